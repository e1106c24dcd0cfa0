/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Box profiles: shipped ones, files, and those inline in other JSON.
 */

#pragma once

#include "dub-box-row.h"
#include "dub-json.h"

G_BEGIN_DECLS

/* Reads and checks the profile at this place. On failure box is left alone. Of a
 * draft the order of costs and the totals of tiles may be wrong. */
gboolean dub_box_read (const DubJson *at, DubBox *box);

/* Parses the text of a profile. */
gboolean dub_box_parse (const char *text, gsize length, DubBox *box, GError **error);

/* The same for the box of a game that goes on: it may be one that was let in when the
 * game began and is refused now. */
gboolean dub_box_parse_kept (const char *text, gsize length, DubBox *box, GError **error);

/* The same for a profile that has to be whole: no part may be missing. */
gboolean dub_box_parse_whole (const char *text, gsize length, DubBox *box, GError **error);

/* The profile as text for people, or on a single line without its end. */
char *dub_box_print (const DubBox *box) G_GNUC_WARN_UNUSED_RESULT;
char *dub_box_print_line (const DubBox *box) G_GNUC_WARN_UNUSED_RESULT;

/* As a node that other JSON can have as a part. */
JsonNode *dub_box_write (const DubBox *box) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the section has the same figures, from the same source. */
gboolean dub_box_has_same_section (const DubBox *a, const DubBox *b, DubSection section);

/* The profile that is shipped for an edition. */
const DubBox *dub_box_get_shipped (DubEdition edition);

/* The same by the key of the edition; FALSE without an error if there is none. */
gboolean dub_box_load_shipped (const char *name, DubBox *box);

G_END_DECLS
