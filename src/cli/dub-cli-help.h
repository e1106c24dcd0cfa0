/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The help of dubarry-cli, made from its tables, and its topics.
 */

#pragma once

#include "dub-cli-table.h"

G_BEGIN_DECLS

/* The help of the program, and of a command or topic; NULL if there is none. */
char *dub_cli_help_dup (void);
char *dub_cli_help_dup_topic (const char *topic);

/* The usage of a command, as “dubarry-cli games export GAME FILE”; and the values of
 * an option. */
char *dub_cli_help_dup_usage (const DubCliCommand *command);
char *dub_cli_help_dup_expected (const DubCliOption *option);

/* The names of everything that help is about: commands, then topics; NULL-terminated. Free
 * the array only. */
const char **dub_cli_help_dup_topics (void);

/* A command or topic in a few words. */
const char *dub_cli_help_get_summary (const char *topic);

G_END_DECLS
