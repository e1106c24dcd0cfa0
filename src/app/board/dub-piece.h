/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawings of the pieces on the table. They are purely visual: screen readers use the name
 * of the space instead.
 */

#pragma once

#include "dub-box.h"
#include "dub-state.h"

#include <gtk/gtk.h>

#define DUB_TYPE_PIECE (dub_piece_get_type ())

G_DECLARE_FINAL_TYPE (DubPiece, dub_piece, DUB, PIECE, GtkWidget)

typedef enum {
  DUB_PIECE_NOTHING,
  DUB_PIECE_PORTRAIT,
  DUB_PIECE_GARMENT,
  DUB_PIECE_JEWEL,
  DUB_PIECE_TILE,
  DUB_PIECE_EMPLOYEE,
  DUB_PIECE_CARD, /* the subject of a card of hers, or its back */
  DUB_PIECE_RING, /* until there is a token */
  DUB_PIECE_TOKEN,
  DUB_PIECE_STAR,
  DUB_PIECE_THREAD,
  DUB_PIECE_LACE,
  DUB_PIECE_RESOURCE, /* a tile of any kind */
  DUB_PIECE_MUSIC,
  DUB_PIECE_THIMBLE,
  DUB_PIECE_GOWN,   /* of any color */
  DUB_PIECE_COAT,   /* of any color */
  DUB_PIECE_COIN,   /* with a number */
  DUB_PIECE_SHIELD, /* with a number */
  DUB_PIECE_TIMES,  /* a number after the sign of multiplication */
  DUB_N_PIECES
} DubPieceKind;

/* The value of a coin or a shield without a number. */
enum { DUB_PIECE_BLANK = G_MAXUINT8 };

/* The look of a piece, in bytes, so that two can be compared. A field that another kind needs is
 * 0. */
typedef struct {
  guint8 kind;
  guint8 edition;
  guint8 value; /* a color, tile, rank, action of a card, owner of a token, or number */
  guint8 extra; /* a thimble or a crown, the color of a token, or whether it lies on a tile */
} DubFace;

/* Returns the look of the thing; it is that of nothing if the thing has none. */
DubFace dub_piece_get_face (DubEdition edition, DubThing thing);
DubFace dub_piece_get_token (const DubState *state, DubOwner owner);

/* Draws the face in the middle of the area, in the colors of the widget's style. */
void dub_piece_draw (GtkSnapshot *snapshot, GtkWidget *widget, DubFace face, graphene_rect_t area);

/* Returns a part of the area, in shares of its width and height. */
graphene_rect_t dub_piece_cut (graphene_rect_t area, double x, double y, double width,
                               double height);

GtkWidget *dub_piece_new (void);

/* Sets the width; the height follows from it. */
void dub_piece_set_size (DubPiece *self, int width);

void dub_piece_show (DubPiece *self, DubFace face);

/* Shows the piece; nothing else has a picture. */
void dub_piece_show_thing (DubPiece *self, DubEdition edition, DubThing thing);

/* Shows the token of a side, alone or on the current garment. */
void dub_piece_set_token (DubPiece *self, DubOwner owner, DubPlayerColor color);
