/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draw mode learn: collects her 25 cards from this game and earlier ones with the same
 * box, and saves the deck once all are known.
 */

#pragma once

#include "dub-box-editor.h"
#include "dub-game.h"

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

/* Ranks her cards by how likely they come next, and by how well they match what a
 * player types. */

/* Identical cards are one choice. */
typedef struct {
  DubCard card;
  guint n_left; /* number that can still come before the next shuffle */
} DubCardKind;

typedef struct {
  DubPile known;    /* from dub_learn_get_known () */
  gboolean symbols; /* whether the Jewelry distinguishes cards */
  gboolean by_foot; /* sort by Hall and Jewelry, not by action */
} DubCardLook;

/* Returns an array of DubCardKind, the most likely first, and equally likely ones in the
 * order in which a player looks for them. Cards are counted between shuffles, where no card
 * comes twice. */
GArray *dub_card_rank (const DubGame *game, const DubCardLook *look);

/* Returns how well a card matches the typed text: letters match the start of words in its
 * action or bottom, digits its number and its Hall, as in “t23”. 0 is no match; a match
 * closer to the beginning ranks higher. */
guint dub_card_match (DubCard card, const char *action, const char *foot, const char *typed);
