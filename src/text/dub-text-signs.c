/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-signs.h"

#include "dub-text-rules.h"
#include "dub-text-sentence-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Between a sign and what it stands for, in every language. */
#define DASH " – "

/* Translators: what the letters and signs on the board stand for; use those of your language, and
 * keep the dash. */
static const char *const signs[DUB_N_SIGNS] = {
  [DUB_SIGN_PP] = NC_ ("legend", "PP – Prestige Points"),
  [DUB_SIGN_LIVRE] = NC_ ("legend", "L – Livre"),
  [DUB_SIGN_TOKENS] = NC_ ("legend", "D – Madame du Barry’s token, Y – your token"),
  [DUB_SIGN_COLORS] = NC_ ("legend", "B, P, G, O – blue, pink, green, orange"),
  [DUB_SIGN_SILK] = NC_ ("legend", "B/P, G/O – blue/pink silk, green/orange silk"),
  [DUB_SIGN_BONUS] = NC_ ("legend", "✶ – a Garment with a bonus"),
  [DUB_SIGN_MUSICIANS] = NC_ ("legend", "♪ – Musicians"),
  [DUB_SIGN_TIMES] = NC_ ("legend", "×2 on Fireworks – counts a Garment twice"),
  [DUB_SIGN_UNKNOWN] = NC_ ("legend", "? – facedown or not entered"),
  [DUB_SIGN_MASTER] = NC_ ("legend", "Star – a Master Guest space"),
  [DUB_SIGN_THIMBLE] = NC_ ("legend", "Thimble – a Garment with a gold thimble"),
  [DUB_SIGN_CROWN] = NC_ ("legend", "Crown – an Employee with an end-of-game bonus"),
  [DUB_SIGN_STEPS] = NC_ ("legend", "1, 2, 3 in the corner – the steps of her turn, in order"),
  [DUB_SIGN_OPEN] = NC_ ("legend", "Thick lower edge – you can tap this space"),
};

char *
dub_text_signs_title (void)
{
  return g_strdup (C_ ("rules chapter", "Signs on the Board"));
}

char *
dub_text_signs_intro (void)
{
  return g_strdup (C_ ("rules", "What the letters, numbers and drawings stand for."));
}

char *
dub_text_sign (DubSign sign)
{
  return g_strdup (dub_text_pick ("legend", signs, sign));
}

char *
dub_text_sign_mark (DubSign sign)
{
  g_autofree char *text = dub_text_sign (sign);
  const char *dash = strstr (text, DASH);

  return g_strndup (text, dash != NULL ? (gsize) (dash - text) : 0);
}

char **
dub_text_legend (void)
{
  /* The app draws these; the terminal has characters for them. */
  static const struct {
    DubSign sign;
    const char *mark;
  } drawn[] = { { DUB_SIGN_MASTER, "★" }, { DUB_SIGN_THIMBLE, "◆" } };
  GPtrArray *lines = g_ptr_array_new ();

  for (DubSign sign = 0; sign <= DUB_SIGN_UNKNOWN; sign++)
    g_ptr_array_add (lines, dub_text_sign (sign));
  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++) {
    g_autofree char *text = dub_text_sign (drawn[i].sign);

    g_ptr_array_add (lines, g_strconcat (drawn[i].mark, strstr (text, DASH), NULL));
  }
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

/* The id of a rule is that of no sign. */
gboolean
dub_text_sign_matches (DubSign sign, const char *words)
{
  g_autofree char *title = dub_text_signs_title ();
  g_autofree char *text = dub_text_sign (sign);
  g_autofree char *all = g_strjoin ("\n", title, text, NULL);
  g_autofree char *searched = dub_text_fold (all);
  g_auto (GStrv) parts = dub_text_fold_words (words);

  if (parts == NULL)
    return FALSE;
  for (guint i = 0; parts[i] != NULL; i++)
    if (dub_text_rule_parse (parts[i]) != DUB_RULE_NONE || strstr (searched, parts[i]) == NULL)
      return FALSE;

  return TRUE;
}
