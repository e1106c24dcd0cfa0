/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words about the box: its sections, where their figures come from, and what is
 * known of her cards. BOX.md: a starter figure is never passed off as printed.
 */

#pragma once

#include "dub-box-row.h"
#include "dub-detail.h"
#include "dub-step.h"

G_BEGIN_DECLS

char *dub_text_section (DubSection section);

/* A shipped box by its edition. */
char *dub_text_edition (DubEdition edition);

/* What an Employee card brings, or what its owner calls it. */
char *dub_text_employee_bonus (const DubBox *box, guint place);

/* The sections with starter figures as a list, those of the Jewelry Box only if it
 * is there; NULL if there are none. */
char *dub_text_starter_sections (const guint8 sources[DUB_N_SECTIONS], gboolean jewelry_box);

/* That the figures of this section are not the printed ones, as a note in a picture of
 * the table; NULL if they are. */
char *dub_text_starter_note (const DubBox *box, DubSection section);

/* That starter figures decided a step; NULL if none did. */
char *dub_text_starter_reason (const DubBox *box, const DubState *before, const DubStep *step);

/* The number of parts that are as printed, of how many. */
char *dub_text_parts (guint n_done, guint n_parts);

/* That the profile does not have the tile that was entered; NULL if it has. */
char *dub_text_entry_note (const DubBox *box, const DubDetail *entry);

/* The number of her cards that are known, and that all of them are. */
char *dub_text_known (guint n);
char *dub_text_all_known (void);

G_END_DECLS
