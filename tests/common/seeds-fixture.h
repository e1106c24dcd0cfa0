/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks that run for many seeds. A failing check prints "DUB_SEED=n"; with this environment
 * variable the test replays that seed alone. DUB_SEEDS caps the number of seeds of a check, for
 * runs that only measure coverage.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef void (*TestSeedFunc) (guint32 seed);

/* n_thorough: the number of seeds with `-m thorough`. */
void test_seeds_run (TestSeedFunc check, guint n, guint n_thorough);

G_END_DECLS
