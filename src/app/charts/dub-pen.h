/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position on paper. Things are put from top to bottom, by the same code that measures, breaks
 * pages and draws.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  cairo_t *cr;
  PangoLayout *layout;
  double y;            /* where the next thing goes, in points */
  double height;       /* of the page; only known while drawing if it is endless */
  gboolean is_endless; /* one page, as long as it takes */
  guint page;
  int shown; /* the page to draw; -1 if all are only measured */
} DubPen;

typedef struct {
  const char *family;
  double size;
  PangoWeight weight;
  const GdkRGBA *color;
  PangoAlignment alignment;
} DubPenStyle;

gboolean dub_pen_is_drawing (const DubPen *self);

/* Puts a text at the current height, and returns how much room it takes. With a baseline, the
 * first line is that far below the current height. */
double dub_pen_put_text (DubPen *self, const DubPenStyle *style, const char *text, double x,
                         double width, double baseline);

G_END_DECLS
