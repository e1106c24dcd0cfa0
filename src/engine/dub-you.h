/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's possessions, as far as they are known.
 */

#pragma once

#include "dub-jewelry.h"

G_BEGIN_DECLS

/* Facts about you that may be known; the app asks for an unknown one if it decides. */
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

/* Tables are compared as bytes, so there must be no padding. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct {
  guint8 known; /* bitmask of DubFact */
  guint8 kept;  /* known facts that outlast the end of your turn */
  guint16 counts[DUB_N_COUNTS];
  DubJewelry jewelry;
  guint8 n_bonuses;
  guint8 bonuses[DUB_N_CROWNS]; /* DubCrowns in your staff */
  guint8 hand;                  /* number of cards */
  guint8 has_specialist;        /* hired, once per game */
} DubYou;

#pragma GCC diagnostic pop

/* Returns the maximum of a fact about you. */
static inline guint
dub_fact_get_max (DubFact fact)
{
  return fact == DUB_FACT_PP ? DUB_MAX_PP : fact == DUB_FACT_LIVRE ? DUB_MAX_LIVRE : DUB_MAX_COUNT;
}

G_END_DECLS
