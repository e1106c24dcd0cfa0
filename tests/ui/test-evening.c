/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After the game, another program reads the code that logs the play. The player learns where the
 * game was won, continues from there, plays the deal of a week, and moves all data to another
 * device.
 */

#include "dub-chart.h"
#include "dub-game-charts.h"
#include "dub-games.h"
#include "dub-panes.h"
#include "dub-play-log.h"
#include "dub-play-window.h"
#include "dub-preferences.h"
#include "dub-saved-row.h"
#include "dub-settings.h"
#include "dub-text-results.h"
#include "dub-text.h"
#include "dub-week.h"
#include "dub-worker.h"
#include "ui-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
import_game (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".dubarry", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", file, NULL);
  char *id = dub_games_import (path, NULL, NULL);

  g_assert_nonnull (id);

  return id;
}

static GtkWidget *
find (gpointer widget, GType type)
{
  g_autoptr (GPtrArray) all = ui_list (widget, type);

  return all->len > 0 ? g_ptr_array_index (all, 0) : NULL;
}

/* Returns the text that zbar reads from the widget on the screen. */
static char *
scan (GtkWidget *widget)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "code.png", NULL);
  const char *const command[] = {
    "zbarimg", "--quiet", "--raw", "--oneshot", "-Sdisable", "-Sqrcode.enable", path, NULL,
  };
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  char *text = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                         node, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, path));
  g_assert_true (g_spawn_sync (NULL, (char **) command, NULL,
                               G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &text,
                               NULL, NULL, NULL));

  return g_strchomp (text);
}

/* Returns a text about the play of a game, with the player and the location of the preferences. */
static char *
tell_play (const char *id, char *(*tell) (const DubPlayLog *play))
{
  g_autofree char *player = g_settings_get_string (dub_settings_get (), "play-name");
  g_autofree char *location = g_settings_get_string (dub_settings_get (), "play-location");
  g_autofree char *note = NULL;
  g_autoptr (DubSummary) game = dub_games_read (id, &note, NULL);

  return tell (&(DubPlayLog){ game, player, location, note });
}

static char *
dup_link (const char *id)
{
  return tell_play (id, dub_play_log_dup_link);
}

static GtkWidget *
open_play (DubWindow *window, const char *id)
{
  GtkWidget *play;

  gtk_widget_activate_action (GTK_WIDGET (window), "games.log", "(ss)", id, "");
  play = ui_find_window (DUB_TYPE_PLAY_WINDOW);
  g_assert_nonnull (play);
  ui_settle (play);

  return play;
}

static GtkEditable *
get_location (GtkWidget *play)
{
  g_autoptr (GPtrArray) entries = ui_list (play, ADW_TYPE_ENTRY_ROW);

  g_assert_cmpuint (entries->len, ==, 2);

  return g_ptr_array_index (entries, 1);
}

/* The code is readable in every theme and in a narrow window, and has the details that the player
 * typed, which the app remembers. */
static void
test_code (void)
{
  static const char *const games[] = { "base", "classic", "all-modules" };
  g_autofree char *program = g_find_program_in_path ("zbarimg");
  DubWindow *window = ui_open_window (360, 640);
  guint n_bytes = 0;

  g_settings_set_string (dub_settings_get (), "play-name", "Zoë d’Œuvre & Соломія");
  for (guint i = 0; i < 2 * G_N_ELEMENTS (games); i++) {
    g_autofree char *id = import_game (games[i / 2]);
    GtkWidget *play, *area;

    adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                        i % 2 ? ADW_COLOR_SCHEME_FORCE_DARK
                                              : ADW_COLOR_SCHEME_FORCE_LIGHT);
    play = open_play (window, id);
    gtk_window_set_default_size (GTK_WINDOW (play), i % 2 ? 340 : 480, 720);
    area = find (play, GTK_TYPE_DRAWING_AREA);
    if (!gtk_widget_get_visible (area) || program == NULL) {
      gtk_window_destroy (GTK_WINDOW (play));
      g_test_skip ("no codes, or no zbarimg");
      break;
    }
    for (guint j = 0; j < 2; j++) {
      g_autofree char *link = NULL, *read = NULL;

      if (j == 1)
        gtk_editable_set_text (get_location (play), "Café “Été”, 2nd floor");
      ui_settle (play);
      link = dup_link (id);
      read = scan (area);
      g_assert_cmpstr (read, ==, link);
      n_bytes += (guint) strlen (read);
    }
    g_settings_reset (dub_settings_get (), "play-location");
    gtk_window_destroy (GTK_WINDOW (play));
  }
  g_test_message ("%u bytes read back", n_bytes);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  g_settings_reset (dub_settings_get (), "play-name");
  ui_close_window (window);
}

static void
read_cb (GObject *clipboard, GAsyncResult *result, gpointer text)
{
  *(char **) text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

/* The file chooser of GTK begins in the current folder, and saves the play there. */
static void
test_file (void)
{
  g_autofree char *id = import_game ("base"), *expected = tell_play (id, dub_play_log_print);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "play.json", NULL);
  g_autofree char *text = NULL, *before = g_get_current_dir ();
  DubWindow *window = ui_open_window (360, 640);
  GtkWidget *play = open_play (window, id), *chooser;

  g_assert_cmpint (g_chdir (g_get_user_data_dir ()), ==, 0);
  gtk_widget_activate_action (play, "play.save", NULL);
  chooser = ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_nonnull (chooser);
  ui_settle (chooser);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "play.json");
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  while (ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (dub_worker_wait ());
  ui_settle (play);
  g_assert_cmpint (g_chdir (before), ==, 0);
  g_assert_nonnull (ui_find_label (play, "The play is saved."));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
  gtk_window_destroy (GTK_WINDOW (play));
  ui_close_window (window);
}

/* The link goes to the clipboard; an unfinished game has none. */
static void
test_link (void)
{
  g_autofree char *id = import_game ("base"), *link = dup_link (id), *copied = NULL;
  DubWindow *window = ui_open_window (360, 640);
  GtkWidget *play = open_play (window, id);
  g_autoptr (DubSession) session = NULL;

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (play, GTK_TYPE_DRAWING_AREA)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "QR code of this play");
  gtk_widget_activate_action (play, "play.copy", NULL);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (play), NULL, read_cb, &copied);
  while (copied == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (copied, ==, link);
  ui_settle (play);
  g_assert_nonnull (ui_find_label (play, "The link is copied."));
  gtk_window_destroy (GTK_WINDOW (play));

  session = ui_begin (1, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "games.log", "(ss)",
                              dub_session_get_id (session), "");
  g_assert_null (ui_find_window (DUB_TYPE_PLAY_WINDOW));
  ui_close_window (window);
}

static GtkWidget *
find_button (gpointer widget, const char *label)
{
  GtkWidget *found = ui_find_label (widget, label);

  return found != NULL ? gtk_widget_get_ancestor (found, GTK_TYPE_BUTTON) : NULL;
}

static void
press (gpointer window, const char *label)
{
  GtkWidget *button = find_button (window, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static GtkWidget *
find_row (GtkWidget *list)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
}

/* The app computes the chances on demand. The curve ends with the result, and a tap on one of the
 * three turns leads to its beginning in the log. */
static void
test_where_it_was_won (void)
{
  g_autofree char *id = import_game ("base");
  DubWindow *window = ui_open_window (1280, 800);
  GtkWidget *page, *charts, *list;
  g_autoptr (GPtrArray) before = NULL, after = NULL;
  guint entry;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-game", "s", id);
  page = ui_get_page (window);
  gtk_widget_activate_action (page, "game.show", "s", "score");
  ui_settle (window);
  charts =
      gtk_widget_get_ancestor (find_button (window, "Find Where It Was Won"), DUB_TYPE_GAME_CHARTS);
  before = ui_list (charts, DUB_TYPE_CHART);
  press (window, "Find Where It Was Won");
  g_assert_nonnull (find (charts, GTK_TYPE_PROGRESS_BAR));
  g_assert_true (dub_worker_wait_for (DUB_LANE_FORECAST));
  ui_settle (window);
  after = ui_list (charts, DUB_TYPE_CHART);
  g_assert_cmpuint (after->len, ==, before->len + 1);
  dub_chart_move (after->pdata[1], 1000);
  g_assert_nonnull (ui_find_label (charts, "End of Game: she wins with 0%, you with 100%"));
  list = find (charts, GTK_TYPE_LIST_BOX);
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 2));
  g_assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 3));
  g_variant_get (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (find_row (list))), "u",
                 &entry);
  gtk_widget_activate (find_row (list));
  ui_settle (window);
  g_assert_true (gtk_widget_get_mapped (find (page, DUB_TYPE_JOURNAL_PANE)));
  g_assert_cmpuint (entry, >, 0);
  g_assert_nonnull (find_button (page, "Go Back to Here"));
  ui_close_window (window);
}

/* A branch continues a finished game from the middle. */
static void
test_play_on (void)
{
  g_autofree char *id = import_game ("base");
  DubWindow *window = ui_open_window (1280, 800);
  g_autofree char *before = NULL, *after = NULL, *folder = dub_games_dup_folder ();
  g_autofree char *file = g_strdup_printf ("%s/%s.dubarry", folder, id);
  DubSession *session;

  g_assert_true (g_file_get_contents (file, &before, NULL, NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "games.play-on", "(ss)", id, "");
  ui_settle (window);
  g_assert_true (gtk_widget_get_mapped (find (window, DUB_TYPE_JOURNAL_PANE)));
  gtk_widget_activate_action (ui_get_page (window), "game.show-entry", "u", 60);
  ui_settle (window);
  press (window, "Play On from Here");
  g_assert_true (dub_worker_wait ());
  ui_settle (window);
  session = dub_window_get_session (window);
  g_assert_cmpstr (dub_session_get_id (session), !=, id);
  g_assert_cmpuint (ui_get_position (session), ==, 61);
  g_assert_true (g_str_has_prefix (dub_session_get_name (session), "From Round "));
  g_assert_false (dub_session_get_read_only (session));
  g_assert_true (g_file_get_contents (file, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  ui_close_window (window);
}

static guint64
begin_week (DubWindow *window, guint choice)
{
  GtkWidget *row;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  ui_settle (window);
  row = gtk_widget_get_ancestor (ui_find_label (GTK_WIDGET (window), "Deal of the Week"),
                                 ADW_TYPE_COMBO_ROW);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), choice);
  press (window, "Start");
  g_assert_true (dub_worker_wait ());
  ui_settle (window);

  return dub_history_get_setup (dub_session_get_history (dub_window_get_session (window)))->seed;
}

static void
test_week (void)
{
  DubWindow *window = ui_open_window (900, 700);
  guint week = dub_week_get_past (2);
  g_autofree char *form = dub_week_print (week), *name = dub_text_week_name (form);

  g_assert_cmpuint (begin_week (window, 3), ==, dub_week_get_seed (week));
  g_assert_cmpstr (dub_session_get_name (dub_window_get_session (window)), ==, name);
  g_assert_cmpuint (begin_week (window, 0), !=, dub_week_get_seed (week));
  ui_close_window (window);
}

/* The results of one deal appear side by side. */
static void
test_deals (void)
{
  g_autofree char *first = import_game ("jewelry-box"), *second = import_game ("jewelry-box");
  DubWindow *window = ui_open_window (900, 700);
  g_autoptr (GPtrArray) lists = NULL, rows = NULL;

  g_assert_cmpstr (first, !=, second);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  ui_settle (window);
  lists = ui_list (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN);
  for (guint i = 0; i < 2; i++) {
    gtk_drop_down_set_selected (lists->pdata[lists->len - 1], i + 1);
    ui_settle (window);
    g_clear_pointer (&rows, g_ptr_array_unref);
    rows = ui_list (GTK_WIDGET (window), DUB_TYPE_SAVED_ROW);
    g_assert_cmpuint (rows->len, >=, 2);
    g_assert_cmpuint (rows->len, <, 9);
  }
  ui_close_window (window);
}

static void
wait_for_data (GtkWidget *preferences, const char *says)
{
  g_assert_true (dub_worker_wait ());
  ui_settle (preferences);
  g_assert_nonnull (ui_find_label (preferences, says));
}

/* All data go into a file and come back; existing data stay. */
static void
test_all_data (void)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "all.tar", NULL);
  g_autofree char *other = import_game ("classic"), *id = import_game ("base");
  gboolean is_renamed = dub_games_rename (id, "The only one", NULL);
  g_autoptr (GPtrArray) games = dub_games_list (NULL);
  g_autofree char *saved = g_strdup_printf ("Saved games %u, box profiles 0.", games->len);
  g_autofree char *here =
      g_strdup_printf ("New games 1, box profiles 0. Here already: %u.", games->len - 1);
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *preferences;

  g_assert_cmpstr (other, !=, id);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.preferences", NULL);
  preferences = ui_find_window (DUB_TYPE_PREFERENCES);
  dub_preferences_export (preferences, path, NULL);
  gtk_window_close (GTK_WINDOW (preferences)); /* not before the import is done */
  wait_for_data (preferences, saved);
  g_assert_true (is_renamed);
  g_assert_true (dub_games_delete (id, NULL));
  dub_preferences_import (preferences, path, NULL);
  wait_for_data (preferences, here);
  gtk_window_close (GTK_WINDOW (preferences));
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);
  g_test_add_func ("/evening/code", test_code);
  g_test_add_func ("/evening/file", test_file);
  g_test_add_func ("/evening/link", test_link);
  g_test_add_func ("/evening/where-it-was-won", test_where_it_was_won);
  g_test_add_func ("/evening/play-on", test_play_on);
  g_test_add_func ("/evening/week", test_week);
  g_test_add_func ("/evening/deals", test_deals);
  g_test_add_func ("/evening/all-data", test_all_data);

  return ui_run ();
}
