/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts in which the owner matches a box profile with the printed copy. Their
 * values are in the order in which they appear on the board, so that they can be
 * entered in sequence.
 *
 * A part is a section of the file, except that each hall is a separate part. Both are
 * needed: a file has one source for all five halls, while a draft remembers which of
 * them were matched.
 */

#pragma once

#include "dub-box-row.h"

G_BEGIN_DECLS

/* Drafts store these numbers. */
typedef enum {
  DUB_PART_HALL_1,
  DUB_PART_HALL_5 = DUB_PART_HALL_1 + DUB_N_HALLS - 1,
  DUB_PART_FIREWORKS,
  DUB_PART_STATUES,
  DUB_PART_KITCHEN,
  DUB_PART_ALL_HALLS,
  DUB_PART_GARMENT_DISPLAY,
  DUB_PART_JEWELER,
  DUB_PART_EMPLOYEES,
  DUB_PART_DECK,
  DUB_PART_GARMENTS,
  DUB_PART_RESOURCES,
  DUB_PART_JEWELRY,
  DUB_N_PARTS,
} DubPart;

enum { DUB_MAX_FIELDS = 80 };

DubSection dub_part_get_section (DubPart part);

/* Lists the values of a part in the order of entry, and returns their number. The deck has
 * none. */
guint dub_part_list_fields (const DubBox *box, DubPart part, DubField fields[DUB_MAX_FIELDS]);

/* Finds the first value of the part that contradicts the rulebooks: a fireworks cost that is
 * out of order, or a number of tiles whose total is wrong. Returns FALSE if there is none. */
gboolean dub_part_find_disorder (const DubBox *box, DubPart part, DubField *field);

/* Returns the number of tiles that are counted together with this value. *stated is the
 * number in the rulebooks. */
guint dub_field_get_total (const DubBox *box, DubField field, guint *stated);

/* Returns how many of the entered cards of the deck (a bitmask) are identical to this card. */
guint dub_deck_count_equal (const DubBox *box, guint32 entered, DubCard card);

G_END_DECLS
