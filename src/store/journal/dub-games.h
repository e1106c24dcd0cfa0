/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The folder of saved games. A game is one journal file; its id is the file name
 * without the suffix. Finished games are kept.
 */

#pragma once

#include "dub-card.h"
#include "dub-folder.h"
#include "dub-game-file.h"
#include "dub-score.h"

/* Her 25 cards as far as games in draw mode learn know them. A game sees only some of
 * the deck, and knows the minimum number of each kind of card; together, games know the
 * highest minimum of each kind. */

/* Adds the cards that only other has. Returns FALSE and adds nothing if there would be
 * more cards than in the deck: something was entered wrongly. */
gboolean dub_learned_deck_unite (DubPile *known, const DubPile *other);

/* Collects the known cards of all games in the array of DubSummary with a box of this name,
 * except the game with this id. */
void dub_learned_deck_gather (GPtrArray *games, const char *box_name, const char *except,
                              DubPile *known);

/* The indices of the numbers in the summary of a game. The label is the name of its profile. The
 * totals and lines are those of a finished game, 0 otherwise; the line of each END rule, then
 * that of the score track. */
enum {
  DUB_GAME_ROUND,
  DUB_GAME_PHASE,
  DUB_GAME_PP,
  DUB_GAME_EXPANSIONS, /* bitmask of DubExpansion */
  DUB_GAME_SECOND_PLACE,
  DUB_GAME_STRENGTH, /* a DubStrength */
  DUB_GAME_TURNS,    /* of both */
  DUB_GAME_BEGUN,    /* seconds since 1970; 0 if unknown */
  DUB_GAME_FINISHED,
  DUB_GAME_IS_DAMAGED, /* what came after it cannot be read */
  DUB_GAME_EDITION,    /* a DubEdition */
  DUB_GAME_WINNER,     /* a DubOwner */
  DUB_GAME_HER_TOTAL,
  DUB_GAME_YOUR_TOTAL,
  DUB_GAME_HER_LINES,
  DUB_GAME_YOUR_LINES = DUB_GAME_HER_LINES + DUB_N_SCORE_LINES + 1,
  DUB_N_GAME_NUMBERS = DUB_GAME_YOUR_LINES + DUB_N_SCORE_LINES + 1,
};

/* The folder is below the user's data folder, and is created when it is first needed. */
char *dub_games_dup_folder (void);

/* Returns FALSE with the error set if the folder exists but cannot be listed. */
gboolean dub_games_check (GError **error);

/* Returns an array of DubSummary, the most recently changed first. If nobody has listed the folder
 * before, reading thousands of games takes seconds: a listing, which may be NULL, can limit that.
 */
GPtrArray *dub_games_list (DubListing *listing);

/* Reads a single game: its summary, and its note in full, or NULL. */
DubSummary *dub_games_read (const char *id, char **note, GError **error);

/* Returns the id of the most recently changed game that is not over; NULL if none is listed. */
char *dub_games_find_last (DubListing *listing);

/* Starts a game with this name and opens it. */
DubGameFile *dub_games_create (const char *name, const DubBox *box, const DubSetup *setup,
                               GError **error);

/* Starts a game with the text of dub_journal_print_branch (), and returns its id. The game that it
 * goes on from stays as it is. */
char *dub_games_branch (const char *text, GError **error);

/* Opens a game, read-only if another process has it open. */
DubGameFile *dub_games_open (const char *id, GError **error);

gboolean dub_games_rename (const char *id, const char *name, GError **error);

/* A deleted game can be restored for 30 days. Its id is a new one if it is used again. The list
 * has the game first that was deleted last, and as its change the time when. */
gboolean dub_games_delete (const char *id, GError **error);
char *dub_games_restore (const char *id, GError **error);
GPtrArray *dub_games_list_deleted (void);

/* Makes what stands before the damage the game again. Returns the path where the damaged file is
 * kept, or NULL with the error set. */
char *dub_games_repair (const char *id, GError **error);

/* Returns the time of the last change in seconds since 1970, or 0 if there is no game. */
gint64 dub_games_get_changed (const char *id);

/* Adds the file of a game as it is, under its id or a new one, with the time of its last change;
 * returns the id. */
char *dub_games_add_copy (const char *id, const char *text, gsize length, gint64 changed,
                          GError **error);

/* Export to and import from a file that the player chose. An invalid file changes nothing. Import
 * returns the id of the new game, and sets *damage if only what stands before damage could be
 * imported. */
gboolean dub_games_export (const char *id, const char *path, GError **error);
char *dub_games_import (const char *path, GError **damage, GError **error);
