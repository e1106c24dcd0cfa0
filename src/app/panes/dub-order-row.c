/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-order-row.h"

#include "dub-choice-popover.h"
#include "dub-pane.h"
#include "dub-rules-button.h"

/* This is not an AdwBin, which since libadwaita 1.6 passes the focus to its child, so that Tab
 * would skip the row. */
struct _DubOrderRow {
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkLabel *number;
  GtkLabel *sentence;
  GtkWidget *buttons;
  GtkMenuButton *deviation_button;
  GtkToggleButton *why_button;
  GtkRevealer *revealer;
  GtkWidget *reasons;

  DubSession *session; /* unowned; outlives the row */
  guint index;
};

/* More than any step has. */
enum { MAX_DEVIATION = 128 };

G_DEFINE_FINAL_TYPE (DubOrderRow, dub_order_row, GTK_TYPE_WIDGET)

/* Reasons are created on demand. */
static void
toggle_reasons (DubOrderRow *self)
{
  gboolean shown = gtk_toggle_button_get_active (self->why_button);

  if (shown && gtk_widget_get_first_child (self->reasons) == NULL) {
    g_auto (GStrv) lines = dub_session_dup_reasons (self->session, self->index);

    for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
      gtk_box_append (GTK_BOX (self->reasons), dub_pane_new_label (lines[i], "reason"));
    gtk_box_append (GTK_BOX (self->reasons),
                    dub_rules_button_new (
                        dub_session_get_turn (self->session)->steps[self->index].rules));
  }
  gtk_revealer_set_reveal_child (self->revealer, shown);
}

/* The alternatives to the step are determined when the menu opens. */
static void
fill_deviation (GtkMenuButton *button, gpointer user_data)
{
  DubOrderRow *self = DUB_ORDER_ROW (user_data);
  GtkWidget *popover = dub_choice_popover_new ();
  g_autofree DubAction *actions = g_new0 (DubAction, MAX_DEVIATION);
  guint n = dub_game_list_deviations (dub_session_get_game (self->session),
                                      dub_session_get_turn (self->session), self->index, actions,
                                      MAX_DEVIATION);

  for (guint i = 0; i < n; i++) {
    g_autofree char *label = dub_session_dup_deviation (self->session, &actions[i]);

    dub_choice_popover_add (DUB_CHOICE_POPOVER (popover), label, &actions[i]);
  }
  gtk_menu_button_set_popover (button, popover);
}

static gboolean
can_be_deviation (DubSession *session, guint index)
{
  DubAction action;

  return !dub_session_get_read_only (session) &&
         dub_game_list_deviations (dub_session_get_game (session), dub_session_get_turn (session),
                                   index, &action, 1) > 0;
}

static void
dub_order_row_dispose (GObject *object)
{
  g_clear_pointer (&DUB_ORDER_ROW (object)->content, gtk_widget_unparent);

  G_OBJECT_CLASS (dub_order_row_parent_class)->dispose (object);
}

static void
dub_order_row_class_init (DubOrderRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_order_row_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dubarry_companion/DuBarry/dub-order-row.ui");
  gtk_widget_class_bind_template_child (widget_class, DubOrderRow, content);
  gtk_widget_class_bind_template_child (widget_class, DubOrderRow, number);
  gtk_widget_class_bind_template_child (widget_class, DubOrderRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, DubOrderRow, buttons);
  gtk_widget_class_bind_template_child (widget_class, DubOrderRow, deviation_button);
  gtk_widget_class_bind_template_child (widget_class, DubOrderRow, why_button);
  gtk_widget_class_bind_template_child (widget_class, DubOrderRow, revealer);
  gtk_widget_class_bind_template_child (widget_class, DubOrderRow, reasons);
  gtk_widget_class_bind_template_callback (widget_class, toggle_reasons);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
dub_order_row_init (DubOrderRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
dub_order_row_new (guint number, const char *sentence)
{
  DubOrderRow *self = g_object_new (DUB_TYPE_ORDER_ROW, NULL);
  g_autofree char *digits = g_strdup_printf ("%u", number);
  g_autofree char *name = g_strdup_printf ("%u. %s", number, sentence);

  gtk_label_set_label (self->number, digits);
  gtk_label_set_label (self->sentence, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return GTK_WIDGET (self);
}

GtkWidget *
dub_order_row_new_for_turn (DubSession *session, guint index, const char *sentence)
{
  DubOrderRow *self = DUB_ORDER_ROW (dub_order_row_new (index + 1, sentence));

  self->session = session;
  self->index = index;
  gtk_widget_set_visible (self->buttons, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->deviation_button), can_be_deviation (session, index));
  gtk_menu_button_set_create_popup_func (self->deviation_button, fill_deviation, self, NULL);

  return GTK_WIDGET (self);
}
