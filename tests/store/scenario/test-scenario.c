/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every key of a scenario and every impossible board: one change to a good scenario, and the
 * expected answer of the reader. Each good scenario must survive writing and reading.
 */

#include "dub-box-file.h"
#include "dub-scenario.h"
#include "edit.h"

#include <string.h>

#define OWNERS " is not allowed; expected one of 'barry', 'you'"
#define TYPES " is not allowed; expected one of 'master', 'journeyman', 'apprentice'"
#define COLORS " is not allowed; expected one of 'blue', 'pink', 'green', 'orange'"
#define CROWNS \
  " is not allowed; expected one of 'vi-staff', 'vi-thread-lace', " \
  "'vi-master-guests', " \
  "'vi-pairs', 'jb-jewelry-set', 'jb-necklaces', 'jb-decorations', " \
  "'jb-apprentices'"
#define NO_SPACE "there is no such space; the box has "
#define CARD "{'action':'favor','hall':1,'jewelry':'none'}"

static const DubEditRow frame_rows[] = {
  { "unknown-key",
    { { "hands", "[]" } },
    "this key is not known; expected one of box, expansions, round, seed, rulings, favor, "
    "garments, "
    "resources, employees, jewelry, halls, fireworks, statues, musicians, "
    "jeweler, kitchen, "
    "all-halls, barry, you, hand, supply, discard, bag, exam-decks" },
  { "box/no-such",
    { { "box", "'de-luxe'" } },
    "'de-luxe' is not allowed; expected 'deluxe', 'classic', a readable file or a box profile" },
  { "box/folder",
    { { "box", "'.'" } },
    "'.' is not allowed; expected 'deluxe', 'classic', a readable file or a box profile" },
  { "box/number",
    { { "box", "7" } },
    "7 is not allowed; expected \"deluxe\", \"classic\", a readable file or a box profile" },
  { "box/null",
    { { "box", "null" } },
    "null is not allowed; expected \"deluxe\", \"classic\", a readable file or a box profile" },
  { "box/no-box-in-file",
    { { "box", "'rich.json'" } },
    "rich.json: $.format: it is missing; expected 'dubarry-box'" },
  { "box/inline",
    { { "box", "{'format':'dubarry-box','version':2}" } },
    "$.box.version: this file was saved by another version of Du Barry" },
  { "expansions/other",
    { { "expansions[1]", "'fency'" } },
    "'fency' is not allowed; expected one of 'jewelry-box', 'fancy', "
    "'festivity', 'expert'" },
  { "expansions/five",
    { { "expansions[4]", "'fancy'" } },
    "$.expansions: ['jewelry-box','fancy','festivity','expert','fancy'] is not allowed; expected a list of 0–4, not of 5" },
  { "expansions/name", { { "expansions", "'fancy'" } }, "'fancy' is not allowed; expected […]" },
  { "round/0", { { "round", "0" } }, "0" DUB_NOT_FROM (1, 7) },
  { "round/8", { { "round", "8" } }, "8" DUB_NOT_FROM (1, 7) },
  { "round/null", { { "round", "null" } }, "null" DUB_NOT_FROM (1, 7) },
  { "seed/negative",
    { { "seed", "-1" } },
    "-1 is not allowed; expected a whole number from 0 to "
    "999999999999999999" },
  { "seed/text",
    { { "seed", "'7'" } },
    "'7' is not allowed; expected a whole number from 0 to "
    "999999999999999999" },
  { "rulings/unknown-key",
    { { "rulings.third-place", "true" } },
    "this key is not known; expected one of second-place, count-candidate, zero-gown" },
  { "rulings/number",
    { { "rulings.second-place", "1" } },
    "1 is not allowed; expected one of true, false" },
  { "rulings/text",
    { { "rulings.count-candidate", "'no'" } },
    "'no' is not allowed; expected one of true, false" },
  { "favor/other",
    { { "favor", "'me'" } },
    "'me' is not allowed; expected one of 'board', 'barry', 'you'" },
  { "favor/null",
    { { "favor", "null" } },
    "null is not allowed; expected one of 'board', 'barry', 'you'" },
  { "bag/negative", { { "bag", "-1" } }, "-1" DUB_NOT_FROM (0, 53) },
  { "bag/54", { { "bag", "54" } }, "54" DUB_NOT_FROM (0, 53) },
  { "exam-decks/unknown-key",
    { { "exam-decks.apprentice", "1" } },
    "this key is not known; expected one of journeyman, master" },
  { "exam-decks/10", { { "exam-decks.master", "10" } }, "10" DUB_NOT_FROM (0, 9) },
  { "exam-decks/negative", { { "exam-decks.journeyman", "-1" } }, "-1" DUB_NOT_FROM (0, 9) },
};

static const DubEditRow display_rows[] = {
  { "garments/outside", { { "garments[6]", "null" } }, NO_SPACE "6 here" },
  { "garments/object", { { "garments", "{}" } }, "{} is not allowed; expected […]" },
  { "garments/name", { { "garments[1]", "'blue'" } }, "'blue' is not allowed; expected {…}" },
  { "garments/color-missing",
    { { "garments[1]", "{'pp':3}" } },
    "$.garments[1].color: it is missing; expected one of 'blue', 'pink', "
    "'green', 'orange'" },
  { "garments/color-other", { { "garments[0].color", "'red'" } }, "'red'" COLORS },
  { "garments/pp-10", { { "garments[0].pp", "10" } }, "10" DUB_NOT_FROM (0, 9) },
  { "garments/pp-negative", { { "garments[0].pp", "-1" } }, "-1" DUB_NOT_FROM (0, 9) },
  { "garments/thimble-number",
    { { "garments[0].thimble", "1" } },
    "1 is not allowed; expected one of true, false" },
  { "garments/owner",
    { { "garments[0].owner", "'you'" } },
    "this key is not known; expected one of color, pp, thimble, festivity, expert" },
  { "garments/festivity-other",
    { { "garments[2].festivity", "'green'" } },
    "'green' is not allowed; expected one of 'pairs', 'decorations', 'blue', "
    "'pink'" },
  { "garments/expert-other",
    { { "garments[3].expert", "'livre'" } },
    "'livre' is not allowed; expected one of 'favor', 'depute', 'tile', "
    "'livre14', 'any-jewelry', "
    "'match-jewelry'" },
  { "garments/festivity-and-expert",
    { { "garments[1]", "{'color':'blue','festivity':'pink','expert':'tile'}" } },
    "{'color':'blue','festivity':'pink','expert':'tile'} is not allowed; expected a Garment of Festivity Dresses or of Expert Tailoring, not of both" },
  { "garments/festivity-not-in-play",
    { { "expansions", "['jewelry-box','expert']" } },
    "$.garments[2]: no festivity" },
  { "garments/expert-not-in-play",
    { { "expansions", "['jewelry-box','festivity']" } },
    "$.garments[3]: no expert" },
  { "garments/festivity-in-round-1", { { "round", "1" } }, "$.garments[2]: festivity in round 1" },
  { "garments/festivity-twice",
    { { "garments[1]", "{'color':'blue','festivity':'pairs'}" } },
    "$.garments[2]: garment twice" },
  { "garments/expert-twice",
    { { "garments[1]", "{'color':'blue','expert':'favor'}" } },
    "$.halls[0][2]: garment twice" },

  { "resources/four-drawers", { { "resources[3]", "[]" } }, NO_SPACE "3 here" },
  { "resources/four-columns", { { "resources[0][3]", "null" } }, NO_SPACE "3 here" },
  { "resources/flat", { { "resources[0]", "'bp'" } }, "'bp' is not allowed; expected […]" },
  { "resources/other",
    { { "resources[1][2]", "'go+bp'" } },
    "'go+bp' is not allowed; expected one of 'bp', 'go', 'bp+go', '?'" },

  { "employees/outside", { { "employees[4]", "null" } }, NO_SPACE "4 here" },
  { "employees/type", { { "employees[1]", "'master'" } }, "'master' is not allowed; expected {…}" },
  { "employees/nothing",
    { { "employees[1]", "{}" } },
    "$.employees[1].level: it is missing; expected a whole number from 0 to "
    "6" },
  { "employees/unknown-key",
    { { "employees[0].name", "'x'" } },
    "this key is not known; expected one of id, level, type" },
  { "employees/id-other",
    { { "employees[0].id", "'vi-nobody'" } },
    "'vi-nobody' is not allowed; expected the ID of an Employee card in the box" },
  { "employees/id-number",
    { { "employees[0].id", "6" } },
    "6 is not allowed; expected text in quotes, not empty and up to 31 bytes long" },
  { "employees/level-7", { { "employees[2].level", "7" } }, "7" DUB_NOT_FROM (0, 6) },
  { "employees/level-missing",
    { { "employees[2].level", NULL } },
    "it is missing; expected a whole number from 0 to 6" },
  { "employees/type-missing",
    { { "employees[2].type", NULL } },
    "it is missing; expected one of 'master', 'journeyman', 'apprentice'" },
  /* In the rulebook every Apprentice of level VI has a crown, so the crown must be given. */
  { "employees/level-vi-apprentice",
    { { "employees[0]", "{'level':6,'type':'apprentice'}" } },
    "$.employees[0].id: it is missing; expected the ID of an Employee card in the box" },
  { "employees/type-other", { { "employees[2].type", "'boss'" } }, "'boss'" TYPES },
  { "employees/id-of-other-level",
    { { "employees[0].level", "5" } },
    "$.employees[0]: {'id':'vi-staff','level':5} is not allowed; expected Level and type as the box has them for this ID" },
  { "employees/id-of-other-type",
    { { "employees[0].type", "'master'" } },
    "$.employees[0]: {'id':'vi-staff','type':'master'} is not allowed; expected Level and type as the box has them for this ID" },
  { "employees/twice", { { "employees[1]", "{'id':'e6-4'}" } }, "$.employees[3]: employee twice" },
  { "employees/crown-on-display-and-in-staff",
    { { "employees[1]", "{'id':'jb-necklaces'}" } },
    "$.barry.staff[4]: employee twice" },
  { "employees/crown-on-display-and-yours",
    { { "employees[1]", "{'id':'vi-thread-lace'}" } },
    "$.you.bonuses[0]: employee twice" },

  { "jewelry/outside", { { "jewelry[4]", "null" } }, NO_SPACE "4 here" },
  { "jewelry/color", { { "jewelry[1]", "'blue'" } }, "'blue' is not allowed; expected {…}" },
  { "jewelry/color-missing",
    { { "jewelry[1]", "{}" } },
    "$.jewelry[1].color: it is missing; expected one of 'blue', 'pink', "
    "'green', 'orange'" },
  { "jewelry/unknown-key",
    { { "jewelry[0].kind", "'ring'" } },
    "this key is not known; expected one of color" },
};

static const DubEditRow board_rows[] = {
  { "halls/six", { { "halls[5]", "[]" } }, NO_SPACE "5 here" },
  { "halls/outside-royal", { { "halls[0][3]", "null" } }, NO_SPACE "3 here" },
  { "halls/outside-last",
    { { "halls[4]", "[null,null,null]" } },
    "$.halls[4][2]: " NO_SPACE "2 here" },
  { "halls/null", { { "halls[2]", "null" } }, "null is not allowed; expected […]" },
  { "halls/owner-missing",
    { { "halls[0][0].owner", NULL } },
    "it is missing; expected one of 'barry', 'you'" },
  { "halls/owner-board", { { "halls[0][0].owner", "'board'" } }, "'board'" OWNERS },
  { "halls/color-missing",
    { { "halls[0][0].color", NULL } },
    "it is missing; expected one of 'blue', 'pink', 'green', 'orange'" },
  { "halls/unknown-key",
    { { "halls[0][0].cost", "2" } },
    "this key is not known; expected one of color, pp, thimble, festivity, expert, owner" },
  { "halls/festivity-twice",
    { { "halls[2]", "[{'owner':'you','color':'blue','festivity':'blue'}]" } },
    "$.halls[2][0]: garment twice" },
  { "musicians/six", { { "musicians[5]", "null" } }, NO_SPACE "5 here" },
  { "musicians/true", { { "musicians[0]", "true" } }, "true" OWNERS },
  { "fireworks/outside", { { "fireworks[3]", "'you'" } }, NO_SPACE "3 here" },
  { "fireworks/other", { { "fireworks[1]", "'me'" } }, "'me'" OWNERS },
  { "fireworks/object", { { "fireworks", "{}" } }, "{} is not allowed; expected […]" },
  { "statues/outside", { { "statues", "[null,null,null]" } }, "$.statues[2]: " NO_SPACE "2 here" },
  { "statues/other", { { "statues[0]", "'Barry'" } }, "'Barry'" OWNERS },
  { "kitchen/list", { { "kitchen", "[]" } }, "[] is not allowed; expected {…}" },
  { "kitchen/unknown-key",
    { { "kitchen.middle", "[]" } },
    "this key is not known; expected one of left, right" },
  { "kitchen/left-outside", { { "kitchen.left[2]", "null" } }, NO_SPACE "2 here" },
  { "kitchen/right-outside", { { "kitchen.right[1]", "null" } }, NO_SPACE "1 here" },
  { "kitchen/other", { { "kitchen.right[0]", "0" } }, "0" OWNERS },
  /* A scenario forbids the same as play (FUN-2, ALL-1). */
  { "kitchen/two-of-hers",
    { { "kitchen.left", "['barry','barry']" } },
    "$.kitchen.left[1]: one token" },
  { "kitchen/two-of-yours",
    { { "box", "'deluxe'" }, { "employees", "[]" }, { "kitchen.right", "['you','you']" } },
    "$.kitchen.right[1]: one token" },
  { "jeweler/two-of-yours", { { "jeweler", "['you','you']" } }, "$.jeweler[1]: one token" },
  { "all-halls/two-of-hers",
    { { "all-halls", "['barry','barry']" } },
    "$.all-halls[1]: one token" },
  { "jeweler/outside", { { "jeweler[2]", "null" } }, NO_SPACE "2 here" },
  { "jeweler/other", { { "jeweler[0]", "''" } }, "''" OWNERS },
  { "all-halls/outside", { { "all-halls[2]", "null" } }, NO_SPACE "2 here" },
  { "all-halls/other", { { "all-halls[0]", "'board'" } }, "'board'" OWNERS },
};

static const DubEditRow side_rows[] = {
  { "barry/list", { { "barry", "[]" } }, "[] is not allowed; expected {…}" },
  { "barry/livre",
    { { "barry.livre", "0" } },
    "this key is not known; expected one of pp, thread, lace, tiles, jewelry, staff, "
    "exam" },
  { "barry/pp-negative", { { "barry.pp", "-1" } }, "-1" DUB_NOT_FROM (0, 300) },
  { "barry/pp-high", { { "barry.pp", "301" } }, "301" DUB_NOT_FROM (0, 300) },
  { "barry/thread-high", { { "barry.thread", "100" } }, "100" DUB_NOT_FROM (0, 99) },
  { "barry/lace-negative", { { "barry.lace", "-1" } }, "-1" DUB_NOT_FROM (0, 99) },
  { "barry/tiles-54", { { "barry.tiles", "54" } }, "54" DUB_NOT_FROM (0, 53) },
  { "barry/jewelry-other", { { "barry.jewelry[0]", "'red'" } }, "'red'" COLORS },
  { "barry/jewelry-object",
    { { "barry.jewelry[0]", "{'color':'blue'}" } },
    "{'color':'blue'}" COLORS },
  { "staff/type-other", { { "barry.staff[0]", "'boss'" } }, "'boss'" TYPES },
  { "staff/null", { { "barry.staff[0]", "null" } }, "null is not allowed; expected {…}" },
  { "staff/id-other",
    { { "barry.staff[4].id", "'nobody'" } },
    "'nobody' is not allowed; expected the ID of an Employee card in the box" },
  { "staff/twice",
    { { "barry.staff[0]", "{'id':'jb-necklaces'}" } },
    "$.barry.staff[4]: employee twice" },
  { "exam/unknown-key",
    { { "barry.exam.next", "1" } },
    "this key is not known; expected one of track, done" },
  { "exam/track-other",
    { { "barry.exam.track", "'apprentice'" } },
    "'apprentice' is not allowed; expected one of 'journeyman', 'master'" },
  { "exam/task-other",
    { { "barry.exam.done[0]", "'silk'" } },
    "'silk' is not allowed; expected one of 'thimble', 'gown', 'coat'" },
  { "exam/task-of-journeyman",
    { { "barry.exam.done[0]", "'bp'" } },
    "'bp' is not allowed; expected one of 'thimble', 'gown', 'coat'" },
  { "exam/task-of-master",
    { { "barry.exam", "{'done':['gown']}" } },
    "$.barry.exam.done[0]: 'gown' is not allowed; expected one of 'bp', 'go', 'thread-lace', 'decoration'" },
  { "exam/task-twice",
    { { "barry.exam.done[1]", "'coat'" } },
    "'coat' is not allowed; expected each only once" },
  { "exam/four-of-master",
    { { "barry.exam.done", "['coat','gown','thimble','coat']" } },
    "['coat','gown','thimble','coat'] is not allowed; expected a list of 0–3, not of 4" },

  { "you/unknown-key",
    { { "you.silk", "3" } },
    "this key is not known; expected one of pp, livre, thread, lace, tiles, staff, "
    "apprentices, jewelry, bonuses, exam, specialist, hand, card" },
  { "you/tiles", { { "you.tiles", "53" } }, NULL },
  { "you/tiles-high", { { "you.tiles", "54" } }, "54" DUB_NOT_FROM (0, 53) },
  { "you/staff-cards",
    { { "you",
        "{'staff':['master','apprentice',{'id':'vi-pairs'},{'level':1,'type':'master'}]}" } },
    NULL },
  { "you/staff-agrees", { { "you", "{'staff':['master','apprentice'],'apprentices':1}" } }, NULL },
  { "you/staff-differs",
    { { "you", "{'staff':['master','apprentice'],'apprentices':2}" } },
    "$.you.apprentices: 2 is not allowed; expected what the cards listed in the staff have" },
  { "you/staff-twice",
    { { "you", "{'staff':[{'id':'vi-pairs'},{'id':'vi-pairs'}]}" } },
    "$.you.staff[1]: employee twice" },
  { "you/staff-crown",
    { { "you", "{'staff':[{'id':'vi-pairs'}],'bonuses':['vi-pairs']}" } },
    NULL },
  { "you/staff-without-crown",
    { { "you", "{'staff':['master'],'bonuses':['vi-pairs']}" } },
    "$.you.bonuses: ['vi-pairs'] is not allowed; expected what the cards listed in the staff have" },
  { "you/exam", { { "you.exam", "{'track':'master','done':['gown']}" } }, NULL },
  { "you/exam-task",
    { { "you.exam", "{'done':['gown']}" } },
    "$.you.exam.done[0]: 'gown' is not allowed; expected one of 'bp', 'go', 'thread-lace', 'decoration'" },
  { "you/specialist", { { "you.specialist", "'jb-apprentice-halls'" } }, NULL },
  { "you/hand",
    { { "you", "{'staff':['master','master','apprentice',{'id':'vi-pairs'}],"
               "'hand':['master',{'id':'vi-pairs'}],'card':'master'}" } },
    NULL },
  { "you/hand-without-staff",
    { { "you", "{'staff':4,'hand':['master']}" } },
    "$.you.hand[0]: 'master' is not allowed; expected what the cards listed in the staff have" },
  { "you/hand-twice",
    { { "you", "{'staff':['master','apprentice'],'hand':['master','master']}" } },
    "$.you.hand[1]: 'master' is not allowed; expected what the cards listed in the staff have" },
  { "you/card-in-hand",
    { { "you", "{'staff':['master','apprentice'],'hand':['master'],'card':'master'}" } },
    "$.you.card: 'master' is not allowed; expected what the cards listed in the staff have" },
  { "you/card-other",
    { { "you", "{'staff':['master'],'card':{'id':'vi-pairs'}}" } },
    "$.you.card: {'id':'vi-pairs'} is not allowed; expected what the cards listed in the staff have" },
  { "you/hand-number", { { "you.hand", "3" } }, "3 is not allowed; expected […]" },
  { "you/null", { { "you", "null" } }, "null is not allowed; expected {…}" },
  { "you/pp-high", { { "you.pp", "301" } }, "301" DUB_NOT_FROM (0, 300) },
  { "you/livre-negative", { { "you.livre", "-1" } }, "-1" DUB_NOT_FROM (0, 500) },
  { "you/thread-text", { { "you.thread", "'?'" } }, "'?'" DUB_NOT_FROM (0, 99) },
  { "you/lace-null", { { "you.lace", "null" } }, "null" DUB_NOT_FROM (0, 99) },
  { "you/staff-high", { { "you.staff", "100" } }, "100" DUB_NOT_FROM (0, 99) },
  { "you/apprentices-fraction", { { "you.apprentices", "1.5" } }, "1.5" DUB_NOT_FROM (0, 99) },
  { "you/jewelry-other", { { "you.jewelry[0]", "'gold'" } }, "'gold'" COLORS },
  { "you/bonuses-other", { { "you.bonuses[0]", "'e6-4'" } }, "'e6-4'" CROWNS },
  { "you/bonuses-object",
    { { "you.bonuses[0]", "{'id':'vi-pairs'}" } },
    "{'id':'vi-pairs'}" CROWNS },
  { "you/bonuses-twice", { { "you.bonuses[1]", "'vi-thread-lace'" } }, "employee twice" },
  { "you/bonus-of-barry", { { "you.bonuses[1]", "'jb-necklaces'" } }, "employee twice" },
};

/* The tests of a box's deck cover all keys of a card. */
static const DubEditRow pile_rows[] = {
  { "hand/object", { { "hand", "{}" } }, "{} is not allowed; expected […]" },
  { "hand/name",
    { { "hand[0]", "'favor'" } },
    "'favor' is not allowed; expected {'action': …, 'hall': …, 'jewelry': …}" },
  { "hand/null",
    { { "hand[0]", "null" } },
    "null is not allowed; expected {'action': …, 'hall': …, 'jewelry': …}" },
  { "hand/hall-6", { { "hand[0].hall", "6" } }, "6" DUB_NOT_FROM (1, 5) },
  { "supply/n-5",
    { { "supply[0]", "{'action':'hire','n':5,'from':'left'}" } },
    "$.supply[0].n: 5" DUB_NOT_FROM (1, 4) },
  { "supply/unknown-key",
    { { "supply[0].n", "1" } },
    "this key is not known; expected one of action, hall, jewelry" },
  { "discard/jewelry-missing",
    { { "discard[0].jewelry", NULL } },
    "it is missing; expected one of 'none', 'suitable', 'same-color'" },
};

/* Places in play only with the Jewelry Box. */
static const DubEditRow jewelry_box_rows[] = {
  { "jewelry",
    { { "expansions", "[]" }, { "garments", "[]" }, { "halls", "[]" } },
    "$.jewelry[0]: no jewelry" },
  { "expert-any-jewelry",
    { { "expansions", "['expert']" },
      { "garments", "[{'color':'pink','expert':'any-jewelry'}]" },
      { "halls", "[]" } },
    "$.garments[0]: expert needs jewelry box" },
  { "expert-match-jewelry",
    { { "expansions", "['expert']" },
      { "garments", "[]" },
      { "jewelry", "[]" },
      { "halls", "[[{'owner':'you','color':'pink','expert':'match-jewelry'}]]" } },
    "$.halls[0][0]: expert needs jewelry box" },
};

static const DubEditRow good_rows[] = {
  { "rich", { { NULL, NULL } }, NULL },
  { "box/deluxe", { { "box", "'deluxe'" }, { "employees[3]", "null" } }, NULL },
  { "box/classic", { { "box", "'classic'" }, { "employees[3]", "null" } }, NULL },
  { "box/left-out", { { "box", NULL }, { "employees[3]", "null" } }, NULL },
  { "expansions/other-order",
    { { "expansions", "['expert','festivity','jewelry-box','fancy']" } },
    NULL },
  { "round/7", { { "round", "7" } }, NULL },
  { "round/left-out", { { "round", NULL } }, NULL },
  { "seed/highest", { { "seed", "999999999999999999" } }, NULL },
  { "rulings/left-out", { { "rulings", NULL } }, NULL },
  { "rulings/one", { { "rulings", "{'second-place':true}" } }, NULL },
  { "favor/barry", { { "favor", "'barry'" } }, NULL },
  { "favor/board", { { "favor", "'board'" } }, NULL },
  { "garments/all-specials",
    { { "garments", "[{'color':'blue','festivity':'decorations'},{'color':'blue','"
                    "festivity':"
                    "'pink'},{'color':'pink','expert':'depute'},{'color':'green','expert':"
                    "'tile'"
                    "},{'color':'blue','expert':'any-jewelry'},{'color':'pink','expert':"
                    "'match-jewelry','thimble':false}]" } },
    NULL },
  { "garments/limits",
    { { "garments", "[{'color':'blue','pp':0},{'color':'blue','pp':9}]" } },
    NULL },
  { "lists/empty", { { "garments", "[]" }, { "resources", "[]" }, { "employees", "[]" } }, NULL },
  { "lists/short",
    { { "halls", "[[],[{'owner':'you','color':'blue'}]]" }, { "resources", "[[],['?']]" } },
    NULL },
  { "kitchen/one-side", { { "kitchen", "{'right':['you']}" } }, NULL },
  { "kitchen/empty", { { "kitchen", "{}" } }, NULL },
  { "employees/id-and-level", { { "employees[0]", "{'id':'vi-staff','level':6}" } }, NULL },
  { "employees/id-and-all",
    { { "employees[0]", "{'id':'vi-staff','level':6,'type':'apprentice'}" } },
    NULL },
  { "barry/empty", { { "barry", "{}" } }, NULL },
  { "barry/track-full", { { "barry.pp", "300" }, { "barry.thread", "99" } }, NULL },
  { "exam/track-alone", { { "barry.exam", "{'track':'master'}" } }, NULL },
  { "exam/journeyman",
    { { "barry.exam", "{'track':'journeyman','done':['decoration','bp','thread-lace']}" } },
    NULL },
  { "you/empty", { { "you", "{}" } }, NULL },
  { "you/left-out", { { "you", NULL } }, NULL },
  { "you/none-of-each", { { "you", "{'thread':0,'jewelry':[],'bonuses':[]}" } }, NULL },
  { "piles/unknown", { { "hand", "['?','?']" }, { "discard", "['?']" } }, NULL },
  { "piles/empty", { { "hand", "[]" }, { "supply", "[]" }, { "discard", "[]" } }, NULL },
  /* Cards in the piles need not be part of the profile's deck. */
  { "piles/same-card", { { "hand", "[" CARD "," CARD "," CARD "]" } }, NULL },
  { "bag/0", { { "bag", "0" } }, NULL },
  { "bag/left-out", { { "bag", NULL } }, NULL },
  { "exam-decks/one", { { "exam-decks", "{'master':0}" } }, NULL },
  { "exam-decks/empty", { { "exam-decks", "{}" } }, NULL },
};

static const char base_file[] = "scenarios/good/rich.json";
static char *base, *folder;

static DubScenario *
parse (const char *text, GError **error)
{
  return dub_scenario_parse (text, strlen (text), folder, error);
}

/* Asserts that writing and reading the scenario gives the same table. Both states begin as cleared
 * memory, so that the test can compare their bytes. */
static void
assert_survives_writing (const DubScenario *scenario)
{
  g_autoptr (JsonNode) node = dub_scenario_write (scenario, &scenario->state);
  g_autofree char *text = dub_json_print (node);
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) again = parse (text, &error);

  g_assert_no_error (error);
  if (again == NULL)
    return;

  g_assert_cmpmem (&again->state, sizeof again->state, &scenario->state, sizeof scenario->state);
  g_assert_true (json_node_equal (again->box_node, scenario->box_node));
}

static void
test_row (gconstpointer data)
{
  const DubEditRow *row = data;
  g_autofree char *text = dub_edit_apply (base, row);
  g_autofree char *expected = dub_edit_get_error (row);
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = parse (text, &error);

  if (expected == NULL) {
    g_assert_no_error (error);
    if (scenario != NULL)
      assert_survives_writing (scenario);
    return;
  }
  g_assert_null (scenario);
  dub_edit_assert_error (error, expected);
}

static void
add_rows (const char *prefix, const DubEditRow *rows, guint n_rows)
{
  for (guint i = 0; i < n_rows; i++) {
    g_autofree char *path = g_strconcat (prefix, rows[i].name, NULL);

    g_test_add_data_func (path, &rows[i], test_row);
  }
}

/* An empty object is a whole scenario with the engine's defaults. */
static void
test_defaults (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = parse ("{}", &error);
  DubState expected;
  DubBox deluxe;

  g_assert_no_error (error);
  dub_state_init (&expected);
  g_assert_cmpmem (&scenario->state, sizeof expected, &expected, sizeof expected);
  g_assert_cmpuint (scenario->state.favor, ==, DUB_NOBODY);
  g_assert_cmpuint (scenario->state.seed, ==, 0);
  g_assert_false (scenario->state.second_place);
  g_assert_true (scenario->state.count_candidate);
  g_assert_cmpint (scenario->state.bag, ==, DUB_PLENTY);
  g_assert_cmpint (scenario->state.exam_decks[DUB_TRACK_MASTER], ==, DUB_PLENTY);
  g_assert_cmpuint (scenario->state.sides[DUB_BARRY].track, ==, DUB_TRACK_JOURNEYMAN);
  for (guint i = 0; i < DUB_N_FACTS; i++)
    g_assert_false (dub_state_knows (&scenario->state, i));

  g_assert_true (dub_box_load_shipped ("deluxe", &deluxe));
  g_assert_cmpstr (scenario->box.name, ==, deluxe.name);
  assert_survives_writing (scenario);
}

/* An inline box must be written inline, or the next turn would use another box. */
static void
test_inline_box (void)
{
  g_autofree char *box = dub_edit_load ("boxes/good/base.json", NULL);
  const DubEditRow row = { "inline", { { "box", box } }, NULL };

  test_row (&row);
}

/* Your hand and the card that you play are the same as in a game. */
static void
test_your_hand (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario =
      parse ("{\"you\":{\"staff\":[\"master\",\"journeyman\",\"master\",\"apprentice\"],"
             "\"hand\":[\"apprentice\",\"master\"],\"card\":\"journeyman\"}}",
             &error);
  const DubState *state;

  g_assert_no_error (error);
  state = &scenario->state;
  g_assert_cmpuint (state->sides[DUB_YOU].where[1], ==, DUB_WHERE_PLAYED);
  g_assert_cmpuint (state->sides[DUB_YOU].where[3], ==, DUB_WHERE_HAND);
  g_assert_cmpuint (state->yours.turn.card.type, ==, DUB_JOURNEYMAN);
  g_assert_cmpuint (state->yours.hand, ==, 3);
  assert_survives_writing (scenario);
}

/* Whatever a key contains, the error stays on one line. */
static void
test_key_with_newline (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (parse ("{\"ha\\nnd\": []}", &error));
  dub_edit_assert_error (error, NULL);
}

/* The criteria of a choice, each under its key. */
static void
test_criteria (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = parse ("{}", &error);
  g_autofree DubTurn *turn = g_new0 (DubTurn, 1);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonArray *steps;

  g_assert_no_error (error);
  turn->n_steps = 1;
  turn->steps[0] = dub_move (DUB_BARRY, DUB_MOVE_HIRE);
  turn->n_candidates = 3;
  turn->candidates[0] = (DubCandidate){ .place = { .kind = DUB_PLACE_EMPLOYEE },
                                        .criteria = { { DUB_CRITERION_PLACE, 1 },
                                                      { DUB_CRITERION_MASTER, 1 },
                                                      { DUB_CRITERION_REWARD, DUB_REWARD_LACE } } };
  turn->candidates[1] = (DubCandidate){ .place = { .kind = DUB_PLACE_EMPLOYEE, .at = 1 },
                                        .criteria = { { DUB_CRITERION_LIVRE, 2 },
                                                      { DUB_CRITERION_COST, 3 },
                                                      { DUB_CRITERION_VALUE, 4 } } };
  turn->candidates[2] = (DubCandidate){ .place = { .kind = DUB_PLACE_EMPLOYEE, .at = 2 },
                                        .out = DUB_RULE_R_1,
                                        .criteria = { { DUB_CRITERION_WORTH, -5 },
                                                      { DUB_CRITERION_WORTH_YOU, 6 },
                                                      { DUB_CRITERION_TASK, 7 } } };
  turn->after = scenario->state;

  node = dub_outcome_of_turn (scenario, turn);
  steps = json_object_get_array_member (json_node_get_object (node), "steps");
  text = json_to_string (json_object_get_member (json_array_get_object_element (steps, 0),
                                                 "candidates"),
                         FALSE);
  g_assert_cmpstr (
      text, ==,
      "[{\"from\":0,\"by\":{\"place\":1,\"master\":true,\"reward\":\"lace\"}},"
      "{\"from\":1,\"by\":{\"livre\":2,\"cost\":3,\"value\":4}},"
      "{\"from\":2,\"by\":{\"worth\":-5,\"worth-you\":6,\"place\":7},\"out\":\"R-1\"}]");
}

int
main (int argc, char **argv)
{
  g_autofree char *file = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  base = dub_edit_load (base_file, NULL);
  file = g_test_build_filename (G_TEST_DIST, base_file, NULL);
  folder = g_path_get_dirname (file);

  g_test_add_func ("/scenario/defaults", test_defaults);
  g_test_add_func ("/scenario/outcome/criteria", test_criteria);
  g_test_add_func ("/scenario/inline-box", test_inline_box);
  g_test_add_func ("/scenario/your-hand", test_your_hand);
  g_test_add_func ("/scenario/key-with-newline", test_key_with_newline);
  add_rows ("/scenario/good/", good_rows, G_N_ELEMENTS (good_rows));
  add_rows ("/scenario/frame/", frame_rows, G_N_ELEMENTS (frame_rows));
  add_rows ("/scenario/displays/", display_rows, G_N_ELEMENTS (display_rows));
  add_rows ("/scenario/board/", board_rows, G_N_ELEMENTS (board_rows));
  add_rows ("/scenario/sides/", side_rows, G_N_ELEMENTS (side_rows));
  add_rows ("/scenario/piles/", pile_rows, G_N_ELEMENTS (pile_rows));
  add_rows ("/scenario/jewelry-box/", jewelry_box_rows, G_N_ELEMENTS (jewelry_box_rows));

  status = g_test_run ();
  g_free (base);
  g_free (folder);

  return status;
}
