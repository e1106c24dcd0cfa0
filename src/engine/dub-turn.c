/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The framework of a turn (T-1 to T-3), the Queen's Favor, and what all actions share: steps,
 * candidates, points, bag tiles, the All Halls bonus, her piles and the examinations.
 */

#include "dub-game-private.h"
#include "dub-rng.h"
#include "dub-table.h"

#include <string.h>

/* Carries a step out. */
static gboolean
apply (const DubBox *box, DubState *state, const DubMove *step)
{
  DubTable table = { .box = box, .state = state };

  return dub_apply_step (&table, step);
}

/* The counter moves by so many points, up to its end. */
static void
move_counter (const DubState *state, gint points, DubMove *step)
{
  gint before = state->sides[DUB_BARRY].counts[DUB_FACT_PP];
  gint after = MIN (before + points, DUB_MAX_PP);

  step->gains[DUB_FACT_PP] = (gint16) (after - before);
  step->thing = dub_thing_number (after);
}

/* Points that were moved in place of others. */
static gboolean
set_points (const DubState *state, gint points, DubMove *done)
{
  if (points < 0 || points > DUB_MAX_COUNT || done->thing.kind != DUB_KIND_NUMBER)
    return FALSE; /* thread or lace */
  move_counter (state, points, done);

  return TRUE;
}

/* The player took the thing from another place than the order has. */
static gboolean
set_source (const DubBox *box, const DubState *state, DubPlace from, DubMove *done)
{
  if (from.kind != done->from.kind || !dub_place_exists (box, state, from))
    return FALSE;
  done->from = from;
  done->thing = dub_place_read (state, from);

  /* An unknown employee must be entered first. */
  return done->verb != DUB_MOVE_HIRE || done->thing.employee.type != DUB_TYPE_UNKNOWN;
}

DubDeviation
dub_deviation (const DubMove *move)
{
  DubDeviation deviation = { .verb = move->verb, .instead = move->instead };

  if (move->verb == DUB_MOVE_TAKE_TILES)
    deviation.spaces = move->spaces;
  else if (move->verb == DUB_MOVE_GAIN)
    deviation.pp = move->gains[DUB_FACT_PP];
  else if (move->verb == DUB_MOVE_REVEAL_CARD)
    deviation.card = move->thing.card;
  else
    deviation.place = (dub_verb_get_uses (move->verb) & DUB_USES_TO) != 0 ? move->to : move->from;

  return deviation;
}

/* Sets *done to what was done in place of the order on this table, with the thing that lies there.
 * Returns FALSE if that is not possible, for example because an earlier step was done differently
 * too. */
static gboolean
find_done (const DubBox *box, const DubState *state, const DubMove *order, DubDeviation deviation,
           DubMove *done)
{
  DubState after = *state;

  if (order->verb != deviation.verb || !dub_verb_has_choice (order->verb))
    return FALSE;
  *done = *order;
  done->instead = deviation.instead;
  if (order->verb == DUB_MOVE_TAKE_TILES)
    done->spaces = deviation.spaces;
  else if (order->verb == DUB_MOVE_REVEAL_CARD)
    done->thing = dub_thing_card (deviation.card);
  else if (order->verb == DUB_MOVE_GAIN) {
    if (!set_points (state, deviation.pp, done))
      return FALSE;
  } else if ((dub_verb_get_uses (order->verb) & DUB_USES_TO) != 0)
    done->to = deviation.place;
  else if (!set_source (box, state, deviation.place, done))
    return FALSE;

  return apply (box, &after, done);
}

/* Replaces the step with what was done; the last deviation of a step counts. */
void
dub_resolver_deviate (DubResolver *self, DubMove *step)
{
  for (guint i = 0; i < self->now->n_deviations; i++) {
    DubDeviation deviation = self->now->deviations[i];
    DubMove done;

    if (deviation.instead == self->turn->n_steps + 1 &&
        find_done (self->box, self->now, step, deviation, &done))
      *step = done;
  }
}

/* Appends the step and carries it out. Records the rulings among its rules. */
DubMove
dub_resolver_emit (DubResolver *self, DubMove step)
{
  gboolean is_done;

  g_assert (self->turn->n_steps < DUB_MAX_STEPS);

  step.side = DUB_BARRY;
  for (guint i = 0; i < DUB_MAX_MOVE_RULES && step.rules[i] != DUB_RULE_NONE; i++)
    dub_resolver_cite (self, step.rules[i]);
  dub_resolver_deviate (self, &step);
  is_done = apply (self->box, self->now, &step);
  g_assert (is_done); /* a resolved step is always possible */
  self->turn->steps[self->turn->n_steps++] = step;

  return step;
}

/* Appends a step that was chosen among n candidates. The chosen candidate comes first. */
DubMove
dub_resolver_choose (DubResolver *self, DubMove step, DubCandidate *candidates, guint n,
                     guint chosen)
{
  DubTurn *turn = self->turn;

  if (self->explain && n > 1) {
    g_assert (turn->n_candidates + n <= DUB_MAX_CANDIDATES);
    for (guint i = 0; i < n; i++)
      candidates[i].step = (guint8) turn->n_steps;
    turn->candidates[turn->n_candidates++] = candidates[chosen];
    for (guint i = 0; i < n; i++)
      if (i != chosen)
        turn->candidates[turn->n_candidates++] = candidates[i];
  }

  return dub_resolver_emit (self, step);
}

/* Records a ruling that decided something; other rules are ignored. */
void
dub_resolver_cite (DubResolver *self, DubRuleId ruling)
{
  if (dub_rule_id_is_ruling (ruling))
    self->turn->rulings |= G_GUINT64_CONSTANT (1) << ruling;
}

/* The turn stops here. */
gboolean
dub_resolver_ask (DubResolver *self, DubQuestion question)
{
  self->turn->question = question;

  return FALSE;
}

/* 0 PP is not a step. */
void
dub_resolver_gain_pp (DubResolver *self, guint n, DubRuleId rule, DubRuleId more)
{
  DubMove step = { .verb = DUB_MOVE_GAIN, .rules = { (guint8) rule, (guint8) more } };

  if (n == 0)
    return;

  move_counter (self->now, (gint) n, &step);
  dub_resolver_emit (self, step);
}

/* if there is nothing to draw, this is skipped. */
void
dub_resolver_draw_bag_tile (DubResolver *self, DubRuleId rule, DubRuleId more)
{
  if (dub_state_bag_is_empty (self->now)) {
    dub_resolver_cite (self, DUB_RULE_R_13);
    return;
  }

  dub_resolver_emit (self, (DubMove){ .verb = DUB_MOVE_DRAW_BAG_TILE,
                                      .rules = { (guint8) rule, (guint8) more } });
}

/* ALL-1: once per game, the most valuable free space. If tied, the first in the order of the
 * profile; no rule says so, but it makes no difference. */
void
dub_resolver_check_all_halls (DubResolver *self)
{
  DubCandidate candidates[DUB_MAX_ALL_HALLS];
  guint n = 0, best = 0;

  if (!dub_state_is_due_all_halls (self->now, DUB_BARRY))
    return;

  for (guint i = 0; i < self->box->n_all_halls; i++) {
    if (self->now->all_halls[i] != DUB_NOBODY)
      continue;

    candidates[n] =
        (DubCandidate){ .place = { .kind = DUB_PLACE_ALL_HALLS, .at = (guint8) i },
                        .out = DUB_RULE_ALL_1,
                        .criteria = { { DUB_CRITERION_VALUE, self->box->all_halls[i] } } };
    if (n > 0 && candidates[n].criteria[0].value > candidates[best].criteria[0].value)
      best = n;
    n++;
  }

  if (n == 0)
    return;

  candidates[best].out = DUB_RULE_NONE;
  dub_resolver_choose (self,
                       (DubMove){ .verb = DUB_MOVE_ALL_HALLS_TOKEN,
                                  .rules = { DUB_RULE_ALL_1 },
                                  .to = candidates[best].place },
                       candidates, n, best);
}

/* Her piles during a turn: extra hand cards, and the cards that are revealed to place a garment. */

/* the discards become the supply only when a card is needed. */
static void
shuffle_discards (DubResolver *self)
{
  DubRng rng = dub_rng_for (self->now->seed, DUB_RANDOM_RESHUFFLE, self->now->n_reshuffles);
  DubTable table = { .box = self->box, .state = self->now };
  DubPile *cards = &self->turn->shuffled;

  *cards = self->now->discard;
  if (self->now->draw_mode == DUB_DRAW_APP)
    dub_rng_shuffle (&rng, cards->cards, cards->n);
  else
    memset (cards->cards, 0, sizeof cards->cards); /* the player shuffles */
  dub_resolver_emit (self, (DubMove){ .verb = DUB_MOVE_SHUFFLE_DISCARDS,
                                      .rules = { DUB_RULE_R_3 },
                                      .thing = dub_thing_number (cards->n) });
  dub_apply_shuffle (&table, cards);
  self->shuffled = TRUE;
}

/* HIR-4, EXAM: one more turn this round. The card is added even in her last turn, under her
 * hand; if there is no card at all, this is skipped. */
void
dub_resolver_add_hand_card (DubResolver *self, DubRuleId rule)
{
  if (self->now->supply.n == 0 && self->now->discard.n > 0)
    shuffle_discards (self);

  if (self->now->supply.n == 0) {
    dub_resolver_cite (self, DUB_RULE_R_3);
    return;
  }

  dub_resolver_emit (self, (DubMove){ .verb = DUB_MOVE_ADD_HAND_CARD,
                                      .rules = { (guint8) rule, DUB_RULE_R_12 } });
}

static gboolean
card_names_room (const DubResolver *self, DubCard card)
{
  return card.action != DUB_CARD_UNKNOWN &&
         dub_state_hall_has_room (self->box, self->now, card.hall - 1u);
}

typedef enum { ROOM_NO, ROOM_PERHAPS, ROOM_YES } Room;

/* Returns whether a discarded card names a hall with a free space. */
static Room
discards_name_room (const DubResolver *self)
{
  Room room = ROOM_NO;

  for (guint i = 0; i < self->now->discard.n; i++) {
    DubCard card = self->now->discard.cards[i];

    if (card_names_room (self, card))
      return ROOM_YES;
    if (card.action == DUB_CARD_UNKNOWN)
      room = ROOM_PERHAPS;
  }

  return room;
}

/* In a scenario, a shuffled card is one of the given discards, and must be entered there. */
static gboolean
ask_card (DubResolver *self)
{
  gboolean scenario = self->now->phase == DUB_PHASE_NONE;

  return dub_resolver_ask (self,
                           (DubQuestion){ .kind = DUB_QUESTION_CARD,
                                          .pile = scenario && self->shuffled ? DUB_PILE_DISCARD
                                                                             : DUB_PILE_SUPPLY });
}

/* Returns the top card of the supply; if it is unknown, the one that was reported. */
static DubCard
look_at_top (DubResolver *self)
{
  DubCard card = self->now->supply.cards[0];

  if (card.action == DUB_CARD_UNKNOWN && self->n_reported < self->now->reported.n)
    card = self->now->reported.cards[self->n_reported++];

  return card;
}

/* no card names a hall with room, so she uses the first hall that has room, without
 * jewelry. */
static void
find_first_room (DubResolver *self, guint *hall, DubSymbol *symbol)
{
  dub_resolver_cite (self, DUB_RULE_R_3);
  *symbol = DUB_SYMBOL_NONE;
  for (*hall = 0; !dub_state_hall_has_room (self->box, self->now, *hall);)
    ++*hall;
}

/* TAI-3: reveals cards until one names a hall with room; the last card decides hall and
 * jewelry. At least one hall must have room. */
gboolean
dub_resolver_reveal (DubResolver *self, guint *hall, DubSymbol *symbol)
{
  for (;;) {
    DubMove step = { .verb = DUB_MOVE_REVEAL_CARD, .rules = { DUB_RULE_TAI_3 } };
    DubCard card;

    if (self->now->supply.n == 0) {
      Room room = discards_name_room (self);

      if (room == ROOM_NO) {
        find_first_room (self, hall, symbol);
        return TRUE;
      }
      shuffle_discards (self);
      if (room == ROOM_PERHAPS && self->now->phase == DUB_PHASE_NONE)
        return ask_card (self);
    }

    card = look_at_top (self);
    if (card.action == DUB_CARD_UNKNOWN)
      return ask_card (self);

    step.thing = dub_thing_card (card);
    card = dub_resolver_emit (self, step).thing.card;
    if (card_names_room (self, card)) {
      *hall = card.hall - 1u;
      *symbol = card.symbol;
      return TRUE;
    }
  }
}

/* Examination tasks and the examinations: EXAM-J, EXAM-M, EXAM-R, EXAM-X. */

enum { LEVEL_VI = 6 };

/* EXAM-X: tasks count only for her current track. */
gboolean
dub_resolver_is_on_track (const DubResolver *self, DubTrack track)
{
  return dub_state_has_jewelry_box (self->now) && self->now->sides[DUB_BARRY].track == track;
}

/* Returns the topmost free task among tasks, in the order of the profile. */
DubTask
dub_resolver_find_task (const DubResolver *self, guint tasks)
{
  guint n;
  const guint8 *order = dub_box_get_tasks (self->box, self->now->sides[DUB_BARRY].track, &n);

  for (guint i = 0; i < n; i++)
    if ((tasks & (1u << order[i])) != 0 &&
        !dub_side_has_done (&self->now->sides[DUB_BARRY], order[i]))
      return order[i];

  return DUB_TASK_NONE;
}

/* EXAM-J, EXAM-M: a random one leaves, but no Apprentice of level VI; R-11: if there is none, none
 * leaves. */
static void
remove_employee (DubResolver *self, DubType type, DubRuleId rule)
{
  const DubSide *barry = &self->now->sides[DUB_BARRY];
  DubRng rng = dub_rng_for (self->now->seed, DUB_RANDOM_REMOVAL, self->now->n_removals);
  DubPlace place = { .kind = DUB_PLACE_STAFF, .side = DUB_BARRY };
  guint8 places[DUB_MAX_STAFF];
  guint n = 0;

  for (guint i = 0; i < barry->n_staff; i++)
    if (barry->staff[i].type == type &&
        !(type == DUB_APPRENTICE && barry->staff[i].level == LEVEL_VI))
      places[n++] = (guint8) i;

  if (n == 0) {
    dub_resolver_cite (self, DUB_RULE_R_11);
    return;
  }

  place.at = places[dub_rng_below (&rng, n)];
  dub_resolver_emit (self, (DubMove){ .verb = DUB_MOVE_REMOVE_EMPLOYEE,
                                      .rules = { (guint8) rule, DUB_RULE_EXAM_R },
                                      .from = place,
                                      .thing = dub_thing_employee (barry->staff[place.at]) });
}

static void
add_exam_card (DubResolver *self, DubTrack track, DubRuleId rule)
{
  gint8 n_left = self->now->exam_decks[track];

  /* An uncounted deck is empty if she must have all of its cards. */
  if (n_left == 0 ||
      (n_left == DUB_PLENTY && dub_limits_check_staff (self->now, 1).code != DUB_REASON_NONE)) {
    dub_resolver_cite (self, DUB_RULE_R_11);
    return;
  }

  dub_resolver_emit (self,
                     (DubMove){ .verb = DUB_MOVE_ADD_EXAM_CARD,
                                .rules = { (guint8) rule },
                                .from = { .kind = DUB_PLACE_EXAM_DECK, .at = (guint8) track } });
}

static void
complete (DubResolver *self)
{
  DubTrack track = self->now->sides[DUB_BARRY].track;
  DubTrack next = track == DUB_TRACK_MASTER ? DUB_TRACK_JOURNEYMAN : DUB_TRACK_MASTER;
  DubRuleId rule = track == DUB_TRACK_MASTER ? DUB_RULE_EXAM_M : DUB_RULE_EXAM_J;

  dub_resolver_gain_pp (self, 1, rule, DUB_RULE_NONE);
  remove_employee (self, dub_track_get_candidate (track), rule);
  add_exam_card (self, track, rule);
  dub_resolver_add_hand_card (self, rule);
  dub_resolver_emit (self, (DubMove){ .verb = DUB_MOVE_CLEAR_TASKS,
                                      .rules = { (guint8) rule },
                                      .from = { .kind = DUB_PLACE_TRACK,
                                                .in = (guint8) track,
                                                .side = DUB_BARRY } });
  dub_resolver_emit (
      self, (DubMove){ .verb = DUB_MOVE_MOVE_EXAM_TOKEN,
                       .rules = { (guint8) rule, DUB_RULE_EXAM_X },
                       .to = { .kind = DUB_PLACE_TASK, .in = (guint8) next, .side = DUB_BARRY } });
}

/* RES-3, TAI-2, FUN-3: at most one token, on the topmost free task; the last one completes
 * the examination immediately (RES-4, TAI-2, FUN-3). */
void
dub_resolver_mark_task (DubResolver *self, guint tasks, DubRuleId rule)
{
  const DubSide *barry = &self->now->sides[DUB_BARRY];
  DubCandidate candidates[DUB_N_JOURNEYMAN_TASKS];
  DubMove step = { .verb = DUB_MOVE_EXAM_TOKEN, .rules = { (guint8) rule } };
  guint n_tasks, n = 0;
  const guint8 *order = dub_box_get_tasks (self->box, barry->track, &n_tasks);

  for (guint i = 0; i < n_tasks; i++)
    if ((tasks & (1u << order[i])) != 0 && !dub_side_has_done (barry, order[i])) {
      candidates[n] = (DubCandidate){
        .place = { .kind = DUB_PLACE_TASK, .in = barry->track, .at = order[i], .side = DUB_BARRY },
        .out = n == 0 ? DUB_RULE_NONE : DUB_RULE_R_2,
        .criteria = { { DUB_CRITERION_TASK, (gint16) i } }
      };
      n++;
    }
  if (n == 0)
    return;

  step.to = candidates[0].place;
  if (n > 1)
    step.rules[1] = DUB_RULE_R_2;
  if (barry->n_done + 1u == n_tasks && rule == DUB_RULE_RES_3)
    step.rules[n > 1 ? 2 : 1] = DUB_RULE_RES_4;
  dub_resolver_choose (self, step, candidates, n, 0);

  if (barry->n_done == n_tasks)
    complete (self);
}

/* The Queen's Favor, and the turn as a whole. */

static void
claim_favor (DubResolver *self)
{
  if (self->now->favor == DUB_NOBODY)
    dub_resolver_emit (self, (DubMove){ .verb = DUB_MOVE_TAKE_FAVOR,
                                        .from = { .kind = DUB_PLACE_FAVOR },
                                        .rules = { DUB_RULE_FAV_1 } });
  dub_resolver_gain_pp (self, 3, DUB_RULE_FAV_2, DUB_RULE_NONE);
}

static gboolean
act (DubResolver *self, DubCard card)
{
  switch ((DubCardAction) card.action) {
  case DUB_CARD_FAVOR:
    claim_favor (self);
    return TRUE;
  case DUB_CARD_DRAWER:
  case DUB_CARD_COLUMN:
    return dub_resolver_acquire (self, card);
  case DUB_CARD_TAILOR:
    return dub_resolver_tailor (self, card);
  case DUB_CARD_HIRE:
    return dub_resolver_hire (self, card);
  case DUB_CARD_FUND:
    dub_resolver_fund (self, card);
    return TRUE;
  case DUB_CARD_UNKNOWN:
    break;
  }

  return dub_resolver_ask (self, (DubQuestion){ .kind = DUB_QUESTION_CARD, .pile = DUB_PILE_HAND });
}

void
dub_turn_resolve (const DubBox *box, const DubState *state, gboolean explain, DubTurn *turn)
{
  DubResolver self = { .box = box, .now = &turn->after, .turn = turn, .explain = explain };

  g_return_if_fail (state->hand.n > 0 || state->playing.action != DUB_CARD_UNKNOWN);

  turn->question = (DubQuestion){ 0 };
  turn->n_steps = 0;
  turn->n_candidates = 0;
  turn->rulings = 0;
  turn->after = *state;

  /* T-1; during the action, the card is not in any pile. */
  if (turn->after.playing.action == DUB_CARD_UNKNOWN)
    turn->after.playing = dub_pile_pop (&turn->after.hand);
  if (!act (&self, turn->after.playing))
    return;

  dub_pile_push (&turn->after.discard, turn->after.playing);
  turn->after.playing = (DubCard){ 0 };
}

const DubCandidate *
dub_turn_get_candidates (const DubTurn *turn, guint step, guint *n)
{
  guint first = 0;

  while (first < turn->n_candidates && turn->candidates[first].step != step)
    first++;
  for (*n = 0; first + *n < turn->n_candidates && turn->candidates[first + *n].step == step;)
    ++*n;

  return &turn->candidates[first];
}

/* Returns the part that has what is printed on a place, as a bitmask. */
static guint
get_part (DubPlace place)
{
  static const guint16 decorations[DUB_N_DECORATION_KINDS] = {
    [DUB_FIREWORKS] = 1u << DUB_PART_FIREWORKS,  [DUB_STATUES] = 1u << DUB_PART_STATUES,
    [DUB_KITCHEN_LEFT] = 1u << DUB_PART_KITCHEN, [DUB_KITCHEN_RIGHT] = 1u << DUB_PART_KITCHEN,
    [DUB_JEWELER] = 1u << DUB_PART_JEWELER,
  };
  static const guint16 places[DUB_N_PLACES] = {
    [DUB_PLACE_ALL_HALLS] = 1u << DUB_PART_ALL_HALLS,
    [DUB_PLACE_JEWEL] = 1u << DUB_PART_JEWELER,
    [DUB_PLACE_TASK] = 1u << DUB_PART_JEWELER,
    [DUB_PLACE_GARMENT] = 1u << DUB_PART_GARMENT_DISPLAY,
  };

  if (place.kind == DUB_PLACE_GUEST)
    return 1u << (DUB_PART_HALL_1 + place.in);
  if (place.kind == DUB_PLACE_TOKEN && place.in == DUB_MUSICIANS)
    return 1u << (DUB_PART_HALL_1 + place.at);

  return place.kind == DUB_PLACE_TOKEN ? decorations[place.in] : places[place.kind];
}

guint
dub_turn_get_deciding_parts (const DubTurn *turn, guint index)
{
  const DubMove *step = &turn->steps[index];
  const DubCandidate *candidates;
  guint n, parts = 0;

  /* TAI-5: the space that a garment is placed on gives its reward, or none. */
  if (step->rules[0] == DUB_RULE_TAI_5 && index > 0)
    step--;
  if (step->verb == DUB_MOVE_PLACE_GARMENT)
    return get_part (step->to);
  candidates = dub_turn_get_candidates (turn, index, &n);
  /* TAI-1: tiles are counted; their costs decide only if there are too few of them. */
  if (n < 2 || (step->verb == DUB_MOVE_TAKE_GARMENT && step->rules[1] != DUB_RULE_R_4))
    return 0;
  for (guint i = 0; i < n; i++)
    parts |= get_part (candidates[i].place);

  return parts;
}

gboolean
dub_turn_deviate (const DubTurn *turn, const DubBox *box, const DubState *state,
                  const DubMove *deviation, DubMove *done)
{
  DubState before = *state;
  DubTable table = { .box = box, .state = &before };

  for (guint i = 0; i + 1 < deviation->instead; i++) {
    dub_apply_step (&table, &turn->steps[i]);
    if (turn->steps[i].verb == DUB_MOVE_SHUFFLE_DISCARDS)
      dub_apply_shuffle (&table, &turn->shuffled);
  }

  return find_done (box, &before, &turn->steps[deviation->instead - 1], dub_deviation (deviation),
                    done);
}
