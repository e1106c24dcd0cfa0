/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawings of the pieces on the table. They are purely visual: screen readers use the name
 * of the space instead.
 */

#pragma once

#include "dub-box.h"

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
  DUB_PIECE_THREAD,
  DUB_PIECE_LACE,
} DubPieceKind;

/* The look of a piece, in bytes, so that two can be compared. A field that another kind needs is
 * 0. */
typedef struct {
  guint8 kind;
  guint8 edition;
  guint8 value; /* a color, tile, rank or action of a card */
  guint8 extra; /* a thimble or a crown */
} DubFace;

GtkWidget *dub_piece_new (void);

/* Sets the width; the height follows from it. */
void dub_piece_set_size (DubPiece *self, int width);

void dub_piece_show (DubPiece *self, DubFace face);

/* Shows the piece; nothing else has a picture. */
void dub_piece_show_thing (DubPiece *self, DubEdition edition, DubThing thing);

/* Shows the token of a side, alone or on the current garment. The letter identifies it without
 * its color; static. */
void dub_piece_set_token (DubPiece *self, DubOwner owner, DubPlayerColor color, const char *letter);

/* Marks a Master guest space. */
void dub_piece_set_master (DubPiece *self, gboolean master);

/* Returns how many pictures were drawn since the start: one for each look and size. */
guint dub_piece_count_drawn (void);
