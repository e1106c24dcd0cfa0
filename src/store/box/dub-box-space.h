/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The spaces of a box in JSON, with the values listed in the tables of dub-box-field.h
 * and dub-box-row.h; and functions for whole rows.
 */

#pragma once

#include "dub-box-row.h"
#include "dub-json.h"

G_BEGIN_DECLS

gboolean dub_box_read_space (const DubJson *at, DubBox *box, DubRow row, guint space);

JsonNode *dub_box_write_space (const DubBox *box, DubRow row, guint space)
    G_GNUC_WARN_UNUSED_RESULT;

/* Reads a list of garments and sorts them into their kinds (dub-box-garments.c). */
gboolean dub_box_read_garments (const DubJson *at, DubBox *box, DubRow row);

/* Checks a whole row against the rulebooks (dub-box-check.c). */
gboolean dub_box_check_row (const DubJson *at, const DubBox *box, DubRow row);

G_END_DECLS
