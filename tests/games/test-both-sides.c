/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves of both sides, by the same rules: the test tries each row for both.
 */

#include "game-fixture.h"

typedef struct {
  const char *path;
  DubVerb verb;
  DubPlace place;       /* the place that the move is from, or to */
  DubReasonCode reason; /* DUB_REASON_NONE if accepted */
} Row;

#define AT(KIND, ...) \
  { \
    .kind = DUB_PLACE_##KIND, __VA_ARGS__ \
  }

static const Row rows[] = {
  { "favor", DUB_MOVE_TAKE_FAVOR, AT (FAVOR, 0), DUB_REASON_NONE },
  { "hire", DUB_MOVE_HIRE, AT (EMPLOYEE, .at = 1), DUB_REASON_NONE },
  { "hire-nobody", DUB_MOVE_HIRE, AT (EMPLOYEE, .at = 3), DUB_REASON_EMPTY },
  { "hire-beyond", DUB_MOVE_HIRE, AT (EMPLOYEE, .at = 4), DUB_REASON_NO_SPACE },
  { "hire-from-garments", DUB_MOVE_HIRE, AT (GARMENT, .at = 1), DUB_REASON_CANNOT_COME },
  { "jewelry", DUB_MOVE_TAKE_JEWELRY, AT (JEWEL, .at = 1), DUB_REASON_NONE },
  { "jewelry-unknown", DUB_MOVE_TAKE_JEWELRY, AT (JEWEL, .at = 2), DUB_REASON_UNKNOWN },
  { "jewelry-none", DUB_MOVE_TAKE_JEWELRY, AT (JEWEL, .at = 3), DUB_REASON_EMPTY },
  { "jewelry-beyond", DUB_MOVE_TAKE_JEWELRY, AT (JEWEL, .at = 4), DUB_REASON_NO_SPACE },
  { "token", DUB_MOVE_PLACE_TOKEN, AT (TOKEN, .in = DUB_STATUES, .at = 1), DUB_REASON_NONE },
  { "token-taken", DUB_MOVE_PLACE_TOKEN, AT (TOKEN, .in = DUB_STATUES), DUB_REASON_TAKEN },
  { "token-beyond", DUB_MOVE_PLACE_TOKEN, AT (TOKEN, .in = DUB_STATUES, .at = 9),
    DUB_REASON_NO_SPACE },
  { "token-of-nothing", DUB_MOVE_PLACE_TOKEN, AT (TOKEN, .in = DUB_N_DECORATION_KINDS),
    DUB_REASON_NO_SPACE },
  { "FUN-2/kitchen", DUB_MOVE_PLACE_TOKEN, AT (TOKEN, .in = DUB_KITCHEN_LEFT, .at = 1),
    DUB_REASON_ONE_TOKEN },
  { "FUN-2/jeweler", DUB_MOVE_PLACE_TOKEN, AT (TOKEN, .in = DUB_JEWELER, .at = 1),
    DUB_REASON_ONE_TOKEN },
  { "task", DUB_MOVE_EXAM_TOKEN, AT (TASK, .at = DUB_TASK_GO), DUB_REASON_NONE },
  { "task-done", DUB_MOVE_EXAM_TOKEN, AT (TASK, .at = DUB_TASK_BP), DUB_REASON_TAKEN },
  { "task-of-other-exam", DUB_MOVE_EXAM_TOKEN,
    AT (TASK, .in = DUB_TRACK_MASTER, .at = DUB_TASK_COAT), DUB_REASON_OTHER_TASK },
  { "ALL-1/taken", DUB_MOVE_ALL_HALLS_TOKEN, AT (ALL_HALLS, 0), DUB_REASON_TAKEN },
  { "ALL-1/free", DUB_MOVE_ALL_HALLS_TOKEN, AT (ALL_HALLS, .at = 1), DUB_REASON_NONE },
  { "ALL-1/beyond", DUB_MOVE_ALL_HALLS_TOKEN, AT (ALL_HALLS, .at = 2), DUB_REASON_NO_SPACE },
};

/* Begins her turn or yours, with one token of the side where it may have only one. */
static Game *
begin (DubOwner side)
{
  DubOwner other = side == DUB_YOU ? DUB_BARRY : DUB_YOU;
  Game *game = game_begin_at_table (JB);

  game_set (game, DUB_DISPLAY_EMPLOYEES, "111.");
  game_set (game, DUB_DISPLAY_JEWELRY, "bp?.");
  game_put_token (game, DUB_STATUES, 0, other);
  game_put_token (game, DUB_KITCHEN_LEFT, 0, side);
  game_put_token (game, DUB_JEWELER, 0, side);
  game_do (game, correct_all_halls (0, other));
  game_do (game, correct_task (side, DUB_TASK_BP, TRUE));
  if (side == DUB_YOU)
    game_your_turn (game);
  else
    game_play (game, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 });

  return game;
}

static DubMove
make_move (const Game *game, const Row *row, DubOwner side)
{
  DubMove move = { .verb = (guint8) row->verb, .side = (guint8) side };

  if ((dub_verb_get_uses (row->verb) & DUB_USES_FROM) != 0)
    move.from = row->place;
  else
    move.to = row->place;
  if (row->place.kind == DUB_PLACE_TASK)
    move.to.side = (guint8) side;
  if ((dub_verb_get_uses (row->verb) & DUB_USES_THING) != 0 &&
      dub_place_exists (&game->box, &game->game.state, row->place))
    move.thing = dub_place_read (&game->game.state, row->place);

  return move;
}

static void
expect_done (const Game *game, const DubSide *before, const DubMove *move)
{
  const DubState *state = &game->game.state;
  const DubSide *after = &state->sides[move->side];

  g_assert_cmpuint (after->n_staff, ==, before->n_staff + (move->verb == DUB_MOVE_HIRE));
  g_assert_cmpuint (after->jewelry.n, ==,
                    before->jewelry.n + (move->verb == DUB_MOVE_TAKE_JEWELRY));
  g_assert_cmpuint (after->n_done, ==, before->n_done + (move->verb == DUB_MOVE_EXAM_TOKEN));
  if (move->verb == DUB_MOVE_TAKE_FAVOR)
    g_assert_cmpuint (state->favor, ==, move->side);
  else if (dub_move_get_from (move).kind != DUB_PLACE_NONE)
    g_assert_true (dub_place_is_empty (state, move->from));
  else
    g_assert_cmpuint (dub_place_get_owner (state, move->to), ==, move->side);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;

  for (DubOwner side = DUB_BARRY; side <= DUB_YOU; side++) {
    g_autoptr (Game) game = begin (side);
    DubState before = game->game.state;
    DubMove move = make_move (game, row, side);
    g_autoptr (GError) error = NULL;

    if (game_apply (game, move, &error)) {
      g_assert_cmpint (row->reason, ==, DUB_REASON_NONE);
      expect_done (game, &before.sides[side], &move);
      continue;
    }
    g_assert_error (error, DUB_RULES_ERROR, (int) row->reason);
    g_assert_true (dub_state_equal (&before, &game->game.state));
  }
}

/* There is one Favor on the board, and jewelry requires a token at the jeweler. */
static void
test_not_again (void)
{
  for (DubOwner side = DUB_BARRY; side <= DUB_YOU; side++) {
    g_autoptr (Game) game = begin (side);
    DubMove favor = move_from (side, DUB_MOVE_TAKE_FAVOR, place_at (DUB_PLACE_FAVOR, 0));
    DubMove jewelry = move_from (side, DUB_MOVE_TAKE_JEWELRY, place_at (DUB_PLACE_JEWEL, 1));
    g_autoptr (GError) taken = NULL, without = NULL;

    jewelry.thing = dub_thing_name (DUB_KIND_JEWEL, DUB_PINK);
    g_assert_true (game_apply (game, favor, NULL));
    g_assert_false (game_apply (game, favor, &taken));
    g_assert_error (taken, DUB_RULES_ERROR, DUB_REASON_FAVOR);
    game_put_token (game, DUB_JEWELER, 0, DUB_NOBODY);
    g_assert_false (game_apply (game, jewelry, &without));
    g_assert_error (without, DUB_RULES_ERROR, DUB_REASON_NO_JEWELER);
  }
}

/* A file has to name the piece in the place. */
static void
test_other_thing (void)
{
  for (DubOwner side = DUB_BARRY; side <= DUB_YOU; side++)
    for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
      g_autoptr (Game) game = begin (side);
      DubMove move = make_move (game, &rows[i], side);
      g_autoptr (GError) error = NULL;

      if (rows[i].reason != DUB_REASON_NONE || move.thing.kind == DUB_KIND_NOTHING)
        continue;
      move.thing = dub_place_read (&game->game.state, place_at (rows[i].place.kind, 0));
      g_assert_false (game_apply (game, move, &error));
      g_assert_error (error, DUB_RULES_ERROR, DUB_REASON_CANNOT_COME);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strconcat ("/both-sides/", rows[i].path, NULL);

    g_test_add_data_func (path, &rows[i], test_row);
  }
  g_test_add_func ("/both-sides/not-again", test_not_again);
  g_test_add_func ("/both-sides/other-thing", test_other_thing);

  return g_test_run ();
}
