/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words for the tiles of a box that are counted while it is matched. All strings
 * are owned by the caller.
 */

#pragma once

#include "dub-box-part.h"

G_BEGIN_DECLS

/* Whether a figure is about tiles, and whether it says how many. */
gboolean dub_field_is_of_tiles (DubField field);
gboolean dub_field_is_count (DubField field);

/* A garment tile of an Expansion, by its bonus or its number. */
char *dub_tile_dup_title (const DubBox *box, DubGarmentList list, guint at);

/* As dub_field_dup_name () and its kin, for figures about tiles. */
char *dub_tile_field_dup_name (const DubBox *box, DubField field);
char *dub_tile_field_dup_value (DubField field, guint value);
char *dub_tile_field_dup_caption (DubField field, guint value);

/* The tiles that are counted together with this figure: how many of how many, and that
 * there are not as many as the books state. */
char *dub_field_dup_total (const DubBox *box, DubField field);
char *dub_field_dup_wrong_total (const DubBox *box, DubField field);

G_END_DECLS
