/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is wrong with a file.
 */

#pragma once

#include "dub-store-error.h"

G_BEGIN_DECLS

/* The file, the line, the place and what is wrong there, as after a colon. Only errors that
 * neither the store nor the rules made keep their own message. */
char *dub_text_fault (const GError *error);

/* The same without the name of the file, for a caller that shows it already. */
char *dub_text_fault_in_file (const GError *error);

/* Why the system refuses a file, by its file error; words are what the system says itself. */
char *dub_text_system (int code, const char *words);

G_END_DECLS
