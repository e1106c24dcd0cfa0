/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-reading-box.h"

#include "dub-template.h"
#include "dub-text-results.h"

/* What is read sooner than this is not worth a word. */
enum { LOOK_EVERY = 150 /* milliseconds */ };

struct _DubReadingBox {
  AdwBin parent_instance;

  GtkWidget *box;
  GtkLabel *count;
  GtkProgressBar *bar;

  DubGamesTask *task; /* NULL unless it reads */
  guint look;         /* a source, or 0 */
  DubGamesListed listed;
  gpointer owner; /* not owned */
};

DUB_DEFINE_TEMPLATE_TYPE (DubReadingBox, dub_reading_box, ADW_TYPE_BIN)

static void
stop (DubReadingBox *self)
{
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_pointer (&self->task, dub_games_task_cancel);
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
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), DUB_TYPE_READING_BOX);

  G_OBJECT_CLASS (dub_reading_box_parent_class)->dispose (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubReadingBox, name)

static void
dub_reading_box_class_init (DubReadingBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dub_reading_box_dispose;
  dub_template_set (GTK_WIDGET_CLASS (klass), "dub-reading-box", CHILD (box), CHILD (count),
                    CHILD (bar), NULL);
}
