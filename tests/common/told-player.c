/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "told-player.h"

#include "dub-event-line.h"
#include "dub-state.h"
#include "dub-your-hand.h"
#include "dub-your-turn.h"

enum { MAX_LEGAL = 512 }; /* as in the app */

/* The moves to pick from. */
typedef struct {
  RandomPlayer *player;
  const DubGame *game;
  DubMove *legal;
  guint n;
} Options;

static DubMove
pick_any (Options *self, DubVerb verb)
{
  guint found[MAX_LEGAL], n = 0;

  for (guint i = 0; i < self->n; i++)
    if (self->legal[i].verb == verb)
      found[n++] = i;
  g_assert_cmpuint (n, >, 0);

  return self->legal[found[random_player_below (self->player, n)]];
}

static gboolean
has_verb (const Options *self, DubVerb verb)
{
  for (guint i = 0; i < self->n; i++)
    if (self->legal[i].verb == verb)
      return TRUE;

  return FALSE;
}

/* Returns whether the general choice includes the move. The hand, the card and the end of the turn
 * have separate choices. */
static gboolean
is_of_turn (const DubMove *move)
{
  return move->verb != DUB_MOVE_CHOOSE_CARD && move->verb != DUB_MOVE_PLAY_EMPLOYEE &&
         move->verb != DUB_MOVE_END_TURN;
}

static gboolean
can_pay (const DubGame *game, const DubMove *move)
{
  const DubSide *you = &game->state.sides[DUB_YOU];

  for (DubFact fact = DUB_FACT_PP; fact <= DUB_FACT_LACE; fact++)
    if (you->counts[fact] + move->gains[fact] < 0)
      return FALSE;

  return TRUE;
}

/* Returns whether the move takes a gain, which comes before all other moves. */
static gboolean
is_gain (const DubYourTurn *turn, const DubMove *move)
{
  return (turn->free_tiles > 0 && move->verb == DUB_MOVE_TAKE_TILES) ||
         (turn->free_jewelry && move->verb == DUB_MOVE_TAKE_JEWELRY) ||
         (turn->expert_depute && move->verb == DUB_MOVE_DEPUTE) || move->verb == DUB_MOVE_PASS;
}

/* Returns whether the move names the card that joins, if one does. */
static gboolean
knows_card (const DubMove *move)
{
  gboolean joins = move->verb == DUB_MOVE_PASS_EXAM || move->verb == DUB_MOVE_HIRE;

  return !joins || move->from.kind == DUB_PLACE_SPECIALIST ||
         (move->thing.kind == DUB_KIND_EMPLOYEE && move->thing.employee.type != DUB_TYPE_UNKNOWN);
}

/* Returns whether the player may pass: only if there is a gain or a bonus to decline. */
static gboolean
may_leave (const DubGame *game, const DubMove *move)
{
  return move->verb != DUB_MOVE_PASS || dub_your_turn_is_waiting (&game->state.yours.turn) ||
         dub_your_turn_has_bonus (&game->box, &game->state);
}

static void
leave_out (Options *self)
{
  const DubYourTurn *turn = &self->game->state.yours.turn;
  gboolean is_waiting = dub_your_turn_is_waiting (turn);
  guint n = 0;

  for (guint i = 0; i < self->n; i++) {
    DubMove move = self->legal[i];

    if (is_of_turn (&move) && can_pay (self->game, &move) &&
        !dub_your_turn_is_doubtful (&self->game->box, &self->game->state, &move) &&
        knows_card (&move) && may_leave (self->game, &move) &&
        (!is_waiting || is_gain (turn, &move)))
      self->legal[n++] = move;
  }
  self->n = n;
}

/* Picks a random verb first, so that verbs with many places do not crowd out the others. */
static DubMove
pick_verb (Options *self)
{
  /* These moves make the rest of a game richer. */
  static const DubVerb liked[] = { DUB_MOVE_TAKE_JEWELRY, DUB_MOVE_BONUS, DUB_MOVE_HIRE,
                                   DUB_MOVE_PLACE_GARMENT };
  guint verbs[DUB_N_VERBS], n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (liked); i++)
    if (has_verb (self, liked[i]) && random_player_below (self->player, 3) == 0)
      return pick_any (self, liked[i]);
  for (DubVerb verb = 0; verb < DUB_N_VERBS; verb++)
    if (has_verb (self, verb) &&
        (verb != DUB_MOVE_PASS || self->n == 1 || random_player_below (self->player, 4) == 0))
      verbs[n++] = verb;

  return n > 0 ? pick_any (self, verbs[random_player_below (self->player, n)])
               : dub_move (DUB_YOU, DUB_MOVE_PASS);
}

/* Enters the cost and the gain of the garment, or the foot of the tile. */
static DubMove
tell_gains (RandomPlayer *self, const DubState *state)
{
  static const gint8 feet[][2] = { { 1, 0 }, { 0, 1 }, { 1, 1 } };
  const DubYourTurn *turn = &state->yours.turn;
  const guint16 *counts = state->sides[DUB_YOU].counts;
  gboolean is_garment = (turn->open & (1u << DUB_FACT_TILES)) != 0;
  guint foot = random_player_below (self, G_N_ELEMENTS (feet));
  DubMove move = dub_move (DUB_YOU, DUB_MOVE_TELL_GAINS);

  for (DubFact fact = DUB_FACT_THREAD; fact <= DUB_FACT_LACE; fact++)
    move.gains[fact] =
        is_garment ? (gint16) - (gint) random_player_below (self, MIN (counts[fact], 2u) + 1)
                   : feet[foot][fact - DUB_FACT_THREAD];
  if ((turn->open & (1u << DUB_FACT_LIVRE)) != 0)
    move.gains[DUB_FACT_LIVRE] = (gint16) (4 + random_player_below (self, 12));

  return move;
}

static DubMove
pick_in_turn (Options *self)
{
  const DubState *state = &self->game->state;

  leave_out (self);
  if (self->n == 0 || (!dub_your_turn_is_waiting (&state->yours.turn) &&
                       random_player_below (self->player, 8) == 0))
    return dub_move (DUB_YOU, DUB_MOVE_END_TURN);

  return pick_verb (self);
}

DubMove
told_player_pick (RandomPlayer *self, const DubGame *game)
{
  const DubState *state = &game->state;
  const guint told = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE | 1u << DUB_FACT_LIVRE;
  g_autofree DubMove *legal = g_new (DubMove, MAX_LEGAL);
  Options options = { self, game, legal, dub_game_list_legal (game, NULL, legal, MAX_LEGAL) };

  g_assert_cmpuint (options.n, <, MAX_LEGAL);
  if ((state->yours.turn.open & told) != 0)
    return tell_gains (self, state);
  if (dub_hand_count_missing (state) > 0)
    return pick_any (&options, DUB_MOVE_CHOOSE_CARD);
  if (state->yours.turn.card.type == DUB_TYPE_NONE)
    return pick_any (&options, DUB_MOVE_PLAY_EMPLOYEE);

  return pick_in_turn (&options);
}

void
told_player_log (GString *log, const DubGame *after, const DubEvent *events, guint n_events)
{
  const DubSide *you = &after->state.sides[DUB_YOU];

  for (guint i = 0; i < n_events; i++)
    if (events[i].type != DUB_EVENT_CARDS) {
      dub_event_line_print (log, &after->box, &events[i]);
      g_string_append_c (log, '\n');
    }
  g_string_append (log, "purse");
  for (DubFact fact = DUB_FACT_PP; fact <= DUB_FACT_LACE; fact++)
    if (dub_state_knows (&after->state, fact))
      g_string_append_printf (log, " %u", you->counts[fact]);
    else
      g_string_append (log, " ?");
  g_string_append_c (log, '\n');
}
