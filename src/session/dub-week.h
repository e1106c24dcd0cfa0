/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The deal of the week: who plays in the same ISO week gets the same seed, without asking anybody.
 * Expansions, strength and rulings are the player's choice, as with any seed. A week is a number,
 * 202607 for the seventh of 2026, so that a later one is greater.
 */

#pragma once

#include <glib.h>

/* Returns the week so many weeks ago, where the player is. */
guint dub_week_get_past (guint n_weeks);

/* The form is that of the norm, 2026-W07. Returns 0 if there is no such week. */
guint dub_week_parse (const char *text);
char *dub_week_print (guint week) G_GNUC_WARN_UNUSED_RESULT;

guint64 dub_week_get_seed (guint week);
