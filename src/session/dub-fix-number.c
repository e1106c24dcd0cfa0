/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-fix-number.h"

#include "dub-count.h"
#include "dub-fix-list.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

/* The correction, and the pile, the deck or the colour. */
typedef struct {
  const char *name; /* NULL: that of the jewelry */
  guint8 fix;
  guint8 which;
} Number;

/* Tables of marked text, which clang-format cannot indent. */
/* clang-format off */

static const Number numbers[DUB_N_FIX_NUMBERS] = {
  { NC_("set right", "Prestige Points"), DUB_FIX_PP, 0 },
  { NC_("set right", "Thread"), DUB_FIX_THREAD, 0 },
  { NC_("set right", "Lace"), DUB_FIX_LACE, 0 },
  { NC_("set right", "Resource tiles"), DUB_FIX_TILES, 0 },
  { NULL, DUB_FIX_JEWELRY, DUB_BLUE },
  { NULL, DUB_FIX_JEWELRY, DUB_PINK },
  { NULL, DUB_FIX_JEWELRY, DUB_GREEN },
  { NULL, DUB_FIX_JEWELRY, DUB_ORANGE },
  { NC_("set right", "Your cards in hand"), DUB_FIX_YOUR_HAND, 0 },
  { NC_("set right", "Her hand cards"), DUB_FIX_PILE, DUB_PILE_HAND },
  { NC_("set right", "Her Card supply"), DUB_FIX_PILE, DUB_PILE_SUPPLY },
  { NC_("set right", "Her Discard pile"), DUB_FIX_PILE, DUB_PILE_DISCARD },
  { NC_("set right", "Resource bag (blank: enough)"), DUB_FIX_BAG, 0 },
  { NC_("set right", "Journeyman Employee deck"), DUB_FIX_EXAM_DECK, DUB_TRACK_JOURNEYMAN },
  { NC_("set right", "Master Employee deck"), DUB_FIX_EXAM_DECK, DUB_TRACK_MASTER },
};

/* clang-format on */

char *
dub_fix_dup_number (guint number)
{
  if (numbers[number].name == NULL)
    return dub_text_jewel (numbers[number].which);

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "set right", numbers[number].name));
}

gint
dub_fix_get_max (const DubState *state, guint number)
{
  switch (numbers[number].fix) {
  case DUB_FIX_PP:
    return DUB_MAX_PP;
  case DUB_FIX_TILES:
  case DUB_FIX_BAG:
    return (gint) dub_state_get_n_tiles (state);
  case DUB_FIX_JEWELRY:
    return DUB_MAX_JEWELRY;
  case DUB_FIX_PILE:
    return DUB_N_CARDS;
  case DUB_FIX_EXAM_DECK:
    return DUB_N_EXAM_CARDS;
  case DUB_FIX_THREAD:
  case DUB_FIX_LACE:
  case DUB_FIX_YOUR_HAND:
    return DUB_MAX_COUNT;
  default:
    g_return_val_if_reached (0);
  }
}

static DubDetail
fill_in (const DubState *state, guint number)
{
  DubDetail subject = { .fix = numbers[number].fix };

  if (subject.fix == DUB_FIX_PILE)
    subject.pile = numbers[number].which;
  if (subject.fix == DUB_FIX_EXAM_DECK)
    subject.track = numbers[number].which;

  return dub_fix_fill_in (state, subject);
}

gint
dub_fix_get_number (const DubState *state, guint number)
{
  DubDetail there = fill_in (state, number);

  return there.fix == DUB_FIX_JEWELRY ? there.jewelry[numbers[number].which] : there.n;
}

DubDetail
dub_fix_set_number (const DubState *state, guint number, gint n)
{
  DubDetail fix = fill_in (state, number);

  if (fix.fix == DUB_FIX_JEWELRY)
    fix.jewelry[numbers[number].which] = (guint8) MAX (n, 0);
  else
    fix.n = (gint16) n;

  return fix;
}
