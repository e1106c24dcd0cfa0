/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-picture.h"

#include "dub-text.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define CHOOSER "dub-picture-chooser" /* data of a widget */

static cairo_status_t
collect (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

static void
write_bytes (DubJob *job)
{
  const GByteArray *bytes = job->data;

  if (job->error == NULL)
    g_file_set_contents_full (job->argument, (const char *) bytes->data, bytes->len,
                              G_FILE_SET_CONTENTS_CONSISTENT, 0666, &job->error);
}

/* Draws all pages on a surface that streams. */
static cairo_status_t
draw_pages (const DubPicture *self, cairo_surface_t *surface, guint n_pages)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  for (guint page = 0; page < n_pages; page++) {
    self->draw (self->data, cr, page, TRUE);
    cairo_show_page (cr);
  }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);

  return status != CAIRO_STATUS_SUCCESS ? status : cairo_surface_status (surface);
}

static cairo_status_t
draw_png (const DubPicture *self, GByteArray *bytes)
{
  const double scale = 2;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (self->width * scale),
                                  (int) ceil (self->height * scale));
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_scale (cr, scale, scale);
  self->draw (self->data, cr, 0, TRUE);
  cairo_destroy (cr);
  status = cairo_surface_write_to_png_stream (surface, collect, bytes);
  cairo_surface_destroy (surface);

  return status;
}

static cairo_status_t
draw_stream (const DubPicture *self, gboolean is_pdf, GByteArray *bytes)
{
  cairo_surface_t *surface =
      is_pdf ? cairo_pdf_surface_create_for_stream (collect, bytes, self->width, self->height)
             : cairo_svg_surface_create_for_stream (collect, bytes, self->width, self->height);
  cairo_status_t status;

  if (is_pdf)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  status = draw_pages (self, surface, is_pdf ? self->n_pages : 1);
  cairo_surface_destroy (surface);

  return status;
}

void
dub_picture_save (const DubPicture *self, const char *path, DubWorkDone done, gpointer owner)
{
  g_autofree char *low = g_ascii_strdown (path, -1);
  gboolean is_pdf = g_str_has_suffix (low, ".pdf"), is_svg = g_str_has_suffix (low, ".svg");
  GByteArray *bytes = g_byte_array_new ();
  cairo_status_t status =
      is_pdf || is_svg ? draw_stream (self, is_pdf, bytes) : draw_png (self, bytes);
  DubJob job = { .argument = g_strdup (path),
                 .data = bytes,
                 .free_data = (GDestroyNotify) g_byte_array_unref };

  if (status != CAIRO_STATUS_SUCCESS)
    g_set_error_literal (&job.error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                         cairo_status_to_string (status));
  dub_worker_run (write_bytes, done, owner, job);
}

typedef struct {
  DubPicture picture;
  char *title; /* owned */
  GDestroyNotify free_data;
} Printing;

static void
printing_free (gpointer data)
{
  Printing *self = data;

  self->free_data ((gpointer) self->picture.data);
  g_free (self->title);
  g_free (self);
}

/* The page keeps its proportions on any paper. */
static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, gpointer data)
{
  const DubPicture *picture = &((const Printing *) data)->picture;
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double scale = MIN (gtk_print_context_get_width (context) / picture->width,
                      gtk_print_context_get_height (context) / picture->height);

  (void) operation;
  cairo_scale (cr, scale, scale);
  picture->draw (picture->data, cr, (guint) page, FALSE);
}

static void
printed_cb (GtkWidget *widget, GtkPrintOperationResult result, GtkPrintOperation *operation)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  sentence = error != NULL ? dub_text_error (error) : NULL;
  if (sentence != NULL)
    gtk_widget_activate_action (widget, "win.say", "s", sentence);
}

void
dub_picture_print (const DubPicture *self, GDestroyNotify free_data, GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  Printing *printing = g_new0 (Printing, 1);

  *printing =
      (Printing){ .picture = *self, .title = g_strdup (self->title), .free_data = free_data };
  g_object_set_data_full (G_OBJECT (operation), "dub-printing", printing, printing_free);
  gtk_print_operation_set_job_name (operation, printing->title);
  gtk_print_operation_set_n_pages (operation, (int) self->n_pages);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), printing);
  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), widget, G_CONNECT_SWAPPED);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL);
}

static void
chosen_cb (GtkWidget *widget, int response, GtkFileChooser *chooser)
{
  const DubPictureSave *save = g_object_get_data (G_OBJECT (chooser), "dub-save");
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (response == GTK_RESPONSE_ACCEPT && path != NULL)
    (*save) (widget, path);
  else if (response == GTK_RESPONSE_ACCEPT)
    gtk_widget_activate_action (widget, "win.say", "s",
                                C_("toast", "Only a folder of this computer can take the file."));
  g_object_set_data (G_OBJECT (widget), CHOOSER, NULL);
}

void
dub_picture_ask (GtkWidget *widget, const char *title, const char *name, DubPictureSave save)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autofree char *plain = g_strdelimit (g_strdup (name), "/\\:", '-');
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (title, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                   GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), plain);
  g_object_set_data_full (G_OBJECT (chooser), "dub-save", g_memdup2 (&save, sizeof save), g_free);
  g_object_set_data_full (G_OBJECT (widget), CHOOSER, chooser, g_object_unref);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), widget, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
