/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "seeds-fixture.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

/* Holds the message before each check runs: a failed assertion ends the program, and a signal
 * handler may do little but write. */
static char message[32];

static void
abort_cb (int number)
{
  ssize_t written = write (STDERR_FILENO, message, strlen (message));

  (void) written;
  signal (number, SIG_DFL);
  raise (number);
}

static void
run (TestSeedFunc check, guint32 seed)
{
  g_snprintf (message, sizeof message, "DUB_SEED=%u\n", seed);
  check (seed);
}

void
test_seeds_run (TestSeedFunc check, guint n, guint n_thorough)
{
  const char *only = g_getenv ("DUB_SEED"), *most = g_getenv ("DUB_SEEDS");

  if (g_test_thorough ())
    n = n_thorough;
  if (most != NULL)
    n = MIN (n, (guint) g_ascii_strtoull (most, NULL, 10));
  signal (SIGABRT, abort_cb);
  if (only != NULL)
    run (check, (guint32) g_ascii_strtoull (only, NULL, 10));
  else
    for (guint32 seed = 0; seed < n; seed++)
      run (check, seed);
  signal (SIGABRT, SIG_DFL);
}
