/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How games begin: the settings of the next one, and those that begin without asking for them.
 */

#pragma once

#include "dub-names.h"
#include "dub-window.h"

/* Returns the name of a new game: the date, with a number if a game of that name exists. */
char *dub_game_start_make_name (void);

/* Begins a game in which the app draws everything, with the values of the shipped profile. */
void dub_game_start_try (DubWindow *window);

/* Begins a game with the box and the settings of this one, and other cards. */
void dub_game_start_again (DubWindow *window, DubSession *session);

/* The settings of the next game. They have neither its seed nor the colors of the players. */
DubSetup dub_game_start_read_setup (GSettings *settings);
void dub_game_start_write_setup (GSettings *settings, const DubSetup *setup);
void dub_game_start_write_expansions (GSettings *settings, guint expansions);

/* A setting whose value is the key of a member of a set; the first member if it is none. */
guint dub_game_start_read_choice (GSettings *settings, const char *key, DubSet set);
