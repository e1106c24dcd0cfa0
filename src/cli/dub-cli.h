/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared functions for the commands of dubarry-cli. A command gets its call, whose options
 * and operands are as the table of commands promises, and returns the exit status.
 */

#pragma once

#include <gio/gio.h>
#include <glib.h>
#include <json-glib/json-glib.h>

#include "dub-box.h"
#include "dub-journal.h"

/* Appends “Did you mean …?” to the sentence, if there is a candidate. */
void dub_nearest_append (GString *sentence, const char *word, const char *const *candidates);

/* The options; dub-cli.c has what they take. */
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
  DUB_OPTION_WEEK,
  DUB_OPTION_AT,
  DUB_OPTION_CODE,
  DUB_OPTION_PLAYER,
  DUB_OPTION_LOCATION,
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

typedef struct _DubCliCommand DubCliCommand;

/* A command with what was given to it. */
typedef struct {
  const DubCliCommand *command;
  const char *name;              /* of the command */
  gboolean flags[DUB_N_OPTIONS]; /* of options without a value */
  char *values[DUB_N_OPTIONS];   /* owned; of the others, NULL if not given */
  char **operands;               /* owned, NULL-terminated */
  guint n_operands;
} DubCliCall;

enum {
  DUB_CLI_OK = 0,
  DUB_CLI_NO = 1,    /* invalid input */
  DUB_CLI_USAGE = 2, /* usage error */
};

void dub_cli_call_clear (DubCliCall *call);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DubCliCall, dub_cli_call_clear)

/* The value of an option that is a whole number. */
guint64 dub_cli_get_number (const DubCliCall *call, DubCliOptionId option, guint64 fallback);

/* Uses the terms of the box's edition: the classic one has its own. --edition takes
 * precedence. */
void dub_cli_follow_edition (DubEdition edition);

/* Prints "dubarry-cli: FILE: message" and returns DUB_CLI_NO. */
int dub_cli_refuse (const char *file, const GError *error);

/* Reads a whole file of at most max bytes, or standard input for "-". */
gboolean dub_cli_read (const char *file, gsize max, char **text, gsize *length, GError **error);

/* Reads a saved game: its id, or a file. */
DubJournal *dub_cli_read_game (const char *name, GError **error);

/* Writes to standard output and returns the exit status. An incomplete write is an error.
 * Text for people is wrapped in a terminal, and shown by a pager if it is long; JSON and
 * ids are written as they are. */
int dub_cli_write (const char *text);
int dub_cli_write_json (JsonNode *node); /* takes the node */
int dub_cli_print (const char *text);

/* Lists the saved games, of DubSummary. */
GPtrArray *dub_cli_list_games (void);

/* Loads a box: a built-in name, the id of a profile, or a file. */
gboolean dub_cli_load_box (const char *name, DubBox *box, GError **error);

/* Returns the setup of a game by the options; the seed is for a call without one. */
DubSetup dub_cli_get_setup (const DubCliCall *call, guint64 seed);

int dub_cli_resolve (const DubCliCall *call);
int dub_cli_score (const DubCliCall *call);
int dub_cli_check_box (const DubCliCall *call);
int dub_cli_simulate (const DubCliCall *call);
int dub_cli_play (const DubCliCall *call);
int dub_cli_replay (const DubCliCall *call);
int dub_cli_forecast (const DubCliCall *call);
int dub_cli_course (const DubCliCall *call);
int dub_cli_stats (const DubCliCall *call);
int dub_cli_list (const DubCliCall *call);
int dub_cli_list_deleted (const DubCliCall *call);
int dub_cli_export (const DubCliCall *call);
int dub_cli_import (const DubCliCall *call);
int dub_cli_delete (const DubCliCall *call);
int dub_cli_restore (const DubCliCall *call);
int dub_cli_games_rename (const DubCliCall *call);
int dub_cli_games_repair (const DubCliCall *call);
int dub_cli_games_branch (const DubCliCall *call);
int dub_cli_games_log (const DubCliCall *call);
int dub_cli_data_export (const DubCliCall *call);
int dub_cli_data_import (const DubCliCall *call);
int dub_cli_box_new (const DubCliCall *call);
int dub_cli_box_show (const DubCliCall *call);
int dub_cli_box_compare (const DubCliCall *call);
int dub_cli_box_merge (const DubCliCall *call);
int dub_cli_rules (const DubCliCall *call);
int dub_cli_help (const DubCliCall *call);
