/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places of the table: their kind of content, their number of spaces, the steps that
 * touch them and the questions about them. dub-place-table.c has one row per kind.
 */

#pragma once

#include "dub-turn.h"

G_BEGIN_DECLS

/* The kind of content of a place. */
typedef enum {
  DUB_THING_TILE,
  DUB_THING_JEWEL,
  DUB_THING_OWNER,
  DUB_THING_TRACK,
  DUB_THING_TASK, /* whether it is done */
  DUB_THING_GARMENT,
  DUB_THING_EMPLOYEE,
  DUB_THING_GUEST, /* a garment and its owner */
  DUB_THING_NUMBER,
  DUB_THING_DRAW_MODE,
  DUB_THING_JEWELRY, /* numbers of each color */
  DUB_N_THINGS,
} DubThing;

#define DUB_NOWHERE ((DubPlace){ .kind = DUB_PLACE_NONE })

static inline gboolean
dub_place_equal (DubPlace a, DubPlace b)
{
  return a.kind == b.kind && a.in == b.in && a.at == b.at;
}

DubThing dub_place_get_thing (DubPlaceKind kind);

/* Returns the number of spaces of the kind: for guests in this hall, for tokens of this
 * decoration. 0 if the kind is a single place. Her staff has one more space, on top, which
 * comes first. */
guint dub_place_count_spaces (const DubBox *box, const DubState *state, DubPlace place);

/* Returns the n-th of these spaces. */
DubPlace dub_place_get_space (const DubBox *box, const DubState *state, DubPlace place, guint n);

/* Whether the box has this place. */
gboolean dub_place_exists (const DubBox *box, const DubState *state, DubPlace place);

/* Whether the place is in play now; this depends on the Expansions, the phase and the draw
 * mode. */
gboolean dub_place_is_in_play (const DubState *state, DubPlace place);

/* Whether the place is empty, or its content was not entered. Only for things on a space. */
gboolean dub_place_is_empty (const DubState *state, DubPlace place);
gboolean dub_place_is_unknown (const DubState *state, DubPlace place);

/* Returns the owner of the token, including one on a garment, or DUB_NOBODY. On an examination
 * space both players may have one, so that it depends on the kind whose is looked for. */
DubOwner dub_place_get_owner (const DubState *state, DubPlace place);

/* Whether the owner has a token on this task or in this start area. */
gboolean dub_place_has_exam_token (const DubState *state, DubPlace place, DubOwner owner);

/* The number at the place, and its maximum. DUB_PLENTY means enough. */
gint dub_place_get_number (const DubState *state, DubPlace place);
gint dub_place_get_max (const DubState *state, DubPlaceKind kind);

/* Returns the space that a step takes something from or puts something on; DUB_NOWHERE if
 * there is none or more than one. */
DubPlace dub_step_get_place (const DubStep *step);

/* Whether a step takes something from the place or puts something there. before is the table
 * before the step. */
gboolean dub_place_is_touched (DubPlace place, const DubState *before, const DubStep *step);

/* Whether the question asks for the content of the place. */
gboolean dub_place_is_asked (DubPlace place, const DubQuestion *question);

G_END_DECLS
