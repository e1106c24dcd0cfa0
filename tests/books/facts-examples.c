/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Modules of garments, and the worked examples of the books. In an example with two players, she is
 * the first and you are the second.
 */

#include "ask-game.h"
#include "book-facts.h"
#include "row-fixture.h"

#define BEGIN "started seed=7 count-candidate=1 draw-mode=table;"
#define BEGIN_WITH(expansions) \
  "started seed=7 count-candidate=1 draw-mode=table expansions=" expansions ";"
#define ROUND BOOK_ROUND ";"
#define YOUR_TURN "table ready;table correct to=turn owner=you;"
#define SELL(garment) \
  "table enter to=garment:0 garment=" garment ";" YOUR_TURN \
  "you sell-garment from=garment:0 ? allowed"
#define RENT(garment) \
  "table enter to=garment:0 garment=" garment ";" YOUR_TURN \
  "you place-garment from=garment:0 to=guest:1:0 ? allowed"

#define FESTIVE EXPANSIONS ("'festivity'")
#define EXPERTS EXPANSIONS ("'expert'")
#define ALL_JEWELS EXPANSIONS ("'expert','jewelry-box'")
#define MAKE(garment) HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none")) GARMENTS (garment)
#define WEAR(garment, symbol) \
  ALL_JEWELS HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, symbol)) GARMENTS (garment)
#define TO_HALL_4 "reveal-card 4 none; place-garment 4/0"
#define SCORED YOU ("'pp':0,'livre':0,'bonuses':[]")
#define SECOND "'rulings':{'second-place':true}," SCORED
#define IN_HALL_5(guests) HALLS (HALL ("") HALL ("") HALL ("") HALL ("") HALL (guests))
#define GOWN_OF_14(owner) "{'owner':'" owner "','color':'green','expert':'livre14'},"

/* All decorations except a statue of cost 10. */
#define ONLY_10 \
  "'box':'classic'," YOU ( \
      "'staff':4") "'favor':'barry'," LIST ("musicians", BARRYS BARRYS BARRYS BARRYS BARRYS) \
      LIST ("fireworks", BARRYS BARRYS BARRYS BARRYS) \
          LIST ("statues", \
                BARRYS NONE BARRYS) "'kitchen':{'left':['barry','you'],'right':['barry','you']},"
#define THREE_CARDS \
  EMPLOYEES (NONE EMPLOYEE (2, "master") EMPLOYEE (2, "apprentice") EMPLOYEE (1, "apprentice"))
#define NO_DECORATION \
  YOU ("'staff':4") \
  "'favor':'barry'," LIST ("musicians", \
                           BARRYS BARRYS BARRYS BARRYS BARRYS) LIST ("fireworks", \
                                                                     BARRYS BARRYS BARRYS) \
      LIST ("statues", \
            BARRYS BARRYS BARRYS) "'kitchen':{'left':['barry','you'],'right':['barry','you']},"

static const BookFact facts[] = {
  HOLDS ("fancy-garments", "Fancy adds 4 garments",
         { ask_setup, "en fancy|Fancy Dresses:|the 4 Garment tiles", "told" }),
  HOLDS ("fancy-resources", "Fancy adds 5 resource tiles",
         { ask_setup, "en fancy|Fancy Dresses:|the 5 Resource tiles", "told" }),
  HOLDS ("fancy-totals", "So there are 46 garments and 53 resource tiles",
         { ask_game, BEGIN_WITH ("fancy") "? garment-bag", "46" },
         { ask_most, "tiles|'fancy'", "53" }),
  HOLDS ("fancy-bags", "They go into the bags",
         { ask_setup, "en fancy|Fancy Dresses:|to the bags", "told" }),
  HOLDS ("fancy-pp", "A Fancy garment is worth more than any of the base game",
         { ask_drawn, "2 best-beats 0", "yes" }),
  SILENT ("fancy-cost", "Fancy garments need more resources", "silk is the player’s"),
  SILENT ("fancy-appear", "With 3 or 4 players 2 or 3 of them appear", "only games of one player"),

  HOLDS ("festivity-garments", "4 Festivity garments",
         { ask_setup, "en festivity|Festivity Dresses:|the 4 Festivity Garments", "told" },
         { ask_drawn, "4 specials 7", "blue decorations pairs pink" }),
  HOLDS ("festivity-when", "They come into the bag after the preparation of round 1",
         { ask_drawn, "4 specials 1", "" },
         { ask_game, BEGIN_WITH ("festivity") "? garment-bag", "42" },
         { ask_game, BEGIN_WITH ("festivity") "table ready ? garment-bag", "40" },
         { ask_table, FESTIVE "'round':1," GARMENTS (FESTIVITY ("blue", "pairs")),
           "$.garments[0]" }),
  HOLDS ("festivity-never-sold", "They are never sold",
         { ask_game, BEGIN_WITH ("festivity") ROUND SELL ("blue:3:pairs"), "refused: not-sold" },
         { ask_game, BEGIN_WITH ("festivity") ROUND RENT ("blue:3:pairs"), "allowed" }),
  HOLDS ("festivity-order", "Their bonus comes before they are placed",
         { ask_turn, FESTIVE MAKE (FESTIVITY ("blue", "blue")) HALLS (HALL (HERS ("blue"))),
           "take-garment 0; gain-pp 1 to 1; " TO_HALL_4 }),
  HOLDS ("festivity-pairs", "1st: 2 PP for a gown with a coat",
         { ask_turn,
           FESTIVE MAKE (FESTIVITY ("green", "pairs")) HALLS (HALL (HERS ("blue") HERS (
               "green")) HALL (HERS ("pink") HERS ("orange") HERS ("pink") YOURS ("blue"))),
           "take-garment 0; gain-pp 4 to 4; " TO_HALL_4 }),
  HOLDS ("festivity-decorations", "2nd: 1 PP for a decoration, without All Halls",
         { ask_turn,
           FESTIVE MAKE (FESTIVITY ("green", "decorations")) LIST ("statues", BARRYS OURS BARRYS)
               LIST ("all-halls", BARRYS),
           "take-garment 0; gain-pp 2 to 2; " TO_HALL_4 }),
  HOLDS ("festivity-blue", "3rd: 1 PP for a blue gown",
         { ask_turn,
           FESTIVE MAKE (FESTIVITY ("pink", "blue"))
               HALLS (HALL (HERS ("blue") HERS ("green") HERS ("blue")) HALL (YOURS ("blue"))),
           "take-garment 0; gain-pp 2 to 2; " TO_HALL_4 }),
  HOLDS ("festivity-pink", "4th: 1 PP for a pink coat",
         { ask_turn,
           FESTIVE MAKE (FESTIVITY ("blue", "pink"))
               HALLS (HALL (HERS ("pink") HERS ("orange") HERS ("pink")) HALL (YOURS ("pink"))),
           "take-garment 0; gain-pp 2 to 2; " TO_HALL_4 }),
  HOLDS ("festivity-colors", "Their colors are in no text",
         { ask_table, FESTIVE "'round':2," GARMENTS (FESTIVITY ("blue", "pairs")), "fine" },
         { ask_table, FESTIVE "'round':2," GARMENTS (FESTIVITY ("orange", "pairs")), "fine" }),

  HOLDS ("expert-garments", "6 Expert garments, 2 of them for the Jewelry Box",
         { ask_setup, "en expert|Expert Tailoring:|add 4 Garment tiles", "told" },
         { ask_setup, "en expert jewelry-box|Expert Tailoring:|add the 6 Garment tiles", "told" },
         { ask_drawn, "8 specials 7", "depute favor livre14 tile" },
         { ask_drawn, "9 specials 7", "any-jewelry depute favor livre14 match-jewelry tile" }),
  HOLDS ("expert-when", "They are in the bag from the start",
         { ask_game, BEGIN_WITH ("expert") "? garment-bag", "46" },
         { ask_game, BEGIN_WITH ("jewelry-box,expert") "? garment-bag", "48" }),
  HOLDS ("expert-rent-only", "They are rented only, but for the one of 14 Livre",
         { ask_game, BEGIN_WITH ("expert") SELL ("blue:3:favor"), "refused: not-sold" },
         { ask_game, BEGIN_WITH ("expert") SELL ("blue:3:tile"), "refused: not-sold" },
         { ask_game, BEGIN_WITH ("expert") RENT ("blue:3:favor"), "allowed" }),
  HOLDS ("expert-favor", "1st: the Favor, if it is there",
         { ask_turn, EXPERTS MAKE (EXPERT ("blue", "favor")),
           "take-garment 0; " TO_HALL_4 "; take-favor" },
         { ask_turn, EXPERTS MAKE (EXPERT ("blue", "favor")) "'favor':'you',",
           "take-garment 0; " TO_HALL_4 }),
  HOLDS ("expert-depute", "2nd: an employee may be deputed for Livre",
         { ask_game,
           BEGIN_WITH ("expert") "table enter to=garment:5 garment=blue:3:depute;" YOUR_TURN
                                 "you place-garment from=garment:5 to=guest:1:1;"
                                 "you depute employee=master:0 ? your-livre",
           "25" }),
  HOLDS ("expert-tile", "3rd: a resource tile, for her one of the bag",
         { ask_turn, EXPERTS MAKE (EXPERT ("pink", "tile")) RESOURCES ("['bp']"),
           "take-garment 0; " TO_HALL_4 "; draw-bag-tile" }),
  HOLDS ("expert-livre14", "4th: 14 Livre, and no PP for the garment",
         { ask_score, EXPERTS SCORED IN_HALL_5 (GOWN_OF_14 ("you")),
           "END-3 0 3; total 0 3;"
           " you" },
         { ask_stock, EXPERTS MAKE (EXPERT ("green", "livre14")),
           "take-garment 0; " TO_HALL_4 "; tiles 0 thread 0 lace 0" }),
  HOLDS ("expert-livre14-green", "It is a green gown",
         { ask_refused, EXPERTS GARMENTS (EXPERT ("green", "livre14")), "fine" },
         { ask_refused, EXPERTS GARMENTS (EXPERT ("blue", "livre14")), "refused" },
         { ask_refused, EXPERTS GARMENTS (EXPERT ("orange", "livre14")), "refused" }),
  HOLDS ("expert-livre14-sale", "It may be sold",
         { ask_game, BEGIN_WITH ("expert") SELL ("green:0:livre14"), "allowed" }),
  HOLDS ("expert-livre14-counts", "It counts for presence and majority",
         { ask_score, EXPERTS SCORED IN_HALL_5 (NONE NONE GOWN_OF_14 ("barry")),
           "END-3 3 0; total 3 0; barry" },
         { ask_turn,
           EXPERTS MAKE (EXPERT ("green", "livre14"))
               LIST ("musicians", BARRYS BARRYS BARRYS NONE BARRYS),
           "take-garment 0; " TO_HALL_4 "; all-halls-token 1" }),
  HOLDS ("expert-any-jewelry", "5th: any jewelry, and a tile if the colors match",
         { ask_turn,
           WEAR (EXPERT ("blue", "any-jewelry"), "none") JEWELER (BARRYS)
               JEWELRY (GARMENT ("pink")),
           "take-garment 0; " TO_HALL_4 "; take-jewelry 0" },
         { ask_turn,
           WEAR (EXPERT ("blue", "any-jewelry"), "none") JEWELER (BARRYS)
               JEWELRY (GARMENT ("blue")),
           "take-garment 0; " TO_HALL_4 "; take-jewelry 0; draw-bag-tile" },
         { ask_turn, WEAR (EXPERT ("blue", "any-jewelry"), "none") JEWELRY (GARMENT ("blue")),
           "take-garment 0; " TO_HALL_4 }),
  HOLDS ("expert-match-jewelry", "6th: 2 PP with jewelry of its color",
         { ask_turn,
           WEAR (EXPERT ("blue", "match-jewelry"), "suitable") JEWELER (BARRYS)
               JEWELRY (GARMENT ("blue")),
           "take-garment 0; reveal-card 4 suitable; take-jewelry 0; draw-bag-tile; "
           "place-garment 4/0; gain-pp 2 to 2" },
         { ask_turn,
           WEAR (EXPERT ("blue", "match-jewelry"), "suitable") JEWELER (BARRYS)
               JEWELRY (GARMENT ("green")),
           "take-garment 0; reveal-card 4 suitable; take-jewelry 0; place-garment 4/0" }),
  HOLDS ("expert-jb-only", "The 5th and 6th need the Jewelry Box",
         { ask_table, EXPERTS GARMENTS (EXPERT ("blue", "any-jewelry")), "$.garments[0]" },
         { ask_table, EXPERTS GARMENTS (EXPERT ("blue", "match-jewelry")), "$.garments[0]" },
         { ask_table, ALL_JEWELS GARMENTS (EXPERT ("blue", "match-jewelry")), "fine" }),
  SILENT ("expert-separate", "It is sold apart from the box", "a module is in play or not"),

  HOLDS ("example-hand", "2 cards in the supply: both, and 1 of the discards",
         { ask_hand, "2 3", "hand 3 supply 2 discard 0" }),
  HOLDS ("example-resource", "Mike pays 2 Livre for one of 3 tiles",
         { ask_game, BEGIN YOUR_TURN "you take-tiles from=tile:4 ? your-livre your-tiles",
           "13, 1" }),
  SILENT ("example-garment", "Mike pays 4 Livre, lace and silk", "silk is the player’s"),
  HOLDS ("example-hire", "Mike pays 3 Livre for one of 3 employees",
         { ask_human, "master 3 0|" NO_DECORATION THREE_CARDS, "hire -3" }),
  HOLDS ("example-fund", "Mike pays 10 Livre for a decoration",
         { ask_human, "apprentice 10 0|" ONLY_10, "place-token -10" },
         { ask_human, "apprentice 9 0|" ONLY_10, "nothing" }),
  HOLDS ("example-income-george", "George without the kitchen: 5 Livre",
         { ask_income, LIST ("statues", OURS) HALLS (HALL (YOURS ("blue"))), "5" }),
  HOLDS ("example-income-eve", "Eve on the right side with 3 garments: 8 Livre",
         { ask_income,
           "'kitchen':{'right':['you','barry']}," HALLS (HALL (YOURS ("blue"))
                                                             HALL (YOURS ("pink") YOURS ("green"))),
           "8" }),
  HOLDS ("example-income-mike", "Mike on both sides, a decoration more and a garment: 9 Livre",
         { ask_income,
           "'kitchen':{'left':['you'],'right':['barry','you']}," LIST ("fireworks", OURS)
               HALLS (HALL (YOURS ("blue"))),
           "9" }),
  HOLDS ("example-hall", "Eve and George tie; she has a Master space: 3 and 1",
         { ask_score, SECOND IN_HALL_5 (HERS ("blue") NONE YOURS ("blue")),
           "END-3 3 1; total 3 1; barry" }),
  HOLDS ("example-hall-two", "Of two players: 3 and nothing",
         { ask_score, SCORED IN_HALL_5 (HERS ("blue") NONE YOURS ("blue")),
           "END-3 3 0; total 3 0; barry" }),
  HOLDS ("example-fireworks", "George 6, Mike 2 before Eve by the dearer one, as two sides go",
         { ask_score, "@fireworks.majority=[6,2]|" SECOND LIST ("fireworks", BARRYS BARRYS OURS),
           "END-4 6 2; END-7 1 3; total 7 5; barry" },
         { ask_score, "@fireworks.majority=[6,2]|" SECOND LIST ("fireworks", NONE BARRYS OURS),
           "END-4 2 6; END-7 1 3; total 3 9; you" }),
  HOLDS ("example-statues", "2 statues and 7 garments: 8 and 4 PP",
         { ask_score,
           SCORED HALLS (HALL (HERS ("green") HERS ("blue")) HALL (
               HERS ("green") HERS ("blue") HERS ("pink") HERS ("orange") HERS ("green")))
               LIST ("statues", BARRYS BARRYS),
           "END-3 14 0; END-6 12 0; END-7 1 0; total 27 0; barry" }),
  HOLDS ("example-statues-colors", "A third green one adds nothing, a second pink one would",
         { ask_score,
           SCORED HALLS (HALL (HERS ("green") HERS ("blue")) HALL (HERS ("green") HERS (
               "blue") HERS ("pink") HERS ("orange"))) LIST ("statues", BARRYS BARRYS),
           "END-3 14 0; END-6 12 0; END-7 1 0; total 27 0; barry" },
         { ask_score,
           SCORED HALLS (HALL (HERS ("green") HERS ("blue")) HALL (
               HERS ("green") HERS ("blue") HERS ("pink") HERS ("orange") HERS ("pink")))
               LIST ("statues", BARRYS BARRYS),
           "END-3 14 0; END-6 14 0; END-7 1 0; total 29 0; barry" }),
  HOLDS ("example-exam-tile", "A tile with blue and green silk is one task only",
         { ask_exam, JB HAND (DRAWER (3)) RESOURCES ("[],[],['bp+go']"),
           "take-tiles 3/left; exam-token go; journeyman go" }),
  HOLDS ("example-solo-tailor", "Second from the right: the second tile, whatever is between",
         { ask_turn,
           HAND (TAILOR (2, "right")) SUPPLY (FOOT (4, "none"))
               GARMENTS (GARMENT ("blue") GARMENT ("pink") NONE GARMENT ("green")),
           "take-garment 1; " TO_HALL_4 }),
  HOLDS ("example-solo-hire", "Second from the left: the second card, or the only one",
         { ask_turn,
           HAND (HIRE (2, "left")) SUPPLY (FOOT (2, "none")) EMPLOYEES (
               EMPLOYEE (1, "master") NONE EMPLOYEE (1, "apprentice") EMPLOYEE (1, "apprentice")),
           "hire 2; add-hand-card" },
         { ask_turn,
           HAND (HIRE (2, "left")) SUPPLY (FOOT (2, "none"))
               EMPLOYEES (NONE NONE NONE EMPLOYEE (1, "apprentice")),
           "hire 3; add-hand-card" }),
};

const BookTable book_examples = { facts, G_N_ELEMENTS (facts) };
