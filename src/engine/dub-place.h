/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places of the table: their kind of content, their number of spaces, the steps that
 * touch them and the questions about them. There is a table with one row per kind.
 */

#pragma once

#include "dub-turn.h"

#define DUB_NOWHERE ((DubPlace){ .kind = DUB_PLACE_NONE })

static inline gboolean
dub_place_equal (DubPlace a, DubPlace b)
{
  return a.kind == b.kind && a.in == b.in && a.at == b.at && a.side == b.side;
}

/* The place of a count. */
static inline DubPlace
dub_place_of_count (DubOwner side, DubFact fact)
{
  return (DubPlace){ .kind = DUB_PLACE_COUNT, .side = (guint8) side, .at = (guint8) fact };
}

/* Returns the place without the parts that its kind does not use, so that equal places are equal as
 * bytes. */
DubPlace dub_place_tidy (DubPlace place);

/* The kind of content of a place. */
DubKind dub_place_get_kind (DubPlace place);

/* Returns what is at the place, or what is known of it. */
DubThing dub_place_read (const DubState *state, DubPlace place);

/* Returns the number of spaces of the kind: for guests in this hall, for tokens of this
 * decoration. 0 if the kind is a single place. Her staff has one more space, on top, which
 * comes first. */
guint dub_place_count_spaces (const DubBox *box, const DubState *state, DubPlace place);

/* Returns the n-th of these spaces. */
DubPlace dub_place_get_space (const DubBox *box, const DubState *state, DubPlace place, guint n);

/* Returns whether the box has this place. */
gboolean dub_place_exists (const DubBox *box, const DubState *state, DubPlace place);

/* Returns whether the place is in play now; this depends on the Expansions, the phase and the draw
 * mode. */
gboolean dub_place_is_in_play (const DubState *state, DubPlace place);

/* Return whether a space is empty, and whether its content was not entered. */
gboolean dub_place_is_empty (const DubState *state, DubPlace place);
gboolean dub_place_is_unknown (const DubState *state, DubPlace place);

/* Returns the owner of the token, including one on a garment, or DUB_NOBODY. On an examination
 * space both players may have one, so that it depends on the side whose is looked for: hers,
 * unless it is your place. */
DubOwner dub_place_get_owner (const DubState *state, DubPlace place);

/* Returns whether the owner has a token on this task or in this start area. */
gboolean dub_place_has_exam_token (const DubState *state, DubPlace place, DubOwner owner);

/* The number at the place, and its maximum. DUB_PLENTY means enough. */
gint dub_place_get_number (const DubState *state, DubPlace place);
gint dub_place_get_max (const DubState *state, DubPlace place);

/* Returns whether the question asks for the content of the place. */
gboolean dub_place_is_asked (DubPlace place, const DubQuestion *question);
