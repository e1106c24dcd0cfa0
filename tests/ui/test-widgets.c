/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window and its pages: the effects of their actions, the widgets that disappear with them, and
 * the files that they write.
 */

#include "ui-fixture.h"

#include "dub-barry-pane.h"
#include "dub-board-view.h"
#include "dub-colors.h"
#include "dub-drawing.h"
#include "dub-new-game-page.h"
#include "dub-panes.h"
#include "dub-score-sheet.h"
#include "dub-text.h"
#include "dub-welcome-page.h"
#include "dub-worker.h"
#include "test-board.h"
#include "test-counts.h"
#include "test-look.h"
#include "test-plan.h"
#include "test-prepare.h"
#include "test-your-side.h"

#include <glib/gstdio.h>
#include <string.h>

static const guint jewelry_box = 1u << DUB_EXPANSION_JEWELRY_BOX;

static gboolean
activate (GtkWidget *page, const char *action)
{
  return gtk_widget_activate_action (page, action, NULL);
}

static void
test_perform (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autofree char *filled = NULL;
  g_autofree char *again = NULL;

  ui_activate (page, table_move (DUB_MOVE_FILL));
  g_assert_cmpuint (ui_get_position (session), ==, 2);
  ui_activate (page, table_move (DUB_MOVE_READY));
  g_assert_cmpuint (ui_get_position (session), ==, 3);
  g_assert_true (activate (page, "game.go-on"));
  g_assert_cmpuint (ui_get_position (session), ==, 4);
  g_assert_nonnull (dub_session_get_turn (session));

  g_assert_true (activate (page, "game.undo"));
  g_assert_cmpuint (ui_get_position (session), ==, 3);
  g_assert_true (activate (page, "game.redo"));
  g_assert_cmpuint (ui_get_position (session), ==, 4);
  filled = ui_read_journal (session);
  g_assert_true (gtk_widget_activate_action (page, "game.jump", "u", 1));
  g_assert_cmpuint (ui_get_position (session), ==, 1);
  g_assert_true (gtk_widget_activate_action (page, "game.jump", "u", 4));
  g_assert_cmpuint (ui_get_position (session), ==, 4);
  again = ui_read_journal (session);
  g_assert_true (g_str_has_prefix (again, filled));
  ui_close_window (window);
}

/* The app offers undo only when there is an entry to undo. */
static void
test_undo_is_offered (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) buttons = ui_list (page, GTK_TYPE_BUTTON);
  GtkWidget *undo = NULL, *redo = NULL;

  for (guint i = 0; i < buttons->len; i++) {
    GtkActionable *button = g_ptr_array_index (buttons, i);

    if (g_strcmp0 (gtk_actionable_get_action_name (button), "game.undo") == 0)
      undo = GTK_WIDGET (button);
    if (g_strcmp0 (gtk_actionable_get_action_name (button), "game.redo") == 0)
      redo = GTK_WIDGET (button);
  }
  g_assert_false (gtk_widget_get_sensitive (undo));
  g_assert_false (gtk_widget_get_sensitive (redo));
  ui_activate (page, table_move (DUB_MOVE_FILL));
  g_assert_true (gtk_widget_get_sensitive (undo));
  g_assert_false (gtk_widget_get_sensitive (redo));
  activate (page, "game.undo");
  g_assert_false (gtk_widget_get_sensitive (undo));
  g_assert_true (gtk_widget_get_sensitive (redo));
  ui_close_window (window);
}

/* Checks which panes of a page are on the screen, and which visible switch is pressed; there is
 * only one. */
static void
check_shown (GtkWidget *page, const char *name, const char *panes)
{
  const GType types[] = { DUB_TYPE_BOARD_VIEW, DUB_TYPE_NOW_PANE, DUB_TYPE_SCORE_PANE,
                          DUB_TYPE_JOURNAL_PANE, DUB_TYPE_YOUR_SIDE_PANE };
  g_autofree char *shown = NULL;

  g_test_message ("%s at %d pixels", name, gtk_widget_get_width (page));
  for (guint i = 0; i < G_N_ELEMENTS (types); i++) {
    g_autoptr (GPtrArray) list = ui_list (page, types[i]);
    guint n = 0;

    for (guint j = 0; j < list->len; j++)
      n += gtk_widget_get_mapped (g_ptr_array_index (list, j));
    g_assert_cmpuint (n, ==, strchr (panes, "bnsjy"[i]) != NULL);
  }
  g_object_get (page, "shown", &shown, NULL);
  g_assert_cmpstr (shown, ==, name);
}

/* Beside the board there is one pane at a time; in a narrow window the board is one of the panes.
 * b: the board, n: now, s: the score, j: the journal, y: your things. */
static void
test_show (void)
{
  static const struct {
    int width, height;
    const char *show, *panes;
  } rows[] = {
    { 1180, 820, "score", "bs" },     { 1180, 820, "journal", "bj" },
    { 1180, 820, "board", "bn" },     { 1180, 820, "now", "bn" },
    { 360, 720, "score", "s" },       { 360, 720, "journal", "j" },
    { 360, 720, "board", "b" },       { 360, 720, "now", "n" },
    { 1180, 820, "your-side", "by" }, { 360, 720, "your-side", "y" },
  };
  g_autoptr (DubSession) session = ui_begin (7, 0);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    DubWindow *window = ui_open_window (rows[i].width, rows[i].height);
    GtkWidget *page = ui_show_session (window, session);

    ui_settle (window);
    g_assert_true (gtk_widget_activate_action (page, "game.show", "s", rows[i].show));
    ui_settle (window);
    check_shown (page, strchr (rows[i].panes, 'n') != NULL ? "now" : rows[i].show, rows[i].panes);
    ui_close_window (window);
  }
}

/* The window gives the reason, and nothing changes. */
static void
test_refused (void)
{
  const DubMove moves[] = { her_move (DUB_MOVE_ACT), you_take_favor (), table_move (DUB_N_VERBS),
                            enter_tile (99, DUB_TILE_BP) };
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autofree char *before = ui_read_journal (session);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *sentence = NULL;
    g_autofree char *after = NULL;

    g_assert_false (dub_session_perform (session, &moves[i], &error));
    sentence = dub_text_error (error);
    ui_activate (page, moves[i]);
    ui_settle (window);
    g_assert_cmpuint (ui_get_position (session), ==, 1);
    after = ui_read_journal (session);
    g_assert_cmpstr (after, ==, before);
    g_assert_nonnull (ui_find_label (GTK_WIDGET (window), sentence));
  }
  ui_close_window (window);
}

/* The big button alone plays a game to its end, except for questions. */
static void
test_go_on (void)
{
  g_autoptr (DubSession) session = ui_begin (12, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  const DubState *state;
  guint n = 0;

  activate (page, "game.go-on"); /* ends the setup */
  g_assert_cmpuint (ui_get_position (session), ==, 1);
  do {
    guint before = ui_get_position (session);

    state = &dub_session_get_game (session)->state;
    if (dub_session_get_question (session) != NULL) {
      activate (page, "game.go-on");
      g_assert_cmpuint (ui_get_position (session), ==, before);
      ui_answer (session);
    } else if (state->phase == DUB_PHASE_PREPARE && (n = !n) == 1) {
      ui_activate (page, table_move (DUB_MOVE_FILL));
    } else {
      activate (page, "game.go-on");
      /* A turn without an entry asks once. */
      if (ui_get_position (session) == before && state->turn == DUB_YOU)
        activate (page, "game.go-on");
    }
    g_assert_cmpuint (ui_get_position (session), >, before);
    state = &dub_session_get_game (session)->state;
  } while (state->phase != DUB_PHASE_OVER);
  activate (page, "game.go-on");
  ui_close_window (window);
}

static void
watch (gpointer object, gpointer *place)
{
  *place = object;
  g_object_add_weak_pointer (object, place);
}

static GtkWidget *
find (DubWindow *window, GType type)
{
  g_autoptr (GPtrArray) list = ui_list (GTK_WIDGET (window), type);

  g_assert_cmpuint (list->len, ==, 1);

  return g_ptr_array_index (list, 0);
}

/* When the player leaves a page, the page and its game are freed. */
static void
test_pages_go (void)
{
  DubWindow *window = ui_open_window (1180, 820);
  DubSession *session = ui_begin (7, jewelry_box);
  gpointer welcome, new_game, page, open;

  watch (find (window, DUB_TYPE_WELCOME_PAGE), &welcome);
  activate (GTK_WIDGET (window), "win.new-game");
  ui_settle (window);
  g_assert_null (welcome);

  watch (find (window, DUB_TYPE_NEW_GAME_PAGE), &new_game);
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  watch (ui_show_session (window, session), &page);
  watch (session, &open);
  g_object_unref (session);
  g_assert_null (new_game);
  activate (page, "game.go-on");
  activate (page, "game.counts");
  activate (page, "game.correct-table");
  gtk_widget_activate_action (page, "game.show", "s", "journal");
  ui_settle (window);

  activate (GTK_WIDGET (window), "win.welcome");
  ui_settle (window);
  g_assert_null (page);
  g_assert_null (open);
  ui_close_window (window);
}

/* The log is long, and opens at the present position. */
static void
test_log_in_sight (void)
{
  DubWindow *window = ui_open_window (1180, 820);
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  GtkWidget *page, *pane, *mark;
  graphene_rect_t bounds;

  while (dub_session_get_game (session)->state.round < 3) {
    ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
    ui_play_until (session, DUB_PHASE_PREPARE, DUB_YOU);
  }
  page = ui_show_session (window, session);
  gtk_widget_activate_action (page, "game.show", "s", "journal");
  ui_settle (window);
  pane = find (window, DUB_TYPE_JOURNAL_PANE);
  mark = ui_find_label (pane, "Now");
  g_assert_nonnull (mark);
  g_assert_true (gtk_widget_compute_bounds (mark, pane, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (pane));
  ui_close_window (window);
}

static guint
count_rows (GtkWidget *pane)
{
  g_autoptr (GPtrArray) lists = ui_list (pane, GTK_TYPE_LIST_VIEW);

  return g_list_model_get_n_items (
      G_LIST_MODEL (gtk_list_view_get_model (g_ptr_array_index (lists, 0))));
}

/* Counts the changes of the turn and of the round. */
static guint
count_turns (DubSession *session)
{
  const DubHistory *history = dub_session_get_history (session);
  guint n = 0;

  for (guint i = 0; i < dub_history_get_n_entries (history); i++) {
    const DubState *before = dub_history_get_state (history, i);
    const DubState *after = dub_history_get_state (history, i + 1);

    n += before->turn != after->turn || before->phase != after->phase;
  }

  return n;
}

/* A turn is one row, however many entries it has; your actions join the row of your turn. */
static void
test_log_by_turns (void)
{
  DubWindow *window = ui_open_window (1180, 820);
  g_autoptr (DubSession) session = ui_begin (7, 0);
  GtkWidget *page, *pane;
  guint n;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  page = ui_show_session (window, session);
  gtk_widget_activate_action (page, "game.show", "s", "journal");
  ui_settle (window);
  pane = find (window, DUB_TYPE_JOURNAL_PANE);
  n = count_rows (pane);
  g_assert_cmpuint (n, ==, count_turns (session));
  g_assert_cmpuint (n, <, ui_get_position (session));
  ui_perform (session, you_take_favor ());
  ui_settle (window);
  g_assert_cmpuint (count_rows (pane), ==, n + 1);
  g_assert_nonnull (ui_find_label (pane, "Queen’s Favor claimed"));
  ui_perform (session, your_move (DUB_MOVE_END_TURN));
  ui_settle (window);
  g_assert_cmpuint (count_rows (pane), ==, n + 1);
  g_assert_cmpuint (n + 1, ==, count_turns (session));
  g_assert_true (dub_session_jump (session, ui_get_position (session) - 2, NULL));
  ui_settle (window);
  g_assert_nonnull (ui_find_label (pane, "Undone"));
  ui_close_window (window);
}

/* The window also closes while the page has a window open. */
static void
test_window_goes (void)
{
  DubSession *session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  gpointer open;
  GtkWidget *page;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  page = ui_show_session (window, session);
  watch (session, &open);
  g_object_unref (session);
  g_signal_emit_by_name (ui_find_space (page, (DubPlace){ .kind = DUB_PLACE_RESOURCE, .at = 8 }),
                         "clicked");
  ui_settle (window);
  ui_wait (600); /* for a tooltip over the popover, which GTK 4.8 would keep */
  ui_close_window (window);
  g_assert_null (open);
}

static void
test_panes_go (void)
{
  const GType types[] = { DUB_TYPE_BARRY_PANE,    DUB_TYPE_NOW_PANE,       DUB_TYPE_JOURNAL_PANE,
                          DUB_TYPE_BOARD_VIEW,    DUB_TYPE_YOUR_TURN_PANE, DUB_TYPE_PREPARE_PANE,
                          DUB_TYPE_QUESTION_FORM, DUB_TYPE_SCORE_PANE,     DUB_TYPE_SETUP_PANE };

  ui_init ();
  for (guint i = 0; i < 2 * G_N_ELEMENTS (types); i++) {
    GtkWidget *pane = g_object_new (types[i / 2], NULL);

    g_test_message ("%s", g_type_name (types[i / 2]));
    g_object_ref_sink (pane);
    if (i % 2 == 1)
      dub_pane_update (DUB_PANE (pane)); /* makes its contents */
    g_assert_finalize_object (pane);
  }
}

static guint
count_made (DubWindow *window, GType type)
{
  g_autoptr (GPtrArray) panes = ui_list (GTK_WIDGET (window), type);
  guint n = 0;

  for (guint i = 0; i < panes->len; i++)
    n += adw_bin_get_child (g_ptr_array_index (panes, i)) != NULL;

  return n;
}

/* A resumed game makes the visible widgets, and the others on demand. */
static void
test_made_late (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = dub_window_new (GTK_APPLICATION (ui_init ()));

  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  dub_window_show_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle (window);
  g_assert_cmpuint (count_made (window, DUB_TYPE_WELCOME_PAGE), ==, 0);
  g_assert_cmpuint (count_made (window, DUB_TYPE_BARRY_PANE), ==, 1);
  g_assert_cmpuint (count_made (window, DUB_TYPE_PREPARE_PANE), ==, 0);
  g_assert_cmpuint (count_made (window, DUB_TYPE_SCORE_PANE), ==, 0);
  g_assert_null (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                         find (window, DUB_TYPE_NOW_PANE)));
  g_object_set (ui_get_page (window), "shown", "score", NULL);
  ui_settle (window);
  g_assert_cmpuint (count_made (window, DUB_TYPE_SCORE_PANE), ==, 1);
  ui_close_window (window);
}

/* Returns the pixels of the drawing, four bytes each. */
static GBytes *
draw (DubDrawing drawing, const char *style, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GBytes *bytes;

  dub_drawing_paint (cr, drawing, style, width, height);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), 4 * (gsize) (width * height));
  cairo_surface_destroy (surface);

  return bytes;
}

/* Every drawing exists, and no two are equal. */
static void
test_drawings (void)
{
  g_autoptr (GHashTable) seen =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);

  g_assert_true (g_hash_table_add (seen, g_bytes_new_take (g_malloc0 (40 * 44 * 4), 40 * 44 * 4)));
  for (DubDrawing drawing = 0; drawing < DUB_N_DRAWINGS; drawing++)
    g_assert_true (g_hash_table_add (seen, draw (drawing, NULL, 40, 44)));
}

/* Each of the four silks, in both editions, gives a garment, a jewel and a tile a different
 * look. */
static void
test_silks (void)
{
  static const guint8 drawings[] = { DUB_DRAWING_GOWN, DUB_DRAWING_COAT, DUB_DRAWING_NECKLACE,
                                     DUB_DRAWING_RING };

  for (DubEdition edition = 0; edition < DUB_N_EDITIONS; edition++) {
    g_autoptr (GHashTable) seen =
        g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);

    for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
      for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++) {
        const char *style = dub_drawing_style_silk (dub_colors_get_silk (edition, color));

        g_assert_true (g_hash_table_add (seen, draw (drawings[i], style, 40, 44)));
      }
    for (DubDrawing tile = DUB_DRAWING_TILE_FIRST; tile <= DUB_DRAWING_TILE_BOTH; tile++)
      g_assert_true (
          g_hash_table_add (seen, draw (tile, dub_drawing_style_tiles (edition), 40, 44)));
  }
}

/* Checks that two drawings differ in outline, without letters and colors: in one of ten pixels
 * covered by one drawing, the other one covers nothing. */
static void
check_apart (DubDrawing one, DubDrawing other, int width, int height)
{
  g_autoptr (GBytes) first = draw (one, NULL, width, height);
  g_autoptr (GBytes) second = draw (other, NULL, width, height);
  const guint32 *a = g_bytes_get_data (first, NULL), *b = g_bytes_get_data (second, NULL);
  guint n = 0, n_apart = 0;

  for (int i = 0; i < width * height; i++) {
    int covered = (int) (a[i] >> 24), other_covered = (int) (b[i] >> 24);

    n += covered > 127 || other_covered > 127;
    n_apart += ABS (covered - other_covered) > 127;
  }
  g_test_message ("%u and %u: %u of %u pixels are apart", one, other, n_apart, n);
  g_assert_cmpuint (10 * n_apart, >=, n);
}

/* The test draws them at the smallest size on the board. */
static void
test_outlines (void)
{
  check_apart (DUB_DRAWING_TOKEN_ROUND, DUB_DRAWING_TOKEN_CORNERED, 16, 18);
  check_apart (DUB_DRAWING_GOWN, DUB_DRAWING_COAT, 24, 28);
  check_apart (DUB_DRAWING_NECKLACE, DUB_DRAWING_RING, 24, 28);
  check_apart (DUB_DRAWING_MASTER, DUB_DRAWING_JOURNEYMAN, 20, 20);
  check_apart (DUB_DRAWING_JOURNEYMAN, DUB_DRAWING_APPRENTICE, 20, 20);
  check_apart (DUB_DRAWING_COIN, DUB_DRAWING_SHIELD, 20, 20);
}

/* A rebuilt window has new words, and shows the same position. */
static void
test_rebuild (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  g_autofree char *shown = NULL;
  gpointer page;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  watch (ui_show_session (window, session), &page);
  g_object_set (page, "shown", "journal", NULL);
  dub_window_rebuild (window);
  ui_settle (window);
  g_assert_null (page);
  g_assert_nonnull (ui_get_page (window));
  g_object_get (ui_get_page (window), "shown", &shown, NULL);
  g_assert_cmpstr (shown, ==, "journal");
  g_assert_true (dub_window_get_session (window) == session);
  ui_close_window (window);
}

static guint n_inhibited, n_released;

static guint
fake_inhibit (GtkApplication *application, GtkWindow *window, GtkApplicationInhibitFlags flags,
              const char *reason)
{
  g_assert_true (GTK_IS_APPLICATION (application));
  g_assert_true (DUB_IS_WINDOW (window));
  g_assert_cmpuint (flags, ==, GTK_APPLICATION_INHIBIT_IDLE);
  g_assert_cmpstr (reason, !=, "");
  n_inhibited++;

  return 42;
}

static void
fake_uninhibit (GtkApplication *application, guint cookie)
{
  g_assert_true (GTK_IS_APPLICATION (application));
  g_assert_cmpuint (cookie, ==, 42);
  n_released++;
}

/* The app keeps the screen on while it shows a game, and releases it once. */
static void
test_keep_awake (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubApplication *app = ui_init ();
  DubWindow *window = ui_open_window (1180, 820);

  dub_application_set_inhibitor (app, (DubInhibitor){ fake_inhibit, fake_uninhibit });
  ui_show_session (window, session);
  g_assert_cmpuint (n_inhibited, ==, 1);
  dub_window_rebuild (window);
  ui_settle (window);
  g_assert_cmpuint (n_inhibited, ==, 1);
  g_assert_cmpuint (n_released, ==, 0);
  activate (GTK_WIDGET (window), "win.welcome");
  g_assert_cmpuint (n_released, ==, 1);
  activate (GTK_WIDGET (window), "win.new-game");
  g_assert_cmpuint (n_released, ==, 1);
  ui_show_session (window, session);
  g_assert_cmpuint (n_inhibited, ==, 2);
  activate (GTK_WIDGET (window), "win.welcome");
  g_assert_cmpuint (n_released, ==, 2);
  dub_application_set_inhibitor (app, (DubInhibitor){ gtk_application_inhibit,
                                                      gtk_application_uninhibit });
  ui_close_window (window);
}

static void
check_file (const char *path, const char *head, gsize length)
{
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  g_file_get_contents (path, &content, &size, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (size, >, 1000);
  g_assert_cmpmem (content, length, head, length);
}

/* The sheet works at the end and in the middle of a game; an unwritable file is reported. */
static void
test_sheet (void)
{
  g_autoptr (DubSession) session = ui_begin (9, jewelry_box);
  g_autofree char *folder = g_dir_make_tmp ("dubarry-sheet-XXXXXX", NULL);
  g_autofree char *pdf = g_build_filename (folder, "sheet.pdf", NULL);
  g_autofree char *png = g_build_filename (folder, "sheet.png", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "no", "such", "folder.pdf", NULL);
  DubWindow *window = ui_open_window (360, 640);

  for (guint i = 0; i < 2; i++) {
    ui_play_until (session, i == 0 ? DUB_PHASE_TURNS : DUB_PHASE_OVER, DUB_YOU);
    dub_score_sheet_save (session, pdf, GTK_WIDGET (window));
    g_assert_true (dub_worker_wait ());
    check_file (pdf, "%PDF-", 5);
    dub_score_sheet_save (session, png, GTK_WIDGET (window));
    g_assert_true (dub_worker_wait ());
    check_file (png, "\x89PNG\r\n\x1a\n", 8);
    g_assert_cmpint (g_unlink (pdf), ==, 0);
    g_assert_cmpint (g_unlink (png), ==, 0);
  }
  dub_score_sheet_save (session, nowhere, GTK_WIDGET (window));
  g_assert_false (dub_worker_wait ());
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  ui_close_window (window);
}

/* Silk is visible on paper, and the letter on every token is readable. */
static void
test_contrast (void)
{
  for (guint edition = 0; edition < DUB_N_EDITIONS; edition++)
    for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++) {
      GdkRGBA silk = dub_colors_get_silk (edition, color);
      double contrast = dub_colors_get_contrast (silk, dub_color_paper);

      g_test_message ("silk %u of edition %u: %.2f", color, edition, contrast);
      g_assert_cmpfloat (contrast, >=, 3);
    }
  for (guint owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    for (guint color = 0; color < DUB_N_PLAYER_COLORS; color++) {
      GdkRGBA token = dub_colors_get_token (color, owner);
      double contrast = dub_colors_get_contrast (dub_colors_get_ink (token), token);

      g_test_message ("token %u: %.2f", color, contrast);
      g_assert_cmpfloat (contrast, >=, 4.5);
    }
  g_assert_cmpfloat (dub_colors_get_contrast (dub_color_ink, dub_color_paper), >=, 7);
  g_assert_cmpfloat_with_epsilon (dub_colors_get_contrast ((GdkRGBA){ 0, 0, 0, 1 },
                                                           (GdkRGBA){ 1, 1, 1, 1 }),
                                  21, 0.001);
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);

  g_test_add_func ("/ui/actions/perform", test_perform);
  g_test_add_func ("/ui/actions/undo-is-offered", test_undo_is_offered);
  g_test_add_func ("/ui/actions/show", test_show);
  g_test_add_func ("/ui/actions/refused", test_refused);
  g_test_add_func ("/ui/actions/go-on", test_go_on);
  g_test_add_func ("/ui/memory/panes", test_panes_go);
  g_test_add_func ("/ui/memory/pages", test_pages_go);
  g_test_add_func ("/ui/log/in-sight", test_log_in_sight);
  g_test_add_func ("/ui/log/by-turns", test_log_by_turns);
  g_test_add_func ("/ui/memory/window", test_window_goes);
  g_test_add_func ("/ui/memory/made-late", test_made_late);
  g_test_add_func ("/ui/drawings", test_drawings);
  g_test_add_func ("/ui/drawings/silks", test_silks);
  g_test_add_func ("/ui/drawings/outlines", test_outlines);
  g_test_add_func ("/ui/window/rebuild", test_rebuild);
  g_test_add_func ("/ui/window/keep-awake", test_keep_awake);
  g_test_add_func ("/ui/sheet", test_sheet);
  g_test_add_func ("/ui/contrast", test_contrast);
  test_board_add ();
  test_plan_add ();
  test_prepare_add ();
  test_counts_add ();
  test_your_side_add ();
  test_look_add ();

  return ui_run ();
}
