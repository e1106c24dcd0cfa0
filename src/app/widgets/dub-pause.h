/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A pause after something has changed on the screen. A press within it was meant for what was
 * there before, so it is ignored.
 */

#pragma once

#include <glib.h>

enum {
  DUB_PAUSE_FINGER = 500, /* in milliseconds; for a control where another one was */
  DUB_PAUSE_KEY = 300,    /* for keys, when the big button does something else than before */
};

/* Zero-initialized, it is over. */
typedef struct {
  gint64 since; /* in microseconds */
} DubPause;

void dub_pause_begin (DubPause *self);
gboolean dub_pause_is_over (const DubPause *self, guint milliseconds);

/* Sets the clock for all pauses, in microseconds; NULL for the one of the system. For tests. */
void dub_pause_set_clock (gint64 (*clock) (void));
