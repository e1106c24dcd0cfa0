/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences about a game that goes on: where it stands, what comes next, what to
 * compare with the table.
 */

#pragma once

#include "dub-rules.h"

G_BEGIN_DECLS

/* Round and counter on a line. */
char *dub_text_status (const DubState *state);

/* What is to be done next. */
char *dub_text_next (const DubState *state);

/* What was done last, by its title. */
char *dub_text_last (const char *title);

/* What has to be drawn for a display, with where it goes; NULL if nothing. */
char *dub_text_due (const DubBox *box, const DubState *state, DubDisplayName display);

/* Counter, tokens in each hall and tiles, to find a slip early; NULL-terminated. */
char **dub_text_audit (const DubState *state);

/* What a player should know of a game that was opened; NULL-terminated. */
char **dub_text_warnings (gboolean read_only, gboolean open_elsewhere, gsize n_torn);

G_END_DECLS
