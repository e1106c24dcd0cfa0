/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-press-delay.h"

static gint64 (*get_time) (void) = g_get_monotonic_time;

void
dub_press_delay_set_clock (gint64 (*clock) (void))
{
  get_time = clock != NULL ? clock : g_get_monotonic_time;
}

void
dub_press_delay_begin (DubPressDelay *self)
{
  self->since = get_time ();
}

gboolean
dub_press_delay_is_over (const DubPressDelay *self, guint milliseconds)
{
  return self->since == 0 || get_time () - self->since >= (gint64) milliseconds * 1000;
}
