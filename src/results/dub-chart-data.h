/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of a game, the chances of winning it, and the content of a chart: two values for each
 * of its places, with words for all of them. The app draws it, on the screen and on paper, and a
 * screen reader reads it.
 */

#pragma once

#include "dub-history.h"
#include "dub-score.h"
#include "dub-statistics.h"
#include "dub-worker.h"

/* The course of a game: both totals if it had ended after each of its turns. What was unknown
 * at the time counts as nothing. */

typedef struct {
  guint entry; /* the index of the entry that ended the turn */
  guint8 round;
  guint8 owner;
  guint totals[DUB_N_OWNERS];
} DubCourseTurn;

typedef struct {
  GArray *turns; /* owned; of DubCourseTurn */
  DubScore last; /* the score as far as it is known now */
} DubCourse;

DubCourse *dub_course_new (const DubHistory *history) G_GNUC_WARN_UNUSED_RESULT;
void dub_course_free (DubCourse *self);

/* Returns by how much the turn changed the total of the side that played it. */
int dub_course_get_change (const DubCourse *self, guint index);

/* Sets the indices of the turns that changed most, the greatest change first, and returns
 * their number, at most max. */
guint dub_course_find_greatest (const DubCourse *self, guint *turns, guint max);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubCourse, dub_course_free)

/* The chances during a game: your chance of winning after each of its turns, as the forecast has
 * it, and the turns that changed it most. */

typedef struct {
  guint first; /* the indices of the first entry of the turn, and of the one that ended it */
  guint entry;
  guint8 round;
  guint8 owner;
  guint table;   /* the index of the table after it; the one before that is as it began */
  double before; /* your chance as the turn began, from 0 to 1 */
  double after;
} DubChanceTurn;

typedef struct {
  GArray *turns;   /* owned; of DubChanceTurn */
  GArray *tables;  /* owned; of DubGame */
  guint n_games;   /* that are simulated from each table */
  DubOwner winner; /* DUB_NOBODY if the game is not over, or its score not known */
} DubChances;

/* Takes what is needed from the history; the chances are not known yet. What is undone does not
 * count. */
DubChances *dub_chances_new (const DubHistory *history) G_GNUC_WARN_UNUSED_RESULT;
void dub_chances_free (DubChances *self);

/* Computes the chances, which takes seconds: the work of a job whose data they are, in the lane of
 * forecasts. It counts the tables, and can be cancelled. */
void dub_chances_work (DubJob *job);

/* Sets the indices of the turns that changed the chance most, the greatest change first, and
 * returns their number, at most max. */
guint dub_chances_find_greatest (const DubChances *self, guint *turns, guint max);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubChances, dub_chances_free)

typedef enum {
  DUB_CHART_COLUMNS, /* upright, one pair per place */
  DUB_CHART_BARS,    /* lying, each pair below its label; values may be negative */
  DUB_CHART_LINES,
} DubChartKind;

enum { DUB_N_CHART_SERIES = 2 };

typedef struct {
  DubChartKind kind;
  const char *title;
  const char *about;                      /* a sentence about what is shown */
  const char *series[DUB_N_CHART_SERIES]; /* names */
  guint n;
  char **labels;    /* owned, like all below; of the places: short, "" for none */
  char **names;     /* of the places: in full, as rows of a table */
  char **sentences; /* of the places: everything about them */
  double *values[DUB_N_CHART_SERIES];
} DubChartData;

/* Both totals after each turn of one game, and its final scoring line by line. */
DubChartData *dub_chart_data_new_course (const DubCourse *course) G_GNUC_WARN_UNUSED_RESULT;
DubChartData *dub_chart_data_new_final (const DubCourse *course) G_GNUC_WARN_UNUSED_RESULT;

/* Both chances of winning after each turn of one game, in percent, and its result if it is over. */
DubChartData *dub_chart_data_new_chances (const DubChances *chances) G_GNUC_WARN_UNUSED_RESULT;

/* Lists the charts that these games are enough for: a single game has no distribution or course. */
GPtrArray *dub_chart_data_list (const DubStatistics *stats) G_GNUC_WARN_UNUSED_RESULT;

/* Return lines of text: what there is to say first, and one line per group. */
char **dub_chart_data_dup_lines (const DubStatistics *stats) G_GNUC_WARN_UNUSED_RESULT;
char **dub_chart_data_dup_groups (GPtrArray *groups) G_GNUC_WARN_UNUSED_RESULT;

void dub_chart_data_free (DubChartData *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubChartData, dub_chart_data_free)
