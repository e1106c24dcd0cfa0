/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawings of pieces and signs. Each is a file in drawings/, rendered once for each size and
 * style, and kept as a texture. The parts of a drawing have classes (silk, fold, pale, ink, ...)
 * with colors of their own, which a style replaces.
 */

#pragma once

#include "dub-box.h"

#include <gtk/gtk.h>

typedef enum {
  DUB_DRAWING_GOWN,
  DUB_DRAWING_COAT,
  DUB_DRAWING_THIMBLE,
  DUB_DRAWING_NECKLACE,
  DUB_DRAWING_RING,
  DUB_DRAWING_TILE_FIRST,
  DUB_DRAWING_TILE_SECOND,
  DUB_DRAWING_TILE_BOTH,
  DUB_DRAWING_TILE_BACK,
  DUB_DRAWING_BACK, /* of a facedown piece */
  DUB_DRAWING_CARD_BACK,
  DUB_DRAWING_MASTER,
  DUB_DRAWING_JOURNEYMAN,
  DUB_DRAWING_APPRENTICE,
  DUB_DRAWING_PORTRAIT,
  DUB_DRAWING_CROWN,
  DUB_DRAWING_COIN,
  DUB_DRAWING_COINS,
  DUB_DRAWING_SHIELD,
  DUB_DRAWING_SPOOL,
  DUB_DRAWING_LACE,
  DUB_DRAWING_RESOURCE,
  DUB_DRAWING_MUSIC,
  DUB_DRAWING_STAR,
  DUB_DRAWING_FRAME_CORNER,
  DUB_DRAWING_STRUCK,
  DUB_DRAWING_PLACE, /* of a token */
  DUB_DRAWING_TOKEN_ROUND,
  DUB_DRAWING_TOKEN_CORNERED,
  DUB_N_DRAWINGS
} DubDrawing;

/* Styles are interned. */
const char *dub_drawing_style_silk (GdkRGBA silk);
const char *dub_drawing_style_tiles (DubEdition edition);
const char *dub_drawing_style_ink (GdkRGBA ink);
const char *dub_drawing_style_token (GdkRGBA body, GdkRGBA rim);

/* Draws it into the area, as large as it fits, in the middle. The style may be NULL. The widget
 * says how many pixels there are to a point. */
void dub_drawing_snapshot (GtkSnapshot *snapshot, GtkWidget *widget, DubDrawing drawing,
                           const char *style, graphene_rect_t area);

/* Returns whether a widget that has drawings leaves them out, because this is the first frame of
 * the program. It is drawn again as soon as that is on the screen. */
gboolean dub_drawing_put_off (GtkWidget *widget);

/* Draws text in bold in the middle of the area, in a line of this height. */
void dub_drawing_snapshot_text (GtkSnapshot *snapshot, GtkWidget *widget, const char *text,
                                GdkRGBA color, double height, graphene_rect_t area);

/* From now on drawings are for paper: sharper, and in the colors of the light style. */
void dub_drawing_set_on_paper (gboolean on_paper);
gboolean dub_drawing_is_on_paper (void);

/* Draws it for paper or a picture, sharper than for a screen. */
void dub_drawing_paint (cairo_t *cr, DubDrawing drawing, const char *style, int width, int height);

/* Returns how many textures were drawn since the start. */
guint dub_drawing_count (void);
