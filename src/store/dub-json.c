/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-json.h"
#include "dub-fault.h"
#include "dub-file.h"

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
  const char *sign; /* what is expected, or NULL */
} Scan;

static gboolean scan_value (Scan *scan);

static gboolean
fail (Scan *scan, DubFaultKind kind)
{
  scan->kind = kind;

  return FALSE;
}

static gboolean
expect (Scan *scan, const char *sign)
{
  scan->sign = sign;

  return fail (scan, DUB_FAULT_SIGN);
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
    return fail (scan, DUB_FAULT_CHARACTER);
  if (unit == 0 || (unit >= 0xdc00 && unit <= 0xdfff) || low < 0xdc00 || low > 0xdfff)
    return fail (scan, DUB_FAULT_CHARACTER);
  scan->at += unit < 0 ? 2 : high ? 12 : 6;

  return TRUE;
}

static gboolean
scan_string (Scan *scan)
{
  if (peek (scan) != '"')
    return expect (scan, "\"");

  for (scan->at++; *scan->at != '"';)
    if (*scan->at == '\0')
      return expect (scan, "\"");
    else if ((guchar) *scan->at < 0x20)
      return fail (scan, DUB_FAULT_CHARACTER);
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

  if (n > MAX_DIGITS || (n > 1 && *at == '0'))
    return fail (scan, DUB_FAULT_NUMERAL);

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
    return fail (scan, DUB_FAULT_NUMERAL);
  scan->at = at;

  return TRUE;
}

/* Scans a key with its colon. keys are the object's keys so far, from their opening quotes. */
static gboolean
scan_key (Scan *scan, const char **keys, guint n)
{
  DubFaultKind kind = n == MAX_KEYS ? DUB_FAULT_TOO_MUCH : DUB_FAULT_NONE;
  gsize length;

  peek (scan);
  keys[n] = scan->at;
  if (!scan_string (scan))
    return FALSE;

  length = (gsize) (scan->at - keys[n]);
  for (guint i = 0; i < n; i++)
    if (strncmp (keys[i], keys[n], length) == 0)
      kind = DUB_FAULT_KEY_TWICE;
  /* Our keys need no escapes; refusing them leaves one spelling per key. */
  if (memchr (keys[n], '\\', length) != NULL)
    kind = DUB_FAULT_CHARACTER;
  if (kind != DUB_FAULT_NONE) {
    scan->at = keys[n];
    return fail (scan, kind);
  }

  if (peek (scan) != ':')
    return expect (scan, ":");
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
    return fail (scan, DUB_FAULT_TOO_MUCH);
  scan->at++;

  if (peek (scan) != closing)
    for (guint n = 0;; n++) {
      if ((object && !scan_key (scan, keys, n)) || !scan_value (scan))
        return FALSE;
      if (peek (scan) == closing)
        break;
      if (*scan->at != ',')
        return expect (scan, object ? ", }" : ", ]");
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

  return fail (scan, DUB_FAULT_NO_VALUE);
}

/* A strict check of JSON text before json-glib reads it. json-glib accepts
 * comments, assignments, single quotes, octal and hexadecimal numbers, broken
 * escapes and a second value, wraps numbers that are too long, keeps the last of
 * two identical keys and does not limit nesting. Its versions differ in this, and
 * its errors name the token before the wrong one. */
static gboolean
check_syntax (const char *text, gsize length, GError **error)
{
  Scan scan = { .at = text };
  guint line = 1;

  if (!g_utf8_validate_len (text, length, &scan.at))
    fail (&scan, DUB_FAULT_UTF8);
  else {
    scan.at = text;
    if (scan_value (&scan) && peek (&scan) != '\0')
      fail (&scan, DUB_FAULT_MORE);
  }
  if (scan.kind == DUB_FAULT_NONE)
    return TRUE;

  for (const char *end = memchr (text, '\n', (gsize) (scan.at - text)); end != NULL;
       end = memchr (text, '\n', (gsize) (scan.at - text))) {
    text = end + 1;
    line++;
  }

  return dub_fault (error, .kind = scan.kind, .line = line, .column = (guint) (scan.at - text) + 1,
                    .words = (char *) scan.sign);
}

/* Prints JSON for people and programs alike: values that fit stay on one line, which
 * JsonGenerator cannot do. Our files have plain ASCII keys. */

enum { LINE_WIDTH = 110, INDENT = 2 };

static void print_value (GString *out, JsonNode *node, gsize indent, gsize used, gsize limit);

static void
print_string (GString *out, const char *string)
{
  g_string_append_c (out, '"');
  for (const char *p = string; *p != '\0'; p++) {
    if (*p == '"' || *p == '\\')
      g_string_append_c (out, '\\');
    if ((guchar) *p < 0x20)
      g_string_append_printf (out, "\\u%04x", (guint) *p);
    else
      g_string_append_c (out, *p);
  }
  g_string_append_c (out, '"');
}

/* Most of what is printed are small numbers, for which a format would take the longest. */
static void
print_integer (GString *out, gint64 number)
{
  char digits[24];
  char *at = digits + sizeof digits;
  guint64 rest = number < 0 ? 0 - (guint64) number : (guint64) number;

  *--at = '\0';
  do
    *--at = (char) ('0' + rest % 10);
  while ((rest /= 10) > 0);
  if (number < 0)
    *--at = '-';
  g_string_append (out, at);
}

static void
print_scalar (GString *out, JsonNode *node)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  if (JSON_NODE_HOLDS_NULL (node))
    g_string_append (out, "null");
  else if (json_node_get_value_type (node) == G_TYPE_STRING)
    print_string (out, json_node_get_string (node));
  else if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    g_string_append (out, json_node_get_boolean (node) ? "true" : "false");
  else if (json_node_get_value_type (node) == G_TYPE_DOUBLE)
    g_string_append (out,
                     g_ascii_formatd (number, sizeof number, "%.6g", json_node_get_double (node)));
  else
    print_integer (out, json_node_get_int (node));
}

static void
break_line (GString *out, gsize indent)
{
  g_string_append_c (out, '\n');
  for (gsize i = 0; i < indent; i++)
    g_string_append_c (out, ' ');
}

/* Prints an array or an object on one line, and stops once it exceeds the limit; without
 * a limit, prints one item per line. */
static void
print_items (GString *out, JsonNode *node, gsize indent, gsize limit)
{
  gboolean broken = limit == G_MAXSIZE;
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  JsonObject *object = array == NULL ? json_node_get_object (node) : NULL;
  guint n = array != NULL ? json_array_get_length (array) : json_object_get_size (object);
  JsonObjectIter iter;

  g_string_append_c (out, array != NULL ? '[' : '{');
  if (object != NULL)
    json_object_iter_init_ordered (&iter, object);
  for (guint i = 0; i < n && out->len <= limit; i++) {
    JsonNode *item = array != NULL ? json_array_get_element (array, i) : NULL;
    const char *key;
    gsize start;

    if (i > 0)
      g_string_append (out, broken ? "," : ", ");
    if (broken)
      break_line (out, indent + INDENT);
    start = out->len;
    if (object != NULL && json_object_iter_next_ordered (&iter, &key, &item)) {
      print_string (out, key);
      g_string_append (out, ": ");
    }
    print_value (out, item, indent + INDENT, out->len - start, limit);
  }
  if (broken)
    break_line (out, indent);
  g_string_append_c (out, array != NULL ? ']' : '}');
}

/* used is the length of the key on the line. */
static void
print_value (GString *out, JsonNode *node, gsize indent, gsize used, gsize limit)
{
  gsize start = out->len;
  gsize line = start + LINE_WIDTH - MIN (LINE_WIDTH, indent + used);

  if (JSON_NODE_HOLDS_VALUE (node) || JSON_NODE_HOLDS_NULL (node)) {
    print_scalar (out, node);
    return;
  }
  print_items (out, node, indent, MIN (limit, line));
  if (limit == G_MAXSIZE && out->len > line) {
    g_string_truncate (out, start);
    print_items (out, node, indent, limit);
  }
}

char *
dub_json_print (JsonNode *node)
{
  GString *out = g_string_new (NULL);

  print_value (out, node, 0, LINE_WIDTH, G_MAXSIZE);
  g_string_append_c (out, '\n');

  return g_string_free (out, FALSE);
}

enum { MAX_SHOWN = 60 };

JsonNode *
dub_json_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autofree char *ended = g_strndup (text, length);

  if (!check_syntax (ended, length, error) ||
      !json_parser_load_from_data (parser, ended, (gssize) length, error))
    return NULL;

  return json_parser_steal_root (parser);
}

JsonNode *
dub_json_take_object (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);

  return node;
}

JsonNode *
dub_json_take_array (JsonArray *array)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, array);

  return node;
}

DubJson
dub_json_root (JsonNode *node, GError **error)
{
  return (DubJson){ .node = node, .error = error };
}

/* The result is missing if this is not an object or the key is absent. */
DubJson
dub_json_member (const DubJson *at, const char *key)
{
  JsonNode *node = NULL;

  if (dub_json_is_object (at))
    node = json_object_get_member (json_node_get_object (at->node), key);

  return (
      DubJson){ .parent = at, .key = key, .node = node, .draft = at->draft, .error = at->error };
}

DubJson
dub_json_element (const DubJson *at, guint index)
{
  JsonNode *node = json_array_get_element (json_node_get_array (at->node), index);

  return (DubJson){ .parent = at,
                    .index = index,
                    .node = node,
                    .draft = at->draft,
                    .error = at->error };
}

/* Returns 0 for a missing array. */
guint
dub_json_get_length (const DubJson *at)
{
  return at->node == NULL ? 0 : json_array_get_length (json_node_get_array (at->node));
}

gboolean
dub_json_is_missing (const DubJson *at)
{
  return at->node == NULL;
}

gboolean
dub_json_is_null (const DubJson *at)
{
  return at->node != NULL && JSON_NODE_HOLDS_NULL (at->node);
}

static gboolean
holds (const DubJson *at, GType type)
{
  return at->node != NULL && JSON_NODE_HOLDS_VALUE (at->node) &&
         json_node_get_value_type (at->node) == type;
}

gboolean
dub_json_is_string (const DubJson *at)
{
  return holds (at, G_TYPE_STRING);
}

gboolean
dub_json_is_object (const DubJson *at)
{
  return at->node != NULL && JSON_NODE_HOLDS_OBJECT (at->node);
}

static void
append_path (const DubJson *at, GString *path)
{
  if (at->parent == NULL) {
    g_string_append_c (path, '$');
    return;
  }

  append_path (at->parent, path);
  if (at->key != NULL)
    g_string_append_printf (path, ".%s", at->key);
  else
    g_string_append_printf (path, "[%u]", at->index);
}

char *
dub_json_dup_path (const DubJson *at)
{
  g_autoptr (GString) path = g_string_new (NULL);

  append_path (at, path);

  return dub_file_make_plain (path->str, (gssize) path->len);
}

static char *
dup_value (const DubJson *at)
{
  g_autofree char *text = json_to_string (at->node, FALSE);
  g_autofree char *value = dub_file_make_plain (text, -1);

  if (g_utf8_strlen (value, -1) <= MAX_SHOWN)
    return g_steal_pointer (&value);
  *g_utf8_offset_to_pointer (value, MAX_SHOWN) = '\0';

  return g_strconcat (value, "…", NULL);
}

/* Takes the words, which may be NULL. */
static gboolean
refuse (const DubJson *at, DubFaultKind kind, char *words)
{
  g_autofree char *place = dub_json_dup_path (at), *own_words = words;
  g_autofree char *value =
      kind <= DUB_FAULT_LAST_EXPECTED && at->node != NULL ? dup_value (at) : NULL;

  return dub_fault (at->error, .kind = kind, .place = place, .value = value, .words = own_words);
}

gboolean
dub_json_refuse (const DubJson *at, DubFaultKind kind)
{
  return refuse (at, kind, NULL);
}

gboolean
dub_json_refuse_for (const DubJson *at, DubFaultKind kind, const char *words, ...)
{
  va_list args;
  char *filled;

  va_start (args, words);
  filled = g_strdup_vprintf (words, args);
  va_end (args);

  return refuse (at, kind, filled);
}

gboolean
dub_json_check_object (const DubJson *at, const char *const *keys)
{
  JsonObjectIter iter;
  const char *key;

  if (!dub_json_is_object (at))
    return dub_json_refuse_for (at, DUB_FAULT_LITERAL, "{…}");

  json_object_iter_init (&iter, json_node_get_object (at->node));
  while (json_object_iter_next (&iter, &key, NULL))
    if (!g_strv_contains (keys, key)) {
      g_autofree char *allowed = g_strjoinv (", ", (char **) keys);
      DubJson member = dub_json_member (at, key);

      return dub_json_refuse_for (&member, DUB_FAULT_KEY, "%s", allowed);
    }

  return TRUE;
}

gboolean
dub_json_check_array (const DubJson *at, guint min, guint max)
{
  guint n;

  if (at->node == NULL || !JSON_NODE_HOLDS_ARRAY (at->node))
    return dub_json_refuse_for (at, DUB_FAULT_LITERAL, "[…]");
  n = dub_json_get_length (at);
  if (n >= min && n <= max)
    return TRUE;

  return min == max ? dub_json_refuse_for (at, DUB_FAULT_LENGTH, "%u\n%u", min, n)
                    : dub_json_refuse_for (at, DUB_FAULT_LENGTH, "%u–%u\n%u", min, max, n);
}

gboolean
dub_json_read_number (const DubJson *at, gint64 min, gint64 max, gint64 *value)
{
  if (holds (at, G_TYPE_INT64)) {
    *value = json_node_get_int (at->node);
    if (*value >= min && *value <= max)
      return TRUE;
  }

  return min == max ? dub_json_refuse_for (at, DUB_FAULT_LITERAL, "%" G_GINT64_FORMAT, min)
                    : dub_json_refuse_for (at, DUB_FAULT_RANGE,
                                           "%" G_GINT64_FORMAT "\n%" G_GINT64_FORMAT, min, max);
}

gboolean
dub_json_read_u8 (const DubJson *at, guint min, guint max, guint8 *value)
{
  gint64 number = 0;

  if (!dub_json_read_number (at, min, max, &number))
    return FALSE;
  *value = (guint8) number;

  return TRUE;
}

gboolean
dub_json_read_bool (const DubJson *at, guint8 *value)
{
  if (!holds (at, G_TYPE_BOOLEAN))
    return dub_json_refuse_for (at, DUB_FAULT_ONE_OF, "true, false");
  *value = json_node_get_boolean (at->node) ? 1 : 0;

  return TRUE;
}

gboolean
dub_json_read_name_in (const DubJson *at, DubSet set, guint first, guint last, guint8 *value)
{
  g_autoptr (GString) allowed = NULL;
  guint found;

  if (dub_json_is_string (at) && dub_name_find (set, json_node_get_string (at->node), &found) &&
      found >= first && found <= last) {
    *value = (guint8) found;
    return TRUE;
  }
  allowed = g_string_new (NULL);
  for (guint i = first; i < dub_set_get_size (set) && i <= last; i++)
    if (dub_name_get (set, i) != NULL)
      g_string_append_printf (allowed, "%s\"%s\"", allowed->len > 0 ? ", " : "",
                              dub_name_get (set, i));

  return dub_json_refuse_for (at, DUB_FAULT_ONE_OF, "%s", allowed->str);
}

gboolean
dub_json_read_name (const DubJson *at, DubSet set, guint8 *value)
{
  return dub_json_read_name_in (at, set, 0, G_MAXUINT, value);
}

/* Returns a borrowed string of 1 to max_length bytes, or NULL with the error set. Whatever a file
 * brings as free text comes through here, so it can be shown as it is. */
const char *
dub_json_read_string (const DubJson *at, gsize max_length)
{
  const char *string = dub_json_is_string (at) ? json_node_get_string (at->node) : "";

  if (*string == '\0' || strlen (string) > max_length) {
    dub_json_refuse_for (at, DUB_FAULT_STRING, "%" G_GSIZE_FORMAT, max_length);
    return NULL;
  }
  if (!dub_file_is_plain (string)) {
    dub_json_refuse (at, DUB_FAULT_CHARACTER);
    return NULL;
  }

  return string;
}
