/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words for the figures of a box. All strings are owned by the caller.
 */

#pragma once

#include "dub-box-part.h"

G_BEGIN_DECLS

/* A figure by its name, and one of its values, for people and in a picture. */
char *dub_field_dup_name (const DubBox *box, DubField field);
char *dub_field_dup_value (DubField field, guint value);
char *dub_field_dup_caption (DubField field, guint value);

/* A garment tile of an Expansion, by its bonus or its number. */
char *dub_tile_dup_title (const DubBox *box, DubGarmentList list, guint at);

/* The tiles that are counted together with this figure: how many of how many. */
char *dub_field_dup_total (const DubBox *box, DubField field);

/* What is wrong with a cost that is out of order, or with a number of tiles. */
char *dub_field_dup_disorder (const DubBox *box, DubField field);

/* A row of spaces whose number can be changed. */
char *dub_row_dup_name (DubRow row);

G_END_DECLS
