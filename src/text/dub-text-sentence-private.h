/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Building sentences from translatable strings: looking them up, filling them in, joining
 * them.
 */

#pragma once

#include "dub-text.h"

G_BEGIN_DECLS

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

/* Returns the singular or plural; static. The second function also fills in the number. */
const char *dub_text_plural (DubPlural plural, guint n);
char *dub_text_count (DubPlural plural, guint n);

/* Fills the directives of a sentence with strings and frees them; numbers are passed as strings
 * too. The compiler cannot check a sentence from a table against its arguments, so a mismatch
 * is made harmless here, and reported. */
#define dub_text_fill(text, ...) dub_text_fill_names ((text), (char *[]){ __VA_ARGS__, NULL })
char *dub_text_fill_names (const char *text, char **names);
char *dub_text_number (gint64 n);

/* Frees the strings and returns them as a list, "a, b", or as sentences, "A. B." */
char *dub_text_join (GPtrArray *names);
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

/* A sentence about a move: a text, or several of which a field of the move selects one, and the
 * names to fill in; or a function that builds it. */
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

G_END_DECLS
