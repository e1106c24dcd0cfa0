/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-event.h"

#include "dub-place.h"

#include <string.h>

static gboolean
deviation_equal (const DubDeviation *a, const DubDeviation *b)
{
  return a->index == b->index && a->verb == b->verb && a->hall == b->hall && a->at == b->at &&
         a->decoration == b->decoration && a->task == b->task && a->tiles == b->tiles &&
         a->n == b->n && dub_card_equal (a->card, b->card);
}

/* Entering an unknown tile later is a correction. */
static gboolean
entry_fits (const DubDetail *asked, const DubEvent *event)
{
  DubDetail done = event->detail;

  done.place_kind = asked->place_kind;

  return (event->type == DUB_EVENT_ENTERED || event->type == DUB_EVENT_CORRECTED) &&
         dub_detail_equal (asked, &done);
}

/* The player need not report a card that the app drew. */
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
  /* Actions whose only event has the same fields. */
  static const guint8 same[DUB_N_ACTIONS] = {
    [DUB_ACTION_DEVIATE] = DUB_EVENT_DEVIATED,
    [DUB_ACTION_YOU_TILE] = DUB_EVENT_YOU_TOOK_TILE,
    [DUB_ACTION_YOU_GARMENT] = DUB_EVENT_YOU_MADE_GARMENT,
    [DUB_ACTION_YOU_JEWELRY] = DUB_EVENT_YOU_TOOK_JEWELRY,
    [DUB_ACTION_YOU_HIRE] = DUB_EVENT_YOU_HIRED,
    [DUB_ACTION_YOU_DEPUTE] = DUB_EVENT_YOU_DEPUTED,
    [DUB_ACTION_YOU_FUND] = DUB_EVENT_YOU_FUNDED,
    [DUB_ACTION_YOU_TASK] = DUB_EVENT_YOU_DID_TASK,
    [DUB_ACTION_YOU_PASS] = DUB_EVENT_YOU_PASSED,
    [DUB_ACTION_YOU_SPECIALIST] = DUB_EVENT_YOU_NAMED_SPECIALIST,
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

DubPlace
dub_action_get_source (const DubAction *action)
{
  static const struct {
    guint8 is_used;
    guint8 kind;
  } sources[DUB_N_ACTIONS] = {
    [DUB_ACTION_YOU_TILE] = { TRUE, DUB_PLACE_RESOURCE },
    [DUB_ACTION_YOU_GARMENT] = { TRUE, DUB_PLACE_GARMENT },
    [DUB_ACTION_YOU_JEWELRY] = { TRUE, DUB_PLACE_JEWEL },
    [DUB_ACTION_YOU_HIRE] = { TRUE, DUB_PLACE_EMPLOYEE },
    [DUB_ACTION_YOU_FAVOR] = { TRUE, DUB_PLACE_FAVOR },
  };

  if (action->type >= DUB_N_ACTIONS || !sources[action->type].is_used ||
      (action->type == DUB_ACTION_YOU_HIRE && action->detail.flag))
    return DUB_NOWHERE;

  return (DubPlace){ .kind = sources[action->type].kind, .at = action->detail.at };
}

DubPlace
dub_action_get_target (const DubAction *action)
{
  const DubDetail *detail = &action->detail;

  if (action->type == DUB_ACTION_ENTER)
    return (DubPlace){ .kind = detail->display, .at = detail->at };
  if (action->type == DUB_ACTION_YOU_GARMENT && !detail->flag)
    return (DubPlace){ .kind = DUB_PLACE_GUEST, .in = detail->hall, .at = detail->space };
  if (action->type == DUB_ACTION_YOU_TASK)
    return (DubPlace){ .kind = DUB_PLACE_TASK,
                       .in = detail->task >= DUB_TASK_THIMBLE ? DUB_TRACK_MASTER
                                                              : DUB_TRACK_JOURNEYMAN,
                       .at = detail->task };
  if (action->type == DUB_ACTION_YOU_FUND)
    return (DubPlace){ .kind = DUB_PLACE_TOKEN, .in = detail->decoration, .at = detail->at };

  return DUB_NOWHERE;
}
