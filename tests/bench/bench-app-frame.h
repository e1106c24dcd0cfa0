/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stops an application at its first frame and prints the costs up to that point.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Prints the monotonic time and the processor time in microseconds, and the private memory (PSS) in
 * kB, when the first frame of the first window is painted; then quits. */
void bench_app_watch_frame (GtkApplication *application);

/* Returns a minimal window of the app's size, with a header bar and a status page. */
GtkWindow *bench_app_new_bare_window (GtkApplication *application);

G_END_DECLS
