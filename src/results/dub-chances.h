/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a game was won: your chance of winning after each of its turns, as the forecast has it, and
 * the turns that changed it most.
 */

#pragma once

#include "dub-history.h"
#include "dub-worker.h"

typedef struct {
  guint first; /* the indices of the first entry of the turn, and of the one that ended it */
  guint entry;
  guint8 round;
  guint8 owner;
  guint table;   /* the index of the table after it; the one before that is as it began */
  double before; /* your chance as the turn began, from 0 to 1 */
  double after;
} DubChanceTurn;

typedef struct {
  GArray *turns;   /* owned; of DubChanceTurn */
  GArray *tables;  /* owned; of DubGame */
  guint n_games;   /* that are simulated from each table */
  DubOwner winner; /* DUB_NOBODY if the game is not over, or its score not known */
} DubChances;

/* Takes what is needed from the history; the chances are not known yet. What is undone does not
 * count. */
DubChances *dub_chances_new (const DubHistory *history) G_GNUC_WARN_UNUSED_RESULT;
void dub_chances_free (DubChances *self);

/* Computes the chances, which takes seconds: the work of a job whose data they are, in the lane of
 * forecasts. It counts the tables, and can be cancelled. */
void dub_chances_work (DubJob *job);

/* Sets the indices of the turns that changed the chance most, the greatest change first, and
 * returns their number, at most max. */
guint dub_chances_find_greatest (const DubChances *self, guint *turns, guint max);

/* The same of any changes, all of them positive, if they are not less than the least. */
guint dub_find_greatest (const double *changes, guint n, double least, guint *found, guint max);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubChances, dub_chances_free)
