/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures for people: in columns, or one fact a line where plain text was asked for.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Appends a line with one fact: what is counted, of whom (NULL for nobody), and the figure. */
void dub_figures_append_fact (GString *out, const char *whom, const char *what, const char *figure);

/* Appends the figures of both sides, each as wide as it is at least, before what they count. */
void dub_figures_append_sides (GString *out, guint width, const char *hers, const char *yours,
                               const char *what);

/* Appends rows, each a name and a figure per title, below the titles. */
void dub_figures_append_table (GString *out, const char *const *titles, GPtrArray *rows);

/* Appends rows of an id and what there is about it, a cell per title, in columns without titles.
 * What cannot be read has one cell only, its fault. */
void dub_figures_append_list (GString *out, const char *const *titles, GPtrArray *rows);

G_END_DECLS
