/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Controls for a garment or a jewelry tile that the profile lacks, in an expander. The signal
 * "entered" is emitted with the entry, a const DubThing *.
 */

#pragma once

#include "dub-state.h"

#include <adwaita.h>

#define DUB_TYPE_OTHER_TILE (dub_other_tile_get_type ())

G_DECLARE_FINAL_TYPE (DubOtherTile, dub_other_tile, DUB, OTHER_TILE, AdwBin)

/* The state says which Expansions are in play. */
GtkWidget *dub_other_tile_new (const DubState *state, DubDisplayName display);
