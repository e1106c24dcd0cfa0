/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-jewelry.h"

void
dub_jewelry_add (DubJewelry *jewelry, DubColor color)
{
  g_assert (jewelry->n < DUB_MAX_JEWELRY);
  jewelry->colors[jewelry->n++] = (guint8) color;
}

void
dub_jewelry_set (DubJewelry *jewelry, const guint8 counts[DUB_N_COLORS])
{
  *jewelry = (DubJewelry){ 0 };
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    for (guint i = 0; i < counts[color]; i++)
      dub_jewelry_add (jewelry, color);
}

guint
dub_jewelry_count (const DubJewelry *jewelry, DubColor color)
{
  guint n = 0;

  for (guint i = 0; i < jewelry->n; i++)
    n += jewelry->colors[i] == color;

  return n;
}

gboolean
dub_jewelry_is_valid (const guint8 counts[DUB_N_COLORS])
{
  guint n = 0;

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    n += counts[color];

  return n <= DUB_MAX_JEWELRY;
}
