/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A key that is held down does one thing. GTK takes each repetition of it for a
 * press: Space would play on, and enter tiles, for as long as it is held. What
 * moves the focus or edits text is repeated as ever.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_HELD_KEYS (dub_held_keys_get_type ())

G_DECLARE_FINAL_TYPE (DubHeldKeys, dub_held_keys, DUB, HELD_KEYS, GObject)

/* Watches the keys in every window that is opened from now on, as long as it lives. */
DubHeldKeys *dub_held_keys_new (void);

G_END_DECLS
