/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the five rulebooks state, as rows that the program is asked about: the
 * deluxe ones in English, French and Ukrainian, that of 2013 and that of the
 * Jewelry Box of 2016. A fact has an id, its words, and proofs: a question that
 * is put to the program, and the answer that the books give. A fact holds if all
 * of its proofs get their answers.
 *
 * A fact that the program contradicts, and that a known later change will mend,
 * is marked as one that fails for now; the mark has to go when it holds. A fact
 * that the program has no notion of says why.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum { BOOK_N_FACTS = 482, BOOK_MAX_PROOFS = 8 };

/* The answer of the program, as short text. */
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
  const char *reason; /* if it is not modelled */
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

/* ask-scenario.c: the inside of a scenario's JSON object as in row-fixture.h. Before
 * it may stand "@PATH=VALUE|", a change to the box, which is that of the tests
 * if the scenario names none. */
char *ask_turn (const char *given);  /* her steps */
char *ask_piles (const char *given); /* the same, with what is true afterwards */
char *ask_staff (const char *given);
char *ask_stock (const char *given);
char *ask_exam (const char *given);
char *ask_score (const char *given);
char *ask_income (const char *given);
char *ask_table (const char *given);   /* "fine", or the place of what cannot be */
char *ask_refused (const char *given); /* the same, wherever it is */

/* ask-most.c: how many a table can have of "garments COLOR+COLOR...", "jewelry
 * COLOR+...", "level N+N...", "tiles" or "cards"; behind a | expansions in quotes. */
char *ask_most (const char *given);

/* ask-box.c: "VERB PATH" of both shipped profiles. A path names members; of lists
 * all elements are meant, or those with [KEY=VALUE,...] or [#INDEX]. The verbs
 * list and count them, tell the least and the greatest ("range"), how many there
 * are of each ("kinds"), whether they rise or fall ("order"), whether one has a
 * value ("has:VALUE"), or whether there are enough of them ("least:N"). */
char *ask_box (const char *given);

/* "PATH=VALUE" changed in the deluxe profile: "fine", or the place that is refused. */
char *ask_changed_box (const char *given);

/* ask-game.c: moves of the journal with ; between them, then ? and what to tell;
 * see there. */
char *ask_game (const char *given);

char *ask_drawn (const char *given); /* ask-drawn.c: what comes in many games */

/* ask-text.c: "LANGUAGE MODULES|LINE|WORDS": whether the line of the set-up that
 * begins like this has these words. */
char *ask_setup (const char *given);
char *ask_bonus (const char *given); /* "ID|WORDS": level, place, whether these are told */
char *ask_words (const char *given); /* "LANGUAGE COLOR" or "LANGUAGE HALL": the names */

/* ask-human.c: "TYPE LIVRE TASKS|SCENARIO": what the human of a simulation does with
 * one card in hand, and pays or gains; with "verb" behind the tasks only what he does. */
char *ask_human (const char *given);
char *ask_hand (const char *given); /* "SUPPLY DISCARD": the cards after choosing a hand */

G_END_DECLS
