/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games that play themselves: a seed gives the same moves again as long as the
 * table is the same. Every move of the rules comes up, undo and redo too.
 */

#pragma once

#include "dub-history.h"
#include "random-player.h"

G_BEGIN_DECLS

typedef enum {
  SCRIPT_FILL = 1 << 0,       /* displays are filled at once: shorter games */
  SCRIPT_CORRECTION = 1 << 1, /* corrections, counts, orders carried out otherwise */
  SCRIPT_UNDO = 1 << 2,       /* undo and redo, also once the game is over */
  SCRIPT_BOXES = 1 << 3,      /* changes between the two boxes */
  SCRIPT_ALL = SCRIPT_CORRECTION | SCRIPT_UNDO | SCRIPT_BOXES,
} ScriptFlags;

typedef enum { MOVE_PERFORM, MOVE_UNDO, MOVE_REDO, MOVE_NONE } MoveType;

typedef struct {
  MoveType type;
  DubMove move;
  const DubBox *box; /* another box instead of the move, or NULL */
} Move;

typedef struct {
  DubBox boxes[2]; /* the game begins with the first */
  DubSetup setup;
  ScriptFlags flags;
  RandomPlayer player;
  guint n_undos; /* that are to come */
  guint n_redos; /* the same for redo */
  guint n_encores;
  guint n_moves;
} Script;

/* Modules, way and switches follow from the seed. */
Script *script_new (guint seed, ScriptFlags flags);

/* Makes the second box of the first. With SCRIPT_BOXES the employees of both are called what nobody
 * expects. */
void script_vary_box (Script *self);

/* The next change of this game; MOVE_NONE when it is over. A box belongs to the script. */
Move script_next (Script *self, const DubHistory *history);

/* Does the move, which must be possible. */
void script_do (DubHistory *history, const Move *move);

/* Begins the game, and plays max moves of it or, with 0, all of them. */
DubHistory *script_play (Script *self, guint max);

/* An asserting comparison: entries, tables and boxes at every index. */
void script_assert_same (const DubHistory *a, const DubHistory *b);
gboolean script_boxes_are_equal (const DubBox *a, const DubBox *b);
gboolean script_events_are_equal (const DubEvent *a, const DubEvent *b);

/* That each entry of a history gives its events again when it is decided again,
 * and its table when it is applied again; the second alone. */
void script_assert_decided (const DubHistory *history);
void script_assert_applied (const DubHistory *history);

/* Decides an entry again, on the table before it. */
gboolean script_decide_again (const DubHistory *history, guint index, GArray *events,
                              GError **error);

/* A number for all that is known of a game; different games differ. */
guint64 script_digest (const DubHistory *history);

G_END_DECLS
