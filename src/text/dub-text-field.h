/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text for the values of a box profile. The caller owns all strings.
 */

#pragma once

#include "dub-box-part.h"

G_BEGIN_DECLS

/* The name of a value, and one of its possible values, for a sentence and for a drawing. */
char *dub_text_field_name (const DubBox *box, DubField field);
char *dub_text_field_value (DubField field, guint value);
char *dub_text_field_caption (DubField field, guint value);

/* Names a garment tile of an Expansion by its bonus or its number. */
char *dub_text_tile_title (const DubBox *box, DubGarmentList list, guint at);

/* The total of the tiles that are counted together with this value, and the expected total. */
char *dub_text_field_total (const DubBox *box, DubField field);

/* Explains a cost that is out of order, or a wrong number of tiles. */
char *dub_text_field_disorder (const DubBox *box, DubField field);

/* Names a row of spaces whose number can be changed. */
char *dub_text_row_name (DubRow row);

G_END_DECLS
