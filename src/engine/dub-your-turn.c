/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-your-turn.h"
#include "dub-place.h"
#include "dub-state.h"
#include "dub-your-hand.h"

#include <string.h>

static DubCondition
see (guint has, guint needs)
{
  return (DubCondition){ .has = has, .needs = needs, .is_known = TRUE, .fact = DUB_N_FACTS };
}

static DubCondition
count (const DubState *state, DubFact fact, guint needs)
{
  return (DubCondition){ .has = state->sides[DUB_YOU].counts[fact],
                         .needs = needs,
                         .is_known = dub_state_knows (state, fact),
                         .fact = fact };
}

/* Without a token on a jeweler decoration you have no jewelry. */
static DubCondition
count_your_jewelry (const DubState *state, guint needs)
{
  return (DubCondition){ .has = state->sides[DUB_YOU].jewelry.n,
                         .needs = needs,
                         .is_known = dub_state_knows (state, DUB_FACT_JEWELRY) ||
                                     dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) == 0,
                         .fact = DUB_FACT_JEWELRY };
}

/* The kitchen is one kind of decoration with two sides. */
static guint
count_kinds (const DubState *state)
{
  guint n = 0;

  for (DubDecorationKind kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    n += kind != DUB_KITCHEN_RIGHT && dub_state_count_tokens (state, kind, DUB_YOU) > 0;

  return n + (dub_state_count_tokens (state, DUB_KITCHEN_LEFT, DUB_YOU) == 0 &&
              dub_state_count_tokens (state, DUB_KITCHEN_RIGHT, DUB_YOU) > 0);
}

static guint
count_colors (const DubState *state, DubColor a, DubColor b)
{
  guint garments[DUB_N_COLORS];

  dub_state_count_garments (state, DUB_YOU, garments);

  return garments[a] + garments[b];
}

/* YOU-6. */
guint
dub_specialist_get_conditions (const DubBox *box, const DubState *state, DubSpecialist specialist,
                               DubCondition conditions[DUB_MAX_CONDITIONS])
{
  switch (specialist) {
  case DUB_SPECIALIST_COATS:
    *conditions = see (count_colors (state, DUB_PINK, DUB_ORANGE), 3);
    return 1;
  case DUB_SPECIALIST_GOWNS:
    *conditions = see (count_colors (state, DUB_BLUE, DUB_GREEN), 3);
    return 1;
  case DUB_SPECIALIST_MASTER_GUESTS:
    *conditions = see (dub_state_count_master_guests (box, state, DUB_YOU), 3);
    return 1;
  case DUB_SPECIALIST_LIVRE:
    *conditions = count (state, DUB_FACT_LIVRE, 30);
    return 1;
  case DUB_SPECIALIST_JEWELRY:
    *conditions = count_your_jewelry (state, 3);
    return 1;
  case DUB_SPECIALIST_DECORATIONS:
    *conditions = see (count_kinds (state), 3);
    return 1;
  case DUB_SPECIALIST_STOCKS:
    conditions[0] = count (state, DUB_FACT_TILES, 4);
    conditions[1] = count (state, DUB_FACT_LACE, 2);
    conditions[2] = count (state, DUB_FACT_THREAD, 2);
    return 3;
  case DUB_SPECIALIST_PRESTIGE:
    *conditions = count (state, DUB_FACT_PP, 5);
    return 1;
  case DUB_SPECIALIST_MASTER_EXAM:
    *conditions = see (state->sides[DUB_YOU].n_exams[DUB_TRACK_MASTER], 1);
    return 1;
  case DUB_SPECIALIST_HALLS:
    *conditions = see (dub_state_count_halls (state, DUB_YOU), DUB_N_HALLS);
    return 1;
  case DUB_SPECIALIST_UNKNOWN:
  case DUB_N_SPECIALISTS:
    break;
  }

  return 0;
}

/* An unknown count is taken for enough or for too little. */
static gboolean
is_met (const DubBox *box, const DubState *state, DubSpecialist specialist, gboolean if_unknown)
{
  DubCondition conditions[DUB_MAX_CONDITIONS];
  guint n = dub_specialist_get_conditions (box, state, specialist, conditions);

  for (guint i = 0; i < n; i++)
    if (conditions[i].is_known ? conditions[i].has < conditions[i].needs : !if_unknown)
      return FALSE;

  return n > 0 || if_unknown;
}

gboolean
dub_specialist_may_be_met (const DubBox *box, const DubState *state, DubSpecialist specialist)
{
  return is_met (box, state, specialist, TRUE);
}

gboolean
dub_specialist_is_met (const DubBox *box, const DubState *state, DubSpecialist specialist)
{
  return is_met (box, state, specialist, FALSE);
}

enum {
  FAVOR_LIVRE = 5,
  EXAM_LIVRE = 5,
  GOWN_LIVRE = 14,
  MATCH_PP = 2,
};

/* Silk, thread and lace are printed on the garment. */
static const guint8 garment_costs =
    1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE | 1u << DUB_FACT_TILES;

/* YOU-1. Drawers with more than three tiles are on the other side of the board. */
static guint
get_tile_price (guint n)
{
  return n >= 3 ? 2 : n == 2 ? 1 : 0;
}

/* YOU-1. */
static guint
get_hire_price (guint n)
{
  static const guint8 prices[DUB_N_HIRE_SPACES + 1] = { 0, 0, 1, 3, 5 };

  return prices[MIN (n, DUB_N_HIRE_SPACES)];
}

/* YOU-4, R-16. */
static guint
get_depute_price (DubType type)
{
  return type == DUB_MASTER ? 10 : type == DUB_JOURNEYMAN ? 7 : type == DUB_APPRENTICE ? 4 : 0;
}

static guint
count_in_drawer (const DubState *state, guint drawer)
{
  guint n = 0;

  for (guint i = 0; i < DUB_N_COLUMNS; i++)
    n += state->resources[drawer][i] != DUB_TILE_NONE;

  return n;
}

static gint16
pay (guint livre)
{
  return (gint16) - (gint) livre;
}

/* A tile that is discarded brings the thread or lace on it. */
static void
count_tile (const DubBox *box, const DubState *state, DubMove *move)
{
  if (state->yours.turn.free_tiles == 0)
    move->gains[DUB_FACT_LIVRE] =
        pay (get_tile_price (count_in_drawer (state, move->from.at / DUB_N_COLUMNS)));
  if (move->to.kind == DUB_PLACE_BAG)
    move->open = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE;
  else
    move->gains[DUB_FACT_TILES] = 1;
}

/* YOU-2. A tile is taken from the drawers afterwards. */
static void
count_reward (const DubGuestSpace *space, gint16 *gains)
{
  if (space->reward == DUB_REWARD_THREAD)
    gains[DUB_FACT_THREAD]++;
  if (space->reward == DUB_REWARD_LACE)
    gains[DUB_FACT_LACE]++;
  if (space->reward == DUB_REWARD_LIVRE)
    gains[DUB_FACT_LIVRE] = (gint16) (gains[DUB_FACT_LIVRE] + space->livre);
}

/* FES-1, EXP-1, YOU-8. The festivity bonus comes before the garment is placed. */
static void
count_garment (const DubBox *box, const DubState *state, DubMove *move)
{
  DubGarment garment = move->thing.garment;
  gboolean is_sold = move->verb == DUB_MOVE_SELL_GARMENT;
  gint16 *gains = move->gains;
  gint livre = -(gint) box->garment_display.costs[move->from.at];
  const DubBonus *bonus = dub_your_turn_get_bonus (box, state);

  move->open = garment_costs;
  gains[DUB_FACT_PP] = (gint16) dub_state_count_festivity (state, DUB_YOU, garment.special);
  if (garment.special == DUB_EXPERT_LIVRE14)
    livre += GOWN_LIVRE;
  else if (is_sold)
    move->open |= 1u << DUB_FACT_LIVRE; /* its price is printed on it */
  if (garment.special == DUB_EXPERT_FAVOR)
    livre += FAVOR_LIVRE; /* even if the token is not available */
  gains[DUB_FACT_LIVRE] = (gint16) livre;
  if (dub_your_turn_get_role (box, state, move) == DUB_ROLE_BONUS && bonus != NULL)
    gains[DUB_FACT_PP] = (gint16) (gains[DUB_FACT_PP] + bonus->pp);
  if (!is_sold && move->to.kind == DUB_PLACE_GUEST && move->to.in < DUB_N_HALLS &&
      move->to.at < DUB_MAX_SPACES)
    count_reward (&box->halls[move->to.in].guests[move->to.at], gains);
}

/* YOU-7: equal colors bring a tile from the bag. */
static void
count_jewelry (const DubBox *box, const DubState *state, DubMove *move)
{
  DubGarment rented = state->yours.turn.rented;
  guint at = move->from.at;
  gboolean matches = rented.color == move->thing.name;

  if (!state->yours.turn.free_jewelry)
    move->gains[DUB_FACT_LIVRE] = pay (box->jewelry_display.costs[at]);
  if (matches && !dub_state_bag_is_empty (state))
    move->gains[DUB_FACT_TILES] = 1;
  if (matches && rented.special == DUB_EXPERT_MATCH_JEWELRY)
    move->gains[DUB_FACT_PP] = MATCH_PP;
}

static void
count_hire (const DubBox *box, const DubState *state, DubMove *move)
{
  guint n = 0;

  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    n += state->employees[i].type != DUB_TYPE_NONE;
  if (move->from.kind == DUB_PLACE_EMPLOYEE)
    move->gains[DUB_FACT_LIVRE] = pay (get_hire_price (n));
}

/* YOU-4, YOU-11: what it brings by a bonus is known if the card is. */
static void
count_depute (const DubBox *box, const DubState *state, DubMove *move)
{
  DubRole role = dub_your_turn_get_role (box, state, move);
  DubType type = move->thing.employee.type;
  const DubBonus *bonus = dub_your_turn_get_bonus (box, state);

  if (role == DUB_ROLE_MAIN || role == DUB_ROLE_NONE)
    move->gains[DUB_FACT_LIVRE] = (gint16) get_depute_price (type);
  else if (role == DUB_ROLE_BONUS && bonus != NULL)
    move->gains[DUB_FACT_LIVRE] = (gint16) dub_bonus_get_depute_price (bonus, type);
  else
    move->open = 1u << DUB_FACT_LIVRE;
}

/* By a bonus it is cheaper by what is on the card. */
static void
count_decoration (const DubBox *box, const DubState *state, DubMove *move)
{
  DubRole role = dub_your_turn_get_role (box, state, move);
  const DubBonus *bonus = dub_your_turn_get_bonus (box, state);
  guint cost;

  if (move->to.in >= DUB_N_DECORATION_KINDS || move->to.at >= DUB_MAX_SPACES)
    return;
  cost = box->decorations[move->to.in].spaces[move->to.at].cost;
  if (role == DUB_ROLE_BONUS && bonus != NULL)
    cost -= MIN (cost, bonus->less);
  else if (role != DUB_ROLE_MAIN)
    move->open = 1u << DUB_FACT_LIVRE;
  move->gains[DUB_FACT_LIVRE] = pay (cost);
}

/* YOU-3. */
static void
count_favor (const DubBox *box, const DubState *state, DubMove *move)
{
  move->gains[DUB_FACT_LIVRE] = FAVOR_LIVRE;
}

/* YOU-5. */
static void
count_exam (const DubBox *box, const DubState *state, DubMove *move)
{
  move->gains[DUB_FACT_LIVRE] = -EXAM_LIVRE;
  move->gains[DUB_FACT_PP] = DUB_EXAM_PP;
}

void
dub_your_gains (const DubBox *box, const DubState *before, DubMove *move)
{
  static void (*const counts[DUB_N_VERBS]) (const DubBox *box, const DubState *state,
                                            DubMove *move) = {
    [DUB_MOVE_TAKE_TILES] = count_tile,
    [DUB_MOVE_PLACE_GARMENT] = count_garment,
    [DUB_MOVE_SELL_GARMENT] = count_garment,
    [DUB_MOVE_TAKE_JEWELRY] = count_jewelry,
    [DUB_MOVE_HIRE] = count_hire,
    [DUB_MOVE_DEPUTE] = count_depute,
    [DUB_MOVE_PLACE_TOKEN] = count_decoration,
    [DUB_MOVE_TAKE_FAVOR] = count_favor,
    [DUB_MOVE_PASS_EXAM] = count_exam,
  };
  /* The table refuses what lies nowhere. */
  gboolean lies = move->from.kind != DUB_PLACE_RESOURCE && move->from.kind < DUB_N_DISPLAYS
                      ? move->from.at < DUB_MAX_SPACES
                      : move->from.at < DUB_N_DRAWERS * DUB_N_COLUMNS;

  if (move->verb == DUB_MOVE_BONUS || move->verb == DUB_MOVE_TELL_GAINS)
    return; /* you say what they bring */
  memset (move->gains, 0, sizeof move->gains);
  move->open = 0;
  if (counts[move->verb] != NULL && lies)
    counts[move->verb](box, before, move);
}

/* YOU-10. */
static void
note_action (const DubBox *box, DubState *state, const DubMove *move)
{
  DubYourTurn *turn = &state->yours.turn;
  DubRole role = dub_your_turn_get_role (box, state, move);
  const DubBonus *bonus = dub_your_turn_get_bonus (box, state);

  if (role == DUB_ROLE_NONE)
    return;
  if (role == DUB_ROLE_MAIN)
    turn->main_types = (guint8) dub_your_turn_get_types (box, state, move);
  if (role == DUB_ROLE_BONUS && turn->card.type != DUB_TYPE_NONE)
    turn->bonus = DUB_BONUS_DONE;
  if (role == DUB_ROLE_BONUS && bonus != NULL && bonus->then_uses) {
    turn->source =
        move->other.kind == DUB_KIND_EMPLOYEE ? move->other.employee : move->thing.employee;
    turn->bonus = DUB_BONUS_OPEN;
  }
  if (turn->n_actions < G_MAXUINT8)
    turn->n_actions++;
}

/* YOU-12: each action fulfills at most one task, of the examination that you prepare for now. Of
 * equal actions, those beyond the number of their tasks could fulfill nothing, so that the room
 * suffices: once Thread or Lace, a decoration, and each silk; twice a tile with both. */
static void
act_for_tasks (DubState *state, guint tasks)
{
  const guint master = ~((1u << DUB_TASK_THIMBLE) - 1);
  DubYourTurn *turn = &state->yours.turn;
  guint n_left;

  tasks &= state->sides[DUB_YOU].track == DUB_TRACK_MASTER ? master : ~master;
  n_left = tasks == 0 ? 0 : (tasks & (tasks - 1)) == 0 ? 1 : 2;
  for (guint i = 0; i < turn->n_fits; i++)
    n_left -= turn->fits[i] == tasks;
  if (n_left > 0 && turn->n_fits < DUB_MAX_FITS)
    turn->fits[turn->n_fits++] = (guint8) tasks;
}

/* A tile that was gained fulfills no task, and one that is kept or not entered only the tasks
 * of its silk. */
static void
take_tile (DubState *state, DubTile tile, gboolean is_discarded)
{
  guint tasks = 0;

  if (state->yours.turn.free_tiles > 0) {
    state->yours.turn.free_tiles--;
    return;
  }
  if (is_discarded)
    tasks = 1u << DUB_TASK_THREAD_LACE;
  if (!is_discarded && tile != DUB_TILE_GO)
    tasks |= 1u << DUB_TASK_BP;
  if (!is_discarded && tile != DUB_TILE_BP)
    tasks |= 1u << DUB_TASK_GO;
  act_for_tasks (state, tasks);
}

/* The task with the thimble is fulfilled by a Master, the others by a Journeyman, who does
 * not make garments with a gold thimble. */
static void
make_garment (DubState *state, DubGarment garment)
{
  guint tasks = 1u << DUB_TASK_THIMBLE;

  if (!garment.thimble)
    tasks |= 1u << (dub_color_is_gown (garment.color) ? DUB_TASK_GOWN : DUB_TASK_COAT);
  act_for_tasks (state, tasks);
}

static gboolean
has_tiles (const DubState *state)
{
  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    if (state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] != DUB_TILE_NONE)
      return TRUE;

  return FALSE;
}

/* YOU-2, YOU-8: what you gain and take yourself. */
static void
rent (const DubBox *box, DubState *state, DubGarment garment, guint hall, guint space)
{
  DubYourTurn *turn = &state->yours.turn;
  gboolean has_reward = box->halls[hall].guests[space].reward == DUB_REWARD_RESOURCE;

  make_garment (state, garment);
  turn->rented = garment;
  turn->took_jewelry = FALSE;
  turn->free_tiles =
      has_tiles (state) ? (guint8) (has_reward + (garment.special == DUB_EXPERT_TILE)) : 0;
  turn->expert_depute = garment.special == DUB_EXPERT_DEPUTE;
  turn->free_jewelry = garment.special == DUB_EXPERT_ANY_JEWELRY &&
                       dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) > 0;
}

gboolean
dub_your_turn_is_waiting (const DubYourTurn *turn)
{
  return turn->free_tiles > 0 || turn->free_jewelry || turn->expert_depute;
}

void
dub_your_turn_note (const DubBox *box, DubState *state, const DubMove *move)
{
  DubYourTurn *turn = &state->yours.turn;

  note_action (box, state, move);
  switch (move->verb) {
  case DUB_MOVE_TAKE_TILES:
    take_tile (state, move->thing.name, move->to.kind == DUB_PLACE_BAG);
    break;
  case DUB_MOVE_PLACE_GARMENT:
    rent (box, state, move->thing.garment, move->to.in, move->to.at);
    break;
  case DUB_MOVE_SELL_GARMENT:
    make_garment (state, move->thing.garment);
    turn->rented = (DubGarment){ 0 };
    break;
  case DUB_MOVE_TAKE_JEWELRY: /* it belongs to the garment, and is no action of its own */
    if (turn->free_jewelry)
      turn->free_jewelry = FALSE;
    else
      turn->took_jewelry = TRUE;
    break;
  case DUB_MOVE_DEPUTE:
    turn->expert_depute = FALSE;
    break;
  case DUB_MOVE_PLACE_TOKEN:
    act_for_tasks (state, 1u << DUB_TASK_DECORATION);
    break;
  case DUB_MOVE_PASS:
    if (!dub_your_turn_is_waiting (turn))
      turn->bonus = DUB_BONUS_DONE;
    turn->free_tiles = turn->free_jewelry = turn->expert_depute = 0;
    break;
  default: /* a consequence, or a report */
    break;
  }
}

guint
dub_your_turn_get_open (const DubBox *box, const DubState *state)
{
  guint n_tasks, open = 0;
  const guint8 *tasks = dub_box_get_tasks (box, state->sides[DUB_YOU].track, &n_tasks);

  if (!dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX))
    return 0;
  for (guint i = 0; i < n_tasks; i++)
    if (!dub_side_has_done (&state->sides[DUB_YOU], tasks[i]))
      open |= 1u << tasks[i];

  return open;
}

/* YOU-12: the tasks that the card can fulfill, if you told it. */
static guint
get_tasks_of_type (DubType type)
{
  static const guint8 tasks[DUB_N_TYPES] = {
    [DUB_MASTER] = 1u << DUB_TASK_THIMBLE,
    [DUB_JOURNEYMAN] = 1u << DUB_TASK_GOWN | 1u << DUB_TASK_COAT,
    [DUB_APPRENTICE] = (1u << DUB_TASK_THIMBLE) - 1,
  };

  return type == DUB_TYPE_NONE ? G_MAXUINT8 : tasks[type];
}

/* Returns whether each of the tasks has an action of its own that fulfills it; used is a bitmask of
 * the actions that others have. */
static gboolean
can_fulfill (const DubYourTurn *turn, guint tasks, guint used)
{
  if (tasks == 0)
    return TRUE;
  for (guint i = 0; i < turn->n_fits; i++)
    if ((used & (1u << i)) == 0 && (turn->fits[i] & tasks & -tasks) != 0 &&
        can_fulfill (turn, tasks & (tasks - 1), used | 1u << i))
      return TRUE;

  return FALSE;
}

guint
dub_your_turn_get_tasks (const DubBox *box, const DubState *state)
{
  const DubYourTurn *turn = &state->yours.turn;
  guint open = dub_your_turn_get_open (box, state) & get_tasks_of_type (turn->card.type);
  guint marked = 0, found = 0;

  /* A token may have been taken back. */
  for (guint i = 0; i < state->sides[DUB_YOU].n_done; i++)
    marked |= turn->tasks & (1u << state->sides[DUB_YOU].done[i]);
  for (guint task = DUB_TASK_BP; task < DUB_N_TASKS; task++)
    if ((open & (1u << task)) != 0 && can_fulfill (turn, marked | 1u << task, 0))
      found |= 1u << task;

  return found;
}
