/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The contents of a box (section SET). A board that exceeds them is invalid.
 * Components are added to a tally one by one; the first one too many is a problem.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

enum {
  DUB_N_START_EMPLOYEES = 5,
  DUB_N_EXAM_CARDS = 9, /* in each examination deck at the start */
  DUB_N_FESTIVITY_GARMENTS = 4,
  DUB_JOURNEYMAN_LEVEL = 2, /* of the Journeymen in their examination deck */
  DUB_MASTER_LEVEL = 5,     /* of the Masters in theirs */
  DUB_CROWN_LEVEL = 6,      /* of the Apprentices with an end-of-game bonus */
};

typedef enum {
  DUB_PROBLEM_NONE,
  DUB_PROBLEM_GARMENTS,      /* more than limit of the color */
  DUB_PROBLEM_GARMENT_TWICE, /* a festivity or expert garment */
  DUB_PROBLEM_NO_FESTIVITY,  /* not in play */
  DUB_PROBLEM_NO_EXPERT,     /* not in play */
  DUB_PROBLEM_EXPERT_NEEDS_JEWELRY_BOX,
  DUB_PROBLEM_FESTIVITY_IN_ROUND_1,
  DUB_PROBLEM_LIVRE14,    /* the garment of 14 Livre, not as a green gown */
  DUB_PROBLEM_JEWELRY,    /* more than limit in all */
  DUB_PROBLEM_NO_JEWELRY, /* not in play */
  DUB_PROBLEM_LEVEL,      /* more than limit of the level */
  DUB_PROBLEM_EMPLOYEE_TWICE,
  DUB_PROBLEM_NO_EMPLOYEE, /* of the Jewelry Box, not in play */
  DUB_PROBLEM_STAFF,       /* more than she can have */
  DUB_PROBLEM_TILES,       /* more than limit in all */
  DUB_PROBLEM_CARDS,       /* more than limit in all */
  DUB_PROBLEM_NO_JEWELER,  /* a token on a board that is not in play */
  DUB_PROBLEM_ONE_TOKEN,   /* two of one side where one is allowed (FUN-2, ALL-1) */
  DUB_PROBLEM_IMPOSSIBLE,  /* for the given reason */
} DubProblemCode;

/* The parts of a table that are checked separately, because most changes touch only one. */
typedef enum {
  DUB_CHECK_GARMENTS = 1 << 0,
  DUB_CHECK_JEWELRY = 1 << 1,
  DUB_CHECK_EMPLOYEES = 1 << 2,
  DUB_CHECK_TOKENS = 1 << 3,
  DUB_CHECK_CARDS = 1 << 4,
  DUB_CHECK_ALL = (1 << 5) - 1,
} DubCheck;

typedef struct {
  DubProblemCode code;
  guint n; /* how many there would be */
  guint limit;
  guint which;        /* DubColor or level */
  const char *reason; /* plain English, not owned */
} DubProblem;

typedef struct {
  const DubState *state;
  guint8 garments[DUB_N_COLORS];
  guint8 specials[DUB_N_SPECIALS];
  guint8 n_jewelry;
  guint8 levels[DUB_N_LEVELS];
  guint64 ids;
} DubTally;

DubProblem dub_tally_add_garment (DubTally *tally, DubGarment garment);
DubProblem dub_tally_add_jewel (DubTally *tally, DubColor color);
DubProblem dub_tally_add_employee (DubTally *tally, const DubBox *box, DubEmployee employee);

/* Checks the places for at most one token per side. */
DubProblem dub_limits_check_tokens (const DubState *state);

/* Checks what needs no tally: staff size, tiles, cards, the jeweler board. */
DubProblem dub_limits_check_totals (const DubState *state);

/* Returns the first problem in these parts of a table, counting what has left it. See
 * dub-table.h for the other conditions. */
DubProblem dub_limits_check (const DubBox *box, const DubState *state, DubCheck parts);

/* Returns the number of garments that are in play when a game begins. */
guint dub_limits_get_garments (const DubState *state);

/* Returns the number of employees of a level in the base game or in the Jewelry Box. */
guint dub_limits_get_level (guint level, gboolean in_jewelry_box);

/* Returns the number of base garments of a color. */
guint dub_limits_get_color (DubColor color);

/* Describes the problem in plain English. */
char *dub_problem_describe (const DubProblem *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
