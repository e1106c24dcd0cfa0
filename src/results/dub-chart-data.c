/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-chart-data.h"
#include "dub-forecast.h"
#include "dub-text-names.h"
#include "dub-text-results.h"
#include "dub-text-score.h"
#include "dub-text.h"

#include <math.h>

static void
add_turn (DubCourse *self, const DubHistory *history, guint index)
{
  const DubEvent *first = dub_history_get_entry (history, index).events;
  gboolean is_hers = dub_event_is (first, DUB_MOVE_ACT);
  DubCourseTurn turn = { .entry = index,
                         .round = dub_history_get_state (history, index)->round,
                         .owner = is_hers ? DUB_BARRY : DUB_YOU };
  DubScore score;

  if (!is_hers && !dub_event_is (first, DUB_MOVE_END_TURN))
    return;
  dub_score_count (dub_history_get_box (history, index + 1),
                   dub_history_get_state (history, index + 1), &score);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    turn.totals[owner] = score.sides[owner].total;
  g_array_append_val (self->turns, turn);
}

DubCourse *
dub_course_new (const DubHistory *history)
{
  DubCourse *self = g_new0 (DubCourse, 1);
  guint n = dub_history_get_position (history);

  self->turns = g_array_new (FALSE, FALSE, sizeof (DubCourseTurn));
  for (guint i = 0; i < n; i++)
    add_turn (self, history, i);
  dub_score_count (dub_history_get_box (history, n), dub_history_get_state (history, n),
                   &self->last);

  return self;
}

void
dub_course_free (DubCourse *self)
{
  g_array_unref (self->turns);
  g_free (self);
}

int
dub_course_get_change (const DubCourse *self, guint index)
{
  const DubCourseTurn *turn = &g_array_index (self->turns, DubCourseTurn, index);
  guint before =
      index == 0 ? 0 : g_array_index (self->turns, DubCourseTurn, index - 1).totals[turn->owner];

  return (int) turn->totals[turn->owner] - (int) before;
}

/* Sets the indices of the changes that are not less than the least, the greatest first. */
static guint
find_greatest (const GArray *changes, double least, guint *found, guint max)
{
  guint n_found = 0;

  for (guint i = 0; i < changes->len; i++) {
    double change = g_array_index (changes, double, i);
    guint at = n_found;

    while (at > 0 && change > g_array_index (changes, double, found[at - 1]))
      at--;
    if (at == max || change < least)
      continue;
    n_found = MIN (n_found + 1, max);
    for (guint j = n_found - 1; j > at; j--)
      found[j] = found[j - 1];
    found[at] = i;
  }

  return n_found;
}

guint
dub_course_find_greatest (const DubCourse *self, guint *turns, guint max)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < self->turns->len; i++) {
    double change = ABS (dub_course_get_change (self, i));

    g_array_append_val (changes, change);
  }

  return find_greatest (changes, 1, turns, max);
}

/* A change that is shown as 0 % is none. */
#define LEAST_CHANGE 0.005

static void
add_table (DubChances *self, const DubHistory *history, guint index)
{
  const DubGame game = { .box = *dub_history_get_box (history, index),
                         .state = *dub_history_get_state (history, index) };

  g_array_append_val (self->tables, game);
}

/* Returns where the turns of the round begin, after its preparation: what is drawn there is
 * nobody's doing. */
static guint
find_beginning (const DubHistory *history, guint index, guint round)
{
  while (dub_history_get_state (history, index)->round != round ||
         dub_history_get_state (history, index)->phase != DUB_PHASE_TURNS)
    index++;

  return index;
}

static void
add_chance (DubChances *self, const DubHistory *history, const DubCourseTurn *turn)
{
  guint n = self->turns->len;
  const DubChanceTurn *last = n > 0 ? &g_array_index (self->turns, DubChanceTurn, n - 1) : NULL;
  DubChanceTurn next = { .first = last != NULL ? last->entry + 1 : 0,
                         .entry = turn->entry,
                         .round = turn->round,
                         .owner = turn->owner };

  if (last == NULL || last->round != turn->round) {
    next.first = find_beginning (history, next.first, turn->round);
    add_table (self, history, next.first);
  }
  next.table = self->tables->len;
  add_table (self, history, turn->entry + 1);
  g_array_append_val (self->turns, next);
}

DubChances *
dub_chances_new (const DubHistory *history)
{
  g_autoptr (DubCourse) course = dub_course_new (history);
  DubChances *self = g_new0 (DubChances, 1);

  self->turns = g_array_new (FALSE, FALSE, sizeof (DubChanceTurn));
  self->tables = g_array_new (FALSE, FALSE, sizeof (DubGame));
  self->n_games = DUB_FORECAST_GAMES;
  for (guint i = 0; i < course->turns->len; i++)
    add_chance (self, history, &g_array_index (course->turns, DubCourseTurn, i));
  if (dub_history_get_game (history)->state.phase == DUB_PHASE_OVER)
    self->winner = course->last.winner;

  return self;
}

void
dub_chances_free (DubChances *self)
{
  g_array_unref (self->turns);
  g_array_unref (self->tables);
  g_free (self);
}

/* A table that cannot be played on, as some that were corrected, is as good as the one before. */
void
dub_chances_work (DubJob *job)
{
  DubChances *self = job->data;
  g_autoptr (GArray) all = g_array_new (FALSE, TRUE, sizeof (double));
  double *chances = &g_array_index (g_array_set_size (all, self->tables->len), double, 0);
  double chance = 0.5;

  g_atomic_int_set (&job->n_todo, (gint) self->tables->len);
  for (guint i = 0; i < self->tables->len; i++) {
    DubForecast forecast;

    if (!dub_forecast_run (&g_array_index (self->tables, DubGame, i), self->n_games,
                           g_get_num_processors (), &job->is_cancelled, &forecast))
      return;
    /* The rule of succession: what never came is not impossible. */
    if (forecast.n_games > 0)
      chance = (forecast.n_games - forecast.n_wins + 1.0) / (forecast.n_games + 2.0);
    chances[i] = chance;
    g_atomic_int_inc (&job->n_done);
  }
  for (guint i = 0; i < self->turns->len; i++) {
    DubChanceTurn *turn = &g_array_index (self->turns, DubChanceTurn, i);

    turn->before = chances[turn->table - 1];
    turn->after = chances[turn->table];
  }
}

guint
dub_chances_find_greatest (const DubChances *self, guint *turns, guint max)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < self->turns->len; i++) {
    const DubChanceTurn *turn = &g_array_index (self->turns, DubChanceTurn, i);
    double change = fabs (turn->after - turn->before);

    g_array_append_val (changes, change);
  }

  return find_greatest (changes, LEAST_CHANGE, turns, max);
}

/* The first series is hers, and the second one yours. */
enum { HERS, YOURS };

static DubChartData *
new_data (DubChartKind kind, DubChartSubject subject, guint n)
{
  DubChartData *self = g_new0 (DubChartData, 1);
  gboolean is_by_winner = subject == DUB_CHART_OF_LEADS;

  self->kind = kind;
  self->title = dub_text_chart_title (subject);
  self->about = dub_text_chart_about (subject);
  self->n = n;
  self->labels = g_new0 (char *, n + 1);
  self->names = g_new0 (char *, n + 1);
  self->sentences = g_new0 (char *, n + 1);
  for (guint i = 0; i < DUB_N_CHART_SERIES; i++) {
    DubOwner owner = i == HERS ? DUB_BARRY : DUB_YOU;

    self->series[i] = is_by_winner ? dub_text_chart_winner (owner) : dub_text_person (owner);
    self->values[i] = g_new0 (double, n);
  }

  return self;
}

void
dub_chart_data_free (DubChartData *self)
{
  g_strfreev (self->labels);
  g_strfreev (self->names);
  g_strfreev (self->sentences);
  for (guint i = 0; i < DUB_N_CHART_SERIES; i++)
    g_free (self->values[i]);
  g_free (self);
}

/* Takes the strings, but for the name. */
static void
set_place (DubChartData *self, guint i, char *label, const char *name, char *sentence, double hers,
           double yours)
{
  self->labels[i] = label;
  self->names[i] = g_strdup (name);
  self->sentences[i] = sentence;
  self->values[HERS][i] = hers;
  self->values[YOURS][i] = yours;
}

static DubChartData *
new_totals (const DubStatistics *stats)
{
  DubChartData *self = new_data (DUB_CHART_COLUMNS, DUB_CHART_OF_TOTALS, stats->n_steps);

  for (guint i = 0; i < stats->n_steps; i++) {
    guint step = stats->first_step + i, low = step * DUB_TOTAL_STEP;
    guint hers = stats->distribution[DUB_BARRY][step], yours = stats->distribution[DUB_YOU][step];
    g_autofree char *name = g_strdup_printf ("%u–%u", low, low + DUB_TOTAL_STEP - 1);

    set_place (self, i, g_strdup_printf ("%u", low), name,
               dub_text_chart_games (low, low + DUB_TOTAL_STEP - 1, hers, yours), hers, yours);
  }

  return self;
}

/* Has a place for each line of the score. */
static DubChartData *
new_lines (DubChartSubject subject, const double *hers, const double *yours)
{
  DubChartData *self = new_data (DUB_CHART_BARS, subject, DUB_N_RESULT_LINES);

  for (guint i = 0; i < DUB_N_RESULT_LINES; i++) {
    char *line = dub_text_score_line (i);

    set_place (self, i, line, line,
               subject == DUB_CHART_OF_LEADS ? dub_text_chart_leads (line, yours[i], hers[i])
                                             : dub_text_chart_pair (line, hers[i], yours[i]),
               hers[i], yours[i]);
  }

  return self;
}

static DubChartData *
new_time (const DubStatistics *stats)
{
  DubChartData *self = new_data (DUB_CHART_LINES, DUB_CHART_OF_GAMES, stats->n_points);

  for (guint i = 0; i < stats->n_points; i++) {
    const DubResultPoint *point = &stats->points[i];
    char *date = dub_text_results_date (point->date);
    g_autofree char *what = dub_text_chart_mean (point->n_games, date);

    set_place (self, i, date, what,
               dub_text_chart_pair (what, point->totals[DUB_BARRY], point->totals[DUB_YOU]),
               point->totals[DUB_BARRY], point->totals[DUB_YOU]);
  }

  return self;
}

DubChartData *
dub_chart_data_new_course (const DubCourse *course)
{
  guint n = course->turns->len, round = 0;
  DubChartData *self = new_data (DUB_CHART_LINES, DUB_CHART_OF_COURSE, n + 1);
  const DubSideScore *sides = course->last.sides;
  g_autofree char *end = dub_text_phase (DUB_PHASE_OVER);

  for (guint i = 0; i < n; i++) {
    const DubCourseTurn *turn = &g_array_index (course->turns, DubCourseTurn, i);
    g_autofree char *what = dub_text_chart_turn (turn->round, turn->owner);
    guint hers = turn->totals[DUB_BARRY], yours = turn->totals[DUB_YOU];

    set_place (self, i, turn->round != round ? g_strdup_printf ("%u", turn->round) : g_strdup (""),
               what, dub_text_chart_pair (what, hers, yours), hers, yours);
    round = turn->round;
  }
  /* Facts that were entered at the end of the game do not belong to a turn. */
  set_place (self, n, g_strdup (""), end,
             dub_text_chart_pair (end, sides[DUB_BARRY].total, sides[DUB_YOU].total),
             sides[DUB_BARRY].total, sides[DUB_YOU].total);

  return self;
}

/* Takes the name of the place. */
static void
set_chance (DubChartData *self, guint i, char *label, char *name, double yours)
{
  double percent = 100 * yours;

  set_place (self, i, label, name, dub_text_chance (name, yours), 100 - percent, percent);
  g_free (name);
}

DubChartData *
dub_chart_data_new_chances (const DubChances *chances)
{
  gboolean is_over = chances->winner != DUB_NOBODY;
  guint n = chances->turns->len, round = 0;
  DubChartData *self = new_data (DUB_CHART_LINES, DUB_CHART_OF_CHANCES, is_over ? n + 1 : n);

  for (guint i = 0; i < n; i++) {
    const DubChanceTurn *turn = &g_array_index (chances->turns, DubChanceTurn, i);

    set_chance (self, i, turn->round != round ? g_strdup_printf ("%u", turn->round) : g_strdup (""),
                dub_text_chart_turn (turn->round, turn->owner), turn->after);
    round = turn->round;
  }
  if (is_over)
    set_chance (self, n, g_strdup (""), dub_text_phase (DUB_PHASE_OVER),
                chances->winner == DUB_YOU ? 1 : 0);

  return self;
}

DubChartData *
dub_chart_data_new_final (const DubCourse *course)
{
  double points[DUB_N_OWNERS][DUB_N_RESULT_LINES];

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    const DubSideScore *side = &course->last.sides[owner];

    for (guint i = 0; i < DUB_N_SCORE_LINES; i++)
      points[owner][i] = side->lines[i];
    points[owner][DUB_N_SCORE_LINES] = side->track;
  }

  return new_lines (DUB_CHART_OF_SCORE, points[DUB_BARRY], points[DUB_YOU]);
}

GPtrArray *
dub_chart_data_list (const DubStatistics *stats)
{
  GPtrArray *charts = g_ptr_array_new_with_free_func ((GDestroyNotify) dub_chart_data_free);

  if (stats->n_games > 1) {
    g_ptr_array_add (charts, new_time (stats));
    g_ptr_array_add (charts, new_totals (stats));
  }
  if (stats->n_games > 0)
    g_ptr_array_add (charts, new_lines (DUB_CHART_OF_LINES, stats->lines[DUB_BARRY],
                                        stats->lines[DUB_YOU]));
  if (stats->n_won > 0 && stats->n_won < stats->n_games)
    g_ptr_array_add (charts, new_lines (DUB_CHART_OF_LEADS, stats->lead_lost, stats->lead_won));

  return charts;
}

char **
dub_chart_data_dup_lines (const DubStatistics *stats)
{
  GPtrArray *lines = g_ptr_array_new ();

  g_ptr_array_add (lines, dub_text_results_won (stats->n_won, stats->n_games));
  if (stats->streak > 1)
    g_ptr_array_add (lines, dub_text_results_streak (stats->streak, stats->is_yours));
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU && stats->n_games > 0; owner++)
    g_ptr_array_add (lines,
                     dub_text_results_totals (owner, stats->mean[owner], stats->best[owner]));

  return dub_text_end_lines (lines);
}

char **
dub_chart_data_dup_groups (GPtrArray *groups)
{
  char **lines = g_new0 (char *, groups->len + 1);

  for (guint i = 0; i < groups->len; i++) {
    const DubResultGroup *group = g_ptr_array_index (groups, i);
    g_autofree char *name = group->profile != NULL
                                ? dub_result_dup_profile (group->profile)
                                : dub_text_results_expansions (group->expansions);

    lines[i] = dub_text_results_group (name, group->n_games, group->n_won, group->best);
  }

  return lines;
}
