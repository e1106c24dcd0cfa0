/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-reading-box.h"

#include "dub-games.h"
#include "dub-text-results.h"
#include "dub-ui.h"
#include "dub-worker.h"

/* A text that is read sooner than this is not worth a word. */
enum { LOOK_EVERY = 150 /* milliseconds */ };

struct _DubReadingBox {
  AdwBin parent_instance;

  GtkWidget *box;
  GtkLabel *count;
  GtkProgressBar *bar;

  DubJob *job; /* NULL unless it reads */
  guint look;  /* a source, or 0 */
  DubGamesListed listed;
  gpointer owner; /* not owned */
};

DUB_DEFINE_TEMPLATE_TYPE (DubReadingBox, dub_reading_box, ADW_TYPE_BIN)

static void
stop (DubReadingBox *self)
{
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_pointer (&self->job, dub_worker_cancel);
  gtk_widget_set_visible (self->box, FALSE);
}

static void
list_games (DubJob *job)
{
  DubListing listing = { .job = job };

  job->data = dub_games_list (&listing);
}

static void
listed_cb (gpointer owner, DubJob *job)
{
  DubReadingBox *self = owner;

  stop (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->listed (self->owner, job->data);
}

static gboolean
look_cb (gpointer data)
{
  DubReadingBox *self = data;
  g_autofree char *text = NULL;
  gint n_todo = g_atomic_int_get (&self->job->n_todo);
  gint n_done = g_atomic_int_get (&self->job->n_done);

  if (n_todo > 0) {
    text = dub_text_results_shown ((guint) n_done, (guint) n_todo);
    gtk_progress_bar_set_fraction (self->bar, (double) n_done / n_todo);
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
  self->job = dub_worker_run (list_games, listed_cb, self,
                              (DubJob){ .lane = DUB_LANE_LIST,
                                        .free_data = (GDestroyNotify) g_ptr_array_unref });
  self->look = g_timeout_add (LOOK_EVERY, look_cb, self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

gboolean
dub_reading_box_is_reading (DubReadingBox *self)
{
  return self->job != NULL;
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
