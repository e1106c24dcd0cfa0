/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Her 25 cards as far as games in draw mode learn know them. A game sees only some of
 * the deck, and knows the minimum number of each kind of card; together, games know the
 * highest minimum of each kind.
 */

#pragma once

#include "dub-folder.h"
#include "dub-pile.h"

G_BEGIN_DECLS

/* Adds the cards that only other has. Returns FALSE and adds nothing if there would be
 * more cards than in the deck: something was entered wrongly. */
gboolean dub_learned_deck_unite (DubPile *known, const DubPile *other);

/* Returns the cards for the summary of a game; NULL for none. */
char *dub_learned_deck_print (const DubPile *known);

/* Collects the known cards of all games in the array of DubSummary with a box of this name,
 * except the game with this id. */
void dub_learned_deck_gather (GPtrArray *games, const char *box_name, const char *except,
                              DubPile *known);

G_END_DECLS
