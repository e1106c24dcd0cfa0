/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole game. apply judges an event and changes the game by it; decide judges
 * an action and gives the events that come of it, each of them applied on the way.
 * Loading a game goes through the same apply as playing it, so that what one of
 * them refuses the other refuses too.
 */

#pragma once

#include "dub-event.h"
#include "dub-limits.h"
#include "dub-turn.h"

G_BEGIN_DECLS

#define DUB_GAME_ERROR (dub_game_error_quark ())

typedef enum {
  DUB_GAME_ERROR_PHASE,     /* not now */
  DUB_GAME_ERROR_PLACE,     /* no such space, or nothing there, or taken */
  DUB_GAME_ERROR_LIMIT,     /* more than a rule allows: kitchen, jeweler, specialist */
  DUB_GAME_ERROR_COUNT,     /* more than the box holds */
  DUB_GAME_ERROR_EXPANSION, /* the module is not in play */
  DUB_GAME_ERROR_VALUE,     /* a value out of its range */
  DUB_GAME_ERROR_ASKED,     /* a question is open */
} DubGameError;

GQuark dub_game_error_quark (void);

typedef struct {
  DubBox box;
  DubState state;
} DubGame;

/* An empty table with this box; the first action is DUB_ACTION_NEW_GAME. */
void dub_game_init (DubGame *game, const DubBox *box);

/* Judges the event and changes the game by it. FALSE with the error set if no game
 * can come to it here; the game is then as it was. */
gboolean dub_game_apply (DubGame *game, const DubEvent *event, GError **error);

/* What there would be too much of after the event; no problem if it is refused for
 * another reason, or not at all. */
DubProblem dub_game_find_problem (const DubGame *game, const DubEvent *event);

/* Applies the events of whole entries, after which the table is one that can be
 * (dub-table.h). On a refusal the game is as it was, and *bad, if it is not NULL,
 * the place of the event that was refused; the last one for the table. */
gboolean dub_game_fold (DubGame *game, const DubEvent *events, gsize n_events, guint *bad,
                        GError **error);

/* Appends the events of the action to events (of DubEvent). FALSE with the
 * error set if the action is refused; events are then as they were. */
gboolean dub_game_decide (const DubGame *game, const DubAction *action, GArray *events,
                          GError **error);

/* The same, and applies them. */
gboolean dub_game_perform (DubGame *game, const DubAction *action, GArray *events, GError **error);

/* Lists the actions that can be taken now, at most max, and returns their number. What
 * the player reports freely (counts, corrections, unknown drawn tiles) is left
 * out, and of entries one of each kind is listed. */
guint dub_game_list_legal (const DubGame *game, DubAction *out, guint max);

/* What can be reported as done in place of the index-th order of her turn, each with
 * DUB_ACTION_DEVIATE; what was ordered is left out. The turn is the one now, or NULL. Of
 * cards those of the box are listed, of points up to 20, of tiles a drawer, a column or
 * one. */
guint dub_game_list_deviations (const DubGame *game, const DubTurn *turn, guint index,
                                DubAction *out, guint max);

/* Her turn as far as it is known: orders, or what has to be asked. Only when
 * her card is revealed. */
void dub_game_get_turn (const DubGame *game, gboolean explain, DubTurn *turn);

G_END_DECLS
