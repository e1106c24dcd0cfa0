/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-barry.h"

#include <string.h>

void
dub_barry_join (DubBarry *barry, DubEmployee employee)
{
  g_assert (barry->n_staff < DUB_MAX_STAFF);
  barry->staff[barry->n_staff++] = employee;
}

void
dub_barry_lose (DubBarry *barry, guint at)
{
  g_assert (at < barry->n_staff);
  barry->n_staff--;
  memmove (barry->staff + at, barry->staff + at + 1,
           (barry->n_staff - at) * sizeof barry->staff[0]);
  barry->staff[barry->n_staff] = (DubEmployee){ 0 };
}
