/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text about saved games: their state, results, statistics and chances, and what a chart shows.
 */

#pragma once

#include "dub-types.h"

/* The result of a game, how long it took (minutes are 0 if unknown), and its Expansions. */
char *dub_text_result (DubOwner winner, guint hers, guint yours);
char *dub_text_result_length (guint n_turns, guint n_minutes);
char *dub_text_results_expansions (guint expansions);
char *dub_text_results_date (gint64 seconds);

/* When a game was last played, and how far it has come. */
char *dub_text_played (gint64 seconds, gint64 now);
char *dub_text_saved_game (DubPhase phase, guint round, guint pp, const char *played);

/* Figures over many games. */
char *dub_text_results_won (guint n_won, guint n_games);
char *dub_text_results_shown (guint n, guint n_games);
char *dub_text_results_streak (guint n, gboolean is_yours);
char *dub_text_results_totals (DubOwner owner, double mean, guint best);
char *dub_text_results_group (const char *name, guint n_games, guint n_won, guint best);

/* A value of a chart: what it is for, and the figures of both sides. */
char *dub_text_chart_pair (const char *what, double hers, double yours);
char *dub_text_chart_games (guint low, guint high, guint hers, guint yours);
char *dub_text_chart_leads (const char *what, double won, double lost);
char *dub_text_chart_turn (guint round, DubOwner owner);
char *dub_text_chart_mean (guint n_games, const char *date);

/* A turn that changed a total by n. */
char *dub_text_chart_move (DubOwner owner, int n);

/* A number with one decimal, if it is not whole. */
char *dub_text_decimal (double n);

/* The titles of charts. */

typedef enum {
  DUB_CHART_OF_TOTALS, /* of all games */
  DUB_CHART_OF_LINES,  /* mean points by line of the scoring */
  DUB_CHART_OF_LEADS,  /* the same, in games that you won and lost */
  DUB_CHART_OF_GAMES,  /* totals, game after game */
  DUB_CHART_OF_COURSE, /* of one game, turn after turn */
  DUB_CHART_OF_CHANCES,
  DUB_CHART_OF_SCORE, /* of one game */
  DUB_N_CHART_SUBJECTS,
} DubChartSubject;

/* Static, like all of them; the second is a sentence about what is shown. */
const char *dub_text_chart_title (DubChartSubject subject);
const char *dub_text_chart_about (DubChartSubject subject);

/* The series of a chart that compares games by their winners. */
const char *dub_text_chart_winner (DubOwner winner);

/* The name of a game with the deal of a week, which is in the form of dub-week.h. */
char *dub_text_week_name (const char *week);

/* The name of a game that goes on from a Round of another one. */
char *dub_text_branch_name (guint round, const char *name);

/* Your chance of winning after a turn, from 0 to 1, and how a turn changed it. */
char *dub_text_chance (const char *what, double yours);
char *dub_text_chance_change (double before, double after);

/* The content of an archive of all data or, if that is new, what it brought here: the counts of
 * dub-data.h. */
char *dub_text_data (gboolean is_new, guint n_games, guint n_profiles, guint n_here,
                     guint n_left_out);
