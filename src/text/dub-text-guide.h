/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a player has to do: set the table up, prepare a round, and whatever comes next.
 */

#pragma once

#include "dub-detail.h"

G_BEGIN_DECLS

/* The list of set-up, one per line, NULL-terminated. */
char **dub_text_setup (const DubBox *box, const DubSetup *setup);
char *dub_text_setup_done (void); /* the button for it */

/* What is to be done next, and the button for it; NULL if there is none. */
char *dub_text_next (const DubState *state);
char *dub_text_next_button (const DubState *state);

/* What has to be drawn for a display, with where it goes, NULL if nothing; and the number
 * of things that are still to be entered. */
char *dub_text_due (const DubBox *box, const DubState *state, DubDisplayName display);
char *dub_text_still_due (const DubBox *box, const DubState *state, DubDisplayName display);

/* The button that fills the displays by itself, for a game without a box. */
char *dub_text_fill_button (void);

/* What to do in your turn, and what to do with a garment that was taken. */
char *dub_text_your_guide (void);
char *dub_text_garment_guide (DubGarment garment);

G_END_DECLS
