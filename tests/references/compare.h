/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compares two pictures of a window region by region, so that a small missing part counts in a
 * large window. The pictures have half the size of the window and are compared in a quarter of it,
 * where the edges of letters are grey: another rendering of edges makes no difference, a button of
 * 30 by 20 pixels does.
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

enum { COMPARE_SCALE = 2 }; /* scale of a window relative to its picture */

/* Returns a picture of RGB24, from a window's pixels of four bytes each. */
cairo_surface_t *compare_shrink (const guchar *pixels, gsize stride, int width, int height);

/* Returns the number of regions that differ, or G_MAXUINT if the sizes of the pictures differ.
 * Paints over differing regions with mark, unless it is NULL. */
guint compare_pictures (cairo_surface_t *a, cairo_surface_t *b, cairo_t *mark);

G_END_DECLS
