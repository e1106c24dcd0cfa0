/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The examinations (EXAM), with the rulings.
 */

#include "rule-tables.h"

/* A tile that completes the Journeyman examination, and a coat that completes the Master
 * examination. */
#define LAST_TILE(staff) \
  JB HAND (DRAWER (1) FOOT (2, "none")) SUPPLY (FOOT (5, "none") FOOT (4, "none")) \
      RESOURCES ("['go']") \
          BARRY (EXAM ("journeyman", "'go','decoration','bp'") "'pp':7,'staff':[" staff "]")
#define LAST_COAT(staff) \
  JB HAND (TAILOR (1, "left") FOOT (2, "none")) SUPPLY (FOOT (5, "none") FOOT (4, "none")) \
      GARMENTS (GARMENT ("pink")) \
          BARRY (EXAM ("master", "'gown','thimble'") "'pp':7,'staff':[" staff "]")

#define TILE_TAKEN \
  "take-tiles 1/left [RES-1]; exam-token thread-lace [RES-3 RES-4]; gain-pp 1 to 8 [EXAM-J]; "
#define OUT_J(at) "remove-employee " #at " [EXAM-J EXAM-R]; "
#define IN_J "add-exam-card journeyman [EXAM-J]; "
#define END_J \
  "add-hand-card [EXAM-J R-12]; clear-tasks [EXAM-J]; move-exam-token master [EXAM-J EXAM-X]"
#define COAT_TAKEN "take-garment 0 [TAI-1]; exam-token coat [TAI-2]; gain-pp 1 to 8 [EXAM-M]; "
#define OUT_M(at) "remove-employee " #at " [EXAM-M EXAM-R]; "
#define IN_M "add-exam-card master [EXAM-M]; "
#define END_M \
  "add-hand-card [EXAM-M R-12]; clear-tasks [EXAM-M]; move-exam-token journeyman [EXAM-M EXAM-X]"
#define PLACED "; reveal-card 4 none [TAI-3]; place-garment 4/0 [TAI-4]"

static const TestRow rows[] = {
  { DUB_RULE_EXAM_J, "an-apprentice-goes-a-journeyman-comes",
    LAST_TILE ("'master','journeyman','apprentice'"),
    TILE_TAKEN OUT_J (2) IN_J END_J
    " | R-12; hand 2 none, 5 none; supply 4 none; discard 1 none; staff master journeyman "
    "journeyman",
    TEST_SHOW_PILES | TEST_SHOW_STAFF },
  { DUB_RULE_EXAM_J, "never-one-of-level-vi",
    LAST_TILE (CARD ("vi-pairs") CARD ("vi-staff") EMPLOYEE (5, "apprentice")
                   CARD ("vi-thread-lace")),
    TILE_TAKEN OUT_J (2) IN_J END_J " | R-12" },
  { DUB_RULE_EXAM_J, "from-the-journeyman-deck",
    LAST_TILE ("'apprentice'") "'exam-decks':{'journeyman':3,'master':5},",
    TILE_TAKEN OUT_J (0) IN_J END_J
    " | R-12; tiles 1 thread 0 lace 0 journeyman-deck 2 master-deck 5",
    TEST_SHOW_STOCK },
  { DUB_RULE_EXAM_M, "a-journeyman-goes-a-master-comes",
    LAST_COAT ("'apprentice','journeyman','master'"),
    COAT_TAKEN OUT_M (1) IN_M END_M PLACED
    " | R-12; hand 2 none, 5 none; supply; discard 4 none, 1 none; staff apprentice master master",
    TEST_SHOW_PILES | TEST_SHOW_STAFF },
  { DUB_RULE_EXAM_M, "a-journeyman-of-any-level", LAST_COAT (EMPLOYEE (6, "journeyman")),
    COAT_TAKEN OUT_M (0) IN_M END_M PLACED " | R-12" },
  { DUB_RULE_EXAM_M, "from-the-master-deck",
    LAST_COAT ("'journeyman'") "'exam-decks':{'journeyman':3,'master':5},",
    COAT_TAKEN OUT_M (0) IN_M END_M PLACED
    " | R-12; tiles 0 thread 0 lace 0 journeyman-deck 3 master-deck 4",
    TEST_SHOW_STOCK },

  { DUB_RULE_EXAM_R, "at-random-the-older",
    LAST_TILE ("'apprentice','master','apprentice'") "'seed':1,",
    TILE_TAKEN OUT_J (0) IN_J END_J " | R-12; staff master apprentice journeyman",
    TEST_SHOW_STAFF },
  { DUB_RULE_EXAM_R, "at-random-the-newer",
    LAST_TILE ("'apprentice','master','apprentice'") "'seed':4,",
    TILE_TAKEN OUT_J (2) IN_J END_J " | R-12; staff apprentice master journeyman",
    TEST_SHOW_STAFF },
  { DUB_RULE_EXAM_R, "at-random-one-of-three-journeymen",
    LAST_COAT ("'journeyman','journeyman','journeyman'") "'seed':6,",
    COAT_TAKEN OUT_M (1) IN_M END_M PLACED " | R-12" },
  { DUB_RULE_EXAM_R, "known-cards-keep-their-places",
    LAST_TILE (CARD ("vi-pairs") "'apprentice'," CARD ("jb-necklaces")),
    TILE_TAKEN OUT_J (1) IN_J END_J " | R-12; staff vi-pairs jb-necklaces journeyman",
    TEST_SHOW_STAFF },

  { DUB_RULE_EXAM_X, "journeyman-to-master", LAST_TILE ("'apprentice'"),
    TILE_TAKEN OUT_J (0) IN_J END_J " | R-12; master", TEST_SHOW_EXAM },
  { DUB_RULE_EXAM_X, "master-to-journeyman", LAST_COAT ("'journeyman'"),
    COAT_TAKEN OUT_M (0) IN_M END_M PLACED " | R-12; journeyman", TEST_SHOW_EXAM },
  { DUB_RULE_EXAM_X, "stays-until-the-last-token",
    JB HAND (DRAWER (1)) RESOURCES ("['go']") BARRY (EXAM ("journeyman", "'go'")),
    "take-tiles 1/left [RES-1]; exam-token thread-lace [RES-3]; journeyman go thread-lace",
    TEST_SHOW_EXAM | TEST_ROW_SILENT },
  { DUB_RULE_EXAM_X, "tiles-do-not-count-for-the-master",
    JB HAND (DRAWER (1)) RESOURCES ("['go']") BARRY (EXAM ("master", "")),
    "take-tiles 1/left [RES-1]", TEST_ROW_SILENT },
  { DUB_RULE_EXAM_X, "decorations-do-not-count-for-the-master",
    JB HAND (FUND ("fireworks")) JEWELER (BARRYS) BARRY (EXAM ("master", "'coat'")),
    "place-token fireworks/0 [FUN-2]", TEST_ROW_SILENT },
  { DUB_RULE_EXAM_X, "garments-do-not-count-for-the-journeyman",
    JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none")) GARMENTS (THIMBLE ("pink"))
        BARRY (EXAM ("journeyman", "'bp'")),
    "take-garment 0 [TAI-1]" PLACED, TEST_ROW_SILENT },

  { DUB_RULE_R_2, "order-of-the-profile", JB HAND (DRAWER (1)) RESOURCES ("['bp','go']"),
    "take-tiles 1/left 1/center [RES-1]; exam-token go [RES-3 R-2] | R-2" },
  { DUB_RULE_R_2, "gold-thimble-on-top",
    JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none")) GARMENTS (THIMBLE ("pink"))
        BARRY (EXAM ("master", "")),
    "take-garment 0 [TAI-1]; exam-token thimble [TAI-2 R-2]" PLACED " | R-2" },
  { DUB_RULE_R_2, "one-task-needs-no-order",
    JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none")) GARMENTS (GARMENT ("pink"))
        BARRY (EXAM ("master", "")),
    "take-garment 0 [TAI-1]; exam-token coat [TAI-2]" PLACED, TEST_ROW_SILENT },

  { DUB_RULE_R_11, "no-apprentice-to-remove", LAST_TILE ("'master'," CARD ("vi-pairs")),
    TILE_TAKEN IN_J END_J " | R-11 R-12; staff master vi-pairs journeyman", TEST_SHOW_STAFF },
  { DUB_RULE_R_11, "no-journeyman-to-remove", LAST_COAT ("'master','apprentice'"),
    COAT_TAKEN IN_M END_M PLACED " | R-11 R-12" },
  { DUB_RULE_R_11, "journeyman-deck-empty",
    LAST_TILE ("'apprentice'") "'exam-decks':{'journeyman':0,'master':9},",
    TILE_TAKEN OUT_J (0) END_J " | R-11 R-12; staff", TEST_SHOW_STAFF },
  { DUB_RULE_R_11, "master-deck-empty",
    LAST_COAT ("'journeyman'") "'exam-decks':{'journeyman':9,'master':0},",
    COAT_TAKEN OUT_M (0) END_M PLACED " | R-11 R-12" },
  { DUB_RULE_R_11, "neither", LAST_TILE ("") "'exam-decks':{'journeyman':0},",
    TILE_TAKEN END_J " | R-11 R-12" },

  { DUB_RULE_R_12, "under-her-hand",
    JB HAND (HIRE (1, "left") FOOT (2, "none") FOOT (3, "none"))
        SUPPLY (FOOT (5, "none") FOOT (4, "none")) EMPLOYEES (EMPLOYEE (1, "master")),
    "hire 0 [HIR-1 HIR-3]; add-hand-card [HIR-4 R-12] | R-12; hand 2 none, 3 none, 5 none; supply "
    "4 none; discard 1 none",
    TEST_SHOW_PILES },
  { DUB_RULE_R_12, "in-her-last-turn",
    HAND (HIRE (1, "left")) SUPPLY (FOOT (5, "none")) EMPLOYEES (EMPLOYEE (1, "master")),
    "hire 0 [HIR-1 HIR-3]; add-hand-card [HIR-4 R-12] | R-12; hand 5 none; supply; discard 1 none",
    TEST_SHOW_PILES },
};

const TestTable test_exam_table = { rows, G_N_ELEMENTS (rows) };
