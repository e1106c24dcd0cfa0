/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The guided round, played as its texts direct, and in other ways.
 */

#include "lesson-fixture.h"

#include <string.h>

static DubTableView *
open_view (const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubSession) session = dub_session_open (id, &error);

  g_assert_no_error (error);

  return dub_table_view_new (session);
}

/* Returns the view of the same game after a restart. */
static DubTableView *
restart (DubTableView *view)
{
  g_autofree char *id = g_strdup (dub_session_get_id (dub_table_view_get_session (view)));

  g_object_unref (view);

  return open_view (id);
}

/* The app restarts after each move. */
static void
test_whole (void)
{
  DubTableView *view = lesson_begin ();
  guint seen = 0;

  for (guint i = 0; i < n_lesson_moves; i++) {
    g_assert_cmpint (dub_lesson_find (view), ==, lesson_moves[i].lesson);
    view = restart (view);
    g_assert_cmpint (dub_lesson_find (view), ==, lesson_moves[i].lesson);
    seen |= 1u << lesson_moves[i].lesson;
    lesson_play (view, lesson_moves[i].line);
  }
  g_assert_cmphex (seen, ==, (1u << DUB_N_LESSONS) - 1);
  g_object_unref (view);
}

/* Each undo returns to the previous lesson, except for the tile, which stays undone. */
static void
test_undo (void)
{
  DubTableView *view = lesson_begin ();
  g_autofree DubLesson *before = g_new (DubLesson, n_lesson_moves);
  guint n = 0;

  for (guint i = 0; i < n_lesson_moves; i++) {
    if (g_strcmp0 (lesson_moves[i].line, "undo") == 0)
      n--;
    else
      before[n++] = lesson_moves[i].lesson;
    lesson_play (view, lesson_moves[i].line);
  }
  while (n-- > 0) {
    lesson_play (view, "undo");
    if (before[n] != DUB_LESSON_YOUR_GARMENT)
      g_assert_cmpint (dub_lesson_find (view), ==, before[n]);
  }
  g_object_unref (view);
}

/* Her six turns contain every kind of step of a first round with the Jewelry Box. Exceptions are
 * the Thread and Lace of some Guest spaces, and steps that a first round rarely has: a new supply
 * and the All Halls bonus. */
static void
test_steps (void)
{
  DubTableView *view = lesson_begin ();
  guint verbs = 0;

  for (guint i = 0; i < n_lesson_moves; i++) {
    const DubTurn *turn = dub_session_get_turn (dub_table_view_get_session (view));

    for (guint j = 0; turn != NULL && j < turn->n_steps; j++) {
      verbs |= 1u << turn->steps[j].verb;
      g_assert_cmpint (turn->steps[j].gains[DUB_FACT_THREAD], ==, 0);
      g_assert_cmpint (turn->steps[j].gains[DUB_FACT_LACE], ==, 0);
    }
    lesson_play (view, lesson_moves[i].line);
  }
  g_assert_cmphex (verbs, ==,
                   1u << DUB_MOVE_TAKE_FAVOR | 1u << DUB_MOVE_GAIN | 1u << DUB_MOVE_TAKE_TILES |
                       1u << DUB_MOVE_DRAW_BAG_TILE | 1u << DUB_MOVE_TAKE_GARMENT |
                       1u << DUB_MOVE_REVEAL_CARD | 1u << DUB_MOVE_PLACE_GARMENT |
                       1u << DUB_MOVE_HIRE | 1u << DUB_MOVE_ADD_HAND_CARD |
                       1u << DUB_MOVE_PLACE_TOKEN | 1u << DUB_MOVE_TAKE_JEWELRY |
                       1u << DUB_MOVE_EXAM_TOKEN | 1u << DUB_MOVE_REMOVE_EMPLOYEE |
                       1u << DUB_MOVE_ADD_EXAM_CARD | 1u << DUB_MOVE_CLEAR_TASKS |
                       1u << DUB_MOVE_MOVE_EXAM_TOKEN);
  g_object_unref (view);
}

/* Whichever garment you choose, it brings jewelry, and she completes the examination in a separate
 * turn that brings her another one. */
static void
test_examination (void)
{
  static const char *const garments[] = { "blue:3", "pink:3", "green:3", "orange:3" };

  for (guint i = 0; i < G_N_ELEMENTS (garments); i++) {
    g_autoptr (DubTableView) view = lesson_begin ();
    DubSession *session = dub_table_view_get_session (view);
    const DubState *state = &dub_session_get_game (session)->state;
    g_autofree char *answer = g_strdup_printf ("table enter to=garment:1 garment=%s", garments[i]);

    g_assert_cmpuint (state->sides[DUB_BARRY].n_done, ==, 1);
    lesson_play_until (view, DUB_LESSON_QUESTION);
    g_assert_cmpuint (dub_session_get_game (session)->state.sides[DUB_BARRY].n_done, ==, 3);
    lesson_play (view, answer);
    g_assert_cmpint (dub_lesson_find (view), ==, DUB_LESSON_HER_GARMENT);
    lesson_play (view, NULL);
    g_assert_cmpuint (dub_session_get_game (session)->state.sides[DUB_BARRY].jewelry.n, ==, 1);
    lesson_play (view, "you take-favor from=favor");
    lesson_play (view, NULL);
    lesson_play (view, NULL);
    g_assert_cmpint (dub_lesson_find (view), ==, DUB_LESSON_HER_EXAM);
    lesson_play (view, NULL);
    state = &dub_session_get_game (session)->state;
    g_assert_cmpint (state->sides[DUB_BARRY].track, ==, DUB_TRACK_MASTER);
    g_assert_cmpuint (state->sides[DUB_BARRY].n_done, ==, 0);
    g_assert_cmpuint (state->hand.n, ==, 1);
  }
}

/* The text that ends the round lists each of her actions by the words with which its own text
 * begins. */
static void
test_told (void)
{
  static const DubLesson actions[] = { DUB_LESSON_HER_RESOURCES, DUB_LESSON_HER_GARMENT,
                                       DUB_LESSON_HER_HIRE,      DUB_LESSON_HER_DECORATION,
                                       DUB_LESSON_HER_FAVOR,     DUB_LESSON_HER_EXAM };
  g_autofree char *end = dub_text_lesson (DUB_LESSON_END);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    g_autofree char *text = dub_text_lesson (actions[i]);
    g_autofree char *name = g_strndup (text, strcspn (text, ":"));

    g_assert_nonnull (strstr (end, name));
  }
}

/* The text after each of your turns is long the first time only. */
static void
test_again (void)
{
  g_autofree char *first = dub_text_lesson (DUB_LESSON_END_TURN);
  g_autofree char *again = dub_text_lesson (DUB_LESSON_END_TURN_AGAIN);

  g_assert_true (g_str_has_suffix (first, again));
  g_assert_cmpuint (strlen (again), <, strlen (first));
}

static void
check_found (const char *id)
{
  g_autofree char *found = dub_lesson_find_game ();

  g_assert_cmpstr (found, ==, id);
}

/* The app finds a guided game until its guided round ends, from the first entry on and among other
 * games, but not while it is open. */
static void
test_find_game (void)
{
  DubTableView *view = lesson_begin ();
  DubSession *session = dub_table_view_get_session (view);
  g_autofree char *id = g_strdup (dub_session_get_id (session));
  g_autoptr (DubSession) other = NULL;
  g_autoptr (GError) error = NULL;

  other = dub_session_new ("A test", &dub_session_get_game (session)->box, &(DubSetup){ .seed = 7 },
                           &error);
  g_assert_no_error (error);
  g_clear_object (&other);
  check_found (NULL);
  lesson_play (view, "undo");
  g_object_unref (view);
  check_found (id);
  view = open_view (id);
  g_assert_true (dub_session_redo (dub_table_view_get_session (view), &error));
  lesson_play_until (view, DUB_LESSON_INCOME);
  lesson_play (view, NULL);
  g_object_unref (view);
  check_found (NULL);
}

/* A player who deviates from the lesson is neither blocked nor asked to undo the deviation. */
static void
test_own_way (void)
{
  g_autoptr (DubTableView) view = lesson_begin ();

  lesson_play (view, "table fill");
  for (guint i = 0; i < 3; i++)
    lesson_play (view, NULL);
  lesson_play (view, "you take-favor from=favor");
  g_assert_cmpint (dub_lesson_find (view), ==, DUB_LESSON_END_TURN);
  lesson_play (view, "undo");
  g_assert_cmpint (dub_lesson_find (view), ==, DUB_LESSON_YOUR_TILE);
  lesson_play (view, "you take-tiles from=tile:0");
  lesson_play (view, "you take-tiles from=tile:1");
  g_assert_cmpint (dub_lesson_find (view), ==, DUB_LESSON_UNDO);
  lesson_play (view, NULL);
  g_assert_cmpint (dub_lesson_find (view), ==, DUB_LESSON_REVEAL_AGAIN);
  lesson_play (view, NULL);
  lesson_play (view, NULL);
  lesson_play (view, "you take-tiles from=tile:2");
  g_assert_cmpint (dub_lesson_find (view), ==, DUB_LESSON_END_TURN_AGAIN);
}

/* Each lesson has words and a place on the page; lessons about the board have spaces there. */
static void
test_targets (void)
{
  for (DubLesson lesson = 0; lesson < DUB_N_LESSONS; lesson++) {
    g_autofree char *text = dub_text_lesson (lesson);
    DubLessonSpot spot = dub_lesson_get_spot (lesson);
    gboolean is_on_board = FALSE;

    g_assert_cmpint (text != NULL, ==, lesson != DUB_LESSON_NONE);
    g_assert_cmpint (spot != DUB_LESSON_SPOT_NONE, ==, lesson != DUB_LESSON_NONE);
    for (DubPlaceKind kind = 0; kind < DUB_N_PLACES; kind++)
      for (guint8 in = 0; in < DUB_N_DECORATION_KINDS; in++)
        is_on_board |= dub_lesson_concerns (lesson, (DubPlace){ .kind = (guint8) kind, .in = in });
    g_assert_cmpint (is_on_board, ==, spot == DUB_LESSON_SPOT_BOARD);
  }
  g_assert_false (
      dub_lesson_concerns (DUB_LESSON_CORRECT, (DubPlace){ .kind = DUB_PLACE_GARMENT, .at = 1 }));
}

/* Other games have no lessons, even if they are similar. */
static void
test_other_game (void)
{
  g_autoptr (DubTableView) guided = lesson_begin ();
  const DubGame *game = dub_session_get_game (dub_table_view_get_session (guided));
  DubSetup setups[] = { { .seed = 7, .expansions = game->state.expansions },
                        { .seed = game->state.seed },
                        { .seed = game->state.seed, .expansions = 1u << DUB_EXPANSION_FANCY } };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (DubSession) session = dub_session_new ("A test", &game->box, &setups[i], &error);
    g_autoptr (DubTableView) view = dub_table_view_new (session);

    for (guint j = 0; j < 12; j++) {
      g_assert_cmpint (dub_lesson_find (view), ==, DUB_LESSON_NONE);
      lesson_play (view, NULL);
    }
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/lesson/find-game", test_find_game);
  g_test_add_func ("/lesson/whole", test_whole);
  g_test_add_func ("/lesson/undo", test_undo);
  g_test_add_func ("/lesson/steps", test_steps);
  g_test_add_func ("/lesson/examination", test_examination);
  g_test_add_func ("/lesson/told", test_told);
  g_test_add_func ("/lesson/again", test_again);
  g_test_add_func ("/lesson/own-way", test_own_way);
  g_test_add_func ("/lesson/targets", test_targets);
  g_test_add_func ("/lesson/other-game", test_other_game);

  return g_test_run ();
}
