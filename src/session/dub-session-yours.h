/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your side of a game in progress, in words.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Whether the entry is something that you do with the card that you play. */
gboolean dub_entry_is_your_move (DubEntry entry);

/* Returns the index of the first entry of your turn, or the position if there is none. */
guint dub_session_find_turn (DubSession *self);

/* Returns what the last entry cost you and brought, or NULL. */
char *dub_session_dup_gains (DubSession *self);

/* The same of your last move in this turn, and in a second line what all of them add up to. */
char *dub_session_dup_turn_gains (DubSession *self);

/* Returns what speaks against ending your turn now, as a label of the button for it, or NULL: no
 * move was entered, or, with tasks, one that may be fulfilled is not marked. */
char *dub_session_dup_end_doubt (DubSession *self, gboolean with_tasks);

/* Returns what is to be done with the cards of both as a round begins; NULL-terminated. */
char **dub_session_dup_beginning (DubSession *self);

/* Returns what you gained and may take next, one per string; and the sentences of the
 * reminders that the last entry made due. Both are NULL-terminated. */
char **dub_session_dup_waiting (DubSession *self);
char **dub_session_dup_reminders (DubSession *self);

/* Whether the place has something that you gained and may take next. */
gboolean dub_session_is_waiting_at (DubSession *self, DubPlace place);

G_END_DECLS
