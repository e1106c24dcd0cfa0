/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a sentence once, from left to right: signs, numbers with their endings, Roman numbers of
 * levels and the abbreviation of points are replaced, everything else stays.
 */

#include "dub-text-speech.h"

#include "dub-text-speech-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { MAX_NUMBER = 1000 };

static const DubSpeechLanguage *const languages[] = { &dub_speech_english, &dub_speech_french,
                                                      &dub_speech_ukrainian };

typedef struct {
  const DubSpeechLanguage *language;
  const char *at; /* in the sentence */
  GString *text;
  guint n; /* the last number, for the points after it */
} Reading;

const char *
dub_text_speech_language (void)
{
  /* Translators: the code of your language, for the voice that reads steps aloud. */
  return C_("speech", "en");
}

static const DubSpeechLanguage *
get_language (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (languages[i]->code, dub_text_speech_language ()))
      return languages[i];

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

static void
append_number (Reading *self, guint n, const char *rest)
{
  g_autofree char *before = get_last_word (self->text);
  g_autofree char *after = get_word (skip_spaces (rest));
  const DubSpeechContext context = { before, after };

  self->language->say_number (self->text, n, &context);
  self->n = n;
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
  char *end;
  guint64 n = g_ascii_strtoull (self->at, &end, 10);
  g_autofree char *ending = NULL;

  if (!g_ascii_isdigit (*self->at))
    return FALSE;
  ending = get_ending (end);
  if (n >= MAX_NUMBER)
    g_string_append_len (self->text, self->at, end - self->at);
  else if (*ending != '\0' && self->language->say_ordinal (self->text, (guint) n, ending))
    end += strlen (ending);
  else if (*ending != '\0' && *ending != '-') /* a service makes more of “21st” than we do */
    g_string_append_len (self->text, self->at, end - self->at);
  else
    append_number (self, (guint) n, end);
  self->at = end;

  return TRUE;
}

/* Levels are the only Roman numbers. */
static gboolean
read_level (Reading *self, const char *word)
{
  static const char *const levels[] = { "I", "II", "III", "IV", "V", "VI" };
  gboolean follows_word = self->text->len > 0 && self->text->str[self->text->len - 1] == ' ';

  for (guint i = 0; follows_word && i < G_N_ELEMENTS (levels); i++)
    if (g_str_equal (word, levels[i])) {
      self->language->say_number (self->text, i + 1, &(DubSpeechContext){ "", "" });
      self->at += strlen (word);
      return TRUE;
    }

  return FALSE;
}

static gboolean
read_word (Reading *self)
{
  g_autofree char *word = get_word (self->at);

  if (*word == '\0')
    return FALSE;
  if (g_str_equal (word, self->language->points))
    g_string_append (self->text, self->language->get_points (self->n));
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
  else if (is_number || strstr (self->language->get_points (5), before) != NULL)
    g_string_append_printf (self->text, " %s ", self->language->per);
  else
    g_string_append_printf (self->text, " %s ", self->language->or_);
}

static gboolean
read_sign (Reading *self)
{
  const DubSpeechLanguage *language = self->language;
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
