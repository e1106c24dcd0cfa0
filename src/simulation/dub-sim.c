/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-sim.h"
#include "dub-rng.h"
#include "dub-round.h"

#include <stdlib.h>

void
dub_sim_play_init (DubSimPlay *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
}

void
dub_sim_play_clear (DubSimPlay *self)
{
  g_clear_pointer (&self->events, g_array_unref);
}

static gboolean
try (DubSimPlay *self, DubMove move, GError **error)
{
  g_array_set_size (self->events, 0);

  return dub_game_perform (&self->game, NULL, &move, self->events, error);
}

static void
perform (DubSimPlay *self, DubMove move)
{
  g_autoptr (GError) error = NULL;

  if (self->is_stopped || try (self, move, &error))
    return;
  if (!self->is_lenient)
    g_error ("Seed %" G_GUINT64_FORMAT ", round %u: move %u is refused: %s", self->game.state.seed,
             self->game.state.round, move.verb, error->message);
  self->is_stopped = TRUE;
}

/* Picks a Master that she may have facedown, among all that nobody has seen. */
static DubMove
turn_up (const DubGame *game, guint at)
{
  DubMove move = dub_move (DUB_BARRY, DUB_MOVE_TURN_UP);
  DubRng rng = dub_rng_for (game->state.seed, DUB_RANDOM_TURN_UP, at);
  guint8 crowns[DUB_N_EMPLOYEES];
  guint8 crown;
  guint n = 0;

  for (guint i = 0; i < game->box.n_employees; i++) {
    const DubBoxEmployee *card = &game->box.employees[i];
    guint64 bit = G_GUINT64_CONSTANT (1) << i;

    if (card->level == 5 && card->type == DUB_MASTER && (game->state.employees_seen & bit) == 0 &&
        dub_side_find (&game->state.sides[DUB_BARRY], dub_box_get_card (&game->box, i)) < 0)
      crowns[n++] = card->crown;
  }

  crown = n == 0 ? DUB_CROWN_NONE : crowns[dub_rng_below (&rng, n)];
  move.to = (DubPlace){ .kind = DUB_PLACE_STAFF, .at = (guint8) at, .side = DUB_BARRY };
  if (crown != DUB_CROWN_NONE)
    move.thing = dub_thing_employee ((DubEmployee){ .crown = crown });

  return move;
}

static void
answer (DubSimPlay *self, const DubQuestion *question)
{
  self->questions[question->kind]++;

  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++)
    if ((question->facts & (1u << fact)) != 0)
      perform (self, dub_sim_human_answer (&self->human, &self->game, fact));
  for (guint i = 0; question->kind == DUB_QUESTION_STAFF && i < DUB_MAX_STAFF; i++)
    if ((question->spaces & (G_GUINT64_CONSTANT (1) << i)) != 0)
      perform (self, turn_up (&self->game, i));
  /* Nothing else is unknown in a game that is simulated from its beginning. */
  if (question->facts == 0 && question->kind != DUB_QUESTION_STAFF) {
    g_assert (self->is_lenient);
    self->is_stopped = TRUE;
  }
}

static void
count_rules (DubSimPlay *self)
{
  for (guint i = 0; i < self->events->len; i++) {
    const DubEvent *event = &g_array_index (self->events, DubEvent, i);

    if (event->type != DUB_EVENT_MOVE || event->move.verb >= DUB_N_STEPS)
      continue;
    for (guint j = 0; j < DUB_MAX_MOVE_RULES; j++)
      self->rules[event->move.rules[j]]++;
  }
}

static void
play_barry (DubSimPlay *self)
{
  if (self->game.state.playing.action == DUB_CARD_UNKNOWN)
    perform (self, dub_move (DUB_BARRY, DUB_MOVE_PLAY_CARD));
  /* Her turn is refused only while a question is open. */
  while (!self->is_stopped && !try (self, dub_move (DUB_BARRY, DUB_MOVE_ACT), NULL)) {
    DubTurn turn;

    dub_game_get_turn (&self->game, FALSE, &turn);
    if (turn.question.kind != DUB_QUESTION_NOTHING)
      answer (self, &turn.question);
    else
      perform (self, dub_move (DUB_BARRY, DUB_MOVE_ACT)); /* reports the refusal */
  }
  count_rules (self);
  self->turns++;
}

static void
play_you (DubSimPlay *self)
{
  DubMove moves[4];
  guint n = dub_sim_human_play (&self->human, &self->game, moves);

  for (guint i = 0; i < n; i++)
    perform (self, moves[i]);
  perform (self, dub_move (DUB_YOU, DUB_MOVE_END_TURN));
}

static gboolean
is_filled (const DubGame *game)
{
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    if (dub_round_get_next (&game->box, &game->state, display) >= 0)
      return FALSE;

  return TRUE;
}

static void
prepare (DubSimPlay *self)
{
  if (!is_filled (&self->game))
    perform (self, dub_move (DUB_NOBODY, DUB_MOVE_FILL));
  perform (self, dub_move (DUB_NOBODY, DUB_MOVE_READY));
  dub_sim_human_begin_round (&self->human);
}

void
dub_sim_play_advance (DubSimPlay *self)
{
  switch ((DubPhase) self->game.state.phase) {
  case DUB_PHASE_PREPARE:
    prepare (self);
    break;
  case DUB_PHASE_TURNS:
    if (self->game.state.turn == DUB_BARRY)
      play_barry (self);
    else
      play_you (self);
    break;
  case DUB_PHASE_INCOME:
    dub_sim_human_earn (&self->human, dub_round_get_income (&self->game.state));
    perform (self, dub_move (DUB_YOU, DUB_MOVE_INCOME));
    break;
  case DUB_PHASE_NONE:
  case DUB_PHASE_SCORING:
  case DUB_PHASE_OVER:
  case DUB_N_PHASES:
    self->is_stopped = TRUE;
    break;
  }
}

void
dub_sim_play_begin (DubSimPlay *self, const DubBox *box, const DubSetup *setup)
{
  dub_game_init (&self->game, box);
  dub_sim_human_init (&self->human);
  g_array_set_size (self->events, 0);
  self->is_stopped |= !dub_game_start (&self->game, setup, self->events, NULL);
}

gboolean
dub_sim_play_finish (DubSimPlay *self, DubScore *score)
{
  while (!self->is_stopped && self->game.state.phase < DUB_PHASE_SCORING)
    dub_sim_play_advance (self);
  while (!self->is_stopped) {
    dub_score_count (&self->game.box, &self->game.state, score);
    if (score->question.kind == DUB_QUESTION_NOTHING)
      break;
    answer (self, &score->question);
  }
  if (!self->is_stopped && self->game.state.phase != DUB_PHASE_OVER)
    perform (self, dub_move (DUB_NOBODY, DUB_MOVE_FINISH));

  return !self->is_stopped;
}

typedef struct {
  DubSimShare play;
  gpointer data;
  guint first;
  guint end;
} Share;

static gpointer
play_share (gpointer data)
{
  const Share *share = data;

  share->play (share->data, share->first, share->end);

  return NULL;
}

void
dub_sim_spread (guint n_games, guint n_jobs, DubSimShare play, gpointer data)
{
  Share shares[DUB_SIM_MAX_JOBS];
  GThread *threads[DUB_SIM_MAX_JOBS];

  g_return_if_fail (n_jobs > 0);

  for (guint i = 0; i < n_jobs; i++) {
    shares[i] = (Share){ play, data, (guint) ((guint64) n_games * i / n_jobs),
                         (guint) ((guint64) n_games * (i + 1) / n_jobs) };
    if (i > 0)
      threads[i] = g_thread_new ("games", play_share, &shares[i]);
  }
  play_share (&shares[0]);
  for (guint i = 1; i < n_jobs; i++)
    g_thread_join (threads[i]);
}

static int
compare (const void *a, const void *b)
{
  return *(const guint16 *) a - *(const guint16 *) b;
}

void
dub_sim_sort (guint16 *scores, guint n)
{
  qsort (scores, n, sizeof *scores, compare);
}

typedef struct {
  const DubBox *box;
  const DubSimPlan *plan;
  DubSimResult *result;
} Games;

static void
add_game (DubSimResult *result, guint number, const DubScore *score)
{
  result->n_wins += score->winner == DUB_BARRY;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    result->scores[owner][number] = (guint16) score->sides[owner].total;
    for (guint i = 0; i < DUB_N_SCORE_LINES; i++)
      result->lines[owner][i] += score->sides[owner].lines[i];
    result->lines[owner][DUB_N_SCORE_LINES] += score->sides[owner].track;
  }
}

G_LOCK_DEFINE_STATIC (sums);

/* Each thread has sums of its own until its games are over, since two that write beside each other
 * wait for each other. */
static void
add_share (DubSimResult *result, const DubSimResult *share, const DubSimPlay *play)
{
  G_LOCK (sums);
  result->n_wins += share->n_wins;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    for (guint i = 0; i <= DUB_N_SCORE_LINES; i++)
      result->lines[owner][i] += share->lines[owner][i];
  result->turns += play->turns;
  for (guint i = 0; i < DUB_N_RULES; i++)
    result->rules[i] += play->rules[i];
  for (guint i = 0; i < G_N_ELEMENTS (play->questions); i++)
    result->questions[i] += play->questions[i];
  G_UNLOCK (sums);
}

static void
play_games (gpointer data, guint first, guint end)
{
  const Games *games = data;
  g_autofree DubSimPlay *play = g_new0 (DubSimPlay, 1);
  DubSimResult share = { .scores = { [DUB_BARRY] = games->result->scores[DUB_BARRY],
                                     [DUB_YOU] = games->result->scores[DUB_YOU] } };

  dub_sim_play_init (play);
  for (guint i = first; i < end; i++) {
    DubSetup setup = games->plan->setup;
    DubScore score = { 0 };

    setup.seed += i;
    dub_sim_play_begin (play, games->box, &setup);
    dub_sim_play_finish (play, &score);
    add_game (&share, i, &score);
  }
  add_share (games->result, &share, play);
  dub_sim_play_clear (play);
}

DubSimResult *
dub_sim_run (const DubBox *box, const DubSimPlan *plan)
{
  DubSimResult *result = g_new0 (DubSimResult, 1);
  Games games = { box, plan, result };

  result->n_games = plan->n_games;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    result->scores[owner] = g_new0 (guint16, plan->n_games);
  dub_sim_spread (plan->n_games, plan->n_jobs, play_games, &games);

  return result;
}

void
dub_sim_result_free (DubSimResult *result)
{
  for (DubOwner owner = 0; owner < DUB_N_OWNERS; owner++)
    g_free (result->scores[owner]);
  g_free (result);
}
