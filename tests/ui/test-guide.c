/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The texts of the guided round: one at a time, beside their subject and never over it, in each
 * size and edition, until the player closes the guide.
 */

#include "dub-game-page.h"
#include "dub-guide-note.h"
#include "dub-text.h"
#include "dub-worker.h"
#include "lesson-fixture.h"
#include "ui-fixture.h"

static GtkWidget *
find_note (GtkWidget *page)
{
  g_autoptr (GPtrArray) notes = ui_list (page, DUB_TYPE_GUIDE_NOTE);
  GtkWidget *found = NULL;

  for (guint i = 0; i < notes->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (notes, i))) {
      g_assert_null (found);
      found = g_ptr_array_index (notes, i);
    }

  return found;
}

static gboolean
get_bounds (GtkWidget *widget, DubWindow *window, GdkRectangle *bounds)
{
  graphene_rect_t found;

  if (!gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &found))
    return FALSE;
  *bounds = (GdkRectangle){ (int) found.origin.x, (int) found.origin.y, (int) found.size.width,
                            (int) found.size.height };

  return TRUE;
}

/* Checks that the note has the text of the lesson, lies within the window, is not cut off, and does
 * not cover the spaces that it describes. */
static void
check_note (DubWindow *window, GtkWidget *note, DubLesson lesson)
{
  g_autofree char *text = dub_text_lesson (lesson);
  g_autoptr (GPtrArray) spaces = ui_list (ui_get_page (window), DUB_TYPE_SPACE);
  GdkRectangle around, at, both;

  g_assert_nonnull (ui_find_label (note, text));
  g_assert_true (get_bounds (GTK_WIDGET (window), window, &around));
  g_assert_true (get_bounds (note, window, &at));
  g_assert_true (gdk_rectangle_intersect (&around, &at, &both));
  g_assert_true (gdk_rectangle_equal (&at, &both));
  for (guint i = 0; i < spaces->len; i++) {
    GtkWidget *space = g_ptr_array_index (spaces, i);
    GdkRectangle place;

    if ((dub_lesson_concerns (lesson, dub_space_get_place (DUB_SPACE (space))) ||
         dub_lesson_needs (lesson, dub_space_get_place (DUB_SPACE (space)))) &&
        get_bounds (space, window, &place))
      g_assert_false (gdk_rectangle_intersect (&at, &place, &both));
  }
}

static const struct {
  int width, height;
  const char *language;
} looks[] = { { 1280, 720, "fr" }, { 900, 860, "uk" }, { 360, 720, "fr" }, { 360, 720, "uk" } };

static void
test_beside (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++) {
    DubWindow *window;
    DubTableView *view;
    GtkWidget *page;

    dub_text_set_language (looks[i].language);
    window = ui_open_window (looks[i].width, looks[i].height);
    view = lesson_begin ();
    page = ui_show_session (window, dub_table_view_get_session (view));
    gtk_widget_activate_action (page, "game.show", "s", "board");
    for (guint j = 0; j < n_lesson_moves; j++) {
      DubLesson lesson = lesson_moves[j].lesson;
      DubLessonSpot spot = dub_lesson_get_spot (lesson);
      gboolean is_on_board = spot == DUB_LESSON_SPOT_BOARD || spot == DUB_LESSON_SPOT_UNDO;

      gtk_widget_activate_action (page, "game.show", "s", is_on_board ? "board" : "now");
      ui_settle (window);
      g_assert_cmpint (find_note (page) != NULL, ==, lesson != DUB_LESSON_NONE);
      if (lesson != DUB_LESSON_NONE)
        check_note (window, find_note (page), lesson);
      lesson_play (view, lesson_moves[j].line);
    }
    g_object_unref (view);
    ui_close_window (window);
  }
  dub_text_set_language ("en");
}

static void
delete_games (void)
{
  g_autoptr (GPtrArray) games = dub_games_list (NULL);

  for (guint i = 0; i < games->len; i++)
    g_assert_true (dub_games_delete (((DubSummary *) g_ptr_array_index (games, i))->id, NULL));
}

static void
begin (DubWindow *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.guided-round", NULL));
  dub_worker_wait ();
  ui_settle (window);
}

/* A closed guide stays closed in this game; another guided game shows it again. */
static void
test_close (void)
{
  DubWindow *window = ui_open_window (1280, 720);

  for (guint i = 0; i < 2; i++) {
    g_autoptr (DubTableView) view = lesson_begin ();
    GtkWidget *page = ui_show_session (window, dub_table_view_get_session (view));

    ui_settle (window);
    g_assert_true (gtk_widget_activate_action (find_note (page), "guide.close", NULL));
    ui_settle (window);
    g_assert_null (find_note (page));
    page = ui_show_session (window, dub_table_view_get_session (view));
    lesson_play_until (view, DUB_LESSON_UNDO);
    ui_settle (window);
    g_assert_null (find_note (page));
  }
  ui_close_window (window);
}

static gboolean
says_kept (DubWindow *window)
{
  return ui_find_label (GTK_WIDGET (window), "Your game is kept under “All Games”.") != NULL;
}

/* The menu continues a guided round that the player left, or whose guide is closed. After the end
 * of the round it begins another one, and names the location of the previous game. */
static void
test_continue (void)
{
  DubWindow *window = ui_open_window (1280, 720);
  g_autoptr (DubTableView) view = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *id = NULL;

  delete_games ();
  begin (window);
  id = g_strdup (dub_session_get_id (dub_window_get_session (window)));
  g_assert_true (
      gtk_widget_activate_action (find_note (ui_get_page (window)), "guide.close", NULL));
  ui_settle (window);
  g_assert_null (find_note (ui_get_page (window)));
  begin (window);
  g_assert_cmpstr (dub_session_get_id (dub_window_get_session (window)), ==, id);
  g_assert_nonnull (find_note (ui_get_page (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  begin (window);
  g_assert_cmpstr (dub_session_get_id (dub_window_get_session (window)), ==, id);

  view = dub_table_view_new (dub_window_get_session (window));
  lesson_play_until (view, DUB_LESSON_END);
  g_assert_false (says_kept (window));
  begin (window);
  g_assert_true (says_kept (window));
  g_assert_cmpstr (dub_session_get_id (dub_window_get_session (window)), !=, id);
  games = dub_games_list (NULL);
  g_assert_cmpuint (games->len, ==, 2);
  ui_close_window (window);
}

/* The number of pieces to draw excludes those that stay facedown. */
static void
test_due (void)
{
  DubWindow *window = ui_open_window (1280, 720);
  g_autoptr (DubTableView) view = lesson_begin ();
  GtkWidget *page = ui_show_session (window, dub_table_view_get_session (view));

  ui_settle (window);
  g_assert_nonnull (
      ui_find_label (page, "Draw 5 Garment tiles for the empty spaces, right to left."));
  lesson_play_until (view, DUB_LESSON_FILL);
  ui_settle (window);
  g_assert_nonnull (
      ui_find_label (page, "Draw 4 Garment tiles for the empty spaces, right to left."));
  ui_close_window (window);
}

/* The guide ends with two ways to continue. */
static void
test_end (void)
{
  DubWindow *window = ui_open_window (1280, 720);
  g_autoptr (DubTableView) view = lesson_begin ();
  GtkWidget *page = ui_show_session (window, dub_table_view_get_session (view));
  GtkWidget *label;

  ui_settle (window);
  g_assert_null (ui_find_label (page, "Play On"));
  lesson_play_until (view, DUB_LESSON_END);
  ui_settle (window);
  g_assert_nonnull (ui_find_label (find_note (page), "New Game"));
  label = ui_find_label (find_note (page), "Play On");
  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  ui_settle (window);
  g_assert_null (find_note (page));
  g_assert_true (ui_get_page (window) == page);
  ui_close_window (window);
}

/* While a garment waits for its guest space, the board shows its own hint only. */
static void
test_hint (void)
{
  DubWindow *window = ui_open_window (1280, 720);
  g_autoptr (DubTableView) view = lesson_begin ();
  GtkWidget *page = ui_show_session (window, dub_table_view_get_session (view));

  lesson_play_until (view, DUB_LESSON_YOUR_GARMENT);
  ui_settle (window);
  g_assert_nonnull (find_note (page));
  g_signal_emit_by_name (ui_find_space (page, (DubPlace){ .kind = DUB_PLACE_GARMENT, .at = 5 }),
                         "clicked");
  ui_settle (window);
  g_assert_null (find_note (page));
  ui_close_window (window);
}

static const struct {
  GdkRectangle target, avoided;
  int x, y;
} positions[] = {
  { { 100, 100, 40, 40 }, { 0 }, 95, 146 },              /* below, in the middle */
  { { 100, 100, 40, 40 }, { 0, 140, 300, 60 }, 95, 74 }, /* above: covers less */
  { { 100, 180, 40, 40 }, { 0 }, 95, 154 },              /* no room below */
  { { 10, 0, 60, 200 }, { 0 }, 76, 90 },                 /* right of a high target */
  { { 200, 0, 90, 200 }, { 0 }, 144, 90 },               /* left of it */
  { { 0, 50, 20, 20 }, { 0 }, 0, 76 },                   /* stays inside the area */
  { { 0, 0, 300, 200 }, { 0 }, 125, 206 }, /* no room at all, but still not over the target */
};

static void
test_position (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++) {
    DubGuideObstacle avoided = { positions[i].avoided, 1 };
    GdkRectangle at = dub_guide_note_find_position ((GdkRectangle){ 0, 0, 300, 200 },
                                                    positions[i].target, 50, 20, &avoided, 1);
    GdkRectangle both;

    g_assert_cmpint (at.x, ==, positions[i].x);
    g_assert_cmpint (at.y, ==, positions[i].y);
    g_assert_false (gdk_rectangle_intersect (&at, &positions[i].target, &both));
  }
}

/* The note moves along the target to where it covers least, and avoids important areas. */
static void
test_weight (void)
{
  const DubGuideObstacle avoided[] = {
    { { 0, 0, 300, 90 }, 1 },      /* the whole space above */
    { { 0, 150, 150, 50 }, 1 },    /* below, on the left */
    { { 150, 150, 20, 50 }, 1000 } /* below, a small area that must stay visible */
  };
  GdkRectangle at =
      dub_guide_note_find_position ((GdkRectangle){ 0, 0, 300, 200 },
                                    (GdkRectangle){ 0, 100, 300, 40 }, 100, 30, avoided, 3);

  g_assert_cmpint (at.y, ==, 146);
  g_assert_cmpint (at.x, >=, 170);
}

int
main (int argc, char *argv[])
{
  char *folder = ui_make_folder ();
  int status;

  gtk_test_init (&argc, &argv, NULL);
  dub_text_init ();
  ui_init ();
  g_test_add_func ("/guide/beside", test_beside);
  g_test_add_func ("/guide/close", test_close);
  g_test_add_func ("/guide/continue", test_continue);
  g_test_add_func ("/guide/due", test_due);
  g_test_add_func ("/guide/end", test_end);
  g_test_add_func ("/guide/hint", test_hint);
  g_test_add_func ("/guide/position", test_position);
  g_test_add_func ("/guide/weight", test_weight);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
