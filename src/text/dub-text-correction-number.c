/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-correction-number.h"

#include "dub-correction-list.h"
#include "dub-count.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

/* The correction, and the pile, the deck or the color. */
typedef struct {
  const char *name; /* NULL: that of the jewelry */
  guint8 correction;
  guint8 which;
} Number;

/* Tables of marked text, which clang-format cannot indent. */
/* clang-format off */

static const Number numbers[DUB_N_CORRECTION_NUMBERS] = {
  { NC_("set right", "Prestige Points"), DUB_CORRECTION_HER_PP, 0 },
  { NC_("set right", "Thread"), DUB_CORRECTION_HER_THREAD, 0 },
  { NC_("set right", "Lace"), DUB_CORRECTION_HER_LACE, 0 },
  { NC_("set right", "Resource tiles"), DUB_CORRECTION_HER_TILES, 0 },
  { NULL, DUB_CORRECTION_HER_JEWELRY, DUB_BLUE },
  { NULL, DUB_CORRECTION_HER_JEWELRY, DUB_PINK },
  { NULL, DUB_CORRECTION_HER_JEWELRY, DUB_GREEN },
  { NULL, DUB_CORRECTION_HER_JEWELRY, DUB_ORANGE },
  { NC_("set right", "Your cards in hand"), DUB_CORRECTION_YOUR_HAND, 0 },
  { NC_("set right", "Her hand cards"), DUB_CORRECTION_PILE, DUB_PILE_HAND },
  { NC_("set right", "Her Card supply"), DUB_CORRECTION_PILE, DUB_PILE_SUPPLY },
  { NC_("set right", "Her Discard pile"), DUB_CORRECTION_PILE, DUB_PILE_DISCARD },
  { NC_("set right", "Resource bag (blank: enough)"), DUB_CORRECTION_BAG, 0 },
  { NC_("set right", "Journeyman Employee deck"), DUB_CORRECTION_EXAM_DECK, DUB_TRACK_JOURNEYMAN },
  { NC_("set right", "Master Employee deck"), DUB_CORRECTION_EXAM_DECK, DUB_TRACK_MASTER },
};

/* clang-format on */

char *
dub_correction_dup_number (guint number)
{
  if (numbers[number].name == NULL)
    return dub_text_jewel (numbers[number].which);

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "set right", numbers[number].name));
}

gint
dub_correction_get_max (const DubState *state, guint number)
{
  switch (numbers[number].correction) {
  case DUB_CORRECTION_HER_PP:
    return DUB_MAX_PP;
  case DUB_CORRECTION_HER_TILES:
  case DUB_CORRECTION_BAG:
    return (gint) dub_state_get_n_tiles (state);
  case DUB_CORRECTION_HER_JEWELRY:
    return DUB_MAX_JEWELRY;
  case DUB_CORRECTION_PILE:
    return DUB_N_CARDS;
  case DUB_CORRECTION_EXAM_DECK:
    return DUB_N_EXAM_CARDS;
  case DUB_CORRECTION_HER_THREAD:
  case DUB_CORRECTION_HER_LACE:
  case DUB_CORRECTION_YOUR_HAND:
    return DUB_MAX_COUNT;
  default:
    g_return_val_if_reached (0);
  }
}

static DubDetail
fill_in (const DubState *state, guint number)
{
  DubDetail subject = { .correction = numbers[number].correction };

  if (subject.correction == DUB_CORRECTION_PILE)
    subject.pile = numbers[number].which;
  if (subject.correction == DUB_CORRECTION_EXAM_DECK)
    subject.track = numbers[number].which;

  return dub_correction_fill_in (state, subject);
}

gint
dub_correction_get_number (const DubState *state, guint number)
{
  DubDetail there = fill_in (state, number);

  return there.correction == DUB_CORRECTION_HER_JEWELRY ? there.jewelry[numbers[number].which]
                                                        : there.n;
}

DubDetail
dub_correction_set_number (const DubState *state, guint number, gint n)
{
  DubDetail correction = fill_in (state, number);

  if (correction.correction == DUB_CORRECTION_HER_JEWELRY)
    correction.jewelry[numbers[number].which] = (guint8) MAX (n, 0);
  else
    correction.n = (gint16) n;

  return correction;
}
