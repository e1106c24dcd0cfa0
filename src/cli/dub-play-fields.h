/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads fields such as “at=3” or “garment=blue:3” that are typed in a game: those of a correction,
 * and those of a step that was done differently.
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

/* What can be corrected. The fields that are typed say which space of it is meant. */
typedef struct {
  const char *word;
  DubPlace place;
} DubPlayPlace;

extern const DubPlayPlace dub_play_places[]; /* ends with a row without a word */

const DubPlayPlace *dub_play_find_place (const char *word);

/* Sets the fields of a move that has its place already. Returns the first word that is not
 * understood, or NULL. */
const char *dub_play_read_fields (const DubGame *game, char **words, DubMove *move);

G_END_DECLS
