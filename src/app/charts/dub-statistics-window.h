/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Statistics over the finished games, as figures and charts, to be filtered, printed and saved.
 */

#pragma once

#include "dub-picture.h"

#include <adwaita.h>

#define DUB_TYPE_STATISTICS_WINDOW (dub_statistics_window_get_type ())

G_DECLARE_FINAL_TYPE (DubStatisticsWindow, dub_statistics_window, DUB, STATISTICS_WINDOW, AdwWindow)

/* Creates the window; games is an array of DubSummary. */
GtkWidget *dub_statistics_window_new (GtkWindow *parent, GPtrArray *games);

/* Returns what is shown, on pages of A4. */
DubPicture *dub_statistics_window_new_picture (GtkWidget *self) G_GNUC_WARN_UNUSED_RESULT;

/* Saves what is shown, as the ending of the path says. */
void dub_statistics_window_save (GtkWidget *self, const char *path);
