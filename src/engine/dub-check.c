/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether an event that comes from a file can be applied: loading trusts what
 * was recorded, as rules may have changed since, but no file may lead beyond
 * the ends of an array.
 */

#include "dub-limits.h"
#include "dub-rules-private.h"

#include <string.h>

static gboolean
tiles_are_fine (guint tiles)
{
  return tiles < 1u << (DUB_N_DRAWERS * DUB_N_COLUMNS);
}

static gboolean
colour_is_fine (guint colour)
{
  return colour >= DUB_BLUE && colour <= DUB_ORANGE;
}

static gboolean
cards_are_fine (const DubPile *cards)
{
  for (guint i = 0; i < cards->n && i < DUB_N_CARDS; i++)
    if (cards->cards[i].action > DUB_CARD_FUND || cards->cards[i].hall > DUB_N_HALLS)
      return FALSE;

  return cards->n <= DUB_N_CARDS;
}

static gboolean
exam_step_is_fine (const DubBox *box, const DubState *state, const DubStep *step)
{
  const DubBarry *barry = &state->barry;
  guint n_tasks;
  const guint8 *tasks = dub_box_get_tasks (box, barry->track, &n_tasks);

  switch (step->verb) {
  case DUB_STEP_EXAM_TOKEN:
    return memchr (tasks, step->task, n_tasks) != NULL && !dub_state_has_done (state, step->task) &&
           barry->n_done < n_tasks;
  case DUB_STEP_REMOVE_EMPLOYEE:
    return step->at < barry->n_staff;
  case DUB_STEP_ADD_EXAM_CARD:
    return step->track < DUB_N_TRACKS && barry->n_staff < DUB_MAX_STAFF &&
           state->exam_decks[step->track] != 0;
  default:
    return step->track < DUB_N_TRACKS && barry->n_done == 0;
  }
}

static gboolean
board_step_is_fine (const DubBox *box, const DubState *state, const DubStep *step)
{
  switch (step->verb) {
  case DUB_STEP_TAKE_GARMENT:
    return step->at < box->garment_display.n &&
           state->garments[step->at].colour != DUB_COLOUR_NONE &&
           state->making.colour == DUB_COLOUR_NONE;
  case DUB_STEP_TAKE_JEWELRY:
    return step->at < box->jewelry_display.n && colour_is_fine (state->jewelry[step->at]) &&
           state->barry.jewelry.n < DUB_MAX_JEWELRY;
  case DUB_STEP_PLACE_GARMENT:
    return step->hall < DUB_N_HALLS && step->at < box->halls[step->hall].n_guests &&
           state->halls[step->hall][step->at].owner == DUB_NOBODY &&
           colour_is_fine (state->making.colour);
  case DUB_STEP_HIRE:
    return step->at < DUB_N_HIRE_SPACES && state->employees[step->at].type != DUB_TYPE_NONE &&
           state->barry.n_staff < DUB_MAX_STAFF;
  case DUB_STEP_PLACE_TOKEN:
    return step->where < DUB_N_WHERES && step->at < box->decorations[step->where].n &&
           state->tokens[step->where][step->at] == DUB_NOBODY;
  default:
    return step->at < box->n_all_halls && state->all_halls[step->at] == DUB_NOBODY;
  }
}

static gboolean
step_is_fine (const DubBox *box, const DubState *state, const DubStep *step)
{
  switch ((DubVerb) step->verb) {
  case DUB_STEP_GAIN_PP:
    return step->to <= DUB_MAX_TRACK;
  case DUB_STEP_TAKE_TILES:
    return tiles_are_fine (step->tiles);
  case DUB_STEP_REVEAL_CARD:
    return state->supply.n > 0 && state->discard.n < DUB_N_CARDS && step->cards.n == 1 &&
           cards_are_fine (&step->cards) && step->cards.cards[0].action != DUB_CARD_UNKNOWN;
  case DUB_STEP_ADD_HAND_CARD:
    return state->supply.n > 0 && state->hand.n < DUB_N_CARDS;
  case DUB_STEP_SHUFFLE_DISCARDS:
    return cards_are_fine (&step->cards) && step->cards.n == state->discard.n &&
           state->supply.n == 0;
  case DUB_STEP_EXAM_TOKEN:
  case DUB_STEP_REMOVE_EMPLOYEE:
  case DUB_STEP_ADD_EXAM_CARD:
  case DUB_STEP_MOVE_EXAM_TOKEN:
    return exam_step_is_fine (box, state, step);
  case DUB_STEP_TAKE_GARMENT:
  case DUB_STEP_TAKE_JEWELRY:
  case DUB_STEP_PLACE_GARMENT:
  case DUB_STEP_HIRE:
  case DUB_STEP_PLACE_TOKEN:
  case DUB_STEP_ALL_HALLS_TOKEN:
    return board_step_is_fine (box, state, step);
  case DUB_STEP_DRAW_BAG_TILE:
    return state->bag != 0 && state->barry.tiles < dub_state_get_n_tiles (state);
  case DUB_STEP_TAKE_THREAD:
  case DUB_STEP_TAKE_LACE:
    return state->barry.thread < DUB_MAX_COUNT && state->barry.lace < DUB_MAX_COUNT;
  case DUB_STEP_TAKE_FAVOR:
  case DUB_STEP_CLEAR_TASKS:
    return TRUE;
  case DUB_N_VERBS:
  default:
    return FALSE;
  }
}

static gboolean
entry_is_fine (const DubBox *box, const DubState *state, const DubDetail *entry)
{
  guint due;

  if (entry->display >= DUB_N_DISPLAYS || entry->at >= 16)
    return FALSE;
  due = dub_round_get_due (box, state, entry->display);
  if ((due & (1u << entry->at)) == 0)
    return FALSE;

  switch ((DubDisplayName) entry->display) {
  case DUB_DISPLAY_RESOURCES:
    return entry->tile > DUB_TILE_NONE && entry->tile < DUB_N_TILES;
  case DUB_DISPLAY_GARMENTS:
    return entry->garment.colour > DUB_COLOUR_NONE && entry->garment.colour < DUB_N_COLOURS &&
           entry->garment.special < DUB_N_SPECIALS && entry->garment.pp <= 9;
  case DUB_DISPLAY_EMPLOYEES:
    return entry->employee.type > DUB_TYPE_NONE && entry->employee.type < DUB_N_TYPES &&
           entry->employee.id <= box->n_employees;
  case DUB_DISPLAY_JEWELRY:
    return entry->colour > DUB_COLOUR_NONE && entry->colour < DUB_N_COLOURS;
  case DUB_N_DISPLAYS:
  default:
    return FALSE;
  }
}

static gboolean
preparation_is_fine (const DubBox *box, const DubState *state, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;

  switch (event->type) {
  case DUB_EVENT_ROUND_BEGUN:
    return detail->n >= 1 && detail->n <= DUB_N_ROUNDS;
  case DUB_EVENT_FAVOR_RETURNED:
    return detail->owner == DUB_BARRY || detail->owner == DUB_YOU;
  case DUB_EVENT_GARMENTS_LEFT:
    return (detail->mask & dub_round_get_empty (box, state, DUB_DISPLAY_GARMENTS)) == 0 &&
           detail->mask >> box->garment_display.n == 0;
  case DUB_EVENT_JEWELRY_LEFT:
    return (detail->mask & dub_round_get_empty (box, state, DUB_DISPLAY_JEWELRY)) == 0 &&
           detail->mask >> box->jewelry_display.n == 0;
  case DUB_EVENT_ENTERED:
    return entry_is_fine (box, state, detail);
  case DUB_EVENT_STAYED_EMPTY:
    return detail->display < DUB_N_DISPLAYS;
  case DUB_EVENT_FESTIVITY_ADDED:
    return state->garment_bag <= 0xff - DUB_N_FESTIVITY_GARMENTS;
  case DUB_EVENT_DEALT:
    return event->cards.n == DUB_N_CARDS && cards_are_fine (&event->cards);
  case DUB_EVENT_HAND_DRAWN:
    return detail->n >= 0 && detail->n <= state->supply.n && state->hand.n == 0;
  default:
    return TRUE;
  }
}

static gboolean
barry_is_fine (const DubBox *box, const DubState *state, const DubEvent *event)
{
  DubPile one = { .n = 1, .cards = { event->detail.card } };

  switch (event->type) {
  case DUB_EVENT_REVEALED:
    return state->hand.n > 0 && state->playing.action == DUB_CARD_UNKNOWN &&
           cards_are_fine (&one) && one.cards[0].action != DUB_CARD_UNKNOWN;
  case DUB_EVENT_TOLD:
    return state->told.n < DUB_MAX_TOLD && cards_are_fine (&one);
  case DUB_EVENT_DONE_OTHERWISE:
    return state->n_otherwise < DUB_MAX_OTHERWISE && cards_are_fine (&one) &&
           event->detail.otherwise.verb < DUB_N_VERBS;
  case DUB_EVENT_STEP:
    return state->playing.action != DUB_CARD_UNKNOWN && step_is_fine (box, state, &event->step);
  case DUB_EVENT_BARRY_ENDED:
    return state->playing.action != DUB_CARD_UNKNOWN && state->discard.n < DUB_N_CARDS;
  default:
    return event->detail.at < state->barry.n_staff && event->detail.employee.id <= box->n_employees;
  }
}

static gboolean
you_are_fine (const DubBox *box, const DubState *state, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;
  guint n_jewelry = 0;

  switch (event->type) {
  case DUB_EVENT_YOU_TOOK_TILE:
    return detail->at < DUB_N_DRAWERS * DUB_N_COLUMNS;
  case DUB_EVENT_YOU_MADE_GARMENT:
    return detail->at < box->garment_display.n &&
           colour_is_fine (state->garments[detail->at].colour) &&
           (detail->flag ||
            (detail->hall < DUB_N_HALLS && detail->space < box->halls[detail->hall].n_guests &&
             state->halls[detail->hall][detail->space].owner == DUB_NOBODY));
  case DUB_EVENT_YOU_TOOK_JEWELRY:
    return detail->at < box->jewelry_display.n && colour_is_fine (state->jewelry[detail->at]) &&
           state->you.jewelry.n < DUB_MAX_JEWELRY;
  case DUB_EVENT_YOU_HIRED:
    return (detail->flag || (detail->at < DUB_N_HIRE_SPACES &&
                             state->employees[detail->at].type != DUB_TYPE_NONE)) &&
           state->you.hand < DUB_MAX_COUNT && state->you.counts[DUB_FACT_STAFF] < DUB_MAX_COUNT;
  case DUB_EVENT_YOU_DEPUTED:
    return detail->type < DUB_N_TYPES;
  case DUB_EVENT_YOU_FUNDED:
    return detail->where < DUB_N_WHERES && detail->at < box->decorations[detail->where].n &&
           state->tokens[detail->where][detail->at] == DUB_NOBODY;
  case DUB_EVENT_YOU_PASSED_EXAM:
    return detail->track < DUB_N_TRACKS && detail->employee.crown <= DUB_N_CROWNS &&
           state->you.hand < DUB_MAX_COUNT;
  case DUB_EVENT_YOU_COUNTED:
    for (DubColour colour = DUB_BLUE; colour <= DUB_ORANGE; colour++)
      n_jewelry += detail->jewelry[colour];
    return detail->fact < DUB_N_FACTS && n_jewelry <= DUB_MAX_JEWELRY && detail->n >= 0 &&
           detail->n <= DUB_MAX_TRACK;
  case DUB_EVENT_YOU_ALL_HALLS:
    return detail->at < box->n_all_halls;
  default:
    return TRUE;
  }
}

/* A correction could overfill her piles, which nothing after it would notice. */
static gboolean
fix_is_fine (const DubBox *box, const DubState *state, const DubDetail *fix)
{
  DubState after = *state;

  if (!dub_fix_is_well_formed (box, state, fix))
    return FALSE;
  dub_apply_fix (&after, fix);

  return dub_limits_check_totals (&after).code == DUB_PROBLEM_NONE;
}

static gboolean
is_fine (const DubBox *box, const DubState *state, const DubEvent *event)
{
  switch ((DubEventType) event->type) {
  case DUB_EVENT_STARTED:
    return state->phase == DUB_PHASE_NONE && box->n_employees > 0 &&
           event->detail.setup.way < DUB_N_WAYS &&
           event->detail.setup.modules < 1u << DUB_N_MODULES &&
           dub_setup_has_fine_colours (&event->detail.setup);
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
    return preparation_is_fine (box, state, event);
  case DUB_EVENT_REVEALED:
  case DUB_EVENT_TOLD:
  case DUB_EVENT_DONE_OTHERWISE:
  case DUB_EVENT_STEP:
  case DUB_EVENT_BARRY_ENDED:
  case DUB_EVENT_TURNED_UP:
    return barry_is_fine (box, state, event);
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
    return you_are_fine (box, state, event);
  case DUB_EVENT_FIXED:
    return fix_is_fine (box, state, &event->detail);
  case DUB_EVENT_BOX_CHANGED:
    return event->box != NULL && dub_box_holds (event->box, state);
  case DUB_EVENT_INCOME:
    return event->detail.n >= 0;
  case DUB_EVENT_FINISHED:
    return TRUE;
  case DUB_N_EVENTS:
  default:
    return FALSE;
  }
}

gboolean
dub_rules_check (const DubGame *game, const DubEvent *event, GError **error)
{
  const DubState *state = &game->state;
  gboolean first = event->type == DUB_EVENT_STARTED || event->type == DUB_EVENT_BOX_CHANGED;

  if ((first || state->phase != DUB_PHASE_NONE) && is_fine (&game->box, state, event))
    return TRUE;
  g_set_error_literal (error, DUB_RULES_ERROR, DUB_RULES_ERROR_VALUE,
                       "this cannot happen at this point of the game");

  return FALSE;
}
