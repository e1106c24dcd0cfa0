/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-fixture.h"

#include "dub-box-file.h"
#include "dub-game-page.h"
#include "dub-history.h"
#include "dub-press-filter.h"
#include "dub-text.h"
#include "dub-worker.h"
#include "tree-fixture.h"

/* Milliseconds; longer than any pause. */
enum { SETTLING = 1000 };

static DubApplication *application;

char *
ui_make_folder (void)
{
  static const char *const kinds[] = { "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME" };
  char *folder = g_dir_make_tmp ("dubarry-ui-XXXXXX", NULL);

  g_assert_nonnull (folder);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *path = g_build_filename (folder, kinds[i], NULL);

    g_setenv (kinds[i], path, TRUE);
  }

  return folder;
}

void
ui_remove_folder (char *folder)
{
  test_tree_remove (folder);
  g_free (folder);
}

static gint64 now = 1;

static gint64
get_time (void)
{
  return now;
}

void
ui_pass_time (guint milliseconds)
{
  now += (gint64) milliseconds * 1000;
}

DubApplication *
ui_init (void)
{
  g_autoptr (GError) error = NULL;

  if (application != NULL)
    return application;
  dub_press_delay_set_clock (get_time);
  application = dub_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  /* Later releases warn about the sizes of parts of their own dialogs. */
  if (gtk_get_minor_version () > 8)
    g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  /* Turns animations off, so that the screen shows the final state. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  return application;
}

static char *own_folder;

void
ui_start (int *argc, char ***argv)
{
  own_folder = ui_make_folder ();
  dub_text_init ();
  g_test_init (argc, argv, NULL);
  ui_init ();
}

int
ui_run (void)
{
  int status = g_test_run ();

  ui_remove_folder (own_folder);

  return status;
}

void
ui_remove_frames (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (
      provider, "window { margin: 0; padding: 0; border-radius: 0; box-shadow: none; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

static void
count_frame (GdkFrameClock *clock, guint *n)
{
  ++*n;
}

static void
drain (void)
{
  dub_worker_wait ();
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

/* Draws two frames: the layout of the first may require another one. */
void
ui_draw (gpointer window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  guint n = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (count_frame), &n);

  drain ();
  while (n < 2) {
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
    g_main_context_iteration (NULL, TRUE);
  }
  drain ();
  g_signal_handler_disconnect (clock, handler);
}

void
ui_settle (gpointer window)
{
  ui_pass_time (SETTLING);
  ui_draw (window);
}

static gboolean
end_wait (gpointer done)
{
  *(gboolean *) done = TRUE;

  return G_SOURCE_REMOVE;
}

void
ui_wait (guint milliseconds)
{
  gboolean done = FALSE;

  g_timeout_add (milliseconds, end_wait, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

DubWindow *
ui_open_window (int width, int height)
{
  DubWindow *window = dub_window_new (GTK_APPLICATION (ui_init ()));

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  ui_settle (window);

  return window;
}

void
ui_close_window (DubWindow *window)
{
  gpointer alive = window;

  g_object_add_weak_pointer (G_OBJECT (window), &alive);
  gtk_window_destroy (GTK_WINDOW (window));
  drain ();
  g_assert_null (alive);
}

GtkWidget *
ui_get_page (DubWindow *window)
{
  g_autoptr (GPtrArray) pages = ui_list (GTK_WIDGET (window), DUB_TYPE_GAME_PAGE);

  return pages->len > 0 ? g_ptr_array_index (pages, 0) : NULL;
}

GtkWidget *
ui_show_session (DubWindow *window, DubSession *session)
{
  GtkWidget *page;

  dub_window_show_session (window, session);
  page = ui_get_page (window);
  g_assert_nonnull (page);
  ui_settle (window);
  g_assert_true (gtk_widget_get_mapped (page));

  return page;
}

DubSession *
ui_begin (guint64 seed, guint expansions)
{
  DubSetup setup = { .seed = seed, .expansions = (guint8) expansions, .count_candidate = TRUE };
  g_autoptr (GError) error = NULL;
  DubSession *session;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  session = dub_session_new ("A test", &box, &setup, &error);
  g_assert_no_error (error);

  return session;
}

void
ui_activate (GtkWidget *page, DubMove move)
{
  dub_table_view_perform (dub_game_page_get_view (DUB_GAME_PAGE (page)), &move);
}

void
ui_perform (DubSession *session, DubMove move)
{
  g_autoptr (GError) error = NULL;

  dub_session_perform (session, &move, &error);
  g_assert_no_error (error);
}

static DubMove
make_answer (DubFact fact)
{
  if (fact == DUB_FACT_JEWELRY)
    return you_count_jewelry (0, 0, 0, 0);

  return fact == DUB_FACT_BONUSES ? you_count_crowns (0) : you_count (fact, 7);
}

void
ui_answer (DubSession *session)
{
  DubQuestion question = *dub_session_get_question (session);

  for (guint fact = 0; fact < DUB_N_FACTS; fact++)
    if ((question.facts & (1u << fact)) != 0)
      ui_perform (session, make_answer (fact));
  for (guint at = 0; at < DUB_MAX_STAFF; at++)
    if (question.kind == DUB_QUESTION_STAFF &&
        (question.spaces & (G_GUINT64_CONSTANT (1) << at)) != 0)
      ui_perform (session, turn_up (at, DUB_CROWN_NONE));
}

static gboolean
is_at (DubSession *session, DubPhase phase, DubOwner turn)
{
  const DubState *state = &dub_session_get_game (session)->state;

  return state->phase == phase && (phase != DUB_PHASE_TURNS || state->turn == turn);
}

void
ui_play_until (DubSession *session, DubPhase phase, DubOwner turn)
{
  while (!is_at (session, phase, turn)) {
    if (dub_session_get_question (session) != NULL) {
      ui_answer (session);
      continue;
    }
    if (is_at (session, DUB_PHASE_PREPARE, turn))
      ui_perform (session, table_move (DUB_MOVE_FILL));
    session_go_on (session);
  }
}

guint
ui_get_position (DubSession *session)
{
  return dub_history_get_position (dub_session_get_history (session));
}

char *
ui_read_journal (DubSession *session)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *name = g_strconcat (dub_session_get_id (session), ".dubarry", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static void
add (GtkWidget *widget, GType type, GPtrArray *list)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (list, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add (child, type, list);
}

GPtrArray *
ui_list (GtkWidget *widget, GType type)
{
  GPtrArray *list = g_ptr_array_new ();

  add (widget, type, list);

  return list;
}

GPtrArray *
ui_list_tiles (GtkWidget *widget)
{
  g_autoptr (GPtrArray) buttons = ui_list (widget, GTK_TYPE_BUTTON);
  GPtrArray *tiles = g_ptr_array_new ();

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (buttons, i), "palette-tile") &&
        gtk_widget_get_mapped (g_ptr_array_index (buttons, i)))
      g_ptr_array_add (tiles, g_ptr_array_index (buttons, i));

  return tiles;
}

GtkWidget *
ui_find_space (GtkWidget *page, DubPlace place)
{
  g_autoptr (GPtrArray) spaces = ui_list (page, DUB_TYPE_SPACE);

  for (guint i = 0; i < spaces->len; i++)
    if (dub_place_equal (dub_space_get_place (g_ptr_array_index (spaces, i)), place))
      return g_ptr_array_index (spaces, i);

  return NULL;
}

GtkWidget *
ui_find_window (GType type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWidget) one = g_list_model_get_item (toplevels, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (one, type))
      return one;
  }

  return NULL;
}

#if ADW_CHECK_VERSION(1, 5, 0)

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* The dialog is part of its window. */
GtkWidget *
ui_find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
    g_autoptr (GPtrArray) all = ui_list (window, ADW_TYPE_ALERT_DIALOG);

    if (all->len > 0)
      return g_ptr_array_index (all, 0);
  }

  return NULL;
}

void
ui_respond (const char *response)
{
  GtkWidget *dialog = ui_find_dialog ();
  g_autoptr (GtkWidget) alive = g_object_ref (dialog);

  g_signal_emit_by_name (dialog, "response", response);
  if (gtk_widget_get_root (dialog) != NULL)
    adw_dialog_force_close (ADW_DIALOG (dialog));
}

G_GNUC_END_IGNORE_DEPRECATIONS

#else

GtkWidget *
ui_find_dialog (void)
{
  return ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
}

void
ui_respond (const char *response)
{
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (ui_find_dialog ()), response);
}

#endif

GtkWidget *
ui_find_label (GtkWidget *widget, const char *text)
{
  g_autoptr (GPtrArray) labels = ui_list (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++) {
    GtkWidget *label = g_ptr_array_index (labels, i);

    if (gtk_widget_get_mapped (label) && g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return label;
  }

  return NULL;
}

char *
ui_dup_drawing (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  bytes = gsk_render_node_serialize (node);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}
