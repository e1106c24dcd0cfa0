/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looks for leaks within test cases only. Included before everything else, by part clang.
 *
 * G_TEST_OPTION_ISOLATE_DIRS leaks the names of its folders between two cases. To tell that leak
 * from others by who allocated it, each allocation would have to be unwound through GLib, which has
 * no frame pointers: that takes ten times as long as the tests themselves. */

#pragma once

#define _GNU_SOURCE /* as some of the files do, too late after this one */

#include <glib.h>
#include <sanitizer/lsan_interface.h>

typedef struct {
  GTestFunc plain; /* or else */
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
