/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What You Have: a window for your own counts, which the app remembers. Each number is
 * entered separately, and a blank one is asked for when it matters.
 */

#pragma once

#include "dub-session.h"

#include <adwaita.h>

#define DUB_TYPE_COUNTS_WINDOW (dub_counts_window_get_type ())

G_DECLARE_FINAL_TYPE (DubCountsWindow, dub_counts_window, DUB, COUNTS_WINDOW, AdwWindow)

/* Shows the window for this parent, the page of the game, which performs what is entered.
 * It is destroyed with the parent. */
void dub_counts_window_present (DubSession *session, GtkWidget *parent);
