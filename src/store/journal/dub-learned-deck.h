/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is known of her 25 cards from games that learned them. A game sees some
 * of the deck only, and knows of each kind of card how many there are at least;
 * together games know of each kind the most that one of them has seen.
 */

#pragma once

#include "dub-pile.h"

G_BEGIN_DECLS

/* Adds what the other knows. FALSE, and nothing is added, if that would be more
 * than there are cards: then something was told wrongly. */
gboolean dub_learned_deck_unite (DubPile *known, const DubPile *other);

/* What the saved games with the box of this name know, the game of this id left
 * out. */
void dub_learned_deck_gather (const char *box_name, const char *except, DubPile *known);

G_END_DECLS
