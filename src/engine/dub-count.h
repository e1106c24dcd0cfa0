/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be counted or looked up on a table.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

gboolean dub_state_hall_has_room (const DubBox *box, const DubState *state, guint hall);
gboolean dub_state_is_in_hall (const DubState *state, DubOwner owner, guint hall);
/* ALL-1: whether the owner has a token on an All Halls Bonus Space, and whether one is
 * due. */
gboolean dub_state_has_all_halls (const DubState *state, DubOwner owner);
gboolean dub_state_is_due_all_halls (const DubState *state, DubOwner owner);
guint dub_state_count_tokens (const DubState *state, DubDecorationKind decoration, DubOwner owner);
/* Kitchen sides and the jeweler take one token of each owner (FUN-2); whether
 * the owner can have one more there. */
gboolean dub_state_may_have_token (const DubState *state, DubDecorationKind decoration,
                                   DubOwner owner);
guint dub_state_count_decorations (const DubState *state, DubOwner owner);
/* Garments on the board: of a color, and all. R-9 may leave the 0 PP gown out. */
guint dub_state_count_garments (const DubState *state, DubOwner owner, DubColor color);
guint dub_state_count_own_garments (const DubState *state, DubOwner owner);
guint dub_state_count_pairs (const DubState *state, DubOwner owner);
/* The PP that a festivity garment brings its owner, 0 for any other (FES-1). */
guint dub_state_count_festivity (const DubState *state, DubOwner owner, DubSpecial special);
guint dub_state_count_master_guests (const DubBox *box, const DubState *state, DubOwner owner);
/* Resource tiles that are known to be somewhere, and those of the whole box. */
guint dub_state_count_tiles (const DubState *state);
/* A bag that nobody has counted is empty when every tile lies elsewhere. */
gboolean dub_state_bag_is_empty (const DubState *state);
guint dub_state_get_n_tiles (const DubState *state);
/* Garments among the discards, and those that are anywhere, the bag included. */
guint dub_state_count_discards (const DubState *state);
guint dub_state_count_all_garments (const DubState *state);
/* Jewelry that is known to be on the display, with a side, or out of the game. */
guint dub_state_count_jewelry (const DubState *state);
/* Face-down cards in her staff that came from the examination deck of a track. */
guint dub_state_count_exam_cards (const DubState *state, DubTrack track);
/* Whether a crowned card cannot be with you, since it is seen elsewhere or not in play. */
gboolean dub_state_shows_crown (const DubState *state, DubCrown crown);
/* Whether a crowned Master can come from an examination deck: nobody has seen it. */
gboolean dub_crown_may_be_face_down (const DubBox *box, const DubState *state, DubCrown crown);
gboolean dub_state_has_done (const DubState *state, DubTask task);

G_END_DECLS
