/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text of the scoring, as far as it is known: for a page or a sheet of paper, at the end of
 * a game or during it.
 */

#pragma once

#include "dub-game.h"
#include "dub-score.h"

G_BEGIN_DECLS

/* The score track first, then END-1 to END-8. */
enum { DUB_N_SCORE_ROWS = DUB_N_SCORE_LINES + 1 };

typedef struct {
  char *title;
  char *figures[DUB_N_OWNERS]; /* "?" or "5+" while facts are missing */
  char *spoken[DUB_N_OWNERS];  /* in words, with the owner */
  char *reasons[DUB_N_OWNERS]; /* NULL in the total */
} DubScoreRow;

typedef struct {
  char *title;
  char *winner;  /* NULL during the game, or if something is unknown */
  char *missing; /* your unknown facts; NULL if there are none */
  char *hidden;  /* her unknown cards; NULL if there are none */
  DubScoreRow rows[DUB_N_SCORE_ROWS];
  DubScoreRow total;
} DubScoreTable;

DubScoreTable *dub_score_table_new (const DubGame *game) G_GNUC_WARN_UNUSED_RESULT;
void dub_score_table_free (DubScoreTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubScoreTable, dub_score_table_free)

G_END_DECLS
