/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sessions that are played by lines of the journal.
 */

#pragma once

#include "dub-box-editor.h"

G_BEGIN_DECLS

gboolean session_try (DubSession *session, const char *line, GError **error);

/* Performs the move of a line, which is not refused. */
void session_perform (DubSession *session, const char *line);

/* Performs what comes next without a choice. */
void session_go_on (DubSession *session);

/* Corrects the box, and waits until that is done. */
gboolean session_correct_box (DubSession *session, const DubBox *box, gboolean to_profile,
                              const char *new_name, GError **error);

G_END_DECLS
