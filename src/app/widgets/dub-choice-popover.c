/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-choice-popover.h"

#include "dub-pane.h"
#include "dub-ui.h"

struct _DubChoicePopover {
  GtkPopover parent_instance;

  GtkWidget *box; /* for the title and the choices */
};

enum { MAX_WIDTH = 328 };

G_DEFINE_FINAL_TYPE (DubChoicePopover, dub_choice_popover, GTK_TYPE_POPOVER)

static void
dub_choice_popover_class_init (DubChoicePopoverClass *klass)
{
}

static void
dub_choice_popover_init (DubChoicePopover *self)
{
  GtkWidget *clamp, *scroller;

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  /* A label that wraps would ask for the room of a single line. */
  clamp = g_object_new (ADW_TYPE_CLAMP, "maximum-size", MAX_WIDTH, "tightening-threshold",
                        MAX_WIDTH, "child", self->box, NULL);
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", clamp, "hscrollbar-policy",
                           GTK_POLICY_NEVER, "propagate-natural-height", TRUE,
                           "propagate-natural-width", TRUE, "max-content-height", 420, NULL);
  gtk_popover_set_child (GTK_POPOVER (self), scroller);
  gtk_widget_set_size_request (self->box, 260, -1);
  gtk_widget_add_css_class (GTK_WIDGET (self), "choices");
}

void
dub_choice_popover_set_title (DubChoicePopover *self, const char *title)
{
  GtkWidget *label = dub_pane_new_label (title, "heading");

  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_box_prepend (GTK_BOX (self->box), label);
  dub_ui_name (self, title);
}

GtkWidget *
dub_choice_popover_add (DubChoicePopover *self, const char *label, const DubMove *move)
{
  GtkWidget *button = dub_pane_new_button (label, move);

  /* The popover closes even if the choice is refused. */
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  dub_choice_popover_add_widget (self, button);

  return button;
}

void
dub_choice_popover_add_widget (DubChoicePopover *self, GtkWidget *widget)
{
  gtk_box_append (GTK_BOX (self->box), widget);
}
