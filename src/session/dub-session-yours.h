/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your side of a game in progress, in words.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Returns what the last entry cost you and brought, or NULL. */
char *dub_session_dup_gains (DubSession *self);

/* The same of your last move, which stays due while you mark the tasks that it fulfills. */
char *dub_session_dup_move_gains (DubSession *self);

/* Returns what you gained and may take next, one per string; and the sentences of the
 * reminders that the last entry made due. Both are NULL-terminated. */
char **dub_session_dup_waiting (DubSession *self);
char **dub_session_dup_reminders (DubSession *self);

/* Whether it is your turn, and nothing was entered in it. */
gboolean dub_session_is_turn_empty (DubSession *self);

/* Whether the place has something that you gained and may take next. */
gboolean dub_session_is_waiting_at (DubSession *self, DubPlace place);

G_END_DECLS
