/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events that no game comes to: each is refused where it stands, with the reason.
 * Beside each the nearest thing that can be, which is read, and goes on.
 */

#include "hostile.h"

#define CARDS_5 "favor:1:none,favor:1:none,favor:1:none,favor:1:none,favor:1:none"
#define CARDS_20 CARDS_5 "," CARDS_5 "," CARDS_5 "," CARDS_5
#define UNKNOWN_5 "?,?,?,?,?"
#define UNKNOWN_20 UNKNOWN_5 "," UNKNOWN_5 "," UNKNOWN_5 "," UNKNOWN_5
#define REPORTED "told card=favor:1:none\n"
#define REPORTED_10 \
  REPORTED REPORTED REPORTED REPORTED REPORTED REPORTED REPORTED REPORTED REPORTED REPORTED
#define DEVIATION "done-otherwise\n"
#define DEVIATION_8 DEVIATION DEVIATION DEVIATION DEVIATION DEVIATION DEVIATION DEVIATION DEVIATION
#define JEWELS_5 "blue:pink:green:orange:blue"
#define JEWELS_20 JEWELS_5 ":" JEWELS_5 ":" JEWELS_5 ":" JEWELS_5

/* The entry line of the events that follow it. */
#define ENTRY "entry fix\n"

#define NOT_PREPARED "no round is being prepared"
#define NOT_HERS "it is not her turn"
#define NOT_YOURS "it is not your turn"
#define NOT_OPEN "her card is not revealed yet"
#define NOT_THE_END "the game has not come to its end"
#define NOT_DUE "nothing is due on this space"
#define NO_JEWELER "jewelry takes a token on a jeweler decoration"

/* What an entry line says is what its events do. */
static const HostileRow action_rows[] = {
  { "no-event", YOURS, "entry you-jewelry at=63", 1, "this does not come of the action" },
  { "nothing", YOURS, "entry end-turn", 1, "this does not come of the action" },
  { "tile", YOURS, "entry you-tile at=1\nyou-took-tile at=1", 0, NULL },
  { "tile-other", YOURS, "entry you-tile at=63\nyou-took-tile at=1", 2, "of the action" },
  { "tile-flag", YOURS, "entry you-tile at=1\nyou-took-tile at=1 flag=1", 2, "of the action" },
  { "favor-for-tile", YOURS, "entry you-tile\nyou-took-favor", 2, "of the action" },
  { "jewelry-other", YOURS, "entry you-jewelry at=63\nyou-took-favor", 2, "of the action" },
  { "fund-beyond", YOURS, "entry you-fund at=8\nyou-funded", 2, "of the action" },
  { "fund-where", YOURS, "entry you-fund where=statues\nyou-funded", 2, "of the action" },
  { "garment-hall", YOURS, "entry you-garment hall=2\nyou-made-garment", 2, "of the action" },
  { "hire-other", YOURS, "entry you-hire at=9\nyou-hired", 2, "of the action" },
  { "depute-other", YOURS, "entry you-depute\nyou-deputed type=master", 2, "of the action" },
  { "count-other", YOURS, "entry you-count n=2\nyou-counted n=1", 2, "of the action" },
  { "count-fact", YOURS, "entry you-count fact=lace n=1\nyou-counted n=1", 2, "of the action" },
  { "enter", PREPARING, "entry enter at=1 tile=bp\nentered at=1 tile=bp", 0, NULL },
  { "enter-other", PREPARING, "entry enter at=1 tile=go\nentered at=1 tile=bp", 2, "action" },
  { "enter-nothing", PREPARING, "entry enter\nfestivity-added", 2, "of the action" },
  { "reveal-other", DEALT, "entry reveal\nfixed fix=pp n=1", 2, "of the action" },
  { "tell-other", TURN, "entry tell card=favor:2:none\ntold card=favor:1:none", 2, "action" },
  { "tell", TURN, "entry tell card=favor:1:none\ntold card=favor:1:none", 0, NULL },
  { "otherwise-other", TURN, "entry otherwise index=1\ndone-otherwise", 2, "of the action" },
  { "otherwise-n", TURN, "entry otherwise to-n=1\ndone-otherwise", 2, "of the action" },
};

static const HostileRow prepare_rows[] = {
  { "started-twice", PREPARING, ENTRY "started seed=1", 2, "the game has begun already" },
  { "round-0", PREPARING, ENTRY "round-begun", 2, "the round is not over" },
  { "round-8", SCORING, ENTRY "round-begun n=8", 2, "the round is not over" },
  { "round-again", PREPARING, ENTRY "round-begun n=2", 2, "the round is not over" },
  { "round-in-turns", TURN, ENTRY "round-begun n=2", 2, "the round is not over" },
  { "round-unpaid", INCOME, ENTRY "round-begun n=2", 2, "the round is not over" },
  { "round-skipped", INCOME, "entry income\nincome n=5\nround-begun n=3", 3, "not the next" },
  { "round-same", INCOME, "entry income\nincome n=5\nround-begun n=1", 3, "not the next" },
  { "round", INCOME, "entry income\nincome n=5\nround-begun n=2", 0, NULL },
  { "income-alone", INCOME, "entry income\nincome n=5", 2, "no Round begins here" },
  { "income-twice", INCOME, "entry income\nincome n=5\nincome n=5", 3, "paid already" },
  { "income-early", TURN, ENTRY "income n=5", 2, "the round is not over" },
  { "income-late", SCORING, ENTRY "income n=5", 2, "the round is not over" },
  { "income-negative", INCOME, ENTRY "income n=-1", 2, "no such income" },
  { "income-99", INCOME, "entry income\nincome n=99\nround-begun n=2", 0, NULL },
  { "income-100", INCOME, "entry income\nincome n=100\nround-begun n=2", 2, "no such income" },
  { "favor-of-nobody", PREPARING, ENTRY "favor-returned", 2, "the Queen's Favor is not there" },
  { "favor-of-her", ROUND_2, ENTRY "favor-returned owner=barry", 2, "Favor is not there" },
  { "favor", ROUND_2, "entry fix\nfixed fix=favor owner=you\nfavor-returned owner=you", 0, NULL },
  { "favor-of-other", ROUND_2, ENTRY "fixed fix=favor owner=you\nfavor-returned owner=barry", 3,
    "the Queen's Favor is not there" },
  { "favor-in-turns", TURN, ENTRY "favor-returned owner=you", 2, NOT_PREPARED },
  { "employees-left", TURN, ENTRY "employees-left mask=1", 2, NOT_PREPARED },
  { "employees-left-in-round-1", PREPARING, ENTRY "employees-left mask=1", 2, "first round" },
  { "employees-left-empty", ROUND_2, ENTRY "employees-left mask=1", 2, "nothing lies there" },
  { "employees-left-some", ROUND_2,
    ENTRY "entered display=employees employee=?:-\n"
          "entered display=employees at=1 employee=?:-\nemployees-left mask=1",
    4, "every employee leaves" },
  { "garments-left-late", TURN, ENTRY "garments-left mask=1", 2, NOT_PREPARED },
  { "garments-left-round-1", PREPARING, ENTRY "garments-left mask=1", 2, "first round" },
  { "garments-left-none", ROUND_2, ENTRY "garments-left", 2, "nothing lies there" },
  { "garments-left-empty", ROUND_2, ENTRY "garments-left mask=1", 2, "nothing lies there" },
  { "garments-left-beyond", ROUND_2, ENTRY "garments-left mask=64", 2, "nothing lies there" },
  { "garments-left", ROUND_2, ENTRY "garments-left mask=32", 0, NULL },
  { "jewelry-left-round-1", PREPARING, ENTRY "jewelry-left mask=1", 2, "first round" },
  { "jewelry-left-empty", ROUND_2, ENTRY "jewelry-left mask=1", 2, "nothing lies there" },
  { "jewelry-left-beyond", ROUND_2, ENTRY "jewelry-left mask=16", 2, "nothing lies there" },
  { "jewelry-left", ROUND_2, ENTRY "jewelry-left mask=8", 0, NULL },
  { "shifted-late", TURN, ENTRY "garments-shifted", 2, NOT_PREPARED },
  { "jewelry-shifted-late", TURN, ENTRY "jewelry-shifted", 2, NOT_PREPARED },
  { "entered-beyond", PREPARING, ENTRY "entered at=16 tile=bp", 2, "there is no such space" },
  { "entered-tile-9", PREPARING, ENTRY "entered at=9 tile=bp", 2, NOT_DUE },
  { "entered-tile-8", PREPARING, ENTRY "entered at=8 tile=bp", 0, NULL },
  { "entered-no-tile", PREPARING, ENTRY "entered at=1", 2, "no such resource tile" },
  { "entered-twice", PREPARING, ENTRY "entered tile=bp\nentered tile=bp", 3, NOT_DUE },
  { "entered-late", TURN, ENTRY "entered at=1 tile=bp", 2, NOT_DUE },
  { "entered-garment-6", PREPARING, ENTRY "entered display=garments at=6 garment=blue:1", 2,
    NOT_DUE },
  { "entered-garment-5", PREPARING, ENTRY "entered display=garments at=5 garment=blue:1", 0, NULL },
  { "entered-no-garment", PREPARING, ENTRY "entered display=garments at=1", 2, "such garment" },
  { "entered-special-unknown", PREPARING, ENTRY "entered display=garments at=5 garment=?:0:pairs",
    2, "no such garment" },
  { "entered-employee-4", PREPARING, ENTRY "entered display=employees at=4 employee=?:-", 2,
    NOT_DUE },
  { "entered-no-employee", PREPARING, ENTRY "entered display=employees", 2, "such employee" },
  { "entered-employee-exam", PREPARING, ENTRY "entered display=employees employee=master:exam", 2,
    "no more employees of this level" },
  { "entered-employee-level-2", PREPARING, ENTRY "entered display=employees employee=master:2", 2,
    "no more employees of this level" },
  { "entered-employee-level-1", PREPARING, ENTRY "entered display=employees employee=master:1", 0,
    NULL },
  { "entered-employee-twice", PREPARING,
    ENTRY "entered display=employees employee=master:1:i-livre\n"
          "entered display=employees at=1 employee=master:1:i-livre",
    3, "this employee has been there already" },
  { "entered-jewel-4", PREPARING, ENTRY "entered display=jewelry at=4 colour=blue", 2, NOT_DUE },
  { "entered-jewel-3", PREPARING, ENTRY "entered display=jewelry at=3 colour=blue", 0, NULL },
  { "entered-no-jewel", PREPARING, ENTRY "entered display=jewelry", 2, "such jewelry tile" },
  { "entered-too-many", PREPARING,
    ENTRY "fixed fix=tiles n=47\nentered tile=bp\nentered at=1 tile=bp", 4,
    "nothing is left to draw" },
  { "entered-jewels-25", PREPARING,
    ENTRY "fixed fix=jewelry jewelry=" JEWELS_20 ":blue:blue:blue:blue\n"
          "entered display=jewelry at=3 colour=blue",
    3, "nothing is left to draw" },
  { "empty", PREPARING, ENTRY "stayed-empty mask=256", 0, NULL },
  { "empty-nothing", PREPARING, ENTRY "stayed-empty", 2, "nothing can stay empty there" },
  { "empty-beyond", PREPARING, ENTRY "stayed-empty mask=512", 2, "can stay empty there" },
  { "empty-garments", PREPARING, ENTRY "stayed-empty display=garments mask=128", 2,
    "can stay empty there" },
  { "empty-twice", PREPARING, ENTRY "stayed-empty mask=1\nstayed-empty mask=3", 3,
    "can stay empty there" },
  { "empty-employees", PREPARING, ENTRY "stayed-empty display=employees mask=1", 2,
    "can stay empty there" },
  { "empty-late", TURN, ENTRY "stayed-empty mask=1", 2, NOT_PREPARED },
  { "festivity", PREPARING, ENTRY "festivity-added", 2, "festivity garments are not in play" },
  { "dealt-other", PREPARING, ENTRY "dealt cards=" CARDS_20 "," CARDS_5, 2, "not the cards" },
  { "dealt-24", PREPARING, ENTRY "dealt cards=" UNKNOWN_20 ",?,?,?,?", 2, "not the cards" },
  { "dealt-none", PREPARING, ENTRY "dealt cards=", 2, "these are not the cards of the box" },
  { "dealt-unknown", PREPARING, ENTRY "dealt cards=" UNKNOWN_20 "," UNKNOWN_5, 0, NULL },
  { "dealt-late", TURN, ENTRY "dealt cards=" UNKNOWN_20 "," UNKNOWN_5, 2, NOT_PREPARED },
  { "drawn-from-nothing", PREPARING, ENTRY "hand-drawn n=4", 2, "her cards are not shuffled" },
  { "drawn", PREPARING, ENTRY "dealt cards=" UNKNOWN_20 "," UNKNOWN_5 "\nhand-drawn n=25", 0,
    NULL },
  { "drawn-26", PREPARING, ENTRY "dealt cards=" UNKNOWN_20 "," UNKNOWN_5 "\nhand-drawn n=26", 3,
    "no such number of cards" },
  { "drawn-none", PREPARING, ENTRY "dealt cards=" UNKNOWN_20 "," UNKNOWN_5 "\nhand-drawn", 3,
    "no such number of cards" },
  { "drawn-twice", TURN, ENTRY "hand-drawn n=5", 2, NOT_PREPARED },
};

static const HostileRow barry_rows[] = {
  { "revealed-early", PREPARING, ENTRY "revealed card=favor:1:none", 2, NOT_HERS },
  { "revealed-yours", YOURS, ENTRY "revealed card=favor:1:none", 2, NOT_HERS },
  { "revealed-twice", TURN, ENTRY "revealed card=favor:1:none", 2, "is revealed already" },
  { "revealed-unknown", DEALT, ENTRY "revealed card=?", 2, "tell which card it is" },
  { "revealed-other", DEALT, ENTRY "revealed card=tailor:8:left:1:none", 2, "another card" },
  { "revealed-of-piles", DEALT, ENTRY "fixed fix=pile pile=hand n=4\nrevealed card=favor:1:none", 0,
    NULL },
  { "told-early", DEALT, ENTRY "told card=favor:1:none", 2, NOT_OPEN },
  { "told-in-preparation", PREPARING, ENTRY "told card=favor:1:none", 2, NOT_HERS },
  { "told-unknown", TURN, ENTRY "told card=?", 2, "tell which card it is" },
  { "told-nothing", TURN, ENTRY "told", 2, "tell which card it is" },
  { "told-50", TURN, ENTRY REPORTED_10 REPORTED_10 REPORTED_10 REPORTED_10 REPORTED_10 "name x", 0,
    NULL },
  { "told-51", TURN,
    ENTRY REPORTED_10 REPORTED_10 REPORTED_10 REPORTED_10 REPORTED_10 "told card=favor:1:none", 52,
    "no card is asked for" },
  { "otherwise-early", DEALT, ENTRY "done-otherwise", 2, NOT_OPEN },
  { "otherwise-preparing", PREPARING, ENTRY "done-otherwise index=99 do=gain-pp", 2, NOT_HERS },
  { "otherwise-8", TURN, ENTRY DEVIATION_8 "name x", 0, NULL },
  { "otherwise-9", TURN, ENTRY DEVIATION_8 "done-otherwise", 10, "there is no such order" },
  { "step-early", DEALT, ENTRY "step do=take-thread", 2, NOT_OPEN },
  { "step-yours", YOURS, ENTRY "step do=take-thread", 2, NOT_HERS },
  { "ended-early", DEALT, ENTRY "barry-ended", 2, NOT_OPEN },
  { "ended-preparing", PREPARING, ENTRY "barry-ended", 2, NOT_HERS },
  { "ended-twice", TURN, ENTRY "barry-ended\nbarry-ended", 3, NOT_HERS },
  { "ended-with-garment", TURN, ENTRY "step do=take-garment\nbarry-ended", 3, "is not placed" },
  { "turned-up-early", TURN, ENTRY "turned-up employee=master:5", 2, NOT_THE_END },
  { "turned-up-beyond", SCORING, ENTRY "turned-up at=63 employee=master:5", 2, "no card" },
  { "turned-up-start", SCORING, ENTRY "turned-up employee=master:5", 2, "no card to turn up" },
  { "turned-up", SCORING, ENTRY "fixed fix=staff employee=master:exam\nturned-up employee=master:5",
    0, NULL },
  { "turned-up-journeyman", SCORING,
    ENTRY "fixed fix=staff employee=journeyman:exam\nturned-up employee=master:5", 3,
    "no card to turn up is there" },
  { "turned-up-apprentice", SCORING,
    ENTRY "fixed fix=staff employee=master:exam\nturned-up employee=apprentice:5", 3,
    "no Master is like that" },
  { "turned-up-level", SCORING,
    ENTRY "fixed fix=staff employee=master:exam\nturned-up employee=master:4", 3,
    "no Master is like that" },
  { "turned-up-seen", SCORING,
    ENTRY "fixed fix=staff employee=master:exam\nyou-counted fact=bonuses crowns=128\n"
          "turned-up employee=master:5:jb-apprentices",
    4, "this card was seen elsewhere" },
  { "finished-early", TURN, ENTRY "finished", 2, NOT_THE_END },
  { "finished-preparing", PREPARING, ENTRY "finished", 2, NOT_THE_END },
  { "finished", SCORING, ENTRY "finished", 0, NULL },
  { "finished-twice", SCORING, ENTRY "finished\nfinished", 3, NOT_THE_END },
};

static const HostileRow you_rows[] = {
  { "tile-hers", TURN, ENTRY "you-took-tile", 2, NOT_YOURS },
  { "tile-beyond", YOURS, ENTRY "you-took-tile at=9", 2, "no resource tile lies there" },
  { "tile-63", YOURS, ENTRY "you-took-tile at=63", 2, "no resource tile lies there" },
  { "tile-twice", YOURS, ENTRY "you-took-tile at=8\nyou-took-tile at=8", 3, "no resource" },
  { "garment-beyond", YOURS, ENTRY "you-made-garment at=6 flag=1", 2, "no garment lies there" },
  { "garment-last", YOURS, ENTRY "you-made-garment at=5 flag=1", 0, NULL },
  { "garment-none", YOURS, ENTRY "fixed fix=garment\nyou-made-garment flag=1", 3,
    "no garment lies there" },
  { "garment-unknown", YOURS, ENTRY "fixed fix=garment garment=?:0\nyou-made-garment flag=1", 3,
    "tell first which garment it is" },
  { "garment-space", YOURS, ENTRY "you-made-garment space=8", 2, "space is not free" },
  { "garment-taken", YOURS, ENTRY "you-made-garment at=1\nyou-made-garment at=2", 3,
    "this guest space is not free" },
  { "jewelry-without-token", YOURS, ENTRY "you-took-jewelry", 2, NO_JEWELER },
  { "jewelry", YOURS, ENTRY "you-funded where=jeweler at=1\nyou-took-jewelry at=3", 0, NULL },
  { "jewelry-beyond", YOURS, ENTRY "you-took-jewelry at=4", 2, "no jewelry lies there" },
  { "jewelry-none", YOURS, ENTRY "fixed fix=jewel\nyou-took-jewelry", 3, "no jewelry lies" },
  { "jewelry-unknown", YOURS,
    ENTRY "you-funded where=jeweler at=1\nfixed fix=jewel colour=?\nyou-took-jewelry", 4,
    "tell first which jewelry it is" },
  { "hire-beyond", YOURS, ENTRY "you-hired at=4", 2, "no employee is there" },
  { "hire-last", YOURS, ENTRY "fixed fix=employee at=3 employee=?:-\nyou-hired at=3", 0, NULL },
  { "hire-twice", YOURS, ENTRY "you-hired\nyou-hired", 3, "no employee is there" },
  { "hire-specialist-twice", YOURS, ENTRY "you-hired flag=1\nyou-hired flag=1", 3,
    "the specialized Apprentice is hired already" },
  { "hire-hand-full", YOURS, ENTRY "fixed fix=your-hand n=99\nyou-hired flag=1", 3,
    "there are not that many employees" },
  { "hire-hand-99", YOURS, ENTRY "fixed fix=your-hand n=98\nyou-hired", 0, NULL },
  { "hire-staff-full", YOURS, ENTRY "you-counted fact=staff n=99\nyou-hired", 3,
    "there are not that many employees" },
  { "hire-apprentices-full", YOURS, ENTRY "you-counted fact=apprentices n=99\nyou-hired", 3,
    "there are not that many employees" },
  { "depute-nobody", YOURS, ENTRY "you-deputed", 2, "no such type" },
  { "depute", YOURS, ENTRY "you-deputed type=apprentice", 0, NULL },
  { "depute-fifth", YOURS, ENTRY "you-deputed type=master\nyou-deputed type=master", 3,
    "four employees have to stay" },
  { "depute-no-apprentice", YOURS,
    ENTRY "you-counted fact=apprentices\nyou-deputed type=apprentice", 3,
    "you have no Apprentice" },
  { "fund-beyond", YOURS, ENTRY "you-funded where=musicians at=5", 2, "is not free" },
  { "fund-twice", YOURS, ENTRY "you-funded at=3\nyou-funded at=3", 3, "is not free" },
  { "fund-jeweler-twice", YOURS, ENTRY "you-funded where=jeweler\nyou-funded where=jeweler at=1", 3,
    "one token of yours is there already" },
  { "favor-twice", YOURS, ENTRY "you-took-favor\nyou-took-favor", 3, "is not on the board" },
  { "exam-hand-full", YOURS, ENTRY "fixed fix=your-hand n=99\nyou-passed-exam", 3,
    "there are not that many employees" },
  { "exam-crown", YOURS, ENTRY "you-passed-exam track=master employee=master:5:jb-apprentices", 0,
    NULL },
  { "exam-crown-twice", YOURS,
    ENTRY "you-passed-exam track=master employee=master:5:jb-apprentices\n"
          "you-passed-exam track=master employee=master:5:jb-apprentices",
    3, "this card was seen elsewhere" },
  { "exam-crown-of-journeymen", YOURS, ENTRY "you-passed-exam employee=master:5:jb-apprentices", 2,
    "no card of this deck" },
  { "exam-crown-of-level-6", YOURS,
    ENTRY "you-passed-exam track=master employee=apprentice:6:vi-staff", 2,
    "no card of this deck has this crown" },
  { "exam-deck-empty", YOURS,
    ENTRY "fixed fix=exam-deck track=master\n"
          "you-passed-exam track=master employee=master:5:jb-apprentices",
    3, "this card was seen elsewhere" },
  { "count-negative", YOURS, ENTRY "you-counted n=-1", 2, "this count cannot be" },
  { "count-thread-100", YOURS, ENTRY "you-counted fact=thread n=100", 2, "count cannot be" },
  { "count-thread-99", YOURS, ENTRY "you-counted fact=thread n=99", 0, NULL },
  { "count-thread-9999", TURN, ENTRY "you-counted fact=thread n=9999", 2, "count cannot be" },
  { "count-staff-3", YOURS, ENTRY "you-counted fact=staff n=3", 2, "this count cannot be" },
  { "count-staff-4", YOURS, ENTRY "you-counted fact=staff n=4", 0, NULL },
  { "count-pp-9999", YOURS, ENTRY "you-counted n=9999", 0, NULL },
  { "count-jewelry-24", YOURS,
    ENTRY "you-counted fact=jewelry jewelry=" JEWELS_20 ":blue:blue:blue:blue", 2,
    "more than the 24 jewelry tiles of the box" },
  { "count-bonus-on-display", ROUND_2,
    ENTRY "fixed fix=staff at=1 employee=apprentice:6:vi-staff\n"
          "you-counted fact=bonuses crowns=1",
    3, "this employee is there twice" },
  { "all-halls-beyond", YOURS, ENTRY "you-all-halls at=5", 2, "this space is not free" },
  { "all-halls-taken", YOURS, ENTRY "fixed fix=all-halls owner=barry\nyou-all-halls", 3,
    "this space is not free" },
  { "all-halls-twice", YOURS, ENTRY "you-all-halls\nyou-all-halls at=1", 3, "there already" },
  { "ended-hers", TURN, ENTRY "you-ended", 2, NOT_YOURS },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  hostile_add_rows ("action", action_rows, G_N_ELEMENTS (action_rows));
  hostile_add_rows ("prepare", prepare_rows, G_N_ELEMENTS (prepare_rows));
  hostile_add_rows ("barry", barry_rows, G_N_ELEMENTS (barry_rows));
  hostile_add_rows ("you", you_rows, G_N_ELEMENTS (you_rows));

  return g_test_run ();
}
