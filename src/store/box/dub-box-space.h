/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The spaces of a box in JSON, with the figures that the tables of dub-box-field.h and
 * dub-box-row.h give them; and what concerns a row as a whole.
 */

#pragma once

#include "dub-box-row.h"
#include "dub-json.h"

G_BEGIN_DECLS

gboolean dub_box_read_space (const DubJson *at, DubBox *box, DubRow row, guint space);

JsonNode *dub_box_write_space (const DubBox *box, DubRow row, guint space)
    G_GNUC_WARN_UNUSED_RESULT;

/* A list of garments: each comes to its place among the kinds (dub-box-garments.c). */
gboolean dub_box_read_garments (const DubJson *at, DubBox *box, DubRow row);

/* What the books state of a row as a whole (dub-box-check.c). */
gboolean dub_box_check_row (const DubJson *at, const DubBox *box, DubRow row);

G_END_DECLS
