/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-your-turn.h"

#include "dub-state-count.h"

#include <string.h>

static void
act (DubState *state)
{
  if (state->yours.turn.n_actions < G_MAXUINT8)
    state->yours.turn.n_actions++;
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
  act (state);
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

static void
sell (DubState *state, DubGarment garment)
{
  make_garment (state, garment);
  state->yours.turn.rented = (DubGarment){ 0 };
}

/* Jewelry belongs to the garment; taking it is not a separate action. */
static void
take_jewelry (DubState *state)
{
  if (state->yours.turn.free_jewelry)
    state->yours.turn.free_jewelry = FALSE;
  else
    state->yours.turn.took_jewelry = TRUE;
}

static void
depute (DubState *state)
{
  if (!state->yours.turn.expert_depute)
    act (state);
  state->yours.turn.expert_depute = FALSE;
}

static void
fund (DubState *state)
{
  act_for_tasks (state, 1u << DUB_TASK_DECORATION);
}

gboolean
dub_your_turn_is_waiting (const DubYourTurn *turn)
{
  return turn->free_tiles > 0 || turn->free_jewelry || turn->expert_depute;
}

static void
pass (DubState *state)
{
  state->yours.turn.free_tiles = state->yours.turn.free_jewelry = state->yours.turn.expert_depute =
      0;
}

void
dub_your_turn_note (const DubBox *box, DubState *state, const DubMove *move)
{
  switch (move->verb) {
  case DUB_MOVE_TAKE_TILES:
    take_tile (state, move->thing.name, move->to.kind == DUB_PLACE_BAG);
    break;
  case DUB_MOVE_PLACE_GARMENT:
    rent (box, state, move->thing.garment, move->to.in, move->to.at);
    break;
  case DUB_MOVE_SELL_GARMENT:
    sell (state, move->thing.garment);
    break;
  case DUB_MOVE_TAKE_JEWELRY:
    take_jewelry (state);
    break;
  case DUB_MOVE_DEPUTE:
    depute (state);
    break;
  case DUB_MOVE_PLACE_TOKEN:
    fund (state);
    break;
  case DUB_MOVE_PASS:
    pass (state);
    break;
  case DUB_MOVE_HIRE:
  case DUB_MOVE_TAKE_FAVOR:
  case DUB_MOVE_PASS_EXAM:
    act (state);
    break;
  default: /* a consequence, or a report */
    break;
  }
}

gboolean
dub_your_turn_is_over (const DubYourTurn *turn)
{
  static const DubYourTurn none = { .n_actions = 0 };

  return memcmp (turn, &none, sizeof none) == 0;
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

/* Whether each of the tasks has an action of its own that fulfills it; used is a bitmask of the
 * actions that others have. */
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
  guint open = dub_your_turn_get_open (box, state), marked = 0, found = 0;

  /* A token may have been taken back. */
  for (guint i = 0; i < state->sides[DUB_YOU].n_done; i++)
    marked |= turn->tasks & (1u << state->sides[DUB_YOU].done[i]);
  for (guint task = DUB_TASK_BP; task < DUB_N_TASKS; task++)
    if ((open & (1u << task)) != 0 && can_fulfill (turn, marked | 1u << task, 0))
      found |= 1u << task;

  return found;
}
