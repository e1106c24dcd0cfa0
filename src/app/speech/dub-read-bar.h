/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The switch that has steps read aloud, and the buttons to hear one again and the next one.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_READ_BAR (dub_read_bar_get_type ())

G_DECLARE_FINAL_TYPE (DubReadBar, dub_read_bar, DUB, READ_BAR, GtkBox)

G_END_DECLS
