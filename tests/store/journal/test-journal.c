/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Printing and reading a game does not change it. A torn or damaged text gives a whole game, or an
 * error that names the line.
 *
 * A failure names its game, and DUB_SEED=n plays that one alone.
 */

#include "damage-fixture.h"
#include "dub-box-file.h"
#include "dub-event-line.h"
#include "dub-fault.h"
#include "dub-journal.h"
#include "dub-names.h"
#include "dub-text-error.h"
#include "growing.h"
#include "script.h"
#include "seal.h"
#include "seeds-fixture.h"

#include <string.h>

enum { N_GAMES = 144, N_GAMES_THOROUGH = 4000, N_MARKS = 400, TORN_MOVES = 8 };

static const char name[] = "A rainy Sunday";
static guint n_events[DUB_N_EVENTS], n_corrections[DUB_N_PLACES], n_asked[DUB_N_VERBS],
    n_moves[DUB_N_OWNERS][DUB_N_VERBS];

/* Reads a copy of exactly that size, so that a sanitizer detects reads beyond it. */
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
    const DubMove *asked = dub_entry_get_move (&entry);

    if (asked != NULL)
      n_asked[asked->verb]++;
    if (asked != NULL && asked->verb == DUB_MOVE_CORRECT)
      n_corrections[asked->to.kind]++;
    for (guint j = 0; j < entry.n_events; j++) {
      n_events[entry.events[j].type]++;
      if (entry.events[j].type == DUB_EVENT_MOVE)
        n_moves[entry.events[j].move.side][entry.events[j].move.verb]++;
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

/* Moves that a player can make; all others follow from them. */
static const guint8 asked_verbs[] = {
  DUB_MOVE_TAKE_FAVOR,   DUB_MOVE_TAKE_TILES, DUB_MOVE_TAKE_JEWELRY, DUB_MOVE_PLACE_GARMENT,
  DUB_MOVE_SELL_GARMENT, DUB_MOVE_HIRE,       DUB_MOVE_PLACE_TOKEN,  DUB_MOVE_EXAM_TOKEN,
  DUB_MOVE_PLAY_CARD,    DUB_MOVE_TELL_CARD,  DUB_MOVE_ACT,          DUB_MOVE_TURN_UP,
  DUB_MOVE_DEPUTE,       DUB_MOVE_PASS_EXAM,  DUB_MOVE_PASS,         DUB_MOVE_NAME_SPECIALIST,
  DUB_MOVE_COUNT,        DUB_MOVE_END_TURN,   DUB_MOVE_INCOME,       DUB_MOVE_ENTER,
  DUB_MOVE_LEAVE_EMPTY,  DUB_MOVE_FILL,       DUB_MOVE_READY,        DUB_MOVE_CORRECT,
  DUB_MOVE_FINISH,
};

/* Returns whether corrections apply to the kind of place: to every one except your specialized
 * Apprentice, whom you name. */
static gboolean
is_corrected (DubPlaceKind kind)
{
  return kind != DUB_PLACE_SPECIALIST;
}

/* Returns whether both sides make the move; only she, you or nobody makes the others. */
static gboolean
is_of_both (DubVerb verb)
{
  return verb == DUB_MOVE_TAKE_FAVOR || verb == DUB_MOVE_TAKE_TILES ||
         verb == DUB_MOVE_TAKE_JEWELRY || verb == DUB_MOVE_PLACE_GARMENT || verb == DUB_MOVE_HIRE ||
         verb == DUB_MOVE_PLACE_TOKEN || verb == DUB_MOVE_EXAM_TOKEN ||
         verb == DUB_MOVE_ALL_HALLS_TOKEN || verb == DUB_MOVE_END_TURN ||
         verb == DUB_MOVE_RETURN_FAVOR;
}

static void
assert_some (guint n, DubSet set, guint value)
{
  if (n == 0)
    g_error ("no game has “%s” of set %u", dub_name_get (set, value), set);
}

static void
test_games (void)
{
  test_seeds_run (check_game, N_GAMES, N_GAMES_THOROUGH);
  if (g_getenv ("DUB_SEED") != NULL)
    return;
  for (DubEventType type = 0; type < DUB_N_EVENTS; type++)
    g_assert_cmpuint (n_events[type], >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (asked_verbs); i++)
    assert_some (n_asked[asked_verbs[i]], DUB_SET_VERB, asked_verbs[i]);
  for (DubPlaceKind kind = 0; kind < DUB_N_PLACES; kind++)
    if (is_corrected (kind))
      assert_some (n_corrections[kind], DUB_SET_PLACE, kind);
  for (DubVerb verb = 0; verb < DUB_N_VERBS; verb++) {
    const guint hers = n_moves[DUB_BARRY][verb], yours = n_moves[DUB_YOU][verb];

    assert_some (is_of_both (verb) ? MIN (hers, yours) : hers + yours + n_moves[DUB_NOBODY][verb],
                 DUB_SET_VERB, verb);
  }
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

/* A game can be read whatever its name. */
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

    /* Printing it again changes nothing. */
    second = dub_journal_print_name (journal->name);
    expected = g_strdup_printf ("name %s\n", journal->name);
    g_assert_cmpstr (second, ==, expected);
  }
}

/* The stored part of any note is the same after reading. */
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

/* A game survives with any seed. */
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
static const struct {
  const char *line;
  const char *error; /* NULL: accepted, and printed as the same line */
} line_rows[] = {
  { "barry play-card card=hire:4:left:5:same-color", NULL },
  { "barry play-card card=hire:5:left:1:none", "“card=hire:5:left:1:none” is not understood" },
  { "barry play-card card=tailor:12:right:1:suitable", NULL },
  { "barry play-card card=tailor:13:right:1:none",
    "“card=tailor:13:right:1:none” is not understood" },
  { "barry play-card card=drawer:3:1:none", NULL },
  { "barry play-card card=drawer:4:1:none", "“card=drawer:4:1:none” is not understood" },
  { "barry play-card card=column:middle:1:none", "“card=column:middle:1:none” is not understood" },
  { "barry play-card card=favor:6:none", "“card=favor:6:none” is not understood" },
  { "barry play-card card=favor:1:none:1", "“card=favor:1:none:1” is not understood" },
  { "barry play-card card=?:1:none", "“card=?:1:none” is not understood" },
  { "you take-tiles from=tile:63 to=bag tile=bp livre=-2 tiles=1 open=12", NULL },
  { "you take-tiles from=tile:64", "“from=tile:64” is not understood" },
  { "you take-tiles from=tile:1 from=tile:1", "“from” appears twice" },
  { "you take-tiles from=tile:1 sure=1", "“sure” has no place here" },
  { "you take-tiles from", "“from” is not understood" },
  { "you take-tiles ", "“” is not understood" },
  { "you", "“” is not understood" },
  { "you took-tiles from=tile:1", "“took-tiles” is not understood" },
  { "king take-tiles from=tile:1", "“king” is not understood" },
  { "table correct to=bag n=-1", NULL },
  { "table correct to=bag n=-2", "“n=-2” is not understood" },
  { "table correct to=bag n=9999", NULL },
  { "table correct to=bag n=10000", "“n=10000” is not understood" },
  { "table correct to=guest:5:11 garment=blue:3 of=you", NULL },
  { "table correct to=guest:0:1 garment=-", "“to=guest:0:1” is not understood" },
  { "table correct to=barry.jewelry jewelry=", NULL },
  { "table correct to=you.task:journeyman:thread-lace token=1", NULL },
  { "table correct to=barry.task:master:- token=0", NULL },
  { "table correct to=token:kitchen-left:1 owner=board", NULL },
  { "table correct to=draw-mode draw-mode=learn", NULL },
  { "table enter to=garment:5 garment=?:9:thimble:pairs", NULL },
  { "table enter to=garment:5 garment=blue:10", "“garment=blue:10” is not understood" },
  { "table enter to=jewel:3 jewel=?", NULL },
  { "table enter to=tile:3 tile=?", NULL },
  { "table enter to=employee:0 employee=?:exam", NULL },
  { "table enter to=employee:0 employee=master:-", NULL },
  { "table enter to=employee:0 employee=-", NULL },
  { "table enter to=employee:0 employee=apprentice:6:vi-staff", NULL },
  { "table enter to=employee:0 employee=master", "“employee=master” is not understood" },
  { "table enter to=employee:0 employee=master:7", "“employee=master:7” is not understood" },
  { "you count to=you.count:jewelry jewelry=blue:blue:pink kept=1", NULL },
  { "you count to=you.count:bonuses crowns=255", NULL },
  { "you count to=you.count:jewelry jewelry=:", "“jewelry=:” is not understood" },
  { "you pass-exam to=you.track:master employee=master:5:jb-necklaces left=journeyman:exam "
    "pp=1 livre=-5 sure=1",
    NULL },
  { "you depute from=you.hand employee=master:0 left=master:start livre=10", NULL },
  { "you hire from=specialist employee=apprentice:0 livre=-3 sure=1", NULL },
  { "cards ", NULL },
  { "cards ?,favor:1:none", NULL },
  { "barry gain n=13 pp=1", NULL },
  { "barry gain lace=1 rules=TAI-5", NULL },
  { "barry take-tiles from=tile:0 spaces=511 instead=99", NULL },
  { "barry take-tiles from=tile:0 spaces=65536", "“spaces=65536” is not understood" },
  { "barry hire from=employee:3 employee=master:1 rules=T-1,HIR-1,R-1,R-2", NULL },
  { "barry hire rules=T-1,T-1,T-1,T-1,T-1", "“rules=T-1,T-1,T-1,T-1,T-1” is not understood" },
  { "started", NULL },
  { "started seed=18446744073709551615", NULL },
  { "started seed=18446744073709551616", "“seed=18446744073709551616” is not understood" },
  { "started seed=7 expansions=jewelry-box,expert second-place=1 draw-mode=learn "
    "strength=pp-5 her-color=purple your-color=black",
    NULL },
  { "started spaces=1", "“spaces=1” is not understood" },
};

/* The reader accepts the fields of a line in any order. */
static void
test_order (void)
{
  static const char line[] = "table correct of=you garment=blue:3 to=guest:5:11";
  g_autoptr (GString) printed = g_string_new (NULL);
  DubBox *new_box;
  DubEvent event;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  g_assert_true (dub_event_line_parse (line, strlen (line), &box, &event, &new_box, NULL));
  dub_event_line_print (printed, &box, &event);
  g_assert_cmpstr (printed->str, ==, "table correct to=guest:5:11 garment=blue:3 of=you");
}

static void
test_lines (void)
{
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  for (guint i = 0; i < G_N_ELEMENTS (line_rows); i++) {
    g_autoptr (GString) line = g_string_new (NULL);
    g_autoptr (GError) error = NULL;
    g_autofree char *told = NULL;
    DubBox *new_box;
    DubEvent event;

    dub_event_line_parse (line_rows[i].line, strlen (line_rows[i].line), &box, &event, &new_box,
                          &error);
    told = error != NULL ? dub_text_fault (error) : NULL;
    g_assert_cmpstr (told, ==, line_rows[i].error);
    if (error != NULL)
      continue;
    dub_event_line_print (line, &box, &event);
    g_assert_cmpstr (line->str, ==, line_rows[i].line);
  }
}

/* Checks a file cut off after so many bytes. */
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
  /* Cuts at every byte, except in the long line of the box, where most cuts are equivalent. */
  for (gsize cut = 0; cut <= growing->text->len; cut += cut > 200 && cut < 9000 ? 41 : 1)
    check_torn (growing, cut);
}

/* Cuts whole games at the ends of their lines, and in the middle of some. */
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
  g_test_add_func ("/journal/order", test_order);
  g_test_add_func ("/journal/torn", test_torn);
  g_test_add_func ("/journal/torn-games", test_torn_games);

  return g_test_run ();
}
