/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a sentence once, from left to right: signs, Roman numbers of levels, the abbreviation of
 * points and the numbers that a voice gets wrong are replaced, everything else stays. A voice says
 * digits as well as words, but it does not know the noun that they count: “1 tuile” is “une
 * tuile”. Of ordinals, voices know the English ones.
 */

#include "dub-text-entry.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  const char *code;
  const char *points; /* the abbreviation */
  const char *plus, *minus;
  const char *per, *or_;   /* of a slash */
  const char *number_sign; /* as it is printed, or NULL */
  const char *number_word;

  /* Appends the number as a word if a voice does not know which one, between these words. Returns
   * FALSE if it does. */
  gboolean (*inflect) (GString *text, guint n, const char *before, const char *after);

  /* Appends the ordinal that these letters after the digits make of the number. Returns FALSE
   * if they do not make one. */
  gboolean (*say_ordinal) (GString *text, guint n, const char *ending);
} Language;

typedef struct {
  const Language *language;
  const char *at; /* in the sentence */
  GString *text;
  guint n; /* the last number, for the points after it */
} Reading;

/* The beginnings of nouns that are counted; the others are masculine. */
static const char *const french_feminine[] = { "action",   "bague", "carte", "case",  "décoration",
                                               "dentelle", "paire", "robe",  "salle", "soie",
                                               "statue",   "tenue", "tuile", "tâche", NULL };
static const char *const ukrainian_feminine[] = { "декораці", "Зал", "зал",    "карт",
                                                  "коштовн",  "пар", "плит",   "Стату",
                                                  "сук",      "фіш", "шухляд", NULL };
static const char *const ukrainian_neuter[] = { "завдання", "зелене", "кольє", "місц",
                                                "очк",      "синє",   "ОП",    NULL };
/* After these a noun is in the genitive. */
static const char *const ukrainian_genitive[] = { "від", "до", "для", "з", "із", "проти", NULL };

static const char *const french_ordinals[] = { "",          "",          "deuxième", "troisième",
                                               "quatrième", "cinquième", "sixième",  "septième",
                                               "huitième",  "neuvième",  "dixième",  "onzième",
                                               "douzième" };
/* Without their endings. */
static const char *const ukrainian_ordinals[] = { "",         "перш",   "друг",  "трет",
                                                  "четверт",  "п’ят",   "шост",  "сьом",
                                                  "восьм",    "дев’ят", "десят", "одинадцят",
                                                  "дванадцят" };
/* “In all 3 drawers”, “of 3 cards”: of the few numbers that occur. */
static const char *const ukrainian_oblique[] = { "", NULL, "двох", "трьох", "чотирьох", "п’яти" };

static gboolean
begins_with (const char *word, const char *const *beginnings)
{
  while (*beginnings != NULL && !g_str_has_prefix (word, *beginnings))
    beginnings++;

  return *beginnings != NULL;
}

static gboolean
inflect_french (GString *text, guint n, const char *before, const char *after)
{
  if ((n != 1 && n != 21) || !begins_with (after, french_feminine))
    return FALSE;
  g_string_append (text, n == 1 ? "une" : "vingt et une");

  return TRUE;
}

static gboolean
say_french_ordinal (GString *text, guint n, const char *ending)
{
  gboolean is_first = n == 1 && g_str_equal (ending, "re");

  if (!is_first && (n < 2 || n >= G_N_ELEMENTS (french_ordinals) || !g_str_equal (ending, "e")))
    return FALSE;
  g_string_append (text, is_first ? "première" : french_ordinals[n]);

  return TRUE;
}

/* Returns whether a number of several before this noun is in another case than the first: “in all 3
 * drawers”, “for 2 Apprentices”, “of 3 cards”. “With 3 cards” has a form of its own, which no
 * sentence of hers needs. */
static gboolean
is_oblique (const char *before, const char *after)
{
  if (g_str_equal (before, "за"))
    return g_str_has_prefix (after, "Учн") && g_str_has_suffix (after, "ів");

  return g_str_has_suffix (after, "ах") ||
         (g_strv_contains (ukrainian_genitive, before) && !g_str_has_suffix (after, "ами"));
}

static const char *
find_ukrainian_word (guint n, const char *before, const char *after)
{
  gboolean is_feminine = begins_with (after, ukrainian_feminine);

  if (n > 1 && n < G_N_ELEMENTS (ukrainian_oblique) && is_oblique (before, after))
    return ukrainian_oblique[n];
  if (n == 1 && is_feminine && g_strv_contains (ukrainian_genitive, before))
    return "однієї";
  if (n == 1 && is_feminine && g_str_has_suffix (after, "і"))
    return "одній";
  if (n == 1 && is_feminine)
    return g_str_has_suffix (after, "у") || g_str_has_suffix (after, "ю") ? "одну" : "одна";
  if (n == 1 && begins_with (after, ukrainian_neuter))
    return "одне";

  return n == 2 && is_feminine ? "дві" : NULL;
}

/* Of a compound number only the last word goes by the noun, and a voice makes “двадцять одна” of
 * “20 одна”. In other cases all words change, which no sentence of hers needs. */
static gboolean
inflect_ukrainian (GString *text, guint n, const char *before, const char *after)
{
  guint unit = n > 20 && n % 100 / 10 != 1 ? n % 10 : n;
  const char *word =
      unit == n || !is_oblique (before, after) ? find_ukrainian_word (unit, before, after) : NULL;

  if (word == NULL)
    return FALSE;
  if (unit != n)
    g_string_append_printf (text, "%u ", n - unit);
  g_string_append (text, word);

  return TRUE;
}

/* In print the ending comes after the last consonant of the word: 2-ге, 3-тя. */
static gboolean
say_ukrainian_ordinal (GString *text, guint n, const char *ending)
{
  if (*ending != '-' || n == 0 || n >= G_N_ELEMENTS (ukrainian_ordinals))
    return FALSE;
  ending++;
  g_string_append (text, ukrainian_ordinals[n]);
  if (strcmp (ending, "й") == 0)
    g_string_append (text, n == 3 ? "ій" : "ий");
  else
    g_string_append (text, g_utf8_next_char (ending));

  return TRUE;
}

static const Language languages[] = {
  { "en", "PP", "plus", "minus", "per", "or", NULL, NULL, NULL, NULL },
  { "fr", "PP", "plus", "moins", "pour", "ou", "nº", "numéro", inflect_french, say_french_ordinal },
  { "uk", "ОП", "плюс", "мінус", "за", "або", "№", "номер", inflect_ukrainian,
    say_ukrainian_ordinal },
};

const char *
dub_text_speech_language (void)
{
  /* Translators: the code of your language, for the voice that reads steps aloud. */
  return C_ ("speech", "en");
}

static const Language *
get_language (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (languages[i].code, dub_text_speech_language ()))
      return &languages[i];

  return NULL;
}

/* An apostrophe is part of a word. */
static gboolean
is_word (gunichar c)
{
  return g_unichar_isalpha (c) || c == 0x2019;
}

/* Returns the word that begins here. */
static char *
get_word (const char *at)
{
  const char *end = at;

  while (is_word (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);

  return g_strndup (at, (gsize) (end - at));
}

/* Returns the last word of the text so far. */
static char *
get_last_word (const GString *text)
{
  const char *end = text->str + text->len, *begin;

  while (end > text->str && g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);
  begin = end;
  while (begin > text->str && is_word (g_utf8_get_char (g_utf8_prev_char (begin))))
    begin = g_utf8_prev_char (begin);

  return g_strndup (begin, (gsize) (end - begin));
}

static const char *
skip_spaces (const char *at)
{
  while (*at != '\0' && g_unichar_isspace (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);

  return at;
}

/* The letters right after the digits: “nd”, “re”, “-ге”. */
static char *
get_ending (const char *at)
{
  g_autofree char *word = get_word (*at == '-' ? at + 1 : at);

  return *word != '\0' ? g_strconcat (*at == '-' ? "-" : "", word, NULL) : g_strdup ("");
}

static gboolean
read_number (Reading *self)
{
  const Language *language = self->language;
  char *end;
  guint n = (guint) g_ascii_strtoull (self->at, &end, 10);
  g_autofree char *before = NULL, *after = NULL, *ending = NULL;
  gboolean is_said;

  if (!g_ascii_isdigit (*self->at))
    return FALSE;
  ending = get_ending (end);
  before = get_last_word (self->text);
  after = get_word (skip_spaces (end));
  if (*ending == '\0')
    is_said = language->inflect != NULL && language->inflect (self->text, n, before, after);
  else
    is_said = language->say_ordinal != NULL && language->say_ordinal (self->text, n, ending);
  if (!is_said)
    g_string_append_len (self->text, self->at, end - self->at);
  else
    end += strlen (ending);
  self->at = end;
  self->n = n;

  return TRUE;
}

/* Levels are the only Roman numbers. */
static gboolean
read_level (Reading *self, const char *word)
{
  gboolean follows_word = self->text->len > 0 && self->text->str[self->text->len - 1] == ' ';

  for (guint level = 1; follows_word && level < DUB_N_LEVELS; level++)
    if (g_str_equal (word, dub_text_level (level))) {
      g_string_append_printf (self->text, "%u", level);
      self->at += strlen (word);
      return TRUE;
    }

  return FALSE;
}

/* Returns the name of Prestige Points after this number. */
static const char *
get_points (guint n)
{
  const char *counted = g_dngettext (GETTEXT_PACKAGE, "%u Prestige Point", "%u Prestige Points", n);

  return skip_spaces (counted + strlen ("%u"));
}

static gboolean
read_word (Reading *self)
{
  g_autofree char *word = get_word (self->at);

  if (*word == '\0')
    return FALSE;
  if (g_str_equal (word, self->language->points))
    g_string_append (self->text, get_points (self->n));
  else if (read_level (self, word))
    return TRUE;
  else
    g_string_append (self->text, word);
  self->at += strlen (word);

  return TRUE;
}

/* “Points/2 Garments” is a rate, “blue/pink” a choice, “6/5/4” a list. */
static void
read_slash (Reading *self)
{
  g_autofree char *before = get_last_word (self->text);
  gboolean is_number = g_ascii_isdigit (self->at[0]);

  if (is_number && self->text->len > 0 && g_ascii_isdigit (self->at[-2]))
    g_string_append (self->text, ", ");
  else if (is_number || strstr (get_points (5), before) != NULL)
    g_string_append_printf (self->text, " %s ", self->language->per);
  else
    g_string_append_printf (self->text, " %s ", self->language->or_);
}

static gboolean
read_sign (Reading *self)
{
  const Language *language = self->language;
  gunichar c = g_utf8_get_char (self->at);
  const char *next = g_utf8_next_char (self->at);

  if (language->number_sign != NULL && g_str_has_prefix (self->at, language->number_sign)) {
    g_string_append (self->text, language->number_word);
    self->at += strlen (language->number_sign);
    return TRUE;
  }
  if (c == '+' || c == 0x2212) {
    if (self->text->len > 0 &&
        is_word (g_utf8_get_char (g_utf8_prev_char (self->text->str + self->text->len))))
      g_string_append_c (self->text, ' ');
    g_string_append_printf (self->text, "%s ", c == '+' ? language->plus : language->minus);
    self->at = next;
    return TRUE;
  }
  if (c == '/') {
    self->at = next;
    read_slash (self);
    return TRUE;
  }

  return FALSE;
}

char *
dub_text_speech (const char *sentence)
{
  Reading self = { .language = get_language (), .at = sentence, .text = g_string_new (NULL) };

  while (*self.at != '\0') {
    const char *next = g_utf8_next_char (self.at);

    if (self.language != NULL && (read_sign (&self) || read_number (&self) || read_word (&self)))
      continue;
    if (g_unichar_isspace (g_utf8_get_char (self.at))) /* narrow ones too */
      g_string_append_c (self.text, ' ');
    else
      g_string_append_len (self.text, self.at, next - self.at);
    self.at = next;
  }

  return g_string_free (self.text, FALSE);
}
