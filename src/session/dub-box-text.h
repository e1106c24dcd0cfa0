/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words for comparing a box with the printed one. All strings are owned by
 * the caller.
 */

#pragma once

#include "dub-box-part.h"

G_BEGIN_DECLS

/* A part by its name, and what to look at. */
char *dub_part_dup_title (DubPart part);
char *dub_part_dup_guide (DubPart part);

/* A figure by its name, and one of its values, for people and in a picture. */
char *dub_field_dup_name (const DubBox *box, DubField field);
char *dub_field_dup_value (DubField field, guint value);
char *dub_field_dup_caption (DubField field, guint value);

/* What is wrong with a cost that is out of order, or a number of tiles. */
char *dub_field_dup_disorder (const DubBox *box, DubField field);

/* Why a profile cannot be read: the part by its name, if the error tells a place in
 * the file, and then the error itself, which is technical. */
char *dub_box_dup_problem (const GError *error);

/* A row of spaces with a number of its own. */
char *dub_row_dup_name (DubRow row);

/* The action of a card on a small button, its hall and its symbol. */
char *dub_card_dup_short_action (DubCard card);
char *dub_card_dup_short_symbol (DubSymbol symbol);

/* How many cards were entered that are like this one, and how many there are of
 * each action, hall and symbol, a line each. */
char *dub_deck_dup_equal (guint n_equal);
char **dub_deck_dup_counts (const DubBox *box, guint32 entered);

/* How far it has come. */
char *dub_draft_dup_progress (const DubBoxDraft *draft);
char *dub_draft_dup_cards (const DubBoxDraft *draft);

G_END_DECLS
