/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Final scoring without the majorities (END-1, END-2, END-5 to END-9).
 */

#include "rule-tables.h"

#define KNOWN "'pp':0,'livre':0,'bonuses':[],"
#define SCORE TEST_ROW_SCORE
/* Both sides have nothing: END-1 to END-8 are 0. */
#define NOTHING YOU (KNOWN)
#define ZERO_GOWN "{'owner':'barry','color':'green','pp':9,'expert':'livre14'},"

static const TestRow rows[] = {
  { DUB_RULE_END_1, "livre-by-tens", YOU ("'pp':0,'livre':39,'bonuses':[]"),
    "END-1 0 3; total 0 3; you", SCORE },
  { DUB_RULE_END_1, "nine-livre-are-nothing", YOU ("'pp':0,'livre':9,'bonuses':[]"),
    "END-1 0 0; total 0 0; barry", SCORE },
  { DUB_RULE_END_1, "jewelry",
    JB YOU (KNOWN "'jewelry':['blue']") BARRY ("'jewelry':['pink','green']"),
    "END-1 2 1; total 2 1; barry", SCORE },
  { DUB_RULE_END_1, "jewelry-and-livre",
    JB YOU ("'pp':0,'livre':20,'bonuses':[],'jewelry':['blue','pink','pink']"),
    "END-1 0 5; total 0 5; you", SCORE },
  { DUB_RULE_END_1, "asks-for-points-and-livre", YOU ("'bonuses':[]"),
    "? you pp livre [END-1 END-2]", SCORE },
  { DUB_RULE_END_1, "asks-for-jewelry-with-a-jeweler", JB YOU (KNOWN) JEWELER (OURS),
    "? you jewelry [END-1 END-2]", SCORE },
  { DUB_RULE_END_1, "asks-not-for-jewelry-without-a-jeweler", JB YOU (KNOWN) JEWELER (BARRYS),
    "END-1 0 0; END-7 1 0; total 1 0; barry", SCORE },

  { DUB_RULE_END_2, "her-bonuses",
    NOTHING BARRY ("'thread':2,'lace':2,'staff':['master','master','master','master'," CARD (
        "vi-thread-lace") CARD ("vi-staff") "]"),
    "END-2 8 0; total 8 0; barry", SCORE },
  { DUB_RULE_END_2, "the-card-counts-once-in-the-staff",
    NOTHING BARRY ("'staff':['master','master','master'," CARD ("vi-staff") "]"),
    "END-2 0 0; total 0 0; barry", SCORE },
  { DUB_RULE_END_2, "the-card-counts-whatever-the-switch",
    NOTHING "'rulings':{'count-candidate':false}," BARRY (
        "'staff':['master','master','master','master'," CARD ("vi-staff") "]"),
    "END-2 2 0; total 2 0; barry", SCORE },
  { DUB_RULE_END_2, "your-bonuses",
    JB YOU ("'pp':0,'livre':0,'staff':9,'apprentices':3,'bonuses':['vi-staff','jb-apprentices']"),
    "END-2 0 11; total 0 11; you", SCORE },
  { DUB_RULE_END_2, "face-down-cards-are-no-bonus",
    NOTHING BARRY ("'staff':['master','apprentice']"), "END-2 0 0; total 0 0; barry", SCORE },
  { DUB_RULE_END_2, "her-favor", NOTHING "'favor':'barry',", "END-2 3 0; total 3 0; barry", SCORE },
  { DUB_RULE_END_2, "your-favor", NOTHING "'favor':'you',", "END-2 0 3; total 0 3; you", SCORE },
  { DUB_RULE_END_2, "favor-on-the-board", NOTHING "'favor':'board',", "END-2 0 0; total 0 0; barry",
    SCORE },
  { DUB_RULE_END_2, "asks-for-what-your-bonuses-need",
    YOU ("'pp':0,'livre':0,'thread':2,'bonuses':['vi-thread-lace','vi-pairs']"),
    "? you lace [END-1 END-2]", SCORE },
  { DUB_RULE_END_2, "asks-for-bonuses-and-what-they-may-need", YOU ("'pp':0,'livre':0"),
    "? you thread lace staff bonuses [END-1 END-2]", SCORE },
  { DUB_RULE_END_2, "asks-for-all-with-the-jewelry-box", JB JEWELER (OURS),
    "? you pp livre thread lace staff apprentices jewelry bonuses [END-1 END-2]", SCORE },
  { DUB_RULE_END_2, "asks-not-for-bonuses-that-are-worth-nothing",
    YOU ("'pp':0,'livre':0,'thread':0,'lace':4,'staff':4"), "END-2 0 0; total 0 0; barry", SCORE },
  { DUB_RULE_END_2, "asks-for-bonuses-of-a-known-worth",
    YOU ("'pp':0,'livre':0,'thread':0,'staff':4") HALLS (HALL (YOURS ("blue") YOURS ("pink"))),
    "? you bonuses [END-1 END-2]", SCORE },
  { DUB_RULE_END_2, "asks-not-for-bonuses-that-are-elsewhere",
    YOU ("'pp':0,'livre':0,'lace':0") BARRY ("'staff':[" CARD ("vi-staff") "]"),
    "END-2 0 0; total 0 0; barry", SCORE },
  { DUB_RULE_END_2, "asks-not-for-bonuses-on-display",
    YOU ("'pp':0,'livre':0,'lace':0") EMPLOYEES (NONE CARD ("vi-staff")),
    "END-2 0 0; total 0 0; barry", SCORE },

  { DUB_RULE_END_5, "the-best-garment-to-the-highest-factor",
    NOTHING HALLS (HALL (HERS_PP ("blue", 2) HERS_PP ("pink", 5) HERS_PP ("pink", 3)))
        LIST ("fireworks", BARRYS BARRYS),
    "END-3 8 0; END-4 7 0; END-5 13 0; balcony 1>1 2>0 /; END-7 11 0; total 39 0; barry", SCORE },
  { DUB_RULE_END_5, "for-you-too",
    NOTHING HALLS (HALL (YOURS_PP ("blue", 4) HERS_PP ("pink", 5) YOURS_PP ("pink", 3)))
        LIST ("fireworks", NONE NONE OURS),
    "END-3 0 8; END-4 0 7; END-5 0 4; balcony / 0>2; END-7 5 10; total 5 29; you | R-1", SCORE },
  { DUB_RULE_END_5, "only-the-royal-hall",
    NOTHING HALLS (HALL ("") HALL (HERS_PP ("blue", 4))) LIST ("fireworks", BARRYS),
    "END-3 6 0; END-4 7 0; END-5 0 0; balcony /; END-7 4 0; total 17 0; barry", SCORE },
  { DUB_RULE_END_5, "more-fireworks-than-garments",
    NOTHING HALLS (HALL (HERS_PP ("blue", 4))) LIST ("fireworks", BARRYS BARRYS BARRYS),
    "END-3 8 0; END-4 7 0; END-5 8 0; balcony 0>1 /; END-7 8 0; total 31 0; barry", SCORE },
  { DUB_RULE_END_5, "more-garments-than-fireworks",
    NOTHING HALLS (HALL (HERS_PP ("blue", 1) HERS_PP ("blue", 6) HERS_PP ("blue", 9)))
        LIST ("fireworks", BARRYS),
    "END-3 8 0; END-4 7 0; END-5 9 0; balcony 2>0 /; END-7 16 0; total 40 0; barry", SCORE },
  { DUB_RULE_END_5, "not-your-fireworks",
    NOTHING HALLS (HALL (HERS_PP ("blue", 4))) LIST ("fireworks", OURS),
    "END-3 8 0; END-4 0 7; END-5 0 0; balcony /; END-7 4 0; total 12 7; barry", SCORE },
  { DUB_RULE_END_5, "the-0-pp-gown-goes-last",
    EXPERTS NOTHING HALLS (HALL (ZERO_GOWN HERS_PP ("blue", 1))) LIST ("fireworks", NONE BARRYS),
    "END-3 8 0; END-4 7 0; END-5 2 0; balcony 1>1 /; END-7 2 0; total 19 0; barry", SCORE },

  { DUB_RULE_END_6, "two-points-a-color",
    NOTHING LIST ("statues", NONE BARRYS)
        HALLS (HALL (HERS ("blue")) HALL (HERS ("blue") HERS ("pink") HERS ("orange"))),
    "END-3 14 0; END-6 6 0; total 20 0; barry", SCORE },
  { DUB_RULE_END_6, "a-garment-serves-one-statue",
    NOTHING LIST ("statues", NONE BARRYS) HALLS (HALL (HERS ("blue"))),
    "END-3 8 0; END-6 2 0; total 10 0; barry", SCORE },
  { DUB_RULE_END_6, "two-statues-split-the-garments",
    NOTHING LIST ("statues", OURS OURS) HALLS (HALL (YOURS ("blue") YOURS ("blue") YOURS ("blue"))
                                                   HALL (YOURS ("pink") YOURS ("green"))),
    "END-3 0 14; END-6 0 8; END-7 0 1; total 0 23; you", SCORE },
  { DUB_RULE_END_6, "all-four-colors-twice",
    NOTHING LIST ("statues", BARRYS BARRYS)
        HALLS (HALL (HERS ("blue") HERS ("blue") HERS ("pink")) HALL (
            HERS ("pink") HERS ("green") HERS ("green") HERS ("orange") HERS ("orange"))),
    "END-3 14 0; END-6 16 0; END-7 1 0; total 31 0; barry", SCORE },
  { DUB_RULE_END_6, "no-statue-no-points", NOTHING HALLS (HALL (HERS ("blue"))),
    "END-3 8 0; END-6 0 0; total 8 0; barry", SCORE },
  { DUB_RULE_END_6, "no-garment-no-points", NOTHING LIST ("statues", NONE BARRYS),
    "END-6 0 0; total 0 0; barry", SCORE },
  { DUB_RULE_R_9, "a-statue-counts-the-0-pp-gown",
    EXPERTS NOTHING LIST ("statues", NONE BARRYS) HALLS (HALL (ZERO_GOWN)),
    "END-3 8 0; END-6 2 0; total 10 0; barry | R-9", SCORE },
  { DUB_RULE_R_9, "a-statue-does-not-count-the-0-pp-gown",
    APART EXPERTS NOTHING LIST ("statues", NONE BARRYS) HALLS (HALL (ZERO_GOWN)),
    "END-3 8 0; total 8 0; barry | R-9", SCORE },
  { DUB_RULE_R_9, "a-color-that-a-statue-has-anyway",
    EXPERTS NOTHING LIST ("statues", NONE BARRYS) HALLS (HALL (ZERO_GOWN HERS ("green"))),
    "END-3 8 0; END-6 2 0; total 10 0; barry", SCORE | TEST_ROW_SILENT },

  { DUB_RULE_END_7, "garments",
    NOTHING HALLS (HALL ("") HALL ("") HALL (HERS_PP ("blue", 6) YOURS_PP ("pink", 9))
                       HALL (HERS_PP ("blue", 3))),
    "END-3 9 5; END-7 9 9; total 18 14; barry", SCORE },
  { DUB_RULE_END_7, "decorations",
    JB YOU (KNOWN "'jewelry':[]") LIST ("musicians", BARRYS BARRYS OURS) LIST (
        "statues",
        BARRYS NONE
            OURS) "'kitchen':{'left':['barry'],'right':['you','barry']}," JEWELER (BARRYS OURS),
    "END-7 9 7; total 9 7; barry", SCORE },
  { DUB_RULE_END_7, "fireworks", NOTHING LIST ("fireworks", BARRYS OURS BARRYS),
    "END-4 7 0; END-7 3 1; total 10 1; barry | R-1", SCORE },
  { DUB_RULE_END_7, "all-halls", NOTHING LIST ("all-halls", OURS BARRYS),
    "END-7 5 3; total 5 3; barry", SCORE },

  { DUB_RULE_END_8, "one-point-for-two-tiles", NOTHING BARRY ("'tiles':6"),
    "END-8 3 0; total 3 0; barry", SCORE },
  { DUB_RULE_END_8, "half-is-lost", NOTHING BARRY ("'tiles':7"), "END-8 3 0; total 3 0; barry",
    SCORE },
  { DUB_RULE_END_8, "one-tile", NOTHING BARRY ("'tiles':1"), "END-8 0 0; total 0 0; barry", SCORE },

  { DUB_RULE_END_9, "more-points-win", YOU ("'pp':41,'livre':0,'bonuses':[]") BARRY ("'pp':40"),
    "total 40 41; you", SCORE },
  { DUB_RULE_END_9, "a-tie-is-hers", YOU ("'pp':40,'livre':0,'bonuses':[]") BARRY ("'pp':40"),
    "total 40 40; barry", SCORE },
  { DUB_RULE_END_9, "hers-with-more", YOU ("'pp':39,'livre':9,'bonuses':[]") BARRY ("'pp':40"),
    "total 40 39; barry", SCORE },
};

const TestTable test_score_table = { rows, G_N_ELEMENTS (rows) };
