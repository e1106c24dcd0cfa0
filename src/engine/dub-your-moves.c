/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your moves. Your silk, the prices and the card that you play are up to you: applying judges only
 * spaces, counts, and the limits of kitchen and jeweler. Deciding completes a move, asks what only
 * you can know, judges what only the order of your moves shows, and adds the consequences.
 */

#include "dub-game-private.h"
#include "dub-your-hand.h"
#include "dub-your-turn.h"

#include <string.h>

static gboolean
no_such_thing (DubTable *self, const DubMove *move)
{
  return dub_refuse (self, .code = DUB_REASON_NO_SUCH_THING, .place = move->to,
                     .thing = move->thing);
}

/* Festivity garments are never sold, and of the expert garments only the one with 14 Livre. */
static gboolean
may_be_sold (DubGarment garment)
{
  return garment.special == DUB_SPECIAL_NONE || garment.special == DUB_EXPERT_LIVRE14;
}

gboolean
dub_apply_sell (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  DubGarment garment = move->thing.garment;

  if (move->from.kind != DUB_PLACE_GARMENT || !dub_place_exists (self->box, state, move->from) ||
      dub_place_is_empty (state, move->from))
    return dub_table_refuse_space (self, move->from);
  if (garment.color == DUB_COLOR_UNKNOWN)
    return dub_refuse (self, .code = DUB_REASON_UNKNOWN, .place = move->from);
  if (!dub_thing_equal (move->thing, dub_place_read (state, move->from)))
    return no_such_thing (self, move);
  if (!may_be_sold (garment))
    return dub_refuse (self, .code = DUB_REASON_NOT_SOLD, .thing = move->thing);
  state->garments[move->from.at] = (DubGarment){ 0 };
  dub_state_discard_garment (state, garment);

  return TRUE;
}

/* A card that was named has to be there. */
static gboolean
check_leaving (DubTable *self, DubType type, DubThing named)
{
  const DubSide *you = &self->state->sides[DUB_YOU];
  DubEmployee card = named.employee;
  gboolean is_plain = card.level == DUB_LEVEL_UNKNOWN && card.crown == DUB_CROWN_NONE;

  if (named.kind == DUB_KIND_NOTHING)
    return TRUE;

  return (named.kind == DUB_KIND_EMPLOYEE && card.type == type &&
          (is_plain ? dub_side_has_plain (you, type) : dub_side_find (you, card) >= 0)) ||
         dub_refuse (self, .code = DUB_REASON_NO_SUCH_CARD, .thing = named);
}

static DubEmployee
get_named (DubThing named)
{
  return named.kind == DUB_KIND_EMPLOYEE ? named.employee : (DubEmployee){ 0 };
}

/* The card that was named leaves from where it is, if that is known. */
static void
leave (DubSide *you, DubType type, DubThing named, DubWhere where)
{
  DubEmployee card = get_named (named);
  gboolean is_any = card.level == DUB_LEVEL_UNKNOWN && card.crown == DUB_CROWN_NONE;
  int at = card.type == DUB_TYPE_NONE || is_any ? -1 : dub_hand_find (you, card, where);

  if (at >= 0)
    dub_side_remove (you, (guint) at);
  else
    dub_side_leave (you, type, card);
}

/* YOU-4. */
gboolean
dub_apply_depute (DubTable *self, const DubMove *move)
{
  gboolean from_hand = move->from.kind == DUB_PLACE_HAND;
  DubState *state = self->state;
  DubSide *you = &state->sides[DUB_YOU];
  DubType type = move->thing.employee.type;

  if (move->thing.kind != DUB_KIND_EMPLOYEE || type < DUB_MASTER || type > DUB_APPRENTICE)
    return no_such_thing (self, move);
  if (you->counts[DUB_FACT_STAFF] <= DUB_MIN_STAFF)
    return dub_refuse (self, .code = DUB_REASON_FOUR_STAY);
  if (type == DUB_APPRENTICE && dub_state_knows (state, DUB_FACT_APPRENTICES) &&
      you->counts[DUB_FACT_APPRENTICES] == 0)
    return dub_refuse (self, .code = DUB_REASON_NO_SUCH_CARD, .thing = move->thing);
  if (from_hand && state->yours.hand <= 1)
    return dub_refuse (self, .code = DUB_REASON_NO_OTHER_CARD);
  if (!check_leaving (self, type, move->other))
    return FALSE;
  leave (you, type, move->other, from_hand ? DUB_WHERE_HAND : DUB_WHERE_PLAYED);
  if (from_hand)
    state->yours.hand--;

  return TRUE;
}

/* Any card of the deck can be named; those that were on display are not in it. */
static gboolean
check_plain_card (DubTable *self, const DubMove *move)
{
  DubType type = dub_track_get_type (move->to.in);
  DubEmployee card = get_named (move->thing);

  if (card.id == 0)
    return TRUE;
  if (!dub_employee_is_valid (self->box, card) || card.type != type ||
      card.level != (type == DUB_MASTER ? DUB_MASTER_LEVEL : DUB_JOURNEYMAN_LEVEL))
    return no_such_thing (self, move);

  return ((self->state->employees_seen & (G_GUINT64_CONSTANT (1) << (card.id - 1))) == 0 &&
          dub_side_find (&self->state->sides[DUB_YOU], card) < 0) ||
         dub_refuse (self, .code = DUB_REASON_SEEN, .thing = move->thing);
}

/* You report a card with a crown, which must have been facedown until then. */
static gboolean
check_exam (DubTable *self, const DubMove *move)
{
  DubCrown crown = get_named (move->thing).crown;
  guint track = move->to.in;

  if (!dub_table_needs_jewelry_box (self))
    return FALSE;
  if (move->to.kind != DUB_PLACE_TRACK || track >= DUB_N_TRACKS)
    return no_such_thing (self, move);
  if (!check_leaving (self, dub_track_get_candidate (track), move->other))
    return FALSE;
  if (crown == DUB_CROWN_NONE)
    return check_plain_card (self, move);
  if (track != DUB_TRACK_MASTER || crown < DUB_JB_JEWELRY_SET || crown > DUB_JB_APPRENTICES)
    return no_such_thing (self, move);

  return (self->state->exam_decks[track] != 0 &&
          dub_crown_may_be_face_down (self->box, self->state, crown)) ||
         dub_refuse (self, .code = DUB_REASON_SEEN, .thing = move->thing);
}

/* The played employee leaves, and one from the examination deck joins (YOU-5). */
gboolean
dub_apply_pass_exam (DubTable *self, const DubMove *move)
{
  guint track = move->to.in;
  DubEmployee named = get_named (move->thing);
  DubEmployee card = { .type = (guint8) dub_track_get_type (track),
                       .level = DUB_LEVEL_EXAM,
                       .crown = named.crown };
  DubState *state = self->state;
  DubSide *you = &state->sides[DUB_YOU];

  if (!check_exam (self, move))
    return FALSE;
  leave (you, dub_track_get_candidate (track), move->other, DUB_WHERE_PLAYED);
  dub_side_set_track (you, track == DUB_TRACK_MASTER ? DUB_TRACK_JOURNEYMAN : DUB_TRACK_MASTER);
  if (you->n_exams[track] < G_MAXUINT8)
    you->n_exams[track]++;
  if (state->exam_decks[track] == 0)
    return TRUE; /* the deck is empty */
  if (!dub_apply_join (self, DUB_YOU, named.id != 0 ? named : card))
    return FALSE;
  if (named.id != 0 && named.crown == DUB_CROWN_NONE) /* it does not come to the display as well */
    state->employees_seen |= G_GUINT64_CONSTANT (1) << (named.id - 1);
  if (state->exam_decks[track] != DUB_PLENTY)
    state->exam_decks[track]--;

  return TRUE;
}

/* YOU-2, YOU-8: nothing has to be taken, and no bonus either (YOU-10). */
gboolean
dub_apply_pass (DubTable *self, const DubMove *move)
{
  const DubYourTurn *turn = &self->state->yours.turn;

  return dub_your_turn_is_waiting (turn) ||
         (turn->card.type != DUB_TYPE_NONE && turn->bonus != DUB_BONUS_DONE) ||
         dub_refuse (self, .code = DUB_REASON_NOTHING_WAITING);
}

/* YOU-6. */
gboolean
dub_apply_name_specialist (DubTable *self, const DubMove *move)
{
  if (!dub_table_needs_jewelry_box (self))
    return FALSE;
  if (move->thing.kind != DUB_KIND_SPECIALIST || move->thing.name >= DUB_N_SPECIALISTS)
    return no_such_thing (self, move);
  if (self->state->yours.has_specialist)
    return dub_refuse (self, .code = DUB_REASON_SPECIALIST);
  self->state->yours.specialist = move->thing.name;

  return TRUE;
}

static gboolean
check_gains (DubTable *self, const DubMove *move)
{
  gboolean is_good = move->open < 1u << DUB_N_GAINS;

  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    is_good = is_good && ABS (move->gains[fact]) <= DUB_MAX_COUNT;

  return is_good || dub_table_cannot_come (self);
}

/* A move of yours, what it costs and brings, and what it allows in the rest of your turn. */
gboolean
dub_apply_your_move (DubTable *self, const DubMove *move)
{
  DubSide *you = &self->state->sides[DUB_YOU];
  DubYourTurn *turn = &self->state->yours.turn;

  if (!check_gains (self, move) || !dub_apply_step (self, move))
    return FALSE;
  dub_your_turn_note (self->box, self->state, move);
  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    dub_side_gain (you, fact, move->gains[fact]);
  if (move->open != 0) {
    dub_side_forget (you, turn->open);
    turn->open = move->open;
  }

  return TRUE;
}

static void
set_crowns (DubSide *side, guint crowns)
{
  side->n_bonuses = 0;
  memset (side->bonuses, 0, sizeof side->bonuses);
  for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++)
    if ((crowns & (1u << (crown - 1))) != 0)
      side->bonuses[side->n_bonuses++] = (guint8) crown;
}

static gboolean
check_count (DubTable *self, const DubMove *move)
{
  DubFact fact = move->to.at;
  DubThing thing = move->thing;
  gint min = fact == DUB_FACT_STAFF ? DUB_MIN_STAFF : 0;

  if (move->to.kind != DUB_PLACE_COUNT || move->to.side != DUB_YOU || fact >= DUB_N_FACTS)
    return no_such_thing (self, move);
  if (fact == DUB_FACT_JEWELRY)
    return (thing.kind == DUB_KIND_JEWELRY && dub_jewelry_is_valid (thing.jewelry)) ||
           no_such_thing (self, move);
  if (fact == DUB_FACT_BONUSES)
    return (thing.kind == DUB_KIND_CROWNS && thing.n >= 0 && thing.n < 1 << DUB_N_CROWNS) ||
           no_such_thing (self, move);

  return (thing.kind == DUB_KIND_NUMBER && thing.n >= min &&
          thing.n <= (gint) dub_fact_get_max (fact)) ||
         dub_refuse (self, .code = DUB_REASON_RANGE, .place = move->to, .n = thing.n,
                     .least = (guint8) min, .limit = (guint16) dub_fact_get_max (fact));
}

gboolean
dub_apply_count (DubTable *self, const DubMove *move)
{
  DubSide *you = &self->state->sides[DUB_YOU];
  DubFact fact = move->to.at;
  guint16 bit;

  if (!check_count (self, move))
    return FALSE;

  bit = (guint16) (1u << fact);
  you->known |= bit;
  self->state->yours.turn.open &= (guint8) ~bit;
  you->kept = (guint16) (move->kept ? you->kept | bit : you->kept & ~bit);
  if (fact == DUB_FACT_JEWELRY)
    dub_jewelry_set (&you->jewelry, move->thing.jewelry);
  else if (fact == DUB_FACT_BONUSES)
    set_crowns (you, (guint) move->thing.n);
  else
    you->counts[fact] = (guint16) move->thing.n;
  dub_side_follow (you, self->box, fact);

  return TRUE;
}

/* Without the card that you played, facts that are not to be remembered expire here: its bonus is
 * unknown. */
gboolean
dub_apply_your_end (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  DubSide *you = &state->sides[DUB_YOU];
  gboolean is_told = state->yours.turn.card.type != DUB_TYPE_NONE;

  dub_side_forget (you, state->yours.turn.open);
  if (!is_told)
    you->known &= you->kept;
  if (!is_told && !dub_hand_is_told (state))
    dub_hand_move (you, DUB_WHERE_SUPPLY, DUB_WHERE_UNKNOWN);
  dub_hand_move (you, DUB_WHERE_PLAYED, DUB_WHERE_DISCARDS);
  state->yours.turn = (DubYourTurn){ 0 };
  if (state->yours.hand > 0)
    state->yours.hand--;
  if (state->yours.hand == 0) /* one that was not told was played too */
    dub_hand_move (you, DUB_WHERE_HAND, DUB_WHERE_DISCARDS);
  state->bag = DUB_PLENTY; /* you may have discarded tiles */

  return TRUE;
}

/* ALL-1 applies to you as well. */
static gboolean
check_all_halls (DubDecision *self)
{
  const DubBox *box = self->table.box;
  const DubState *state = self->now;
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
  const DubState *state = self->now;
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
ask_leaving (DubDecision *self, DubType type, DubThing named)
{
  const DubSide *you = &self->now->sides[DUB_YOU];

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
  const DubSide *you = &self->now->sides[DUB_YOU];
  DubType type = move->thing.employee.type;

  if (self->now->turn != DUB_YOU || move->thing.kind != DUB_KIND_EMPLOYEE || type < DUB_MASTER ||
      type > DUB_APPRENTICE || you->counts[DUB_FACT_STAFF] <= DUB_MIN_STAFF)
    return TRUE; /* the table refuses it */
  if (move->other.kind == DUB_KIND_NOTHING && dub_side_has_crowned (you, type))
    return dub_decision_refuse (self, .code = DUB_REASON_TELL_LEAVING);

  return ask_leaving (self, type, move->other);
}

/* YOU-6: what the table shows is judged, the rest is asked. */
static gboolean
check_specialist (DubDecision *self, const DubMove *move)
{
  const DubBox *box = self->table.box;
  const DubState *state = self->now;

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

  return self->now->turn != DUB_YOU || (dub_your_turn_get_open (box, self->now) & bit) == 0 ||
         (dub_your_turn_get_tasks (box, self->now) & bit) != 0 ||
         dub_decision_refuse (self, .code = DUB_REASON_NO_ACTION_FITS, .place = move->to);
}

/* YOU-5: the examinations alternate. */
static gboolean
ask_exam (DubDecision *self, const DubMove *move)
{
  DubTrack track = self->now->sides[DUB_YOU].track;

  if (!dub_state_has_expansion (self->now, DUB_EXPANSION_JEWELRY_BOX) ||
      move->to.kind != DUB_PLACE_TRACK || move->to.in >= DUB_N_TRACKS)
    return TRUE;
  if (move->to.in != track)
    return dub_decision_refuse (self, .code = DUB_REASON_OTHER_EXAM,
                                .place = { .kind = DUB_PLACE_TASK, .in = (guint8) track });

  return ask_leaving (self, dub_track_get_candidate (track), move->other);
}

/* YOU-10: who may do it, if the card was told. */
static gboolean
check_action (DubDecision *self, const DubMove *move)
{
  const DubBox *box = self->table.box;
  const DubState *state = self->now;
  DubType type = state->yours.turn.card.type;
  DubRole role = dub_your_turn_get_role (box, state, move);
  guint types = dub_your_turn_get_types (box, state, move);
  const DubBonus *bonus = dub_your_turn_get_bonus (box, state);
  DubAction action = dub_move_get_action (move);
  gboolean has_thimble = action == DUB_ACTION_TAILOR && move->thing.garment.thimble;

  if (state->phase != DUB_PHASE_TURNS || state->turn != DUB_YOU || role == DUB_ROLE_NONE)
    return TRUE;
  if (type == DUB_TYPE_NONE)
    return TRUE;
  if (role == DUB_ROLE_BONUS && has_thimble)
    return dub_decision_refuse (self, .code = DUB_REASON_THIMBLE);
  if (role == DUB_ROLE_BONUS && bonus != NULL && bonus->is_sale &&
      move->verb == DUB_MOVE_PLACE_GARMENT)
    return dub_decision_refuse (self, .code = DUB_REASON_MUST_SELL);
  if (move->verb == DUB_MOVE_DEPUTE &&
      (role == DUB_ROLE_MAIN ? move->thing.employee.type != type
                             : bonus != NULL && bonus->action != DUB_ACTION_DEPUTE))
    return dub_decision_refuse (self, .code = DUB_REASON_DEPUTE_PLAYED);

  /* By a bonus, an action is anybody's, but not the space of a Master. */
  return (role == DUB_ROLE_BONUS && types == dub_action_get_types (action, move->to.in)) ||
         (types & (1u << type)) != 0 ||
         dub_decision_refuse (self, .code = DUB_REASON_NOT_THIS_TYPE, .n = (gint16) types);
}

/* YOU-11: what was asked for is one of the options; without a word the only one, or its action. */
static gboolean
check_bonus (DubDecision *self, const DubMove *move)
{
  const DubYourTurn *turn = &self->now->yours.turn;
  DubMove options[DUB_MAX_BONUS_OPTIONS];
  guint n = dub_bonus_list (self->table.box, self->now, turn->source, options);

  if (turn->card.type == DUB_TYPE_NONE || turn->bonus != DUB_BONUS_OPEN ||
      move->from.kind == DUB_PLACE_STAFF)
    return TRUE; /* the table judges it */
  for (guint i = 0; i < n; i++)
    if (dub_move_equal (move, &options[i]))
      return TRUE;

  return dub_decision_refuse (self, .code = n == 0 ? DUB_REASON_NO_BONUS : DUB_REASON_CHOOSE_BONUS);
}

static gboolean
may_move (DubDecision *self, const DubMove *move)
{
  if (!check_action (self, move))
    return FALSE;
  switch (move->verb) {
  case DUB_MOVE_BONUS:
    return check_bonus (self, move);
  case DUB_MOVE_TAKE_JEWELRY:
    return check_jewelry (self, move);
  case DUB_MOVE_DEPUTE:
    return check_depute (self, move);
  case DUB_MOVE_HIRE:
    return check_specialist (self, move);
  case DUB_MOVE_EXAM_TOKEN:
    return check_task (self, move);
  case DUB_MOVE_PASS_EXAM:
    return ask_exam (self, move);
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

/* The card that you told is the one that is deputed or examined; a bonus is that of the card, and
 * its only option needs no word. */
static void
complete_played (const DubBox *box, const DubState *state, DubMove *move)
{
  const DubYourTurn *turn = &state->yours.turn;
  DubMove options[DUB_MAX_BONUS_OPTIONS];
  DubMove bare = *move;

  if (turn->card.type == DUB_TYPE_NONE)
    return;
  if (move->verb == DUB_MOVE_PASS_EXAM ||
      (move->verb == DUB_MOVE_DEPUTE && move->thing.employee.type == turn->card.type &&
       dub_your_turn_get_role (box, state, move) == DUB_ROLE_MAIN))
    move->other = dub_thing_employee (turn->card);
  if (move->verb != DUB_MOVE_BONUS || move->from.kind == DUB_PLACE_STAFF)
    return;
  move->thing = bare.thing = dub_thing_employee (turn->source);
  if (dub_move_equal (&bare,
                      &(DubMove){ .verb = DUB_MOVE_BONUS, .side = DUB_YOU, .thing = bare.thing }) &&
      dub_bonus_list (box, state, turn->source, options) == 1)
    *move = options[0];
}

/* Adds the thing that lies there, and what the move costs and brings. */
static void
complete (DubDecision *self, DubMove *move)
{
  DubPlace from = dub_move_get_from (move);

  if ((dub_verb_get_uses (move->verb) & DUB_USES_THING) != 0 && from.kind < DUB_N_DISPLAYS &&
      dub_place_exists (self->table.box, self->now, from))
    move->thing = dub_place_read (self->now, from);
  complete_card (self->table.box, &move->other);
  complete_played (self->table.box, self->now, move);
  if (move->verb == DUB_MOVE_PASS_EXAM)
    complete_card (self->table.box, &move->thing);
  dub_your_gains (self->table.box, self->now, move);
}

/* EXP-1: an expert garment may bring the Queen's Favor. */
static gboolean
take_favor (DubDecision *self, DubGarment garment)
{
  DubMove favor = { .verb = DUB_MOVE_TAKE_FAVOR,
                    .side = DUB_YOU,
                    .from = { .kind = DUB_PLACE_FAVOR } };

  return garment.special != DUB_EXPERT_FAVOR || self->now->favor != DUB_NOBODY ||
         dub_decision_move (self, favor);
}

/* YOU-12: with the card known, a task that an action has fulfilled is marked, unless there is a
 * choice. */
static gboolean
mark_task (DubDecision *self, guint before)
{
  DubTrack track = self->now->sides[DUB_YOU].track;
  guint tasks = dub_your_turn_get_tasks (self->table.box, self->now) & ~before;

  if (self->now->yours.turn.card.type == DUB_TYPE_NONE || tasks == 0 || (tasks & (tasks - 1)) != 0)
    return TRUE;

  return dub_decision_move (self, (DubMove){ .verb = DUB_MOVE_EXAM_TOKEN,
                                             .side = DUB_YOU,
                                             .to = { .kind = DUB_PLACE_TASK,
                                                     .in = (guint8) track,
                                                     .at = (guint8) g_bit_nth_lsf (tasks, -1),
                                                     .side = DUB_YOU } });
}

gboolean
dub_decide_you (DubDecision *self, const DubMove *move)
{
  guint open = dub_your_turn_get_open (self->table.box, self->now);
  guint tasks = dub_your_turn_get_tasks (self->table.box, self->now);
  DubMove done = *move;

  complete (self, &done);
  if (!may_move (self, &done) || !dub_decision_move (self, done))
    return FALSE;
  /* A task may have been forgotten: that is asked, if nothing else is wrong. */
  if (done.verb == DUB_MOVE_PASS_EXAM && open != 0 && !done.sure)
    return dub_decision_refuse (self, .code = DUB_REASON_UNSURE);
  if (done.verb != DUB_MOVE_EXAM_TOKEN && done.verb != DUB_MOVE_END_TURN &&
      !mark_task (self, tasks))
    return FALSE;
  if (done.verb == DUB_MOVE_PLACE_GARMENT)
    return take_favor (self, done.thing.garment) && check_all_halls (self);

  return done.verb != DUB_MOVE_PLACE_TOKEN || done.to.in != DUB_MUSICIANS || check_all_halls (self);
}
