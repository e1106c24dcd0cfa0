/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Resource tiles, jewelry, and examinations.
 */

#include "book-facts.h"
#include "row-fixture.h"

#define BEGIN "started seed=7 count-candidate=1 draw-mode=table;"
#define BEGIN_JB "started seed=7 count-candidate=1 draw-mode=table expansions=jewelry-box;"
#define YOUR_TURN "table ready;table correct to=turn owner=you;"
#define END_ROUND \
  "table correct to=you.hand n=1;table correct to=turn owner=you;table correct to=pile:hand n=0;" \
  "you end-turn;you income"

/* A statue, and its task. */
#define STATUE \
  "you place-token to=token:statues:0;you exam-token to=you.task:journeyman:decoration;"
#define DISPLAY \
  "table enter to=jewel:3 jewel=orange;table enter to=jewel:2 jewel=green;" \
  "table enter to=jewel:1 jewel=pink;table enter to=jewel:0 jewel=blue;table ready;"
#define HERS_19 \
  "table correct to=barry.jewelry jewelry=blue:blue:blue:blue:blue:blue:" \
  "pink:pink:pink:pink:pink:pink:green:green:green:green:green:orange:orange"
#define SILK "silk, thread and lace of a tile are the player’s"

/* She takes one tile, with these tasks done. */
#define TAKE(tile, done) \
  JB HAND (DRAWER (1)) RESOURCES ("['" tile "']") BARRY (EXAM ("journeyman", done))
/* She makes a garment, with jewelry on display and her token at the jeweler. */
#define WEAR(garment, symbol) \
  JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, symbol)) GARMENTS (garment)
#define MAKE_FOR_EXAM(garment, done) \
  JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (4, "none")) GARMENTS (garment) \
      BARRY (EXAM ("master", done))
#define TO_HALL_4 "; reveal-card 4 none; place-garment 4/0"
/* An examination is the only possible action. */
#define ONLY_EXAM \
  JB YOU ("'staff':4") "'favor':'barry'," JEWELER (BARRYS OURS) LIST ( \
      "musicians", BARRYS BARRYS BARRYS BARRYS BARRYS) LIST ("fireworks", BARRYS BARRYS BARRYS) \
      LIST ("statues", \
            BARRYS BARRYS BARRYS) "'kitchen':{'left':['barry','you'],'right':['barry','you']},"

static const BookFact facts[] = {
  HOLDS ("resource-silk-kinds", "Blue and pink silk are common, green and orange less so",
         { ask_drawn, "0 more bp go", "more" }),
  HOLDS ("resource-tile-combination", "A tile has silk, and thread or lace",
         { ask_turn, TAKE ("bp", ""), "take-tiles 1/left; exam-token bp" },
         { ask_turn, TAKE ("bp", "'bp'"), "take-tiles 1/left; exam-token thread-lace" }),
  SILENT ("resource-tile-halves", "Silk is at the top of a tile, the rest at its foot",
          "a matter of pictures"),
  HOLDS ("resource-every-tile-both", "Whatever the silk, each tile has thread or lace",
         { ask_turn, TAKE ("?", "'bp','go'"), "take-tiles 1/left; exam-token thread-lace" }),
  SILENT ("resource-foot-plus", "A plus at the foot means both", SILK),
  SILENT ("resource-foot-slash", "A slash at the foot means one of the two", SILK),
  SILENT ("resource-two-pink-tile", "A tile with two pink silk exists", SILK),
  HOLDS ("resource-blue-green-tile", "A tile with silk of both groups exists",
         { ask_game, BEGIN "table enter to=tile:0 tile=bp+go;table ready ? resources",
           "+????????" },
         { ask_drawn, "0 tiles", "bp bp+go go" }),
  HOLDS ("resource-drawers", "There are 3 drawers",
         { ask_table, RESOURCES ("[],[],['bp']"), "fine" },
         { ask_table, RESOURCES ("[],[],[],['bp']"), "$.resources[3]" }),
  HOLDS ("resource-spaces-solo-side", "A drawer has 3 spaces",
         { ask_table, RESOURCES ("['bp','bp','bp']"), "fine" },
         { ask_table, RESOURCES ("['bp','bp','bp','bp']"), "$.resources[0][3]" }),
  SILENT ("resource-spaces-other-side", "The other side has 4 spaces a drawer",
          "the board of more players is not used"),
  HOLDS ("resource-price-3-4", "With 3 or 4 tiles in the drawer one costs 2",
         { ask_game, BEGIN YOUR_TURN "you take-tiles from=tile:0 ? your-livre", "13" }),
  HOLDS ("resource-price-2", "With 2 tiles in the drawer one costs 1",
         { ask_game,
           BEGIN YOUR_TURN "you take-tiles from=tile:0;you take-tiles from=tile:1 ? your-livre",
           "12" }),
  HOLDS ("resource-price-1", "Alone in its drawer a tile is free",
         { ask_game,
           BEGIN YOUR_TURN "you take-tiles from=tile:0;you take-tiles from=tile:1;"
                           "you take-tiles from=tile:2 ? your-livre",
           "12" }),
  SILENT ("resource-one-per-action", "A human acquires 1 tile with an action",
          "main and bonus actions of the player are not told apart"),
  HOLDS ("resource-stay", "Tiles stay from round to round; only gaps are filled",
         { ask_game,
           BEGIN "table enter to=tile:0 tile=go;" YOUR_TURN "you take-tiles from=tile:1;" END_ROUND
                 " ? resources",
           "g.???????" }),
  HOLDS ("resource-fill-order", "Gaps are filled from left to right",
         { ask_game,
           BEGIN YOUR_TURN
           "you take-tiles from=tile:1;you take-tiles from=tile:4;you take-tiles from=tile:7;"
           "table correct to=barry.count:tiles n=41;" END_ROUND ";table ready ? resources",
           "????.??.?" }),
  HOLDS ("resource-bag-empty", "When nothing is left to draw, spaces stay empty",
         { ask_game,
           BEGIN YOUR_TURN
           "you take-tiles from=tile:0;table correct to=barry.count:tiles n=40;" END_ROUND
           ";table ready ? resources",
           ".????????" },
         { ask_game,
           BEGIN YOUR_TURN
           "you take-tiles from=tile:0;table correct to=barry.count:tiles n=39;" END_ROUND
           ";table ready ? resources",
           "?????????" }),
  SILENT ("resource-hidden", "The number of a player’s tiles is open, their faces are not",
          "who may know what is no matter of a solo game"),
  SILENT ("resource-thread-lace-open", "Thread and lace are open",
          "who may know what is no matter of a solo game"),
  HOLDS ("resource-kept-only-silk", "A tile that is kept brings no thread or lace",
         { ask_stock, HAND (DRAWER (1)) RESOURCES ("['bp','go','bp+go']"),
           "take-tiles 1/left 1/center 1/right; tiles 3 thread 0 lace 0" }),
  HOLDS ("resource-none-no-action", "Where no tile lies, none can be taken",
         { ask_game,
           BEGIN "table leave-empty to=tile:0;" YOUR_TURN "you take-tiles from=tile:0 ? allowed",
           "refused: empty" }),
  HOLDS ("resource-spaces-total-solo", "9 spaces for tiles in all",
         { ask_game, BEGIN "table ready ? resources", "?????????" }),

  HOLDS ("jewelry-total", "24 jewelry tiles",
         { ask_most, "jewelry blue+pink+green+orange|'jewelry-box'", "24" }),
  HOLDS ("jewelry-kinds", "Necklaces suit gowns, rings suit coats",
         { ask_turn,
           WEAR (GARMENT ("blue"), "suitable") JEWELER (BARRYS)
               JEWELRY (GARMENT ("pink") GARMENT ("green") GARMENT ("orange")),
           "take-garment 0; reveal-card 4 suitable; take-jewelry 1; place-garment 4/0" },
         { ask_turn,
           WEAR (GARMENT ("pink"), "suitable") JEWELER (BARRYS)
               JEWELRY (GARMENT ("blue") GARMENT ("green") GARMENT ("orange")),
           "take-garment 0; reveal-card 4 suitable; take-jewelry 2; place-garment 4/0" }),
  HOLDS ("jewelry-colors", "Necklaces are blue or green, rings pink or orange",
         { ask_words, "en blue", "blue gown, blue necklace" },
         { ask_words, "en green", "green gown, green necklace" },
         { ask_words, "en pink", "pink frock coat, pink ring" },
         { ask_words, "en orange", "orange frock coat, orange ring" }),
  HOLDS ("jewelry-split", "No text tells how many there are of each color, so 8 may be blue",
         { ask_table,
           JB BARRY ("'jewelry':['blue','blue','blue','blue','blue','blue','blue','blue']"),
           "fine" }),
  HOLDS ("jewelry-match", "The garment’s color brings a tile of the bag too",
         { ask_turn,
           WEAR (GARMENT ("green"), "same-color") JEWELER (BARRYS) JEWELRY (GARMENT ("green")),
           "take-garment 0; reveal-card 4 same-color; take-jewelry 0; draw-bag-tile; "
           "place-garment 4/0" }),
  HOLDS ("jewelry-one-per-garment", "One jewelry tile with a garment at most",
         { ask_stock,
           WEAR (GARMENT ("blue"), "same-color") JEWELER (BARRYS)
               JEWELRY (GARMENT ("blue") GARMENT ("blue") GARMENT ("blue")),
           "take-garment 0; reveal-card 4 same-color; take-jewelry 2; draw-bag-tile; "
           "place-garment 4/0; tiles 1 thread 0 lace 0 blue" }),
  HOLDS ("jewelry-needs-jeweler", "Jewelry takes an own jeweler decoration",
         { ask_game,
           BEGIN_JB "table enter to=jewel:0 jewel=blue;" YOUR_TURN
                    "you take-jewelry from=jewel:0 ? allowed",
           "refused: no-jeweler" },
         { ask_game,
           BEGIN_JB "table enter to=jewel:0 jewel=blue;" YOUR_TURN
                    "you place-token to=token:jeweler:0;table enter to=garment:0 garment=blue:3;"
                    "you place-garment from=garment:0 to=guest:1:0;"
                    "you take-jewelry from=jewel:0 ? your-jewelry jewelry",
           "1, .???" }),
  HOLDS ("jewelry-before-placing", "Jewelry comes before the garment is placed",
         { ask_turn,
           WEAR (GARMENT ("orange"), "suitable") JEWELER (BARRYS) JEWELRY (GARMENT ("pink")),
           "take-garment 0; reveal-card 4 suitable; take-jewelry 0; place-garment 4/0" }),
  HOLDS ("jewelry-cost-printed", "Every space of jewelry has a cost",
         { ask_changed_box, "jeweler.display[1]=null", "$.jeweler.display[1]" }),
  HOLDS ("jewelry-leaves", "The rightmost jewelry leaves the game in a new round",
         { ask_game,
           BEGIN_JB
           "table enter to=jewel:3 jewel=blue;table leave-empty to=jewel:0;table ready;" END_ROUND
           " ? jewelry",
           "...." }),
  HOLDS ("jewelry-shift", "The others shift to the right",
         { ask_game,
           BEGIN_JB "table enter to=jewel:0 jewel=pink;table enter to=jewel:2 jewel=green;"
                    "table leave-empty to=jewel:0;table ready;" END_ROUND " ? jewelry",
           "..pg" }),
  HOLDS ("jewelry-short", "With too few tiles the leftmost spaces stay empty for good",
         { ask_game, BEGIN_JB DISPLAY HERS_19 ";" END_ROUND ";table ready ? jewelry", "?bpg" },
         { ask_game, BEGIN_JB DISPLAY HERS_19 ":orange;" END_ROUND ";table ready ? jewelry",
           ".bpg" }),
  HOLDS ("jewelry-display-cost-order", "Costs do not rise to the right, but no text says so",
         { ask_box, "order jeweler.display", "falling" },
         { ask_changed_box, "jeweler.display[3]=7", "fine" }),
  HOLDS ("jewelry-income", "1 Livre of income for each jewelry tile",
         { ask_income, JB YOU ("'jewelry':['blue','pink']") JEWELER (OURS), "7" }),
  HOLDS ("jewelry-pp", "1 PP for each jewelry tile at the end",
         { ask_score,
           JB YOU ("'pp':0,'livre':0,'bonuses':[],'jewelry':['blue','blue']")
               BARRY ("'jewelry':['pink','green','orange']"),
           "END-1 3 2; total 3 2; barry" }),
  SILENT ("jewelry-open", "Jewelry that was acquired lies face up",
          "who may know what is no matter of a solo game"),
  HOLDS ("jewelry-display-spaces", "The display has 3 spaces or more",
         { ask_box, "least:3 jeweler.display", "yes" }),

  HOLDS ("exam-journeyman-tasks", "4 tasks before the Journeyman examination",
         { ask_box, "count jeweler.journeyman-tasks", "4" },
         { ask_changed_box, "jeweler.journeyman-tasks=['bp','go','decoration']",
           "$.jeweler.journeyman-tasks" },
         { ask_game, BEGIN_JB YOUR_TURN "you pass-exam to=you.track:journeyman ? allowed",
           "refused: unsure" }),
  HOLDS ("exam-master-tasks", "3 tasks before the Master examination",
         { ask_box, "count jeweler.master-tasks", "3" },
         { ask_changed_box, "jeweler.master-tasks=['thimble','gown']", "$.jeweler.master-tasks" }),
  HOLDS ("exam-task-bp", "A task is for a tile with blue or pink silk",
         { ask_turn, TAKE ("bp", "'thread-lace'"), "take-tiles 1/left; exam-token bp" },
         { ask_turn, TAKE ("go", "'thread-lace','go'"), "take-tiles 1/left" }),
  HOLDS ("exam-task-bp-fr", "The French colors of this task are not followed",
         { ask_turn, TAKE ("go", "'thread-lace','go','decoration'"), "take-tiles 1/left" }),
  HOLDS ("exam-task-go", "A task is for a tile with green or orange silk",
         { ask_turn, TAKE ("go", "'thread-lace'"), "take-tiles 1/left; exam-token go" },
         { ask_turn, TAKE ("bp", "'thread-lace','bp'"), "take-tiles 1/left" }),
  HOLDS ("exam-task-thread-lace", "A task is for thread or lace of a tile",
         { ask_turn, TAKE ("go", "'go'"), "take-tiles 1/left; exam-token thread-lace" },
         { ask_turn, TAKE ("go", "'go','thread-lace'"), "take-tiles 1/left" }),
  HOLDS ("exam-task-decoration", "A task is for a decoration",
         { ask_turn,
           JB HAND (FUND ("statues")) JEWELER (BARRYS) BARRY (EXAM ("journeyman", "'bp'")),
           "place-token statues/1; exam-token decoration" }),
  HOLDS ("exam-task-gown", "A task is for a gown",
         { ask_turn, MAKE_FOR_EXAM (GARMENT ("blue"), "'coat'"),
           "take-garment 0; exam-token gown" TO_HALL_4 },
         { ask_turn, MAKE_FOR_EXAM (GARMENT ("blue"), "'gown'"), "take-garment 0" TO_HALL_4 }),
  HOLDS ("exam-task-coat", "A task is for a coat",
         { ask_turn, MAKE_FOR_EXAM (GARMENT ("orange"), "'gown'"),
           "take-garment 0; exam-token coat" TO_HALL_4 },
         { ask_turn, MAKE_FOR_EXAM (GARMENT ("orange"), "'coat'"), "take-garment 0" TO_HALL_4 }),
  HOLDS ("exam-task-master", "A task is for a garment of a Master, for her one with a thimble",
         { ask_turn, MAKE_FOR_EXAM (THIMBLE ("pink"), "'coat'"),
           "take-garment 0; exam-token thimble" TO_HALL_4 },
         { ask_turn, MAKE_FOR_EXAM (GARMENT ("pink"), "'coat'"), "take-garment 0" TO_HALL_4 }),
  HOLDS ("exam-master-top", "The thimble is on top of the Master tasks",
         { ask_box, "list jeweler.master-tasks[#0]", "thimble" },
         { ask_changed_box, "jeweler.master-tasks=['coat','thimble','gown']",
           "$.jeweler.master-tasks[0]" }),
  HOLDS ("exam-listing-not-top-down", "The overview does not list the tasks from the top",
         { ask_changed_box, "jeweler.master-tasks=['gown','coat','thimble']",
           "$.jeweler.master-tasks[0]" }),
  HOLDS ("exam-order-hint", "The overview may list the tasks from the bottom up",
         { ask_box, "list jeweler.journeyman-tasks", "decoration thread-lace go bp" },
         { ask_box, "list jeweler.master-tasks", "thimble coat gown" }),
  HOLDS ("exam-one-task-per-action", "One task for an action",
         { ask_turn, JB HAND (COLUMN ("left")) RESOURCES ("['bp'],['go'],['bp+go']"),
           "take-tiles 1/left 2/left 3/left; exam-token go" },
         { ask_game,
           BEGIN_JB YOUR_TURN "you take-tiles from=tile:0;you place-token to=token:statues:0;"
                              "you exam-token to=you.task:journeyman:bp;"
                              "you exam-token to=you.task:journeyman:go ? allowed",
           "refused: no-action-fits" },
         { ask_game,
           BEGIN_JB YOUR_TURN "you take-tiles from=tile:0;you place-token to=token:statues:0;"
                              "you exam-token to=you.task:journeyman:bp;"
                              "you exam-token to=you.task:journeyman:decoration ? allowed",
           "allowed" }),
  HOLDS ("exam-second-by-bonus", "A bonus action may bring a second task",
         { ask_game,
           BEGIN_JB YOUR_TURN STATUE
           "you take-tiles from=tile:0;you exam-token to=you.task:journeyman:bp ? allowed",
           "allowed" },
         { ask_game, BEGIN_JB YOUR_TURN STATUE "you exam-token to=you.task:journeyman:bp ? allowed",
           "refused: no-action-fits" }),
  HOLDS ("exam-fee", "An examination costs 5 Livre",
         { ask_human, "apprentice 5 4|" ONLY_EXAM, "pass-exam -5" },
         { ask_human, "apprentice 4 4|" ONLY_EXAM, "nothing" }),
  HOLDS ("exam-pp", "1 PP with an examination",
         { ask_game, BEGIN_JB YOUR_TURN "you pass-exam to=you.track:journeyman sure=1 ? your-pp",
           "1" }),
  HOLDS ("exam-card-swap", "A card leaves and one comes into the hand",
         { ask_game,
           BEGIN_JB YOUR_TURN "you pass-exam to=you.track:journeyman sure=1 "
                              "? your-staff your-hand your-apprentices exam-decks",
           "5, 4, 1, 8 9" }),
  HOLDS ("exam-by-type", "The Journeyman examination takes an Apprentice",
         { ask_human, "apprentice 9 4 verb|" ONLY_EXAM, "pass-exam" },
         { ask_human, "master 9 4 verb|" ONLY_EXAM, "nothing" },
         { ask_human, "journeyman 9 3 verb|" ONLY_EXAM, "pass-exam" }),
  HOLDS ("exam-tokens-back", "The tokens of the tasks come back",
         { ask_exam,
           JB HAND (DRAWER (1)) RESOURCES ("['bp']")
               BARRY (EXAM ("journeyman", "'go','thread-lace','decoration'")),
           "take-tiles 1/left; exam-token bp; gain-pp 1 to 1; add-exam-card journeyman; "
           "clear-tasks; move-exam-token master; master" }),
  HOLDS ("exam-alternate", "Tasks count for the current examination only",
         { ask_turn, JB HAND (DRAWER (1)) RESOURCES ("['bp']") BARRY (EXAM ("master", "")),
           "take-tiles 1/left" },
         { ask_exam,
           JB HAND (TAILOR (1, "left")) SUPPLY (FOOT (2, "none") FOOT (4, "none"))
               GARMENTS (GARMENT ("green")) BARRY (EXAM ("master", "'thimble','coat'")),
           "take-garment 0; exam-token gown; gain-pp 1 to 1; add-exam-card master; "
           "add-hand-card; clear-tasks; move-exam-token journeyman" TO_HALL_4 "; journeyman" }),
  HOLDS ("exam-start-journeyman", "She begins with the Journeyman examination",
         { ask_game, BEGIN_JB "? her-track", "journeyman" }),
};

const BookTable book_tiles = { facts, G_N_ELEMENTS (facts) };
