/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of what a move moves, from where and to where.
 */

#pragma once

#include "dub-text-sentence-private.h"

G_BEGIN_DECLS

/* The thing, her card by its foot, or the number; the space that it comes from; the space, spaces
 * or task that it goes to. */
char *dub_text_moved_thing (const DubTextAbout *about);
char *dub_text_moved_foot (const DubTextAbout *about);
char *dub_text_moved_number (const DubTextAbout *about);
char *dub_text_source (const DubTextAbout *about);
char *dub_text_target (const DubTextAbout *about);
char *dub_text_target_spaces (const DubTextAbout *about);
char *dub_text_target_task (const DubTextAbout *about);

G_END_DECLS
