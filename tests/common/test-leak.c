/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A leak within a test case. This test must fail; if it passes, an option of the sanitizers hides
 * the leaks of the other tests.
 */

#include <glib.h>

enum { N_LEAKS = 20, SIZE = 77 };

static char *volatile last;

/* One pointer may survive in a register, but not all of them. */
static void
test_leak (void)
{
  for (guint i = 0; i < N_LEAKS; i++)
    last = g_malloc0 (SIZE);
  last = NULL;
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/leak", test_leak);

  return g_test_run ();
}
