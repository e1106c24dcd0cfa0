/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Titles of lists and rows for everything that can be corrected.
 */

#pragma once

#include "dub-game.h"
#include "dub-place.h"
#include "dub-state.h"

/* Names a part of the table or a fact, a single space of it, and a number. */
char *dub_text_correction_section (DubPlace section);
char *dub_text_correction_subject (const DubGame *game, DubPlace place);
char *dub_text_correction_number (DubPlace place);

/* Names the content that a correction puts at its place; of a task with whose examination it is. */
char *dub_text_correction_content (const DubBox *box, DubPlace place, DubThing thing);
char *dub_text_correction_whose (const DubBox *box, DubPlace place, DubThing thing);

/* The pieces that were understood, in their order; NULL if there are none. */
char *dub_text_code_understood (char **names);

/* The reasons why a code was not understood: it is not a code, it matches several cards, or no such
 * piece can be entered now. */
char *dub_text_code_unknown (const char *code);
char *dub_text_code_several (const char *code, guint n_cards);
char *dub_text_code_not_due (const char *code);

/* The piece that was entered; and why one cannot be: all that the profile has are on the table,
 * or the display is complete. */
char *dub_text_entered (const DubBox *box, const DubState *state, const DubMove *entry);
char *dub_text_entry_used_up (const char *name);
char *dub_text_display_full (void);

/* The title of the corrections of a place, with what is recorded there. */
char *dub_text_correct_place (const DubBox *box, const DubState *state, DubPlace place);

/* The level of an Employee card, static; and with its rank, as short as possible: "I Master". */
const char *dub_text_level (guint level);
char *dub_text_rank (const DubBox *box, DubEmployee employee);
