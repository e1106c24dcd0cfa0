/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games that begin at once, without the page of a new game.
 */

#pragma once

#include "dub-window.h"

/* Returns the name of a new game: the date, with a number if a game of that name exists. */
char *dub_beginning_make_name (void);

/* Begins a game in which the app draws everything, with the values of the shipped profile. */
void dub_beginning_try (DubWindow *window);

/* Begins a game with the box and the settings of this one, and other cards. */
void dub_beginning_again (DubWindow *window, DubSession *session);
