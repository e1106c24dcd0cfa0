/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scenarios as text, and their outcomes without the ids of rules.
 */

#include "ask-scenario.h"

#include "book-facts.h"
#include "dub-names.h"
#include "dub-round.h"
#include "edit.h"
#include "outcome-fixture.h"

#include <string.h>

/* Drops the comma before a closing bracket or the end, which JSON does not allow. */
static void
append_object (GString *text, const char *members)
{
  for (; *members != '\0'; members++) {
    if ((*members == ']' || *members == '}') && text->str[text->len - 1] == ',')
      g_string_truncate (text, text->len - 1);
    g_string_append_c (text, *members == '\'' ? '"' : *members);
  }
  if (text->str[text->len - 1] == ',')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '}');
}

/* Returns the test box with the change before the bar; *given becomes the text after it. */
static char *
change_box (const char **given)
{
  g_auto (GStrv) parts = g_strsplit (*given + 1, "|", 2);
  g_auto (GStrv) change = g_strsplit (parts[0], "=", 2);
  DubEditRow row = { .edits = { { change[0], change[1] } } };
  g_autofree char *base = dub_edit_load ("data/test-box.json", NULL);

  *given = strchr (*given, '|') + 1;

  return dub_edit_apply (base, &row);
}

static char *
make_json (const char *given)
{
  GString *text = g_string_new ("{");

  if (*given == '@') {
    g_autofree char *box = change_box (&given);

    g_string_append_printf (text, "\"box\":%s,", box);
  } else if (strstr (given, "'box'") == NULL) {
    g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "test-box.json", NULL);

    g_string_append_printf (text, "\"box\":\"%s\",", path);
  }
  append_object (text, given);

  return g_string_free (text, FALSE);
}

DubScenario *
ask_scenario_parse (const char *given, GError **error)
{
  g_autofree char *json = make_json (given);

  return dub_scenario_parse (json, strlen (json), NULL, error);
}

/* Removes the ids in brackets and the rulings after a bar. */
static char *
strip_rules (const char *text)
{
  GString *plain = g_string_new (NULL);

  for (; *text != '\0'; text++) {
    if (g_str_has_prefix (text, " ["))
      text = strchr (text, ']');
    else if (g_str_has_prefix (text, " | "))
      text += strcspn (text, ";") - 1;
    else
      g_string_append_c (plain, *text);
  }

  return g_string_free (plain, FALSE);
}

static char *
resolve (const char *given, TestShow show)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = ask_scenario_parse (given, &error);
  g_autofree DubTurn *turn = g_new0 (DubTurn, 1);
  g_autofree char *text = NULL;

  if (scenario == NULL)
    return g_strdup (error->message);
  dub_turn_resolve (&scenario->box, &scenario->state, TRUE, turn);
  text = test_outcome_of_turn (turn, show);

  return strip_rules (text);
}

char *
ask_turn (const char *given)
{
  return resolve (given, TEST_SHOW_STEPS);
}

char *
ask_piles (const char *given)
{
  return resolve (given, TEST_SHOW_PILES);
}

char *
ask_staff (const char *given)
{
  return resolve (given, TEST_SHOW_STAFF);
}

char *
ask_stock (const char *given)
{
  return resolve (given, TEST_SHOW_STOCK);
}

char *
ask_exam (const char *given)
{
  return resolve (given, TEST_SHOW_EXAM);
}

/* The rulebooks count the garments of the balcony with all others, so END-5 and END-7 are
 * summed. */
static guint
get_points (const DubSideScore *side, DubRuleId rule)
{
  if (rule == DUB_RULE_END_5)
    return 0;

  return side->lines[rule - DUB_RULE_END_1] +
         (rule == DUB_RULE_END_7 ? side->lines[DUB_RULE_END_5 - DUB_RULE_END_1] : 0);
}

char *
ask_score (const char *given)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = ask_scenario_parse (given, &error);
  g_autofree DubScore *score = g_new0 (DubScore, 1);
  const DubSideScore *barry = &score->sides[DUB_BARRY], *you = &score->sides[DUB_YOU];
  GString *text;

  if (scenario == NULL)
    return g_strdup (error->message);
  dub_score_count (&scenario->box, &scenario->state, score);
  if (score->question.kind != DUB_QUESTION_NOTHING)
    return g_strdup ("asks");

  text = g_string_new (NULL);
  for (DubRuleId rule = DUB_RULE_END_1; rule < DUB_RULE_END_1 + DUB_N_SCORE_LINES; rule++)
    if (get_points (barry, rule) > 0 || get_points (you, rule) > 0)
      g_string_append_printf (text, "%s %u %u; ", dub_rule_id_to_string (rule),
                              get_points (barry, rule), get_points (you, rule));
  g_string_append_printf (text, "total %u %u; %s", barry->total, you->total,
                          dub_name_get (DUB_SET_OWNER, score->winner));

  return g_string_free (text, FALSE);
}

char *
ask_income (const char *given)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = ask_scenario_parse (given, &error);

  if (scenario == NULL)
    return g_strdup (error->message);

  return g_strdup_printf ("%u", dub_round_get_income (&scenario->state));
}

/* The allowed values are for people; the place suffices here. */
static char *
get_place (const GError *error)
{
  return g_strndup (error->message, strcspn (error->message, ":"));
}

char *
ask_table (const char *given)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = ask_scenario_parse (given, &error);

  return scenario != NULL ? g_strdup ("fine") : get_place (error);
}

char *
ask_refused (const char *given)
{
  g_autoptr (DubScenario) scenario = ask_scenario_parse (given, NULL);

  return g_strdup (scenario != NULL ? "fine" : "refused");
}

char *
ask_changed_box (const char *given)
{
  g_auto (GStrv) change = g_strsplit (given, "=", 2);
  DubEditRow row = { .edits = { { change[0], change[1] } } };
  g_autofree char *base = dub_edit_load ("../data/box/deluxe.json", NULL);
  g_autofree char *text = dub_edit_apply (base, &row);
  g_autoptr (GError) error = NULL;
  DubBox box;

  return dub_box_parse (text, strlen (text), &box, &error) ? g_strdup ("fine") : get_place (error);
}
