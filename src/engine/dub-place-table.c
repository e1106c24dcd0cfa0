/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of places and their content. Their keys are in dub-names.c, their names in
 * src/text, and special rules for corrections in dub-apply-correction.c.
 */

#include "dub-limits.h"
#include "dub-place-private.h"

static gboolean
has_jewelry_box (const DubState *state, guint in)
{
  return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
}

static gboolean
has_decoration (const DubState *state, guint in)
{
  return in != DUB_JEWELER || has_jewelry_box (state, in);
}

static gboolean
is_between_turns (const DubState *state, guint in)
{
  return state->phase == DUB_PHASE_TURNS && state->playing.action == DUB_CARD_UNKNOWN;
}

/* Your cards are kept unless only their number is known. */
static gboolean
has_your_cards (const DubState *state, guint in)
{
  return state->you.n_staff > 0;
}

/* Only between two deals, because all cards of a round have the same source. */
static gboolean
is_preparing (const DubState *state, guint in)
{
  return state->phase == DUB_PHASE_PREPARE;
}

/* Her piles exist only in the app if the app draws. */
static gboolean
has_own_cards (const DubState *state, guint in)
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
#define FIELD(member) G_STRUCT_OFFSET (DubDetail, member)
#define VERB(verb) (1u << DUB_STEP_##verb)

const DubPlaceRow dub_place_table[DUB_N_PLACES] = {
  [DUB_PLACE_RESOURCE] = { .thing = DUB_THING_TILE,
                           .max = DUB_N_TILES - 1,
                           STATE (resources),
                           .at_stride = 1,
                           .n = DUB_N_DRAWERS * DUB_N_COLUMNS,
                           .n_max = DUB_N_DRAWERS * DUB_N_COLUMNS,
                           .at_field = FIELD (at),
                           .asked = DUB_QUESTION_TILE_FACES },
  [DUB_PLACE_GARMENT] = { .thing = DUB_THING_GARMENT,
                          SPACES (garments),
                          BOX (garment_display.n),
                          .at_field = FIELD (at),
                          .check = DUB_CHECK_GARMENTS,
                          .asked = DUB_QUESTION_GARMENT,
                          .verbs = VERB (TAKE_GARMENT) },
  [DUB_PLACE_EMPLOYEE] = { .thing = DUB_THING_EMPLOYEE,
                           SPACES (employees),
                           .n = DUB_N_HIRE_SPACES,
                           .at_field = FIELD (at),
                           .check = DUB_CHECK_EMPLOYEES,
                           .asked = DUB_QUESTION_EMPLOYEES,
                           .verbs = VERB (HIRE) },
  [DUB_PLACE_JEWEL] = { .thing = DUB_THING_JEWEL,
                        .max = DUB_COLOR_UNKNOWN,
                        SPACES (jewelry),
                        BOX (jewelry_display.n),
                        .at_field = FIELD (at),
                        .check = DUB_CHECK_JEWELRY,
                        .asked = DUB_QUESTION_JEWELRY,
                        .verbs = VERB (TAKE_JEWELRY),
                        .is_in_play = has_jewelry_box },
  [DUB_PLACE_GUEST] = { .thing = DUB_THING_GUEST,
                        ROWS (halls),
                        BOX (halls[0].n_guests),
                        .n_stride = sizeof (DubHall),
                        .in_field = FIELD (hall),
                        .at_field = FIELD (at),
                        .check = DUB_CHECK_GARMENTS,
                        .verbs = VERB (PLACE_GARMENT) },
  [DUB_PLACE_TOKEN] = { .thing = DUB_THING_OWNER,
                        .max = DUB_YOU,
                        ROWS (tokens),
                        BOX (decorations[0].n),
                        .n_stride = sizeof (DubDecorations),
                        .in_field = FIELD (decoration),
                        .at_field = FIELD (at),
                        .check = DUB_CHECK_TOKENS,
                        .verbs = VERB (PLACE_TOKEN),
                        .is_in_play = has_decoration },
  [DUB_PLACE_ALL_HALLS] = { .thing = DUB_THING_OWNER,
                            .max = DUB_YOU,
                            SPACES (all_halls),
                            BOX (n_all_halls),
                            .at_field = FIELD (at),
                            .check = DUB_CHECK_TOKENS,
                            .verbs = VERB (ALL_HALLS_TOKEN) },
  [DUB_PLACE_FAVOR] = { .thing = DUB_THING_OWNER,
                        .max = DUB_YOU,
                        STATE (favor),
                        .check = DUB_CHECK_TOKENS,
                        .verbs = VERB (TAKE_FAVOR) },
  [DUB_PLACE_HER_PP] = { .thing = DUB_THING_NUMBER, .max = DUB_MAX_PP, NUMBER (barry.pp) },
  [DUB_PLACE_HER_THREAD] = { .thing = DUB_THING_NUMBER,
                             .max = DUB_MAX_COUNT,
                             NUMBER (barry.thread) },
  [DUB_PLACE_HER_LACE] = { .thing = DUB_THING_NUMBER, .max = DUB_MAX_COUNT, NUMBER (barry.lace) },
  [DUB_PLACE_HER_TILES] = { .thing = DUB_THING_NUMBER,
                            .max = DUB_MAX_IS_TILES,
                            NUMBER (barry.tiles) },
  [DUB_PLACE_HER_JEWELRY] = { .thing = DUB_THING_JEWELRY,
                              .max = DUB_MAX_JEWELRY,
                              STATE (barry.jewelry),
                              .check = DUB_CHECK_JEWELRY,
                              .is_in_play = has_jewelry_box },
  [DUB_PLACE_HER_STAFF] = { .thing = DUB_THING_EMPLOYEE,
                            SPACES (barry.staff),
                            .at_field = FIELD (at),
                            .check = DUB_CHECK_EMPLOYEES,
                            .asked = DUB_QUESTION_STAFF },
  [DUB_PLACE_TRACK] = { .thing = DUB_THING_TRACK,
                        .max = DUB_N_TRACKS - 1,
                        STATE (barry.track),
                        .check = DUB_CHECK_EMPLOYEES,
                        .is_in_play = has_jewelry_box,
                        .is_strict = TRUE },
  [DUB_PLACE_TASK] = { .thing = DUB_THING_TASK,
                       .max = TRUE,
                       .at_field = FIELD (task),
                       .check = DUB_CHECK_EMPLOYEES,
                       .is_in_play = has_jewelry_box,
                       .is_strict = TRUE },
  [DUB_PLACE_YOUR_HAND] = { .thing = DUB_THING_NUMBER, .max = DUB_MAX_COUNT, NUMBER (you.hand) },
  [DUB_PLACE_YOUR_STAFF] = { .thing = DUB_THING_EMPLOYEE,
                             SPACES (you.staff),
                             .at_field = FIELD (at),
                             .check = DUB_CHECK_EMPLOYEES,
                             .is_in_play = has_your_cards,
                             .is_strict = TRUE },
  [DUB_PLACE_YOUR_TRACK] = { .thing = DUB_THING_TRACK,
                             .max = DUB_N_TRACKS - 1,
                             STATE (you.track),
                             .check = DUB_CHECK_EMPLOYEES,
                             .is_in_play = has_jewelry_box,
                             .is_strict = TRUE },
  [DUB_PLACE_YOUR_TASK] = { .thing = DUB_THING_TASK,
                            .max = TRUE,
                            .at_field = FIELD (task),
                            .check = DUB_CHECK_EMPLOYEES,
                            .is_in_play = has_jewelry_box,
                            .is_strict = TRUE },
  [DUB_PLACE_PILE] = { .thing = DUB_THING_NUMBER,
                       .max = DUB_N_CARDS,
                       NUMBER (hand.n),
                       .at_stride = sizeof (DubPile),
                       .n = DUB_N_PILES,
                       .at_field = FIELD (pile),
                       .check = DUB_CHECK_CARDS,
                       .is_in_play = has_own_cards },
  [DUB_PLACE_BAG] = { .thing = DUB_THING_NUMBER,
                      .min = DUB_PLENTY,
                      .max = DUB_MAX_IS_TILES,
                      NUMBER (bag) },
  [DUB_PLACE_EXAM_DECK] = { .thing = DUB_THING_NUMBER,
                            .max = DUB_N_EXAM_CARDS,
                            SPACES (exam_decks),
                            .size = sizeof (gint8),
                            .n = DUB_N_TRACKS,
                            .at_field = FIELD (track),
                            .check = DUB_CHECK_EMPLOYEES,
                            .is_in_play = has_jewelry_box,
                            .is_strict = TRUE },
  [DUB_PLACE_START] = { .thing = DUB_THING_OWNER, .min = DUB_BARRY, .max = DUB_YOU, STATE (start) },
  [DUB_PLACE_TURN] = { .thing = DUB_THING_OWNER,
                       .min = DUB_BARRY,
                       .max = DUB_YOU,
                       STATE (turn),
                       .is_in_play = is_between_turns,
                       .is_strict = TRUE },
  [DUB_PLACE_DRAW_MODE] = { .thing = DUB_THING_DRAW_MODE,
                            .max = DUB_N_DRAW_MODES - 1,
                            NUMBER (draw_mode),
                            .is_in_play = is_preparing,
                            .is_strict = TRUE },
};

/* The piles are accessed as an array. */
G_STATIC_ASSERT (G_STRUCT_OFFSET (DubState, supply) ==
                 G_STRUCT_OFFSET (DubState, hand) + DUB_PILE_SUPPLY * sizeof (DubPile));
G_STATIC_ASSERT (G_STRUCT_OFFSET (DubState, discard) ==
                 G_STRUCT_OFFSET (DubState, hand) + DUB_PILE_DISCARD * sizeof (DubPile));
