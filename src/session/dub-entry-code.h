/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Short codes for entering drawn tiles and cards, for every display at once:
 *
 *   resources  the letters on the board, or bp, go, bp+go
 *   garments   the letter on the board, or the first letter of blue, pink, green or
 *              orange, the PP, t for a thimble: b3, o4t; special ones with their key:
 *              g0:livre14
 *   employees  the number or the id in the box profile, or the first letters of the rank
 *              or of the bonus
 *   jewelry    the word of the color, or blue, pink, green, orange, or the first two
 *              letters and more; the letter on the board where nothing else is meant
 */

#pragma once

#include "dub-game.h"
#include "dub-session.h"

/* A line of codes as far as it was understood. */
typedef struct {
  GArray *moves;    /* owned; of DubMove, one per code that was understood, in order */
  char *understood; /* owned; the pieces that they enter, NULL if there are none */
  char *problem;    /* owned; why the next code is not understood, NULL if all are */
  gsize rest;       /* the offset of that code in the text */
} DubEntryLine;

void dub_entry_line_clear (DubEntryLine *line);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DubEntryLine, dub_entry_line_clear)

/* Reads codes separated by spaces, commas or semicolons; nothing is entered yet. A code that
 * fits several displays goes to the one that is shown. Clear the line afterward. */
void dub_entry_line_read (DubSession *session, DubDisplayName shown, const char *text,
                          DubEntryLine *line);

/* Enters the code in the space that the open question asks for, or in the next one. */
gboolean dub_entry_code_perform (DubSession *session, DubDisplayName display, const char *code,
                                 GError **error);

/* Parses a color: the letter that tiles show, its name, the beginning of a word in the name of its
 * Jewelry tile that no other tile has, or of its key in files. */
gboolean dub_entry_code_parse_color (const char *code, guint8 *color);

/* Returns the code of a piece, in the letters of the edition; without the key of a special
 * symbol. */
char *dub_entry_code_dup (const DubBox *box, DubThing piece);

/* Explains why an entry is refused, with the piece that there are too many of; NULL if it is
 * not refused. */
char *dub_entry_dup_refusal (const DubGame *game, const DubMove *entry);

/* Simple sums in number entries, because players count coins in piles. */

/* Parses sums such as "12", "3+4" or "10 - 2 + 1": numbers with plus or minus signs
 * between them, and optional spaces. Returns FALSE, with *n unchanged, for anything else
 * or if the sum is not from min to max. */
gboolean dub_sum_parse (const char *text, gint min, gint max, gint *n);

/* The pieces that may have been drawn for a space of a display, in a fixed order: one that is used
 * up keeps its place. */

typedef struct {
  DubThing piece;
  guint n_left;     /* how many may still be drawn, given the profile and the pieces already seen */
  gboolean is_left; /* it can be entered */
} DubDrawn;

/* Returns an array of DubDrawn for this space, which is -1 if none is left to fill. */
GArray *dub_drawn_list (const DubGame *game, DubDisplayName display, int at);

/* Returns the move that enters a piece there, and why that is not possible, or NULL. */
DubMove dub_drawn_get_move (DubDisplayName display, int at, DubThing piece);
char *dub_drawn_dup_refusal (const DubGame *game, DubDisplayName display, int at, DubThing piece);
