/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables of small changes to a good file. Each row changes a place or two, and has the expected
 * answer of the reader. For legibility, JSON in a row is written with single quotes, which no test
 * file contains.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum { DUB_MAX_EDITS = 4 };

/* A place as errors print it, without "$.", and its new value. An index one past the end appends;
 * the value NULL removes the place. */
typedef struct {
  const char *path;
  const char *value;
} DubEdit;

typedef struct {
  const char *name; /* the name of the test case */
  DubEdit edits[DUB_MAX_EDITS];
  const char *error; /* NULL: accepted. Without a "$", the error is about the first place. */
} DubEditRow;

/* The message of dub_json_read_number () about a number outside its limits. */
#define DUB_NOT_FROM(min, max) " is not allowed; expected a whole number from " #min " to " #max

/* Returns the text with double quotes in place of single ones. */
char *dub_edit_quote (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the base with the changes of the row. */
char *dub_edit_apply (const char *base, const DubEditRow *row) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the whole error that the row expects, or NULL. */
char *dub_edit_get_error (const DubEditRow *row) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the text of a file of the tests. */
char *dub_edit_load (const char *path, gsize *length) G_GNUC_WARN_UNUSED_RESULT;

/* Asserts that an error is one line of text and names its place. If something is expected, compares
 * the message with it; for an error of the rules, that is for example "level 6: 7 of 6". */
void dub_edit_assert_error (const GError *error, const char *expected);

G_END_DECLS
