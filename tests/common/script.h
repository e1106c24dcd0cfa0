/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games that play themselves. The same seed gives the same moves as long as the table is the same.
 * Scripts make every move of the rules, and undo and redo.
 */

#pragma once

#include "dub-history.h"
#include "random-player.h"

G_BEGIN_DECLS

typedef enum {
  SCRIPT_FILL = 1 << 0,       /* fill displays at once, for shorter games */
  SCRIPT_CORRECTION = 1 << 1, /* make corrections and counts, and deviate from her orders */
  SCRIPT_UNDO = 1 << 2,       /* undo and redo, even after the end of the game */
  SCRIPT_BOXES = 1 << 3,      /* switch between the two boxes */
  SCRIPT_ALL = SCRIPT_CORRECTION | SCRIPT_UNDO | SCRIPT_BOXES,
} ScriptFlags;

typedef enum { MOVE_PERFORM, MOVE_UNDO, MOVE_REDO, MOVE_NONE } MoveType;

typedef struct {
  MoveType type;
  DubMove move;
  const DubBox *box; /* the box to change to instead of a move, or NULL */
} Move;

typedef struct {
  DubBox boxes[2]; /* the game begins with boxes[0] */
  DubSetup setup;
  ScriptFlags flags;
  RandomPlayer player;
  guint n_undos; /* undos still to come */
  guint n_redos; /* redos still to come */
  guint n_encores;
  guint n_moves;
} Script;

/* The seed determines expansions, draw mode and switches. */
Script *script_new (guint seed, ScriptFlags flags);

/* Derives the second box from the first. With SCRIPT_BOXES, employees of both boxes get unusual
 * names. */
void script_vary_box (Script *self);

/* Returns the next change of this game, or MOVE_NONE at its end. The script owns the box of a
 * change. */
Move script_next (Script *self, const DubHistory *history);

/* Performs the move, which must be possible. */
void script_do (DubHistory *history, const Move *move);

/* Begins the game and plays up to max moves, or all of them if max is 0. */
DubHistory *script_play (Script *self, guint max);

/* Asserts that entries, tables and boxes are equal at every index. */
void script_assert_same (const DubHistory *a, const DubHistory *b);
gboolean script_boxes_are_equal (const DubBox *a, const DubBox *b);
gboolean script_events_are_equal (const DubEvent *a, const DubEvent *b);

/* The first function asserts that each entry of a history gives the same events when the engine
 * decides it again, and the same table when the engine applies it again. The second asserts the
 * latter only. */
void script_assert_decided (const DubHistory *history);
void script_assert_applied (const DubHistory *history);

/* Decides an entry again, from the table before it. */
gboolean script_decide_again (const DubHistory *history, guint index, GArray *events,
                              GError **error);

/* Returns a number computed from all known facts of a game, which differs between games. */
guint64 script_digest (const DubHistory *history);

G_END_DECLS
