/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What went wrong: refusals, tables that cannot be, and files of games.
 */

#pragma once

#include "dub-game.h"
#include "dub-limits.h"

G_BEGIN_DECLS

/* What a refusal means to the player, chosen by its code. */
char *dub_text_error (const GError *error);

/* Why the table cannot be like that; NULL if it can. */
char *dub_text_problem (const DubProblem *problem);

/* Why a game stands still: it cannot be written, for a reason that the system gives; its
 * file is no longer there; its file is another one now. */
char *dub_text_not_saved (const char *reason);
char *dub_text_file_gone (void);
char *dub_text_file_changed (void);

/* What a player should know of a game that was opened; NULL-terminated. */
char **dub_text_warnings (gboolean read_only, gboolean open_elsewhere, gsize n_torn);

G_END_DECLS
