/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-player.h"

#include "dub-score.h"

enum { MAX_LEGAL = 512, SHORT_TURNS = 3 };

DubSetup
random_player_get_setup (guint seed)
{
  return (DubSetup){ .seed = seed,
                     .expansions = (guint8) (seed % (1u << DUB_N_EXPANSIONS)),
                     .second_place = (seed >> 4) & 1,
                     .count_candidate = (seed >> 5) & 1,
                     .zero_gown_apart = (seed >> 6) & 1,
                     .strength = (guint8) (seed % 3 == 0 ? seed / 3 % DUB_N_STRENGTHS : 0),
                     .draw_mode = (guint8) (seed / 16 % DUB_N_DRAW_MODES) };
}

void
random_player_init (RandomPlayer *self, guint seed)
{
  *self = (RandomPlayer){ .rng = dub_rng_for (seed, DUB_RANDOM_FILL, 1) };
}

guint
random_player_below (RandomPlayer *self, guint bound)
{
  return dub_rng_below (&self->rng, bound);
}

static DubEmployee
pick_employee (RandomPlayer *self, const DubBox *box)
{
  guint kind = random_player_below (self, 4);

  if (kind == 0)
    return (DubEmployee){ 0 };
  if (kind == 1)
    return (DubEmployee){ .type = (guint8) (DUB_MASTER + random_player_below (self, 3)),
                          .level = DUB_LEVEL_UNKNOWN };

  return dub_box_get_card (box, random_player_below (self, box->n_employees));
}

static DubGarment
pick_garment (RandomPlayer *self)
{
  DubGarment garment = { .color = (guint8) random_player_below (self, DUB_N_COLORS) };

  if (garment.color == DUB_COLOR_NONE || garment.color == DUB_COLOR_UNKNOWN)
    return garment;
  garment.pp = (guint8) random_player_below (self, 10);
  garment.thimble = (guint8) random_player_below (self, 2);
  if (random_player_below (self, 3) == 0)
    garment.special = (guint8) random_player_below (self, DUB_N_SPECIALS);

  return garment;
}

static void
pick_board_correction (RandomPlayer *self, const DubBox *box, DubDetail *correction)
{
  correction->at = (guint8) random_player_below (self, 7);
  switch (correction->place_kind) {
  case DUB_PLACE_RESOURCE:
    correction->tile = (guint8) random_player_below (self, DUB_N_TILES);
    break;
  case DUB_PLACE_GARMENT:
    correction->garment = pick_garment (self);
    break;
  case DUB_PLACE_EMPLOYEE:
  case DUB_PLACE_HER_STAFF:
  case DUB_PLACE_YOUR_STAFF:
    correction->employee = pick_employee (self, box);
    break;
  case DUB_PLACE_JEWEL:
    correction->color = (guint8) random_player_below (self, DUB_N_COLORS);
    break;
  case DUB_PLACE_GUEST:
    correction->hall = (guint8) random_player_below (self, DUB_N_HALLS);
    correction->garment = pick_garment (self);
    if (correction->garment.color != DUB_COLOR_NONE)
      correction->owner = (guint8) (1 + random_player_below (self, 2));
    break;
  case DUB_PLACE_TOKEN:
    correction->decoration = (guint8) random_player_below (self, DUB_N_DECORATION_KINDS);
    correction->owner = (guint8) random_player_below (self, DUB_N_OWNERS);
    break;
  default:
    correction->owner = (guint8) random_player_below (self, DUB_N_OWNERS);
    break;
  }
}

DubAction
random_player_pick_correction (RandomPlayer *self, const DubBox *box)
{
  DubAction action = { .type = DUB_ACTION_CORRECT };
  DubDetail *correction = &action.detail;

  correction->place_kind = (guint8) random_player_below (self, DUB_N_PLACES);
  if (correction->place_kind <= DUB_PLACE_ALL_HALLS ||
      correction->place_kind == DUB_PLACE_HER_STAFF ||
      correction->place_kind == DUB_PLACE_YOUR_STAFF) {
    pick_board_correction (self, box, correction);
    return action;
  }

  switch (correction->place_kind) {
  case DUB_PLACE_FAVOR:
  case DUB_PLACE_START:
  case DUB_PLACE_TURN:
    correction->owner = (guint8) random_player_below (self, DUB_N_OWNERS);
    break;
  case DUB_PLACE_HER_JEWELRY:
    for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
      correction->jewelry[color] = (guint8) random_player_below (self, 3);
    break;
  case DUB_PLACE_TRACK:
  case DUB_PLACE_YOUR_TRACK:
  case DUB_PLACE_EXAM_DECK:
    correction->track = (guint8) random_player_below (self, DUB_N_TRACKS);
    correction->n =
        correction->place_kind == DUB_PLACE_EXAM_DECK ? (gint16) random_player_below (self, 10) : 0;
    break;
  case DUB_PLACE_TASK:
  case DUB_PLACE_YOUR_TASK:
    correction->task = (guint8) random_player_below (self, DUB_N_TASKS);
    correction->flag = (guint8) random_player_below (self, 2);
    break;
  case DUB_PLACE_PILE:
    correction->pile = (guint8) random_player_below (self, 3);
    correction->n =
        (gint16) (1 + random_player_below (self, 8)); /* with an empty hand she could not go on */
    break;
  default:
    correction->n = (gint16) ((gint) random_player_below (self, 12) - 1);
    break;
  }

  return action;
}

DubAction
random_player_pick_count (RandomPlayer *self)
{
  DubAction action = { .type = DUB_ACTION_YOU_COUNT };
  DubDetail *detail = &action.detail;

  detail->fact = (guint8) random_player_below (self, DUB_N_FACTS);
  detail->flag = (guint8) random_player_below (self, 2);
  if (detail->fact == DUB_FACT_JEWELRY)
    detail->jewelry[DUB_BLUE + random_player_below (self, 4)] = 1;
  else if (detail->fact == DUB_FACT_BONUSES)
    detail->crowns = (guint8) random_player_below (self, 256);
  else
    detail->n = (gint16) random_player_below (self, detail->fact <= DUB_FACT_LIVRE ? 300 : 12);

  return action;
}

DubAction
random_player_pick_deviation (RandomPlayer *self, const DubGame *game)
{
  DubAction action = { .type = DUB_ACTION_DEVIATE };
  DubDeviation *done = &action.detail.deviation;
  DubTurn turn;

  if (game->state.playing.action == DUB_CARD_UNKNOWN)
    return action;
  dub_game_get_turn (game, FALSE, &turn);
  if (turn.question.kind != DUB_QUESTION_NOTHING || turn.n_steps == 0)
    return action;

  done->index = (guint8) random_player_below (self, turn.n_steps);
  done->verb = turn.steps[done->index].verb;
  done->hall = (guint8) random_player_below (self, DUB_N_HALLS);
  done->at = (guint8) random_player_below (self, 6);
  done->decoration = (guint8) random_player_below (self, DUB_JEWELER);
  done->task = (guint8) random_player_below (self, DUB_N_TASKS);
  done->tiles = (guint16) random_player_below (self, 512);
  done->n = (guint16) random_player_below (self, 5);
  done->card = game->box.deck[random_player_below (self, DUB_N_CARDS)];

  return action;
}

DubAction
random_player_pick_exam (RandomPlayer *self)
{
  guint crown = DUB_JB_JEWELRY_SET + random_player_below (self, 4);

  return (DubAction){
    .type = DUB_ACTION_YOU_EXAM,
    .detail = { .track = DUB_TRACK_MASTER, .sure = TRUE, .employee = { .crown = (guint8) crown } }
  };
}

DubAction
random_player_pick_specialist (RandomPlayer *self)
{
  return (DubAction){ .type = DUB_ACTION_YOU_SPECIALIST,
                      .detail = { .specialist =
                                      (guint8) random_player_below (self, DUB_N_SPECIALISTS) } };
}

static gboolean
pick_answer (const DubQuestion *question, DubAction *action)
{
  if (question->kind != DUB_QUESTION_YOU || question->facts == 0)
    return FALSE;

  *action = (DubAction){ .type = DUB_ACTION_YOU_COUNT, .detail = { .n = 5 } };
  while ((question->facts & (1u << action->detail.fact)) == 0)
    action->detail.fact++;

  return TRUE;
}

gboolean
random_player_pick_asked (const DubGame *game, DubAction *action)
{
  DubScore score;

  if (game->state.phase != DUB_PHASE_SCORING)
    return FALSE;
  dub_score_count (&game->box, &game->state, &score);

  return pick_answer (&score.question, action);
}

/* For what the list of legal actions does not have: your jewelry and bonuses are
 * told freely, and corrections can use up all the cards that an unknown one
 * could be, which is then told by its type. */
static DubAction
pick_way_out (const DubGame *game)
{
  DubAction action = { 0 };
  DubTurn turn;
  guint at = 0;

  dub_game_get_turn (game, FALSE, &turn);
  if (pick_answer (&turn.question, &action))
    return action;
  while (at < DUB_N_HIRE_SPACES && game->state.employees[at].type != DUB_TYPE_UNKNOWN)
    at++;
  g_assert_cmpuint (at, <, DUB_N_HIRE_SPACES);

  return (DubAction){ .type = DUB_ACTION_CORRECT,
                      .detail = {
                          .place_kind = DUB_PLACE_EMPLOYEE,
                          .at = (guint8) at,
                          .employee = { .type = DUB_APPRENTICE, .level = DUB_LEVEL_UNKNOWN } } };
}

DubAction
random_player_pick_legal (RandomPlayer *self, const DubGame *game, gboolean fills)
{
  DubAction legal[MAX_LEGAL];
  guint n = dub_game_list_legal (game, NULL, legal, MAX_LEGAL);
  DubPhase phase = game->state.phase;

  if (n == 0)
    return pick_way_out (game);
  if (phase == DUB_PHASE_PREPARE && (fills || random_player_below (self, 3) > 0)) {
    guint last = random_player_below (self, 4) == 0 ? 1 : 2; /* ready, or fill before it */

    return legal[n >= last ? n - last : 0];
  }
  if (phase == DUB_PHASE_TURNS && game->state.turn == DUB_YOU &&
      ++self->n_this_turn > SHORT_TURNS) {
    self->n_this_turn = 0;
    return legal[n - 1];
  }
  /* What can be left is one of many actions, and comes up rarely. */
  if (n > 1 && legal[n - 2].type == DUB_ACTION_YOU_PASS && random_player_below (self, 4) == 0)
    return legal[n - 2];

  return legal[random_player_below (self, n)];
}
