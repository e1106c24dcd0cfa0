/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The values of journal lines, as dub-event-line.h describes them.
 */

#pragma once

#include "dub-line-fields.h"
#include "dub-names.h"

G_BEGIN_DECLS

void dub_value_print_card (GString *out, DubCard card);
void dub_value_print_garment (GString *out, DubGarment garment);
void dub_value_print_employee (GString *out, const DubBox *box, DubEmployee employee);
void dub_value_print_jewelry (GString *out, const guint8 counts[DUB_N_COLORS]);

gboolean dub_value_parse_number (DubPiece value, gint64 min, gint64 max, gint64 *number);
gboolean dub_value_parse_name (DubPiece value, DubSet set, guint8 *name);
gboolean dub_value_parse_card (DubPiece value, DubCard *card);
gboolean dub_value_parse_garment (DubPiece value, DubGarment *garment);
gboolean dub_value_parse_employee (DubPiece value, const DubBox *box, DubEmployee *employee);
gboolean dub_value_parse_jewelry (DubPiece value, guint8 counts[DUB_N_COLORS]);

/* Cuts the part up to the next separator off the front of *rest; FALSE when
 * nothing is left. */
gboolean dub_piece_cut (DubPiece *rest, char separator, DubPiece *part);
gboolean dub_piece_is (DubPiece piece, const char *text);

/* Keys of the sets, with "?" for a thing that lies there unknown. */
const char *dub_value_get_color (guint color);
const char *dub_value_get_type (guint type);

G_END_DECLS
