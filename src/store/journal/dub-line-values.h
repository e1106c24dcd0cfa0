/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The values of journal lines, as dub-event-line.h describes them.
 */

#pragma once

#include "dub-event-field.h"
#include "dub-names.h"

G_BEGIN_DECLS

/* A piece of a line, not NUL-terminated. */
typedef struct {
  const char *text;
  gsize length;
} DubPiece;

/* Cuts the part before the next separator off the front of *rest. Returns FALSE when
 * nothing is left. */
gboolean dub_piece_cut (DubPiece *rest, char separator, DubPiece *part);

/* Returns whether the field has its default value, which is omitted. */
gboolean dub_value_is_nothing (const DubEventField *field, gconstpointer value);

void dub_value_print (GString *out, const DubEventField *field, gconstpointer value,
                      const DubBox *box);
gboolean dub_value_parse (DubPiece text, const DubEventField *field, gpointer value,
                          const DubBox *box);

/* Parse the same formats in what a player types. */
gboolean dub_value_parse_number (DubPiece value, gint64 min, gint64 max, gint64 *number);
gboolean dub_value_parse_name (DubPiece value, DubSet set, guint8 *name);
gboolean dub_value_parse_card (DubPiece value, DubCard *card);
gboolean dub_value_parse_garment (DubPiece value, DubGarment *garment);
gboolean dub_value_parse_jewelry (DubPiece value, guint8 counts[DUB_N_COLORS]);

G_END_DECLS
