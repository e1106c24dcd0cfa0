/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of places and their content. Their keys are in dub-names.c, their names in
 * src/text, and special rules for corrections in dub-apply-correction.c.
 */

#include "dub-limits.h"
#include "dub-place-private.h"

static gboolean
has_jewelry_box (const DubState *state, DubPlace place)
{
  return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
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
/* What both players have is reached by the side of the place. */
#define OF_SIDE .side_stride = sizeof (DubSide)

const DubPlaceRow dub_place_table[DUB_N_PLACES] = {
  [DUB_PLACE_RESOURCE] = { .kind = DUB_KIND_TILE,
                           .max = DUB_N_TILES - 1,
                           STATE (resources),
                           .at_stride = 1,
                           .n = DUB_N_DRAWERS * DUB_N_COLUMNS,
                           .n_max = DUB_N_DRAWERS * DUB_N_COLUMNS,
                           .has_at = TRUE,
                           .asked = DUB_QUESTION_TILE_FACES },
  [DUB_PLACE_GARMENT] = { .kind = DUB_KIND_GARMENT,
                          SPACES (garments),
                          BOX (garment_display.n),
                          .has_at = TRUE,
                          .check = DUB_CHECK_GARMENTS,
                          .asked = DUB_QUESTION_GARMENT },
  [DUB_PLACE_EMPLOYEE] = { .kind = DUB_KIND_EMPLOYEE,
                           SPACES (employees),
                           .n = DUB_N_HIRE_SPACES,
                           .has_at = TRUE,
                           .check = DUB_CHECK_EMPLOYEES,
                           .asked = DUB_QUESTION_EMPLOYEES },
  [DUB_PLACE_JEWEL] = { .kind = DUB_KIND_JEWEL,
                        .max = DUB_COLOR_UNKNOWN,
                        SPACES (jewelry),
                        BOX (jewelry_display.n),
                        .has_at = TRUE,
                        .check = DUB_CHECK_JEWELRY,
                        .asked = DUB_QUESTION_JEWELRY,
                        .is_in_play = has_jewelry_box },
  [DUB_PLACE_GUEST] = { .kind = DUB_KIND_GARMENT,
                        ROWS (halls),
                        BOX (halls[0].n_guests),
                        .n_stride = sizeof (DubHall),
                        .has_at = TRUE,
                        .check = DUB_CHECK_GARMENTS },
  [DUB_PLACE_TOKEN] = { .kind = DUB_KIND_OWNER,
                        .max = DUB_YOU,
                        ROWS (tokens),
                        BOX (decorations[0].n),
                        .n_stride = sizeof (DubDecorations),
                        .has_at = TRUE,
                        .check = DUB_CHECK_TOKENS,
                        .is_in_play = has_decoration },
  [DUB_PLACE_ALL_HALLS] = { .kind = DUB_KIND_OWNER,
                            .max = DUB_YOU,
                            SPACES (all_halls),
                            BOX (n_all_halls),
                            .has_at = TRUE,
                            .check = DUB_CHECK_TOKENS },
  [DUB_PLACE_FAVOR] = { .kind = DUB_KIND_OWNER,
                        .max = DUB_YOU,
                        STATE (favor),
                        .check = DUB_CHECK_TOKENS },
  /* The range depends on the fact: dub_place_get_max (). */
  [DUB_PLACE_COUNT] = { .kind = DUB_KIND_NUMBER,
                        SPACES (sides[DUB_BARRY].counts),
                        .size = sizeof (guint16),
                        .n = DUB_N_COUNTS,
                        .has_at = TRUE,
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
                        .has_at = TRUE,
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
                       .has_at = TRUE,
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
                       .has_at = TRUE,
                       .check = DUB_CHECK_CARDS,
                       .is_in_play = has_own_cards },
  [DUB_PLACE_BAG] = { .kind = DUB_KIND_NUMBER,
                      .min = DUB_PLENTY,
                      .max = DUB_MAX_IS_TILES,
                      NUMBER (bag) },
  [DUB_PLACE_EXAM_DECK] = { .kind = DUB_KIND_NUMBER,
                            .max = DUB_N_EXAM_CARDS,
                            SPACES (exam_decks),
                            .size = sizeof (gint8),
                            .n = DUB_N_TRACKS,
                            .has_at = TRUE,
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
