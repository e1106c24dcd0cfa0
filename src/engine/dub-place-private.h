/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of places, for those who read, list and set what is there.
 */

#pragma once

#include "dub-detail.h"
#include "dub-place.h"

G_BEGIN_DECLS

/* The highest number is that of the resource tiles in play. */
enum { DUB_MAX_IS_TILES = -1 };

/* Offsets are in bytes. A place that nothing in the state or the box or the fields of an
 * event belongs to has 0 there, which is never the offset of a place. */
typedef struct {
  guint8 thing;  /* DubThing */
  gint16 min;    /* the range of an owner, a number or the like */
  gint16 max;    /* or DUB_MAX_IS_TILES */
  guint8 check;  /* parts of a table that a change touches: bitmask of DubCheck */
  guint8 n_in;   /* halls, or kinds of decorations */
  guint8 n;      /* spaces, if that does not depend on the box */
  guint8 n_max;  /* spaces that the state has room for */
  guint8 asked;  /* the DubQuestionKind that is about it */
  guint32 verbs; /* steps that touch one space of it: bitmask of DubVerb */

  /* Where the box has the number of spaces. */
  guint16 n_offset;
  guint16 n_stride; /* from one hall to the next */

  /* Where the state has the thing. */
  guint16 offset;
  guint16 in_stride;
  guint16 at_stride;
  guint8 size; /* of a number */

  /* The fields of an event that name the place. */
  guint16 in_field;
  guint16 at_field;

  /* When it is in play, NULL for always; and whether it can be set right then only. */
  gboolean (*is_in_play) (const DubState *state, guint in);
  gboolean is_strict;
} DubPlaceRow;

extern const DubPlaceRow dub_place_table[DUB_N_PLACES];

static inline const guint8 *
dub_place_look_at (const DubState *state, DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];

  return (const guint8 *) state + row->offset + place.in * row->in_stride +
         place.at * row->at_stride;
}

static inline guint8 *
dub_place_reach (DubState *state, DubPlace place)
{
  return (guint8 *) dub_place_look_at (state, place);
}

/* Puts a tile, a token, a garment or an employee on a space. */
void dub_place_put (DubState *state, DubPlace place, const DubDetail *detail);

/* The field with the thing that is at a place of this kind: a byte, a number, a garment,
 * an employee, or numbers of each color. */
const void *dub_detail_get_thing (const DubDetail *detail, DubPlaceKind kind);

G_END_DECLS
