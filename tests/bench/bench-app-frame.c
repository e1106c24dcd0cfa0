/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench-app-frame.h"

#include <stdlib.h>
#include <string.h>

static long
get_memory (void)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    g_error ("the system does not tell the memory of a process");
  line = strstr (text, "\nPss:");
  g_assert_nonnull (line);

  return strtol (line + strlen ("\nPss:"), NULL, 10);
}

static void
painted_cb (GdkFrameClock *clock, GtkWindow *window)
{
  gint64 now = g_get_monotonic_time ();

  g_signal_handlers_disconnect_by_data (clock, window);
  g_print ("%" G_GINT64_FORMAT " %ld\n", now, get_memory ());
  g_application_quit (G_APPLICATION (gtk_window_get_application (window)));
}

static void
realize_cb (GtkWindow *window)
{
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                    G_CALLBACK (painted_cb), window);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window)
{
  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), NULL);
}

void
bench_app_watch_frame (GtkApplication *application)
{
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
}
