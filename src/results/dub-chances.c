/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-chances.h"

#include "dub-chart-data.h"
#include "dub-forecast.h"

#include <math.h>

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
add_turn (DubChances *self, const DubHistory *history, const DubCourseTurn *turn)
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
    add_turn (self, history, &g_array_index (course->turns, DubCourseTurn, i));
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
dub_find_greatest (const double *changes, guint n, double least, guint *found, guint max)
{
  guint n_found = 0;

  for (guint i = 0; i < n; i++) {
    guint at = n_found;

    while (at > 0 && changes[i] > changes[found[at - 1]])
      at--;
    if (at == max || changes[i] < least)
      continue;
    n_found = MIN (n_found + 1, max);
    for (guint j = n_found - 1; j > at; j--)
      found[j] = found[j - 1];
    found[at] = i;
  }

  return n_found;
}

guint
dub_chances_find_greatest (const DubChances *self, guint *turns, guint max)
{
  guint n = self->turns->len;
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < n; i++) {
    const DubChanceTurn *turn = &g_array_index (self->turns, DubChanceTurn, i);
    double change = fabs (turn->after - turn->before);

    g_array_append_val (changes, change);
  }

  return dub_find_greatest (&g_array_index (changes, double, 0), n, LEAST_CHANGE, turns, max);
}
