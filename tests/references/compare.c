/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "compare.h"

enum {
  BLOCK = 2,         /* side of the squares of pixels that are compared together */
  MAX_APART = 24,    /* of 255, the difference allowed in any channel of a block */
  REGION_WIDTH = 8,  /* blocks: 32 by 24 pixels of the window */
  REGION_HEIGHT = 6, /* regions overlap by half */
  MAX_BLOCKS = 5,    /* how many of the 48 blocks in a region may differ */
};

cairo_surface_t *
compare_shrink (const guchar *pixels, gsize stride, int width, int height)
{
  cairo_surface_t *small = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width / COMPARE_SCALE,
                                                       height / COMPARE_SCALE);
  guchar *out = cairo_image_surface_get_data (small);
  int out_stride = cairo_image_surface_get_stride (small);

  cairo_surface_flush (small);
  for (int y = 0; y < height / COMPARE_SCALE; y++)
    for (int x = 0; x < width / COMPARE_SCALE; x++)
      for (int channel = 0; channel < 4; channel++) {
        const guchar *at = pixels + (gsize) (y * COMPARE_SCALE) * stride +
                           (gsize) (x * COMPARE_SCALE) * 4 + channel;

        out[y * out_stride + x * 4 + channel] =
            (guchar) ((at[0] + at[4] + at[stride] + at[stride + 4] + 2) / 4);
      }
  cairo_surface_mark_dirty (small);

  return small;
}

static int
get_mean (cairo_surface_t *picture, int x, int y, int channel)
{
  const guchar *pixels = cairo_image_surface_get_data (picture);
  int stride = cairo_image_surface_get_stride (picture);
  int sum = 0;

  for (int i = 0; i < BLOCK; i++)
    for (int j = 0; j < BLOCK; j++)
      sum += pixels[(y * BLOCK + i) * stride + (x * BLOCK + j) * 4 + channel];

  return sum / (BLOCK * BLOCK);
}

static gboolean
is_apart (cairo_surface_t *a, cairo_surface_t *b, int x, int y)
{
  for (int channel = 0; channel < 3; channel++)
    if (ABS (get_mean (a, x, y, channel) - get_mean (b, x, y, channel)) > MAX_APART)
      return TRUE;

  return FALSE;
}

/* Counts the differing blocks in the region that begins with this block; blocks beyond the edge do
 * not differ. */
static guint
count_apart (const gboolean *apart, int width, int height, int x, int y)
{
  guint n = 0;

  for (int i = y; i < MIN (y + REGION_HEIGHT, height); i++)
    for (int j = x; j < MIN (x + REGION_WIDTH, width); j++)
      n += (guint) apart[i * width + j];

  return n;
}

static void
paint_over (cairo_t *mark, int x, int y)
{
  cairo_rectangle (mark, x * BLOCK, y * BLOCK, REGION_WIDTH * BLOCK, REGION_HEIGHT * BLOCK);
  cairo_fill (mark);
}

guint
compare_pictures (cairo_surface_t *a, cairo_surface_t *b, cairo_t *mark)
{
  int width = cairo_image_surface_get_width (a) / BLOCK;
  int height = cairo_image_surface_get_height (a) / BLOCK;
  g_autofree gboolean *apart = g_new (gboolean, (gsize) width * (gsize) height);
  guint n = 0;

  if (cairo_image_surface_get_width (b) != cairo_image_surface_get_width (a) ||
      cairo_image_surface_get_height (b) != cairo_image_surface_get_height (a))
    return G_MAXUINT;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      apart[y * width + x] = is_apart (a, b, x, y);
  for (int y = 0; y < height; y += REGION_HEIGHT / 2)
    for (int x = 0; x < width; x += REGION_WIDTH / 2) {
      if (count_apart (apart, width, height, x, y) <= MAX_BLOCKS)
        continue;
      n++;
      if (mark != NULL)
        paint_over (mark, x, y);
    }

  return n;
}
