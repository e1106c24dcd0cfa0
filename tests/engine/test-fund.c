/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fund a Decoration (FUN) and the All Halls bonus (ALL).
 */

#include "rule-tables.h"

/* The Jewelry Box with her token on the Master track, so that FUN-3 does not apply. */
#define ON_MASTER JB BARRY (EXAM ("master", ""))
#define FOUR_HALLS HALL (HERS ("blue")) HALL (HERS ("blue")) HALL (HERS ("pink")) HALL ("")
#define MAKE(hall) \
  HAND (TAILOR (1, "left")) \
  SUPPLY (FOOT (hall, "none")) \
  GARMENTS (GARMENT ("blue"))
#define HALL_4 "take-garment 0 [TAI-1]; reveal-card 4 none [TAI-3]; place-garment 4/0 [TAI-4]"

static const TestRow rows[] = {
  { DUB_RULE_FUN_1, "cheapest-jeweler-instead", ON_MASTER HAND (FUND ("statues")),
    "place-token jeweler/1 [FUN-1 R-10] {jeweler/1 cost 4, jeweler/0 cost 5 out FUN-1, jeweler/2 "
    "cost 4 out R-10} | R-10",
    TEST_SHOW_CHOICES },
  { DUB_RULE_FUN_1, "cheapest-that-is-free", ON_MASTER HAND (FUND ("kitchen")) JEWELER (NONE OURS),
    "place-token jeweler/2 [FUN-1]" },
  { DUB_RULE_FUN_1, "once-only", ON_MASTER HAND (FUND ("fireworks")) JEWELER (BARRYS),
    "place-token fireworks/0 [FUN-2]", TEST_ROW_SILENT },
  { DUB_RULE_FUN_1, "not-without-jewelry-box", HAND (FUND ("fireworks")),
    "place-token fireworks/0 [FUN-2]", TEST_ROW_SILENT },

  { DUB_RULE_FUN_2, "fireworks", HAND (FUND ("fireworks")) LIST ("fireworks", OURS),
    "place-token fireworks/1 [FUN-2] {fireworks/1 cost 8, fireworks/2 cost 12 out FUN-2}",
    TEST_SHOW_CHOICES },
  { DUB_RULE_FUN_2, "a-second-firework-is-allowed",
    HAND (FUND ("fireworks")) LIST ("fireworks", BARRYS), "place-token fireworks/1 [FUN-2]" },
  { DUB_RULE_FUN_2, "statues-cheapest", HAND (FUND ("statues")) LIST ("statues", NONE OURS),
    "place-token statues/2 [FUN-2]" },
  { DUB_RULE_FUN_2, "statues-last", HAND (FUND ("statues")) LIST ("statues", NONE OURS BARRYS),
    "place-token statues/0 [FUN-2]" },
  { DUB_RULE_FUN_2, "musicians-cheapest",
    HAND (FUND ("musicians")) LIST ("musicians", NONE OURS NONE BARRYS),
    "place-token musicians/4 [FUN-2]" },
  { DUB_RULE_FUN_2, "musicians-equal-cost", HAND (FUND ("musicians")),
    "place-token musicians/1 [FUN-2 R-10] | R-10" },
  { DUB_RULE_FUN_2, "kitchen-cheapest-of-both-sides",
    HAND (FUND ("kitchen")) "'kitchen':{'left':[null,'you']},",
    "place-token kitchen-right/0 [FUN-2] {kitchen-right/0 cost 2, kitchen-left/0 cost 4 out FUN-2, "
    "kitchen-right/1 cost 9 out FUN-2}",
    TEST_SHOW_CHOICES },
  { DUB_RULE_FUN_2, "kitchen-left-taken-by-her",
    HAND (FUND ("kitchen")) "'kitchen':{'left':['barry'],'right':['you']},",
    "place-token kitchen-right/1 [FUN-2]" },
  { DUB_RULE_FUN_2, "kitchen-right-taken-by-her",
    HAND (FUND ("kitchen")) "'kitchen':{'left':[null,'you'],'right':[null,'barry']},",
    "place-token kitchen-left/0 [FUN-2]" },
  { DUB_RULE_FUN_2, "kitchen-both-sides-hers",
    HAND (FUND ("kitchen")) "'kitchen':{'left':['barry'],'right':['barry']},",
    "gain-pp 3 to 3 [FUN-2 T-2]" },
  { DUB_RULE_FUN_2, "kitchen-all-taken",
    HAND (FUND ("kitchen")) "'kitchen':{'left':['you','barry'],'right':['barry','you']},",
    "gain-pp 3 to 3 [FUN-2 T-2]" },
  { DUB_RULE_FUN_2, "fireworks-all-taken",
    HAND (FUND ("fireworks")) LIST ("fireworks", OURS BARRYS OURS), "gain-pp 3 to 3 [FUN-2 T-2]" },
  { DUB_RULE_FUN_2, "musicians-all-taken",
    HAND (FUND ("musicians")) LIST ("musicians", OURS BARRYS OURS BARRYS BARRYS),
    "gain-pp 3 to 3 [FUN-2 T-2]" },

  { DUB_RULE_FUN_3, "token-on-the-decoration-task", JB HAND (FUND ("statues")) JEWELER (BARRYS),
    "place-token statues/1 [FUN-2 R-10]; exam-token decoration [FUN-3] | R-10" },
  { DUB_RULE_FUN_3, "for-the-jeweler-too", JB HAND (FUND ("statues")) JEWELER (NONE OURS),
    "place-token jeweler/2 [FUN-1]; exam-token decoration [FUN-3]" },
  { DUB_RULE_FUN_3, "already-done",
    JB HAND (FUND ("fireworks")) JEWELER (BARRYS) BARRY (EXAM ("journeyman", "'decoration'")),
    "place-token fireworks/0 [FUN-2]", TEST_ROW_SILENT },
  { DUB_RULE_FUN_3, "not-for-three-points",
    JB HAND (FUND ("fireworks")) JEWELER (BARRYS) LIST ("fireworks", OURS OURS OURS),
    "gain-pp 3 to 3 [FUN-2 T-2]", TEST_ROW_SILENT },
  { DUB_RULE_FUN_3, "not-on-the-master-track", ON_MASTER HAND (FUND ("fireworks")) JEWELER (BARRYS),
    "place-token fireworks/0 [FUN-2]", TEST_ROW_SILENT },
  { DUB_RULE_FUN_3, "not-without-jewelry-box", HAND (FUND ("fireworks")),
    "place-token fireworks/0 [FUN-2]", TEST_ROW_SILENT },
  { DUB_RULE_FUN_3, "fourth-token-completes",
    JB HAND (FUND ("fireworks")) JEWELER (BARRYS) SUPPLY (FOOT (2, "none"))
        BARRY (EXAM ("journeyman", "'go','bp','thread-lace'") "'staff':['master','apprentice']"),
    "place-token fireworks/0 [FUN-2]; exam-token decoration [FUN-3]; gain-pp 1 to 1 [EXAM-J]; "
    "remove-employee 1 [EXAM-J EXAM-R]; add-exam-card journeyman [EXAM-J]; add-hand-card [EXAM-J "
    "R-12]; clear-tasks [EXAM-J]; move-exam-token master [EXAM-J EXAM-X] | R-12" },

  { DUB_RULE_ALL_1, "garment-in-the-fifth-hall", MAKE (4) HALLS (FOUR_HALLS HALL (HERS ("pink"))),
    HALL_4 "; all-halls-token 1 [ALL-1] {1 value 5, 0 value 3 out ALL-1, 2 value 5 out ALL-1}",
    TEST_SHOW_CHOICES },
  { DUB_RULE_ALL_1, "a-musician-counts-for-a-hall",
    MAKE (4) HALLS (FOUR_HALLS) LIST ("musicians", NONE NONE NONE NONE BARRYS),
    HALL_4 "; all-halls-token 1 [ALL-1]" },
  { DUB_RULE_ALL_1, "musician-in-the-fifth-hall",
    HAND (FUND ("musicians")) LIST ("musicians", NONE OURS) HALLS (FOUR_HALLS HALL (HERS ("pink"))),
    "place-token musicians/3 [FUN-2]; all-halls-token 1 [ALL-1]" },
  { DUB_RULE_ALL_1, "most-valuable-free-space",
    MAKE (4) HALLS (FOUR_HALLS HALL (HERS ("pink"))) LIST ("all-halls", NONE OURS),
    HALL_4 "; all-halls-token 2 [ALL-1]" },
  { DUB_RULE_ALL_1, "once-a-game",
    MAKE (4) HALLS (FOUR_HALLS HALL (HERS ("pink"))) LIST ("all-halls", NONE NONE BARRYS), HALL_4,
    TEST_ROW_SILENT },
  { DUB_RULE_ALL_1, "four-halls-are-not-enough", MAKE (4) HALLS (FOUR_HALLS HALL ("")), HALL_4,
    TEST_ROW_SILENT },
  { DUB_RULE_ALL_1, "your-guests-do-not-count", MAKE (4) HALLS (FOUR_HALLS HALL (YOURS ("pink"))),
    HALL_4, TEST_ROW_SILENT },
  { DUB_RULE_ALL_1, "your-musicians-do-not-count",
    MAKE (4) HALLS (FOUR_HALLS) LIST ("musicians", NONE NONE NONE NONE OURS), HALL_4,
    TEST_ROW_SILENT },
  { DUB_RULE_ALL_1, "not-after-another-decoration",
    HAND (FUND ("fireworks")) HALLS (FOUR_HALLS HALL (HERS ("pink")))
        LIST ("musicians", NONE NONE NONE BARRYS),
    "place-token fireworks/0 [FUN-2]", TEST_ROW_SILENT },
  { DUB_RULE_ALL_1, "is-no-decoration",
    EXPANSIONS ("'festivity'") HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none")) GARMENTS (
        FESTIVITY ("blue", "decorations")) LIST ("all-halls", BARRYS) LIST ("statues", BARRYS),
    "take-garment 0 [TAI-1]; gain-pp 1 to 1 [FES-1]; reveal-card 4 none [TAI-3]; place-garment 4/0 "
    "[TAI-4]",
    TEST_ROW_SILENT },
};

const TestTable test_fund_table = { rows, G_N_ELEMENTS (rows) };
