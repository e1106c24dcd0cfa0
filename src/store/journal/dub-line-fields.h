/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of journal lines: which there are, and how each is written.
 */

#pragma once

#include "dub-event.h"

G_BEGIN_DECLS

/* A piece of a line; not terminated. */
typedef struct {
  const char *text;
  gsize length;
} DubPiece;

/* Only the fields that are used (dub-line-uses.h). */
void dub_detail_print (GString *out, const DubBox *box, const DubDetail *detail, const char *uses);
void dub_step_print (GString *out, const DubStep *step);
void dub_pile_print (GString *out, const char *key, const DubPile *pile);

/* Reads one FIELD=VALUE; FALSE if there is no such field or value. */
gboolean dub_detail_parse (DubPiece key, DubPiece value, const DubBox *box, DubDetail *detail);
gboolean dub_step_parse (DubPiece key, DubPiece value, DubStep *step);
gboolean dub_pile_parse (DubPiece value, DubPile *pile);

G_END_DECLS
