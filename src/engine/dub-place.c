/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-place.h"

#include "dub-count.h"

gboolean
dub_place_is_touched (DubPlace place, const DubState *before, const DubStep *step)
{
  switch ((DubPlaceKind) place.kind) {
  case DUB_PLACE_RESOURCE:
    return step->verb == DUB_STEP_TAKE_TILES && (step->tiles & (1u << place.at)) != 0;
  case DUB_PLACE_GARMENT:
    return step->verb == DUB_STEP_TAKE_GARMENT && step->at == place.at;
  case DUB_PLACE_EMPLOYEE:
    return step->verb == DUB_STEP_HIRE && step->at == place.at;
  case DUB_PLACE_JEWEL:
    return step->verb == DUB_STEP_TAKE_JEWELRY && step->at == place.at;
  case DUB_PLACE_GUEST:
    return step->verb == DUB_STEP_PLACE_GARMENT && step->hall == place.in && step->at == place.at;
  case DUB_PLACE_TOKEN:
    return step->verb == DUB_STEP_PLACE_TOKEN && step->decoration == place.in &&
           step->at == place.at;
  case DUB_PLACE_ALL_HALLS:
    return step->verb == DUB_STEP_ALL_HALLS_TOKEN && step->at == place.at;
  case DUB_PLACE_FAVOR:
    return step->verb == DUB_STEP_TAKE_FAVOR;
  case DUB_PLACE_TASK:
    if (place.at == DUB_TASK_NONE)
      return step->verb == DUB_STEP_MOVE_EXAM_TOKEN;
    return step->verb == DUB_STEP_EXAM_TOKEN && before->barry.track == place.in &&
           step->task == place.at;
  case DUB_PLACE_NONE:
  case DUB_N_PLACES:
    break;
  }

  return FALSE;
}

static DubOwner
get_examinee (const DubState *state, DubPlace place)
{
  gboolean is_there = place.at == DUB_TASK_NONE || dub_state_has_done (state, place.at);

  return state->barry.track == place.in && is_there ? DUB_BARRY : DUB_NOBODY;
}

DubOwner
dub_place_get_owner (const DubState *state, DubPlace place)
{
  switch ((DubPlaceKind) place.kind) {
  case DUB_PLACE_GUEST:
    return state->halls[place.in][place.at].owner;
  case DUB_PLACE_TOKEN:
    return state->tokens[place.in][place.at];
  case DUB_PLACE_ALL_HALLS:
    return state->all_halls[place.at];
  case DUB_PLACE_FAVOR:
    return state->favor;
  case DUB_PLACE_TASK:
    return get_examinee (state, place);
  case DUB_PLACE_RESOURCE:
  case DUB_PLACE_GARMENT:
  case DUB_PLACE_EMPLOYEE:
  case DUB_PLACE_JEWEL:
  case DUB_PLACE_NONE:
  case DUB_N_PLACES:
    break;
  }

  return DUB_NOBODY;
}

gboolean
dub_place_is_asked (DubPlace place, const DubQuestion *question)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << place.at;

  switch ((DubQuestionKind) question->kind) {
  case DUB_QUESTION_TILE_FACES:
    return place.kind == DUB_PLACE_RESOURCE && (question->tiles & bit) != 0;
  case DUB_QUESTION_GARMENT:
    return place.kind == DUB_PLACE_GARMENT && (question->spaces & bit) != 0;
  case DUB_QUESTION_EMPLOYEES:
    return place.kind == DUB_PLACE_EMPLOYEE && (question->spaces & bit) != 0;
  case DUB_QUESTION_JEWELRY:
    return place.kind == DUB_PLACE_JEWEL && (question->spaces & bit) != 0;
  case DUB_QUESTION_NOTHING:
  case DUB_QUESTION_YOU:
  case DUB_QUESTION_CARD:
  case DUB_QUESTION_STAFF:
    break;
  }

  return FALSE;
}

static DubPlace
get_display_place (DubDisplayName display, guint8 at)
{
  static const guint8 kinds[DUB_N_DISPLAYS] = {
    [DUB_DISPLAY_RESOURCES] = DUB_PLACE_RESOURCE,
    [DUB_DISPLAY_GARMENTS] = DUB_PLACE_GARMENT,
    [DUB_DISPLAY_EMPLOYEES] = DUB_PLACE_EMPLOYEE,
    [DUB_DISPLAY_JEWELRY] = DUB_PLACE_JEWEL,
  };

  return (DubPlace){ .kind = kinds[display], .at = at };
}

DubPlace
dub_place_get_source (const DubAction *action)
{
  const DubDetail *detail = &action->detail;

  switch (action->type) {
  case DUB_ACTION_YOU_TILE:
    return (DubPlace){ .kind = DUB_PLACE_RESOURCE, .at = detail->at };
  case DUB_ACTION_YOU_GARMENT:
    return (DubPlace){ .kind = DUB_PLACE_GARMENT, .at = detail->at };
  case DUB_ACTION_YOU_JEWELRY:
    return (DubPlace){ .kind = DUB_PLACE_JEWEL, .at = detail->at };
  case DUB_ACTION_YOU_HIRE:
    return detail->flag ? (DubPlace){ 0 }
                        : (DubPlace){ .kind = DUB_PLACE_EMPLOYEE, .at = detail->at };
  case DUB_ACTION_YOU_FAVOR:
    return (DubPlace){ .kind = DUB_PLACE_FAVOR };
  default: /* takes nothing from the board */
    return (DubPlace){ 0 };
  }
}

DubPlace
dub_place_get_target (const DubAction *action)
{
  const DubDetail *detail = &action->detail;

  switch (action->type) {
  case DUB_ACTION_ENTER:
    return get_display_place (detail->display, detail->at);
  case DUB_ACTION_YOU_GARMENT:
    return detail->flag
               ? (DubPlace){ 0 }
               : (DubPlace){ .kind = DUB_PLACE_GUEST, .in = detail->hall, .at = detail->space };
  case DUB_ACTION_YOU_FUND:
    return (DubPlace){ .kind = DUB_PLACE_TOKEN, .in = detail->decoration, .at = detail->at };
  default: /* puts nothing on the board */
    return (DubPlace){ 0 };
  }
}
