/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decides your moves. Applying them judges them; this file completes them, asks what only you can
 * know, and adds the consequences.
 */

#include "dub-game-private.h"
#include "dub-specialist.h"
#include "dub-your-gains.h"
#include "dub-your-turn.h"

/* ALL-1 applies to you as well. */
static gboolean
check_all_halls (DubDecision *self)
{
  const DubBox *box = self->table.box;
  const DubState *state = &self->now;
  int best = -1;

  if (!dub_state_is_due_all_halls (state, DUB_YOU))
    return TRUE;

  for (guint i = 0; i < box->n_all_halls; i++)
    if (state->all_halls[i] == DUB_NOBODY && (best < 0 || box->all_halls[i] > box->all_halls[best]))
      best = (int) i;

  return best < 0 || dub_decision_move (self, (DubMove){ .verb = DUB_MOVE_ALL_HALLS_TOKEN,
                                                         .side = DUB_YOU,
                                                         .to = { .kind = DUB_PLACE_ALL_HALLS,
                                                                 .at = (guint8) best } });
}

/* YOU-7. Nothing is asked before the table itself refuses. */
static gboolean
check_jewelry (DubDecision *self, const DubMove *move)
{
  const DubState *state = &self->now;
  const DubYourTurn *turn = &state->yours.turn;
  DubColor color = move->thing.name;

  if (turn->free_jewelry || dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) == 0 ||
      move->thing.kind != DUB_KIND_JEWEL || color == DUB_COLOR_NONE || color == DUB_COLOR_UNKNOWN)
    return TRUE;
  if (turn->rented.color == DUB_COLOR_NONE)
    return dub_decision_refuse (self, .code = DUB_REASON_WITH_GARMENT);
  if (turn->took_jewelry)
    return dub_decision_refuse (self, .code = DUB_REASON_ONE_PER_GARMENT);
  if (dub_color_is_gown (color) != dub_color_is_gown (turn->rented.color))
    return dub_decision_refuse (self, .code = DUB_REASON_SUITS_NOT, .thing = move->thing);

  return TRUE;
}

/* YOU-5: which card left matters if only crowned ones can have. */
static gboolean
check_leaving (DubDecision *self, DubType type, DubThing named)
{
  const DubSide *you = &self->now.sides[DUB_YOU];

  if (named.kind != DUB_KIND_NOTHING || dub_side_has_plain (you, type))
    return TRUE;
  if (dub_side_has (you, type))
    return dub_decision_refuse (self, .code = DUB_REASON_TELL_LEAVING);

  return dub_decision_refuse (self, .code = DUB_REASON_NO_SUCH_CARD,
                              .thing = dub_thing_employee (dub_employee_of_type (type)));
}

/* YOU-4: it also matters if some have a crown and others do not. */
static gboolean
check_depute (DubDecision *self, const DubMove *move)
{
  const DubSide *you = &self->now.sides[DUB_YOU];
  DubType type = move->thing.employee.type;

  if (self->now.turn != DUB_YOU || move->thing.kind != DUB_KIND_EMPLOYEE || type < DUB_MASTER ||
      type > DUB_APPRENTICE || you->counts[DUB_FACT_STAFF] <= DUB_MIN_STAFF)
    return TRUE; /* the table refuses it */
  if (move->other.kind == DUB_KIND_NOTHING && dub_side_has_crowned (you, type))
    return dub_decision_refuse (self, .code = DUB_REASON_TELL_LEAVING);

  return check_leaving (self, type, move->other);
}

/* YOU-6: what the table shows is judged, the rest is asked. */
static gboolean
check_specialist (DubDecision *self, const DubMove *move)
{
  const DubBox *box = self->table.box;
  const DubState *state = &self->now;

  if (move->from.kind != DUB_PLACE_SPECIALIST || state->yours.has_specialist ||
      !dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX))
    return TRUE;
  if (!dub_specialist_may_be_met (box, state, state->yours.specialist))
    return dub_decision_refuse (self, .code = DUB_REASON_CONDITION);

  return move->sure || dub_specialist_is_met (box, state, state->yours.specialist) ||
         dub_decision_refuse (self, .code = DUB_REASON_UNSURE);
}

/* YOU-12. What is no open task at all, the table refuses. */
static gboolean
check_task (DubDecision *self, const DubMove *move)
{
  const DubBox *box = self->table.box;
  guint bit = move->to.at < DUB_N_TASKS ? 1u << move->to.at : 0;

  return self->now.turn != DUB_YOU || (dub_your_turn_get_open (box, &self->now) & bit) == 0 ||
         (dub_your_turn_get_tasks (box, &self->now) & bit) != 0 ||
         dub_decision_refuse (self, .code = DUB_REASON_NO_ACTION_FITS, .place = move->to);
}

/* YOU-5: the examinations alternate. */
static gboolean
check_exam (DubDecision *self, const DubMove *move)
{
  DubTrack track = self->now.sides[DUB_YOU].track;

  if (!dub_state_has_expansion (&self->now, DUB_EXPANSION_JEWELRY_BOX) ||
      move->to.kind != DUB_PLACE_TRACK || move->to.in >= DUB_N_TRACKS)
    return TRUE;
  if (move->to.in != track)
    return dub_decision_refuse (self, .code = DUB_REASON_OTHER_EXAM,
                                .place = { .kind = DUB_PLACE_TASK, .in = (guint8) track });

  return check_leaving (self, track == DUB_TRACK_MASTER ? DUB_JOURNEYMAN : DUB_APPRENTICE,
                        move->other);
}

static gboolean
may_move (DubDecision *self, const DubMove *move)
{
  switch (move->verb) {
  case DUB_MOVE_TAKE_JEWELRY:
    return check_jewelry (self, move);
  case DUB_MOVE_DEPUTE:
    return check_depute (self, move);
  case DUB_MOVE_HIRE:
    return check_specialist (self, move);
  case DUB_MOVE_EXAM_TOKEN:
    return check_task (self, move);
  case DUB_MOVE_PASS_EXAM:
    return check_exam (self, move);
  default:
    return TRUE;
  }
}

/* A crown names the card, even if the box does not have it. */
static void
complete_card (const DubBox *box, DubThing *thing)
{
  DubCrown crown = thing->employee.crown;

  if (thing->kind != DUB_KIND_EMPLOYEE || crown == DUB_CROWN_NONE || thing->employee.id != 0)
    return;
  thing->employee = dub_box_get_crown (box, crown);
  thing->employee.crown = (guint8) crown;
}

/* Adds the thing that lies there, and what the move costs and brings. */
static void
complete (DubDecision *self, DubMove *move)
{
  DubPlace from = dub_move_get_from (move);

  if ((dub_verb_get_uses (move->verb) & DUB_USES_THING) != 0 && from.kind < DUB_N_DISPLAYS &&
      dub_place_exists (self->table.box, &self->now, from))
    move->thing = dub_place_read (&self->now, from);
  complete_card (self->table.box, &move->other);
  if (move->verb == DUB_MOVE_PASS_EXAM)
    complete_card (self->table.box, &move->thing);
  dub_your_gains (self->table.box, &self->now, move);
}

/* EXP-1: an expert garment may bring the Queen's Favor. */
static gboolean
take_favor (DubDecision *self, DubGarment garment)
{
  DubMove favor = { .verb = DUB_MOVE_TAKE_FAVOR,
                    .side = DUB_YOU,
                    .from = { .kind = DUB_PLACE_FAVOR } };

  return garment.special != DUB_EXPERT_FAVOR || self->now.favor != DUB_NOBODY ||
         dub_decision_move (self, favor);
}

gboolean
dub_decide_you (DubDecision *self, const DubMove *move)
{
  guint open = dub_your_turn_get_open (self->table.box, &self->now);
  DubMove done = *move;

  complete (self, &done);
  if (!may_move (self, &done) || !dub_decision_move (self, done))
    return FALSE;
  /* A task may have been forgotten: that is asked, if nothing else is wrong. */
  if (done.verb == DUB_MOVE_PASS_EXAM && open != 0 && !done.sure)
    return dub_decision_refuse (self, .code = DUB_REASON_UNSURE);
  if (done.verb == DUB_MOVE_PLACE_GARMENT)
    return take_favor (self, done.thing.garment) && check_all_halls (self);

  return done.verb != DUB_MOVE_PLACE_TOKEN || done.to.in != DUB_MUSICIANS || check_all_halls (self);
}
