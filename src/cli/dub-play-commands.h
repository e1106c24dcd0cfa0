/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The commands of a game, as a table: reading a line, its help and its completion all
 * come from it, so that a new command is a row. Drawn tiles and cards are entered with r, g, e or j
 * and the codes of dub-entry-code.h. Places count from 1 here.
 */

#pragma once

#include "dub-names.h"
#include "dub-session.h"

/* When a command is typed mostly. */
typedef enum {
  DUB_PLAY_PREPARING,
  DUB_PLAY_HER_TURN,
  DUB_PLAY_YOUR_TURN,
  DUB_PLAY_ANY_TIME,
  DUB_PLAY_THE_END,
  DUB_N_PLAY_GROUPS,
} DubPlayGroup;

/* The form has one word per argument: a word in capitals is the name of a DubPlayArgument, a
 * word in lower case is typed literally. Arguments in brackets are optional, and "..." stands for
 * more of them. */
typedef struct {
  const char *word;
  const char *form;
  DubPlayGroup group;
  DubMove move; /* what the arguments complete; the verb DUB_N_VERBS if it makes no move */
  /* If this is set, it is called with the rest of the line. Returns FALSE if that was
   * refused. */
  gboolean (*run) (DubSession *session, const char *rest);
  const char *text; /* with the context “play command” */
} DubPlayCommand;

typedef struct _DubPlayArgument DubPlayArgument;

struct _DubPlayArgument {
  const char *name; /* as in the forms */
  gboolean (*read) (const DubPlayArgument *self, const char *word, DubMove *move);
  gsize offset;         /* of its field in DubMove */
  int set;              /* of its names, or -1 */
  const char *title;    /* with the context “play argument” */
  const char *expected; /* with the context “expected” */
};

extern const DubPlayCommand dub_play_commands[]; /* ends with a row without a word */

const DubPlayCommand *dub_play_find (const char *word);
const DubPlayArgument *dub_play_find_argument (const char *name);

/* Returns the form with its words translated. */
char *dub_play_dup_form (const DubPlayCommand *command);

/* Carries out one command, and shows what to do then. Returns FALSE, with the reason printed, if it
 * is unknown, malformed or refused. */
gboolean dub_play_command (DubSession *session, char **words);

/* The command that ends the loop. */
gboolean dub_play_quit (DubSession *session, const char *rest);

/* Returns the candidates for the word after the words before it, NULL-terminated; a
 * DubInputComplete whose data is the session. Places are those that are possible now. */
char **dub_play_complete (gpointer session, char **before, const char *word, gboolean *files);
