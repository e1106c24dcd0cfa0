/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shapes of tiles, cards and tokens, in an area of 40 by 44.
 */

#pragma once

#include <gdk/gdk.h>
#include <pango/pangocairo.h>

typedef enum {
  DUB_SHAPE_GOWN,
  DUB_SHAPE_COAT,
  DUB_SHAPE_THIMBLE, /* in a corner of a gown or a coat */
  DUB_SHAPE_NECKLACE,
  DUB_SHAPE_RING,
  DUB_SHAPE_SILK, /* a roll with its two colors, in the middle, above and below */
  DUB_SHAPE_SILK_ABOVE,
  DUB_SHAPE_SILK_BELOW,
  DUB_SHAPE_THREAD, /* and its spool */
  DUB_SHAPE_LACE,
  DUB_SHAPE_COINS,
  DUB_SHAPE_CROWN,
  DUB_SHAPE_MASTER,
  DUB_SHAPE_JOURNEYMAN,
  DUB_SHAPE_APPRENTICE,
  DUB_SHAPE_BADGE, /* the crown of an employee */
  DUB_SHAPE_STAR,
  DUB_SHAPE_PLACE,     /* of a token */
  DUB_SHAPE_BACK,      /* of a facedown piece */
  DUB_SHAPE_CARD_BACK, /* of a card of hers: its ground, and its lines */
  DUB_SHAPE_PORTRAIT,  /* of her, and its frame */
  DUB_SHAPE_ROUND_TOKEN,
  DUB_SHAPE_CORNERED_TOKEN, /* both with the color of their letter */
  DUB_N_SHAPES
} DubShape;

/* Draws the shape. Most have no second color. */
void dub_shapes_draw (cairo_t *cr, DubShape shape, GdkRGBA color, GdkRGBA second);

/* Draws a token around the origin. */
void dub_shapes_draw_token (cairo_t *cr, double radius, gboolean cornered, GdkRGBA color,
                            GdkRGBA ink, PangoLayout *letter);
