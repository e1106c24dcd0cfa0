/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries out what the player types in a game; dub-play-table.c has the table of commands.
 * Drawn tiles and cards are entered with r, g, e or j and the codes of dub-entry-code.h.
 * Places count from 1 here.
 */

#pragma once

#include "dub-game.h"
#include "dub-play-table.h"
#include "dub-session.h"

G_BEGIN_DECLS

/* Reads the arguments of what is typed in a game into the fields of a move. Each returns
 * FALSE if the word is not one. */
gboolean dub_play_read_place (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_name (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_task (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_crown (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_card (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_display (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_column (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_amount (const DubPlayArgument *self, const char *word, DubMove *move);

/* What can be corrected. The fields that are typed, such as “at=3” or “garment=blue:3”, say which
 * space of it is meant. */
typedef struct {
  const char *word;
  DubPlace place;
} DubPlayPlace;

extern const DubPlayPlace dub_play_places[]; /* ends with a row without a word */

#define DUB_PLAY_ERROR (dub_play_error_quark ())

typedef enum {
  DUB_PLAY_ERROR_WORD, /* the message is a sentence for the player */
} DubPlayError;

GQuark dub_play_error_quark (void);

/* Carries out one command. Returns FALSE with the error set if it is unknown, malformed
 * or refused. */
gboolean dub_play_command (DubSession *session, char **words, GError **error);

/* Returns the command for a move without details. */
const char *dub_play_get_word (DubVerb verb);

/* Prints the error, and what to do if the game cannot be saved. */
void dub_play_refuse (DubSession *session, const GError *error);

/* Commands of the table; the rest is what was typed after the word. */
gboolean dub_play_undo (DubSession *session, const char *rest);
gboolean dub_play_redo (DubSession *session, const char *rest);
gboolean dub_play_save (DubSession *session, const char *rest);
gboolean dub_play_quit (DubSession *session, const char *rest);

G_END_DECLS
