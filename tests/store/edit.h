/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables of small changes to a good file: each row changes a place or two and
 * says what the reader must answer. JSON in a row is written with single
 * quotes, which no file of ours contains, so that the tables can be read.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum { DUB_MAX_EDITS = 4 };

/* A place as errors print it, without "$.", and the value that it gets. An
 * index one past the end appends; a value of NULL takes the place away. */
typedef struct {
  const char *path;
  const char *value;
} DubEdit;

typedef struct {
  const char *name; /* of the test case */
  DubEdit edits[DUB_MAX_EDITS];
  const char *error; /* NULL: accepted. Without a "$" it is about the first place. */
} DubEditRow;

/* What dub_json_read_number () says of a number outside its limits. */
#define DUB_NOT_FROM(min, max) " is not allowed; expected a whole number from " #min " to " #max

/* The text with double quotes for single ones. */
char *dub_edit_quote (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* The base with the changes of the row made to it. */
char *dub_edit_apply (const char *base, const DubEditRow *row) G_GNUC_WARN_UNUSED_RESULT;

/* The whole error that the row expects, or NULL. */
char *dub_edit_get_error (const DubEditRow *row) G_GNUC_WARN_UNUSED_RESULT;

/* A file beside the tests, as text. */
char *dub_edit_load (const char *path, gsize *length) G_GNUC_WARN_UNUSED_RESULT;

/* An error of ours is one line of text and names its place. What it says is
 * compared if it is expected to be something; of the rules, "level 6: 7 of 6". */
void dub_edit_assert_error (const GError *error, const char *expected);

G_END_DECLS
