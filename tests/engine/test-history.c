/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The history of a game: after any sequence of moves, undo and redo, every index has the table and
 * the box that result from its entries.
 *
 * A failure names its game, and DUB_SEED=n plays that one alone.
 */

#include "history-fixture.h"
#include "move-fixture.h"
#include "script.h"
#include "seeds-fixture.h"

enum { N_GAMES = 96, N_GAMES_THOROUGH = 2000 };

/* The test's own record of the same game, to compare with the history. */
typedef struct {
  GArray *tables; /* a digest of the game at each position, guint64 */
  guint position;
} Model;

static guint64
get_table (const DubHistory *history)
{
  guint64 digest = 0;
  const DubGame *game = dub_history_get_game (history);
  const guint8 *bytes = (const guint8 *) &game->state;

  for (gsize i = 0; i < sizeof game->state; i++)
    digest = digest * 31 + bytes[i];

  return digest * 31 + g_str_hash (game->box.name);
}

static void
follow (Model *model, const DubHistory *history, MoveType type)
{
  guint64 table = get_table (history);

  if (type == MOVE_UNDO)
    model->position--;
  else if (type == MOVE_REDO)
    model->position++;
  else {
    g_array_set_size (model->tables, ++model->position);
    g_array_append_val (model->tables, table);
  }
  g_assert_cmpuint (g_array_index (model->tables, guint64, model->position), ==, table);
  g_assert_cmpuint (dub_history_get_position (history), ==, model->position);
  g_assert_cmpuint (dub_history_get_n_entries (history), ==, model->tables->len - 1);
}

static void
check_follow (guint32 seed)
{
  g_autofree Script *script = script_new (seed, SCRIPT_ALL);
  g_autoptr (DubHistory) history = script_play (script, 0);
  g_autofree Script *again = script_new (seed, SCRIPT_ALL);
  g_autoptr (DubHistory) copy = dub_history_new ();
  g_autoptr (GArray) tables = g_array_new (FALSE, TRUE, sizeof (guint64));
  Model model = { .tables = tables };
  Move move;

  g_array_set_size (tables, 1); /* the beginning of the game cannot be undone */
  g_assert_true (dub_history_begin (copy, &again->boxes[0], &again->setup, NULL));
  follow (&model, copy, MOVE_PERFORM);
  while ((move = script_next (again, copy)).type != MOVE_NONE) {
    script_do (copy, &move);
    follow (&model, copy, move.type);
  }
  script_assert_same (history, copy);
}

/* Goes back to the beginning and forward to the end: the tables are the same in both directions. */
static void
check_there_and_back (guint32 seed)
{
  g_autofree Script *script = script_new (seed, SCRIPT_ALL);
  g_autoptr (DubHistory) history = script_play (script, 0);
  guint n = dub_history_get_n_entries (history);
  guint64 end;

  while (history_redo (history))
    ;
  end = script_digest (history);
  script_assert_decided (history);
  for (guint i = n; i > 1; i--) {
    g_assert_true (history_undo (history));
    g_assert_cmpuint (dub_history_get_position (history), ==, i - 1);
    g_assert_true (dub_state_equal (&dub_history_get_game (history)->state,
                                    dub_history_get_state (history, i - 1)));
    g_assert_true (script_boxes_are_equal (&dub_history_get_game (history)->box,
                                           dub_history_get_box (history, i - 1)));
  }
  g_assert_false (history_undo (history));
  g_assert_cmpuint (dub_history_get_n_entries (history), ==, n);
  for (guint i = 1; i < n; i++)
    g_assert_true (history_redo (history));
  g_assert_false (history_redo (history));
  g_assert_cmpuint (script_digest (history), ==, end);
  script_assert_decided (history);
}

static void
test_follow (void)
{
  test_seeds_run (check_follow, N_GAMES, N_GAMES_THOROUGH);
}

static void
test_there_and_back (void)
{
  test_seeds_run (check_there_and_back, N_GAMES, N_GAMES_THOROUGH);
}

static DubHistory *
begin (Script *script)
{
  return script_play (script, 5);
}

/* An entry after an undo removes the undone entries. */
static void
test_forgotten_tail (void)
{
  g_autofree Script *script = script_new (0, SCRIPT_FILL);
  g_autoptr (DubHistory) history = begin (script);
  DubMove pp = correct_count (DUB_BARRY, DUB_FACT_PP, 77);
  DubEntry entry;

  g_assert_cmpuint (dub_history_get_n_entries (history), ==, 6);
  for (guint i = 0; i < 3; i++)
    g_assert_true (history_undo (history));
  g_assert_cmpuint (dub_history_get_n_entries (history), ==, 6);
  g_assert_true (history_perform (history, &pp, NULL));
  g_assert_cmpuint (dub_history_get_n_entries (history), ==, 4);
  g_assert_cmpuint (dub_history_get_position (history), ==, 4);
  g_assert_cmpuint (dub_history_get_game (history)->state.sides[DUB_BARRY].counts[DUB_FACT_PP], ==,
                    77);
  g_assert_false (history_redo (history));
  entry = dub_history_get_entry (history, 3);
  g_assert_true (dub_move_equal (dub_entry_get_move (&entry), &pp));
  script_assert_decided (history);
}

/* A refusal changes nothing, not even the undone entries. */
static void
test_refused (void)
{
  g_autofree Script *script = script_new (0, SCRIPT_FILL);
  g_autoptr (DubHistory) history = begin (script);
  DubMove pp = correct_count (DUB_BARRY, DUB_FACT_PP, -1);
  DubMove early = table_move (DUB_MOVE_FINISH), hand = table_move (DUB_MOVE_DRAW_HAND);
  DubEvent events[] = {
    { .type = DUB_EVENT_MOVE, .move = correct_count (DUB_BARRY, DUB_FACT_PP, 5) },
    { .type = DUB_EVENT_MOVE, .move = hand },
  };
  g_autoptr (GError) error = NULL, early_error = NULL, bad_error = NULL;
  guint64 before;
  guint bad = 99;

  g_assert_true (history_undo (history));
  before = script_digest (history);
  g_assert_false (history_perform (history, &pp, &error));
  g_assert_error (error, DUB_RULES_ERROR, DUB_REASON_RANGE);
  g_assert_false (history_perform (history, &early, &early_error));
  g_assert_error (early_error, DUB_RULES_ERROR, DUB_REASON_NOT_AT_END);
  g_assert_false (dub_history_add (history, events, G_N_ELEMENTS (events), &bad, &bad_error));
  g_assert_nonnull (bad_error);
  g_assert_cmpuint (bad, ==, 1);
  g_assert_cmpuint (script_digest (history), ==, before);
  g_assert_true (history_redo (history));
  script_assert_decided (history);
}

/* Entries before and after a change of box have different boxes, however often the history crosses
 * the change. */
static void
test_boxes (void)
{
  g_autofree Script *script = script_new (0, SCRIPT_FILL);
  g_autoptr (DubHistory) history = begin (script);
  Move odd = { .box = &script->boxes[1] }, same = { .box = &script->boxes[0] };
  const DubGame *game = dub_history_get_game (history);

  script_do (history, &odd);
  script_do (history, &same);
  for (guint i = 0; i < 3; i++) {
    g_assert_true (script_boxes_are_equal (&game->box, &script->boxes[0]));
    g_assert_true (history_undo (history));
    g_assert_true (script_boxes_are_equal (&game->box, &script->boxes[1]));
    g_assert_true (history_undo (history));
    g_assert_true (script_boxes_are_equal (&game->box, &script->boxes[0]));
    g_assert_true (history_redo (history));
    g_assert_true (history_redo (history));
  }

  /* The history has its own copies. */
  script->boxes[0].all_halls[0] = 1;
  g_assert_true (history_undo (history));
  g_assert_true (history_redo (history));
  g_assert_cmpuint (game->box.all_halls[0], !=, 1);
  script_assert_decided (history);
}

/* The same entry after an undo gives the same events, without a new random draw. */
static void
test_same_again (void)
{
  g_autofree Script *script = script_new (1, SCRIPT_FILL);
  g_autoptr (DubHistory) history = script_play (script, 60);

  while (dub_history_get_position (history) > 1) {
    guint index = dub_history_get_position (history) - 1;
    DubEntry entry = dub_history_get_entry (history, index);
    DubMove move = *dub_entry_get_move (&entry);
    DubState after = *dub_history_get_state (history, index + 1);

    g_assert_true (history_undo (history));
    g_assert_true (history_perform (history, &move, NULL));
    g_assert_true (dub_state_equal (&dub_history_get_game (history)->state, &after));
    g_assert_true (history_undo (history));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/history/follow", test_follow);
  g_test_add_func ("/history/there-and-back", test_there_and_back);
  g_test_add_func ("/history/forgotten-tail", test_forgotten_tail);
  g_test_add_func ("/history/refused", test_refused);
  g_test_add_func ("/history/boxes", test_boxes);
  g_test_add_func ("/history/same-again", test_same_again);

  return g_test_run ();
}
