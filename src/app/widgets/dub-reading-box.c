/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-reading-box.h"

#include "dub-text-results.h"

#include <glib/gi18n-lib.h>

/* What is read sooner than this is not worth a word. */
enum { LOOK_EVERY = 150 /* milliseconds */, SPINNER = 32, BAR = 220 };

struct _DubReadingBox {
  AdwBin parent_instance;

  GtkWidget *box;
  GtkSpinner *spinner;
  GtkLabel *count;
  GtkProgressBar *bar;

  DubGamesTask *task; /* owned; NULL unless it reads */
  guint look;         /* a source, or 0 */
  DubGamesListed listed;
  gpointer owner; /* not owned */
};

G_DEFINE_FINAL_TYPE (DubReadingBox, dub_reading_box, ADW_TYPE_BIN)

static void
stop (DubReadingBox *self)
{
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_pointer (&self->task, dub_games_task_free);
  gtk_spinner_stop (self->spinner);
  gtk_widget_set_visible (self->box, FALSE);
}

static void
listed_cb (gpointer owner, GPtrArray *games)
{
  DubReadingBox *self = owner;

  stop (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->listed (self->owner, games);
}

static gboolean
look_cb (gpointer data)
{
  DubReadingBox *self = data;
  g_autofree char *text = NULL;
  guint n_read, n_to_read;

  dub_games_task_get_progress (self->task, &n_read, &n_to_read);
  if (n_to_read > 0) {
    text = dub_text_results_shown (n_read, n_to_read);
    gtk_progress_bar_set_fraction (self->bar, (double) n_read / n_to_read);
  }
  gtk_label_set_label (self->count, text != NULL ? text : "");
  gtk_spinner_start (self->spinner);
  gtk_widget_set_visible (self->box, TRUE);

  return G_SOURCE_CONTINUE;
}

void
dub_reading_box_start (DubReadingBox *self, DubGamesListed listed, gpointer owner)
{
  stop (self);
  self->listed = listed;
  self->owner = owner;
  self->task = dub_games_task_run (listed_cb, self);
  self->look = g_timeout_add (LOOK_EVERY, look_cb, self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

gboolean
dub_reading_box_is_reading (DubReadingBox *self)
{
  return self->task != NULL;
}

static void
dub_reading_box_dispose (GObject *object)
{
  DubReadingBox *self = DUB_READING_BOX (object);

  if (self->box != NULL)
    stop (self);
  self->box = NULL;

  G_OBJECT_CLASS (dub_reading_box_parent_class)->dispose (object);
}

static void
dub_reading_box_class_init (DubReadingBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dub_reading_box_dispose;
}

static void
dub_reading_box_init (DubReadingBox *self)
{
  GtkWidget *spinner = gtk_spinner_new (), *bar = gtk_progress_bar_new ();
  GtkWidget *title = gtk_label_new (C_("games", "Reading your games…"));
  GtkWidget *count = gtk_label_new (NULL);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->spinner = GTK_SPINNER (spinner);
  self->count = GTK_LABEL (count);
  self->bar = GTK_PROGRESS_BAR (bar);
  gtk_widget_set_size_request (spinner, SPINNER, SPINNER);
  gtk_widget_add_css_class (title, "title-3");
  gtk_widget_add_css_class (count, "numeric");
  g_object_set (title, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);
  g_object_set (bar, "width-request", BAR, "halign", GTK_ALIGN_CENTER, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (GTK_LABEL (title)), -1);
  gtk_box_append (GTK_BOX (self->box), spinner);
  gtk_box_append (GTK_BOX (self->box), title);
  gtk_box_append (GTK_BOX (self->box), bar);
  gtk_box_append (GTK_BOX (self->box), count);
  g_object_set (self->box, "valign", GTK_ALIGN_CENTER, "margin-top", 24, "margin-bottom", 24,
                "visible", FALSE, NULL);
  adw_bin_set_child (ADW_BIN (self), self->box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
