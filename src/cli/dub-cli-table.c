/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-cli-table.h"

#include "config.h"
#include "dub-cli.h"
#include "dub-sim.h"

#include <glib/gi18n-lib.h>

enum { MAX_GAMES = 10000000 };

#define BIT(name) (1u << DUB_OPTION_##name)
#define RULINGS (BIT (SECOND_PLACE) | BIT (WITHOUT_CANDIDATE) | BIT (WITHOUT_ZERO_GOWN))

const DubCliOption dub_cli_options[DUB_N_OPTIONS] = {
  [DUB_OPTION_EXPLAIN] = { .name = "explain",
                           .letter = 'e',
                           .text = NC_ (
                               "command line",
                               "Show the candidates of each choice and the rule that removed them") },
  [DUB_OPTION_SEED] = { .name = "seed",
                        .letter = 's',
                        .text = NC_ ("command line", "Random seed"),
                        .value = NC_ ("command line", "N"),
                        .max = G_MAXINT64 },
  [DUB_OPTION_NEW] = { .name = "new",
                       .letter = 0,
                       .text = NC_ ("command line", "Start a new game") },
  [DUB_OPTION_GAME] = { .name = "game",
                        .letter = 'g',
                        .text = NC_ ("command line", "Resume this game (default: the last one)"),
                        .value = NC_ ("command line", "GAME") },
  [DUB_OPTION_NAME] = { .name = "name",
                        .letter = 0,
                        .text = NC_ ("command line", "Name of the new game"),
                        .value = NC_ ("command line", "NAME") },
  [DUB_OPTION_BOX] = { .name = "box",
                       .letter = 'b',
                       .text = NC_ ("command line",
                                    "Box profile: built-in name, ID or file (default: deluxe)"),
                       .value = NC_ ("command line", "PROFILE") },
  [DUB_OPTION_EXPANSIONS] = { .name = "expansions",
                              .letter = 'm',
                              .text =
                                  NC_ ("command line",
                                       "Comma-separated: jewelry-box, fancy, festivity, expert"),
                              .value = NC_ ("command line", "LIST"),
                              .choices = "jewelry-box, fancy, festivity, expert",
                              .is_list = TRUE },
  [DUB_OPTION_CARDS] = { .name = "cards",
                         .letter = 'w',
                         .text = NC_ (
                             "command line",
                             "app: the program draws her cards (default); table: you draw; learn: you "
                             "draw, the program records"),
                         .value = NC_ ("command line", "WHO"),
                         .choices = "app, table, learn" },
  [DUB_OPTION_STRENGTH] = { .name = "strength",
                            .letter = 0,
                            .text = NC_ (
                                "command line",
                                "Her handicap: card-fewer or card-more in Round 1, pp-5 or pp-10 at the "
                                "start (default: printed)"),
                            .value = NC_ ("command line", "HANDICAP"),
                            .choices = "printed, card-fewer, card-more, pp-5, pp-10" },
  [DUB_OPTION_DEAL] = { .name = "deal",
                        .letter = 0,
                        .text = NC_ ("command line", "The same cards as another game, by its code"),
                        .value = NC_ ("command line", "CODE") },
  [DUB_OPTION_SECOND_PLACE] = { .name = "second-place",
                                .letter = 0,
                                .text = NC_ ("command line", "Switch ruling R-1 on") },
  [DUB_OPTION_WITHOUT_CANDIDATE] = { .name = "without-candidate",
                                     .letter = 0,
                                     .text = NC_ ("command line", "Switch ruling R-7 off") },
  [DUB_OPTION_WITHOUT_ZERO_GOWN] = { .name = "without-zero-gown",
                                     .letter = 0,
                                     .text = NC_ ("command line", "Switch ruling R-9 off") },
  [DUB_OPTION_GAMES] = { .name = "games",
                         .letter = 'n',
                         .text = NC_ ("command line", "How many games (default: 1000)"),
                         .value = NC_ ("command line", "N"),
                         .min = 1,
                         .max = MAX_GAMES },
  [DUB_OPTION_JOBS] = { .name = "jobs",
                        .letter = 'j',
                        .text = NC_ ("command line", "Threads (default: 1)"),
                        .value = NC_ ("command line", "N"),
                        .min = 1,
                        .max = DUB_SIM_MAX_JOBS },
  [DUB_OPTION_CSV] = { .name = "csv",
                       .letter = 0,
                       .text = NC_ ("command line", "Print one line per game, comma-separated") },
  [DUB_OPTION_JSON] = { .name = "json", .letter = 0, .text = NC_ ("command line", "Print JSON") },
  [DUB_OPTION_ASCII] = { .name = "ascii",
                         .letter = 0,
                         .text =
                             NC_ ("command line", "Draw the board with plain ASCII characters") },
  [DUB_OPTION_FORCE] = { .name = "force",
                         .letter = 'f',
                         .text = NC_ ("command line", "Replace a file that exists") },
  [DUB_OPTION_PLAIN] = { .name = "plain",
                         .letter = 0,
                         .text = NC_ ("command line",
                                      "Draw nothing: one fact per line, for a screen reader") },
  [DUB_OPTION_EDITION] = { .name = "edition",
                           .letter = 0,
                           .text =
                               NC_ ("command line",
                                    "Language and terms: en, fr, uk, classic (default: system)"),
                           .value = NC_ ("command line", "EDITION"),
                           .choices = "en, fr, uk, classic" },
  [DUB_OPTION_HELP] = { .name = "help",
                        .letter = 'h',
                        .text = NC_ ("command line", "Show this help") },
  [DUB_OPTION_VERSION] = { .name = "version",
                           .letter = 0,
                           .text = NC_ ("command line", "Show the version") },
};

const DubCliCommand dub_cli_commands[] = {
  { "resolve", NULL, NC_ ("command line", "FILE"), 1, 1, BIT (EXPLAIN) | BIT (SEED),
    dub_cli_resolve, NC_ ("help", "one turn of Madame du Barry from a scenario, as JSON") },
  { "score", NULL, NC_ ("command line", "FILE"), 1, 1, 0, dub_cli_score,
    NC_ ("help", "the final scoring of a scenario, as JSON") },
  { "check-box", NULL, NC_ ("command line", "FILE"), 1, 1, 0, dub_cli_check_box,
    NC_ ("help", "whether a box profile is valid, and where its values come from") },
  { "box", "list", NULL, 0, 0, 0, dub_cli_box_list,
    NC_ ("help", "the box profiles, and how many of their parts are matched") },
  { "box", "new", NC_ ("command line", "NAME [PROFILE]"), 1, 2, 0, dub_cli_box_new,
    NC_ ("help", "a new box profile, a copy of another (default: deluxe)") },
  { "box", "show", NC_ ("command line", "PROFILE"), 1, 1, 0, dub_cli_box_show,
    NC_ ("help", "a box profile as JSON") },
  { "box", "export", NC_ ("command line", "PROFILE FILE"), 2, 2, BIT (FORCE), dub_cli_box_export,
    NC_ ("help", "save a box profile as a file") },
  { "box", "import", NC_ ("command line", "FILE"), 1, 1, 0, dub_cli_box_import,
    NC_ ("help", "a new box profile from a file") },
  { "box", "delete", NC_ ("command line", "PROFILE"), 1, 1, 0, dub_cli_box_delete,
    NC_ ("help", "delete a box profile") },
  { "box", "trash", NULL, 0, 0, 0, dub_cli_box_trash,
    NC_ ("help", "the box profiles that were deleted, for 30 days") },
  { "box", "restore", NC_ ("command line", "PROFILE"), 1, 1, 0, dub_cli_box_restore,
    NC_ ("help", "take back a deleted box profile") },
  { "play", NULL, NULL, 0, 0,
    BIT (NEW) | BIT (GAME) | BIT (NAME) | BIT (BOX) | BIT (EXPANSIONS) | BIT (CARDS) | BIT (SEED) |
        BIT (STRENGTH) | BIT (DEAL) | BIT (ASCII) | RULINGS,
    dub_cli_play, NC_ ("help", "a whole game in the terminal: the last one, or a new one") },
  { "replay", NULL, NC_ ("command line", "FILE"), 1, 1, BIT (JSON), dub_cli_replay,
    NC_ ("help", "a saved game as text or JSON") },
  { "forecast", NULL, NC_ ("command line", "FILE"), 1, 1, BIT (JSON), dub_cli_forecast,
    NC_ ("help", "how a saved game is likely to end") },
  { "stats", NULL, NULL, 0, 0, BIT (CSV) | BIT (JSON), dub_cli_stats,
    NC_ ("help", "statistics over your finished games") },
  { "games", "list", NULL, 0, 0, 0, dub_cli_games_list, NC_ ("help", "the saved games") },
  { "games", "rename", NC_ ("command line", "GAME NAME"), 2, 2, 0, dub_cli_games_rename,
    NC_ ("help", "give a saved game another name") },
  { "games", "delete", NC_ ("command line", "GAME"), 1, 1, 0, dub_cli_games_delete,
    NC_ ("help", "delete a saved game") },
  { "games", "trash", NULL, 0, 0, 0, dub_cli_games_trash,
    NC_ ("help", "the games that were deleted, for 30 days") },
  { "games", "restore", NC_ ("command line", "GAME"), 1, 1, 0, dub_cli_games_restore,
    NC_ ("help", "take back a deleted game") },
  { "games", "export", NC_ ("command line", "GAME FILE"), 2, 2, BIT (FORCE), dub_cli_games_export,
    NC_ ("help", "save a game as a file") },
  { "games", "import", NC_ ("command line", "FILE"), 1, 1, 0, dub_cli_games_import,
    NC_ ("help", "a new saved game from a file") },
  { "games", "repair", NC_ ("command line", "GAME"), 1, 1, 0, dub_cli_games_repair,
    NC_ ("help", "play on from before the damage in a file") },
  { "simulate", NULL, NULL, 0, 0,
    BIT (GAMES) | BIT (SEED) | BIT (BOX) | BIT (EXPANSIONS) | BIT (JOBS) | BIT (STRENGTH) |
        RULINGS | BIT (JSON),
    dub_cli_simulate, NC_ ("help", "whole games, to see how strong she is") },
  { "rules", NULL, NC_ ("command line", "[ID|WORD…]"), 0, G_MAXUINT, 0, dub_cli_rules,
    NC_ ("help", "the rules that the program applies: all, one by its ID, or those with a word") },
  { "help", NULL, NC_ ("command line", "[TOPIC]"), 0, 1, 0, dub_cli_help,
    NC_ ("help", "help on a command or a topic") },
  { NULL, NULL, NULL, 0, 0, 0, NULL, NULL },
};

const DubCliTopic dub_cli_topics[] = {
  { "resolve", NULL,
    NC_ ("topic",
         "Resolves the turn of the top card of her hand: prints the steps, the table after "
         "them and the rulings that decided something; or only a question, if an unknown "
         "fact decides. Fill it in and ask again."),
    NULL },
  { "score", NULL,
    NC_ ("topic",
         "Scores the end of the game: prints each line of the scoring for both, the totals "
         "and the winner; or only a question, if an unknown fact decides."),
    NULL },
  { "box", NC_ ("help", "list, make, export, import box profiles"),
    NC_ ("topic", "A box profile has the printed values of your copy. To change them here, export "
                  "the profile, edit the file and import it again."),
    NULL },
  { "play", NULL,
    NC_ ("topic",
         "Plays a game in the terminal: the last one that is not over, or a new one. Every "
         "step is saved. “help” lists what can be typed in the game."),
    NULL },
  { "games", NC_ ("help", "list, rename, delete, export, import, repair saved games"),
    NC_ ("topic", "GAME is the ID in the first column of the list."), NULL },
  { "replay", NULL, NC_ ("topic", "Prints a saved game: its ID, or a file."), NULL },
  { "forecast", NULL,
    NC_ ("topic",
         "Plays a saved game to its end many times, with a simulated player in your place. "
         "What nobody has seen yet is drawn again each time; the game is not changed."),
    NULL },
  { "stats", NULL,
    NC_ ("topic", "Counts your finished games: wins, totals, and the lines of the scoring. With "
                  "--csv, the table of all games for a spreadsheet."),
    NULL },
  { "simulate", NULL,
    NC_ ("topic",
         "Plays whole games against a simulated human. The same seed gives the same games, "
         "whatever the number of threads."),
    NULL },
  { "scenario", NC_ ("help", "the table as JSON, the input of resolve and score"),
    NC_ ("topic",
         "A scenario is a JSON object; all but the hand can be left out. Spaces are in "
         "printed order, left to right, and null is an empty one.\n"
         "\n"
         "  box, expansions, rulings   the profile: a built-in name, a path or the profile "
         "itself; the Expansions; the switches\n"
         "  round, seed, favor      the Round, the random seed, who has the Queen’s Favor\n"
         "  garments, resources, employees, jewelry   the displays\n"
         "  halls, musicians, fireworks, statues, kitchen, jeweler, all-halls   who is "
         "where on the board\n"
         "  barry, you              what both have; what is left out of “you” is unknown\n"
         "  hand, supply, discard   her cards, the top one first\n"
         "  bag, exam-decks         how many are left\n"
         "\n"
         "scenario.schema.json describes it exactly; see “dubarry-cli help schemas”."),
    NULL },
  { "codes", NC_ ("help", "short codes for what is drawn in a game"),
    NC_ ("topic",
         "Tiles and cards that are drawn are typed as codes after r, g, e or j, and cards "
         "of hers with colons:\n"
         "\n"
         "  r  Resource tiles: bp (blue and pink), go (green and orange), bp+go\n"
         "  g  Garments: b, p, g or o for the color, the PP, t for a gold thimble, and the "
         "key of a special symbol after a colon\n"
         "  e  Employees: the ID of the card in the box profile\n"
         "  j  Jewelry: blue, pink, green, orange"),
    NC_ ("example", "  g b3 o4t g0:livre14\n"
                    "  reveal tailor:2:right:3:suitable") },
  { "schemas", NC_ ("help", "the JSON forms, as JSON Schemas"),
    NC_ ("topic",
         "Each JSON form has a JSON Schema (draft 2020-12) in the installed data, usually in "
         "/usr/share/dubarry/schemas:\n"
         "\n"
         "  scenario.schema.json    what resolve and score read\n"
         "  profile.schema.json     what check-box reads and box show prints\n"
         "  turn.schema.json        what resolve prints\n"
         "  score.schema.json       what score prints\n"
         "  replay.schema.json      what replay --json prints\n"
         "  simulate.schema.json    what simulate --json prints\n"
         "  forecast.schema.json    what forecast --json prints\n"
         "  stats.schema.json       what stats --json prints"),
    NULL },
  { "status", NC_ ("help", "exit statuses"),
    NC_ ("topic", "  0  success: the answer is on standard output\n"
                  "  1  invalid input: one line on standard error names the place\n"
                  "  2  usage error: one line on standard error says what was expected"),
    NULL },
  { NULL, NULL, NULL, NULL },
};
