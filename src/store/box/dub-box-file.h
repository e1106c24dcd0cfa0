/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Box profiles: shipped ones, files, and those inline in other JSON.
 */

#pragma once

#include "dub-box.h"
#include "dub-json.h"

G_BEGIN_DECLS

/* The profile whose parts hold where another one lacks them. */
typedef const DubBox *(*DubGetStarter) (DubEdition edition);

/* Reads and checks the profile at this place. On failure box is left alone. Of a
 * draft the order of costs and the totals of tiles may be wrong. */
gboolean dub_box_read (const DubJson *at, DubBox *box);

/* The same; without get_starter no part may be missing. */
gboolean dub_box_read_with (const DubJson *at, DubGetStarter get_starter, DubBox *box);

/* Parses the text of a profile. */
gboolean dub_box_parse (const char *text, gsize length, DubBox *box, GError **error);

/* The same for the box of a game that goes on: it may be one that was let in when the
 * game began and is refused now. */
gboolean dub_box_parse_kept (const char *text, gsize length, DubBox *box, GError **error);

/* The profile as text for people, or on a single line without its end. */
char *dub_box_print (const DubBox *box) G_GNUC_WARN_UNUSED_RESULT;
char *dub_box_print_line (const DubBox *box) G_GNUC_WARN_UNUSED_RESULT;

/* As a node that other JSON can have as a part. */
JsonNode *dub_box_write (const DubBox *box) G_GNUC_WARN_UNUSED_RESULT;

/* A shipped profile by its name; FALSE without an error if there is none. */
gboolean dub_box_load_shipped (const char *name, DubBox *box);

G_END_DECLS
