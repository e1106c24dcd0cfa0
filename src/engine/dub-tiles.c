/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-tiles.h"

#include "dub-rng.h"

enum { THIMBLE = TRUE, N_COMMON_TILES = 26, N_UNCOMMON_TILES = 12 };

static const DubGarment base_garments[] = {
  /* 13 blue gowns */
  { DUB_BLUE, 1, 0, 0 },
  { DUB_BLUE, 1, 0, 0 },
  { DUB_BLUE, 1, 0, 0 },
  { DUB_BLUE, 2, 0, 0 },
  { DUB_BLUE, 2, 0, 0 },
  { DUB_BLUE, 2, 0, 0 },
  { DUB_BLUE, 2, 0, 0 },
  { DUB_BLUE, 3, 0, 0 },
  { DUB_BLUE, 3, 0, 0 },
  { DUB_BLUE, 3, 0, 0 },
  { DUB_BLUE, 3, THIMBLE, 0 },
  { DUB_BLUE, 4, THIMBLE, 0 },
  { DUB_BLUE, 4, THIMBLE, 0 },
  /* 13 pink coats */
  { DUB_PINK, 1, 0, 0 },
  { DUB_PINK, 1, 0, 0 },
  { DUB_PINK, 1, 0, 0 },
  { DUB_PINK, 2, 0, 0 },
  { DUB_PINK, 2, 0, 0 },
  { DUB_PINK, 2, 0, 0 },
  { DUB_PINK, 2, 0, 0 },
  { DUB_PINK, 3, 0, 0 },
  { DUB_PINK, 3, 0, 0 },
  { DUB_PINK, 3, 0, 0 },
  { DUB_PINK, 3, THIMBLE, 0 },
  { DUB_PINK, 4, THIMBLE, 0 },
  { DUB_PINK, 4, THIMBLE, 0 },
  /* 10 green gowns */
  { DUB_GREEN, 3, 0, 0 },
  { DUB_GREEN, 3, 0, 0 },
  { DUB_GREEN, 4, 0, 0 },
  { DUB_GREEN, 4, 0, 0 },
  { DUB_GREEN, 4, 0, 0 },
  { DUB_GREEN, 5, 0, 0 },
  { DUB_GREEN, 5, THIMBLE, 0 },
  { DUB_GREEN, 5, THIMBLE, 0 },
  { DUB_GREEN, 6, THIMBLE, 0 },
  { DUB_GREEN, 6, THIMBLE, 0 },
  /* 6 orange coats */
  { DUB_ORANGE, 5, 0, 0 },
  { DUB_ORANGE, 6, 0, 0 },
  { DUB_ORANGE, 6, THIMBLE, 0 },
  { DUB_ORANGE, 7, THIMBLE, 0 },
  { DUB_ORANGE, 7, THIMBLE, 0 },
  { DUB_ORANGE, 8, THIMBLE, 0 },
};
static const DubGarment fancy_garments[] = {
  { DUB_BLUE, 6, THIMBLE, 0 },
  { DUB_PINK, 6, THIMBLE, 0 },
  { DUB_GREEN, 8, THIMBLE, 0 },
  { DUB_ORANGE, 9, THIMBLE, 0 },
};
static const DubGarment festivity_garments[] = {
  { DUB_GREEN, 3, 0, DUB_FESTIVITY_PAIRS },
  { DUB_ORANGE, 4, 0, DUB_FESTIVITY_DECORATIONS },
  { DUB_BLUE, 2, 0, DUB_FESTIVITY_BLUE },
  { DUB_PINK, 2, 0, DUB_FESTIVITY_PINK },
};
static const DubGarment expert_garments[] = {
  { DUB_BLUE, 3, 0, DUB_EXPERT_FAVOR },
  { DUB_PINK, 3, 0, DUB_EXPERT_DEPUTE },
  { DUB_PINK, 2, 0, DUB_EXPERT_TILE },
  { DUB_GREEN, 0, 0, DUB_EXPERT_LIVRE14 },
};
static const DubGarment expert_jewelry_garments[] = {
  { DUB_GREEN, 4, THIMBLE, DUB_EXPERT_ANY_JEWELRY },
  { DUB_ORANGE, 5, THIMBLE, DUB_EXPERT_MATCH_JEWELRY },
};

static const guint8 jewelry_counts[DUB_N_COLOURS] = {
  [DUB_BLUE] = 7,
  [DUB_PINK] = 7,
  [DUB_GREEN] = 6,
  [DUB_ORANGE] = 4,
};

typedef struct {
  DubGarment *garments;
  guint n;
} Bag;

static void
add (Bag *bag, const DubGarment *garments, guint n)
{
  for (guint i = 0; i < n; i++)
    bag->garments[bag->n++] = garments[i];
}

static gboolean
is_like (DubGarment a, DubGarment b, gboolean exactly)
{
  if (a.special != b.special)
    return FALSE;
  if (a.special != DUB_SPECIAL_NONE)
    return TRUE;

  return a.colour == b.colour && (!exactly || (a.pp == b.pp && a.thimble == b.thimble));
}

/* Takes one garment like this out: the very same if there is one, else, for a
 * box with other figures, any of its colour. */
static void
take_out (Bag *bag, DubGarment garment)
{
  if (garment.colour == DUB_COLOUR_NONE)
    return;

  for (int exactly = TRUE; exactly >= FALSE; exactly--)
    for (guint i = 0; i < bag->n; i++)
      if (is_like (bag->garments[i], garment, exactly)) {
        bag->garments[i] = bag->garments[--bag->n];
        return;
      }
}

static void
take_out_discards (Bag *bag, const DubState *state)
{
  for (DubColour colour = DUB_BLUE; colour <= DUB_ORANGE; colour++)
    for (guint i = 0; i < state->garment_discards[colour]; i++)
      take_out (bag, (DubGarment){ .colour = (guint8) colour });
  for (guint i = 1; i < DUB_N_SPECIALS; i++)
    if ((state->special_discards & (1u << i)) != 0)
      take_out (bag, (DubGarment){ .colour = DUB_BLUE, .special = (guint8) i });
}

/* All of the box and the modules, wherever they are. */
static void
collect_garments (Bag *bag, const DubState *state)
{
  add (bag, base_garments, G_N_ELEMENTS (base_garments));
  if (dub_state_has_module (state, DUB_MODULE_FANCY))
    add (bag, fancy_garments, G_N_ELEMENTS (fancy_garments));
  if (dub_state_has_module (state, DUB_MODULE_FESTIVITY) && state->round > 1)
    add (bag, festivity_garments, G_N_ELEMENTS (festivity_garments));
  if (dub_state_has_module (state, DUB_MODULE_EXPERT))
    add (bag, expert_garments, G_N_ELEMENTS (expert_garments));
  if (dub_state_has_module (state, DUB_MODULE_EXPERT) &&
      dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX))
    add (bag, expert_jewelry_garments, G_N_ELEMENTS (expert_jewelry_garments));
}

guint
dub_tiles_list_garments (const DubState *state, DubGarment garments[DUB_MAX_GARMENTS])
{
  Bag bag = { .garments = garments };

  collect_garments (&bag, state);
  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    take_out (&bag, state->garments[i]);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      take_out (&bag, state->halls[hall][i].garment);
  if (state->garment_bag > 0)
    take_out_discards (&bag, state);

  return bag.n;
}

static gboolean
is_before (DubGarment a, DubGarment b)
{
  if (a.colour != b.colour)
    return a.colour < b.colour;
  if (a.pp != b.pp)
    return a.pp < b.pp;
  if (a.thimble != b.thimble)
    return a.thimble < b.thimble;

  return a.special < b.special;
}

guint
dub_tiles_list_kinds (const DubState *state, DubGarment kinds[DUB_MAX_GARMENTS])
{
  DubGarment garments[DUB_MAX_GARMENTS];
  Bag bag = { .garments = garments };
  guint n = 0;

  collect_garments (&bag, state);
  for (guint i = 0; i < bag.n; i++) {
    guint place = 0;

    while (place < n && is_before (kinds[place], garments[i]))
      place++;
    if (place < n && is_like (kinds[place], garments[i], TRUE))
      continue;
    for (guint j = n++; j > place; j--)
      kinds[j] = kinds[j - 1];
    kinds[place] = garments[i];
  }

  return n;
}

gboolean
dub_tiles_has_left (const DubState *state, DubGarment kind)
{
  DubGarment garments[DUB_MAX_GARMENTS];
  Bag bag = { .garments = garments };
  guint n_in_box = 0, n_seen = 0;

  collect_garments (&bag, state);
  for (guint i = 0; i < bag.n; i++)
    n_in_box += is_like (garments[i], kind, TRUE);
  for (guint i = 0; i < DUB_MAX_SPACES; i++) {
    n_seen += is_like (state->garments[i], kind, TRUE);
    for (guint hall = 0; hall < DUB_N_HALLS; hall++)
      n_seen += is_like (state->halls[hall][i].garment, kind, TRUE);
  }

  return n_seen < n_in_box;
}

void
dub_tiles_count_jewelry (const DubState *state, guint counts[DUB_N_COLOURS])
{
  counts[DUB_COLOUR_NONE] = counts[DUB_COLOUR_UNKNOWN] = 0;
  for (DubColour colour = DUB_BLUE; colour <= DUB_ORANGE; colour++) {
    guint out = state->jewelry_gone[colour] + dub_jewelry_count (&state->barry.jewelry, colour) +
                dub_jewelry_count (&state->you.jewelry, colour);

    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      out += state->jewelry[i] == colour;
    counts[colour] = jewelry_counts[colour] - MIN (out, jewelry_counts[colour]);
  }
}

DubTile
dub_tiles_get_resource (guint n)
{
  if (n < N_COMMON_TILES)
    return DUB_TILE_BP;

  return n < N_COMMON_TILES + N_UNCOMMON_TILES ? DUB_TILE_GO : DUB_TILE_BP_GO;
}

typedef struct {
  guint n;
  guint8 cards[DUB_N_EMPLOYEES]; /* places in the box's employees */
} Stack;

static void
shuffle (Stack *stack, const DubState *state, guint number)
{
  DubRng rng = dub_rng_for (state->seed, DUB_CHANCE_STACK, number);

  for (guint i = stack->n; i > 1; i--) {
    guint j = dub_rng_below (&rng, i);
    guint8 card = stack->cards[i - 1];

    stack->cards[i - 1] = stack->cards[j];
    stack->cards[j] = card;
  }
}

/* The cards of a level: of one type only, or all but one type. */
static Stack
collect (const DubBox *box, guint level, DubType type, gboolean only)
{
  Stack stack = { 0 };

  for (guint i = 0; i < box->n_employees; i++)
    if (box->employees[i].level == level && (box->employees[i].type == type) == only)
      stack.cards[stack.n++] = (guint8) i;

  return stack;
}

/* Without the Jewelry Box its crowned cards are put aside; of the others the
 * first in the box's order are those of the base game. */
static void
drop_crowns (Stack *stack, const DubBox *box)
{
  guint n = 0;

  for (guint i = 0; i < stack->n; i++)
    if (box->employees[stack->cards[i]].crown == DUB_CROWN_NONE)
      stack->cards[n++] = stack->cards[i];
  stack->n = n;
}

/* The type of a level that is drawn from both the base game and the Jewelry Box
 * (SET-6). */
static DubType
get_mixed_type (guint level)
{
  return level == 5 ? DUB_MASTER : level == 2 ? DUB_JOURNEYMAN : DUB_TYPE_NONE;
}

/* The cards of a level in the order of the stack. Those that are not in it come
 * last: a table may show other cards than this seed. */
static Stack
stack_level (const DubBox *box, const DubState *state, guint level)
{
  enum { N_MIXED = 2 };
  DubType mixed_type = get_mixed_type (level);
  Stack stack = collect (box, level, mixed_type, FALSE);
  Stack mixed = { 0 };

  if (mixed_type != DUB_TYPE_NONE) {
    mixed = collect (box, level, mixed_type, TRUE);
    if (dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX))
      shuffle (&mixed, state, DUB_N_LEVELS + level);
    else
      drop_crowns (&mixed, box);
    for (guint i = 0; i < N_MIXED; i++)
      stack.cards[stack.n++] = mixed.cards[i];
  }
  shuffle (&stack, state, level);
  for (guint i = N_MIXED; i < mixed.n; i++)
    stack.cards[stack.n++] = mixed.cards[i];

  return stack;
}

DubEmployee
dub_tiles_get_employee (const DubBox *box, const DubState *state, guint level)
{
  Stack stack = stack_level (box, state, level);

  for (guint i = 0; i < stack.n; i++)
    if ((state->employees_seen & (G_GUINT64_CONSTANT (1) << stack.cards[i])) == 0)
      return dub_box_get_card (box, stack.cards[i]);

  return (DubEmployee){ .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNTOLD };
}
