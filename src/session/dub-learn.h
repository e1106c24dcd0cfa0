/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draw mode learn: what this game and earlier ones with the same box know of her 25
 * cards, and what becomes of them once all are known.
 */

#pragma once

#include "dub-box-correct.h"

G_BEGIN_DECLS

/* The cards that are known for sure, equal ones as many as were seen in one
 * round. */
void dub_learn_get_known (DubSession *session, DubPile *known);

/* Whether the deck of the game's box is what is known, all 25 of them. */
gboolean dub_learn_is_kept (DubSession *session);

/* Puts the known cards into the box of the game and into the player's profile, if
 * it was begun with one, as the checked deck; while a round is prepared, the app
 * draws them from then on. Only once all are known. */
void dub_learn_keep (DubSession *session, DubBoxCorrected done, gpointer data);

G_END_DECLS
