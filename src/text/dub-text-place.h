/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places on the table: what they are called, what is there, and how that is written in a
 * picture of the table.
 */

#pragma once

#include "dub-event.h"
#include "dub-place.h"

G_BEGIN_DECLS

/* The place by its name, and what is there; the second is NULL if nothing is. */
char *dub_text_place (const DubBox *box, DubPlace place);
char *dub_text_content (const DubBox *box, const DubState *state, DubPlace place);

/* The place within its display, and what a correction says to be there. */
char *dub_text_space (const DubBox *box, DubPlace place);
char *dub_text_thing (const DubBox *box, const DubDetail *there);

/* Both in one sentence, for a screen reader. */
char *dub_text_place_and_content (const DubBox *box, const DubState *state, DubPlace place);

/* The part of the table that places of this kind belong to. */
char *dub_text_place_kind (DubPlaceKind kind);

/* What is written in a space of a picture, or on the button for an entry: as short as can
 * be. */
char *dub_text_caption (const DubBox *box, const DubState *state, DubPlace place);
char *dub_text_entry_caption (const DubBox *box, const DubDetail *entry);
const char *dub_text_letter (DubColor color);  /* static */
const char *dub_text_initial (DubOwner owner); /* static */

/* The value of a majority, as a note. */
char *dub_text_majority (guint first);

G_END_DECLS
