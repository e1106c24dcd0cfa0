/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can have been drawn for a space of a display, one tap each. Everything has
 * its place, and keeps it when it is used up.
 */

#pragma once

#include "dub-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_PALETTE (dub_palette_get_type ())

G_DECLARE_FINAL_TYPE (DubPalette, dub_palette, DUB, PALETTE, GtkBox)

/* The session has to outlive it. */
GtkWidget *dub_palette_new (DubSession *session, DubDisplayName display, guint at);

/* Shows what can be on this space, as the game is now. */
void dub_palette_set_space (DubPalette *self, guint at);

G_END_DECLS
