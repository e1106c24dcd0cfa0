/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's box profiles: to match one with the printed values, or copy, rename, share
 * or delete it. The shipped profiles serve as templates.
 */

#pragma once

#include <adwaita.h>

#define DUB_TYPE_BOXES_WINDOW (dub_boxes_window_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxesWindow, dub_boxes_window, DUB, BOXES_WINDOW, AdwWindow)

GtkWidget *dub_boxes_window_new (GtkWindow *parent);

/* Matches a profile with the printed values; of a shipped one a copy is made. A problem is shown
 * until the next action. */
void dub_boxes_window_match (DubBoxesWindow *self, const char *id);

/* Imports a profile from a file, or shows why that failed. */
void dub_boxes_window_import (DubBoxesWindow *self, const char *path);
