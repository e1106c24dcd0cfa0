/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The language of all text for the player.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Binds the message catalogs, once at the start of a program: the installed ones, or those of a
 * build tree in DUBARRY_LOCALEDIR. */
void dub_text_init (void);

/* Sets the language of all sentences for the whole process, at any time: a language as in
 * LANGUAGE ("fr", "uk", "en", "en@classic"), or NULL for that of the system. */
void dub_text_set_language (const char *language);

G_END_DECLS
