/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-place.h"

#include "dub-number.h"
#include "dub-place-private.h"
#include "dub-state-count.h"

#include <string.h>

DubThing
dub_place_get_thing (DubPlaceKind kind)
{
  g_return_val_if_fail (kind < DUB_N_PLACES, DUB_N_THINGS);

  return dub_place_table[kind].thing;
}

/* Places that both players have. */
static gboolean
is_staff (DubPlaceKind kind)
{
  return kind == DUB_PLACE_HER_STAFF || kind == DUB_PLACE_YOUR_STAFF;
}

static gboolean
is_task (DubPlaceKind kind)
{
  return kind == DUB_PLACE_TASK || kind == DUB_PLACE_YOUR_TASK;
}

static guint
count_staff (const DubState *state, DubPlaceKind kind)
{
  return kind == DUB_PLACE_YOUR_STAFF ? state->you.n_staff : state->barry.n_staff;
}

static DubTrack
get_track (const DubState *state, DubPlaceKind kind)
{
  return kind == DUB_PLACE_YOUR_TASK ? state->you.track : state->barry.track;
}

guint
dub_place_count_spaces (const DubBox *box, const DubState *state, DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];
  guint n = row->n;

  if (is_staff (place.kind))
    n = count_staff (state, place.kind) + 1;
  else if (is_task (place.kind))
    dub_box_get_tasks (box, get_track (state, place.kind), &n);
  else if (row->n_offset != 0)
    n = *((const guint8 *) box + row->n_offset + place.in * row->n_stride);

  return n;
}

DubPlace
dub_place_get_space (const DubBox *box, const DubState *state, DubPlace place, guint n)
{
  guint n_tasks;

  place.at = (guint8) n;
  if (is_staff (place.kind))
    place.at = (guint8) (count_staff (state, place.kind) - n);
  if (is_task (place.kind)) {
    place.in = (guint8) get_track (state, place.kind);
    place.at = dub_box_get_tasks (box, place.in, &n_tasks)[n];
  }

  return place;
}

gboolean
dub_place_exists (const DubBox *box, const DubState *state, DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];
  guint n_tasks;
  const guint8 *tasks;

  if (is_task (place.kind)) {
    tasks = dub_box_get_tasks (box, place.in, &n_tasks);
    return memchr (tasks, place.at, n_tasks) != NULL;
  }
  if (row->n_in != 0 && place.in >= row->n_in)
    return FALSE;

  return row->at_field == 0 || place.at < dub_place_count_spaces (box, state, place);
}

gboolean
dub_place_is_in_play (const DubState *state, DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];

  return row->is_in_play == NULL || row->is_in_play (state, place.in);
}

/* The first byte of anything on a space is its face, color or type. */
gboolean
dub_place_is_empty (const DubState *state, DubPlace place)
{
  return *dub_place_look_at (state, place) == 0;
}

gboolean
dub_place_is_unknown (const DubState *state, DubPlace place)
{
  static const guint8 unknown[DUB_N_THINGS] = {
    [DUB_THING_TILE] = DUB_TILE_UNKNOWN,
    [DUB_THING_JEWEL] = DUB_COLOR_UNKNOWN,
    [DUB_THING_GARMENT] = DUB_COLOR_UNKNOWN,
    [DUB_THING_EMPLOYEE] = DUB_TYPE_UNKNOWN,
  };
  const DubPlaceRow *row = &dub_place_table[place.kind];

  return place.at < row->n_max && unknown[row->thing] != 0 &&
         *dub_place_look_at (state, place) == unknown[row->thing];
}

gboolean
dub_place_has_exam_token (const DubState *state, DubPlace place, DubOwner owner)
{
  gboolean is_yours = owner == DUB_YOU;
  const guint8 *done = is_yours ? state->you.done : state->barry.done;
  guint n_done = is_yours ? state->you.n_done : state->barry.n_done;

  return owner != DUB_NOBODY && place.in == (is_yours ? state->you.track : state->barry.track) &&
         (place.at == DUB_TASK_NONE || memchr (done, place.at, n_done) != NULL);
}

DubOwner
dub_place_get_owner (const DubState *state, DubPlace place)
{
  if (place.kind == DUB_PLACE_GUEST)
    return state->halls[place.in][place.at].owner;
  if (place.kind == DUB_PLACE_TASK)
    return dub_place_has_exam_token (state, place, DUB_BARRY) ? DUB_BARRY : DUB_NOBODY;
  if (place.kind == DUB_PLACE_YOUR_TASK)
    return place.at != DUB_TASK_NONE && dub_place_has_exam_token (state, place, DUB_YOU)
               ? DUB_YOU
               : DUB_NOBODY;

  return place.kind != DUB_PLACE_NONE && dub_place_table[place.kind].thing == DUB_THING_OWNER
             ? *dub_place_look_at (state, place)
             : DUB_NOBODY;
}

/* Every number fits the signed type of its size. */
gint
dub_place_get_number (const DubState *state, DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];

  if (row->thing == DUB_THING_JEWELRY)
    return (gint) dub_jewelry_count (&state->barry.jewelry, place.at);

  return (gint) dub_number_load (dub_place_look_at (state, place), row->size, TRUE);
}

gint
dub_place_get_max (const DubState *state, DubPlaceKind kind)
{
  gint max = dub_place_table[kind].max;

  return max == DUB_MAX_IS_TILES ? (gint) dub_state_get_n_tiles (state) : max;
}

DubPlace
dub_step_get_place (const DubStep *step)
{
  for (DubPlaceKind kind = DUB_PLACE_GARMENT; kind <= DUB_PLACE_FAVOR; kind++)
    if ((dub_place_table[kind].verbs & (1u << step->verb)) != 0)
      return (DubPlace){ .kind = (guint8) kind,
                         .in = kind == DUB_PLACE_GUEST   ? step->hall
                               : kind == DUB_PLACE_TOKEN ? step->decoration
                                                         : 0,
                         .at = dub_place_table[kind].at_field != 0 ? step->at : 0 };

  return DUB_NOWHERE;
}

gboolean
dub_place_is_touched (DubPlace place, const DubState *before, const DubStep *step)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];
  DubPlace there = dub_step_get_place (step);

  if (place.kind == DUB_PLACE_RESOURCE)
    return step->verb == DUB_STEP_TAKE_TILES && (step->tiles & (1u << place.at)) != 0;
  if (place.kind == DUB_PLACE_TASK && place.at == DUB_TASK_NONE)
    return step->verb == DUB_STEP_MOVE_EXAM_TOKEN;
  if (place.kind == DUB_PLACE_TASK)
    return step->verb == DUB_STEP_EXAM_TOKEN && before->barry.track == place.in &&
           step->task == place.at;

  if (place.kind == DUB_PLACE_NONE || there.kind != place.kind)
    return FALSE;

  return (row->in_field == 0 || there.in == place.in) &&
         (row->at_field == 0 || there.at == place.at);
}

gboolean
dub_place_is_asked (DubPlace place, const DubQuestion *question)
{
  guint64 spaces = place.kind == DUB_PLACE_RESOURCE ? question->tiles : question->spaces;

  return place.kind != DUB_PLACE_NONE && question->kind != DUB_QUESTION_NOTHING &&
         question->kind == dub_place_table[place.kind].asked && (spaces >> place.at & 1) != 0;
}
