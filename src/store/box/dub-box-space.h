/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures of a box in JSON, one by one and those of a space together, as the
 * tables of dub-box-field.h and dub-box-row.h tell; and what is more than a space.
 */

#pragma once

#include "dub-box-row.h"
#include "dub-json.h"

G_BEGIN_DECLS

gboolean dub_box_read_figure (const DubJson *at, DubBox *box, DubField field);
gboolean dub_box_read_space (const DubJson *at, DubBox *box, DubRow row, guint space);

/* A figure that the file leaves out is NULL. */
JsonNode *dub_box_write_figure (const DubBox *box, DubField field) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *dub_box_write_space (const DubBox *box, DubRow row, guint space)
    G_GNUC_WARN_UNUSED_RESULT;

/* A list of garments: each comes to its place among the kinds (dub-box-garments.c). */
gboolean dub_box_read_garments (const DubJson *at, DubBox *box, DubRow row);

/* What the books state of a row as a whole (dub-box-check.c). */
gboolean dub_box_check_row (const DubJson *at, const DubBox *box, DubRow row);

G_END_DECLS
