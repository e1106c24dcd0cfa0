/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-chart-data.h"

#include "dub-text-chart.h"
#include "dub-text-names.h"
#include "dub-text-results.h"
#include "dub-text-score.h"

/* The first series is hers, and the second one yours. */
enum { HERS, YOURS };

static DubChartData *
new_data (DubChartKind kind, DubChartSubject subject, guint n)
{
  DubChartData *self = g_new0 (DubChartData, 1);

  self->kind = kind;
  self->title = g_strdup (dub_text_chart_title (subject));
  self->about = g_strdup (dub_text_chart_about (subject));
  self->n = n;
  self->labels = g_new0 (char *, n + 1);
  self->sentences = g_new0 (char *, n + 1);
  self->series[HERS] = g_strdup (dub_text_person (DUB_BARRY));
  self->series[YOURS] = g_strdup (dub_text_person (DUB_YOU));
  for (guint i = 0; i < DUB_N_CHART_SERIES; i++)
    self->values[i] = g_new0 (double, n);

  return self;
}

void
dub_chart_data_free (DubChartData *self)
{
  g_free (self->title);
  g_free (self->about);
  g_strfreev (self->labels);
  g_strfreev (self->sentences);
  for (guint i = 0; i < DUB_N_CHART_SERIES; i++) {
    g_free (self->series[i]);
    g_free (self->values[i]);
  }
  g_free (self);
}

/* Takes the strings. */
static void
set_place (DubChartData *self, guint i, char *label, char *sentence, double hers, double yours)
{
  self->labels[i] = label;
  self->sentences[i] = sentence;
  self->values[HERS][i] = hers;
  self->values[YOURS][i] = yours;
}

DubChartData *
dub_chart_data_new_totals (const DubStatistics *stats)
{
  DubChartData *self = new_data (DUB_CHART_COLUMNS, DUB_CHART_OF_TOTALS, stats->n_steps);

  for (guint i = 0; i < stats->n_steps; i++) {
    guint step = stats->first_step + i, low = step * DUB_TOTAL_STEP;
    guint hers = stats->distribution[DUB_BARRY][step], yours = stats->distribution[DUB_YOU][step];

    set_place (self, i, g_strdup_printf ("%u", low),
               dub_text_chart_games (low, low + DUB_TOTAL_STEP - 1, hers, yours), hers, yours);
  }

  return self;
}

DubChartData *
dub_chart_data_new_lines (const DubStatistics *stats)
{
  DubChartData *self = new_data (DUB_CHART_BARS, DUB_CHART_OF_LINES, DUB_N_RESULT_LINES);

  for (guint i = 0; i < DUB_N_RESULT_LINES; i++) {
    double hers = stats->lines[DUB_BARRY][i], yours = stats->lines[DUB_YOU][i];
    char *line = dub_text_score_line (i);

    set_place (self, i, line, dub_text_chart_pair (line, hers, yours), hers, yours);
  }

  return self;
}

DubChartData *
dub_chart_data_new_leads (const DubStatistics *stats)
{
  DubChartData *self = new_data (DUB_CHART_BARS, DUB_CHART_OF_LEADS, DUB_N_RESULT_LINES);

  g_free (self->series[HERS]);
  g_free (self->series[YOURS]);
  self->series[HERS] = g_strdup (dub_text_chart_winner (DUB_BARRY));
  self->series[YOURS] = g_strdup (dub_text_chart_winner (DUB_YOU));
  for (guint i = 0; i < DUB_N_RESULT_LINES; i++) {
    char *line = dub_text_score_line (i);

    set_place (self, i, line, dub_text_chart_leads (line, stats->lead_won[i], stats->lead_lost[i]),
               stats->lead_lost[i], stats->lead_won[i]);
  }

  return self;
}

DubChartData *
dub_chart_data_new_time (const DubStatistics *stats)
{
  DubChartData *self = new_data (DUB_CHART_LINES, DUB_CHART_OF_GAMES, stats->n_points);

  for (guint i = 0; i < stats->n_points; i++) {
    const DubResultPoint *point = &stats->points[i];
    char *date = dub_text_results_date (point->date);
    g_autofree char *what = dub_text_chart_mean (point->n_games, date);

    set_place (self, i, date,
               dub_text_chart_pair (what, point->totals[DUB_BARRY], point->totals[DUB_YOU]),
               point->totals[DUB_BARRY], point->totals[DUB_YOU]);
  }

  return self;
}

DubChartData *
dub_chart_data_new_course (const DubCourse *course)
{
  DubChartData *self = new_data (DUB_CHART_LINES, DUB_CHART_OF_COURSE, course->turns->len);
  guint round = 0;

  for (guint i = 0; i < course->turns->len; i++) {
    const DubCourseTurn *turn = &g_array_index (course->turns, DubCourseTurn, i);
    g_autofree char *what = dub_text_chart_turn (turn->round, turn->owner);
    guint hers = turn->totals[DUB_BARRY], yours = turn->totals[DUB_YOU];

    set_place (self, i, turn->round != round ? g_strdup_printf ("%u", turn->round) : g_strdup (""),
               dub_text_chart_pair (what, hers, yours), hers, yours);
    round = turn->round;
  }

  return self;
}

DubChartData *
dub_chart_data_new_final (const DubCourse *course)
{
  DubChartData *self = new_data (DUB_CHART_BARS, DUB_CHART_OF_SCORE, DUB_N_RESULT_LINES);

  for (guint i = 0; i < DUB_N_RESULT_LINES; i++) {
    const DubSideScore *sides = course->last.sides;
    gboolean is_track = i == DUB_N_SCORE_LINES;
    guint hers = is_track ? sides[DUB_BARRY].track : sides[DUB_BARRY].lines[i];
    guint yours = is_track ? sides[DUB_YOU].track : sides[DUB_YOU].lines[i];
    char *line = dub_text_score_line (i);

    set_place (self, i, line, dub_text_chart_pair (line, hers, yours), hers, yours);
  }

  return self;
}
