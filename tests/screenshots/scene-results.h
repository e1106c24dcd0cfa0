/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scenes after the game: past games and statistics, with no, one, twelve and a thousand games.
 */

#pragma once

#include "stage.h"

G_BEGIN_DECLS

void scene_results_show_no_games (Stage *stage);
void scene_results_show_one_game (Stage *stage);
void scene_results_show_games (Stage *stage);
void scene_results_show_many_games (Stage *stage);
void scene_results_show_play (Stage *stage);
void scene_results_show_no_statistics (Stage *stage);
void scene_results_show_one_statistics (Stage *stage);
void scene_results_show_statistics (Stage *stage);
void scene_results_show_many_statistics (Stage *stage);

G_END_DECLS
