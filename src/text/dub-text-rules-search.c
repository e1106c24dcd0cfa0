/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finding rules by words and by id.
 */

#include "dub-text-rules.h"
#include "dub-text-sentence-private.h"

#include <string.h>

static gboolean
is_apostrophe (gunichar c)
{
  return c == '\'' || c == 0x2019 || c == 0x02bc || c == 0x2018 || c == 0x2032;
}

/* Letters that do not decompose, as they are typed without their own key. */
static const char *
get_plain (gunichar c)
{
  switch (c) {
  case 0x0153: /* oe */
    return "oe";
  case 0x00e6: /* ae */
    return "ae";
  case 0x0491: /* Ukrainian ge, often typed as he */
    return "\xd0\xb3";
  default:
    return NULL;
  }
}

char *
dub_text_fold (const char *text)
{
  g_autofree char *lower = g_utf8_casefold (text, -1);
  g_autofree char *apart = g_utf8_normalize (lower, -1, G_NORMALIZE_ALL);
  GString *folded = g_string_new (NULL);

  for (const char *at = apart; at != NULL && *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar c = g_utf8_get_char (at);
    const char *plain = get_plain (c);

    if (plain != NULL)
      g_string_append (folded, plain);
    else if (is_apostrophe (c))
      g_string_append_c (folded, '\'');
    else if (g_unichar_isspace (c))
      g_string_append_c (folded, ' ');
    else if (!g_unichar_ismark (c) && c != 0x00ad)
      g_string_append_unichar (folded, c);
  }

  return g_string_free (folded, FALSE);
}

char **
dub_text_fold_words (const char *words)
{
  g_autofree char *folded = g_utf8_validate (words, -1, NULL) ? dub_text_fold (words) : NULL;

  return folded != NULL ? g_strsplit (folded, " ", -1) : NULL;
}

/* Returns everything about a rule that can be searched, but for its id. */
static char *
get_searched (DubRuleId rule)
{
  g_autofree char *title = dub_text_rule_title (rule);
  g_autofree char *text = dub_text_rule (rule);
  g_auto (GStrv) lines = dub_text_rule_list (rule);
  g_autofree char *list = g_strjoinv (" ", lines);
  g_autofree char *subject =
      dub_text_rules_chapter (DUB_RULES_BY_SUBJECT,
                              dub_text_rules_find_chapter (DUB_RULES_BY_SUBJECT, rule));
  g_autofree char *moment =
      dub_text_rules_chapter (DUB_RULES_BY_MOMENT,
                              dub_text_rules_find_chapter (DUB_RULES_BY_MOMENT, rule));
  g_autofree char *all = g_strjoin ("\n", title, text, list, subject, moment, NULL);

  return dub_text_fold (all);
}

/* A whole id finds its own rule only: R-1 is not HIR-1, and not R-13. */
static gboolean
contains (DubRuleId rule, const char *searched, const char *part)
{
  DubRuleId named = dub_text_rule_parse (part);
  g_autofree char *id = g_ascii_strdown (dub_rule_id_to_string (rule), -1);

  if (named != DUB_RULE_NONE)
    return rule == named;

  return g_str_has_prefix (id, part) || strstr (searched, part) != NULL;
}

gboolean
dub_text_rule_matches (DubRuleId rule, const char *words)
{
  g_autofree char *searched = get_searched (rule);
  g_auto (GStrv) parts = dub_text_fold_words (words);

  if (parts == NULL)
    return FALSE;
  for (guint i = 0; parts[i] != NULL; i++)
    if (!contains (rule, searched, parts[i]))
      return FALSE;

  return TRUE;
}

DubRuleId
dub_text_rule_parse (const char *id)
{
  for (DubRuleId rule = DUB_RULE_NONE + 1; rule < DUB_N_RULES; rule++)
    if (g_ascii_strcasecmp (dub_rule_id_to_string (rule), id) == 0)
      return rule;

  return DUB_RULE_NONE;
}
