/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How events change the table. Your own events are in dub-apply-you.c, what is
 * set right in dub-apply-fix.c.
 */

#include "dub-limits.h"
#include "dub-rules-private.h"

#include <string.h>

/* SET-2 to SET-4, SET-7. What you have at the start is known, but of thread,
 * lace, Livre and PP only until your first turn has ended. */
static void
start (DubState *state, const DubSetup *setup)
{
  static const guint8 staff[DUB_N_START_EMPLOYEES] = { DUB_MASTER, DUB_MASTER, DUB_JOURNEYMAN,
                                                       DUB_APPRENTICE, DUB_APPRENTICE };

  dub_state_init (state);
  state->phase = DUB_PHASE_PREPARE;
  state->seed = setup->seed;
  state->modules = setup->modules;
  state->second_place = setup->second_place;
  state->count_candidate = setup->count_candidate;
  state->way = setup->way;
  memcpy (state->colours, setup->colours, sizeof state->colours);
  state->start = DUB_BARRY;
  state->barry.thread = state->barry.lace = 1;
  for (guint i = 0; i < DUB_N_START_EMPLOYEES; i++)
    state->barry.staff[i] = (DubEmployee){ .type = staff[i], .level = DUB_LEVEL_UNTOLD };
  state->barry.n_staff = DUB_N_START_EMPLOYEES;

  state->you.known = (1u << DUB_N_FACTS) - 1;
  state->you.kept = 1u << DUB_FACT_STAFF | 1u << DUB_FACT_APPRENTICES | 1u << DUB_FACT_JEWELRY |
                    1u << DUB_FACT_BONUSES;
  state->you.counts[DUB_FACT_LIVRE] = 15;
  state->you.counts[DUB_FACT_THREAD] = state->you.counts[DUB_FACT_LACE] = 1;
  state->you.counts[DUB_FACT_STAFF] = DUB_N_START_EMPLOYEES;
  state->you.counts[DUB_FACT_APPRENTICES] = 2;

  state->garment_bag = (guint8) dub_limits_get_garments (state);
  if (dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX))
    for (guint i = 0; i < DUB_N_TRACKS; i++)
      state->exam_decks[i] = DUB_N_EXAM_CARDS;
}

static void
begin_round (DubState *state, guint round)
{
  state->phase = DUB_PHASE_PREPARE;
  state->round = (guint8) round;
  state->turn = DUB_NOBODY;
  state->bag = DUB_PLENTY; /* what was discarded has gone back */
  memset (state->left_empty, 0, sizeof state->left_empty);
  memset (state->levels_shown, 0, sizeof state->levels_shown);
}

static void
discard_garments (DubState *state, guint mask)
{
  for (guint i = 0; i < DUB_MAX_SPACES; i++) {
    DubGarment *garment = &state->garments[i];

    if ((mask & (1u << i)) == 0)
      continue;
    if (garment->special != DUB_SPECIAL_NONE)
      state->special_discards |= (guint16) (1u << garment->special);
    else
      state->garment_discards[garment->colour]++;
    *garment = (DubGarment){ 0 };
  }
}

/* P1-D: to the right, without gaps. */
static void
shift_garments (const DubBox *box, DubState *state)
{
  guint to = box->garment_display.n;

  for (guint i = to; i-- > 0;) {
    DubGarment garment = state->garments[i];

    if (garment.colour == DUB_COLOUR_NONE)
      continue;
    state->garments[i] = (DubGarment){ 0 };
    state->garments[--to] = garment;
  }
}

static void
shift_jewelry (const DubBox *box, DubState *state)
{
  guint to = box->jewelry_display.n;

  for (guint i = to; i-- > 0;) {
    guint8 colour = state->jewelry[i];

    if (colour == DUB_COLOUR_NONE)
      continue;
    state->jewelry[i] = DUB_COLOUR_NONE;
    state->jewelry[--to] = colour;
  }
}

static void
remove_jewelry (DubState *state, guint mask)
{
  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    if ((mask & (1u << i)) != 0) {
      state->jewelry_gone[state->jewelry[i]]++;
      state->jewelry[i] = DUB_COLOUR_NONE;
    }
}

/* P1-D: an empty bag takes the discards back. */
static void
draw_garment (DubState *state)
{
  if (state->garment_bag == 0) {
    for (guint i = 0; i < DUB_N_COLOURS; i++) {
      state->garment_bag = (guint8) (state->garment_bag + state->garment_discards[i]);
      state->garment_discards[i] = 0;
    }
    for (guint i = 0; i < DUB_N_SPECIALS; i++)
      state->garment_bag = (guint8) (state->garment_bag + ((state->special_discards >> i) & 1));
    state->special_discards = 0;
  }
  if (state->garment_bag > 0)
    state->garment_bag--;
}

static void
enter (DubState *state, const DubDetail *what)
{
  switch ((DubDisplayName) what->display) {
  case DUB_DISPLAY_RESOURCES:
    state->resources[what->at / DUB_N_COLUMNS][what->at % DUB_N_COLUMNS] = what->tile;
    break;
  case DUB_DISPLAY_GARMENTS:
    draw_garment (state);
    state->garments[what->at] = what->garment;
    break;
  case DUB_DISPLAY_EMPLOYEES:
    state->employees[what->at] = what->employee;
    dub_state_note_employee (state, what->employee, TRUE);
    break;
  case DUB_DISPLAY_JEWELRY:
    state->jewelry[what->at] = what->colour;
    break;
  case DUB_N_DISPLAYS:
  default:
    g_assert_not_reached ();
  }
}

static guint
count_card (const DubPile *pile, DubCard card)
{
  guint n = 0;

  for (guint i = 0; i < pile->n; i++)
    n += dub_card_equal (pile->cards[i], card);

  return n;
}

/* Way learn: between two shuffles every card is seen once, so as many equal
 * cards as were seen since the last one are different cards. */
static void
learn (DubState *state, DubCard card)
{
  if (state->way != DUB_WAY_LEARN || state->seen.n == DUB_N_CARDS)
    return;

  dub_pile_push (&state->seen, card);
  if (count_card (&state->seen, card) > count_card (&state->learned, card) &&
      state->learned.n < DUB_N_CARDS)
    dub_pile_push (&state->learned, card);
}

static void
apply_step (DubState *state, const DubStep *step)
{
  dub_step_apply (step, state);

  if (step->verb == DUB_STEP_REVEAL_CARD)
    learn (state, step->cards.cards[0]);
  if (step->verb == DUB_STEP_SHUFFLE_DISCARDS) {
    state->seen = (DubPile){ 0 };
    learn (state, state->playing);
  }
}

/* P1-F: whatever was in hand or discard. */
static void
deal (DubState *state, const DubPile *cards)
{
  state->supply = *cards;
  state->hand = state->discard = state->seen = (DubPile){ 0 };
  state->told = (DubTold){ 0 };
  state->playing = (DubCard){ 0 };
}

static void
draw_hand (DubState *state, guint n)
{
  for (guint i = 0; i < n && state->supply.n > 0; i++)
    dub_pile_push (&state->hand, dub_pile_pop (&state->supply));

  state->you.hand = DUB_YOUR_HAND_SIZE;
  state->turn = state->start;
  state->phase = DUB_PHASE_TURNS;
}

static void
end_barry (DubState *state)
{
  dub_pile_push (&state->discard, state->playing);
  state->playing = (DubCard){ 0 };
  state->told = (DubTold){ 0 };
  state->n_otherwise = 0;
  memset (state->otherwise, 0, sizeof state->otherwise);
  state->turn = (guint8) dub_round_get_next_player (state);
  if (state->turn == DUB_NOBODY)
    state->phase = DUB_PHASE_INCOME;
}

static void
earn (DubState *state, guint livre)
{
  if (dub_state_knows (state, DUB_FACT_LIVRE))
    state->you.counts[DUB_FACT_LIVRE] =
        (guint16) MIN (state->you.counts[DUB_FACT_LIVRE] + livre, DUB_MAX_TRACK);
  if (state->round == DUB_N_ROUNDS)
    state->phase = DUB_PHASE_SCORING;
}

static void
apply_preparation (const DubBox *box, DubState *state, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;

  switch (event->type) {
  case DUB_EVENT_ROUND_BEGUN:
    begin_round (state, (guint) detail->n);
    break;
  case DUB_EVENT_FAVOR_RETURNED:
    state->start = detail->owner;
    state->favor = DUB_NOBODY;
    break;
  case DUB_EVENT_EMPLOYEES_LEFT:
    memset (state->employees, 0, sizeof state->employees);
    break;
  case DUB_EVENT_GARMENTS_LEFT:
    discard_garments (state, detail->mask);
    break;
  case DUB_EVENT_GARMENTS_SHIFTED:
    shift_garments (box, state);
    break;
  case DUB_EVENT_JEWELRY_LEFT:
    remove_jewelry (state, detail->mask);
    break;
  case DUB_EVENT_JEWELRY_SHIFTED:
    shift_jewelry (box, state);
    break;
  case DUB_EVENT_ENTERED:
    enter (state, detail);
    break;
  case DUB_EVENT_STAYED_EMPTY:
    state->left_empty[detail->display] |= detail->mask;
    break;
  case DUB_EVENT_FESTIVITY_ADDED:
    state->garment_bag = (guint8) (state->garment_bag + DUB_N_FESTIVITY_GARMENTS);
    break;
  case DUB_EVENT_DEALT:
    deal (state, &event->cards);
    break;
  default:
    draw_hand (state, (guint) detail->n);
    break;
  }
}

static void
apply_barry (DubState *state, const DubEvent *event)
{
  switch (event->type) {
  case DUB_EVENT_REVEALED:
    dub_pile_pop (&state->hand);
    state->playing = event->detail.card;
    learn (state, event->detail.card);
    break;
  case DUB_EVENT_TOLD:
    state->told.cards[state->told.n++] = event->detail.card;
    break;
  case DUB_EVENT_DONE_OTHERWISE:
    state->otherwise[state->n_otherwise++] = event->detail.otherwise;
    break;
  case DUB_EVENT_STEP:
    apply_step (state, &event->step);
    break;
  case DUB_EVENT_BARRY_ENDED:
    end_barry (state);
    break;
  default:
    state->barry.staff[event->detail.at] = event->detail.employee;
    break;
  }
}

void
dub_apply (const DubBox *box, DubState *state, const DubEvent *event)
{
  switch ((DubEventType) event->type) {
  case DUB_EVENT_STARTED:
    start (state, &event->detail.setup);
    break;
  case DUB_EVENT_ROUND_BEGUN:
  case DUB_EVENT_FAVOR_RETURNED:
  case DUB_EVENT_EMPLOYEES_LEFT:
  case DUB_EVENT_GARMENTS_LEFT:
  case DUB_EVENT_GARMENTS_SHIFTED:
  case DUB_EVENT_JEWELRY_LEFT:
  case DUB_EVENT_JEWELRY_SHIFTED:
  case DUB_EVENT_ENTERED:
  case DUB_EVENT_STAYED_EMPTY:
  case DUB_EVENT_FESTIVITY_ADDED:
  case DUB_EVENT_DEALT:
  case DUB_EVENT_HAND_DRAWN:
    apply_preparation (box, state, event);
    break;
  case DUB_EVENT_REVEALED:
  case DUB_EVENT_TOLD:
  case DUB_EVENT_DONE_OTHERWISE:
  case DUB_EVENT_STEP:
  case DUB_EVENT_BARRY_ENDED:
  case DUB_EVENT_TURNED_UP:
    apply_barry (state, event);
    break;
  case DUB_EVENT_YOU_TOOK_TILE:
  case DUB_EVENT_YOU_MADE_GARMENT:
  case DUB_EVENT_YOU_TOOK_JEWELRY:
  case DUB_EVENT_YOU_HIRED:
  case DUB_EVENT_YOU_DEPUTED:
  case DUB_EVENT_YOU_FUNDED:
  case DUB_EVENT_YOU_TOOK_FAVOR:
  case DUB_EVENT_YOU_PASSED_EXAM:
  case DUB_EVENT_YOU_COUNTED:
  case DUB_EVENT_YOU_ALL_HALLS:
  case DUB_EVENT_YOU_ENDED:
    dub_apply_you (state, event);
    break;
  case DUB_EVENT_INCOME:
    earn (state, (guint) event->detail.n);
    break;
  case DUB_EVENT_FIXED:
    dub_apply_fix (state, &event->detail);
    break;
  case DUB_EVENT_FINISHED:
    state->phase = DUB_PHASE_OVER;
    break;
  case DUB_EVENT_BOX_CHANGED: /* changes the box, not the table */
    break;
  case DUB_N_EVENTS:
  default:
    g_assert_not_reached ();
  }
}
