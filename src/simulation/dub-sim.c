/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-sim.h"

#include "dub-sim-play.h"

/* The games of one thread; the counts are added up at the end. */
typedef struct {
  const DubBox *box;
  const DubSimPlan *plan;
  guint first;
  guint n;
  DubSimResult *result; /* only its own part of the scores */
  guint n_wins;
  guint64 lines[DUB_N_OWNERS][DUB_N_SCORE_LINES + 1];
  DubSimPlay *play; /* owned */
} Job;

static void
play_game (Job *job, guint number)
{
  DubSimResult *result = job->result;
  DubSetup setup = job->plan->setup;
  DubScore score;

  setup.seed += number;
  dub_sim_play_begin (job->play, job->box, &setup);
  dub_sim_play_finish (job->play, &score);

  job->n_wins += score.winner == DUB_BARRY;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    result->scores[owner][number] = (guint16) score.sides[owner].total;
    for (guint i = 0; i < DUB_N_SCORE_LINES; i++)
      job->lines[owner][i] += score.sides[owner].lines[i];
    job->lines[owner][DUB_N_SCORE_LINES] += score.sides[owner].track;
  }
}

static gpointer
run_job (gpointer data)
{
  Job *job = data;

  for (guint i = 0; i < job->n; i++)
    play_game (job, job->first + i);

  return NULL;
}

static void
add_up (DubSimResult *result, const Job *job)
{
  result->n_wins += job->n_wins;
  result->turns += job->play->turns;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    for (guint i = 0; i <= DUB_N_SCORE_LINES; i++)
      result->lines[owner][i] += job->lines[owner][i];
  for (guint i = 0; i < DUB_N_RULES; i++)
    result->rules[i] += job->play->rules[i];
  for (guint i = 0; i < G_N_ELEMENTS (job->play->questions); i++)
    result->questions[i] += job->play->questions[i];
}

DubSimResult *
dub_sim_run (const DubBox *box, const DubSimPlan *plan)
{
  DubSimResult *result = g_new0 (DubSimResult, 1);
  Job jobs[DUB_SIM_MAX_JOBS] = { 0 };
  GThread *threads[DUB_SIM_MAX_JOBS] = { NULL };

  result->n_games = plan->n_games;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    result->scores[owner] = g_new0 (guint16, plan->n_games);

  for (guint i = 0; i < plan->n_jobs; i++) {
    guint first = (guint) ((guint64) plan->n_games * i / plan->n_jobs);
    guint end = (guint) ((guint64) plan->n_games * (i + 1) / plan->n_jobs);

    jobs[i] = (Job){ .box = box, .plan = plan, .first = first, .n = end - first, .result = result };
    jobs[i].play = g_new0 (DubSimPlay, 1);
    dub_sim_play_init (jobs[i].play);
    if (i > 0)
      threads[i] = g_thread_new ("games", run_job, &jobs[i]);
  }
  run_job (&jobs[0]);
  for (guint i = 0; i < plan->n_jobs; i++) {
    if (threads[i] != NULL)
      g_thread_join (threads[i]);
    add_up (result, &jobs[i]);
    dub_sim_play_clear (jobs[i].play);
    g_free (jobs[i].play);
  }

  return result;
}

void
dub_sim_result_free (DubSimResult *result)
{
  for (DubOwner owner = 0; owner < DUB_N_OWNERS; owner++)
    g_free (result->scores[owner]);
  g_free (result);
}
