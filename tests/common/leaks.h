/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Limits the search for leaks to the code within test cases. Part clang of tests/check.sh includes
 * this file before everything else.
 *
 * GLib leaks the names of the folders of G_TEST_OPTION_ISOLATE_DIRS between two cases. A
 * suppression by call stack would need to unwind each allocation through GLib, which has no frame
 * pointers. The tests would take ten times as long.
 */

#pragma once

#define _GNU_SOURCE /* some test files define this themselves, but after they include this file */

#include <glib.h>
#include <sanitizer/lsan_interface.h>

typedef struct {
  GTestFunc plain; /* the function of a case without data, or NULL */
  GTestDataFunc function;
  gpointer data;
  GDestroyNotify free_data;
} LeaksCase;

static inline void
leaks_run_case (gconstpointer data)
{
  const LeaksCase *self = data;

  __lsan_enable ();
  if (self->plain)
    self->plain ();
  else
    self->function (self->data);
  if (self->free_data)
    self->free_data (self->data);
  __lsan_disable ();
}

static inline void
leaks_add_case (const char *path, GTestFunc plain, GTestDataFunc function, gpointer data,
                GDestroyNotify free_data)
{
  LeaksCase *self = g_new (LeaksCase, 1);

  *self = (LeaksCase){ plain, function, data, free_data };
  g_test_add_data_func_full (path, self, leaks_run_case, g_free);
}

static inline int
leaks_run (void)
{
  int status;

  __lsan_disable ();
  status = g_test_run ();
  __lsan_enable ();
  return status;
}

#define g_test_add_func(path, function) leaks_add_case (path, function, NULL, NULL, NULL)
#define g_test_add_data_func(path, data, function) \
  leaks_add_case (path, NULL, function, (gpointer) (data), NULL)
#define g_test_add_data_func_full(path, data, function, free_data) \
  leaks_add_case (path, NULL, function, data, free_data)
#define g_test_run leaks_run
