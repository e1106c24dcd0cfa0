/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names that only the makers of sentences need. They are in their basic form, so that they
 * fit after a colon, after a comma or in parentheses.
 */

#pragma once

#include "dub-text-sentence-private.h"
#include "dub-text.h"

G_BEGIN_DECLS

/* Places. */
const char *dub_text_nth_space (guint at);                          /* "2nd space from the left" */
const char *dub_text_nth_task (guint at);                           /* "2nd from the top" */
const char *dub_text_resource_space (guint at);                     /* "Drawer 1 left" */
char *dub_text_resource_spaces (guint tiles);                       /* of a bitmask */
char *dub_text_display_space (const DubDisplay *display, guint at); /* with its cost */
char *dub_text_guest_space (const DubBox *box, guint hall, guint at);
char *dub_text_hall_space (const DubBox *box, guint hall, guint at);
char *dub_text_decoration_cost (const DubBox *box, DubDecorationKind decoration, guint at);
char *dub_text_staff_place (const DubState *state, guint at); /* "card 2 from the top" */
char *dub_text_staff_card (const DubBox *box, const DubState *state, guint at);

/* A space of a display with its cost if it has one, and several by their numbers. */
char *dub_text_on_display (const DubBox *box, DubDisplayName display, guint at);
char *dub_text_spaces (const DubBox *box, DubDisplayName display, guint64 spaces);

/* What is there. */
char *dub_text_displayed (const DubBox *box, const DubState *state, DubDisplayName display,
                          guint at);

/* Names that only sentences need: what is written behind a garment's name, "3 PP, gold
 * thimble"; how many of each color, or "none"; bonuses in short; the cards counted from a
 * side, from 1. */
char *dub_text_garment_detail (DubGarment garment);
char *dub_text_jewels (const guint8 counts[DUB_N_COLORS]);
char *dub_text_crown (DubCrown crown);
char *dub_text_crowns (guint mask); /* or "none" */
const char *dub_text_nth_garment (guint n, DubSide side);
const char *dub_text_nth_employee (guint n, DubSide side);

/* Details by name: what was drawn, and whether that is unknown; a space of its display,
 * several of them, or one of the Resource display; what is on a space; where it goes; her
 * card; the number. */
char *dub_text_entry (const DubTextAbout *about);
gboolean dub_text_is_unknown (const DubDetail *entry);
char *dub_text_detail_space (const DubTextAbout *about);
char *dub_text_detail_spaces (const DubTextAbout *about);
char *dub_text_detail_resource_space (const DubTextAbout *about);
char *dub_text_detail_garment (const DubTextAbout *about);
char *dub_text_detail_jewel (const DubTextAbout *about);
char *dub_text_detail_guest (const DubTextAbout *about);
char *dub_text_detail_decoration (const DubTextAbout *about);
char *dub_text_detail_foot (const DubTextAbout *about);
char *dub_text_detail_n (const DubTextAbout *about);

/* What the scoring of a side is about, and the majorities. */
typedef struct {
  const DubBox *box;
  const DubState *state;
  const DubSideScore *side;
  DubOwner owner;
} DubTextScored;
char *dub_text_score_halls (const DubTextScored *scored);
char *dub_text_score_fireworks (const DubTextScored *scored);

/* Steps and corrections that have a file of their own. */
char *dub_text_deviated (const DubBox *box, const DubState *state, const DubStep *step);
char *dub_text_correction (const DubBox *box, const DubState *state, const DubDetail *correction);

G_END_DECLS
