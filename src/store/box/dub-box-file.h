/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Box profiles: shipped ones, files, and profiles embedded in other JSON.
 */

#pragma once

#include "dub-box-schema.h"
#include "dub-json.h"

/* Reads and checks the profile at this place. On failure box is unchanged. */
gboolean dub_box_read (const DubJson *at, DubBox *box);

/* Write the sections that are not as in both other boxes, with their sources; and read them into a
 * box. They are still being entered: the order of costs and the totals of tiles are not checked. */
JsonNode *dub_box_write_changes (const DubBox *box, const DubBox *before, const DubBox *other)
    G_GNUC_WARN_UNUSED_RESULT;
gboolean dub_box_read_changes (const DubJson *at, DubBox *box);

gboolean dub_box_parse (const char *text, gsize length, DubBox *box, GError **error);

/* Parses a profile in which no part may be missing. */
gboolean dub_box_parse_whole (const char *text, gsize length, DubBox *box, GError **error);

/* Return the profile as readable text, or on a single line without a newline. */
char *dub_box_print (const DubBox *box) G_GNUC_WARN_UNUSED_RESULT;
char *dub_box_print_line (const DubBox *box) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the profile could be saved. Errors are those of the reader. */
gboolean dub_box_check (const DubBox *box, GError **error);

/* Returns a node that can be embedded in other JSON. */
JsonNode *dub_box_write (const DubBox *box) G_GNUC_WARN_UNUSED_RESULT;

/* Return whether the boxes are the same, and whether a section or a part has the same values, from
 * the same source. */
gboolean dub_box_equal (const DubBox *a, const DubBox *b);
gboolean dub_box_has_same_section (const DubBox *a, const DubBox *b, DubSection section);
gboolean dub_box_has_same_part (const DubBox *a, const DubBox *b, DubPart part);

/* Returns the profile shipped for an edition, which dub-box-embed.c parsed when the program was
 * built. */
const DubBox *dub_box_get_shipped (DubEdition edition);

/* Looks up the shipped profile by the key of its edition. Returns FALSE if there is none. */
gboolean dub_box_load_shipped (const char *name, DubBox *box);
