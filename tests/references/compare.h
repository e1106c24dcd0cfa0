/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two pictures of a window, compared region by region, so that what is missing in one place is
 * not lost in the size of the whole. They are kept in half the size of the window and compared
 * in a quarter of it, where the edges of letters are grey already: the way in which an edge is
 * drawn makes no difference, a button of 30 by 20 pixels does.
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

enum { COMPARE_SCALE = 2 }; /* of a window to its picture */

/* A picture of RGB24, from a window's pixels of four bytes each. */
cairo_surface_t *compare_shrink (const guchar *pixels, gsize stride, int width, int height);

/* The number of regions that differ; G_MAXUINT if the pictures have not the same size. Where
 * one differs, it is painted over with mark, unless that is NULL. */
guint compare_pictures (cairo_surface_t *a, cairo_surface_t *b, cairo_t *mark);

G_END_DECLS
