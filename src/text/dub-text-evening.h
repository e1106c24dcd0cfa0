/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text for the evening after: games of a week, games that go on from another one, where a game was
 * won, and an archive of all data.
 */

#pragma once

#include "dub-types.h"

/* The name of a game with the deal of a week, which is in the form of dub-week.h. */
char *dub_text_week_name (const char *week);

/* The name of a game that goes on from a Round of another one. */
char *dub_text_branch_name (guint round, const char *name);

/* Your chance of winning after a turn, from 0 to 1, and how a turn changed it. */
char *dub_text_chance (const char *what, double yours);
char *dub_text_chance_change (double before, double after);

/* What an archive of all data has or, if that is new, brought here: the counts of dub-data.h. */
char *dub_text_data (gboolean is_new, guint n_games, guint n_profiles, guint n_here,
                     guint n_left_out);
