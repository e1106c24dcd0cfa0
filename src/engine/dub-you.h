/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What belongs to you, as far as it is known.
 */

#pragma once

#include "dub-jewelry.h"

G_BEGIN_DECLS

/* What may be known of you; what is not is asked when it decides. */
typedef enum {
  DUB_FACT_PP,
  DUB_FACT_LIVRE,
  DUB_FACT_THREAD,
  DUB_FACT_LACE,
  DUB_FACT_STAFF,
  DUB_FACT_APPRENTICES,
  DUB_N_COUNTS,
  DUB_FACT_JEWELRY = DUB_N_COUNTS,
  DUB_FACT_BONUSES,
  DUB_N_FACTS,
} DubFact;

/* Tables are compared by their bytes, so nothing in them may have a gap. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct {
  guint8 known; /* bitmask of DubFact */
  guint8 kept;  /* of these, the ones that outlast the end of your turn */
  guint16 counts[DUB_N_COUNTS];
  DubJewelry jewelry;
  guint8 n_bonuses;
  guint8 bonuses[DUB_N_CROWNS]; /* DubCrowns in your staff */
  guint8 hand;                  /* cards */
  guint8 has_specialist;        /* hired, once a game */
} DubYou;

#pragma GCC diagnostic pop

/* The most that can be counted of a fact of yours. */
static inline guint
dub_fact_get_max (DubFact fact)
{
  return fact == DUB_FACT_PP ? DUB_MAX_PP : fact == DUB_FACT_LIVRE ? DUB_MAX_LIVRE : DUB_MAX_COUNT;
}

G_END_DECLS
