/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sessions that play lines of the journal.
 */

#pragma once

#include "dub-box-editor.h"

G_BEGIN_DECLS

gboolean session_try (DubSession *session, const char *line, GError **error);

/* Performs the move of a line. The session must accept it. */
void session_perform (DubSession *session, const char *line);

/* Performs the next step that needs no choice. */
void session_go_on (DubSession *session);

/* Corrects the box and waits for the result. */
gboolean session_correct_box (DubSession *session, const DubBox *box, gboolean to_profile,
                              const char *new_name, GError **error);

G_END_DECLS
