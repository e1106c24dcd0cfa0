/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box that wraps its children into as many lines as they need, like words.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_WRAP (dub_wrap_get_type ())

G_DECLARE_FINAL_TYPE (DubWrap, dub_wrap, DUB, WRAP, GtkWidget)

/* stretch: the children of a line share its remaining room. */
GtkWidget *dub_wrap_new (int spacing, gboolean stretch);

void dub_wrap_append (DubWrap *self, GtkWidget *child);
void dub_wrap_clear (DubWrap *self);

G_END_DECLS
