/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Corrections: any fact can be changed to any possible value. The caller checks
 * whether the result exceeds the box.
 */

#include "dub-correction.h"
#include "dub-game-private.h"
#include "dub-number.h"
#include "dub-place-private.h"
#include "dub-your-staff.h"

#include <string.h>

/* Copies the content from the event to the state. */
static void
set_thing (DubState *state, DubPlace place, const DubDetail *correction)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];

  if (row->size != 0)
    dub_number_store (dub_place_reach (state, place), row->size, correction->n);
  else
    dub_place_put (state, place, correction);
}

/* One more garment on the table is one fewer in the bag, or among the discards that an empty
 * bag takes back. */
static void
set_garment (DubState *state, DubPlace place, const DubDetail *correction)
{
  DubGarment *there = (DubGarment *) dub_place_reach (state, place);
  DubColor before = there->color, after = correction->garment.color;

  if (before != DUB_COLOR_NONE && after == DUB_COLOR_NONE)
    state->garment_bag++;
  if (before == DUB_COLOR_NONE && after != DUB_COLOR_NONE) {
    if (state->garment_bag > 0)
      state->garment_bag--;
    else
      dub_state_recover_garment (state, correction->garment);
  }
  *there = correction->garment;
}

static void
set_guest (DubState *state, DubPlace place, const DubDetail *correction)
{
  set_garment (state, place, correction);
  state->halls[place.in][place.at].owner = correction->owner;
}

/* P1-B: only cards of certain levels come to the display in a round. */
static gboolean
level_is_due (const DubTable *self, DubPlace place, const DubDetail *correction)
{
  DubEmployee employee = correction->employee;

  return employee.type == DUB_TYPE_NONE || employee.level >= DUB_N_LEVELS ||
         dub_round_count_level (self->state->round, employee.level) > 0;
}

/* A card that was entered by mistake can still come. */
static void
set_employee (DubState *state, DubPlace place, const DubDetail *correction)
{
  dub_state_note_employee (state, state->employees[place.at], FALSE);
  state->employees[place.at] = correction->employee;
  dub_state_note_employee (state, correction->employee, TRUE);
}

/* FUN-2: some places allow only one token per owner. */
static gboolean
may_have_token (const DubTable *self, DubPlace place, const DubDetail *correction)
{
  return self->state->tokens[place.in][place.at] == correction->owner ||
         dub_state_may_have_token (self->state, place.in, correction->owner);
}

static gboolean
may_have_bonus (const DubTable *self, DubPlace place, const DubDetail *correction)
{
  return correction->owner == DUB_NOBODY || self->state->all_halls[place.at] == correction->owner ||
         !dub_state_has_all_halls (self->state, correction->owner);
}

static void
set_pp (DubState *state, DubPlace place, const DubDetail *correction)
{
  state->barry.pp = (guint16) MIN (correction->n, DUB_MAX_PP);
}

static void
set_jewelry (DubState *state, DubPlace place, const DubDetail *correction)
{
  dub_jewelry_set (&state->barry.jewelry, correction->jewelry);
}

/* Her cards from an examination are no longer in its deck. */
static void
limit_deck (DubState *state, DubTrack track)
{
  guint taken = MIN (dub_state_count_exam_cards (state, track), DUB_N_EXAM_CARDS);

  state->exam_decks[track] =
      (gint8) MIN (state->exam_decks[track], DUB_N_EXAM_CARDS - (gint) taken);
}

/* Old journals may have a larger number. */
static void
set_exam_deck (DubState *state, DubPlace place, const DubDetail *correction)
{
  set_thing (state, place, correction);
  limit_deck (state, place.at);
}

/* Deputing never leaves fewer than four cards, so something else is wrong if there were. */
static gboolean
may_be_your_staff (const DubTable *self, DubPlace place, const DubDetail *correction)
{
  const DubYou *you = &self->state->you;

  return correction->employee.type == DUB_TYPE_NONE
             ? place.at < you->n_staff && you->n_staff > DUB_MIN_STAFF
             : place.at < DUB_MAX_STAFF;
}

static void
set_your_staff (DubState *state, DubPlace place, const DubDetail *correction)
{
  DubYou *you = &state->you;

  if (correction->employee.type != DUB_TYPE_NONE) {
    you->staff[place.at] = correction->employee;
    you->n_staff = MAX (you->n_staff, (guint8) (place.at + 1));
  } else {
    you->n_staff--;
    memmove (you->staff + place.at, you->staff + place.at + 1,
             (you->n_staff - place.at) * sizeof you->staff[0]);
    you->staff[you->n_staff] = (DubEmployee){ 0 };
  }
  dub_your_staff_count (you);
}

static gboolean
may_be_staff (const DubTable *self, DubPlace place, const DubDetail *correction)
{
  return place.at <
         (correction->employee.type == DUB_TYPE_NONE ? self->state->barry.n_staff : DUB_MAX_STAFF);
}

static void
set_staff (DubState *state, DubPlace place, const DubDetail *correction)
{
  DubBarry *barry = &state->barry;

  if (correction->employee.type == DUB_TYPE_NONE) {
    dub_barry_lose (barry, place.at);
    return;
  }
  barry->staff[place.at] = correction->employee;
  barry->n_staff = MAX (barry->n_staff, (guint8) (place.at + 1));
  for (DubTrack track = 0; track < DUB_N_TRACKS; track++)
    limit_deck (state, track);
}

static void
set_your_track (DubState *state, DubPlace place, const DubDetail *correction)
{
  set_thing (state, place, correction);
  state->you.n_done = 0;
  memset (state->you.done, 0, sizeof state->you.done);
}

static void
set_track (DubState *state, DubPlace place, const DubDetail *correction)
{
  set_thing (state, place, correction);
  state->barry.n_done = 0;
  memset (state->barry.done, 0, sizeof state->barry.done);
}

/* The last token would complete the examination, which only a turn can do. */
static gboolean
may_be_done (const DubTable *self, DubPlace place, const DubDetail *correction)
{
  guint n;

  dub_box_get_tasks (self->box, place.in, &n);

  return !correction->flag || dub_state_has_done (self->state, place.at) ||
         self->state->barry.n_done + 1u < n;
}

static void
mark_task (guint8 *tasks, guint8 *n, guint8 task, gboolean is_done)
{
  guint8 *done = memchr (tasks, task, *n);

  if (is_done && done == NULL)
    tasks[(*n)++] = task;
  if (!is_done && done != NULL) {
    --*n;
    memmove (done, done + 1, (gsize) (tasks + *n - done));
    tasks[*n] = DUB_TASK_NONE;
  }
}

static void
set_task (DubState *state, DubPlace place, const DubDetail *correction)
{
  if (place.kind == DUB_PLACE_YOUR_TASK)
    mark_task (state->you.done, &state->you.n_done, place.at, correction->flag);
  else
    mark_task (state->barry.done, &state->barry.n_done, place.at, correction->flag);
}

/* The actions of a turn matter only during it. */
static void
set_turn (DubState *state, DubPlace place, const DubDetail *correction)
{
  if (state->turn != correction->owner)
    state->you.turn = (DubYourTurn){ 0 };
  set_thing (state, place, correction);
}

/* Her hand cannot be empty while it is her turn to play from it. */
static gboolean
may_have_cards (const DubTable *self, DubPlace place, const DubDetail *correction)
{
  const DubState *state = self->state;

  return place.at != DUB_PILE_HAND || correction->n > 0 || state->phase != DUB_PHASE_TURNS ||
         state->turn != DUB_BARRY || state->playing.action != DUB_CARD_UNKNOWN;
}

static void
set_pile (DubState *state, DubPlace place, const DubDetail *correction)
{
  memset (dub_place_reach (state, place), 0, sizeof (DubPile));
  set_thing (state, place, correction);
}

static gboolean
may_play (const DubTable *self, DubPlace place, const DubDetail *correction)
{
  return (correction->owner == DUB_BARRY ? self->state->hand.n : self->state->you.hand) > 0;
}

/* Places with special rules: whether a valid value is allowed there, what else changes with it,
 * and why it is not allowed. */
static const struct {
  gboolean (*may) (const DubTable *self, DubPlace place, const DubDetail *correction);
  void (*set) (DubState *state, DubPlace place, const DubDetail *correction);
  DubReason reason;
} rules[DUB_N_PLACES] = {
  [DUB_PLACE_GARMENT] = { .set = set_garment },
  [DUB_PLACE_EMPLOYEE] = { level_is_due, set_employee, DUB_REASON_LEVEL_NOT_DUE },
  [DUB_PLACE_GUEST] = { .set = set_guest },
  [DUB_PLACE_TOKEN] = { may_have_token, set_thing, DUB_REASON_ONE_TOKEN },
  [DUB_PLACE_ALL_HALLS] = { may_have_bonus, set_thing, DUB_REASON_ONE_TOKEN },
  [DUB_PLACE_HER_PP] = { .set = set_pp },
  [DUB_PLACE_HER_JEWELRY] = { .set = set_jewelry },
  [DUB_PLACE_HER_STAFF] = { .may = may_be_staff, .set = set_staff },
  [DUB_PLACE_TRACK] = { .set = set_track },
  [DUB_PLACE_TASK] = { may_be_done, set_task, DUB_REASON_LAST_TASK },
  [DUB_PLACE_YOUR_STAFF] = { may_be_your_staff, set_your_staff, DUB_REASON_FOUR_STAY },
  [DUB_PLACE_YOUR_TRACK] = { .set = set_your_track },
  [DUB_PLACE_YOUR_TASK] = { .set = set_task },
  [DUB_PLACE_PILE] = { may_have_cards, set_pile, DUB_REASON_HER_HAND },
  [DUB_PLACE_EXAM_DECK] = { .set = set_exam_deck },
  [DUB_PLACE_TURN] = { may_play, set_turn, DUB_REASON_NO_HAND },
};

static gboolean
is_valid (const DubTable *self, DubPlace place, const DubDetail *correction)
{
  gboolean leaves = (place.kind == DUB_PLACE_HER_STAFF || place.kind == DUB_PLACE_YOUR_STAFF) &&
                    correction->employee.type == DUB_TYPE_NONE;

  return (leaves || dub_thing_is_valid (self->box, self->state, place.kind, correction)) &&
         (!dub_place_table[place.kind].is_strict || dub_place_is_in_play (self->state, place));
}

gboolean
dub_apply_correction (DubTable *self, const DubEvent *event)
{
  static const char impossible[] = "the table cannot be like that";
  const DubDetail *correction = &event->detail;
  DubPlace place;

  if (correction->place_kind >= DUB_N_PLACES)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, impossible);
  place = dub_correction_get_place (self->state, correction);
  if (place.kind <= DUB_PLACE_ALL_HALLS && !dub_place_exists (self->box, self->state, place))
    return dub_table_refuse_space (self, DUB_GAME_ERROR_VALUE, place, impossible);
  if (!dub_place_exists (self->box, self->state, place) || !is_valid (self, place, correction))
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, impossible);
  if (rules[place.kind].may != NULL && !rules[place.kind].may (self, place, correction))
    return dub_table_refuse_at (self, DUB_GAME_ERROR_VALUE, rules[place.kind].reason, place,
                                impossible);
  if (rules[place.kind].set != NULL)
    rules[place.kind].set (self->state, place, correction);
  else
    set_thing (self->state, place, correction);

  return TRUE;
}
