/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-score-sheet.h"

#include "dub-colors.h"
#include "dub-picture.h"
#include "dub-score-table.h"
#include "dub-session-note.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

typedef struct {
  DubScoreTable *table; /* owned */
  char *game;           /* owned; its name */
  char *date;           /* owned; NULL if unknown */
} Sheet;

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

static const GdkRGBA paper = { 0xfb / 255.0f, 0xf7 / 255.0f, 0xef / 255.0f, 1 };
static const GdkRGBA soft_ink = { 0x5d / 255.0f, 0x55 / 255.0f, 0x63 / 255.0f, 1 };

static const DubPenStyle title_style = { "Serif", 27, PANGO_WEIGHT_NORMAL, &dub_color_plum,
                                         PANGO_ALIGN_CENTER };
static const DubPenStyle game_style = { "Sans", 13, PANGO_WEIGHT_SEMIBOLD, &dub_color_ink,
                                        PANGO_ALIGN_CENTER };
static const DubPenStyle date_style = { "Sans", 9, PANGO_WEIGHT_NORMAL, &soft_ink,
                                        PANGO_ALIGN_CENTER };
static const DubPenStyle winner_style = { "Sans", 12, PANGO_WEIGHT_SEMIBOLD, &paper,
                                          PANGO_ALIGN_CENTER };
static const DubPenStyle head_style = { "Sans", 10, PANGO_WEIGHT_BOLD, &dub_color_plum,
                                        PANGO_ALIGN_LEFT };
static const DubPenStyle line_style = { "Sans", 9.5, PANGO_WEIGHT_SEMIBOLD, &dub_color_ink,
                                        PANGO_ALIGN_LEFT };
static const DubPenStyle figure_style = { "Sans", 13, PANGO_WEIGHT_BOLD, &dub_color_ink,
                                          PANGO_ALIGN_RIGHT };
static const DubPenStyle reason_style = { "Sans", 7.5, PANGO_WEIGHT_NORMAL, &soft_ink,
                                          PANGO_ALIGN_LEFT };
static const DubPenStyle sum_style = { "Sans", 12, PANGO_WEIGHT_BOLD, &dub_color_plum,
                                       PANGO_ALIGN_LEFT };
static const DubPenStyle sums_style = { "Sans", 17, PANGO_WEIGHT_BOLD, &dub_color_plum,
                                        PANGO_ALIGN_RIGHT };
static const DubPenStyle footer_style = { "Sans", 7.5, PANGO_WEIGHT_NORMAL, &soft_ink,
                                          PANGO_ALIGN_CENTER };

/* Returns the day of the game. */
static char *
dup_date (DubSession *session)
{
  gint64 day = dub_session_get_date (session);
  g_autoptr (GDateTime) date = day != 0 ? g_date_time_new_from_unix_local (day) : NULL;

  /* Translators: a date as g_date_time_format () makes it, only of numbers. */
  return date != NULL ? g_date_time_format (date, C_("date of a game", "%Y-%m-%d")) : NULL;
}

static Sheet *
sheet_new (DubSession *session)
{
  Sheet *self = g_new0 (Sheet, 1);

  self->table = dub_score_table_new (dub_session_get_game (session));
  self->game = g_strdup (dub_session_get_name (session));
  self->date = dup_date (session);

  return self;
}

static void
sheet_free (Sheet *self)
{
  dub_score_table_free (self->table);
  g_free (self->game);
  g_free (self->date);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Sheet, sheet_free)

static void
set_color (cairo_t *cr, const GdkRGBA *color, double alpha)
{
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, alpha);
}

static void
put_rule (DubPen *pen, double y, double thickness, double alpha)
{
  if (!dub_pen_is_drawing (pen))
    return;
  set_color (pen->cr, &dub_color_gilt, alpha);
  cairo_set_line_width (pen->cr, thickness);
  cairo_move_to (pen->cr, margin, y);
  cairo_line_to (pen->cr, page_width - margin, y);
  cairo_stroke (pen->cr);
}

static void
put_panel (DubPen *pen, double height, double alpha)
{
  double x = margin, radius = 7, width = page_width - 2 * margin;

  if (!dub_pen_is_drawing (pen))
    return;
  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, x + width - radius, pen->y + radius, radius, -G_PI_2, 0);
  cairo_arc (pen->cr, x + width - radius, pen->y + height - radius, radius, 0, G_PI_2);
  cairo_arc (pen->cr, x + radius, pen->y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (pen->cr, x + radius, pen->y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (pen->cr);
  set_color (pen->cr, &dub_color_plum, alpha);
  cairo_fill (pen->cr);
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
  set_color (cr, &dub_color_gilt, 1);
  cairo_set_line_width (cr, thickness);
  cairo_stroke (cr);
}

/* A small crown between two lines. */
static void
put_ornament (DubPen *pen)
{
  static const double points[][2] = { { -12, 8 }, { -15, -5 }, { -6, 1 }, { 0, -9 },
                                      { 6, 1 },   { 15, -5 },  { 12, 8 } };
  double x = page_width / 2, y = pen->y + 12;

  pen->y += 28;
  if (!dub_pen_is_drawing (pen))
    return;
  set_color (pen->cr, &dub_color_gilt, 1);
  cairo_new_path (pen->cr);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    cairo_line_to (pen->cr, x + points[i][0], y + points[i][1]);
  cairo_close_path (pen->cr);
  cairo_fill (pen->cr);
  for (guint i = 1; i < G_N_ELEMENTS (points); i += 2) {
    cairo_arc (pen->cr, x + points[i][0], y + points[i][1], 2, 0, 2 * G_PI);
    cairo_fill (pen->cr);
  }
  cairo_set_line_width (pen->cr, 0.8);
  for (int side = -1; side <= 1; side += 2) {
    cairo_move_to (pen->cr, x + side * 28, y + 2);
    cairo_line_to (pen->cr, x + side * 120, y + 2);
    cairo_stroke (pen->cr);
  }
}

static void
begin_page (DubPen *pen)
{
  g_autofree char *footer = g_strdup_printf ("Du Barry · %u", pen->page + 1);

  if (dub_pen_is_drawing (pen)) {
    draw_frame (pen->cr, 20, 17, 1.4, pen->height);
    draw_frame (pen->cr, 25, 17, 0.5, pen->height);
  }
  pen->y = pen->height - (page_height - footer_y);
  dub_pen_put_text (pen, &footer_style, pen->page == 0 ? "Du Barry" : footer, margin,
                    page_width - 2 * margin, 0);
  pen->y = margin;
}

/* The box is as large as its text, plus a margin. */
static void
put_winner (DubPen *pen, const char *winner)
{
  double x = margin + 14, width = page_width - 2 * x;
  DubPen trial = *pen;

  trial.shown = -1;
  put_panel (pen, dub_pen_put_text (&trial, &winner_style, winner, x, width, 0) + 16, 1);
  pen->y += 8;
  pen->y += dub_pen_put_text (pen, &winner_style, winner, x, width, 0) + 8 + 16;
}

static void
put_header (DubPen *pen, const Sheet *sheet)
{
  double width = page_width - 2 * margin;

  pen->y += dub_pen_put_text (pen, &title_style, sheet->table->title, margin, width, 0) + 6;
  put_ornament (pen);
  pen->y += dub_pen_put_text (pen, &game_style, sheet->game, margin, width, 0) + 2;
  if (sheet->date != NULL)
    pen->y += dub_pen_put_text (pen, &date_style, sheet->date, margin, width, 0);
  pen->y += 14;
  if (sheet->table->winner != NULL)
    put_winner (pen, sheet->table->winner);
}

static void
put_heads (DubPen *pen)
{
  const char *names[] = { [DUB_BARRY] =
                              C_("person", "Madame du Barry"), [DUB_YOU] = C_("person", "You") };
  double height = 0;

  for (guint owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    height = dub_pen_put_text (pen, &head_style, names[owner], column_x[owner] + reason_x,
                               column_width[owner] - reason_x, 0);
  pen->y += height + 5;
  put_rule (pen, pen->y, 1, 1);
  pen->y += row_gap;
}

/* The score of each side with its reason beside it. */
static void
put_row (DubPen *pen, const DubScoreRow *row)
{
  double height = dub_pen_put_text (pen, &line_style, row->title, column_x[0], column_width[0], 13);

  for (guint owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    double x = column_x[owner];
    double figure = dub_pen_put_text (pen, &figure_style, row->figures[owner], x, figure_width, 13);
    double reason = dub_pen_put_text (pen, &reason_style, row->reasons[owner], x + reason_x,
                                      column_width[owner] - reason_x, 13);

    height = MAX (height, MAX (figure, reason));
  }
  pen->y += height + row_gap;
  put_rule (pen, pen->y, 0.5, 0.5);
  pen->y += row_gap;
}

static void
put_total (DubPen *pen, const DubScoreRow *row)
{
  put_panel (pen, 34, 0.12);
  pen->y += 6;
  dub_pen_put_text (pen, &sum_style, row->title, column_x[0] + 10, column_width[0], 17);
  for (guint owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    dub_pen_put_text (pen, &sums_style, row->figures[owner], column_x[owner] - 20,
                      figure_width + 20, 17);
  pen->y += 28 + row_gap;
}

/* A total has no reasons. The next page begins if it does not fit on this one. */
static void
put_line (DubPen *pen, const DubScoreRow *row)
{
  void (*put) (DubPen *, const DubScoreRow *) = row->reasons[DUB_YOU] != NULL ? put_row : put_total;
  DubPen trial = *pen;

  trial.shown = -1;
  put (&trial, row);
  if (!pen->is_endless && trial.y > footer_y) {
    pen->page++;
    begin_page (pen);
    put_heads (pen);
  }
  put (pen, row);
}

static void
put_all (DubPen *pen, gconstpointer data)
{
  const Sheet *sheet = data;

  begin_page (pen);
  put_header (pen, sheet);
  put_heads (pen);
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    put_line (pen, &sheet->table->rows[i]);
  put_line (pen, &sheet->table->total);
  pen->y += page_height - footer_y;
}

static DubPicture
get_picture (const Sheet *self)
{
  return (DubPicture){ .title = self->game,
                       .width = page_width,
                       .height = page_height,
                       .paper = &paper,
                       .put = put_all,
                       .data = self };
}

void
dub_score_sheet_save (DubSession *session, const char *path, GtkWidget *widget)
{
  g_autoptr (Sheet) self = sheet_new (session);
  DubPicture picture = get_picture (self);

  dub_picture_save (&picture, path, widget, C_("toast", "The score sheet is saved."));
}

void
dub_score_sheet_print (DubSession *session, GtkWidget *widget)
{
  Sheet *self = sheet_new (session);
  DubPicture picture = get_picture (self);

  dub_picture_print (&picture, (GDestroyNotify) sheet_free, widget);
}
