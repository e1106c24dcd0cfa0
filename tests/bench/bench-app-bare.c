/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A bare window up to its first frame, as the reference for the start of the app.
 */

#include "bench-app-frame.h"

#include <adwaita.h>

static void
activate_cb (GtkApplication *application)
{
  gtk_window_present (bench_app_new_bare_window (application));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application =
      adw_application_new ("io.github.dubarry_companion.Bare", G_APPLICATION_DEFAULT_FLAGS);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  bench_app_watch_frame (GTK_APPLICATION (application));

  return g_application_run (G_APPLICATION (application), argc, argv);
}
