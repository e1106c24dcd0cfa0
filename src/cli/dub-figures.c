/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-figures.h"

#include "config.h"
#include "dub-columns.h"
#include "dub-screen.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

enum { GAP = 3, MAX_COLUMNS = 16 };

void
dub_figures_append_fact (GString *out, const char *whom, const char *what, const char *figure)
{
  if (whom != NULL)
    /* Translators: whose figure it is, what it counts, and the figure. */
    g_string_append_printf (out, C_ ("figure", "%s, %s: %s"), whom, what, figure);
  else
    /* Translators: what is counted, and the figure. */
    g_string_append_printf (out, C_ ("figure", "%s: %s"), what, figure);
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
append_row (GString *out, const char *name, const char *const *figures, const guint *widths)
{
  dub_columns_append_padded (out, name, widths[0]);
  for (guint i = 0; figures[i] != NULL; i++)
    dub_columns_append_right (out, figures[i], widths[i + 1] + GAP);
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
  guint widths[MAX_COLUMNS] = { get_column_width ("", rows, 0) };

  for (guint i = 0; titles[i] != NULL; i++) {
    g_return_if_fail (i + 1 < MAX_COLUMNS);
    widths[i + 1] = get_column_width (titles[i], rows, i + 1);
  }
  append_row (out, "", titles, widths);
  for (guint i = 0; i < rows->len; i++) {
    const char *const *row = g_ptr_array_index (rows, i);

    append_row (out, row[0], row + 1, widths);
  }
}

void
dub_figures_append_table (GString *out, const char *const *titles, GPtrArray *rows)
{
  if (dub_screen_is_plain ())
    append_facts (out, titles, rows);
  else
    append_columns (out, titles, rows);
}

void
dub_figures_append_list (GString *out, const char *const *titles, GPtrArray *rows)
{
  if (!dub_screen_is_plain ()) {
    dub_columns_append_rows (out, rows);
    return;
  }
  for (guint i = 0; i < rows->len; i++) {
    char **row = g_ptr_array_index (rows, i);

    if (row[2] == NULL)
      dub_figures_append_fact (out, row[0], C_ ("column", "damaged"), row[1]);
    else
      for (guint j = 0; titles[j] != NULL; j++)
        dub_figures_append_fact (out, row[0], titles[j], row[j + 1]);
  }
}
