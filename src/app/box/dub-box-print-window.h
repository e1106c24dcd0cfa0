/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box profile is printed or saved: what of it, and on which paper.
 */

#pragma once

#include <adwaita.h>

#include "dub-box.h"

#define DUB_TYPE_BOX_PRINT_WINDOW (dub_box_print_window_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxPrintWindow, dub_box_print_window, DUB, BOX_PRINT_WINDOW, AdwWindow)

GtkWidget *dub_box_print_window_new (GtkWidget *parent, const DubBox *box);

/* Saves what is chosen as a PDF. */
void dub_box_print_window_save (DubBoxPrintWindow *self, const char *path);
