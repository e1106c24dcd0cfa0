/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences about events that have files of their own.
 */

#pragma once

#include "dub-text-sentence-private.h"

G_BEGIN_DECLS

/* A step of hers, and one that was done differently; a correction, and a piece that was there all
 * along and is only entered now. */
char *dub_text_order (const DubTextAbout *about);
char *dub_text_deviated (const DubTextAbout *about);
char *dub_text_correction (const DubTextAbout *about);

G_END_DECLS
