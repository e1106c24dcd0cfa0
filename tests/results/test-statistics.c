/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Statistics over made-up results, and the course of recorded games.
 */

#include "dub-chart-data.h"
#include "dub-statistics.h"
#include "dub-text.h"

#include <string.h>

static void
summary_free (gpointer data)
{
  DubSummary *self = data;

  g_free (self->id);
  g_free (self->label);
  g_free (self);
}

static DubSummary *
add (GPtrArray *games, gint64 date, guint expansions, guint hers, guint yours)
{
  DubSummary *game = g_new0 (DubSummary, 1);

  game->id = g_strdup_printf ("game-%u", games->len + 1);
  game->label = g_strdup (expansions == 0 ? "Mine" : "Deluxe");
  game->numbers[DUB_GAME_PHASE] = DUB_PHASE_OVER;
  game->numbers[DUB_GAME_EXPANSIONS] = expansions;
  game->numbers[DUB_GAME_FINISHED] = (guint) date;
  game->numbers[DUB_GAME_WINNER] = yours > hers ? DUB_YOU : DUB_BARRY;
  game->numbers[DUB_GAME_HER_TOTAL] = hers;
  game->numbers[DUB_GAME_YOUR_TOTAL] = yours;
  game->numbers[DUB_GAME_HER_LINES] = hers;
  game->numbers[DUB_GAME_YOUR_LINES] = yours;
  g_ptr_array_add (games, game);

  return game;
}

/* Returns the ids of the listed games, without their common beginning. */
static char *
join (DubResultList *list)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (DubResultItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

    g_string_append (ids, item->game->id + strlen ("game-"));
  }

  return g_string_free (ids, FALSE);
}

static void
assert_listed (DubResultList *list, DubResultSort sort, DubResultFilter filter, const char *ids)
{
  g_autofree char *listed = NULL;

  dub_result_list_set_query (list, &filter, sort);
  listed = join (list);
  g_assert_cmpstr (listed, ==, ids);
}

#define ANY .expansions = DUB_ANY_EXPANSIONS
#define FILTER(...) ((DubResultFilter){ __VA_ARGS__ })

static void
test_list (void)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (summary_free);
  g_autoptr (DubResultList) list = NULL;
  DubSummary *game;

  game = add (games, 100, 0, 70, 90);
  game->name = (char *) "Été";
  game->deal = (char *) "1234-5678";
  game = add (games, 400, 1, 80, 99);
  game->name = (char *) "Ball";
  game->note = (char *) "Fund the Fireworks earlier";
  game->numbers[DUB_GAME_BEGUN] = 100;
  game = add (games, 300, 0, 75, 71);
  game->name = (char *) "Autumn";
  game->deal = (char *) "1234-5678";
  /* She wins a tie. The others are a game in progress and one without a score. */
  add (games, 200, 0, 90, 90)->name = (char *) "Tie";
  add (games, 500, 0, 10, 20)->numbers[DUB_GAME_PHASE] = DUB_PHASE_TURNS;
  game = add (games, 250, 0, 0, 0);
  game->name = (char *) "Unknown";
  game->numbers[DUB_GAME_WINNER] = DUB_NOBODY;

  list = dub_result_list_new (games);
  assert_listed (list, DUB_SORT_NEWEST, FILTER (ANY), "23641");
  assert_listed (list, DUB_SORT_OLDEST, FILTER (ANY), "14632");
  assert_listed (list, DUB_SORT_YOUR_TOTAL, FILTER (ANY), "24136");
  assert_listed (list, DUB_SORT_LEAD, FILTER (ANY), "12436");
  assert_listed (list, DUB_SORT_CLOSEST, FILTER (ANY), "43216");
  assert_listed (list, DUB_SORT_LONGEST, FILTER (ANY), "23416");
  assert_listed (list, DUB_SORT_NAME, FILTER (ANY, .winner = DUB_BARRY), "34");
  assert_listed (list, DUB_SORT_NEWEST, FILTER (ANY, .winner = DUB_YOU), "21");
  assert_listed (list, DUB_SORT_NEWEST, FILTER (.expansions = 0), "3641");
  assert_listed (list, DUB_SORT_NEWEST, FILTER (ANY, .profile = "Deluxe"), "2");
  assert_listed (list, DUB_SORT_LEAD, FILTER (ANY, .deal = "1234-5678"), "13");
  assert_listed (list, DUB_SORT_LEAD, FILTER (ANY, .deal = "1234-5679"), "");
  assert_listed (list, DUB_SORT_NEWEST, FILTER (ANY, .words = "ete"), "1");
  assert_listed (list, DUB_SORT_NEWEST, FILTER (ANY, .words = "fire fund"), "2");
  assert_listed (list, DUB_SORT_NEWEST, FILTER (ANY, .words = "jewelry"), "2");
  assert_listed (list, DUB_SORT_NEWEST, FILTER (ANY, .words = "ball autumn"), "");
  assert_listed (list, DUB_SORT_NEWEST, FILTER (ANY, .words = ""), "23641");
  assert_listed (list, DUB_SORT_NEWEST, FILTER (ANY, .in_progress = TRUE), "5");
}

/* A shipped profile has its name from the app, any other profile its own name. */
static void
test_profile (void)
{
  g_autofree char *shipped = dub_result_dup_profile ("Rococo Deluxe (starter)");
  g_autofree char *own = dub_result_dup_profile ("Mine");

  g_assert_cmpstr (shipped, ==, "Rococo Deluxe");
  g_assert_cmpstr (own, ==, "Mine");
}

static DubStatistics *
count (GPtrArray *games, int expansions, const char *profile)
{
  const DubResultFilter filter = { .expansions = expansions, .profile = profile };

  return dub_statistics_new (games, &filter);
}

static void
test_none (void)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (summary_free);
  g_autoptr (DubStatistics) stats = NULL;

  add (games, 1, 0, 10, 20)->numbers[DUB_GAME_PHASE] = DUB_PHASE_TURNS;
  add (games, 1, 0, 10, 20)->numbers[DUB_GAME_WINNER] = DUB_NOBODY;
  stats = count (games, DUB_ANY_EXPANSIONS, NULL);
  g_assert_cmpuint (stats->n_games, ==, 0);
  g_assert_cmpuint (stats->n_steps, ==, 0);
  g_assert_cmpuint (stats->n_points, ==, 0);
  g_assert_cmpuint (stats->by_expansions->len, ==, 0);
}

static void
test_figures (void)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (summary_free);
  g_autoptr (DubStatistics) stats = NULL, base = NULL, deluxe = NULL;
  const DubResultGroup *group;

  /* The games are not in order of date, but a streak is. */
  add (games, 400, 1, 80, 99);
  add (games, 100, 0, 70, 90);
  add (games, 300, 0, 70, 71);
  add (games, 200, 0, 90, 90); /* she wins a tie */
  stats = count (games, DUB_ANY_EXPANSIONS, NULL);
  g_assert_cmpuint (stats->n_games, ==, 4);
  g_assert_cmpuint (stats->n_won, ==, 3);
  g_assert_cmpuint (stats->streak, ==, 2);
  g_assert_true (stats->is_yours);
  g_assert_cmpuint (stats->best_streak, ==, 2);
  g_assert_cmpuint (stats->best[DUB_YOU], ==, 99);
  g_assert_cmpuint (stats->worst[DUB_YOU], ==, 71);
  g_assert_cmpfloat_with_epsilon (stats->mean[DUB_BARRY], 77.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (stats->lines[DUB_YOU][0], 87.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (stats->lead_won[0], (19 + 20 + 1) / 3.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (stats->lead_lost[0], 0, 1e-9);
  g_assert_cmpuint (stats->first_step, ==, 7);
  g_assert_cmpuint (stats->n_steps, ==, 3);
  g_assert_cmpuint (stats->distribution[DUB_BARRY][7], ==, 2);
  g_assert_cmpuint (stats->distribution[DUB_YOU][9], ==, 3);
  g_assert_cmpuint (stats->n_points, ==, 4);
  g_assert_cmpfloat_with_epsilon (stats->points[0].totals[DUB_YOU], 90, 1e-9);
  g_assert_cmpuint (stats->by_expansions->len, ==, 2);
  group = g_ptr_array_index (stats->by_expansions, 0);
  g_assert_cmpuint (group->n_games, ==, 3);
  g_assert_cmpuint (group->n_won, ==, 2);
  g_assert_cmpuint (group->best, ==, 90);

  base = count (games, 0, NULL);
  g_assert_cmpuint (base->n_games, ==, 3);
  g_assert_cmpuint (base->by_expansions->len, ==, 2);
  deluxe = count (games, DUB_ANY_EXPANSIONS, "Deluxe");
  g_assert_cmpuint (deluxe->n_games, ==, 1);
}

/* The statistics count ten thousand games at once, in as many points as a chart has. */
static void
test_many (void)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (summary_free);
  g_autoptr (DubStatistics) stats = NULL;
  guint n = 0;

  for (guint i = 0; i < 10000; i++)
    add (games, 1000 + i, i % 16, 60 + i % 50, 55 + i % 70);
  stats = count (games, DUB_ANY_EXPANSIONS, NULL);
  g_assert_cmpuint (stats->n_points, ==, DUB_MAX_POINTS);
  for (guint i = 0; i < stats->n_points; i++)
    n += stats->points[i].n_games;
  g_assert_cmpuint (n, ==, 10000);
  g_assert_cmpuint (stats->by_expansions->len, ==, 16);
}

static void
test_minutes (void)
{
  DubSummary game = { 0 };

  game.numbers[DUB_GAME_BEGUN] = 1000;
  g_assert_cmpuint (dub_result_get_minutes (&game), ==, 0);
  game.numbers[DUB_GAME_FINISHED] = 1000 + 75 * 60;
  g_assert_cmpuint (dub_result_get_minutes (&game), ==, 75);
  game.numbers[DUB_GAME_FINISHED] = 1000 + 13 * 3600; /* the game rested overnight */
  g_assert_cmpuint (dub_result_get_minutes (&game), ==, 0);
  game.changed = 5;
  g_assert_cmpint (dub_result_get_date (&game), ==, 1000 + 13 * 3600);
  game.numbers[DUB_GAME_FINISHED] = 0;
  g_assert_cmpint (dub_result_get_date (&game), ==, 5);
}

static DubJournal *
read_golden (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "store/journal/golden", name, NULL);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));

  return dub_journal_parse (text, length, NULL);
}

/* Facedown cards of hers and unknown facts of yours do not change the totals. */
static void
test_unknown (void)
{
  g_autoptr (DubJournal) journal = read_golden ("way-learn.dubarry");
  g_autoptr (DubCourse) course = dub_course_new (journal->history);

  for (guint i = 0; i < course->turns->len; i++) {
    const DubCourseTurn *turn = &g_array_index (course->turns, DubCourseTurn, i);

    g_assert_cmpuint (turn->totals[DUB_BARRY], >, 0);
    g_assert_cmpuint (turn->totals[DUB_YOU], >, 0);
  }
}

static void
assert_described (DubSummary *game, DubPhase phase, const char *start)
{
  g_autofree char *line = NULL;

  game->numbers[DUB_GAME_PHASE] = phase;
  line = dub_result_describe (game);
  g_assert_true (g_str_has_prefix (line, start));
}

static void
test_describe (void)
{
  DubSummary game = { .changed = 1700000000, .name = (char *) "A game" };

  game.numbers[DUB_GAME_ROUND] = 3;
  game.numbers[DUB_GAME_PP] = 12;
  assert_described (&game, DUB_PHASE_TURNS, "Round 3 of 7 · her counter: 12 PP · played on ");
  assert_described (&game, DUB_PHASE_SCORING, "Final scoring · played on ");
  assert_described (&game, DUB_PHASE_OVER, "Finished · played on ");
}

/* The course ends with the score of the table, and its greatest turns are in order. */
static void
test_course (void)
{
  g_autoptr (DubJournal) journal = read_golden ("base.dubarry");
  g_autoptr (DubCourse) course = NULL;
  g_autoptr (DubChartData) chart = NULL, final = NULL;
  guint greatest[5], n;
  DubScore score;

  course = dub_course_new (journal->history);
  g_assert_cmpuint (course->turns->len, >, 40);
  dub_score_count (&dub_history_get_game (journal->history)->box,
                   &dub_history_get_game (journal->history)->state, &score);
  g_assert_cmpuint (course->last.sides[DUB_YOU].total, ==, score.sides[DUB_YOU].total);
  n = dub_course_find_greatest (course, greatest, G_N_ELEMENTS (greatest));
  g_assert_cmpuint (n, ==, 5);
  for (guint i = 0; i + 1 < n; i++)
    g_assert_cmpint (ABS (dub_course_get_change (course, greatest[i])), >=,
                     ABS (dub_course_get_change (course, greatest[i + 1])));
  for (guint i = 0; i < course->turns->len; i++)
    g_assert_cmpint (ABS (dub_course_get_change (course, i)), <=,
                     ABS (dub_course_get_change (course, greatest[0])));
  chart = dub_chart_data_new_course (course);
  g_assert_cmpuint (chart->n, ==, course->turns->len + 1);
  g_assert_cmpfloat (chart->values[0][chart->n - 1], ==, score.sides[DUB_BARRY].total);
  g_assert_cmpfloat (chart->values[1][chart->n - 1], ==, score.sides[DUB_YOU].total);
  g_assert_nonnull (strstr (chart->sentences[chart->n - 1], "End of Game"));
  g_assert_cmpstr (chart->labels[0], ==, "1");
  g_assert_nonnull (strstr (chart->sentences[0], "Round 1"));
  final = dub_chart_data_new_final (course);
  g_assert_cmpfloat (final->values[1][0], ==, score.sides[DUB_YOU].lines[0]);
}

int
main (int argc, char **argv)
{
  dub_text_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/results/list", test_list);
  g_test_add_func ("/results/profile", test_profile);
  g_test_add_func ("/statistics/none", test_none);
  g_test_add_func ("/statistics/figures", test_figures);
  g_test_add_func ("/statistics/many", test_many);
  g_test_add_func ("/statistics/minutes", test_minutes);
  g_test_add_func ("/statistics/unknown", test_unknown);
  g_test_add_func ("/statistics/describe", test_describe);
  g_test_add_func ("/statistics/course", test_course);

  return g_test_run ();
}
