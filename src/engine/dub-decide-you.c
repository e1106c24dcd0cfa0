/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What you do. Your silk, prices and the card that you play are your own affair:
 * what is judged are spaces, counts, and the limits of kitchen and jeweler.
 */

#include "dub-rules-private.h"

enum { MIN_STAFF = 4 };

static gboolean
accept (DubDecision *self, DubEventType type, const DubAction *action)
{
  dub_decision_emit (self, (DubEvent){ .type = (guint8) type, .detail = action->detail });

  return TRUE;
}

static gboolean
refuse_place (DubDecision *self, const char *reason)
{
  return dub_decision_refuse (self, DUB_RULES_ERROR_PLACE, reason);
}

/* ALL-1, for you as for her. */
static gboolean
check_all_halls (DubDecision *self)
{
  const DubState *state = &self->now;
  int best = -1;

  for (guint i = 0; i < DUB_MAX_ALL_HALLS; i++)
    if (state->all_halls[i] == DUB_YOU)
      return TRUE;
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    if (!dub_state_is_in_hall (state, DUB_YOU, hall))
      return TRUE;

  for (guint i = 0; i < self->box->n_all_halls; i++)
    if (state->all_halls[i] == DUB_NOBODY &&
        (best < 0 || self->box->all_halls[i] > self->box->all_halls[best]))
      best = (int) i;
  if (best >= 0)
    dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_YOU_ALL_HALLS,
                                         .detail = { .at = (guint8) best } });

  return TRUE;
}

static gboolean
take_tile (DubDecision *self, const DubAction *action)
{
  guint at = action->detail.at;

  if (at >= DUB_N_DRAWERS * DUB_N_COLUMNS ||
      self->now.resources[at / DUB_N_COLUMNS][at % DUB_N_COLUMNS] == DUB_TILE_NONE)
    return refuse_place (self, "no resource tile lies there");

  return accept (self, DUB_EVENT_YOU_TOOK_TILE, action);
}

/* Festivity garments are never sold, of the expert ones only that with 14 Livre. */
static gboolean
may_be_sold (DubGarment garment)
{
  return garment.special == DUB_SPECIAL_NONE || garment.special == DUB_EXPERT_LIVRE14;
}

static gboolean
make_garment (DubDecision *self, const DubAction *action)
{
  const DubDetail *detail = &action->detail;
  DubGarment garment;

  if (detail->at >= self->box->garment_display.n)
    return refuse_place (self, "there is no such space");
  garment = self->now.garments[detail->at];
  if (garment.colour == DUB_COLOUR_NONE)
    return refuse_place (self, "no garment lies there");
  if (garment.colour == DUB_COLOUR_UNKNOWN)
    return dub_decision_refuse (self, DUB_RULES_ERROR_ASKED, "tell first which garment it is");

  if (detail->flag) {
    if (!may_be_sold (garment))
      return dub_decision_refuse (self, DUB_RULES_ERROR_LIMIT, "this garment cannot be sold");
    return accept (self, DUB_EVENT_YOU_MADE_GARMENT, action);
  }

  if (detail->hall >= DUB_N_HALLS || detail->space >= self->box->halls[detail->hall].n_guests ||
      self->now.halls[detail->hall][detail->space].owner != DUB_NOBODY)
    return refuse_place (self, "this guest space is not free");
  accept (self, DUB_EVENT_YOU_MADE_GARMENT, action);

  return check_all_halls (self);
}

static gboolean
take_jewelry (DubDecision *self, const DubAction *action)
{
  guint at = action->detail.at;

  if (!dub_state_has_module (&self->now, DUB_MODULE_JEWELRY_BOX))
    return dub_decision_refuse (self, DUB_RULES_ERROR_MODULE, "the Jewelry Box is not in play");
  if (at >= self->box->jewelry_display.n || self->now.jewelry[at] == DUB_COLOUR_NONE)
    return refuse_place (self, "no jewelry lies there");
  if (dub_state_count_tokens (&self->now, DUB_JEWELER, DUB_YOU) == 0)
    return dub_decision_refuse (self, DUB_RULES_ERROR_LIMIT,
                                "jewelry takes a token on a jeweler decoration");
  if (self->now.jewelry[at] == DUB_COLOUR_UNKNOWN)
    return dub_decision_refuse (self, DUB_RULES_ERROR_ASKED, "tell first which jewelry it is");

  return accept (self, DUB_EVENT_YOU_TOOK_JEWELRY, action);
}

static gboolean
hire (DubDecision *self, const DubAction *action)
{
  const DubDetail *detail = &action->detail;

  if (detail->flag) {
    if (!dub_state_has_module (&self->now, DUB_MODULE_JEWELRY_BOX))
      return dub_decision_refuse (self, DUB_RULES_ERROR_MODULE, "the Jewelry Box is not in play");
    if (self->now.you.has_specialist)
      return dub_decision_refuse (self, DUB_RULES_ERROR_LIMIT,
                                  "the specialized Apprentice is hired already");
    return accept (self, DUB_EVENT_YOU_HIRED, action);
  }
  if (detail->at >= DUB_N_HIRE_SPACES || self->now.employees[detail->at].type == DUB_TYPE_NONE)
    return refuse_place (self, "no employee is there");

  return accept (self, DUB_EVENT_YOU_HIRED, action);
}

static gboolean
depute (DubDecision *self, const DubAction *action)
{
  const DubYou *you = &self->now.you;

  if (action->detail.type < DUB_MASTER || action->detail.type > DUB_APPRENTICE)
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "no such type");
  if (you->counts[DUB_FACT_STAFF] <= MIN_STAFF)
    return dub_decision_refuse (self, DUB_RULES_ERROR_LIMIT, "four employees have to stay");
  if (action->detail.type == DUB_APPRENTICE && dub_state_knows (&self->now, DUB_FACT_APPRENTICES) &&
      you->counts[DUB_FACT_APPRENTICES] == 0)
    return refuse_place (self, "you have no Apprentice");

  return accept (self, DUB_EVENT_YOU_DEPUTED, action);
}

static gboolean
fund (DubDecision *self, const DubAction *action)
{
  const DubDetail *detail = &action->detail;

  if (detail->where >= DUB_N_WHERES || detail->at >= self->box->decorations[detail->where].n ||
      self->now.tokens[detail->where][detail->at] != DUB_NOBODY)
    return refuse_place (self, "this decoration is not free");
  if (detail->where == DUB_JEWELER && !dub_state_has_module (&self->now, DUB_MODULE_JEWELRY_BOX))
    return dub_decision_refuse (self, DUB_RULES_ERROR_MODULE, "the Jewelry Box is not in play");
  if (!dub_state_may_have_token (&self->now, detail->where, DUB_YOU))
    return dub_decision_refuse (self, DUB_RULES_ERROR_LIMIT, "one token of yours is there already");
  accept (self, DUB_EVENT_YOU_FUNDED, action);

  return detail->where == DUB_MUSICIANS ? check_all_halls (self) : TRUE;
}

/* The card that comes in is yours to look at; with a crown it is told. */
static gboolean
pass_exam (DubDecision *self, const DubAction *action)
{
  DubTrack track = action->detail.track;
  DubCrown crown = action->detail.employee.crown;
  DubEvent event = { .type = DUB_EVENT_YOU_PASSED_EXAM, .detail = { .track = (guint8) track } };

  if (!dub_state_has_module (&self->now, DUB_MODULE_JEWELRY_BOX))
    return dub_decision_refuse (self, DUB_RULES_ERROR_MODULE, "the Jewelry Box is not in play");
  if (track >= DUB_N_TRACKS)
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "there is no such examination");
  if (crown != DUB_CROWN_NONE) {
    if (track != DUB_TRACK_MASTER || crown < DUB_JB_JEWELRY_SET || crown > DUB_JB_APPRENTICES)
      return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE,
                                  "no card of this deck has this crown");
    if (self->now.exam_decks[track] == 0 ||
        !dub_crown_may_be_face_down (self->box, &self->now, crown))
      return dub_decision_refuse (self, DUB_RULES_ERROR_COUNT, "this card was seen elsewhere");
    event.detail.employee = dub_box_get_crown (self->box, crown);
  }
  dub_decision_emit (self, event);

  return dub_decision_check_limits (self);
}

static gboolean
count (DubDecision *self, const DubAction *action)
{
  const DubDetail *detail = &action->detail;
  gint max = detail->fact <= DUB_FACT_LIVRE ? DUB_MAX_TRACK : DUB_MAX_COUNT;
  guint n_jewelry = 0;

  for (DubColour colour = DUB_BLUE; colour <= DUB_ORANGE; colour++)
    n_jewelry += detail->jewelry[colour];
  if (detail->fact >= DUB_N_FACTS || n_jewelry > DUB_MAX_JEWELRY ||
      (detail->fact < DUB_N_COUNTS &&
       (detail->n < (detail->fact == DUB_FACT_STAFF ? MIN_STAFF : 0) || detail->n > max)))
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "this count cannot be");
  accept (self, DUB_EVENT_YOU_COUNTED, action);

  return dub_decision_check_limits (self);
}

gboolean
dub_decide_you (DubDecision *self, const DubAction *action)
{
  if (action->type == DUB_ACTION_YOU_COUNT)
    return count (self, action);
  if (self->now.phase != DUB_PHASE_TURNS || self->now.turn != DUB_YOU)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PHASE, "it is not your turn");

  switch (action->type) {
  case DUB_ACTION_YOU_TILE:
    return take_tile (self, action);
  case DUB_ACTION_YOU_GARMENT:
    return make_garment (self, action);
  case DUB_ACTION_YOU_JEWELRY:
    return take_jewelry (self, action);
  case DUB_ACTION_YOU_HIRE:
    return hire (self, action);
  case DUB_ACTION_YOU_DEPUTE:
    return depute (self, action);
  case DUB_ACTION_YOU_FUND:
    return fund (self, action);
  case DUB_ACTION_YOU_FAVOR:
    if (self->now.favor != DUB_NOBODY)
      return refuse_place (self, "the Queen's Favor is not on the board");
    return accept (self, DUB_EVENT_YOU_TOOK_FAVOR, action);
  case DUB_ACTION_YOU_EXAM:
    return pass_exam (self, action);
  default:
    return accept (self, DUB_EVENT_YOU_ENDED, action);
  }
}
