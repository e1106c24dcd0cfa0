/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli rules.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-file.h"
#include "dub-text-caption.h"
#include "dub-text-rules.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

static void
append_rule (GString *text, DubRuleId rule)
{
  g_autofree char *title = dub_text_rule_title (rule);
  g_autofree char *sentence = dub_text_rule (rule);
  g_autofree char *remark = dub_text_rule_remark (rule);
  g_auto (GStrv) lines = dub_text_rule_list (rule);

  g_string_append_printf (text, "%s  %s\n  %s\n", dub_rule_id_to_string (rule), title, sentence);
  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (text, "  - %s\n", lines[i]);
  if (remark != NULL)
    g_string_append_printf (text, "  (%s)\n", remark);
}

/* Appends the rules with the words under the titles of their chapters. */
static void
append_rules (GString *text, const char *words)
{
  for (guint i = 0; i < dub_text_rules_count_chapters (DUB_RULES_BY_SUBJECT); i++) {
    const guint8 *rules = dub_text_rules_list (DUB_RULES_BY_SUBJECT, i);
    g_autofree char *title = dub_text_rules_chapter (DUB_RULES_BY_SUBJECT, i);
    gboolean is_begun = FALSE;

    for (guint j = 0; rules[j] != DUB_RULE_NONE; j++) {
      if (!dub_text_rule_matches (rules[j], words))
        continue;
      if (!is_begun)
        g_string_append_printf (text, "%s%s\n", text->len > 0 ? "\n" : "", title);
      is_begun = TRUE;
      g_string_append_c (text, '\n');
      append_rule (text, rules[j]);
    }
  }
}

/* Appends the signs with the words under their title. */
static void
append_signs (GString *text, const char *words)
{
  g_autofree char *title = dub_text_signs_title ();
  gboolean is_begun = FALSE;

  for (DubSign sign = 0; sign < DUB_N_SIGNS; sign++) {
    g_autofree char *line = dub_text_sign (sign);

    if (!dub_text_sign_matches (sign, words))
      continue;
    if (!is_begun)
      g_string_append_printf (text, "%s%s\n\n", text->len > 0 ? "\n" : "", title);
    is_begun = TRUE;
    g_string_append_printf (text, "  %s\n", line);
  }
}

int
dub_cli_rules (const DubCliCall *call)
{
  g_autofree char *words = g_strjoinv (" ", call->operands);
  g_autofree char *plain = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  append_rules (text, words);
  append_signs (text, words);
  if (text->len > 0)
    return dub_cli_print (text->str);

  plain = dub_file_make_plain (words, -1);
  g_string_append_printf (text,
                          /* Translators: %s is what was searched for. */
                          C_ ("command line", "There is no rule with “%s”."), plain);
  fprintf (stderr, "dubarry-cli: %s\n", text->str);

  return DUB_CLI_NO;
}
