/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stops an application at its first frame and tells how it got there.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* When the first frame of the first window is painted: prints the time of the
 * monotonic clock in microseconds, and the share of the memory that is the
 * process's own (PSS) in kB, then quits. */
void bench_app_watch_frame (GtkApplication *application);

G_END_DECLS
