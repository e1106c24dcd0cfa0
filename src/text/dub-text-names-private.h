/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of things that only sentences need.
 */

#pragma once

#include "dub-text-sentence-private.h"

G_BEGIN_DECLS

/* The text after the name of a garment, "3 PP, gold thimble";
 * the number of each color, or "none"; short forms of bonuses; ordinals from a side, starting
 * at 1. */
char *dub_text_garment_detail (DubGarment garment);
char *dub_text_jewels (const guint8 counts[DUB_N_COLORS]);
char *dub_text_crown (DubCrown crown);
char *dub_text_crowns (guint mask); /* or "none" */
const char *dub_text_nth_garment (guint n, DubEnd side);
const char *dub_text_nth_employee (guint n, DubEnd side);

G_END_DECLS
