/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-window.h"

#include "dub-dialogs.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-play-log.h"
#include "dub-settings.h"
#include "dub-statistics.h"
#include "dub-text-error.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _DubPlayWindow {
  AdwWindow parent_instance;

  GtkLabel *result;
  GtkWidget *area;
  GtkLabel *advice;
  GtkEditable *player;
  GtkEditable *location;

  DubSummary *game; /* owned */
  char *note;       /* owned; in full, or NULL */
  DubQrCode *code;  /* owned; NULL if there are no codes */
};

DUB_DEFINE_TEMPLATE_TYPE (DubPlayWindow, dub_play_window, ADW_TYPE_WINDOW)

static DubPlayLog
get_play (DubPlayWindow *self)
{
  return (DubPlayLog){ .game = self->game,
                       .player = gtk_editable_get_text (self->player),
                       .location = gtk_editable_get_text (self->location),
                       .note = self->note };
}

/* In every theme a code is dark on white, with its margin, and a module is a whole number of
 * pixels: a phone reads nothing else as well. */
static void
draw_code (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  const DubQrCode *code = DUB_PLAY_WINDOW (user_data)->code;
  int n = code != NULL ? (int) code->size + 2 * DUB_QR_CODE_MARGIN : 1;
  int module = MIN (width, height) / n;
  int left = (width - n * module) / 2, top = (height - n * module) / 2;

  if (code == NULL)
    return;
  cairo_translate (cr, left, top);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, n * module, n * module);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int y = 0; y < n; y++)
    for (int x = 0; x < n; x++)
      if (dub_qr_code_is_dark (code, x - DUB_QR_CODE_MARGIN, y - DUB_QR_CODE_MARGIN))
        cairo_rectangle (cr, x * module, y * module, module, module);
  cairo_fill (cr);
}

static void
update (DubPlayWindow *self)
{
  const DubPlayLog play = get_play (self);
  g_autoptr (GError) error = NULL;

  if (self->game == NULL)
    return;
  g_clear_pointer (&self->code, dub_qr_code_free);
  self->code = dub_play_log_new_code (&play);
  gtk_widget_set_visible (self->area, self->code != NULL);
  gtk_widget_queue_draw (self->area);
  if (self->code != NULL)
    return;
  dub_fault (&error, .kind = DUB_FAULT_NO_CODES);
  dub_ui_take_text (self->advice, dub_text_error (error));
}

static void
copy_link (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const DubPlayLog play = get_play (DUB_PLAY_WINDOW (widget));
  g_autofree char *link = dub_play_log_dup_link (&play);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), link);
  dub_ui_say (widget, C_ ("toast", "The link is copied."));
}

static void
write_file (DubJob *job)
{
  dub_file_export (job->argument, job->data, -1, &job->error);
}

static void
written_cb (gpointer window, DubJob *job)
{
  if (job->error != NULL)
    dub_ui_report (window, job->error);
  else
    dub_ui_say (window, C_ ("toast", "The play is saved."));
}

static void
save_to (GtkWidget *widget, const char *path, gpointer data)
{
  const DubPlayLog play = get_play (DUB_PLAY_WINDOW (widget));

  dub_worker_run (write_file, written_cb, widget,
                  (DubJob){ .argument = g_strdup (path),
                            .data = dub_play_log_print (&play),
                            .free_data = g_free });
}

static void
save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_dialogs_choose (widget, &(DubChooser){ .title = C_ ("file chooser", "Save Play"),
                                             .accept = C_ ("button", "Save"),
                                             .name = DUB_PLAY_WINDOW (widget)->game->name,
                                             .suffix = ".json",
                                             .chosen = save_to });
}

static void
dub_play_window_finalize (GObject *object)
{
  DubPlayWindow *self = DUB_PLAY_WINDOW (object);

  g_clear_pointer (&self->game, dub_summary_free);
  g_clear_pointer (&self->code, dub_qr_code_free);
  g_free (self->note);

  G_OBJECT_CLASS (dub_play_window_parent_class)->finalize (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubPlayWindow, name)

static void
dub_play_window_class_init (DubPlayWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_play_window_finalize;
  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-play-window", CHILD (result), CHILD (area), CHILD (advice),
                    CHILD (player), CHILD (location), NULL);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_install_action (widget_class, "play.copy", NULL, copy_link);
  gtk_widget_class_install_action (widget_class, "play.save", NULL, save);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

GtkWidget *
dub_play_window_new (GtkWindow *parent, const char *id, GError **error)
{
  g_autofree char *note = NULL, *result = NULL;
  g_autoptr (DubSummary) game = dub_games_read (id, &note, error);
  DubPlayWindow *self;

  if (game == NULL)
    return NULL;
  if (!dub_result_is_finished (game)) {
    dub_fault (error, .kind = DUB_FAULT_NOT_FINISHED);
    return NULL;
  }
  self = dub_child_window_new (DUB_TYPE_PLAY_WINDOW, parent);
  result = dub_result_dup_details (game);
  self->game = g_steal_pointer (&game);
  self->note = g_steal_pointer (&note);
  gtk_label_set_label (self->result, result);
  dub_ui_describe (self->area, result);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_code, self, NULL);
  g_settings_bind (dub_settings_get (), "play-name", self->player, "text", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (dub_settings_get (), "play-location", self->location, "text",
                   G_SETTINGS_BIND_DEFAULT);
  update (self);

  return GTK_WIDGET (self);
}
