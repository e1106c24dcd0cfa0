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
  guint8 zero_gown_apart; /* R-9 switched off; FALSE in journals older than the switch */
  guint8 draw_mode;
  guint8 strength;             /* DUB_STRENGTH_PRINTED in journals older than the choice */
  guint8 colors[DUB_N_OWNERS]; /* DubPlayerColor of each owner */
} DubSetup;

/* dub-event.h lists the fields that each action and event uses. A correction uses those that
 * name its place in dub-place-table.c, and the field with the content. */
typedef struct {
  DubSetup setup;
  guint8 display;
  guint8 place_kind; /* a DubPlaceKind */
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
  guint8 sure;   /* you said that it is so, although it does not show */
  guint8 crowns; /* bitmask of DubCrown - 1 */
  guint8 specialist;
  guint8 open; /* counts of yours that change by an unknown amount: bitmask of DubFact */
  guint16 mask;
  gint16 n;
  DubCard card;
  DubGarment garment;
  DubEmployee employee;
  DubEmployee left;             /* your card that left the game */
  gint16 gains[DUB_N_COUNTS];   /* what you gained; less than 0 is what you paid */
  guint8 jewelry[DUB_N_COLORS]; /* number of each color */
  DubDeviation deviation;
} DubDetail;

G_END_DECLS
