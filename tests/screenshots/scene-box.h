/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scenes of “Match my box”: the list of boxes, the assistant, and a deck that the game learns.
 */

#pragma once

#include "stage.h"

G_BEGIN_DECLS

void scene_box_show_empty (Stage *stage);
void scene_box_show_list (Stage *stage);
void scene_box_show_import (Stage *stage);
void scene_box_show_compare (Stage *stage);
void scene_box_show_print (Stage *stage);
void scene_box_show_paper_cards (Stage *stage);
void scene_box_show_paper_values (Stage *stage);
void scene_box_show_paper_blanks (Stage *stage);
void scene_box_show_hall (Stage *stage);
void scene_box_show_fireworks (Stage *stage);
void scene_box_show_kitchen (Stage *stage);
void scene_box_show_garments (Stage *stage);
void scene_box_show_resources (Stage *stage);
void scene_box_show_jewelry (Stage *stage);
void scene_box_show_display (Stage *stage);
void scene_box_show_jeweler (Stage *stage);
void scene_box_show_employees (Stage *stage);
void scene_box_show_deck (Stage *stage);
void scene_box_show_game (Stage *stage);
void scene_box_show_save (Stage *stage);
void scene_box_show_learned (Stage *stage);
void scene_box_show_known_cards (Stage *stage);

G_END_DECLS
