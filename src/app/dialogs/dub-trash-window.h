/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games and box profiles that were deleted, each with a button that restores it.
 */

#pragma once

#include <adwaita.h>

/* Shows them over the window, whose page is told of a game that is restored. */
GtkWidget *dub_trash_window_new (GtkWindow *parent);
