/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The app within programs that show its scenes: with a separate data folder, and without
 * animations, so that it looks the same every time.
 */

#pragma once

#include "scene.h"

G_BEGIN_DECLS

/* Opens the window, in this language if there is one, and in this font, or in that of a GNOME
 * desktop. On failure returns FALSE, with a message on standard error. */
gboolean setting_open (Stage *stage, const char *language, const char *font);

/* Closes the window, and removes the data folder. */
void setting_close (Stage *stage);

G_END_DECLS
