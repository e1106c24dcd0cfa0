/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names that only the code that builds sentences needs. They are in their basic form, so
 * that they fit after a colon, after a comma or in parentheses.
 */

#pragma once

#include "dub-text-sentence-private.h"
#include "dub-text.h"

G_BEGIN_DECLS

const char *dub_text_nth_space (guint at);                          /* "2nd space from the left" */
const char *dub_text_nth_task (guint at);                           /* "2nd from the top" */
const char *dub_text_resource_space (guint at);                     /* "Drawer 1 left" */
char *dub_text_resource_spaces (guint tiles);                       /* from a bitmask */
char *dub_text_display_space (const DubDisplay *display, guint at); /* with its cost */
char *dub_text_guest_space (const DubBox *box, guint hall, guint at);
char *dub_text_hall_space (const DubBox *box, guint hall, guint at);
char *dub_text_decoration_cost (const DubBox *box, DubDecorationKind decoration, guint at);
char *dub_text_staff_place (const DubState *state, guint at); /* "card 2 from the top" */
char *dub_text_staff_card (const DubBox *box, const DubState *state, guint at);

/* A space of a display, with its cost if it has one; and several spaces by their numbers. */
char *dub_text_on_display (const DubBox *box, DubDisplayName display, guint at);
char *dub_text_spaces (const DubBox *box, DubDisplayName display, guint64 spaces);

/* The content of a space. */
char *dub_text_displayed (const DubBox *box, const DubState *state, DubDisplayName display,
                          guint at);

/* Names that only sentences need: the text after the name of a garment, "3 PP, gold thimble";
 * the number of each color, or "none"; short forms of bonuses; ordinals from a side, starting
 * at 1. */
char *dub_text_garment_detail (DubGarment garment);
char *dub_text_jewels (const guint8 counts[DUB_N_COLORS]);
char *dub_text_crown (DubCrown crown);
char *dub_text_crowns (guint mask); /* or "none" */
const char *dub_text_nth_garment (guint n, DubSide side);
const char *dub_text_nth_employee (guint n, DubSide side);

/* Names of details: the piece that was drawn, and whether it is unknown; a space of its
 * display, several of them, or one of the Resource display; the content of a space; its
 * destination; her card; the number. */
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

/* The score of a side, and the sentences about majorities. */
typedef struct {
  const DubBox *box;
  const DubState *state;
  const DubSideScore *side;
  DubOwner owner;
} DubTextScored;
char *dub_text_score_halls (const DubTextScored *scored);
char *dub_text_score_fireworks (const DubTextScored *scored);

/* Sentences about steps and corrections that have their own files. */
char *dub_text_deviated (const DubBox *box, const DubState *state, const DubStep *step);
char *dub_text_correction (const DubBox *box, const DubState *state, const DubDetail *correction);

G_END_DECLS
