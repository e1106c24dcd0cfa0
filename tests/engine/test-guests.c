/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tailor a Garment: the guest space, its reward, and jewelry (TAI-4 to TAI-6).
 */

#include "rule-tables.h"

#define MAKE(color, hall, symbol) \
  HAND (TAILOR (1, "left")) \
  SUPPLY (FOOT (hall, symbol)) \
  GARMENTS (GARMENT (color))
#define TAKEN "take-garment 0 [TAI-1]; "
#define JEWELS(a, b, c, d) JEWELRY (GARMENT (a) GARMENT (b) GARMENT (c) GARMENT (d))
/* Hall 4 of the test box has a space without a reward. */
#define WEAR(color, symbol) JB MAKE (color, 4, symbol) JEWELER (NONE BARRYS)
#define SAME TAKEN "reveal-card 4 same-color [TAI-3]; "
#define SUIT TAKEN "reveal-card 4 suitable [TAI-3]; "
#define PLACED "place-garment 4/0 [TAI-4]"

static const TestRow rows[] = {
  { DUB_RULE_TAI_4, "master-space-first", MAKE ("blue", 1, "none"),
    TAKEN "reveal-card 1 none [TAI-3]; place-garment 1/2 [TAI-4] {2 master 1 livre livre 2, 0 "
          "master 0 resource out TAI-4, 1 master 1 none out TAI-4}",
    TEST_SHOW_CHOICES },
  { DUB_RULE_TAI_4, "master-without-reward-before-a-resource",
    MAKE ("blue", 1, "none") HALLS (HALL (NONE NONE YOURS ("blue"))),
    TAKEN "reveal-card 1 none [TAI-3]; place-garment 1/1 [TAI-4]" },
  { DUB_RULE_TAI_4, "others-when-no-master-space-is-free",
    MAKE ("blue", 1, "none") HALLS (HALL (NONE YOURS ("blue") HERS ("blue"))),
    TAKEN "reveal-card 1 none [TAI-3]; place-garment 1/0 [TAI-4]; draw-bag-tile [TAI-5]",
    TEST_SHOW_CHOICES | TEST_ROW_SILENT },
  { DUB_RULE_TAI_4, "among-masters-the-resource",
    MAKE ("blue", 5, "none") HALLS (HALL ("") HALL ("") HALL ("") HALL ("") HALL ("")),
    TAKEN "reveal-card 5 none [TAI-3]; place-garment 5/1 [TAI-4] {1 master 1 resource, 0 master 1 "
          "thread out TAI-4, 2 master 0 none out TAI-4}; draw-bag-tile [TAI-5]",
    TEST_SHOW_CHOICES },
  { DUB_RULE_TAI_4, "resource-first", MAKE ("blue", 2, "none"),
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/5 [TAI-4] {5 master 0 resource, 0 master 0 "
          "none out TAI-4, 1 master 0 livre livre 2 out TAI-4, 2 master 0 livre livre 3 out TAI-4, "
          "3 master 0 lace out TAI-4, 4 master 0 thread out TAI-4}; draw-bag-tile [TAI-5]",
    TEST_SHOW_CHOICES },
  { DUB_RULE_TAI_4, "then-thread-or-lace",
    MAKE ("blue", 2, "none")
        HALLS (HALL ("") HALL (NONE NONE NONE YOURS ("blue") NONE YOURS ("blue"))),
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/4 [TAI-4]; take-thread [TAI-5]" },
  { DUB_RULE_TAI_4, "then-livre",
    MAKE ("blue", 2, "none")
        HALLS (HALL ("") HALL (NONE NONE HERS ("blue") HERS ("blue") HERS ("blue") HERS ("blue"))),
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/1 [TAI-4]" },
  { DUB_RULE_TAI_4, "then-none",
    MAKE ("blue", 2, "none") HALLS (HALL ("") HALL (NONE HERS ("pink") HERS ("blue") HERS ("blue")
                                                        HERS ("blue") HERS ("blue"))),
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/0 [TAI-4]" },

  { DUB_RULE_TAI_5, "resource-from-the-bag",
    MAKE ("blue", 2, "none") RESOURCES ("['bp','bp','bp']") "'bag':7,",
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/5 [TAI-4]; draw-bag-tile [TAI-5]; tiles 1 "
          "thread 0 lace 0 bag 6",
    TEST_SHOW_STOCK },
  { DUB_RULE_TAI_5, "thread",
    MAKE ("blue", 5, "none")
        HALLS (HALL ("") HALL ("") HALL ("") HALL ("") HALL (NONE YOURS ("blue"))),
    TAKEN "reveal-card 5 none [TAI-3]; place-garment 5/0 [TAI-4]; take-thread [TAI-5]; tiles 0 "
          "thread 1 lace 0",
    TEST_SHOW_STOCK },
  { DUB_RULE_TAI_5, "lace",
    MAKE ("blue", 2, "none") BARRY ("'lace':1")
        HALLS (HALL ("") HALL (NONE NONE NONE NONE YOURS ("blue") YOURS ("blue"))),
    TAKEN "reveal-card 2 none [TAI-3]; place-garment 2/3 [TAI-4]; take-lace [TAI-5]; tiles 0 "
          "thread 0 lace 2",
    TEST_SHOW_STOCK },
  { DUB_RULE_TAI_5, "livre-is-nothing",
    MAKE ("blue", 2, "none")
        HALLS (HALL ("") HALL (NONE NONE NONE HERS ("blue") HERS ("blue") HERS ("blue"))),
    TAKEN
    "reveal-card 2 none [TAI-3]; place-garment 2/2 [TAI-4 R-5] | R-5; tiles 0 thread 0 lace 0",
    TEST_SHOW_STOCK | TEST_ROW_SILENT },

  { DUB_RULE_TAI_6, "same-color-cheapest",
    WEAR ("blue", "same-color") JEWELS ("blue", "blue", "green", "pink"),
    SAME "take-jewelry 1 [TAI-6] {1 cost 4, 0 cost 6 out TAI-6}; draw-bag-tile [TAI-6]; " PLACED
         "; tiles 1 thread 0 lace 0 blue",
    TEST_SHOW_CHOICES | TEST_SHOW_STOCK },
  { DUB_RULE_TAI_6, "equal-cost-the-further-right",
    WEAR ("blue", "same-color") JEWELS ("blue", "blue", "blue", "pink"),
    SAME "take-jewelry 2 [TAI-6]; draw-bag-tile [TAI-6]; " PLACED },
  { DUB_RULE_TAI_6, "equal-cost-only-the-left-one-fits",
    WEAR ("blue", "same-color") JEWELS ("blue", "blue", "green", "green"),
    SAME "take-jewelry 1 [TAI-6]; draw-bag-tile [TAI-6]; " PLACED },
  { DUB_RULE_TAI_6, "same-color-not-the-suitable-one",
    WEAR ("blue", "same-color") JEWELS ("green", "pink", "orange", "green"), SAME PLACED,
    TEST_ROW_SILENT },
  { DUB_RULE_TAI_6, "suitable-necklace-for-a-blue-gown",
    WEAR ("blue", "suitable") JEWELS ("blue", "green", "pink", "orange"),
    SUIT "take-jewelry 1 [TAI-6]; " PLACED "; tiles 0 thread 0 lace 0 green", TEST_SHOW_STOCK },
  { DUB_RULE_TAI_6, "suitable-necklace-for-a-green-gown",
    WEAR ("green", "suitable") JEWELS ("green", "pink", "blue", "orange"),
    SUIT "take-jewelry 2 [TAI-6]; " PLACED },
  { DUB_RULE_TAI_6, "suitable-ring-for-a-pink-coat",
    WEAR ("pink", "suitable") JEWELS ("blue", "pink", "orange", "green"),
    SUIT "take-jewelry 2 [TAI-6] {2 cost 4, 1 cost 4 out TAI-6}; " PLACED, TEST_SHOW_CHOICES },
  { DUB_RULE_TAI_6, "suitable-ring-for-an-orange-coat",
    WEAR ("orange", "suitable") JEWELS ("pink", "blue", "green", "blue"),
    SUIT "take-jewelry 0 [TAI-6]; " PLACED },
  { DUB_RULE_TAI_6, "suitable-and-matching-brings-a-tile",
    WEAR ("pink", "suitable") JEWELS ("orange", "orange", "blue", "pink"),
    SUIT "take-jewelry 3 [TAI-6]; draw-bag-tile [TAI-6]; " PLACED },
  { DUB_RULE_TAI_6, "none-suitable",
    WEAR ("pink", "suitable") JEWELS ("green", "blue", "blue", "green"), SUIT PLACED,
    TEST_ROW_SILENT },
  { DUB_RULE_TAI_6, "symbol-none", WEAR ("pink", "none") JEWELS ("pink", "pink", "orange", "pink"),
    TAKEN "reveal-card 4 none [TAI-3]; " PLACED, TEST_ROW_SILENT },
  { DUB_RULE_TAI_6, "not-without-her-jeweler",
    JB MAKE ("pink", 4, "suitable") JEWELER (OURS) JEWELS ("pink", "pink", "orange", "pink"),
    SUIT PLACED, TEST_ROW_SILENT },
  { DUB_RULE_TAI_6, "not-without-jewelry-box", MAKE ("pink", 4, "suitable"), SUIT PLACED,
    TEST_ROW_SILENT },
};

const TestTable test_guest_table = { rows, G_N_ELEMENTS (rows) };
