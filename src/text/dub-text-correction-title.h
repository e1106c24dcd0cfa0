/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of what can be set right, as titles of lists and rows.
 */

#pragma once

#include "dub-game.h"
#include "dub-place.h"

G_BEGIN_DECLS

/* A part of the table or a fact, one space of it, and a number. */
char *dub_correction_dup_section (DubPlace section);
char *dub_correction_dup_subject (const DubGame *game, DubPlace place);
char *dub_correction_dup_number (DubPlace place);

/* What a correction says to be there. */
char *dub_correction_dup_content (const DubBox *box, const DubDetail *correction);

G_END_DECLS
