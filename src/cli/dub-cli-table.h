/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command line of dubarry-cli as tables: the options, the commands with what they take, and
 * the topics of its help. GOption reads a command line by them, and prints the help.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

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
  /* Without a command. */
  DUB_OPTION_VERSION,
  DUB_N_OPTIONS,
} DubCliOptionId;

typedef struct {
  const char *name;
  char letter;         /* or 0 */
  const char *text;    /* with the context “command line” */
  const char *value;   /* what it takes, in a word, with the same context; NULL if nothing */
  guint64 min;         /* of a number */
  guint64 max;         /* 0 if it is none */
  const char *choices; /* with commas; NULL if any text is allowed */
  gboolean is_list;    /* several of the choices, with commas */
} DubCliOption;

typedef struct _DubCliCommand DubCliCommand;

/* A command with what was given to it. */
typedef struct {
  const DubCliCommand *command;
  gboolean flags[DUB_N_OPTIONS]; /* of options without a value */
  char *values[DUB_N_OPTIONS];   /* owned; of the others, NULL if not given */
  char **operands;               /* owned, NULL-terminated */
  guint n_operands;
} DubCliCall;

struct _DubCliCommand {
  const char *name;
  const char *verb;     /* as “list” in “box list”, or NULL */
  const char *operands; /* with the context “command line”; bytes of any kind if one is a FILE */
  guint n_required;
  guint max_operands;
  guint32 options; /* a bit per DubCliOptionId */
  int (*run) (const DubCliCall *call);
  const char *text; /* with the context “help” */
};

typedef struct {
  const char *name;    /* of a command, too: its text says more than a line */
  const char *summary; /* with the context “help”; NULL if the table of commands has it */
  const char *text;    /* with the context “topic” */
  const char *example; /* to be typed, with the context “example”; or NULL */
} DubCliTopic;

extern const DubCliOption dub_cli_options[DUB_N_OPTIONS];
/* Commands and topics end with a row without a name; the verbs of a command follow each other. */
extern const DubCliCommand dub_cli_commands[];
extern const DubCliTopic dub_cli_topics[];

G_END_DECLS
