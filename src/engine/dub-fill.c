/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fills the displays for the player, by drawing what would be drawn on the table. Each
 * draw is keyed by its round and space, so that undoing and filling again draws the
 * same tiles if the table is the same.
 */

#include "dub-components.h"
#include "dub-game-private.h"
#include "dub-rng.h"

static DubRng
get_chance (const DubState *state, DubDisplayName display, guint at)
{
  return dub_rng_for (state->seed, DUB_RANDOM_FILL, (state->round * 16u + at) * 16u + display);
}

static DubThing
draw_resource (const DubBox *box, const DubState *state, guint at)
{
  DubRng rng = get_chance (state, DUB_DISPLAY_RESOURCES, at);
  guint counts[DUB_N_TILES];
  int tile;

  dub_components_count_resources (box, state, counts);
  tile = dub_rng_pick (&rng, counts, DUB_N_TILES);

  return dub_thing_name (DUB_KIND_TILE, tile < 0 ? DUB_TILE_UNKNOWN : (guint) tile);
}

/* The contents of the bag, listed once for all draws until it takes the discards back. */
typedef struct {
  gboolean is_open;
  guint n;
  DubGarment garments[DUB_MAX_GARMENTS];
} Bag;

static DubThing
draw_garment (const DubBox *box, const DubState *state, Bag *bag, guint at)
{
  DubRng rng = get_chance (state, DUB_DISPLAY_GARMENTS, at);
  DubGarment garment;
  guint place;

  if (!bag->is_open || state->garment_bag == 0)
    bag->n = dub_components_list_garments (box, state, bag->garments);
  bag->is_open = TRUE;
  if (bag->n == 0)
    return dub_thing_garment ((DubGarment){ .color = DUB_COLOR_UNKNOWN }, DUB_NOBODY);

  place = dub_rng_below (&rng, bag->n);
  garment = bag->garments[place];
  bag->garments[place] = bag->garments[--bag->n];

  return dub_thing_garment (garment, DUB_NOBODY);
}

/* The stack is sorted from low to high levels. */
static DubThing
draw_employee (const DubBox *box, const DubState *state)
{
  guint level = 1;

  while (level < DUB_N_LEVELS - 1 &&
         state->levels_shown[level] >= dub_round_count_level (state->round, level))
    level++;

  return dub_thing_employee (dub_components_get_employee (box, state, level));
}

static DubThing
draw_jewel (const DubBox *box, const DubState *state, guint at)
{
  DubRng rng = get_chance (state, DUB_DISPLAY_JEWELRY, at);
  guint counts[DUB_N_COLORS];
  int color;

  dub_components_count_jewelry (box, state, counts);
  color = dub_rng_pick (&rng, counts, DUB_N_COLORS);

  return dub_thing_name (DUB_KIND_JEWEL, color < 0 ? DUB_COLOR_UNKNOWN : (guint) color);
}

static DubThing
draw (const DubBox *box, const DubState *state, Bag *bag, DubDisplayName display, guint at)
{
  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    return draw_resource (box, state, at);
  case DUB_DISPLAY_GARMENTS:
    return draw_garment (box, state, bag, at);
  case DUB_DISPLAY_EMPLOYEES:
    return draw_employee (box, state);
  case DUB_DISPLAY_JEWELRY:
    return draw_jewel (box, state, at);
  case DUB_N_DISPLAYS:
    break;
  }
  g_assert_not_reached ();
}

gboolean
dub_fill_displays (DubDecision *self)
{
  Bag bag = { .is_open = FALSE };

  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    int at;

    while ((at = dub_round_get_next (self->table.box, &self->now, display)) >= 0) {
      DubPlace space = { .kind = (guint8) display, .at = (guint8) at };
      DubThing drawn = draw (self->table.box, &self->now, &bag, display, (guint) at);

      if (!dub_decision_move (self,
                              (DubMove){ .verb = DUB_MOVE_ENTER, .to = space, .thing = drawn }))
        return FALSE;
    }
  }

  return TRUE;
}
