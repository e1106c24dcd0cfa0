/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench-app-frame.h"

#include "bench-time.h"

#include <adwaita.h>
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
  gint64 cpu = (gint64) (bench_get_cpu () * 1e3);

  g_signal_handlers_disconnect_by_data (clock, window);
  g_print ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %ld\n", now, cpu, get_memory ());
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

GtkWindow *
bench_app_new_bare_window (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_title (ADW_STATUS_PAGE (page), "Bare");
  adw_status_page_set_description (ADW_STATUS_PAGE (page), "A window and nothing else.");
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), page);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 1180, 820);

  return GTK_WINDOW (window);
}
