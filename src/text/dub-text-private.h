/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the makers of sentences share: places, lists, and the parts of the game
 * that have a file of their own. Names and places stand in their basic form,
 * so that they fit after a colon, after a comma or in parentheses.
 */

#pragma once

#include "dub-text.h"

G_BEGIN_DECLS

/* Looks a name up in a table of strings that were marked with NC_; static. */
#define dub_text_pick(context, table, at) \
  dub_text_find ((context), (table), G_N_ELEMENTS (table), (at))
const char *dub_text_find (const char *context, const char *const *table, gsize n, guint at);

/* Takes the strings and gives the list of them, "a, b". */
char *dub_text_join (GPtrArray *names);

/* dub-text-place.c */
const char *dub_text_nth_space (guint at);                         /* "2nd space from the left" */
const char *dub_text_nth_task (guint at);                          /* "2nd from the top" */
const char *dub_text_resource_space (guint at);                    /* "Drawer 1 left" */
char *dub_text_resource_spaces (guint tiles);                      /* of a bit each */
char *dub_text_spaces (const DubDisplay *display, guint64 spaces); /* of a bit each */
char *dub_text_display_space (const DubDisplay *display, guint at);
char *dub_text_guest_space (const DubBox *box, guint hall, guint at);
char *dub_text_hall_space (const DubBox *box, guint hall, guint at);
char *dub_text_decoration_cost (const DubBox *box, DubDecorationKind decoration, guint at);
char *dub_text_staff_place (const DubState *state, guint at); /* "card 2 from the top" */
char *dub_text_staff_card (const DubBox *box, const DubState *state, guint at);

/* dub-text-names.c: what stands behind a garment's name, "3 PP, gold thimble". */
char *dub_text_garment_detail (DubGarment garment);
/* How many of each color, or "none". */
char *dub_text_jewels (const guint8 counts[DUB_N_COLORS]);

/* dub-text-employee.c: the bonus of a card with a crown, short. */
char *dub_text_crown (DubCrown crown);
char *dub_text_crowns (guint mask); /* of a bit each, or "none" */

/* dub-text-card.c */
const char *dub_text_nth_garment (guint n, DubSide side);
const char *dub_text_nth_employee (guint n, DubSide side);

/* Parts of dub_text_order () and dub_text_event (). */
char *dub_text_exam_order (const DubBox *box, const DubState *state, const DubStep *step);
char *dub_text_deviated (const DubBox *box, const DubState *state, const DubStep *step);
char *dub_text_preparation (const DubBox *box, const DubState *state, const DubEvent *event);
char *dub_text_your_event (const DubBox *box, const DubState *state, const DubEvent *event);
char *dub_text_correction (const DubBox *box, const DubState *state, const DubDetail *correction);

/* dub-text-score-rivals.c */
char *dub_text_score_halls (const DubBox *box, const DubState *state, const DubScore *score,
                            DubOwner owner);
char *dub_text_score_fireworks (const DubBox *box, const DubState *state, const DubScore *score,
                                DubOwner owner);

G_END_DECLS
