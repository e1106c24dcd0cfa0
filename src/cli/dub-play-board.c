/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes the panels of the board in as many columns as the terminal has room for, two in most.
 */

#include "dub-play-board.h"

#include "config.h"
#include "dub-board-panels.h"
#include "dub-columns.h"
#include "dub-screen.h"

#include <glib/gi18n-lib.h>

#define SHOWN "dub-shown-board"

/* Lines below the board are what happened, the Round, what to do and the prompt. */
enum { WIDTH = 80, MIN_COLUMN = 40, MAX_COLUMNS = 4, GAP = 1, BELOW = 4 };

/* Symbols, and the ASCII characters that replace them on request. */
static const struct {
  const char *sign;
  const char *ascii;
} signs[] = {
  { "★", "*" }, { "✶", "*" }, { "◆", "t" }, { "♪", "m" },   { "×", "x" }, { "–", "-" },
  { "·", "." }, { "↑", "^" }, { "↓", "v" }, { "…", "..." }, { "’", "'" }, { "│", "|" },
};

static char *
dup_signs (const char *text)
{
  GString *out = g_string_new (text);

  for (guint i = 0; !dub_screen_has_lines () && i < G_N_ELEMENTS (signs); i++)
    g_string_replace (out, signs[i].sign, signs[i].ascii, 0);

  return g_string_free (out, FALSE);
}

/* The letter of a color is shown in that color; her tokens and the steps are highlighted. */
static char *
dup_item (const DubBoardItem *item)
{
  static const char *const colors[DUB_N_COLORS] = { [DUB_BLUE] = "34",
                                                    [DUB_PINK] = "35",
                                                    [DUB_GREEN] = "32",
                                                    [DUB_ORANGE] = "33" };
  const char *color = item->color < DUB_N_COLORS ? colors[item->color] : NULL;
  g_autofree char *text = dup_signs (item->text);
  g_autofree char *steps = dup_signs (item->steps->str);
  GString *out = g_string_new (NULL);

  if (color != NULL && dub_screen_has_style ())
    g_string_append_printf (out, "\033[%sm%s\033[m", color, text);
  else if (item->is_hers)
    dub_screen_append_bold (out, text);
  else
    g_string_append (out, text);
  if (item->steps->len > 0) {
    g_string_append_c (out, ' ');
    dub_screen_append_bold (out, steps);
  }

  return g_string_free (out, FALSE);
}

/* Spaces that stand close together, as those of a drawer. */
static char *
dup_group (const DubBoardPanel *panel, guint first)
{
  GString *out = g_string_new (NULL);

  for (guint i = first; i < first + panel->per_group; i++) {
    g_autofree char *item = dup_item (g_ptr_array_index (panel->items, i));

    g_string_append_printf (out, "%s%s", i > first ? " " : "", item);
  }

  return g_string_free (out, FALSE);
}

static void
add_lines (GPtrArray *lines, const char *text, guint width)
{
  g_autoptr (GString) wrapped = g_string_new (NULL);
  g_auto (GStrv) parts = NULL;

  dub_columns_append_wrapped (wrapped, text, width);
  parts = g_strsplit (wrapped->str, "\n", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    g_ptr_array_add (lines, g_steal_pointer (&parts[i]));
}

/* The title, and as many spaces after it and in each line below it as fit. */
static GPtrArray *
draw_panel (const DubBoardPanel *panel, guint width)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) line = g_string_new (NULL), title = g_string_new (NULL);
  g_autofree char *gap = dup_signs (" │ "), *text = dup_signs (panel->title);
  guint n = 0;

  dub_screen_append_bold (title, text);
  /* Translators: what is counted, and the figure. */
  g_string_append_printf (line, C_ ("figure", "%s: %s"), title->str, "");
  for (guint i = 0; i < panel->items->len; i += panel->per_group) {
    g_autofree char *group = dup_group (panel, i);

    guint end = dub_columns_get_width (line->str) + dub_columns_get_width (group) +
                (n > 0 ? dub_columns_get_width (gap) : 0);

    if (panel->is_list || (end > width && (n > 0 || lines->len == 0))) {
      add_lines (lines, g_strchomp (line->str), width);
      g_string_assign (line, "  ");
      n = 0;
    }
    g_string_append_printf (line, "%s%s", n++ > 0 ? gap : "", group);
  }
  add_lines (lines, line->str, width);

  return lines;
}

/* Fills one column from the next panel on, up to the height; returns its lines. */
static GPtrArray *
draw_column (GPtrArray *panels, guint *next, guint width, guint height)
{
  GPtrArray *column = g_ptr_array_new_with_free_func (g_free);

  for (; *next < panels->len; (*next)++) {
    GPtrArray *lines = draw_panel (g_ptr_array_index (panels, *next), width);

    if (column->len + lines->len > height) {
      g_ptr_array_unref (lines);
      break;
    }
    g_ptr_array_extend_and_steal (column, lines);
  }

  return column;
}

/* Returns the columns of the lowest board into which all panels fit. */
static GPtrArray *
draw_columns (GPtrArray *panels, guint n, guint width)
{
  for (guint height = panels->len / n;; height++) {
    GPtrArray *columns = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
    guint next = 0;

    for (guint i = 0; i < n; i++)
      g_ptr_array_add (columns, draw_column (panels, &next, width, height));
    if (next == panels->len)
      return columns;
    g_ptr_array_unref (columns);
  }
}

static void
append_columns (GString *text, GPtrArray *columns, guint width)
{
  gboolean more = TRUE;

  for (guint row = 0; more; row++) {
    g_autoptr (GString) line = g_string_new (NULL);

    more = FALSE;
    for (guint i = 0; i < columns->len; i++) {
      GPtrArray *column = g_ptr_array_index (columns, i);

      more = more || row < column->len;
      dub_columns_append_padded (line, row < column->len ? g_ptr_array_index (column, row) : "",
                                 width);
    }
    if (more)
      g_string_append_printf (text, "%s\n", g_strchomp (line->str));
  }
}

/* Everything that is written of a panel. */
static char *
dup_content (const DubBoardPanel *panel)
{
  GString *content = g_string_new (panel->title);

  for (guint i = 0; i < panel->items->len; i++) {
    const DubBoardItem *item = g_ptr_array_index (panel->items, i);

    g_string_append_printf (content, "\n%s%s", item->text, item->steps->str);
  }

  return g_string_free (content, FALSE);
}

/* Keeps those panels that were not shown as they are now, which the session remembers. */
static void
keep_changed (GPtrArray *panels, DubSession *session)
{
  g_auto (GStrv) before = g_object_steal_data (G_OBJECT (session), SHOWN);
  g_autoptr (GStrvBuilder) now = g_strv_builder_new ();

  for (guint i = 0; i < panels->len;) {
    g_autofree char *content = dup_content (g_ptr_array_index (panels, i));

    g_strv_builder_add (now, content);
    if (before != NULL && g_strv_contains ((const char *const *) before, content))
      g_ptr_array_remove_index (panels, i);
    else
      i++;
  }
  g_object_set_data_full (G_OBJECT (session), SHOWN, g_strv_builder_end (now),
                          (GDestroyNotify) g_strfreev);
}

static void
append_panels (GString *text, GPtrArray *panels)
{
  guint width = dub_screen_get_width (), n;
  g_autoptr (GPtrArray) columns = NULL;

  if (width == 0)
    width = WIDTH;
  n = CLAMP (width / MIN_COLUMN, 1, MAX_COLUMNS);
  columns = draw_columns (panels, n, width / n - GAP);
  append_columns (text, columns, width / n);
}

void
dub_play_board_append (GString *text, DubSession *session)
{
  g_autoptr (GPtrArray) panels = NULL;

  if (dub_screen_is_plain ()) {
    g_auto (GStrv) facts = dub_board_dup_facts (session);

    for (guint i = 0; facts[i] != NULL; i++)
      g_string_append_printf (text, "%s\n", facts[i]);
    return;
  }
  panels = dub_board_dup_panels (session);
  append_panels (text, panels);
}

void
dub_play_board_append_changed (GString *text, DubSession *session)
{
  g_autoptr (GPtrArray) panels = dub_board_dup_panels (session);
  g_autoptr (GString) board = g_string_new (NULL);
  guint height = dub_screen_get_height (), n_lines = 0;

  keep_changed (panels, session);
  append_panels (board, panels);
  for (const char *at = board->str; *at != '\0'; at++)
    n_lines += *at == '\n';
  if (height == 0 || n_lines + BELOW <= height)
    g_string_append (text, board->str);
  else
    /* Translators: “board” is typed as it is. */
    g_string_append_printf (text, "%s\n", C_ ("play", "“board” shows the board, page by page."));
}
