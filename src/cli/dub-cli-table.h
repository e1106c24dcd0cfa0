/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command line of dubarry-cli as tables: what a word of it can be, the options, and the
 * commands with what they take. Parsing, help, completion and the checks of the manuals all
 * read them, so that a new command is a row, and a new option one too.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The meaning of a word of the command line. */
typedef enum {
  DUB_WORD_NOTHING,
  DUB_WORD_FILE,
  DUB_WORD_GAME,
  DUB_WORD_DELETED_GAME,
  DUB_WORD_SAVED_GAME, /* its id, or a file */
  DUB_WORD_PROFILE,
  DUB_WORD_DELETED_PROFILE,
  DUB_WORD_BOX, /* the id of a profile, or a file */
  DUB_WORD_NAME,
  DUB_WORD_NUMBER,
  DUB_WORD_EXPANSIONS,
  DUB_WORD_CARDS,
  DUB_WORD_STRENGTH,
  DUB_WORD_DEAL,
  DUB_WORD_EDITION,
  DUB_WORD_RULE,
  DUB_WORD_TOPIC,
  DUB_N_WORDS,
} DubCliWordId;

typedef struct {
  const char *title; /* with the context “command line”, as in “dubarry-cli resolve FILE” */
  const char *choices; /* what it can be, with commas; NULL if that is open */
  gboolean is_list;    /* several of the choices, with commas */
  gboolean is_file;    /* can be the name of a file */
} DubCliWord;

typedef enum {
  DUB_OPTION_EXPLAIN,
  DUB_OPTION_SEED,
  DUB_OPTION_NEW,
  DUB_OPTION_GAME,
  DUB_OPTION_NAME,
  DUB_OPTION_BOX,
  DUB_OPTION_EXPANSIONS,
  DUB_OPTION_CARDS,
  DUB_OPTION_STRENGTH,
  DUB_OPTION_DEAL,
  DUB_OPTION_SECOND_PLACE,
  DUB_OPTION_WITHOUT_CANDIDATE,
  DUB_OPTION_WITHOUT_ZERO_GOWN,
  DUB_OPTION_GAMES,
  DUB_OPTION_JOBS,
  DUB_OPTION_CSV,
  DUB_OPTION_JSON,
  DUB_OPTION_ASCII,
  DUB_OPTION_FORCE,
  /* Every command takes these. */
  DUB_OPTION_PLAIN,
  DUB_OPTION_EDITION,
  DUB_OPTION_HELP,
  DUB_N_OPTIONS,
} DubCliOptionId;

typedef struct {
  const char *name;
  const char *former; /* a name that it had before, which is still understood */
  char letter;        /* or 0 */
  DubCliWordId word;
  guint64 min; /* of a number */
  guint64 max;
  const char *text; /* with the context “command line” */
} DubCliOption;

typedef struct _DubCliCommand DubCliCommand;

/* A command with what was given to it. */
typedef struct {
  const DubCliCommand *command;
  char *values[DUB_N_OPTIONS]; /* owned; NULL if not given, empty for one without a value */
  char **operands;             /* NULL-terminated; the strings belong to the command line */
  guint n_operands;
} DubCliCall;

enum { DUB_CLI_MAX_OPERANDS = 2 };

struct _DubCliCommand {
  const char *name;
  const char *verb; /* as “list” in “box list”, or NULL */
  DubCliWordId operands[DUB_CLI_MAX_OPERANDS];
  guint n_required;
  gboolean repeats; /* the last operand can be there more than once */
  guint32 options;  /* a bit per DubCliOptionId */
  int (*run) (const DubCliCall *call);
  const char *text; /* with the context “help” */
};

extern const DubCliWord dub_cli_words[DUB_N_WORDS];
extern const DubCliOption dub_cli_options[DUB_N_OPTIONS];
extern const DubCliCommand dub_cli_commands[]; /* ends with a row without a name */

/* Returns the row of a command; with a NULL verb, the first row of that name. */
const DubCliCommand *dub_cli_find_command (const char *name, const char *verb);
gboolean dub_cli_takes (const DubCliCommand *command, DubCliOptionId option);

/* Finds the option of the command with that name, without its dashes. */
gboolean dub_cli_find_option (const DubCliCommand *command, const char *name, gsize length,
                              DubCliOptionId *option);

G_END_DECLS
