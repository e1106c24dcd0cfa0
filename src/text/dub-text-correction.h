/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Titles of lists and rows for everything that can be corrected.
 */

#pragma once

#include "dub-game.h"
#include "dub-place.h"

/* Names a part of the table or a fact, a single space of it, and a number. */
char *dub_text_correction_section (DubPlace section);
char *dub_text_correction_subject (const DubGame *game, DubPlace place);
char *dub_text_correction_number (DubPlace place);

/* Names the content that a correction puts at its place; of a task with whose examination it is. */
char *dub_text_correction_content (const DubBox *box, DubPlace place, DubThing thing);
char *dub_text_correction_whose (const DubBox *box, DubPlace place, DubThing thing);
