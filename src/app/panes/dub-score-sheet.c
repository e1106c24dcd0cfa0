/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything is placed from top to bottom by functions that return its height, so that the
 * same code measures, breaks pages and draws. Sizes are in points, without hinting, so that
 * PDF, image and printer break lines identically.
 */

#include "dub-score-sheet.h"

#include "dub-score-table.h"
#include "dub-text.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>
#include <math.h>

struct _DubScoreSheet {
  DubScoreTable *table; /* owned */
  char *game;           /* owned; its name */
  char *date;           /* owned; NULL if unknown */
};

/* The layout of an A4 page. */
static const double page_width = 595.28;
static const double page_height = 841.89;
static const double margin = 52;
static const double column_x[] = { 52, 196, 376 }; /* titles, hers, yours */
static const double column_width[] = { 132, 167, 167 };
static const double figure_width = 30; /* within a column, followed by the reason */
static const double reason_x = 38;
static const double row_gap = 7;
static const double footer_y = 800;

typedef struct {
  double red, green, blue;
} Color;

static const Color paper = { 0xfb / 255.0, 0xf7 / 255.0, 0xef / 255.0 };
static const Color gilt = { 0xa9 / 255.0, 0x7e / 255.0, 0x33 / 255.0 };
static const Color ink = { 0x2e / 255.0, 0x28 / 255.0, 0x33 / 255.0 };
static const Color plum = { 0x6b / 255.0, 0x3f / 255.0, 0x6e / 255.0 };
static const Color soft_ink = { 0x5d / 255.0, 0x55 / 255.0, 0x63 / 255.0 };

typedef struct {
  const char *family;
  double size;
  PangoWeight weight;
  const Color *color;
  PangoAlignment alignment;
} Style;

static const Style title_style = { "Serif", 27, PANGO_WEIGHT_NORMAL, &plum, PANGO_ALIGN_CENTER };
static const Style game_style = { "Sans", 13, PANGO_WEIGHT_SEMIBOLD, &ink, PANGO_ALIGN_CENTER };
static const Style date_style = { "Sans", 9, PANGO_WEIGHT_NORMAL, &soft_ink, PANGO_ALIGN_CENTER };
static const Style winner_style = { "Sans", 12, PANGO_WEIGHT_SEMIBOLD, &paper, PANGO_ALIGN_CENTER };
static const Style head_style = { "Sans", 10, PANGO_WEIGHT_BOLD, &plum, PANGO_ALIGN_LEFT };
static const Style line_style = { "Sans", 9.5, PANGO_WEIGHT_SEMIBOLD, &ink, PANGO_ALIGN_LEFT };
static const Style figure_style = { "Sans", 13, PANGO_WEIGHT_BOLD, &ink, PANGO_ALIGN_RIGHT };
static const Style reason_style = { "Sans", 7.5, PANGO_WEIGHT_NORMAL, &soft_ink, PANGO_ALIGN_LEFT };
static const Style sum_style = { "Sans", 12, PANGO_WEIGHT_BOLD, &plum, PANGO_ALIGN_LEFT };
static const Style sums_style = { "Sans", 17, PANGO_WEIGHT_BOLD, &plum, PANGO_ALIGN_RIGHT };
static const Style footer_style = { "Sans", 7.5, PANGO_WEIGHT_NORMAL, &soft_ink,
                                    PANGO_ALIGN_CENTER };

/* The drawing position on a page. */
typedef struct {
  const DubScoreSheet *sheet;
  cairo_t *cr;
  PangoLayout *layout; /* owned */
  double y;
  guint page;       /* zero-based */
  guint shown;      /* the page to draw; others are only measured */
  gboolean endless; /* a single page of any length */
  gboolean measures;
} Pen;

/* Returns the date when the game was last played. */
static char *
dup_date (DubSession *session)
{
  gint64 changed = dub_games_get_changed (dub_session_get_id (session));
  g_autoptr (GDateTime) date = changed != 0 ? g_date_time_new_from_unix_local (changed) : NULL;

  /* Translators: a date as g_date_time_format () makes it, only of numbers. */
  return date != NULL ? g_date_time_format (date, C_("date of a game", "%Y-%m-%d")) : NULL;
}

DubScoreSheet *
dub_score_sheet_new (DubSession *session)
{
  DubScoreSheet *self = g_new0 (DubScoreSheet, 1);

  self->table = dub_score_table_new (dub_session_get_game (session));
  self->game = g_strdup (dub_session_get_name (session));
  self->date = dup_date (session);

  return self;
}

void
dub_score_sheet_free (DubScoreSheet *self)
{
  dub_score_table_free (self->table);
  g_free (self->game);
  g_free (self->date);
  g_free (self);
}

static void
init_pen (Pen *self, const DubScoreSheet *sheet, cairo_t *cr)
{
  cairo_font_options_t *options = cairo_font_options_create ();
  PangoAttrList *attributes = pango_attr_list_new ();

  *self = (Pen){ .sheet = sheet, .cr = cr, .layout = pango_cairo_create_layout (cr), .y = margin };
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (pango_layout_get_context (self->layout), options);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (self->layout, attributes);

  pango_attr_list_unref (attributes);
  cairo_font_options_destroy (options);
}

static gboolean
is_drawing (const Pen *self)
{
  return !self->measures && self->page == self->shown;
}

static void
set_color (cairo_t *cr, const Color *color, double alpha)
{
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, alpha);
}

/* Draws a text at the current height and returns its height. With a baseline, the first line is
 * that far below the current height. */
static double
put_text (Pen *self, const Style *style, const char *text, double x, double width, double baseline)
{
  PangoFontDescription *font = pango_font_description_from_string (style->family);
  double above = 0;
  int height;

  pango_font_description_set_absolute_size (font, style->size * PANGO_SCALE);
  pango_font_description_set_weight (font, style->weight);
  pango_layout_set_font_description (self->layout, font);
  pango_layout_set_width (self->layout, (int) (width * PANGO_SCALE));
  pango_layout_set_alignment (self->layout, style->alignment);
  pango_layout_set_text (self->layout, text, -1);
  pango_layout_get_size (self->layout, NULL, &height);
  if (baseline > 0)
    above = baseline - (double) pango_layout_get_baseline (self->layout) / PANGO_SCALE;
  if (is_drawing (self)) {
    set_color (self->cr, style->color, 1);
    cairo_move_to (self->cr, x, self->y + above);
    pango_cairo_show_layout (self->cr, self->layout);
  }
  pango_font_description_free (font);

  return above + (double) height / PANGO_SCALE;
}

static void
put_rule (Pen *self, double y, double thickness, double alpha)
{
  if (!is_drawing (self))
    return;
  set_color (self->cr, &gilt, alpha);
  cairo_set_line_width (self->cr, thickness);
  cairo_move_to (self->cr, margin, y);
  cairo_line_to (self->cr, page_width - margin, y);
  cairo_stroke (self->cr);
}

static void
put_panel (Pen *self, double height, double alpha)
{
  double x = margin, radius = 7, width = page_width - 2 * margin;

  if (!is_drawing (self))
    return;
  cairo_new_path (self->cr);
  cairo_arc (self->cr, x + width - radius, self->y + radius, radius, -G_PI_2, 0);
  cairo_arc (self->cr, x + width - radius, self->y + height - radius, radius, 0, G_PI_2);
  cairo_arc (self->cr, x + radius, self->y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (self->cr, x + radius, self->y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (self->cr);
  set_color (self->cr, &plum, alpha);
  cairo_fill (self->cr);
}

/* A frame whose corners curve inward, as on a gilt mirror. */
static void
draw_frame (cairo_t *cr, double inset, double radius, double thickness, double height)
{
  double right = page_width - inset, bottom = height - inset;

  cairo_new_path (cr);
  cairo_arc_negative (cr, right, inset, radius, G_PI, G_PI_2);
  cairo_arc_negative (cr, right, bottom, radius, 3 * G_PI_2, G_PI);
  cairo_arc_negative (cr, inset, bottom, radius, 0, -G_PI_2);
  cairo_arc_negative (cr, inset, inset, radius, G_PI_2, 0);
  cairo_close_path (cr);
  set_color (cr, &gilt, 1);
  cairo_set_line_width (cr, thickness);
  cairo_stroke (cr);
}

/* A small crown between two lines. */
static void
put_ornament (Pen *self)
{
  static const double points[][2] = { { -12, 8 }, { -15, -5 }, { -6, 1 }, { 0, -9 },
                                      { 6, 1 },   { 15, -5 },  { 12, 8 } };
  double x = page_width / 2, y = self->y + 12;

  self->y += 28;
  if (!is_drawing (self))
    return;
  set_color (self->cr, &gilt, 1);
  cairo_new_path (self->cr);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    cairo_line_to (self->cr, x + points[i][0], y + points[i][1]);
  cairo_close_path (self->cr);
  cairo_fill (self->cr);
  for (guint i = 1; i < G_N_ELEMENTS (points); i += 2) {
    cairo_arc (self->cr, x + points[i][0], y + points[i][1], 2, 0, 2 * G_PI);
    cairo_fill (self->cr);
  }
  cairo_set_line_width (self->cr, 0.8);
  for (int side = -1; side <= 1; side += 2) {
    cairo_move_to (self->cr, x + side * 28, y + 2);
    cairo_line_to (self->cr, x + side * 120, y + 2);
    cairo_stroke (self->cr);
  }
}

static void
begin_page (Pen *self, double height, gboolean background)
{
  g_autofree char *footer = g_strdup_printf ("Du Barry · %u", self->page + 1);

  if (is_drawing (self)) {
    if (background) {
      set_color (self->cr, &paper, 1);
      cairo_paint (self->cr);
    }
    draw_frame (self->cr, 20, 17, 1.4, height);
    draw_frame (self->cr, 25, 17, 0.5, height);
  }
  self->y = height - (page_height - footer_y);
  put_text (self, &footer_style, self->page == 0 ? "Du Barry" : footer, margin,
            page_width - 2 * margin, 0);
  self->y = margin;
}

/* The box is as large as its text, plus a margin. */
static void
put_winner (Pen *self)
{
  double x = margin + 14, width = page_width - 2 * x, height;
  gboolean measures = self->measures;

  self->measures = TRUE;
  height = put_text (self, &winner_style, self->sheet->table->winner, x, width, 0) + 16;
  self->measures = measures;
  put_panel (self, height, 1);
  self->y += 8;
  put_text (self, &winner_style, self->sheet->table->winner, x, width, 0);
  self->y += height - 8 + 16;
}

static void
put_header (Pen *self)
{
  double width = page_width - 2 * margin;

  self->y += put_text (self, &title_style, self->sheet->table->title, margin, width, 0) + 6;
  put_ornament (self);
  self->y += put_text (self, &game_style, self->sheet->game, margin, width, 0) + 2;
  if (self->sheet->date != NULL)
    self->y += put_text (self, &date_style, self->sheet->date, margin, width, 0);
  self->y += 14;
  if (self->sheet->table->winner != NULL)
    put_winner (self);
}

static void
put_heads (Pen *self)
{
  const char *names[] = { [DUB_BARRY] =
                              C_("person", "Madame du Barry"), [DUB_YOU] = C_("person", "You") };
  double height = 0;

  for (guint owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    height = put_text (self, &head_style, names[owner], column_x[owner] + reason_x,
                       column_width[owner] - reason_x, 0);
  self->y += height + 5;
  put_rule (self, self->y, 1, 1);
  self->y += row_gap;
}

/* The score of each side with its reason beside it. */
static void
put_row (Pen *self, const DubScoreRow *row)
{
  double height = put_text (self, &line_style, row->title, column_x[0], column_width[0], 13);

  for (guint owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    double x = column_x[owner];
    double figure = put_text (self, &figure_style, row->figures[owner], x, figure_width, 13);
    double reason = put_text (self, &reason_style, row->reasons[owner], x + reason_x,
                              column_width[owner] - reason_x, 13);

    height = MAX (height, MAX (figure, reason));
  }
  self->y += height + row_gap;
  put_rule (self, self->y, 0.5, 0.5);
  self->y += row_gap;
}

static void
put_total (Pen *self, const DubScoreRow *row)
{
  put_panel (self, 34, 0.12);
  self->y += 6;
  put_text (self, &sum_style, row->title, column_x[0] + 10, column_width[0], 17);
  for (guint owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    put_text (self, &sums_style, row->figures[owner], column_x[owner] - 20, figure_width + 20, 17);
  self->y += 28 + row_gap;
}

/* Moves to the next page if a row does not fit on this one. */
static void
make_room (Pen *self, const DubScoreRow *row, gboolean background)
{
  gboolean measures = self->measures;
  double y = self->y, below;

  self->measures = TRUE;
  if (row->reasons[DUB_YOU] != NULL)
    put_row (self, row);
  else
    put_total (self, row);
  below = self->y;
  self->y = y;
  self->measures = measures;
  if (self->endless || below <= footer_y)
    return;
  self->page++;
  begin_page (self, page_height, background);
  put_heads (self);
}

static void
put_all (Pen *self, double height, gboolean background)
{
  begin_page (self, height, background);
  put_header (self);
  put_heads (self);
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++) {
    make_room (self, &self->sheet->table->rows[i], background);
    put_row (self, &self->sheet->table->rows[i]);
  }
  make_room (self, &self->sheet->table->total, background);
  put_total (self, &self->sheet->table->total);
  g_object_unref (self->layout);
}

static cairo_t *
create_nothing (void)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);

  return cr;
}

/* Returns the number of pages, or the height of one endless page. */
static double
measure (const DubScoreSheet *self, gboolean endless)
{
  cairo_t *cr = create_nothing ();
  Pen pen;

  init_pen (&pen, self, cr);
  pen.measures = TRUE;
  pen.endless = endless;
  put_all (&pen, page_height, FALSE);
  cairo_destroy (cr);

  return endless ? pen.y : pen.page + 1;
}

guint
dub_score_sheet_count_pages (const DubScoreSheet *self)
{
  return (guint) measure (self, FALSE);
}

void
dub_score_sheet_draw (const DubScoreSheet *self, cairo_t *cr, guint page, gboolean background)
{
  Pen pen;

  init_pen (&pen, self, cr);
  pen.shown = page;
  put_all (&pen, page_height, background);
}

/* --- Files --- */

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

static void
write_file (const char *path, GByteArray *bytes, cairo_status_t status, DubWorkDone done,
            gpointer owner)
{
  DubJob job = { .argument = g_strdup (path),
                 .data = bytes,
                 .free_data = (GDestroyNotify) g_byte_array_unref };

  if (status != CAIRO_STATUS_SUCCESS)
    g_set_error_literal (&job.error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                         cairo_status_to_string (status));
  dub_worker_run (write_bytes, done, owner, job);
}

void
dub_score_sheet_save_pdf (DubSession *session, const char *path, DubWorkDone done, gpointer owner)
{
  g_autoptr (DubScoreSheet) self = dub_score_sheet_new (session);
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface =
      cairo_pdf_surface_create_for_stream (collect, bytes, page_width, page_height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;
  guint n_pages = dub_score_sheet_count_pages (self);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->game);
  for (guint page = 0; page < n_pages; page++) {
    dub_score_sheet_draw (self, cr, page, TRUE);
    cairo_show_page (cr);
  }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  write_file (path, bytes, status, done, owner);
}

void
dub_score_sheet_save_png (DubSession *session, const char *path, DubWorkDone done, gpointer owner)
{
  const double scale = 2;
  g_autoptr (DubScoreSheet) self = dub_score_sheet_new (session);
  GByteArray *bytes = g_byte_array_new ();
  double height;
  cairo_surface_t *surface;
  cairo_status_t status;
  Pen pen;

  height = measure (self, TRUE) + page_height - footer_y;
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (page_width * scale),
                                        (int) ceil (height * scale));
  init_pen (&pen, self, cairo_create (surface));
  pen.endless = TRUE;
  cairo_scale (pen.cr, scale, scale);
  put_all (&pen, height, TRUE);
  cairo_destroy (pen.cr);
  status = cairo_surface_write_to_png_stream (surface, collect, bytes);
  cairo_surface_destroy (surface);
  write_file (path, bytes, status, done, owner);
}

/* --- Printer --- */

/* The sheet keeps its proportions on any paper. */
static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, gpointer sheet)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double scale = MIN (gtk_print_context_get_width (context) / page_width,
                      gtk_print_context_get_height (context) / page_height);

  (void) operation;
  cairo_scale (cr, scale, scale);
  dub_score_sheet_draw (sheet, cr, (guint) page, FALSE);
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
dub_score_sheet_print (DubSession *session, GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  DubScoreSheet *self = dub_score_sheet_new (session);

  g_object_set_data_full (G_OBJECT (operation), "dub-score-sheet", self,
                          (GDestroyNotify) dub_score_sheet_free);
  gtk_print_operation_set_job_name (operation, self->game);
  gtk_print_operation_set_n_pages (operation, (int) dub_score_sheet_count_pages (self));
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), self);
  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), widget, G_CONNECT_SWAPPED);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL);
}
