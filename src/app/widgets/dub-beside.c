/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-beside.h"

enum { GAP = 6 };

typedef struct {
  GdkRectangle at;
  int missing; /* how much of it is out of the area */
  int covered; /* how much it covers of what is to be avoided */
} Candidate;

static int
center (int target, int target_size, int size, int area, int area_size)
{
  return CLAMP (target + (target_size - size) / 2, area, MAX (area + area_size - size, area));
}

static int
count_covered (const GdkRectangle *at, const GdkRectangle *avoided, guint n_avoided)
{
  int covered = 0;

  for (guint i = 0; i < n_avoided; i++) {
    GdkRectangle both;

    if (gdk_rectangle_intersect (at, &avoided[i], &both))
      covered += both.width * both.height;
  }

  return covered;
}

static int
count_missing (const GdkRectangle *at, const GdkRectangle *area)
{
  GdkRectangle both = { 0 };

  gdk_rectangle_intersect (at, area, &both);

  return at->width * at->height - both.width * both.height;
}

GdkRectangle
dub_beside_find (GdkRectangle area, GdkRectangle target, int width, int height,
                 const GdkRectangle *avoided, guint n_avoided)
{
  int x = center (target.x, target.width, width, area.x, area.width);
  int y = center (target.y, target.height, height, area.y, area.height);
  const GdkRectangle sides[] = {
    { x, target.y + target.height + GAP, width, height },
    { x, target.y - GAP - height, width, height },
    { target.x + target.width + GAP, y, width, height },
    { target.x - GAP - width, y, width, height },
  };
  Candidate best = { .missing = G_MAXINT };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++) {
    Candidate side = { .at = sides[i],
                       .missing = count_missing (&sides[i], &area),
                       .covered = count_covered (&sides[i], avoided, n_avoided) };

    if (side.missing < best.missing ||
        (side.missing == best.missing && side.covered < best.covered))
      best = side;
  }

  return best.at;
}
