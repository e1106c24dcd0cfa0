/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Statements of the five rulebooks as rows: the deluxe ones in English, French and Ukrainian, the
 * one of 2013 and the one of the Jewelry Box of 2016. A fact has an id, its words, and proofs. A
 * proof is a question to the program and the answer of the books. A fact holds if the program gives
 * all these answers.
 *
 * A mark shows a fact that the program contradicts until a planned change; the mark has to go when
 * the fact holds. A fact that the program does not model has a reason.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum { BOOK_N_FACTS = 482, BOOK_MAX_PROOFS = 8 };

/* Returns the answer of the program as short text. */
typedef char *(*BookAsk) (const char *given);

typedef struct {
  BookAsk ask;
  const char *given;
  const char *answer;
} BookProof;

typedef enum { BOOK_HOLDS, BOOK_FAILS_FOR_NOW, BOOK_NOT_MODELLED } BookStatus;

typedef struct {
  const char *id;
  const char *fact;
  BookStatus status;
  const char *reason; /* why the program does not model it */
  BookProof proofs[BOOK_MAX_PROOFS];
} BookFact;

typedef struct {
  const BookFact *facts;
  guint n;
} BookTable;

extern const BookTable book_components;
extern const BookTable book_tiles;
extern const BookTable book_employees;
extern const BookTable book_board;
extern const BookTable book_solo;
extern const BookTable book_rounds;
extern const BookTable book_examples;

#define HOLDS(id, fact, ...) \
  { \
    id, fact, BOOK_HOLDS, NULL, \
    { \
      __VA_ARGS__ \
    } \
  }
#define FAILS(id, fact, ...) \
  { \
    id, fact, BOOK_FAILS_FOR_NOW, NULL, \
    { \
      __VA_ARGS__ \
    } \
  }
#define SILENT(id, fact, reason) \
  { \
    id, fact, BOOK_NOT_MODELLED, reason \
  }

/* ask-scenario.c: the inside of a scenario's JSON object as in row-fixture.h. "@PATH=VALUE|" before
 * it changes the box, which is the test box if the scenario names none. */
char *ask_turn (const char *given);  /* her steps */
char *ask_piles (const char *given); /* the same, with the facts after the turn */
char *ask_staff (const char *given);
char *ask_stock (const char *given);
char *ask_exam (const char *given);
char *ask_score (const char *given);
char *ask_income (const char *given);
char *ask_table (const char *given);   /* "fine", or the place of the fault */
char *ask_refused (const char *given); /* the same, without the place */

/* ask-most.c: the number of pieces that a table can have of "garments COLOR+COLOR...", "jewelry
 * COLOR+...", "level N+N...", "tiles" or "cards"; after a | come expansions in quotes. */
char *ask_most (const char *given);

/* ask-box.c: "VERB PATH" about both shipped profiles. A path names members; in a list it means all
 * elements, or those with [KEY=VALUE,...] or [#INDEX]. The verbs list and count the values, give
 * the smallest and the greatest ("range"), the number of each ("kinds"), whether they rise or fall
 * ("order"), whether one has a value ("has:VALUE"), or whether there are at least N ("least:N"). */
char *ask_box (const char *given);

/* "PATH=VALUE" changed in the deluxe profile: "fine", or the refused place. */
char *ask_changed_box (const char *given);

/* ask-game.c: moves of the journal, separated by ";", then "?" and the question; see there. */
char *ask_game (const char *given);

char *ask_drawn (const char *given); /* ask-drawn.c: pieces that appear in many games */

/* ask-text.c: "LANGUAGE MODULES|LINE|WORDS": whether the line of the set-up with this beginning has
 * these words. */
char *ask_setup (const char *given);
char *ask_bonus (const char *given); /* "ID|WORDS": level, place, whether it has these words */
char *ask_words (const char *given); /* "LANGUAGE COLOR" or "LANGUAGE HALL": the names */

/* ask-human.c: "TYPE LIVRE TASKS|SCENARIO": the actions of the simulated human with one card in
 * hand, with payments and gains; with "verb" after the tasks, the actions only. */
char *ask_human (const char *given);
char *ask_hand (const char *given); /* "SUPPLY DISCARD": the cards after the choice of a hand */

G_END_DECLS
