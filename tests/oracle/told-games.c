/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * told-games FIRST-SEED N: plays whole games in which the player enters everything. It prints each
 * entry with the purse after it, and finally the questions of the final scoring, for purse.py.
 */

#include "dub-box-file.h"
#include "dub-score.h"
#include "dub-state.h"
#include "told-player.h"

#include <stdlib.h>

enum { MAX_ENTRIES = 4000 };

typedef struct {
  DubGame game;
  GArray *events;
  GString *log;
  RandomPlayer player;
} Play;

static void
note (Play *self)
{
  told_player_log (self->log, &self->game, (const DubEvent *) (gpointer) self->events->data,
                   self->events->len);
  g_array_set_size (self->events, 0);
}

static gboolean
try_to_perform (Play *self, DubMove move)
{
  if (!dub_game_perform (&self->game, NULL, &move, self->events, NULL))
    return FALSE;
  note (self);

  return TRUE;
}

static void
go_on (Play *self)
{
  const DubState *state = &self->game.state;
  gboolean is_yours = state->phase == DUB_PHASE_TURNS && state->turn == DUB_YOU;
  DubMove move;

  if (state->phase == DUB_PHASE_PREPARE) {
    try_to_perform (self, dub_move (DUB_NOBODY, DUB_MOVE_FILL));
    move = dub_move (DUB_NOBODY, DUB_MOVE_READY);
  } else if (is_yours)
    move = told_player_pick (&self->player, &self->game);
  else
    move = random_player_pick_legal (&self->player, &self->game, TRUE);
  if (!try_to_perform (self, move))
    g_error ("the last line: %s", self->log->str);
}

static void
play (Play *self, guint seed)
{
  DubSetup setup = random_player_get_setup (seed);
  guint n = 0;
  DubScore score;
  DubBox box;

  setup.draw_mode = DUB_DRAW_APP;
  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_game_init (&self->game, &box);
  random_player_init (&self->player, seed);
  g_assert_true (dub_game_start (&self->game, &setup, self->events, NULL));
  note (self);
  if ((setup.expansions & (1u << DUB_EXPANSION_JEWELRY_BOX)) != 0)
    try_to_perform (self, random_player_pick_specialist (&self->player));
  while (self->game.state.phase != DUB_PHASE_SCORING && n++ < MAX_ENTRIES)
    go_on (self);
  dub_score_count (&self->game.box, &self->game.state, &score);
  g_string_append_printf (self->log, "asked %u\n", score.question.facts);
}

int
main (int argc, char **argv)
{
  guint first = argc > 1 ? (guint) atoi (argv[1]) : 1, n = argc > 2 ? (guint) atoi (argv[2]) : 1;

  for (guint seed = first; seed < first + n; seed++) {
    g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
    g_autoptr (GString) log = g_string_new (NULL);
    g_autofree Play *self = g_new0 (Play, 1);

    self->events = events;
    self->log = log;
    g_string_append_printf (log, "game %u\n", seed);
    play (self, seed);
    g_print ("%s", log->str);
  }

  return EXIT_SUCCESS;
}
