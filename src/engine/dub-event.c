/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-event.h"

#include <string.h>

static DubRuleId
get_entry_rule (DubDisplayName display)
{
  static const guint8 rules[DUB_N_DISPLAYS] = { [DUB_DISPLAY_RESOURCES] = DUB_RULE_P1_C,
                                                [DUB_DISPLAY_GARMENTS] = DUB_RULE_P1_D,
                                                [DUB_DISPLAY_EMPLOYEES] = DUB_RULE_P1_B,
                                                [DUB_DISPLAY_JEWELRY] = DUB_RULE_P1_E };

  return rules[display];
}

DubRuleId
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
  case DUB_EVENT_REPORTED:
  case DUB_EVENT_DEVIATED:
  case DUB_EVENT_YOU_TOOK_TILE:
  case DUB_EVENT_YOU_MADE_GARMENT:
  case DUB_EVENT_YOU_TOOK_JEWELRY:
  case DUB_EVENT_YOU_HIRED:
  case DUB_EVENT_YOU_DEPUTED:
  case DUB_EVENT_YOU_FUNDED:
  case DUB_EVENT_YOU_TOOK_FAVOR:
  case DUB_EVENT_YOU_PASSED_EXAM:
  case DUB_EVENT_YOU_COUNTED:
  case DUB_EVENT_CORRECTED:
  case DUB_N_EVENTS:
    break;
  }

  return DUB_RULE_NONE;
}

static gboolean
deviation_equal (const DubDeviation *a, const DubDeviation *b)
{
  return a->index == b->index && a->verb == b->verb && a->hall == b->hall && a->at == b->at &&
         a->decoration == b->decoration && a->task == b->task && a->tiles == b->tiles &&
         a->n == b->n && dub_card_equal (a->card, b->card);
}

/* A tile that is told later is a correction. */
static gboolean
entry_fits (const DubDetail *asked, const DubEvent *event)
{
  DubDetail done = event->detail;

  done.correction = asked->correction;

  return (event->type == DUB_EVENT_ENTERED || event->type == DUB_EVENT_CORRECTED) &&
         dub_detail_equal (asked, &done);
}

/* A card that the app has drawn need not be told. */
static gboolean
reveal_fits (DubCard asked, const DubState *before, const DubEvent *event)
{
  return event->type == DUB_EVENT_REVEALED && (before->hand.cards[0].action != DUB_CARD_UNKNOWN ||
                                               dub_card_equal (asked, event->detail.card));
}

gboolean
dub_action_fits (const DubAction *action, const DubState *before, const DubEvent *events,
                 guint n_events)
{
  /* Those whose only event has the fields of the action. */
  static const guint8 same[DUB_N_ACTIONS] = {
    [DUB_ACTION_DEVIATE] = DUB_EVENT_DEVIATED,
    [DUB_ACTION_YOU_TILE] = DUB_EVENT_YOU_TOOK_TILE,
    [DUB_ACTION_YOU_GARMENT] = DUB_EVENT_YOU_MADE_GARMENT,
    [DUB_ACTION_YOU_JEWELRY] = DUB_EVENT_YOU_TOOK_JEWELRY,
    [DUB_ACTION_YOU_HIRE] = DUB_EVENT_YOU_HIRED,
    [DUB_ACTION_YOU_DEPUTE] = DUB_EVENT_YOU_DEPUTED,
    [DUB_ACTION_YOU_FUND] = DUB_EVENT_YOU_FUNDED,
    [DUB_ACTION_YOU_COUNT] = DUB_EVENT_YOU_COUNTED,
  };
  const DubDetail *asked = &action->detail;

  if (n_events == 0 || action->type >= DUB_N_ACTIONS)
    return FALSE;
  if (same[action->type] != 0)
    return events[0].type == same[action->type] &&
           (events[0].type != DUB_EVENT_DEVIATED
                ? dub_detail_equal (asked, &events[0].detail)
                : deviation_equal (&asked->deviation, &events[0].detail.deviation));
  if (action->type == DUB_ACTION_ENTER)
    return entry_fits (asked, &events[0]);
  if (action->type == DUB_ACTION_REVEAL)
    return reveal_fits (asked->card, before, &events[0]);
  if (action->type == DUB_ACTION_REPORT)
    return events[0].type == DUB_EVENT_REPORTED &&
           dub_card_equal (asked->card, events[0].detail.card);

  return TRUE;
}
