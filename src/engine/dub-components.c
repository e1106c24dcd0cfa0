/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-components.h"

#include "dub-rng.h"

typedef struct {
  DubGarment *garments;
  guint n;
} Bag;

static void
add (Bag *bag, const DubGarmentKinds *kinds, gboolean jewelry_box)
{
  for (guint i = 0; i < kinds->n; i++) {
    const DubGarmentKind *kind = &kinds->kinds[i];

    if (kind->garment.special >= DUB_EXPERT_ANY_JEWELRY && !jewelry_box)
      continue;
    for (guint j = 0; j < kind->n && bag->n < DUB_MAX_GARMENTS; j++)
      bag->garments[bag->n++] = kind->garment;
  }
}

/* Returns how much two garments differ; 0 if they are identical. */
static guint
get_distance (DubGarment a, DubGarment b)
{
  guint pp = a.pp > b.pp ? a.pp - b.pp : b.pp - a.pp;

  return 2 * pp + (a.thimble != b.thimble);
}

/* Removes a garment like this one. If the profile does not have it, removes the most similar
 * tile of its color: the number of tiles per color is fixed, so one of them differs from the
 * profile. */
static void
take_out (Bag *bag, DubGarment garment)
{
  guint best = bag->n;

  for (guint i = 0; i < bag->n; i++) {
    DubGarment other = bag->garments[i];

    if (other.special != garment.special ||
        (garment.special == DUB_SPECIAL_NONE && other.color != garment.color))
      continue;
    if (best == bag->n ||
        get_distance (other, garment) < get_distance (bag->garments[best], garment))
      best = i;
  }
  if (best < bag->n)
    bag->garments[best] = bag->garments[--bag->n];
}

static void
take_out_known (Bag *bag, DubGarment garment)
{
  if (garment.color != DUB_COLOR_NONE && garment.color != DUB_COLOR_UNKNOWN)
    take_out (bag, garment);
}

static void
take_out_discards (Bag *bag, const DubState *state)
{
  for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++)
    for (guint pp = 0; pp <= DUB_MAX_GARMENT_PP; pp++)
      for (guint thimble = 0; thimble < 2; thimble++)
        for (guint i = 0; i < state->discarded[color][pp][thimble]; i++)
          take_out (bag, (DubGarment){ .color = (guint8) color,
                                       .pp = (guint8) pp,
                                       .thimble = (guint8) thimble });
  for (guint i = 1; i < DUB_N_SPECIALS; i++)
    if ((state->special_discards & (1u << i)) != 0)
      take_out (bag, (DubGarment){ .color = DUB_BLUE, .special = (guint8) i });
}

static void
add_lists (Bag *bag, const DubBox *box, const DubState *state)
{
  gboolean jewelry_box = dub_state_has_jewelry_box (state);

  add (bag, &box->garments[DUB_GARMENTS_BASE], jewelry_box);
  if (dub_state_has_expansion (state, DUB_EXPANSION_FANCY))
    add (bag, &box->garments[DUB_GARMENTS_FANCY], jewelry_box);
  if (dub_state_has_expansion (state, DUB_EXPANSION_FESTIVITY) && state->round > 1)
    add (bag, &box->garments[DUB_GARMENTS_FESTIVITY], jewelry_box);
  if (dub_state_has_expansion (state, DUB_EXPANSION_EXPERT))
    add (bag, &box->garments[DUB_GARMENTS_EXPERT], jewelry_box);
}

guint
dub_components_list_garments (const DubBox *box, const DubState *state,
                              DubGarment garments[DUB_MAX_GARMENTS])
{
  Bag bag = { .garments = garments };

  add_lists (&bag, box, state);
  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    take_out_known (&bag, state->garments[i]);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      take_out_known (&bag, state->halls[hall][i].garment);
  if (state->garment_bag > 0)
    take_out_discards (&bag, state);

  return bag.n;
}

static int
compare (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  const DubGarment *x = a, *y = b;

  if (x->color != y->color)
    return x->color - y->color;
  if (x->special != y->special)
    return x->special - y->special;

  return x->pp != y->pp ? x->pp - y->pp : x->thimble - y->thimble;
}

void
dub_components_sort (DubGarment *garments, guint n)
{
  g_qsort_with_data (garments, (gint) n, sizeof *garments, compare, NULL);
}

guint
dub_components_list_kinds (const DubBox *box, const DubState *state,
                           DubGarmentKind kinds[DUB_MAX_GARMENTS])
{
  DubGarment all[DUB_MAX_GARMENTS], left[DUB_MAX_GARMENTS];
  guint n_left = dub_components_list_garments (box, state, left);
  Bag bag = { .garments = all };
  guint n = 0;

  add_lists (&bag, box, state);
  dub_components_sort (all, bag.n);
  for (guint i = 0; i < bag.n; i++) {
    if (i > 0 && dub_garment_equal (all[i - 1], all[i]))
      continue;
    kinds[n] = (DubGarmentKind){ .garment = all[i] };
    for (guint j = 0; j < n_left; j++)
      kinds[n].n = (guint8) (kinds[n].n + dub_garment_equal (left[j], all[i]));
    n++;
  }

  return n;
}

void
dub_components_count_jewelry (const DubBox *box, const DubState *state, guint counts[DUB_N_COLORS])
{
  counts[DUB_COLOR_NONE] = counts[DUB_COLOR_UNKNOWN] = 0;
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    guint out = state->jewelry_gone[color] +
                dub_jewelry_count (&state->sides[DUB_BARRY].jewelry, color) +
                dub_jewelry_count (&state->sides[DUB_YOU].jewelry, color);

    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      out += state->jewelry[i] == color;
    counts[color] = box->jewelry[color] - MIN (out, box->jewelry[color]);
  }
}

void
dub_components_count_resources (const DubBox *box, const DubState *state, guint counts[DUB_N_TILES])
{
  for (guint tile = 0; tile < DUB_N_TILES; tile++) {
    guint out = 0;

    counts[tile] = box->resources[tile];
    if (dub_state_has_expansion (state, DUB_EXPANSION_FANCY))
      counts[tile] += box->fancy_resources[tile];
    for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
      out += state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] == tile;
    counts[tile] -= MIN (out, counts[tile]);
  }
}

typedef struct {
  guint n;
  guint8 cards[DUB_N_EMPLOYEES]; /* indices in the box's employees */
} Stack;

static void
shuffle (Stack *stack, const DubState *state, guint number)
{
  DubRng rng = dub_rng_for (state->seed, DUB_RANDOM_STACK, number);

  for (guint i = stack->n; i > 1; i--) {
    guint j = dub_rng_below (&rng, i);
    guint8 card = stack->cards[i - 1];

    stack->cards[i - 1] = stack->cards[j];
    stack->cards[j] = card;
  }
}

/* Collects the cards of a level that are in play: only those of the type, or all others. */
static Stack
collect (const DubBox *box, const DubState *state, guint level, DubType type, gboolean only)
{
  gboolean jewelry_box = dub_state_has_jewelry_box (state);
  Stack stack = { 0 };

  for (guint i = 0; i < box->n_employees; i++)
    if (box->employees[i].level == level && (box->employees[i].type == type) == only &&
        (jewelry_box || !box->employees[i].in_jewelry_box))
      stack.cards[stack.n++] = (guint8) i;

  return stack;
}

/* Returns the cards of a level in stack order. Cards that are not in the stack come last, because
 * the real table may show cards that this seed does not. Two levels have a type of which some cards
 * are of the base game, and others of the Jewelry Box (SET-6). */
static Stack
stack_level (const DubBox *box, const DubState *state, guint level)
{
  enum { N_MIXED = 2 };
  DubType mixed_type = level == 5 ? DUB_MASTER : level == 2 ? DUB_JOURNEYMAN : DUB_TYPE_NONE;
  Stack stack = collect (box, state, level, mixed_type, FALSE);
  Stack mixed = { 0 };

  if (mixed_type != DUB_TYPE_NONE) {
    mixed = collect (box, state, level, mixed_type, TRUE);
    if (dub_state_has_jewelry_box (state))
      shuffle (&mixed, state, DUB_N_LEVELS + level);
    for (guint i = 0; i < N_MIXED; i++)
      stack.cards[stack.n++] = mixed.cards[i];
  }
  shuffle (&stack, state, level);
  for (guint i = N_MIXED; i < mixed.n; i++)
    stack.cards[stack.n++] = mixed.cards[i];

  return stack;
}

DubEmployee
dub_components_get_employee (const DubBox *box, const DubState *state, guint level)
{
  Stack stack = stack_level (box, state, level);

  for (guint i = 0; i < stack.n; i++) {
    DubEmployee card = dub_box_get_card (box, stack.cards[i]);

    if ((state->employees_seen & (G_GUINT64_CONSTANT (1) << stack.cards[i])) == 0 &&
        dub_side_find (&state->sides[DUB_YOU], card) < 0)
      return card;
  }

  return (DubEmployee){ .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNKNOWN };
}
