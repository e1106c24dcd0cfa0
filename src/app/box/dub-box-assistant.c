/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant.h"

#include "dub-box-assistant-board.h"
#include "dub-box-assistant-pad.h"
#include "dub-box-editor.h"
#include "dub-box-file.h"
#include "dub-card-picker.h"
#include "dub-dialogs.h"
#include "dub-pane.h"
#include "dub-scroll.h"
#include "dub-settings.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-worker.h"

#include <glib/gi18n-lib.h>

struct _DubBoxAssistant {
  AdwWindow parent_instance;

  AdwLeaflet *leaflet;
  GtkWidget *sidebar;
  GtkWidget *content;
  GtkListBox *parts;
  GtkLabel *count;
  GtkLabel *title;
  GtkWidget *save_button;
  GtkProgressBar *progress;
  GtkScrolledWindow *scroller;
  GtkLabel *guide;
  GtkStack *pages;
  DubBoxBoard *board;
  AdwBin *deck;
  GtkWidget *problem;
  GtkWidget *hints;
  DubBoxPad *pad;
  AdwBin *feet;
  GtkWidget *main_button;

  GtkWidget *ticks[DUB_N_PARTS];
  DubBoxEditor *editor; /* owned */
  DubSession *session;  /* owned; NULL for a profile */
  guint part;           /* the current one, DUB_N_PARTS at first */
  guint n_garments;     /* the total on the page of the deck */
  gboolean may_leave;   /* it closes without asking */
};

enum { MARGIN = 24 }; /* around the value that is entered next */

G_DEFINE_FINAL_TYPE (DubBoxAssistant, dub_box_assistant, ADW_TYPE_WINDOW)

static void
scroll (DubBoxAssistant *self)
{
  GtkWidget *figure = dub_box_board_get_selected (self->board);

  if (figure != NULL)
    dub_scroll_into_sight (self->scroller, figure, MARGIN);
}

static void
update_parts (DubBoxAssistant *self, const DubBoxDraft *draft)
{
  for (guint i = 0; i < DUB_N_PARTS; i++)
    gtk_widget_set_visible (self->ticks[i], dub_box_editor_get_part_done (self->editor, i));
  gtk_list_box_select_row (self->parts, gtk_list_box_get_row_at_index (self->parts, draft->part));
}

static void
update_page (DubBoxAssistant *self, const DubBoxDraft *draft)
{
  gboolean is_deck = draft->part == DUB_PART_DECK;
  DubField field, wrong;
  gboolean has_field = dub_box_editor_get_field (self->editor, &field);
  gboolean is_wrong = dub_part_find_disorder (&draft->box, draft->part, &wrong);
  g_autofree char *hints = dub_part_dup_hints (&draft->box, draft->part);
  g_autofree char *problem = is_wrong ? dub_text_field_disorder (&draft->box, wrong) : NULL;

  if (is_deck && self->n_garments != draft->box.garment_display.n) {
    self->n_garments = draft->box.garment_display.n;
    adw_bin_set_child (self->deck, dub_box_deck_new (&draft->box));
    adw_bin_set_child (self->feet,
                       dub_box_deck_get_feet (DUB_BOX_DECK (adw_bin_get_child (self->deck))));
  }
  if (is_deck)
    dub_box_deck_update (DUB_BOX_DECK (adw_bin_get_child (self->deck)), draft);
  else
    dub_box_board_update (self->board, draft);
  gtk_stack_set_visible_child (self->pages,
                               is_deck ? GTK_WIDGET (self->deck) : GTK_WIDGET (self->board));
  gtk_widget_set_visible (GTK_WIDGET (self->pad), !is_deck);
  gtk_widget_set_visible (GTK_WIDGET (self->feet), is_deck);
  if (!is_deck)
    dub_box_pad_update (self->pad, &draft->box, has_field ? &field : NULL);
  dub_ui_set_text (self->problem, problem);
  dub_ui_set_text (self->hints, hints);
}

/* The big button goes to the next card, to the next part, or finishes. */
static void
update_main_button (DubBoxAssistant *self, const DubBoxDraft *draft)
{
  gboolean done = dub_box_editor_get_part_done (self->editor, draft->part);
  const char *label = C_ ("match my box", "Matches"), *action = "box.confirm";

  if (draft->part == DUB_PART_DECK &&
      (!done || !dub_card_equal (draft->picked, draft->box.deck[draft->card]))) {
    label = done ? C_ ("match my box", "Keep This Card") : C_ ("match my box", "Next Card");
    action = "box.keep";
  } else if (self->session == NULL && dub_box_editor_get_complete (self->editor)) {
    label = C_ ("match my box", "Done");
    action = "window.close";
  }
  gtk_button_set_label (GTK_BUTTON (self->main_button), label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->main_button), action);
}

/* Each part starts with the focus on its first value. */
static void
focus_first (DubBoxAssistant *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  if (self->part == DUB_PART_DECK)
    gtk_widget_child_focus (GTK_WIDGET (self->deck), GTK_DIR_TAB_FORWARD);
  else if (!dub_box_board_focus_selected (self->board))
    gtk_widget_grab_focus (self->main_button);
}

static void
update (DubBoxAssistant *self)
{
  const DubBoxDraft *draft = dub_box_editor_get_draft (self->editor);
  guint n_done = dub_box_draft_count_done (draft);
  g_autofree char *progress = dub_text_parts_done (n_done);

  dub_ui_take_text (self->count, g_strdup_printf ("%u/%d", n_done, DUB_N_PARTS));
  dub_ui_name_icon (self->count, progress);
  dub_ui_take_text (self->title, dub_part_dup_title (draft->part));
  gtk_progress_bar_set_fraction (self->progress, (double) n_done / DUB_N_PARTS);
  dub_ui_take_text (self->guide, dub_part_dup_guide (draft->part));
  update_parts (self, draft);
  update_page (self, draft);
  update_main_button (self, draft);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "box.keep", draft->picks == DUB_ALL_PICKS);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "box.undo",
                                 dub_box_editor_get_can_undo (self->editor));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "box.redo",
                                 dub_box_editor_get_can_redo (self->editor));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "box.save",
                                 self->session != NULL &&
                                     dub_box_editor_get_changed (self->editor) &&
                                     dub_box_check (&draft->box, NULL));
  if (self->part != draft->part) {
    self->part = draft->part;
    if (gtk_widget_get_mapped (GTK_WIDGET (self)))
      focus_first (self);
  }
  scroll (self);
}

static void
part_activated_cb (DubBoxAssistant *self, GtkListBoxRow *row)
{
  dub_box_editor_show_part (self->editor, (DubPart) gtk_list_box_row_get_index (row));
  adw_leaflet_set_visible_child (self->leaflet, self->content);
}

static void
show_parts (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxAssistant *self = DUB_BOX_ASSISTANT (widget);

  adw_leaflet_set_visible_child (self->leaflet, self->sidebar);
}

static void
show_neighbour (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxAssistant *self = DUB_BOX_ASSISTANT (widget);
  guint by = g_str_equal (action, "box.next-part") ? 1 : DUB_N_PARTS - 1;

  dub_box_editor_show_part (self->editor, (self->part + by) % DUB_N_PARTS);
}

/* Takes the card or the part as it is. */
static void
confirm (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxAssistant *self = DUB_BOX_ASSISTANT (widget);
  gboolean was_complete = dub_box_editor_get_complete (self->editor);

  if (g_str_equal (action, "box.keep"))
    dub_box_editor_keep_card (self->editor);
  else if (!dub_box_editor_confirm (self->editor))
    dub_ui_say (self, gtk_label_get_label (GTK_LABEL (self->problem)));
  if (!was_complete && dub_box_editor_get_complete (self->editor))
    dub_ui_say (self, C_ ("match my box", "All parts match your copy."));
}

static DubBoxEditor *
get_editor (GtkWidget *widget)
{
  return DUB_BOX_ASSISTANT (widget)->editor;
}

static void
select_figure (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubField field;

  g_variant_get (parameter, "(yyy)", &field.kind, &field.in, &field.at);
  dub_box_editor_select (get_editor (widget), field);
}

static void
enter (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_box_editor_enter (get_editor (widget), g_variant_get_uint32 (parameter), TRUE);
}

static void
toggle_master (GtkWidget *widget, const char *action, GVariant *parameter)
{
  guint8 hall, at;

  g_variant_get (parameter, "(yy)", &hall, &at);
  dub_box_editor_toggle_master (get_editor (widget), hall, at);
}

static void
resize (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubRow row;
  gboolean more;

  g_variant_get (parameter, "(yyb)", &row.kind, &row.hall, &more);
  dub_box_editor_resize (get_editor (widget), row, more);
}

static void
pick (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxEditor *editor = get_editor (widget);
  DubCard card = dub_card_pad_get_picked (dub_box_editor_get_draft (editor)->picked, parameter);

  dub_box_editor_pick (editor, card, dub_card_pad_get_pick (parameter));
}

static void
show_card (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_box_editor_show_card (get_editor (widget), g_variant_get_uint32 (parameter));
}

static void
change (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (g_str_equal (action, "box.undo"))
    dub_box_editor_undo (get_editor (widget));
  else if (g_str_equal (action, "box.redo"))
    dub_box_editor_redo (get_editor (widget));
  else
    dub_box_editor_reset_part (get_editor (widget));
}

/* Activates the big button from anywhere. */
static void
go_on (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkActionable *button = GTK_ACTIONABLE (DUB_BOX_ASSISTANT (widget)->main_button);

  gtk_widget_activate_action (GTK_WIDGET (button), gtk_actionable_get_action_name (button), NULL);
}

static gboolean
type_value (DubBoxAssistant *self, gunichar key)
{
  guint value;

  if (!dub_box_pad_type (self->pad, key, &value))
    return FALSE;
  dub_box_editor_enter (self->editor, value, FALSE);

  return TRUE;
}

static gboolean
type_star (DubBoxAssistant *self)
{
  DubField field;

  if (!dub_box_editor_get_field (self->editor, &field) || field.kind != DUB_FIELD_REWARD)
    return FALSE;
  dub_box_editor_toggle_master (self->editor, field.in, field.at);

  return TRUE;
}

/* Values can be typed; Enter moves to the next value, and finally to the big button. */
static gboolean
key_pressed_cb (DubBoxAssistant *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean on_figure = focus != NULL && g_str_equal (gtk_widget_get_css_name (focus), "figure");
  gboolean is_enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;
  gunichar key = gdk_keyval_to_unicode (keyval);
  gboolean handled = FALSE;

  if (self->part == DUB_PART_DECK || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (is_enter && on_figure) {
    dub_box_editor_move (self->editor, 1);
    handled = TRUE;
  } else if (key == '*')
    handled = type_star (self);
  else if (!is_enter && key > ' ')
    handled = type_value (self, key);
  if (handled && on_figure && !dub_box_board_focus_selected (self->board))
    gtk_widget_grab_focus (self->main_button);

  return handled;
}

static void
add_parts (DubBoxAssistant *self)
{
  for (guint i = 0; i < DUB_N_PARTS; i++) {
    g_autofree char *title = dub_part_dup_title (i);
    GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *label = dub_pane_new_label (title, NULL);

    self->ticks[i] = gtk_image_new_from_icon_name ("object-select-symbolic");
    dub_ui_name_icon (self->ticks[i], C_ ("match my box", "matched"));
    gtk_widget_set_hexpand (label, TRUE);
    gtk_widget_set_size_request (box, -1, 44);
    gtk_box_append (GTK_BOX (box), label);
    gtk_box_append (GTK_BOX (box), self->ticks[i]);
    gtk_list_box_append (self->parts, box);
    dub_ui_name (gtk_widget_get_parent (box), title);
  }
}

static void
leave_cb (gpointer self, const char *response, gpointer unused)
{
  dub_box_assistant_leave (self);
}

/* Asks before unsaved corrections of a game are discarded. */
static gboolean
dub_box_assistant_close_request (GtkWindow *window)
{
  DubBoxAssistant *self = DUB_BOX_ASSISTANT (window);

  /* Save first. If that fails, the window stays open so that the error can be read. */
  if (!dub_worker_wait ())
    return GDK_EVENT_STOP;
  if (self->session == NULL || self->may_leave || !dub_box_editor_get_changed (self->editor))
    return GTK_WINDOW_CLASS (dub_box_assistant_parent_class)->close_request (window);
  dub_dialogs_ask (GTK_WIDGET (self), C_ ("dialog", "Discard Changes?"),
                   C_ ("dialog", "The game keeps its current values."),
                   &(DubResponse){ "leave", C_ ("button", "Discard"), ADW_RESPONSE_DESTRUCTIVE,
                                   FALSE },
                   1, leave_cb, NULL, NULL);

  return GDK_EVENT_STOP;
}

static char *
list_changes (const DubBox *before, const DubBox *after)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    if (!dub_box_has_same_section (before, after, i)) {
      g_autofree char *name = dub_text_section (i);

      g_strv_builder_add (names, name);
    }
  list = g_strv_builder_end (names);

  return g_strjoinv (", ", list);
}

static void
corrected_cb (gpointer data, const GError *error)
{
  g_autoptr (DubBoxAssistant) self = data;
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (self->editor == NULL)
    return; /* the window is closed */
  gtk_widget_set_sensitive (GTK_WIDGET (self), TRUE);
  if (error == NULL) {
    dub_settings_keep_profile (self->session);
    dub_box_assistant_leave (self);
    if (parent != NULL)
      dub_ui_say (parent, C_ ("match my box", "Corrected from now on."));
  } else if (g_error_matches (error, DUB_RULES_ERROR, DUB_REASON_NO_ROOM))
    /* The error only says that a space does not exist. */
    dub_ui_say (self, C_ ("match my box", "A space you removed still has a piece on it. Clear that "
                                          "space first, or keep it."));
  else
    dub_ui_report (self, error);
}

static void
save_cb (gpointer data, const char *response, gpointer unused)
{
  DubBoxAssistant *self = data;

  /* Anything entered from now on would be lost. */
  gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
  dub_box_correct (self->session, &dub_box_editor_get_draft (self->editor)->box,
                   g_str_equal (response, "both"), C_ ("box", "Your copy"), corrected_cb,
                   g_object_ref (self));
}

/* Asks where to save the values of a game. */
static void
save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxAssistant *self = DUB_BOX_ASSISTANT (widget);
  g_autofree char *changes = list_changes (&dub_session_get_game (self->session)->box,
                                           &dub_box_editor_get_draft (self->editor)->box);
  g_autofree char *body =
      /* Translators: %s is a list of parts of the box. */
      g_strdup_printf (C_ ("dialog", "The game will use the new values. Undo restores "
                                     "the old ones. Changed: %s"),
                       changes);
  const DubResponse responses[] = {
    { "game", C_ ("button", "This Game Only"), ADW_RESPONSE_DEFAULT, FALSE },
    { "both", C_ ("button", "Game and Profile"), ADW_RESPONSE_SUGGESTED, TRUE },
  };

  dub_dialogs_ask (widget, C_ ("dialog", "Correct the Box Profile of This Game?"), body, responses,
                   G_N_ELEMENTS (responses), save_cb, NULL, NULL);
}

static void
dub_box_assistant_dispose (GObject *object)
{
  DubBoxAssistant *self = DUB_BOX_ASSISTANT (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), DUB_TYPE_BOX_ASSISTANT);
  g_clear_object (&self->editor);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dub_box_assistant_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "box.select", "(yyy)", select_figure);
  gtk_widget_class_install_action (klass, "box.enter", "u", enter);
  gtk_widget_class_install_action (klass, "box.master", "(yy)", toggle_master);
  gtk_widget_class_install_action (klass, "box.resize", "(yyb)", resize);
  gtk_widget_class_install_action (klass, "box.pick", "(yyyy)", pick);
  gtk_widget_class_install_action (klass, "box.show-card", "u", show_card);
  gtk_widget_class_install_action (klass, "box.reset", NULL, change);
  gtk_widget_class_install_action (klass, "box.undo", NULL, change);
  gtk_widget_class_install_action (klass, "box.redo", NULL, change);
  gtk_widget_class_install_action (klass, "box.show-parts", NULL, show_parts);
  gtk_widget_class_install_action (klass, "box.previous-part", NULL, show_neighbour);
  gtk_widget_class_install_action (klass, "box.next-part", NULL, show_neighbour);
  gtk_widget_class_install_action (klass, "box.keep", NULL, confirm);
  gtk_widget_class_install_action (klass, "box.confirm", NULL, confirm);
  gtk_widget_class_install_action (klass, "box.go-on", NULL, go_on);
  gtk_widget_class_install_action (klass, "box.save", NULL, save);

  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK, "box.undo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "box.redo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Return, GDK_CONTROL_MASK, "box.go-on", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Page_Up, GDK_CONTROL_MASK,
                                       "box.previous-part", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Page_Down, GDK_CONTROL_MASK, "box.next-part",
                                       NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Escape, 0, "window.close", NULL);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubBoxAssistant, name)

static void
dub_box_assistant_class_init (DubBoxAssistantClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_box_assistant_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = dub_box_assistant_close_request;

  g_type_ensure (DUB_TYPE_BOX_BOARD);
  g_type_ensure (DUB_TYPE_BOX_PAD);
  dub_template_set (widget_class, "dub-box-assistant", CHILD (leaflet), CHILD (sidebar),
                    CHILD (content), CHILD (parts), CHILD (count), CHILD (title),
                    CHILD (save_button), CHILD (progress), CHILD (scroller), CHILD (guide),
                    CHILD (pages), CHILD (board), CHILD (deck), CHILD (problem), CHILD (hints),
                    CHILD (pad), CHILD (feet), CHILD (main_button), NULL);
  gtk_widget_class_bind_template_callback (widget_class, focus_first);
  gtk_widget_class_bind_template_callback (widget_class, part_activated_cb);
  install_actions (widget_class);
}

static void
dub_box_assistant_init (DubBoxAssistant *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->part = DUB_N_PARTS;
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->content, keys);
  /* The pad below changes its height with the number of values. */
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (scroll), self, G_CONNECT_SWAPPED);
  adw_leaflet_set_visible_child (self->leaflet, self->content);
  add_parts (self);
}

GtkWidget *
dub_box_assistant_new (GtkWindow *parent, DubBoxEditor *editor)
{
  DubBoxAssistant *self = dub_child_window_new (DUB_TYPE_BOX_ASSISTANT, parent);

  self->editor = g_object_ref (editor);
  gtk_widget_set_visible (self->save_button, FALSE);
  g_signal_connect_object (editor, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "failed", G_CALLBACK (dub_ui_say), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}

GtkWidget *
dub_box_assistant_new_for_game (GtkWindow *parent, DubSession *session)
{
  g_autoptr (DubBoxEditor) editor = dub_box_editor_new (&dub_session_get_game (session)->box);
  DubBoxAssistant *self = DUB_BOX_ASSISTANT (dub_box_assistant_new (parent, editor));

  self->session = g_object_ref (session);
  gtk_window_set_title (GTK_WINDOW (self), C_ ("window", "Correct the Box Profile"));
  gtk_widget_set_visible (self->save_button, TRUE);
  update (self);

  return GTK_WIDGET (self);
}

DubBoxEditor *
dub_box_assistant_get_editor (DubBoxAssistant *self)
{
  return self->editor;
}

void
dub_box_assistant_leave (DubBoxAssistant *self)
{
  self->may_leave = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}
