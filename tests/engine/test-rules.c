/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every row of every table, and a check that every rule has one.
 */

#include "rule-tables.h"

static const TestTable *const tables[] = {
  &test_turn_table,  &test_tailor_table,   &test_guest_table,     &test_hire_table,
  &test_fund_table,  &test_exam_table,     &test_expansion_table, &test_score_table,
  &test_worth_table, &test_majority_table, &test_ruling_table,
};

/* The rules of her turn and of the scoring. Later ones concern the course of a game, which a
 * scenario does not contain. */
enum { N_RULES = DUB_RULE_R_14 + 1 };

static void
test_every_rule_has_a_row (void)
{
  guint n_rows[N_RULES] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (guint j = 0; j < tables[i]->n; j++)
      n_rows[tables[i]->rows[j].rule]++;

  g_assert_cmpuint (n_rows[DUB_RULE_NONE], ==, 0);
  for (guint rule = DUB_RULE_NONE + 1; rule < N_RULES; rule++)
    if (n_rows[rule] == 0)
      g_test_fail_printf ("no row for %s", dub_rule_id_to_string (rule));
}

/* A rule with silent rows only would never be cited; these are the rules that no outcome can
 * cite. */
static void
test_every_rule_is_cited (void)
{
  static const DubRuleId silent[] = { DUB_RULE_T_1, DUB_RULE_T_3, DUB_RULE_R_14 };
  gboolean cited[N_RULES] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (silent); i++)
    cited[silent[i]] = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (guint j = 0; j < tables[i]->n; j++)
      if ((tables[i]->rows[j].flags & TEST_ROW_SILENT) == 0)
        cited[tables[i]->rows[j].rule] = TRUE;

  for (guint rule = DUB_RULE_NONE + 1; rule < N_RULES; rule++)
    if (!cited[rule])
      g_test_fail_printf ("no row in which %s is cited", dub_rule_id_to_string (rule));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_set_nonfatal_assertions (); /* a bad row does not hide others */

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    test_table_add (tables[i]);
  g_test_add_func ("/coverage/every-rule-has-a-row", test_every_rule_has_a_row);
  g_test_add_func ("/coverage/every-rule-is-cited", test_every_rule_is_cited);

  return g_test_run ();
}
