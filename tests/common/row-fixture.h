/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows: a rule, a scenario and the outcome that the rule demands.
 *
 * A scenario is the inside of its JSON object with ' for ". The macros below make its parts, and
 * end with a comma. A row without a box uses tests/data/test-box.json:
 *
 *   hall 1  resource | Master, nothing | Master, 2 Livre           8 and 4 PP
 *   hall 2  nothing | 2 Livre | 3 Livre | lace | thread | resource 6 and 3 PP
 *   hall 3  nothing | nothing                                      5 and 2 PP
 *   hall 4  nothing                                                4 and 1 PP
 *   hall 5  Master, thread | Master, resource | nothing            3 and 1 PP
 *   musicians cost 9, 4, 7, 4, 5 and are worth 1 PP
 *   fireworks cost 5, 8, 12; x2, x3, x2; 0, 1, 3 PP; majority 7 and 3 PP
 *   statues cost 6, 3, 3; 1, 0, 2 PP
 *   kitchen left cost 4, 2; 1, 1 PP; right cost 2, 9; 2, 4 PP
 *   jeweler cost 5, 4, 4; 1, 2, 0 PP; its display 6, 4, 4, 0
 *   garments cost 7, 5, 2, 0, 0; All Halls 3, 5, 5 PP
 *   tasks go, bp, decoration, thread-lace; and thimble, coat, gown
 */

#pragma once

#include "outcome-fixture.h"

G_BEGIN_DECLS

typedef enum {
  TEST_ROW_SCORE = 1 << 8, /* the row tests the final scoring, not a turn */
  /* the rule forbids something, so no part of the outcome cites it */
  TEST_ROW_SILENT = 1 << 9,
} TestRowKind;

typedef struct {
  DubRuleId rule;
  const char *name;
  const char *scenario;
  const char *expected;
  guint flags; /* flags of TestShow and TestRowKind */
} TestRow;

typedef struct {
  const TestRow *rows;
  guint n;
} TestTable;

/* Adds a test case for each row, such as "/rules/TAI-4/master-space-first". */
void test_table_add (const TestTable *table);

#define FOOT(hall, symbol) "{'action':'favor','hall':" #hall ",'jewelry':'" symbol "'},"
#define PLAIN "'hall':1,'jewelry':'none'},"
#define FAVOR "{'action':'favor'," PLAIN
#define DRAWER(n) "{'action':'resources','drawer':" #n "," PLAIN
#define COLUMN(column) "{'action':'resources','column':'" column "'," PLAIN
#define TAILOR(n, side) "{'action':'tailor','n':" #n ",'from':'" side "'," PLAIN
#define HIRE(n, side) "{'action':'hire','n':" #n ",'from':'" side "'," PLAIN
#define FUND(what) "{'action':'fund','what':'" what "'," PLAIN
#define UNSEEN "'?',"

#define LIST(key, items) "'" key "':[" items "],"
#define HAND(cards) LIST ("hand", cards)
#define SUPPLY(cards) LIST ("supply", cards)
#define DISCARD(cards) LIST ("discard", cards)
#define EXPANSIONS(names) LIST ("expansions", names)
#define JB EXPANSIONS ("'jewelry-box'")
#define EXPERTS EXPANSIONS ("'expert'")
#define APART "'rulings':{'zero-gown':false}," /* */
#define GARMENTS(garments) LIST ("garments", garments)
#define RESOURCES(drawers) LIST ("resources", drawers)
#define EMPLOYEES(employees) LIST ("employees", employees)
#define JEWELRY(jewels) LIST ("jewelry", jewels)
#define HALLS(halls) LIST ("halls", halls)
#define JEWELER(tokens) LIST ("jeweler", tokens)
#define BARRY(members) "'barry':{" members "},"
#define YOU(members) "'you':{" members "},"
#define EXAM(track, done) "'exam':{'track':'" track "','done':[" done "]},"

#define NONE "null,"
#define GARMENT(color) "{'color':'" color "'},"
#define THIMBLE(color) "{'color':'" color "','thimble':true},"
#define FESTIVITY(color, which) "{'color':'" color "','festivity':'" which "'},"
#define EXPERT(color, which) "{'color':'" color "','expert':'" which "'},"
#define HERS(color) "{'owner':'barry','color':'" color "'},"
#define YOURS(color) "{'owner':'you','color':'" color "'},"
#define HERS_PP(color, pp) "{'owner':'barry','color':'" color "','pp':" #pp "},"
#define YOURS_PP(color, pp) "{'owner':'you','color':'" color "','pp':" #pp "},"
#define HALL(guests) "[" guests "],"
#define CARD(id) "{'id':'" id "'},"
#define EMPLOYEE(level, type) "{'level':" #level ",'type':'" type "'},"
#define BARRYS "'barry',"
#define OURS "'you',"

G_END_DECLS
