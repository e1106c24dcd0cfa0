/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small picture of a step: the piece that is moved and, below it, the spaces of the display, the
 * hall or the examination that it is taken from or put on, with its own one marked.
 */

#pragma once

#include "dub-game.h"
#include "dub-step-item.h"

#include <gtk/gtk.h>

#define DUB_TYPE_STEP_PICTURE (dub_step_picture_get_type ())

G_DECLARE_FINAL_TYPE (DubStepPicture, dub_step_picture, DUB, STEP_PICTURE, GtkBox)

/* The step is one of hers. */
GtkWidget *dub_step_picture_new (const DubGame *game, DubStepItem *item);
