/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-speech-private.h"

#include <string.h>

static const char *const small[] = {
  "zéro",     "un",     "deux",  "trois",    "quatre",   "cinq",     "six",
  "sept",     "huit",   "neuf",  "dix",      "onze",     "douze",    "treize",
  "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
};
static const char *const tens[] = {
  "",          "",         "vingt",    "trente",       "quarante",
  "cinquante", "soixante", "soixante", "quatre-vingt", "quatre-vingt"
};
static const char *const ordinals[] = { "",          "",          "deuxième", "troisième",
                                        "quatrième", "cinquième", "sixième",  "septième",
                                        "huitième",  "neuvième",  "dixième",  "onzième",
                                        "douzième" };

/* The beginnings of the feminine nouns that are counted. */
static const char *const feminine[] = { "bague", "carte", "case",  "décoration", "dentelle",
                                        "robe",  "salle", "tenue", "tuile",      "tâche" };

static gboolean
is_feminine (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (feminine); i++)
    if (g_str_has_prefix (word, feminine[i]))
      return TRUE;

  return FALSE;
}

static void
say_below_hundred (GString *text, guint n, gboolean feminine_one)
{
  guint ten = n / 10, unit = n % 10;

  if (n == 1 && feminine_one) {
    g_string_append (text, "une");
    return;
  }
  if (n < G_N_ELEMENTS (small)) {
    g_string_append (text, small[n]);
    return;
  }
  if (ten == 7 || ten == 9)
    unit += 10;
  g_string_append (text, tens[ten]);
  if (unit == 0) {
    if (ten == 8)
      g_string_append_c (text, 's');
    return;
  }
  g_string_append (text, (unit == 1 || unit == 11) && ten < 8 ? " et " : "-");
  g_string_append (text, unit == 1 && feminine_one ? "une" : small[unit]);
}

static void
say_number (GString *text, guint n, const DubSpeechContext *context)
{
  if (n >= 200)
    g_string_append_printf (text, "%s cent%s", small[n / 100], n % 100 == 0 ? "s" : "");
  else if (n >= 100)
    g_string_append (text, "cent");
  if (n >= 100 && n % 100 == 0)
    return;
  if (n >= 100)
    g_string_append_c (text, ' ');
  say_below_hundred (text, n % 100, is_feminine (context->after));
}

static gboolean
say_ordinal (GString *text, guint n, const char *ending)
{
  if (n == 1 && strcmp (ending, "re") == 0)
    g_string_append (text, "première");
  else if (n == 1 && strcmp (ending, "er") == 0)
    g_string_append (text, "premier");
  else if (n >= 2 && n < G_N_ELEMENTS (ordinals) && strcmp (ending, "e") == 0)
    g_string_append (text, ordinals[n]);
  else
    return FALSE;

  return TRUE;
}

static const char *
get_points (guint n)
{
  return n <= 1 ? "point de prestige" : "points de prestige";
}

const DubSpeechLanguage dub_speech_french = {
  .code = "fr",
  .say_number = say_number,
  .say_ordinal = say_ordinal,
  .get_points = get_points,
  .points = "PP",
  .plus = "plus",
  .minus = "moins",
  .per = "pour",
  .or_ = "ou",
  .number_sign = "nº",
  .number_word = "numéro",
};
