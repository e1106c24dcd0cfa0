/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole game. Apply judges an event and changes the game accordingly; decide
 * judges an action and returns the resulting events, applying each on the way. Loading
 * a game uses the same apply as playing it, so both refuse the same things.
 */

#pragma once

#include "dub-event.h"
#include "dub-limits.h"
#include "dub-place.h"
#include "dub-turn.h"

G_BEGIN_DECLS

#define DUB_GAME_ERROR (dub_game_error_quark ())

typedef enum {
  DUB_GAME_ERROR_PHASE,     /* not possible now */
  DUB_GAME_ERROR_PLACE,     /* no such space, or it is empty or taken */
  DUB_GAME_ERROR_LIMIT,     /* more than a rule allows: kitchen, jeweler, specialist */
  DUB_GAME_ERROR_COUNT,     /* more than the box contains */
  DUB_GAME_ERROR_EXPANSION, /* the Expansion is not in play */
  DUB_GAME_ERROR_VALUE,     /* a value out of range */
  DUB_GAME_ERROR_ASKED,     /* a question is open */
  DUB_GAME_ERROR_TRACK,     /* the other examination of yours comes first (YOU-5) */
  DUB_GAME_ERROR_TASK,      /* nothing of this turn fulfills the task (YOU-5) */
  DUB_GAME_ERROR_CONDITION, /* of your specialized Apprentice (YOU-6) */
  DUB_GAME_ERROR_JEWELRY,   /* it does not go with what you rented out (YOU-7) */
  DUB_GAME_ERROR_STAFF,     /* deputing would leave you too few employees (YOU-4) */
  DUB_GAME_ERROR_EMPLOYEE,  /* you do not have this employee */
  DUB_GAME_ERROR_HAND,      /* no other card is in your hand (YOU-4) */
  DUB_GAME_ERROR_UNSURE,    /* only you can know: say that you are sure (YOU-5, YOU-6) */
  DUB_GAME_ERROR_WHICH,     /* which card left matters (YOU-4) */
} DubGameError;

/* Why, more exactly, for the refusals that a player meets. A file has others too. */
typedef enum {
  DUB_REASON_NONE, /* the error code says it all */
  DUB_REASON_NO_HALL,
  DUB_REASON_NO_SPACE, /* (place, limit) */
  DUB_REASON_EMPTY,    /* (place) */
  DUB_REASON_TAKEN,    /* (place) */
  DUB_REASON_UNKNOWN,  /* (place) the piece has to be entered first */
  DUB_REASON_NOT_DUE,
  DUB_REASON_ONE_TOKEN,  /* (place) FUN-2, ALL-1 */
  DUB_REASON_NO_JEWELER, /* YOU-7 */
  DUB_REASON_NOT_SOLD,   /* YOU-8 */
  DUB_REASON_FAVOR,      /* somebody has the Queen's Favor */
  DUB_REASON_SPECIALIST, /* hired already (YOU-6) */
  DUB_REASON_NOTHING_WAITING,
  DUB_REASON_FILLED,
  DUB_REASON_NOTHING_LEFT,  /* to draw */
  DUB_REASON_LEVEL_NOT_DUE, /* P1-B */
  DUB_REASON_SEEN,          /* the card was on display before */
  DUB_REASON_NOT_YOUR_TURN,
  DUB_REASON_NOT_HER_TURN,
  DUB_REASON_NOT_PREPARING,
  DUB_REASON_ROUND_NOT_OVER,
  DUB_REASON_NOT_AT_END,
  DUB_REASON_NOT_REVEALED,
  DUB_REASON_REVEALED,
  DUB_REASON_TELL_CARD,
  DUB_REASON_INSTEAD,   /* her step cannot be done like that */
  DUB_REASON_LAST_TASK, /* only a turn completes an examination */
  DUB_REASON_HER_HAND,  /* it is her turn, and her hand would be empty */
  DUB_REASON_NO_HAND,   /* no card is left to play */
  DUB_REASON_FOUR_STAY, /* YOU-4 */
  DUB_REASON_EMPLOYEES, /* the new box has other ones */
  DUB_REASON_PROBLEM,   /* (problem) the table cannot be like that */
  DUB_N_REASONS
} DubReason;

/* The names that fill the sentence of a reason. */
typedef struct {
  DubReason reason;
  DubPlace place;
  guint limit; /* the number of spaces there */
  DubProblem problem;
} DubRefusal;

GQuark dub_game_error_quark (void);

/* Sets an error, and returns the refusal of a DUB_GAME_ERROR. */
void dub_refusal_set (GError **error, DubGameError code, const DubRefusal *refusal,
                      const char *message);
const DubRefusal *dub_refusal_get (const GError *error);

typedef struct {
  DubBox box;
  DubState state;
} DubGame;

/* Initializes an empty table with this box. The first action is DUB_ACTION_NEW_GAME. */
void dub_game_init (DubGame *game, const DubBox *box);

/* Judges the event and changes the game accordingly. If no game can lead to the event here,
 * returns FALSE with the error set and leaves the game unchanged. */
gboolean dub_game_apply (DubGame *game, const DubEvent *event, GError **error);

/* Applies the events of whole entries, after which the table must be possible (dub-table.h).
 * On a refusal, the game is unchanged and *bad, if not NULL, is the index of the refused
 * event; the last one if the table is not possible. */
gboolean dub_game_fold (DubGame *game, const DubEvent *events, gsize n_events, guint *bad,
                        GError **error);

/* Appends the resulting events to events (of DubEvent). If the action is refused, returns
 * FALSE with the error set and leaves events unchanged. */
gboolean dub_game_decide (const DubGame *game, const DubAction *action, GArray *events,
                          GError **error);

/* The same, and applies the events. turn is her turn, if it is resolved already, or NULL. */
gboolean dub_game_perform (DubGame *game, const DubTurn *turn, const DubAction *action,
                           GArray *events, GError **error);

/* Lists the actions that can be taken now, at most max, and returns their number. It omits
 * free reports (counts, corrections, unknown drawn tiles), and lists only one entry of each
 * kind. turn is as above. */
guint dub_game_list_legal (const DubGame *game, const DubTurn *turn, DubAction *out, guint max);

/* Lists what can be reported as done instead of the index-th step of her turn, each with
 * DUB_ACTION_DEVIATE, except the step itself. turn is the current turn or NULL. Lists the
 * cards of the box, up to 20 points, and for tiles a drawer, a column or a single tile. */
guint dub_game_list_deviations (const DubGame *game, const DubTurn *turn, guint index,
                                DubAction *out, guint max);

/* Returns her turn as far as it is known: steps or a question. Only valid after her card is
 * revealed. */
void dub_game_get_turn (const DubGame *game, gboolean explain, DubTurn *turn);

G_END_DECLS
