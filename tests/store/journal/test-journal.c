/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game goes through its text unharmed, and what is left of a torn or damaged
 * text is a whole game or an error that names the line.
 *
 * A failure names its game, and DUB_SEED=n plays that one alone.
 */

#include "damage-fixture.h"
#include "dub-box-file.h"
#include "dub-event-line.h"
#include "dub-journal.h"
#include "dub-names.h"
#include "dub-store-error.h"
#include "growing.h"
#include "script.h"
#include "seal.h"
#include "seeds-fixture.h"

#include <string.h>

enum { N_GAMES = 144, N_GAMES_THOROUGH = 4000, N_MARKS = 400, TORN_MOVES = 8 };

static const char name[] = "A rainy Sunday";
static guint n_actions[DUB_N_ACTIONS], n_events[DUB_N_EVENTS], n_corrections[DUB_N_PLACES],
    n_verbs[DUB_N_VERBS];

/* Reads a copy of just that size, so that a sanitizer sees a step beyond it. */
static DubJournal *
parse (const char *text, gsize length, GError **error)
{
  g_autofree char *copy = g_malloc (MAX (length, 1));

  if (length > 0)
    memcpy (copy, text, length);

  return dub_journal_parse (copy, length, error);
}

static DubJournal *
parse_whole (const char *text)
{
  g_autoptr (GError) error = NULL;
  DubJournal *journal = parse (text, strlen (text), &error);

  if (error != NULL)
    g_error ("%s", error->message);
  g_assert_nonnull (journal);
  g_assert_cmpuint (journal->n_torn, ==, 0);
  g_assert_cmpuint (journal->length, ==, strlen (text));

  return journal;
}

static void
count_types (const DubHistory *history)
{
  for (guint i = 0; i < dub_history_get_n_entries (history); i++) {
    DubEntry entry = dub_history_get_entry (history, i);

    n_actions[entry.action.type]++;
    if (entry.action.type == DUB_ACTION_CORRECT)
      n_corrections[entry.action.detail.place_kind]++;
    for (guint j = 0; j < entry.n_events; j++) {
      n_events[entry.events[j].type]++;
      if (entry.events[j].type == DUB_EVENT_STEP)
        n_verbs[entry.events[j].step.verb]++;
    }
  }
}

static void
check_game (guint32 seed)
{
  g_autofree Script *script = script_new (seed, SCRIPT_ALL);
  g_autoptr (DubJournal) journal = g_new0 (DubJournal, 1), again = NULL, grown = NULL;
  g_autofree char *text = NULL, *second = NULL;
  g_autoptr (Growing) growing = growing_new ();

  journal->name = g_strdup (name);
  journal->history = growing_play (growing, script, name, 0);
  count_types (journal->history);

  text = dub_journal_print (journal);
  again = parse_whole (text);
  g_assert_cmpstr (again->name, ==, name);
  script_assert_same (again->history, journal->history);
  script_assert_decided (again->history);
  second = dub_journal_print (again);
  g_assert_cmpstr (second, ==, text);

  grown = parse_whole (growing->text->str);
  script_assert_same (grown->history, journal->history);
}

static void
assert_all (DubSet set, const guint *counts, guint n)
{
  for (guint i = 0; i < n; i++)
    if (counts[i] == 0)
      g_error ("no game has “%s” of set %u", dub_name_get (set, i), set);
}

static void
test_games (void)
{
  test_seeds_run (check_game, N_GAMES, N_GAMES_THOROUGH);
  if (g_getenv ("DUB_SEED") != NULL)
    return;
  assert_all (DUB_SET_ACTION, n_actions, DUB_N_ACTIONS);
  assert_all (DUB_SET_EVENT, n_events, DUB_N_EVENTS);
  assert_all (DUB_SET_PLACE, n_corrections, DUB_N_PLACES);
  assert_all (DUB_SET_VERB, n_verbs, DUB_N_VERBS);
}

static void
test_names (void)
{
  static const struct {
    const char *given, *kept;
  } rows[] = {
    { "A rainy Sunday", "A rainy Sunday" },
    { "  between spaces\t", "between spaces" },
    { "two\nlines\r\n", "two lines" },
    { "undo", "undo" },
    { "name name", "name name" },
    { "Der Königin ihr Spiel № 5 🎭", "Der Königin ihr Spiel № 5 🎭" },
    { "100% %s %n \\n", "100% %s %n \\n" },
    { "bad \xff byte", "bad \xef\xbf\xbd byte" },
  };
  g_autofree Script *script = script_new (0, SCRIPT_FILL);
  g_autoptr (DubHistory) history = script_play (script, 1);
  g_autofree char *entry = dub_journal_print_entry (history, 0);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *head = dub_journal_print_head (rows[i].given);
    g_autofree char *text = seal_text (g_strconcat (head, entry, NULL));
    g_autoptr (DubJournal) journal = parse_whole (text);

    g_assert_cmpstr (journal->name, ==, rows[i].kept);
  }
}

/* Whatever a name is, the game that has it can be read. */
static void
test_any_name (void)
{
  static const char *const pieces[] = { "",  " ", "\n",   "\r",   "\t",     "\v",    "\f",    "é",
                                        "🎭", "x", "\xff", "\x01", "\u2028", "name ", "\u00a0" };
  g_autofree Script *script = script_new (0, SCRIPT_FILL);
  g_autoptr (DubHistory) history = script_play (script, 1);
  g_autofree char *entry = dub_journal_print_entry (history, 0);
  DubRng rng = dub_rng_for (3, DUB_RANDOM_FILL, 0);

  for (guint i = 0; i < 2000; i++) {
    g_autoptr (GString) given = g_string_new (NULL);
    g_autofree char *head = NULL, *text = NULL, *second = NULL, *expected = NULL;
    g_autoptr (DubJournal) journal = NULL;

    for (guint n = dub_rng_below (&rng, 80); n > 0; n--)
      g_string_append (given, pieces[dub_rng_below (&rng, G_N_ELEMENTS (pieces))]);
    head = dub_journal_print_head (i == 0 ? "" : given->str);
    text = seal_text (g_strconcat (head, entry, NULL));
    journal = parse_whole (text);
    g_assert_true (g_utf8_validate (journal->name, -1, NULL));
    g_assert_cmpuint (strlen (journal->name), >, 0);
    g_assert_cmpint (g_utf8_strlen (journal->name, -1), <=, DUB_MAX_GAME_NAME);

    /* Saying it again changes nothing. */
    second = dub_journal_print_name (journal->name);
    expected = g_strdup_printf ("name %s\n", journal->name);
    g_assert_cmpstr (second, ==, expected);
  }
}

/* Whatever a note is, what is kept of it is read back. */
static void
test_any_note (void)
{
  static const char *const pieces[] = {
    "",  " ", "\n",   "\r",   "\t",     "\\",    "\\n", "é",
    "🎭", "x", "\xff", "\x01", "\u2028", "note ", "%n",  "ok 0"
  };
  DubRng rng = dub_rng_for (4, DUB_RANDOM_FILL, 0);

  for (guint i = 0; i < 2000; i++) {
    g_autoptr (GString) given = g_string_new (NULL);
    g_autofree char *line = NULL, *kept = NULL, *again = NULL;
    DubJournal journal = { 0 };

    for (guint n = i == 0 ? 3999 : dub_rng_below (&rng, i % 50 == 0 ? 5000 : 80); n > 0; n--)
      g_string_append (given, i == 0 ? "\\" : pieces[dub_rng_below (&rng, G_N_ELEMENTS (pieces))]);
    g_string_append (given, i % 2 == 0 ? "🎭" : " ");
    kept = dub_journal_clean_note (given->str, -1);
    again = dub_journal_clean_note (kept, -1);
    g_assert_cmpstr (again, ==, kept);
    g_assert_cmpint (g_utf8_strlen (kept, -1), <=, DUB_MAX_GAME_NOTE);
    line = dub_journal_print_note (given->str);
    g_assert_true (strchr (line, '\n') == line + strlen (line) - 1);
    g_assert_true (dub_journal_read_words (&journal, line, strlen (line) - 1));
    g_assert_cmpstr (journal.note, ==, *kept != '\0' ? kept : NULL);
    g_free (journal.note);
  }
}

/* A game is not lost because of the number that it was begun with. */
static void
test_seeds (void)
{
  static const guint64 seeds[] = { 0,
                                   1,
                                   G_GUINT64_CONSTANT (999999999999999999),
                                   G_GUINT64_CONSTANT (1000000000000000000),
                                   G_MAXINT64,
                                   (guint64) G_MAXINT64 + 1,
                                   G_MAXUINT64 };

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++) {
    g_autofree Script *script = script_new (0, SCRIPT_FILL);
    g_autoptr (DubJournal) journal = g_new0 (DubJournal, 1), again = NULL;
    g_autofree char *text = NULL;
    g_autoptr (GError) error = NULL;

    script->setup.seed = seeds[i];
    journal->name = g_strdup (name);
    journal->history = dub_history_new ();
    if (!dub_history_begin (journal->history, &script->boxes[0], &script->setup, &error)) {
      g_assert_nonnull (error);
      continue;
    }
    text = dub_journal_print (journal);
    again = parse_whole (text);
    script_assert_same (again->history, journal->history);
  }
}

/* The forms of values, and the ends of their ranges. */
static void
test_lines (void)
{
  static const struct {
    const char *line;
    const char *error; /* NULL: read, and printed as the same line */
  } rows[] = {
    { "revealed card=hire:4:left:5:same-colour", NULL },
    { "revealed card=hire:5:left:1:none", "“card=hire:5:left:1:none” is not understood" },
    { "revealed card=tailor:12:right:1:suitable", NULL },
    { "revealed card=tailor:13:right:1:none", "“card=tailor:13:right:1:none” is not understood" },
    { "revealed card=drawer:3:1:none", NULL },
    { "revealed card=drawer:4:1:none", "“card=drawer:4:1:none” is not understood" },
    { "revealed card=column:middle:1:none", "“card=column:middle:1:none” is not understood" },
    { "revealed card=favor:6:none", "“card=favor:6:none” is not understood" },
    { "revealed card=favor:1:none:1", "“card=favor:1:none:1” is not understood" },
    { "revealed card=?:1:none", "“card=?:1:none” is not understood" },
    { "you-took-tile at=63 flag=1", NULL },
    { "you-took-tile at=64", "“at=64” is not understood" },
    { "you-took-tile flag=2", "“flag=2” is not understood" },
    { "you-took-tile at=1 at=1", "“at” is there twice" },
    { "you-took-tile at=1 n=1", "“n” has no place here" },
    { "you-took-tile at", "“at” is not understood" },
    { "you-took-tile ", "“” is not understood" },
    { "you-took-a-tile at=1", "“you-took-a-tile” is not understood" },
    { "fixed hall=5 n=-1", NULL },
    { "fixed n=-2", "“n=-2” is not understood" },
    { "fixed hall=0", "“hall=0” is not understood" },
    { "fixed n=10000", "“n=10000” is not understood" },
    { "entered colour=? garment=?:9:thimble:pairs employee=?:exam", NULL },
    { "entered garment=blue:10", "“garment=blue:10” is not understood" },
    { "entered employee=master:-", NULL },
    { "entered employee=master", "“employee=master” is not understood" },
    { "entered employee=master:7", "“employee=master:7” is not understood" },
    { "you-counted fact=jewelry jewelry=blue:blue:pink", NULL },
    { "you-counted jewelry=", "“jewelry=” is not understood" },
    { "dealt cards=", NULL },
    { "dealt cards=?,favor:1:none", NULL },
    { "step rules=", NULL },
    { "step do=hire at=3 rules=T-1,HIR-1,R-1,R-2", NULL },
    { "step rules=T-1,T-1,T-1,T-1,T-1", "“rules=T-1,T-1,T-1,T-1,T-1” is not understood" },
    { "started seed=18446744073709551615", NULL },
    { "started seed=18446744073709551616", "“seed=18446744073709551616” is not understood" },
  };
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GString) line = g_string_new (NULL);
    g_autoptr (GError) error = NULL;
    DubBox *new_box;
    DubEvent event;

    dub_event_line_parse (rows[i].line, strlen (rows[i].line), &box, &event, &new_box, &error);
    g_assert_cmpstr (error != NULL ? error->message : NULL, ==, rows[i].error);
    if (error != NULL)
      continue;
    dub_event_line_print (line, &box, &event);
    g_assert_cmpstr (line->str, ==, rows[i].line);
  }
}

/* What is left of a file that was cut off after so many bytes. */
static void
check_torn (const Growing *growing, gsize cut)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = parse (growing->text->str, cut, &error);
  const GrowingMark *mark = NULL;

  for (guint i = 0; i < growing->marks->len; i++)
    if (g_array_index (growing->marks, GrowingMark, i).end <= cut)
      mark = &g_array_index (growing->marks, GrowingMark, i);
  if (mark == NULL) {
    g_assert_null (journal);
    damage_assert_error (error, growing->text->str, cut, 1);
    return;
  }

  g_assert_no_error (error);
  g_assert_cmpuint (journal->length, ==, mark->end);
  g_assert_cmpuint (script_digest (journal->history), ==, mark->digest);
  g_assert_true ((journal->n_torn == 0) == (mark->end == cut));
  g_assert_cmpuint (journal->n_torn, ==, cut - mark->end);
}

static void
test_torn (void)
{
  g_autofree Script *script = script_new (1, SCRIPT_ALL);
  g_autoptr (DubHistory) history = NULL;
  g_autoptr (Growing) growing = growing_new ();

  history = growing_play (growing, script, name, TORN_MOVES);
  /* At every byte, but for the long line of the box, where a torn line is like another. */
  for (gsize cut = 0; cut <= growing->text->len; cut += cut > 200 && cut < 9000 ? 41 : 1)
    check_torn (growing, cut);
}

/* Whole games torn at the ends of their lines, and in the middle of some. */
static void
check_torn_game (guint32 seed)
{
  g_autofree Script *script = script_new (seed, SCRIPT_ALL);
  g_autoptr (DubHistory) history = NULL;
  DubRng rng = dub_rng_for (seed, DUB_RANDOM_FILL, 2);
  g_autoptr (Growing) growing = growing_new ();

  history = growing_play (growing, script, name, N_MARKS);
  for (guint i = 0; i < 40; i++) {
    guint n = dub_rng_below (&rng, growing->marks->len);
    gsize end = g_array_index (growing->marks, GrowingMark, n).end;

    check_torn (growing, end - dub_rng_below (&rng, 3));
  }
}

static void
test_torn_games (void)
{
  test_seeds_run (check_torn_game, 8, 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/journal/games", test_games);
  g_test_add_func ("/journal/names", test_names);
  g_test_add_func ("/journal/any-name", test_any_name);
  g_test_add_func ("/journal/any-note", test_any_note);
  g_test_add_func ("/journal/seeds", test_seeds);
  g_test_add_func ("/journal/lines", test_lines);
  g_test_add_func ("/journal/torn", test_torn);
  g_test_add_func ("/journal/torn-games", test_torn_games);

  return g_test_run ();
}
