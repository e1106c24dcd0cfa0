/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-first-run.h"

#include "dub-template.h"
#include "dub-ui.h"

struct _DubFirstRun {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (DubFirstRun, dub_first_run, GTK_TYPE_BOX)

static void
dub_first_run_class_init (DubFirstRunClass *klass)
{
  dub_template_set (GTK_WIDGET_CLASS (klass), "dub-first-run", NULL);
}

/* A button is named in the template, by the first of its lines. The others describe it. */
static void
describe (GtkButton *button)
{
  GtkWidget *lines = gtk_widget_get_last_child (gtk_button_get_child (button));
  GtkWidget *exactness = gtk_widget_get_last_child (lines);
  g_autofree char *description =
      g_strjoin (" ", gtk_label_get_label (GTK_LABEL (gtk_widget_get_prev_sibling (exactness))),
                 gtk_label_get_label (GTK_LABEL (exactness)), NULL);

  dub_ui_describe (button, description);
}

static void
dub_first_run_init (DubFirstRun *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    describe (GTK_BUTTON (button));
}
