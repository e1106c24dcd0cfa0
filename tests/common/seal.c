/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "seal.h"

#include "dub-frame.h"

#include <string.h>

static gboolean
ends_unit (const char *line, gsize length)
{
  return (length == 2 || (length > 2 && line[2] == ' ')) && memcmp (line, "ok", 2) == 0;
}

/* Returns whether the line is a unit by itself. An entry is all lines up to its "ok". */
static gboolean
is_unit (const char *line, gsize length)
{
  static const char *const keys[] = {
    "dubarry-journal ", "undo", "redo", "name ", "note ", "time "
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (length >= strlen (keys[i]) && memcmp (line, keys[i], strlen (keys[i])) == 0)
      return TRUE;

  return FALSE;
}

static void
close_unit (GString *out, GString *unit, guint64 *sum)
{
  if (unit->len > 0)
    *sum = dub_frame_append (out, *sum, unit->str, unit->len);
  g_string_truncate (unit, 0);
}

void
seal_append (GString *text, const char *lines, gsize length)
{
  g_autoptr (GString) unit = g_string_new (NULL);
  const char *at = lines, *end = lines + length, *next;
  guint64 sum = dub_frame_add (0, text->str, text->len);

  for (; (next = memchr (at, '\n', (gsize) (end - at))) != NULL; at = next + 1) {
    gsize n = (gsize) (next - at);

    if (ends_unit (at, n) || is_unit (at, n))
      close_unit (text, unit, &sum);
    if (ends_unit (at, n))
      continue;
    g_string_append_len (unit, at, (gssize) n + 1);
    if (is_unit (at, n))
      close_unit (text, unit, &sum);
  }
  close_unit (text, unit, &sum);
  g_string_append_len (text, at, end - at);
}

void
seal_journal (GString *text)
{
  g_autofree char *lines = g_memdup2 (text->str, text->len + 1);
  gsize length = text->len;

  g_string_truncate (text, 0);
  seal_append (text, lines, length);
}

char *
seal_text (char *text)
{
  GString *sealed = g_string_new (text);

  g_free (text);
  seal_journal (sealed);

  return g_string_free (sealed, FALSE);
}
