/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Corrections: any fact about the table can be corrected, each as an entry that can be
 * undone. An impossible correction is explained, and nothing changes.
 */

#pragma once

#include "dub-table-view.h"

#include <adwaita.h>

#define DUB_TYPE_CORRECTION_WINDOW (dub_correction_window_get_type ())

G_DECLARE_FINAL_TYPE (DubCorrectionWindow, dub_correction_window, DUB, CORRECTION_WINDOW, AdwWindow)

/* Shows the window of a page with this view. It is destroyed with the page. */
void dub_correction_window_present (DubTableView *view, GtkWidget *page);
