/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which of her cards the table most likely shows next, and which one a player
 * means who types the beginning of it.
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

/* How likely a card is. */
typedef enum {
  DUB_LIKELY_SURE,  /* it is in her deck, and was not drawn since the last shuffle */
  DUB_LIKELY_GUESS, /* only starter figures say that it is still to come */
  DUB_LIKELY_DRAWN, /* all that are known of its kind were drawn */
} DubLikely;

/* Equal cards are one choice. */
typedef struct {
  DubCard card;
  DubLikely likely;
  guint n_left; /* that can still come */
} DubCardKind;

typedef struct {
  DubPile known;    /* as dub_learn_get_known () gives it */
  gboolean symbols; /* whether the Jewelry distinguishes cards */
  gboolean by_foot; /* whether Hall and Jewelry are looked for, not the action */
} DubCardLook;

/* Returns an array of DubCardKind, the most likely first, and equally likely ones in the
 * order in which the eye looks for them. A deck that was compared with the box counts as
 * known. Cards are counted between two shuffles, where none comes twice. */
GArray *dub_card_rank (const DubGame *game, const DubCardLook *look);

/* Returns how well a card matches what is typed: letters that begin words of its action
 * or foot, digits for its number and its Hall, as in “t23”. 0 is no match; a match nearer
 * to the beginning is better. */
guint dub_card_match (DubCard card, const char *action, const char *foot, const char *typed);

G_END_DECLS
