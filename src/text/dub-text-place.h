/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places on the table: their names, their content, and their captions on the board.
 */

#pragma once

#include "dub-move.h"
#include "dub-place.h"

/* The name of a place, and its content; NULL if it is empty. */
char *dub_text_place (const DubBox *box, DubPlace place);
char *dub_text_content (const DubBox *box, const DubState *state, DubPlace place);

/* The name of a place within its display, and of the content that a correction puts there. */
char *dub_text_space (const DubBox *box, DubPlace place);
char *dub_text_thing (const DubBox *box, DubPlace place, DubThing thing);

/* Place and content in one sentence, for a screen reader. */
char *dub_text_place_and_content (const DubBox *box, const DubState *state, DubPlace place);

/* The reason why a place is highlighted, for a screen reader; the number is that of her step,
 * from 1. */
typedef enum {
  DUB_HIGHLIGHT_FROM, /* a step takes from there */
  DUB_HIGHLIGHT_TO,
  DUB_HIGHLIGHT_ASKED,   /* a question is about it */
  DUB_HIGHLIGHT_WAITING, /* what you gained may be taken there */
  DUB_HIGHLIGHT_SELECTED,
  DUB_HIGHLIGHT_DUE, /* it is to be entered */
  DUB_HIGHLIGHT_OFFERED,
  DUB_N_HIGHLIGHTS,
} DubHighlight;

char *dub_text_highlight (DubHighlight highlight, guint step);

/* The part of the table that places of this kind belong to. */
char *dub_text_place_kind (DubPlaceKind kind);

/* A note on the display whose pieces the card in progress counts: from which side. NULL for the
 * other displays. */
char *dub_text_card_side (const DubState *state, DubDisplayName display);

/* The caption of a space on the board, or of the button for an entry, as short as possible. */
char *dub_text_caption (const DubBox *box, const DubState *state, DubPlace place);
char *dub_text_entry_caption (const DubBox *box, DubThing entry);
const char *dub_text_letter (DubColor color);  /* static */
const char *dub_text_initial (DubOwner owner); /* static */

/* The parts of a code besides letters of colors: the name of a color that pieces have, and the
 * letter for a gold thimble; both static. */
const char *dub_text_color (DubColor color);
const char *dub_text_thimble_letter (void);

/* A note with the value of a majority. */
char *dub_text_majority (guint first);
