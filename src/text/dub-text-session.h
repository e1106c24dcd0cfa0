/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences about a game that goes on: where it stands, what comes next, what to
 * compare with the table.
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

/* Round and counter on a line. */
char *dub_text_status (const DubState *state);

/* What is to be done next. */
char *dub_text_next (const DubState *state);

/* Round and whose turn it is, for the head of a page. */
char *dub_text_heading (const DubState *state);

/* What undo or redo would bring; just the word if the title is NULL. */
char *dub_text_undo (const char *title);
char *dub_text_redo (const char *title);

/* What the button for the next step says; NULL if there is none. */
char *dub_text_next_button (const DubState *state);
char *dub_text_setup_done (void);

/* What to do in your turn, and what the rest of it is called. */
char *dub_text_your_guide (void);

/* Fills what was drawn by itself, for a game without a box. */
char *dub_text_fill_button (void);

/* What she holds, on a line, and the PP of a side; NULL if they are not known. */
char *dub_text_holdings (const DubState *state);
char *dub_text_points (const DubState *state, DubOwner owner);

/* More about her, a line each: her examination, and what each end-of-game card
 * of her staff is worth now; NULL-terminated. */
char **dub_text_barry (const DubBox *box, const DubState *state);

/* How many of how many orders, for one at a time. */
char *dub_text_order_number (guint number, guint n);

/* What was done last, by its title. */
char *dub_text_last (const char *title);

/* What has to be drawn for a display, with where it goes; NULL if nothing. */
char *dub_text_due (const DubBox *box, const DubState *state, DubDisplayName display);

/* How many of these have not been told yet. */
char *dub_text_still_due (const DubBox *box, const DubState *state, DubDisplayName display);

char *dub_text_audit_title (void);

/* Counter, tokens in each hall and tiles, to find a slip early; NULL-terminated. */
char **dub_text_audit (const DubState *state);

/* Why a game stands still: it cannot be written, for a reason that the system tells; its
 * file is no longer there; its file is another one now. */
char *dub_text_not_saved (const char *reason);
char *dub_text_file_gone (void);
char *dub_text_file_changed (void);

/* What a player should know of a game that was opened; NULL-terminated. */
char **dub_text_warnings (gboolean read_only, gboolean open_elsewhere, gsize n_torn);

G_END_DECLS
