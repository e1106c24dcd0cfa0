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

GtkWidget *dub_piece_new (void);

/* Sets the width; the height follows from it. */
void dub_piece_set_size (DubPiece *self, int width);

void dub_piece_show_nothing (DubPiece *self);
void dub_piece_show_portrait (DubPiece *self);
void dub_piece_show_garment (DubPiece *self, DubEdition edition, DubGarment garment);
void dub_piece_show_jewel (DubPiece *self, DubEdition edition, DubColor color);
void dub_piece_show_tile (DubPiece *self, DubEdition edition, DubTile tile);
void dub_piece_show_employee (DubPiece *self, DubEmployee employee);

/* Shows the piece; nothing else has a picture. */
void dub_piece_show_thing (DubPiece *self, DubEdition edition, DubThing thing);

/* Shows the subject of a card of hers, or its back. */
void dub_piece_show_card (DubPiece *self, DubEdition edition, DubCard card);

/* Show a spool of thread and a piece of lace. */
void dub_piece_show_thread (DubPiece *self);
void dub_piece_show_lace (DubPiece *self);

/* Shows a ring until there is a token. */
void dub_piece_show_ring (DubPiece *self);

/* Shows the token of a side, alone or on the current garment. The letter identifies it without
 * its color; static. */
void dub_piece_set_token (DubPiece *self, DubOwner owner, DubPlayerColor color, const char *letter);

/* Marks a Master guest space. */
void dub_piece_set_master (DubPiece *self, gboolean master);

/* Returns how many pictures were drawn since the start: one for each look and size. */
guint dub_piece_count_drawn (void);
