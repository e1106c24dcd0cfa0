/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-round.h"
#include "dub-score.h"
#include "dub-side.h"
#include "dub-sim.h"
#include "dub-state.h"

enum { PLAY_BONUS = 3 };

/* The card that leaves matters if it may have a crown: one without, or else the first. */
static DubThing
name_card (const DubSide *you, DubType type, gboolean is_deputed)
{
  if (dub_side_has_plain (you, type))
    return is_deputed && dub_side_has_crowned (you, type)
               ? dub_thing_employee (dub_employee_of_type (type))
               : (DubThing){ 0 };
  for (guint i = 0; i < you->n_staff; i++)
    if (you->staff[i].type == type)
      return dub_thing_employee (you->staff[i]);

  return (DubThing){ 0 };
}

void
dub_sim_human_init (DubSimHuman *self)
{
  *self = (DubSimHuman){ .livre = 15,
                         .thread = 1,
                         .lace = 1,
                         .supply = { [DUB_MASTER] = 2, [DUB_JOURNEYMAN] = 1, [DUB_APPRENTICE] = 2 },
                         .wants_specialist = TRUE };
}

static DubType
find_type (const guint8 *cards)
{
  for (DubType type = DUB_MASTER; type <= DUB_APPRENTICE; type++)
    if (cards[type] > 0)
      return type;

  return DUB_TYPE_NONE;
}

void
dub_sim_human_begin_round (DubSimHuman *self)
{
  for (guint i = 0; i < DUB_YOUR_HAND_SIZE; i++) {
    DubType type = find_type (self->supply);

    if (type == DUB_TYPE_NONE) {
      for (guint t = 0; t < DUB_N_TYPES; t++) {
        self->supply[t] = self->discard[t];
        self->discard[t] = 0;
      }
      type = find_type (self->supply);
    }
    if (type == DUB_TYPE_NONE)
      return;
    self->supply[type]--;
    self->hand[type]++;
  }
}

static void
carry_out (DubSimHuman *self, const DubSimChoice *plan, DubType type)
{
  self->livre += plan->livre + PLAY_BONUS;
  self->silk += plan->silk;
  self->thread += plan->thread;
  self->lace += plan->lace;
  self->pp += plan->pp;
  self->n_tasks = (guint8) (self->n_tasks + plan->tasks);
  self->hand[type]--;
  if (!plan->deputes && !plan->joins_for_type)
    self->discard[type]++;
  if (plan->joins != DUB_TYPE_NONE)
    self->hand[plan->joins]++;
  if (plan->joins_for_type) {
    self->track = !self->track;
    self->n_tasks = 0;
  }
  if (plan->n > 0 && plan->moves[0].from.kind == DUB_PLACE_SPECIALIST)
    self->wants_specialist = FALSE;
}

/* Tries each type of employee in the hand and takes the best choice. If tied, the
 * lowest-ranking type is played. */
guint
dub_sim_human_play (DubSimHuman *self, const DubGame *game, DubMove moves[4])
{
  const DubSide *you = &game->state.sides[DUB_YOU];
  DubType type = find_type (self->hand);
  DubSimChoice best = { 0 };

  dub_sim_choose (self, game, &type, &best);
  carry_out (self, &best, type);
  for (guint i = 0; i < best.n; i++) {
    moves[i] = best.moves[i];
    if (moves[i].verb == DUB_MOVE_DEPUTE || moves[i].verb == DUB_MOVE_PASS_EXAM)
      moves[i].other = name_card (you, type, moves[i].verb == DUB_MOVE_DEPUTE);
  }

  return best.n;
}

DubMove
dub_sim_human_answer (const DubSimHuman *self, const DubGame *game, DubFact fact)
{
  const int values[DUB_N_COUNTS] = {
    [DUB_FACT_PP] = self->pp,
    [DUB_FACT_LIVRE] = self->livre,
    [DUB_FACT_THREAD] = self->thread,
    [DUB_FACT_LACE] = self->lace,
    [DUB_FACT_STAFF] = game->state.sides[DUB_YOU].counts[DUB_FACT_STAFF],
    [DUB_FACT_APPRENTICES] = game->state.sides[DUB_YOU].counts[DUB_FACT_APPRENTICES],
    [DUB_FACT_TILES] = self->silk,
  };
  DubMove count = dub_move (DUB_YOU, DUB_MOVE_COUNT);

  count.to = dub_place_of_count (DUB_YOU, fact);
  if (fact < DUB_N_COUNTS)
    count.thing = dub_thing_number (values[fact]);
  else
    count.thing.kind = fact == DUB_FACT_JEWELRY ? DUB_KIND_JEWELRY : DUB_KIND_CROWNS;

  return count;
}

void
dub_sim_human_earn (DubSimHuman *self, guint livre)
{
  self->livre += (int) livre;
}

/* Values are in hundredths of a PP, so that comparisons are exact on every platform. */

enum {
  PP = 100,
  SILK = 70,
  THREAD = 60,
  EXAM_COST = 5,
  FAVOR_LIVRE = 5,
  EXPERT_LIVRE = 14,
};

typedef struct {
  const DubSimHuman *self;
  const DubBox *box;
  const DubState *state;
  DubType type; /* of the played employee */
  int left;     /* rounds after this one */

  /* Shared by many plans. */
  gboolean jewelry;             /* may be acquired */
  int best_spaces[DUB_N_HALLS]; /* the free guest space with the best reward, or -1 */
  int hall_values[DUB_N_HALLS]; /* of a garment there, including the reward */
  guint statues;
  guint fireworks;
  guint garments[DUB_N_COLORS];
  guint yours[DUB_N_HALLS];
  guint hers[DUB_N_HALLS];
  DubSimChoice best;
} Search;

/* Money is worth more while there is time to use it. */
static int
value_livre (const Search *search, int livre)
{
  return livre * (10 + 4 * search->left);
}

static gboolean
can_pay (const Search *search, const DubSimChoice *plan)
{
  const DubSimHuman *self = search->self;

  return self->livre + plan->livre >= 0 && self->silk + plan->silk >= 0 &&
         self->thread + plan->thread >= 0 && self->lace + plan->lace >= 0;
}

static void
consider (Search *search, DubSimChoice plan)
{
  plan.value += value_livre (search, plan.livre) + SILK * plan.silk +
                THREAD * (plan.thread + plan.lace) + PP * plan.pp;
  if (can_pay (search, &plan) && (search->best.n == 0 || plan.value > search->best.value))
    search->best = plan;
}

/* Adds the value of a task, if it is for the current examination. */
static void
count_task (const Search *search, DubSimChoice *plan, DubTrack track)
{
  if (dub_state_has_jewelry_box (search->state) && search->self->track == track) {
    plan->tasks = 1;
    plan->value += 15 * search->left;
  }
}

/* Takes what is on a space of the table. */
static DubMove
take (DubVerb verb, DubPlaceKind kind, guint at)
{
  DubMove move = dub_move (DUB_YOU, verb);

  move.from = (DubPlace){ .kind = (guint8) kind, .at = (guint8) at };

  return move;
}

static void
consider_resources (Search *search)
{
  DubSimChoice plan = { 0 };

  for (guint at = 0; at < DUB_N_DRAWERS * DUB_N_COLUMNS && plan.n < 2; at++) {
    gboolean discard = search->self->thread + plan.thread + search->self->lace + plan.lace < 2;

    if (search->state->resources[at / DUB_N_COLUMNS][at % DUB_N_COLUMNS] == DUB_TILE_NONE)
      continue;
    plan.moves[plan.n] = take (DUB_MOVE_TAKE_TILES, DUB_PLACE_RESOURCE, at);
    if (discard)
      plan.moves[plan.n].to.kind = DUB_PLACE_BAG;
    plan.n++;
    if (!discard)
      plan.silk++;
    else if (search->self->thread + plan.thread <= search->self->lace + plan.lace)
      plan.thread++;
    else
      plan.lace++;
    plan.livre = plan.n == 2 ? -2 : 0;
    if (plan.n == 1 && search->type == DUB_APPRENTICE)
      count_task (search, &plan, DUB_TRACK_JOURNEYMAN);
    consider (search, plan);
  }
}

static void
consider_favor (Search *search)
{
  DubSimChoice plan = { .n = 1, .livre = FAVOR_LIVRE, .value = 30 };

  if (search->state->favor != DUB_NOBODY)
    return;
  if (search->left == 0)
    plan.value += 3 * PP;
  plan.moves[0] = take (DUB_MOVE_TAKE_FAVOR, DUB_PLACE_FAVOR, 0);
  consider (search, plan);
}

/* Returns the value of one more garment in a hall for its majority and for All Halls. */
static int
value_hall (const Search *search, guint hall)
{
  int first = search->box->halls[hall].majority.first;
  int lead = (int) search->yours[hall] - (int) search->hers[hall];
  int value = 0;

  if (lead == 0)
    value += first * 60;
  else if (lead == -1 || lead == 1)
    value += first * 30;
  else
    value += 20;
  if (search->yours[hall] == 0 && search->state->tokens[DUB_MUSICIANS][hall] != DUB_YOU)
    value += 90;

  return value;
}

static int
value_reward (const Search *search, DubGuestSpace space)
{
  static const int rewards[DUB_N_REWARDS] = { [DUB_REWARD_RESOURCE] = SILK,
                                              [DUB_REWARD_THREAD] = THREAD,
                                              [DUB_REWARD_LACE] = THREAD };

  return rewards[space.reward] + value_livre (search, space.livre) + (space.master ? 40 : 0);
}

static void
look_into_hall (Search *search, guint hall)
{
  const DubHall *printed = &search->box->halls[hall];
  int best = 0;

  search->best_spaces[hall] = -1;
  for (guint i = 0; i < printed->n_guests; i++) {
    const DubGuest *guest = &search->state->halls[hall][i];
    int reward = value_reward (search, printed->guests[i]);

    search->yours[hall] += guest->owner == DUB_YOU;
    search->hers[hall] += guest->owner == DUB_BARRY;
    if (guest->owner == DUB_YOU)
      search->garments[guest->garment.color]++;
    if (guest->owner == DUB_NOBODY && (search->best_spaces[hall] < 0 || reward > best)) {
      search->best_spaces[hall] = (int) i;
      best = reward;
    }
  }
  search->hall_values[hall] = value_hall (search, hall) + best;
}

static void
look_around (Search *search)
{
  search->statues = dub_state_count_tokens (search->state, DUB_STATUES, DUB_YOU);
  search->fireworks = dub_state_count_tokens (search->state, DUB_FIREWORKS, DUB_YOU);
  search->jewelry = dub_state_has_jewelry_box (search->state) &&
                    dub_state_count_tokens (search->state, DUB_JEWELER, DUB_YOU) > 0;
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    look_into_hall (search, hall);
}

/* Adds the cheapest jewelry tile that goes with the garment. */
static void
add_jewelry (Search *search, DubSimChoice *plan, DubColor garment)
{
  const DubDisplay *display = &search->box->jewelry_display;
  int best = -1;

  if (!search->jewelry)
    return;

  for (guint at = 0; at < display->n; at++) {
    DubColor color = search->state->jewelry[at];

    if (color != DUB_COLOR_NONE && dub_color_is_gown (color) == dub_color_is_gown (garment) &&
        (best < 0 || display->costs[at] <= display->costs[best]))
      best = (int) at;
  }
  if (best < 0 || search->self->livre + plan->livre < display->costs[best])
    return;
  plan->moves[plan->n++] = take (DUB_MOVE_TAKE_JEWELRY, DUB_PLACE_JEWEL, (guint) best);
  plan->livre -= display->costs[best];
  plan->silk += search->state->jewelry[best] == garment;
  plan->value += PP + value_livre (search, search->left);
}

DubSimCost
dub_sim_get_cost (DubGarment garment)
{
  gboolean is_rare = garment.color == DUB_GREEN || garment.color == DUB_ORANGE;

  return (DubSimCost){ .silk = MAX (1, garment.pp / 2) + is_rare,
                       .thread = garment.pp >= 3,
                       .lace = garment.pp >= 4 };
}

static DubSimChoice
plan_garment (const Search *search, guint at)
{
  DubSimCost cost = dub_sim_get_cost (search->state->garments[at]);

  return (DubSimChoice){ .livre = -(int) search->box->garment_display.costs[at],
                         .silk = -cost.silk,
                         .thread = -cost.thread,
                         .lace = -cost.lace };
}

/* The rulebooks print 6 to 28 Livre for garments of 2 to 4 PP, and 14 for the expert gown,
 * whether rented or sold. */
static int
get_sale_price (DubGarment garment)
{
  static const int lowest
      [DUB_N_COLORS] = { [DUB_BLUE] = 6, [DUB_PINK] = 6, [DUB_GREEN] = 12, [DUB_ORANGE] = 20 };

  if (garment.special == DUB_EXPERT_LIVRE14)
    return EXPERT_LIVRE;

  return lowest[garment.color] + 4 * (MAX (garment.pp, 2) - 2);
}

static void
consider_rent (Search *search, guint at, guint hall)
{
  DubGarment garment = search->state->garments[at];
  int value = (int) dub_garment_get_pp (garment) * PP;
  DubSimChoice plan = plan_garment (search, at);

  plan.n = 1;
  plan.moves[0] = take (DUB_MOVE_PLACE_GARMENT, DUB_PLACE_GARMENT, at);
  plan.moves[0].to = (DubPlace){ .kind = DUB_PLACE_GUEST,
                                 .in = (guint8) hall,
                                 .at = (guint8) search->best_spaces[hall] };
  plan.value += value + search->hall_values[hall];
  /* Unused fireworks multiply the PP in the Royal Hall. */
  if (hall == 0 && search->fireworks > search->yours[0])
    plan.value += value;
  if (search->garments[garment.color] < search->statues)
    plan.value += 2 * PP;
  plan.pp += (int) dub_state_count_festivity (search->state, DUB_YOU, garment.special);
  if (garment.special == DUB_EXPERT_LIVRE14 || garment.special == DUB_EXPERT_FAVOR)
    plan.livre += garment.special == DUB_EXPERT_FAVOR ? FAVOR_LIVRE : EXPERT_LIVRE;
  count_task (search, &plan, DUB_TRACK_MASTER);
  add_jewelry (search, &plan, garment.color);
  consider (search, plan);
}

static void
consider_sale (Search *search, guint at)
{
  DubGarment garment = search->state->garments[at];
  DubSimChoice plan = plan_garment (search, at);

  if (garment.special != DUB_SPECIAL_NONE && garment.special != DUB_EXPERT_LIVRE14)
    return;
  plan.n = 1;
  plan.moves[0] = take (DUB_MOVE_SELL_GARMENT, DUB_PLACE_GARMENT, at);
  plan.livre += get_sale_price (garment);
  count_task (search, &plan, DUB_TRACK_MASTER);
  consider (search, plan);
}

static void
consider_garments (Search *search)
{
  for (guint at = 0; at < search->box->garment_display.n; at++) {
    DubGarment garment = search->state->garments[at];
    DubSimChoice price = plan_garment (search, at);

    if (garment.color == DUB_COLOR_NONE || (garment.thimble && search->type != DUB_MASTER) ||
        !can_pay (search, &price))
      continue;
    consider_sale (search, at);
    for (guint hall = 0; hall < DUB_N_HALLS; hall++)
      if (search->best_spaces[hall] >= 0)
        consider_rent (search, at, hall);
  }
}

static void
consider_hiring (Search *search)
{
  static const int costs[DUB_N_HIRE_SPACES + 1] = { 0, 0, 1, 3, 5 };
  guint n = 0;

  for (guint at = 0; at < DUB_N_HIRE_SPACES; at++)
    n += search->state->employees[at].type != DUB_TYPE_NONE;

  for (guint at = 0; at < DUB_N_HIRE_SPACES; at++) {
    DubEmployee employee = search->state->employees[at];
    DubSimChoice plan = { .n = 1, .livre = -costs[n], .joins = employee.type };

    if (employee.type == DUB_TYPE_NONE)
      continue;
    plan.moves[0] = take (DUB_MOVE_HIRE, DUB_PLACE_EMPLOYEE, at);
    plan.value += 150 + 25 * search->left + (employee.type == DUB_MASTER ? 40 : 0) +
                  (employee.type == DUB_JOURNEYMAN ? 20 : 0);
    if (employee.crown != DUB_CROWN_NONE)
      plan.value +=
          PP * (int) dub_worth_get (search->box, search->state, DUB_YOU, employee.crown, 1);
    consider (search, plan);
  }

  if (search->self->wants_specialist && dub_state_has_jewelry_box (search->state) &&
      search->left < 4) {
    DubSimChoice plan = { .n = 1, .joins = DUB_APPRENTICE, .value = 3 * PP + 100 };

    plan.moves[0] = take (DUB_MOVE_HIRE, DUB_PLACE_SPECIALIST, 0);
    plan.moves[0].sure = TRUE;
    consider (search, plan);
  }
}

static int
value_decoration (const Search *search, DubDecorationKind decoration, guint at)
{
  int value = search->box->decorations[decoration].spaces[at].pp * PP;
  guint colors = 0, garments = 0;

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    colors += search->garments[color] > search->statues;
    garments += search->garments[color];
  }

  switch (decoration) {
  case DUB_FIREWORKS:
    return value + 350 + search->box->fireworks_majority.first * 30;
  case DUB_STATUES:
    return value + 2 * PP * (int) MIN (4, colors + (guint) search->left / 2);
  case DUB_KITCHEN_LEFT:
    return value + search->left *
                       value_livre (search, 2 + (int) dub_state_count_decorations (search->state,
                                                                                   DUB_YOU)) /
                       2;
  case DUB_KITCHEN_RIGHT:
    return value + search->left * value_livre (search, 2 + (int) garments) / 2;
  case DUB_MUSICIANS:
    return value + value_hall (search, at) / 2;
  case DUB_JEWELER:
    return value + 60 * search->left;
  case DUB_N_DECORATION_KINDS:
  default:
    return 0;
  }
}

static gboolean
may_fund (const Search *search, DubDecorationKind decoration)
{
  if (decoration == DUB_JEWELER && !dub_state_has_jewelry_box (search->state))
    return FALSE;
  if (decoration == DUB_JEWELER || decoration == DUB_KITCHEN_LEFT ||
      decoration == DUB_KITCHEN_RIGHT)
    return dub_state_count_tokens (search->state, decoration, DUB_YOU) == 0;

  return TRUE;
}

static void
consider_funding (Search *search)
{
  for (DubDecorationKind decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
    for (guint at = 0; may_fund (search, decoration) && at < search->box->decorations[decoration].n;
         at++) {
      DubSimChoice plan = { .n = 1,
                            .livre = -(int) search->box->decorations[decoration].spaces[at].cost };

      if (search->state->tokens[decoration][at] != DUB_NOBODY)
        continue;
      plan.moves[0] = dub_move (DUB_YOU, DUB_MOVE_PLACE_TOKEN);
      plan.moves[0].to =
          (DubPlace){ .kind = DUB_PLACE_TOKEN, .in = (guint8) decoration, .at = (guint8) at };
      plan.value = value_decoration (search, decoration, at);
      if (search->type == DUB_APPRENTICE)
        count_task (search, &plan, DUB_TRACK_JOURNEYMAN);
      consider (search, plan);
    }
}

static void
consider_deputing (Search *search)
{
  static const int
      livre[DUB_N_TYPES] = { [DUB_MASTER] = 10, [DUB_JOURNEYMAN] = 7, [DUB_APPRENTICE] = 4 };
  DubSimChoice plan = { .n = 1,
                        .livre = livre[search->type],
                        .deputes = TRUE,
                        .value = -40 * search->left };

  if (search->state->sides[DUB_YOU].counts[DUB_FACT_STAFF] <= DUB_MIN_STAFF)
    return;
  plan.moves[0] = dub_move (DUB_YOU, DUB_MOVE_DEPUTE);
  plan.moves[0].thing = dub_thing_employee ((DubEmployee){ .type = (guint8) search->type });
  consider (search, plan);
}

static void
consider_exam (Search *search)
{
  DubTrack track = search->self->track;
  gboolean journeyman = track == DUB_TRACK_JOURNEYMAN;
  DubSimChoice plan = { .n = 1,
                        .livre = -EXAM_COST,
                        .pp = 1,
                        .joins = journeyman ? DUB_JOURNEYMAN : DUB_MASTER,
                        .joins_for_type = TRUE,
                        .value = 200 + 20 * search->left };

  if (!dub_state_has_jewelry_box (search->state) ||
      search->type != (journeyman ? DUB_APPRENTICE : DUB_JOURNEYMAN) ||
      search->self->n_tasks < (journeyman ? DUB_N_JOURNEYMAN_TASKS : DUB_N_MASTER_TASKS) ||
      search->state->exam_decks[track] == 0)
    return;
  plan.moves[0] = dub_move (DUB_YOU, DUB_MOVE_PASS_EXAM);
  plan.moves[0].to = (DubPlace){ .kind = DUB_PLACE_TRACK, .in = (guint8) track, .side = DUB_YOU };
  plan.moves[0].sure = TRUE;
  consider (search, plan);
}

void
dub_sim_choose (const DubSimHuman *self, const DubGame *game, DubType *type, DubSimChoice *best)
{
  Search search = { .self = self,
                    .box = &game->box,
                    .state = &game->state,
                    .left = DUB_N_ROUNDS - game->state.round };

  look_around (&search);
  for (search.type = DUB_MASTER; search.type <= DUB_APPRENTICE; search.type++) {
    if (self->hand[search.type] == 0)
      continue;
    search.best = (DubSimChoice){ 0 };
    consider_resources (&search);
    if (search.type != DUB_APPRENTICE) {
      consider_favor (&search);
      consider_garments (&search);
    }
    if (search.type == DUB_MASTER)
      consider_hiring (&search);
    consider_funding (&search);
    consider_deputing (&search);
    consider_exam (&search);
    if (search.best.n > 0 && (best->n == 0 || search.best.value >= best->value)) {
      *best = search.best;
      *type = search.type;
    }
  }
}
