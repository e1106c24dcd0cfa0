/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A delay after something has changed on the screen. A press within it was meant for what was
 * there before, so it is ignored.
 */

#pragma once

#include <glib.h>

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
