/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-application.h"
#include "dub-text.h"

#include <signal.h>

int
main (int argc, char **argv)
{
  g_autoptr (DubApplication) application = NULL;

  /* A limit on the size of files is an error like any other. */
  signal (SIGXFSZ, SIG_IGN);
  dub_text_init ();
  if (!dub_application_check_settings ())
    return 1;
  application = dub_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
