/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-figures.h"

#include "config.h"
#include "dub-columns.h"
#include "dub-screen.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

enum { GAP = 3 };

void
dub_figures_append_fact (GString *out, const char *whom, const char *what, const char *figure)
{
  if (whom != NULL)
    /* Translators: whose figure it is, what it counts, and the figure. */
    g_string_append_printf (out, C_("figure", "%s, %s: %s"), whom, what, figure);
  else
    /* Translators: what is counted, and the figure. */
    g_string_append_printf (out, C_("figure", "%s: %s"), what, figure);
  g_string_append_c (out, '\n');
}

void
dub_figures_append_sides (GString *out, guint width, const char *hers, const char *yours,
                          const char *what)
{
  if (dub_screen_is_plain ()) {
    dub_figures_append_fact (out, dub_text_person (DUB_BARRY), what, hers);
    dub_figures_append_fact (out, dub_text_person (DUB_YOU), what, yours);
    return;
  }
  dub_columns_append_right (out, hers, width);
  dub_columns_append_right (out, yours, width + 1);
  g_string_append_printf (out, "  %s\n", what);
}

/* The columns that a name or figure, and its title, need. */
static guint
get_column_width (const char *title, GPtrArray *rows, guint column)
{
  guint width = dub_columns_get_width (title);

  for (guint i = 0; i < rows->len; i++) {
    char **row = g_ptr_array_index (rows, i);

    width = MAX (width, dub_columns_get_width (row[column]));
  }

  return width;
}

static void
append_row (GString *out, const char *const *row, const guint *widths, guint n)
{
  dub_columns_append_padded (out, row[0], widths[0]);
  for (guint i = 1; i < n; i++)
    dub_columns_append_right (out, row[i], widths[i] + GAP);
  g_string_append_c (out, '\n');
}

static void
append_facts (GString *out, const char *const *titles, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++) {
    char **row = g_ptr_array_index (rows, i);

    for (guint j = 0; titles[j] != NULL; j++)
      dub_figures_append_fact (out, row[0], titles[j], row[j + 1]);
  }
}

static void
append_columns (GString *out, const char *const *titles, GPtrArray *rows)
{
  guint n = g_strv_length ((char **) titles) + 1;
  g_autofree guint *widths = g_new0 (guint, n);
  g_autofree const char **head = g_new0 (const char *, n);

  for (guint i = 0; i < n; i++) {
    head[i] = i == 0 ? "" : titles[i - 1];
    widths[i] = get_column_width (head[i], rows, i);
  }
  append_row (out, head, widths, n);
  for (guint i = 0; i < rows->len; i++)
    append_row (out, g_ptr_array_index (rows, i), widths, n);
}

void
dub_figures_append_table (GString *out, const char *const *titles, GPtrArray *rows)
{
  if (dub_screen_is_plain ())
    append_facts (out, titles, rows);
  else
    append_columns (out, titles, rows);
}
