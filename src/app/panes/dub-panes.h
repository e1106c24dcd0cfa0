/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The panes that are used as they are, each from the template of its name.
 */

#pragma once

#include "dub-pane.h"

/* Madame du Barry and the current task: who she is, the pane of the phase, and one big
 * button for the next action. */
#define DUB_TYPE_NOW_PANE (dub_now_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubNowPane, dub_now_pane, DUB, NOW_PANE, DubPane)

/* The setup list, with a check button for each item. */
#define DUB_TYPE_SETUP_PANE (dub_setup_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubSetupPane, dub_setup_pane, DUB, SETUP_PANE, DubPane)

/* The preparation of a round: the pieces to remove and to shift, and buttons for entering
 * the pieces that were drawn. */
#define DUB_TYPE_PREPARE_PANE (dub_prepare_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubPreparePane, dub_prepare_pane, DUB, PREPARE_PANE, DubPane)

/* Your turn: your actions so far, and buttons for those that cannot be tapped on the board. */
#define DUB_TYPE_YOUR_TURN_PANE (dub_your_turn_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubYourTurnPane, dub_your_turn_pane, DUB, YOUR_TURN_PANE, DubPane)

/* Your hand: the cards to play, of which one is played, and places for those that are not chosen
 * yet. */
#define DUB_TYPE_HAND_PANE (dub_hand_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubHandPane, dub_hand_pane, DUB, HAND_PANE, DubPane)

/* Your purse: four counters, each of which can be put right; and below it what she has. */
#define DUB_TYPE_PURSE_PANE (dub_purse_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubPursePane, dub_purse_pane, DUB, PURSE_PANE, DubPane)

/* The scoring: during the game the current score, at the end the final one with any open
 * question, and afterward the result, which can be saved as a sheet. */
#define DUB_TYPE_SCORE_PANE (dub_score_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubScorePane, dub_score_pane, DUB, SCORE_PANE, DubPane)

/* The forecast of the end of a game, folded away until the player wants it. It is computed
 * only while it is open, and again after each change. */
#define DUB_TYPE_FORECAST_ROW (dub_forecast_row_get_type ())

G_DECLARE_FINAL_TYPE (DubForecastRow, dub_forecast_row, DUB, FORECAST_ROW, AdwBin)

/* Shows the forecast of this game, and cancels that of the game before. */
void dub_forecast_row_set_game (DubForecastRow *self, const DubGame *game);

/* Your possessions: your supply, your staff, what is yours on the board, and your score if the
 * game ended now. Here you also say which specialized Apprentice you hold. */
#define DUB_TYPE_YOUR_SIDE_PANE (dub_your_side_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubYourSidePane, dub_your_side_pane, DUB, YOUR_SIDE_PANE, DubPane)

/* The log: everything that happened, by round, with the newest at the bottom, and buttons
 * to go back to any of it. Undone entries stay in the list until a new entry replaces them. */
#define DUB_TYPE_JOURNAL_PANE (dub_journal_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubJournalPane, dub_journal_pane, DUB, JOURNAL_PANE, DubPane)

/* Scrolls to an entry, unfolded and with the focus. */
void dub_journal_pane_show_entry (DubJournalPane *self, guint index);

/* The Large Text view: one step at a time, as large as the screen, to be read from across
 * the table and paged with Page Down and Page Up or a remote. */
#define DUB_TYPE_LARGE_TEXT (dub_large_text_get_type ())

G_DECLARE_FINAL_TYPE (DubLargeText, dub_large_text, DUB, LARGE_TEXT, DubPane)

/* A question that the app needs answered now: its text, its reason, and only the controls
 * that answer it. */
#define DUB_TYPE_QUESTION_FORM (dub_question_form_get_type ())

G_DECLARE_FINAL_TYPE (DubQuestionForm, dub_question_form, DUB, QUESTION_FORM, DubPane)

/* A field for the player's note about a game. It is saved when the focus leaves it, and when it
 * is no longer shown. */
#define DUB_TYPE_NOTE_BOX (dub_note_box_get_type ())

G_DECLARE_FINAL_TYPE (DubNoteBox, dub_note_box, DUB, NOTE_BOX, DubPane)

/* The part with sample values that decides her turn, as it would be printed: it matches, or it is
 * changed, or the player goes on and is asked the next time. */
#define DUB_TYPE_SAMPLE_CHECK (dub_sample_check_get_type ())

G_DECLARE_FINAL_TYPE (DubSampleCheck, dub_sample_check, DUB, SAMPLE_CHECK, DubPane)

/* The progress in draw mode learn: how many of her cards are known. Once all are, they can
 * be saved and drawn by the app. */
#define DUB_TYPE_DECK_PROGRESS (dub_deck_progress_get_type ())

G_DECLARE_FINAL_TYPE (DubDeckProgress, dub_deck_progress, DUB, DECK_PROGRESS, DubPane)
