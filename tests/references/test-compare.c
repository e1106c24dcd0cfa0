/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The differences that the comparison of pictures finds, and those that it ignores.
 */

#include "compare.h"

enum { WIDTH = 1280, HEIGHT = 860, FAINT = 20, SEED = 1769 };

/* Draws a window with some lines of text. */
static cairo_surface_t *
draw_window (double shift)
{
  cairo_surface_t *window = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cairo = cairo_create (window);

  cairo_set_source_rgb (cairo, 0.98, 0.98, 0.98);
  cairo_paint (cairo);
  cairo_set_source_rgb (cairo, 0.1, 0.1, 0.1);
  cairo_set_font_size (cairo, 15);
  for (guint line = 0; line < 30; line++) {
    cairo_move_to (cairo, 20 + shift, 40 + line * 27);
    cairo_show_text (cairo, "Take the garment from space 4 and place it in the Royal Hall");
  }
  cairo_destroy (cairo);

  return window;
}

static cairo_surface_t *
shrink (cairo_surface_t *window)
{
  cairo_surface_flush (window);

  return compare_shrink (cairo_image_surface_get_data (window),
                         (gsize) cairo_image_surface_get_stride (window), WIDTH, HEIGHT);
}

/* Compares a window with a plain one, and destroys it. */
static guint
compare (cairo_surface_t *window)
{
  cairo_surface_t *plain = draw_window (0);
  cairo_surface_t *a = shrink (plain), *b = shrink (window);
  guint n = compare_pictures (a, b, NULL);

  g_assert_cmpuint (compare_pictures (b, a, NULL), ==, n);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  cairo_surface_destroy (plain);
  cairo_surface_destroy (window);

  return n;
}

static void
test_same (void)
{
  g_assert_cmpuint (compare (draw_window (0)), ==, 0);
}

/* A patch counts in any place, including the corners of the window. */
static void
test_patch (void)
{
  for (int i = 0; i < 12; i++) {
    cairo_surface_t *window = draw_window (0);
    cairo_t *cairo = cairo_create (window);

    cairo_set_source_rgb (cairo, 0.8, 0.85, 0.98);
    cairo_rectangle (cairo,
                     i == 10   ? 0
                     : i == 11 ? WIDTH - 30
                               : 700 + i * 3,
                     i == 10   ? 0
                     : i == 11 ? HEIGHT - 20
                               : 300 + i * 2,
                     30, 20);
    cairo_fill (cairo);
    cairo_destroy (cairo);
    g_assert_cmpuint (compare (window), >, 0);
  }
}

/* A button without a frame consists of its word only. */
static void
test_word (void)
{
  cairo_surface_t *window = draw_window (0);
  cairo_t *cairo = cairo_create (window);

  cairo_set_source_rgb (cairo, 0.1, 0.1, 0.1);
  cairo_set_font_size (cairo, 14);
  cairo_move_to (cairo, 903, 411);
  cairo_show_text (cairo, "Why?");
  cairo_destroy (cairo);
  g_assert_cmpuint (compare (window), >, 0);
}

/* A row moves by some pixels. */
static void
test_moved (void)
{
  g_assert_cmpuint (compare (draw_window (8)), >, 0);
}

/* Letters move by a fraction of a pixel, and every pixel changes by a shade. */
static void
test_antialiasing (void)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (SEED);
  cairo_surface_t *window = draw_window (0.25);
  guchar *pixels;

  cairo_surface_flush (window);
  pixels = cairo_image_surface_get_data (window);
  for (int i = 0; i < cairo_image_surface_get_stride (window) * HEIGHT; i++) {
    int shade = pixels[i] + g_rand_int_range (chance, -FAINT, FAINT + 1);

    pixels[i] = (guchar) CLAMP (shade, 0, 255);
  }
  cairo_surface_mark_dirty (window);
  g_assert_cmpuint (compare (window), ==, 0);
}

static void
test_size (void)
{
  cairo_surface_t *a = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 64, 48);
  cairo_surface_t *b = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 65, 48);
  cairo_surface_t *c = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 64, 47);

  g_assert_cmpuint (compare_pictures (a, b, NULL), ==, G_MAXUINT);
  g_assert_cmpuint (compare_pictures (a, c, NULL), ==, G_MAXUINT);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  cairo_surface_destroy (c);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compare/same", test_same);
  g_test_add_func ("/compare/patch", test_patch);
  g_test_add_func ("/compare/word", test_word);
  g_test_add_func ("/compare/moved", test_moved);
  g_test_add_func ("/compare/antialiasing", test_antialiasing);
  g_test_add_func ("/compare/size", test_size);

  return g_test_run ();
}
