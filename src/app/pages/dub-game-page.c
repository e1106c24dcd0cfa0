/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-game-page.h"

#include "dub-action-target.h"
#include "dub-adaptive-split.h"
#include "dub-board-view.h"
#include "dub-box-assistant.h"
#include "dub-correction-window.h"
#include "dub-counts-window.h"
#include "dub-game-files.h"
#include "dub-journal-pane.h"
#include "dub-large-text.h"
#include "dub-learn.h"
#include "dub-now-pane.h"
#include "dub-score-pane.h"
#include "dub-text.h"
#include "dub-trouble-pane.h"

#include <glib/gi18n-lib.h>

struct _DubGamePage {
  AdwBin parent_instance;

  GtkStack *distances;
  DubPane *arms_length;
  GtkWidget *near;
  AdwWindowTitle *title;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  DubPane *trouble;
  GtkBox *notices;
  DubAdaptiveSplit *split;
  DubPane *mirror;
  GtkWidget *side;
  GtkWidget *top_switcher;
  GtkWidget *bottom_switcher;
  GtkStack *pages;
  DubPane *desk;
  DubPane *score;
  DubPane *journal;

  GtkWidget *recap;       /* among the notices; NULL once it is dismissed */
  gboolean is_fullscreen; /* this page made the window fullscreen */

  DubSession *session; /* owned */
  char *shown;         /* owned; board, now, score or journal */
};

enum { PROP_0, PROP_SHOWN, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (DubGamePage, dub_game_page, ADW_TYPE_BIN)

static void
say (DubGamePage *self, const char *sentence)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", sentence);
}

/* A problem that stops the game is shown above it until it is solved. The Large Text view does
 * not show it, so leave that. */
static void
update_trouble (DubGamePage *self)
{
  dub_pane_update (self->trouble);
  if (gtk_widget_get_visible (GTK_WIDGET (self->trouble)) &&
      gtk_stack_get_visible_child (self->distances) != self->near)
    gtk_widget_activate_action (GTK_WIDGET (self), "game.arms-length", NULL);
}

static void
say_error (DubGamePage *self, const GError *error)
{
  g_autofree char *sentence = dub_text_error (error);
  g_autofree char *trouble = dub_session_dup_trouble (self->session);

  if (trouble == NULL || error->domain == DUB_GAME_ERROR)
    say (self, sentence);
  else
    update_trouble (self);
}

static void
update_undo (DubGamePage *self)
{
  g_autofree char *undo = dub_session_dup_undo_title (self->session);
  g_autofree char *redo = dub_session_dup_redo_title (self->session);
  g_autofree char *undo_text = dub_text_undo (undo);
  g_autofree char *redo_text = dub_text_redo (redo);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.undo", undo != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.redo", redo != NULL);
  gtk_widget_set_tooltip_text (self->undo_button, undo_text);
  gtk_widget_set_tooltip_text (self->redo_button, redo_text);
}

/* Shows the round, its status, and the next undo. On a narrow screen the heading takes both
 * lines, and only the tooltip of the button says what undo would do. */
static void
update_title (DubGamePage *self)
{
  g_autofree char *heading = dub_text_heading (&dub_session_get_game (self->session)->state);
  g_autofree char *undo = dub_session_dup_undo_title (self->session);
  g_autofree char *undo_text = undo != NULL ? dub_text_undo (undo) : g_strdup ("");
  g_auto (GStrv) halves = g_strsplit (heading, " · ", 2);
  gboolean folded = dub_adaptive_split_get_folded (self->split) && halves[1] != NULL;

  adw_window_title_set_title (self->title, folded ? halves[0] : heading);
  adw_window_title_set_subtitle (self->title, folded ? halves[1] : undo_text);
}

/* If there is room for both, the board is always visible, so "board" means "now" beside it. */
static void
update_layout (DubGamePage *self)
{
  gboolean folded = dub_adaptive_split_get_folded (self->split);
  gboolean board = g_str_equal (self->shown, "board");

  if (folded)
    gtk_widget_remove_css_class (self->side, "beside");
  else
    gtk_widget_add_css_class (self->side, "beside");
  gtk_widget_set_visible (self->top_switcher, !folded);
  gtk_widget_set_visible (self->bottom_switcher, folded);
  gtk_stack_set_visible_child_name (self->pages, board ? "now" : self->shown);
  dub_adaptive_split_show_side (self->split, !board);
  if (self->session != NULL)
    update_title (self);
}

static void
set_shown (DubGamePage *self, const char *shown)
{
  if (g_str_equal (shown, self->shown))
    return;
  g_free (self->shown);
  self->shown = g_strdup (shown);
  update_layout (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);
}

static void
forget_recap (DubGamePage *self)
{
  if (self->recap != NULL)
    gtk_box_remove (self->notices, self->recap);
  self->recap = NULL;
}

static void
update (DubGamePage *self)
{
  forget_recap (self);
  update_title (self);
  update_undo (self);
  dub_pane_update (self->mirror);
  dub_pane_update (self->desk);
  dub_pane_update (self->arms_length);
  dub_pane_update (self->score);
  dub_pane_update (self->journal);
}

static void
perform (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);
  g_autoptr (GError) error = NULL;
  DubAction performed;

  (void) action;
  if (dub_action_target_get (parameter, &performed) &&
      !dub_session_perform (self->session, &performed, &error))
    say_error (self, error);
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);
  g_autoptr (GError) error = NULL;

  (void) action, (void) parameter;
  if (!dub_session_undo (self->session, &error))
    say_error (self, error);
}

static void
redo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);
  g_autoptr (GError) error = NULL;

  (void) action, (void) parameter;
  if (!dub_session_redo (self->session, &error))
    say_error (self, error);
}

static void
jump (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);
  g_autoptr (GError) error = NULL;

  (void) action;
  if (!dub_session_jump (self->session, g_variant_get_uint32 (parameter), &error))
    say_error (self, error);
}

/* Does the same as the big button. */
static void
go_on (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);

  (void) action, (void) parameter;
  dub_now_pane_go_on (DUB_NOW_PANE (self->desk));
}

static void
set_fullscreen (DubGamePage *self, gboolean fullscreen)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->is_fullscreen == fullscreen || !GTK_IS_WINDOW (root))
    return;
  self->is_fullscreen = fullscreen;
  if (fullscreen)
    gtk_window_fullscreen (GTK_WINDOW (root));
  else
    gtk_window_unfullscreen (GTK_WINDOW (root));
}

/* Switches between the Large Text view and the regular one. */
static void
toggle_arms_length (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);
  gboolean is_far = gtk_stack_get_visible_child (self->distances) == self->near;

  (void) action, (void) parameter;
  gtk_stack_set_visible_child (self->distances,
                               is_far ? GTK_WIDGET (self->arms_length) : self->near);
  set_fullscreen (self, is_far);
  dub_pane_focus_first (is_far ? self->arms_length : self->desk);
}

static void
show_counts (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);

  (void) action, (void) parameter;
  dub_counts_window_present (self->session, widget);
}

static void
show_set_right (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);

  (void) action, (void) parameter;
  dub_correction_window_present (self->session, widget);
}

static void
correct_box (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  (void) action, (void) parameter;
  gtk_window_present (
      GTK_WINDOW (dub_box_assistant_new_for_game (GTK_WINDOW (root), self->session)));
}

static void
deck_kept_cb (gpointer data, const GError *error)
{
  g_autoptr (DubGamePage) self = data;

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.keep-deck", TRUE);
  if (error != NULL)
    say_error (self, error);
}

/* Offered once all 25 cards are known. */
static void
keep_deck (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);

  (void) parameter;
  gtk_widget_action_set_enabled (widget, action, FALSE);
  dub_learn_keep (self->session, deck_kept_cb, g_object_ref (self));
}

static void
export_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);

  (void) action, (void) parameter;
  dub_game_files_game (self->session, widget);
}

static void
save_copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);

  (void) action, (void) parameter;
  dub_game_files_copy (self->session, widget);
}

static void
dub_game_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHOWN)
    g_value_set_string (value, DUB_GAME_PAGE (object)->shown);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_game_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHOWN)
    set_shown (DUB_GAME_PAGE (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static gboolean
focus_first (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  (void) clock, (void) user_data;
  dub_pane_focus_first (DUB_GAME_PAGE (widget)->desk);

  return G_SOURCE_REMOVE;
}

/* Moves the focus to the current task when the page is shown. The stack also moves the focus
 * when its page changes, so this waits until it has. */
static void
dub_game_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (dub_game_page_parent_class)->map (widget);
  gtk_widget_add_tick_callback (widget, focus_first, NULL, NULL);
}

/* Restores the window for the next page. */
static void
dub_game_page_unroot (GtkWidget *widget)
{
  set_fullscreen (DUB_GAME_PAGE (widget), FALSE);

  GTK_WIDGET_CLASS (dub_game_page_parent_class)->unroot (widget);
}

static void
dub_game_page_finalize (GObject *object)
{
  DubGamePage *self = DUB_GAME_PAGE (object);

  g_clear_object (&self->session);
  g_free (self->shown);

  G_OBJECT_CLASS (dub_game_page_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "game.perform", DUB_ACTION_TARGET_TYPE, perform);
  gtk_widget_class_install_action (klass, "game.undo", NULL, undo);
  gtk_widget_class_install_action (klass, "game.redo", NULL, redo);
  gtk_widget_class_install_action (klass, "game.jump", "u", jump);
  gtk_widget_class_install_action (klass, "game.go-on", NULL, go_on);
  gtk_widget_class_install_action (klass, "game.arms-length", NULL, toggle_arms_length);
  gtk_widget_class_install_action (klass, "game.counts", NULL, show_counts);
  gtk_widget_class_install_action (klass, "game.set-right", NULL, show_set_right);
  gtk_widget_class_install_action (klass, "game.correct-box", NULL, correct_box);
  gtk_widget_class_install_action (klass, "game.keep-deck", NULL, keep_deck);
  gtk_widget_class_install_action (klass, "game.export", NULL, export_game);
  gtk_widget_class_install_action (klass, "game.save-copy", NULL, save_copy);
  gtk_widget_class_install_property_action (klass, "game.show", "shown");

  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK, "game.undo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "game.redo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F11, 0, "game.arms-length", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_space, 0, "game.go-on", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Return, 0, "game.go-on", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_KP_Enter, 0, "game.go-on", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_1, GDK_ALT_MASK, "game.show", "s", "board");
  gtk_widget_class_add_binding_action (klass, GDK_KEY_2, GDK_ALT_MASK, "game.show", "s", "now");
  gtk_widget_class_add_binding_action (klass, GDK_KEY_3, GDK_ALT_MASK, "game.show", "s", "score");
  gtk_widget_class_add_binding_action (klass, GDK_KEY_4, GDK_ALT_MASK, "game.show", "s", "journal");
}

static void
dub_game_page_class_init (DubGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dub_game_page_get_property;
  object_class->set_property = dub_game_page_set_property;
  object_class->finalize = dub_game_page_finalize;
  widget_class->map = dub_game_page_map;
  widget_class->unroot = dub_game_page_unroot;

  properties[PROP_SHOWN] =
      g_param_spec_string ("shown", NULL, NULL, "now",
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (DUB_TYPE_LARGE_TEXT);
  g_type_ensure (DUB_TYPE_NOW_PANE);
  g_type_ensure (DUB_TYPE_JOURNAL_PANE);
  g_type_ensure (DUB_TYPE_BOARD_VIEW);
  g_type_ensure (DUB_TYPE_SCORE_PANE);
  g_type_ensure (DUB_TYPE_ADAPTIVE_SPLIT);
  g_type_ensure (DUB_TYPE_TROUBLE_PANE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dubarry_companion/DuBarry/dub-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, distances);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, arms_length);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, near);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, title);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, notices);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, trouble);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, split);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, mirror);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, side);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, top_switcher);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, bottom_switcher);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, pages);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, desk);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, score);
  gtk_widget_class_bind_template_child (widget_class, DubGamePage, journal);
  gtk_widget_class_bind_template_callback (widget_class, update_layout);
  install_actions (widget_class);
}

static void
dub_game_page_init (DubGamePage *self)
{
  self->shown = g_strdup ("now");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_stack_set_visible_child (self->distances, self->near);
  update_layout (self);
}

void
dub_game_page_recall (DubGamePage *self)
{
  g_auto (GStrv) lines = dub_session_dup_recap (self->session);
  g_autofree char *recap = g_strjoinv ("\n", lines);

  self->recap = dub_pane_new_label (recap, "notice");
  gtk_box_append (self->notices, self->recap);
}

/* Adds notices about the state in which the game was found. */
static void
add_notices (DubGamePage *self)
{
  g_auto (GStrv) warnings = dub_session_dup_warnings (self->session);

  for (guint i = 0; warnings[i] != NULL; i++)
    gtk_box_append (self->notices, dub_pane_new_label (warnings[i], "notice"));
}

GtkWidget *
dub_game_page_new (DubSession *session)
{
  DubGamePage *self = g_object_new (DUB_TYPE_GAME_PAGE, NULL);
  DubPane *panes[] = { self->mirror,  self->desk,        self->score,
                       self->journal, self->arms_length, self->trouble };

  self->session = g_object_ref (session);
  for (guint i = 0; i < G_N_ELEMENTS (panes); i++)
    dub_pane_set_session (panes[i], session);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "trouble", G_CALLBACK (update_trouble), self,
                           G_CONNECT_SWAPPED);
  add_notices (self);
  update_trouble (self);
  update (self);

  return GTK_WIDGET (self);
}
