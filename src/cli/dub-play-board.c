/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws the panels of the board in as many columns as the terminal has room for.
 */

#include "dub-play-board.h"

#include "dub-board-panels.h"
#include "dub-columns.h"
#include "dub-screen.h"

#include <string.h>

enum { WIDTH = 80, WALLS = 3, MIN_PANEL = 26, MAX_COLUMNS = 6 };

/* The lines that panels are drawn with. */
typedef struct {
  const char *top[3], *middle[3], *bottom[3];
  const char *wall, *gap;
} Pen;

static const Pen unicode_pen = { { "┌", "─", "┐" },
                                 { "├", "─", "┤" },
                                 { "└", "─", "┘" },
                                 "│",
                                 " │ " };
static const Pen ascii_pen = { { "+", "-", "+" },
                               { "+", "-", "+" },
                               { "+", "-", "+" },
                               "|",
                               " | " };

/* Symbols, and the ASCII characters that replace them on request. */
static const struct {
  const char *sign;
  const char *ascii;
} signs[] = {
  { "★", "*" }, { "✶", "*" }, { "◆", "t" }, { "♪", "m" },   { "×", "x" }, { "–", "-" },
  { "·", "." }, { "↑", "^" }, { "↓", "v" }, { "…", "..." }, { "’", "'" },
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

/* Takes the text, and fills it up to the width between two walls. */
static void
add_line (GPtrArray *lines, const Pen *pen, const char *text, guint width)
{
  GString *line = g_string_new (pen->wall);

  g_string_append_c (line, ' ');
  dub_columns_append_padded (line, text, width - WALLS);
  g_string_append (line, pen->wall);
  g_ptr_array_add (lines, g_string_free (line, FALSE));
}

/* Returns the title; without its last words, or letters of a single one, if it is too wide. */
static char *
dup_title (const char *title, guint room)
{
  g_autofree char *text = dup_signs (title);

  if (dub_columns_get_width (text) <= room)
    return g_steal_pointer (&text);
  while (dub_columns_get_width (text) >= room) {
    char *gap = strrchr (text, ' ');

    *(gap != NULL ? gap : g_utf8_prev_char (text + strlen (text))) = '\0';
    if (g_str_has_suffix (text, ","))
      text[strlen (text) - 1] = '\0';
  }

  return g_strconcat (text, dub_screen_has_lines () ? "…" : ".", NULL);
}

/* A line with a title in it; NULL for none. */
static void
add_border (GPtrArray *lines, const char *const ends[3], const char *title, guint width)
{
  GString *line = g_string_new (ends[0]);
  guint room = width - 2;

  if (title != NULL) {
    g_autofree char *text = dup_title (title, room - 1);
    guint own = dub_columns_get_width (text);

    g_string_append_c (line, ' ');
    dub_screen_append_bold (line, text);
    room -= own + 1;
    if (room > 0) {
      g_string_append_c (line, ' ');
      room--;
    }
  }
  while (room-- > 0)
    g_string_append (line, ends[1]);
  g_string_append (line, ends[2]);
  g_ptr_array_add (lines, g_string_free (line, FALSE));
}

/* A long text goes on below its beginning. */
static void
add_wrapped (GPtrArray *lines, const Pen *pen, const char *text, guint width)
{
  g_autoptr (GString) wrapped = g_string_new (NULL);
  g_auto (GStrv) parts = NULL;

  dub_columns_append_wrapped (wrapped, text, width - WALLS);
  parts = g_strsplit (wrapped->str, "\n", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    add_line (lines, pen, parts[i], width);
}

/* As many spaces side by side as fit, with a wall between them. */
static void
add_flow (GPtrArray *lines, const Pen *pen, const DubBoardPanel *panel, guint width)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < panel->items->len; i++) {
    g_autofree char *item = dup_item (g_ptr_array_index (panel->items, i));
    guint own = dub_columns_get_width (item);

    if (line->len > 0 &&
        dub_columns_get_width (line->str) + dub_columns_get_width (pen->gap) + own >
            width - WALLS) {
      add_line (lines, pen, line->str, width);
      g_string_truncate (line, 0);
    }
    if (own > width - WALLS) {
      add_wrapped (lines, pen, item, width);
      continue;
    }
    g_string_append_printf (line, "%s%s", line->len > 0 ? pen->gap : "", item);
  }
  if (line->len > 0)
    add_line (lines, pen, line->str, width);
}

/* Rows of a few spaces, in columns, with the number of the row before them. */
static void
add_grid (GPtrArray *lines, const Pen *pen, const DubBoardPanel *panel, guint width)
{
  guint cell = (width - WALLS - 2) / panel->per_line;

  for (guint i = 0; i < panel->items->len; i += panel->per_line) {
    g_autoptr (GString) line = g_string_new (NULL);

    g_string_append_printf (line, "%u ", i / panel->per_line + 1);
    for (guint j = i; j < i + panel->per_line; j++) {
      g_autofree char *item = dup_item (g_ptr_array_index (panel->items, j));

      dub_columns_append_padded (line, item, cell);
    }
    add_wrapped (lines, pen, g_strchomp (line->str), width);
  }
}

static GPtrArray *
draw_panel (const DubBoardPanel *panel, const Pen *pen, gboolean is_first, guint width)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  add_border (lines, is_first ? pen->top : pen->middle, panel->title, width);
  if (panel->per_line == 0)
    add_flow (lines, pen, panel, width);
  else if (panel->per_line > 1)
    add_grid (lines, pen, panel, width);
  else
    for (guint i = 0; i < panel->items->len; i++) {
      g_autofree char *item = dup_item (g_ptr_array_index (panel->items, i));

      add_wrapped (lines, pen, item, width);
    }

  return lines;
}

static guint
count_lines (GPtrArray *panels, const Pen *pen, guint width)
{
  guint sum = 0;

  for (guint i = 0; i < panels->len; i++) {
    g_autoptr (GPtrArray) lines = draw_panel (g_ptr_array_index (panels, i), pen, FALSE, width);

    sum += lines->len;
  }

  return sum;
}

/* Fills one column from the next panel on, up to the height; returns its lines. */
static GPtrArray *
draw_column (GPtrArray *panels, guint *next, const Pen *pen, guint width, guint height)
{
  GPtrArray *column = g_ptr_array_new_with_free_func (g_free);

  for (guint first = *next; *next < panels->len; (*next)++) {
    GPtrArray *lines = draw_panel (g_ptr_array_index (panels, *next), pen, *next == first, width);

    if (*next > first && column->len + lines->len > height) {
      g_ptr_array_unref (lines);
      break;
    }
    g_ptr_array_extend_and_steal (column, lines);
  }
  if (column->len > 0)
    add_border (column, pen->bottom, NULL, width);

  return column;
}

/* Returns the columns of the lowest board into which all panels fit. */
static GPtrArray *
draw_columns (GPtrArray *panels, const Pen *pen, guint n, guint width)
{
  guint height = count_lines (panels, pen, width) / n;

  for (;; height++) {
    GPtrArray *columns = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
    guint next = 0;

    for (guint i = 0; i < n; i++)
      g_ptr_array_add (columns, draw_column (panels, &next, pen, width, height));
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

void
dub_play_board_append (GString *text, DubSession *session)
{
  const Pen *pen = dub_screen_has_lines () ? &unicode_pen : &ascii_pen;
  guint width = dub_screen_get_width (), n;
  g_autoptr (GPtrArray) panels = NULL;
  g_autoptr (GPtrArray) columns = NULL;

  if (dub_screen_is_plain ()) {
    g_auto (GStrv) facts = dub_board_dup_facts (session);

    for (guint i = 0; facts[i] != NULL; i++)
      g_string_append_printf (text, "%s\n", facts[i]);
    return;
  }
  if (width == 0)
    width = WIDTH;
  n = CLAMP (width / MIN_PANEL, 1, MAX_COLUMNS);
  panels = dub_board_dup_panels (session);
  columns = draw_columns (panels, pen, n, width / n);
  append_columns (text, columns, width / n);
}
