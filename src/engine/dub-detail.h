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
  DUB_CORRECTION_RESOURCE,    /* at, tile */
  DUB_CORRECTION_GARMENT,     /* at, garment */
  DUB_CORRECTION_EMPLOYEE,    /* at, employee */
  DUB_CORRECTION_JEWEL,       /* at, color */
  DUB_CORRECTION_GUEST,       /* hall, at, garment, owner */
  DUB_CORRECTION_TOKEN,       /* where, at, owner */
  DUB_CORRECTION_ALL_HALLS,   /* at, owner */
  DUB_CORRECTION_FAVOR,       /* owner */
  DUB_CORRECTION_HER_PP,      /* n: her counter */
  DUB_CORRECTION_HER_THREAD,  /* n: hers */
  DUB_CORRECTION_HER_LACE,    /* n: hers */
  DUB_CORRECTION_HER_TILES,   /* n: hers */
  DUB_CORRECTION_HER_JEWELRY, /* jewelry: hers */
  DUB_CORRECTION_HER_STAFF,   /* at (or the end), employee (none: leaves) */
  DUB_CORRECTION_TRACK,       /* track, tasks not kept */
  DUB_CORRECTION_TASK,        /* task, flag: done */
  DUB_CORRECTION_YOUR_HAND,   /* n */
  DUB_CORRECTION_PILE,        /* pile, n: only of unknown cards */
  DUB_CORRECTION_BAG,         /* n, or DUB_PLENTY */
  DUB_CORRECTION_EXAM_DECK,   /* track, n */
  DUB_CORRECTION_START,       /* owner */
  DUB_CORRECTION_TURN,        /* owner */
  DUB_CORRECTION_DRAW_MODE,   /* n: a DubDrawMode */
  DUB_N_CORRECTIONS,
} DubCorrection;

typedef struct {
  guint64 seed;
  guint8 expansions;
  guint8 second_place;
  guint8 count_candidate;
  guint8 zero_gown_apart; /* R-9 switched off; false in journals that do not know of it */
  guint8 draw_mode;
  guint8 colors[DUB_N_OWNERS]; /* a DubPlayerColor each */
} DubSetup;

/* What a type of action or event uses stands beside its name in dub-event.h. */
typedef struct {
  DubSetup setup;
  guint8 display;
  guint8 correction;
  guint8 at;
  guint8 hall;
  guint8 space;
  guint8 decoration;
  guint8 owner;
  guint8 fact;
  guint8 track;
  guint8 task;
  guint8 type;
  guint8 tile;
  guint8 color;
  guint8 pile;
  guint8 flag;
  guint8 crowns; /* a bit a DubCrown less one */
  guint16 mask;
  gint16 n;
  DubCard card;
  DubGarment garment;
  DubEmployee employee;
  guint8 jewelry[DUB_N_COLORS]; /* how many of each color */
  DubDeviation deviation;
} DubDetail;

G_END_DECLS
