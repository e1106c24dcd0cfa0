/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts and queries on a table.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

gboolean dub_state_hall_has_room (const DubBox *box, const DubState *state, guint hall);
gboolean dub_state_is_in_hall (const DubState *state, DubOwner owner, guint hall);
/* ALL-1: whether the owner has a token on an All Halls Bonus Space, and whether one is due. */
gboolean dub_state_has_all_halls (const DubState *state, DubOwner owner);
gboolean dub_state_is_due_all_halls (const DubState *state, DubOwner owner);
guint dub_state_count_tokens (const DubState *state, DubDecorationKind decoration, DubOwner owner);
/* Whether the owner can have one more token there: each kitchen side and the jeweler take
 * one per owner (FUN-2). */
gboolean dub_state_may_have_token (const DubState *state, DubDecorationKind decoration,
                                   DubOwner owner);
guint dub_state_count_decorations (const DubState *state, DubOwner owner);
/* Garments on the board: of each color, and in total. R-9 may exclude the 0 PP gown. */
void dub_state_count_garments (const DubState *state, DubOwner owner, guint counts[DUB_N_COLORS]);
guint dub_state_count_own_garments (const DubState *state, DubOwner owner);
guint dub_state_count_pairs (const DubState *state, DubOwner owner);
/* Returns the PP that a festivity garment scores for its owner, 0 for other garments
 * (FES-1). */
guint dub_state_count_festivity (const DubState *state, DubOwner owner, DubSpecial special);
guint dub_state_count_master_guests (const DubBox *box, const DubState *state, DubOwner owner);
/* Resource tiles whose location is known; dub_state_get_n_tiles () counts those in the box. */
guint dub_state_count_tiles (const DubState *state);
/* An uncounted bag is empty if every tile is known to be elsewhere. */
gboolean dub_state_bag_is_empty (const DubState *state);
guint dub_state_get_n_tiles (const DubState *state);
/* Garments among the discards, and garments anywhere, including the bag. */
guint dub_state_count_discards (const DubState *state);
guint dub_state_count_all_garments (const DubState *state);
/* Jewelry that is known to be on the display, with a player, or out of the game. */
guint dub_state_count_jewelry (const DubState *state);
/* Facedown cards in her staff that came from the examination deck of a track. */
guint dub_state_count_exam_cards (const DubState *state, DubTrack track);
/* Whether you cannot have a crowned card, because it is visible elsewhere or not in play. */
gboolean dub_state_shows_crown (const DubState *state, DubCrown crown);
/* Whether a crowned Master can come from an examination deck, because nobody has seen it. */
gboolean dub_crown_may_be_face_down (const DubBox *box, const DubState *state, DubCrown crown);

G_END_DECLS
