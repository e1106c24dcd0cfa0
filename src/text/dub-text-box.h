/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text about box profiles: their sections, the source of their values, and how many of her
 * cards are known. A sample value is never presented as printed.
 */

#pragma once

#include "dub-box-row.h"
#include "dub-event.h"
#include "dub-turn.h"

G_BEGIN_DECLS

char *dub_text_section (DubSection section);

/* Names a shipped profile by its edition. */
char *dub_text_edition (DubEdition edition);

/* The bonus of an Employee card, or the name that the owner of the profile gave it. */
char *dub_text_employee_bonus (const DubBox *box, guint place);
char *dub_text_employee_short_bonus (const DubBox *box, guint place); /* for a row of a list */

/* Lists the sections with sample values, those of the Jewelry Box only if it is in use. Returns
 * NULL if there are none. */
char *dub_text_starter_sections (const guint8 sources[DUB_N_SECTIONS], gboolean jewelry_box);

/* A note on the board that this section has sample values; NULL if it has the printed ones. */
char *dub_text_starter_note (const DubBox *box, DubSection section);

/* A sentence that sample values decided a step; NULL if none did. */
char *dub_text_starter_reason (const DubBox *box, const DubState *before, const DubTurn *turn,
                               guint step);

/* The progress: how many parts of the profile match the printed ones. */
char *dub_text_parts (guint n_done, guint n_parts);

/* A note that the profile does not have the tile that was entered; NULL if it does. */
char *dub_text_entry_note (const DubBox *box, DubThing entry);

/* The number of her cards that are known, and a sentence for when all of them are. */
char *dub_text_known (guint n);
char *dub_text_all_known (void);

G_END_DECLS
