/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draw mode learn: collects her 25 cards from this game and earlier ones with the same
 * box, and saves the deck once all are known.
 */

#pragma once

#include "dub-box-correct.h"

G_BEGIN_DECLS

/* Gets the cards that are certain: those seen in games, and those that were matched with the
 * player's copy. Identical cards are repeated as often as they were seen in one round. The cards
 * of other games are read beside the main loop, once: as soon as they make a difference, the
 * session emits "learned". */
void dub_learn_get_known (DubSession *session, DubPile *known);

/* Returns whether all 25 cards are known and are the deck of the game's box. */
gboolean dub_learn_is_kept (DubSession *session);

/* Saves the known cards as the checked deck of the game's box, and of the player's
 * profile if the game was started with one. If a round is being prepared, the app draws
 * them from now on. Call this only once all cards are known. */
void dub_learn_keep (DubSession *session, DubBoxCorrected done, gpointer data);

G_END_DECLS
