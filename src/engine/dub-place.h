/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A place on the table, so that a picture of it can show where an order takes
 * something from and where it goes, and what can be done there.
 */

#pragma once

#include "dub-event.h"
#include "dub-turn.h"

G_BEGIN_DECLS

typedef enum {
  DUB_PLACE_NONE,
  DUB_PLACE_RESOURCE,  /* at: drawer * 3 + column */
  DUB_PLACE_GARMENT,   /* at */
  DUB_PLACE_EMPLOYEE,  /* at */
  DUB_PLACE_JEWEL,     /* at */
  DUB_PLACE_GUEST,     /* in: the hall, at */
  DUB_PLACE_TOKEN,     /* in: a DubDecorationKind, at */
  DUB_PLACE_ALL_HALLS, /* at */
  DUB_PLACE_FAVOR,
  DUB_PLACE_TASK, /* in: the track, at: the DubTask, none for its Start area */
  DUB_N_PLACES,
} DubPlaceKind;

typedef struct {
  guint8 kind;
  guint8 in;
  guint8 at;
} DubPlace;

static inline gboolean
dub_place_equal (DubPlace a, DubPlace b)
{
  return a.kind == b.kind && a.in == b.in && a.at == b.at;
}

/* Whether a step takes something from the place or puts something there; before
 * is the table before the step. */
gboolean dub_place_is_touched (DubPlace place, const DubState *before, const DubStep *step);

/* Whether it is asked what lies there. */
gboolean dub_place_is_asked (DubPlace place, const DubQuestion *question);

/* Whose token lies there, on a garment too; DUB_NOBODY for none. */
DubOwner dub_place_get_owner (const DubState *state, DubPlace place);

/* Where an action of yours, an entry or a correction takes something from, and
 * where it goes; DUB_PLACE_NONE if that is not on the board. */
DubPlace dub_place_get_source (const DubAction *action);
DubPlace dub_place_get_target (const DubAction *action);

G_END_DECLS
