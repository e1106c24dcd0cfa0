/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A profile of the player beside another one: the places that differ, and which value to keep.
 */

#pragma once

#include <adwaita.h>

#define DUB_TYPE_BOX_COMPARE_WINDOW (dub_box_compare_window_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxCompareWindow, dub_box_compare_window, DUB, BOX_COMPARE_WINDOW,
                      AdwWindow)

/* The action "boxes.done" of the parent is activated when the profile has been changed. */
GtkWidget *dub_box_compare_window_new (GtkWidget *parent, const char *id);
