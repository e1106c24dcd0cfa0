/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks that run for many seeds. When one fails, "DUB_SEED=n" is printed, and
 * this variable in the environment replays that seed alone. DUB_SEEDS says how many a check
 * takes at most, for runs that only look at which lines are reached.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef void (*TestSeedFunc) (guint32 seed);

/* n_thorough: how many with `-m thorough`. */
void test_seeds_run (TestSeedFunc check, guint n, guint n_thorough);

G_END_DECLS
