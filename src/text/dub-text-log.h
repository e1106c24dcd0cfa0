/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entries of a game: their titles and what happened, and the buttons that make them.
 */

#pragma once

#include "dub-event.h"

G_BEGIN_DECLS

/* What happened or has to be done, for the log and for the preparation of a round. The
 * state is the one before the event. NULL for an event that says nothing to a player. */
char *dub_text_event (const DubBox *box, const DubState *before, const DubEvent *event);

/* The title of an entry; the state is the one before. */
char *dub_text_action (const DubBox *box, const DubState *before, const DubAction *action);

/* What can be done at a place, as the label of a button. */
char *dub_text_offer (const DubBox *box, const DubState *state, const DubAction *action);

/* What undo or redo would bring; just the word if the title is NULL. */
char *dub_text_undo (const char *title);
char *dub_text_redo (const char *title);

/* What was done last, by its title. */
char *dub_text_last (const char *title);

G_END_DECLS
