/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A filter for presses of a finger or a pointer that come too soon. A control that has appeared, or
 * has moved by half its size, after a press or a key takes no press for a moment, nor does one
 * where another was pressed last: it was meant for what was there before. So does all of a popover
 * that has popped up. A control that stays where it is can be pressed as fast as one likes.
 *
 * A key that is held down acts once. GTK treats each repeat as a press, so Space would continue the
 * game, and enter tiles, for as long as it is held. Keys that move the focus or edit text repeat as
 * usual.
 */

#pragma once

#include <gtk/gtk.h>

#define DUB_TYPE_PRESS_FILTER (dub_press_filter_get_type ())

G_DECLARE_FINAL_TYPE (DubPressFilter, dub_press_filter, DUB, PRESS_FILTER, GObject)

/* Watches every window and popover that is opened from now on, for the lifetime of the object. */

/* A delay after something has changed on the screen. A press within it was meant for what was
 * there before, so it is ignored. */
enum {
  DUB_PRESS_DELAY_FINGER = 500, /* in milliseconds; for a control where another one was */
  DUB_PRESS_DELAY_KEY = 300,    /* for keys, when the big button does something else than before */
};

/* Zero-initialized, it is over. */
typedef struct {
  gint64 since; /* in microseconds */
} DubPressDelay;

void dub_press_delay_begin (DubPressDelay *self);
gboolean dub_press_delay_is_over (const DubPressDelay *self, guint milliseconds);

/* Sets the clock for all delays, in microseconds; NULL for the one of the system. For tests. */
void dub_press_delay_set_clock (gint64 (*clock) (void));
