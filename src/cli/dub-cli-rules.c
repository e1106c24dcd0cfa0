/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli rules, resolve and score: what the rules say, and what they make of a table.
 */

#include "config.h"
#include "dub-cli.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-scenario.h"
#include "dub-text-rules.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

static void
append_sign (GString *text, DubSign sign)
{
  g_autofree char *line = dub_text_sign (sign);

  g_string_append_printf (text, "%s  %s\n", text->len > 0 ? "" : "\n", line);
}

static void
append_rule (GString *text, DubRuleId rule)
{
  g_autofree char *title = dub_text_rule_title (rule);
  g_autofree char *sentence = dub_text_rule (rule);
  g_autofree char *remark = dub_text_rule_remark (rule);
  g_auto (GStrv) lines = dub_text_rule_list (rule);

  g_string_append_printf (text, "\n%s  %s\n  %s\n", dub_rule_id_to_string (rule), title, sentence);
  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (text, "  - %s\n", lines[i]);
  if (remark != NULL)
    g_string_append_printf (text, "  (%s)\n", remark);
}

/* Appends the rules and the signs with the words under the titles of their chapters. */
static void
append_matches (GString *text, const char *words)
{
  for (guint i = 0; i < dub_text_rules_count_chapters (DUB_RULES_BY_SUBJECT); i++) {
    const guint8 *items = dub_text_rules_list (DUB_RULES_BY_SUBJECT, i);
    g_autofree char *title = dub_text_rules_chapter (DUB_RULES_BY_SUBJECT, i);
    g_autoptr (GString) chapter = g_string_new (NULL);

    for (; *items != DUB_RULE_NONE; items++)
      if (!dub_text_rules_match (*items, words))
        continue;
      else if (*items < DUB_FIRST_SIGN)
        append_rule (chapter, *items);
      else
        append_sign (chapter, *items - DUB_FIRST_SIGN);
    if (chapter->len > 0)
      g_string_append_printf (text, "%s%s\n%s", text->len > 0 ? "\n" : "", title, chapter->str);
  }
}

int
dub_cli_rules (const DubCliCall *call)
{
  g_autofree char *words = g_strjoinv (" ", call->operands);
  g_autofree char *plain = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  append_matches (text, words);
  if (text->len > 0)
    return dub_cli_print (text->str);

  plain = dub_file_make_plain (words, -1);
  g_string_append_printf (text,
                          /* Translators: %s is what was searched for. */
                          C_ ("command line", "There is no rule with “%s”."), plain);
  fprintf (stderr, "dubarry-cli: %s\n", text->str);

  return DUB_CLI_NO;
}

static DubScenario *
load (const char *file, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (file);
  g_autofree char *text = NULL;
  gsize length;

  if (!dub_cli_read (file, DUB_MAX_BOX_BYTES, &text, &length, error))
    return NULL;

  return dub_scenario_parse (text, length, folder, error);
}

int
dub_cli_resolve (const DubCliCall *call)
{
  const char *file = call->operands[0];
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = load (file, &error);
  g_autofree DubTurn *turn = NULL;

  if (scenario == NULL)
    return dub_cli_refuse (file, error);
  if (scenario->state.hand.n == 0) {
    dub_fault (&error, .kind = DUB_FAULT_HAND, .place = (char *) "$.hand");
    return dub_cli_refuse (file, error);
  }

  scenario->state.seed = dub_cli_get_number (call, DUB_OPTION_SEED, scenario->state.seed);
  turn = g_new (DubTurn, 1);
  dub_turn_resolve (&scenario->box, &scenario->state, call->flags[DUB_OPTION_EXPLAIN], turn);

  return dub_cli_write_json (dub_outcome_of_turn (scenario, turn));
}

int
dub_cli_score (const DubCliCall *call)
{
  const char *file = call->operands[0];
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = load (file, &error);
  DubScore score;

  if (scenario == NULL)
    return dub_cli_refuse (file, error);

  dub_score_count (&scenario->box, &scenario->state, &score);

  return dub_cli_write_json (dub_outcome_of_score (scenario, &score));
}
