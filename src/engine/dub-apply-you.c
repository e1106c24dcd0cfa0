/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Applies the events of your turn. Your silk, the prices and the card that you play
 * are up to you: only spaces, counts, and the limits of kitchen and jeweler are
 * judged. What old journals do not have, as the tasks of your examinations, is judged
 * in dub-decide-you.c.
 */

#include "dub-game-private.h"
#include "dub-names.h"
#include "dub-your-staff.h"
#include "dub-your-turn.h"

#include <string.h>

static gboolean
refuse_place (DubTable *self, const char *reason)
{
  return dub_table_refuse (self, DUB_GAME_ERROR_PLACE, reason);
}

static DubPlace
on_display (DubPlaceKind kind, guint at)
{
  return (DubPlace){ .kind = (guint8) kind, .at = (guint8) at };
}

static gboolean
has_jewelry_box (DubTable *self)
{
  return dub_state_has_expansion (self->state, DUB_EXPANSION_JEWELRY_BOX) ||
         dub_table_refuse (self, DUB_GAME_ERROR_EXPANSION, "the Jewelry Box is not in play");
}

static gboolean
take_tile (DubTable *self, const DubEvent *event)
{
  guint drawer = event->detail.at / DUB_N_COLUMNS, column = event->detail.at % DUB_N_COLUMNS;
  DubTile tile;

  if (drawer >= DUB_N_DRAWERS || self->state->resources[drawer][column] == DUB_TILE_NONE)
    return dub_table_refuse_space (self, DUB_GAME_ERROR_PLACE,
                                   on_display (DUB_PLACE_RESOURCE, event->detail.at),
                                   "no resource tile lies there");
  tile = self->state->resources[drawer][column];
  self->state->resources[drawer][column] = DUB_TILE_NONE;
  dub_your_turn_take_tile (self->state, tile, event->detail.flag);

  return TRUE;
}

/* Festivity garments are never sold, and of the expert garments only the one with 14 Livre. */
static gboolean
may_be_sold (DubGarment garment)
{
  return garment.special == DUB_SPECIAL_NONE || garment.special == DUB_EXPERT_LIVRE14;
}

static gboolean
check_garment (DubTable *self, const DubDetail *detail)
{
  DubPlace from = on_display (DUB_PLACE_GARMENT, detail->at);
  DubPlace to = { .kind = DUB_PLACE_GUEST, .in = detail->hall, .at = detail->space };
  DubGarment garment;

  if (detail->at >= self->box->garment_display.n ||
      self->state->garments[detail->at].color == DUB_COLOR_NONE)
    return dub_table_refuse_space (self, DUB_GAME_ERROR_PLACE, from, "no garment lies there");
  garment = self->state->garments[detail->at];
  if (garment.color == DUB_COLOR_UNKNOWN)
    return dub_table_refuse_at (self, DUB_GAME_ERROR_ASKED, DUB_REASON_UNKNOWN, from,
                                "tell first which garment it is");
  if (detail->flag)
    return may_be_sold (garment) ||
           dub_table_refuse_for (self, DUB_GAME_ERROR_LIMIT, DUB_REASON_NOT_SOLD,
                                 "this garment cannot be sold");

  if (detail->hall >= DUB_N_HALLS || detail->space >= self->box->halls[detail->hall].n_guests ||
      self->state->halls[detail->hall][detail->space].owner != DUB_NOBODY)
    return dub_table_refuse_space (self, DUB_GAME_ERROR_PLACE, to, "this guest space is not free");

  return TRUE;
}

static gboolean
make_garment (DubTable *self, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;
  DubState *state = self->state;
  DubGarment garment;

  if (!check_garment (self, detail))
    return FALSE;

  garment = state->garments[detail->at];
  state->garments[detail->at] = (DubGarment){ 0 };
  if (detail->flag) {
    dub_state_discard_garment (state, garment);
    dub_your_turn_sell (state, garment);
    return TRUE;
  }
  state->halls[detail->hall][detail->space] = (DubGuest){ garment, DUB_YOU };
  dub_your_turn_rent (self->box, state, garment, detail->hall, detail->space);

  return TRUE;
}

static gboolean
take_jewelry (DubTable *self, const DubEvent *event)
{
  guint at = event->detail.at;
  DubState *state = self->state;

  if (!has_jewelry_box (self))
    return FALSE;
  if (at >= self->box->jewelry_display.n || state->jewelry[at] == DUB_COLOR_NONE)
    return dub_table_refuse_space (self, DUB_GAME_ERROR_PLACE, on_display (DUB_PLACE_JEWEL, at),
                                   "no jewelry lies there");
  if (dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) == 0)
    return dub_table_refuse_for (self, DUB_GAME_ERROR_LIMIT, DUB_REASON_NO_JEWELER,
                                 "jewelry takes a token on a jeweler decoration");
  if (state->jewelry[at] == DUB_COLOR_UNKNOWN)
    return dub_table_refuse_at (self, DUB_GAME_ERROR_ASKED, DUB_REASON_UNKNOWN,
                                on_display (DUB_PLACE_JEWEL, at), "tell first which jewelry it is");

  dub_jewelry_add (&state->you.jewelry, state->jewelry[at]);
  state->jewelry[at] = DUB_COLOR_NONE;
  dub_your_turn_take_jewelry (state);

  return TRUE;
}

static gboolean
has_room (DubTable *self)
{
  const DubYou *you = &self->state->you;

  return (you->hand < DUB_MAX_COUNT && you->counts[DUB_FACT_STAFF] < DUB_MAX_COUNT &&
          you->counts[DUB_FACT_APPRENTICES] < DUB_MAX_COUNT) ||
         dub_table_refuse (self, DUB_GAME_ERROR_COUNT, "there are not that many employees");
}

/* A profile may name its cards in its own way. */
static DubEmployee
get_specialist (const DubBox *box, DubSpecialist specialist)
{
  const char *id = dub_name_get (DUB_SET_SPECIALIST, specialist);
  DubEmployee card = id != NULL ? dub_box_get_employee (box, id) : (DubEmployee){ 0 };

  return card.type == DUB_APPRENTICE && card.level == 0 ? card
                                                        : (DubEmployee){ .type = DUB_APPRENTICE };
}

static gboolean
hire_specialist (DubTable *self)
{
  DubYou *you = &self->state->you;

  if (!has_jewelry_box (self))
    return FALSE;
  if (you->has_specialist)
    return dub_table_refuse_for (self, DUB_GAME_ERROR_LIMIT, DUB_REASON_SPECIALIST,
                                 "the specialized Apprentice is hired already");
  if (!has_room (self))
    return FALSE;
  you->has_specialist = TRUE;
  dub_your_staff_join (you, get_specialist (self->box, you->specialist));
  dub_your_turn_act (self->state);

  return TRUE;
}

static gboolean
hire (DubTable *self, const DubEvent *event)
{
  guint at = event->detail.at;
  DubEmployee *employees = self->state->employees;

  if (event->detail.flag)
    return hire_specialist (self);
  if (at >= DUB_N_HIRE_SPACES || employees[at].type == DUB_TYPE_NONE)
    return dub_table_refuse_space (self, DUB_GAME_ERROR_PLACE, on_display (DUB_PLACE_EMPLOYEE, at),
                                   "no employee is there");
  if (!has_room (self))
    return FALSE;
  dub_your_staff_join (&self->state->you, employees[at]);
  employees[at] = (DubEmployee){ 0 };
  dub_your_turn_act (self->state);

  return TRUE;
}

static gboolean
refuse_employee (DubTable *self, const char *reason)
{
  return dub_table_refuse (self, DUB_GAME_ERROR_EMPLOYEE, reason);
}

/* A card that was named has to be there. */
static gboolean
check_leaving (DubTable *self, DubType type, DubEmployee employee)
{
  const DubYou *you = &self->state->you;
  gboolean is_plain = employee.level == DUB_LEVEL_UNKNOWN && employee.crown == DUB_CROWN_NONE;

  if (employee.type == DUB_TYPE_NONE)
    return TRUE;
  if (employee.type != type ||
      (is_plain ? !dub_your_staff_has_plain (you, type) : dub_your_staff_find (you, employee) < 0))
    return refuse_employee (self, "this card is not in your staff");

  return TRUE;
}

/* YOU-4. */
static gboolean
depute (DubTable *self, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;
  DubType type = detail->type;
  DubYou *you = &self->state->you;

  if (type < DUB_MASTER || type > DUB_APPRENTICE)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "no such type");
  if (you->counts[DUB_FACT_STAFF] <= DUB_MIN_STAFF)
    return dub_table_refuse (self, DUB_GAME_ERROR_STAFF, "four employees have to stay");
  if (type == DUB_APPRENTICE && dub_state_knows (self->state, DUB_FACT_APPRENTICES) &&
      you->counts[DUB_FACT_APPRENTICES] == 0)
    return refuse_employee (self, "you have no Apprentice");
  if (detail->flag && you->hand <= 1)
    return dub_table_refuse (self, DUB_GAME_ERROR_HAND, "you have no other card in hand");
  if (!check_leaving (self, type, detail->employee))
    return FALSE;
  dub_your_staff_leave (you, type, detail->employee);
  if (detail->flag)
    you->hand--;
  dub_your_turn_depute (self->state);

  return TRUE;
}

static gboolean
fund (DubTable *self, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;
  DubPlace place = { .kind = DUB_PLACE_TOKEN, .in = detail->decoration, .at = detail->at };
  DubState *state = self->state;

  if (detail->decoration >= DUB_N_DECORATION_KINDS ||
      detail->at >= self->box->decorations[detail->decoration].n ||
      state->tokens[detail->decoration][detail->at] != DUB_NOBODY)
    return dub_table_refuse_space (self, DUB_GAME_ERROR_PLACE, place,
                                   "this decoration is not free");
  if (detail->decoration == DUB_JEWELER && !has_jewelry_box (self))
    return FALSE;
  if (!dub_state_may_have_token (state, detail->decoration, DUB_YOU))
    return dub_table_refuse_at (self, DUB_GAME_ERROR_LIMIT, DUB_REASON_ONE_TOKEN, place,
                                "one token of yours is there already");
  state->tokens[detail->decoration][detail->at] = DUB_YOU;
  dub_your_turn_fund (state);

  return TRUE;
}

static gboolean
take_favor (DubTable *self, const DubEvent *event)
{
  if (self->state->favor != DUB_NOBODY)
    return dub_table_refuse_for (self, DUB_GAME_ERROR_PLACE, DUB_REASON_FAVOR,
                                 "the Queen's Favor is not on the board");
  self->state->favor = DUB_YOU;
  dub_your_turn_act (self->state);

  return TRUE;
}

static gboolean
do_task (DubTable *self, const DubEvent *event)
{
  DubTask task = event->detail.task;
  DubYou *you = &self->state->you;
  guint n_tasks;
  const guint8 *tasks = dub_box_get_tasks (self->box, you->track, &n_tasks);

  if (!has_jewelry_box (self))
    return FALSE;
  if (memchr (tasks, (int) task, n_tasks) == NULL)
    return dub_table_refuse (self, DUB_GAME_ERROR_TRACK,
                             "this is no task of the examination that you prepare for");
  if (dub_your_turn_has_done (self->state, task))
    return refuse_place (self, "your token is there already");
  you->done[you->n_done++] = (guint8) task;
  you->turn.tasks |= (guint8) (1u << task);

  return TRUE;
}

/* Any card of the deck can be named; those that were on display are not in it. */
static gboolean
check_plain_card (DubTable *self, const DubDetail *detail)
{
  gboolean journeyman = detail->track == DUB_TRACK_JOURNEYMAN;
  DubEmployee card = detail->employee;

  if (card.id == 0)
    return TRUE;
  if (!dub_employee_is_valid (self->box, card) ||
      card.type != (journeyman ? DUB_JOURNEYMAN : DUB_MASTER) ||
      card.level != (journeyman ? DUB_JOURNEYMAN_LEVEL : DUB_MASTER_LEVEL))
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "this card is not of this deck");
  if ((self->state->employees_seen & (G_GUINT64_CONSTANT (1) << (card.id - 1))) != 0 ||
      dub_your_staff_find (&self->state->you, card) >= 0)
    return dub_table_refuse (self, DUB_GAME_ERROR_COUNT, "this card was seen elsewhere");

  return TRUE;
}

/* The player reports a card with a crown, which must have been facedown until then. */
static gboolean
check_exam (DubTable *self, const DubDetail *detail)
{
  DubCrown crown = detail->employee.crown;
  DubType leaving = detail->track == DUB_TRACK_JOURNEYMAN ? DUB_APPRENTICE : DUB_JOURNEYMAN;

  if (!has_jewelry_box (self))
    return FALSE;
  if (detail->track >= DUB_N_TRACKS)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "there is no such examination");
  if (!check_leaving (self, leaving, detail->left))
    return FALSE;
  if (crown == DUB_CROWN_NONE)
    return check_plain_card (self, detail);
  if (detail->track != DUB_TRACK_MASTER || crown < DUB_JB_JEWELRY_SET || crown > DUB_JB_APPRENTICES)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "no card of this deck has this crown");
  if (self->state->exam_decks[detail->track] == 0 ||
      !dub_crown_may_be_face_down (self->box, self->state, crown))
    return dub_table_refuse (self, DUB_GAME_ERROR_COUNT, "this card was seen elsewhere");

  return TRUE;
}

/* The token is in the other start area now, without any on the tasks. */
static void
change_track (DubYou *you, DubTrack track)
{
  you->track = track == DUB_TRACK_MASTER ? DUB_TRACK_JOURNEYMAN : DUB_TRACK_MASTER;
  you->n_done = 0;
  memset (you->done, 0, sizeof you->done);
  if (you->n_exams[track] < G_MAXUINT8)
    you->n_exams[track]++;
}

/* 1 PP; the played employee leaves, and one from the examination deck joins (YOU-5). */
static gboolean
pass_exam (DubTable *self, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;
  gboolean journeyman = detail->track == DUB_TRACK_JOURNEYMAN;
  DubEmployee employee = { .type = journeyman ? DUB_JOURNEYMAN : DUB_MASTER,
                           .level = DUB_LEVEL_EXAM,
                           .crown = detail->employee.crown };
  DubState *state = self->state;
  guint16 *pp = &state->you.counts[DUB_FACT_PP];

  if (!check_exam (self, detail) || !has_room (self))
    return FALSE;

  if (dub_state_knows (state, DUB_FACT_PP))
    *pp = (guint16) MIN (*pp + DUB_EXAM_PP, DUB_MAX_PP);
  dub_your_staff_leave (&state->you, journeyman ? DUB_APPRENTICE : DUB_JOURNEYMAN, detail->left);
  change_track (&state->you, detail->track);
  dub_your_turn_act (state);
  if (state->exam_decks[detail->track] == 0)
    return TRUE; /* the deck is empty */
  dub_your_staff_join (&state->you, detail->employee.id != 0 ? detail->employee : employee);
  if (state->exam_decks[detail->track] != DUB_PLENTY)
    state->exam_decks[detail->track]--;

  return TRUE;
}

/* YOU-2, YOU-8: nothing has to be taken. */
static gboolean
pass (DubTable *self, const DubEvent *event)
{
  if (!dub_your_turn_is_waiting (&self->state->you.turn))
    return dub_table_refuse_for (self, DUB_GAME_ERROR_VALUE, DUB_REASON_NOTHING_WAITING,
                                 "nothing is waiting for you");
  dub_your_turn_pass (self->state);

  return TRUE;
}

/* YOU-6. */
static gboolean
name_specialist (DubTable *self, const DubEvent *event)
{
  if (!has_jewelry_box (self))
    return FALSE;
  if (event->detail.specialist >= DUB_N_SPECIALISTS)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "there is no such Apprentice");
  if (self->state->you.has_specialist)
    return dub_table_refuse_for (self, DUB_GAME_ERROR_LIMIT, DUB_REASON_SPECIALIST,
                                 "the specialized Apprentice is hired already");
  self->state->you.specialist = event->detail.specialist;

  return TRUE;
}

/* A count that would fall below 0 was not right, and is not known any longer. */
static gboolean
gain (DubTable *self, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;
  DubYou *you = &self->state->you;

  if (detail->open >= 1u << DUB_N_COUNTS)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "there is no such count");
  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
    if (ABS (detail->gains[fact]) > DUB_MAX_COUNT)
      return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "this count cannot be");
  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++) {
    guint16 bit = (guint16) (1u << fact);
    gint n = you->counts[fact] + detail->gains[fact];

    if ((detail->open & bit) != 0 || n < 0) {
      you->known &= (guint16) ~bit;
      you->kept &= (guint16) ~bit;
    }
    if ((you->known & bit) != 0)
      you->counts[fact] = (guint16) MIN ((guint) n, dub_fact_get_max (fact));
  }

  return TRUE;
}

/* Old journals may have points and Livre beyond the ends of their counters. */
static gboolean
check_count (DubTable *self, const DubDetail *detail)
{
  gboolean is_track = detail->fact <= DUB_FACT_LIVRE;
  gint min = detail->fact == DUB_FACT_STAFF ? DUB_MIN_STAFF : 0;
  gint max = is_track ? DUB_MAX_NUMBER : DUB_MAX_COUNT;

  return (detail->fact < DUB_N_FACTS && dub_jewelry_is_valid (detail->jewelry) &&
          (detail->fact >= DUB_N_COUNTS || (detail->n >= min && detail->n <= max))) ||
         dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "this count cannot be");
}

static void
set_crowns (DubYou *you, guint crowns)
{
  you->n_bonuses = 0;
  memset (you->bonuses, 0, sizeof you->bonuses);
  for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++)
    if ((crowns & (1u << (crown - 1))) != 0)
      you->bonuses[you->n_bonuses++] = (guint8) crown;
}

static gboolean
count (DubTable *self, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;
  DubYou *you = &self->state->you;
  guint16 bit;

  if (!check_count (self, detail))
    return FALSE;

  bit = (guint16) (1u << detail->fact);
  you->known |= bit;
  you->kept = (guint16) (detail->flag ? you->kept | bit : you->kept & ~bit);
  if (detail->fact == DUB_FACT_JEWELRY)
    dub_jewelry_set (&you->jewelry, detail->jewelry);
  else if (detail->fact == DUB_FACT_BONUSES)
    set_crowns (you, detail->crowns);
  else
    you->counts[detail->fact] = (guint16) MIN ((guint) detail->n, dub_fact_get_max (detail->fact));
  dub_your_staff_follow (you, self->box, detail->fact);

  return TRUE;
}

/* ALL-1. */
static gboolean
take_all_halls (DubTable *self, const DubEvent *event)
{
  guint at = event->detail.at;
  DubState *state = self->state;

  if (at >= self->box->n_all_halls || state->all_halls[at] != DUB_NOBODY)
    return refuse_place (self, "this space is not free");
  if (dub_state_has_all_halls (state, DUB_YOU))
    return dub_table_refuse (self, DUB_GAME_ERROR_LIMIT, "one token of yours is there already");
  state->all_halls[at] = DUB_YOU;

  return TRUE;
}

/* Facts that are not to be remembered expire here. */
static gboolean
end (DubTable *self, const DubEvent *event)
{
  DubState *state = self->state;

  state->you.known &= state->you.kept;
  state->you.turn = (DubYourTurn){ 0 };
  if (state->you.hand > 0)
    state->you.hand--;
  state->bag = DUB_PLENTY; /* you may have discarded tiles */
  state->turn = (guint8) dub_round_get_next_player (state);
  if (state->turn == DUB_NOBODY)
    state->phase = DUB_PHASE_INCOME;

  return TRUE;
}

gboolean
dub_apply_you (DubTable *self, const DubEvent *event)
{
  static const DubApply applies[DUB_N_EVENTS] = {
    [DUB_EVENT_YOU_TOOK_TILE] = take_tile,
    [DUB_EVENT_YOU_MADE_GARMENT] = make_garment,
    [DUB_EVENT_YOU_TOOK_JEWELRY] = take_jewelry,
    [DUB_EVENT_YOU_HIRED] = hire,
    [DUB_EVENT_YOU_DEPUTED] = depute,
    [DUB_EVENT_YOU_FUNDED] = fund,
    [DUB_EVENT_YOU_TOOK_FAVOR] = take_favor,
    [DUB_EVENT_YOU_DID_TASK] = do_task,
    [DUB_EVENT_YOU_PASSED_EXAM] = pass_exam,
    [DUB_EVENT_YOU_PASSED] = pass,
    [DUB_EVENT_YOU_NAMED_SPECIALIST] = name_specialist,
    [DUB_EVENT_YOU_GAINED] = gain,
    [DUB_EVENT_YOU_COUNTED] = count,
    [DUB_EVENT_YOU_ALL_HALLS] = take_all_halls,
    [DUB_EVENT_YOU_ENDED] = end,
  };

  return applies[event->type](self, event);
}
