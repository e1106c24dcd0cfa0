/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts in which a box is compared with the printed one, and their figures in the
 * order in which the eye finds them, so that they can be entered one after the other.
 *
 * A part is a section of the file, except that each hall is a part of its own. Both
 * are needed: a file has one source for its five halls, while a draft remembers
 * which of them were compared.
 */

#pragma once

#include "dub-box-row.h"

G_BEGIN_DECLS

/* Drafts have these numbers. */
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

/* The figures of a part in the order in which they are entered; none of the deck.
 * Returns their number. */
guint dub_part_list_fields (const DubBox *box, DubPart part, DubField fields[DUB_MAX_FIELDS]);

/* The first figure of the part that contradicts the books: a cost of fireworks that is
 * out of order, or one of the numbers of tiles whose total is wrong. FALSE if there is
 * none. */
gboolean dub_part_find_disorder (const DubBox *box, DubPart part, DubField *field);

/* The tiles that are counted together with this figure, and how many the books state. */
guint dub_field_get_total (const DubBox *box, DubField field, guint *stated);

/* The number of cards of the deck, among those that were entered (a bitmask), that are
 * like this one. */
guint dub_deck_count_equal (const DubBox *box, guint32 entered, DubCard card);

G_END_DECLS
