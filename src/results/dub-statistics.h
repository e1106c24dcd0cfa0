/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Past games, filtered and sorted, and statistics over them, from the list of games alone. No
 * journal is read for them.
 */

#pragma once

#include <gio/gio.h>

#include "dub-games.h"

enum {
  DUB_N_RESULT_LINES = DUB_N_SCORE_LINES + 1, /* END-1 to END-8, then the score track */
  DUB_TOTAL_STEP = 10,                        /* width of a bar of the distribution */
  DUB_N_TOTAL_STEPS = 30,
  DUB_MAX_POINTS = 60, /* of the course over time */
  DUB_ANY_EXPANSIONS = -1,
};

/* The games that count; profile, deal and words are NULL for any. */
typedef struct {
  gboolean in_progress; /* those that are not over, instead of those that are */
  int expansions;       /* bitmask of DubExpansion, or DUB_ANY_EXPANSIONS */
  const char *profile;
  const char *deal;  /* its code, as it is printed: results of one deal side by side */
  DubOwner winner;   /* DUB_NOBODY for either */
  const char *words; /* that begin words of the name, the note, the profile or the Expansions */
} DubResultFilter;

/* The games that have the same Expansions, or the same profile. */
typedef struct {
  guint expansions;
  char *profile; /* owned; NULL in a group by Expansions */
  guint n_games;
  guint n_won; /* by you */
  guint best;  /* your highest total */
  double mean[DUB_N_OWNERS];
} DubResultGroup;

/* A game, or the mean of several that follow each other. */
typedef struct {
  gint64 date;
  guint n_games;
  double totals[DUB_N_OWNERS];
} DubResultPoint;

typedef struct {
  guint n_games;
  guint n_won;       /* by you */
  guint streak;      /* games in a row, to the last one, that the same side has won */
  gboolean is_yours; /* the streak */
  guint best_streak; /* yours */
  guint best[DUB_N_OWNERS];
  guint worst[DUB_N_OWNERS];
  double mean[DUB_N_OWNERS];

  /* Games by total, in steps of ten: from first_step on, n_steps of them. */
  guint distribution[DUB_N_OWNERS][DUB_N_TOTAL_STEPS];
  guint first_step;
  guint n_steps;

  double lines[DUB_N_OWNERS][DUB_N_RESULT_LINES]; /* means */
  /* Your mean lead in each line, in games that you won and that she won. */
  double lead_won[DUB_N_RESULT_LINES];
  double lead_lost[DUB_N_RESULT_LINES];

  guint n_points;
  DubResultPoint points[DUB_MAX_POINTS];
  GPtrArray *by_expansions; /* owned; of DubResultGroup, most games first */
  GPtrArray *by_profile;    /* the same */
} DubStatistics;

/* Return whether the game is over, and whether it is finished, with a score that is known. */
gboolean dub_result_is_over (const DubSummary *game);
gboolean dub_result_is_finished (const DubSummary *game);

/* When it was finished: as recorded or, in older journals, as changed last. */
gint64 dub_result_get_date (const DubSummary *game);

/* Returns the length of the game in minutes; 0 if unknown, or if it was left overnight. */
guint dub_result_get_minutes (const DubSummary *game);

/* Returns who won, and both totals, of a finished game. */
char *dub_result_dup_outcome (const DubSummary *game);

/* Return all about a finished game on one line: the day, how long it took, the Expansions and the
 * profile; and the same after who won, and both totals. */
char *dub_result_dup_play (const DubSummary *game);
char *dub_result_dup_facts (const DubSummary *game);
char *dub_result_dup_details (const DubSummary *game);

/* Returns that, or how far a game has come and when it was played. */
char *dub_result_describe (const DubSummary *game);

/* Returns the name of a profile; that of a shipped one in the player's language. */
char *dub_result_dup_profile (const char *profile);

/* Returns whether a game matches. An unreadable file never does. */
gboolean dub_result_matches (const DubSummary *game, const DubResultFilter *filter);

/* Lists, of each deal of which several games are finished, the first of them in the list. */
GPtrArray *dub_result_list_deals (GPtrArray *games) G_GNUC_WARN_UNUSED_RESULT;

/* Counts the games of a list of DubSummary. The groups are over all games; everything else is
 * over those that match. */
DubStatistics *dub_statistics_new (GPtrArray *games, const DubResultFilter *filter)
    G_GNUC_WARN_UNUSED_RESULT;
void dub_statistics_free (DubStatistics *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubStatistics, dub_statistics_free)

/* A list of saved games, filtered and sorted. Its items are made when they are shown, so ten
 * thousand games cost no more than those in sight. */

typedef enum {
  DUB_SORT_NEWEST,
  DUB_SORT_OLDEST,
  DUB_SORT_YOUR_TOTAL, /* the highest first */
  DUB_SORT_LEAD,       /* your greatest lead first */
  DUB_SORT_CLOSEST,
  DUB_SORT_LONGEST,
  DUB_SORT_NAME,
  DUB_N_SORTS,
} DubResultSort;

#define DUB_TYPE_RESULT_ITEM (dub_result_item_get_type ())
#define DUB_TYPE_RESULT_LIST (dub_result_list_get_type ())

G_DECLARE_FINAL_TYPE (DubResultItem, dub_result_item, DUB, RESULT_ITEM, GObject)
G_DECLARE_FINAL_TYPE (DubResultList, dub_result_list, DUB, RESULT_LIST, GObject)

struct _DubResultItem {
  GObject parent_instance;

  GPtrArray *games; /* owned; keeps the game alive */
  const DubSummary *game;
};

/* Lists all games of the array of DubSummary that are over, the newest first. */
DubResultList *dub_result_list_new (GPtrArray *games) G_GNUC_WARN_UNUSED_RESULT;

void dub_result_list_set_query (DubResultList *self, const DubResultFilter *filter,
                                DubResultSort sort);
