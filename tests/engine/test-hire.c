/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hire a New Employee (HIR), with the rulings.
 */

#include "rule-tables.h"

#define EXTRA "add-hand-card [HIR-4 R-12]"
#define SOME SUPPLY (FOOT (2, "none"))
#define DISPLAY \
  EMPLOYEES (EMPLOYEE (1, "master") NONE EMPLOYEE (1, "apprentice") EMPLOYEE (2, "journeyman"))
#define TWO EMPLOYEES (NONE EMPLOYEE (1, "apprentice") EMPLOYEE (2, "journeyman"))

static const TestRow rows[] = {
  { DUB_RULE_HIR_1, "first-from-left", HAND (HIRE (1, "left")) SOME DISPLAY,
    "hire 0 [HIR-1 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_1, "second-from-left-counts-cards-only", HAND (HIRE (2, "left")) SOME DISPLAY,
    "hire 2 [HIR-1 HIR-3] {2 place 2, 0 place 1 out HIR-1, 3 place 3 out HIR-1}; " EXTRA " | R-12",
    TEST_SHOW_CHOICES },
  { DUB_RULE_HIR_1, "third-from-left", HAND (HIRE (3, "left")) SOME DISPLAY,
    "hire 3 [HIR-1 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_1, "first-from-right", HAND (HIRE (1, "right")) SOME DISPLAY,
    "hire 3 [HIR-1 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_1, "third-from-right-counts-cards-only", HAND (HIRE (3, "right")) SOME DISPLAY,
    "hire 0 [HIR-1 HIR-3] {0 place 3, 3 place 1 out HIR-1, 2 place 2 out HIR-1}; " EXTRA " | R-12",
    TEST_SHOW_CHOICES },
  { DUB_RULE_HIR_1, "none-on-display", HAND (HIRE (2, "right")) SOME "'employees':[],",
    "gain-pp 3 to 3 [HIR-1 T-2]; hand; supply 2 none; discard 1 none", TEST_SHOW_PILES },

  { DUB_RULE_R_6, "too-few-from-left-the-furthest", HAND (HIRE (4, "left")) SOME TWO,
    "hire 2 [HIR-1 HIR-3 R-6] {2 place 2, 1 place 1 out R-6}; " EXTRA " | R-6 R-12",
    TEST_SHOW_CHOICES },
  { DUB_RULE_R_6, "too-few-from-right-the-furthest", HAND (HIRE (3, "right")) SOME TWO,
    "hire 1 [HIR-1 HIR-3 R-6]; " EXTRA " | R-6 R-12" },
  { DUB_RULE_R_6, "one-alone-needs-no-ruling",
    HAND (HIRE (3, "left")) SOME EMPLOYEES (NONE NONE EMPLOYEE (1, "master")),
    "hire 2 [HIR-1 HIR-3]; " EXTRA " | R-12", TEST_ROW_SILENT },

  { DUB_RULE_HIR_2, "a-bonus-goes-before-the-named-one",
    HAND (HIRE (1, "left")) SOME EMPLOYEES (EMPLOYEE (5, "journeyman") NONE CARD ("vi-staff")),
    "hire 2 [HIR-2 HIR-3] {2 place 2 worth 0, 0 place 1 out HIR-2}; " EXTRA " | R-12",
    TEST_SHOW_CHOICES },
  { DUB_RULE_HIR_2, "a-card-of-level-vi-without-crown-is-none",
    HAND (HIRE (1, "left")) SOME EMPLOYEES (EMPLOYEE (6, "master") CARD ("vi-6")),
    "hire 0 [HIR-1 HIR-3]; " EXTRA " | R-12", TEST_ROW_SILENT },
  { DUB_RULE_HIR_2, "worth-most-to-her",
    HAND (HIRE (1, "left")) SOME BARRY ("'thread':2,'lace':3")
        EMPLOYEES (CARD ("vi-staff") CARD ("vi-pairs") CARD ("vi-thread-lace")),
    "hire 2 [HIR-2 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_2, "worth-most-to-her-whatever-it-is-to-you",
    HAND (HIRE (1, "right")) SOME BARRY ("'thread':1,'lace':1") YOU ("'staff':20")
        EMPLOYEES (CARD ("vi-thread-lace") CARD ("vi-staff") EMPLOYEE (5, "master")),
    "hire 0 [HIR-2 HIR-3] {0 place 3 worth 3, 2 place 1 out HIR-2, 1 place 2 worth 0 worth-you 11 "
    "out HIR-2}; " EXTRA " | R-12",
    TEST_SHOW_CHOICES },
  { DUB_RULE_HIR_2, "worth-less-to-her-and-more-to-you-comes-later",
    HAND (HIRE (1, "left")) SOME BARRY ("'thread':1,'lace':1") YOU ("'staff':20")
        EMPLOYEES (CARD ("vi-thread-lace") CARD ("vi-staff")),
    "hire 0 [HIR-2 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_2, "tie-goes-by-worth-to-you-left",
    HAND (HIRE (1, "right")) SOME YOU ("'staff':6,'thread':1,'lace':0")
        EMPLOYEES (CARD ("vi-staff") CARD ("vi-thread-lace")),
    "hire 0 [HIR-2 HIR-3] {0 place 2 worth 0 worth-you 5, 1 place 1 worth 0 worth-you 0 out "
    "HIR-2}; " EXTRA " | R-12",
    TEST_SHOW_CHOICES },
  { DUB_RULE_HIR_2, "tie-goes-by-worth-to-you-right",
    HAND (HIRE (1, "left")) SOME YOU ("'staff':6,'thread':2,'lace':2")
        EMPLOYEES (CARD ("vi-staff") CARD ("vi-thread-lace")),
    "hire 1 [HIR-2 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_2, "still-a-tie-first-from-left",
    HAND (HIRE (2, "left"))
        SOME EMPLOYEES (EMPLOYEE (5, "master") CARD ("vi-pairs") CARD ("vi-master-guests")),
    "hire 1 [HIR-2 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_2, "still-a-tie-first-from-right",
    HAND (HIRE (2, "right"))
        SOME EMPLOYEES (CARD ("vi-pairs") CARD ("vi-master-guests") EMPLOYEE (5, "master")),
    "hire 1 [HIR-2 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_2, "tie-of-three-worth-to-you-decides-two",
    HAND (HIRE (1, "right")) SOME YOU ("'staff':4,'thread':1,'lace':1,'apprentices':3")
        JB EMPLOYEES (CARD ("jb-apprentices") CARD ("vi-thread-lace") CARD ("vi-pairs")),
    "hire 1 [HIR-2 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_2, "asks-not-if-the-first-cannot-be-beaten",
    HAND (HIRE (1, "left")) SOME EMPLOYEES (CARD ("vi-thread-lace") CARD ("vi-pairs")),
    "hire 0 [HIR-2 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_2, "asks-if-the-first-may-be-beaten",
    HAND (HIRE (1, "left")) SOME EMPLOYEES (CARD ("vi-pairs") CARD ("vi-thread-lace")),
    "? you thread lace [HIR-2 VAL-1]" },
  { DUB_RULE_HIR_2, "asks-only-for-the-missing",
    HAND (HIRE (1, "left")) SOME YOU ("'lace':3")
        EMPLOYEES (CARD ("vi-pairs") CARD ("vi-thread-lace")),
    "? you thread [HIR-2 VAL-1]" },
  { DUB_RULE_HIR_2, "asks-not-if-there-can-be-no-pair",
    HAND (HIRE (1, "left")) SOME YOU ("'lace':0")
        EMPLOYEES (CARD ("vi-pairs") CARD ("vi-thread-lace")),
    "hire 0 [HIR-2 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_2, "asks-not-if-the-missing-cannot-reach",
    HAND (HIRE (1, "left")) SOME YOU ("'thread':1")
        HALLS (HALL (YOURS ("blue") YOURS ("blue")) HALL (YOURS ("pink") YOURS ("orange")))
            EMPLOYEES (CARD ("vi-thread-lace") CARD ("vi-pairs")),
    "hire 1 [HIR-2 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_2, "asks-for-all-that-decide",
    JB HAND (HIRE (1, "left")) SOME JEWELER (OURS) EMPLOYEES (
        CARD ("vi-staff") CARD ("jb-necklaces") CARD ("jb-apprentices") CARD ("vi-pairs")),
    "? you staff apprentices jewelry [HIR-2 VAL-1]" },
  { DUB_RULE_HIR_2, "asks-not-for-a-staff-that-cannot-win",
    JB HAND (HIRE (1, "left")) SOME YOU ("'thread':4,'lace':4")
        EMPLOYEES (CARD ("vi-thread-lace") CARD ("vi-staff") CARD ("jb-apprentices")),
    "? you apprentices [HIR-2 VAL-1]" },
  { DUB_RULE_HIR_2, "asks-not-for-jewelry-without-a-jeweler",
    JB HAND (HIRE (1, "left")) SOME EMPLOYEES (CARD ("vi-pairs") CARD ("jb-necklaces")),
    "hire 0 [HIR-2 HIR-3]; " EXTRA " | R-12" },
  { DUB_RULE_HIR_2, "asks-for-jewelry-that-two-cards-look-at",
    JB HAND (HIRE (1, "left")) SOME JEWELER (OURS)
        EMPLOYEES (CARD ("jb-jewelry-set") CARD ("jb-necklaces")),
    "? you jewelry [HIR-2 VAL-1]" },
  { DUB_RULE_HIR_2, "asks-for-jewelry-as-a-set-may-beat-its-necklaces",
    JB HAND (HIRE (1, "left")) SOME JEWELER (OURS)
        EMPLOYEES (CARD ("jb-necklaces") CARD ("jb-jewelry-set")),
    "? you jewelry [HIR-2 VAL-1]" },
  { DUB_RULE_HIR_2, "asks-not-without-a-tie",
    HAND (HIRE (1, "left")) SOME BARRY ("'thread':1,'lace':1")
        EMPLOYEES (CARD ("vi-pairs") CARD ("vi-thread-lace")),
    "hire 1 [HIR-2 HIR-3]; " EXTRA " | R-12" },

  { DUB_RULE_HIR_3, "joins-her-staff",
    HAND (HIRE (1, "left")) SOME EMPLOYEES (EMPLOYEE (1, "journeyman"))
        BARRY ("'staff':['master']"),
    "hire 0 [HIR-1 HIR-3]; " EXTRA " | R-12; staff master journeyman", TEST_SHOW_STAFF },
  { DUB_RULE_HIR_3, "joins-her-staff-with-its-bonus",
    HAND (HIRE (1, "left")) SOME EMPLOYEES (CARD ("vi-pairs")) BARRY ("'staff':['master']"),
    "hire 0 [HIR-2 HIR-3]; " EXTRA " | R-12; staff master vi-pairs", TEST_SHOW_STAFF },
  { DUB_RULE_HIR_4, "one-card-joins-her-hand",
    HAND (HIRE (1, "left") FOOT (5, "none")) SUPPLY (FOOT (2, "none") FOOT (3, "none"))
        EMPLOYEES (EMPLOYEE (1, "journeyman")),
    "hire 0 [HIR-1 HIR-3]; " EXTRA " | R-12; hand 5 none, 2 none; supply 3 none; discard 1 none",
    TEST_SHOW_PILES },
  { DUB_RULE_HIR_4, "unseen-even-if-unknown",
    HAND (HIRE (1, "left")) SUPPLY (UNSEEN) EMPLOYEES (EMPLOYEE (1, "journeyman")),
    "hire 0 [HIR-1 HIR-3]; " EXTRA " | R-12; hand ?; supply; discard 1 none", TEST_SHOW_PILES },

  /* The card on the left is worth 2 PP if the staff of 4 includes it, otherwise 0. */
  { DUB_RULE_R_7, "counted-by-default",
    HAND (HIRE (1, "right")) SOME BARRY ("'staff':['master','master','journeyman','apprentice']")
        EMPLOYEES (CARD ("vi-staff") CARD ("vi-pairs")),
    "hire 0 [HIR-2 HIR-3]; " EXTRA " | R-12", TEST_ROW_SILENT },
  { DUB_RULE_R_7, "counted-and-decides",
    HAND (HIRE (1, "right")) SOME YOU ("'staff':4")
        BARRY ("'staff':['master','master','journeyman','apprentice']")
            EMPLOYEES (CARD ("vi-staff") CARD ("vi-pairs")),
    "hire 0 [HIR-2 HIR-3 R-7]; " EXTRA " | R-7 R-12" },
  { DUB_RULE_R_7, "switched-off-and-decides",
    HAND (HIRE (1, "right")) SOME YOU ("'staff':4") "'rulings':{'count-candidate':false}," BARRY (
        "'staff':['master','master','journeyman','apprentice']")
        EMPLOYEES (CARD ("vi-staff") CARD ("vi-pairs")),
    "hire 1 [HIR-2 HIR-3 R-7] {1 place 1 worth 0 worth-you 0, 0 place 2 worth 0 worth-you 0 out "
    "HIR-2}; " EXTRA " | R-7 R-12",
    TEST_SHOW_CHOICES },
  { DUB_RULE_R_7, "decides-nothing",
    HAND (HIRE (1, "right")) SOME YOU ("'staff':4") BARRY ("'staff':['master']")
        EMPLOYEES (CARD ("vi-pairs") CARD ("vi-master-guests")),
    "hire 1 [HIR-2 HIR-3]; " EXTRA " | R-12", TEST_ROW_SILENT },
  { DUB_RULE_R_7, "the-other-reading-would-have-to-ask",
    HAND (HIRE (1, "left")) SOME "'rulings':{'count-candidate':false}," BARRY (
        "'staff':['master','master','journeyman','apprentice']")
        HALLS (HALL (HERS ("blue") HERS ("pink")) HALL (YOURS ("blue") YOURS ("blue") YOURS (
            "pink") YOURS ("pink"))) EMPLOYEES (CARD ("vi-staff") CARD ("vi-pairs")),
    "hire 1 [HIR-2 HIR-3]; " EXTRA " | R-12", TEST_ROW_SILENT },
  { DUB_RULE_R_7, "counted-for-you-too",
    HAND (HIRE (1, "right")) SOME YOU ("'staff':4") EMPLOYEES (CARD ("vi-staff") CARD ("vi-pairs")),
    "hire 0 [HIR-2 HIR-3 R-7] {0 place 2 worth 0 worth-you 2, 1 place 1 worth 0 worth-you 0 out "
    "HIR-2}; " EXTRA " | R-7 R-12",
    TEST_SHOW_CHOICES },
  { DUB_RULE_R_7, "switched-off-for-you-too",
    HAND (HIRE (1, "right"))
        SOME YOU ("'staff':4") "'rulings':{'count-candidate':false}," EMPLOYEES (
            CARD ("vi-staff") CARD ("vi-pairs")),
    "hire 1 [HIR-2 HIR-3 R-7]; " EXTRA " | R-7 R-12" },
};

const TestTable test_hire_table = { rows, G_N_ELEMENTS (rows) };
