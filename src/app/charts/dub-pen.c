/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-pen.h"

gboolean
dub_pen_is_drawing (const DubPen *self)
{
  return self->shown == (int) self->page;
}

double
dub_pen_put_text (DubPen *self, const DubPenStyle *style, const char *text, double x, double width,
                  double baseline)
{
  PangoFontDescription *font = pango_font_description_from_string (style->family);
  double above = 0;
  int height;

  pango_font_description_set_absolute_size (font, style->size * PANGO_SCALE);
  pango_font_description_set_weight (font, style->weight);
  pango_layout_set_font_description (self->layout, font);
  pango_layout_set_width (self->layout, (int) (width * PANGO_SCALE));
  pango_layout_set_ellipsize (self->layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_alignment (self->layout, style->alignment);
  pango_layout_set_text (self->layout, text, -1);
  pango_layout_get_size (self->layout, NULL, &height);
  if (baseline > 0)
    above = baseline - (double) pango_layout_get_baseline (self->layout) / PANGO_SCALE;
  if (dub_pen_is_drawing (self)) {
    gdk_cairo_set_source_rgba (self->cr, style->color);
    cairo_move_to (self->cr, x, self->y + above);
    pango_cairo_show_layout (self->cr, self->layout);
  }
  pango_font_description_free (font);

  return above + (double) height / PANGO_SCALE;
}
