/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Festivity (FES) and expert garments (EXP), with the rulings.
 */

#include "rule-tables.h"

#define MAKE(garment) \
  HAND (TAILOR (1, "left")) \
  SUPPLY (FOOT (4, "none")) \
  GARMENTS (garment)
#define WEAR(garment, symbol) \
  EXPANSIONS ("'expert','jewelry-box'") \
  HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, symbol)) GARMENTS (garment) JEWELER (BARRYS)
#define FESTIVE EXPANSIONS ("'festivity'")
#define JEWELS(a, b, c, d) JEWELRY (GARMENT (a) GARMENT (b) GARMENT (c) GARMENT (d))
#define TAKEN "take-garment 0 [TAI-1]; "
#define HALL_4 "reveal-card 4 none [TAI-3]; place-garment 4/0 [TAI-4]"
#define PLACED "place-garment 4/0 [TAI-4]"
#define SUIT TAKEN "reveal-card 4 suitable [TAI-3]; "

static const TestRow rows[] = {
  { DUB_RULE_FES_1, "pairs",
    FESTIVE MAKE (FESTIVITY ("pink", "pairs")) HALLS (HALL (HERS ("blue") HERS ("green") HERS (
        "orange")) HALL (HERS ("pink") HERS ("pink") YOURS ("blue") YOURS ("pink"))),
    TAKEN "gain-pp 4 to 4 [FES-1]; " HALL_4 },
  { DUB_RULE_FES_1, "decorations",
    EXPANSIONS ("'festivity','jewelry-box'") MAKE (FESTIVITY ("pink", "decorations"))
        LIST ("musicians", BARRYS OURS) LIST ("fireworks", BARRYS OURS)
            LIST ("statues",
                  BARRYS) "'kitchen':{'left':['barry'],'right':['barry']}," JEWELER (BARRYS OURS),
    TAKEN "gain-pp 6 to 6 [FES-1]; " HALL_4 },
  { DUB_RULE_FES_1, "blue-gowns",
    FESTIVE MAKE (FESTIVITY ("pink", "blue")) BARRY ("'pp':9")
        HALLS (HALL (HERS ("blue") HERS ("green") HERS ("blue")) HALL (YOURS ("blue"))),
    TAKEN "gain-pp 2 to 11 [FES-1]; " HALL_4 },
  { DUB_RULE_FES_1, "pink-coats",
    FESTIVE MAKE (FESTIVITY ("blue", "pink"))
        HALLS (HALL (HERS ("pink") HERS ("orange") HERS ("blue")) HALL (YOURS ("pink"))),
    TAKEN "gain-pp 1 to 1 [FES-1]; " HALL_4 },
  { DUB_RULE_FES_1, "nothing-for-nothing", FESTIVE MAKE (FESTIVITY ("blue", "decorations")),
    TAKEN HALL_4, TEST_ROW_SILENT },
  { DUB_RULE_FES_1, "never-sold-but-rented", FESTIVE MAKE (FESTIVITY ("blue", "pink")),
    TAKEN HALL_4, TEST_ROW_SILENT },

  { DUB_RULE_R_8, "pairs-before-placing",
    FESTIVE MAKE (FESTIVITY ("pink", "pairs"))
        HALLS (HALL (HERS ("blue") HERS ("green") HERS ("orange"))),
    TAKEN "gain-pp 2 to 2 [FES-1 R-8]; " HALL_4 " | R-8" },
  { DUB_RULE_R_8, "blue-before-placing",
    FESTIVE MAKE (FESTIVITY ("blue", "blue")) HALLS (HALL (HERS ("blue"))),
    TAKEN "gain-pp 1 to 1 [FES-1 R-8]; " HALL_4 " | R-8" },
  { DUB_RULE_R_8, "pink-before-placing",
    FESTIVE MAKE (FESTIVITY ("pink", "pink")) HALLS (HALL (HERS ("pink"))),
    TAKEN "gain-pp 1 to 1 [FES-1 R-8]; " HALL_4 " | R-8" },
  { DUB_RULE_R_8, "the-first-blue-gown-has-nothing", FESTIVE MAKE (FESTIVITY ("blue", "blue")),
    TAKEN HALL_4 " | R-8" },
  { DUB_RULE_R_8, "decorations-do-not-change",
    FESTIVE MAKE (FESTIVITY ("blue", "decorations")) LIST ("statues", BARRYS),
    TAKEN "gain-pp 1 to 1 [FES-1]; " HALL_4, TEST_ROW_SILENT },

  { DUB_RULE_EXP_1, "favor-on-the-board", EXPERTS MAKE (EXPERT ("blue", "favor")),
    TAKEN HALL_4 "; take-favor [EXP-1 R-9] | R-9" },
  { DUB_RULE_EXP_1, "favor-of-yours", EXPERTS MAKE (EXPERT ("blue", "favor")) "'favor':'you',",
    TAKEN HALL_4, TEST_ROW_SILENT },
  { DUB_RULE_EXP_1, "favor-of-hers", EXPERTS MAKE (EXPERT ("blue", "favor")) "'favor':'barry',",
    TAKEN HALL_4, TEST_ROW_SILENT },
  { DUB_RULE_EXP_1, "depute-nobody",
    EXPERTS MAKE (EXPERT ("blue", "depute")) BARRY ("'staff':['apprentice']"),
    TAKEN HALL_4 " | R-9; staff apprentice", TEST_ROW_SILENT | TEST_SHOW_STAFF },
  { DUB_RULE_EXP_1, "tile-from-the-bag",
    EXPERTS MAKE (EXPERT ("blue", "tile")) RESOURCES ("['bp']") "'bag':4,",
    TAKEN HALL_4 "; draw-bag-tile [EXP-1 R-9] | R-9; tiles 1 thread 0 lace 0 bag 3",
    TEST_SHOW_STOCK },
  { DUB_RULE_EXP_1, "14-livre-are-nothing-to-her", EXPERTS MAKE (EXPERT ("green", "livre14")),
    TAKEN HALL_4, TEST_ROW_SILENT },
  { DUB_RULE_EXP_1, "14-livre-gown-is-worth-0-pp",
    EXPERTS YOU ("'pp':0,'livre':0,'bonuses':[]")
        HALLS (HALL ("{'owner':'barry','color':'green','pp':7,'expert':'livre14'}")),
    "END-3 8 0; total 8 0; barry", TEST_ROW_SCORE | TEST_ROW_SILENT },
  { DUB_RULE_EXP_1, "any-jewelry-the-cheapest",
    WEAR (EXPERT ("blue", "any-jewelry"), "none") JEWELS ("blue", "green", "pink", "orange"),
    TAKEN HALL_4 "; take-jewelry 3 [EXP-1 R-9] {3 cost 0, 0 cost 6 out R-9, 1 cost 4 out R-9, 2 "
                 "cost 4 out R-9} | R-9; tiles 0 thread 0 lace 0 orange",
    TEST_SHOW_CHOICES | TEST_SHOW_STOCK },
  { DUB_RULE_EXP_1, "any-jewelry-that-matches-brings-a-tile",
    WEAR (EXPERT ("orange", "any-jewelry"), "none") JEWELS ("blue", "green", "pink", "orange"),
    TAKEN HALL_4 "; take-jewelry 3 [EXP-1 R-9]; draw-bag-tile [EXP-1] | R-9" },
  { DUB_RULE_EXP_1, "any-jewelry-equal-cost-the-further-right",
    WEAR (EXPERT ("blue", "any-jewelry"), "none")
        JEWELRY (GARMENT ("blue") GARMENT ("blue") GARMENT ("pink")),
    TAKEN HALL_4 "; take-jewelry 2 [EXP-1 R-9] | R-9" },
  { DUB_RULE_EXP_1, "any-jewelry-not-without-her-jeweler",
    EXPANSIONS ("'expert','jewelry-box'") MAKE (EXPERT ("blue", "any-jewelry")) JEWELER (OURS)
        JEWELS ("blue", "green", "pink", "orange"),
    TAKEN HALL_4, TEST_ROW_SILENT },
  { DUB_RULE_EXP_1, "any-jewelry-of-none", WEAR (EXPERT ("blue", "any-jewelry"), "none"),
    TAKEN HALL_4, TEST_ROW_SILENT },
  { DUB_RULE_EXP_1, "match-jewelry",
    WEAR (EXPERT ("blue", "match-jewelry"), "suitable") JEWELS ("green", "green", "green", "blue"),
    SUIT "take-jewelry 3 [TAI-6]; draw-bag-tile [TAI-6]; " PLACED "; gain-pp 2 to 2 [EXP-1]" },
  { DUB_RULE_EXP_1, "match-jewelry-of-another-color",
    WEAR (EXPERT ("blue", "match-jewelry"), "suitable") JEWELS ("green", "blue", "green", "green"),
    SUIT "take-jewelry 3 [TAI-6]; " PLACED, TEST_ROW_SILENT },
  { DUB_RULE_EXP_1, "match-jewelry-without-jewelry",
    WEAR (EXPERT ("blue", "match-jewelry"), "none") JEWELS ("blue", "blue", "blue", "blue"),
    TAKEN HALL_4, TEST_ROW_SILENT },
  { DUB_RULE_EXP_1, "nothing-for-a-plain-garment", EXPERTS MAKE (GARMENT ("blue")), TAKEN HALL_4,
    TEST_ROW_SILENT },

  { DUB_RULE_R_9, "favor-without-points-or-livre",
    EXPERTS MAKE (EXPERT ("pink", "favor")) BARRY ("'pp':5"),
    TAKEN HALL_4 "; take-favor [EXP-1 R-9] | R-9" },
  { DUB_RULE_R_9, "deputes-nobody", EXPERTS MAKE (EXPERT ("pink", "depute")),
    TAKEN HALL_4 " | R-9" },
  { DUB_RULE_R_9, "tile-even-if-the-display-is-empty", EXPERTS MAKE (EXPERT ("pink", "tile")),
    TAKEN HALL_4 "; draw-bag-tile [EXP-1 R-9] | R-9" },
  { DUB_RULE_R_9, "tile-of-the-lowest-drawer-if-the-bag-is-empty",
    EXPERTS MAKE (EXPERT ("pink", "tile")) RESOURCES ("[],[null,'go','bp'],['bp']") "'bag':0,",
    TAKEN HALL_4 "; take-tiles 2/center [EXP-1 R-9] | R-9; tiles 1 thread 0 lace 0 bag 0",
    TEST_SHOW_STOCK },
  { DUB_RULE_R_9, "no-tile-anywhere", EXPERTS MAKE (EXPERT ("pink", "tile")) "'bag':0,",
    TAKEN HALL_4 " | R-13", TEST_ROW_SILENT },
  { DUB_RULE_R_9, "any-jewelry-besides-the-symbol",
    WEAR (EXPERT ("blue", "any-jewelry"), "suitable") JEWELS ("blue", "blue", "pink", "green"),
    SUIT "take-jewelry 3 [TAI-6]; " PLACED
         "; take-jewelry 2 [EXP-1 R-9] | R-9; tiles 0 thread 0 lace 0 green pink",
    TEST_SHOW_STOCK },
  { DUB_RULE_R_9, "14-livre-gown-counts-for-a-pair",
    EXPANSIONS ("'expert','festivity'") MAKE (FESTIVITY ("pink", "pairs"))
        HALLS (HALL ("{'owner':'barry','color':'green','expert':'livre14'}," HERS ("pink"))),
    TAKEN "gain-pp 2 to 2 [FES-1]; " HALL_4 " | R-9", TEST_ROW_SILENT },
  { DUB_RULE_R_9, "off-14-livre-gown-makes-no-pair",
    APART EXPANSIONS ("'expert','festivity'") MAKE (FESTIVITY ("pink", "pairs"))
        HALLS (HALL ("{'owner':'barry','color':'green','expert':'livre14'}," HERS ("pink"))),
    TAKEN HALL_4 " | R-9", TEST_ROW_SILENT },
  { DUB_RULE_R_9, "14-livre-gown-decides-a-hire",
    EXPANSIONS ("'expert'") HAND (HIRE (1, "left")) SUPPLY (FOOT (2, "none"))
        EMPLOYEES (CARD ("vi-master-guests") CARD ("vi-pairs"))
            HALLS (HALL ("{'owner':'barry','color':'green','expert':'livre14'}," HERS ("pink"))),
    "hire 1 [HIR-2 HIR-3]; add-hand-card [HIR-4 R-12] | R-9 R-12", TEST_ROW_SILENT },
  { DUB_RULE_R_9, "off-14-livre-gown-is-in-the-hall",
    APART EXPANSIONS ("'expert'") MAKE (EXPERT ("green", "livre14")) HALLS (HALL (
        HERS ("pink")) HALL (HERS ("pink")) HALL (HERS ("pink")) HALL ("") HALL (HERS ("pink"))),
    TAKEN HALL_4 "; all-halls-token 1 [ALL-1]", TEST_ROW_SILENT },
};

const TestTable test_expansion_table = { rows, G_N_ELEMENTS (rows) };
