/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared functions for the commands of dubarry-cli. A command gets its call, whose options
 * and operands are as the table of dub-cli-table.c promises, and returns the exit status.
 */

#pragma once

#include "dub-box.h"
#include "dub-cli-table.h"
#include "dub-journal.h"

#include <gio/gio.h>

G_BEGIN_DECLS

enum {
  DUB_CLI_OK = 0,
  DUB_CLI_NO = 1,    /* invalid input */
  DUB_CLI_USAGE = 2, /* usage error */
};

/* Takes the options out of the words that every command has: --edition is needed before any
 * answer. The first word is the name of the program. */
gboolean dub_cli_parse_every (char ***words, DubCliCall *call);

/* Parses the words, the first of which is the name of a command. On failure, prints the message
 * and returns FALSE with the exit status. Options and operands are as the table says then. */
gboolean dub_cli_parse (char **words, DubCliCall *call, int *status);
void dub_cli_call_clear (DubCliCall *call);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DubCliCall, dub_cli_call_clear)

/* Returns the help of a command or a topic, of the whole program for NULL; NULL if there is none.
 */
char *dub_cli_dup_help (const char *name);

/* The value of an option that is a whole number. */
guint64 dub_cli_get_number (const DubCliCall *call, DubCliOptionId option, guint64 fallback);

/* Uses the terms of the box's edition: the classic one has its own. --edition takes
 * precedence. */
void dub_cli_follow_box (const DubBox *box);

/* Prints the usage error, a sentence, with the command whose help explains more (NULL for
 * the whole program), and returns DUB_CLI_USAGE. */
int dub_cli_refuse_usage (const DubCliCommand *command, const char *sentence);

/* Prints "dubarry-cli: FILE: message" and returns DUB_CLI_NO. */
int dub_cli_refuse (const char *file, const GError *error);

/* Reads a whole file of at most max bytes, or standard input for "-". */
gboolean dub_cli_read (const char *file, gsize max, char **text, gsize *length, GError **error);

/* Lists the saved games, of DubSummary. If they have to be read first, a terminal says so. */
GPtrArray *dub_cli_list_games (void);

/* Reads a saved game: its id, or a file. */
DubJournal *dub_cli_read_game (const char *name, GError **error);

/* Writes to standard output and returns the exit status. An incomplete write is an error.
 * Text for people is wrapped in a terminal, and shown by a pager if it is long; JSON and
 * ids are written as they are. */
int dub_cli_write (const char *text);
int dub_cli_print (const char *text);

/* Prints the id of a new item, or the reason why there is none. */
int dub_cli_print_id (const char *id, const char *what, const GError *error);

/* Says how to take back what the call has deleted. */
int dub_cli_tell_restore (const DubCliCall *call);

/* Loads a box: a built-in name, the id of a profile, or a file. */
gboolean dub_cli_load_box (const char *name, DubBox *box, GError **error);

/* Puts the expansions and rulings of the options into a setup. */
void dub_cli_get_setup (const DubCliCall *call, DubSetup *setup);

int dub_cli_resolve (const DubCliCall *call);
int dub_cli_score (const DubCliCall *call);
int dub_cli_check_box (const DubCliCall *call);
int dub_cli_simulate (const DubCliCall *call);
int dub_cli_play (const DubCliCall *call);
int dub_cli_replay (const DubCliCall *call);
int dub_cli_forecast (const DubCliCall *call);
int dub_cli_stats (const DubCliCall *call);
int dub_cli_games_list (const DubCliCall *call);
int dub_cli_games_rename (const DubCliCall *call);
int dub_cli_games_delete (const DubCliCall *call);
int dub_cli_games_restore (const DubCliCall *call);
int dub_cli_games_trash (const DubCliCall *call);
int dub_cli_games_export (const DubCliCall *call);
int dub_cli_games_import (const DubCliCall *call);
int dub_cli_games_repair (const DubCliCall *call);
int dub_cli_box_list (const DubCliCall *call);
int dub_cli_box_new (const DubCliCall *call);
int dub_cli_box_show (const DubCliCall *call);
int dub_cli_box_export (const DubCliCall *call);
int dub_cli_box_import (const DubCliCall *call);
int dub_cli_box_delete (const DubCliCall *call);
int dub_cli_box_restore (const DubCliCall *call);
int dub_cli_box_trash (const DubCliCall *call);
int dub_cli_rules (const DubCliCall *call);
int dub_cli_help (const DubCliCall *call);

G_END_DECLS
