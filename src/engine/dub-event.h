/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events: what happened, random results included. Nearly all of them are moves; a game is its
 * events and nothing else.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

typedef struct {
  guint64 seed;
  guint8 expansions;
  guint8 second_place;
  guint8 count_candidate;
  guint8 zero_gown_apart; /* R-9 switched off */
  guint8 draw_mode;
  guint8 strength;
  guint8 colors[DUB_N_OWNERS]; /* DubPlayerColor of each owner */
} DubSetup;

typedef enum {
  DUB_EVENT_MOVE,
  DUB_EVENT_STARTED, /* setup */
  DUB_EVENT_BOX,     /* the box that holds from now on */
  DUB_EVENT_CARDS,   /* her new supply: all cards for a round, or her discards in a turn */
  DUB_N_EVENTS,
} DubEventType;

typedef struct {
  guint8 type;
  union {
    DubMove move;
    DubSetup setup;
    DubPile cards;
    const DubBox *box; /* not owned */
  };
} DubEvent;

/* Whether the event is a move with this verb. */
static inline gboolean
dub_event_is (const DubEvent *event, DubVerb verb)
{
  return event->type == DUB_EVENT_MOVE && event->move.verb == verb;
}

G_END_DECLS
