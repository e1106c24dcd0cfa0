/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The app up to its first frame, started as its main () does.
 */

#include "bench-app-frame.h"

#include "dub-application.h"
#include "dub-text.h"

int
main (int argc, char **argv)
{
  g_autoptr (DubApplication) application = NULL;

  dub_text_init ();
  application = dub_application_new ();
  bench_app_watch_frame (GTK_APPLICATION (application));

  return g_application_run (G_APPLICATION (application), argc, argv);
}
