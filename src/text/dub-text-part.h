/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text for matching a box profile with the printed values, part by part. The caller owns
 * all strings.
 */

#pragma once

#include "dub-box-hint.h"

G_BEGIN_DECLS

/* The name of a part, and instructions on where to look. */
char *dub_part_dup_title (DubPart part);
char *dub_part_dup_guide (DubPart part);

/* Lists the parts that are not in this bitmask of matched ones, those of the Jewelry Box only if
 * it is in use. Returns NULL if there are none. */
char *dub_text_unmatched_parts (guint matched, gboolean jewelry_box);

/* Hints about unusual values of a part, one per line; NULL if there are none. */
char *dub_part_dup_hints (const DubBox *box, DubPart part);

/* Explains why a profile cannot be read: the name of the part, if the error includes a path in
 * the file, and the technical error message. */
char *dub_box_dup_problem (const GError *error);

/* The action and the symbol of a card, short enough for a small button. */
char *dub_card_dup_short_action (DubCard card);
char *dub_card_dup_short_symbol (DubSymbol symbol);

/* The number of identical cards already entered, and the numbers of each action, hall and
 * symbol, one sentence per string. */
char *dub_deck_dup_equal (guint n_equal);
char **dub_deck_dup_counts (const DubBox *box, guint32 entered);

/* The progress, in parts and in cards. */
char *dub_text_parts_done (guint n);
char *dub_text_cards_entered (guint n);

G_END_DECLS
