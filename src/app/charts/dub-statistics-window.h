/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Statistics over the finished games, as figures and charts.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Creates the window; games is an array of DubSummary. */
GtkWidget *dub_statistics_window_new (GtkWindow *parent, GPtrArray *games);

G_END_DECLS
