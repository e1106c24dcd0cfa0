/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Instructions for the player: setting up the table, preparing a round, and the next thing
 * to do.
 */

#pragma once

#include "dub-event.h"

G_BEGIN_DECLS

/* The setup list, one item per string, NULL-terminated. */
char **dub_text_setup (const DubBox *box, const DubSetup *setup);
char *dub_text_setup_done (void); /* the button label */

/* The next thing to do, and the label of its button; NULL if there is none. */
char *dub_text_next (const DubState *state);

/* The same while a question of her turn is open. */
char *dub_text_next_answer (void);
char *dub_text_next_button (const DubBox *box, const DubState *state);

/* The pieces to draw for a display and where they go, NULL if there are none; the display with
 * the number of pieces still to be entered; and that number, or a mark once it is complete. */
char *dub_text_due (const DubBox *box, const DubState *state, DubDisplayName display);
char *dub_text_display_progress (const DubBox *box, const DubState *state, DubDisplayName display);
char *dub_text_display_left (const DubBox *box, const DubState *state, DubDisplayName display);

/* What the big button says if it is pressed in your turn before anything was entered, and in a
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

G_END_DECLS
