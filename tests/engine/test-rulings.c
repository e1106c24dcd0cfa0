/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rulings about several actions.
 */

#include "rule-tables.h"

#define MAKE HAND (TAILOR (1, "left")) GARMENTS (GARMENT ("blue"))
#define TAKEN "take-garment 0 [TAI-1]; "
#define HALL_4 "reveal-card 4 none [TAI-3]; place-garment 4/0 [TAI-4]"
#define FULL_4 HALLS (HALL ("") HALL ("") HALL ("") HALL (YOURS ("pink")))
#define HALL_1 HALL (YOURS ("blue") YOURS ("blue") YOURS ("blue"))
#define HALL_2 \
  HALL (HERS ("pink") HERS ("pink") HERS ("pink") HERS ("pink") HERS ("pink") HERS ("pink"))
#define FULL \
  HALLS (HALL_1 HALL_2 HALL (YOURS ("green") YOURS ("green")) HALL (YOURS ("green")) HALL_1)
#define HIRED "hire 0 [HIR-1 HIR-3]"
#define ONE_EMPLOYEE HAND (HIRE (1, "left")) EMPLOYEES (EMPLOYEE (1, "master"))

static const TestRow rows[] = {
  { DUB_RULE_R_3, "empty-supply-is-shuffled-to-reveal", MAKE DISCARD (FOOT (4, "none")),
    TAKEN "shuffle-discards 1 [R-3]; " HALL_4 " | R-3; hand; supply; discard 4 none, 1 none",
    TEST_SHOW_PILES },
  { DUB_RULE_R_3, "empty-supply-is-shuffled-for-the-hand", ONE_EMPLOYEE DISCARD (FOOT (4, "none")),
    HIRED "; shuffle-discards 1 [R-3]; add-hand-card [HIR-4 R-12] | R-3 R-12; hand 4 none; supply; "
          "discard 1 none",
    TEST_SHOW_PILES },
  { DUB_RULE_R_3, "only-when-a-card-is-needed",
    ONE_EMPLOYEE SUPPLY (FOOT (3, "none")) DISCARD (FOOT (4, "none")),
    HIRED "; add-hand-card [HIR-4 R-12] | R-12; hand 3 none; supply; discard 4 none, 1 none",
    TEST_SHOW_PILES | TEST_ROW_SILENT },
  { DUB_RULE_R_3, "not-for-a-favor", HAND (FAVOR) DISCARD (FOOT (4, "none")),
    "take-favor [FAV-1]; gain-pp 3 to 3 [FAV-2]; hand; supply; discard 4 none, 1 none",
    TEST_SHOW_PILES | TEST_ROW_SILENT },
  { DUB_RULE_R_3, "the-card-being-played-is-not-among-the-discards", ONE_EMPLOYEE,
    HIRED " | R-3; hand; supply; discard 1 none", TEST_SHOW_PILES },
  { DUB_RULE_R_3, "cards-revealed-this-turn-are",
    MAKE SUPPLY (FOOT (4, "none")) DISCARD (FOOT (3, "none")) FULL_4 "'seed':3,",
    TAKEN "reveal-card 4 none [TAI-3]; shuffle-discards 2 [R-3]; reveal-card 3 none [TAI-3]; "
          "place-garment 3/0 [TAI-4 R-5] | R-3 R-5; hand; supply 4 none; discard 3 none, 1 none",
    TEST_SHOW_PILES },
  { DUB_RULE_R_3, "shuffled-by-chance",
    MAKE SUPPLY (FOOT (4, "none")) DISCARD (FOOT (3, "none")) FULL_4 "'seed':2,",
    TAKEN "reveal-card 4 none [TAI-3]; shuffle-discards 2 [R-3]; reveal-card 4 none [TAI-3]; "
          "reveal-card 3 none [TAI-3]; place-garment 3/0 [TAI-4 R-5] | R-3 R-5; hand; supply; "
          "discard 4 none, 3 none, 1 none",
    TEST_SHOW_PILES },
  { DUB_RULE_R_3, "no-card-names-a-free-hall",
    JB MAKE SUPPLY (FOOT (4, "suitable") FOOT (4, "suitable")) DISCARD (FOOT (4, "suitable"))
        FULL_4 JEWELER (BARRYS) JEWELRY (GARMENT ("blue")),
    TAKEN "reveal-card 4 suitable [TAI-3]; reveal-card 4 suitable [TAI-3]; place-garment 1/2 "
          "[TAI-4] | R-3; hand; supply; discard 4 suitable, 4 suitable, 4 suitable, 1 none",
    TEST_SHOW_PILES },
  { DUB_RULE_R_3, "the-first-hall-with-room", MAKE SUPPLY (FOOT (1, "none")) HALLS (HALL_1 HALL_2),
    TAKEN "reveal-card 1 none [TAI-3]; place-garment 3/0 [TAI-4 R-5] | R-3 R-5" },
  { DUB_RULE_R_3, "no-card-at-all", MAKE, TAKEN "place-garment 1/2 [TAI-4] | R-3" },
  { DUB_RULE_R_3, "unknown-discards-may-name-a-free-hall", MAKE DISCARD (UNSEEN), "? card discard",
    TEST_ROW_SILENT },
  { DUB_RULE_R_3, "unknown-discards-behind-full-halls",
    MAKE SUPPLY (FOOT (4, "none")) DISCARD (FOOT (4, "none") UNSEEN) FULL_4, "? card discard",
    TEST_ROW_SILENT },
  { DUB_RULE_R_3, "unknown-discard-comes-up-first",
    MAKE DISCARD (FOOT (3, "none") UNSEEN) "'seed':2,", "? card discard", TEST_ROW_SILENT },
  { DUB_RULE_R_3, "unknown-discard-shuffled-for-an-examination",
    JB MAKE DISCARD (UNSEEN UNSEEN) BARRY (EXAM ("master", "'coat','thimble'")), "? card discard",
    TEST_ROW_SILENT },
  { DUB_RULE_R_3, "unknown-discard-stays-below", MAKE DISCARD (FOOT (4, "none") UNSEEN) "'seed':3,",
    TAKEN "shuffle-discards 2 [R-3]; " HALL_4 " | R-3; hand; supply ?; discard 4 none, 1 none",
    TEST_SHOW_PILES },

  { DUB_RULE_R_4, "leftmost-is-the-dearest",
    HAND (TAILOR (3, "right")) GARMENTS (NONE GARMENT ("blue") GARMENT ("pink"))
        SUPPLY (FOOT (4, "none")),
    "take-garment 1 [TAI-1 R-4] {1 place 2 cost 5, 2 place 1 cost 2 out R-4}; " HALL_4 " | R-4",
    TEST_SHOW_CHOICES },
  { DUB_RULE_R_4, "of-the-two-free-ones-the-further-left",
    HAND (TAILOR (3, "left")) GARMENTS (NONE NONE NONE GARMENT ("blue") GARMENT ("pink"))
        SUPPLY (FOOT (4, "none")),
    "take-garment 3 [TAI-1 R-4] {3 place 1 cost 0, 4 place 2 cost 0 out R-4}; " HALL_4 " | R-4",
    TEST_SHOW_CHOICES },
  { DUB_RULE_R_4, "one-alone-needs-no-ruling",
    HAND (TAILOR (2, "left")) GARMENTS (NONE NONE NONE NONE GARMENT ("pink"))
        SUPPLY (FOOT (4, "none")),
    "take-garment 4 [TAI-1]; " HALL_4, TEST_ROW_SILENT },

  { DUB_RULE_R_5, "more-livre-before-less",
    MAKE SUPPLY (FOOT (2, "none"))
        HALLS (HALL ("") HALL (NONE NONE NONE HERS ("blue") HERS ("blue") HERS ("blue"))),
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/2 [TAI-4 R-5] {2 master 0 livre livre 3, 0 "
          "master 0 none out TAI-4, 1 master 0 livre livre 2 out R-5} | R-5",
    TEST_SHOW_CHOICES },
  { DUB_RULE_R_5, "then-the-first-in-order", MAKE SUPPLY (FOOT (3, "none")),
    TAKEN "reveal-card 3 none [TAI-3]; place-garment 3/0 [TAI-4 R-5] | R-5" },
  { DUB_RULE_R_5, "thread-and-lace-rank-equal",
    MAKE SUPPLY (FOOT (2, "none")) HALLS (HALL ("") HALL (NONE NONE NONE NONE NONE HERS ("blue"))),
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/3 [TAI-4 R-5]; take-lace [TAI-5] | R-5" },
  { DUB_RULE_R_5, "full-halls-are-seen-before-anything-else",
    JB HAND (TAILOR (1, "left")) GARMENTS (THIMBLE ("blue")) SUPPLY (FOOT (4, "suitable"))
        BARRY (EXAM ("master", "'coat','gown'")) FULL,
    "gain-pp 3 to 3 [T-2 R-5] | R-5; hand; supply 4 suitable; discard 1 none", TEST_SHOW_PILES },
  { DUB_RULE_R_5, "full-halls-and-no-festivity-bonus",
    EXPANSIONS ("'festivity'") HAND (TAILOR (1, "left")) GARMENTS (FESTIVITY ("blue", "pink")) FULL,
    "gain-pp 3 to 3 [T-2 R-5] | R-5" },
  { DUB_RULE_TAI_1, "full-halls-without-a-garment", HAND (TAILOR (1, "left")) FULL,
    "gain-pp 3 to 3 [TAI-1 T-2]" },

  { DUB_RULE_R_10, "first-of-equal-statues", HAND (FUND ("statues")),
    "place-token statues/1 [FUN-2 R-10] {statues/1 cost 3, statues/0 cost 6 out FUN-2, statues/2 "
    "cost 3 out R-10} | R-10",
    TEST_SHOW_CHOICES },
  { DUB_RULE_R_10, "kitchen-left-before-right", HAND (FUND ("kitchen")),
    "place-token kitchen-left/1 [FUN-2 R-10] | R-10" },
  { DUB_RULE_R_10, "dearer-equals-do-not-matter",
    HAND (FUND ("musicians")) LIST ("musicians", BARRYS BARRYS), "place-token musicians/3 [FUN-2]",
    TEST_ROW_SILENT },

  { DUB_RULE_R_13, "empty-bag-no-reward", MAKE SUPPLY (FOOT (2, "none")) "'bag':0,",
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/5 [TAI-4] | R-13; tiles 0 thread 0 lace 0 "
          "bag 0",
    TEST_SHOW_STOCK },
  { DUB_RULE_R_13, "the-last-tile", MAKE SUPPLY (FOOT (2, "none")) "'bag':1,",
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/5 [TAI-4]; draw-bag-tile [TAI-5]; tiles 1 "
          "thread 0 lace 0 bag 0",
    TEST_SHOW_STOCK | TEST_ROW_SILENT },
  { DUB_RULE_R_13, "every-tile-is-elsewhere",
    MAKE SUPPLY (FOOT (2, "none")) BARRY ("'tiles':45") RESOURCES ("['bp','?'],['go']"),
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/5 [TAI-4] | R-13" },
  { DUB_RULE_R_13, "with-fancy-there-are-five-more",
    EXPANSIONS ("'fancy'") MAKE SUPPLY (FOOT (2, "none")) BARRY ("'tiles':52"),
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/5 [TAI-4]; draw-bag-tile [TAI-5]",
    TEST_ROW_SILENT },
  { DUB_RULE_R_13, "matching-jewelry",
    JB MAKE SUPPLY (FOOT (4, "same-color")) JEWELER (BARRYS) JEWELRY (GARMENT ("blue")) "'bag':0,",
    TAKEN "reveal-card 4 same-color [TAI-3]; take-jewelry 0 [TAI-6]; place-garment 4/0 [TAI-4] | "
          "R-13" },
  { DUB_RULE_R_13, "two-tiles-wanted-one-left",
    JB MAKE SUPPLY (FOOT (2, "same-color")) JEWELER (BARRYS) JEWELRY (GARMENT ("blue")) "'bag':1,",
    TAKEN "reveal-card 2 same-color [TAI-3]; take-jewelry 0 [TAI-6]; draw-bag-tile [TAI-6]; "
          "place-garment 2/5 [TAI-4] | R-13" },
  { DUB_RULE_R_13, "expert-tile",
    EXPANSIONS ("'expert'") HAND (TAILOR (1, "left")) GARMENTS (EXPERT ("blue", "tile"))
        SUPPLY (FOOT (4, "none")) "'bag':0,",
    TAKEN HALL_4 " | R-13" },

  { DUB_RULE_R_14, "order-of-a-garment",
    EXPANSIONS ("'jewelry-box','expert'") HAND (TAILOR (1, "left"))
        GARMENTS (EXPERT ("blue", "any-jewelry")) SUPPLY (FOOT (3, "none") FOOT (2, "same-color"))
            JEWELER (BARRYS) JEWELRY (NONE GARMENT ("pink") GARMENT ("blue"))
                BARRY (EXAM ("master", "'coat','thimble'") "'staff':['journeyman']")
                    LIST ("musicians", BARRYS NONE BARRYS BARRYS BARRYS),
    TAKEN "exam-token gown [TAI-2]; gain-pp 1 to 1 [EXAM-M]; remove-employee 0 [EXAM-M EXAM-R]; "
          "add-exam-card master [EXAM-M]; add-hand-card [EXAM-M R-12]; clear-tasks [EXAM-M]; "
          "move-exam-token journeyman [EXAM-M EXAM-X]; reveal-card 2 same-color [TAI-3]; "
          "take-jewelry 2 [TAI-6]; draw-bag-tile [TAI-6]; place-garment 2/5 [TAI-4]; draw-bag-tile "
          "[TAI-5]; take-jewelry 1 [EXP-1 R-9]; all-halls-token 1 [ALL-1] | R-9 R-12",
    TEST_ROW_SILENT },
  { DUB_RULE_R_14, "festivity-after-the-exam-before-the-reveal",
    EXPANSIONS ("'jewelry-box','festivity'") HAND (TAILOR (1, "left"))
        GARMENTS (FESTIVITY ("pink", "decorations")) SUPPLY (FOOT (4, "suitable")) JEWELER (BARRYS)
            JEWELRY (GARMENT ("orange")) BARRY (EXAM ("master", "")),
    TAKEN "exam-token coat [TAI-2]; gain-pp 1 to 1 [FES-1]; reveal-card 4 suitable [TAI-3]; "
          "take-jewelry 0 [TAI-6]; place-garment 4/0 [TAI-4]",
    TEST_ROW_SILENT },
  { DUB_RULE_R_14, "order-of-a-decoration",
    JB HAND (FUND ("musicians")) SUPPLY (FOOT (4, "none")) JEWELER (BARRYS)
        BARRY (EXAM ("journeyman", "'bp','go','thread-lace'") "'staff':['apprentice']")
            LIST ("musicians", BARRYS NONE BARRYS BARRYS BARRYS),
    "place-token musicians/1 [FUN-2]; exam-token decoration [FUN-3]; gain-pp 1 to 1 [EXAM-J]; "
    "remove-employee 0 [EXAM-J EXAM-R]; add-exam-card journeyman [EXAM-J]; add-hand-card [EXAM-J "
    "R-12]; clear-tasks [EXAM-J]; move-exam-token master [EXAM-J EXAM-X]; all-halls-token 1 "
    "[ALL-1] | R-12",
    TEST_ROW_SILENT },
  { DUB_RULE_R_14, "no-points-are-no-step",
    EXPANSIONS ("'festivity'") HAND (TAILOR (1, "left")) GARMENTS (FESTIVITY ("green", "pairs"))
        SUPPLY (FOOT (4, "none")),
    TAKEN HALL_4, TEST_ROW_SILENT },
};

const TestTable test_ruling_table = { rows, G_N_ELEMENTS (rows) };
