/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The portrait of Madame du Barry in an oval, as on the icon of the app. The paths are from
 * data/icons, with the same area of 128 by 128.
 */

#include "dub-shapes.h"

static const char face[] =
    "M46.5 60.5 C44.6 62.5 43.8 65.5 44.2 68.5 C42.4 71 40 73 38 75.3 C37.2 76.6 37.7 77.6 39.2 77.8 "
    "L41.6 78.2 C41 79.2 39.9 80 39.6 81.1 C39.4 82.2 40.4 82.7 41.6 83 C40.6 83.7 40.1 84.6 40.5 "
    "85.6 C40.9 86.6 42.1 86.9 42.4 87.9 C41.7 89.5 41.4 91.3 42.4 93 C43.9 95.5 48 95.7 51.5 94.8 "
    "C54.5 94 57.3 92.9 59.5 91.5 C60.4 94.5 60.2 97.5 59 100 L77 100 C75 92 75 84 78 76 L66 62 Z";

static const char shoulders[] =
    "M58 104.5 C54 107.5 45 108.5 37.5 111 C31 113.5 27 118 26 128 L104 128 C103 117 98 111.5 90 "
    "108.8 C84 106.8 79.5 106 77.5 104 Z";

static const char hair[] =
    "M44.5 57 C39.5 54.5 37.5 48.5 40.5 44 C36 39.5 37 32 42.5 29 C41.5 22 47 16.5 53.5 17.5 C57 11.5 "
    "66 10 71.5 14 C78 11 86.5 14.5 88 21 C95 22.5 99 30 96 36.5 C100.5 41.5 99 49.5 93.5 52.5 C94.5 "
    "57 91.5 62 86.5 63 C80 68 70 66.5 66.5 60.5 C62 53.5 52 53 44.5 57 Z";

static const char pearls[] = "M46.5 42.5 C58 32 78 31 91 43";

/* Reads the numbers after a letter. */
static const char *
read_numbers (const char *text, double *numbers, guint n)
{
  for (guint i = 0; i < n; i++) {
    char *end;

    numbers[i] = g_ascii_strtod (text, &end);
    text = end;
  }

  return text;
}

/* A subset of SVG paths: M, L, C and Z with absolute coordinates. */
static void
add_path (cairo_t *cr, const char *text)
{
  double at[6];

  while (*text != '\0') {
    char letter = *text++;

    if (letter == 'M') {
      text = read_numbers (text, at, 2);
      cairo_move_to (cr, at[0], at[1]);
    } else if (letter == 'L') {
      text = read_numbers (text, at, 2);
      cairo_line_to (cr, at[0], at[1]);
    } else if (letter == 'C') {
      text = read_numbers (text, at, 6);
      cairo_curve_to (cr, at[0], at[1], at[2], at[3], at[4], at[5]);
    } else if (letter == 'Z')
      cairo_close_path (cr);
  }
}

static void
add_oval (cairo_t *cr, double x, double y, double width, double height)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, width, height);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

static void
draw_lady (cairo_t *cr, GdkRGBA plum)
{
  const double dashes[] = { 0, 8.6 };

  cairo_translate (cr, 5.5, 8);
  cairo_scale (cr, 0.9, 0.9);
  gdk_cairo_set_source_rgba (cr, &plum);
  add_path (cr, face);
  add_path (cr, shoulders);
  add_path (cr, hair);
  cairo_fill (cr);
  add_oval (cr, 85, 73.5, 9, 7.5);
  add_oval (cr, 86.5, 88, 8, 6.5);
  add_oval (cr, 85.5, 100.5, 6.5, 5);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0.94, 0.84, 0.57);
  cairo_set_line_width (cr, 5.6);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  add_path (cr, pearls);
  cairo_stroke (cr);
}

void
dub_shapes_draw_portrait (cairo_t *cr, GdkRGBA plum, GdkRGBA gilt)
{
  cairo_save (cr);
  cairo_translate (cr, 20, 22);
  cairo_scale (cr, 0.37, 0.37);
  cairo_translate (cr, -64, -64);
  add_oval (cr, 64, 64, 48, 57);
  gdk_cairo_set_source_rgba (cr, &gilt);
  cairo_fill (cr);
  add_oval (cr, 64, 64, 43, 51);
  cairo_set_source_rgb (cr, 1, 0.98, 0.94);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  draw_lady (cr, plum);
  cairo_restore (cr);
  cairo_new_path (cr);
}
