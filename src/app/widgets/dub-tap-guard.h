/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A filter for presses of a finger or a pointer that come too soon. A control that has appeared, or
 * has moved by half its size, after a press or a key takes no press for a moment, nor does one where
 * another was pressed last: it was meant for what was there before. So does all of a popover that
 * has popped up. A control that stays where it is can be pressed as fast as one likes.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_TAP_GUARD (dub_tap_guard_get_type ())

G_DECLARE_FINAL_TYPE (DubTapGuard, dub_tap_guard, DUB, TAP_GUARD, GObject)

/* Watches the presses in every window and popover that is opened from now on, for the lifetime of
 * the object. */
DubTapGuard *dub_tap_guard_new (void);

G_END_DECLS
