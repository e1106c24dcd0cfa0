/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines that the player types. In a terminal they can be edited, called back and completed,
 * if the program was built with readline; from a pipe they are read as they are.
 */

#pragma once

#include <glib.h>

/* Returns what the word can be, NULL-terminated: the words before it are given, and what is
 * typed of it. *files is set if it can be the name of a file. */
typedef char **(*DubInputComplete) (gpointer data, char **before, const char *word,
                                    gboolean *files);

/* Returns whether a person types. */
gboolean dub_input_begin (DubInputComplete complete, gpointer data);

/* Returns the next line, without its end; NULL at the end of the input. What was typed when
 * Ctrl+C was pressed is dropped from the line, and kept in the history. */
char *dub_input_read (const char *prompt);
