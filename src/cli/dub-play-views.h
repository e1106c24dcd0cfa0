/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The views of a game in the terminal, and the commands that show them.
 */

#pragma once

#include "dub-session.h"

/* Appends the lines with an indent, perhaps numbered. */
void dub_play_append_lines (GString *text, char **lines, gboolean numbered);

/* Shows the state of the game and what to do now. */
void dub_play_show (DubSession *session);

/* Commands; the rest is what was typed after the word. */
gboolean dub_play_show_log (DubSession *session, const char *rest);
gboolean dub_play_show_board (DubSession *session, const char *rest);
gboolean dub_play_show_score (DubSession *session, const char *rest);
gboolean dub_play_show_purse (DubSession *session, const char *rest);
gboolean dub_play_show_yours (DubSession *session, const char *rest);
gboolean dub_play_show_audit (DubSession *session, const char *rest);
gboolean dub_play_show_teardown (DubSession *session, const char *rest);
gboolean dub_play_show_why (DubSession *session, const char *rest);
gboolean dub_play_show_help (DubSession *session, const char *rest);

/* Appends the code with which another player gets the same cards, if the app draws them. */
void dub_play_append_code (GString *text, DubSession *session);
