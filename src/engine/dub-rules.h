/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole game. decide judges an action and tells the events that come of it,
 * apply changes the game by one event, fold replays them. Loading a game goes
 * through the same apply as playing it.
 */

#pragma once

#include "dub-event.h"
#include "dub-turn.h"

G_BEGIN_DECLS

#define DUB_RULES_ERROR (dub_rules_error_quark ())

typedef enum {
  DUB_RULES_ERROR_PHASE,  /* not now */
  DUB_RULES_ERROR_PLACE,  /* no such space, or nothing there, or taken */
  DUB_RULES_ERROR_LIMIT,  /* more than a rule allows: kitchen, jeweler, specialist */
  DUB_RULES_ERROR_COUNT,  /* more than the box holds */
  DUB_RULES_ERROR_MODULE, /* the module is not in play */
  DUB_RULES_ERROR_VALUE,  /* a value out of its range */
  DUB_RULES_ERROR_ASKED,  /* a question is open */
} DubRulesError;

GQuark dub_rules_error_quark (void);

typedef struct {
  DubBox box;
  DubState state;
} DubGame;

/* An empty table with this box; the first action is DUB_ACTION_NEW_GAME. */
void dub_game_init (DubGame *game, const DubBox *box);

/* Appends the events of the action to events (of DubEvent). FALSE with the
 * error set if the action is refused; events are then as they were. */
gboolean dub_rules_decide (const DubGame *game, const DubAction *action, GArray *events,
                           GError **error);

/* Total for what decide emits. */
void dub_rules_apply (DubGame *game, const DubEvent *event);
void dub_rules_fold (DubGame *game, const DubEvent *events, gsize n_events);

/* Whether an event of unknown origin can be applied without harm. */
gboolean dub_rules_check (const DubGame *game, const DubEvent *event, GError **error);

/* The actions that can be taken now, at most max of them; tells how many. What
 * the player reports freely (counts, corrections, unknown drawn tiles) is left
 * out, and of entries one of each kind is listed. */
guint dub_rules_list_legal (const DubGame *game, DubAction *out, guint max);

/* What can be reported as done in place of the index-th order of her turn, each
 * with DUB_ACTION_OTHERWISE; what was ordered is left out. Of cards those of the
 * box are listed, of points up to 20, of tiles a drawer, a column or one. */
guint dub_rules_list_otherwise (const DubGame *game, guint index, DubAction *out, guint max);

/* Her turn as far as it is known: orders, or what has to be asked. Only when
 * her card is revealed. */
void dub_rules_get_turn (const DubGame *game, gboolean explain, DubTurn *turn);

G_END_DECLS
