/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a game was won: the chances equal forecasts of the same tables. The greatest changes are
 * found and described, in the background.
 */

#include "dub-chart-data.h"
#include "dub-forecast.h"
#include "dub-game.h"
#include "dub-journal.h"
#include "dub-place.h"
#include "dub-state.h"
#include "dub-text.h"
#include "history-fixture.h"

#include <string.h>
#include <time.h>

static DubJournal *
read_golden (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "store/journal/golden", name, NULL);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));

  return dub_journal_parse (text, length, NULL);
}

static const DubChanceTurn *
get_turn (const DubChances *chances, guint index)
{
  return &g_array_index (chances->turns, DubChanceTurn, index);
}

static const DubState *
get_table (const DubChances *chances, guint index)
{
  return &g_array_index (chances->tables, DubGame, index).state;
}

/* The table after a turn is the one at its end, and the table before it the one at its beginning:
 * the preparation of a round is not part of its first turn. */
static void
test_tables (gconstpointer name)
{
  g_autoptr (DubJournal) journal = read_golden (name);
  g_autoptr (DubChances) chances = dub_chances_new (journal->history);
  guint last = 0, round = 0, n_rounds = 0;

  g_assert_cmpuint (chances->turns->len, >, 40);
  for (guint i = 0; i < chances->turns->len; i++) {
    const DubChanceTurn *turn = get_turn (chances, i);
    const DubState *before = get_table (chances, turn->table - 1);
    DubEntry entry = dub_history_get_entry (journal->history, turn->entry);
    gboolean is_hers = dub_event_is (entry.events, DUB_MOVE_ACT);

    g_assert_true (is_hers || dub_event_is (entry.events, DUB_MOVE_END_TURN));
    g_assert_cmpint (turn->owner, ==, is_hers ? DUB_BARRY : DUB_YOU);
    g_assert_true (dub_state_equal (get_table (chances, turn->table),
                                    dub_history_get_state (journal->history, turn->entry + 1)));
    g_assert_true (dub_state_equal (before, dub_history_get_state (journal->history, turn->first)));
    g_assert_cmpint (before->phase, ==, DUB_PHASE_TURNS);
    g_assert_cmpuint (before->round, ==, turn->round);
    if (turn->round == round)
      g_assert_cmpuint (turn->first, ==, last + 1);
    else {
      n_rounds++;
      g_assert_cmpint (dub_history_get_state (journal->history, turn->first - 1)->phase, !=,
                       DUB_PHASE_TURNS);
    }
    round = turn->round;
    last = turn->entry;
  }
  g_assert_cmpuint (n_rounds, ==, DUB_N_ROUNDS);
  g_assert_cmpuint (chances->tables->len, ==, chances->turns->len + n_rounds);
}

/* A small number, which takes long enough under the sanitizers. */
enum { N_GAMES = 40 };

static void
work (DubChances *chances)
{
  DubJob job = { .data = chances };

  chances->n_games = N_GAMES;
  dub_chances_work (&job);
  g_assert_cmpint (job.n_done, ==, job.n_todo);
  g_assert_cmpint (job.n_done, ==, (gint) chances->tables->len);
}

static void
assert_chance (const DubChances *chances, guint table, double chance)
{
  DubForecast forecast;

  dub_forecast_run (&g_array_index (chances->tables, DubGame, table), N_GAMES, 2, NULL, &forecast);
  g_assert_cmpfloat_with_epsilon (
      chance, (forecast.n_games - forecast.n_wins + 1.0) / (forecast.n_games + 2.0), 1e-9);
}

/* The chart has the chances of the turns, and ends with the result. */
static void
assert_chart (const DubChances *chances)
{
  g_autoptr (DubChartData) chart = dub_chart_data_new_chances (chances);
  guint n = chances->turns->len;

  g_assert_cmpuint (chart->n, ==, n + 1);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpfloat_with_epsilon (chart->values[1][i], 100 * get_turn (chances, i)->after, 1e-9);
    g_assert_cmpfloat_with_epsilon (chart->values[0][i] + chart->values[1][i], 100, 1e-9);
    g_assert_null (strstr (chart->sentences[i], " 0%"));
  }
  g_assert_cmpfloat (chart->values[1][n], ==, chances->winner == DUB_YOU ? 100 : 0);
  g_assert_cmpstr (chart->labels[0], ==, "1");
  g_assert_cmpstr (chart->sentences[n], ==, "End of Game: she wins with 0%, you with 100%");
}

static void
assert_greatest (const DubChances *chances)
{
  guint turns[3], n = dub_chances_find_greatest (chances, turns, G_N_ELEMENTS (turns));
  double least = 1;

  g_assert_cmpuint (n, ==, 3);
  for (guint i = 0; i < n; i++) {
    const DubChanceTurn *turn = get_turn (chances, turns[i]);

    g_assert_cmpfloat (ABS (turn->after - turn->before), <=, least);
    least = ABS (turn->after - turn->before);
    for (guint j = 0; j < i; j++)
      g_assert_cmpuint (turns[i], !=, turns[j]);
  }
  for (guint i = 0; i < chances->turns->len; i++) {
    const DubChanceTurn *turn = get_turn (chances, i);
    gboolean is_found = i == turns[0] || i == turns[1] || i == turns[2];

    g_assert_true (is_found || ABS (turn->after - turn->before) <= least);
  }
}

static void
test_forecast (void)
{
  g_autoptr (DubJournal) journal = read_golden ("base.dubarry");
  g_autoptr (DubChances) chances = dub_chances_new (journal->history);

  g_assert_cmpint (chances->winner, ==, DUB_YOU);
  work (chances);
  for (guint i = 0; i < chances->turns->len; i += 9) {
    assert_chance (chances, get_turn (chances, i)->table - 1, get_turn (chances, i)->before);
    assert_chance (chances, get_turn (chances, i)->table, get_turn (chances, i)->after);
  }
  assert_chart (chances);
  assert_greatest (chances);
}

/* Goes back to the first turn of a round. */
static void
go_to_turns (DubHistory *history, guint round)
{
  const DubState *state = &dub_history_get_game (history)->state;

  while (state->round >= round)
    g_assert_true (history_undo (history));
  while (state->round < round || state->phase != DUB_PHASE_TURNS)
    g_assert_true (history_redo (history));
}

/* Plays on to the end of your next turn. */
static void
end_your_turn (DubHistory *history)
{
  static const DubVerb verbs[] = { DUB_MOVE_PLAY_CARD, DUB_MOVE_ACT };
  DubMove end = dub_move (DUB_YOU, DUB_MOVE_END_TURN);

  while (!history_perform (history, &end, NULL)) {
    gboolean done = FALSE;

    for (guint i = 0; i < G_N_ELEMENTS (verbs) && !done; i++) {
      DubMove move = dub_move (DUB_BARRY, verbs[i]);

      done = history_perform (history, &move, NULL);
    }
    g_assert_true (done);
  }
}

/* A correction in a game in progress adds forty points: the list has that turn, with the
 * correction, and its effect on your chances. */
static void
test_swing (void)
{
  g_autoptr (DubJournal) journal = read_golden ("base.dubarry");
  g_autoptr (DubChances) chances = NULL;
  DubMove correct =
      dub_correction (dub_place_of_count (DUB_BARRY, DUB_FACT_PP), dub_thing_number (60));
  const DubChanceTurn *turn;
  g_autoptr (DubChartData) chart = NULL;
  guint found[3];

  go_to_turns (journal->history, 2);
  end_your_turn (journal->history);
  g_assert_true (history_perform (journal->history, &correct, NULL));
  end_your_turn (journal->history);
  chances = dub_chances_new (journal->history);
  g_assert_cmpint (chances->winner, ==, DUB_NOBODY);
  work (chances);
  g_assert_cmpuint (dub_chances_find_greatest (chances, found, 3), ==, 3);
  turn = get_turn (chances, found[0]);
  g_assert_cmpint (turn->owner, ==, DUB_BARRY);
  g_assert_cmpfloat (turn->before, >, 0.5);
  g_assert_cmpfloat (turn->after, <, 0.2);
  g_assert_cmpuint (turn->round, ==, 2);
  g_assert_true (dub_event_is (dub_history_get_entry (journal->history, turn->first).events,
                               DUB_MOVE_CORRECT));
  chart = dub_chart_data_new_chances (chances);
  g_assert_cmpuint (chart->n, ==, chances->turns->len);
  g_assert_cmpstr (chart->names[found[0]], ==, "Round 2, after her turn");
}

static double
get_cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1e6;
}

static void
done_cb (gpointer owner, DubJob *job)
{
  *(DubChances **) g_object_get_data (owner, "chances") = g_steal_pointer (&job->data);
}

static gboolean
count_cb (gpointer n)
{
  ++*(guint *) n;

  return G_SOURCE_CONTINUE;
}

/* The main loop spends less than a frame before and after; in between it is free. */
static void
test_beside (void)
{
  g_autoptr (DubJournal) journal = read_golden ("jewelry-box.dubarry");
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (DubChances) chances = NULL, again = NULL;
  double begin = get_cpu_time (), busy = 0;
  guint n_ticks = 0, ticks = g_timeout_add (1, count_cb, &n_ticks);
  gint64 start = g_get_monotonic_time ();
  DubChances *made = dub_chances_new (journal->history);
  DubJob job = { .lane = DUB_LANE_FORECAST,
                 .data = made,
                 .free_data = (GDestroyNotify) dub_chances_free };

  g_assert_cmpuint (made->n_games, ==, DUB_FORECAST_GAMES);
  made->n_games = g_test_perf () ? DUB_FORECAST_GAMES : N_GAMES;
  g_object_set_data (owner, "chances", &chances);
  dub_worker_run (dub_chances_work, done_cb, owner, job);
  busy = get_cpu_time () - begin;
  while (chances == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (ticks);
  begin = get_cpu_time ();
  dub_chart_data_free (dub_chart_data_new_chances (chances));
  busy = MAX (busy, get_cpu_time () - begin);
  g_test_message ("%u entries: %.1f s, the main loop is busy for %.2f ms, and went around %u times",
                  dub_history_get_n_entries (journal->history),
                  (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC, busy, n_ticks);
  g_assert_cmpfloat (busy, <, 16);
  g_assert_cmpuint (n_ticks, >, 20);
  again = dub_chances_new (journal->history);
  work (again);
  for (guint i = 0; i < chances->turns->len && !g_test_perf (); i++)
    g_assert_cmpfloat (get_turn (chances, i)->after, ==, get_turn (again, i)->after);
}

/* Cancelled work ends at once, and leaves the chances unknown. */
static void
test_cancelled (void)
{
  g_autoptr (DubJournal) journal = read_golden ("base.dubarry");
  g_autoptr (DubChances) chances = dub_chances_new (journal->history);
  DubJob job = { .data = chances, .is_cancelled = TRUE };

  dub_chances_work (&job);
  g_assert_cmpint (job.n_done, ==, 0);
  g_assert_cmpfloat (get_turn (chances, 9)->after, ==, 0);
}

int
main (int argc, char **argv)
{
  static const char *const goldens[] = { "all-modules.dubarry", "base.dubarry",
                                         "corrections.dubarry", "way-learn.dubarry",
                                         "way-table.dubarry" };

  dub_text_init ();
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++) {
    g_autofree char *path = g_strconcat ("/chances/tables/", goldens[i], NULL);

    g_test_add_data_func (path, goldens[i], test_tables);
  }
  g_test_add_func ("/chances/forecast", test_forecast);
  g_test_add_func ("/chances/swing", test_swing);
  g_test_add_func ("/chances/beside", test_beside);
  g_test_add_func ("/chances/cancelled", test_cancelled);

  return g_test_run ();
}
