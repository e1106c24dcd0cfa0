/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The median of several runs, which single busy moments do not affect.
 */

#pragma once

#include <stdlib.h>

static inline int
bench_compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Returns the median, and sorts the values. */
static inline double
bench_get_median (double *values, size_t n)
{
  qsort (values, n, sizeof *values, bench_compare);

  return values[n / 2];
}
