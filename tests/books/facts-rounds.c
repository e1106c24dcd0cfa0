/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rounds, actions, income and final scoring.
 */

#include "ask-game.h"
#include "book-facts.h"
#include "row-fixture.h"

#define BEGIN "started seed=7 count-candidate=1 draw-mode=table;"
#define BEGIN_JB "started seed=7 count-candidate=1 draw-mode=table expansions=jewelry-box;"
#define YOUR_TURN "table ready;table correct to=turn owner=you;"
#define END_TURNS \
  "table correct to=you.hand n=1;table correct to=turn owner=you;table correct to=pile:hand n=0;" \
  "you end-turn;"
#define END_ROUND END_TURNS "you income"
#define ROUND BOOK_ROUND ";"
#define SIX_ROUNDS ROUND ROUND ROUND ROUND ROUND ROUND
#define ENTER(at, garment) "table enter to=garment:" #at " garment=" garment ";"

#define NO_GARMENT(at) "table correct to=garment:" #at " garment=-;"
#define EMPTY_DISPLAY \
  NO_GARMENT (0) NO_GARMENT (1) NO_GARMENT (2) NO_GARMENT (3) NO_GARMENT (4) NO_GARMENT (5)
#define SELL(color) \
  "table correct to=garment:5 garment=" color ":3;you sell-garment from=garment:5;"
#define SELL_3(color) SELL (color) SELL (color) SELL (color)
#define SELL_6(color) SELL_3 (color) SELL_3 (color)
#define SELL_ALL \
  SELL_6 ("blue") \
  SELL_6 ("blue") \
  SELL ("blue") \
  SELL_6 ("pink") \
  SELL_6 ("pink") SELL ("pink") SELL_6 ("green") SELL_3 ("green") SELL ("green") SELL_6 ("orange")

#define SCORED YOU ("'pp':0,'livre':0,'bonuses':[]")
#define IN_HALL_1(guests) HALLS (HALL (guests))
#define IN_HALL_2(guests) HALLS (HALL ("") HALL (guests))

/* Every other action is impossible. */
#define BLOCKED \
  YOU ("'staff':4") \
  LIST ("musicians", BARRYS BARRYS BARRYS BARRYS BARRYS) \
  LIST ("fireworks", BARRYS BARRYS BARRYS) \
  LIST ("statues", BARRYS BARRYS BARRYS) \
  "'kitchen':{'left':['barry','you'],'right':['barry','you']},"
#define NO_FAVOR "'favor':'barry',"
#define CARD_OF_1 EMPLOYEE (1, "apprentice")
#define FREE_GARMENT GARMENTS (NONE NONE NONE NONE GARMENT ("blue"))

static const BookFact facts[] = {
  HOLDS ("round-count", "7 rounds", { ask_game, BEGIN SIX_ROUNDS "? phase", "prepare 7" },
         { ask_game, BEGIN SIX_ROUNDS ROUND "? phase", "scoring 7" }),
  HOLDS ("round-phases", "A round: preparation and cards, then actions, then income",
         { ask_game, BEGIN "? phase", "prepare 1" },
         { ask_game, BEGIN "table ready ? phase", "turns 1" },
         { ask_game, BEGIN "table ready;" END_TURNS "? phase", "income 1" },
         { ask_game, BEGIN "table ready;" END_ROUND "? phase", "prepare 2" }),
  HOLDS ("round-favor-returned", "Who has the Favor returns it and starts; else all stays",
         { ask_game, BEGIN YOUR_TURN "you take-favor from=favor;" END_ROUND "? favor start",
           "board, you" },
         { ask_game, BEGIN "table ready;" END_ROUND "? favor start", "board, barry" },
         { ask_game,
           BEGIN YOUR_TURN "you take-favor from=favor;" END_ROUND ";" ROUND "? favor start",
           "board, you" }),
  HOLDS ("round-employees-removed", "Employees that nobody hired leave",
         { ask_game, BEGIN "table fill;table ready;" END_ROUND "? employees", "...." }),
  HOLDS ("round-employees-new", "4 new ones come in each round",
         { ask_game, BEGIN ROUND "table fill ? employees", "1122" }),
  HOLDS ("round-hire-spaces", "4 spaces for employees",
         { ask_table, EMPLOYEES (CARD_OF_1 CARD_OF_1 CARD_OF_1 CARD_OF_1), "fine" },
         { ask_table, EMPLOYEES (CARD_OF_1 CARD_OF_1 CARD_OF_1 CARD_OF_1 CARD_OF_1),
           "$.employees[4]" }),
  HOLDS ("round-level-number", "The highest level on display is that of the round",
         { ask_game, BEGIN "table enter to=employee:0 employee=master:2 ? allowed",
           "refused: level-not-due" },
         { ask_game, BEGIN ROUND "table enter to=employee:0 employee=master:2 ? allowed",
           "allowed" },
         { ask_game, BEGIN ROUND "table enter to=employee:0 employee=master:3 ? allowed",
           "refused: level-not-due" },
         { ask_game,
           BEGIN ROUND ROUND ROUND ROUND "table enter to=employee:0 employee=master:6 ? allowed",
           "refused: level-not-due" }),
  HOLDS ("round-7-empty", "Round 7 has the last 4 cards, all of level VI",
         { ask_game, BEGIN SIX_ROUNDS "table fill ? employees", "6666" },
         { ask_game, BEGIN SIX_ROUNDS "table enter to=employee:0 employee=master:5 ? allowed",
           "refused: level-not-due" }),
  HOLDS ("round-28-fits", "7 times 4 cards are all 28", { ask_drawn, "0 employees", "28..28" }),
  HOLDS ("round-1-levels", "Round 1: 4 of level I", { ask_drawn, "0 levels 1", "1111" }),
  HOLDS ("round-2-levels", "Round 2: 2 of I, 2 of II", { ask_drawn, "0 levels 2", "1122" }),
  HOLDS ("round-3-levels", "Round 3: 2 of II, 2 of III", { ask_drawn, "0 levels 3", "2233" }),
  HOLDS ("round-4-levels", "Round 4: 2 of III, 2 of IV", { ask_drawn, "0 levels 4", "3344" }),
  HOLDS ("round-5-levels", "Round 5: 2 of IV, 2 of V", { ask_drawn, "0 levels 5", "4455" }),
  HOLDS ("round-6-levels", "Round 6: 2 of V, 2 of VI", { ask_drawn, "0 levels 6", "5566" }),
  HOLDS ("round-7-levels", "Round 7: 4 of VI", { ask_drawn, "0 levels 7", "6666" }),
  HOLDS ("round-garments-discard", "The garments of the 2 rightmost spaces are discarded",
         { ask_game,
           BEGIN ENTER (3, "green:3") ENTER (4, "blue:3")
               ENTER (5, "pink:3") "table leave-empty to=garment:0;table ready;" END_ROUND
                                   "? garment-discards garments",
           "2, .....g" }),
  HOLDS ("round-garments-shift", "The others shift right without gaps",
         { ask_game,
           BEGIN ENTER (0, "blue:3")
               ENTER (2, "green:3") "table leave-empty to=garment:0;table ready;" END_ROUND
                                    "? garments garment-discards",
           "....bg, 0" }),
  HOLDS ("round-garments-fill", "Empty spaces are filled from right to left",
         { ask_game, BEGIN "table fill ? garment-order", "543210" }),
  HOLDS ("round-garments-bag-empty", "When the bag is empty, the discards go back",
         { ask_game,
           BEGIN YOUR_TURN EMPTY_DISPLAY SELL_ALL "you end-turn ? garment-bag garment-discards",
           "0, 42" },
         { ask_game,
           BEGIN YOUR_TURN EMPTY_DISPLAY SELL_ALL END_ROUND
           ";table fill ? garment-bag garment-discards",
           "36, 0" }),
  HOLDS ("round-hand", "A hand of 3 employees", { ask_game, BEGIN "table ready ? your-hand", "3" }),
  HOLDS ("round-hand-short", "Fewer than 3: all of them, then of the discards",
         { ask_hand, "1 4", "hand 3 supply 2 discard 0" },
         { ask_hand, "3 2", "hand 3 supply 0 discard 2" }),
  HOLDS ("round-hand-hire", "A hired card comes into the hand",
         { ask_game, BEGIN YOUR_TURN "you hire from=employee:1 ? your-hand", "4" }),
  HOLDS ("round-turn-one-card", "A turn is one card; they go on until both hands are empty",
         { ask_game, BEGIN YOUR_TURN "you end-turn ? your-hand turn", "2, barry" },
         { ask_game, BEGIN YOUR_TURN "table correct to=pile:hand n=0;you end-turn ? turn phase",
           "you, turns 1" },
         { ask_game,
           BEGIN YOUR_TURN "table correct to=you.hand n=1;"
                           "you end-turn ? turn your-hand",
           "barry, 0" }),
  HOLDS ("round-income-last", "The last round has an income too",
         { ask_game, BEGIN SIX_ROUNDS "table ready;" END_ROUND "? events", "you income livre=5" }),

  HOLDS ("action-count", "Favor, tile, garment, hire, fund, depute: 6 actions",
         { ask_game, BEGIN YOUR_TURN "you take-favor from=favor ? allowed", "allowed" },
         { ask_game, BEGIN YOUR_TURN "you take-tiles from=tile:0 ? allowed", "allowed" },
         { ask_game,
           BEGIN ENTER (0, "blue:3") YOUR_TURN
           "you place-garment from=garment:0 to=guest:1:0 ? allowed",
           "allowed" },
         { ask_game, BEGIN YOUR_TURN "you hire from=employee:0 ? allowed", "allowed" },
         { ask_game, BEGIN YOUR_TURN "you place-token to=token:statues:0 ? allowed", "allowed" },
         { ask_game, BEGIN YOUR_TURN "you depute employee=master:0 ? allowed", "allowed" }),
  HOLDS ("action-jb-count", "Two more with the Jewelry Box: the examinations",
         { ask_game, BEGIN_JB YOUR_TURN "you pass-exam to=you.track:journeyman sure=1 ? allowed",
           "allowed" },
         { ask_game, BEGIN YOUR_TURN "you pass-exam to=you.track:journeyman ? allowed",
           "refused: no-expansion" }),
  HOLDS ("action-master", "A Master does everything",
         { ask_human, "master 0 0 verb|" BLOCKED NO_FAVOR EMPLOYEES (CARD_OF_1), "hire" },
         { ask_human, "master 0 0 verb|" BLOCKED, "take-favor" },
         { ask_human, "master 0 0 verb|" BLOCKED NO_FAVOR FREE_GARMENT, "place-garment" },
         { ask_human, "master 0 0 verb|" BLOCKED NO_FAVOR RESOURCES ("['bp']"), "take-tiles" }),
  HOLDS ("action-journeyman", "A Journeyman does not hire",
         { ask_human, "journeyman 9 0 verb|" BLOCKED NO_FAVOR EMPLOYEES (CARD_OF_1), "nothing" },
         { ask_human, "journeyman 0 0 verb|" BLOCKED NO_FAVOR FREE_GARMENT, "place-garment" }),
  HOLDS ("action-apprentice", "An Apprentice does not hire, tailor or claim the Favor",
         { ask_human, "apprentice 9 0 verb|" BLOCKED NO_FAVOR EMPLOYEES (CARD_OF_1), "nothing" },
         { ask_human, "apprentice 9 0 verb|" BLOCKED NO_FAVOR FREE_GARMENT, "nothing" },
         { ask_human, "apprentice 9 0 verb|" BLOCKED, "nothing" }),
  SILENT ("action-bonus-after", "The bonus comes after the action; both are a choice",
          "bonuses of cards that the player plays are left to the player"),
  HOLDS ("action-favor-livre", "The Favor brings 5 Livre",
         { ask_human, "journeyman 0 0|" BLOCKED, "take-favor 5" }),
  HOLDS ("action-favor-once", "The Favor is claimed once a round",
         { ask_game,
           BEGIN YOUR_TURN "you take-favor from=favor;you take-favor from=favor ? allowed",
           "refused: favor" },
         { ask_game,
           BEGIN YOUR_TURN "table correct to=favor owner=barry;"
                           "you take-favor from=favor ? allowed",
           "refused: favor" }),
  HOLDS ("action-hire-4", "Of 4 cards one costs 5",
         { ask_human,
           "master 5 0|" BLOCKED NO_FAVOR EMPLOYEES (CARD_OF_1 CARD_OF_1 CARD_OF_1 CARD_OF_1),
           "hire -5" },
         { ask_human,
           "master 4 0|" BLOCKED NO_FAVOR EMPLOYEES (CARD_OF_1 CARD_OF_1 CARD_OF_1 CARD_OF_1),
           "nothing" }),
  HOLDS ("action-hire-3", "Of 3 cards one costs 3",
         { ask_human, "master 5 0|" BLOCKED NO_FAVOR EMPLOYEES (CARD_OF_1 NONE CARD_OF_1 CARD_OF_1),
           "hire -3" }),
  HOLDS ("action-hire-2", "Of 2 cards one costs 1",
         { ask_human, "master 5 0|" BLOCKED NO_FAVOR EMPLOYEES (CARD_OF_1 CARD_OF_1), "hire -1" }),
  HOLDS ("action-hire-1", "A single card is free",
         { ask_human, "master 5 0|" BLOCKED NO_FAVOR EMPLOYEES (NONE CARD_OF_1), "hire 0" }),
  HOLDS ("action-hire-none", "Without a card nobody can be hired",
         { ask_game,
           BEGIN YOUR_TURN "you hire from=employee:0;"
                           "you hire from=employee:0 ? allowed",
           "refused: empty" },
         { ask_human, "master 5 0|" BLOCKED NO_FAVOR, "nothing" }),

  HOLDS ("income-base", "5 Livre a round", { ask_income, "", "5" }),
  HOLDS ("income-left", "Left: 1 for each decoration, those of the kitchen included",
         { ask_income,
           "'kitchen':{'left':['you'],'right':['barry']}," LIST ("fireworks", OURS BARRYS OURS)
               LIST ("musicians", OURS),
           "9" }),
  HOLDS ("income-right", "Right: 1 for each garment of the halls",
         { ask_income,
           "'kitchen':{'left':['barry'],'right':['you']}," IN_HALL_2 (YOURS ("blue") HERS ("blue")
                                                                          YOURS ("pink")),
           "7" }),
  HOLDS ("income-no-all-halls", "All Halls tokens bring no income",
         { ask_income, "'kitchen':{'left':['you'],'right':['you']}," LIST ("all-halls", NONE OURS),
           "7" }),

  HOLDS ("score-order", "Livre and jewelry, bonuses, halls, fireworks, balcony, statues, tokens",
         { ask_score,
           JB YOU ("'pp':1,'livre':10,'jewelry':['blue'],'thread':1,'lace':1,'staff':5,"
                   "'bonuses':['vi-thread-lace']") "'favor':'you'," IN_HALL_1 (YOURS_PP ("blue", 2))
               LIST ("fireworks", OURS) LIST ("statues", OURS) LIST ("all-halls", OURS)
                   JEWELER (OURS),
           "END-1 0 2; END-2 0 6; END-3 0 8; END-4 0 7; END-6 0 2; END-7 0 9; total 0 35; you" }),
  HOLDS ("score-livre", "1 PP for 10 Livre",
         { ask_score, YOU ("'pp':0,'livre':39,'bonuses':[]"), "END-1 0 3; total 0 3; you" },
         { ask_score, YOU ("'pp':0,'livre':40,'bonuses':[]"), "END-1 0 4; total 0 4; you" }),
  HOLDS ("score-jewelry-when", "Jewelry comes with the Livre",
         { ask_score, JB YOU ("'pp':0,'livre':20,'bonuses':[],'jewelry':['pink','pink','blue']"),
           "END-1 0 5; total 0 5; you" }),
  HOLDS ("score-favor", "The Favor is 3 PP at the end",
         { ask_score, SCORED "'favor':'barry',", "END-2 3 0; total 3 0; barry" },
         { ask_score, SCORED "'favor':'you',", "END-2 0 3; total 0 3; you" }),
  HOLDS ("score-crowned", "Crowned cards score wherever they are in the staff",
         { ask_score,
           SCORED BARRY (
               "'thread':1,'lace':1,'staff':['master'," CARD ("vi-thread-lace") "'master']"),
           "END-2 3 0; total 3 0; barry" }),
  HOLDS ("score-balcony-fewer", "With fewer garments than fireworks the best of these is used",
         { ask_score, SCORED IN_HALL_1 (YOURS_PP ("blue", 2)) LIST ("fireworks", OURS OURS),
           "END-3 0 8; END-4 0 7; END-7 0 7; total 0 22; you" },
         { ask_score,
           SCORED IN_HALL_1 (YOURS_PP ("blue", 2) YOURS_PP ("blue", 4)) LIST ("fireworks", OURS),
           "END-3 0 8; END-4 0 7; END-7 0 10; total 0 25; you" }),
  HOLDS ("score-balcony-times", "On the balcony PP are multiplied by 2 or 3",
         { ask_score, SCORED IN_HALL_1 (HERS_PP ("blue", 3)) LIST ("fireworks", BARRYS OURS OURS),
           "END-3 8 0; END-4 0 7; END-7 6 4; total 14 11; barry" },
         { ask_score, SCORED IN_HALL_1 (HERS_PP ("blue", 3)) LIST ("fireworks", OURS BARRYS OURS),
           "END-3 8 0; END-4 0 7; END-7 10 3; total 18 10; barry" }),
  HOLDS ("score-balcony-max", "A base garment is 12 PP there at most",
         { ask_score, SCORED IN_HALL_1 (HERS_PP ("blue", 4)) LIST ("fireworks", OURS BARRYS OURS),
           "END-3 8 0; END-4 0 7; END-7 13 3; total 21 10; barry" }),
  HOLDS ("score-majority-before-balcony", "A garment counts in its hall before it moves",
         { ask_score,
           SCORED IN_HALL_1 (HERS_PP ("blue", 2) HERS_PP ("pink", 2) YOURS_PP ("blue", 2))
               LIST ("fireworks", BARRYS BARRYS),
           "END-3 8 0; END-4 7 0; END-7 11 2; total 26 2; barry" }),
  HOLDS ("score-statues-all-board", "Statues look at all garments, those of the balcony included",
         { ask_score,
           SCORED HALLS (HALL (HERS ("blue")) HALL ("") HALL (HERS ("pink")))
               LIST ("fireworks", BARRYS) LIST ("statues", NONE BARRYS),
           "END-3 13 0; END-4 7 0; END-6 4 0; total 24 0; barry" }),
  SILENT ("score-tie-base", "Between humans a tie goes to more Livre", "only games of one player"),
};

const BookTable book_rounds = { facts, G_N_ELEMENTS (facts) };
