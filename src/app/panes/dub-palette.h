/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Buttons for the pieces that may have been drawn for a space of a display. Each button has
 * a fixed place, and keeps it when the piece is used up. The signal "entered" is emitted after a
 * piece was entered.
 */

#pragma once

#include "dub-session.h"
#include "dub-state.h"

#include <adwaita.h>

#define DUB_TYPE_PALETTE (dub_palette_get_type ())

G_DECLARE_FINAL_TYPE (DubPalette, dub_palette, DUB, PALETTE, GtkBox)

/* The session has to outlive the palette. */
GtkWidget *dub_palette_new (DubSession *session, DubDisplayName display, int at);

/* Shows the pieces that can be on this space in the current game; -1 if no space is left. */
void dub_palette_set_space (DubPalette *self, int at);

/* Adds a button below the pieces. */
void dub_palette_add_action (DubPalette *self, GtkWidget *button);

/* A grid of buttons with pictures, in fixed columns. The label in the corner of a button is
 * empty. */
GtkWidget *dub_tile_grid_new (void);
GtkWidget *dub_tile_grid_add (GtkWidget *grid, DubEdition edition, DubThing thing,
                              GtkWidget **note);

/* A button that opens controls for a garment or a jewelry tile that the profile lacks. The signal
 * "entered" is emitted with the entry, a const DubThing *. */
#define DUB_TYPE_OTHER_TILE (dub_other_tile_get_type ())

G_DECLARE_FINAL_TYPE (DubOtherTile, dub_other_tile, DUB, OTHER_TILE, AdwBin)

/* The state says which Expansions are in play. */
GtkWidget *dub_other_tile_new (const DubState *state, DubDisplayName display);
