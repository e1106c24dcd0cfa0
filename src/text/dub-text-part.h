/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words for comparing a box with the printed one, part by part. All strings are
 * owned by the caller.
 */

#pragma once

#include "dub-box-hint.h"

G_BEGIN_DECLS

/* A part by its name, and what to look at. */
char *dub_part_dup_title (DubPart part);
char *dub_part_dup_guide (DubPart part);

/* What is unusual about a part, one hint per line; NULL if there is nothing. */
char *dub_part_dup_hints (const DubBox *box, DubPart part);

/* Why a profile cannot be read: the part by its name, if the error tells a place in
 * the file, and the error itself, which is technical. */
char *dub_box_dup_problem (const GError *error);

/* The action of a card on a small button, and its symbol. */
char *dub_card_dup_short_action (DubCard card);
char *dub_card_dup_short_symbol (DubSymbol symbol);

/* The number of cards like this one that were entered, and the numbers of each action,
 * hall and symbol, one sentence per line. */
char *dub_deck_dup_equal (guint n_equal);
char **dub_deck_dup_counts (const DubBox *box, guint32 entered);

/* The progress, in parts and in cards. */
char *dub_text_parts_done (guint n);
char *dub_text_cards_entered (guint n);

G_END_DECLS
