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
guint dub_state_count_tokens (const DubState *state, DubWhere where, DubOwner owner);
/* Kitchen sides and the jeweler take one token of each owner (FUN-2); whether
 * the owner can have one more there. */
gboolean dub_state_may_have_token (const DubState *state, DubWhere where, DubOwner owner);
guint dub_state_count_decorations (const DubState *state, DubOwner owner);
guint dub_state_count_garments (const DubState *state, DubOwner owner, DubColour colour);
guint dub_state_count_pairs (const DubState *state, DubOwner owner);
/* The PP that a festivity garment brings its owner, 0 for any other (FES-1). */
guint dub_state_count_festivity (const DubState *state, DubOwner owner, DubSpecial special);
guint dub_state_count_master_guests (const DubBox *box, const DubState *state, DubOwner owner);
/* Resource tiles that are known to be somewhere, and those of the whole box. */
guint dub_state_count_tiles (const DubState *state);
guint dub_state_get_n_tiles (const DubState *state);
gboolean dub_state_has_done (const DubState *state, DubTask task);

G_END_DECLS
