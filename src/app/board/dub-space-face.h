/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The face of a space of the board: the piece on it, and what is printed there as coins, shields
 * and signs. It asks for the same room for any content, so that the board never moves; with more
 * room, everything is drawn larger.
 */

#pragma once

#include "dub-game.h"
#include "dub-piece.h"

#define DUB_TYPE_SPACE_FACE (dub_space_face_get_type ())

G_DECLARE_FINAL_TYPE (DubSpaceFace, dub_space_face, DUB, SPACE_FACE, GtkWidget)

/* The face of a place, or of a tile of a palette, which is nowhere. */
GtkWidget *dub_space_face_new (DubPlace place);

/* Shows what is printed on the space of the game, and what lies there. Returns whether that is what
 * was shown faintly. */
gboolean dub_space_face_show (DubSpaceFace *self, const DubGame *game);

/* Shows a thing on a tile. */
void dub_space_face_show_thing (DubSpaceFace *self, DubEdition edition, DubThing thing);

/* Shows faintly what a step puts there, until it is there; nothing if there are no such faces. */
void dub_space_face_set_ghost (DubSpaceFace *self, DubFace piece, DubFace token);

/* Shows that what is there cannot be used now, or that what is missing there is asked for. */
void dub_space_face_set_state (DubSpaceFace *self, gboolean struck, gboolean asked);

/* Shakes what is there, as a head is shaken. */
void dub_space_face_shake (DubSpaceFace *self);

/* Puts down what is there, after so many others. */
void dub_space_face_settle (DubSpaceFace *self, guint n_before);
