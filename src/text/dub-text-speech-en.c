/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-speech-private.h"

#include <string.h>

static const char *const small[] = {
  "zero",     "one",     "two",     "three",     "four",     "five",     "six",
  "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",   "thirteen",
  "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
};
static const char *const tens[] = { "",      "",      "twenty",  "thirty", "forty",
                                    "fifty", "sixty", "seventy", "eighty", "ninety" };
static const char *const ordinals[] = { "",      "first",    "second",  "third",  "fourth",
                                        "fifth", "sixth",    "seventh", "eighth", "ninth",
                                        "tenth", "eleventh", "twelfth" };

static void
say_number (GString *text, guint n, const DubSpeechContext *context)
{
  if (n >= 100) {
    g_string_append_printf (text, "%s hundred", small[n / 100]);
    n %= 100;
    if (n == 0)
      return;
    g_string_append_c (text, ' ');
  }
  if (n < G_N_ELEMENTS (small)) {
    g_string_append (text, small[n]);
    return;
  }
  g_string_append (text, tens[n / 10]);
  if (n % 10 > 0) {
    g_string_append_c (text, '-');
    say_number (text, n % 10, context);
  }
}

static gboolean
say_ordinal (GString *text, guint n, const char *ending)
{
  const char *expected = n == 1 ? "st" : n == 2 ? "nd" : n == 3 ? "rd" : "th";

  if (n == 0 || n >= G_N_ELEMENTS (ordinals) || strcmp (ending, expected) != 0)
    return FALSE;
  g_string_append (text, ordinals[n]);

  return TRUE;
}

static const char *
get_points (guint n)
{
  return n == 1 ? "Prestige Point" : "Prestige Points";
}

const DubSpeechLanguage dub_speech_english = {
  .code = "en",
  .say_number = say_number,
  .say_ordinal = say_ordinal,
  .get_points = get_points,
  .points = "PP",
  .plus = "plus",
  .minus = "minus",
  .per = "per",
  .or_ = "or",
};
