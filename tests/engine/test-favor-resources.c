/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The turn itself (T), the Queen's Favor (FAV) and Acquire Resources (RES).
 */

#include "rule-tables.h"

/* All halls of the test box are full. */
#define FULL_HALLS \
  HALLS (HALL (YOURS ("blue") YOURS ("blue") YOURS ("blue")) \
             HALL (YOURS ("pink") YOURS ("pink") YOURS ("pink") HERS ("pink") HERS ("pink") \
                       HERS ("pink")) HALL (YOURS ("green") YOURS ("green")) \
                 HALL (YOURS ("green")) HALL (YOURS ("blue") YOURS ("blue") YOURS ("blue")))

static const TestRow rows[] = {
  { DUB_RULE_T_1, "card-goes-to-the-discards", HAND (FOOT (3, "suitable") FOOT (2, "none")),
    "take-favor [FAV-1]; gain-pp 3 to 3 [FAV-2]; hand 2 none; supply; discard 3 suitable",
    TEST_ROW_SILENT | TEST_SHOW_PILES },
  { DUB_RULE_T_1, "top-card-is-played", HAND (FUND ("fireworks") FAVOR),
    "place-token fireworks/0 [FUN-2]; hand 1 none; supply; discard 1 none",
    TEST_ROW_SILENT | TEST_SHOW_PILES },
  { DUB_RULE_T_1, "top-card-unknown", HAND (UNSEEN FAVOR), "? card hand", TEST_ROW_SILENT },

  { DUB_RULE_T_2, "no-tile", HAND (DRAWER (1)), "gain-pp 3 to 3 [RES-2 T-2]" },
  { DUB_RULE_T_2, "no-garment", HAND (TAILOR (1, "left")) SUPPLY (FAVOR),
    "gain-pp 3 to 3 [TAI-1 T-2]" },
  { DUB_RULE_T_2, "no-employee", HAND (HIRE (1, "left")) SUPPLY (FAVOR),
    "gain-pp 3 to 3 [HIR-1 T-2]" },
  { DUB_RULE_T_2, "no-decoration", HAND (FUND ("statues")) LIST ("statues", OURS OURS BARRYS),
    "gain-pp 3 to 3 [FUN-2 T-2]" },
  { DUB_RULE_T_2, "no-guest-space",
    HAND (TAILOR (1, "left")) SUPPLY (FAVOR) GARMENTS (GARMENT ("blue")) FULL_HALLS,
    "gain-pp 3 to 3 [T-2 R-5] | R-5" },
  { DUB_RULE_T_2, "is-added-to-her-points", HAND (COLUMN ("left")) BARRY ("'pp':12"),
    "gain-pp 3 to 15 [RES-2 T-2]" },

  { DUB_RULE_T_3, "never-pays",
    HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none")) GARMENTS (GARMENT ("blue")),
    "take-garment 0 [TAI-1]; reveal-card 4 none [TAI-3]; place-garment 4/0 [TAI-4]",
    TEST_ROW_SILENT },
  { DUB_RULE_T_3, "no-livre-from-a-guest-space",
    HAND (TAILOR (1, "left")) SUPPLY (FOOT (1, "none")) GARMENTS (GARMENT ("blue")),
    "take-garment 0 [TAI-1]; reveal-card 1 none [TAI-3]; place-garment 1/2 [TAI-4]; tiles 0 "
    "thread 0 lace 0",
    TEST_ROW_SILENT | TEST_SHOW_STOCK },

  { DUB_RULE_FAV_1, "on-the-board", HAND (FAVOR) "'favor':'board',",
    "take-favor [FAV-1]; gain-pp 3 to 3 [FAV-2]" },
  { DUB_RULE_FAV_1, "yours-stays-yours", HAND (FAVOR) "'favor':'you',", "gain-pp 3 to 3 [FAV-2]",
    TEST_ROW_SILENT },
  { DUB_RULE_FAV_1, "hers-is-not-taken-twice", HAND (FAVOR) "'favor':'barry',",
    "gain-pp 3 to 3 [FAV-2]", TEST_ROW_SILENT },
  { DUB_RULE_FAV_2, "with-the-token", HAND (FAVOR) BARRY ("'pp':4"),
    "take-favor [FAV-1]; gain-pp 3 to 7 [FAV-2]" },
  { DUB_RULE_FAV_2, "once-without-the-token", HAND (FAVOR) BARRY ("'pp':4") "'favor':'you',",
    "gain-pp 3 to 7 [FAV-2]" },

  { DUB_RULE_RES_1, "drawer-1", HAND (DRAWER (1)) RESOURCES ("['bp',null,'go'],['bp','bp','bp']"),
    "take-tiles 1/left 1/right [RES-1]; tiles 2 thread 0 lace 0", TEST_SHOW_STOCK },
  { DUB_RULE_RES_1, "drawer-2",
    HAND (DRAWER (2)) RESOURCES ("['bp',null,'go'],['bp','?','bp+go'],['go']"),
    "take-tiles 2/left 2/center 2/right [RES-1]" },
  { DUB_RULE_RES_1, "drawer-3", HAND (DRAWER (3)) RESOURCES ("['bp'],['bp'],['go']"),
    "take-tiles 3/left [RES-1]" },
  { DUB_RULE_RES_1, "column-left", HAND (COLUMN ("left")) RESOURCES ("['bp','bp'],[null],['go']"),
    "take-tiles 1/left 3/left [RES-1]" },
  { DUB_RULE_RES_1, "column-center",
    HAND (COLUMN ("center")) RESOURCES ("['bp','bp','go'],[null,'bp'],['go','go']"),
    "take-tiles 1/center 2/center 3/center [RES-1]" },
  { DUB_RULE_RES_1, "column-right",
    HAND (COLUMN ("right")) RESOURCES ("['bp','bp'],[null,'bp','go'],['go']"),
    "take-tiles 2/right [RES-1]" },
  { DUB_RULE_RES_1, "adds-to-her-supply",
    HAND (DRAWER (1)) RESOURCES ("['bp','bp']") BARRY ("'tiles':5,'thread':1,'lace':2"),
    "take-tiles 1/left 1/center [RES-1]; tiles 7 thread 1 lace 2", TEST_SHOW_STOCK },
  { DUB_RULE_RES_2, "empty-drawer", HAND (DRAWER (2)) RESOURCES ("['bp'],[],['bp']"),
    "gain-pp 3 to 3 [RES-2 T-2]" },
  { DUB_RULE_RES_2, "empty-column", HAND (COLUMN ("center")) RESOURCES ("['bp'],[],['bp']"),
    "gain-pp 3 to 3 [RES-2 T-2]" },
  { DUB_RULE_RES_2, "no-task-for-nothing", JB HAND (DRAWER (1)), "gain-pp 3 to 3 [RES-2 T-2]" },

  { DUB_RULE_RES_3, "green-or-orange", JB HAND (DRAWER (1)) RESOURCES ("['go']"),
    "take-tiles 1/left [RES-1]; exam-token go [RES-3 R-2] {go task 0, thread-lace task 3 out R-2} "
    "| R-2",
    TEST_SHOW_CHOICES },
  { DUB_RULE_RES_3, "blue-or-pink", JB HAND (DRAWER (1)) RESOURCES ("['bp']"),
    "take-tiles 1/left [RES-1]; exam-token bp [RES-3 R-2] {bp task 1, thread-lace task 3 out R-2} "
    "| R-2",
    TEST_SHOW_CHOICES },
  { DUB_RULE_RES_3, "both-silks", JB HAND (DRAWER (1)) RESOURCES ("['bp+go']"),
    "take-tiles 1/left [RES-1]; exam-token go [RES-3 R-2] {go task 0, bp task 1 out R-2, "
    "thread-lace task 3 out R-2} | R-2",
    TEST_SHOW_CHOICES },
  { DUB_RULE_RES_3, "both-silks-topmost-done",
    JB HAND (DRAWER (1)) RESOURCES ("['bp+go']") BARRY (EXAM ("journeyman", "'go'")),
    "take-tiles 1/left [RES-1]; exam-token bp [RES-3 R-2] | R-2" },
  { DUB_RULE_RES_3, "every-tile-has-thread-or-lace",
    JB HAND (DRAWER (1)) RESOURCES ("['go']") BARRY (EXAM ("journeyman", "'go'")),
    "take-tiles 1/left [RES-1]; exam-token thread-lace [RES-3]" },
  { DUB_RULE_RES_3, "one-task-for-several-tiles",
    JB HAND (DRAWER (1)) RESOURCES ("['bp','go','bp']"),
    "take-tiles 1/left 1/center 1/right [RES-1]; exam-token go [RES-3 R-2] | R-2" },
  { DUB_RULE_RES_3, "no-free-task",
    JB HAND (DRAWER (1)) RESOURCES ("['bp+go']")
        BARRY (EXAM ("journeyman", "'go','thread-lace','bp'")),
    "take-tiles 1/left [RES-1]", TEST_ROW_SILENT },
  { DUB_RULE_RES_3, "keeps-the-tiles-and-gains-no-thread",
    JB HAND (DRAWER (1)) RESOURCES ("['bp','go']") BARRY (EXAM ("journeyman", "'go','bp'")),
    "take-tiles 1/left 1/center [RES-1]; exam-token thread-lace [RES-3]; tiles 2 thread 0 lace 0",
    TEST_SHOW_STOCK },
  { DUB_RULE_RES_3, "not-without-jewelry-box", HAND (DRAWER (1)) RESOURCES ("['bp','go']"),
    "take-tiles 1/left 1/center [RES-1]", TEST_ROW_SILENT },
  { DUB_RULE_RES_3, "not-on-the-master-track",
    JB HAND (DRAWER (1)) RESOURCES ("['bp','?']") BARRY (EXAM ("master", "")),
    "take-tiles 1/left 1/center [RES-1]", TEST_ROW_SILENT },
  { DUB_RULE_RES_3, "not-for-tiles-from-the-bag",
    JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (2, "none")) GARMENTS (GARMENT ("blue")),
    "take-garment 0 [TAI-1]; reveal-card 2 none [TAI-3]; place-garment 2/5 [TAI-4]; draw-bag-tile "
    "[TAI-5]",
    TEST_ROW_SILENT },
  { DUB_RULE_RES_3, "asks-for-a-face-that-decides", JB HAND (DRAWER (2)) RESOURCES ("[],['?']"),
    "? tile-faces 2/left [RES-3]" },
  { DUB_RULE_RES_3, "asks-for-all-faces-that-decide",
    JB HAND (COLUMN ("right")) RESOURCES ("['?','?','?'],[null,'go','bp'],['?','?','?']"),
    "? tile-faces 1/right 3/right [RES-3]" },
  { DUB_RULE_RES_3, "asks-beside-a-tile-that-may-be-beaten",
    JB HAND (DRAWER (1)) RESOURCES ("['bp','?']"), "? tile-faces 1/center [RES-3]" },
  { DUB_RULE_RES_3, "asks-for-the-second-task",
    JB HAND (DRAWER (1)) RESOURCES ("['?','go']") BARRY (EXAM ("journeyman", "'go'")),
    "? tile-faces 1/left [RES-3]" },
  { DUB_RULE_RES_3, "asks-for-two-faces-of-which-one-would-do",
    JB HAND (DRAWER (1)) RESOURCES ("['?','?']") BARRY (EXAM ("journeyman", "'go'")),
    "? tile-faces 1/left 1/center [RES-3]" },
  { DUB_RULE_RES_3, "asks-nothing-without-jewelry-box", HAND (DRAWER (1)) RESOURCES ("['?']"),
    "take-tiles 1/left [RES-1]", TEST_ROW_SILENT },
  { DUB_RULE_RES_3, "asks-nothing-if-the-topmost-is-sure",
    JB HAND (DRAWER (1)) RESOURCES ("['?','go','?']"),
    "take-tiles 1/left 1/center 1/right [RES-1]; exam-token go [RES-3 R-2] | R-2" },
  { DUB_RULE_RES_3, "asks-nothing-if-only-the-foot-counts",
    JB HAND (DRAWER (1)) RESOURCES ("['?','?']") BARRY (EXAM ("journeyman", "'bp','go'")),
    "take-tiles 1/left 1/center [RES-1]; exam-token thread-lace [RES-3]" },

  { DUB_RULE_RES_4, "fourth-token-completes",
    JB HAND (DRAWER (1)) SUPPLY (FOOT (5, "none")) RESOURCES ("['go']")
        BARRY (EXAM ("journeyman", "'go','decoration','bp'") "'staff':['apprentice']"),
    "take-tiles 1/left [RES-1]; exam-token thread-lace [RES-3 RES-4]; gain-pp 1 to 1 [EXAM-J]; "
    "remove-employee 0 [EXAM-J EXAM-R]; add-exam-card journeyman [EXAM-J]; add-hand-card [EXAM-J "
    "R-12]; clear-tasks [EXAM-J]; move-exam-token master [EXAM-J EXAM-X] | R-12" },
  { DUB_RULE_RES_4, "not-the-third",
    JB HAND (DRAWER (1)) RESOURCES ("['go']") BARRY (EXAM ("journeyman", "'go','decoration'")),
    "take-tiles 1/left [RES-1]; exam-token thread-lace [RES-3]", TEST_ROW_SILENT },
};

const TestTable test_turn_table = { rows, G_N_ELEMENTS (rows) };
