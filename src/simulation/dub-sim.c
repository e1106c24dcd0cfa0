/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-sim.h"

#include "dub-rng.h"
#include "dub-round.h"
#include "dub-sim-human.h"

/* The counts of one thread, which are added up at the end. */
typedef struct {
  const DubBox *box;
  const DubSimPlan *plan;
  guint first;
  guint n;
  DubSimResult *result; /* only its own part of the scores */
  guint n_wins;
  guint64 lines[DUB_N_OWNERS][DUB_N_SCORE_LINES + 1];
  guint64 rules[DUB_N_RULES];
  guint64 questions[DUB_QUESTION_STAFF + 1];
  guint64 turns;
} Job;

typedef struct {
  Job *job;
  DubGame game;
  DubSimHuman human;
  GArray *events;
} Play;

static gboolean
try (Play *play, DubAction action, GError **error)
{
  g_array_set_size (play->events, 0);

  return dub_game_perform (&play->game, NULL, &action, play->events, error);
}

/* A refused action in a simulation is a bug. */
static void
perform (Play *play, DubAction action)
{
  GError *error = NULL;

  if (!try (play, action, &error))
    g_error ("Seed %" G_GUINT64_FORMAT ", round %u: action %u is refused: %s",
             play->game.state.seed, play->game.state.round, action.type, error->message);
}

static void
do_it (Play *play, DubActionType type)
{
  perform (play, (DubAction){ .type = (guint8) type });
}

/* Picks a Master that she may have facedown, among all that nobody has seen. */
static DubCrown
turn_up (const DubGame *game, guint at)
{
  DubRng rng = dub_rng_for (game->state.seed, DUB_RANDOM_TURN_UP, at);
  guint8 crowns[DUB_N_EMPLOYEES];
  guint n = 0;

  for (guint i = 0; i < game->box.n_employees; i++) {
    const DubBoxEmployee *card = &game->box.employees[i];
    guint64 bit = G_GUINT64_CONSTANT (1) << i;
    gboolean hers = FALSE;

    for (guint j = 0; j < game->state.barry.n_staff; j++)
      hers |= game->state.barry.staff[j].id == i + 1;
    if (card->level == 5 && card->type == DUB_MASTER && !hers &&
        (game->state.employees_seen & bit) == 0)
      crowns[n++] = card->crown;
  }

  return n == 0 ? DUB_CROWN_NONE : crowns[dub_rng_below (&rng, n)];
}

static void
answer (Play *play, const DubQuestion *question)
{
  play->job->questions[question->kind]++;

  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++)
    if ((question->facts & (1u << fact)) != 0)
      perform (play, dub_sim_human_answer (&play->human, &play->game, fact));
  for (guint i = 0; i < DUB_MAX_STAFF; i++)
    if ((question->spaces & (G_GUINT64_CONSTANT (1) << i)) != 0)
      perform (play,
               (DubAction){ .type = DUB_ACTION_TURN_UP,
                            .detail = { .at = (guint8) i,
                                        .employee.crown = (guint8) turn_up (&play->game, i) } });
}

static void
count_rules (Play *play)
{
  for (guint i = 0; i < play->events->len; i++) {
    const DubEvent *event = &g_array_index (play->events, DubEvent, i);

    for (guint j = 0; event->type == DUB_EVENT_STEP && j < DUB_MAX_STEP_RULES; j++)
      play->job->rules[event->step.rules[j]]++;
  }
}

static void
play_barry (Play *play)
{
  do_it (play, DUB_ACTION_REVEAL);
  /* Her turn is refused only while a question is open. */
  while (!try (play, (DubAction){ .type = DUB_ACTION_DONE }, NULL)) {
    DubTurn turn;

    dub_game_get_turn (&play->game, FALSE, &turn);
    g_assert (turn.question.kind != DUB_QUESTION_NOTHING);
    answer (play, &turn.question);
  }
  count_rules (play);
  play->job->turns++;
}

static void
play_you (Play *play)
{
  DubAction actions[4];
  guint n = dub_sim_human_play (&play->human, &play->game, actions);

  for (guint i = 0; i < n; i++)
    perform (play, actions[i]);
  do_it (play, DUB_ACTION_END_TURN);
}

static void
play_round (Play *play)
{
  do_it (play, DUB_ACTION_FILL);
  do_it (play, DUB_ACTION_READY);
  dub_sim_human_begin_round (&play->human);
  while (play->game.state.phase == DUB_PHASE_TURNS)
    if (play->game.state.turn == DUB_BARRY)
      play_barry (play);
    else
      play_you (play);
  dub_sim_human_earn (&play->human, dub_round_get_income (&play->game.state));
  do_it (play, DUB_ACTION_INCOME);
}

static void
play_game (Play *play, guint number)
{
  DubSimResult *result = play->job->result;
  DubAction start = { .type = DUB_ACTION_NEW_GAME, .detail = { .setup = play->job->plan->setup } };
  DubScore score;

  start.detail.setup.seed += number;
  dub_game_init (&play->game, play->job->box);
  dub_sim_human_init (&play->human);
  perform (play, start);
  while (play->game.state.phase == DUB_PHASE_PREPARE)
    play_round (play);

  for (;;) {
    dub_score_count (&play->game.box, &play->game.state, &score);
    if (score.question.kind == DUB_QUESTION_NOTHING)
      break;
    answer (play, &score.question);
  }
  do_it (play, DUB_ACTION_FINISH);

  play->job->n_wins += score.winner == DUB_BARRY;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    result->scores[owner][number] = (guint16) score.sides[owner].total;
    for (guint i = 0; i < DUB_N_SCORE_LINES; i++)
      play->job->lines[owner][i] += score.sides[owner].lines[i];
    play->job->lines[owner][DUB_N_SCORE_LINES] += score.sides[owner].track;
  }
}

static gpointer
run_job (gpointer data)
{
  Job *job = data;
  Play *play = g_new0 (Play, 1);

  play->job = job;
  play->events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  for (guint i = 0; i < job->n; i++)
    play_game (play, job->first + i);
  g_array_unref (play->events);
  g_free (play);

  return NULL;
}

static void
add_up (DubSimResult *result, const Job *job)
{
  result->n_wins += job->n_wins;
  result->turns += job->turns;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    for (guint i = 0; i <= DUB_N_SCORE_LINES; i++)
      result->lines[owner][i] += job->lines[owner][i];
  for (guint i = 0; i < DUB_N_RULES; i++)
    result->rules[i] += job->rules[i];
  for (guint i = 0; i < G_N_ELEMENTS (job->questions); i++)
    result->questions[i] += job->questions[i];
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
    if (i > 0)
      threads[i] = g_thread_new ("games", run_job, &jobs[i]);
  }
  run_job (&jobs[0]);
  for (guint i = 0; i < plan->n_jobs; i++) {
    if (threads[i] != NULL)
      g_thread_join (threads[i]);
    add_up (result, &jobs[i]);
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
