/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Outcomes as one line of text, for tables of expectations:
 *
 *   take-garment 2 [TAI-1 R-4]; reveal-card 3 none [TAI-3] | R-4
 *   ? you thread lace [HIR-2 VAL-1]
 *   END-3 5 0; total 5 0; barry | R-1
 *
 * Spaces of tiles are drawer/column, those of halls hall/space, those of decorations where/space.
 * For a score, the lines in which a side has points are listed, Barry first.
 */

#pragma once

#include "dub-score.h"
#include "dub-turn.h"

G_BEGIN_DECLS

typedef enum {
  TEST_SHOW_STEPS = 0,
  TEST_SHOW_CHOICES = 1 << 0, /* shows the candidates of each choice, in braces */
  TEST_SHOW_PILES = 1 << 1,   /* shows her cards after the turn, by their feet */
  TEST_SHOW_STAFF = 1 << 2,   /* shows her staff after the turn, the newest card last */
  TEST_SHOW_STOCK = 1 << 3,   /* shows her stock and the draw piles after the turn */
  TEST_SHOW_EXAM = 1 << 4,    /* shows her track and its tokens after the turn */
} TestShow;

char *test_outcome_of_turn (const DubTurn *turn, TestShow show) G_GNUC_WARN_UNUSED_RESULT;

/* Appends the verb and the thing of a step. */
void test_step_append (GString *text, const DubMove *step);

/* line: a rule of the section END whose line appears even if it is 0 for both sides. */
char *test_outcome_of_score (const DubScore *score, DubRuleId line) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the turn cites the rule in a step, a candidate, the question or the rulings. */
gboolean test_turn_cites (const DubTurn *turn, DubRuleId rule);

G_END_DECLS
