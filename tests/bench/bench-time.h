/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The processor time of this program. It does not include syncs, whose time depends on the disk.
 */

#pragma once

#include <time.h>

/* Returns the time in milliseconds. */
static inline double
bench_get_cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}
