/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-place.h"
#include "dub-place-private.h"
#include "dub-state.h"
#include "dub-table.h"
#include "dub-types.h"

#include <string.h>

/* The kinds of places and their content. Their keys are in dub-names.c, their names in
 * src/text, and special rules for corrections in dub-correction.c. */

static gboolean
has_jewelry_box (const DubState *state, DubPlace place)
{
  return dub_state_has_jewelry_box (state);
}

static gboolean
has_decoration (const DubState *state, DubPlace place)
{
  return place.in != DUB_JEWELER || has_jewelry_box (state, place);
}

static gboolean
is_between_turns (const DubState *state, DubPlace place)
{
  return state->phase == DUB_PHASE_TURNS && state->playing.action == DUB_CARD_UNKNOWN;
}

/* Your cards are kept unless only their number is known. */
static gboolean
has_cards (const DubState *state, DubPlace place)
{
  return place.side != DUB_YOU || state->sides[DUB_YOU].n_staff > 0;
}

/* Only between two deals, because all cards of a round have the same source. */
static gboolean
is_preparing (const DubState *state, DubPlace place)
{
  return state->phase == DUB_PHASE_PREPARE;
}

/* Her piles exist only in the app if the app draws. */
static gboolean
has_own_cards (const DubState *state, DubPlace place)
{
  return state->draw_mode != DUB_DRAW_APP;
}

#define STATE(member) .offset = G_STRUCT_OFFSET (DubState, member)
#define NUMBER(member) STATE (member), .size = sizeof ((DubState *) NULL)->member
#define SPACES(member) \
  STATE (member), .at_stride = sizeof ((DubState *) NULL)->member[0], \
                  .n_max = G_N_ELEMENTS (((DubState *) NULL)->member)
#define ROWS(member) \
  STATE (member), .in_stride = sizeof ((DubState *) NULL)->member[0], \
                  .at_stride = sizeof ((DubState *) NULL)->member[0][0], \
                  .n_max = G_N_ELEMENTS (((DubState *) NULL)->member[0]), \
                  .n_in = G_N_ELEMENTS (((DubState *) NULL)->member)
#define BOX(member) .n_offset = G_STRUCT_OFFSET (DubBox, member)
/* Places of both players are reached by their side. */
#define OF_SIDE .side_stride = sizeof (DubSide)

const DubPlaceRow dub_place_table[DUB_N_PLACES] = {
  [DUB_PLACE_RESOURCE] = { .kind = DUB_KIND_TILE,
                           .max = DUB_N_TILES - 1,
                           STATE (resources),
                           .at_stride = 1,
                           .n = DUB_N_DRAWERS * DUB_N_COLUMNS,
                           .n_max = DUB_N_DRAWERS * DUB_N_COLUMNS,
                           .asked = DUB_QUESTION_TILE_FACES },
  [DUB_PLACE_GARMENT] = { .kind = DUB_KIND_GARMENT,
                          SPACES (garments),
                          BOX (garment_display.n),
                          .check = DUB_CHECK_GARMENTS,
                          .asked = DUB_QUESTION_GARMENT },
  [DUB_PLACE_EMPLOYEE] = { .kind = DUB_KIND_EMPLOYEE,
                           SPACES (employees),
                           .n = DUB_N_HIRE_SPACES,
                           .check = DUB_CHECK_EMPLOYEES,
                           .asked = DUB_QUESTION_EMPLOYEES },
  [DUB_PLACE_JEWEL] = { .kind = DUB_KIND_JEWEL,
                        .max = DUB_COLOR_UNKNOWN,
                        SPACES (jewelry),
                        BOX (jewelry_display.n),
                        .check = DUB_CHECK_JEWELRY,
                        .asked = DUB_QUESTION_JEWELRY,
                        .is_in_play = has_jewelry_box },
  [DUB_PLACE_GUEST] = { .kind = DUB_KIND_GARMENT,
                        ROWS (halls),
                        BOX (halls[0].n_guests),
                        .n_stride = sizeof (DubHall),
                        .check = DUB_CHECK_GARMENTS },
  [DUB_PLACE_TOKEN] = { .kind = DUB_KIND_OWNER,
                        .max = DUB_YOU,
                        ROWS (tokens),
                        BOX (decorations[0].n),
                        .n_stride = sizeof (DubDecorations),
                        .check = DUB_CHECK_TOKENS,
                        .is_in_play = has_decoration },
  [DUB_PLACE_ALL_HALLS] = { .kind = DUB_KIND_OWNER,
                            .max = DUB_YOU,
                            SPACES (all_halls),
                            BOX (n_all_halls),
                            .check = DUB_CHECK_TOKENS },
  [DUB_PLACE_FAVOR] = { .kind = DUB_KIND_OWNER,
                        .max = DUB_YOU,
                        STATE (favor),
                        .check = DUB_CHECK_TOKENS },
  [DUB_PLACE_COUNT] = { .kind = DUB_KIND_NUMBER,
                        SPACES (sides[DUB_BARRY].counts),
                        .size = sizeof (guint16),
                        .n = DUB_N_COUNTS,
                        OF_SIDE },
  [DUB_PLACE_JEWELRY] = { .kind = DUB_KIND_JEWELRY,
                          .max = DUB_MAX_JEWELRY,
                          STATE (sides[DUB_BARRY].jewelry),
                          OF_SIDE,
                          .check = DUB_CHECK_JEWELRY,
                          .is_in_play = has_jewelry_box },
  [DUB_PLACE_STAFF] = { .kind = DUB_KIND_EMPLOYEE,
                        SPACES (sides[DUB_BARRY].staff),
                        OF_SIDE,
                        .check = DUB_CHECK_EMPLOYEES,
                        .asked = DUB_QUESTION_STAFF,
                        .is_in_play = has_cards,
                        .is_strict = TRUE },
  [DUB_PLACE_TRACK] = { .kind = DUB_KIND_TRACK,
                        .max = DUB_N_TRACKS - 1,
                        STATE (sides[DUB_BARRY].track),
                        OF_SIDE,
                        .check = DUB_CHECK_EMPLOYEES,
                        .is_in_play = has_jewelry_box,
                        .is_strict = TRUE },
  [DUB_PLACE_TASK] = { .kind = DUB_KIND_TOKEN,
                       .max = TRUE,
                       .check = DUB_CHECK_EMPLOYEES,
                       .is_in_play = has_jewelry_box,
                       .is_strict = TRUE },
  [DUB_PLACE_HAND] = { .kind = DUB_KIND_NUMBER, .max = DUB_MAX_COUNT, NUMBER (yours.hand) },
  [DUB_PLACE_SPECIALIST] = { .kind = DUB_KIND_SPECIALIST,
                             .max = DUB_N_SPECIALISTS - 1,
                             STATE (yours.specialist),
                             .check = DUB_CHECK_EMPLOYEES,
                             .is_in_play = has_jewelry_box,
                             .is_strict = TRUE },
  [DUB_PLACE_PILE] = { .kind = DUB_KIND_NUMBER,
                       .max = DUB_N_CARDS,
                       NUMBER (hand.n),
                       .at_stride = sizeof (DubPile),
                       .n = DUB_N_PILES,
                       .is_in_play = has_own_cards },
  [DUB_PLACE_BAG] = { .kind = DUB_KIND_NUMBER, .min = DUB_PLENTY, NUMBER (bag) },
  [DUB_PLACE_EXAM_DECK] = { .kind = DUB_KIND_NUMBER,
                            .max = DUB_N_EXAM_CARDS,
                            SPACES (exam_decks),
                            .size = sizeof (gint8),
                            .n = DUB_N_TRACKS,
                            .check = DUB_CHECK_EMPLOYEES,
                            .is_in_play = has_jewelry_box,
                            .is_strict = TRUE },
  [DUB_PLACE_START] = { .kind = DUB_KIND_OWNER, .min = DUB_BARRY, .max = DUB_YOU, STATE (start) },
  [DUB_PLACE_TURN] = { .kind = DUB_KIND_OWNER,
                       .min = DUB_BARRY,
                       .max = DUB_YOU,
                       STATE (turn),
                       .is_in_play = is_between_turns,
                       .is_strict = TRUE },
  [DUB_PLACE_DRAW_MODE] = { .kind = DUB_KIND_DRAW_MODE,
                            .max = DUB_N_DRAW_MODES - 1,
                            NUMBER (draw_mode),
                            .is_in_play = is_preparing,
                            .is_strict = TRUE }
};

/* The piles are accessed as an array. */
G_STATIC_ASSERT (G_STRUCT_OFFSET (DubState, supply) ==
                 G_STRUCT_OFFSET (DubState, hand) + DUB_PILE_SUPPLY * sizeof (DubPile));
G_STATIC_ASSERT (G_STRUCT_OFFSET (DubState, discard) ==
                 G_STRUCT_OFFSET (DubState, hand) + DUB_PILE_DISCARD * sizeof (DubPile));

DubKind
dub_place_get_kind (DubPlace place)
{
  g_return_val_if_fail (place.kind < DUB_N_PLACES, DUB_KIND_NOTHING);

  return dub_place_table[place.kind].kind;
}

DubPlace
dub_place_tidy (DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];
  gboolean has_track = place.kind == DUB_PLACE_TASK || place.kind == DUB_PLACE_TRACK;

  if (row->n_in == 0 && !has_track)
    place.in = 0;
  if (row->at_stride == 0 && place.kind != DUB_PLACE_TASK)
    place.at = 0;
  if (row->side_stride == 0 && !has_track && place.kind != DUB_PLACE_HAND)
    place.side = DUB_NOBODY;

  return place;
}

/* On the board, a place that is nobody's is hers. */
static DubOwner
get_side (DubPlace place)
{
  return place.side == DUB_YOU ? DUB_YOU : DUB_BARRY;
}

guint
dub_place_count_spaces (const DubBox *box, const DubState *state, DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];
  guint n = row->n;

  if (row->n_in != 0 && place.in >= row->n_in)
    return 0;
  if (place.kind == DUB_PLACE_STAFF)
    n = state->sides[get_side (place)].n_staff + 1u;
  else if (place.kind == DUB_PLACE_TASK)
    dub_box_get_tasks (box, state->sides[get_side (place)].track, &n);
  else if (row->n_offset != 0)
    n = *((const guint8 *) box + row->n_offset + place.in * row->n_stride);

  return n;
}

DubPlace
dub_place_get_space (const DubBox *box, const DubState *state, DubPlace place, guint n)
{
  guint n_tasks;

  place.at = (guint8) n;
  if (place.kind == DUB_PLACE_STAFF)
    place.at = (guint8) (state->sides[get_side (place)].n_staff - n);
  if (place.kind == DUB_PLACE_TASK) {
    place.in = state->sides[get_side (place)].track;
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

  if (place.side > DUB_YOU)
    return FALSE;
  /* She never has Livre (T-3), and the numbers of her cards are those of the cards. */
  if (place.kind == DUB_PLACE_COUNT && place.side != DUB_YOU)
    return place.side == DUB_BARRY && place.at < DUB_N_GAINS && place.at != DUB_FACT_LIVRE;
  if (place.kind == DUB_PLACE_TASK) {
    if (place.in >= DUB_N_TRACKS)
      return FALSE;
    tasks = dub_box_get_tasks (box, place.in, &n_tasks);
    return memchr (tasks, place.at, n_tasks) != NULL;
  }

  return row->at_stride == 0 || place.at < dub_place_count_spaces (box, state, place);
}

gboolean
dub_place_is_in_play (const DubState *state, DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];

  return row->is_in_play == NULL || row->is_in_play (state, place);
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
  static const guint8 unknown[DUB_N_KINDS] = {
    [DUB_KIND_TILE] = DUB_TILE_UNKNOWN,
    [DUB_KIND_JEWEL] = DUB_COLOR_UNKNOWN,
    [DUB_KIND_GARMENT] = DUB_COLOR_UNKNOWN,
    [DUB_KIND_EMPLOYEE] = DUB_TYPE_UNKNOWN,
  };
  const DubPlaceRow *row = &dub_place_table[place.kind];

  return place.at < row->n_max && unknown[row->kind] != 0 &&
         *dub_place_look_at (state, place) == unknown[row->kind];
}

gboolean
dub_place_has_exam_token (const DubState *state, DubPlace place, DubOwner owner)
{
  const DubSide *side = &state->sides[owner];

  return owner != DUB_NOBODY && place.in == side->track &&
         (place.at == DUB_TASK_NONE || dub_side_has_done (side, place.at));
}

DubOwner
dub_place_get_owner (const DubState *state, DubPlace place)
{
  if (place.kind == DUB_PLACE_GUEST)
    return state->halls[place.in][place.at].owner;
  if (place.kind == DUB_PLACE_TASK)
    return dub_place_has_exam_token (state, place, get_side (place)) ? get_side (place)
                                                                     : DUB_NOBODY;

  return place.kind != DUB_PLACE_NONE && dub_place_table[place.kind].kind == DUB_KIND_OWNER
             ? *dub_place_look_at (state, place)
             : DUB_NOBODY;
}

/* Every number fits the signed type of its size. */
gint
dub_place_get_number (const DubState *state, DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];

  if (row->kind == DUB_KIND_JEWELRY)
    return (gint) dub_jewelry_count (&state->sides[get_side (place)].jewelry, place.at);

  return (gint) dub_number_load (dub_place_look_at (state, place), row->size, TRUE);
}

gint
dub_place_get_max (const DubState *state, DubPlace place)
{
  if (place.kind == DUB_PLACE_BAG ||
      (place.kind == DUB_PLACE_COUNT && place.side != DUB_YOU && place.at == DUB_FACT_TILES))
    return (gint) dub_state_get_n_tiles (state);

  return place.kind == DUB_PLACE_COUNT ? (gint) dub_fact_get_max (place.at)
                                       : dub_place_table[place.kind].max;
}

/* The size of a thing that is kept as it is. */
static gsize
get_size (DubKind kind)
{
  return kind == DUB_KIND_GARMENT    ? sizeof (DubGarment)
         : kind == DUB_KIND_EMPLOYEE ? sizeof (DubEmployee)
                                     : sizeof (guint8);
}

void
dub_place_put (DubState *state, DubPlace place, DubThing thing)
{
  memcpy (dub_place_reach (state, place), &thing.garment, get_size (thing.kind));
}

DubThing
dub_place_read (const DubState *state, DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];
  DubThing thing = { .kind = row->kind };

  if (row->kind == DUB_KIND_TOKEN)
    thing.name = dub_place_get_owner (state, place) != DUB_NOBODY;
  else if (row->kind == DUB_KIND_JEWELRY)
    for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
      thing.jewelry[color] =
          (guint8) dub_jewelry_count (&state->sides[get_side (place)].jewelry, color);
  else if (row->kind == DUB_KIND_NUMBER)
    thing.n = (gint16) dub_place_get_number (state, place);
  else if (row->n_max == 0 || place.at < row->n_max)
    memcpy (&thing.garment, dub_place_look_at (state, place), get_size (row->kind));
  if (place.kind == DUB_PLACE_GUEST)
    thing.owner = (guint8) dub_place_get_owner (state, place);

  return thing;
}

gboolean
dub_place_is_asked (DubPlace place, const DubQuestion *question)
{
  guint64 spaces = place.kind == DUB_PLACE_RESOURCE ? question->tiles : question->spaces;

  return place.kind != DUB_PLACE_NONE && question->kind != DUB_QUESTION_NOTHING &&
         question->kind == dub_place_table[place.kind].asked && (spaces >> place.at & 1) != 0;
}
