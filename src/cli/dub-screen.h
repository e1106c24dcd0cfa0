/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Standard output: a terminal of some size, perhaps with colors, or a pipe, which
 * gets the bare text.
 */

#pragma once

#include <glib.h>

/* The columns and lines of the terminal now; 0 in a pipe. */
guint dub_screen_get_width (void);
guint dub_screen_get_height (void);

/* Returns whether the terminal cannot move its cursor. */
gboolean dub_screen_is_dumb (void);

/* Returns whether text may be bold or colored: not in a pipe, not with NO_COLOR, not with a dumb
 * terminal. */
gboolean dub_screen_has_style (void);

/* Returns whether lines can be drawn: the terminal takes UTF-8, and nobody asked for ASCII. */
gboolean dub_screen_has_lines (void);
void dub_screen_set_ascii (void);

/* In plain text nothing is drawn, bold, colored or left to a pager. */
gboolean dub_screen_is_plain (void);
void dub_screen_set_plain (void);

/* Writes text for people: wrapped, and through a pager if it does not fit the terminal.
 * Returns FALSE with errno set if not all of it could be written. */
gboolean dub_screen_print (const char *text);

/* The same without a pager, for what belongs to a conversation; the second function adds the end of
 * the line, and the third writes a line to standard error and always returns FALSE. */
gboolean dub_screen_say (const char *text);
void dub_screen_say_line (const char *line);
gboolean dub_screen_complain (const char *line);

/* Appends the text in bold letters, if there can be any. */
void dub_screen_append_bold (GString *out, const char *text);

/* Figures for people: in columns, or one fact a line where plain text was asked for. */

/* Appends a line with one fact: what is counted, of whom (NULL for nobody), and the figure. */
void dub_figures_append_fact (GString *out, const char *whom, const char *what, const char *figure);

/* Appends the figures of both sides before what they count. */
void dub_figures_append_sides (GString *out, const char *hers, const char *yours, const char *what);

/* Appends rows (char **), each a name and a cell per title, in columns: figures below the titles,
 * or anything else without them. A row that cannot be read has one cell only, its fault. */
void dub_figures_append_rows (GString *out, const char *const *titles, GPtrArray *rows,
                              gboolean are_figures);
