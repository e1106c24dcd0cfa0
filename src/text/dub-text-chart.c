/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-chart.h"

#include "dub-text-sentence-private.h"

#include <glib/gi18n-lib.h>

static const char *const titles[DUB_N_CHART_SUBJECTS] = {
  [DUB_CHART_OF_TOTALS] = NC_ ("chart", "Final totals"),
  [DUB_CHART_OF_LINES] = NC_ ("chart", "Where the points come from"),
  [DUB_CHART_OF_LEADS] = NC_ ("chart", "What wins and loses for you"),
  [DUB_CHART_OF_GAMES] = NC_ ("chart", "Over time"),
  [DUB_CHART_OF_COURSE] = NC_ ("chart", "The course of the game"),
  [DUB_CHART_OF_SCORE] = NC_ ("chart", "Where the points came from"),
};

static const char *const abouts[DUB_N_CHART_SUBJECTS] = {
  [DUB_CHART_OF_TOTALS] = NC_ ("chart", "Number of games by final total"),
  [DUB_CHART_OF_LINES] = NC_ ("chart", "Mean points by line of the scoring"),
  [DUB_CHART_OF_LEADS] = NC_ ("chart", "Your mean lead over her by line of the scoring"),
  [DUB_CHART_OF_GAMES] = NC_ ("chart", "Both totals, game after game"),
  [DUB_CHART_OF_COURSE] = NC_ ("chart", "Both totals, had the game ended after each turn"),
  [DUB_CHART_OF_SCORE] = NC_ ("chart", "The lines of the scoring, side by side"),
};

const char *
dub_text_chart_title (DubChartSubject subject)
{
  return dub_text_pick ("chart", titles, subject);
}

const char *
dub_text_chart_about (DubChartSubject subject)
{
  return dub_text_pick ("chart", abouts, subject);
}

const char *
dub_text_chart_winner (DubOwner winner)
{
  return winner == DUB_BARRY ? C_ ("chart", "Games she won") : C_ ("chart", "Games you won");
}
