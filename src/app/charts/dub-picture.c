/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-picture.h"

#include "dub-file.h"
#include "dub-text.h"
#include "dub-worker.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>

/* Without hinting, so that PDF, image and printer break lines identically. */
static PangoLayout *
create_layout (cairo_t *cr)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  cairo_font_options_t *options = cairo_font_options_create ();
  PangoAttrList *attributes = pango_attr_list_new ();

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);

  pango_attr_list_unref (attributes);
  cairo_font_options_destroy (options);

  return layout;
}

/* Returns the pen as it is after everything was put. */
static DubPen
put (const DubPicture *self, cairo_t *cr, DubPen pen)
{
  g_autoptr (PangoLayout) layout = create_layout (cr);

  pen.cr = cr;
  pen.layout = layout;
  self->put (&pen, self->data);

  return pen;
}

static DubPen
measure (const DubPicture *self, gboolean is_endless)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  DubPen pen =
      put (self, cr, (DubPen){ .height = self->height, .is_endless = is_endless, .shown = -1 });

  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return pen;
}

static cairo_status_t
collect (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/* Draws on its paper, all pages or a single endless one. */
static cairo_status_t
draw_all (const DubPicture *self, cairo_surface_t *surface, DubPen measured, double scale)
{
  cairo_t *cr = cairo_create (surface);
  double height = measured.is_endless ? measured.y : self->height;
  cairo_status_t status;

  cairo_scale (cr, scale, scale);
  for (guint page = 0; page <= measured.page; page++) {
    gdk_cairo_set_source_rgba (cr, self->paper);
    cairo_paint (cr);
    put (self, cr,
         (DubPen){ .height = height, .is_endless = measured.is_endless, .shown = (int) page });
    cairo_show_page (cr);
  }
  status = cairo_status (cr);
  cairo_destroy (cr);

  return status;
}

static cairo_status_t
draw_image (const DubPicture *self, GByteArray *bytes)
{
  const double scale = 2;
  DubPen pen = measure (self, TRUE);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (self->width * scale),
                                  (int) ceil (pen.y * scale));
  cairo_status_t status = draw_all (self, surface, pen, scale);

  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, collect, bytes);
  cairo_surface_destroy (surface);

  return status;
}

static cairo_status_t
draw_stream (const DubPicture *self, gboolean is_pdf, GByteArray *bytes)
{
  DubPen pen = measure (self, !is_pdf);
  cairo_surface_t *surface =
      is_pdf ? cairo_pdf_surface_create_for_stream (collect, bytes, self->width, self->height)
             : cairo_svg_surface_create_for_stream (collect, bytes, self->width, pen.y);
  cairo_status_t status;

  if (is_pdf)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  status = draw_all (self, surface, pen, 1);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);

  return status;
}

static void
write_bytes (DubJob *job)
{
  const GByteArray *bytes = job->data;

  if (job->error == NULL)
    dub_file_export (job->argument, (const char *) bytes->data, bytes->len, &job->error);
}

/* The id is what to say if all went well. */
static void
saved_cb (gpointer window, DubJob *job)
{
  g_autofree char *problem = job->error != NULL ? dub_text_error (job->error) : NULL;

  gtk_widget_activate_action (window, "win.say", "s", problem != NULL ? problem : job->id);
}

void
dub_picture_save (const DubPicture *self, const char *path, GtkWidget *widget, const char *saved)
{
  g_autofree char *low = g_ascii_strdown (path, -1);
  gboolean is_pdf = g_str_has_suffix (low, ".pdf"), is_svg = g_str_has_suffix (low, ".svg");
  GtkRoot *window = widget != NULL ? gtk_widget_get_root (widget) : NULL;
  GByteArray *bytes = g_byte_array_new ();
  cairo_status_t status =
      is_pdf || is_svg ? draw_stream (self, is_pdf, bytes) : draw_image (self, bytes);
  DubJob job = { .id = g_strdup (saved),
                 .argument = g_strdup (path),
                 .data = bytes,
                 .free_data = (GDestroyNotify) g_byte_array_unref };

  if (status != CAIRO_STATUS_SUCCESS)
    g_set_error_literal (&job.error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                         cairo_status_to_string (status));
  dub_worker_run (write_bytes, window != NULL ? saved_cb : NULL, window, job);
}

typedef struct {
  DubPicture picture;
  char *title; /* owned */
  GDestroyNotify free_data;
  GError *refusal; /* owned; NULL as long as nothing speaks against it */
} Printing;

static void
printing_free (gpointer data)
{
  Printing *self = data;

  self->free_data ((gpointer) self->picture.data);
  g_free (self->title);
  g_clear_error (&self->refusal);
  g_free (self);
}

/* The toolkit prints to files too, by itself and wherever the player said. It writes when all pages
 * are drawn, so that this comes before. */
static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, gpointer data)
{
  Printing *printing = data;
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  const char *uri =
      settings != NULL ? gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI) : NULL;
  g_autoptr (GFile) file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  g_clear_error (&printing->refusal);
  if (path != NULL && !dub_file_check_target (path, TRUE, &printing->refusal))
    gtk_print_operation_cancel (operation);
}

/* The page keeps its proportions on any paper. */
static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, gpointer data)
{
  const DubPicture *picture = &((const Printing *) data)->picture;
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double scale = MIN (gtk_print_context_get_width (context) / picture->width,
                      gtk_print_context_get_height (context) / picture->height);

  cairo_scale (cr, scale, scale);
  put (picture, cr, (DubPen){ .height = picture->height, .shown = page });
}

static void
printed_cb (GtkWidget *widget, GtkPrintOperationResult result, GtkPrintOperation *operation)
{
  const Printing *printing = g_object_get_data (G_OBJECT (operation), "dub-printing");
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  else if (printing->refusal != NULL)
    error = g_error_copy (printing->refusal);
  sentence = error != NULL ? dub_text_error (error) : NULL;
  if (sentence != NULL)
    gtk_widget_activate_action (widget, "win.say", "s", sentence);
}

GtkPrintOperation *
dub_picture_prepare_print (const DubPicture *self, GDestroyNotify free_data, GtkWidget *widget)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Printing *printing = g_new0 (Printing, 1);

  *printing =
      (Printing){ .picture = *self, .title = g_strdup (self->title), .free_data = free_data };
  g_object_set_data_full (G_OBJECT (operation), "dub-printing", printing, printing_free);
  gtk_print_operation_set_job_name (operation, printing->title);
  gtk_print_operation_set_n_pages (operation, (int) measure (self, FALSE).page + 1);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), printing);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), printing);
  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), widget, G_CONNECT_SWAPPED);

  return operation;
}

void
dub_picture_print (const DubPicture *self, GDestroyNotify free_data, GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr (GtkPrintOperation) operation = dub_picture_prepare_print (self, free_data, widget);

  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL);
}
