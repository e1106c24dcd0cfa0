/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything is placed from top to bottom, by the same code that measures, breaks pages and draws.
 */

#include "dub-statistics-sheet.h"

#include "dub-chart-data.h"
#include "dub-chart-draw.h"
#include "dub-colors.h"

#include <glib/gi18n-lib.h>

/* An A4 page, in points. */
static const double page_width = 595.28;
static const double page_height = 841.89;
static const double margin = 48;

struct _DubStatisticsSheet {
  char **lines;      /* owned */
  char **expansions; /* owned; lines of groups */
  char **profiles;   /* owned; the same */
  GPtrArray *charts; /* owned; of DubChartData */
  gboolean is_endless;
  double height; /* of a page */
  guint n_pages;
};

typedef struct {
  const DubStatisticsSheet *sheet;
  cairo_t *cr;
  PangoLayout *layout; /* owned */
  double y;
  guint page;
  int shown; /* the page to draw, or -1 to measure */
} Pen;

/* Makes room, on the next page if there is not enough on this one. */
static double
take_room (Pen *pen, double height)
{
  double y = pen->y;

  if (!pen->sheet->is_endless && y > margin && y + height > page_height - margin) {
    pen->page++;
    y = margin;
  }
  pen->y = y + height;

  return y;
}

static gboolean
is_drawing (const Pen *pen)
{
  return pen->shown == (int) pen->page;
}

static void
put_text (Pen *pen, const char *text, double size, PangoWeight weight, const GdkRGBA *color)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  double y;
  int height;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (pen->layout, font);
  pango_layout_set_width (pen->layout, (int) ((page_width - 2 * margin) * PANGO_SCALE));
  pango_layout_set_ellipsize (pen->layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_text (pen->layout, text, -1);
  pango_layout_get_pixel_size (pen->layout, NULL, &height);
  y = take_room (pen, height + 4);
  if (is_drawing (pen)) {
    gdk_cairo_set_source_rgba (pen->cr, color);
    cairo_move_to (pen->cr, margin, y);
    pango_cairo_show_layout (pen->cr, pen->layout);
  }
  pango_font_description_free (font);
}

static void
put_chart (Pen *pen, const DubChartData *data)
{
  const DubChartStyle style = { .ink = dub_color_ink,
                                .series = { dub_color_plum, dub_color_gilt },
                                .place = -1 };
  double height = dub_chart_get_height (data), y;
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  /* A chart stays with its title. */
  y = take_room (pen, height + 44);
  pen->y = y;
  take_room (pen, 12);
  put_text (pen, data->title, 13, PANGO_WEIGHT_SEMIBOLD, &dub_color_plum);
  y = take_room (pen, height + 8);
  pango_font_description_set_absolute_size (font, 10 * PANGO_SCALE);
  pango_layout_set_font_description (pen->layout, font);
  if (is_drawing (pen)) {
    cairo_save (pen->cr);
    cairo_translate (pen->cr, margin, y);
    dub_chart_draw (data, &style, pen->cr, pen->layout, page_width - 2 * margin, height);
    cairo_restore (pen->cr);
  }
  pango_font_description_free (font);
}

static void
put_lines (Pen *pen, const char *title, char **lines)
{
  if (lines[0] == NULL)
    return;
  take_room (pen, 12);
  put_text (pen, title, 13, PANGO_WEIGHT_SEMIBOLD, &dub_color_plum);
  for (guint i = 0; lines[i] != NULL; i++)
    put_text (pen, lines[i], 11, PANGO_WEIGHT_NORMAL, &dub_color_ink);
}

static void
put_all (Pen *pen)
{
  const DubStatisticsSheet *sheet = pen->sheet;

  pen->y = margin;
  pen->layout = pango_cairo_create_layout (pen->cr);
  put_text (pen, C_("results", "Statistics"), 22, PANGO_WEIGHT_NORMAL, &dub_color_plum);
  for (guint i = 0; sheet->lines[i] != NULL; i++)
    put_text (pen, sheet->lines[i], 12, i == 0 ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL,
              &dub_color_ink);
  for (guint i = 0; i < sheet->charts->len; i++)
    put_chart (pen, g_ptr_array_index (sheet->charts, i));
  put_lines (pen, C_("results", "By Expansion"), sheet->expansions);
  put_lines (pen, C_("results", "By Box Profile"), sheet->profiles);
  g_object_unref (pen->layout);
}

static void
draw (gconstpointer data, cairo_t *cr, guint page, gboolean background)
{
  Pen pen = { .sheet = data, .cr = cr, .shown = (int) page };

  if (background) {
    gdk_cairo_set_source_rgba (cr, &dub_color_paper);
    cairo_paint (cr);
  }
  put_all (&pen);
}

static void
measure (DubStatisticsSheet *self)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  Pen pen = { .sheet = self, .cr = cairo_create (surface), .shown = -1 };

  put_all (&pen);
  self->n_pages = pen.page + 1;
  self->height = self->is_endless ? pen.y + margin : page_height;
  cairo_destroy (pen.cr);
  cairo_surface_destroy (surface);
}

DubStatisticsSheet *
dub_statistics_sheet_new (const DubStatistics *stats, gboolean is_endless)
{
  DubStatisticsSheet *self = g_new0 (DubStatisticsSheet, 1);

  self->lines = dub_chart_data_dup_lines (stats);
  self->expansions = dub_chart_data_dup_groups (stats->by_expansions);
  self->profiles = dub_chart_data_dup_groups (stats->by_profile);
  self->charts = dub_chart_data_list (stats);
  self->is_endless = is_endless;
  measure (self);

  return self;
}

void
dub_statistics_sheet_free (DubStatisticsSheet *self)
{
  g_strfreev (self->lines);
  g_strfreev (self->expansions);
  g_strfreev (self->profiles);
  g_ptr_array_unref (self->charts);
  g_free (self);
}

DubPicture
dub_statistics_sheet_get_picture (const DubStatisticsSheet *self)
{
  return (DubPicture){ .title = C_("results", "Statistics"), .width = page_width,
                                    .height = self->height, .n_pages = self->n_pages, .draw = draw,
                                    .data = self };
}
