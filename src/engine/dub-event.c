/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-event.h"

static DubRule
get_entry_rule (DubDisplayName display)
{
  static const guint8 rules[DUB_N_DISPLAYS] = { [DUB_DISPLAY_RESOURCES] = DUB_RULE_P1_C,
                                                [DUB_DISPLAY_GARMENTS] = DUB_RULE_P1_D,
                                                [DUB_DISPLAY_EMPLOYEES] = DUB_RULE_P1_B,
                                                [DUB_DISPLAY_JEWELRY] = DUB_RULE_P1_E };

  return rules[display];
}

DubRule
dub_event_get_rule (const DubEvent *event)
{
  switch ((DubEventType) event->type) {
  case DUB_EVENT_STARTED:
    return DUB_RULE_SET_1;
  case DUB_EVENT_FAVOR_RETURNED:
    return DUB_RULE_P1_A;
  case DUB_EVENT_EMPLOYEES_LEFT:
    return DUB_RULE_P1_B;
  case DUB_EVENT_GARMENTS_LEFT:
  case DUB_EVENT_GARMENTS_SHIFTED:
    return DUB_RULE_P1_D;
  case DUB_EVENT_JEWELRY_LEFT:
  case DUB_EVENT_JEWELRY_SHIFTED:
    return DUB_RULE_P1_E;
  case DUB_EVENT_ENTERED:
  case DUB_EVENT_STAYED_EMPTY:
    return get_entry_rule (event->detail.display);
  case DUB_EVENT_FESTIVITY_ADDED:
    return DUB_RULE_SET_8;
  case DUB_EVENT_DEALT:
    return DUB_RULE_P1_F;
  case DUB_EVENT_HAND_DRAWN:
    return DUB_RULE_P2;
  case DUB_EVENT_REVEALED:
  case DUB_EVENT_BARRY_ENDED:
    return DUB_RULE_T_1;
  case DUB_EVENT_STEP:
    return event->step.rules[0];
  case DUB_EVENT_YOU_ALL_HALLS:
    return DUB_RULE_ALL_1;
  case DUB_EVENT_YOU_ENDED:
    return DUB_RULE_P3;
  case DUB_EVENT_INCOME:
    return DUB_RULE_P4;
  case DUB_EVENT_TURNED_UP:
    return DUB_RULE_END_2;
  case DUB_EVENT_FINISHED:
    return DUB_RULE_END_9;
  case DUB_EVENT_BOX_CHANGED:
  case DUB_EVENT_ROUND_BEGUN:
  case DUB_EVENT_TOLD:
  case DUB_EVENT_DONE_OTHERWISE:
  case DUB_EVENT_YOU_TOOK_TILE:
  case DUB_EVENT_YOU_MADE_GARMENT:
  case DUB_EVENT_YOU_TOOK_JEWELRY:
  case DUB_EVENT_YOU_HIRED:
  case DUB_EVENT_YOU_DEPUTED:
  case DUB_EVENT_YOU_FUNDED:
  case DUB_EVENT_YOU_TOOK_FAVOR:
  case DUB_EVENT_YOU_PASSED_EXAM:
  case DUB_EVENT_YOU_COUNTED:
  case DUB_EVENT_FIXED:
  case DUB_N_EVENTS:
  default:
    return DUB_RULE_NONE;
  }
}
