/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text-board.h"

DubBox
text_board_make_box (void)
{
  DubBox box = {
    .name = "Box of the tests",
    .garment_display = { 6, { 8, 6, 4, 2, 0, 0 } },
    .jewelry_display = { 4, { 6, 4, 2, 0 } },
    .n_all_halls = 2,
    .all_halls = { 6, 3 },
    .journeyman_tasks = { DUB_TASK_BP, DUB_TASK_GO, DUB_TASK_THREAD_LACE, DUB_TASK_DECORATION },
    .master_tasks = { DUB_TASK_THIMBLE, DUB_TASK_GOWN, DUB_TASK_COAT },
    .n_employees = 3,
    .employees = { { "ii-depute", 2, DUB_JOURNEYMAN, DUB_CROWN_NONE, FALSE },
                   { "vi-pairs", 6, DUB_APPRENTICE, DUB_VI_PAIRS, FALSE },
                   { "my own card", 3, DUB_MASTER, DUB_CROWN_NONE, FALSE } },
  };

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    box.halls[hall] = (DubHall){ { 5, 2 },
                                 4,
                                 { { TRUE, DUB_REWARD_RESOURCE, 0 },
                                   { FALSE, DUB_REWARD_THREAD, 0 },
                                   { FALSE, DUB_REWARD_LIVRE, 1 },
                                   { FALSE, DUB_REWARD_NONE, 0 } } };
  for (guint decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
    box.decorations[decoration] =
        (DubDecorations){ 5,
                          { { 5, 1, 2 }, { 7, 2, 2 }, { 9, 3, 3 }, { 11, 4, 3 }, { 12, 5, 3 } } };

  return box;
}

DubState
text_board_make_state (DubDrawMode draw_mode)
{
  DubState state;

  dub_state_init (&state);
  state.draw_mode = draw_mode;
  state.round = 3;
  state.expansions = 1u << DUB_EXPANSION_JEWELRY_BOX;
  state.sides[DUB_BARRY].counts[DUB_FACT_PP] = 12;
  state.garments[1] = (DubGarment){ DUB_BLUE, 3, FALSE, DUB_SPECIAL_NONE };
  state.garments[2] = (DubGarment){ DUB_ORANGE, 7, TRUE, DUB_SPECIAL_NONE };
  state.garments[3] = (DubGarment){ DUB_COLOR_UNKNOWN, 0, FALSE, DUB_SPECIAL_NONE };
  state.garments[4] = (DubGarment){ DUB_PINK, 2, FALSE, DUB_FESTIVITY_DECORATIONS };
  state.garments[5] = (DubGarment){ DUB_GREEN, 5, FALSE, DUB_EXPERT_FAVOR };
  state.jewelry[2] = DUB_PINK;
  state.jewelry[3] = DUB_COLOR_UNKNOWN;
  state.employees[0] = (DubEmployee){ DUB_APPRENTICE, 6, 2, DUB_VI_PAIRS };
  state.employees[1] = (DubEmployee){ DUB_TYPE_UNKNOWN, DUB_LEVEL_UNKNOWN, 0, DUB_CROWN_NONE };
  state.employees[2] = (DubEmployee){ DUB_MASTER, 3, 3, DUB_CROWN_NONE };
  state.making = state.garments[1];
  state.resources[0][0] = DUB_TILE_BP;
  state.resources[2][1] = DUB_TILE_UNKNOWN;
  state.sides[DUB_BARRY].n_staff = 4;
  state.sides[DUB_BARRY].staff[0] =
      (DubEmployee){ DUB_MASTER, DUB_LEVEL_UNKNOWN, 0, DUB_CROWN_NONE };
  state.sides[DUB_BARRY].staff[1] =
      (DubEmployee){ DUB_APPRENTICE, DUB_LEVEL_UNKNOWN, 0, DUB_CROWN_NONE };
  state.sides[DUB_BARRY].staff[2] = (DubEmployee){ DUB_JOURNEYMAN, 2, 1, DUB_CROWN_NONE };
  state.sides[DUB_BARRY].staff[3] =
      (DubEmployee){ DUB_JOURNEYMAN, DUB_LEVEL_EXAM, 0, DUB_CROWN_NONE };
  for (guint i = 0; i < 4; i++)
    state.halls[4][i] = (DubGuest){ { DUB_BLUE, 1, FALSE, DUB_SPECIAL_NONE }, DUB_YOU };

  return state;
}
