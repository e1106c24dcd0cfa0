/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "script.h"

#include "dub-box-file.h"
#include "history-fixture.h"

#include <string.h>

enum { MAX_MOVES = 4000, N_ENCORES = 2 };

/* Clears the whole buffer first, so that no bytes of a longer text remain behind the new one. */
static void
set_text (char *place, gsize size, const char *text)
{
  memset (place, 0, size);
  g_strlcpy (place, text, size);
}

/* Gives some employees unusual ids. The box goes through a file and back, since its reader sorts
 * these ids differently. */
static void
make_odd_ids (DubBox *box)
{
  static const char *const ids[] = { "a b",         "100%", "%41",     "Zoë d’Étioles",
                                     "x:y",         "k=v",  "p,q",     "\"quoted",
                                     "back\\slash", "?",    " spaced", "trailing ",
                                     "-",           "undo", "#/+&",    "\u00a0\u2003",
                                     "日本語" };
  g_autofree char *line = NULL;

  for (guint i = 0, n = 0; i < box->n_employees && n < G_N_ELEMENTS (ids); i++)
    if (box->employees[i].crown == DUB_CROWN_NONE && box->employees[i].level > 0 && i % 2 == 0)
      set_text (box->employees[i].id, sizeof box->employees[i].id, ids[n++]);
  line = dub_box_print_line (box);
  if (!dub_box_parse (line, strlen (line), box, NULL))
    g_error ("the odd box is bad");
}

void
script_vary_box (Script *self)
{
  if ((self->flags & SCRIPT_BOXES) != 0)
    make_odd_ids (&self->boxes[0]);
  self->boxes[1] = self->boxes[0];
  set_text (self->boxes[1].name, sizeof self->boxes[1].name, "Odd “box” \\ 2");
  self->boxes[1].all_halls[0]++;
}

Script *
script_new (guint seed, ScriptFlags flags)
{
  Script *self = g_new0 (Script, 1);

  self->setup = random_player_get_setup (seed);
  self->flags = flags;
  random_player_init (&self->player, seed);
  if (!dub_box_load_shipped (seed % 5 == 4 ? "classic" : "deluxe", &self->boxes[0]))
    g_error ("a shipped box is missing");
  script_vary_box (self);

  return self;
}

static gboolean
is_possible (const DubHistory *history, const Move *move)
{
  g_autoptr (DubPending) pending = move->box != NULL
                                       ? dub_history_decide_box (history, move->box, NULL)
                                       : dub_history_decide (history, &move->move, NULL);

  return pending != NULL;
}

static DubMove
pick_extra (Script *self, const DubGame *game)
{
  guint kind = random_player_below (&self->player, 16);

  if (kind < 6)
    return random_player_pick_correction (&self->player, &game->box);
  if (kind < 11)
    return random_player_pick_deviation (&self->player, game);
  if (kind < 14)
    return random_player_pick_count (&self->player);
  if (kind < 15)
    return random_player_pick_specialist (&self->player);

  return random_player_pick_exam (&self->player);
}

/* Now and then plans a few undos, and some redos after them. */
static void
plan_undo (Script *self, const DubHistory *history)
{
  gboolean over = dub_history_get_game (history)->state.phase == DUB_PHASE_OVER;

  if ((self->flags & SCRIPT_UNDO) == 0)
    return;
  if (over ? self->n_encores == N_ENCORES : random_player_below (&self->player, 12) > 0)
    return;
  self->n_encores += over;
  self->n_undos = 1 + random_player_below (&self->player, 5);
  self->n_redos = over ? self->n_undos : random_player_below (&self->player, self->n_undos + 1);
}

Move
script_next (Script *self, const DubHistory *history)
{
  const DubGame *game = dub_history_get_game (history);
  Move move = { .type = MOVE_PERFORM };

  g_assert_cmpuint (self->n_moves++, <, MAX_MOVES);
  if (self->n_undos == 0 && self->n_redos == 0)
    plan_undo (self, history);
  if (self->n_undos > 0 && self->n_undos-- && dub_history_get_position (history) > 1)
    return (Move){ .type = MOVE_UNDO };
  if (self->n_undos == 0 && self->n_redos > 0 && self->n_redos-- &&
      dub_history_get_position (history) < dub_history_get_n_entries (history))
    return (Move){ .type = MOVE_REDO };
  if (game->state.phase == DUB_PHASE_OVER)
    return (Move){ .type = MOVE_NONE };

  if ((self->flags & SCRIPT_CORRECTION) != 0 && random_player_below (&self->player, 2) == 0) {
    if ((self->flags & SCRIPT_BOXES) != 0 && random_player_below (&self->player, 50) == 0)
      move.box = &self->boxes[random_player_below (&self->player, 2)];
    else
      move.move = pick_extra (self, game);
    if (is_possible (history, &move))
      return move;
    move.box = NULL;
  }
  if (!random_player_pick_asked (game, &move.move))
    move.move = random_player_pick_legal (&self->player, game, (self->flags & SCRIPT_FILL) != 0);

  return move;
}

static gboolean
change_box (DubHistory *history, const DubBox *box, GError **error)
{
  g_autoptr (DubPending) pending = dub_history_decide_box (history, box, error);

  if (pending != NULL)
    dub_history_add_pending (history, pending);

  return pending != NULL;
}

void
script_do (DubHistory *history, const Move *move)
{
  g_autoptr (GError) error = NULL;
  gboolean done = FALSE;

  if (move->type == MOVE_UNDO)
    done = history_undo (history);
  else if (move->type == MOVE_REDO)
    done = history_redo (history);
  else if (move->box != NULL)
    done = change_box (history, move->box, &error);
  else
    done = history_perform (history, &move->move, &error);
  g_assert_no_error (error);
  g_assert_true (done);
}

DubHistory *
script_play (Script *self, guint max)
{
  DubHistory *history = dub_history_new ();
  g_autoptr (GError) error = NULL;

  dub_history_begin (history, &self->boxes[0], &self->setup, &error);
  g_assert_no_error (error);
  for (guint i = 0; max == 0 || i < max; i++) {
    Move move = script_next (self, history);

    if (move.type == MOVE_NONE)
      break;
    script_do (history, &move);
  }

  return history;
}
