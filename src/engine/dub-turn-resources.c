/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Acquire Resources: RES-1 to RES-4.
 */

#include "dub-turn-private.h"

enum { MAX_NAMED = 3, MAX_TAKEN = DUB_N_DRAWERS * DUB_N_COLUMNS };

typedef struct {
  guint n;
  guint8 spaces[MAX_TAKEN]; /* drawer * 3 + column */
  guint8 faces[MAX_TAKEN];
} Taken;

/* RES-1: returns the spaces that the card names, as a bitmask of drawer * 3 + column. */
static guint
find_tiles (const DubState *state, DubCard card)
{
  guint tiles = 0;

  for (guint i = 0; i < MAX_NAMED; i++) {
    guint drawer = card.action == DUB_CARD_DRAWER ? card.n - 1u : i;
    guint column = card.action == DUB_CARD_DRAWER ? i : card.n;

    if (state->resources[drawer][column] != DUB_TILE_NONE)
      tiles |= 1u << (drawer * DUB_N_COLUMNS + column);
  }

  return tiles;
}

static Taken
look_at_tiles (const DubState *state, guint tiles)
{
  Taken taken = { 0 };

  for (guint i = 0; i < MAX_TAKEN; i++)
    if ((tiles & (1u << i)) != 0) {
      taken.spaces[taken.n] = (guint8) i;
      taken.faces[taken.n++] = state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS];
    }

  return taken;
}

/* RES-3: every tile has thread or lace at the bottom. */
static guint
get_tasks (const Taken *taken)
{
  guint tasks = 1u << DUB_TASK_THREAD_LACE;

  for (guint i = 0; i < taken->n; i++) {
    if (taken->faces[i] == DUB_TILE_BP || taken->faces[i] == DUB_TILE_BP_GO)
      tasks |= 1u << DUB_TASK_BP;
    if (taken->faces[i] == DUB_TILE_GO || taken->faces[i] == DUB_TILE_BP_GO)
      tasks |= 1u << DUB_TASK_GO;
  }

  return tasks;
}

/* Whether the face of tile which can decide the task: for some answer for the other unknown
 * tiles, two of its faces have different results. The tiles before from are already set. */
static gboolean
face_decides (const DubResolver *self, Taken taken, const Taken *given, guint which, guint from)
{
  DubTask task;

  if (from == which)
    return face_decides (self, taken, given, which, from + 1);

  if (from < taken.n) {
    gboolean unknown = given->faces[from] == DUB_TILE_UNKNOWN;

    for (guint face = DUB_TILE_BP; face <= (unknown ? DUB_TILE_BP_GO : DUB_TILE_BP); face++) {
      if (unknown)
        taken.faces[from] = (guint8) face;
      if (face_decides (self, taken, given, which, from + 1))
        return TRUE;
    }
    return FALSE;
  }

  taken.faces[which] = DUB_TILE_BP;
  task = dub_resolver_find_task (self, get_tasks (&taken));
  for (guint face = DUB_TILE_GO; face <= DUB_TILE_BP_GO; face++) {
    taken.faces[which] = (guint8) face;
    if (dub_resolver_find_task (self, get_tasks (&taken)) != task)
      return TRUE;
  }

  return FALSE;
}

/* Asks for unknown faces that decide which task gets the token. */
static gboolean
check_faces (DubResolver *self, const Taken *taken)
{
  guint16 tiles = 0;

  for (guint i = 0; i < taken->n; i++)
    if (taken->faces[i] == DUB_TILE_UNKNOWN && face_decides (self, *taken, taken, i, 0))
      tiles |= (guint16) (1u << taken->spaces[i]);

  if (tiles != 0)
    self->turn->question = (DubQuestion){ .kind = DUB_QUESTION_TILE_FACES,
                                          .tiles = tiles,
                                          .rules = { DUB_RULE_RES_3 } };

  return tiles == 0;
}

gboolean
dub_resolver_acquire (DubResolver *self, DubCard card)
{
  DubMove step = { .verb = DUB_MOVE_TAKE_TILES,
                   .from = { .kind = DUB_PLACE_RESOURCE },
                   .rules = { DUB_RULE_RES_1 },
                   .spaces = (guint16) find_tiles (self->now, card) };
  Taken taken;

  if (step.spaces == 0) {
    dub_resolver_gain_pp (self, 3, DUB_RULE_RES_2, DUB_RULE_T_2);
    return TRUE;
  }

  /* The tiles that were really taken determine the tasks. */
  dub_resolver_deviate (self, &step);
  taken = look_at_tiles (self->now, step.spaces);
  if (dub_resolver_is_on_track (self, DUB_TRACK_JOURNEYMAN) && !check_faces (self, &taken))
    return FALSE;

  dub_resolver_emit (self, step);
  if (dub_resolver_is_on_track (self, DUB_TRACK_JOURNEYMAN))
    dub_resolver_mark_task (self, get_tasks (&taken), DUB_RULE_RES_3);

  return TRUE;
}
