/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-step-row.h"

#include "dub-pane.h"
#include "dub-step-details.h"
#include "dub-step-picture.h"
#include "dub-template.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

/* This is not an AdwBin, which since libadwaita 1.6 passes the focus to its child, so that Tab
 * would skip the row. */
struct _DubStepRow {
  GtkWidget parent_instance;

  GtkBox *line;
  GtkWidget *tick;
  GtkLabel *sentence;
  GMenuModel *menu;
  GtkWidget *details; /* only while it is selected */
  GtkWidget *popover; /* the menu; NULL until it was opened */

  DubTableView *view; /* unowned; outlives the row */
  DubStepItem *item;  /* owned */
};

DUB_DEFINE_TEMPLATE_TYPE (DubStepRow, dub_step_row, GTK_TYPE_WIDGET)

/* Your income cannot be done differently, and has no places on the board. */
static gboolean
can_select (DubStepRow *self)
{
  return dub_step_item_get_step (self->item) != NULL;
}

static gboolean
is_selected (DubStepRow *self)
{
  return dub_table_view_get_selected_step (self->view) == self->item;
}

static void
select_step (DubStepRow *self)
{
  if (can_select (self))
    dub_table_view_select_step (self->view, self->item);
}

/* What can be asked about a step is worked out only for the one that is selected. */
static void
selected_cb (DubStepRow *self)
{
  gboolean selected = is_selected (self);

  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
  if (selected == (self->details != NULL))
    return;
  gtk_widget_set_can_focus (self->tick, selected);
  if (selected) {
    self->details = dub_step_details_new (dub_table_view_get_session (self->view),
                                          dub_step_item_get_index (self->item));
    gtk_widget_set_parent (self->details, GTK_WIDGET (self));
    gtk_widget_add_css_class (GTK_WIDGET (self), "selected");
  } else {
    g_clear_pointer (&self->details, gtk_widget_unparent);
    gtk_widget_remove_css_class (GTK_WIDGET (self), "selected");
  }
}

static void
tapped_cb (DubStepRow *self)
{
  gboolean selected = is_selected (self);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (selected)
    dub_table_view_select_step (self->view, NULL);
  else
    select_step (self);
}

static void
open_menu (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubStepRow *self = DUB_STEP_ROW (widget);

  if (!can_select (self))
    return;
  select_step (self);
  gtk_widget_action_set_enabled (widget, "step.deviate",
                                 dub_step_details_can_deviate (DUB_STEP_DETAILS (self->details)));
  if (self->popover == NULL) {
    self->popover = gtk_popover_menu_new_from_model (self->menu);
    gtk_widget_set_parent (self->popover, widget);
  }
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
asked_cb (DubStepRow *self)
{
  open_menu (GTK_WIDGET (self), NULL, NULL);
}

static void
held_cb (DubStepRow *self, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  open_menu (GTK_WIDGET (self), NULL, NULL);
}

static void
show_why (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubStepRow *self = DUB_STEP_ROW (widget);

  select_step (self);
  if (self->details != NULL)
    dub_step_details_show_why (DUB_STEP_DETAILS (self->details));
}

static void
deviate (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubStepRow *self = DUB_STEP_ROW (widget);

  select_step (self);
  if (self->details != NULL)
    dub_step_details_deviate (DUB_STEP_DETAILS (self->details));
}

static void
tick_off (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubStepItem *item = DUB_STEP_ROW (widget)->item;

  dub_step_item_set_ticked (item, !dub_step_item_get_ticked (item));
}

static void
ticked_cb (DubStepRow *self)
{
  gboolean ticked = dub_step_item_get_ticked (self->item);
  g_autofree char *digits = g_strdup_printf ("%u", dub_step_item_get_index (self->item) + 1);

  /* That names it too, by a number which says nothing. */
  gtk_button_set_label (GTK_BUTTON (self->tick), ticked ? "✓" : digits);
  dub_pane_name_button (self->tick, gtk_widget_get_tooltip_text (self->tick));
  dub_ui_set_class (self, "ticked", ticked);
}

/* An arrow key goes to the step above or below. In a menu it has its own meaning; and at either
 * end of the list a step that is not selected yet is selected first. */
static gboolean
move (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  DubStepRow *self = DUB_STEP_ROW (widget);
  gboolean is_down = g_variant_get_boolean (args);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *next =
      is_down ? gtk_widget_get_next_sibling (widget) : gtk_widget_get_prev_sibling (widget);

  if (focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return FALSE;
  if (!DUB_IS_STEP_ROW (next)) {
    if (is_selected (self) || !can_select (self))
      return FALSE;
    next = widget;
  }
  gtk_widget_grab_focus (next);
  select_step (DUB_STEP_ROW (next));

  return TRUE;
}

/* Tab reads on from the row to its number, then to the details. GTK goes by their places, which
 * new details do not have yet if the key is faster than the next frame. */
static gboolean
focus_next_part (DubStepRow *self)
{
  if (self->details == NULL)
    return FALSE;
  if (gtk_widget_is_focus (GTK_WIDGET (self)))
    return gtk_widget_grab_focus (self->tick);

  return gtk_widget_is_focus (self->tick) &&
         gtk_widget_child_focus (self->details, GTK_DIR_TAB_FORWARD);
}

/* The focus that the player moves here selects the step; that of a new turn does not, so that the
 * places of all steps are highlighted. */
static gboolean
dub_step_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean was_inside = gtk_widget_get_focus_child (widget) != NULL || gtk_widget_is_focus (widget);
  gboolean has_moved =
      (direction == GTK_DIR_TAB_FORWARD && focus_next_part (DUB_STEP_ROW (widget))) ||
      GTK_WIDGET_CLASS (dub_step_row_parent_class)->focus (widget, direction);

  if (has_moved && !was_inside && gtk_widget_is_focus (widget))
    select_step (DUB_STEP_ROW (widget));

  return has_moved;
}

static void
dub_step_row_dispose (GObject *object)
{
  DubStepRow *self = DUB_STEP_ROW (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->details, gtk_widget_unparent);
  g_clear_object (&self->item);
  gtk_widget_dispose_template (GTK_WIDGET (self), DUB_TYPE_STEP_ROW);

  G_OBJECT_CLASS (dub_step_row_parent_class)->dispose (object);
}

static void
install_keys (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "step.menu", NULL, open_menu);
  gtk_widget_class_install_action (klass, "step.why", NULL, show_why);
  gtk_widget_class_install_action (klass, "step.deviate", NULL, deviate);
  gtk_widget_class_install_action (klass, "step.tick", NULL, tick_off);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Menu, 0, "step.menu", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F10, GDK_SHIFT_MASK, "step.menu", NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_Down, 0, move, "b", TRUE);
  gtk_widget_class_add_binding (klass, GDK_KEY_Up, 0, move, "b", FALSE);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubStepRow, name)

static void
dub_step_row_class_init (DubStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_step_row_dispose;
  widget_class->focus = dub_step_row_focus;

  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-step-row", CHILD (line), CHILD (tick), CHILD (sentence),
                    CHILD (menu), NULL);
  gtk_widget_class_bind_template_callback (widget_class, tapped_cb);
  gtk_widget_class_bind_template_callback (widget_class, asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, held_cb);
  install_keys (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

GtkWidget *
dub_step_row_new (DubTableView *view, DubStepItem *item)
{
  DubStepRow *self = g_object_new (DUB_TYPE_STEP_ROW, NULL);
  const char *sentence = dub_step_item_get_sentence (item);
  g_autofree char *name = g_strdup_printf ("%u. %s", dub_step_item_get_index (item) + 1, sentence);

  self->view = view;
  self->item = g_object_ref (item);
  gtk_label_set_label (self->sentence, sentence);
  dub_ui_name (self, name);
  if (can_select (self))
    gtk_box_append (self->line,
                    dub_step_picture_new (dub_session_get_game (dub_table_view_get_session (view)),
                                          item));
  g_object_bind_property (item, "ticked", self->tick, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (item, "notify::ticked", G_CALLBACK (ticked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  ticked_cb (self);

  return GTK_WIDGET (self);
}
