/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Error messages: refusals, impossible tables, and files of games.
 */

#pragma once

#include "dub-fault.h"
#include "dub-game.h"
#include "dub-place.h"

/* Explains a refusal to the player, or what is wrong with a file. */
char *dub_text_error (const GError *error);

/* Explains why something is refused, or why a table is impossible; NULL if nothing is wrong. */
char *dub_text_reason (const DubReason *reason);

/* The reasons why a game cannot continue: writing its file failed, as for dub_text_system (); its
 * file is gone; or its file was replaced. */
char *dub_text_not_saved (int code, const char *words);
char *dub_text_file_gone (void);
char *dub_text_file_changed (void);

/* The last moment of a game whose file is damaged after it. */
char *dub_text_damaged_after (const char *moment);

/* Sentences about problems that were found when a game was opened; NULL-terminated. */
char **dub_text_warnings (DubWarnings found);

/* A sentence about what is wrong with a file: its name, the line, the place and what is wrong
 * there, as after a colon. Only errors that neither the store nor the rules made keep their own
 * message. The second leaves out the name of the file, for a caller that shows it already. */
char *dub_text_fault (const GError *error);
char *dub_text_fault_in_file (const GError *error);

/* The reason why the system refuses a file, by its file error; words are what the system says
 * itself. */
char *dub_text_system (int code, const char *words);

/* The reason why a tap on a space of the board does nothing, in one sentence. is_placing: a garment
 * waits for its guest space. error is why the engine refuses to use what is on the space, or NULL
 * if it was not asked. */
char *dub_text_refused_tap (const DubState *state, DubPlace place, gboolean is_placing,
                            const GError *error);
