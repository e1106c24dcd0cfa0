/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Facts about rounds: which spaces need a tile, which levels are due, your income, and
 * the next player.
 */

#pragma once

#include "dub-history.h"
#include "dub-state.h"

enum {
  DUB_HAND_SIZE = 4,
  DUB_YOUR_HAND_SIZE = 3,
  DUB_N_DISPLAY_SPACES = 16, /* more than any display has */
};

/* Returns all spaces of a display as a bitmask. */
guint dub_round_get_all (const DubBox *box, DubDisplayName display);

/* Returns the spaces that a tile or card must be drawn for as a bitmask, and their number. */
guint dub_round_get_due (const DubBox *box, const DubState *state, DubDisplayName display);
guint dub_round_count_due (const DubBox *box, const DubState *state, DubDisplayName display);

/* Returns the due space that is filled next (P1-C to P1-E), or -1. */
int dub_round_get_next (const DubBox *box, const DubState *state, DubDisplayName display);

/* P1-B: returns the number of cards of a level on the display in a round. */
guint dub_round_count_level (guint round, guint level);

/* P4: returns your income in Livre. */
guint dub_round_get_income (const DubState *state);

/* P3: returns who plays after the current player; DUB_NOBODY ends the phase. */
DubOwner dub_round_get_next_player (const DubState *state);

/* The current preparation of a round, according to the history. */

/* Returns the entry that began the current preparation. */
guint dub_preparation_get_beginning (const DubHistory *history);

/* Returns the table after that entry, before anything was entered. */
const DubState *dub_preparation_get_state (const DubHistory *history);

/* Returns whether the game is played without a copy, so that filling the displays comes next. It is
 * if nothing was entered before the displays of the first round were filled. */
gboolean dub_preparation_is_to_fill (const DubHistory *history);

/* Reminders of things that are easily forgotten. A reminder belongs to the change that makes it
 * due, so it comes once, and again only if that is undone. */

typedef enum {
  DUB_REMINDER_FESTIVITY, /* its garments go into the bag once round 1 is prepared (SET-8) */
  DUB_REMINDER_LAST_ROUND,
  DUB_REMINDER_PLAY_ON,    /* her hand is empty, yours is not (P3) */
  DUB_REMINDER_EXAM,       /* all tasks of your track are fulfilled (YOU-5) */
  DUB_REMINDER_SPECIALIST, /* your specialized Apprentice can be hired (YOU-6) */
  DUB_N_REMINDERS,
} DubReminder;

/* Returns the reminders that are due now and were not before, as a bitmask. */
guint dub_reminder_find (const DubBox *box, const DubState *before, const DubState *now);
