/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader of JSON is strict, errors name their line and column, and printed values read back as
 * the same values.
 */

#include "dub-json.h"
#include "edit.h"

#include <string.h>

typedef struct {
  const char *name;
  const char *text;
  const char *error; /* NULL: good */
  gsize length;      /* set if the text contains a NUL */
} Row;

static const Row rows[] = {
  { "empty", "", "line 1, column 1: a value is expected", 0 },
  { "blank", " \n\t ", "line 2, column 3: a value is expected", 0 },
  { "bom", "\xef\xbb\xbf{}", "line 1, column 1: a value is expected", 0 },
  { "trailing-comma/array", "[1,]", "line 1, column 4: a value is expected", 0 },
  { "trailing-comma/object", "{\"a\": 1,}", "line 1, column 9: “\"” is expected here", 0 },
  { "leading-comma", "[,1]", "line 1, column 2: a value is expected", 0 },
  { "two-commas", "[1,,2]", "line 1, column 4: a value is expected", 0 },
  { "missing-comma/array", "[1 2]", "line 1, column 4: “, ]” is expected here", 0 },
  { "missing-comma/object", "{\"a\": 1 \"b\": 2}", "line 1, column 9: “, }” is expected here", 0 },
  { "missing-colon", "{\"a\" 1}", "line 1, column 6: “:” is expected here", 0 },
  { "missing-value", "{\"a\": }", "line 1, column 7: a value is expected", 0 },
  { "wrong-bracket", "[1}", "line 1, column 3: “, ]” is expected here", 0 },
  { "comment/line", "{\n  // why\n}", "line 2, column 3: “\"” is expected here", 0 },
  { "comment/block", "[1 /* one */]", "line 1, column 4: “, ]” is expected here", 0 },
  { "comment/before", "/* hello */ {}", "line 1, column 1: a value is expected", 0 },
  { "comment/after", "{} // bye", "line 1, column 4: nothing may follow here", 0 },
  { "comment/hash", "# hello\n{}", "line 1, column 1: a value is expected", 0 },
  { "key/bare", "{a: 1}", "line 1, column 2: “\"” is expected here", 0 },
  { "key/number", "{1: 1}", "line 1, column 2: “\"” is expected here", 0 },
  { "key/twice", "{\"a\": 1,\n \"b\": 2,\n \"a\": 3}", "line 3, column 2: the key appears twice",
    0 },
  { "key/twice-in-array", "[{\"a\": 1, \"a\": 1}]", "line 1, column 11: the key appears twice", 0 },
  /* Otherwise an object could have the same key twice, spelled differently, or a key could break
   * the line of an error. */
  { "key/escape", "{\"a\": 1, \"\\u0061\": 2}",
    "line 1, column 10: this character cannot stand within text in quotes", 0 },
  { "key/newline", "{\"a\\nb\": 1}",
    "line 1, column 2: this character cannot stand within text in quotes", 0 },
  { "quote/single", "['a']", "line 1, column 2: a value is expected", 0 },
  { "quote/open", "[\"a", "line 1, column 4: “\"” is expected here", 0 },
  { "string/newline", "[\"a\nb\"]",
    "line 1, column 4: this character cannot stand within text in quotes", 0 },
  { "string/tab", "[\"a\tb\"]",
    "line 1, column 4: this character cannot stand within text in quotes", 0 },
  { "escape/unknown", "[\"\\x41\"]",
    "line 1, column 3: this character cannot stand within text in quotes", 0 },
  { "escape/end", "[\"\\", "line 1, column 3: this character cannot stand within text in quotes",
    0 },
  { "escape/short", "[\"\\u12\"]",
    "line 1, column 3: this character cannot stand within text in quotes", 0 },
  { "escape/torn", "[\"\\u12",
    "line 1, column 3: this character cannot stand within text in quotes", 0 },
  { "escape/no-hex", "[\"\\u12g4\"]",
    "line 1, column 3: this character cannot stand within text in quotes", 0 },
  { "escape/nul", "[\"\\u0000\"]",
    "line 1, column 3: this character cannot stand within text in quotes", 0 },
  { "number/leading-zero", "[01]", "line 1, column 2: a number is not written like this", 0 },
  { "number/minus-leading-zero", "[-01]", "line 1, column 2: a number is not written like this",
    0 },
  { "number/plus", "[+1]", "line 1, column 2: a value is expected", 0 },
  { "number/minus", "[-]", "line 1, column 2: a number is not written like this", 0 },
  { "number/point-first", "[.5]", "line 1, column 2: a value is expected", 0 },
  { "number/point-last", "[5.]", "line 1, column 2: a number is not written like this", 0 },
  { "number/exponent", "[5e]", "line 1, column 2: a number is not written like this", 0 },
  { "number/exponent-sign", "[5e+]", "line 1, column 2: a number is not written like this", 0 },
  { "number/hex", "[0x1F]", "line 1, column 3: “, ]” is expected here", 0 },
  { "number/huge", "[99999999999999999999]", "line 1, column 2: a number is not written like this",
    0 },
  { "number/above-int64", "[9223372036854775808]",
    "line 1, column 2: a number is not written like this", 0 },
  { "number/nan", "[NaN]", "line 1, column 2: a value is expected", 0 },
  { "number/infinity", "[-Infinity]", "line 1, column 2: a number is not written like this", 0 },
  { "word/true", "[True]", "line 1, column 2: a value is expected", 0 },
  { "word/torn", "[fals]", "line 1, column 2: a value is expected", 0 },
  { "word/undefined", "[undefined]", "line 1, column 2: a value is expected", 0 },
  { "word/run-on", "[nullnull]", "line 1, column 6: “, ]” is expected here", 0 },
  { "utf-8/latin-1", "[\"caf\xe9\"]", "line 1, column 6: this is not valid UTF-8", 0 },
  { "utf-8/torn", "[\"\xc3", "line 1, column 3: this is not valid UTF-8", 0 },
  { "utf-8/overlong", "[\"\xc0\xaf\"]", "line 1, column 3: this is not valid UTF-8", 0 },
  { "utf-8/surrogate", "[\"\xed\xa0\x80\"]", "line 1, column 3: this is not valid UTF-8", 0 },
  { "utf-16", "\xff\xfe{\0}\0", "line 1, column 1: this is not valid UTF-8", 6 },
  { "nul/within", "[1,\0 2]", "line 1, column 4: this is not valid UTF-8", 7 },
  { "nul/after", "{}\n\0", "line 2, column 1: this is not valid UTF-8", 4 },
  { "torn/object", "{\"a\": 1", "line 1, column 8: “, }” is expected here", 0 },
  { "torn/array", "[1, 2", "line 1, column 6: “, ]” is expected here", 0 },
  { "torn/after-comma", "[1,\n", "line 2, column 1: a value is expected", 0 },
  { "torn/after-key", "{\"a\"", "line 1, column 5: “:” is expected here", 0 },
  { "torn/after-colon", "{\"a\":", "line 1, column 6: a value is expected", 0 },
  { "after/bracket", "{}}", "line 1, column 3: nothing may follow here", 0 },
  { "after/value", "{}\n{}", "line 2, column 1: nothing may follow here", 0 },
  { "crlf", "{\r\n\"a\":\r\n!}", "line 3, column 1: a value is expected", 0 },

  { "good/object", "{\"a\": [1, -2, 0, true, false, null, \"b\"], \"c\": {}}", NULL, 0 },
  { "good/spaces", " \t\r\n{ \"a\" :\n1 } \n\n", NULL, 0 },
  { "good/scalar", "7", NULL, 0 },
  { "good/eighteen-digits", "[999999999999999999, -999999999999999999]", NULL, 0 },
  { "good/escapes", "[\"\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u00e9 \\ud83d\\ude00\"]", NULL, 0 },
  { "good/utf-8", "[\"\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80\"]", NULL, 0 },
  { "good/same-key-elsewhere", "{\"a\": {\"a\": 1}, \"b\": [{\"a\": 1}, {\"a\": 2}]}", NULL, 0 },
};

static JsonNode *
assert_parses (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = dub_json_parse (text, length, &error);

  g_assert_no_error (error);
  g_assert_nonnull (node);

  return node;
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  gsize length = row->length > 0 ? row->length : strlen (row->text);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = dub_json_parse (row->text, length, &error);

  if (row->error == NULL) {
    g_assert_no_error (error);
    g_assert_nonnull (node);
    return;
  }
  g_assert_null (node);
  dub_edit_assert_error (error, row->error);
}

/* A file with nothing but brackets must not exhaust the stack. */
static void
assert_too_deep (const char *opening, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append (text, opening);

  g_assert_null (dub_json_parse (text->str, text->len, &error));
  dub_edit_assert_error (error, expected);
}

static void
test_deep (void)
{
  assert_too_deep ("[", "line 1, column 33: there are too many keys, or lists within lists");
  assert_too_deep ("{\"a\":", "line 1, column 161: there are too many keys, or lists within lists");
  assert_too_deep ("[{\"a\":\n",
                   "line 17, column 1: there are too many keys, or lists within lists");
}

/* A file with nothing but keys must not take forever. */
static void
test_many_keys (void)
{
  g_autoptr (GString) text = g_string_new ("{");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (text, "\"%u\":0,\n", i);
  g_string_append (text, "\"last\":0}");

  g_assert_null (dub_json_parse (text->str, text->len, &error));
  dub_edit_assert_error (error,
                         "line 33, column 1: there are too many keys, or lists within lists");
}

/* The limit is thirty-two levels; no real file has as many. */
static void
test_depth_limit (void)
{
  g_autofree char *open = g_strnfill (32, '['), *close = g_strnfill (32, ']');
  g_autofree char *deepest = g_strconcat (open, close, NULL);
  g_autofree char *deeper = g_strconcat ("[", deepest, "]", NULL);
  g_autoptr (JsonNode) node = assert_parses (deepest, strlen (deepest));
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (json_node_get_node_type (node), ==, JSON_NODE_ARRAY);
  g_assert_null (dub_json_parse (deeper, strlen (deeper), &error));
  dub_edit_assert_error (error,
                         "line 1, column 33: there are too many keys, or lists within lists");
}

/* Half a surrogate pair is not a character, and could not be printed again. */
static void
test_lone_surrogate (gconstpointer data)
{
  const char *text = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (dub_json_parse (text, strlen (text), &error));
  dub_edit_assert_error (error, NULL);
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_CHARACTER);
}

static void
assert_prints (const char *text, const char *expected)
{
  g_autoptr (JsonNode) node = assert_parses (text, strlen (text));
  g_autofree char *printed = dub_json_print (node);

  g_assert_cmpstr (printed, ==, expected);
}

static void
test_print_form (void)
{
  assert_prints ("7", "7\n");
  assert_prints ("[ ]", "[\n]\n");
  assert_prints ("[\"a\\\"\\\\\\n\\u00e9\"]", "[\n  \"a\\\"\\\\\\u000a\xc3\xa9\"\n]\n");
  assert_prints ("{\"a\":[1,2,{\"b\":null}],\"c\":true}",
                 "{\n  \"a\": [1, 2, {\"b\": null}],\n  \"c\": true\n}\n");
}

/* An object of up to 110 columns stays on its line; one more byte breaks it. */
static void
test_print_width (void)
{
  for (guint extra = 0; extra < 2; extra++) {
    g_autofree char *word = g_strnfill (96 + extra, 'x');
    g_autofree char *text = g_strdup_printf ("{\"k\": [0, \"%s\"]}", word);
    g_autoptr (JsonNode) node = assert_parses (text, strlen (text));
    g_autofree char *printed = dub_json_print (node);
    g_auto (GStrv) lines = g_strsplit (printed, "\n", -1);

    g_assert_cmpuint (g_strv_length (lines), ==, extra == 0 ? 4 : 7);
    for (guint i = 0; lines[i] != NULL; i++)
      g_assert_cmpuint (strlen (lines[i]), <=, 110);
  }
}

static void
test_round_trip (gconstpointer data)
{
  gsize length;
  g_autofree char *text = dub_edit_load (data, &length);
  g_autoptr (JsonNode) node = assert_parses (text, length);
  g_autofree char *printed = dub_json_print (node);
  g_autoptr (JsonNode) again = assert_parses (printed, strlen (printed));
  g_autofree char *printed_again = dub_json_print (again);

  g_assert_true (json_node_equal (node, again));
  g_assert_cmpstr (printed, ==, printed_again);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strconcat ("/json/", rows[i].name, NULL);

    g_test_add_data_func (path, &rows[i], test_row);
  }
  g_test_add_func ("/json/deep", test_deep);
  g_test_add_func ("/json/many-keys", test_many_keys);
  g_test_add_func ("/json/depth-limit", test_depth_limit);
  g_test_add_data_func ("/json/surrogate/high", "[\"\\ud800\"]", test_lone_surrogate);
  g_test_add_data_func ("/json/surrogate/low", "[\"\\udc00\"]", test_lone_surrogate);
  g_test_add_data_func ("/json/surrogate/high-then-letter", "[\"\\ud83dx\"]", test_lone_surrogate);
  g_test_add_data_func ("/json/surrogate/reversed", "[\"\\ude00\\ud83d\"]", test_lone_surrogate);
  g_test_add_func ("/json/print/form", test_print_form);
  g_test_add_func ("/json/print/width", test_print_width);
  g_test_add_data_func ("/json/print/box", "boxes/good/base.json", test_round_trip);
  g_test_add_data_func ("/json/print/scenario", "scenarios/good/rich.json", test_round_trip);

  return g_test_run ();
}
