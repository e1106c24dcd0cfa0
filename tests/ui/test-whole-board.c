/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole board is in sight in windows of 1280 by 720 and more, in every language, with both
 * shipped boxes and the Jewelry Box. Nothing needs scrolling, each space is large enough for a tap,
 * and no space moves, neither while the window opens nor during a game. In a smaller window the
 * place of her first order is in sight, with its number.
 */

#include "edition.h"

#include "dub-board-view.h"
#include "dub-text.h"

enum { TARGET = 44, LIFT = 7 };

typedef struct {
  const char *name;
  Edition edition;
  const char *font;
  int width;
  int height;
  gboolean is_base; /* without the Jewelry Box */
} Case;

static const Case cases[] = {
  { "en", { "en", "en", "deluxe", "" }, "Cantarell 11", 1280, 720, FALSE },
  { "fr", { "fr", "fr", "deluxe", "" }, "Cantarell 11", 1280, 720, FALSE },
  { "uk", { "uk", "uk", "deluxe", "" }, "Cantarell 11", 1280, 720, FALSE },
  { "classic", { "classic", "en", "classic", "" }, "Cantarell 11", 1280, 720, FALSE },
  { "classic-fr", { "classic", "fr", "classic", "" }, "Cantarell 11", 1280, 720, FALSE },
  { "classic-uk", { "classic", "uk", "classic", "" }, "Cantarell 11", 1280, 720, FALSE },
  { "wide-font", { "uk", "uk", "deluxe", "" }, "DejaVu Sans 10", 1280, 720, FALSE },
  { "laptop", { "fr", "fr", "deluxe", "" }, "Cantarell 11", 1366, 768, FALSE },
  { "large", { "en", "en", "deluxe", "" }, "Cantarell 11", 1920, 1080, FALSE },
  { "base", { "uk", "uk", "deluxe", "" }, "Cantarell 11", 1280, 720, TRUE },
};

static GtkWidget *
find (GtkWidget *page, GType type)
{
  g_autoptr (GPtrArray) found = ui_list (page, type);

  g_assert_cmpuint (found->len, >, 0);

  return g_ptr_array_index (found, 0);
}

/* Returns the bounds of the spaces in the visible part of the board, without the offset of a
 * selected space. */
static graphene_rect_t *
list_bounds (GtkWidget *page, guint *n)
{
  GtkWidget *scroller = find (find (page, DUB_TYPE_BOARD_VIEW), GTK_TYPE_SCROLLED_WINDOW);
  g_autoptr (GPtrArray) spaces = ui_list (page, DUB_TYPE_SPACE);
  graphene_rect_t *bounds = g_new0 (graphene_rect_t, spaces->len);

  for (guint i = 0; i < spaces->len; i++) {
    g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (spaces, i), scroller, &bounds[i]));
    if (gtk_widget_has_css_class (g_ptr_array_index (spaces, i), "selected"))
      bounds[i].origin.y += LIFT;
  }
  *n = spaces->len;

  return bounds;
}

static void
check_in_sight (GtkWidget *page)
{
  GtkWidget *scroller = find (find (page, DUB_TYPE_BOARD_VIEW), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  graphene_rect_t seen = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (scroller),
                                             (float) gtk_widget_get_height (scroller));
  g_autoptr (GPtrArray) spaces = ui_list (page, DUB_TYPE_SPACE);
  guint n;
  g_autofree graphene_rect_t *bounds = list_bounds (page, &n);

  if (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment)) {
    g_test_message ("the board is %g high in a room of %g", gtk_adjustment_get_upper (adjustment),
                    gtk_adjustment_get_page_size (adjustment));
    g_test_fail ();
  }
  for (guint i = 0; i < n; i++) {
    const char *name = gtk_widget_get_tooltip_text (g_ptr_array_index (spaces, i));

    if (graphene_rect_contains_rect (&seen, &bounds[i]) && bounds[i].size.width >= TARGET &&
        bounds[i].size.height >= TARGET)
      continue;
    g_test_message ("%s: %g, %g, %g by %g", name, (double) bounds[i].origin.x,
                    (double) bounds[i].origin.y, (double) bounds[i].size.width,
                    (double) bounds[i].size.height);
    g_test_fail ();
  }
}

static void
check_still (GtkWidget *page, const graphene_rect_t *before, guint n_before, const char *when)
{
  guint n;
  g_autofree graphene_rect_t *after = list_bounds (page, &n);

  g_assert_cmpuint (n, ==, n_before);
  for (guint i = 0; i < n; i++)
    if (!graphene_rect_equal (&before[i], &after[i])) {
      g_test_message ("space %u has moved: %s", i, when);
      g_test_fail ();
    }
}

static void
count_frame (GdkFrameClock *clock, guint *n)
{
  ++*n;
}

/* Shows the game, and returns once its page has been painted. */
static GtkWidget *
show_one_frame (DubWindow *window, DubSession *session)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  guint n = 0;
  gulong handler;

  dub_window_show_session (window, session);
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (count_frame), &n);
  while (n == 0) {
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
    g_main_context_iteration (NULL, TRUE);
  }
  g_signal_handler_disconnect (clock, handler);

  return ui_get_page (window);
}

/* Selects a garment that needs a guest space, so that the hint appears. */
static void
choose_garment (DubWindow *window, GtkWidget *page, DubSession *session)
{
  DubMove legal[512];
  guint n = dub_game_list_legal (dub_session_get_game (session), NULL, legal, G_N_ELEMENTS (legal));

  for (guint i = 0; i < n; i++)
    if (legal[i].verb == DUB_MOVE_PLACE_GARMENT) {
      dub_board_view_press (DUB_BOARD_VIEW (find (page, DUB_TYPE_BOARD_VIEW)), legal[i].from);
      break;
    }
  ui_settle (window);
}

static void
play (DubWindow *window, GtkWidget *page, DubSession *session, const graphene_rect_t *before,
      guint n)
{
  static const struct {
    DubPhase phase;
    DubOwner turn;
    const char *when;
  } moments[] = {
    { DUB_PHASE_PREPARE, DUB_NOBODY, "a round is prepared" },
    { DUB_PHASE_TURNS, DUB_BARRY, "it is her turn" },
    { DUB_PHASE_TURNS, DUB_YOU, "it is your turn" },
    { DUB_PHASE_INCOME, DUB_NOBODY, "there is income" },
    { DUB_PHASE_SCORING, DUB_NOBODY, "the game is scored" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++) {
    ui_play_until (session, moments[i].phase, moments[i].turn);
    ui_settle (window);
    check_still (page, before, n, moments[i].when);
    if (moments[i].phase != DUB_PHASE_TURNS)
      continue;
    if (moments[i].turn == DUB_BARRY)
      ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
    else
      choose_garment (window, page, session);
    ui_settle (window);
    check_still (page, before, n, "something is chosen");
  }
}

static void
test_whole (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (DubSession) session = NULL;
  g_autofree graphene_rect_t *before = NULL;
  DubWindow *window;
  GtkWidget *page;
  guint n;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", one->font, NULL);
  edition_choose (&one->edition, 100);
  session = one->is_base ? ui_begin (9, 0) : edition_begin (&one->edition);
  window = ui_open_window (one->width, one->height);
  page = show_one_frame (window, session);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), ==, one->width);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), ==, one->height);
  before = list_bounds (page, &n);
  check_in_sight (page);
  ui_wait (1000);
  check_still (page, before, n, "a second has passed");
  play (window, page, session, before, n);
  ui_close_window (window);
}

/* Finds the first place of her first order, if it is on the board. */
static gboolean
find_first (DubSession *session, GtkWidget *page, GtkWidget **first)
{
  const DubTurn *turn = dub_session_get_turn (session);
  g_autoptr (GPtrArray) spaces = ui_list (page, DUB_TYPE_SPACE);

  if (turn == NULL || dub_session_get_question (session) != NULL)
    return FALSE;
  for (guint i = 0; i < spaces->len; i++) {
    *first = g_ptr_array_index (spaces, i);
    if (dub_move_touches (&turn->steps[0], dub_space_get_place (DUB_SPACE (*first))))
      return TRUE;
  }

  return FALSE;
}

static void
check_first (GtkWidget *page, GtkWidget *first)
{
  GtkWidget *scroller = find (find (page, DUB_TYPE_BOARD_VIEW), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *mark = gtk_widget_get_last_child (first);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_visible (mark));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (mark)), ==, "1");
  g_assert_true (gtk_widget_compute_bounds (first, scroller, &bounds));
  g_assert_cmpfloat ((double) bounds.origin.y, >=, 0);
  g_assert_cmpfloat ((double) (bounds.origin.y + bounds.size.height), <=,
                     gtk_widget_get_height (scroller));
}

/* On a phone the player turns to the board after the orders have appeared. */
static void
test_first_order (gconstpointer data)
{
  int width = GPOINTER_TO_INT (data);
  const Edition *edition = &editions[EDITION_EN];
  g_autoptr (DubSession) session = NULL;
  DubWindow *window;
  GtkWidget *page, *first;
  guint n = 0;

  edition_choose (edition, 100);
  session = edition_begin (edition);
  window = ui_open_window (width, 600);
  page = ui_show_session (window, session);
  for (guint turn = 0; turn < 12; turn++) {
    g_assert_true (gtk_widget_activate_action (page, "game.show", "s", "now"));
    ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
    ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
    ui_settle (window);
    g_assert_true (gtk_widget_activate_action (page, "game.show", "s", "board"));
    ui_settle (window);
    if (find_first (session, page, &first)) {
      check_first (page, first);
      n++;
    }
    ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  }
  g_assert_cmpuint (n, >, 3);
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  int status;

  g_setenv ("DUBARRY_LOCALEDIR", g_getenv ("DUB_TEST_CATALOGUES"), TRUE);
  dub_text_init ();
  g_test_init (&argc, &argv, NULL);
  ui_init ();
  ui_remove_frames ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/ui/board/whole/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_whole);
  }
  g_test_add_data_func ("/ui/board/first-order/360", GINT_TO_POINTER (360), test_first_order);
  g_test_add_data_func ("/ui/board/first-order/800", GINT_TO_POINTER (800), test_first_order);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
