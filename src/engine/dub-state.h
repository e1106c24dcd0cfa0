/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table as the engine knows it: flat and without pointers, so an assignment copies
 * it. Spaces are in the printed order of the box profile.
 */

#pragma once

#include "dub-card.h"
#include "dub-move.h"

enum {
  DUB_MAX_DEVIATIONS = 8,
  DUB_EXAM_PP = 1,  /* YOU-5 */
  DUB_MAX_FITS = 9, /* 6 would do, see dub-your-turn.c */
};

/* The parts of an entry that have begun and are not complete: a bitmask. */
typedef enum {
  DUB_DOING_FILL = 1 << 0,
  DUB_DOING_DEAL = 1 << 1,
  DUB_DOING_TURN = 1 << 2,    /* hers */
  DUB_DOING_SHUFFLE = 1 << 3, /* the step was told, and its cards follow */
} DubDoing;

/* Tables are compared as bytes, so there must be no padding. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct {
  DubGarment garment;
  guint8 owner;
} DubGuest;

/* The actions of your turn (YOU-10). */
typedef enum {
  DUB_ACTION_NONE,
  DUB_ACTION_FAVOR,
  DUB_ACTION_ACQUIRE,
  DUB_ACTION_TAILOR,
  DUB_ACTION_HIRE,
  DUB_ACTION_DEPUTE,
  DUB_ACTION_FUND,
  DUB_ACTION_EXAM,
  DUB_N_ACTIONS,
} DubAction;

/* The state of the bonus of the card that you play. */
typedef enum {
  DUB_BONUS_OPEN,
  DUB_BONUS_BEGUN, /* its action is the next one */
  DUB_BONUS_DONE,
} DubBonusState;

/* The part of your turn so far that matters for its rest. All zero outside of it. */
typedef struct {
  DubEmployee card;     /* that you play, or none if it was not told */
  DubEmployee source;   /* whose bonus you may use: the same, or one that its bonus uses */
  DubGarment rented;    /* the last one; jewelry goes with it (YOU-7) */
  guint8 bonus;         /* a DubBonusState */
  guint8 main_types;    /* who can do the main action: bitmask of DubType; 0 before it */
  guint8 open;          /* facts that changed by what you may still tell: bitmask of DubFact */
  guint8 n_actions;     /* main actions and bonus actions */
  guint8 took_jewelry;  /* with the last garment */
  guint8 free_tiles;    /* gained, not yet taken from the drawers (YOU-2, YOU-8) */
  guint8 free_jewelry;  /* the same, of any kind */
  guint8 expert_depute; /* a depute gained by an expert garment */
  guint8 tasks;         /* bitmask of the DubTasks that got your token in this turn */
  guint8 n_fits;
  guint8 fits[DUB_MAX_FITS]; /* the DubTasks that each action fits, as a bitmask (YOU-12) */
} DubYourTurn;

/* A step of hers that was done differently. */
typedef struct {
  guint8 verb;
  guint8 instead; /* as in a move */
  DubPlace place; /* where to, or else where from */
  union {         /* if it has no place */
    guint16 spaces;
    gint16 pp;
    DubCard card;
  };
} DubDeviation;

/* Facts that only you have. */
typedef struct {
  guint8 hand;           /* number of cards */
  guint8 has_specialist; /* hired, once per game */
  guint8 specialist;     /* the DubSpecialist that you hold, if reported */
  DubYourTurn turn;
} DubYours;

typedef struct {
  guint64 seed;
  guint64 employees_seen; /* bitmask of indices in the box's employees, so that none comes twice */
  guint32 n_reshuffles;
  guint32 n_removals;
  gint16 bag;                         /* Resource tiles to draw, or DUB_PLENTY */
  guint16 special_discards;           /* garments: bitmask of DubSpecial */
  guint16 left_empty[DUB_N_DISPLAYS]; /* spaces that stay empty this round: bitmasks */

  DubSide sides[DUB_N_OWNERS]; /* by owner; nobody has nothing */
  DubYours yours;

  DubPile hand;
  DubPile supply;
  DubPile discard;
  DubCard playing;      /* the hand card whose action is in progress */
  DubReported reported; /* cards of her supply that the player reported this turn */
  DubDeviation deviations[DUB_MAX_DEVIATIONS]; /* of this turn */

  /* Draw mode "learn": the cards known so far, and those seen since the last shuffle. */
  DubPile learned;
  DubPile seen;

  guint8 phase;
  guint8 draw_mode;
  guint8 start;           /* who holds the Start Player token */
  guint8 turn;            /* whose turn it is */
  guint8 paid;            /* the income of this round, until the next round begins */
  guint8 round;           /* 0 if unknown */
  guint8 expansions;      /* bitmask of DubExpansion */
  guint8 second_place;    /* switch for R-1 */
  guint8 count_candidate; /* switch for R-7 */
  guint8 strength;        /* a DubStrength */
  guint8 zero_gown_apart; /* switch for R-9; TRUE: the 0 PP gown hardly counts as a garment */
  guint8 colors[DUB_N_OWNERS];
  guint8 n_deviations;
  guint8 doing; /* bitmask of DubDoing; 0 between two entries */

  guint8 favor; /* DUB_NOBODY: on the board */
  DubGarment garments[DUB_MAX_SPACES];
  DubGarment making; /* taken from the display, not yet in a hall */
  guint8 resources[DUB_N_DRAWERS][DUB_N_COLUMNS];
  DubEmployee employees[DUB_N_HIRE_SPACES];
  guint8 jewelry[DUB_MAX_SPACES];
  DubGuest halls[DUB_N_HALLS][DUB_MAX_SPACES];
  guint8 tokens[DUB_N_DECORATION_KINDS][DUB_MAX_SPACES];
  guint8 all_halls[DUB_MAX_ALL_HALLS];
  gint8 exam_decks[DUB_N_TRACKS]; /* cards left, or DUB_PLENTY */

  /* Components that have left the table, so that they cannot come twice. */
  guint8 garment_bag;                                        /* tiles in the bag */
  guint8 garment_discards[DUB_N_COLORS];                     /* excluding the special ones */
  guint8 discarded[DUB_N_COLORS][DUB_MAX_GARMENT_PP + 1][2]; /* the same by PP and thimble */
  guint8 jewelry_gone[DUB_N_COLORS];
  guint8 levels_shown[DUB_N_LEVELS]; /* employees entered this round, hired or not */
  guint8 spare[3];                   /* avoids padding at the end */
} DubState;

#pragma GCC diagnostic pop

/* Initializes an empty table with the defaults of a scenario. */
void dub_state_init (DubState *state);

/* Records that a card has come to the display, or takes that back. */
void dub_state_note_employee (DubState *state, DubEmployee employee, gboolean came);

/* Moves a garment to the discards, or takes one from the bag. An empty bag takes the
 * discards back (P1-D). */
void dub_state_discard_garment (DubState *state, DubGarment garment);
void dub_state_draw_garment (DubState *state);

/* Removes a garment from the discards: this one, else one of its color, else any. */
void dub_state_recover_garment (DubState *state, DubGarment garment);

/* Returns whether the tables are identical, including fields that are currently unused. */
gboolean dub_state_equal (const DubState *a, const DubState *b);
gboolean dub_state_has_expansion (const DubState *state, DubExpansion expansion);
gboolean dub_state_has_jewelry_box (const DubState *state);
gboolean dub_state_knows (const DubState *state, DubFact fact);

/* Counts and queries on a table. */

gboolean dub_state_hall_has_room (const DubBox *box, const DubState *state, guint hall);
gboolean dub_state_is_in_hall (const DubState *state, DubOwner owner, guint hall);
guint dub_state_count_halls (const DubState *state, DubOwner owner);
/* ALL-1: whether the owner has a token on an All Halls Bonus Space, and whether one is due. */
gboolean dub_state_has_all_halls (const DubState *state, DubOwner owner);
gboolean dub_state_is_due_all_halls (const DubState *state, DubOwner owner);
guint dub_state_count_tokens (const DubState *state, DubDecorationKind decoration, DubOwner owner);
/* Returns whether the owner can have one more token there: each kitchen side and the jeweler take
 * one per owner (FUN-2). */
gboolean dub_state_may_have_token (const DubState *state, DubDecorationKind decoration,
                                   DubOwner owner);
guint dub_state_count_decorations (const DubState *state, DubOwner owner);
/* Garments on the board: of each color, in a hall, and in total. R-9 may exclude the 0 PP gown. */
void dub_state_count_garments (const DubState *state, DubOwner owner, guint counts[DUB_N_COLORS]);
guint dub_state_count_hall_garments (const DubState *state, DubOwner owner, guint hall);
guint dub_state_count_own_garments (const DubState *state, DubOwner owner);
guint dub_state_count_pairs (const DubState *state, DubOwner owner);
/* Returns the PP that a festivity garment scores for its owner, 0 for other garments
 * (FES-1). */
guint dub_state_count_festivity (const DubState *state, DubOwner owner, DubSpecial special);
guint dub_state_count_master_guests (const DubBox *box, const DubState *state, DubOwner owner);
/* Resource tiles whose location is known; dub_state_get_n_tiles () counts those in the box. */
guint dub_state_count_tiles (const DubState *state);
/* An uncounted bag is empty if every tile is known to be elsewhere. */
gboolean dub_state_bag_is_empty (const DubState *state);
guint dub_state_get_n_tiles (const DubState *state);
/* Garments among the discards, and garments anywhere, including the bag. */
guint dub_state_count_discards (const DubState *state);
guint dub_state_count_all_garments (const DubState *state);
/* Jewelry that is known to be on the display, with a player, or out of the game. */
guint dub_state_count_jewelry (const DubState *state);
/* Facedown cards in her staff that came from the examination deck of a track. */
guint dub_state_count_exam_cards (const DubState *state, DubTrack track);
/* Returns whether you cannot have a crowned card: it is visible elsewhere, or not in play. */
gboolean dub_state_shows_crown (const DubState *state, DubCrown crown);
/* Returns whether a crowned Master can come from an examination deck: nobody has seen it. */
gboolean dub_crown_may_be_face_down (const DubBox *box, const DubState *state, DubCrown crown);
