/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The frame of a journal: units of lines, each closed by a line "ok SUM". A unit is what one
 * change appends to the file. SUM is the CRC-64 of everything that stands before the line, so
 * that each sum vouches for all units up to its own.
 *
 * A unit without its last line is an interrupted write. A sum that does not match means damage
 * in its unit. A CRC is linear: a single flipped bit leaves a difference that depends only on
 * its place, so that it is found in one walk over the unit, and healed exactly.
 */

#pragma once

#include <glib.h>

/* A byte in which a bit was flipped. */
typedef struct {
  gsize at;
  char byte; /* as it was before */
} DubHealedByte;

typedef struct {
  const char *text; /* not owned, unless it was healed */
  char *copy;       /* owned; the healed text, or NULL */
  GArray *healed;   /* owned; of DubHealedByte, or NULL */
  gsize length;     /* of the whole units */
  guint64 sum;      /* after them */
  gboolean is_torn; /* an interrupted write follows them */
  gboolean is_damaged;
} DubFrame;

void dub_frame_read (const char *text, gsize length, DubFrame *self);
void dub_frame_clear (DubFrame *self);

/* Returns the sum after more text; the first one is 0. */
guint64 dub_frame_add (guint64 sum, const char *text, gsize length);

/* Appends lines to the text as a unit, and returns the sum after it. */
guint64 dub_frame_append (GString *text, guint64 sum, const char *lines, gsize length);

/* Returns whether the line, without its newline, closes a unit. */
gboolean dub_frame_is_end (const char *line, gsize length);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DubFrame, dub_frame_clear)
