/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The definition of a possible table, for games, corrections, files and tests. Each
 * condition is stated or implied by a rulebook, or the rules allow nothing else; where
 * the rulebooks are silent, the player is right. A value by itself is judged where it comes in, so
 * that a table is only wrong by several of them together.
 */

#pragma once

#include "dub-move.h"
#include "dub-reason.h"
#include "dub-state.h"

/* Checks of values by themselves, regardless of the table. */

/* Returns whether it is a known card. */
gboolean dub_card_is_valid (DubCard card);

/* Returns whether the garment or employee is in the box, unknown, or none. */
gboolean dub_employee_is_valid (const DubBox *box, DubEmployee employee);

/* Returns whether the thing can be at the place. */
gboolean dub_thing_is_valid (const DubBox *box, const DubState *state, DubPlace place,
                             DubThing thing);

/* The contents of a box (section SET). A board that exceeds them is invalid.
 * Components are added to a tally one by one; the first one too many is a problem. */

enum {
  DUB_N_EXAM_CARDS = 9, /* in each examination deck at the start */
  DUB_N_FESTIVITY_GARMENTS = 4,
  DUB_JOURNEYMAN_LEVEL = 2, /* of the Journeymen in their examination deck */
  DUB_MASTER_LEVEL = 5,     /* of the Masters in theirs */
  DUB_CROWN_LEVEL = 6,      /* of the Apprentices with an end-of-game bonus */
};

/* The parts of a table that are checked separately, because most changes touch only one. */
typedef enum {
  DUB_CHECK_GARMENTS = 1 << 0,
  DUB_CHECK_JEWELRY = 1 << 1,
  DUB_CHECK_EMPLOYEES = 1 << 2,
  DUB_CHECK_TOKENS = 1 << 3,
  DUB_CHECK_ALL = (1 << 4) - 1,
} DubCheck;

typedef struct {
  const DubState *state;
  guint8 garments[DUB_N_COLORS];
  guint8 specials[DUB_N_SPECIALS];
  guint8 n_jewelry;
  guint8 levels[DUB_N_LEVELS];
  guint64 ids;
} DubTally;

DubReason dub_tally_add_garment (DubTally *tally, DubGarment garment);
DubReason dub_tally_add_jewel (DubTally *tally, DubColor color);
DubReason dub_tally_add_employee (DubTally *tally, const DubBox *box, DubEmployee employee);

/* Checks the places for at most one token per side. */
DubReason dub_limits_check_tokens (const DubState *state);

/* Checks the size of her staff with so many more cards. */
DubReason dub_limits_check_staff (const DubState *state, guint more);

/* Returns the number of garments that are in play when a game begins. */
guint dub_limits_get_garments (const DubState *state);

/* Returns the number of employees of a level in the base game or in the Jewelry Box. */
guint dub_limits_get_level (guint level, gboolean in_jewelry_box);

/* Returns the number of base garments of a color. */
guint dub_limits_get_color (DubColor color);

/* Returns the first problem in these parts and what is always checked. */
DubReason dub_table_check_parts (const DubBox *box, const DubState *state, DubCheck parts);

/* Checks the additional conditions between two entries of a game, when nothing is half done. */
DubReason dub_table_check_rest (const DubBox *box, const DubState *state, DubCheck parts);

/* Returns whether everything on the table has a space in the box. */
gboolean dub_table_fits (const DubBox *box, const DubState *state);
