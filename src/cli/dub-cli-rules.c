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

  g_string_append_printf (text, "\n%s  %s\n  %s\n", dub_rule_id_to_string (rule), title, sentence);
  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (text, "  - %s\n", lines[i]);
  if (remark != NULL)
    g_string_append_printf (text, "  (%s)\n", remark);
}

/* Appends the chapter, unless nothing is in it, and empties it. */
static void
append_chapter (GString *text, const char *title, GString *chapter)
{
  if (chapter->len > 0)
    g_string_append_printf (text, "%s%s\n%s", text->len > 0 ? "\n" : "", title, chapter->str);
  g_string_truncate (chapter, 0);
}

/* Appends the rules and the signs with the words under the titles of their chapters. */
static void
append_matches (GString *text, const char *words)
{
  g_autofree char *signs = dub_text_signs_title ();
  g_autoptr (GString) chapter = g_string_new (NULL);

  for (guint i = 0; i < dub_text_rules_count_chapters (DUB_RULES_BY_SUBJECT); i++) {
    const guint8 *rules = dub_text_rules_list (DUB_RULES_BY_SUBJECT, i);
    g_autofree char *title = dub_text_rules_chapter (DUB_RULES_BY_SUBJECT, i);

    for (guint j = 0; rules[j] != DUB_RULE_NONE; j++)
      if (dub_text_rule_matches (rules[j], words))
        append_rule (chapter, rules[j]);
    append_chapter (text, title, chapter);
  }
  for (DubSign sign = 0; sign < DUB_N_SIGNS; sign++)
    if (dub_text_sign_matches (sign, words)) {
      g_autofree char *line = dub_text_sign (sign);

      g_string_append_printf (chapter, "%s  %s\n", chapter->len > 0 ? "" : "\n", line);
    }
  append_chapter (text, signs, chapter);
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
