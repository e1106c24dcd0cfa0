/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shapes of tiles, cards and tokens, in an area of 40 by 44.
 */

#pragma once

#include "dub-types.h"

#include <gdk/gdk.h>
#include <pango/pangocairo.h>

G_BEGIN_DECLS

void dub_shapes_draw_gown (cairo_t *cr, GdkRGBA color);
void dub_shapes_draw_coat (cairo_t *cr, GdkRGBA color);
void dub_shapes_draw_necklace (cairo_t *cr, GdkRGBA color);
void dub_shapes_draw_ring (cairo_t *cr, GdkRGBA color);
void dub_shapes_draw_thimble (cairo_t *cr, GdkRGBA color);
void dub_shapes_draw_star (cairo_t *cr, GdkRGBA color);
void dub_shapes_draw_crown (cairo_t *cr, GdkRGBA color);
void dub_shapes_draw_coins (cairo_t *cr, GdkRGBA color);
void dub_shapes_draw_thread (cairo_t *cr, GdkRGBA thread, GdkRGBA spool);
void dub_shapes_draw_lace (cairo_t *cr, GdkRGBA color);
void dub_shapes_draw_employee (cairo_t *cr, DubEmployee employee, GdkRGBA ink, GdkRGBA gilt);
void dub_shapes_draw_portrait (cairo_t *cr, GdkRGBA plum, GdkRGBA gilt);

/* Draws a roll of silk with its two colors. */
void dub_shapes_draw_silk (cairo_t *cr, double x, double y, GdkRGBA left, GdkRGBA right);

/* Draws the back of a facedown piece, and that of a card of hers. */
void dub_shapes_draw_back (cairo_t *cr, GdkRGBA color);
void dub_shapes_draw_card_back (cairo_t *cr, GdkRGBA ground, GdkRGBA line);

/* Draws a token around the origin. */
void dub_shapes_draw_token (cairo_t *cr, double radius, gboolean cornered, GdkRGBA color,
                            GdkRGBA ink, PangoLayout *letter);

G_END_DECLS
