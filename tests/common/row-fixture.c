/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "row-fixture.h"

#include "dub-scenario.h"

#include <string.h>

/* Drops the comma before a closing bracket or the end, which JSON does not allow. */
static char *
make_json (const char *scenario)
{
  g_autofree char *box = g_test_build_filename (G_TEST_DIST, "data", "test-box.json", NULL);
  GString *text = g_string_new ("{");

  if (strstr (scenario, "'box'") == NULL)
    g_string_append_printf (text, "'box':'%s',", box);
  for (const char *at = scenario; *at != '\0'; at++) {
    if ((*at == ']' || *at == '}') && text->str[text->len - 1] == ',')
      g_string_truncate (text, text->len - 1);
    g_string_append_c (text, *at);
  }
  if (text->str[text->len - 1] == ',')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '}');

  g_strdelimit (text->str, "'", '"');

  return g_string_free (text, FALSE);
}

static char *
play_turn (const DubScenario *scenario, const TestRow *row)
{
  g_autofree DubTurn *turn = g_new0 (DubTurn, 1);

  dub_turn_resolve (&scenario->box, &scenario->state, TRUE, turn);
  if ((row->flags & TEST_ROW_SILENT) == 0 && !test_turn_cites (turn, row->rule)) {
    g_test_fail_printf ("nothing cites %s", dub_rule_id_to_string (row->rule));
    return NULL;
  }

  return test_outcome_of_turn (turn, row->flags);
}

static char *
count_score (const DubScenario *scenario, const TestRow *row)
{
  g_autofree DubScore *score = g_new0 (DubScore, 1);
  gboolean line = row->rule >= DUB_RULE_END_1 && row->rule <= DUB_RULE_END_9;

  dub_score_count (&scenario->box, &scenario->state, score);
  if (!line && (row->flags & TEST_ROW_SILENT) == 0 &&
      (score->rulings & (G_GUINT64_CONSTANT (1) << row->rule)) == 0) {
    g_test_fail_printf ("nothing cites %s", dub_rule_id_to_string (row->rule));
    return NULL;
  }

  return test_outcome_of_score (score, row->rule);
}

static void
test_row (gconstpointer data)
{
  const TestRow *row = data;
  g_autofree char *json = make_json (row->scenario);
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = dub_scenario_parse (json, strlen (json), NULL, &error);
  g_autofree char *outcome = NULL;

  g_assert_no_error (error);
  if (scenario == NULL)
    return;

  if ((row->flags & TEST_ROW_SCORE) != 0)
    outcome = count_score (scenario, row);
  else
    outcome = play_turn (scenario, row);
  if (outcome == NULL)
    return;

  g_assert_cmpstr (outcome, ==, row->expected);
}

void
test_table_add (const TestTable *table)
{
  for (guint i = 0; i < table->n; i++) {
    const TestRow *row = &table->rows[i];
    g_autofree char *path =
        g_strdup_printf ("/rules/%s/%s", dub_rule_id_to_string (row->rule), row->name);

    g_test_add_data_func (path, row, test_row);
  }
}
