/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The final scoring, every number with its explanation.
 */

#pragma once

#include "dub-game.h"
#include "dub-score.h"
#include "dub-types.h"

/* A line of the final scoring: 0 is END-1, and DUB_N_SCORE_LINES is the score track before it. */
char *dub_text_score_line (guint line);
char *dub_text_score_reason (const DubBox *box, const DubState *state, const DubScore *score,
                             DubOwner owner, guint line);
char *dub_text_winner (const DubScore *score);

/* The totals of a game that is not over. */
char *dub_text_score_now (const DubScore *score);

/* Text of the scoring, as far as it is known: for a page or a sheet of paper, at the end of
 * a game or during it. The score track comes first, then END-1 to END-8. */
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

/* A forecast of the end of a game: the chance that she wins, n of n_games; the total of a side, in
 * nine of ten games; and the basis of it. */
char *dub_text_forecast_chance (guint n, guint n_games);
char *dub_text_forecast_band (DubOwner owner, guint low, guint high);
char *dub_text_forecast_basis (guint n_games);
