/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Entries of the log: their titles, their events, and the buttons that make them.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

/* Describes an event, for the log and for the preparation of a round. The state is from before
 * the event. Returns NULL for an event that does not concern the player. */
char *dub_text_event (const DubBox *box, const DubState *before, const DubEvent *event);

/* The title of an entry, by its first event. The state is from before it. */
char *dub_text_title (const DubBox *box, const DubState *before, const DubEvent *first);

/* The title of an entry that today's rules would not make as it is. */
char *dub_text_recorded_differently (const char *title);

/* The label of a button for an action at a place. */
char *dub_text_offer (const DubBox *box, const DubState *state, const DubMove *move);

/* The same where the place is told already: which Garment of the display is meant. */
char *dub_text_offer_at (const DubBox *box, const DubState *state, const DubMove *move,
                         DubPlace place);

/* Labels for undo and redo, without details if the title is NULL. */
char *dub_text_undo (const char *title);
char *dub_text_redo (const char *title);

/* A sentence about the last entry, by its title. */
char *dub_text_last (const char *title);

G_END_DECLS
