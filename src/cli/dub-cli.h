/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared functions for the commands of dubarry-cli. A command gets its own name as
 * argv[0] and returns the exit status.
 */

#pragma once

#include "dub-box.h"

#include <gio/gio.h>

G_BEGIN_DECLS

enum {
  DUB_CLI_OK = 0,
  DUB_CLI_NO = 1,    /* invalid input */
  DUB_CLI_USAGE = 2, /* usage error */
};

/* Parses the options. On success, *file is the only operand (owned by argv); if file is
 * NULL, operands are refused. On failure, prints the message and sets the exit status. */
gboolean dub_cli_parse (int argc, char **argv, const GOptionEntry *entries, const char *summary,
                        const char **file, int *status);

/* Uses the terms of the box's edition: the classic one has its own. --edition takes
 * precedence. */
void dub_cli_follow_box (const DubBox *box);

/* Prints the usage error and returns DUB_CLI_USAGE. */
int dub_cli_refuse_usage (const char *message);

/* Prints "dubarry-cli: FILE: message" and returns DUB_CLI_NO. */
int dub_cli_refuse (const char *file, const GError *error);

/* Reads a whole file of at most max bytes, or standard input for "-". */
gboolean dub_cli_read (const char *file, gsize max, char **text, gsize *length, GError **error);

/* Writes to standard output and returns the exit status. An incomplete write is an error. */
int dub_cli_write (const char *text);

/* Expansions are written as "jewelry-box,fancy"; a box is a shipped name, the id of a
 * profile, or a file. */
gboolean dub_cli_parse_expansions (const char *names, guint8 *expansions);
gboolean dub_cli_load_box (const char *name, DubBox *box, GError **error);

int dub_cli_resolve (int argc, char **argv);
int dub_cli_score (int argc, char **argv);
int dub_cli_check_box (int argc, char **argv);
int dub_cli_simulate (int argc, char **argv);
int dub_cli_play (int argc, char **argv);
int dub_cli_replay (int argc, char **argv);
int dub_cli_games (int argc, char **argv);
int dub_cli_box (int argc, char **argv);

G_END_DECLS
