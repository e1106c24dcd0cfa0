/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-json-syntax.h"

#include "dub-store-error.h"

#include <string.h>

enum {
  MAX_DEPTH = 32,
  MAX_KEYS = 32,   /* of an object; a scenario has 24 */
  MAX_DIGITS = 18, /* fits a gint64 */
};

typedef struct {
  const char *start;
  const char *at;
  const char *end;
  guint depth;
  GError **error;
} Scan;

/* The keys of an object that have been seen, with their quotes. */
typedef struct {
  guint n;
  const char *starts[MAX_KEYS];
  gsize lengths[MAX_KEYS];
} Keys;

static gboolean scan_value (Scan *scan);

static gboolean
fail (Scan *scan, const char *message)
{
  guint line = 1, column = 1;

  for (const char *p = scan->start; p < scan->at; p++) {
    column++;
    if (*p == '\n') {
      line++;
      column = 1;
    }
  }
  g_set_error (scan->error, DUB_STORE_ERROR, DUB_STORE_ERROR_SYNTAX, "line %u, column %u: %s", line,
               column, message);

  return FALSE;
}

static int
peek (const Scan *scan)
{
  return scan->at < scan->end ? (guchar) *scan->at : -1;
}

static void
skip_space (Scan *scan)
{
  while (scan->at < scan->end &&
         (*scan->at == ' ' || *scan->at == '\n' || *scan->at == '\r' || *scan->at == '\t'))
    scan->at++;
}

/* The number after a \u, which is next; -1 with the error set. */
static int
scan_unit (Scan *scan)
{
  int unit = 0;

  for (guint i = 1; i <= 4; i++) {
    if (scan->end - scan->at <= (gssize) i || !g_ascii_isxdigit (scan->at[i])) {
      fail (scan, "\\u wants four hexadecimal digits");
      return -1;
    }
    unit = unit * 16 + g_ascii_xdigit_value (scan->at[i]);
  }
  scan->at += 5;

  return unit;
}

/* A character beyond the first 65536 is written as two units. */
static gboolean
scan_unicode (Scan *scan)
{
  const char *start = scan->at;
  int unit = scan_unit (scan);
  gboolean whole = unit > 0 && (unit < 0xd800 || unit > 0xdfff);

  if (unit < 0)
    return FALSE;
  if (unit >= 0xd800 && unit <= 0xdbff && scan->end - scan->at > 1 && scan->at[0] == '\\' &&
      scan->at[1] == 'u') {
    scan->at++;
    unit = scan_unit (scan);
    if (unit < 0)
      return FALSE;
    whole = unit >= 0xdc00 && unit <= 0xdfff;
  }
  if (whole)
    return TRUE;
  scan->at = start;

  return fail (scan, unit == 0 ? "a NUL character is not allowed" : "half a character");
}

static gboolean
scan_escape (Scan *scan)
{
  int c = peek (scan);

  if (c == 'u')
    return scan_unicode (scan);
  if (c <= 0 || strchr ("\"\\/bfnrt", c) == NULL)
    return fail (scan, "no such escape in a string");
  scan->at++;

  return TRUE;
}

static gboolean
scan_string (Scan *scan)
{
  if (peek (scan) != '"')
    return fail (scan, "a string in double quotes is expected");
  scan->at++;

  for (;;) {
    int c = peek (scan);

    if (c < 0)
      return fail (scan, "the file ends within a string");
    if (c < 0x20)
      return fail (scan, "a control character within a string");
    scan->at++;
    if (c == '"')
      return TRUE;
    if (c == '\\' && !scan_escape (scan))
      return FALSE;
  }
}

static guint
scan_digits (Scan *scan)
{
  guint n = 0;

  while (g_ascii_isdigit (peek (scan) < 0 ? '\0' : peek (scan))) {
    scan->at++;
    n++;
  }

  return n;
}

static gboolean
scan_number (Scan *scan)
{
  gboolean zero;
  guint n;

  if (peek (scan) == '-')
    scan->at++;
  zero = peek (scan) == '0';
  n = scan_digits (scan);
  if (n == 0)
    return fail (scan, "a digit is expected");
  if (n > 1 && zero)
    return fail (scan, "a number does not begin with 0");
  if (n > MAX_DIGITS)
    return fail (scan, "the number is too long");

  if (peek (scan) == '.') {
    scan->at++;
    if (scan_digits (scan) == 0)
      return fail (scan, "a digit is expected after the point");
  }
  if (peek (scan) == 'e' || peek (scan) == 'E') {
    scan->at++;
    if (peek (scan) == '+' || peek (scan) == '-')
      scan->at++;
    if (scan_digits (scan) == 0)
      return fail (scan, "a digit is expected in the exponent");
  }

  return TRUE;
}

static gboolean
scan_word (Scan *scan, const char *word)
{
  gsize length = strlen (word);

  if ((gsize) (scan->end - scan->at) < length || memcmp (scan->at, word, length) != 0)
    return fail (scan, "no JSON value");
  scan->at += length;

  return TRUE;
}

/* Scans a key and notes it among those of its object. */
static gboolean
scan_key (Scan *scan, Keys *keys)
{
  const char *start = scan->at;
  gsize length;

  if (!scan_string (scan))
    return FALSE;
  length = (gsize) (scan->at - start);

  for (guint i = 0; i < keys->n; i++)
    if (keys->lengths[i] == length && memcmp (keys->starts[i], start, length) == 0) {
      scan->at = start;
      return fail (scan, "the key stands twice in its object");
    }
  /* No key of ours needs an escape, and none is then written in two ways. */
  if (keys->n == MAX_KEYS || memchr (start, '\\', length) != NULL) {
    scan->at = start;
    return fail (scan, keys->n == MAX_KEYS ? "too many keys" : "no such key");
  }
  keys->starts[keys->n] = start;
  keys->lengths[keys->n++] = length;

  return TRUE;
}

static gboolean
scan_member (Scan *scan, Keys *keys)
{
  if (!scan_key (scan, keys))
    return FALSE;
  skip_space (scan);
  if (peek (scan) != ':')
    return fail (scan, "a colon is expected after the key");
  scan->at++;

  return scan_value (scan);
}

/* An array, or an object if keys is given; the opening bracket is next. */
static gboolean
scan_items (Scan *scan, Keys *keys, char closing)
{
  if (++scan->depth > MAX_DEPTH)
    return fail (scan, "nested too deep");
  scan->at++;
  skip_space (scan);

  if (peek (scan) != closing)
    for (;;) {
      skip_space (scan);
      if (!(keys != NULL ? scan_member (scan, keys) : scan_value (scan)))
        return FALSE;
      skip_space (scan);
      if (peek (scan) == closing)
        break;
      if (peek (scan) != ',')
        return fail (scan, keys != NULL ? "a comma or } is expected" : "a comma or ] is expected");
      scan->at++;
    }

  scan->at++;
  scan->depth--;

  return TRUE;
}

static gboolean
scan_object (Scan *scan)
{
  Keys keys = { .n = 0 };

  return scan_items (scan, &keys, '}');
}

static gboolean
scan_value (Scan *scan)
{
  skip_space (scan);

  switch (peek (scan)) {
  case -1:
    return fail (scan, "the file ends where a value is expected");
  case '{':
    return scan_object (scan);
  case '[':
    return scan_items (scan, NULL, ']');
  case '"':
    return scan_string (scan);
  case 't':
    return scan_word (scan, "true");
  case 'f':
    return scan_word (scan, "false");
  case 'n':
    return scan_word (scan, "null");
  default:
    if (peek (scan) == '-' || g_ascii_isdigit (peek (scan)))
      return scan_number (scan);
    return fail (scan, "no JSON value");
  }
}

gboolean
dub_json_check_syntax (const char *text, gsize length, GError **error)
{
  Scan scan = { .start = text, .at = text, .end = text + length, .error = error };
  const char *valid;

  if (!g_utf8_validate_len (text, length, &valid)) {
    scan.at = valid;
    return fail (&scan, "no valid UTF-8");
  }

  if (!scan_value (&scan))
    return FALSE;
  skip_space (&scan);
  if (scan.at < scan.end)
    return fail (&scan, "nothing may follow the JSON value");

  return TRUE;
}
