/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A filter that makes a held key act only once. GTK treats each repeat as a press, so Space
 * would continue the game, and enter tiles, for as long as it is held. Keys that move the
 * focus or edit text repeat as usual.
 */

#pragma once

#include <gtk/gtk.h>

#define DUB_TYPE_HELD_KEYS (dub_held_keys_get_type ())

G_DECLARE_FINAL_TYPE (DubHeldKeys, dub_held_keys, DUB, HELD_KEYS, GObject)

/* Watches the keys in every window that is opened from now on, for the lifetime of the object. */
