/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Her steps and corrections that no table allows, and tables that cannot be.
 */

#include "hostile.h"

#define CARDS_5 "favor:1:none,favor:1:none,favor:1:none,favor:1:none,favor:1:none"
#define JEWELS_5 "blue:pink:green:orange:blue"
#define JEWELS_20 JEWELS_5 ":" JEWELS_5 ":" JEWELS_5 ":" JEWELS_5
#define TASKS_3 \
  "step do=exam-token task=bp\nstep do=exam-token task=go\nstep do=exam-token task=thread-lace\n"
#define ALL_TASKS TASKS_3 "step do=exam-token task=decoration\n"

#define ENTRY "entry fix\n"
#define CORRECTION(what) ENTRY "fixed fix=" what
#define NOT_LIKE_THAT "the table cannot be like that"

static const HostileRow step_rows[] = {
  { "favor", TURN, ENTRY "step", 0, NULL },
  { "favor-otherwise", TURN, ENTRY "step otherwise=1", 2, "cannot be done differently" },
  { "tiles-otherwise", TURN, ENTRY "step do=take-tiles tiles=256 otherwise=1", 0, NULL },
  { "favor-gone", TURN, ENTRY "fixed fix=favor owner=you\nstep", 3, "is not on the board" },
  { "tiles", TURN, ENTRY "step do=take-tiles tiles=256", 0, NULL },
  { "tiles-none", TURN, ENTRY "step do=take-tiles", 2, "no resource tile lies there" },
  { "tiles-gone", TURN, ENTRY "fixed\nstep do=take-tiles tiles=3", 3, "no resource tile" },
  { "reveal", TURN, ENTRY "step do=reveal-card cards=favor:1:none", 0, NULL },
  { "reveal-none", TURN, ENTRY "step do=reveal-card", 2, "tell which card it is" },
  { "reveal-unknown", TURN, ENTRY "step do=reveal-card cards=?", 2, "tell which card it is" },
  { "reveal-two", TURN, ENTRY "step do=reveal-card cards=favor:1:none,favor:1:none", 2,
    "tell which card it is" },
  { "reveal-no-supply", TURN,
    ENTRY "fixed fix=pile pile=supply\nstep do=reveal-card cards=favor:1:none", 3,
    "no card is in her supply" },
  { "hand-no-supply", TURN, ENTRY "fixed fix=pile pile=supply\nstep do=add-hand-card", 3,
    "no card is in her supply" },
  { "hand", TURN, ENTRY "step do=add-hand-card", 0, NULL },
  { "shuffle-others", TURN,
    ENTRY "fixed fix=pile pile=supply\nstep do=shuffle-discards cards=" CARDS_5, 3,
    "these are not her discards" },
  { "shuffle-early", TURN, ENTRY "step do=shuffle-discards cards=?", 2, "not her discards" },
  { "shuffle-nothing", TURN, ENTRY "fixed fix=pile pile=supply\nstep do=shuffle-discards", 3,
    "these are not her discards" },
  { "shuffle", TURN,
    ENTRY "fixed fix=pile pile=supply\nfixed fix=pile pile=discard n=2\n"
          "step do=shuffle-discards cards=?,?",
    0, NULL },
  { "garment-beyond", TURN, ENTRY "step do=take-garment at=6", 2, "no garment lies there" },
  { "garment-none", TURN, ENTRY "fixed fix=garment\nstep do=take-garment", 3, "no garment" },
  { "garment-two", TURN, ENTRY "step do=take-garment\nstep do=take-garment at=1", 3,
    "her garment is not placed" },
  { "garment-alone", TURN, ENTRY "step do=take-garment", 2, "her Garment is not placed" },
  { "garment", TURN, ENTRY "step do=take-garment at=5\nstep do=place-garment hall=5 at=1", 0,
    NULL },
  { "place-nothing", TURN, ENTRY "step do=place-garment", 2, "she makes no garment" },
  { "place-unknown", TURN,
    ENTRY "fixed fix=garment garment=?:0\nstep do=take-garment\nstep do=place-garment", 4,
    "she makes no garment" },
  { "place-beyond", TURN, ENTRY "step do=take-garment\nstep do=place-garment at=8", 3,
    "this guest space is not free" },
  { "place-taken", TURN,
    ENTRY "fixed fix=guest owner=you garment=blue:2\nstep do=take-garment\n"
          "step do=place-garment",
    4, "this guest space is not free" },
  { "jewel-without-token", TURN, ENTRY "step do=take-jewelry", 2, "jewelry takes a token" },
  { "jewel", TURN, ENTRY "step do=place-token where=jeweler at=1\nstep do=take-jewelry at=3", 0,
    NULL },
  { "jewel-beyond", TURN, ENTRY "step do=take-jewelry at=4", 2, "no jewelry lies there" },
  { "jewel-none", TURN, ENTRY "fixed fix=jewel\nstep do=take-jewelry", 3, "no jewelry lies" },
  { "jewel-unknown", TURN, ENTRY "fixed fix=jewel colour=?\nstep do=take-jewelry", 3,
    "no jewelry lies there" },
  { "hire-beyond", TURN, ENTRY "step do=hire at=4", 2, "no employee is there" },
  { "hire-twice", TURN, ENTRY "step do=hire at=3\nstep do=hire at=3", 3, "no employee" },
  { "token-beyond", TURN, ENTRY "step do=place-token where=statues at=8", 2, "is not free" },
  { "token-taken", TURN, ENTRY "fixed fix=token at=1 owner=you\nstep do=place-token at=1", 3,
    "this decoration is not free" },
  { "token-second-kitchen", TURN,
    ENTRY "fixed fix=token where=kitchen-left owner=barry\n"
          "step do=place-token where=kitchen-left at=1",
    3, "one token of hers is there already" },
  { "all-halls", TURN, ENTRY "step do=all-halls-token at=1", 0, NULL },
  { "all-halls-beyond", TURN, ENTRY "step do=all-halls-token at=5", 2, "space is not free" },
  { "all-halls-taken", TURN, ENTRY "fixed fix=all-halls owner=you\nstep do=all-halls-token", 3,
    "this space is not free" },
  { "all-halls-twice", TURN, ENTRY "step do=all-halls-token\nstep do=all-halls-token at=1", 3,
    "one token of hers is there already" },
  { "exam-no-task", TURN, ENTRY "step do=exam-token", 2, "this task is not free" },
  { "exam-other-track", TURN, ENTRY "step do=exam-token task=coat", 2, "task is not free" },
  { "exam-twice", TURN, ENTRY "step do=exam-token task=bp\nstep do=exam-token task=bp", 3,
    "this task is not free" },
  { "exam-three", TURN, ENTRY TASKS_3 "name x", 0, NULL },
  { "exam-not-completed", TURN, ENTRY ALL_TASKS "name x", 5, "Examination is not completed" },
  { "exam-moved-early", TURN, ENTRY TASKS_3 "step do=move-exam-token track=master", 5,
    "her tokens are on the other track" },
  { "exam-moved", TURN, ENTRY ALL_TASKS "step do=clear-tasks\nstep do=move-exam-token track=master",
    0, NULL },
  { "exam-no-deck", TURN, ENTRY "fixed fix=exam-deck\nstep do=add-exam-card", 3,
    "the examination deck is empty" },
  { "exam-last-card", TURN, ENTRY "fixed fix=exam-deck n=1\nstep do=add-exam-card", 0, NULL },
  { "remove-beyond", TURN, ENTRY "step do=remove-employee at=5", 2, "no employee is there" },
  { "remove-last", TURN, ENTRY "step do=remove-employee at=4", 0, NULL },
  { "thread-99", TURN, ENTRY "fixed fix=thread n=99\nstep do=take-thread", 0, NULL },
  { "lace-99", TURN, ENTRY "fixed fix=lace n=99\nstep do=take-lace", 0, NULL },
  { "pp-9999", TURN, ENTRY "step do=gain-pp n=9999 to=9999", 0, NULL },
  { "bag-empty", TURN, ENTRY "fixed fix=bag\nstep do=draw-bag-tile", 3, "nothing is left" },
  { "bag-1", TURN, ENTRY "fixed fix=bag n=1\nstep do=draw-bag-tile", 0, NULL },
  { "tiles-all-hers", TURN,
    ENTRY "fixed fix=tiles n=39\nstep do=take-tiles tiles=511\nstep do=draw-bag-tile", 4,
    "nothing is left to draw" },
};

static const HostileRow correct_rows[] = {
  { "tile-beyond", TURN, CORRECTION ("tile at=9 tile=bp"), 2, NOT_LIKE_THAT },
  { "tile-last", TURN, CORRECTION ("tile at=8 tile=?"), 0, NULL },
  { "garment-beyond", TURN, CORRECTION ("garment at=6 garment=blue:1"), 2, NOT_LIKE_THAT },
  { "garment-special-unknown", TURN, CORRECTION ("garment garment=?:0:tile"), 2, NOT_LIKE_THAT },
  { "garment-expert", TURN, CORRECTION ("garment garment=blue:3:tile"), 2,
    "expert garments are not" },
  { "employee-beyond", TURN, CORRECTION ("employee at=4 employee=master:1"), 2, NOT_LIKE_THAT },
  { "employee-level-2", TURN, CORRECTION ("employee employee=master:2"), 2, NOT_LIKE_THAT },
  { "employee-level-1", TURN, CORRECTION ("employee employee=master:-"), 0, NULL },
  { "jewel-beyond", TURN, CORRECTION ("jewel at=4 colour=blue"), 2, NOT_LIKE_THAT },
  { "jewel-last", TURN, CORRECTION ("jewel at=3 colour=?"), 0, NULL },
  { "guest-beyond", TURN, CORRECTION ("guest at=8 garment=blue:1 owner=you"), 2, NOT_LIKE_THAT },
  { "guest-nobody", TURN, CORRECTION ("guest garment=blue:1"), 2, NOT_LIKE_THAT },
  { "guest-nothing", TURN, CORRECTION ("guest owner=you"), 2, NOT_LIKE_THAT },
  { "guest-unknown", TURN, CORRECTION ("guest owner=you garment=?:0"), 2, NOT_LIKE_THAT },
  { "token-beyond", TURN, CORRECTION ("token where=musicians at=5 owner=you"), 2, NOT_LIKE_THAT },
  { "token-last", TURN, CORRECTION ("token where=musicians at=4 owner=you"), 0, NULL },
  { "token-second", TURN,
    ENTRY "fixed fix=token where=jeweler owner=you\nfixed fix=token where=jeweler at=1 owner=you",
    3, NOT_LIKE_THAT },
  { "all-halls-beyond", TURN, CORRECTION ("all-halls at=5 owner=you"), 2, NOT_LIKE_THAT },
  { "all-halls-second", TURN,
    ENTRY "fixed fix=all-halls owner=you\nfixed fix=all-halls at=1 owner=you", 3, NOT_LIKE_THAT },
  { "all-halls-again", TURN, ENTRY "fixed fix=all-halls owner=you\nfixed fix=all-halls owner=you",
    0, NULL },
  { "pp-negative", TURN, CORRECTION ("pp n=-1"), 2, NOT_LIKE_THAT },
  { "pp-9999", TURN, CORRECTION ("pp n=9999"), 0, NULL },
  { "thread-100", TURN, CORRECTION ("thread n=100"), 2, NOT_LIKE_THAT },
  { "lace-100", TURN, CORRECTION ("lace n=100"), 2, NOT_LIKE_THAT },
  { "lace-negative", TURN, CORRECTION ("lace n=-1"), 2, NOT_LIKE_THAT },
  { "tiles-49", TURN, CORRECTION ("tiles n=49"), 2, NOT_LIKE_THAT },
  { "tiles-40", TURN, CORRECTION ("tiles n=40"), 2, "49 resource tiles" },
  { "tiles-39", TURN, CORRECTION ("tiles n=39"), 0, NULL },
  { "jewelry-with-display", TURN, CORRECTION ("jewelry jewelry=" JEWELS_20 ":blue"), 2,
    "the 24 jewelry" },
  { "jewelry-20", TURN, CORRECTION ("jewelry jewelry=" JEWELS_20), 0, NULL },
  { "staff-beyond", TURN, CORRECTION ("staff at=6 employee=master:-"), 2, NOT_LIKE_THAT },
  { "staff-last", TURN, CORRECTION ("staff at=5 employee=master:-"), 0, NULL },
  { "staff-nobody-leaves", TURN, CORRECTION ("staff at=5"), 2, NOT_LIKE_THAT },
  { "staff-leaves", TURN, CORRECTION ("staff at=4"), 0, NULL },
  { "staff-twice", TURN,
    ENTRY "fixed fix=staff at=5 employee=apprentice:6:vi-thread-lace\n"
          "fixed fix=staff at=6 employee=apprentice:6:vi-thread-lace",
    3, "this employee is there twice" },
  { "staff-level", TURN,
    ENTRY "fixed fix=staff employee=master:4\nfixed fix=staff at=1 employee=master:4\n"
          "fixed fix=staff at=2 employee=master:4\nfixed fix=staff at=3 employee=master:4\n"
          "fixed fix=staff at=3 employee=master:-\nfixed fix=staff at=4 employee=master:4",
    0, NULL },
  { "task-of-other-track", TURN, CORRECTION ("task task=coat flag=1"), 2, NOT_LIKE_THAT },
  { "task-last", TURN,
    ENTRY "fixed fix=task task=bp flag=1\nfixed fix=task task=go flag=1\n"
          "fixed fix=task task=thread-lace flag=1\nfixed fix=task task=decoration flag=1",
    5, NOT_LIKE_THAT },
  { "task-again", TURN, ENTRY "fixed fix=task task=bp flag=1\nfixed fix=task task=bp flag=1", 0,
    NULL },
  { "hand-100", TURN, CORRECTION ("your-hand n=100"), 2, NOT_LIKE_THAT },
  { "hand-99", TURN, CORRECTION ("your-hand n=99"), 0, NULL },
  { "pile-26", TURN, CORRECTION ("pile n=26"), 2, NOT_LIKE_THAT },
  { "pile-needed", DEALT, CORRECTION ("pile"), 2, NOT_LIKE_THAT },
  { "piles-26", TURN, CORRECTION ("pile pile=discard n=1"), 2,
    "26 cards in hand, supply and discard" },
  { "bag-49", TURN, CORRECTION ("bag n=49"), 2, NOT_LIKE_THAT },
  { "bag-40", TURN, CORRECTION ("bag n=40"), 2, "49 resource tiles" },
  { "bag-plenty", TURN, CORRECTION ("bag n=-1"), 0, NULL },
  { "exam-deck-10", TURN, CORRECTION ("exam-deck n=10"), 2, NOT_LIKE_THAT },
  { "exam-deck-9", TURN, CORRECTION ("exam-deck n=9"), 0, NULL },
  { "exam-deck-with-hers", TURN,
    ENTRY "fixed fix=staff at=5 employee=journeyman:exam\nfixed fix=exam-deck n=9", 0, NULL },
  { "start-nobody", TURN, CORRECTION ("start"), 2, NOT_LIKE_THAT },
  { "turn-now", TURN, CORRECTION ("turn owner=you"), 2, NOT_LIKE_THAT },
  { "turn-nobody", DEALT, CORRECTION ("turn"), 2, NOT_LIKE_THAT },
  { "turn-without-card", DEALT, ENTRY "fixed fix=your-hand\nfixed fix=turn owner=you", 3,
    NOT_LIKE_THAT },
  { "turn", DEALT, CORRECTION ("turn owner=you"), 0, NULL },
  { "way-now", TURN, CORRECTION ("way n=1"), 2, NOT_LIKE_THAT },
  { "way-3", PREPARING, CORRECTION ("way n=3"), 2, NOT_LIKE_THAT },
  { "way-2", PREPARING, CORRECTION ("way n=2"), 0, NULL },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  hostile_add_rows ("step", step_rows, G_N_ELEMENTS (step_rows));
  hostile_add_rows ("fix", correct_rows, G_N_ELEMENTS (correct_rows));

  return g_test_run ();
}
