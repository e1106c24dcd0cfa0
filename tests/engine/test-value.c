/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The value of employees with an end-of-game bonus (VAL). Each row shows the criteria of the cards;
 * the second card exists only to make a choice.
 */

#include "rule-tables.h"

#define CHOOSE(crown, other) \
  JB HAND (HIRE (1, "left")) SUPPLY (FOOT (2, "none")) EMPLOYEES (CARD (crown) other)
#define PLAIN_CARD EMPLOYEE (5, "journeyman")
#define HIRED(worth) \
  "hire 0 [HIR-2 HIR-3] {0 place 1 " worth ", 1 place 2 out HIR-2}; add-hand-card [HIR-4 R-12] | " \
  "R-12"
#define SILENT TEST_ROW_SILENT | TEST_SHOW_CHOICES
#define MANY(type) "'" type "','" type "','" type "','" type "',"

static const TestRow rows[] = {
  { DUB_RULE_VAL_1, "staff-of-4",
    CHOOSE ("vi-staff", PLAIN_CARD) BARRY ("'staff':['master','master','master']")
        YOU ("'staff':3"),
    HIRED ("worth 0 worth-you 0"), SILENT },
  { DUB_RULE_VAL_1, "staff-of-5",
    CHOOSE ("vi-staff", PLAIN_CARD) BARRY ("'staff':[" MANY ("master") "]") YOU ("'staff':5"),
    HIRED ("worth 2 worth-you 2"), SILENT },
  { DUB_RULE_VAL_1, "staff-of-6-and-7",
    CHOOSE ("vi-staff", PLAIN_CARD) BARRY ("'staff':[" MANY ("master") "'master']")
        YOU ("'staff':6"),
    HIRED ("worth 2 worth-you 5"), SILENT },
  { DUB_RULE_VAL_1, "staff-of-8-and-9",
    CHOOSE ("vi-staff", PLAIN_CARD)
        BARRY ("'staff':[" MANY ("master") "'master','master','master']") YOU ("'staff':8"),
    HIRED ("worth 5 worth-you 8"), SILENT },
  { DUB_RULE_VAL_1, "staff-of-9-and-10",
    CHOOSE ("vi-staff", PLAIN_CARD) BARRY ("'staff':[" MANY ("master") MANY ("apprentice") "]")
        YOU ("'staff':9"),
    HIRED ("worth 8 worth-you 8"), SILENT },
  { DUB_RULE_VAL_1, "staff-of-11-and-more",
    CHOOSE ("vi-staff", PLAIN_CARD) BARRY (
        "'staff':[" MANY ("master") MANY ("apprentice") "'master','master']") YOU ("'staff':30"),
    HIRED ("worth 11 worth-you 11"), SILENT },

  { DUB_RULE_VAL_1, "thread-and-lace",
    CHOOSE ("vi-thread-lace", PLAIN_CARD) BARRY ("'thread':3,'lace':2") YOU ("'thread':4,'lace':7"),
    HIRED ("worth 6 worth-you 12"), SILENT },
  { DUB_RULE_VAL_1, "thread-without-lace",
    CHOOSE ("vi-thread-lace", PLAIN_CARD) BARRY ("'thread':3") YOU ("'thread':4,'lace':0"),
    HIRED ("worth 0 worth-you 0"), SILENT },
  { DUB_RULE_VAL_1, "two-on-master-guest-spaces",
    CHOOSE ("vi-master-guests", PLAIN_CARD)
        HALLS (HALL (HERS ("blue") YOURS ("blue") HERS ("blue")) HALL (HERS ("blue")) HALL ("")
                   HALL ("") HALL (YOURS ("blue") HERS ("pink") YOURS ("pink"))),
    HIRED ("worth 3 worth-you 3"), SILENT },
  { DUB_RULE_VAL_1, "one-on-a-master-guest-space",
    CHOOSE ("vi-master-guests", PLAIN_CARD) HALLS (HALL (HERS ("blue") HERS ("blue")) HALL (
        "") HALL ("") HALL ("") HALL (YOURS ("blue") NONE YOURS ("pink"))),
    HIRED ("worth 0 worth-you 0"), SILENT },
  { DUB_RULE_VAL_1, "pairs-of-gown-and-coat",
    CHOOSE ("vi-pairs", PLAIN_CARD) HALLS (HALL (HERS ("blue") HERS ("green") HERS ("pink")) HALL (
        YOURS ("orange") YOURS ("pink") YOURS ("green") HERS ("orange"))),
    HIRED ("worth 4 worth-you 2"), SILENT },
  { DUB_RULE_VAL_1, "gowns-without-coats",
    CHOOSE ("vi-pairs", PLAIN_CARD)
        HALLS (HALL (HERS ("blue") HERS ("green")) HALL (YOURS ("orange") YOURS ("pink"))),
    HIRED ("worth 0 worth-you 0"), SILENT },
  { DUB_RULE_VAL_1, "jewelry-set",
    CHOOSE ("jb-jewelry-set", PLAIN_CARD) JEWELER (BARRYS OURS)
        BARRY ("'jewelry':['blue','green','pink','orange','blue']")
            YOU ("'jewelry':['blue','green','pink','pink','blue','blue']"),
    HIRED ("worth 6 worth-you 0"), SILENT },
  { DUB_RULE_VAL_1, "two-jewelry-sets",
    CHOOSE ("jb-jewelry-set", PLAIN_CARD) JEWELER (BARRYS OURS)
        BARRY ("'jewelry':['blue','green','pink']")
            YOU ("'jewelry':['blue','green','pink','orange','orange','pink','green','blue']"),
    HIRED ("worth 0 worth-you 12"), SILENT },
  { DUB_RULE_VAL_1, "necklaces",
    CHOOSE ("jb-necklaces", PLAIN_CARD) JEWELER (BARRYS OURS)
        BARRY ("'jewelry':['blue','green','pink','orange','blue']")
            YOU ("'jewelry':['green','green','pink','green','green']"),
    HIRED ("worth 3 worth-you 6"), SILENT },
  { DUB_RULE_VAL_1, "own-decorations",
    CHOOSE ("jb-decorations", PLAIN_CARD) JEWELER (
        BARRYS OURS) LIST ("musicians", BARRYS BARRYS OURS) LIST ("statues", BARRYS)
        LIST ("fireworks",
              BARRYS) "'kitchen':{'left':['barry'],'right':['barry','you']}," LIST ("all-halls",
                                                                                    BARRYS OURS),
    HIRED ("worth 7 worth-you 3"), SILENT },
  { DUB_RULE_VAL_1, "apprentices-of-the-staff",
    CHOOSE ("jb-apprentices", PLAIN_CARD) YOU ("'apprentices':4")
        BARRY ("'staff':['master','apprentice','journeyman','apprentice','apprentice']"),
    HIRED ("worth 3 worth-you 6"), SILENT },
  { DUB_RULE_VAL_1, "a-master-adds-no-apprentice",
    CHOOSE ("jb-apprentices", PLAIN_CARD) YOU ("'apprentices':1") BARRY ("'staff':['apprentice']"),
    HIRED ("worth 0 worth-you 0"), SILENT },
  { DUB_RULE_VAL_1, "crowned-apprentices-count-as-apprentices",
    CHOOSE ("jb-apprentices", PLAIN_CARD) YOU ("'apprentices':1")
        BARRY ("'staff':[" CARD ("vi-pairs") "'apprentice']"),
    HIRED ("worth 3 worth-you 0"), SILENT },
  { DUB_RULE_VAL_1, "worth-nothing-to-anybody", CHOOSE ("jb-decorations", PLAIN_CARD),
    HIRED ("worth 0 worth-you 0"), SILENT },
  { DUB_RULE_VAL_1, "counted-for-you-so-nothing-to-ask", CHOOSE ("vi-pairs", CARD ("vi-staff")),
    "hire 1 [HIR-2 HIR-3] {1 place 2 worth 0, 0 place 1 worth 0 worth-you 0 out HIR-2}; "
    "add-hand-card [HIR-4 R-12] | R-12",
    SILENT },
  { DUB_RULE_VAL_1, "not-counted-for-you-so-it-asks",
    CHOOSE ("vi-pairs", CARD ("vi-staff")) "'rulings':{'count-candidate':false},",
    "? you staff [HIR-2 VAL-1]" },
  { DUB_RULE_VAL_1, "only-the-own-formula-counts",
    CHOOSE ("jb-jewelry-set", CARD ("vi-staff")) YOU ("'staff':4") JEWELER (BARRYS)
        BARRY ("'jewelry':['blue','green','pink','orange'],'staff':['master'," MANY ("master")
                   MANY ("master") "]"),
    "hire 1 [HIR-2 HIR-3] {1 place 2 worth 8 worth-you 2, 0 place 1 worth 6 worth-you 0 out "
    "HIR-2}; add-hand-card [HIR-4 R-12] | R-12",
    SILENT },
};

const TestTable test_worth_table = { rows, G_N_ELEMENTS (rows) };
