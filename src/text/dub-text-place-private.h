/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of places that only sentences need. They are in their basic form, so that they fit
 * after a colon, after a comma or in parentheses.
 */

#pragma once

#include "dub-text-sentence-private.h"

G_BEGIN_DECLS

const char *dub_text_nth_space (guint at);                          /* "2nd from left" */
const char *dub_text_nth_task (guint at);                           /* "2nd task" */
const char *dub_text_resource_space (guint at);                     /* "Drawer 1 left" */
char *dub_text_resource_spaces (guint tiles);                       /* from a bitmask */
char *dub_text_display_space (const DubDisplay *display, guint at); /* with its cost */
char *dub_text_guest_space (const DubBox *box, guint hall, guint at);
char *dub_text_hall_space (const DubBox *box, guint hall, guint at);
char *dub_text_decoration_cost (const DubBox *box, DubDecorationKind decoration, guint at);
char *dub_text_staff_place (const DubState *state, guint at); /* "card 2 from top" */
char *dub_text_staff_card (const DubBox *box, const DubState *state, guint at);

/* A space of a display, with its cost if it has one; and several spaces by their numbers. */
char *dub_text_on_display (const DubBox *box, DubDisplayName display, guint at);
char *dub_text_spaces (const DubBox *box, DubDisplayName display, guint64 spaces);

/* A piece on a display as her card counts: pieces only, from its side, like “second Garment from
 * the right”; without such a card, or without a piece, the space from the left. */
char *dub_text_counted_space (const DubState *state, DubDisplayName display, guint at);

/* The content of a space. */
char *dub_text_displayed (const DubBox *box, const DubState *state, DubDisplayName display,
                          guint at);

G_END_DECLS
