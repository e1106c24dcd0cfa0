/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every limit of a box profile: one change to a good box, and the expected answer of the reader. An
 * error names the place, its value, and the allowed values.
 */

#include "dub-box-file.h"
#include "edit.h"

#include <string.h>

#define NOT_0_20 DUB_NOT_FROM (0, 20)
#define NOT_0_40 DUB_NOT_FROM (0, 40)
#define TYPES " is not allowed; expected one of 'master', 'journeyman', 'apprentice'"
#define SYMBOLS " is not allowed; expected one of 'none', 'suitable', 'same-color'"
#define REWARDS \
  " is not allowed; expected one of 'none', 'resource', 'thread', 'lace', " \
  "{'livre': n}"
#define SPACE "{'cost':1,'pp':1}"
#define SPACES_8 "[" SPACE "," SPACE "," SPACE "," SPACE "," SPACE "," SPACE "," SPACE "," SPACE "]"
#define SPACES_9 \
  "[" SPACE "," SPACE "," SPACE "," SPACE "," SPACE "," SPACE "," SPACE "," SPACE "," SPACE "]"
/* An error shows the first sixty characters of a long value. */
#define SPACES_9_SHOWN "[" SPACE "," SPACE "," SPACE ",{'cos… is not allowed; expected "

static const DubEditRow head_rows[] = {
  { "format/other", { { "format", "'box'" } }, "'box' is not allowed; expected 'dubarry-box'" },
  { "format/number", { { "format", "1" } }, "1 is not allowed; expected 'dubarry-box'" },
  { "format/missing", { { "format", NULL } }, "it is missing; expected 'dubarry-box'" },
  { "version/2", { { "version", "2" } }, "this file was saved by another version of Du Barry" },
  { "version/0", { { "version", "0" } }, "this file was saved by another version of Du Barry" },
  { "version/text",
    { { "version", "'1'" } },
    "this file was saved by another version of Du Barry" },
  { "version/missing",
    { { "version", NULL } },
    "this file was saved by another version of Du Barry" },
  /* The reader does not know the keys of a later version; it only reports the version. */
  { "version/2-with-new-keys",
    { { "version", "2" }, { "garden", "[]" } },
    "this file was saved by another version of Du Barry" },
  { "name/missing",
    { { "name", NULL } },
    "it is missing; expected text in quotes, not empty and up to 79 bytes long" },
  { "name/empty",
    { { "name", "''" } },
    "'' is not allowed; expected text in quotes, not empty and up to 79 bytes long" },
  { "name/number",
    { { "name", "7" } },
    "7 is not allowed; expected text in quotes, not empty and up to 79 bytes long" },
  { "name/long",
    { { "name", "'0123456789012345678901234567890123456789"
                "0123456789012345678901234567890123456789'" } },
    "'01234567890123456789012345678901234567890123456789012345678… is not allowed; expected text in quotes, not empty and up to 79 bytes long" },
  { "edition/other",
    { { "edition", "'Deluxe'" } },
    "'Deluxe' is not allowed; expected one of 'deluxe', 'classic'" },
  { "edition/missing",
    { { "edition", NULL } },
    "it is missing; expected one of 'deluxe', 'classic'" },
  { "unknown-key",
    { { "garden", "[]" } },
    "this key is not known; expected one of format, version, name, edition, sources, "
    "halls, fireworks, "
    "statues, kitchen, all-halls, garment-display, jeweler, employees, deck, garments, resources, jewelry" },
  { "sources/unknown-key",
    { { "sources.name", "'starter'" } },
    "this key is not known; expected one of halls, fireworks, statues, kitchen, "
    "all-halls, "
    "garment-display, jeweler, employees, deck, garments, resources, jewelry" },
  { "sources/other",
    { { "sources.halls", "'guess'" } },
    "'guess' is not allowed; expected one of 'starter', 'rulebook', "
    "'checked', 'shared'" },
  { "sources/list", { { "sources", "[]" } }, "[] is not allowed; expected {…}" },
};

static const DubEditRow board_rows[] = {
  { "halls/missing", { { "halls", NULL } }, "it is missing; expected […]" },
  { "halls/object", { { "halls", "{}" } }, "{} is not allowed; expected […]" },
  { "halls/none", { { "halls", "[]" } }, "[] is not allowed; expected a list of 5, not of 0" },
  { "halls/four",
    { { "halls[4]", NULL } },
    "$.halls: [{'majority':[6,3],'musician':{'cost':12,'pp':4},'guests':[{… "
    "is not allowed; "
    "expected a list of 5, not of 4" },
  { "halls/six",
    { { "halls[5]", "{}" } },
    "$.halls: [{'majority':[6,3],'musician':{'cost':12,'pp':4},'guests':[{… "
    "is not allowed; "
    "expected a list of 5, not of 6" },
  { "halls/null", { { "halls[3]", "null" } }, "null is not allowed; expected {…}" },
  { "halls/unknown-key",
    { { "halls[2].second", "1" } },
    "this key is not known; expected one of majority, musician, guests" },
  { "halls/majority-missing", { { "halls[0].majority", NULL } }, "it is missing; expected […]" },
  { "halls/majority-one",
    { { "halls[0].majority", "[5]" } },
    "[5] is not allowed; expected a list of 2, not of 1" },
  { "halls/majority-high", { { "halls[0].majority[0]", "21" } }, "21" NOT_0_20 },
  { "halls/majority-negative", { { "halls[4].majority[1]", "-1" } }, "-1" NOT_0_20 },
  { "halls/musician-missing", { { "halls[1].musician", NULL } }, "it is missing; expected {…}" },
  { "halls/musician-cost", { { "halls[1].musician.cost", "41" } }, "41" NOT_0_40 },
  { "halls/musician-pp", { { "halls[1].musician.pp", "21" } }, "21" NOT_0_20 },
  { "halls/musician-unknown-key",
    { { "halls[1].musician.times", "2" } },
    "this key is not known; expected one of cost, pp" },
  { "guests/missing", { { "halls[1].guests", NULL } }, "it is missing; expected […]" },
  { "guests/none",
    { { "halls[1].guests", "[]" } },
    "[] is not allowed; expected a list of 1–12, not of 0" },
  { "guests/thirteen",
    { { "halls[1].guests", "[{},{},{},{},{},{},{},{},{},{},{},{},{}]" } },
    "[{},{},{},{},{},{},{},{},{},{},{},{},{}] is not allowed; expected a list of 1–12, not of 13" },
  { "guests/unknown-key",
    { { "halls[1].guests[0].Master", "true" } },
    "this key is not known; expected one of master, reward" },
  { "guests/master-number",
    { { "halls[1].guests[0].master", "1" } },
    "1 is not allowed; expected one of true, false" },
  { "guests/reward-other", { { "halls[1].guests[0].reward", "'gold'" } }, "'gold'" REWARDS },
  { "guests/reward-bare-livre", { { "halls[1].guests[0].reward", "'livre'" } }, "'livre'" REWARDS },
  { "guests/reward-null", { { "halls[1].guests[0].reward", "null" } }, "null" REWARDS },
  { "guests/livre-0", { { "halls[0].guests[1].reward.livre", "0" } }, "0" DUB_NOT_FROM (1, 40) },
  { "guests/livre-high",
    { { "halls[0].guests[1].reward.livre", "41" } },
    "41" DUB_NOT_FROM (1, 40) },
  { "guests/livre-missing",
    { { "halls[0].guests[1].reward", "{}" } },
    "$.halls[0].guests[1].reward.livre: it is missing; expected a whole "
    "number from 1 to 40" },
  { "guests/livre-unknown-key",
    { { "halls[0].guests[1].reward.thread", "1" } },
    "this key is not known; expected one of livre" },

  { "fireworks/missing", { { "fireworks", NULL } }, "it is missing; expected {…}" },
  { "fireworks/unknown-key",
    { { "fireworks.third", "1" } },
    "this key is not known; expected one of majority, spaces" },
  { "fireworks/majority-high", { { "fireworks.majority[1]", "21" } }, "21" NOT_0_20 },
  { "fireworks/majority-three",
    { { "fireworks.majority", "[7,3,1]" } },
    "[7,3,1] is not allowed; expected a list of 2, not of 3" },
  { "fireworks/none",
    { { "fireworks.spaces", "[]" } },
    "[] is not allowed; expected a list of 1–8, not of 0" },
  { "fireworks/times-missing",
    { { "fireworks.spaces[0].times", NULL } },
    "it is missing; expected a whole number from 2 to 3" },
  { "fireworks/times-1", { { "fireworks.spaces[0].times", "1" } }, "1" DUB_NOT_FROM (2, 3) },
  { "fireworks/times-4", { { "fireworks.spaces[0].times", "4" } }, "4" DUB_NOT_FROM (2, 3) },
  { "fireworks/cost-high", { { "fireworks.spaces[2].cost", "41" } }, "41" NOT_0_40 },
  { "fireworks/pp-high", { { "fireworks.spaces[2].pp", "21" } }, "21" NOT_0_20 },
  { "fireworks/space-unknown-key",
    { { "fireworks.spaces[2].x", "3" } },
    "this key is not known; expected one of cost, times, pp" },
  { "fireworks/equal-costs",
    { { "fireworks.spaces[1].cost", "8" } },
    "8 is not allowed; expected a whole number from 9 to 40" },
  { "fireworks/falling-costs",
    { { "fireworks.spaces[2].cost", "10" } },
    "10 is not allowed; expected a whole number from 12 to 40" },

  { "statues/missing", { { "statues", NULL } }, "it is missing; expected […]" },
  { "statues/none",
    { { "statues", "[]" } },
    "[] is not allowed; expected a list of 1–8, not of 0" },
  { "statues/nine", { { "statues", SPACES_9 } }, SPACES_9_SHOWN "a list of 1–8, not of 9" },
  { "statues/cost-missing",
    { { "statues[0].cost", NULL } },
    "it is missing; expected a whole number from 0 to 40" },
  { "statues/cost-negative", { { "statues[0].cost", "-1" } }, "-1" NOT_0_40 },
  { "statues/cost-fraction", { { "statues[0].cost", "2.5" } }, "2.5" NOT_0_40 },
  { "statues/cost-whole-fraction", { { "statues[0].cost", "2.0" } }, "2.0" NOT_0_40 },
  { "statues/cost-text", { { "statues[0].cost", "'7'" } }, "'7'" NOT_0_40 },
  { "statues/cost-true", { { "statues[0].cost", "true" } }, "true" NOT_0_40 },
  { "statues/pp-missing",
    { { "statues[1].pp", NULL } },
    "it is missing; expected a whole number from 0 to 20" },
  { "statues/pp-high", { { "statues[1].pp", "21" } }, "21" NOT_0_20 },
  { "statues/times",
    { { "statues[1].times", "2" } },
    "this key is not known; expected one of cost, pp" },

  { "kitchen/missing", { { "kitchen", NULL } }, "it is missing; expected {…}" },
  { "kitchen/left-missing", { { "kitchen.left", NULL } }, "it is missing; expected […]" },
  { "kitchen/right-missing", { { "kitchen.right", NULL } }, "it is missing; expected […]" },
  { "kitchen/right-none",
    { { "kitchen.right", "[]" } },
    "[] is not allowed; expected a list of 1–8, not of 0" },
  { "kitchen/left-nine",
    { { "kitchen.left", SPACES_9 } },
    SPACES_9_SHOWN "a list of 1–8, not of 9" },
  { "kitchen/middle",
    { { "kitchen.middle", "[]" } },
    "this key is not known; expected one of left, right" },
  { "kitchen/cost-high", { { "kitchen.right[0].cost", "41" } }, "41" NOT_0_40 },

  { "all-halls/missing", { { "all-halls", NULL } }, "it is missing; expected […]" },
  { "all-halls/none",
    { { "all-halls", "[]" } },
    "[] is not allowed; expected a list of 2–5, not of 0" },
  { "all-halls/one",
    { { "all-halls", "[20]" } },
    "[20] is not allowed; expected a list of 2–5, not of 1" },
  { "all-halls/six",
    { { "all-halls", "[6,5,4,3,2,1]" } },
    "[6,5,4,3,2,1] is not allowed; expected a list of 2–5, not of 6" },
  { "all-halls/high", { { "all-halls[0]", "21" } }, "21" NOT_0_20 },
};

static const DubEditRow display_rows[] = {
  { "garments/missing", { { "garment-display", NULL } }, "it is missing; expected […]" },
  { "garments/two",
    { { "garment-display", "[0,0]" } },
    "[0,0] is not allowed; expected a list of 3–12, not of 2" },
  { "garments/thirteen",
    { { "garment-display", "[8,7,6,5,4,3,2,1,1,1,1,0,0]" } },
    "[8,7,6,5,4,3,2,1,1,1,1,0,0] is not allowed; expected a list of 3–12, not of 13" },
  { "garments/cost-9", { { "garment-display[0]", "9" } }, "9" DUB_NOT_FROM (0, 8) },
  { "garments/last-not-free", { { "garment-display[5]", "1" } }, "1 is not allowed; expected 0" },
  { "garments/last-but-one-not-free",
    { { "garment-display[4]", "1" } },
    "1 is not allowed; expected 0" },

  { "jeweler/missing", { { "jeweler", NULL } }, "it is missing; expected {…}" },
  { "jeweler/unknown-key",
    { { "jeweler.tasks", "[]" } },
    "this key is not known; expected one of decorations, display, journeyman-tasks, "
    "master-tasks" },
  { "jeweler/decorations-none",
    { { "jeweler.decorations", "[]" } },
    "[] is not allowed; expected a list of 1–8, not of 0" },
  { "jeweler/decorations-nine",
    { { "jeweler.decorations", SPACES_9 } },
    SPACES_9_SHOWN "a list of 1–8, not of 9" },
  { "jeweler/decoration-cost", { { "jeweler.decorations[1].cost", "41" } }, "41" NOT_0_40 },
  { "jewelry/missing", { { "jeweler.display", NULL } }, "it is missing; expected […]" },
  { "jewelry/two",
    { { "jeweler.display", "[2,0]" } },
    "[2,0] is not allowed; expected a list of 3–12, not of 2" },
  { "jewelry/thirteen",
    { { "jeweler.display", "[0,0,0,0,0,0,0,0,0,0,0,0,0]" } },
    "[0,0,0,0,0,0,0,0,0,0,0,0,0] is not allowed; expected a list of 3–12, not of 13" },
  { "jewelry/cost-high", { { "jeweler.display[0]", "41" } }, "41" NOT_0_40 },

  { "tasks/journeyman-missing",
    { { "jeweler.journeyman-tasks", NULL } },
    "it is missing; expected […]" },
  { "tasks/journeyman-three",
    { { "jeweler.journeyman-tasks", "['bp','go','decoration']" } },
    "['bp','go','decoration'] is not allowed; expected a list of 4, not of 3" },
  { "tasks/journeyman-other",
    { { "jeweler.journeyman-tasks[1]", "'silk'" } },
    "'silk' is not allowed; expected one of 'bp', 'go', 'thread-lace', 'decoration'" },
  { "tasks/journeyman-of-master",
    { { "jeweler.journeyman-tasks[1]", "'gown'" } },
    "'gown' is not allowed; expected one of 'bp', 'go', 'thread-lace', 'decoration'" },
  { "tasks/journeyman-twice",
    { { "jeweler.journeyman-tasks[3]", "'bp'" } },
    "'bp' is not allowed; expected each only once" },
  { "tasks/master-four",
    { { "jeweler.master-tasks[3]", "'coat'" } },
    "$.jeweler.master-tasks: ['thimble','gown','coat','coat'] is not allowed; expected a list of 3, not of 4" },
  { "tasks/master-of-journeyman",
    { { "jeweler.master-tasks[2]", "'decoration'" } },
    "'decoration' is not allowed; expected one of 'thimble', 'gown', 'coat'" },
  { "tasks/master-twice",
    { { "jeweler.master-tasks[2]", "'gown'" } },
    "'gown' is not allowed; expected each only once" },
  { "tasks/thimble-not-on-top",
    { { "jeweler.master-tasks", "['gown','thimble','coat']" } },
    "$.jeweler.master-tasks[0]: 'gown' is not allowed; expected 'thimble'" },
};

/* The order of the cards in the base: level 0 from [0], I from [10], II from [16] (Master, 11
 * Journeymen, Apprentice), III from [29], IV from [33], V from [37] (4 crowned and 7 other Masters,
 * Journeyman, Apprentice), VI from [50] (4 crowned Apprentices, Master, Journeyman). */
static const DubEditRow employee_rows[] = {
  { "missing", { { "employees", NULL } }, "it is missing; expected […]" },
  { "55",
    { { "employees[0]", NULL } },
    "$.employees: "
    "[{'id':'e0-1','level':0,'type':'apprentice','expansion':'jew… is not "
    "allowed; "
    "expected a list of 56, not of 55" },
  { "57",
    { { "employees[56]", "{'id':'more','level':6,'type':'master'}" } },
    "$.employees: "
    "[{'id':'e0-0','level':0,'type':'apprentice','expansion':'jew… is not "
    "allowed; "
    "expected a list of 56, not of 57" },
  { "type-name",
    { { "employees[10]", "'apprentice'" } },
    "'apprentice' is not allowed; expected {…}" },
  { "unknown-key",
    { { "employees[10].bonus", "3" } },
    "this key is not known; expected one of id, level, type, expansion" },
  { "id-missing",
    { { "employees[10].id", NULL } },
    "it is missing; expected text in quotes, not empty and up to 31 bytes long" },
  { "id-empty",
    { { "employees[10].id", "''" } },
    "'' is not allowed; expected text in quotes, not empty and up to 31 bytes long" },
  { "id-long",
    { { "employees[10].id", "'01234567890123456789012345678901'" } },
    "'01234567890123456789012345678901' is not allowed; expected text in quotes, not empty and up to 31 bytes long" },
  { "id-twice",
    { { "employees[11].id", "'e1-0'" } },
    "'e1-0' is not allowed; expected each only once" },
  { "crown-twice",
    { { "employees[51].id", "'vi-staff'" } },
    "'vi-staff' is not allowed; expected each only once" },
  { "level-missing",
    { { "employees[10].level", NULL } },
    "it is missing; expected a whole number from 0 to 6" },
  { "level-7", { { "employees[10].level", "7" } }, "7" DUB_NOT_FROM (0, 6) },
  { "type-missing",
    { { "employees[10].type", NULL } },
    "it is missing; expected one of 'master', 'journeyman', 'apprentice'" },
  { "type-other", { { "employees[10].type", "'tailor'" } }, "'tailor'" TYPES },
  { "crown-vi-level",
    { { "employees[50].level", "5" } },
    "5 is not allowed; expected 6 for vi-staff" },
  { "crown-vi-type",
    { { "employees[53].type", "'master'" } },
    "'master' is not allowed; expected 'apprentice' for vi-pairs" },
  { "crown-jb-level",
    { { "employees[37].level", "6" } },
    "6 is not allowed; expected 5 for jb-jewelry-set" },
  { "crown-jb-type",
    { { "employees[40].type", "'apprentice'" } },
    "'apprentice' is not allowed; expected 'master' for jb-apprentices" },
  { "crown-vi-missing",
    { { "employees[52].id", "'vi-plain'" } },
    "$.employees: found 0 of {'id': 'vi-master-guests'}; expected 1" },
  { "crown-jb-missing",
    { { "employees[39].id", "'jb-plain'" } },
    "$.employees: found 0 of {'id': 'jb-decorations'}; expected 1" },
  { "level-0-nine",
    { { "employees[9].level", "1" } },
    "$.employees: found 9 of {'level': 0}; expected 10" },
  { "level-i-five",
    { { "employees[10].level", "3" } },
    "$.employees: found 5 of {'level': 1}; expected 6" },
  { "level-ii-twelve",
    { { "employees[17].level", "3" } },
    "$.employees: found 12 of {'level': 2}; expected 13" },
  { "level-iii-three",
    { { "employees[29].level", "4" } },
    "$.employees: found 3 of {'level': 3}; expected 4" },
  { "level-iv-three",
    { { "employees[33].level", "5" } },
    "$.employees: found 3 of {'level': 4}; expected 4" },
  { "level-v-fourteen",
    { { "employees[55].level", "5" } },
    "$.employees: found 14 of {'level': 5}; expected 13" },
  { "level-0-journeyman",
    { { "employees[0].type", "'journeyman'" } },
    "'journeyman' is not allowed; expected 'apprentice' for e0-0" },
  { "expansion-other",
    { { "employees[10].expansion", "'fancy'" } },
    "'fancy' is not allowed; expected one of 'jewelry-box'" },
  { "expansion-of-the-base-game",
    { { "employees[10].expansion", "'jewelry-box'" } },
    "$.employees: found 1 of {'level': 1, 'expansion': 'jewelry-box'}; expected 0" },
  { "expansion-missing",
    { { "employees[19].expansion", NULL } },
    "$.employees: found 8 of {'level': 2, 'expansion': 'jewelry-box'}; expected 9" },
  { "expansion-of-another-type",
    { { "employees[16].expansion", "'jewelry-box'" } },
    "$.employees[16].type: 'master' is not allowed; expected 'journeyman' for e2-0" },
  { "expansion-of-a-crown",
    { { "employees[37].expansion", NULL } },
    "it is missing; expected 'jewelry-box' for jb-jewelry-set" },
  { "level-ii-no-master",
    { { "employees[16].type", "'apprentice'" } },
    "$.employees: found 0 of {'level': 2, 'type': 'master'}; expected 1" },
  { "level-ii-ten-journeymen",
    { { "employees[17].type", "'apprentice'" } },
    "$.employees: found 10 of {'level': 2, 'type': 'journeyman'}; expected 11" },
  { "level-v-no-journeyman",
    { { "employees[48].type", "'apprentice'" } },
    "$.employees: found 0 of {'level': 5, 'type': 'journeyman'}; expected 1" },
  { "level-v-no-apprentice",
    { { "employees[49].type", "'journeyman'" } },
    "$.employees: found 2 of {'level': 5, 'type': 'journeyman'}; expected 1" },
  { "level-v-ten-masters",
    { { "employees[41].type", "'journeyman'" } },
    "$.employees: found 10 of {'level': 5, 'type': 'master'}; expected 11" },
};

/* The first cards of the deck: favor, a drawer, a column, tailor, hire, fund. */
static const DubEditRow deck_rows[] = {
  { "missing", { { "deck", NULL } }, "it is missing; expected […]" },
  { "24",
    { { "deck[24]", NULL } },
    "$.deck: [{'action':'favor','hall':1,'jewelry':'none'},{'action':'res… is "
    "not allowed; "
    "expected a list of 25, not of 24" },
  { "26",
    { { "deck[25]", "{'action':'favor','hall':1,'jewelry':'none'}" } },
    "$.deck: [{'action':'favor','hall':1,'jewelry':'none'},{'action':'res… is "
    "not allowed; "
    "expected a list of 25, not of 26" },
  { "unknown",
    { { "deck[0]", "'?'" } },
    "'?' is not allowed; expected {'action': …, 'hall': …, 'jewelry': …}" },
  { "action-missing",
    { { "deck[0].action", NULL } },
    "it is missing; expected one of 'favor', 'resources', 'tailor', 'hire', "
    "'fund'" },
  { "action-other",
    { { "deck[0].action", "'favour'" } },
    "'favour' is not allowed; expected one of 'favor', 'resources', 'tailor', "
    "'hire', 'fund'" },
  { "favor-unknown-key",
    { { "deck[0].n", "1" } },
    "this key is not known; expected one of action, hall, jewelry" },
  { "hall-missing",
    { { "deck[0].hall", NULL } },
    "it is missing; expected a whole number from 1 to 5" },
  { "hall-0", { { "deck[0].hall", "0" } }, "0" DUB_NOT_FROM (1, 5) },
  { "hall-6", { { "deck[24].hall", "6" } }, "6" DUB_NOT_FROM (1, 5) },
  { "jewelry-missing",
    { { "deck[0].jewelry", NULL } },
    "it is missing; expected one of 'none', 'suitable', 'same-color'" },
  { "jewelry-other", { { "deck[0].jewelry", "'same-colour'" } }, "'same-colour'" SYMBOLS },
  { "drawer-0", { { "deck[1].drawer", "0" } }, "0" DUB_NOT_FROM (1, 3) },
  { "drawer-4", { { "deck[1].drawer", "4" } }, "4" DUB_NOT_FROM (1, 3) },
  { "drawer-and-column",
    { { "deck[1].column", "'left'" } },
    "$.deck[1]: {'action':'resources','drawer':1,'hall':2,'jewelry':'suitabl… "
    "is not allowed; "
    "expected either a drawer or a column" },
  { "no-drawer-no-column",
    { { "deck[1].drawer", NULL } },
    "$.deck[1]: {'action':'resources','hall':2,'jewelry':'suitable'} is not "
    "allowed; expected "
    "either a drawer or a column" },
  { "column-other",
    { { "deck[2].column", "'middle'" } },
    "'middle' is not allowed; expected one of 'left', 'center', 'right'" },
  { "resources-unknown-key",
    { { "deck[2].from", "'left'" } },
    "this key is not known; expected one of action, drawer, column, hall, jewelry" },
  { "tailor-n-missing",
    { { "deck[3].n", NULL } },
    "it is missing; expected a whole number from 1 to 12" },
  { "tailor-n-0", { { "deck[3].n", "0" } }, "0" DUB_NOT_FROM (1, 12) },
  { "tailor-n-13", { { "deck[3].n", "13" } }, "13" DUB_NOT_FROM (1, 12) },
  { "tailor-from-missing",
    { { "deck[3].from", NULL } },
    "it is missing; expected one of 'left', 'right'" },
  { "tailor-from-center",
    { { "deck[3].from", "'center'" } },
    "'center' is not allowed; expected one of 'left', 'right'" },
  { "tailor-unknown-key",
    { { "deck[3].what", "'gown'" } },
    "this key is not known; expected one of action, n, from, hall, jewelry" },
  { "hire-n-5", { { "deck[4].n", "5" } }, "5" DUB_NOT_FROM (1, 4) },
  { "hire-n-0", { { "deck[4].n", "0" } }, "0" DUB_NOT_FROM (1, 4) },
  { "hire-from-missing",
    { { "deck[4].from", NULL } },
    "it is missing; expected one of 'left', 'right'" },
  { "fund-what-missing",
    { { "deck[5].what", NULL } },
    "it is missing; expected one of 'fireworks', 'kitchen', 'musicians', "
    "'statues'" },
  { "fund-jeweler",
    { { "deck[5].what", "'jeweler'" } },
    "'jeweler' is not allowed; expected one of 'fireworks', 'kitchen', "
    "'musicians', 'statues'" },
  { "fund-unknown-key",
    { { "deck[5].n", "1" } },
    "this key is not known; expected one of action, what, hall, jewelry" },
};

static const DubEditRow good_rows[] = {
  { "base", { { NULL, NULL } }, NULL },
  { "name/longest",
    { { "name", "'0123456789012345678901234567890123456789"
                "012345678901234567890123456789012345678'" } },
    NULL },
  { "edition/classic", { { "edition", "'classic'" } }, NULL },
  { "sources/none", { { "sources", NULL } }, NULL },
  { "sources/empty", { { "sources", "{}" } }, NULL },
  { "halls/majority",
    { { "halls[0].majority", "[20,0]" }, { "halls[1].majority", "[0,20]" } },
    NULL },
  { "halls/musician",
    { { "halls[0].musician", "{'cost':0,'pp':0}" },
      { "halls[1].musician", "{'cost':40,'pp':20}" } },
    NULL },
  { "guests/one", { { "halls[0].guests", "[{}]" } }, NULL },
  { "guests/twelve", { { "halls[0].guests", "[{},{},{},{},{},{},{},{},{},{},{},{}]" } }, NULL },
  { "guests/livre",
    { { "halls[0].guests[1].reward.livre", "40" }, { "halls[3].guests[1].reward.livre", "1" } },
    NULL },
  { "fireworks/one", { { "fireworks.spaces", "[{'cost':0,'times':3,'pp':20}]" } }, NULL },
  { "fireworks/costs",
    { { "fireworks.spaces[0].cost", "0" }, { "fireworks.spaces[2].cost", "40" } },
    NULL },
  { "fireworks/rise-by-one",
    { { "fireworks.spaces[0].cost", "10" }, { "fireworks.spaces[2].cost", "12" } },
    NULL },
  { "statues/eight", { { "statues", SPACES_8 } }, NULL },
  { "statues/one", { { "statues", "[{'cost':40,'pp':20}]" } }, NULL },
  { "kitchen/eight", { { "kitchen.left", SPACES_8 }, { "kitchen.right", SPACES_8 } }, NULL },
  { "all-halls/two", { { "all-halls", "[20,0]" } }, NULL },
  { "all-halls/any-order", { { "all-halls", "[0,20,3,3,5]" } }, NULL },
  { "garments/three", { { "garment-display", "[1,0,0]" } }, NULL },
  { "garments/twelve", { { "garment-display", "[8,7,6,5,4,3,3,3,2,1,0,0]" } }, NULL },
  /* No rulebook says that the costs fall to the right. */
  { "garments/rising", { { "garment-display", "[0,8,3,5,4,4,0,0]" } }, NULL },
  { "jeweler/eight", { { "jeweler.decorations", SPACES_8 } }, NULL },
  { "jewelry/three", { { "jeweler.display", "[40,40,40]" } }, NULL },
  { "jewelry/rising", { { "jeweler.display", "[1,2,2,4,7,1,0,3,5,5,5,9]" } }, NULL },
  { "tasks/other-order",
    { { "jeweler.journeyman-tasks", "['decoration','thread-lace','go','bp']" },
      { "jeweler.master-tasks", "['thimble','coat','gown']" } },
    NULL },
  { "employees/longest-id", { { "employees[10].id", "'0123456789012345678901234567890'" } }, NULL },
  /* The rulebooks do not state the types of levels I, III, IV, and of the cards of VI without a
   * crown. */
  { "employees/free-types",
    { { "employees[10].type", "'master'" },
      { "employees[29].type", "'journeyman'" },
      { "employees[54].type", "'apprentice'" } },
    NULL },
  { "deck/limits",
    { { "deck[1].drawer", "3" }, { "deck[3].n", "12" }, { "deck[4].n", "4" } },
    NULL },
  /* Each box may split the deck differently. */
  { "deck/halls-uneven", { { "deck[0].hall", "5" }, { "deck[1].hall", "5" } }, NULL },
};

static char *base;

static void
test_row (gconstpointer data)
{
  const DubEditRow *row = data;
  g_autofree char *text = dub_edit_apply (base, row);
  g_autofree char *expected = dub_edit_get_error (row);
  g_autoptr (GError) error = NULL;
  DubBox box, before;
  gboolean good;

  memset (&box, 0x5a, sizeof box);
  memcpy (&before, &box, sizeof box);
  good = dub_box_parse (text, strlen (text), &box, &error);

  if (expected == NULL) {
    g_assert_no_error (error);
    g_assert_true (good);
    return;
  }
  g_assert_false (good);
  dub_edit_assert_error (error, expected);
  /* The previous box does not change. */
  g_assert_cmpmem (&box, sizeof box, &before, sizeof before);
}

static void
test_values (void)
{
  g_autoptr (GError) error = NULL;
  DubBox box;

  g_assert_true (dub_box_parse (base, strlen (base), &box, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (box.name, ==, "Test");
  g_assert_cmpuint (box.sources[DUB_PART_HALL_1], ==, DUB_SOURCE_RULEBOOK);
  g_assert_cmpuint (box.sources[DUB_PART_STATUES], ==, DUB_SOURCE_STARTER);
  g_assert_cmpuint (box.sources[DUB_PART_DECK], ==, DUB_SOURCE_CHECKED);
  g_assert_cmpuint (box.halls[0].majority.second, ==, 3);
  g_assert_cmpuint (box.halls[0].n_guests, ==, 3);
  g_assert_true (box.halls[0].guests[0].master);
  g_assert_cmpuint (box.halls[0].guests[0].reward, ==, DUB_REWARD_RESOURCE);
  g_assert_cmpuint (box.halls[0].guests[1].livre, ==, 3);
  g_assert_false (box.halls[0].guests[2].master);
  g_assert_cmpuint (box.halls[0].guests[2].reward, ==, DUB_REWARD_NONE);
  g_assert_cmpuint (box.decorations[DUB_MUSICIANS].n, ==, DUB_N_HALLS);
  g_assert_cmpuint (box.decorations[DUB_MUSICIANS].spaces[4].cost, ==, 6);
  g_assert_cmpuint (box.fireworks_majority.first, ==, 7);
  g_assert_cmpuint (box.decorations[DUB_FIREWORKS].spaces[2].times, ==, 3);
  g_assert_cmpuint (box.decorations[DUB_KITCHEN_LEFT].n, ==, 2);
  g_assert_cmpuint (box.decorations[DUB_KITCHEN_RIGHT].n, ==, 1);
  g_assert_cmpuint (box.n_all_halls, ==, 2);
  g_assert_cmpuint (box.garment_display.n, ==, 6);
  g_assert_cmpuint (box.jewelry_display.costs[1], ==, 4);
  g_assert_cmpuint (box.journeyman_tasks[3], ==, DUB_TASK_DECORATION);
  g_assert_cmpuint (dub_box_get_employee (&box, "vi-pairs").level, ==, 6);
  g_assert_cmpuint (dub_box_get_employee (&box, "nobody").type, ==, DUB_TYPE_NONE);
  g_assert_cmpuint (box.deck[3].action, ==, DUB_CARD_TAILOR);
  g_assert_cmpuint (box.deck[3].end, ==, DUB_RIGHT);
}

/* A shipped profile prints as its file, to the last byte, and its deck names each hall on five
 * cards. */
static void
test_shipped (gconstpointer name)
{
  g_autofree char *file = g_strconcat (name, ".json", NULL), *text = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "../../data/box", file, NULL);
  guint halls[DUB_N_HALLS + 1] = { 0 };
  DubBox box, read;
  gsize length;

  g_assert_true (dub_box_load_shipped (name, &box));
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_true (dub_box_parse_whole (text, length, &read, NULL));
  g_assert_cmpmem (&box, sizeof box, &read, sizeof read);
  g_assert_cmpstr (dub_name_get (DUB_SET_EDITION, box.edition), ==, name);
  for (guint i = 0; i < DUB_N_CARDS; i++)
    halls[box.deck[i].hall]++;
  for (guint i = 1; i <= DUB_N_HALLS; i++)
    g_assert_cmpuint (halls[i], ==, 5);
}

/* A file with its employees in another order gives the same box to the last byte, so that games
 * cannot differ. */
static void
test_permuted (gconstpointer text)
{
  g_autoptr (JsonNode) node = dub_json_parse (text, strlen (text), NULL);
  JsonObject *object = json_node_get_object (node);
  g_autoptr (JsonArray) cards = json_array_ref (json_object_get_array_member (object, "employees"));
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  DubBox box, read;

  g_assert_true (dub_box_parse (text, strlen (text), &box, NULL));
  for (guint i = 0; i < 20; i++) {
    JsonArray *permuted = json_array_new ();
    g_autofree char *changed = NULL;
    guint at[DUB_N_EMPLOYEES] = { 0 };

    for (guint j = 0; j < DUB_N_EMPLOYEES; j++) {
      guint k = (guint) g_rand_int_range (rand, 0, (gint32) j + 1);

      at[j] = at[k];
      at[k] = j;
    }
    for (guint j = 0; j < DUB_N_EMPLOYEES; j++)
      json_array_add_element (permuted, json_array_dup_element (cards, at[j]));
    json_object_set_array_member (object, "employees", permuted);
    changed = json_to_string (node, FALSE);
    g_assert_true (dub_box_parse (changed, strlen (changed), &read, NULL));
    g_assert_cmpmem (&box, sizeof box, &read, sizeof read);
  }
}

/* Changes one value of every section. */
static void
change_sections (DubBox *box)
{
  box->halls[3].majority.first = 9;
  box->fireworks_majority.first = 9;
  box->decorations[DUB_STATUES].spaces[0].cost = 1;
  box->decorations[DUB_KITCHEN_RIGHT].spaces[0].cost = 1;
  box->all_halls[0] = 9;
  box->garment_display.costs[0] = 7;
  box->jewelry_display.costs[0] = 9;
  box->employees[0].type = DUB_MASTER;
  box->deck[24].hall = 1;
  box->garments[DUB_GARMENTS_FANCY].kinds[0].garment.pp = 9;
  box->fancy_resources[DUB_TILE_GO]++;
  box->jewelry[DUB_PINK]++;
}

/* The halls have one source, or a list of five. */
static void
test_sources (void)
{
  DubBox box = *dub_box_get_shipped (DUB_EDITION_DELUXE), read;
  g_autofree char *mixed = NULL;
  g_autofree char *same = NULL;
  g_autoptr (GError) error = NULL;

  same = dub_box_print_line (&box);
  g_assert_nonnull (strstr (same, "\"halls\":\"starter\""));
  box.sources[DUB_PART_HALL_1 + 1] = DUB_SOURCE_CHECKED;
  mixed = dub_box_print_line (&box);
  g_assert_nonnull (strstr (mixed, "\"halls\":[\"starter\",\"checked\",\"starter\","));
  g_assert_true (dub_box_parse (mixed, strlen (mixed), &read, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (read.sources, sizeof read.sources, box.sources, sizeof box.sources);
  g_assert_false (dub_box_has_same_section (&read, dub_box_get_shipped (DUB_EDITION_DELUXE),
                                            DUB_SECTION_HALLS));
}

/* Each section by itself: copying, comparing, and restoring. */
static void
test_sections (void)
{
  DubBox starter = *dub_box_get_shipped (DUB_EDITION_CLASSIC), changed = starter, box;
  DubPart first, end;

  change_sections (&changed);
  memset (changed.sources, DUB_SOURCE_CHECKED, sizeof changed.sources);
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++) {
    box = starter;
    g_assert_true (dub_box_has_same_section (&box, &starter, i));
    g_assert_false (dub_box_has_same_section (&box, &changed, i));
    dub_box_copy_section (&box, &changed, i);
    g_assert_true (dub_box_has_same_section (&box, &changed, i));
    dub_section_get_parts (i, &first, &end);
    for (DubPart part = 0; part < DUB_N_PARTS; part++)
      g_assert_cmpuint (box.sources[part], ==,
                        part >= first && part < end ? DUB_SOURCE_CHECKED : DUB_SOURCE_STARTER);
    for (DubSection j = 0; j < DUB_N_SECTIONS; j++)
      g_assert_true (j == i || dub_box_has_same_section (&box, &starter, j));
    dub_box_copy_section (&box, dub_box_get_shipped (box.edition), i);
    g_assert_cmpmem (&box, sizeof box, &starter, sizeof starter);
  }
}

static void
test_not_shipped (void)
{
  static const char *const names[] = {
    "", "Deluxe", "deluxe.json", "deluxe/", "../box/deluxe", "x"
  };
  DubBox box, before;

  memset (&box, 0x5a, sizeof box);
  memcpy (&before, &box, sizeof box);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (dub_box_load_shipped (names[i], &box));
  g_assert_cmpmem (&box, sizeof box, &before, sizeof before);
}

static void
add_rows (const char *prefix, const DubEditRow *rows, guint n_rows)
{
  for (guint i = 0; i < n_rows; i++) {
    g_autofree char *path = g_strconcat (prefix, rows[i].name, NULL);

    g_test_add_data_func (path, &rows[i], test_row);
  }
}

/* A profile of an earlier version does not say which employees belong to the Jewelry Box. */
static void
test_old_form (void)
{
  g_autofree char *text = dub_box_print (dub_box_get_shipped (DUB_EDITION_DELUXE));
  g_autoptr (GString) old = g_string_new (text);
  g_autoptr (GError) error = NULL;
  DubBox box;

  g_assert_cmpuint (g_string_replace (old, ", \"expansion\": \"jewelry-box\"", "", 0), ==, 28);
  g_assert_false (dub_box_parse (old->str, old->len, &box, &error));
  dub_edit_assert_error (error, "$.employees: this file was saved by another version of Du Barry");
}

int
main (int argc, char **argv)
{
  g_autofree char *starter = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  base = dub_edit_load ("boxes/good/base.json", NULL);
  starter = dub_box_print_line (dub_box_get_shipped (DUB_EDITION_DELUXE));

  g_test_add_data_func ("/box/shipped/deluxe", "deluxe", test_shipped);
  g_test_add_data_func ("/box/shipped/classic", "classic", test_shipped);
  g_test_add_func ("/box/shipped/no-other", test_not_shipped);
  g_test_add_data_func ("/box/permuted/own-ids", base, test_permuted);
  g_test_add_data_func ("/box/permuted/starter", starter, test_permuted);
  g_test_add_func ("/box/sections", test_sections);
  g_test_add_func ("/box/sources", test_sources);
  g_test_add_func ("/box/values", test_values);
  g_test_add_func ("/box/old-form", test_old_form);
  add_rows ("/box/good/", good_rows, G_N_ELEMENTS (good_rows));
  add_rows ("/box/head/", head_rows, G_N_ELEMENTS (head_rows));
  add_rows ("/box/board/", board_rows, G_N_ELEMENTS (board_rows));
  add_rows ("/box/displays/", display_rows, G_N_ELEMENTS (display_rows));
  add_rows ("/box/employees/", employee_rows, G_N_ELEMENTS (employee_rows));
  add_rows ("/box/deck/", deck_rows, G_N_ELEMENTS (deck_rows));

  status = g_test_run ();
  g_free (base);

  return status;
}
