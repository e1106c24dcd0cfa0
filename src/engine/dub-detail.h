/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of actions and events.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

/* What can be set right; the fields that it uses. */
typedef enum {
  DUB_FIX_TILE,      /* at, tile */
  DUB_FIX_GARMENT,   /* at, garment */
  DUB_FIX_EMPLOYEE,  /* at, employee */
  DUB_FIX_JEWEL,     /* at, colour */
  DUB_FIX_GUEST,     /* hall, at, garment, owner */
  DUB_FIX_TOKEN,     /* where, at, owner */
  DUB_FIX_ALL_HALLS, /* at, owner */
  DUB_FIX_FAVOR,     /* owner */
  DUB_FIX_PP,        /* n: her counter */
  DUB_FIX_THREAD,    /* n: hers */
  DUB_FIX_LACE,      /* n: hers */
  DUB_FIX_TILES,     /* n: hers */
  DUB_FIX_JEWELRY,   /* jewelry: hers */
  DUB_FIX_STAFF,     /* at (or the end), employee (none: leaves) */
  DUB_FIX_TRACK,     /* track, tasks not kept */
  DUB_FIX_TASK,      /* task, flag: done */
  DUB_FIX_YOUR_HAND, /* n */
  DUB_FIX_PILE,      /* pile, n: only of unknown cards */
  DUB_FIX_BAG,       /* n, or DUB_PLENTY */
  DUB_FIX_EXAM_DECK, /* track, n */
  DUB_FIX_START,     /* owner */
  DUB_FIX_TURN,      /* owner */
  DUB_FIX_WAY,       /* n: a DubWay */
  DUB_N_FIXES,
} DubFix;

typedef struct {
  guint64 seed;
  guint8 modules;
  guint8 second_place;
  guint8 count_candidate;
  guint8 zero_gown_apart; /* R-9 switched off; false in journals that do not know of it */
  guint8 way;
  guint8 colours[DUB_N_OWNERS]; /* a DubPlayerColour each */
} DubSetup;

/* What a type of action or event uses stands beside its name in dub-event.h. */
typedef struct {
  DubSetup setup;
  guint8 display;
  guint8 fix;
  guint8 at;
  guint8 hall;
  guint8 space;
  guint8 where;
  guint8 owner;
  guint8 fact;
  guint8 track;
  guint8 task;
  guint8 type;
  guint8 tile;
  guint8 colour;
  guint8 pile;
  guint8 flag;
  guint8 crowns; /* a bit a DubCrown less one */
  guint16 mask;
  gint16 n;
  DubCard card;
  DubGarment garment;
  DubEmployee employee;
  guint8 jewelry[DUB_N_COLOURS]; /* how many of each colour */
  DubOtherwise otherwise;
} DubDetail;

G_END_DECLS
