/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reasons why something is refused, as data; src/text has one sentence for each. Those in the last
 * group only a file or a bug can cause.
 */

#pragma once

#include "dub-types.h"

typedef enum {
  DUB_REASON_NONE, /* nothing is wrong */

  /* It cannot be done now. */
  DUB_REASON_NOT_YOUR_TURN,
  DUB_REASON_NOT_HER_TURN,
  DUB_REASON_NOT_PREPARING,
  DUB_REASON_ROUND_NOT_OVER,
  DUB_REASON_NOT_AT_END,
  DUB_REASON_NOT_REVEALED,
  DUB_REASON_REVEALED,
  DUB_REASON_NO_CARD_ASKED,
  DUB_REASON_NOTHING_WAITING,
  DUB_REASON_FILLED,

  /* It cannot be done there. */
  DUB_REASON_NO_SPACE,    /* place, limit: how many there are */
  DUB_REASON_EMPTY,       /* place */
  DUB_REASON_TAKEN,       /* place */
  DUB_REASON_UNKNOWN,     /* place: the piece has to be entered first */
  DUB_REASON_NOT_DUE,     /* place */
  DUB_REASON_NOT_IN_PLAY, /* place */
  DUB_REASON_NOTHING_LEFT,
  DUB_REASON_NO_EXPANSION, /* n: the DubExpansion */
  DUB_REASON_NO_STEP,
  DUB_REASON_INSTEAD, /* her step cannot be done like that */

  /* Something has to be told first. */
  DUB_REASON_TELL_CARD,
  DUB_REASON_TELL_LEAVING, /* which card left matters (YOU-4) */
  DUB_REASON_ASKED,        /* a question is open */
  DUB_REASON_TELL_PLAYED,  /* which card you play (YOU-10) */
  DUB_REASON_CHOOSE_BONUS, /* it can bring several things (YOU-11) */
  DUB_REASON_UNSURE,       /* only you can know: say that you are sure (YOU-5, YOU-6) */

  /* A rule does not allow it. */
  DUB_REASON_FAVOR,      /* side: who has the Queen's Favor */
  DUB_REASON_ONE_TOKEN,  /* place (FUN-2, ALL-1) */
  DUB_REASON_NO_JEWELER, /* YOU-7 */
  DUB_REASON_WITH_GARMENT,
  DUB_REASON_ONE_PER_GARMENT,
  DUB_REASON_SUITS_NOT,  /* thing: the jewelry */
  DUB_REASON_NOT_SOLD,   /* thing: the garment (YOU-8) */
  DUB_REASON_SPECIALIST, /* hired already (YOU-6) */
  DUB_REASON_CONDITION,
  DUB_REASON_FOUR_STAY, /* YOU-4 */
  DUB_REASON_NO_OTHER_CARD,
  DUB_REASON_NO_SUCH_CARD, /* thing: an employee that you do not have */
  DUB_REASON_OTHER_EXAM,   /* place: the track that comes first (YOU-5) */
  DUB_REASON_OTHER_TASK,   /* place: a task of the other examination */
  DUB_REASON_NO_ACTION_FITS,
  DUB_REASON_HAND_FULL, /* limit: the cards of your hand (YOU-9) */
  DUB_REASON_SUPPLY_FIRST,
  DUB_REASON_NOT_IN_HAND,
  DUB_REASON_PLAYED,        /* something was done with the card of this turn (YOU-10) */
  DUB_REASON_NOT_THIS_TYPE, /* n: who can: bitmask of DubType */
  DUB_REASON_THIMBLE,       /* by a bonus */
  DUB_REASON_DEPUTE_PLAYED,
  DUB_REASON_MUST_SELL, /* YOU-11 */
  DUB_REASON_NO_BONUS,
  DUB_REASON_BONUS_DONE,
  DUB_REASON_NOTHING_TO_TELL,
  DUB_REASON_LAST_TASK, /* only a turn completes an examination */
  DUB_REASON_HER_HAND,  /* it is her turn, and her hand would be empty */
  DUB_REASON_NO_HAND,   /* no card is left to play */

  /* The box does not have it, or not so many. */
  DUB_REASON_GARMENTS,      /* thing: of the color, n, limit */
  DUB_REASON_GARMENT_TWICE, /* a festivity or expert garment */
  DUB_REASON_NO_FESTIVITY,
  DUB_REASON_NO_EXPERT,
  DUB_REASON_EXPERT_NEEDS_JEWELRY_BOX,
  DUB_REASON_FESTIVITY_IN_ROUND_1,
  DUB_REASON_LIVRE14, /* the garment of 14 Livre, not as a green gown */
  DUB_REASON_JEWELRY, /* n, limit */
  DUB_REASON_NO_JEWELRY,
  DUB_REASON_LEVEL, /* thing: of the level, n, limit */
  DUB_REASON_LEVEL_NOT_DUE,
  DUB_REASON_EMPLOYEE_TWICE,
  DUB_REASON_SEEN, /* the card was on display before */
  DUB_REASON_NO_EMPLOYEE,
  DUB_REASON_STAFF, /* n, limit */
  DUB_REASON_TILES, /* n, limit */
  DUB_REASON_CARDS, /* n, limit */
  DUB_REASON_NO_JEWELER_BOARD,
  DUB_REASON_EMPLOYEES, /* the new box has other ones */
  DUB_REASON_NO_ROOM,   /* something lies where the new box has no space */

  /* A value is not possible. */
  DUB_REASON_RANGE,         /* place, n, least, limit */
  DUB_REASON_NO_SUCH_THING, /* place, thing */
  DUB_REASON_SETUP,         /* both players have one color, or something else does not exist */

  DUB_REASON_CANNOT_COME, /* no game leads to it */
  DUB_N_REASONS,
} DubReasonCode;

/* No allocation: listing legal moves makes hundreds. */
typedef struct {
  guint8 code;
  guint8 side;
  guint16 limit; /* how many there are, or may be */
  DubPlace place;
  DubThing thing;
  gint16 n;     /* how many there would be */
  guint8 least; /* how many there have to be */
} DubReason;

/* A reason as an error; its code is that of the reason, its message for developers. */
#define DUB_RULES_ERROR (dub_rules_error_quark ())

GQuark dub_rules_error_quark (void);
void dub_reason_set_error (const DubReason *self, GError **error);

/* Returns the reason of an error, or NULL if it has none. */
const DubReason *dub_reason_get (const GError *error);
