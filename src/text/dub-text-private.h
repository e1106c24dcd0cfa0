/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Building sentences from translatable strings: looking them up, filling them in, joining
 * them; and names that only sentences need.
 */

#pragma once

#include "dub-text.h"

/* Singular and plural of a sentence, and the macro that marks them in a table. */
typedef struct {
  const char *one;
  const char *many;
} DubPlural;
#define NP_(one, many) \
  { \
    one, many \
  }

/* Looks up a string in a table of strings marked with NC_; static. */
#define dub_text_pick(context, table, at) \
  dub_text_find ((context), (table), G_N_ELEMENTS (table), (at))
const char *dub_text_find (const char *context, const char *const *table, gsize n, guint at);

/* Returns the translation of a string marked with NC_. */
char *dub_text_dup (const char *context, const char *text);

/* Define a function of the interface that returns a text, a text with a string filled in, or the
 * name of a value from a table. */
#define DUB_DEFINE_TEXT(name, text) \
  char *dub_text_##name (void) \
  { \
    return g_strdup (text); \
  }
#define DUB_DEFINE_SENTENCE(name, value, text) \
  char *dub_text_##name (const char *const value) \
  { \
    return g_strdup_printf (text, value); \
  }
#define DUB_DEFINE_NAME(name, Type, value, context, table) \
  char *dub_text_##name (Type value) \
  { \
    return g_strdup (dub_text_pick (context, table, value)); \
  }

/* Returns the singular or plural; static. The second function also fills in the number. */
const char *dub_text_plural (DubPlural plural, guint n);
char *dub_text_count (DubPlural plural, guint n);

/* Fills the directives of a sentence with strings and frees them; numbers are passed as strings
 * too. The compiler cannot check a sentence from a table against its arguments, so a mismatch
 * is made harmless here, and reported. */
#define dub_text_fill(text, ...) dub_text_fill_names ((text), (char *[]){ __VA_ARGS__, NULL })
char *dub_text_fill_names (const char *text, char **names);
char *dub_text_number (gint64 n);

/* Free the strings and return them as figures, "a, b", as a list, "a, b, and c", as a list of
 * lists, "a and b; c", or as sentences, "A. B." */
char *dub_text_join (GPtrArray *names);
char *dub_text_join_all (GPtrArray *names);
char *dub_text_join_lists (GPtrArray *lists);
char *dub_text_join_sentences (GPtrArray *sentences);

/* Takes the text and returns it with a capital at its beginning, as a title or a sentence has. */
char *dub_text_begin (char *text);

/* Takes the sentence and returns it with the id of a rule after it, as a tag: “… [TAI-4]”. Without
 * a rule the sentence stays as it is. */
char *dub_text_tag (char *sentence, DubRuleId rule);

/* Lists the names of those of n things whose bits are set. */
char *dub_text_list (guint64 mask, guint n, char *(*name) (guint));
guint dub_text_count_bits (guint64 mask);

/* The subject of a sentence: a move, or the settings of a game, and the table at the start of its
 * entry. */
typedef struct {
  const DubBox *box;
  const DubState *state;
  const DubMove *move;
} DubTextAbout;
typedef char *(*DubTextName) (const DubTextAbout *about);

/* A sentence about a move: a text, or several of which a field of the move selects one, the first
 * if there is none for its value, and the names to fill in; or a function that builds it. */
typedef struct {
  const char *context;
  const char *text; /* marked with NR_, or with NC_ in texts */
  const char *const *texts;
  gsize n_texts;
  gsize field;
  DubTextName names[2];
  DubTextName make;
} DubTextRow;
#define NR_(the_context, the_text) .context = (the_context), .text = (the_text)
#define DUB_TEXT_BY(the_field, table) \
  .texts = (table), .n_texts = G_N_ELEMENTS (table), .field = G_STRUCT_OFFSET (DubMove, the_field)
char *dub_text_say (const DubTextRow *row, const DubTextAbout *about);

/* The text after the name of a garment, "3 PP, gold thimble";
 * the number of each color, or "none"; short forms of bonuses; ordinals from a side, starting
 * at 1. */
char *dub_text_garment_detail (DubGarment garment);
char *dub_text_jewels (const guint8 counts[DUB_N_COLORS]);
char *dub_text_crown (DubCrown crown);
char *dub_text_crowns (guint mask); /* or "none" */
const char *dub_text_nth (DubDisplayName display, guint n, DubEnd side);

/* Names of places that only sentences need. They are in their basic form, so that they fit
 * after a colon, after a comma or in parentheses. */

const char *dub_text_nth_space (guint at);        /* "2nd from left" */
const char *dub_text_short_reward (guint reward); /* "tile" */
const char *dub_text_nth_task (guint at);         /* "2nd task" */
const char *dub_text_resource_space (guint at);   /* "Drawer 1 left" */
char *dub_text_resource_spaces (guint tiles);     /* from a bitmask */
char *dub_text_guest_print (DubGuestSpace space); /* "Master Guest space, Lace" */
char *dub_text_guest_space (const DubBox *box, guint hall, guint at);
char *dub_text_staff_place (const DubState *state, guint at); /* "card 2 from top" */
char *dub_text_staff_card (const DubBox *box, const DubState *state, guint at);

/* A space of a display, with its cost if it has one, or several spaces by their numbers. */
char *dub_text_spaces (const DubBox *box, DubDisplayName display, guint64 spaces);

/* A piece on a display as her card counts: pieces only, from its side, like “second Garment from
 * the right”; without such a card, or without a piece, the space from the left. */
char *dub_text_counted_space (const DubState *state, DubDisplayName display, guint at);

/* The content of a space. */
char *dub_text_displayed (const DubBox *box, const DubState *state, DubDisplayName display,
                          guint at);

/* The task that a token goes to. */
char *dub_text_target_task (const DubTextAbout *about);

/* The part of the table that a place belongs to, or a fact, as in a sentence; the same of the board
 * alone; and whose token. */
char *dub_text_part (DubPlace place);
char *dub_text_board_part (DubPlaceKind kind);
char *dub_text_token (DubOwner owner);

/* A correction, or a piece that was there all along and is only entered now, as a sentence. */
char *dub_text_correction (const DubTextAbout *about);
