/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-window.h"

#include "dub-application.h"
#include "dub-boxes-window.h"
#include "dub-game-page.h"
#include "dub-history.h"
#include "dub-lesson.h"
#include "dub-names.h"
#include "dub-new-game-page.h"
#include "dub-past-games-page.h"
#include "dub-play-window.h"
#include "dub-preferences.h"
#include "dub-profiles.h"
#include "dub-rules-window.h"
#include "dub-saved-row.h"
#include "dub-settings.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-welcome-page.h"
#include "dub-worker.h"

#include <glib/gi18n-lib.h>

struct _DubWindow {
  AdwApplicationWindow parent_instance;

  GtkStack *stack;

  DubSession *session;   /* owned; NULL if no game is open */
  gboolean was_reported; /* unsaved data, when it was about to close */
};

DUB_DEFINE_TEMPLATE_TYPE (DubWindow, dub_window, ADW_TYPE_APPLICATION_WINDOW)

/* The stack moves the focus as well, and so does a window that is first shown, so this comes
 * last. */
static void
focus_page (DubWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (DUB_IS_GAME_PAGE (page))
    dub_game_page_focus (DUB_GAME_PAGE (page));
  else if (DUB_IS_WELCOME_PAGE (page))
    dub_welcome_page_focus (DUB_WELCOME_PAGE (page));
}

/* A popover that goes with its page while it is open would keep all presses and keys for itself. */
static void
close_popovers (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    close_popovers (child);
  if (GTK_IS_POPOVER (widget))
    gtk_popover_popdown (GTK_POPOVER (widget));
}

static void
show_page (DubWindow *self, GtkWidget *page)
{
  GtkWidget *old = gtk_stack_get_visible_child (self->stack);

  if (old != NULL)
    close_popovers (old);
  gtk_stack_add_child (self->stack, page);
  gtk_stack_set_visible_child (self->stack, page);
  if (old != NULL)
    gtk_stack_remove (self->stack, old);
  focus_page (self);
}

/* Warns before leaving a game whose last entries are not saved. */
static gboolean
leave_session (DubWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (self->session == NULL || dub_session_flush (self->session, &error))
    return TRUE;
  sentence = dub_session_dup_sentence (self->session, error);
  dub_ui_say (self, sentence);

  return FALSE;
}

/* The first attempt keeps the window open, so that there is time to save a copy. A job that fails
 * is new each time. */
static gboolean
dub_window_close_request (GtkWindow *window)
{
  DubWindow *self = DUB_WINDOW (window);
  gboolean is_done = dub_worker_wait ();
  gboolean is_saved = leave_session (self);

  if (!is_done || (!is_saved && !self->was_reported)) {
    self->was_reported = !is_saved;
    return GDK_EVENT_STOP;
  }

  return GTK_WINDOW_CLASS (dub_window_parent_class)->close_request (window);
}

/* An entry that was made since then may be lost as well. */
static void
forget_report (DubWindow *self)
{
  self->was_reported = FALSE;
}

/* Applies the settings of the whole app while a game is shown: its terms, and a screen that
 * stays on. */
static void
set_session (DubWindow *self, DubSession *session)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  /* A note is saved when its field is left; the next page may list it. */
  if (self->session != NULL)
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
  leave_session (self);
  g_set_object (&self->session, session);
  if (session != NULL)
    g_signal_connect_object (session, "changed", G_CALLBACK (forget_report), self,
                             G_CONNECT_SWAPPED);
  forget_report (self);
  if (!DUB_IS_APPLICATION (application))
    return;
  dub_application_choose_language (DUB_APPLICATION (application),
                                   session != NULL ? &dub_session_get_game (session)->box : NULL);
  dub_application_keep_awake (DUB_APPLICATION (application), GTK_WINDOW (self), session != NULL);
}

/* The welcome page, or the one for a new game. */
static void
leave_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubWindow *self = DUB_WINDOW (widget);
  gboolean is_welcome = g_str_equal (action, "win.welcome");

  set_session (self, NULL);
  show_page (self,
             g_object_new (is_welcome ? DUB_TYPE_WELCOME_PAGE : DUB_TYPE_NEW_GAME_PAGE, NULL));
}

/* The profile of the next game is matched; of a shipped one a copy is made. */
static void
match_copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *box = g_settings_get_string (dub_settings_get (), "box");
  GtkWidget *boxes = dub_boxes_window_new (GTK_WINDOW (widget));

  gtk_window_present (GTK_WINDOW (boxes));
  dub_boxes_window_match (DUB_BOXES_WINDOW (boxes), box);
}

static void
draw_cards (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_settings_set_string (dub_settings_get (), "way",
                         dub_name_get (DUB_SET_DRAW_MODE, DUB_DRAW_LEARN));
  g_settings_set_boolean (dub_settings_get (), "fill", FALSE);
  leave_game (widget, action, parameter);
}

/* Begins a game in which the app draws everything, with the values of the shipped profile. Once is
 * enough: the worker shows the game as soon as it is on disk. */
static void
try_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const DubSetup setup = {
    .seed = g_random_int (),
    .count_candidate = TRUE,
    .draw_mode = DUB_DRAW_APP,
    .colors = { [DUB_BARRY] = DUB_PLAYER_PURPLE, [DUB_YOU] = DUB_PLAYER_BLACK },
  };
  g_autofree char *name = dub_new_game_page_make_name ();
  DubBox box;

  if (!dub_profiles_load ("deluxe", &box, NULL))
    g_assert_not_reached ();
  gtk_widget_action_set_enabled (widget, action, FALSE);
  dub_window_begin_game (DUB_WINDOW (widget), name, &box, &setup, TRUE);
}

static void
show_past_games (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubWindow *self = DUB_WINDOW (widget);
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  GPtrArray *games =
      DUB_IS_WELCOME_PAGE (page) ? dub_welcome_page_get_games (DUB_WELCOME_PAGE (page)) : NULL;

  set_session (self, NULL);
  show_page (self, dub_past_games_page_new (games, g_str_equal (action, "win.games-in-progress")));
}

/* Begins a game with the box and the settings of this one, and other cards. Displays that the app
 * has filled before anything else was done are filled again. */
static void
play_again (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubWindow *self = DUB_WINDOW (widget);
  const DubHistory *history =
      self->session != NULL ? dub_session_get_history (self->session) : NULL;
  g_autofree char *name = dub_new_game_page_make_name ();
  gboolean fill;
  DubSetup setup;

  if (history == NULL)
    return;
  setup = *dub_history_get_setup (history);
  setup.seed = g_random_int ();
  fill = dub_history_get_position (history) > 1 &&
         dub_event_is (&dub_history_get_entry (history, 1).events[0], DUB_MOVE_FILL);
  gtk_widget_action_set_enabled (widget, action, FALSE);
  dub_window_begin_game (self, name, &dub_session_get_game (self->session)->box, &setup, fill);
}

/* The preferences, the box profiles, or the trash. */
static void
show_window (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWindow *parent = GTK_WINDOW (widget);
  GtkWidget *window = g_str_equal (action, "win.preferences") ? dub_preferences_new (parent)
                      : g_str_equal (action, "win.boxes")     ? dub_boxes_window_new (parent)
                                                              : dub_trash_window_new (parent);

  gtk_window_present (GTK_WINDOW (window));
}

/* The log of a game, whose entries a player can play on from. */
static void
show_log (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubWindow *self = DUB_WINDOW (widget);
  const char *id;

  g_variant_get (parameter, "(&s&s)", &id, NULL);
  dub_window_open_game (self, id);
  if (self->session != NULL)
    gtk_widget_activate_action (gtk_stack_get_visible_child (self->stack), "game.show", "s",
                                "journal");
}

static void
create_branch (DubJob *job)
{
  job->made = dub_games_branch (job->data, &job->error);
}

static void
branched_cb (gpointer window, DubJob *job)
{
  if (job->error != NULL) {
    dub_ui_report (window, job->error);
    return;
  }
  dub_window_open_game (window, job->made);
  dub_ui_say (window, C_ ("toast", "This is a new game. The other one stays as it is."));
}

/* Begins a game with the deal of this one, as it was after so many of its entries. */
static void
play_on (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubSession *session = DUB_WINDOW (widget)->session;
  g_autoptr (GError) error = NULL;
  char *text = dub_session_print_branch (session, g_variant_get_uint32 (parameter), &error);

  if (text == NULL)
    dub_ui_report (widget, error);
  else
    dub_worker_run (create_branch, branched_cb, widget,
                    (DubJob){ .data = text, .free_data = g_free });
}

static void
log_play (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GError) error = NULL;
  const char *id;
  GtkWidget *window;

  g_variant_get (parameter, "(&s&s)", &id, NULL);
  window = dub_play_window_new (GTK_WINDOW (widget), id, &error);
  if (window != NULL)
    gtk_window_present (GTK_WINDOW (window));
  else
    dub_ui_report (widget, error);
}

static DubEdition
get_edition (DubWindow *self)
{
  return self->session != NULL ? (DubEdition) dub_session_get_game (self->session)->box.edition
                               : DUB_EDITION_DELUXE;
}

static void
show_rules (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_rules_window_present (GTK_WINDOW (widget), get_edition (DUB_WINDOW (widget)),
                            g_variant_get_string (parameter, NULL));
}

static void
open_file (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_saved_files_choose (widget, DUB_SAVED_GAME, dub_saved_files_open);
}

static void
show_game (DubWindow *self, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubSession) session = NULL;

  /* A pending rename may still have the file open. */
  dub_worker_wait ();
  session = dub_session_open (id, &error);
  if (session == NULL) {
    dub_ui_report (self, error);
    return;
  }
  dub_window_show_session (self, session);
  dub_game_page_recall (DUB_GAME_PAGE (gtk_stack_get_visible_child (self->stack)));
}

/* Shows the repaired game in place of the damaged one. */
static void
repair_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *id = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = dub_games_repair (id, &error);
  g_autofree char *name = kept != NULL ? g_filename_display_basename (kept) : NULL;
  g_autofree char *sentence = NULL;

  if (kept == NULL) {
    dub_ui_report (widget, error);
    return;
  }
  show_game (DUB_WINDOW (widget), id);
  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (C_ ("file", "The damaged file is kept: %s"), name);
  dub_ui_say (widget, sentence);
}

static void
open_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_window_open_game (DUB_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* Something was done with a game in a list. */
static void
update_games (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWidget *page = gtk_stack_get_visible_child (DUB_WINDOW (widget)->stack);
  const char *problem;

  g_variant_get (parameter, "(&s&s)", NULL, &problem);
  if (*problem != '\0')
    dub_ui_say (widget, problem);
  if (DUB_IS_WELCOME_PAGE (page) || DUB_IS_PAST_GAMES_PAGE (page))
    gtk_widget_activate_action (page, "games.update", NULL);
}

static void
copy_code (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          g_variant_get_string (parameter, NULL));
  dub_ui_say (widget, C_ ("toast", "The code is copied."));
}

DubWindow *
dub_window_new (GtkApplication *application)
{
  return g_object_new (DUB_TYPE_WINDOW, "application", application, NULL);
}

DubSession *
dub_window_get_session (DubWindow *self)
{
  return self->session;
}

void
dub_window_show_session (DubWindow *self, DubSession *session)
{
  g_autoptr (DubTableView) view = dub_table_view_new (session);

  set_session (self, session);
  dub_session_sync_in_background (session);
  show_page (self, dub_game_page_new (view, "now"));
}

/* The data with which the worker creates a game, and the file of the game. */
typedef struct {
  DubBox box;
  DubSetup setup;
  gboolean fill;
  gboolean is_guided; /* the box and the setup are those of the guided round */
  DubGameFile *file;  /* owned */
} NewGame;

static void
new_game_free (gpointer data)
{
  NewGame *self = data;

  g_clear_pointer (&self->file, dub_game_file_close);
  g_free (self);
}

static void
create_game (DubJob *job)
{
  NewGame *self = job->data;
  const DubMove fill = dub_move (DUB_NOBODY, DUB_MOVE_FILL);

  self->file = self->is_guided
                   ? dub_lesson_create_game (job->argument, &job->error)
                   : dub_games_create (job->argument, &self->box, &self->setup, &job->error);
  if (self->file != NULL && self->fill)
    dub_game_file_perform (self->file, &fill, &job->error);
}

static void
game_created_cb (gpointer window, DubJob *job)
{
  DubWindow *self = window;
  NewGame *new_game = job->data;
  g_autoptr (DubSession) session = NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.try", TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.play-again", TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.guided-round", TRUE);
  if (job->error == NULL) {
    session = dub_session_new_for_file (g_steal_pointer (&new_game->file));
    dub_window_show_session (self, session);
    return;
  }
  dub_ui_report (self, job->error);
  if (DUB_IS_NEW_GAME_PAGE (gtk_stack_get_visible_child (self->stack)))
    gtk_widget_action_set_enabled (gtk_stack_get_visible_child (self->stack), "new-game.begin",
                                   TRUE);
}

static void
begin (DubWindow *self, const char *name, NewGame new_game)
{
  dub_worker_run (create_game, game_created_cb, self,
                  (DubJob){ .argument = g_strdup (name),
                            .data = g_memdup2 (&new_game, sizeof new_game),
                            .free_data = new_game_free });
}

void
dub_window_begin_game (DubWindow *self, const char *name, const DubBox *box, const DubSetup *setup,
                       gboolean fill)
{
  begin (self, name, (NewGame){ .box = *box, .setup = *setup, .fill = fill });
}

void
dub_window_open_game (DubWindow *self, const char *id)
{
  if (self->session == NULL || !g_str_equal (dub_session_get_id (self->session), id))
    show_game (self, id);
}

/* Shows the guided round that was left, or returns FALSE. */
static gboolean
continue_guided_round (DubWindow *self)
{
  g_autofree char *id = NULL;

  if (self->session != NULL && dub_lesson_is_running (self->session))
    return TRUE;
  /* A pending rename may still have the file open. */
  dub_worker_wait ();
  id = dub_lesson_find_game ();
  if (id != NULL)
    dub_window_open_game (self, id);

  return id != NULL;
}

static void
begin_guided_round (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubWindow *self = DUB_WINDOW (widget);
  g_autofree char *name = dub_text_guided_game ();

  g_settings_reset (dub_settings_get (), "closed-guide");
  if (self->session != NULL && !dub_lesson_is_running (self->session))
    dub_ui_say (self, C_ ("toast", "Your game is kept under “All Games”."));
  if (continue_guided_round (self))
    return;
  gtk_widget_action_set_enabled (widget, action, FALSE);
  begin (self, name, (NewGame){ .is_guided = TRUE });
}

/* The first page is the welcome page, unless the window was told to show another one. */
static void
dub_window_show (GtkWidget *widget)
{
  DubWindow *self = DUB_WINDOW (widget);

  if (gtk_stack_get_visible_child (self->stack) == NULL)
    show_page (self, g_object_new (DUB_TYPE_WELCOME_PAGE, NULL));

  GTK_WIDGET_CLASS (dub_window_parent_class)->show (widget);
  focus_page (self);
}

/* Files are opened as if they were given on the command line. */
static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, gpointer self)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    g_ptr_array_add (files, l->data);
  g_application_open (G_APPLICATION (gtk_window_get_application (self)), (GFile **) files->pdata,
                      (int) files->len, "");

  return TRUE;
}

static void
dub_window_dispose (GObject *object)
{
  DubWindow *self = DUB_WINDOW (object);

  /* The page has to be destroyed before the game that it shows. */
  gtk_widget_dispose_template (GTK_WIDGET (self), DUB_TYPE_WINDOW);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dub_window_parent_class)->dispose (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubWindow, name)

static void
dub_window_class_init (DubWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = dub_window_close_request;
  widget_class->show = dub_window_show;

  g_type_ensure (GDK_TYPE_FILE_LIST);
  dub_template_set (widget_class, "dub-window", CHILD (stack), NULL);
  gtk_widget_class_bind_template_callback (widget_class, drop_cb);

  gtk_widget_class_install_action (widget_class, "win.welcome", NULL, leave_game);
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, leave_game);
  gtk_widget_class_install_action (widget_class, "win.match-copy", NULL, match_copy);
  gtk_widget_class_install_action (widget_class, "win.draw-cards", NULL, draw_cards);
  gtk_widget_class_install_action (widget_class, "win.try", NULL, try_game);
  gtk_widget_class_install_action (widget_class, "win.play-again", NULL, play_again);
  gtk_widget_class_install_action (widget_class, "win.past-games", NULL, show_past_games);
  gtk_widget_class_install_action (widget_class, "win.games-in-progress", NULL, show_past_games);
  gtk_widget_class_install_action (widget_class, "win.guided-round", NULL, begin_guided_round);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL, show_window);
  gtk_widget_class_install_action (widget_class, "win.boxes", NULL, show_window);
  gtk_widget_class_install_action (widget_class, "win.rules", "s", show_rules);
  gtk_widget_class_install_action (widget_class, "win.open-file", NULL, open_file);
  gtk_widget_class_install_action (widget_class, "win.open-game", "s", open_game);
  gtk_widget_class_install_action (widget_class, "win.repair-game", "s", repair_game);
  gtk_widget_class_install_action (widget_class, "win.trash", NULL, show_window);
  gtk_widget_class_install_action (widget_class, "win.copy-code", "s", copy_code);
  gtk_widget_class_install_action (widget_class, "win.play-on", "u", play_on);
  gtk_widget_class_install_action (widget_class, "games.play-on", "(ss)", show_log);
  gtk_widget_class_install_action (widget_class, "games.log", "(ss)", log_play);
  gtk_widget_class_install_action (widget_class, "games.done", "(ss)", update_games);
  dub_saved_files_install (widget_class, DUB_SAVED_GAME);
}

/* The game is made anew but for its view, which has all that the player has done on the page. */
static GtkWidget *
translate_game (DubGamePage *page)
{
  DubTableView *view = dub_game_page_get_view (page);
  g_autofree char *shown = NULL;

  g_object_get (page, "shown", &shown, NULL);
  dub_table_view_translate (view);

  return dub_game_page_new (view, shown);
}

void
dub_window_rebuild (DubWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  g_autoptr (GArray) focus = dub_ui_find_focus (GTK_WINDOW (self));

  if (DUB_IS_GAME_PAGE (page))
    show_page (self, translate_game (DUB_GAME_PAGE (page)));
  else if (DUB_IS_PAST_GAMES_PAGE (page))
    show_page (self, dub_past_games_page_new (NULL, dub_past_games_page_is_in_progress (
                                                        DUB_PAST_GAMES_PAGE (page))));
  else
    show_page (self, g_object_new (G_OBJECT_TYPE (page), NULL));
  dub_ui_focus_again (GTK_WINDOW (self), focus);
}
