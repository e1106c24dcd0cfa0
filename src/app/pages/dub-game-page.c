/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-game-page.h"

#include "dub-adaptive-split.h"
#include "dub-application.h"
#include "dub-board-view.h"
#include "dub-box-assistant.h"
#include "dub-correction-window.h"
#include "dub-dialogs.h"
#include "dub-facts-form.h"
#include "dub-guide-note.h"
#include "dub-learn.h"
#include "dub-panes.h"
#include "dub-press-filter.h"
#include "dub-reader.h"
#include "dub-saved-files.h"
#include "dub-session.h"
#include "dub-settings.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

enum { NOTE_SECONDS = 3 };

struct _DubGamePage {
  AdwBin parent_instance;

  GtkStack *views;
  DubPane *large_text;
  GtkWidget *regular;
  GtkWidget *trouble;
  GtkLabel *trouble_label;
  GtkWidget *repair;
  GtkActionable *repair_button;
  GtkWidget *notices;
  AdwToastOverlay *toasts; /* over the board */
  DubAdaptiveSplit *split;
  DubGuideNote *board_note;
  DubGuideNote *strip_note;
  DubPane *board;
  AdwViewStack *pages;
  GtkWidget *bar;
  DubPane *now;
  DubPane *score;
  DubPane *journal;
  DubPane *your_side;

  GtkWidget *moment_title;
  GtkWidget *round;
  GtkWidget *pips;
  GtkWidget *recap;
  GtkLabel *recap_label;
  gboolean is_fullscreen; /* this page made the window fullscreen */

  DubSession *session;  /* owned */
  DubTableView *view;   /* owned; what the page shows of it */
  gboolean sees_board;  /* after the end, beside the result */
  gboolean is_on_board; /* if there is no room for both, the board is shown */

  DubPressDelay delay; /* since the big button does something else */
  DubMoment moment;
  DubVerb next; /* what it does, and whether it asks */
  gboolean is_asking;
};

enum { PROP_0, PROP_SHOWN, PROP_VIEW, PROP_SEES_BOARD, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (DubGamePage, dub_game_page, ADW_TYPE_BIN)

/* A problem that stops the game is shown above it until it is solved. The Large Text view does
 * not show it, so leave that. */
static void
update_trouble (DubGamePage *self)
{
  g_autofree char *trouble = dub_session_dup_trouble (self->session);

  gtk_label_set_label (self->trouble_label, trouble != NULL ? trouble : "");
  gtk_widget_set_visible (self->trouble, trouble != NULL);
  if (trouble != NULL && gtk_stack_get_visible_child (self->views) != self->regular)
    gtk_widget_activate_action (GTK_WIDGET (self), "game.large-text", NULL);
}

static void
say_error (DubGamePage *self, const GError *error)
{
  g_autofree char *trouble = dub_session_dup_trouble (self->session);

  if (trouble == NULL || error->domain == DUB_RULES_ERROR)
    dub_ui_report (self, error);
  else
    update_trouble (self);
}

/* The rounds are drawn beside their number where there is room. While the template is made there is
 * no split yet. */
static gboolean
has_pips (DubGamePage *self, gboolean folded)
{
  return self->split != NULL && dub_adaptive_split_has_room (self->split);
}

/* The label beside the undo button says what undo would do; without room, its tooltip does. */
static gboolean
has_undo_text (DubGamePage *self, gboolean folded, gboolean can_undo)
{
  return can_undo && has_pips (self, folded);
}

/* The last rounds are over when the scoring begins. */
static void
update_round (DubGamePage *self)
{
  const DubState *state = &dub_session_get_game (self->session)->state;
  gboolean is_over = state->phase == DUB_PHASE_SCORING || state->phase == DUB_PHASE_OVER;
  gboolean is_hers = state->phase == DUB_PHASE_TURNS && state->turn == DUB_BARRY;
  g_autofree char *heading = NULL;
  guint round = 1;

  /* A screen reader says both lines as one. */
  g_object_get (self->view, "heading", &heading, NULL);
  dub_ui_name (self->moment_title, heading);
  dub_ui_set_class (self->moment_title, "hers", is_hers);
  dub_ui_set_class (self->pips, "hers", is_hers);
  gtk_widget_set_visible (self->round, !is_over);
  for (GtkWidget *pip = gtk_widget_get_first_child (self->pips); pip != NULL;
       pip = gtk_widget_get_next_sibling (pip), round++) {
    dub_ui_set_class (pip, "done", round < state->round);
    dub_ui_set_class (pip, "now", round == state->round);
  }
}

/* GTK 4.8 never lets go of a widget that is hidden twice while it has the focus. */
static void
leave_pages (DubGamePage *self)
{
  if (dub_ui_has_focus (self->pages) && !gtk_widget_child_focus (self->bar, GTK_DIR_TAB_FORWARD))
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
}

/* If there is room for both, the board is always visible, and one of the pages beside it. */
static void
update_layout (DubGamePage *self)
{
  gboolean folded = dub_adaptive_split_get_folded (self->split);

  if (self->is_on_board && folded)
    leave_pages (self);
  if (self->is_on_board)
    adw_view_stack_set_visible_child_name (self->pages, folded ? "board" : "now");
  dub_ui_set_class (self, "folded", folded);
  dub_guide_note_set_folded (self->board_note, folded);
  dub_guide_note_set_folded (self->strip_note, folded);
  dub_adaptive_split_show_side (self->split, !self->is_on_board);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);
}

static void
set_shown (DubGamePage *self, const char *shown)
{
  self->is_on_board = g_str_equal (shown, "board");
  if (!self->is_on_board)
    adw_view_stack_set_visible_child_name (self->pages, shown);
  update_layout (self);
}

/* A wider window shows another page in place of the board, which comes back with a narrow one. */
static void
page_changed_cb (DubGamePage *self)
{
  const char *shown = adw_view_stack_get_visible_child_name (self->pages);
  gboolean is_folded = dub_adaptive_split_get_folded (self->split);

  if (is_folded || g_strcmp0 (shown, "now") != 0)
    self->is_on_board = g_strcmp0 (shown, "board") == 0;
  if (self->is_on_board && is_folded)
    leave_pages (self);
  dub_adaptive_split_show_side (self->split, !self->is_on_board);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);
}

/* The result of a game is a page of its own, until the player wants to see the board. */
static void
update_end (DubGamePage *self)
{
  gboolean is_over = dub_session_get_game (self->session)->state.phase == DUB_PHASE_OVER;

  dub_adaptive_split_set_alone (self->split, is_over && !self->sees_board);
}

static void
forget_recap (DubGamePage *self)
{
  gtk_widget_set_visible (self->recap, FALSE);
}

/* A press that was on its way when the big button changed was meant for what it did before. What it
 * leaves unknown may change at each tap; that it goes on does not. */
static void
update_meaning (DubGamePage *self)
{
  DubMoment moment = dub_table_view_get_moment (self->view);
  DubVerb next = dub_session_get_next (self->session).verb;
  gboolean is_asking = dub_table_view_is_asking_twice (self->view);

  if (moment != self->moment || next != self->next || is_asking != self->is_asking)
    dub_press_delay_begin (&self->delay);
  self->moment = moment;
  self->next = next;
  self->is_asking = is_asking;
}

gboolean
dub_game_page_shows_now (DubGamePage *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self->now));
}

gboolean
dub_game_page_is_steady (DubGamePage *self, guint milliseconds)
{
  return dub_press_delay_is_over (&self->delay, milliseconds);
}

/* All panes have changed. Nothing else moves the focus from one part of the page to another: it
 * goes to what is to be read, unless it is on the board, where the player is tapping. */
static void
changed_cb (DubGamePage *self)
{
  gboolean can_undo;

  update_meaning (self);
  update_round (self);
  update_end (self);
  update_trouble (self);
  forget_recap (self);
  g_object_get (self->view, "can-undo", &can_undo, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.undo", can_undo);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.redo",
                                 dub_session_get_can_redo (self->session));
  if (dub_game_page_shows_now (self) && !dub_ui_has_focus (self->board))
    dub_pane_focus_first (self->now);
}

void
dub_game_page_focus (DubGamePage *self)
{
  dub_pane_focus_first (
      gtk_stack_get_visible_child (self->views) == self->regular ? self->now : self->large_text);
}

/* The cost and the gain of a tap are said beside the board, or over it if nothing is beside it. It
 * waits for nothing else, and goes soon. */
static void
note_gains (DubGamePage *self)
{
  g_autofree char *gains = dub_session_dup_gains (self->session);
  AdwToast *toast;

  if (gains == NULL || !dub_adaptive_split_get_folded (self->split) || !self->is_on_board)
    return;
  toast = dub_ui_new_toast (gains);
  dub_ui_announce (self, gains);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_set_timeout (toast, NOTE_SECONDS);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
sure_cb (gpointer self, const char *response, gpointer move)
{
  dub_table_view_confirm (DUB_GAME_PAGE (self)->view, move);
}

/* The app asks the player before a move that depends on unknown facts. */
static void
ask (DubGamePage *self, const DubMove *move)
{
  const DubGame *game = dub_session_get_game (self->session);
  g_autofree char *doubt = dub_text_doubt (&game->box, &game->state, move);
  g_autofree char *heading = dub_text_offer (&game->box, &game->state, move);

  dub_dialogs_ask (GTK_WIDGET (self), heading, doubt,
                   &(DubResponse){ "ok", C_ ("button", "Yes"), ADW_RESPONSE_SUGGESTED, FALSE }, 1,
                   sure_cb, g_memdup2 (move, sizeof *move), g_free);
}

/* Goes back or forward in the history. */
static void
jump (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubTableView *view = DUB_GAME_PAGE (widget)->view;

  if (g_str_equal (action, "game.undo"))
    dub_table_view_undo (view);
  else if (g_str_equal (action, "game.redo"))
    dub_table_view_redo (view);
  else
    dub_table_view_jump (view, g_variant_get_uint32 (parameter));
}

/* Does the same as the big button. */
static void
go_on (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_table_view_go_on (DUB_GAME_PAGE (widget)->view);
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
toggle_large_text (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);
  gboolean is_large = gtk_stack_get_visible_child (self->views) == self->regular;

  /* A hidden page of a stack would still be there for a screen reader. */
  gtk_widget_set_visible (GTK_WIDGET (self->large_text), is_large);
  gtk_stack_set_visible_child (self->views,
                               is_large ? GTK_WIDGET (self->large_text) : self->regular);
  set_fullscreen (self, is_large);
  dub_game_page_focus (self);
}

static void
show_entry (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);

  set_shown (self, "journal");
  dub_journal_pane_show_entry (DUB_JOURNAL_PANE (self->journal), g_variant_get_uint32 (parameter));
}

static void
show_counts (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_counts_window_present (DUB_GAME_PAGE (widget)->view, widget);
}

static void
correct_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_correction_window_present (DUB_GAME_PAGE (widget)->view, widget);
}

static void export(GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_saved_files_export (DUB_GAME_PAGE (widget)->session, widget,
                          g_str_equal (action, "game.save-copy"));
}

static void
correct_box (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGamePage *self = DUB_GAME_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

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

  gtk_widget_action_set_enabled (widget, action, FALSE);
  dub_learn_keep (self->session, deck_kept_cb, g_object_ref (self));
}

static void
dub_game_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHOWN)
    g_value_set_string (value,
                        adw_view_stack_get_visible_child_name (DUB_GAME_PAGE (object)->pages));
  else if (id == PROP_SEES_BOARD)
    g_value_set_boolean (value, DUB_GAME_PAGE (object)->sees_board);
  else if (id == PROP_VIEW)
    g_value_set_object (value, DUB_GAME_PAGE (object)->view);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_game_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHOWN)
    set_shown (DUB_GAME_PAGE (object), g_value_get_string (value));
  else if (id == PROP_SEES_BOARD) {
    DUB_GAME_PAGE (object)->sees_board = g_value_get_boolean (value);
    g_object_notify_by_pspec (object, pspec);
    update_end (DUB_GAME_PAGE (object));
  } else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
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

  g_clear_object (&self->view);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dub_game_page_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "game.undo", NULL, jump);
  gtk_widget_class_install_action (klass, "game.redo", NULL, jump);
  gtk_widget_class_install_action (klass, "game.jump", "u", jump);
  gtk_widget_class_install_action (klass, "game.go-on", NULL, go_on);
  gtk_widget_class_install_action (klass, "game.large-text", NULL, toggle_large_text);
  gtk_widget_class_install_action (klass, "game.correct-box", NULL, correct_box);
  gtk_widget_class_install_action (klass, "game.keep-deck", NULL, keep_deck);
  gtk_widget_class_install_action (klass, "game.show-entry", "u", show_entry);
  gtk_widget_class_install_action (klass, "game.counts", NULL, show_counts);
  gtk_widget_class_install_action (klass, "game.correct-table", NULL, correct_table);
  gtk_widget_class_install_action (klass, "game.export", NULL, export);
  gtk_widget_class_install_action (klass, "game.save-copy", NULL, export);
  gtk_widget_class_install_property_action (klass, "game.show", "shown");
  gtk_widget_class_install_property_action (klass, "game.see-board", "sees-board");

  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK, "game.undo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "game.redo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F11, 0, "game.large-text", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_space, 0, "game.go-on", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Return, 0, "game.go-on", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_KP_Enter, 0, "game.go-on", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_1, GDK_ALT_MASK, "game.show", "s", "board");
  gtk_widget_class_add_binding_action (klass, GDK_KEY_2, GDK_ALT_MASK, "game.show", "s", "now");
  gtk_widget_class_add_binding_action (klass, GDK_KEY_3, GDK_ALT_MASK, "game.show", "s", "score");
  gtk_widget_class_add_binding_action (klass, GDK_KEY_4, GDK_ALT_MASK, "game.show", "s", "journal");
  gtk_widget_class_add_binding_action (klass, GDK_KEY_5, GDK_ALT_MASK, "game.show", "s",
                                       "your-side");
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubGamePage, name)

static void
dub_game_page_class_init (DubGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dub_game_page_get_property;
  object_class->set_property = dub_game_page_set_property;
  object_class->finalize = dub_game_page_finalize;
  widget_class->unroot = dub_game_page_unroot;

  properties[PROP_SHOWN] =
      g_param_spec_string ("shown", NULL, NULL, "now",
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_VIEW] = g_param_spec_object ("view", NULL, NULL, DUB_TYPE_TABLE_VIEW,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SEES_BOARD] =
      g_param_spec_boolean ("sees-board", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (DUB_TYPE_GUIDE_NOTE);
  g_type_ensure (DUB_TYPE_LARGE_TEXT);
  g_type_ensure (DUB_TYPE_NOW_PANE);
  g_type_ensure (DUB_TYPE_JOURNAL_PANE);
  g_type_ensure (DUB_TYPE_BOARD_VIEW);
  g_type_ensure (DUB_TYPE_SCORE_PANE);
  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  g_type_ensure (DUB_TYPE_ADAPTIVE_SPLIT);
  g_type_ensure (DUB_TYPE_YOUR_SIDE_PANE);
  dub_template_set (widget_class, "dub-game-page", CHILD (views), CHILD (large_text),
                    CHILD (regular), CHILD (moment_title), CHILD (round), CHILD (pips),
                    CHILD (notices), CHILD (recap), CHILD (recap_label), CHILD (trouble),
                    CHILD (trouble_label), CHILD (repair), CHILD (repair_button), CHILD (toasts),
                    CHILD (split), CHILD (board_note), CHILD (strip_note), CHILD (board),
                    CHILD (pages), CHILD (bar), CHILD (now), CHILD (score), CHILD (journal),
                    CHILD (your_side), NULL);
  gtk_widget_class_bind_template_callback (widget_class, forget_recap);
  gtk_widget_class_bind_template_callback (widget_class, has_pips);
  gtk_widget_class_bind_template_callback (widget_class, has_undo_text);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_layout);
  install_actions (widget_class);
}

static void
dub_game_page_init (DubGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_stack_set_visible_child (self->views, self->regular);
  for (guint i = 0; i < DUB_N_ROUNDS; i++)
    gtk_box_append (GTK_BOX (self->pips), g_object_new (GTK_TYPE_BOX, "css-name", "pip", NULL));
}

DubTableView *
dub_game_page_get_view (DubGamePage *self)
{
  return self->view;
}

void
dub_game_page_recall (DubGamePage *self)
{
  g_auto (GStrv) lines = dub_session_dup_recap (self->session);

  dub_ui_take_text (self->recap_label, g_strjoinv ("\n", lines));
  gtk_widget_set_visible (self->recap, TRUE);
}

/* Adds notices about the state in which the game was found. */
static void
add_notices (DubGamePage *self)
{
  g_auto (GStrv) warnings = dub_session_dup_warnings (self->session);

  dub_pane_show_lines (self->notices, warnings, "notice");
  gtk_actionable_set_action_target (self->repair_button, "s", dub_session_get_id (self->session));
  gtk_widget_set_visible (self->repair, dub_session_get_damaged (self->session));
}

GtkWidget *
dub_game_page_new (DubTableView *view, const char *shown)
{
  DubGamePage *self = g_object_new (DUB_TYPE_GAME_PAGE, NULL);
  DubSession *session = dub_table_view_get_session (view);
  GApplication *application = g_application_get_default ();
  DubPane *panes[] = { self->board,
                       self->now,
                       self->score,
                       self->journal,
                       self->your_side,
                       self->large_text,
                       DUB_PANE (self->board_note),
                       DUB_PANE (self->strip_note) };

  self->session = g_object_ref (session);
  self->view = g_object_ref (view);
  set_shown (self, shown);
  g_settings_bind (dub_settings_get (), "reminders", self->view, "reminds", G_SETTINGS_BIND_GET);
  g_settings_bind (dub_settings_get (), "enter-needed", self->view, "asks-late",
                   G_SETTINGS_BIND_GET);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEW]);
  /* GTK 4.8 loses track of a binding of a page of a stack when the stack goes. */
  for (guint i = 0; i < G_N_ELEMENTS (panes); i++)
    dub_pane_set_view (panes[i], self->view);
  dub_guide_note_watch_board (self->board_note);
  g_signal_connect_object (self->view, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->view, "performed", G_CALLBACK (note_gains), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "doubted", G_CALLBACK (ask), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "refused", G_CALLBACK (say_error), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "trouble", G_CALLBACK (update_trouble), self,
                           G_CONNECT_SWAPPED);
  add_notices (self);
  changed_cb (self);
  if (DUB_IS_APPLICATION (application))
    dub_reader_attach (GTK_WIDGET (self), session,
                       dub_application_get_speaker (DUB_APPLICATION (application)));

  return GTK_WIDGET (self);
}
