/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Instructions for the player: setting up the table, preparing a round, and the next thing
 * to do.
 */

#pragma once

#include <glib.h>

#include "dub-state.h"

/* The setup list, one item per string, NULL-terminated. */
char **dub_text_setup (const DubBox *box, const DubSetup *setup);
char *dub_text_setup_done (void); /* the button label */

/* The components that go together into the box after the game, in the same form. */
char **dub_text_teardown (const DubSetup *setup);

/* The next thing to do, and the label of its button; NULL if there is none. */
char *dub_text_next (const DubState *state);

/* The same while a question of her turn is open. */
char *dub_text_next_answer (void);
char *dub_text_next_button (const DubBox *box, const DubState *state);

/* The same for a player who leaves pieces open, and what is to be done instead. */
char *dub_text_start_round (const DubState *state);
char *dub_text_lay_out (void);

/* The pieces to draw for a display and where they go, NULL if there are none; the display with
 * the number of pieces still to be entered; and that number, or a mark once it is complete. */
char *dub_text_due (const DubBox *box, const DubState *state, DubDisplayName display);
char *dub_text_display_progress (const DubBox *box, const DubState *state, DubDisplayName display);
char *dub_text_display_left (const DubBox *box, const DubState *state, DubDisplayName display);

/* The label of the big button if it is pressed in your turn before anything was entered, and in a
 * preparation that leaves so many pieces unknown. */
char *dub_text_end_empty_turn (void);
char *dub_text_start_unknown (guint n);

/* The same, if tasks, as a bitmask of DubTask, may have been fulfilled and have no token. */
char *dub_text_end_unmarked (const DubBox *box, const DubState *state, guint tasks);

/* The label of the button that fills the displays in a game without a copy of the board game. */
char *dub_text_fill_button (void);
char *dub_text_leave_empty_button (void);

/* Instructions for your turn, and for a garment that you took. */
char *dub_text_your_guide (void);
char *dub_text_garment_guide (DubGarment garment);

/* The texts of the guided round, for a player who has not read the rulebook, in the order of the
 * round. Each speaks of one thing on the page, and is shown beside it. */
typedef enum {
  DUB_LESSON_NONE,
  DUB_LESSON_ENTER,
  DUB_LESSON_FILL,
  DUB_LESSON_READY,
  DUB_LESSON_REVEAL,
  DUB_LESSON_REVEAL_AGAIN,
  DUB_LESSON_HER_RESOURCES,
  DUB_LESSON_YOUR_TILE,
  DUB_LESSON_UNDO,
  DUB_LESSON_YOUR_GARMENT,
  DUB_LESSON_END_TURN,
  DUB_LESSON_END_TURN_AGAIN,
  DUB_LESSON_HER_HIRE,
  DUB_LESSON_CORRECT,
  DUB_LESSON_YOUR_HIRE,
  DUB_LESSON_HER_DECORATION,
  DUB_LESSON_YOUR_DECORATION,
  DUB_LESSON_QUESTION,
  DUB_LESSON_HER_GARMENT,
  DUB_LESSON_YOUR_LAST,
  DUB_LESSON_HER_EXAM,
  DUB_LESSON_HER_FAVOR,
  DUB_LESSON_INCOME,
  DUB_LESSON_END,
  DUB_N_LESSONS,
} DubLesson;

/* Returns NULL for DUB_LESSON_NONE. */
char *dub_text_lesson (DubLesson lesson);

/* The name of a new guided game. */
char *dub_text_guided_game (void);
