/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form of each action of her cards: its keys in files, and its argument.
 */

#pragma once

#include "dub-limits.h"
#include "dub-names.h"

G_BEGIN_DECLS

enum { DUB_N_CARD_ACTIONS = DUB_CARD_FUND + 1 };

typedef struct {
  const char *key;      /* in a journal */
  const char *action;   /* in a box; two actions may share it */
  const char *argument; /* its key in a box, or NULL if there is none */
  guint8 first, last;   /* range of the argument */
  gboolean is_named;    /* the argument is a name of the set, otherwise a number */
  DubSet set;
  gboolean has_end; /* the number counts from a side */
} DubCardForm;

extern const DubCardForm dub_card_forms[DUB_N_CARD_ACTIONS];

G_END_DECLS
