/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-player.h"

#include "dub-game.h"
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

static DubThing
pick_thing (RandomPlayer *self, const DubBox *box, DubPlaceKind place)
{
  DubThing thing = { .kind = (guint8) dub_place_get_kind ((DubPlace){ .kind = (guint8) place }) };

  switch (thing.kind) {
  case DUB_KIND_NUMBER:
    thing.n = (gint16) ((gint) random_player_below (self, 12) - 1);
    if (place == DUB_PLACE_PILE) /* an empty hand would block the game */
      thing.n = (gint16) (1 + random_player_below (self, 8));
    break;
  case DUB_KIND_TILE:
    thing.name = (guint8) random_player_below (self, DUB_N_TILES);
    break;
  case DUB_KIND_JEWEL:
    thing.name = (guint8) random_player_below (self, DUB_N_COLORS);
    break;
  case DUB_KIND_JEWELRY:
    for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
      thing.jewelry[color] = (guint8) random_player_below (self, 3);
    break;
  case DUB_KIND_GARMENT:
    thing.garment = pick_garment (self);
    if (place == DUB_PLACE_GUEST && thing.garment.color != DUB_COLOR_NONE)
      thing.owner = (guint8) (1 + random_player_below (self, 2));
    break;
  case DUB_KIND_EMPLOYEE:
    thing.employee = pick_employee (self, box);
    break;
  default: /* a name from a short list */
    thing.name = (guint8) random_player_below (self, DUB_N_OWNERS);
    break;
  }

  return thing;
}

DubMove
random_player_pick_correction (RandomPlayer *self, const DubBox *box)
{
  DubPlaceKind kind = random_player_below (self, DUB_N_PLACES);
  DubPlace place = { .kind = (guint8) kind, .at = (guint8) random_player_below (self, 8) };

  if (kind == DUB_PLACE_GUEST || kind == DUB_PLACE_TOKEN)
    place.in = (guint8) random_player_below (self, DUB_N_HALLS);
  if (kind == DUB_PLACE_TASK)
    place.in = place.at > DUB_TASK_DECORATION ? DUB_TRACK_MASTER : DUB_TRACK_JOURNEYMAN;
  if (kind >= DUB_PLACE_COUNT && kind <= DUB_PLACE_TASK)
    place.side = (guint8) (DUB_BARRY + random_player_below (self, 2));
  if (kind == DUB_PLACE_HAND)
    place.side = DUB_YOU;

  return dub_correction (place, pick_thing (self, box, kind));
}

DubMove
random_player_pick_count (RandomPlayer *self)
{
  DubFact fact = random_player_below (self, DUB_N_FACTS);
  DubMove move = { .verb = DUB_MOVE_COUNT,
                   .side = DUB_YOU,
                   .to = dub_place_of_count (DUB_YOU, fact),
                   .kept = (guint8) random_player_below (self, 2) };

  if (fact == DUB_FACT_JEWELRY) {
    move.thing.kind = DUB_KIND_JEWELRY;
    move.thing.jewelry[DUB_BLUE + random_player_below (self, 4)] = 1;
  } else if (fact == DUB_FACT_BONUSES) {
    move.thing.kind = DUB_KIND_CROWNS;
    move.thing.n = (gint16) random_player_below (self, 256);
  } else
    move.thing =
        dub_thing_number ((gint) random_player_below (self, fact <= DUB_FACT_LIVRE ? 300 : 12));

  return move;
}

DubMove
random_player_pick_deviation (RandomPlayer *self, const DubGame *game)
{
  DubMove done = { .side = DUB_BARRY, .instead = 1 };
  const DubMove *step;
  guint index;
  DubTurn turn;

  if (game->state.playing.action == DUB_CARD_UNKNOWN)
    return done;
  dub_game_get_turn (game, FALSE, &turn);
  if (turn.question.kind != DUB_QUESTION_NOTHING || turn.n_steps == 0)
    return done;

  index = random_player_below (self, turn.n_steps);
  step = &turn.steps[index];
  done.verb = step->verb;
  done.instead = (guint8) (1 + index);
  done.from = step->from;
  done.to = step->to;
  if (step->verb == DUB_MOVE_GAIN)
    done.gains[DUB_FACT_PP] = (gint16) random_player_below (self, 5);
  else if (step->verb == DUB_MOVE_TAKE_TILES)
    done.spaces = (guint16) random_player_below (self, 512);
  else if (step->verb == DUB_MOVE_REVEAL_CARD)
    done.thing = dub_thing_card (game->box.deck[random_player_below (self, DUB_N_CARDS)]);
  else if ((dub_verb_get_uses (step->verb) & DUB_USES_TO) != 0) {
    done.to.at = (guint8) random_player_below (self, 6);
    if (step->verb != DUB_MOVE_EXAM_TOKEN)
      done.to.in = (guint8) random_player_below (self, DUB_N_HALLS);
    done.to = dub_place_tidy (done.to);
  } else
    done.from.at = (guint8) random_player_below (self, 6);

  return done;
}

DubMove
random_player_pick_exam (RandomPlayer *self)
{
  DubEmployee card = { .crown = (guint8) (DUB_JB_JEWELRY_SET + random_player_below (self, 4)) };

  return (DubMove){
    .verb = DUB_MOVE_PASS_EXAM,
    .side = DUB_YOU,
    .sure = TRUE,
    .to = { .kind = DUB_PLACE_TRACK, .in = DUB_TRACK_MASTER, .side = DUB_YOU },
    .thing = dub_thing_employee (card),
  };
}

DubMove
random_player_pick_specialist (RandomPlayer *self)
{
  guint specialist = random_player_below (self, DUB_N_SPECIALISTS);

  return (DubMove){ .verb = DUB_MOVE_NAME_SPECIALIST,
                    .side = DUB_YOU,
                    .thing = dub_thing_name (DUB_KIND_SPECIALIST, specialist) };
}

/* Reports gains that only the garment or the tile of your last move shows. */
static DubMove
pick_gains (RandomPlayer *self)
{
  DubMove move = { .verb = DUB_MOVE_TELL_GAINS, .side = DUB_YOU };

  move.gains[DUB_FACT_THREAD] = (gint16) ((gint) random_player_below (self, 4) - 2);
  move.gains[DUB_FACT_LACE] = (gint16) ((gint) random_player_below (self, 4) - 2);

  return move;
}

static gboolean
pick_answer (const DubQuestion *question, DubMove *move)
{
  if (question->kind != DUB_QUESTION_YOU || question->facts == 0)
    return FALSE;

  *move = (DubMove){ .verb = DUB_MOVE_COUNT,
                     .side = DUB_YOU,
                     .to = dub_place_of_count (DUB_YOU, 0),
                     .thing = dub_thing_number (5) };
  while ((question->facts & (1u << move->to.at)) == 0)
    move->to.at++;
  if (move->to.at == DUB_FACT_JEWELRY)
    move->thing = (DubThing){ .kind = DUB_KIND_JEWELRY };
  if (move->to.at == DUB_FACT_BONUSES)
    move->thing = (DubThing){ .kind = DUB_KIND_CROWNS };

  return TRUE;
}

gboolean
random_player_pick_asked (const DubGame *game, DubMove *move)
{
  DubScore score;

  if (game->state.phase != DUB_PHASE_SCORING)
    return FALSE;
  dub_score_count (&game->box, &game->state, &score);

  return pick_answer (&score.question, move);
}

/* Picks moves that the list of legal moves lacks. You may enter any jewelry and bonus. Corrections
 * can use up all the cards that an unknown card could be; the player then enters the type of that
 * card. */
static DubMove
pick_way_out (const DubGame *game)
{
  DubEmployee card = { .type = DUB_APPRENTICE, .level = DUB_LEVEL_UNKNOWN };
  DubPlace place = { .kind = DUB_PLACE_EMPLOYEE };
  DubMove move;
  DubTurn turn;

  dub_game_get_turn (game, FALSE, &turn);
  if (pick_answer (&turn.question, &move))
    return move;
  while (place.at < DUB_N_HIRE_SPACES && game->state.employees[place.at].type != DUB_TYPE_UNKNOWN)
    place.at++;
  g_assert_cmpuint (place.at, <, DUB_N_HIRE_SPACES);

  return dub_correction (place, dub_thing_employee (card));
}

DubMove
random_player_pick_legal (RandomPlayer *self, const DubGame *game, gboolean fills)
{
  DubMove legal[MAX_LEGAL];
  guint n = dub_game_list_legal (game, NULL, legal, MAX_LEGAL);
  DubPhase phase = game->state.phase;

  if (n == 0)
    return pick_way_out (game);
  if (phase == DUB_PHASE_TURNS && game->state.turn == DUB_YOU &&
      (game->state.yours.turn.open & (1u << DUB_FACT_THREAD)) != 0 &&
      random_player_below (self, 4) == 0)
    return pick_gains (self);
  if (phase == DUB_PHASE_PREPARE && (fills || random_player_below (self, 3) > 0)) {
    guint last = random_player_below (self, 4) == 0 ? 1 : 2; /* pick "ready", or "fill" before it */

    return legal[n >= last ? n - last : 0];
  }
  if (phase == DUB_PHASE_TURNS && game->state.turn == DUB_YOU &&
      ++self->n_this_turn > SHORT_TURNS) {
    self->n_this_turn = 0;
    return legal[n - 1];
  }
  /* Declining a gain is one of many moves, so a uniform pick would hardly ever choose it. */
  if (n > 1 && legal[n - 2].verb == DUB_MOVE_PASS && random_player_below (self, 4) == 0)
    return legal[n - 2];

  return legal[random_player_below (self, n)];
}
