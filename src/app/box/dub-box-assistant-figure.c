/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant-figure.h"

#include "dub-piece.h"
#include "dub-text-box.h"
#include "dub-ui.h"

struct _DubBoxFigure {
  GtkButton parent_instance;

  GtkWidget *picture; /* NULL unless it is an employee */
  GtkLabel *bonus;    /* NULL unless it is an employee */
  GtkLabel *caption;
  DubField field;
};

enum { CARD_CHARS = 14 };

G_DEFINE_FINAL_TYPE (DubBoxFigure, dub_box_figure, GTK_TYPE_BUTTON)

void
dub_box_figure_update (DubBoxFigure *self, const DubBox *box, gboolean selected, gboolean wrong)
{
  guint value = dub_field_get (box, self->field);
  g_autofree char *name = dub_text_field_name (box, self->field);
  g_autofree char *words = dub_text_field_value (self->field, value);
  g_autofree char *label = g_strdup_printf ("%s: %s", name, words);

  dub_ui_take_text (self->caption, dub_text_field_caption (self->field, value));
  if (self->picture != NULL) {
    dub_piece_show_employee (DUB_PIECE (self->picture), dub_box_get_card (box, self->field.at));
    gtk_label_set_label (self->bonus, name);
  }
  dub_ui_name_icon (self, label);
  dub_ui_set_pressed (self, "selected", selected);
  dub_ui_set_wrong (self, "wrong", wrong);
}

DubField
dub_box_figure_get_field (DubBoxFigure *self)
{
  return self->field;
}

void
dub_box_figure_set_fixed (DubBoxFigure *self)
{
  /* An action would make it sensitive again. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
}

static void
select_cb (DubBoxFigure *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "box.select", "(yyy)", self->field.kind,
                              self->field.in, self->field.at);
}

static GtkLabel *
add_label (GtkWidget *box, const char *css_class, int chars)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (chars > 0)
    gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

/* The shape indicates the kind of value: a coin, a shield for Prestige Points, or a tile. */
static const char *
get_shape (DubField field)
{
  DubValueType type = dub_field_get_info (field)->type;

  if (type == DUB_VALUE_LIVRE)
    return "coin";
  if ((type == DUB_VALUE_PP && field.kind != DUB_FIELD_ALL_HALLS) || type == DUB_VALUE_MAJORITY)
    return "shield";

  return field.kind == DUB_FIELD_TYPE ? "card" : "tile";
}

/* A coin or a shield must not be stretched. */
static gboolean
has_own_width (DubField field)
{
  const char *shape = get_shape (field);

  return g_str_equal (shape, "coin") || g_str_equal (shape, "shield") ||
         field.kind == DUB_FIELD_TIMES;
}

static void
dub_box_figure_class_init (DubBoxFigureClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "figure");
}

static void
dub_box_figure_init (DubBoxFigure *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (focus, "enter", G_CALLBACK (select_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

GtkWidget *
dub_box_figure_new (DubField field)
{
  DubBoxFigure *self = g_object_new (DUB_TYPE_BOX_FIGURE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->field = field;
  gtk_widget_add_css_class (GTK_WIDGET (self), get_shape (field));
  gtk_widget_set_halign (GTK_WIDGET (self),
                         has_own_width (field) ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  if (field.kind == DUB_FIELD_TYPE) {
    self->picture = dub_piece_new ();
    gtk_widget_set_halign (self->picture, GTK_ALIGN_CENTER);
    gtk_box_append (GTK_BOX (box), self->picture);
    self->caption = add_label (box, "heading", 0);
    self->bonus = add_label (box, "caption", CARD_CHARS);
  } else
    self->caption = add_label (box, "figure-value", 0);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "box.select");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "(yyy)", field.kind, field.in, field.at);

  return GTK_WIDGET (self);
}
