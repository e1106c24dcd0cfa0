/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a sentence is made of marked strings: looked up in a table, filled in, put in a list.
 */

#pragma once

#include "dub-event.h"

G_BEGIN_DECLS

/* Two forms of a sentence that counts; the mark of a table of them. */
typedef struct {
  const char *one;
  const char *many;
} DubPlural;
#define NP_(one, many) \
  { \
    one, many \
  }

/* Looks a string up in a table of strings that were marked with NC_; static. */
#define dub_text_pick(context, table, at) \
  dub_text_find ((context), (table), G_N_ELEMENTS (table), (at))
const char *dub_text_find (const char *context, const char *const *table, gsize n, guint at);

/* The form that fits the number; static. The second fills the number in. */
const char *dub_text_plural (DubPlural plural, guint n);
char *dub_text_count (DubPlural plural, guint n);

/* Fills the directives of a sentence with strings, which it takes over; numbers come as
 * strings too. The compiler cannot check a sentence of a table against its arguments: this
 * way one that does not fit cannot do harm, and is reported. */
#define dub_text_fill(text, ...) dub_text_fill_names ((text), (char *[]){ __VA_ARGS__, NULL })
char *dub_text_fill_names (const char *text, char **names);
char *dub_text_number (gint64 n);

/* Takes the strings and gives the list of them, "a, b", or the text of them, "A. B." */
char *dub_text_join (GPtrArray *names);
char *dub_text_join_sentences (GPtrArray *sentences);

/* The names of those of n things that are in a bitmask, as a list. */
char *dub_text_list (guint64 mask, guint n, char *(*name) (guint));
guint dub_text_count_bits (guint64 mask);

/* What a sentence is about: the details of an action or event, or a step, and the table
 * before it. */
typedef struct {
  const DubBox *box;
  const DubState *state;
  const DubDetail *detail;
  const DubStep *step;
} DubTextAbout;
typedef char *(*DubTextName) (const DubTextAbout *about);

/* A sentence about an action or event: words, which a field of the details chooses if there
 * are several, and the names that fill them in; or a function that makes it. */
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
  .texts = (table), .n_texts = G_N_ELEMENTS (table), .field = G_STRUCT_OFFSET (DubDetail, the_field)
char *dub_text_say (const DubTextRow *row, const DubTextAbout *about);

G_END_DECLS
