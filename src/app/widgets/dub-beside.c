/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-beside.h"

enum { GAP = 6, N_SHIFTS = 13 };

typedef struct {
  GdkRectangle at;
  int missing;    /* how much of it is out of the area */
  gint64 covered; /* how much it covers of what is to be avoided */
} Candidate;

static int
center (int target, int target_size, int size, int area, int area_size)
{
  return CLAMP (target + (target_size - size) / 2, area, MAX (area + area_size - size, area));
}

static gint64
count_covered (const GdkRectangle *at, const DubBesideThing *avoided, guint n_avoided)
{
  gint64 covered = 0;

  for (guint i = 0; i < n_avoided; i++) {
    GdkRectangle both;

    if (gdk_rectangle_intersect (at, &avoided[i].at, &both))
      covered += (gint64) both.width * both.height * avoided[i].weight;
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

/* The position along the target: first in the middle, then further and further to both ends, but
 * still beside it. */
static int
shift (int target, int target_size, int size, int area, int area_size, int nth)
{
  int step = (target_size + size) / (N_SHIFTS + 1);
  int by = (nth + 1) / 2 * step;

  return center (target + (nth % 2 == 0 ? by : -by), target_size, size, area, area_size);
}

static void
consider (Candidate *best, GdkRectangle at, GdkRectangle area, const DubBesideThing *avoided,
          guint n_avoided)
{
  Candidate one = { .at = at,
                    .missing = count_missing (&at, &area),
                    .covered = count_covered (&at, avoided, n_avoided) };

  if (one.missing < best->missing || (one.missing == best->missing && one.covered < best->covered))
    *best = one;
}

GdkRectangle
dub_beside_find (GdkRectangle area, GdkRectangle target, int width, int height,
                 const DubBesideThing *avoided, guint n_avoided)
{
  Candidate best = { .missing = G_MAXINT };

  for (int i = 0; i < N_SHIFTS; i++) {
    int x = shift (target.x, target.width, width, area.x, area.width, i);
    int y = shift (target.y, target.height, height, area.y, area.height, i);
    const GdkRectangle sides[] = {
      { x, target.y + target.height + GAP, width, height },
      { x, target.y - GAP - height, width, height },
      { target.x + target.width + GAP, y, width, height },
      { target.x - GAP - width, y, width, height },
    };

    for (guint j = 0; j < G_N_ELEMENTS (sides); j++)
      consider (&best, sides[j], area, avoided, n_avoided);
  }

  return best.at;
}
