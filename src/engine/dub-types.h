/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The enums of the game and the small structs made from them.
 *
 * In enums of things on a space, 0 means that the space is empty, so a zeroed struct
 * is an empty table. Their stable ASCII keys are in dub-names.c.
 */

#pragma once

#include <glib.h>

enum {
  DUB_N_HALLS = 5,
  DUB_N_DRAWERS = 3,
  DUB_N_COLUMNS = 3,
  DUB_N_HIRE_SPACES = 4,
  DUB_N_CARDS = 25,
  DUB_N_CROWNS = 8,
  DUB_N_ROUNDS = 7,
  DUB_MAX_SPACES = 12,     /* in a hall or a display */
  DUB_MAX_DECORATIONS = 8, /* of each kind */
  DUB_USUAL_SPACES = 8,    /* few halls or displays have more */
  DUB_MAX_ALL_HALLS = 5,
  DUB_MAX_GARMENT_PP = 9,
  DUB_MAX_JEWELRY = 24, /* all jewelry tiles in a box */
  DUB_MAX_STAFF = 56,   /* more than 5 at the start, 28 to hire, 18 from examinations */
  DUB_N_RESOURCE_TILES = 48,
  DUB_N_FANCY_TILES = 5,
  DUB_PLENTY = -1, /* too many to need counting */
};

/* Limits of the counters, which no game reaches: ten turns per round at 3 PP (T-2, HIR-4)
 * and the festivity garments (FES-1) stay below 300 PP; 15 Livre, and per round 5 and one
 * for each of 20 tokens twice and of 24 jewelry tiles (P4), stay below 500. */
enum {
  DUB_MAX_COUNT = 99, /* thread, lace, staff */
  DUB_MAX_PP = 300,
  DUB_MAX_LIVRE = 500,
  DUB_MAX_TOTAL = 500,   /* PP of a player at the end of a game */
  DUB_MAX_NUMBER = 9999, /* largest number in a line of a journal */
  DUB_MAX_INDEX = 63,    /* of a space or card, in a line of a journal */
};

typedef enum { DUB_NOBODY, DUB_BARRY, DUB_YOU, DUB_N_OWNERS } DubOwner;

typedef enum {
  DUB_EXPANSION_JEWELRY_BOX,
  DUB_EXPANSION_FANCY,
  DUB_EXPANSION_FESTIVITY,
  DUB_EXPANSION_EXPERT,
  DUB_N_EXPANSIONS,
} DubExpansion;

/* The colors of the players' tokens. */
typedef enum {
  DUB_PLAYER_COLOR_UNKNOWN,
  DUB_PLAYER_PURPLE,
  DUB_PLAYER_BLACK,
  DUB_PLAYER_YELLOW,
  DUB_PLAYER_BLUE,
  DUB_PLAYER_WHITE,
  DUB_N_PLAYER_COLORS,
} DubPlayerColor;

/* Named after the deluxe edition, whatever the edition in play. */
typedef enum {
  DUB_COLOR_NONE,
  DUB_BLUE,
  DUB_PINK,
  DUB_GREEN,
  DUB_ORANGE,
  DUB_COLOR_UNKNOWN, /* there is a tile, but it was not entered */
  DUB_N_COLORS,
} DubColor;

typedef enum {
  DUB_SPECIAL_NONE,
  DUB_FESTIVITY_PAIRS,
  DUB_FESTIVITY_DECORATIONS,
  DUB_FESTIVITY_BLUE,
  DUB_FESTIVITY_PINK,
  DUB_EXPERT_FAVOR,
  DUB_EXPERT_DEPUTE,
  DUB_EXPERT_TILE,
  DUB_EXPERT_LIVRE14,
  DUB_EXPERT_ANY_JEWELRY,
  DUB_EXPERT_MATCH_JEWELRY,
  DUB_N_SPECIALS,
} DubSpecial;

/* The face of a Resource tile. Each tile also has thread or lace at the bottom. */
typedef enum {
  DUB_TILE_NONE,
  DUB_TILE_BP,
  DUB_TILE_GO,
  DUB_TILE_BP_GO,
  DUB_TILE_UNKNOWN,
  DUB_N_TILES,
} DubTile;

typedef enum {
  DUB_TYPE_NONE,
  DUB_MASTER,
  DUB_JOURNEYMAN,
  DUB_APPRENTICE,
  DUB_TYPE_UNKNOWN, /* there is a card, but it was not entered */
  DUB_N_TYPES,
} DubType;

/* The eight employees with an end-of-game bonus. */
typedef enum {
  DUB_CROWN_NONE,
  DUB_VI_STAFF,
  DUB_VI_THREAD_LACE,
  DUB_VI_MASTER_GUESTS,
  DUB_VI_PAIRS,
  DUB_JB_JEWELRY_SET,
  DUB_JB_NECKLACES,
  DUB_JB_DECORATIONS,
  DUB_JB_APPRENTICES,
} DubCrown;

typedef enum {
  DUB_REWARD_NONE,
  DUB_REWARD_RESOURCE,
  DUB_REWARD_THREAD,
  DUB_REWARD_LACE,
  DUB_REWARD_LIVRE,
  DUB_N_REWARDS,
} DubReward;

/* The target of a decoration's token. The spaces of MUSICIANS are halls. */
typedef enum {
  DUB_FIREWORKS,
  DUB_STATUES,
  DUB_KITCHEN_LEFT,
  DUB_KITCHEN_RIGHT,
  DUB_MUSICIANS,
  DUB_JEWELER,
  DUB_N_DECORATION_KINDS,
} DubDecorationKind;

typedef enum {
  DUB_FUND_FIREWORKS,
  DUB_FUND_KITCHEN,
  DUB_FUND_MUSICIANS,
  DUB_FUND_STATUES,
  DUB_N_FUNDS
} DubFund;

typedef enum { DUB_TRACK_JOURNEYMAN, DUB_TRACK_MASTER, DUB_N_TRACKS } DubTrack;

typedef enum {
  DUB_TASK_NONE,
  DUB_TASK_BP,
  DUB_TASK_GO,
  DUB_TASK_THREAD_LACE,
  DUB_TASK_DECORATION,
  DUB_TASK_THIMBLE,
  DUB_TASK_GOWN,
  DUB_TASK_COAT,
  DUB_N_TASKS,
} DubTask;

enum { DUB_N_JOURNEYMAN_TASKS = 4, DUB_N_MASTER_TASKS = 3 };

/* The specialized Apprentices, by the condition for hiring them (YOU-6). */
typedef enum {
  DUB_SPECIALIST_UNKNOWN,
  DUB_SPECIALIST_COATS,
  DUB_SPECIALIST_GOWNS,
  DUB_SPECIALIST_MASTER_GUESTS,
  DUB_SPECIALIST_LIVRE,
  DUB_SPECIALIST_JEWELRY,
  DUB_SPECIALIST_DECORATIONS,
  DUB_SPECIALIST_STOCKS,
  DUB_SPECIALIST_PRESTIGE,
  DUB_SPECIALIST_MASTER_EXAM,
  DUB_SPECIALIST_HALLS,
  DUB_N_SPECIALISTS,
} DubSpecialist;

/* The ends of a row of things, from which her cards count. */
typedef enum { DUB_LEFT, DUB_RIGHT, DUB_N_ENDS } DubEnd;

/* The one who draws her cards: the app from the box's deck, the player, or the player while the app
 * learns them. */
typedef enum { DUB_DRAW_APP, DUB_DRAW_TABLE, DUB_DRAW_LEARN, DUB_N_DRAW_MODES } DubDrawMode;

/* Her strength: as the rulebooks have it, or with one handicap. */
typedef enum {
  DUB_STRENGTH_PRINTED,
  DUB_STRENGTH_CARD_FEWER, /* in her hand of round 1 (P2) */
  DUB_STRENGTH_CARD_MORE,
  DUB_STRENGTH_PP_5, /* on her counter at the start (SET-2) */
  DUB_STRENGTH_PP_10,
  DUB_N_STRENGTHS,
} DubStrength;

typedef enum {
  DUB_PHASE_NONE,    /* no game, or a scenario */
  DUB_PHASE_PREPARE, /* P1 and P2 */
  DUB_PHASE_TURNS,   /* P3 */
  DUB_PHASE_INCOME,  /* P4 */
  DUB_PHASE_SCORING,
  DUB_PHASE_OVER,
  DUB_N_PHASES,
} DubPhase;

typedef enum {
  DUB_DISPLAY_RESOURCES, /* spaces: drawer * 3 + column */
  DUB_DISPLAY_GARMENTS,
  DUB_DISPLAY_EMPLOYEES,
  DUB_DISPLAY_JEWELRY,
  DUB_N_DISPLAYS,
} DubDisplayName;

typedef enum { DUB_PILE_HAND, DUB_PILE_SUPPLY, DUB_PILE_DISCARD } DubPileName;

enum { DUB_N_PILES = DUB_PILE_DISCARD + 1 };

/* The places of the table: everything that a move can touch, a question can ask for or a
 * correction can change. A display has the same number as its place. */
typedef enum {
  DUB_PLACE_RESOURCE = DUB_DISPLAY_RESOURCES, /* at */
  DUB_PLACE_GARMENT = DUB_DISPLAY_GARMENTS,   /* at */
  DUB_PLACE_EMPLOYEE = DUB_DISPLAY_EMPLOYEES, /* at */
  DUB_PLACE_JEWEL = DUB_DISPLAY_JEWELRY,      /* at */
  DUB_PLACE_GUEST,                            /* in: the hall, at */
  DUB_PLACE_TOKEN,                            /* in: a DubDecorationKind, at */
  DUB_PLACE_ALL_HALLS,                        /* at */
  DUB_PLACE_FAVOR,
  DUB_PLACE_COUNT,   /* side, at: a DubFact */
  DUB_PLACE_JEWELRY, /* side, at: a DubColor */
  DUB_PLACE_STAFF,   /* side, at, newest last; one past the end is a new card on top */
  DUB_PLACE_TRACK,   /* side */
  DUB_PLACE_TASK,    /* side, in: the track, at: the DubTask, none for the Start area */
  DUB_PLACE_HAND,    /* yours */
  DUB_PLACE_SPECIALIST,
  DUB_PLACE_PILE, /* at: a DubPileName */
  DUB_PLACE_BAG,
  DUB_PLACE_EXAM_DECK, /* at: the track */
  DUB_PLACE_START,
  DUB_PLACE_TURN,
  DUB_PLACE_DRAW_MODE,
  DUB_N_PLACES,
  DUB_PLACE_NONE = DUB_N_PLACES,
} DubPlaceKind;

typedef struct {
  guint8 kind;
  guint8 in;
  guint8 at;
  guint8 side; /* the DubOwner that it belongs to, DUB_NOBODY for the table */
} DubPlace;

typedef enum {
  DUB_SYMBOL_NONE,
  DUB_SYMBOL_SUITABLE,
  DUB_SYMBOL_SAME_COLOR,
  DUB_N_SYMBOLS,
} DubSymbol;

typedef enum {
  DUB_CARD_UNKNOWN,
  DUB_CARD_FAVOR,
  DUB_CARD_DRAWER,
  DUB_CARD_COLUMN,
  DUB_CARD_TAILOR,
  DUB_CARD_HIRE,
  DUB_CARD_FUND,
} DubCardAction;

/* A card of Madame du Barry. The meaning of n depends on the action: a drawer 1-3, a column
 * 0-2, the n-th thing from an end, or a DubFund. */
typedef struct {
  guint16 action : 6; /* all 16 bits are used, so that bytes can be compared */
  guint16 n : 4;
  guint16 end : 1;
  guint16 hall : 3;
  guint16 symbol : 2;
} DubCard;

typedef struct {
  guint8 color;
  guint8 pp;
  guint8 thimble;
  guint8 special;
} DubGarment;

enum {
  DUB_LEVEL_UNKNOWN = 0xff,
  DUB_LEVEL_EXAM = 0xfe,  /* facedown, from an examination deck */
  DUB_LEVEL_START = 0xfd, /* one of your start employees */
};

typedef struct {
  guint8 type;
  guint8 level; /* 0-6, or one of the above if only the type is known */
  guint8 id;    /* 1-based index in the box's employees; 0 if unknown */
  guint8 crown;
} DubEmployee;

/* The kinds of things that a place can hold and a move can move. */
typedef enum {
  DUB_KIND_NOTHING,
  DUB_KIND_NUMBER,
  DUB_KIND_TILE,       /* name: a DubTile */
  DUB_KIND_JEWEL,      /* name: a DubColor */
  DUB_KIND_OWNER,      /* name: a DubOwner */
  DUB_KIND_TRACK,      /* name: a DubTrack */
  DUB_KIND_TOKEN,      /* name: whether it is there */
  DUB_KIND_DRAW_MODE,  /* name: a DubDrawMode */
  DUB_KIND_SPECIALIST, /* name: a DubSpecialist */
  DUB_KIND_JEWELRY,    /* numbers of each color */
  DUB_KIND_CROWNS,     /* n: a bitmask of DubCrown - 1 */
  DUB_KIND_GARMENT,    /* in a hall with its owner */
  DUB_KIND_EMPLOYEE,
  DUB_KIND_CARD,
  DUB_N_KINDS,
} DubKind;

/* A piece, or the content of a place. Tables keep things and are compared as bytes, so a thing is
 * begun with its kind alone, which zeroes the rest, and then gets its member. */
typedef struct {
  guint8 kind;
  guint8 owner; /* of a garment in a hall */
  union {
    guint8 jewelry[DUB_N_COLORS]; /* the largest comes first, and is what is zeroed */
    gint16 n;
    guint8 name;
    DubGarment garment;
    DubEmployee employee;
    DubCard card;
  };
} DubThing;

static inline DubThing
dub_thing_number (gint n)
{
  DubThing thing = { .kind = DUB_KIND_NUMBER };

  thing.n = (gint16) n;

  return thing;
}

static inline DubThing
dub_thing_name (DubKind kind, guint name)
{
  DubThing thing = { .kind = (guint8) kind };

  thing.name = (guint8) name;

  return thing;
}

static inline DubThing
dub_thing_garment (DubGarment garment, DubOwner owner)
{
  DubThing thing = { .kind = DUB_KIND_GARMENT, .owner = (guint8) owner };

  thing.garment = garment;

  return thing;
}

static inline DubThing
dub_thing_employee (DubEmployee employee)
{
  DubThing thing = { .kind = DUB_KIND_EMPLOYEE };

  thing.employee = employee;

  return thing;
}

static inline DubThing
dub_thing_card (DubCard card)
{
  DubThing thing = { .kind = DUB_KIND_CARD };

  thing.card = card;

  return thing;
}

/* Returns whether the things are identical. */
gboolean dub_thing_equal (DubThing a, DubThing b);

/* Returns whether a thing of this kind is a name. */
static inline gboolean
dub_kind_is_name (DubKind kind)
{
  return kind >= DUB_KIND_TILE && kind <= DUB_KIND_SPECIALIST;
}

static inline gboolean
dub_color_is_gown (DubColor color)
{
  return color == DUB_BLUE || color == DUB_GREEN;
}

static inline gboolean
dub_garment_equal (DubGarment a, DubGarment b)
{
  return a.color == b.color && a.pp == b.pp && a.thimble == b.thimble && a.special == b.special;
}

/* EXP-1: the gown that yields 14 Livre is worth 0 PP. */
static inline guint
dub_garment_get_pp (DubGarment garment)
{
  return garment.special == DUB_EXPERT_LIVRE14 ? 0 : garment.pp;
}

static inline gboolean
dub_card_equal (DubCard a, DubCard b)
{
  return a.action == b.action && a.n == b.n && a.end == b.end && a.hall == b.hall &&
         a.symbol == b.symbol;
}

/* A number in a struct, by its location and size. The tables that describe places, events and
 * scenarios have nothing else of a number. */

static inline gint64
dub_number_load (gconstpointer from, gsize size, gboolean is_signed)
{
  if (size == sizeof (gint8))
    return is_signed ? *(const gint8 *) from : *(const guint8 *) from;
  if (size == sizeof (gint16))
    return is_signed ? *(const gint16 *) from : *(const guint16 *) from;
  if (size == sizeof (gint32))
    return is_signed ? *(const gint32 *) from : (gint64) * (const guint32 *) from;

  return *(const gint64 *) from;
}

/* The number fits: its range is that of the table. */
static inline void
dub_number_store (gpointer to, gsize size, gint64 number)
{
  if (size == sizeof (gint8))
    *(guint8 *) to = (guint8) number;
  else if (size == sizeof (gint16))
    *(guint16 *) to = (guint16) number;
  else if (size == sizeof (gint32))
    *(guint32 *) to = (guint32) number;
  else
    *(gint64 *) to = number;
}
