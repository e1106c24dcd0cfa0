/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The app for programs that show its scenes: in the process, with a data folder of
 * its own, and so calm that it looks the same every time.
 */

#pragma once

#include "scene.h"

G_BEGIN_DECLS

/* Opens the window, in this language if one is given, and in this font, or in that of
 * a GNOME desktop. FALSE, with a word on standard error, if there is no way. */
gboolean setting_open (Stage *stage, const char *language, const char *font);

/* Closes the window, and removes the data folder. */
void setting_close (Stage *stage);

G_END_DECLS
