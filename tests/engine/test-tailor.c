/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tailor a Garment: the garment, its tasks and its hall (TAI-1 to TAI-3).
 */

#include "rule-tables.h"

#define DISPLAY GARMENTS (NONE GARMENT ("blue") NONE GARMENT ("pink") GARMENT ("green"))
#define HALL_4 "reveal-card 4 none [TAI-3]; place-garment 4/0 [TAI-4]"
#define TO_HALL_4 SUPPLY (FOOT (4, "none"))
#define FULL_HALL_4 HALLS (HALL ("") HALL ("") HALL ("") HALL (YOURS ("pink")))
#define MASTER(done) BARRY (EXAM ("master", done))

static const TestRow rows[] = {
  { DUB_RULE_TAI_1, "first-from-left", HAND (TAILOR (1, "left")) TO_HALL_4 DISPLAY,
    "take-garment 1 [TAI-1]; " HALL_4 },
  { DUB_RULE_TAI_1, "second-from-left-counts-tiles-only",
    HAND (TAILOR (2, "left")) TO_HALL_4 DISPLAY,
    "take-garment 3 [TAI-1] {3 place 2 cost 0, 1 place 1 cost 5 out TAI-1, 4 place 3 cost 0 out "
    "TAI-1}; " HALL_4,
    TEST_SHOW_CHOICES },
  { DUB_RULE_TAI_1, "third-from-left", HAND (TAILOR (3, "left")) TO_HALL_4 DISPLAY,
    "take-garment 4 [TAI-1]; " HALL_4 },
  { DUB_RULE_TAI_1, "first-from-right", HAND (TAILOR (1, "right")) TO_HALL_4 DISPLAY,
    "take-garment 4 [TAI-1]; " HALL_4 },
  { DUB_RULE_TAI_1, "second-from-right", HAND (TAILOR (2, "right")) TO_HALL_4 DISPLAY,
    "take-garment 3 [TAI-1]; " HALL_4 },
  { DUB_RULE_TAI_1, "third-from-right-counts-tiles-only",
    HAND (TAILOR (3, "right")) TO_HALL_4 DISPLAY,
    "take-garment 1 [TAI-1] {1 place 3 cost 5, 3 place 2 cost 0 out TAI-1, 4 place 1 cost 0 out "
    "TAI-1}; " HALL_4,
    TEST_SHOW_CHOICES },
  { DUB_RULE_TAI_1, "too-few-from-right-takes-the-dearest",
    HAND (TAILOR (4, "right")) TO_HALL_4 DISPLAY, "take-garment 1 [TAI-1 R-4]; " HALL_4 " | R-4" },
  { DUB_RULE_TAI_1, "too-few-from-left-takes-the-dearest",
    HAND (TAILOR (4, "left")) TO_HALL_4 DISPLAY, "take-garment 1 [TAI-1 R-4]; " HALL_4 " | R-4" },
  { DUB_RULE_TAI_1, "no-tile-ends-the-action",
    JB HAND (TAILOR (1, "right")) SUPPLY (FOOT (4, "none")) MASTER (""),
    "gain-pp 3 to 3 [TAI-1 T-2]; hand; supply 4 none; discard 1 none", TEST_SHOW_PILES },

  { DUB_RULE_TAI_2, "thimble-is-the-top",
    JB HAND (TAILOR (1, "left")) TO_HALL_4 GARMENTS (THIMBLE ("blue")) MASTER (""),
    "take-garment 0 [TAI-1]; exam-token thimble [TAI-2 R-2] {thimble task 0, gown task 2 out "
    "R-2}; " HALL_4 " | R-2",
    TEST_SHOW_CHOICES },
  { DUB_RULE_TAI_2, "thimble-coat",
    JB HAND (TAILOR (1, "left")) TO_HALL_4 GARMENTS (THIMBLE ("orange")) MASTER ("'gown'"),
    "take-garment 0 [TAI-1]; exam-token thimble [TAI-2 R-2]; " HALL_4 " | R-2" },
  { DUB_RULE_TAI_2, "thimble-done-gown",
    JB HAND (TAILOR (1, "left")) TO_HALL_4 GARMENTS (THIMBLE ("green")) MASTER ("'thimble'"),
    "take-garment 0 [TAI-1]; exam-token gown [TAI-2]; " HALL_4 },
  { DUB_RULE_TAI_2, "blue-gown",
    JB HAND (TAILOR (1, "left")) TO_HALL_4 GARMENTS (GARMENT ("blue")) MASTER (""),
    "take-garment 0 [TAI-1]; exam-token gown [TAI-2]; " HALL_4 },
  { DUB_RULE_TAI_2, "green-gown",
    JB HAND (TAILOR (1, "left")) TO_HALL_4 GARMENTS (GARMENT ("green")) MASTER (""),
    "take-garment 0 [TAI-1]; exam-token gown [TAI-2]; " HALL_4 },
  { DUB_RULE_TAI_2, "pink-coat",
    JB HAND (TAILOR (1, "left")) TO_HALL_4 GARMENTS (GARMENT ("pink")) MASTER ("'gown'"),
    "take-garment 0 [TAI-1]; exam-token coat [TAI-2]; " HALL_4 },
  { DUB_RULE_TAI_2, "orange-coat",
    JB HAND (TAILOR (1, "left")) TO_HALL_4 GARMENTS (GARMENT ("orange")) MASTER (""),
    "take-garment 0 [TAI-1]; exam-token coat [TAI-2]; " HALL_4 },
  { DUB_RULE_TAI_2, "no-matching-task-free",
    JB HAND (TAILOR (1, "left")) TO_HALL_4 GARMENTS (GARMENT ("blue")) MASTER ("'gown'"),
    "take-garment 0 [TAI-1]; " HALL_4, TEST_ROW_SILENT },
  { DUB_RULE_TAI_2, "not-on-the-journeyman-track",
    JB HAND (TAILOR (1, "left")) TO_HALL_4 GARMENTS (THIMBLE ("blue")),
    "take-garment 0 [TAI-1]; " HALL_4, TEST_ROW_SILENT },
  { DUB_RULE_TAI_2, "not-without-jewelry-box",
    HAND (TAILOR (1, "left")) TO_HALL_4 GARMENTS (THIMBLE ("blue")) MASTER (""),
    "take-garment 0 [TAI-1]; " HALL_4, TEST_ROW_SILENT },
  { DUB_RULE_TAI_2, "third-token-completes-at-once",
    JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (3, "none") FOOT (4, "none")) GARMENTS (
        GARMENT ("pink")) BARRY (EXAM ("master", "'gown','thimble'") "'staff':['journeyman']"),
    "take-garment 0 [TAI-1]; exam-token coat [TAI-2]; gain-pp 1 to 1 [EXAM-M]; remove-employee 0 "
    "[EXAM-M EXAM-R]; add-exam-card master [EXAM-M]; add-hand-card [EXAM-M R-12]; clear-tasks "
    "[EXAM-M]; move-exam-token journeyman [EXAM-M EXAM-X]; " HALL_4 " | R-12" },

  { DUB_RULE_TAI_3, "hall-of-the-top-card",
    HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none") FOOT (2, "none"))
        GARMENTS (GARMENT ("blue")),
    "take-garment 0 [TAI-1]; " HALL_4 "; hand; supply 2 none; discard 4 none, 1 none",
    TEST_SHOW_PILES },
  { DUB_RULE_TAI_3, "full-hall-reveals-on",
    HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none") FOOT (4, "suitable") FOOT (1, "none")
                                          FOOT (2, "none")) GARMENTS (GARMENT ("blue")) FULL_HALL_4,
    "take-garment 0 [TAI-1]; reveal-card 4 none [TAI-3]; reveal-card 4 suitable [TAI-3]; "
    "reveal-card 1 none [TAI-3]; place-garment 1/2 [TAI-4]; hand; supply 2 none; discard 4 none, "
    "4 suitable, 1 none, 1 none",
    TEST_SHOW_PILES },
  { DUB_RULE_TAI_3, "last-card-counts-for-jewelry",
    JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none") FOOT (1, "suitable"))
        GARMENTS (GARMENT ("blue")) FULL_HALL_4 JEWELER (BARRYS) JEWELRY (GARMENT ("green")),
    "take-garment 0 [TAI-1]; reveal-card 4 none [TAI-3]; reveal-card 1 suitable [TAI-3]; "
    "take-jewelry 0 [TAI-6]; place-garment 1/2 [TAI-4]" },
  { DUB_RULE_TAI_3, "first-card-does-not-count-for-jewelry",
    JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "suitable") FOOT (1, "none"))
        GARMENTS (GARMENT ("blue")) FULL_HALL_4 JEWELER (BARRYS) JEWELRY (GARMENT ("green")),
    "take-garment 0 [TAI-1]; reveal-card 4 suitable [TAI-3]; reveal-card 1 none [TAI-3]; "
    "place-garment 1/2 [TAI-4]" },
  { DUB_RULE_TAI_3, "asks-for-an-unknown-card",
    HAND (TAILOR (1, "left")) SUPPLY (UNSEEN FOOT (1, "none")) GARMENTS (GARMENT ("blue")),
    "? card supply", TEST_ROW_SILENT },
  { DUB_RULE_TAI_3, "asks-behind-a-full-hall",
    HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none") UNSEEN) GARMENTS (GARMENT ("blue"))
        FULL_HALL_4,
    "? card supply", TEST_ROW_SILENT },
  { DUB_RULE_TAI_3, "asks-not-for-cards-further-down",
    HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none") UNSEEN) GARMENTS (GARMENT ("blue")),
    "take-garment 0 [TAI-1]; " HALL_4 },
};

const TestTable test_tailor_table = { rows, G_N_ELEMENTS (rows) };
