/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the saved games beside the interface, and shows how far that has come.
 */

#pragma once

#include <adwaita.h>

#define DUB_TYPE_READING_BOX (dub_reading_box_get_type ())

G_DECLARE_FINAL_TYPE (DubReadingBox, dub_reading_box, DUB, READING_BOX, AdwBin)

/* Gets the games, an array of DubSummary that it does not own. */
typedef void (*DubGamesListed) (gpointer owner, GPtrArray *games);

/* Begins to read. The games are handed to the owner, which has to outlive this widget; if it is
 * taken away before, nothing is handed over. */
void dub_reading_box_start (DubReadingBox *self, DubGamesListed listed, gpointer owner);

gboolean dub_reading_box_is_reading (DubReadingBox *self);
