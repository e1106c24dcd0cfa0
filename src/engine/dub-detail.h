/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of actions and events.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

typedef struct {
  guint64 seed;
  guint8 expansions;
  guint8 second_place;
  guint8 count_candidate;
  guint8 zero_gown_apart; /* R-9 switched off; false in journals that do not know of it */
  guint8 draw_mode;
  guint8 colors[DUB_N_OWNERS]; /* a DubPlayerColor each */
} DubSetup;

/* What a type of action or event uses is beside its name in dub-event.h; what a correction
 * uses is what names the place in dub-place-table.c, and the thing that is there. */
typedef struct {
  DubSetup setup;
  guint8 display;
  guint8 correction; /* a DubPlaceKind */
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
  guint8 crowns; /* bitmask of DubCrown less one */
  guint16 mask;
  gint16 n;
  DubCard card;
  DubGarment garment;
  DubEmployee employee;
  guint8 jewelry[DUB_N_COLORS]; /* how many of each color */
  DubDeviation deviation;
} DubDetail;

G_END_DECLS
