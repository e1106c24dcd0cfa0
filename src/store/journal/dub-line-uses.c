/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-line-uses.h"

#include <string.h>

#define SETUP "seed modules second-place count-candidate zero-gown-apart way her-colour your-colour"
#define ENTRY "display at tile colour garment employee"
#define GARMENT "at flag hall space"
#define COUNT "fact n jewelry crowns flag"
#define DEVIATION "index do to-hall to-at to-where to-task to-tiles to-n to-card"

/* Of a correction those of all, as old journals may have more than one needs. */
#define CORRECTION \
  "fix n at owner garment employee tile colour display hall where jewelry track task flag pile"

/* No fields of a detail: they are of another kind. */
#define OTHER ""

static const char *const action_uses[DUB_N_ACTIONS] = {
  [DUB_ACTION_NEW_GAME] = SETUP,
  [DUB_ACTION_ENTER] = ENTRY,
  [DUB_ACTION_LEAVE_EMPTY] = "display",
  [DUB_ACTION_FILL] = "",
  [DUB_ACTION_READY] = "",
  [DUB_ACTION_REVEAL] = "card",
  [DUB_ACTION_REPORT] = "card",
  [DUB_ACTION_DEVIATE] = DEVIATION,
  [DUB_ACTION_DONE] = "",
  [DUB_ACTION_YOU_TILE] = "at flag",
  [DUB_ACTION_YOU_GARMENT] = GARMENT,
  [DUB_ACTION_YOU_JEWELRY] = "at",
  [DUB_ACTION_YOU_HIRE] = "at flag",
  [DUB_ACTION_YOU_DEPUTE] = "type",
  [DUB_ACTION_YOU_FUND] = "where at",
  [DUB_ACTION_YOU_FAVOR] = "",
  [DUB_ACTION_YOU_EXAM] = "track employee",
  [DUB_ACTION_YOU_COUNT] = COUNT,
  [DUB_ACTION_END_TURN] = "",
  [DUB_ACTION_INCOME] = "",
  [DUB_ACTION_CORRECT] = CORRECTION,
  [DUB_ACTION_CHANGE_BOX] = "",
  [DUB_ACTION_TURN_UP] = "at employee",
  [DUB_ACTION_FINISH] = "",
};

static const char *const event_uses[DUB_N_EVENTS] = {
  [DUB_EVENT_STARTED] = SETUP,
  [DUB_EVENT_BOX_CHANGED] = OTHER,
  [DUB_EVENT_ROUND_BEGUN] = "n",
  [DUB_EVENT_FAVOR_RETURNED] = "owner",
  [DUB_EVENT_EMPLOYEES_LEFT] = "mask",
  [DUB_EVENT_GARMENTS_LEFT] = "mask",
  [DUB_EVENT_GARMENTS_SHIFTED] = "",
  [DUB_EVENT_JEWELRY_LEFT] = "mask",
  [DUB_EVENT_JEWELRY_SHIFTED] = "",
  [DUB_EVENT_ENTERED] = ENTRY,
  [DUB_EVENT_STAYED_EMPTY] = "display mask",
  [DUB_EVENT_FESTIVITY_ADDED] = "",
  [DUB_EVENT_DEALT] = OTHER,
  [DUB_EVENT_HAND_DRAWN] = "n",
  [DUB_EVENT_REVEALED] = "card",
  [DUB_EVENT_REPORTED] = "card",
  [DUB_EVENT_DEVIATED] = DEVIATION,
  [DUB_EVENT_STEP] = OTHER,
  [DUB_EVENT_BARRY_ENDED] = "",
  [DUB_EVENT_YOU_TOOK_TILE] = "at flag",
  [DUB_EVENT_YOU_MADE_GARMENT] = GARMENT,
  [DUB_EVENT_YOU_TOOK_JEWELRY] = "at",
  [DUB_EVENT_YOU_HIRED] = "at flag",
  [DUB_EVENT_YOU_DEPUTED] = "type",
  [DUB_EVENT_YOU_FUNDED] = "where at",
  [DUB_EVENT_YOU_TOOK_FAVOR] = "",
  [DUB_EVENT_YOU_PASSED_EXAM] = "track employee",
  [DUB_EVENT_YOU_COUNTED] = COUNT,
  [DUB_EVENT_YOU_ALL_HALLS] = "at",
  [DUB_EVENT_YOU_ENDED] = "",
  [DUB_EVENT_INCOME] = "n",
  [DUB_EVENT_CORRECTED] = CORRECTION,
  [DUB_EVENT_TURNED_UP] = "at employee",
  [DUB_EVENT_FINISHED] = "",
};

const char *
dub_action_get_uses (DubActionType type)
{
  return action_uses[type];
}

const char *
dub_event_get_uses (DubEventType type)
{
  return event_uses[type];
}

gboolean
dub_uses_have (const char *uses, DubPiece key)
{
  for (const char *at = uses; at != NULL; at = strchr (at, ' '), at = at != NULL ? at + 1 : NULL)
    if (key.length > 0 && at[0] == key.text[0] && strncmp (at, key.text, key.length) == 0 &&
        (at[key.length] == ' ' || at[key.length] == '\0'))
      return TRUE;

  return FALSE;
}
