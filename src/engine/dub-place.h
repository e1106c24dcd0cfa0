/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places of the table: what kind of thing is there, how many spaces they have, what
 * touches them and who asks for them. Each kind is a row of dub-place-table.c.
 */

#pragma once

#include "dub-turn.h"

G_BEGIN_DECLS

/* What is at a place. */
typedef enum {
  DUB_THING_TILE,
  DUB_THING_JEWEL,
  DUB_THING_OWNER,
  DUB_THING_TRACK,
  DUB_THING_TASK, /* whether it is done */
  DUB_THING_GARMENT,
  DUB_THING_EMPLOYEE,
  DUB_THING_GUEST, /* a garment, and whose it is */
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

/* The number of spaces of the kind, for guests in this hall and for tokens of this
 * decoration; 0 if the kind is one place by itself. Her staff has one more, on top, and
 * begins with it. */
guint dub_place_count_spaces (const DubBox *box, const DubState *state, DubPlace place);

/* The n-th space of them. */
DubPlace dub_place_get_space (const DubBox *box, const DubState *state, DubPlace place, guint n);

/* Whether the box has such a place. */
gboolean dub_place_exists (const DubBox *box, const DubState *state, DubPlace place);

/* Whether the table has such a thing now: an expansion, a phase, her own cards. */
gboolean dub_place_is_in_play (const DubState *state, DubPlace place);

/* Whether nothing is there, or something that was not entered. Only for what is on a
 * space. */
gboolean dub_place_is_empty (const DubState *state, DubPlace place);
gboolean dub_place_is_unknown (const DubState *state, DubPlace place);

/* Whose token is there, on a garment too; DUB_NOBODY for none. */
DubOwner dub_place_get_owner (const DubState *state, DubPlace place);

/* The number that is there, and the highest that can be. DUB_PLENTY is enough. */
gint dub_place_get_number (const DubState *state, DubPlace place);
gint dub_place_get_max (const DubState *state, DubPlaceKind kind);

/* The space that a step takes something from or puts something on; DUB_NOWHERE if it is
 * none, or several. */
DubPlace dub_step_get_place (const DubStep *step);

/* Whether a step takes something from the place or puts something there; before
 * is the table before the step. */
gboolean dub_place_is_touched (DubPlace place, const DubState *before, const DubStep *step);

/* Whether it is asked what is there. */
gboolean dub_place_is_asked (DubPlace place, const DubQuestion *question);

G_END_DECLS
