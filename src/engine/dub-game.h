/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game: the box and the table. Deciding turns a move that is asked for into events, of which it
 * is the first, and applying judges an event and changes the game by it.
 */

#pragma once

#include "dub-move.h"
#include "dub-place.h"
#include "dub-reason.h"
#include "dub-turn.h"

typedef struct {
  DubBox box;
  DubState state;
} DubGame;

/* Initializes an empty table with this box. The first event is DUB_EVENT_STARTED. */
void dub_game_init (DubGame *game, const DubBox *box);

/* Judges the event and changes the game accordingly. If no game can lead to the event here,
 * returns FALSE with the error set and leaves the game unchanged. */
gboolean dub_game_apply (DubGame *game, const DubEvent *event, GError **error);

/* Applies the events of whole entries, after which the table must be possible (dub-table.h).
 * On a refusal, the game is unchanged and *bad, if not NULL, is the index of the refused
 * event; the last one if the table is not possible. */
gboolean dub_game_fold (DubGame *game, const DubEvent *events, gsize n_events, guint *bad,
                        GError **error);

/* Appends the resulting events to events (of DubEvent), the first of which is the move itself,
 * completed: with the thing that lies there, with what it costs and brings, with the card that
 * chance turns up. If the move is refused, returns FALSE with the error set and leaves events
 * unchanged. */
gboolean dub_game_decide (const DubGame *game, const DubMove *move, GArray *events, GError **error);

/* The same, and applies the events. turn is her turn, if it is resolved already, or NULL. */
gboolean dub_game_perform (DubGame *game, const DubTurn *turn, const DubMove *move, GArray *events,
                           GError **error);

/* The same for the beginning of a game, and for another box. */
gboolean dub_game_start (DubGame *game, const DubSetup *setup, GArray *events, GError **error);
gboolean dub_game_change_box (DubGame *game, const DubBox *box, GArray *events, GError **error);

/* Lists the moves that can be made now, at most max, and returns their number. It omits free
 * reports (counts, corrections, unknown drawn tiles), and lists only one entry of each kind.
 * turn is as above. */
guint dub_game_list_legal (const DubGame *game, const DubTurn *turn, DubMove *out, guint max);

/* Lists what can be reported as done instead of the index-th step of her turn, except the step
 * itself. turn is the current turn or NULL. Lists the cards of the box, up to 20 points, and for
 * tiles a drawer, a column or a single tile. */
guint dub_game_list_deviations (const DubGame *game, const DubTurn *turn, guint index, DubMove *out,
                                guint max);

/* Returns her turn as far as it is known: steps or a question. Only valid after her card is
 * revealed. */
void dub_game_get_turn (const DubGame *game, gboolean explain, DubTurn *turn);

/* Corrections of what the app has recorded. A correction is a place and what is there. */

enum { DUB_MAX_CORRECTIONS = 160 };

/* Returns the correction that sets the place, or one of its numbers. */
DubMove dub_correction (DubPlace place, DubThing thing);
DubMove dub_correction_of_number (const DubState *state, DubPlace place, gint n);

/* Lists the corrections of a place that would be accepted, including its current content,
 * and returns their number. A garment in a hall would belong to the owner. Numbers are not
 * listed. */
guint dub_correction_list (const DubGame *game, DubPlace place, DubOwner owner,
                           DubMove out[DUB_MAX_CORRECTIONS]);

/* Returns whether the table already matches the correction. */
gboolean dub_correction_is_so (const DubGame *game, const DubMove *correction);
