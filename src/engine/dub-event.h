/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions and events. An action is a request or a report of the player; an event is a
 * fact that results from it, including random results. A game consists of its events
 * only.
 */

#pragma once

#include "dub-detail.h"
#include "dub-step.h"

G_BEGIN_DECLS

typedef enum {
  DUB_ACTION_NEW_GAME,    /* setup */
  DUB_ACTION_ENTER,       /* display, at, and the tile or card that was drawn */
  DUB_ACTION_LEAVE_EMPTY, /* display: nothing is left to draw */
  DUB_ACTION_FILL,        /* draws the rest of the displays, for a game without a copy */
  DUB_ACTION_READY,       /* what was not entered is unknown; deals her cards */
  DUB_ACTION_REVEAL,      /* card, if the player draws her cards */
  DUB_ACTION_REPORT,      /* card that the app asked for */
  DUB_ACTION_DEVIATE,     /* deviation: a step was done differently */
  DUB_ACTION_DONE,        /* her steps are done */
  DUB_ACTION_YOU_TILE,    /* at (drawer * 3 + column); flag: discarded immediately */
  DUB_ACTION_YOU_GARMENT, /* at; flag: sold, otherwise hall and space */
  DUB_ACTION_YOU_JEWELRY, /* at */
  DUB_ACTION_YOU_HIRE,    /* at; flag: the specialized Apprentice instead; sure: he may be */
  DUB_ACTION_YOU_DEPUTE,  /* type; employee if it matters; flag: from your hand */
  DUB_ACTION_YOU_FUND,    /* decoration, at */
  DUB_ACTION_YOU_FAVOR,
  DUB_ACTION_YOU_TASK,       /* task of your track */
  DUB_ACTION_YOU_EXAM,       /* track; employee if it has a crown; left if it matters; sure: the
                              * tasks without a token are fulfilled */
  DUB_ACTION_YOU_PASS,       /* leaves what you gained and may still take */
  DUB_ACTION_YOU_SPECIALIST, /* specialist, or none to keep it secret */
  DUB_ACTION_YOU_COUNT,      /* fact, n or jewelry or crowns; flag: remembered */
  DUB_ACTION_END_TURN,
  DUB_ACTION_INCOME,
  DUB_ACTION_CORRECT,    /* correction, its place and its content */
  DUB_ACTION_CHANGE_BOX, /* box */
  DUB_ACTION_TURN_UP,    /* at in her staff, employee, or none if it has no crown */
  DUB_ACTION_FINISH,
  DUB_N_ACTIONS,
} DubActionType;

typedef enum {
  DUB_EVENT_STARTED,
  DUB_EVENT_BOX_CHANGED,
  DUB_EVENT_ROUND_BEGUN,    /* n: the round */
  DUB_EVENT_FAVOR_RETURNED, /* owner, who becomes the start player */
  DUB_EVENT_EMPLOYEES_LEFT, /* mask */
  DUB_EVENT_GARMENTS_LEFT,  /* mask */
  DUB_EVENT_GARMENTS_SHIFTED,
  DUB_EVENT_JEWELRY_LEFT, /* mask */
  DUB_EVENT_JEWELRY_SHIFTED,
  DUB_EVENT_ENTERED,         /* display, at, tile or card */
  DUB_EVENT_STAYED_EMPTY,    /* display, mask */
  DUB_EVENT_FESTIVITY_ADDED, /* to the bag, after round 1 is prepared */
  DUB_EVENT_DEALT,           /* cards: her whole supply */
  DUB_EVENT_HAND_DRAWN,      /* n from the top */
  DUB_EVENT_REVEALED,        /* card */
  DUB_EVENT_REPORTED,        /* card */
  DUB_EVENT_DEVIATED,
  DUB_EVENT_STEP, /* step */
  DUB_EVENT_BARRY_ENDED,
  DUB_EVENT_YOU_TOOK_TILE,
  DUB_EVENT_YOU_MADE_GARMENT,
  DUB_EVENT_YOU_TOOK_JEWELRY,
  DUB_EVENT_YOU_HIRED,
  DUB_EVENT_YOU_DEPUTED,
  DUB_EVENT_YOU_FUNDED,
  DUB_EVENT_YOU_TOOK_FAVOR,
  DUB_EVENT_YOU_DID_TASK,
  DUB_EVENT_YOU_PASSED_EXAM,
  DUB_EVENT_YOU_PASSED,
  DUB_EVENT_YOU_NAMED_SPECIALIST,
  DUB_EVENT_YOU_GAINED, /* gains, and open: what the last event costs you and brings */
  DUB_EVENT_YOU_COUNTED,
  DUB_EVENT_YOU_ALL_HALLS, /* at */
  DUB_EVENT_YOU_ENDED,
  DUB_EVENT_INCOME, /* n Livre */
  DUB_EVENT_CORRECTED,
  DUB_EVENT_TURNED_UP,
  DUB_EVENT_FINISHED,
  DUB_N_EVENTS,
} DubEventType;

typedef struct {
  guint8 type;
  DubDetail detail;
  const DubBox *box; /* not owned */
} DubAction;

/* A step, a deal and a change of the box do not use the detail. */
typedef struct {
  guint8 type;
  union {
    DubDetail detail;
    DubStep step;
    DubPile cards;
    const DubBox *box; /* not owned */
  };
} DubEvent;

gboolean dub_detail_equal (const DubDetail *a, const DubDetail *b);

/* Whether the events can result from the action on this table, judging by its own fields:
 * what was done is what was requested. */
gboolean dub_action_fits (const DubAction *action, const DubState *before, const DubEvent *events,
                          guint n_events);

/* Where an action of yours or an entry takes something from, and where it puts it.
 * DUB_NOWHERE if that is not on the board. */
DubPlace dub_action_get_source (const DubAction *action);
DubPlace dub_action_get_target (const DubAction *action);

G_END_DECLS
