/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Complete answers to all unknown facts of a table, and the outcome of each. The rules set no
 * maximum for counts; here they go as far as the boards of board-fixture.h need.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

enum { TEST_MAX_AXES = 16, TEST_N_TILES = DUB_N_DRAWERS * DUB_N_COLUMNS };

/* One unknown fact: below TEST_N_TILES the face of a tile, otherwise a DubFact of yours. */
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
  guint n; /* number of complete answers */
  guint32 *outcomes;
} TestAnswers;

void test_answers_init (TestAnswers *self, const DubBox *box, const DubState *state);
void test_answers_clear (TestAnswers *self);
void test_answers_add_tiles (TestAnswers *self);

/* Adds the unknown facts, which may have any value; small: few options for each. */
void test_answers_add_facts (TestAnswers *self, guint facts, gboolean small);

/* Computes the outcome of every complete answer. */
void test_answers_try_all (TestAnswers *self, TestOutcomeFunc outcome);

/* Returns whether two complete answers that differ only on this axis have different outcomes. */
gboolean test_answers_axis_decides (const TestAnswers *self, guint axis);

/* Returns the table with the given answer filled in on the axes of the mask. */
DubState test_answers_fill (const TestAnswers *self, guint answer, guint axes);

G_END_DECLS
