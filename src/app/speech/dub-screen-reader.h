/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a screen reader is on, from the accessibility bus, which every desktop has and which
 * a sandbox lets through.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Begins to follow the state. Until it is known, and without the bus, there is none. */
void dub_screen_reader_watch (void);

gboolean dub_screen_reader_is_on (void);

G_END_DECLS
