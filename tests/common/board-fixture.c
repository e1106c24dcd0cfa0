/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include "dub-state.h"

#include <string.h>

enum { MAX_TOKENS = 14 };

/* A table in the making, and the pieces that are left in the box. */
typedef struct {
  GRand *rand;
  TestBoardKind kind;
  const DubBox *box;
  DubState *state;
  gboolean jb;
  guint garments[DUB_N_COLORS];
  guint jewelry[DUB_N_COLORS];
  guint levels[DUB_N_LEVELS];
  gboolean specials[DUB_N_SPECIALS]; /* TRUE if on the table or not in play */
  gboolean ids[DUB_N_EMPLOYEES];
  guint tokens[DUB_N_OWNERS];
  guint hers; /* percentage of her tokens */
} Maker;

static void
open_box (Maker *self)
{
  static const guint garments[DUB_N_COLORS] = { 0, 13, 13, 10, 6 };
  static const guint jewelry[DUB_N_COLORS] = { 0, 7, 7, 6, 4 };
  static const guint levels[DUB_N_LEVELS] = { 0, 6, 4, 4, 4, 4, 6 };
  static const guint more_levels[DUB_N_LEVELS] = { 10, 0, 9, 0, 0, 9, 0 };
  const DubState *state = self->state;

  for (guint i = DUB_BLUE; i <= DUB_ORANGE; i++) {
    self->garments[i] =
        garments[i] + (dub_state_has_expansion (state, DUB_EXPANSION_FANCY) ? 4 : 0);
    self->jewelry[i] = jewelry[i];
  }
  for (guint i = 0; i < DUB_N_LEVELS; i++)
    self->levels[i] = levels[i] + (self->jb ? more_levels[i] : 0);
  for (DubSpecial i = DUB_FESTIVITY_PAIRS; i < DUB_N_SPECIALS; i++)
    self->specials[i] =
        i <= DUB_FESTIVITY_PINK
            ? !dub_state_has_expansion (state, DUB_EXPANSION_FESTIVITY) || state->round == 1
            : !dub_state_has_expansion (state, DUB_EXPANSION_EXPERT) ||
                  (i >= DUB_EXPERT_ANY_JEWELRY && !self->jb);
  self->tokens[DUB_BARRY] = self->tokens[DUB_YOU] = MAX_TOKENS;
  self->hers = test_pick (self->rand, 20, 80);
}

/* Draws a random color. Returns no garment if that color has run out. */
static DubGarment
draw_garment (Maker *self, guint special_chance)
{
  DubGarment garment = { .color = (guint8) test_pick (self->rand, DUB_BLUE, DUB_ORANGE),
                         .pp = (guint8) test_pick (self->rand, 0, 9),
                         .thimble = test_chance (self->rand, 35) };
  DubSpecial special = test_pick (self->rand, DUB_FESTIVITY_PAIRS, DUB_N_SPECIALS - 1);

  if (test_chance (self->rand, special_chance) && !self->specials[special]) {
    self->specials[special] = TRUE;
    garment.special = (guint8) special;
    if (special == DUB_EXPERT_LIVRE14)
      garment.color = DUB_GREEN;
    return garment;
  }
  if (self->garments[garment.color] == 0)
    return (DubGarment){ 0 };
  self->garments[garment.color]--;

  return garment;
}

static DubColor
draw_jewel (Maker *self)
{
  DubColor color = test_pick (self->rand, DUB_BLUE, DUB_ORANGE);

  if (self->jewelry[color] == 0)
    return DUB_COLOR_NONE;
  self->jewelry[color]--;

  return color;
}

static DubOwner
draw_token (Maker *self)
{
  DubOwner owner = test_chance (self->rand, self->hers) ? DUB_BARRY : DUB_YOU;

  if (self->tokens[owner] == 0)
    return DUB_NOBODY;
  self->tokens[owner]--;

  return owner;
}

static void
seat_guest (Maker *self, guint hall, guint space, DubOwner owner)
{
  DubGuest *guest = &self->state->halls[hall][space];

  if (owner == DUB_NOBODY || guest->owner != DUB_NOBODY)
    return;
  guest->garment = draw_garment (self, 10);
  if (guest->garment.color != DUB_COLOR_NONE)
    guest->owner = (guint8) owner;
}

/* Puts Barry into every hall but one. */
static void
leave_one_hall (Maker *self)
{
  guint gap = test_pick (self->rand, 0, DUB_N_HALLS - 1);

  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    if (hall == gap)
      continue;
    self->tokens[DUB_BARRY]--;
    if (test_chance (self->rand, 40))
      self->state->tokens[DUB_MUSICIANS][hall] = DUB_BARRY;
    else
      seat_guest (self, hall, test_pick (self->rand, 0, self->box->halls[hall].n_guests - 1u),
                  DUB_BARRY);
  }
}

static void
fill_halls (Maker *self)
{
  static const guint fills[] = { 0, 10, 50, 90, 100 };
  guint fill = fills[test_pick (self->rand, 0, G_N_ELEMENTS (fills) - 1)];
  guint open_hall = test_pick (self->rand, 0, DUB_N_HALLS);

  if (self->kind == TEST_BOARD_TIE)
    fill = test_pick (self->rand, 0, 8);
  else if (test_chance (self->rand, 25))
    leave_one_hall (self);

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < self->box->halls[hall].n_guests; i++)
      if (test_chance (self->rand, hall == open_hall ? fill / 2 : fill))
        seat_guest (self, hall, i, draw_token (self));
}

static void
put_tokens (Maker *self, DubDecorationKind decoration, guint fill)
{
  for (guint i = 0; i < self->box->decorations[decoration].n; i++)
    if (self->state->tokens[decoration][i] == DUB_NOBODY && test_chance (self->rand, fill))
      self->state->tokens[decoration][i] = (guint8) draw_token (self);
}

/* For spaces on which each side may have one token only. */
static void
put_single_tokens (Maker *self, guint8 *spaces, guint n, guint fill)
{
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    guint i = test_pick (self->rand, 0, n - 1);

    if (spaces[i] == DUB_NOBODY && self->tokens[owner] > 0 && test_chance (self->rand, fill)) {
      spaces[i] = (guint8) owner;
      self->tokens[owner]--;
    }
  }
}

static void
decorate (Maker *self)
{
  static const guint fills[] = { 0, 20, 60, 100 };
  guint fill = fills[test_pick (self->rand, 0,
                                G_N_ELEMENTS (fills) - (self->kind == TEST_BOARD_TIE ? 3 : 1))];
  DubState *state = self->state;

  put_tokens (self, DUB_MUSICIANS, fill);
  put_tokens (self, DUB_FIREWORKS, fill);
  put_tokens (self, DUB_STATUES, fill);
  for (DubDecorationKind side = DUB_KITCHEN_LEFT; side <= DUB_KITCHEN_RIGHT; side++)
    put_single_tokens (self, state->tokens[side], self->box->decorations[side].n, fill);
  if (self->jb)
    put_single_tokens (self, state->tokens[DUB_JEWELER], self->box->decorations[DUB_JEWELER].n, 70);
  put_single_tokens (self, state->all_halls, self->box->n_all_halls, 20);
}

static void
lay_out_tiles (Maker *self)
{
  guint fill = self->kind == TEST_BOARD_TILES ? 85 : test_pick (self->rand, 0, 100);
  guint unknown = test_pick (self->rand, 0, self->kind == TEST_BOARD_TILES ? 90 : 50);
  guint faces = test_pick (self->rand, DUB_TILE_BP, DUB_TILE_BP_GO);
  DubState *state = self->state;
  guint n_elsewhere = 0;

  for (guint i = 0; i < DUB_N_DRAWERS; i++)
    for (guint j = 0; j < DUB_N_COLUMNS; j++)
      if (test_chance (self->rand, fill)) {
        state->resources[i][j] = (guint8) (test_chance (self->rand, unknown)
                                               ? DUB_TILE_UNKNOWN
                                               : test_pick (self->rand, DUB_TILE_BP, faces));
        n_elsewhere++;
      }

  state->sides[DUB_BARRY].counts[DUB_FACT_TILES] = (guint16) test_pick (self->rand, 0, 25);
  if (test_chance (self->rand, 60))
    state->bag = (gint16) test_pick (self->rand, 0, 3);
  else if (test_chance (self->rand, 20))
    state->sides[DUB_BARRY].counts[DUB_FACT_TILES] =
        (guint16) (dub_state_get_n_tiles (state) - n_elsewhere - test_pick (self->rand, 0, 1));
}

static void
lay_out_displays (Maker *self)
{
  guint fill = test_chance (self->rand, 60) ? 100 : test_pick (self->rand, 0, 100);
  guint special = test_chance (self->rand, 50) ? 90 : 20;

  for (guint i = 0; i < self->box->garment_display.n; i++)
    if (test_chance (self->rand, fill))
      self->state->garments[i] = draw_garment (self, special);

  fill = test_chance (self->rand, 60) ? 100 : test_pick (self->rand, 0, 100);
  for (guint i = 0; self->jb && i < self->box->jewelry_display.n; i++)
    if (test_chance (self->rand, fill))
      self->state->jewelry[i] = (guint8) draw_jewel (self);
}

/* Draws a random type. Returns no card if that type has run out. */
static DubEmployee
draw_employee (Maker *self, gboolean crowned)
{
  guint at = test_pick (self->rand, 0, DUB_N_EMPLOYEES - 1);
  const DubBoxEmployee *card = &self->box->employees[at];

  while (crowned && card->crown == DUB_CROWN_NONE) {
    at = (at + 1) % DUB_N_EMPLOYEES;
    card = &self->box->employees[at];
  }
  if (self->ids[at] || self->levels[card->level] == 0 || (card->in_jewelry_box && !self->jb))
    return (DubEmployee){ 0 };

  self->levels[card->level]--;
  if (card->crown == DUB_CROWN_NONE && test_chance (self->rand, 50))
    return (DubEmployee){ .type = card->type, .level = card->level };
  self->ids[at] = TRUE;

  return (DubEmployee){ card->type, card->level, (guint8) (at + 1), card->crown };
}

static void
employ (Maker *self)
{
  gboolean tie = self->kind == TEST_BOARD_TIE;
  guint fill = tie || test_chance (self->rand, 60) ? 100 : test_pick (self->rand, 0, 100);
  guint crowns = tie ? 95 : test_pick (self->rand, 0, 70);
  DubSide *barry = &self->state->sides[DUB_BARRY];
  guint n = test_pick (self->rand, 0, tie ? 4 : 6);

  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    if (test_chance (self->rand, fill))
      self->state->employees[i] = draw_employee (self, test_chance (self->rand, crowns));

  for (guint i = 0; i < n; i++)
    barry->staff[barry->n_staff++] =
        (DubEmployee){ .type = (guint8) test_pick (self->rand, DUB_MASTER, DUB_APPRENTICE),
                       .level = DUB_LEVEL_UNKNOWN };
  n = test_pick (self->rand, 0, tie ? 1 : 5);
  for (guint i = 0; i < n; i++) {
    DubEmployee employee = draw_employee (self, test_chance (self->rand, 20));

    if (employee.type != DUB_TYPE_NONE)
      barry->staff[barry->n_staff++] = employee;
  }
  dub_side_recount (barry);
}

static void
examine (Maker *self)
{
  DubSide *barry = &self->state->sides[DUB_BARRY];
  guint n_tasks;
  const guint8 *tasks;

  if (!self->jb)
    return;

  if (self->kind != TEST_BOARD_TILES)
    barry->track = test_chance (self->rand, 50) ? DUB_TRACK_MASTER : DUB_TRACK_JOURNEYMAN;
  tasks = dub_box_get_tasks (self->box, barry->track, &n_tasks);
  for (guint i = 0; i < n_tasks && barry->n_done < n_tasks - 1; i++)
    if (test_chance (self->rand, 70))
      barry->done[barry->n_done++] = tasks[i];

  for (DubTrack track = DUB_TRACK_JOURNEYMAN; track <= DUB_TRACK_MASTER; track++)
    if (test_chance (self->rand, 50))
      self->state->exam_decks[track] = (gint8) test_pick (self->rand, 0, 3);
}

static void
equip_barry (Maker *self)
{
  DubSide *barry = &self->state->sides[DUB_BARRY];
  gboolean tie = self->kind == TEST_BOARD_TIE;

  barry->counts[DUB_FACT_PP] = (guint16) test_pick (self->rand, 0, 120);
  barry->counts[DUB_FACT_THREAD] = (guint16) test_pick (self->rand, 0, tie ? 1 : 6);
  barry->counts[DUB_FACT_LACE] = (guint16) (tie ? 0 : test_pick (self->rand, 0, 6));
  if (dub_state_count_tokens (self->state, DUB_JEWELER, DUB_BARRY) > 0)
    for (guint i = test_pick (self->rand, 0, tie ? 1 : 8); i > 0; i--) {
      DubColor color = draw_jewel (self);

      if (color != DUB_COLOR_NONE)
        dub_jewelry_add (&barry->jewelry, color);
    }
}

/* Your counts stay small: no bonus is then worth more than 12 PP to you. */
static void
equip_you (Maker *self)
{
  DubSide *you = &self->state->sides[DUB_YOU];
  guint known = test_pick (self->rand, 0, 100);

  you->counts[DUB_FACT_PP] = (guint16) test_pick (self->rand, 0, 150);
  you->counts[DUB_FACT_LIVRE] = (guint16) test_pick (self->rand, 0, 60);
  you->counts[DUB_FACT_THREAD] = (guint16) test_pick (self->rand, 0, 4);
  you->counts[DUB_FACT_LACE] = (guint16) test_pick (self->rand, 0, 4);
  you->counts[DUB_FACT_STAFF] = (guint16) test_pick (self->rand, 4, 12);
  you->counts[DUB_FACT_APPRENTICES] = (guint16) test_pick (self->rand, 0, 8);
  if (dub_state_count_tokens (self->state, DUB_JEWELER, DUB_YOU) > 0)
    for (guint i = test_pick (self->rand, 0, 8); i > 0; i--) {
      DubColor color = draw_jewel (self);

      if (color != DUB_COLOR_NONE)
        dub_jewelry_add (&you->jewelry, color);
    }
  for (guint i = test_pick (self->rand, 0, 3); i > 0; i--) {
    DubEmployee employee = draw_employee (self, TRUE);

    if (employee.type != DUB_TYPE_NONE)
      you->bonuses[you->n_bonuses++] = employee.crown;
  }

  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++) {
    if (test_chance (self->rand, known)) {
      you->known |= (guint16) (1u << fact);
      continue;
    }
    if (fact < DUB_N_COUNTS)
      you->counts[fact] = 0;
    else if (fact == DUB_FACT_JEWELRY)
      you->jewelry = (DubJewelry){ 0 };
    else {
      you->n_bonuses = 0;
      memset (you->bonuses, 0, sizeof you->bonuses);
    }
  }
}

/* full: the hall without a free space that every card names; 0 for random halls. */
static void
deal (Maker *self, DubPile *pile, guint n, guint full)
{
  static const DubCardAction actions[] = { DUB_CARD_FAVOR,  DUB_CARD_DRAWER, DUB_CARD_COLUMN,
                                           DUB_CARD_TAILOR, DUB_CARD_TAILOR, DUB_CARD_TAILOR,
                                           DUB_CARD_HIRE,   DUB_CARD_FUND,   DUB_CARD_FUND };
  guint unknown = test_chance (self->rand, 15) ? 30 : 0;

  for (guint i = 0; i < n; i++) {
    guint which = test_pick (self->rand, 0, G_N_ELEMENTS (actions) - 1);
    DubCard card = test_card_make (self->rand, actions[which]);

    if (full != 0 && test_chance (self->rand, 85))
      card.hall = full & 7;
    if (test_chance (self->rand, unknown))
      card = (DubCard){ 0 };
    dub_pile_push (pile, card);
  }
}

static void
deal_all (Maker *self)
{
  static const guint sizes[] = { 0, 0, 1, 2, 3, 10 };
  DubState *state = self->state;
  DubCardAction action = self->kind == TEST_BOARD_TIE   ? DUB_CARD_HIRE
                         : test_chance (self->rand, 50) ? DUB_CARD_DRAWER
                                                        : DUB_CARD_COLUMN;
  guint full = 0;

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    if (!dub_state_hall_has_room (self->box, state, hall))
      full = hall + 1;
  if (test_chance (self->rand, 50))
    full = 0;

  deal (self, &state->hand, test_pick (self->rand, 1, 4), 0);
  if (self->kind != TEST_BOARD_ANY)
    state->hand.cards[0] = test_card_make (self->rand, action);
  deal (self, &state->supply, sizes[test_pick (self->rand, 0, G_N_ELEMENTS (sizes) - 1)], full);
  deal (self, &state->discard, sizes[test_pick (self->rand, 0, G_N_ELEMENTS (sizes) - 1)], full);
}

void
test_board_make (GRand *rand, TestBoardKind kind, DubBox *box, DubState *state)
{
  Maker self = { .rand = rand, .kind = kind, .box = box, .state = state };

  test_box_make (rand, test_chance (rand, 50), box);
  dub_state_init (state);
  state->seed = g_rand_int (rand);
  state->round = (guint8) test_pick (rand, 0, DUB_N_ROUNDS);
  for (DubExpansion expansion = 0; expansion < DUB_N_EXPANSIONS; expansion++)
    if (test_chance (rand, expansion == DUB_EXPANSION_JEWELRY_BOX ? 75 : 50))
      state->expansions |= (guint8) (1u << expansion);
  state->second_place = test_chance (rand, 50);
  state->count_candidate = test_chance (rand, 50);
  state->zero_gown_apart = test_chance (rand, 50);
  state->favor = (guint8) test_pick (rand, DUB_NOBODY, DUB_YOU);
  self.jb = dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);

  open_box (&self);
  fill_halls (&self);
  decorate (&self);
  lay_out_tiles (&self);
  lay_out_displays (&self);
  employ (&self);
  examine (&self);
  equip_barry (&self);
  equip_you (&self);
  deal_all (&self);
}
