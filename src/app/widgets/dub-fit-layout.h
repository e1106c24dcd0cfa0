/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A layout for children below each other, of which some give way if there is not enough room: those
 * with the style class "repeated", then those with the class "optional", the last one first. Their
 * visibility is not touched. If that is not enough, the gaps between the others become smaller.
 * Its least height is the one without the children that can give way.
 */

#pragma once

#include <gtk/gtk.h>

#define DUB_TYPE_FIT_LAYOUT (dub_fit_layout_get_type ())

G_DECLARE_FINAL_TYPE (DubFitLayout, dub_fit_layout, DUB, FIT_LAYOUT, GtkLayoutManager)
