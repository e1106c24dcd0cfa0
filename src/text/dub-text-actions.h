/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The actions of your turn in words: what stands on the card that you play, on the button of each
 * action, and on the counters of your purse.
 */

#pragma once

#include "dub-your-actions.h"

/* Returns what an Employee card of yours brings, as short as can be. */
char *dub_text_card_bonus (const DubBox *box, DubEmployee card);

/* Return what stands below the name of the action: its price, as a number of Livre with a “+” if
 * you gain them, or who can do it, or nothing; and the same for a screen reader, with the name. */
char *dub_text_action_price (const DubYourAction *action);
char *dub_text_action_spoken (const DubYourAction *action);

/* Returns why the action is not open, as a sentence; NULL if it is. */
char *dub_text_action_reason (const DubYourAction *action);

/* Returns what to tap on the board for the action. */
char *dub_text_action_guide (DubAction action);

/* Returns the caption of a counter of your purse, and its value in words. */
char *dub_text_purse_caption (DubFact fact);
char *dub_text_purse_spoken (const DubState *state, DubFact fact);

/* Return what stands on the buttons of your examination and of the specialized Apprentice. */
char *dub_text_exam_progress (const DubBox *box, const DubState *state);
char *dub_text_specialist_title (void);

/* Return the question for the values that only the piece of a move shows (what the garment costs,
 * what the tile brings), and the label of the button that enters them. */
char *dub_text_printed_title (const DubMove *move);
char *dub_text_tell_printed (void);

/* Return the titles of your turn so far and of the cards to choose from, and what stands there
 * before there is anything. */
char *dub_text_this_turn (void);
char *dub_text_nothing_yet (void);
char *dub_text_choose_card (void);

/* Returns what stands in place of the bonus: that a card has to be told, or that its bonus has
 * nothing to copy. NULL for most cards. */
char *dub_text_bonus_hint (const DubBox *box, const DubState *state);
