/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences for the ear: what a voice would get wrong of numbers, ordinals, signs and
 * abbreviations is written out in the current language.
 */

#pragma once

#include <glib.h>

/* Returns the code of the language of all sentences, as a speech service knows it: "en", "fr",
 * "uk"; static. */
const char *dub_text_speech_language (void);

char *dub_text_speech (const char *sentence);
