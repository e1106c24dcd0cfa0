/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-picture.h"

#include "dub-drawing.h"
#include "dub-file.h"
#include "dub-ui.h"
#include "dub-worker.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>

enum { LETTER_WIDTH = 612 };

struct _DubPicture {
  char *title; /* owned */
  DubPage page;
  GPtrArray *pages;     /* owned; a GskRenderNode each */
  GskRenderNode *whole; /* owned; all of it on one page */
  double whole_height;
  GError *refusal; /* owned; of a printing; NULL as long as nothing speaks against it */
};

static graphene_rect_t
find_bounds (GtkWidget *content, GtkWidget *part)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!gtk_widget_compute_bounds (part, content, &bounds))
    g_warn_if_reached ();

  return bounds;
}

/* Returns the part that later pages repeat, or NULL. */
static GtkWidget *
find_head (GtkWidget *content)
{
  GtkWidget *part = gtk_widget_get_first_child (content);

  while (part != NULL && !gtk_widget_has_css_class (part, "page-head"))
    part = gtk_widget_get_next_sibling (part);

  return part;
}

static void
draw_at (GtkSnapshot *snapshot, GtkWidget *content, GtkWidget *part, int margin, float y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) margin, (float) margin + y));
  gtk_widget_snapshot_child (content, part, snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Draws the parts before the end, with that height of the content on top of the page. */
static GskRenderNode *
draw_page (GtkWidget *content, const DubPage *page, guint number, GtkWidget *first, GtkWidget *end,
           float from)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GtkWidget *head = number > 0 ? find_head (content) : NULL;

  if (page->frame != NULL)
    page->frame (snapshot, content, number, page->height);
  if (head != NULL)
    draw_at (snapshot, content, head, page->margin, -find_bounds (content, head).origin.y);
  for (GtkWidget *part = first; part != end; part = gtk_widget_get_next_sibling (part))
    draw_at (snapshot, content, part, page->margin, -from);

  return gtk_snapshot_free_to_node (snapshot);
}

static void
draw_pages (DubPicture *self, GtkWidget *content)
{
  GtkWidget *first = gtk_widget_get_first_child (content), *head = find_head (content);
  float from = 0, room = (float) self->page.height - (float) (self->page.margin + self->page.foot);

  for (GtkWidget *part = first; part != NULL; part = gtk_widget_get_next_sibling (part)) {
    graphene_rect_t bounds = find_bounds (content, part);

    if (part == first || bounds.origin.y + bounds.size.height - from <= room)
      continue;
    g_ptr_array_add (self->pages,
                     draw_page (content, &self->page, self->pages->len, first, part, from));
    first = part;
    from = bounds.origin.y - (head != NULL ? find_bounds (content, head).size.height : 0);
  }
  g_ptr_array_add (self->pages,
                   draw_page (content, &self->page, self->pages->len, first, NULL, from));
}

/* Only what is in a window has a style, and only what is mapped is drawn. No frame of the window
 * comes before the content has left it. */
DubPicture *
dub_picture_new (GtkWidget *content, const DubPage *page, const char *title, GtkWidget *near)
{
  DubPicture *self = g_new0 (DubPicture, 1);
  DubPage whole = *page;
  int width = page->width - 2 * page->margin, height;

  gtk_widget_set_parent (content, GTK_WIDGET (gtk_widget_get_root (near)));
  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate (content, width, height, -1, NULL);
  self->title = g_strdup (title);
  self->page = *page;
  self->whole_height = whole.height = height + page->margin + page->foot;
  if (page->height <= 0)
    self->page.height = whole.height;
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  dub_drawing_set_on_paper (TRUE);
  self->whole = draw_page (content, &whole, 0, gtk_widget_get_first_child (content), NULL, 0);
  draw_pages (self, content);
  dub_drawing_set_on_paper (FALSE);
  gtk_widget_unparent (content);

  return self;
}

void
dub_picture_free (DubPicture *self)
{
  g_free (self->title);
  g_ptr_array_unref (self->pages);
  gsk_render_node_unref (self->whole);
  g_clear_error (&self->refusal);
  g_free (self);
}

guint
dub_picture_get_n_pages (const DubPicture *self)
{
  return self->pages->len;
}

GskRenderNode *
dub_picture_get_page (const DubPicture *self, guint page)
{
  return g_ptr_array_index (self->pages, page);
}

GskRenderNode *
dub_picture_get_whole (const DubPicture *self, double *height)
{
  *height = self->whole_height;

  return self->whole;
}

static cairo_status_t
collect (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
draw_on (const DubPicture *self, cairo_surface_t *surface, GskRenderNode *node, double scale)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_scale (cr, scale, scale);
  gdk_cairo_set_source_rgba (cr, self->page.paper);
  cairo_paint (cr);
  gsk_render_node_draw (node, cr);
  cairo_show_page (cr);
  status = cairo_status (cr);
  cairo_destroy (cr);

  return status;
}

static cairo_status_t
draw_image (const DubPicture *self, GByteArray *bytes)
{
  const int scale = 2;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, self->page.width * scale,
                                  (int) ceil (self->whole_height * scale));
  cairo_status_t status = draw_on (self, surface, self->whole, scale);

  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, collect, bytes);
  cairo_surface_destroy (surface);

  return status;
}

static cairo_status_t
finish (cairo_surface_t *surface, cairo_status_t status)
{
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);

  return status;
}

static cairo_status_t
draw_svg (const DubPicture *self, GByteArray *bytes)
{
  cairo_surface_t *surface =
      cairo_svg_surface_create_for_stream (collect, bytes, self->page.width, self->whole_height);

  return finish (surface, draw_on (self, surface, self->whole, 1));
}

static cairo_status_t
draw_pdf (const DubPicture *self, GByteArray *bytes)
{
  cairo_surface_t *surface =
      cairo_pdf_surface_create_for_stream (collect, bytes, self->page.width, self->page.height);
  cairo_status_t status = CAIRO_STATUS_SUCCESS;

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  for (guint i = 0; i < self->pages->len && status == CAIRO_STATUS_SUCCESS; i++)
    status = draw_on (self, surface, g_ptr_array_index (self->pages, i), 1);

  return finish (surface, status);
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
  if (job->error != NULL)
    dub_ui_report (window, job->error);
  else
    dub_ui_say (window, job->id);
}

void
dub_picture_save (const DubPicture *self, const char *path, GtkWidget *widget, const char *saved)
{
  g_autofree char *low = g_ascii_strdown (path, -1);
  GtkRoot *window = gtk_widget_get_root (widget);
  GByteArray *bytes = g_byte_array_new ();
  cairo_status_t status = g_str_has_suffix (low, ".pdf")   ? draw_pdf (self, bytes)
                          : g_str_has_suffix (low, ".svg") ? draw_svg (self, bytes)
                                                           : draw_image (self, bytes);
  DubJob job = { .id = g_strdup (saved),
                 .argument = g_strdup (path),
                 .data = bytes,
                 .free_data = (GDestroyNotify) g_byte_array_unref };

  if (status != CAIRO_STATUS_SUCCESS)
    g_set_error_literal (&job.error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                         cairo_status_to_string (status));
  dub_worker_run (write_bytes, saved_cb, window, job);
}

/* The toolkit prints to files too, by itself and wherever the player said. It writes when all pages
 * are drawn, so that this comes before. */
static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, gpointer data)
{
  DubPicture *self = data;
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  const char *uri =
      settings != NULL ? gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI) : NULL;
  g_autoptr (GFile) file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  g_clear_error (&self->refusal);
  if (path != NULL && !dub_file_check_target (path, TRUE, &self->refusal))
    gtk_print_operation_cancel (operation);
}

/* The page keeps its proportions on any paper. */
static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, gpointer data)
{
  const DubPicture *self = data;
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double scale = MIN (gtk_print_context_get_width (context) / self->page.width,
                      gtk_print_context_get_height (context) / self->page.height);

  cairo_scale (cr, scale, scale);
  gsk_render_node_draw (g_ptr_array_index (self->pages, page), cr);
}

static void
printed_cb (GtkWidget *widget, GtkPrintOperationResult result, GtkPrintOperation *operation)
{
  const DubPicture *self = g_object_get_data (G_OBJECT (operation), "dub-picture");
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  else if (self->refusal != NULL)
    error = g_error_copy (self->refusal);
  if (error != NULL)
    dub_ui_report (widget, error);
}

GtkPrintOperation *
dub_picture_prepare_print (DubPicture *self, GtkWidget *widget)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (
      self->page.width == LETTER_WIDTH ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);

  g_object_set_data_full (G_OBJECT (operation), "dub-picture", self,
                          (GDestroyNotify) dub_picture_free);
  gtk_print_operation_set_job_name (operation, self->title);
  gtk_print_operation_set_n_pages (operation, (int) self->pages->len);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_page_setup_set_paper_size_and_default_margins (setup, paper);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), self);
  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), widget, G_CONNECT_SWAPPED);

  return operation;
}

void
dub_picture_print (DubPicture *self, GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr (GtkPrintOperation) operation = dub_picture_prepare_print (self, widget);

  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL);
}
