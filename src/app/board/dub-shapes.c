/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-shapes.h"

#include <math.h>

static void
draw_circle (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

static void
draw_rounded (cairo_t *cr, double left, double top, double right, double bottom, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, top + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, left + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, left + radius, top + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
set_alpha (cairo_t *cr, GdkRGBA color, double alpha)
{
  cairo_set_source_rgba (cr, (double) color.red, (double) color.green, (double) color.blue, alpha);
}

/* A bell skirt with a narrow waist and puffed sleeves. */
void
dub_shapes_draw_gown (cairo_t *cr, GdkRGBA color)
{
  gdk_cairo_set_source_rgba (cr, &color);
  draw_circle (cr, 20, 6, 3.6);
  cairo_fill (cr);
  cairo_move_to (cr, 16, 11);
  cairo_curve_to (cr, 13, 11, 11.5, 13.5, 12, 17);
  cairo_line_to (cr, 15, 18);
  cairo_line_to (cr, 17, 22);
  cairo_curve_to (cr, 13, 28, 7, 34, 5, 42);
  cairo_curve_to (cr, 14, 44, 26, 44, 35, 42);
  cairo_curve_to (cr, 33, 34, 27, 28, 23, 22);
  cairo_line_to (cr, 25, 18);
  cairo_line_to (cr, 28, 17);
  cairo_curve_to (cr, 28.5, 13.5, 27, 11, 24, 11);
  cairo_close_path (cr);
  cairo_fill (cr);
  /* the fall of the underskirt */
  cairo_set_source_rgba (cr, 1, 1, 1, 0.28);
  cairo_move_to (cr, 20, 24);
  cairo_curve_to (cr, 18, 30, 15, 37, 14, 43);
  cairo_line_to (cr, 26, 43);
  cairo_curve_to (cr, 25, 37, 22, 30, 20, 24);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A long coat with tails over breeches. */
void
dub_shapes_draw_coat (cairo_t *cr, GdkRGBA color)
{
  gdk_cairo_set_source_rgba (cr, &color);
  draw_circle (cr, 20, 6, 3.6);
  cairo_fill (cr);
  cairo_move_to (cr, 14, 11);
  cairo_line_to (cr, 26, 11);
  cairo_line_to (cr, 30, 24);
  cairo_line_to (cr, 27, 25);
  cairo_line_to (cr, 25.5, 20);
  cairo_line_to (cr, 29, 34);
  cairo_line_to (cr, 23.5, 35);
  cairo_line_to (cr, 20, 25);
  cairo_line_to (cr, 16.5, 35);
  cairo_line_to (cr, 11, 34);
  cairo_line_to (cr, 14.5, 20);
  cairo_line_to (cr, 13, 25);
  cairo_line_to (cr, 10, 24);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_rectangle (cr, 15.5, 33, 3.4, 10);
  cairo_rectangle (cr, 21.1, 33, 3.4, 10);
  cairo_fill (cr);
  /* the waistcoat */
  cairo_set_source_rgba (cr, 1, 1, 1, 0.32);
  cairo_move_to (cr, 18, 11);
  cairo_line_to (cr, 22, 11);
  cairo_line_to (cr, 21.5, 24);
  cairo_line_to (cr, 18.5, 24);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_gem (cairo_t *cr, double x, double y, double size, GdkRGBA color)
{
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_move_to (cr, x, y - size);
  cairo_line_to (cr, x + size, y);
  cairo_line_to (cr, x, y + size * 1.2);
  cairo_line_to (cr, x - size, y);
  cairo_close_path (cr);
  cairo_fill (cr);
}

void
dub_shapes_draw_necklace (cairo_t *cr, GdkRGBA color)
{
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, 2.4);
  cairo_move_to (cr, 7, 6);
  cairo_curve_to (cr, 9, 22, 15, 27, 20, 28);
  cairo_curve_to (cr, 25, 27, 31, 22, 33, 6);
  cairo_stroke (cr);
  for (int i = -1; i <= 1; i += 2)
    draw_circle (cr, 20 + i * 8, 22, 2.4);
  cairo_fill (cr);
  draw_gem (cr, 20, 34, 6, color);
}

void
dub_shapes_draw_ring (cairo_t *cr, GdkRGBA color)
{
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, 3.4);
  draw_circle (cr, 20, 28, 11);
  cairo_stroke (cr);
  draw_gem (cr, 20, 12, 7, color);
}

void
dub_shapes_draw_thimble (cairo_t *cr, GdkRGBA color)
{
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_move_to (cr, 31, 10);
  cairo_line_to (cr, 32, 4);
  cairo_curve_to (cr, 32.5, 0.5, 37.5, 0.5, 38, 4);
  cairo_line_to (cr, 39, 10);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_rectangle (cr, 30, 10.8, 10, 1.8);
  cairo_fill (cr);
}

void
dub_shapes_draw_star (cairo_t *cr, GdkRGBA color)
{
  gdk_cairo_set_source_rgba (cr, &color);
  for (int i = 0; i < 8; i++) {
    double radius = i % 2 == 0 ? 10 : 3.4, angle = i * G_PI / 4 - G_PI / 2;

    cairo_line_to (cr, 20 + radius * cos (angle), 22 + radius * sin (angle));
  }
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_crown (cairo_t *cr, double x, double foot, double scale, GdkRGBA color)
{
  static const double points[][2] = { { -6, 0 }, { -8, -9 }, { -3, -5 }, { 0, -11 },
                                      { 3, -5 }, { 8, -9 },  { 6, 0 } };

  gdk_cairo_set_source_rgba (cr, &color);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    cairo_line_to (cr, x + scale * points[i][0], foot + scale * points[i][1]);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* The headdress shows the rank: a wig with a crown of curls, a hat, a cap. */
static void
draw_head (cairo_t *cr, DubType type)
{
  switch (type) {
  case DUB_MASTER:
    cairo_move_to (cr, 11, 15);
    cairo_curve_to (cr, 8, 2, 32, 2, 29, 15);
    cairo_close_path (cr);
    cairo_fill (cr);
    break;
  case DUB_JOURNEYMAN:
    cairo_move_to (cr, 7, 12);
    cairo_line_to (cr, 20, 3);
    cairo_line_to (cr, 33, 12);
    cairo_close_path (cr);
    cairo_fill (cr);
    break;
  case DUB_APPRENTICE:
    cairo_arc (cr, 20, 13, 8, G_PI, 0);
    cairo_close_path (cr);
    cairo_fill (cr);
    break;
  case DUB_TYPE_NONE:
  case DUB_TYPE_UNKNOWN:
  case DUB_N_TYPES:
    break;
  }
}

void
dub_shapes_draw_employee (cairo_t *cr, DubEmployee employee, GdkRGBA ink, GdkRGBA gilt)
{
  if (employee.type == DUB_TYPE_UNKNOWN) {
    dub_shapes_draw_back (cr, gilt);
    return;
  }
  set_alpha (cr, ink, 0.75);
  draw_head (cr, employee.type);
  draw_circle (cr, 20, 17, 6.5);
  cairo_fill (cr);
  cairo_move_to (cr, 7, 42);
  cairo_curve_to (cr, 7, 28, 33, 28, 33, 42);
  cairo_close_path (cr);
  cairo_fill (cr);
  if (employee.crown != DUB_CROWN_NONE)
    draw_crown (cr, 20, 40, 1, gilt);
}

void
dub_shapes_draw_crown (cairo_t *cr, GdkRGBA color)
{
  draw_crown (cr, 20, 35, 2, color);
  draw_circle (cr, 4, 15, 2);
  draw_circle (cr, 20, 10, 2.4);
  draw_circle (cr, 36, 15, 2);
  cairo_rectangle (cr, 8, 37, 24, 3);
  cairo_fill (cr);
}

/* Three coins that overlap. */
void
dub_shapes_draw_coins (cairo_t *cr, GdkRGBA color)
{
  for (int i = 0; i < 3; i++) {
    double x = 13 + 7 * i, y = 14 + 7 * i;

    cairo_save (cr);
    draw_circle (cr, x, y, 11);
    cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
    cairo_fill (cr);
    cairo_restore (cr);
    gdk_cairo_set_source_rgba (cr, &color);
    cairo_set_line_width (cr, 2);
    draw_circle (cr, x, y, 9.5);
    cairo_stroke (cr);
  }
  draw_circle (cr, 27, 28, 4);
  cairo_fill (cr);
}

/* A spool with five turns of thread. */
void
dub_shapes_draw_thread (cairo_t *cr, GdkRGBA thread, GdkRGBA spool)
{
  gdk_cairo_set_source_rgba (cr, &spool);
  draw_rounded (cr, 8, 4, 32, 10, 2);
  draw_rounded (cr, 8, 34, 32, 40, 2);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &thread);
  for (int i = 0; i < 5; i++)
    draw_rounded (cr, 11, 11 + 4.6 * i, 29, 14.8 + 4.6 * i, 1.8);
  cairo_fill (cr);
}

/* A scalloped edge with holes. */
void
dub_shapes_draw_lace (cairo_t *cr, GdkRGBA color)
{
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_rectangle (cr, 3, 9, 34, 5);
  cairo_fill (cr);
  cairo_set_line_width (cr, 2.2);
  for (int i = 0; i < 3; i++) {
    double x = 8.6 + 11.4 * i;

    cairo_new_sub_path (cr);
    cairo_arc_negative (cr, x, 15, 5.6, G_PI, 0);
    cairo_line_to (cr, x + 5.6, 22);
    cairo_arc (cr, x, 26, 6.8, -0.6, G_PI + 0.6);
    cairo_close_path (cr);
    cairo_stroke (cr);
    draw_circle (cr, x, 26.5, 2.4);
    cairo_fill (cr);
  }
}

void
dub_shapes_draw_card_back (cairo_t *cr, GdkRGBA ground, GdkRGBA line)
{
  for (int i = 0; i < 2; i++) {
    double inset = 3 * i, radius = 4 - i;
    double left = 5 + inset, right = 35 - inset, top = 1 + inset, bottom = 43 - inset;

    draw_rounded (cr, left, top, right, bottom, radius);
    if (i == 0) {
      gdk_cairo_set_source_rgba (cr, &ground);
      cairo_fill (cr);
    } else {
      gdk_cairo_set_source_rgba (cr, &line);
      cairo_set_line_width (cr, 1.2);
      cairo_stroke (cr);
    }
  }
  dub_shapes_draw_star (cr, line);
}

void
dub_shapes_draw_silk (cairo_t *cr, double x, double y, GdkRGBA left, GdkRGBA right)
{
  const double width = 28, height = 19;

  gdk_cairo_set_source_rgba (cr, &left);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + width, y);
  cairo_line_to (cr, x, y + height);
  cairo_close_path (cr);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &right);
  cairo_move_to (cr, x + width, y);
  cairo_line_to (cr, x + width, y + height);
  cairo_line_to (cr, x, y + height);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A lattice, as on the back of a card. */
void
dub_shapes_draw_back (cairo_t *cr, GdkRGBA color)
{
  const double left = 6, right = 34, top = 5, bottom = 39, mesh = 7;

  draw_rounded (cr, left, top, right, bottom, 4);
  set_alpha (cr, color, 0.2);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke_preserve (cr);
  cairo_save (cr);
  cairo_clip (cr);
  for (int i = 0; i * mesh < right + 2 * bottom - left; i++) {
    double x = left - bottom + i * mesh;

    cairo_move_to (cr, x, top);
    cairo_line_to (cr, x + bottom - top, bottom);
    cairo_move_to (cr, x, bottom);
    cairo_line_to (cr, x + bottom - top, top);
  }
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_outline (cairo_t *cr, double y, double radius, gboolean cornered)
{
  cairo_new_sub_path (cr);
  for (int i = 0; cornered && i < 8; i++)
    cairo_line_to (cr, radius * cos ((2 * i + 1) * G_PI / 8),
                   y + radius * sin ((2 * i + 1) * G_PI / 8));
  if (!cornered)
    cairo_arc (cr, 0, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

/* With a shadow and an inner rim, like wood. */
void
dub_shapes_draw_token (cairo_t *cr, double radius, gboolean cornered, GdkRGBA color, GdkRGBA ink,
                       PangoLayout *letter)
{
  PangoRectangle extents;
  double scale;

  cairo_set_source_rgba (cr, 0, 0, 0, 0.3);
  draw_outline (cr, radius * 0.1, radius, cornered);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &color);
  draw_outline (cr, 0, radius, cornered);
  cairo_fill_preserve (cr);
  set_alpha (cr, ink, 0.6);
  cairo_set_line_width (cr, radius * 0.07);
  cairo_stroke (cr);
  draw_outline (cr, 0, radius * 0.84, cornered);
  cairo_stroke (cr);

  pango_layout_get_extents (letter, &extents, NULL);
  if (extents.height == 0)
    return;
  scale = radius * 0.95 / ((double) extents.height / PANGO_SCALE);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_save (cr);
  cairo_scale (cr, scale, scale);
  cairo_move_to (cr, -(extents.x + extents.width / 2.0) / PANGO_SCALE,
                 -(extents.y + extents.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, letter);
  cairo_restore (cr);
}
