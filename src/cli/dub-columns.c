/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-columns.h"

#include <string.h>

/* Returns the character after this one, and the columns that this one takes. */
static const char *
step (const char *at, guint *width)
{
  gunichar c = g_utf8_get_char (at);

  *width = 0;
  if (c == '\033' && at[1] == '[') {
    at += 2;
    while (*at != '\0' && !g_ascii_isalpha (*at))
      at++;
    return *at != '\0' ? at + 1 : at;
  }
  if (!g_unichar_iszerowidth (c))
    *width = g_unichar_iswide (c) ? 2 : 1;

  return g_utf8_next_char (at);
}

static guint
measure (const char *text, const char *end)
{
  guint sum = 0, width;

  while (text < end) {
    text = step (text, &width);
    sum += width;
  }

  return sum;
}

guint
dub_columns_get_width (const char *text)
{
  return measure (text, text + strlen (text));
}

void
dub_columns_append_padded (GString *out, const char *text, guint width)
{
  guint own = dub_columns_get_width (text);

  g_string_append (out, text);
  if (own < width)
    g_string_append_printf (out, "%*s", (int) (width - own), "");
}

void
dub_columns_append_right (GString *out, const char *text, guint width)
{
  guint own = dub_columns_get_width (text);

  g_string_append_printf (out, "%*s%s", own < width ? (int) (width - own) : 0, "", text);
}

/* Returns the widths (guint) of the columns, each that of its widest cell; without the last cells
 * of the rows, if they may be wider. */
static GArray *
measure_columns (GPtrArray *rows, gboolean with_last)
{
  GArray *widths = g_array_new (FALSE, TRUE, sizeof (guint));

  for (guint i = 0; i < rows->len; i++) {
    char **row = g_ptr_array_index (rows, i);

    for (guint j = 0; row[j] != NULL && (with_last || row[j + 1] != NULL); j++) {
      guint own = dub_columns_get_width (row[j]);

      if (j == widths->len)
        g_array_set_size (widths, j + 1);
      g_array_index (widths, guint, j) = MAX (g_array_index (widths, guint, j), own);
    }
  }

  return widths;
}

void
dub_columns_append_rows (GString *out, GPtrArray *rows, gboolean to_the_right)
{
  g_autoptr (GArray) widths = measure_columns (rows, to_the_right);

  for (guint i = 0; i < rows->len; i++) {
    char **row = g_ptr_array_index (rows, i);

    for (guint j = 0; row[j] != NULL; j++)
      if (to_the_right && j > 0)
        dub_columns_append_right (out, row[j], g_array_index (widths, guint, j) + 3);
      else if (to_the_right || row[j + 1] != NULL)
        dub_columns_append_padded (out, row[j],
                                   g_array_index (widths, guint, j) + (to_the_right ? 0 : 2));
      else
        g_string_append (out, row[j]);
    g_string_append_c (out, '\n');
  }
}

/* Returns where the text of a line begins, after its indent and its number, mark or first
 * column. */
static const char *
find_text (const char *line, const char *end)
{
  const char *start = line + strspn (line, " "), *gap = strstr (start, "  "), *mark = start;

  if (gap != NULL && gap < end) {
    while (*gap == ' ')
      gap++;
    return gap;
  }
  while (g_ascii_isdigit (*mark))
    mark++;
  if (mark > start && g_str_has_prefix (mark, ". "))
    return mark + 2;
  if (g_str_has_prefix (start, "? ") || g_str_has_prefix (start, "- "))
    return start + 2;

  return start;
}

/* Appends one word, cut where it is longer than a whole line. */
static void
append_word (GString *out, const char *word, const char *end, guint room, guint indent)
{
  guint column = 0, width;

  while (word < end) {
    const char *next = step (word, &width);

    if (column + width > room) {
      g_string_append_printf (out, "\n%*s", (int) indent, "");
      column = 0;
    }
    g_string_append_len (out, word, next - word);
    column += width;
    word = next;
  }
}

static void
append_line (GString *out, const char *line, const char *end, guint width)
{
  const char *start = line + strspn (line, " "), *text = find_text (line, end);
  guint indent = measure (line, text), column;

  /* An item of a list that has no mark, or a first column that takes half of the line, goes on
   * a little to the right of its beginning. */
  if (indent > width / 2 || (text == start && start > line)) {
    text = start;
    indent = MIN ((guint) (start - line) + 2, width / 2);
  }
  g_string_append_len (out, line, text - line);
  column = measure (line, text);
  for (const char *at = text; at < end;) {
    const char *gap = at, *word, *stop;
    guint spaces, own;

    while (gap < end && *gap == ' ')
      gap++;
    word = gap;
    for (stop = word; stop < end && *stop != ' ';)
      stop++;
    spaces = (guint) (word - at);
    own = measure (word, stop);
    if (column > indent && column + spaces + own > width && stop > word) {
      g_string_append_printf (out, "\n%*s", (int) indent, "");
      column = indent;
    } else {
      g_string_append_len (out, at, spaces);
      column += spaces;
    }
    append_word (out, word, stop, width > column ? width - column : 1, indent);
    column += own;
    at = stop;
  }
}

void
dub_columns_append_wrapped (GString *out, const char *text, guint width)
{
  while (*text != '\0') {
    const char *end = text + strcspn (text, "\n");

    if (width == 0 || measure (text, end) <= width)
      g_string_append_len (out, text, end - text);
    else
      append_line (out, text, end, width);
    if (*end == '\0')
      return;
    g_string_append_c (out, '\n');
    text = end + 1;
  }
}

void
dub_columns_drop_period (char *sentence)
{
  if (g_str_has_suffix (sentence, "…."))
    sentence[strlen (sentence) - 1] = '\0';
}
