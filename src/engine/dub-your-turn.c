/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-your-turn.h"

#include "dub-state-count.h"

#include <string.h>

void
dub_your_turn_act (DubState *state)
{
  if (state->you.turn.n_actions < G_MAXUINT8)
    state->you.turn.n_actions++;
}

/* YOU-5: each action fulfills at most one task. */
static void
act_for_tasks (DubState *state, guint tasks)
{
  DubYourTurn *turn = &state->you.turn;

  turn->tasks |= (guint8) tasks;
  if (turn->n_task_actions < G_MAXUINT8)
    turn->n_task_actions++;
  dub_your_turn_act (state);
}

/* A tile that was gained fulfills no task, and one that is kept or not entered only the tasks
 * of its silk. */
void
dub_your_turn_take_tile (DubState *state, DubTile tile, gboolean is_discarded)
{
  guint tasks = 0;

  if (state->you.turn.free_tiles > 0) {
    state->you.turn.free_tiles--;
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
void
dub_your_turn_rent (const DubBox *box, DubState *state, DubGarment garment, guint hall, guint space)
{
  DubYourTurn *turn = &state->you.turn;
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

void
dub_your_turn_sell (DubState *state, DubGarment garment)
{
  make_garment (state, garment);
  state->you.turn.rented = (DubGarment){ 0 };
}

/* Jewelry belongs to the garment; taking it is not a separate action. */
void
dub_your_turn_take_jewelry (DubState *state)
{
  if (state->you.turn.free_jewelry)
    state->you.turn.free_jewelry = FALSE;
  else
    state->you.turn.took_jewelry = TRUE;
}

void
dub_your_turn_depute (DubState *state)
{
  if (!state->you.turn.expert_depute)
    dub_your_turn_act (state);
  state->you.turn.expert_depute = FALSE;
}

void
dub_your_turn_fund (DubState *state)
{
  act_for_tasks (state, 1u << DUB_TASK_DECORATION);
}

gboolean
dub_your_turn_is_waiting (const DubYourTurn *turn)
{
  return turn->free_tiles > 0 || turn->free_jewelry || turn->expert_depute;
}

void
dub_your_turn_pass (DubState *state)
{
  state->you.turn.free_tiles = state->you.turn.free_jewelry = state->you.turn.expert_depute = 0;
}

gboolean
dub_your_turn_is_over (const DubYourTurn *turn)
{
  static const DubYourTurn none = { .n_actions = 0 };

  return memcmp (turn, &none, sizeof none) == 0;
}

gboolean
dub_your_turn_has_done (const DubState *state, DubTask task)
{
  return memchr (state->you.done, (int) task, state->you.n_done) != NULL;
}

guint
dub_your_turn_get_tasks (const DubBox *box, const DubState *state)
{
  const DubYourTurn *turn = &state->you.turn;
  guint n_tasks, open = 0;
  const guint8 *tasks = dub_box_get_tasks (box, state->you.track, &n_tasks);

  if (!dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX) ||
      turn->n_tasks >= turn->n_task_actions)
    return 0;
  for (guint i = 0; i < n_tasks; i++)
    if (!dub_your_turn_has_done (state, tasks[i]))
      open |= 1u << tasks[i];

  return open & turn->tasks;
}
