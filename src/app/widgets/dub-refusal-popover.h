/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sentence at the place that was tapped: why nothing was done. It takes no press from what is
 * around it, and goes away by itself.
 */

#pragma once

#include <gtk/gtk.h>

#define DUB_TYPE_REFUSAL_POPOVER (dub_refusal_popover_get_type ())

G_DECLARE_FINAL_TYPE (DubRefusalPopover, dub_refusal_popover, DUB, REFUSAL_POPOVER, GtkPopover)

GtkWidget *dub_refusal_popover_new (const char *reason);
