/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of rows, one per family of rules. test-rules.c registers them all.
 */

#pragma once

#include "row-fixture.h"

G_BEGIN_DECLS

extern const TestTable test_turn_table;
extern const TestTable test_tailor_table;
extern const TestTable test_guest_table;
extern const TestTable test_hire_table;
extern const TestTable test_fund_table;
extern const TestTable test_exam_table;
extern const TestTable test_expansion_table;
extern const TestTable test_score_table;
extern const TestTable test_majority_table;
extern const TestTable test_ruling_table;
extern const TestTable test_worth_table;

G_END_DECLS
