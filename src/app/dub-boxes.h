/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's box profiles: to compare one with the box, to copy, rename, share
 * or delete it. The shipped ones are there to begin with.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_TYPE_BOXES (dub_boxes_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxes, dub_boxes, DUB, BOXES, AdwWindow)

GtkWidget *dub_boxes_new (GtkWindow *parent);

/* Adds the profile of a file, or shows why it cannot. */
void dub_boxes_import (DubBoxes *self, GFile *file);

G_END_DECLS
