/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Error messages: refusals, impossible tables, and files of games.
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

/* Explains a refusal to the player, or what is wrong with a file. */
char *dub_text_error (const GError *error);

/* Explains why something is refused, or why a table is impossible; NULL if nothing is wrong. */
char *dub_text_reason (const DubReason *reason);

/* Why a game cannot continue: writing its file failed, as for dub_text_system (); its file is
 * gone; or its file was replaced. */
char *dub_text_not_saved (int code, const char *words);
char *dub_text_file_gone (void);
char *dub_text_file_changed (void);

/* Warnings about a game that was opened; NULL-terminated. */
/* How far a game came whose file is damaged after that. */
char *dub_text_damaged_after (const char *moment);

/* Problems found when a game was opened. */
typedef enum {
  DUB_WARNING_OPEN_ELSEWHERE = 1 << 0,
  DUB_WARNING_DAMAGED = 1 << 1,
  DUB_WARNING_READ_ONLY = 1 << 2,
  DUB_WARNING_UNLOCKED = 1 << 3,
  DUB_WARNING_TORN = 1 << 4,
} DubWarnings;

char **dub_text_warnings (DubWarnings warnings);

G_END_DECLS
