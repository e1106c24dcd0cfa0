/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Complete answers to everything that is unknown on a table, and what each of
 * them leads to. Counts have no upper end in the rules; here they go as far as
 * the boards of board-fixture.h need it.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

enum { TEST_MAX_AXES = 16, TEST_N_TILES = DUB_N_DRAWERS * DUB_N_COLUMNS };

/* One unknown: below TEST_N_TILES the face of a tile, else a DubFact of yours. */
typedef struct {
  guint8 what;
  guint n_options;
} TestAxis;

typedef guint32 (*TestOutcomeFunc) (const DubBox *box, const DubState *state);

typedef struct {
  const DubBox *box;
  const DubState *state;
  guint n_axes;
  TestAxis axes[TEST_MAX_AXES];
  guint n; /* complete answers */
  guint32 *outcomes;
} TestAnswers;

void test_answers_init (TestAnswers *self, const DubBox *box, const DubState *state);
void test_answers_clear (TestAnswers *self);
void test_answers_add_tiles (TestAnswers *self);

/* The facts that are unknown and may be what they like; small: few options each. */
void test_answers_add_facts (TestAnswers *self, guint facts, gboolean small);

/* Finds the outcome of every complete answer. */
void test_answers_try_all (TestAnswers *self, TestOutcomeFunc outcome);

/* Whether two complete answers that differ only on this axis have different outcomes. */
gboolean test_answers_axis_decides (const TestAnswers *self, guint axis);

/* The table with the given answer filled in on the axes of the mask. */
DubState test_answers_fill (const TestAnswers *self, guint answer, guint axes);

G_END_DECLS
