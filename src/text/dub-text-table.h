/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of a picture of the table: what its places are called, what lies
 * there, and what can be done there.
 */

#pragma once

#include "dub-place.h"

G_BEGIN_DECLS

/* The place by its name, and what lies there; the second is NULL if nothing does. */
char *dub_text_place (const DubBox *box, DubPlace place);
char *dub_text_content (const DubBox *box, const DubState *state, DubPlace place);

/* What stands in a space of a picture: as short as can be. */
char *dub_text_caption (const DubBox *box, const DubState *state, DubPlace place);
const char *dub_text_letter (DubColor color); /* static */

char *dub_text_entry_caption (const DubBox *box, const DubDetail *entry);
const char *dub_text_initial (DubOwner owner); /* static */

/* The value of a majority, as a note. */
char *dub_text_majority (guint first);

/* What has to be told of a garment that was taken. */
char *dub_text_decoration_to (DubGarment garment);

/* A garment without its figures. */
char *dub_text_garment_kind (DubColor color);

/* Place and content in one sentence, for a screen reader. */
char *dub_text_place_and_content (const DubBox *box, const DubState *state, DubPlace place);

/* What can be done, as the label of a button. */
char *dub_text_offer (const DubBox *box, const DubState *state, const DubAction *action);

/* The name of a part of the table. */
char *dub_text_place_kind (DubPlaceKind kind);
char *dub_text_decoration_kind (DubDecorationKind decoration);
char *dub_text_track (DubTrack track);

/* Whose it is. */
char *dub_text_owner (DubOwner owner);
char *dub_text_player_color (DubPlayerColor color);

G_END_DECLS
