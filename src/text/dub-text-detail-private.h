/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of what an event says.
 */

#pragma once

#include "dub-text-sentence-private.h"

G_BEGIN_DECLS

/* Names of details: the piece that was drawn, and whether it is unknown; a space of its
 * display, several of them, or one of the Resource display; the content of a space; its
 * destination; her card; the number. */
char *dub_text_entry (const DubTextAbout *about);
gboolean dub_text_is_unknown (const DubDetail *entry);
char *dub_text_detail_space (const DubTextAbout *about);
char *dub_text_detail_spaces (const DubTextAbout *about);
char *dub_text_detail_resource_space (const DubTextAbout *about);
char *dub_text_detail_garment (const DubTextAbout *about);
char *dub_text_detail_jewel (const DubTextAbout *about);
char *dub_text_detail_guest (const DubTextAbout *about);
char *dub_text_detail_decoration (const DubTextAbout *about);
char *dub_text_detail_foot (const DubTextAbout *about);
char *dub_text_detail_n (const DubTextAbout *about);

G_END_DECLS
