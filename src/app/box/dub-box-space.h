/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is printed in a space of a box, as pictures.
 */

#pragma once

#include "dub-box-schema.h"
#include "dub-piece.h"

enum { DUB_MAX_FACES = 3 };

/* Returns the picture of a value on a tile; that of nothing if words alone can say it. */
DubFace dub_box_get_value_face (DubField field, guint value);

/* Lists the pictures of a space, and returns their number; 0 if words alone can say it. */
guint dub_box_list_faces (const DubBox *box, DubRow row, guint at, DubFace faces[DUB_MAX_FACES]);

/* Returns the pictures side by side, this wide, or NULL. */
GtkWidget *dub_box_space_new (const DubBox *box, DubRow row, guint at, int width);
