/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "damage-fixture.h"

#include "dub-fault.h"

#include <string.h>

guint
damage_get_line (const char *text, gsize at)
{
  guint line = 1;

  for (gsize i = 0; i < at; i++)
    line += text[i] == '\n';

  return line;
}

/* Terminals and labels show the message, so it must not contain control characters or invalid
 * text. */
static void
assert_plain (const char *message)
{
  if (!g_utf8_validate (message, -1, NULL))
    g_error ("the message is not UTF-8: %s", message);
  for (const char *at = message; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_iscntrl (g_utf8_get_char (at)))
      g_error ("the message has a control character: %s", message);
}

/* Returns the first line of the unit that a line belongs to: the reader judges an entry as a whole,
 * so an earlier line of it may be the wrong one. */
static guint
get_entry_line (const char *text, gsize length, guint line)
{
  static const char key[] = "ok ";
  const char *end = text + length;
  guint entry = 1, n = 1;

  /* The text has no terminator, so that a sanitizer detects reads past its end. */
  for (const char *at = text; at != NULL && n < line; n++) {
    if (end - at >= (gssize) strlen (key) && memcmp (at, key, strlen (key)) == 0)
      entry = n + 1;
    at = memchr (at, '\n', (gsize) (end - at));
    at = at != NULL ? at + 1 : NULL;
  }

  return entry;
}

void
damage_assert_error (const GError *error, const char *text, gsize length, guint first_line)
{
  guint64 line;
  char *end;

  g_assert_nonnull (error);
  g_assert_true (error->domain == DUB_STORE_ERROR);
  assert_plain (error->message);
  g_assert_true (g_str_has_prefix (error->message, "line "));
  line = g_ascii_strtoull (error->message + strlen ("line "), &end, 10);
  g_assert_true (g_str_has_prefix (end, ": "));
  g_assert_cmpuint (strlen (end), >, strlen (": "));
  g_assert_cmpuint (line, >=, get_entry_line (text, length, first_line));
  g_assert_cmpuint (line, <=, damage_get_line (text, length));
}
