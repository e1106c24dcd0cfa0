/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of past games: the list, the search and the rows; the note of a game, the code of its
 * cards, and the picture of its result.
 */

#include "dub-application.h"
#include "dub-box-file.h"
#include "dub-deal-box.h"
#include "dub-file.h"
#include "dub-games.h"
#include "dub-learn.h"
#include "dub-panes.h"
#include "dub-past-games-page.h"
#include "dub-reading-box.h"
#include "dub-saved-row.h"
#include "dub-score-sheet.h"
#include "dub-session.h"
#include "dub-statistics.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-worker.h"
#include "seal.h"
#include "ui-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static const char *const goldens[] = { "base", "classic", "jewelry-box" };

static void
import_games (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++) {
    g_autofree char *file = g_strconcat (goldens[i], ".dubarry", NULL);
    g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", file, NULL);
    g_autoptr (GError) error = NULL;
    g_autofree char *id = dub_games_import (path, NULL, &error);

    g_assert_no_error (error);
    g_assert_true (dub_games_rename (id, goldens[i], NULL));
  }
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  g_autoptr (GPtrArray) all = ui_list (widget, type);

  return all->len > 0 ? g_ptr_array_index (all, 0) : NULL;
}

static GtkWidget *
show_page (DubWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  ui_settle (window);

  return find (GTK_WIDGET (window), DUB_TYPE_PAST_GAMES_PAGE);
}

static guint
count_listed (GtkWidget *page)
{
  g_autoptr (GPtrArray) rows = ui_list (page, DUB_TYPE_SAVED_ROW);

  return rows->len;
}

static void
test_empty (void)
{
  DubWindow *window = ui_open_window (360, 640);
  GtkWidget *page = show_page (window);

  g_assert_nonnull (page);
  g_assert_nonnull (ui_find_label (page, "No finished games yet"));
  g_assert_false (gtk_widget_get_mapped (find (page, GTK_TYPE_SEARCH_ENTRY)));
  ui_close_window (window);
}

static void
test_search (void)
{
  DubWindow *window = ui_open_window (360, 640);
  GtkWidget *page = show_page (window);
  GtkWidget *search = find (page, GTK_TYPE_SEARCH_ENTRY);

  g_assert_cmpuint (count_listed (page), ==, G_N_ELEMENTS (goldens));
  g_assert_nonnull (ui_find_label (page, "3 games"));
  gtk_editable_set_text (GTK_EDITABLE (search), "jewelry");
  g_signal_emit_by_name (search, "search-changed");
  ui_settle (window);
  g_assert_cmpuint (count_listed (page), ==, 1);
  g_assert_nonnull (ui_find_label (page, "1 of 3"));
  gtk_editable_set_text (GTK_EDITABLE (search), "nothing of the kind");
  g_signal_emit_by_name (search, "search-changed");
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "No Games Found"));
  ui_close_window (window);
}

static void
test_sort (void)
{
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *page = show_page (window);
  g_autoptr (GPtrArray) lists = ui_list (page, GTK_TYPE_DROP_DOWN);

  /* The filters: order, winner, Expansions and boxes. */
  g_assert_cmpuint (lists->len, ==, 4);
  gtk_drop_down_set_selected (g_ptr_array_index (lists, 1), DUB_BARRY);
  ui_settle (window);
  g_assert_cmpuint (count_listed (page), <, G_N_ELEMENTS (goldens));
  gtk_drop_down_set_selected (g_ptr_array_index (lists, 1), DUB_NOBODY);
  gtk_drop_down_set_selected (g_ptr_array_index (lists, 3), 1);
  ui_settle (window);
  g_assert_cmpuint (count_listed (page), <, G_N_ELEMENTS (goldens));
  ui_close_window (window);
}

/* Returns the visible field; the score has a field too. */
static GtkWidget *
find_note (GtkWidget *page)
{
  g_autoptr (GPtrArray) boxes = ui_list (page, DUB_TYPE_NOTE_BOX);

  for (guint i = 0; i < boxes->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (boxes, i)))
      return g_ptr_array_index (boxes, i);

  g_assert_not_reached ();
}

/* A row opens its game at the end. Leaving the field saves the note. */
static void
test_note (void)
{
  DubWindow *window = ui_open_window (1280, 800);
  GtkWidget *page = show_page (window), *box, *view;
  g_autoptr (GPtrArray) games = NULL;
  GtkTextBuffer *buffer;
  GtkTextIter start, end;
  gboolean is_found = FALSE;

  g_signal_emit_by_name (find (page, DUB_TYPE_SAVED_ROW), "activate");
  ui_settle (window);
  page = ui_get_page (window);
  box = find_note (page);
  view = find (box, GTK_TYPE_TEXT_VIEW);
  g_assert_true (gtk_widget_grab_focus (view));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "Tea was cold.", -1);
  gtk_widget_activate_action (page, "game.show", "s", "score");
  ui_settle (window);
  view = find (find_note (page), GTK_TYPE_TEXT_VIEW);
  g_assert_true (gtk_widget_grab_focus (view));
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &end, " Brr.", -1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  ui_settle (window);
  games = dub_games_list (NULL);
  for (guint i = 0; i < games->len; i++)
    is_found |=
        g_strcmp0 (((DubSummary *) g_ptr_array_index (games, i))->note, "Tea was cold. Brr.") == 0;
  g_assert_true (is_found);
  page = show_page (window);
  g_assert_nonnull (ui_find_label (page, "Tea was cold. Brr."));
  ui_close_window (window);
}

static void
lose_index (void)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *path = g_build_filename (folder, ".list", NULL);

  g_unlink (path);
}

/* Returns the page that reads the games in the background. */
static DubReadingBox *
find_reading (GtkWidget *page)
{
  g_autoptr (GPtrArray) all = ui_list (page, DUB_TYPE_READING_BOX);

  for (guint i = 0; i < all->len; i++)
    if (dub_reading_box_is_reading (g_ptr_array_index (all, i)))
      return g_ptr_array_index (all, i);

  return NULL;
}

static void
finish_reading (GtkWidget *page)
{
  while (find_reading (page) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Until the app has read all games, no page shows a part of them as if it were the whole; leaving a
 * page stops its reading. */
static void
test_read (void)
{
  DubWindow *window;
  GtkWidget *page;

  lose_index ();
  window = ui_open_window (360, 640);
  g_assert_nonnull (find_reading (GTK_WIDGET (window)));
  g_assert_nonnull (ui_find_label (GTK_WIDGET (window), "Welcome Back"));
  g_assert_null (ui_find_label (GTK_WIDGET (window), "Finished"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  page = find (GTK_WIDGET (window), DUB_TYPE_PAST_GAMES_PAGE);
  g_assert_nonnull (find_reading (page)); /* while the other page was reading */
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (find_reading (page))));
  finish_reading (page);
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "100 games"));

  lose_index ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  g_assert_nonnull (find_reading (GTK_WIDGET (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "app.resume", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  finish_reading (GTK_WIDGET (window));
  ui_settle (window);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (window), "Finished"));

  lose_index ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  g_assert_nonnull (find_reading (GTK_WIDGET (window)));
  ui_close_window (window);
}

/* The page makes rows for some of many games, and more when the player reaches the end; the count
 * includes all games. It makes the menu of a row on demand. */
static void
test_many (void)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "base.dubarry", NULL);
  g_autofree char *text = NULL;
  DubWindow *window;
  GtkWidget *page, *list, *menu;
  guint n;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (guint i = 0; i < 97; i++) {
    g_autofree char *copy = g_strdup_printf ("%s/copy-%u.dubarry", folder, i);

    g_assert_true (g_file_set_contents (copy, text, -1, NULL));
  }
  window = ui_open_window (900, 700);
  page = show_page (window);
  finish_reading (page);
  ui_settle (window);
  list = gtk_widget_get_parent (find (page, DUB_TYPE_SAVED_ROW));
  n = count_listed (page);
  g_assert_cmpuint (n, <, 100);
  g_assert_nonnull (ui_find_label (page, "100 games"));
  g_signal_emit_by_name (gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW), "edge-reached",
                         GTK_POS_BOTTOM);
  g_assert_cmpuint (count_listed (page), >, n);
  menu = find (list, GTK_TYPE_MENU_BUTTON);
  g_assert_null (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu)));
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  g_assert_nonnull (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu)));
  ui_settle (window);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
  ui_settle (window);
  ui_close_window (window);
}

/* Cuts a game off in the middle. */
static char *
read_unfinished (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "base.dubarry", NULL);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  strchr (strstr (text + strlen (text) / 2, "\nok ") + 1, '\n')[1] = '\0';

  return text;
}

/* The welcome page has rows for a few games in progress and a few damaged files, whatever their
 * number. All games in progress have a separate page, which makes rows for some of them. */
static void
test_in_progress (void)
{
  enum { N_OPEN = 300, N_DAMAGED = 50 };
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *text = read_unfinished ();
  DubWindow *window;
  GtkWidget *page, *search;

  for (guint i = 0; i < N_OPEN + N_DAMAGED; i++) {
    g_autofree char *copy = g_strdup_printf ("%s/open-%u.dubarry", folder, i);

    g_assert_true (g_file_set_contents (copy, i < N_OPEN ? text : "damaged", -1, NULL));
  }
  window = ui_open_window (360, 640);
  finish_reading (GTK_WIDGET (window));
  ui_settle (window);
  g_assert_cmpuint (count_listed (GTK_WIDGET (window)), <, 50);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (window), "Show All"));
  g_assert_nonnull (ui_find_label (GTK_WIDGET (window), "20 of 50"));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.games-in-progress", NULL);
  ui_settle (window);
  page = find (GTK_WIDGET (window), DUB_TYPE_PAST_GAMES_PAGE);
  g_assert_nonnull (ui_find_label (page, "In Progress"));
  g_assert_nonnull (ui_find_label (page, "300 games"));
  g_assert_cmpuint (count_listed (page), <, 100);
  search = find (page, GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (search), "nothing of the kind");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_listed (page), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "base");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_listed (page), >, 0);
  dub_window_rebuild (window); /* the page stays the same in another language */
  finish_reading (GTK_WIDGET (window));
  ui_settle (window);
  page = find (GTK_WIDGET (window), DUB_TYPE_PAST_GAMES_PAGE);
  g_assert_nonnull (ui_find_label (page, "300 games"));
  g_signal_emit_by_name (find (page, DUB_TYPE_SAVED_ROW), "activate");
  g_assert_cmpuint (dub_session_get_game (dub_window_get_session (window))->state.phase, !=,
                    DUB_PHASE_OVER);
  ui_close_window (window);
}

/* If a game can be resumed, the welcome page focuses the button that resumes it, even if the app
 * finds the game late. */
static void
test_focus (void)
{
  DubWindow *window;

  lose_index ();
  window = ui_open_window (360, 640);
  finish_reading (GTK_WIDGET (window));
  ui_settle (window);
  g_assert_nonnull (ui_find_label (gtk_window_get_focus (GTK_WINDOW (window)), "Resume"));
  ui_close_window (window);
}

/* The page shows cards that another game knows as soon as the app has read that game. */
static void
test_learned (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "way-learn.dubarry", NULL);
  g_autofree char *id = dub_games_import (path, NULL, NULL), *sentence = NULL;
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  DubPile known;

  g_assert_nonnull (id);
  ui_perform (session, correct_draw_mode (DUB_DRAW_LEARN));
  dub_learn_get_known (session, &known);
  g_assert_cmpuint (known.n, ==, 0);
  ui_draw (window);
  /* The app may have read the game already; then no signal comes. */
  dub_learn_get_known (session, &known);
  while (known.n == 0) {
    g_main_context_iteration (NULL, TRUE);
    dub_learn_get_known (session, &known);
  }
  sentence = known.n == DUB_N_CARDS ? dub_text_all_known () : dub_text_known (known.n);
  g_assert_nonnull (ui_find_label (page, sentence));
  ui_close_window (window);
}

static void
assert_error (GtkWidget *row, const char *sentence)
{
  GtkWidget *label = ui_find_label (row, sentence);

  g_assert_nonnull (label);
}

static void
enter_code (GtkWidget *row, const char *code)
{
  GtkWidget *entry = find (row, ADW_TYPE_ENTRY_ROW);

  gtk_editable_set_text (GTK_EDITABLE (entry), code);
  g_signal_emit_by_name (entry, "apply");
}

/* A code sets the choices of a new game; a wrong code gives the reason. */
static void
test_code (void)
{
  DubWindow *window = ui_open_window (360, 640);
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);
  const DubSetup setup = { .seed = 1769,
                           .expansions = 1u << DUB_EXPANSION_EXPERT,
                           .strength = DUB_STRENGTH_PP_5,
                           .second_place = TRUE,
                           .count_candidate = TRUE };
  g_autofree char *code = dub_deal_dup_code (dub_box_get_shipped (DUB_EDITION_CLASSIC), &setup);
  g_autofree char *strength = NULL, *box = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *row, *seed;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  ui_settle (window);
  rows = ui_list (GTK_WIDGET (window), ADW_TYPE_EXPANDER_ROW);
  row = g_ptr_array_index (rows, 2); /* after strength and rulings */
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  enter_code (row, "0000-0000-0000-00");
  ui_settle (window);
  assert_error (row, "A letter or a digit of the code is wrong. Compare it with the original.");
  enter_code (row, code);
  ui_settle (window);
  g_assert_null (
      ui_find_label (row,
                     "A letter or a digit of the code is wrong. Compare it with the original."));
  seed = find (g_ptr_array_index (rows, 3), ADW_TYPE_ENTRY_ROW);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (seed)), ==, "1769");
  strength = g_settings_get_string (settings, "strength");
  box = g_settings_get_string (settings, "box");
  g_assert_cmpstr (strength, ==, "pp-5");
  g_assert_cmpstr (box, ==, "classic");
  g_assert_true (g_settings_get_boolean (settings, "second-place"));
  g_assert_nonnull (ui_find_label (row, code));
  ui_close_window (window);
}

/* A game keeps its date after an import and a new note, in the list and in the file. */
static void
test_date (void)
{
  enum { DAY = 86400 };
  g_autofree char *golden = g_test_build_filename (G_TEST_DIST, "golden/base.dubarry", NULL);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "dated.dubarry", NULL);
  g_autofree char *text = NULL, *dated = NULL, *id = NULL;
  g_autoptr (DubSession) session = NULL;
  g_autoptr (GPtrArray) games = NULL;

  g_assert_true (g_file_get_contents (golden, &text, NULL, NULL));
  dated = seal_text (g_strconcat (text, "time 864000\n", NULL));
  g_assert_true (g_file_set_contents (path, dated, -1, NULL));
  id = dub_games_import (path, NULL, NULL);
  session = dub_session_open (id, NULL);
  g_assert_true (dub_session_set_note (session, "Later", NULL));
  g_assert_cmpint (dub_session_get_date (session), ==, 10 * DAY);
  games = dub_games_list (NULL);
  for (guint i = 0; i < games->len; i++) {
    const DubSummary *game = g_ptr_array_index (games, i);

    if (g_str_equal (game->id, id))
      g_assert_cmpint (dub_result_get_date (game), ==, 10 * DAY);
  }
  g_clear_object (&session);
  g_assert_true (dub_games_delete (id, NULL));
}

/* The picture of a result can be PNG, SVG and PDF. */
static void
test_card (void)
{
  static const struct {
    const char *ending;
    const char *start;
  } cases[] = { { "png", "\x89PNG" }, { "svg", "<?xml" }, { "pdf", "%PDF" } };
  g_autoptr (DubSession) session = dub_session_open ("game-1", NULL);
  DubWindow *window = ui_open_window (360, 640);
  g_autoptr (DubPicture) card = dub_result_card_new (session, GTK_WIDGET (window));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *name = g_strconcat ("card.", cases[i].ending, NULL);
    g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
    g_autofree char *text = NULL;

    dub_picture_save (card, path, GTK_WIDGET (window), "");
    dub_worker_wait ();
    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
    g_assert_true (g_str_has_prefix (text, cases[i].start));
  }
  ui_close_window (window);
}

/* A picture never replaces a game. */
static void
test_card_onto_a_game (void)
{
  g_autoptr (DubSession) session = dub_session_open ("game-1", NULL);
  DubWindow *window = ui_open_window (360, 640);
  g_autoptr (DubPicture) card = dub_result_card_new (session, GTK_WIDGET (window));
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *path = g_build_filename (folder, "game-1.dubarry", NULL);
  g_autofree char *text = NULL;

  dub_picture_save (card, path, GTK_WIDGET (window), "");
  g_assert_false (dub_worker_wait ());
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "dubarry-journal"));
  ui_close_window (window);
}

static void
printed_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, int *answer)
{
  *answer = (int) result;
}

/* Presses Print in the dialog of the toolkit until it accepts, once it has found its only printer,
 * the file. */
static gboolean
press_print (gpointer data)
{
  GtkWidget *dialog = ui_find_window (g_type_from_name ("GtkPrintUnixDialog"));
  g_autoptr (GObject) printer = NULL;

  g_object_get (dialog, "selected-printer", &printer, NULL);
  if (printer != NULL)
    g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_OK);

  return ui_find_window (g_type_from_name ("GtkPrintUnixDialog")) != NULL;
}

/* Confirms that a file may be replaced. The question runs a nested main loop. */
static gboolean
press_replace (gpointer data)
{
  GtkWidget *dialog = ui_find_window (g_type_from_name ("GtkMessageDialog"));

  if (dialog == NULL)
    return G_SOURCE_CONTINUE;
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_ACCEPT);

  return G_SOURCE_REMOVE;
}

/* Prints the result into a file with the dialog. The window then has to show the sentence, if there
 * is one. Returns whether the file was printed. */
static gboolean
print_to (DubSession *session, const char *path, const char *sentence)
{
  DubWindow *window = ui_open_window (360, 640);
  g_autoptr (GtkPrintOperation) operation =
      dub_picture_prepare_print (dub_result_card_new (session, GTK_WIDGET (window)),
                                 GTK_WIDGET (window));
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  int result = -1;

  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  gtk_print_settings_set_printer (settings, "Print to File");
  gtk_print_operation_set_print_settings (operation, settings);
  g_signal_connect (operation, "done", G_CALLBACK (printed_cb), &result);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (window),
                           NULL);
  g_timeout_add (20, press_print, NULL);
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    g_timeout_add (20, press_replace, NULL);
  while (result < 0 || !gtk_print_operation_is_finished (operation))
    g_main_context_iteration (NULL, TRUE);
  ui_settle (window);
  if (sentence != NULL)
    g_assert_nonnull (ui_find_label (GTK_WIDGET (window), sentence));
  ui_close_window (window);

  return result == GTK_PRINT_OPERATION_RESULT_APPLY;
}

/* Printing into a file never replaces a game either, and the player gets a message. */
static void
test_print_onto_a_game (void)
{
  g_autoptr (DubSession) session = dub_session_open ("game-1", NULL);
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *game = g_build_filename (folder, "game-1.dubarry", NULL);
  g_autofree char *fresh = g_build_filename (folder, "printed.pdf", NULL);
  g_autofree char *outside = g_build_filename (g_get_user_data_dir (), "printed.pdf", NULL);
  const char *const refused[] = { game, fresh, "/dev/null" };
  g_autofree char *before = ui_read_journal (session), *after = NULL, *text = NULL;

  /* Other backends would search for real printers and wait for them. */
  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *sentence = NULL;

    g_assert_false (dub_file_export (refused[i], "", 0, &error));
    sentence = dub_text_error (error);
    g_assert_false (print_to (session, refused[i], sentence));
  }
  after = ui_read_journal (session);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (g_file_test (fresh, G_FILE_TEST_EXISTS));
  g_assert_true (print_to (session, outside, NULL));
  g_assert_true (g_file_get_contents (outside, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "%PDF"));
}

static GtkWidget *
find_button (GtkWidget *widget, const char *label)
{
  g_autoptr (GPtrArray) buttons = ui_list (widget, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_button_get_label (g_ptr_array_index (buttons, i)), label) == 0)
      return g_ptr_array_index (buttons, i);

  return NULL;
}

static guint
press_restore (DubWindow *window, GtkWidget *page, GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  dub_worker_wait ();
  ui_settle (window);

  return count_listed (page);
}

/* The toast restores a deleted game, and so does the trash later. */
static void
test_undelete (void)
{
  DubWindow *window = ui_open_window (360, 640);
  GtkWidget *page = show_page (window), *trash;
  g_autoptr (GPtrArray) before = NULL, after = NULL;
  guint n = count_listed (page);

  for (guint i = 0; i < 2; i++) {
    gtk_widget_activate_action (page, "games.delete", "(ss)", "game-1", "<base>");
    dub_worker_wait ();
    ui_settle (window);
    g_assert_cmpuint (count_listed (page), ==, n - 1);
    g_assert_nonnull (ui_find_label (GTK_WIDGET (window), "Deleted: <base>"));
    if (i == 0)
      g_assert_cmpuint (press_restore (window, page, find_button (GTK_WIDGET (window), "Undo")), ==,
                        n);
  }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.trash", NULL);
  trash = ui_find_window (ADW_TYPE_PREFERENCES_WINDOW);
  g_assert_nonnull (ui_find_label (trash, "base"));
  before = ui_list (trash, DUB_TYPE_SAVED_ROW);
  g_assert_cmpuint (press_restore (window, page, find_button (trash, "Restore")), ==, n);
  after = ui_list (trash, DUB_TYPE_SAVED_ROW);
  g_assert_cmpuint (after->len, ==, before->len - 1);
  gtk_window_destroy (GTK_WINDOW (trash));
  ui_close_window (window);
}

/* The name of a box stays inside the frame, however long it is. */
static void
test_long_card (void)
{
  g_autofree char *golden = g_test_build_filename (G_TEST_DIST, "golden/all-modules.dubarry", NULL);
  g_autofree char *game = g_build_filename (g_get_user_data_dir (), "long.dubarry", NULL);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "long.png", NULL);
  g_autofree char *name = g_strnfill (70, 'W'), *text = NULL, *id = NULL;
  g_autoptr (DubSession) session = NULL;
  g_autoptr (DubPicture) card = NULL;
  g_autoptr (GString) changed = NULL;
  DubWindow *window = ui_open_window (360, 640);
  cairo_surface_t *surface;

  g_assert_true (g_file_get_contents (golden, &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, "Rococo Deluxe (starter)", name, 1), ==, 1);
  seal_journal (changed);
  g_assert_true (g_file_set_contents (game, changed->str, -1, NULL));
  id = dub_games_import (game, NULL, NULL);
  session = dub_session_open (id, NULL);
  card = dub_result_card_new (session, GTK_WIDGET (window));
  dub_picture_save (card, path, GTK_WIDGET (window), "");
  dub_worker_wait ();
  surface = cairo_image_surface_create_from_png (path);
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++) {
    const guint32 *row =
        (const guint32 *) (gconstpointer) (cairo_image_surface_get_data (surface) +
                                           y * cairo_image_surface_get_stride (surface));

    for (int x = 0; x < 20; x++)
      g_assert_cmphex (row[x] & 0xffffff, ==, row[0] & 0xffffff);
    g_assert_cmphex (row[0], ==,
                     *(const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface));
  }
  cairo_surface_destroy (surface);
  g_clear_object (&session);
  g_assert_true (dub_games_delete (id, NULL));
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  int status;

  gtk_test_init (&argc, &argv, NULL);
  dub_text_init ();
  adw_init ();
  ui_init ();
  g_test_add_func ("/past-games/empty", test_empty);
  g_test_add_func ("/past-games/import", import_games);
  g_test_add_func ("/past-games/search", test_search);
  g_test_add_func ("/past-games/sort", test_sort);
  g_test_add_func ("/past-games/note", test_note);
  g_test_add_func ("/past-games/code", test_code);
  g_test_add_func ("/past-games/date", test_date);
  g_test_add_func ("/past-games/card", test_card);
  g_test_add_func ("/past-games/card-onto-a-game", test_card_onto_a_game);
  g_test_add_func ("/past-games/print-onto-a-game", test_print_onto_a_game);
  g_test_add_func ("/past-games/undelete", test_undelete);
  g_test_add_func ("/past-games/long-card", test_long_card);
  g_test_add_func ("/past-games/many", test_many);
  g_test_add_func ("/past-games/read", test_read);
  g_test_add_func ("/past-games/in-progress", test_in_progress);
  g_test_add_func ("/past-games/focus", test_focus);
  g_test_add_func ("/past-games/learned", test_learned);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
