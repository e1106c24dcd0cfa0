/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
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

static const DubPenStyle title_style = { "Sans", 22, PANGO_WEIGHT_NORMAL, &dub_color_plum, 0 };
static const DubPenStyle head_style = { "Sans", 13, PANGO_WEIGHT_SEMIBOLD, &dub_color_plum, 0 };
static const DubPenStyle first_style = { "Sans", 12, PANGO_WEIGHT_SEMIBOLD, &dub_color_ink, 0 };
static const DubPenStyle line_style = { "Sans", 12, PANGO_WEIGHT_NORMAL, &dub_color_ink, 0 };
static const DubPenStyle group_style = { "Sans", 11, PANGO_WEIGHT_NORMAL, &dub_color_ink, 0 };

struct _DubStatisticsSheet {
  char **lines;      /* owned */
  char **expansions; /* owned; lines of groups */
  char **profiles;   /* owned; the same */
  GPtrArray *charts; /* owned; of DubChartData */
};

/* Goes to the next page if there is not enough room on this one. */
static void
make_room (DubPen *pen, double height)
{
  if (pen->is_endless || pen->y <= margin || pen->y + height <= page_height - margin)
    return;
  pen->page++;
  pen->y = margin;
}

static void
put_text (DubPen *pen, const DubPenStyle *style, const char *text)
{
  DubPen trial = *pen;
  double width = page_width - 2 * margin;

  trial.shown = -1;
  make_room (pen, dub_pen_put_text (&trial, style, text, margin, width, 0) + 4);
  pen->y += dub_pen_put_text (pen, style, text, margin, width, 0) + 4;
}

static void
put_chart (DubPen *pen, const DubChartData *data)
{
  const DubChartStyle style = { .ink = dub_color_ink,
                                .series = { dub_color_plum, dub_color_gilt },
                                .place = -1 };
  double height = dub_chart_get_height (data);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  /* A chart stays with its title. */
  make_room (pen, height + 44);
  pen->y += 12;
  put_text (pen, &head_style, data->title);
  pango_font_description_set_absolute_size (font, 10 * PANGO_SCALE);
  pango_layout_set_font_description (pen->layout, font);
  if (dub_pen_is_drawing (pen)) {
    cairo_save (pen->cr);
    cairo_translate (pen->cr, margin, pen->y);
    dub_chart_draw (data, &style, pen->cr, pen->layout, page_width - 2 * margin, height);
    cairo_restore (pen->cr);
  }
  pen->y += height + 8;
  pango_font_description_free (font);
}

static void
put_lines (DubPen *pen, const char *title, char **lines)
{
  if (lines[0] == NULL)
    return;
  pen->y += 12;
  put_text (pen, &head_style, title);
  for (guint i = 0; lines[i] != NULL; i++)
    put_text (pen, &group_style, lines[i]);
}

static void
put_all (DubPen *pen, gconstpointer data)
{
  const DubStatisticsSheet *sheet = data;

  pen->y = margin;
  put_text (pen, &title_style, C_("results", "Statistics"));
  for (guint i = 0; sheet->lines[i] != NULL; i++)
    put_text (pen, i == 0 ? &first_style : &line_style, sheet->lines[i]);
  for (guint i = 0; i < sheet->charts->len; i++)
    put_chart (pen, g_ptr_array_index (sheet->charts, i));
  put_lines (pen, C_("results", "By Expansion"), sheet->expansions);
  put_lines (pen, C_("results", "By Box Profile"), sheet->profiles);
  pen->y += margin;
}

DubStatisticsSheet *
dub_statistics_sheet_new (const DubStatistics *stats)
{
  DubStatisticsSheet *self = g_new0 (DubStatisticsSheet, 1);

  self->lines = dub_chart_data_dup_lines (stats);
  self->expansions = dub_chart_data_dup_groups (stats->by_expansions);
  self->profiles = dub_chart_data_dup_groups (stats->by_profile);
  self->charts = dub_chart_data_list (stats);

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
                                    .height = page_height, .paper = &dub_color_paper,
                                    .put = put_all, .data = self };
}
