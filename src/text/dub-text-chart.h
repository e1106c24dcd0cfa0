/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The titles of charts.
 */

#pragma once

#include "dub-types.h"

G_BEGIN_DECLS

typedef enum {
  DUB_CHART_OF_TOTALS, /* of all games */
  DUB_CHART_OF_LINES,  /* mean points by line of the scoring */
  DUB_CHART_OF_LEADS,  /* the same, in games that you won and lost */
  DUB_CHART_OF_GAMES,  /* totals, game after game */
  DUB_CHART_OF_COURSE, /* of one game, turn after turn */
  DUB_CHART_OF_SCORE,  /* of one game */
  DUB_N_CHART_SUBJECTS,
} DubChartSubject;

/* Static, like all of them; the second is a sentence about what is shown. */
const char *dub_text_chart_title (DubChartSubject subject);
const char *dub_text_chart_about (DubChartSubject subject);

/* The series of a chart that compares games by their winners. */
const char *dub_text_chart_winner (DubOwner winner);

G_END_DECLS
