/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stops an application at its first frame and tells how it got there.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* When the first frame of the first window is painted: prints the time of the
 * monotonic clock and that of the processor in microseconds, and the share of the
 * memory that is the process's own (PSS) in kB, then quits. */
void bench_app_watch_frame (GtkApplication *application);

/* Returns the least that an app of this kind begins with, as large as ours: a window
 * with a header bar and a status page. */
GtkWindow *bench_app_new_bare_window (GtkApplication *application);

G_END_DECLS
