/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The values of journal lines, as dub-event-line.h describes them.
 */

#pragma once

#include "dub-event.h"
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

/* Things and places of the table, in the forms of dub-event-line.h. */
void dub_value_print_thing (GString *out, DubThing thing, const DubBox *box);
gboolean dub_value_parse_thing (DubSlice text, DubKind kind, const DubBox *box, DubThing *thing);
void dub_value_print_place (GString *out, DubPlace place);
gboolean dub_value_parse_place (DubSlice text, DubPlace *place);

void dub_value_print_card (GString *out, DubCard card);
void dub_value_print_pile (GString *out, const DubPile *pile);
gboolean dub_value_parse_pile (DubSlice value, DubPile *pile);
void dub_value_print_rules (GString *out, const guint8 rules[DUB_MAX_MOVE_RULES]);
gboolean dub_value_parse_rules (DubSlice value, guint8 rules[DUB_MAX_MOVE_RULES]);
gboolean dub_value_parse_seed (DubSlice text, guint64 *seed);

/* Parse the same formats in what a player types. */
gboolean dub_value_parse_number (DubSlice value, gint64 min, gint64 max, gint64 *number);
gboolean dub_value_parse_name (DubSlice value, DubSet set, guint8 *name);
gboolean dub_value_parse_card (DubSlice value, DubCard *card);
gboolean dub_value_parse_garment (DubSlice value, DubGarment *garment);
gboolean dub_value_parse_jewelry (DubSlice value, guint8 counts[DUB_N_COLORS]);

G_END_DECLS
