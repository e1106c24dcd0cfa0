/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Acquire Resources: RES-1 to RES-4.
 */

#include "dub-game-private.h"

/* RES-1: returns the spaces that the card names, as a bitmask of drawer * 3 + column. */
static guint
find_tiles (const DubState *state, DubCard card)
{
  guint tiles = 0;

  for (guint i = 0; i < DUB_N_COLUMNS; i++) {
    guint drawer = card.action == DUB_CARD_DRAWER ? card.n - 1u : i;
    guint column = card.action == DUB_CARD_DRAWER ? i : card.n;

    if (state->resources[drawer][column] != DUB_TILE_NONE)
      tiles |= 1u << (drawer * DUB_N_COLUMNS + column);
  }

  return tiles;
}

/* Returns which of the spaces have a tile that was not entered. */
static guint
find_unknown (const DubState *state, guint spaces)
{
  const guint8 *tiles = state->resources[0];
  guint unknown = 0;

  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    if (tiles[i] == DUB_TILE_UNKNOWN)
      unknown |= spaces & (1u << i);

  return unknown;
}

enum { BP = 1u << DUB_TASK_BP, GO = 1u << DUB_TASK_GO };

/* RES-3: every tile has thread or lace at the bottom. */
static guint
get_tasks (const DubState *state, guint spaces)
{
  static const guint
      faces[DUB_N_TILES] = { [DUB_TILE_BP] = BP, [DUB_TILE_GO] = GO, [DUB_TILE_BP_GO] = BP | GO };
  const guint8 *tiles = state->resources[0];
  guint tasks = 1u << DUB_TASK_THREAD_LACE;

  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    if ((spaces & (1u << i)) != 0)
      tasks |= faces[tiles[i]];

  return tasks;
}

/* Returns whether two faces of an unknown tile give the token to different tasks, whatever the
 * other unknown tiles are: together, they can have either silk or both, as one of them can. */
static gboolean
face_decides (const DubResolver *self, guint tasks, gboolean is_only_one)
{
  static const guint faces[] = { BP, GO, BP | GO };

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++) {
    guint others = is_only_one ? tasks : tasks | faces[i];

    if (dub_resolver_find_task (self, others | BP) !=
            dub_resolver_find_task (self, others | BP | GO) ||
        dub_resolver_find_task (self, others | GO) !=
            dub_resolver_find_task (self, others | BP | GO))
      return TRUE;
  }

  return FALSE;
}

gboolean
dub_resolver_acquire (DubResolver *self, DubCard card)
{
  DubMove step = { .verb = DUB_MOVE_TAKE_TILES,
                   .from = { .kind = DUB_PLACE_RESOURCE },
                   .rules = { DUB_RULE_RES_1 },
                   .spaces = (guint16) find_tiles (self->now, card) };
  guint tasks, unknown;

  if (step.spaces == 0) {
    dub_resolver_gain_pp (self, 3, DUB_RULE_RES_2, DUB_RULE_T_2);
    return TRUE;
  }

  /* The tiles that were really taken determine the tasks. */
  dub_resolver_deviate (self, &step);
  tasks = get_tasks (self->now, step.spaces);
  unknown = find_unknown (self->now, step.spaces);
  if (unknown != 0 && dub_resolver_is_on_track (self, DUB_TRACK_JOURNEYMAN) &&
      face_decides (self, tasks, (unknown & (unknown - 1)) == 0))
    return dub_resolver_ask (self, (DubQuestion){ .kind = DUB_QUESTION_TILE_FACES,
                                                  .tiles = (guint16) unknown,
                                                  .rules = { DUB_RULE_RES_3 } });

  dub_resolver_emit (self, step);
  if (dub_resolver_is_on_track (self, DUB_TRACK_JOURNEYMAN))
    dub_resolver_mark_task (self, tasks, DUB_RULE_RES_3);

  return TRUE;
}
