/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of a language for digits and signs.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The words around a number: both are whole words or empty. */
typedef struct {
  const char *before;
  const char *after;
} DubSpeechContext;

typedef struct {
  const char *code;

  /* Appends a number below 1000, as it is said beside these words. */
  void (*say_number) (GString *text, guint n, const DubSpeechContext *context);

  /* Appends the ordinal that these letters after the digits make of the number. Returns FALSE
   * if they do not make one. */
  gboolean (*say_ordinal) (GString *text, guint n, const char *ending);

  /* The name of Prestige Points after this number, for the abbreviation. */
  const char *(*get_points) (guint n);

  const char *points; /* the abbreviation */
  const char *plus, *minus;
  const char *per, *or_;   /* of a slash */
  const char *number_sign; /* as it is printed, or NULL */
  const char *number_word;
} DubSpeechLanguage;

extern const DubSpeechLanguage dub_speech_english;
extern const DubSpeechLanguage dub_speech_french;
extern const DubSpeechLanguage dub_speech_ukrainian;

G_END_DECLS
