/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of places, for code that reads, lists and sets their content.
 */

#pragma once

#include "dub-place.h"

/* Offsets are in bytes. An offset of 0 means that the state or the box has nothing for the
 * place; a real one is never 0. */
typedef struct {
  guint8 kind;  /* DubKind of the content */
  gint16 min;   /* the range of an owner, a number or similar */
  gint16 max;   /* unless it depends: dub_place_get_max () */
  guint8 check; /* parts of a table that a change touches: bitmask of DubCheck */
  guint8 n_in;  /* halls, or kinds of decorations */
  guint8 n;     /* number of spaces, if it does not depend on the box */
  guint8 n_max; /* spaces that the state has room for, if things lie on them */
  guint8 asked; /* the DubQuestionKind that asks about it */

  /* The location of the number of spaces in the box. */
  guint16 n_offset;
  guint16 n_stride; /* from one hall to the next */

  /* The location of the content in the state. */
  guint16 offset;
  guint16 in_stride;
  guint16 at_stride;   /* 0 for a single place */
  guint16 side_stride; /* from her side to yours */
  guint8 size;         /* for a number */

  /* Returns whether it is in play; NULL means always. A strict place can only be corrected while it
   * is in play. */
  gboolean (*is_in_play) (const DubState *state, DubPlace place);
  gboolean is_strict;
} DubPlaceRow;

extern const DubPlaceRow dub_place_table[DUB_N_PLACES];

static inline const guint8 *
dub_place_look_at (const DubState *state, DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];

  return (const guint8 *) state + row->offset + place.in * row->in_stride +
         place.at * row->at_stride + (place.side == DUB_YOU ? row->side_stride : 0);
}

static inline guint8 *
dub_place_reach (DubState *state, DubPlace place)
{
  return (guint8 *) dub_place_look_at (state, place);
}

/* Puts a thing that is kept as it is on a space. */
void dub_place_put (DubState *state, DubPlace place, DubThing thing);
