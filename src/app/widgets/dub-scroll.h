/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scrolls to a widget that has just been made or moved. Where it is becomes known with the next
 * layout; nothing happens if it is gone by then. The last call counts.
 */

#pragma once

#include <gtk/gtk.h>

/* Scrolls as little as possible until the widget and a margin around it are in sight. */
void dub_scroll_into_sight (GtkScrolledWindow *scroller, GtkWidget *widget, int margin);

/* Scrolls the widget to the top, below a margin. */
void dub_scroll_to_top (GtkScrolledWindow *scroller, GtkWidget *widget, int margin);
