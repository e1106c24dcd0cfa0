/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All text for the player, in the app, the terminal and screen readers. It is built here
 * from steps, questions, events and rules, with the terms of the current edition. Strings
 * are newly allocated and owned by the caller unless noted.
 */

#pragma once

#include "dub-text-error.h"
#include "dub-text-guide.h"
#include "dub-text-move.h"
#include "dub-text-names.h"
#include "dub-text-place.h"
#include "dub-text-score.h"
#include "dub-text-status.h"
#include "dub-text-yours.h"

/* Binds the message catalogs, once at the start of a program: the installed ones, or those of a
 * build tree in DUBARRY_LOCALEDIR. */
void dub_text_init (void);

/* Sets the language of all sentences for the whole process, at any time: a language as in
 * LANGUAGE ("fr", "uk", "en", "en@classic"), or NULL for that of the system. */
void dub_text_set_language (const char *language);

/* Returns the title of an entry as it is written after a dash or a comma: with a small letter, but
 * not in English, whose terms have capitals. */
char *dub_text_within (const char *title);

/* Returns the code of the language of all sentences, as a speech service knows it: "en", "fr",
 * "uk"; static. */
const char *dub_text_speech_language (void);

/* Returns the sentence for the ear: what a voice would get wrong of numbers, ordinals, signs and
 * abbreviations is written out in the current language. */
char *dub_text_speech (const char *sentence);

/* Takes a line into a list, unless it is NULL; and takes the list and returns the lines,
 * NULL-terminated. */
void dub_text_add_line (GPtrArray *lines, char *line);
char **dub_text_end_lines (GPtrArray *lines);
