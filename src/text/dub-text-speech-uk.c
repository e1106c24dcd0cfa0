/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers agree with the noun that they count; after a locative they take its case.
 */

#include "dub-text-speech-private.h"

#include <string.h>

static const char *const small[] = {
  "нуль",        "один",        "два",        "три",          "чотири",
  "п’ять",       "шість",       "сім",        "вісім",        "дев’ять",
  "десять",      "одинадцять",  "дванадцять", "тринадцять",   "чотирнадцять",
  "п’ятнадцять", "шістнадцять", "сімнадцять", "вісімнадцять", "дев’ятнадцять",
};
static const char *const tens[] = {
  "",          "",          "двадцять", "тридцять",   "сорок",
  "п’ятдесят", "шістдесят", "сімдесят", "вісімдесят", "дев’яносто"
};
static const char *const hundreds[] = { "",        "сто",     "двісті", "триста",   "чотириста",
                                        "п’ятсот", "шістсот", "сімсот", "вісімсот", "дев’ятсот" };

/* “In all 3 drawers”: of the few numbers that occur. */
static const char *const locative[] = { "", "одному", "двох", "трьох", "чотирьох", "п’яти" };

/* Without their endings. */
static const char *const ordinals[] = { "",      "перш",      "друг",     "трет",  "четверт",
                                        "п’ят",  "шост",      "сьом",     "восьм", "дев’ят",
                                        "десят", "одинадцят", "дванадцят" };

/* The beginnings of nouns that are counted; the others are masculine. */
static const char *const feminine[] = { "декораці", "зал", "карт", "плит", "сук", "фіш", "шухляд" };
static const char *const neuter[] = { "завдання", "зелен", "кольє", "місц", "очк", "син", "ОП" };

static gboolean
begins_with (const char *word, const char *const *beginnings, guint n)
{
  for (guint i = 0; i < n; i++)
    if (g_str_has_prefix (word, beginnings[i]))
      return TRUE;

  return FALSE;
}

static const char *
get_unit (guint n, const char *noun)
{
  gboolean is_feminine = begins_with (noun, feminine, G_N_ELEMENTS (feminine));

  if (n == 1 && is_feminine)
    return g_str_has_suffix (noun, "у") || g_str_has_suffix (noun, "ю") ? "одну" : "одна";
  if (n == 1 && begins_with (noun, neuter, G_N_ELEMENTS (neuter)))
    return "одне";
  if (n == 2 && is_feminine)
    return "дві";

  return small[n];
}

static void
say_number (GString *text, guint n, const DubSpeechContext *context)
{
  gboolean is_locative =
      g_str_equal (context->before, "усіх") && g_str_has_suffix (context->after, "ах");

  if (is_locative && n > 0 && n < G_N_ELEMENTS (locative)) {
    g_string_append (text, locative[n]);
    return;
  }
  if (n >= 100)
    g_string_append_printf (text, "%s%s", hundreds[n / 100], n % 100 > 0 ? " " : "");
  if (n >= 100 && n % 100 == 0)
    return;
  n %= 100;
  if (n < G_N_ELEMENTS (small)) {
    g_string_append (text, get_unit (n, context->after));
    return;
  }
  g_string_append (text, tens[n / 10]);
  if (n % 10 > 0)
    g_string_append_printf (text, " %s", get_unit (n % 10, context->after));
}

/* In print the ending comes after the last consonant of the word: 2-ге, 3-тя. */
static gboolean
say_ordinal (GString *text, guint n, const char *ending)
{
  if (*ending != '-' || n == 0 || n >= G_N_ELEMENTS (ordinals))
    return FALSE;
  ending++;
  g_string_append (text, ordinals[n]);
  if (strcmp (ending, "й") == 0)
    g_string_append (text, n == 3 ? "ій" : "ий");
  else
    g_string_append (text, g_utf8_next_char (ending));

  return TRUE;
}

static const char *
get_points (guint n)
{
  guint unit = n % 10, ten = n / 10 % 10;

  if (unit == 1 && ten != 1)
    return "очко престижу";
  if (unit >= 2 && unit <= 4 && ten != 1)
    return "очки престижу";

  return "очок престижу";
}

const DubSpeechLanguage dub_speech_ukrainian = {
  .code = "uk",
  .say_number = say_number,
  .say_ordinal = say_ordinal,
  .get_points = get_points,
  .points = "ОП",
  .plus = "плюс",
  .minus = "мінус",
  .per = "за",
  .or_ = "або",
  .number_sign = "№",
  .number_word = "номер",
};
