/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A layer above the board that animates a garment from its place to its destination, so
 * that both are easy to find.
 */

#pragma once

#include "dub-state.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_TYPE_TRAVEL (dub_travel_get_type ())

G_DECLARE_FINAL_TYPE (DubTravel, dub_travel, DUB, TRAVEL, GtkWidget)

GtkWidget *dub_travel_new (void);

/* Moves the garment once, from the center of one widget to that of the other, unless the
 * desktop is set to reduced motion. */
void dub_travel_start (DubTravel *self, DubEdition edition, DubGarment garment, GtkWidget *from,
                       GtkWidget *to);
void dub_travel_stop (DubTravel *self);
gboolean dub_travel_is_under_way (DubTravel *self);

G_END_DECLS
