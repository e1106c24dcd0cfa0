/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text about box profiles: their sections, the source of their values, and how many of her
 * cards are known. A sample value is never presented as printed.
 */

#pragma once

#include "dub-box-schema.h"
#include "dub-move.h"
#include "dub-turn.h"

char *dub_text_section (DubSection section);

/* Names a shipped profile by its edition. */
char *dub_text_edition (DubEdition edition);

/* The bonus of an Employee card, or the name that the owner of the profile gave it. */
char *dub_text_employee_bonus (const DubBox *box, guint place);
char *dub_text_employee_short_bonus (const DubBox *box, guint place); /* for a row of a list */

/* A note on the board that it has sample values. */
char *dub_text_starter_note (void);

/* A sentence that sample values decided a step; NULL if none did. */
char *dub_text_starter_reason (const DubBox *box, const DubState *before, const DubTurn *turn,
                               guint step);

/* Asks whether the values of this part, which decide her turn, are the printed ones. */
char *dub_text_sample_question (DubPart part);

/* The values of a part in the order of entry, with their names; NULL-terminated. */
char **dub_text_part_values (const DubBox *box, DubPart part);

/* The progress: how many parts of the profile match the printed ones, or are known from others. */
char *dub_text_parts (guint n_done, guint n_others, guint n_parts);

/* A note that the profile does not have the tile that was entered; NULL if it does. */
char *dub_text_entry_note (const DubBox *box, DubThing entry);

/* The number of her cards that are known, and a sentence for when all of them are. */
char *dub_text_known (guint n);
char *dub_text_all_known (void);

/* The name of a value, and one of its possible values, for a sentence and for a drawing. */
char *dub_text_field_name (const DubBox *box, DubField field);
char *dub_text_field_value (DubField field, guint value);
char *dub_text_field_caption (DubField field, guint value);

/* Names a garment tile of an Expansion by its bonus or its number. */
char *dub_text_tile_title (const DubBox *box, DubGarmentList list, guint at);

/* The total of the tiles that are counted together with this value, and the expected total. */
char *dub_text_field_total (const DubBox *box, DubField field);

/* Explains a cost that is out of order, or a wrong number of tiles. */
char *dub_text_field_disorder (const DubBox *box, DubField field);

/* Name a space of a row, a card or a tile; and tell what is printed there, or in the whole row. */
char *dub_text_space_name (const DubBox *box, DubRow row, guint at);
char *dub_text_space_print (const DubBox *box, DubRow row, guint at);
char *dub_text_row_print (const DubBox *box, DubRow row);

/* The number of places in which two profiles differ, and of those that were taken; and the parts
 * with the same values, which the other one knows to be the printed ones. */
char *dub_text_differences (guint n);
char *dub_text_taken (guint n_taken, guint n);
char *dub_text_confirmed (guint parts);

/* The part and the place of a difference, as in a list; the whole row with is_row. */
char *dub_text_difference_name (const DubBox *box, DubPart part, DubRow row, guint at,
                                gboolean is_row);

/* Names a row of spaces whose number can be changed. */
char *dub_text_row_name (DubRow row);

/* The name of a part that is matched with the printed values, and instructions on where to look. */
char *dub_part_dup_title (DubPart part);
char *dub_part_dup_guide (DubPart part);

/* Lists the parts of this bitmask, the halls in one if all of them are in it, and those of the
 * Jewelry Box only if it is in use. Returns NULL if there are none. */
char *dub_text_list_parts (guint parts, gboolean jewelry_box);

/* Returns hints about the values of a part, one per line: that they come from others, and which
 * are unusual; or NULL. */
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
