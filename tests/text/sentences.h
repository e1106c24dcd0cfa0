/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Collects every sentence that the text module makes in one edition, and finds its faults as far as
 * a program can.
 */

#pragma once

#include "dub-place.h"
#include "dub-text.h"

G_BEGIN_DECLS

typedef enum {
  SENTENCE_WHOLE,   /* begins with a capital, ends with a period */
  SENTENCE_TITLE,   /* begins with a capital, has no period */
  SENTENCE_NAME,    /* other texts include it after a colon, so it has no colon itself */
  SENTENCE_CAPTION, /* in a picture, or a value: as short as possible, perhaps on two lines */
} SentenceKind;

typedef struct {
  const char *edition; /* static, as in LANGUAGE */
  const char *maker;   /* static; the name of the current maker */
  GHashTable *texts;   /* owned; each text once */
  GHashTable *words;   /* owned; the words of all texts, in lower case */
  GHashTable *marks;   /* owned; numbers of the messages in a marked catalogue */
  GPtrArray *faults;   /* owned; texts with their faults */
  GHashTable *english; /* unowned; the words of the English edition, or NULL */
} Sentences;

void sentences_init (Sentences *self, const char *edition, GHashTable *english);
void sentences_clear (Sentences *self);

/* Takes the text, or several; ignores NULL. */
void sentences_add (Sentences *self, SentenceKind kind, char *text);
void sentences_add_all (Sentences *self, SentenceKind kind, char **texts);

/* All makers, one row per header of the module. */
typedef struct {
  const char *name;
  void (*make) (Sentences *self);
} SentenceMaker;

extern const SentenceMaker sentence_names[];
extern const SentenceMaker sentence_boxes[];
extern const SentenceMaker sentence_extras[];
extern const SentenceMaker sentence_games[];
extern const SentenceMaker sentence_moves[];
extern const SentenceMaker sentence_yours[];

/* Called with a game in its first round with all displays filled, for every place of its table. */
typedef void (*SentenceVisit) (Sentences *self, const DubGame *game, DubPlace place);
void sentences_start_game (DubGame *game, guint expansions, DubDrawMode draw_mode);
void sentences_visit_places (Sentences *self, const DubGame *game, SentenceVisit visit);

G_END_DECLS
