/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-json-syntax.h"

#include "dub-store-error.h"

#include <string.h>

enum {
  MAX_DEPTH = 32,
  MAX_KEYS = 32,   /* in an object; a scenario has 24 */
  MAX_DIGITS = 18, /* fits a gint64 */
};

typedef struct {
  const char *at; /* NUL-terminated, with no embedded NUL */
  guint depth;
  DubFaultKind kind;
  const char *problem; /* what closes it, if a comma is missing */
} Scan;

static gboolean scan_value (Scan *scan);

static gboolean
fail (Scan *scan, DubFaultKind kind, const char *problem)
{
  scan->kind = kind;
  scan->problem = problem;

  return FALSE;
}

/* Skips white space and returns the next character. */
static char
peek (Scan *scan)
{
  scan->at += strspn (scan->at, " \t\r\n");

  return *scan->at;
}

/* Returns the UTF-16 code unit of the \uXXXX escape here, or -1. */
static int
read_unit (const char *at)
{
  int unit = 0;

  if (at[0] != '\\' || at[1] != 'u')
    return -1;
  for (guint i = 2; i < 6; i++) {
    if (!g_ascii_isxdigit (at[i]))
      return -1;
    unit = unit * 16 + g_ascii_xdigit_value (at[i]);
  }

  return unit;
}

/* Half of a surrogate pair could not be printed again, and a NUL would end the string. */
static gboolean
scan_escape (Scan *scan)
{
  int unit = read_unit (scan->at);
  gboolean high = unit >= 0xd800 && unit <= 0xdbff;
  int low = high ? read_unit (scan->at + 6) : 0xdc00;

  if (unit < 0 && (scan->at[1] == '\0' || strchr ("\"\\/bfnrt", scan->at[1]) == NULL))
    return fail (scan, DUB_FAULT_ESCAPE, "no such escape in a string");
  if (unit == 0 || (unit >= 0xdc00 && unit <= 0xdfff) || low < 0xdc00 || low > 0xdfff)
    return fail (scan, DUB_FAULT_CHARACTER, "no whole character");
  scan->at += unit < 0 ? 2 : high ? 12 : 6;

  return TRUE;
}

static gboolean
scan_string (Scan *scan)
{
  if (peek (scan) != '"')
    return fail (scan, DUB_FAULT_NO_STRING, "a string in double quotes is expected");

  for (scan->at++; *scan->at != '"';)
    if (*scan->at == '\0')
      return fail (scan, DUB_FAULT_OPEN_STRING, "the file ends within a string");
    else if ((guchar) *scan->at < 0x20)
      return fail (scan, DUB_FAULT_CONTROL, "a control character within a string");
    else if (*scan->at != '\\')
      scan->at++;
    else if (!scan_escape (scan))
      return FALSE;
  scan->at++;

  return TRUE;
}

static gboolean
scan_number (Scan *scan)
{
  static const char digits[] = "0123456789";
  const char *start = scan->at, *at = start + (*start == '-' ? 1 : 0);
  gsize n = strspn (at, digits), n_fraction = 1, n_exponent = 1;

  if (n > MAX_DIGITS)
    return fail (scan, DUB_FAULT_LONG_NUMBER, "the number is too long");
  if (n > 1 && *at == '0')
    return fail (scan, DUB_FAULT_LEADING_0, "a number does not begin with 0");

  at += n;
  if (*at == '.') {
    n_fraction = strspn (at + 1, digits);
    at += 1 + n_fraction;
  }
  if (*at == 'e' || *at == 'E') {
    at += at[1] == '+' || at[1] == '-' ? 2 : 1;
    n_exponent = strspn (at, digits);
    at += n_exponent;
  }
  if (n == 0 || n_fraction == 0 || n_exponent == 0)
    return fail (scan, DUB_FAULT_NO_DIGIT, "a digit is missing in the number");
  scan->at = at;

  return TRUE;
}

/* Scans a key with its colon. keys are the object's keys so far, from their opening quotes. */
static gboolean
scan_key (Scan *scan, const char **keys, guint n)
{
  DubFaultKind kind = DUB_FAULT_MANY_KEYS;
  const char *problem = n == MAX_KEYS ? "too many keys" : NULL;
  gsize length;

  peek (scan);
  keys[n] = scan->at;
  if (!scan_string (scan))
    return FALSE;

  length = (gsize) (scan->at - keys[n]);
  for (guint i = 0; i < n; i++)
    if (strncmp (keys[i], keys[n], length) == 0) {
      kind = DUB_FAULT_KEY_TWICE;
      problem = "the key is there twice";
    }
  /* Our keys need no escapes; refusing them leaves one spelling per key. */
  if (memchr (keys[n], '\\', length) != NULL) {
    kind = DUB_FAULT_ESCAPED_KEY;
    problem = "no such key";
  }
  if (problem != NULL) {
    scan->at = keys[n];
    return fail (scan, kind, problem);
  }

  if (peek (scan) != ':')
    return fail (scan, DUB_FAULT_NO_COLON, "a colon is expected after the key");
  scan->at++;

  return TRUE;
}

/* Scans an array or an object from its opening bracket. */
static gboolean
scan_items (Scan *scan)
{
  const char *keys[MAX_KEYS + 1];
  gboolean object = *scan->at == '{';
  char closing = object ? '}' : ']';

  if (++scan->depth > MAX_DEPTH)
    return fail (scan, DUB_FAULT_DEPTH, "nested too deep");
  scan->at++;

  if (peek (scan) != closing)
    for (guint n = 0;; n++) {
      if ((object && !scan_key (scan, keys, n)) || !scan_value (scan))
        return FALSE;
      if (peek (scan) == closing)
        break;
      if (*scan->at != ',')
        return fail (scan, DUB_FAULT_NO_COMMA, object ? "}" : "]");
      scan->at++;
    }
  scan->at++;
  scan->depth--;

  return TRUE;
}

static gboolean
scan_value (Scan *scan)
{
  static const char *const words[] = { "true", "false", "null" };
  char next = peek (scan);

  if (next == '{' || next == '[')
    return scan_items (scan);
  if (next == '"')
    return scan_string (scan);
  if (next == '-' || g_ascii_isdigit (next))
    return scan_number (scan);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (scan->at, words[i])) {
      scan->at += strlen (words[i]);
      return TRUE;
    }

  return next == '\0' ? fail (scan, DUB_FAULT_NO_VALUE, "the file ends where a value is expected")
                      : fail (scan, DUB_FAULT_NO_JSON, "no JSON value");
}

gboolean
dub_json_check_syntax (const char *text, gsize length, GError **error)
{
  Scan scan = { .at = text };
  guint line = 1, column;
  DubFault fault;

  if (!g_utf8_validate_len (text, length, &scan.at))
    fail (&scan, DUB_FAULT_UTF8, "no valid UTF-8");
  else {
    scan.at = text;
    if (scan_value (&scan) && peek (&scan) != '\0')
      fail (&scan, DUB_FAULT_MORE, "nothing may follow the JSON value");
  }
  if (scan.problem == NULL)
    return TRUE;

  for (const char *end = memchr (text, '\n', (gsize) (scan.at - text)); end != NULL;
       end = memchr (text, '\n', (gsize) (scan.at - text))) {
    text = end + 1;
    line++;
  }
  column = (guint) (scan.at - text) + 1;
  fault = (DubFault){ .kind = scan.kind, .line = line, .column = column };
  if (scan.kind == DUB_FAULT_NO_COMMA)
    fault.args[0] = (char *) scan.problem;
  dub_store_error_set (error, DUB_STORE_ERROR_SYNTAX, &fault,
                       scan.kind == DUB_FAULT_NO_COMMA
                           ? "line %u, column %u: a comma or %s is expected"
                           : "line %u, column %u: %s",
                       line, column, scan.problem);

  return FALSE;
}
