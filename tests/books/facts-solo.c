/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The solo game: Madame du Barry.
 */

#include "book-facts.h"
#include "row-fixture.h"

#define BEGIN "started seed=7 count-candidate=1 draw-mode=table;"
#define BEGIN_JB "started seed=7 count-candidate=1 draw-mode=table expansions=jewelry-box;"
#define END_ROUND \
  "table correct to=you.hand n=1;table correct to=turn owner=you;table correct to=pile:hand n=0;" \
  "you end-turn;you income"
#define SCORED YOU ("'pp':0,'livre':0,'bonuses':[]")

#define IN_HALL_2(guests) HALLS (HALL ("") HALL (guests))
#define MAKE_FOR(hall, garment) \
  HAND (TAILOR (1, "left")) SUPPLY (FOOT (hall, "none")) GARMENTS (garment)
#define MADE_FOR(hall) "take-garment 0; reveal-card " #hall " none; place-garment " #hall "/"
#define GAPS GARMENTS (NONE GARMENT ("blue") NONE GARMENT ("pink") GARMENT ("green"))
#define TO_HALL_4 "; reveal-card 4 none; place-garment 4/0"
#define WEAR(garment, symbol) \
  JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, symbol)) GARMENTS (garment)
#define WORN(symbol) "take-garment 0; reveal-card 4 " symbol "; "
#define PLAIN_CARD EMPLOYEE (1, "master")

/* Her last task of each examination. */
#define LAST_TILE(staff) \
  JB HAND (DRAWER (1)) SUPPLY (FOOT (2, "none")) RESOURCES ("['bp']") \
      BARRY (EXAM ("journeyman", "'go','thread-lace','decoration'") "'pp':4,'staff':[" staff "]")
#define LAST_GOWN(staff) \
  JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (2, "none") FOOT (4, "none")) \
      GARMENTS (GARMENT ("blue")) \
          BARRY (EXAM ("master", "'thimble','coat'") "'pp':4,'staff':[" staff "]")
#define NEXT_IS_MASTER "add-hand-card; clear-tasks; move-exam-token master"
#define NEXT_IS_JOURNEYMAN "add-hand-card; clear-tasks; move-exam-token journeyman"

static const BookFact facts[] = {
  SILENT ("solo-time", "40 to 60 minutes for a solo game", "time is not measured"),
  HOLDS ("solo-jb-optional", "The Jewelry Box is a choice",
         { ask_game, "started seed=1 ? jewelry exam-decks phase", "...., -1 -1, prepare 1" },
         { ask_game, "started seed=1 expansions=jewelry-box ? exam-decks phase",
           "9 9, prepare 1" }),
  HOLDS ("solo-board-side", "The side for 1 to 3 players is used",
         { ask_setup, "en jewelry-box|Board:|the side for 1, 2 and 3 players up", "told" }),
  HOLDS ("solo-barry-no-rack", "She gets no rack",
         { ask_setup, "en|Madame du Barry:|no Resource tile rack", "told" }),
  HOLDS ("solo-barry-start-cards", "Her 5 start employees lie face down above her board",
         { ask_setup, "en|Her Employee deck:|her 5 Start Employees facedown above her Player Board",
           "told" }),
  HOLDS ("solo-barry-supply", "She has 1 thread, 1 lace and no Livre",
         { ask_game, BEGIN "? her-thread her-lace her-tiles", "1, 1, 0" },
         { ask_setup, "en|Madame du Barry:|She gets no Livre", "told" }),
  HOLDS ("solo-barry-starts", "She is the first start player",
         { ask_game, BEGIN "? start", "barry" }, { ask_game, BEGIN "table ready ? turn", "barry" }),
  HOLDS ("solo-barry-jb", "Jewelry Box: her token on the start area, no Apprentice for her",
         { ask_setup,
           "en jewelry-box|Her Examination:|one of her Trademark tokens on the Journeyman "
           "Examination Start area",
           "told" },
         { ask_setup, "en jewelry-box|Her Examination:|She gets no specialized Apprentice",
           "told" }),
  HOLDS ("solo-barry-no-livre", "Livre of a guest space are nothing to her",
         { ask_stock,
           MAKE_FOR (2, GARMENT ("blue"))
               IN_HALL_2 (NONE NONE NONE YOURS ("blue") YOURS ("blue") YOURS ("blue")),
           MADE_FOR (2) "2; tiles 0 thread 0 lace 0" }),
  SILENT ("solo-human-rules", "The human plays as ever", "what the player plays is not judged"),
  HOLDS ("solo-shuffle", "All 25 cards are shuffled for each round", { ask_most, "cards", "25" },
         { ask_game, BEGIN "table ready;barry play-card card=favor:1:none;barry act ? her-cards",
           "hand 3 supply 21 discard 1" },
         { ask_game,
           BEGIN "table ready;barry play-card card=favor:1:none;barry act;" END_ROUND
                 ";table ready ? her-cards",
           "hand 4 supply 21 discard 0" }),
  HOLDS ("solo-hand", "Her hand is 4 cards",
         { ask_game, BEGIN "table ready ? her-cards", "hand 4 supply 21 discard 0" }),
  HOLDS ("solo-supply-after-draw", "21 cards stay in her supply",
         { ask_game, "started seed=9;table ready ? her-cards", "hand 4 supply 21 discard 0" }),
  HOLDS ("solo-turn", "She plays the top card of her hand, which is discarded",
         { ask_piles, HAND (FAVOR FOOT (2, "none")) SUPPLY (FOOT (3, "none")),
           "take-favor; gain-pp 3 to 3; hand 2 none; supply 3 none; discard 1 none" }),
  HOLDS ("solo-fallback", "What cannot be done brings 3 PP",
         { ask_turn,
           HAND (FUND ("fireworks")) LIST ("fireworks", OURS BARRYS OURS) BARRY ("'pp':5"),
           "gain-pp 3 to 8" }),
  HOLDS ("solo-actions", "Her cards have five actions", { ask_box, "has:favor deck.action", "yes" },
         { ask_box, "has:resources deck.action", "yes" },
         { ask_box, "has:tailor deck.action", "yes" }, { ask_box, "has:hire deck.action", "yes" },
         { ask_box, "has:fund deck.action", "yes" },
         { ask_changed_box, "deck[0].action='depute'", "$.deck[0].action" }),
  HOLDS ("solo-favor", "She takes the Favor if it is there, and gains 3 PP anyhow",
         { ask_turn, HAND (FAVOR), "take-favor; gain-pp 3 to 3" },
         { ask_turn, HAND (FAVOR) "'favor':'you',", "gain-pp 3 to 3" },
         { ask_turn, HAND (FAVOR) "'favor':'barry',", "gain-pp 3 to 3" }),
  HOLDS ("solo-resources-cards", "A resource card names a drawer or a place in all drawers",
         { ask_changed_box, "deck[2].drawer=4", "$.deck[2].drawer" },
         { ask_changed_box, "deck[5].column='top'", "$.deck[5].column" },
         { ask_turn, HAND (DRAWER (2)) RESOURCES ("['bp'],['bp',null,'go'],['bp']"),
           "take-tiles 2/left 2/right" },
         { ask_turn, HAND (COLUMN ("right")) RESOURCES ("['bp'],['bp',null,'go'],['bp','bp','go']"),
           "take-tiles 2/right 3/right" }),
  HOLDS ("solo-resources-each-card", "Each of these six occurs",
         { ask_box, "has:1 deck[action=resources].drawer", "yes" },
         { ask_box, "has:2 deck[action=resources].drawer", "yes" },
         { ask_box, "has:3 deck[action=resources].drawer", "yes" },
         { ask_box, "has:left deck[action=resources].column", "yes" },
         { ask_box, "has:center deck[action=resources].column", "yes" },
         { ask_box, "has:right deck[action=resources].column", "yes" }),
  HOLDS ("solo-resources-max", "She takes up to 3 tiles, and all of them",
         { ask_stock, HAND (COLUMN ("center")) RESOURCES ("['bp','go'],['bp','go'],['bp','go']"),
           "take-tiles 1/center 2/center 3/center; tiles 3 thread 0 lace 0" }),
  HOLDS ("solo-resources-exam", "A token goes on the topmost task that fits",
         { ask_turn, JB HAND (DRAWER (1)) RESOURCES ("['bp+go']"),
           "take-tiles 1/left; exam-token go" },
         { ask_turn,
           JB HAND (DRAWER (1)) RESOURCES ("['bp+go']") BARRY (EXAM ("journeyman", "'go'")),
           "take-tiles 1/left; exam-token bp" }),
  HOLDS ("solo-resources-exam-fr", "That the French text says the nearest task is not followed",
         { ask_turn, JB HAND (DRAWER (1)) RESOURCES ("['bp']"),
           "take-tiles 1/left; exam-token bp" }),
  HOLDS ("solo-resources-none", "No tile there: 3 PP",
         { ask_turn, HAND (DRAWER (1)) RESOURCES ("[],['bp','bp','bp']"), "gain-pp 3 to 3" }),
  HOLDS ("solo-tailor-free", "She pays nothing for a garment",
         { ask_stock, MAKE_FOR (4, GARMENT ("blue")) BARRY ("'thread':1,'lace':1,'tiles':2"),
           MADE_FOR (4) "0; tiles 2 thread 1 lace 1" }),
  HOLDS ("solo-tailor-count", "Tiles are counted, not spaces",
         { ask_turn, HAND (TAILOR (2, "left")) SUPPLY (FOOT (4, "none")) GAPS,
           "take-garment 3" TO_HALL_4 }),
  HOLDS ("solo-tailor-few", "Too few: that with the highest cost",
         { ask_turn, HAND (TAILOR (4, "right")) SUPPLY (FOOT (4, "none")) GAPS,
           "take-garment 1" TO_HALL_4 }),
  HOLDS ("solo-tailor-card-2-right", "A card for the second from the right exists",
         { ask_box, "least:1 deck[action=tailor,n=2,from=right]", "yes" }),
  HOLDS ("solo-tailor-none", "No garment: 3 PP, and nothing is revealed",
         { ask_piles, HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none")),
           "gain-pp 3 to 3; hand; supply 4 none; discard 1 none" }),
  HOLDS (
      "solo-tailor-exam", "A garment may fulfil a Master task; the third completes it",
      { ask_turn, JB MAKE_FOR (4, THIMBLE ("pink")) BARRY (EXAM ("master", "")),
        "take-garment 0; exam-token thimble" TO_HALL_4 },
      { ask_exam, LAST_GOWN (""),
        "take-garment 0; exam-token gown; gain-pp 1 to 5; add-exam-card master; " NEXT_IS_JOURNEYMAN
            TO_HALL_4 "; journeyman" }),
  HOLDS ("solo-tailor-rented", "Her garments are rented",
         { ask_turn, MAKE_FOR (3, GARMENT ("orange")), MADE_FOR (3) "0" }),
  HOLDS ("solo-tailor-reveal", "A card of her supply is revealed for the hall",
         { ask_piles,
           HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none") FOOT (2, "none"))
               GARMENTS (GARMENT ("blue")),
           "take-garment 0" TO_HALL_4 "; hand; supply 2 none; discard 4 none, 1 none" }),
  HOLDS ("solo-card-foot", "The foot of a card has a hall and a symbol",
         { ask_changed_box, "deck[0].hall", "$.deck[0].hall" },
         { ask_changed_box, "deck[0].jewelry", "$.deck[0].jewelry" }),
  HOLDS ("solo-card-symbols", "There are three symbols",
         { ask_box, "has:same-color deck.jewelry", "yes" },
         { ask_box, "has:suitable deck.jewelry", "yes" },
         { ask_box, "has:none deck.jewelry", "yes" },
         { ask_changed_box, "deck[0].jewelry='cheapest'", "$.deck[0].jewelry" }),
  HOLDS ("solo-place-order", "A Master space first, then tile, thread or lace, Livre",
         { ask_turn, MAKE_FOR (1, GARMENT ("blue")), MADE_FOR (1) "2" },
         { ask_turn, MAKE_FOR (2, GARMENT ("blue")), MADE_FOR (2) "5; draw-bag-tile" },
         { ask_turn,
           MAKE_FOR (2, GARMENT ("blue"))
               IN_HALL_2 (NONE NONE NONE YOURS ("pink") NONE YOURS ("pink")),
           MADE_FOR (2) "4; take-thread" },
         { ask_turn,
           MAKE_FOR (2, GARMENT ("blue"))
               IN_HALL_2 (NONE NONE NONE YOURS ("pink") YOURS ("pink") YOURS ("pink")),
           MADE_FOR (2) "2" },
         { ask_turn,
           MAKE_FOR (2, GARMENT ("blue")) IN_HALL_2 (
               NONE YOURS ("pink") YOURS ("pink") YOURS ("pink") YOURS ("pink") YOURS ("pink")),
           MADE_FOR (2) "0" }),
  HOLDS ("solo-place-tile", "A tile as a reward comes from the bag",
         { ask_stock, MAKE_FOR (2, GARMENT ("pink")) RESOURCES ("['bp']") "'bag':5,",
           MADE_FOR (2) "5; draw-bag-tile; tiles 1 thread 0 lace 0 bag 4" }),
  HOLDS ("solo-place-full", "A full hall: cards are revealed until one has room",
         { ask_turn,
           HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none") FOOT (4, "none") FOOT (3, "none"))
               GARMENTS (GARMENT ("blue"))
                   HALLS (HALL ("") HALL ("") HALL ("") HALL (YOURS ("pink"))),
           "take-garment 0; reveal-card 4 none; reveal-card 4 none; reveal-card 3 none; "
           "place-garment 3/0" }),
  HOLDS ("solo-jewelry-jeweler", "Without a token at the jeweler she takes no jewelry",
         { ask_turn, WEAR (GARMENT ("blue"), "same-color") JEWELRY (GARMENT ("blue")),
           WORN ("same-color") "place-garment 4/0" }),
  HOLDS ("solo-jewelry-same", "Same color: the cheapest of the color, and a tile",
         { ask_turn,
           WEAR (GARMENT ("blue"), "same-color") JEWELER (BARRYS)
               JEWELRY (GARMENT ("blue") GARMENT ("blue") GARMENT ("pink") GARMENT ("green")),
           WORN ("same-color") "take-jewelry 1; draw-bag-tile; place-garment 4/0" },
         { ask_turn,
           WEAR (GARMENT ("blue"), "same-color") JEWELER (BARRYS) JEWELRY (GARMENT ("green")),
           WORN ("same-color") "place-garment 4/0" }),
  HOLDS ("solo-jewelry-suitable", "Suitable: the cheapest of the kind, a tile if colors match",
         { ask_turn,
           WEAR (GARMENT ("blue"), "suitable") JEWELER (BARRYS)
               JEWELRY (GARMENT ("blue") NONE NONE GARMENT ("green")),
           WORN ("suitable") "take-jewelry 3; place-garment 4/0" },
         { ask_turn,
           WEAR (GARMENT ("blue"), "suitable") JEWELER (BARRYS)
               JEWELRY (GARMENT ("green") NONE NONE GARMENT ("blue")),
           WORN ("suitable") "take-jewelry 3; draw-bag-tile; place-garment 4/0" }),
  HOLDS ("solo-hire-free", "She pays nothing for an employee",
         { ask_stock,
           HAND (HIRE (1, "left")) SUPPLY (FOOT (2, "none")) EMPLOYEES (PLAIN_CARD)
               BARRY ("'thread':1,'lace':1,'tiles':2"),
           "hire 0; add-hand-card; tiles 2 thread 1 lace 1" }),
  HOLDS ("solo-hire-count", "Cards are counted, not spaces",
         { ask_turn,
           HAND (HIRE (2, "right")) SUPPLY (FOOT (2, "none"))
               EMPLOYEES (PLAIN_CARD PLAIN_CARD NONE EMPLOYEE (1, "apprentice")),
           "hire 1; add-hand-card" }),
  HOLDS ("solo-hire-card-2-left", "A card for the second from the left exists",
         { ask_box, "least:1 deck[action=hire,n=2,from=left]", "yes" }),
  HOLDS ("solo-hire-n", "No hire card seems to name more than the second",
         { ask_box, "range deck[action=hire].n", "1..2" }),
  HOLDS ("solo-hire-crown", "A crowned card goes first, the one worth most to her now",
         { ask_turn,
           HAND (HIRE (1, "left")) SUPPLY (FOOT (2, "none")) BARRY ("'thread':2,'lace':2")
               EMPLOYEES (EMPLOYEE (5, "master") CARD ("vi-pairs") CARD ("vi-thread-lace")),
           "hire 2; add-hand-card" }),
  HOLDS ("solo-hire-crown-rounds-base", "Crowned cards come in rounds 6 and 7",
         { ask_drawn, "0 crowns", "6 7" }),
  HOLDS ("solo-hire-crown-rounds-jb", "With the Jewelry Box from round 5 on",
         { ask_drawn, "1 crowns", "5 6 7" }),
  HOLDS ("solo-hire-tie", "A tie: worth most to you now, then the first from the side",
         { ask_turn,
           HAND (HIRE (1, "left")) SUPPLY (FOOT (2, "none")) YOU ("'staff':10")
               EMPLOYEES (CARD ("vi-pairs") CARD ("vi-staff")),
           "hire 1; add-hand-card" },
         { ask_turn,
           HAND (HIRE (1, "right")) SUPPLY (FOOT (2, "none"))
               EMPLOYEES (CARD ("vi-pairs") CARD ("vi-master-guests")),
           "hire 1; add-hand-card" }),
  HOLDS ("solo-hire-hand", "A hire brings a card of the supply into her hand",
         { ask_piles,
           HAND (HIRE (1, "left")) SUPPLY (FOOT (2, "none") FOOT (3, "none"))
               EMPLOYEES (PLAIN_CARD),
           "hire 0; add-hand-card; hand 2 none; supply 3 none; discard 1 none" }),
  HOLDS ("solo-hire-none", "No employee: 3 PP",
         { ask_turn, HAND (HIRE (1, "left")) SUPPLY (FOOT (2, "none")), "gain-pp 3 to 3" }),
  HOLDS ("solo-fund-kinds", "Four kinds can stand on a fund card",
         { ask_box, "has:fireworks deck[action=fund].what", "yes" },
         { ask_box, "has:kitchen deck[action=fund].what", "yes" },
         { ask_box, "has:musicians deck[action=fund].what", "yes" },
         { ask_box, "has:statues deck[action=fund].what", "yes" },
         { ask_changed_box, "deck[20].what='jeweler'", "$.deck[20].what" }),
  HOLDS ("solo-fund-jeweler-first", "Jewelry Box: first of all the cheapest at the jeweler",
         { ask_turn, JB HAND (FUND ("statues")) JEWELER (NONE OURS) BARRY (EXAM ("master", "")),
           "place-token jeweler/2" }),
  HOLDS ("solo-fund-cheapest", "The cheapest free one of the kind, without cost",
         { ask_turn, HAND (FUND ("musicians")) LIST ("musicians", NONE OURS NONE OURS),
           "place-token musicians/4" }),
  HOLDS ("solo-fund-kitchen", "One token of hers on each side of the kitchen",
         { ask_turn, HAND (FUND ("kitchen")) "'kitchen':{'left':['barry'],'right':['you']},",
           "place-token kitchen-right/1" },
         { ask_turn, HAND (FUND ("kitchen")) "'kitchen':{'left':['barry'],'right':['barry']},",
           "gain-pp 3 to 3" }),
  HOLDS ("solo-fund-none", "No space for her: 3 PP",
         { ask_turn, HAND (FUND ("statues")) LIST ("statues", OURS BARRYS OURS),
           "gain-pp 3 to 3" }),
  HOLDS ("solo-fund-exam", "A decoration is a task of the Journeyman examination",
         { ask_turn, JB HAND (FUND ("statues")) JEWELER (BARRYS),
           "place-token statues/1; exam-token decoration" },
         { ask_turn, JB HAND (FUND ("statues")) JEWELER (BARRYS) BARRY (EXAM ("master", "")),
           "place-token statues/1" }),
  HOLDS ("solo-exam-immediately", "Her examination comes with the last task, and is free",
         { ask_stock, LAST_TILE ("'apprentice'"),
           "take-tiles 1/left; exam-token bp; gain-pp 1 to 5; remove-employee 0; "
           "add-exam-card journeyman; " NEXT_IS_MASTER "; tiles 1 thread 0 lace 0" }),
  HOLDS (
      "solo-exam-remove-j", "An Apprentice leaves, but none of level VI",
      { ask_staff, LAST_TILE ("'master'," CARD ("vi-pairs") "'apprentice',"),
        "take-tiles 1/left; exam-token bp; gain-pp 1 to 5; remove-employee 2; "
        "add-exam-card journeyman; " NEXT_IS_MASTER "; staff master vi-pairs journeyman" },
      { ask_staff, LAST_TILE ("'journeyman'," CARD ("vi-pairs")),
        "take-tiles 1/left; exam-token bp; gain-pp 1 to 5; add-exam-card journeyman; " NEXT_IS_MASTER
        "; staff journeyman vi-pairs journeyman" }),
  HOLDS ("solo-exam-remove-m", "At the Master examination a Journeyman leaves",
         { ask_staff, LAST_GOWN ("'master','journeyman','apprentice'"),
           "take-garment 0; exam-token gown; gain-pp 1 to 5; remove-employee 1; "
           "add-exam-card master; " NEXT_IS_JOURNEYMAN TO_HALL_4
           "; staff master apprentice master" }),
  HOLDS ("solo-exam-card", "A card of the examination deck joins her staff",
         { ask_stock, LAST_TILE ("'apprentice'") "'exam-decks':{'journeyman':9,'master':9},",
           "take-tiles 1/left; exam-token bp; gain-pp 1 to 5; remove-employee 0; "
           "add-exam-card journeyman; " NEXT_IS_MASTER
           "; tiles 1 thread 0 lace 0 journeyman-deck 8 master-deck 9" }),
  HOLDS (
      "solo-exam-hand", "An examination brings a card of the supply into her hand",
      { ask_piles, LAST_TILE (""),
        "take-tiles 1/left; exam-token bp; gain-pp 1 to 5; add-exam-card journeyman; " NEXT_IS_MASTER
        "; hand 2 none; supply; discard 1 none" }),
  HOLDS ("solo-exam-pp", "1 PP for her with an examination",
         { ask_turn, LAST_TILE ("") "'exam-decks':{'journeyman':0},",
           "take-tiles 1/left; exam-token bp; gain-pp 1 to 5; " NEXT_IS_MASTER }),
  HOLDS ("solo-all-halls", "In all 5 halls she gets the best free All Halls space",
         { ask_turn,
           MAKE_FOR (4, GARMENT ("pink")) HALLS (HALL (HERS ("pink")) HALL (HERS ("pink")) HALL (
               HERS ("pink")) HALL ("") HALL (HERS ("pink"))) LIST ("all-halls", NONE OURS),
           MADE_FOR (4) "0; all-halls-token 2" },
         { ask_turn,
           HAND (FUND ("musicians")) LIST ("musicians", NONE BARRYS BARRYS BARRYS)
               HALLS (HALL (HERS ("blue"))),
           "place-token musicians/4; all-halls-token 1" }),
  HOLDS ("solo-no-income", "She has no income",
         { ask_game,
           BEGIN "table ready;table correct to=token:kitchen-left:0 owner=barry;" END_ROUND
                 " ? her-pp her-thread her-lace her-tiles",
           "0, 1, 1, 0" }),
  HOLDS ("solo-scores-all", "She scores like anybody, with the best choice for the balcony",
         { ask_score,
           SCORED HALLS (HALL (HERS_PP ("blue", 2) HERS_PP ("pink", 4)))
               LIST ("fireworks", NONE BARRYS) LIST ("statues", NONE BARRYS)
                   LIST ("all-halls", BARRYS) BARRY ("'pp':10"),
           "END-3 8 0; END-4 7 0; END-6 4 0; END-7 18 0; total 47 0; barry" }),
  HOLDS ("solo-tiles-pp", "1 PP for 2 resource tiles of hers",
         { ask_score, SCORED BARRY ("'tiles':5"), "END-8 2 0; total 2 0; barry" }),
  HOLDS ("solo-tie", "A tie is hers",
         { ask_score, YOU ("'pp':7,'livre':9,'bonuses':[]") BARRY ("'pp':7"),
           "total 7 7;"
           " barry" },
         { ask_score, YOU ("'pp':8,'livre':9,'bonuses':[]") BARRY ("'pp':7"), "total 7 8; you" }),
  SILENT ("solo-setup-step-numbers", "Numbers of the steps of set-up", "steps are not numbered so"),
  HOLDS ("solo-barry-tokens", "She gets the 20 tokens of a player",
         { ask_setup, "en|Madame du Barry:|20 Trademark tokens", "told" },
         { ask_setup, "en@classic|Madame du Barry:|16 Property markers", "told" }),
  HOLDS ("solo-start-cards-uk", "That one Ukrainian place has them on her board is not followed",
         { ask_setup, "uk|Її колода працівників:|над її планшетом", "told" }),
  HOLDS ("solo-start-cards-fr",
         "That one French place has them above the game board is not followed",
         { ask_setup, "fr|Sa pioche de commis|au-dessus de son plateau personnel", "told" }),
  HOLDS ("solo-tailor-few-uk", "The dearest is that of the dearest space, not the best garment",
         { ask_turn,
           HAND (TAILOR (3, "left")) SUPPLY (FOOT (4, "none"))
               GARMENTS ("{'color':'blue','pp':2},{'color':'orange','pp':4},"),
           "take-garment 0" TO_HALL_4 }),
  HOLDS ("solo-tailor-exam-fr", "With the third token the examination itself is done",
         { ask_turn, LAST_GOWN ("'journeyman'"),
           "take-garment 0; exam-token gown; gain-pp 1 to 5; remove-employee 0; "
           "add-exam-card master; " NEXT_IS_JOURNEYMAN TO_HALL_4 }),
  HOLDS ("solo-hire-tie-fr", "What a card is worth to you now decides, not what it may be",
         { ask_turn,
           HAND (HIRE (1, "left")) SUPPLY (FOOT (2, "none")) YOU ("'thread':1,'lace':1,'staff':4")
               EMPLOYEES (CARD ("vi-master-guests") CARD ("vi-thread-lace")),
           "hire 1; add-hand-card" }),
  HOLDS ("solo-hire-tie-uk", "Different employees tie too",
         { ask_turn,
           HAND (HIRE (1, "left")) SUPPLY (FOOT (2, "none"))
               EMPLOYEES (NONE CARD ("vi-pairs") CARD ("vi-master-guests")),
           "hire 1; add-hand-card" }),
  HOLDS ("solo-majorities-uk", "She scores the majority of fireworks too",
         { ask_score, SCORED LIST ("fireworks", BARRYS), "END-4 7 0; total 7 0; barry" }),
  HOLDS ("solo-balcony-fr", "Coats go to the balcony like gowns",
         { ask_score, SCORED HALLS (HALL (HERS_PP ("orange", 3))) LIST ("fireworks", BARRYS),
           "END-3 8 0; END-4 7 0; END-7 6 0; total 21 0; barry" }),
  HOLDS ("solo-deck-order-kept", "Her discards stay while there is a supply",
         { ask_piles, MAKE_FOR (4, GARMENT ("blue")) DISCARD (FOOT (5, "none")),
           "take-garment 0" TO_HALL_4 "; hand; supply; discard 5 none, 4 none, 1 none" }),
};

const BookTable book_solo = { facts, G_N_ELEMENTS (facts) };
