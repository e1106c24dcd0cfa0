/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The values of journal lines, as dub-event-line.h describes them.
 */

#pragma once

#include "dub-event-field.h"
#include "dub-names.h"

G_BEGIN_DECLS

/* A part of a line, not NUL-terminated. */
typedef struct {
  const char *text;
  gsize length;
} DubSlice;

/* Returns the whole text as a slice. */
DubSlice dub_slice_of (const char *text);

/* Cuts the part before the next separator off the front of *rest. Returns FALSE when
 * nothing is left. */
gboolean dub_slice_cut (DubSlice *rest, char separator, DubSlice *part);

/* Returns whether the field has its default value, which is omitted. */
gboolean dub_value_is_nothing (const DubEventField *field, gconstpointer value);

void dub_value_print (GString *out, const DubEventField *field, gconstpointer value,
                      const DubBox *box);
gboolean dub_value_parse (DubSlice text, const DubEventField *field, gpointer value,
                          const DubBox *box);

/* Parse the same formats in what a player types. */
gboolean dub_value_parse_number (DubSlice value, gint64 min, gint64 max, gint64 *number);
gboolean dub_value_parse_name (DubSlice value, DubSet set, guint8 *name);
gboolean dub_value_parse_card (DubSlice value, DubCard *card);
gboolean dub_value_parse_garment (DubSlice value, DubGarment *garment);
gboolean dub_value_parse_jewelry (DubSlice value, guint8 counts[DUB_N_COLORS]);

G_END_DECLS
