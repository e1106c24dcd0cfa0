/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ranks her cards by how likely they come next, and by how well they match what a
 * player types.
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

/* The chance that a card comes next. */
typedef enum {
  DUB_LIKELY_SURE,  /* is in her deck, and not drawn since the last shuffle */
  DUB_LIKELY_DRAWN, /* all known cards of its kind were drawn */
} DubLikely;

/* Identical cards are one choice. */
typedef struct {
  DubCard card;
  DubLikely likely;
  guint n_left; /* number that can still come */
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

G_END_DECLS
