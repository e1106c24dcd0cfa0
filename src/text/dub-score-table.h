/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scoring in words, as far as it is known: for a page or a sheet of paper, at the end
 * of a game or in its course.
 */

#pragma once

#include "dub-game.h"
#include "dub-score.h"

G_BEGIN_DECLS

/* The score track first, then END-1 to END-8. */
enum { DUB_N_SCORE_ROWS = DUB_N_SCORE_LINES + 1 };

typedef struct {
  char *title;
  char *figures[DUB_N_OWNERS]; /* "?" or "5+" as long as facts are missing */
  char *spoken[DUB_N_OWNERS];  /* the same in words, with whose it is */
  char *reasons[DUB_N_OWNERS]; /* of the total, NULL */
} DubScoreRow;

typedef struct {
  char *title;
  char *winner;  /* NULL while the game goes on or something is not known */
  char *missing; /* which facts of yours are not known; NULL if all are */
  char *hidden;  /* what of hers is not known; NULL if all is */
  DubScoreRow rows[DUB_N_SCORE_ROWS];
  DubScoreRow total;
} DubScoreTable;

DubScoreTable *dub_score_table_new (const DubGame *game) G_GNUC_WARN_UNUSED_RESULT;
void dub_score_table_free (DubScoreTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubScoreTable, dub_score_table_free)

G_END_DECLS
