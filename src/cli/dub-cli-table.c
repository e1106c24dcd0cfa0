/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-cli-table.h"

#include "config.h"
#include "dub-cli.h"
#include "dub-sim.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { MAX_GAMES = 10000000 };

#define BIT(name) (1u << DUB_OPTION_##name)
#define EVERY (BIT (PLAIN) | BIT (EDITION) | BIT (HELP))
#define RULINGS (BIT (SECOND_PLACE) | BIT (WITHOUT_CANDIDATE) | BIT (WITHOUT_ZERO_GOWN))

/* Tables of translatable strings, which clang-format cannot indent. */
/* clang-format off */

const DubCliWord dub_cli_words[DUB_N_WORDS] = {
  [DUB_WORD_FILE] = { NC_("command line", "FILE"), NULL, FALSE, TRUE },
  [DUB_WORD_GAME] = { NC_("command line", "GAME"), NULL, FALSE, FALSE },
  [DUB_WORD_DELETED_GAME] = { NC_("command line", "GAME"), NULL, FALSE, FALSE },
  [DUB_WORD_SAVED_GAME] = { NC_("command line", "GAME"), NULL, FALSE, TRUE },
  [DUB_WORD_PROFILE] = { NC_("command line", "PROFILE"), NULL, FALSE, FALSE },
  [DUB_WORD_DELETED_PROFILE] = { NC_("command line", "PROFILE"), NULL, FALSE, FALSE },
  [DUB_WORD_BOX] = { NC_("command line", "PROFILE"), NULL, FALSE, TRUE },
  [DUB_WORD_NAME] = { NC_("command line", "NAME"), NULL, FALSE, FALSE },
  [DUB_WORD_NUMBER] = { NC_("command line", "N"), NULL, FALSE, FALSE },
  [DUB_WORD_EXPANSIONS] = { NC_("command line", "LIST"), "jewelry-box,fancy,festivity,expert",
                            TRUE, FALSE },
  [DUB_WORD_CARDS] = { NC_("command line", "WHO"), "app,table,learn", FALSE, FALSE },
  [DUB_WORD_STRENGTH] = { NC_("command line", "HANDICAP"),
                          "printed,card-fewer,card-more,pp-5,pp-10", FALSE, FALSE },
  [DUB_WORD_DEAL] = { NC_("command line", "CODE"), NULL, FALSE, FALSE },
  [DUB_WORD_EDITION] = { NC_("command line", "EDITION"), "en,fr,uk,classic", FALSE, FALSE },
  [DUB_WORD_RULE] = { NC_("command line", "ID|WORD"), NULL, FALSE, FALSE },
  [DUB_WORD_TOPIC] = { NC_("command line", "TOPIC"), NULL, FALSE, FALSE },
};

const DubCliOption dub_cli_options[DUB_N_OPTIONS] = {
  [DUB_OPTION_EXPLAIN] = { "explain", NULL, 'e', DUB_WORD_NOTHING, 0, 0,
    NC_("command line", "Show the candidates of each choice and the rule that removed them") },
  [DUB_OPTION_SEED] = { "seed", NULL, 's', DUB_WORD_NUMBER, 0, G_MAXINT64,
    NC_("command line", "Random seed") },
  [DUB_OPTION_NEW] = { "new", NULL, 0, DUB_WORD_NOTHING, 0, 0,
    NC_("command line", "Start a new game") },
  [DUB_OPTION_GAME] = { "game", NULL, 'g', DUB_WORD_GAME, 0, 0,
    NC_("command line", "Resume this game (default: the last one)") },
  [DUB_OPTION_NAME] = { "name", NULL, 0, DUB_WORD_NAME, 0, 0,
    NC_("command line", "Name of the new game") },
  [DUB_OPTION_BOX] = { "box", NULL, 'b', DUB_WORD_BOX, 0, 0,
    NC_("command line", "Box profile: built-in name, ID or file (default: deluxe)") },
  [DUB_OPTION_EXPANSIONS] = { "expansions", "modules", 'm', DUB_WORD_EXPANSIONS, 0, 0,
    NC_("command line", "Comma-separated: jewelry-box, fancy, festivity, expert") },
  [DUB_OPTION_CARDS] = { "cards", "way", 'w', DUB_WORD_CARDS, 0, 0,
    NC_("command line", "app: the program draws her cards (default); table: you draw; learn: you "
                        "draw, the program records") },
  [DUB_OPTION_STRENGTH] = { "strength", NULL, 0, DUB_WORD_STRENGTH, 0, 0,
    NC_("command line", "Her handicap: card-fewer or card-more in Round 1, pp-5 or pp-10 at the "
                        "start (default: printed)") },
  [DUB_OPTION_DEAL] = { "deal", NULL, 0, DUB_WORD_DEAL, 0, 0,
    NC_("command line", "The same cards as another game, by its code") },
  [DUB_OPTION_SECOND_PLACE] = { "second-place", NULL, 0, DUB_WORD_NOTHING, 0, 0,
    NC_("command line", "Switch ruling R-1 on") },
  [DUB_OPTION_WITHOUT_CANDIDATE] = { "without-candidate", NULL, 0, DUB_WORD_NOTHING, 0, 0,
    NC_("command line", "Switch ruling R-7 off") },
  [DUB_OPTION_WITHOUT_ZERO_GOWN] = { "without-zero-gown", NULL, 0, DUB_WORD_NOTHING, 0, 0,
    NC_("command line", "Switch ruling R-9 off") },
  [DUB_OPTION_GAMES] = { "games", NULL, 'n', DUB_WORD_NUMBER, 1, MAX_GAMES,
    NC_("command line", "How many games (default: 1000)") },
  [DUB_OPTION_JOBS] = { "jobs", NULL, 'j', DUB_WORD_NUMBER, 1, DUB_SIM_MAX_JOBS,
    NC_("command line", "Threads (default: 1)") },
  [DUB_OPTION_CSV] = { "csv", NULL, 0, DUB_WORD_NOTHING, 0, 0,
    NC_("command line", "Print one line per game, comma-separated") },
  [DUB_OPTION_JSON] = { "json", NULL, 0, DUB_WORD_NOTHING, 0, 0,
    NC_("command line", "Print JSON") },
  [DUB_OPTION_ASCII] = { "ascii", NULL, 0, DUB_WORD_NOTHING, 0, 0,
    NC_("command line", "Draw the board with plain ASCII characters") },
  [DUB_OPTION_FORCE] = { "force", NULL, 'f', DUB_WORD_NOTHING, 0, 0,
    NC_("command line", "Replace a file that exists") },
  [DUB_OPTION_PLAIN] = { "plain", NULL, 0, DUB_WORD_NOTHING, 0, 0,
    NC_("command line", "Draw nothing: one fact per line, for a screen reader") },
  [DUB_OPTION_EDITION] = { "edition", NULL, 0, DUB_WORD_EDITION, 0, 0,
    NC_("command line", "Language and terms: en, fr, uk, classic (default: system)") },
  [DUB_OPTION_HELP] = { "help", NULL, 'h', DUB_WORD_NOTHING, 0, 0,
    NC_("command line", "Show this help") },
};

const DubCliCommand dub_cli_commands[] = {
  { "resolve", NULL, { DUB_WORD_FILE }, 1, FALSE, BIT (EXPLAIN) | BIT (SEED), dub_cli_resolve,
    NC_("help", "one turn of Madame du Barry from a scenario, as JSON") },
  { "score", NULL, { DUB_WORD_FILE }, 1, FALSE, 0, dub_cli_score,
    NC_("help", "the final scoring of a scenario, as JSON") },
  { "check-box", NULL, { DUB_WORD_FILE }, 1, FALSE, 0, dub_cli_check_box,
    NC_("help", "whether a box profile is valid, and where its values come from") },
  { "box", "list", { 0 }, 0, FALSE, 0, dub_cli_box_list,
    NC_("help", "the box profiles, and how many of their parts are matched") },
  { "box", "new", { DUB_WORD_NAME, DUB_WORD_PROFILE }, 1, FALSE, 0, dub_cli_box_new,
    NC_("help", "a new box profile, a copy of another (default: deluxe)") },
  { "box", "show", { DUB_WORD_PROFILE }, 1, FALSE, 0, dub_cli_box_show,
    NC_("help", "a box profile as JSON") },
  { "box", "export", { DUB_WORD_PROFILE, DUB_WORD_FILE }, 2, FALSE, BIT (FORCE), dub_cli_box_export,
    NC_("help", "save a box profile as a file") },
  { "box", "import", { DUB_WORD_FILE }, 1, FALSE, 0, dub_cli_box_import,
    NC_("help", "a new box profile from a file") },
  { "box", "delete", { DUB_WORD_PROFILE }, 1, FALSE, 0, dub_cli_box_delete,
    NC_("help", "delete a box profile") },
  { "box", "trash", { 0 }, 0, FALSE, 0, dub_cli_box_trash,
    NC_("help", "the box profiles that were deleted, for 30 days") },
  { "box", "restore", { DUB_WORD_DELETED_PROFILE }, 1, FALSE, 0, dub_cli_box_restore,
    NC_("help", "take back a deleted box profile") },
  { "play", NULL, { 0 }, 0, FALSE,
    BIT (NEW) | BIT (GAME) | BIT (NAME) | BIT (BOX) | BIT (EXPANSIONS) | BIT (CARDS) | BIT (SEED) |
        BIT (STRENGTH) | BIT (DEAL) | BIT (ASCII) | RULINGS,
    dub_cli_play, NC_("help", "a whole game in the terminal: the last one, or a new one") },
  { "replay", NULL, { DUB_WORD_SAVED_GAME }, 1, FALSE, BIT (JSON), dub_cli_replay,
    NC_("help", "a saved game as text or JSON") },
  { "forecast", NULL, { DUB_WORD_SAVED_GAME }, 1, FALSE, BIT (JSON), dub_cli_forecast,
    NC_("help", "how a saved game is likely to end") },
  { "stats", NULL, { 0 }, 0, FALSE, BIT (CSV) | BIT (JSON), dub_cli_stats,
    NC_("help", "statistics over your finished games") },
  { "games", "list", { 0 }, 0, FALSE, 0, dub_cli_games_list, NC_("help", "the saved games") },
  { "games", "rename", { DUB_WORD_GAME, DUB_WORD_NAME }, 2, FALSE, 0, dub_cli_games_rename,
    NC_("help", "give a saved game another name") },
  { "games", "delete", { DUB_WORD_GAME }, 1, FALSE, 0, dub_cli_games_delete,
    NC_("help", "delete a saved game") },
  { "games", "trash", { 0 }, 0, FALSE, 0, dub_cli_games_trash,
    NC_("help", "the games that were deleted, for 30 days") },
  { "games", "restore", { DUB_WORD_DELETED_GAME }, 1, FALSE, 0, dub_cli_games_restore,
    NC_("help", "take back a deleted game") },
  { "games", "export", { DUB_WORD_GAME, DUB_WORD_FILE }, 2, FALSE, BIT (FORCE), dub_cli_games_export,
    NC_("help", "save a game as a file") },
  { "games", "import", { DUB_WORD_FILE }, 1, FALSE, 0, dub_cli_games_import,
    NC_("help", "a new saved game from a file") },
  { "games", "repair", { DUB_WORD_GAME }, 1, FALSE, 0, dub_cli_games_repair,
    NC_("help", "play on from before the damage in a file") },
  { "simulate", NULL, { 0 }, 0, FALSE,
    BIT (GAMES) | BIT (SEED) | BIT (BOX) | BIT (EXPANSIONS) | BIT (JOBS) | BIT (STRENGTH) | RULINGS |
        BIT (JSON),
    dub_cli_simulate, NC_("help", "whole games, to see how strong she is") },
  { "rules", NULL, { DUB_WORD_RULE }, 0, TRUE, 0, dub_cli_rules,
    NC_("help", "the rules that the program applies: all, one by its ID, or those with a word") },
  { "help", NULL, { DUB_WORD_TOPIC }, 0, FALSE, 0, dub_cli_help,
    NC_("help", "help on a command or a topic") },
  { NULL, NULL, { 0 }, 0, FALSE, 0, NULL, NULL },
};

/* clang-format on */

const DubCliCommand *
dub_cli_find_command (const char *name, const char *verb)
{
  for (const DubCliCommand *command = dub_cli_commands; command->name != NULL; command++)
    if (strcmp (command->name, name) == 0 && (verb == NULL || g_strcmp0 (command->verb, verb) == 0))
      return command;

  return NULL;
}

gboolean
dub_cli_takes (const DubCliCommand *command, DubCliOptionId option)
{
  return ((command->options | EVERY) & 1u << option) != 0;
}

gboolean
dub_cli_find_option (const DubCliCommand *command, const char *name, gsize length,
                     DubCliOptionId *option)
{
  for (guint i = 0; i < DUB_N_OPTIONS; i++) {
    const char *names[] = { dub_cli_options[i].name, dub_cli_options[i].former };

    for (guint j = 0; j < G_N_ELEMENTS (names); j++)
      if (names[j] != NULL && dub_cli_takes (command, i) && strlen (names[j]) == length &&
          strncmp (names[j], name, length) == 0) {
        *option = i;
        return TRUE;
      }
  }

  return FALSE;
}
