/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A move: a side takes a thing from a place, puts it at a place, and gains or pays so much. Her
 * resolved steps are moves, your taps are moves, and so is everything else that changes a table
 * during a game. A move has all that is needed to judge it, apply it, draw it and put it into
 * words.
 */

#pragma once

#include "dub-card.h"
#include "dub-names.h"
#include "dub-side.h"

/* Each verb with the fields that it uses (dub_verb_get_uses ()). Who is not named here is the
 * side of the move; B: hers only, Y: yours only, T: the table's. */
typedef enum {
  DUB_MOVE_TAKE_FAVOR,       /* from: the Favor space */
  DUB_MOVE_GAIN,             /* B gains; thing: her counter after it, for PP */
  DUB_MOVE_TAKE_TILES,       /* from: the Resource display; hers with spaces, yours one, to: the bag
                              * if it is discarded immediately, thing: the tile */
  DUB_MOVE_DRAW_BAG_TILE,    /* B */
  DUB_MOVE_TAKE_GARMENT,     /* B from, thing: it is made until it is placed */
  DUB_MOVE_REVEAL_CARD,      /* B thing: the top card of her supply */
  DUB_MOVE_TAKE_JEWELRY,     /* from, thing */
  DUB_MOVE_PLACE_GARMENT,    /* from: where it was on display; to, thing */
  DUB_MOVE_SELL_GARMENT,     /* Y from, thing */
  DUB_MOVE_HIRE,             /* from: the display, or your specialized Apprentice; thing, sure */
  DUB_MOVE_ADD_HAND_CARD,    /* B */
  DUB_MOVE_SHUFFLE_DISCARDS, /* B thing: how many; DUB_EVENT_CARDS follows */
  DUB_MOVE_PLACE_TOKEN,      /* to: a decoration */
  DUB_MOVE_EXAM_TOKEN,       /* to: a task */
  DUB_MOVE_REMOVE_EMPLOYEE,  /* B from: her staff, thing */
  DUB_MOVE_ADD_EXAM_CARD,    /* B from: the examination deck */
  DUB_MOVE_CLEAR_TASKS,      /* B from: her track */
  DUB_MOVE_MOVE_EXAM_TOKEN,  /* B to: the Start area, a task without a number */
  DUB_MOVE_ALL_HALLS_TOKEN,  /* to: an All Halls space */
  DUB_N_STEPS,               /* the verbs so far are steps of hers (ENGINE.md) */

  DUB_MOVE_PLAY_CARD = DUB_N_STEPS, /* B thing: the top card of her hand */
  DUB_MOVE_TELL_CARD,               /* B thing: the card that the app asked for */
  DUB_MOVE_ACT,                     /* B her steps are carried out; they follow */
  DUB_MOVE_TURN_UP,                 /* B to: a card of her staff, thing: what it is (END-2) */
  DUB_MOVE_DEPUTE,      /* Y from: your hand, if it is there; thing: the type; other: which card,
                         * if it matters */
  DUB_MOVE_PASS_EXAM,   /* Y to: your track, in: which examination; thing: the card that joins;
                         * other: the one that left; sure: its tasks are fulfilled */
  DUB_MOVE_PASS,        /* Y leaves what you gained and may still take, or the bonus of the card */
  DUB_MOVE_CHOOSE_CARD, /* Y from: your staff; for the hand of this round */
  DUB_MOVE_PLAY_EMPLOYEE, /* Y from: your staff; the card of this turn, or no longer */
  DUB_MOVE_BONUS,      /* Y thing: whose; the gains say which of several, and none begin its action;
                        * from: a card of your supply whose bonus is used in its place */
  DUB_MOVE_TELL_GAINS, /* Y what the last move cost or brought besides what the app knew */
  DUB_MOVE_NAME_SPECIALIST, /* Y thing: which one you hold, or none to keep it secret */
  DUB_MOVE_COUNT,           /* Y to: one of your facts, thing, kept: remembered */
  DUB_MOVE_END_TURN,
  DUB_MOVE_INCOME, /* Y gains */

  DUB_MOVE_BEGIN_ROUND,   /* T thing: the round */
  DUB_MOVE_RETURN_FAVOR,  /* who held it becomes the start player (P1-A) */
  DUB_MOVE_LEAVE,         /* T from: a display, spaces: whose pieces leave the game */
  DUB_MOVE_SHIFT,         /* T from: a display, whose pieces close the gaps */
  DUB_MOVE_ENTER,         /* T to: a space of a display, thing: what was drawn */
  DUB_MOVE_LEAVE_EMPTY,   /* T to: a display, spaces: nothing is left to draw for them */
  DUB_MOVE_ADD_FESTIVITY, /* T to the bag, after round 1 is prepared */
  DUB_MOVE_DRAW_HAND,     /* T thing: how many cards */
  DUB_MOVE_FILL,          /* T draws the rest of the displays, for a game without a copy */
  DUB_MOVE_READY,         /* T what was not entered is unknown; her cards are dealt */
  DUB_MOVE_CORRECT,       /* T to, thing */
  DUB_MOVE_FINISH,        /* T */
  DUB_N_VERBS,
} DubVerb;

enum { DUB_MAX_MOVE_RULES = 4 };

/* Tables keep moves and are compared as bytes, so there must be no padding. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct {
  guint8 verb;
  guint8 side;    /* a DubOwner; DUB_NOBODY: the table */
  guint8 instead; /* 1 + the index of the step of hers that it was done in place of */
  guint8 open;    /* counts that change by an amount that only you know: bitmask of DubFact */
  guint8 sure;    /* you said that it is so, although it does not show */
  guint8 kept;    /* the fact outlasts your turn */
  DubPlace from;  /* only for verbs that use it */
  DubPlace to;
  DubThing thing;
  DubThing other;
  guint16 spaces;                   /* bitmask */
  gint16 gains[DUB_N_GAINS];        /* less than 0 is paid */
  guint8 rules[DUB_MAX_MOVE_RULES]; /* the first requires the step, the rest may be empty */
} DubMove;

#pragma GCC diagnostic pop

/* The fields that a verb uses: a bitmask. */
typedef enum {
  DUB_USES_FROM = 1 << 0,
  DUB_USES_TO = 1 << 1,
  DUB_USES_THING = 1 << 2,
  DUB_USES_OTHER = 1 << 3,
  DUB_USES_SPACES = 1 << 4,
  DUB_USES_GAINS = 1 << 5,
  DUB_USES_SURE = 1 << 6,
  DUB_USES_KEPT = 1 << 7,
} DubUses;

DubUses dub_verb_get_uses (DubVerb verb);

/* Returns whether both moves are the same, to the last byte. */
gboolean dub_move_equal (const DubMove *a, const DubMove *b);

/* Returns whether the move has a place of this use, DUB_USES_FROM or DUB_USES_TO. */
gboolean dub_move_has_place (const DubMove *move, DubUses use);

/* Return the place that a move takes from, and that it puts on; DUB_NOWHERE if it does not, or if
 * it is about a whole display. */
DubPlace dub_move_get_from (const DubMove *move);
DubPlace dub_move_get_to (const DubMove *move);

/* Returns whether a step takes something from the place or puts it there, whoever's it is. */
gboolean dub_move_touches (const DubMove *move, DubPlace place);

/* Returns whether a step of hers with this verb can be done differently (dub-barry-moves.c). */
gboolean dub_verb_has_choice (DubVerb verb);

/* A move of the side without any details. */
static inline DubMove
dub_move (DubOwner side, DubVerb verb)
{
  return (DubMove){ .verb = (guint8) verb, .side = (guint8) side };
}

/* Events: what happened, random results included. Nearly all of them are moves; a game is its
 * events and nothing else. */

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

/* Returns whether the event is a move with this verb. */
static inline gboolean
dub_event_is (const DubEvent *event, DubVerb verb)
{
  return event->type == DUB_EVENT_MOVE && event->move.verb == verb;
}
