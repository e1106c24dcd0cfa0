/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli: the engine on the command line, for people, tests and other programs.
 */

#include "dub-cli.h"
#include "config.h"
#include "dub-columns.h"
#include "dub-file.h"
#include "dub-screen.h"
#include "dub-sim.h"
#include "dub-text-error.h"
#include "dub-text.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { MAX_LENGTH = 32 };

/* The words are ASCII; other bytes merely count as differences. */
static guint
get_distance (const char *a, const char *b)
{
  guint rows[3][MAX_LENGTH + 1];
  gsize length = strlen (b);

  for (guint j = 0; j <= length; j++)
    rows[0][j] = j;
  for (guint i = 1; a[i - 1] != '\0'; i++) {
    guint *row = rows[i % 3], *before = rows[(i + 2) % 3], *twice = rows[(i + 1) % 3];

    row[0] = i;
    for (guint j = 1; j <= length; j++) {
      row[j] = before[j - 1] + (a[i - 1] != b[j - 1]);
      row[j] = MIN (row[j], MIN (before[j], row[j - 1]) + 1);
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = MIN (row[j], twice[j - 2] + 1);
    }
  }

  return rows[strlen (a) % 3][length];
}

/* Returns the candidate that takes the fewest keys to correct to (a key missed, added, wrong,
 * or two in the wrong order), the first of several; NULL if even that one is too different. */
static const char *
find_nearest (const char *word, const char *const *candidates)
{
  g_autofree char *lower = g_ascii_strdown (word, -1);
  const char *found = NULL;
  gsize length = strlen (word);
  guint best;

  if (length == 0 || length > MAX_LENGTH)
    return NULL;
  best = length < 4 ? 2 : (guint) length / 2 + 1;
  best = MIN (best, 4);
  for (guint i = 0; candidates[i] != NULL; i++) {
    guint distance =
        strlen (candidates[i]) > MAX_LENGTH ? best : get_distance (lower, candidates[i]);

    /* A short word is another one, not a misspelt one, if all of its letters differ. */
    if (distance < best && distance < MAX (length, strlen (candidates[i]))) {
      best = distance;
      found = candidates[i];
    }
  }

  return found;
}

void
dub_nearest_append (GString *sentence, const char *word, const char *const *candidates)
{
  const char *nearest = find_nearest (word, candidates);

  if (nearest == NULL)
    return;
  g_string_append_c (sentence, ' ');
  /* Translators: %s is a word to be typed, as “help”. */
  g_string_append_printf (sentence, C_ ("command line", "Did you mean “%s”?"), nearest);
}

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

/* Gives the tables of the command line to GOption, which reads it and prints the help. */

#define EVERY (BIT (PLAIN) | BIT (EDITION) | BIT (HELP))

/* Translators: it stands for the name of a command. */
#define COMMAND NC_ ("command line", "COMMAND")

enum { NAME_WIDTH = 12, VERB_WIDTH = 26 };

/* Translates a text of the tables, for GOption too. */
static const char *
translate (const char *text, gpointer message_context)
{
  return text != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, message_context, text) : NULL;
}

static const char *
translate_help (const char *text)
{
  return translate (text, (gpointer) "help");
}

static const char *
translate_word (const char *text)
{
  return translate (text, (gpointer) "command line");
}

/* Makes a context with the options of the mask; they write to the call. */
static GOptionContext *
make_context (DubCliCall *call, const char *operands, guint32 options)
{
  GOptionContext *context = g_option_context_new (operands);
  GOptionEntry entries[DUB_N_OPTIONS + 2] = { 0 };
  guint n = 0;

  for (guint i = 0; i < DUB_N_OPTIONS; i++) {
    const DubCliOption *option = &dub_cli_options[i];

    if (options & 1u << i)
      entries[n++] = (GOptionEntry){
        .long_name = option->name,
        .short_name = option->letter,
        .arg = option->value != NULL ? G_OPTION_ARG_FILENAME : G_OPTION_ARG_NONE,
        .arg_data = option->value != NULL ? (gpointer) &call->values[i] : &call->flags[i],
        .description = option->text,
        .arg_description = option->value,
      };
  }
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_translate_func (context, translate, (gpointer) "command line", NULL);
  g_option_group_set_translate_func (g_option_context_get_main_group (context), translate,
                                     (gpointer) "command line", NULL);

  return context;
}

static void
append_row (GString *text, const char *name, guint width, const char *description)
{
  g_string_append (text, "  ");
  dub_columns_append_padded (text, name, width);
  g_string_append_printf (text, "%s%s\n", dub_columns_get_width (name) < width ? "" : "  ",
                          description);
}

static const DubCliTopic *
find_topic (const char *name)
{
  for (const DubCliTopic *topic = dub_cli_topics; topic->name != NULL; topic++)
    if (g_str_equal (topic->name, name))
      return topic;

  return NULL;
}

static const DubCliCommand *
find_command (const char *name)
{
  for (const DubCliCommand *command = dub_cli_commands; command->name != NULL; command++)
    if (g_str_equal (command->name, name))
      return command;

  return NULL;
}

static const DubCliCommand *
get_next_verb (const DubCliCommand *command)
{
  return g_strcmp0 (command[1].name, command->name) == 0 ? command + 1 : NULL;
}

static char *
dup_topic_text (const DubCliTopic *topic)
{
  return g_strjoin ("\n\n", translate (topic->text, (gpointer) "topic"),
                    translate (topic->example, (gpointer) "example"), NULL);
}

/* The help of a command lists its verbs, and the options of them all. */
static char *
dup_command_help (const DubCliCommand *first)
{
  const DubCliTopic *topic = find_topic (first->name);
  DubCliCall none = { 0 };
  g_autoptr (GString) summary = g_string_new (NULL);
  g_autoptr (GOptionContext) context = NULL;
  g_autofree char *text =
      topic != NULL ? dup_topic_text (topic) : g_strdup (translate_help (first->text));
  g_autofree char *name = g_strconcat ("dubarry-cli ", first->name, NULL);
  guint32 options = EVERY;

  for (const DubCliCommand *command = first; command != NULL; command = get_next_verb (command)) {
    g_autofree char *usage =
        g_strjoin (" ", command->verb, translate_word (command->operands), NULL);

    options |= command->options;
    if (command->verb != NULL)
      append_row (summary, usage, VERB_WIDTH, translate_help (command->text));
  }
  g_string_append_printf (summary, "%s%s", first->verb != NULL ? "\n" : "", text);
  context = make_context (&none, first->verb != NULL ? COMMAND : first->operands, options);
  g_option_context_set_summary (context, summary->str);
  g_set_prgname (name);

  return g_option_context_get_help (context, TRUE, NULL);
}

/* The names of everything that help is about: commands, then topics. */
static char **
dup_topics (void)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (const DubCliCommand *command = dub_cli_commands; command->name != NULL; command++)
    if (find_command (command->name) == command)
      g_strv_builder_add (names, command->name);
  for (const DubCliTopic *topic = dub_cli_topics; topic->name != NULL; topic++)
    if (find_command (topic->name) == NULL)
      g_strv_builder_add (names, topic->name);

  return g_strv_builder_end (names);
}

/* Lists commands, or the topics that are no commands. */
static void
append_list (GString *text, const char *title, gboolean commands)
{
  g_auto (GStrv) names = dup_topics ();

  g_string_append_printf (text, "\n\n%s\n", title);
  for (guint i = 0; names[i] != NULL; i++) {
    const DubCliCommand *command = find_command (names[i]);
    const DubCliTopic *topic = find_topic (names[i]);

    if ((command != NULL) == commands)
      append_row (text, names[i], NAME_WIDTH,
                  translate_help (command != NULL && command->verb == NULL ? command->text
                                                                           : topic->summary));
  }
  g_string_truncate (text, text->len - 1);
}

static char *
dup_program_help (void)
{
  DubCliCall none = { 0 };
  g_autoptr (GOptionContext) context = make_context (&none, COMMAND, EVERY | BIT (VERSION));
  g_autoptr (GString) summary =
      g_string_new (C_ ("help", "Plays Madame du Barry, the rival in solo games of Rococo."));
  g_autofree char *description = g_strconcat (
      /* Translators: “dubarry-cli help” stays, words in capitals do not. */
      C_ ("help", "“dubarry-cli help TOPIC” explains a command or a topic, and so does "
                  "“dubarry-cli COMMAND --help”. Use - as FILE for standard input."),
      "\n", C_ ("help", "Exit status: 0 success, 1 invalid input, 2 usage error."), NULL);

  append_list (summary, C_ ("help", "Commands:"), TRUE);
  append_list (summary, C_ ("help", "Topics:"), FALSE);
  g_option_context_set_summary (context, summary->str);
  g_option_context_set_description (context, description);
  g_set_prgname ("dubarry-cli");

  return g_option_context_get_help (context, TRUE, NULL);
}

/* Returns the help of a command or a topic, of the whole program for NULL; NULL if there is none.
 */
static char *
dup_help (const char *name)
{
  const DubCliCommand *command = name != NULL ? find_command (name) : NULL;
  const DubCliTopic *topic = name != NULL ? find_topic (name) : NULL;
  g_autofree char *text = NULL;

  if (name == NULL)
    return dup_program_help ();
  if (command != NULL)
    return dup_command_help (command);
  text = topic != NULL ? dup_topic_text (topic) : NULL;

  return text != NULL ? g_strconcat (text, "\n", NULL) : NULL;
}

/* Takes the options out of the words that every command has: --edition is needed before any
 * answer. The first word is the name of the program. */
static gboolean
parse_every (char ***words, DubCliCall *call)
{
  g_autoptr (GOptionContext) context = make_context (call, NULL, EVERY | BIT (VERSION));

  g_option_context_set_ignore_unknown_options (context, TRUE);

  return g_option_context_parse_strv (context, words, NULL);
}

/* Frees the sentence. */
static gboolean
refuse (const DubCliCommand *command, char *sentence, int *status)
{
  g_autofree char *plain = dub_file_make_plain (sentence, -1);

  dub_columns_drop_period (plain);
  *status = dub_cli_refuse_usage (command, plain);
  g_free (sentence);

  return FALSE;
}

/* The sentence is freed, and gets the candidate that may have been meant. */
static gboolean
refuse_word (const DubCliCommand *command, char *sentence, const char *word, char **candidates,
             int *status)
{
  g_autoptr (GString) text = g_string_new (sentence);

  g_free (sentence);
  dub_nearest_append (text, word, (const char *const *) candidates);

  return refuse (command, g_strdup (text->str), status);
}

int
dub_cli_help (const DubCliCall *call)
{
  const char *name = call->operands[0];
  g_autofree char *text = dup_help (name);
  g_auto (GStrv) topics = dup_topics ();
  int status = DUB_CLI_OK;

  if (text != NULL)
    return dub_cli_print (text);
  /* Translators: %s is what was typed. */
  refuse_word (NULL, g_strdup_printf (C_ ("command line", "There is no topic “%s”."), name), name,
               topics, &status);

  return status;
}

/* Finds the command that the words begin with. */
static gboolean
take_command (char **words, const DubCliCommand **found, int *status)
{
  const DubCliCommand *first = find_command (words[0]);
  g_autoptr (GStrvBuilder) verbs = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  if (first == NULL) {
    names = dup_topics ();
    return refuse_word (NULL,
                        /* Translators: %s is what was typed. */
                        g_strdup_printf (C_ ("command line", "There is no command “%s”."),
                                         words[0]),
                        words[0], names, status);
  }
  if (first->verb != NULL && words[1] == NULL) {
    g_autofree char *help = dup_command_help (first);

    *status = dub_cli_print (help);
    return FALSE;
  }
  for (*found = first; *found != NULL; *found = get_next_verb (*found)) {
    if (first->verb == NULL || g_strcmp0 ((*found)->verb, words[1]) == 0)
      return TRUE;
    g_strv_builder_add (verbs, (*found)->verb);
  }
  names = g_strv_builder_end (verbs);

  return refuse_word (first,
                      /* Translators: %s is what was typed. */
                      g_strdup_printf (C_ ("command line", "There is no command “%s” here."),
                                       words[1]),
                      words[1], names, status);
}

static char *
dup_expected (const DubCliOption *option)
{
  if (option->choices != NULL)
    return g_strdup (option->choices);
  if (option->max < G_MAXINT64)
    /* Translators: the smallest and the largest number that are allowed. */
    return g_strdup_printf (C_ ("command line", "a whole number from %u to %u"),
                            (guint) option->min, (guint) option->max);

  /* Translators: the smallest number that is allowed. */
  return g_strdup_printf (C_ ("command line", "a whole number, %u or more"), (guint) option->min);
}

static gboolean
is_allowed (const DubCliOption *option, const char *value)
{
  g_auto (GStrv) choices = NULL, values = NULL;

  if (option->max > 0)
    return g_ascii_string_to_unsigned (value, 10, option->min, option->max, NULL, NULL);
  if (option->choices == NULL)
    return TRUE;
  choices = g_strsplit (option->choices, ", ", -1);
  values = g_strsplit (value, option->is_list ? "," : "\n", -1);
  for (guint i = 0; values[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) choices, values[i]))
      return FALSE;

  return option->is_list || values[0] != NULL;
}

static gboolean
check_text (const DubCliCommand *command, const char *word, int *status)
{
  if (word == NULL || g_utf8_validate (word, -1, NULL))
    return TRUE;

  return refuse (command,
                 /* Translators: %s is a word of the command line. */
                 g_strdup_printf (C_ ("command line", "“%s” is not UTF-8 text."), word), status);
}

static gboolean
check_values (const DubCliCall *call, int *status)
{
  for (guint i = 0; i < DUB_N_OPTIONS; i++) {
    const DubCliOption *option = &dub_cli_options[i];

    /* A box can be a file, the name of which can be any bytes. */
    if (i != DUB_OPTION_BOX && !check_text (call->command, call->values[i], status))
      return FALSE;
    if (call->values[i] != NULL && !is_allowed (option, call->values[i])) {
      g_autofree char *expected = dup_expected (option);

      return refuse (
          call->command,
          g_strdup_printf (C_ ("command line",
                               /* Translators: an option, its value, what was expected. */
                               "--%s: “%s” is not allowed. Expected: %s."),
                           option->name, call->values[i], expected),
          status);
    }
  }

  return TRUE;
}

static gboolean
check_operands (const DubCliCall *call, int *status)
{
  const DubCliCommand *command = call->command;
  gboolean has_file = g_strcmp0 (command->operands, "FILE") == 0 ||
                      (command->operands != NULL && g_str_has_suffix (command->operands, " FILE"));
  g_autofree char *usage =
      g_strjoin (" ", "dubarry-cli", command->name,
                 command->verb != NULL ? command->verb : translate_word (command->operands),
                 command->verb != NULL ? translate_word (command->operands) : NULL, NULL);

  if (call->n_operands < command->n_required || call->n_operands > command->max_operands)
    return refuse (command,
                   /* Translators: %s is how the command is typed. */
                   g_strdup_printf (C_ ("command line", "Expected: %s."), usage), status);
  for (guint i = 0; i < call->n_operands && !has_file; i++)
    if (!check_text (command, call->operands[i], status))
      return FALSE;

  return TRUE;
}

static gboolean
parse_call (char **words, DubCliCall *call, int *status)
{
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry operands[] = {
    { .long_name = G_OPTION_REMAINING,
      .arg = G_OPTION_ARG_FILENAME_ARRAY,
      .arg_data = &call->operands },
    { 0 },
  };

  if (!take_command (words, &call->command, status))
    return FALSE;
  words += call->command->verb != NULL ? 1 : 0;
  context = make_context (call, NULL, call->command->options);
  g_option_context_add_main_entries (context, operands, NULL);
  if (!g_option_context_parse_strv (context, &words, &error))
    return refuse (call->command, g_strconcat (error->message, ".", NULL), status);
  if (call->operands == NULL)
    call->operands = g_new0 (char *, 1);
  call->n_operands = g_strv_length (call->operands);

  return check_operands (call, status) && check_values (call, status);
}

void
dub_cli_call_clear (DubCliCall *call)
{
  for (guint i = 0; i < DUB_N_OPTIONS; i++)
    g_clear_pointer (&call->values[i], g_free);
  g_clear_pointer (&call->operands, g_strfreev);
}

guint64
dub_cli_get_number (const DubCliCall *call, DubCliOptionId option, guint64 fallback)
{
  return call->values[option] != NULL ? g_ascii_strtoull (call->values[option], NULL, 10)
                                      : fallback;
}

/* The names of the editions as players type them, and their languages. */
static const struct {
  const char *name;
  const char *language;
} editions[] = { { "en", "en" }, { "fr", "fr" }, { "uk", "uk" }, { "classic", "en@classic" } };

static gboolean edition_is_set;

static gboolean
set_edition (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    if (strcmp (editions[i].name, name) == 0) {
      dub_text_set_language (editions[i].language);
      edition_is_set = TRUE;
      return TRUE;
    }

  return FALSE;
}

void
dub_cli_follow_box (const DubBox *box)
{
  if (!edition_is_set && box->edition == DUB_EDITION_CLASSIC)
    dub_text_set_language ("en@classic");
}

int
dub_cli_refuse_usage (const DubCliCommand *command, const char *sentence)
{
  g_autofree char *help = command == NULL ? g_strdup ("dubarry-cli --help")
                                          : g_strdup_printf ("dubarry-cli help %s", command->name);
  g_autoptr (GString) line = g_string_new (sentence);

  g_string_append_c (line, ' ');
  /* Translators: %s is a command that tells more. */
  g_string_append_printf (line, C_ ("command line", "See “%s”."), help);
  fprintf (stderr, "dubarry-cli: %s\n", line->str);

  return DUB_CLI_USAGE;
}

int
dub_cli_refuse (const char *file, const GError *error)
{
  const DubFault *fault = dub_fault_get (error);
  gboolean is_named = fault != NULL && fault->file != NULL;
  g_autofree char *name = dub_file_make_plain (file, -1);
  g_autofree char *sentence = is_named && g_str_equal (fault->file, name)
                                  ? dub_text_fault_in_file (error)
                                  : dub_text_fault (error);
  g_autofree char *plain = dub_file_make_plain (sentence, -1);

  g_debug ("%s", error->message);
  fprintf (stderr, "dubarry-cli: %s: %s\n",
           strcmp (file, "-") == 0 ? C_ ("command line", "standard input") : name, plain);

  return DUB_CLI_NO;
}

gboolean
dub_cli_read (const char *file, gsize max, char **text, gsize *length, GError **error)
{
  if (strcmp (file, "-") == 0)
    return dub_file_read_open (STDIN_FILENO, max, text, length, error);

  return dub_file_read (file, max, text, length, error);
}

/* By errno. */
static int
refuse_output (void)
{
  g_autofree char *reason = dub_text_system (dub_file_error_from_errno (errno), g_strerror (errno));

  fprintf (stderr, "dubarry-cli: %s: %s\n", C_ ("command line", "standard output"), reason);

  return DUB_CLI_NO;
}

int
dub_cli_write (const char *text)
{
  return fputs (text, stdout) < 0 || fflush (stdout) != 0 ? refuse_output () : DUB_CLI_OK;
}

int
dub_cli_print (const char *text)
{
  return dub_screen_print (text) ? DUB_CLI_OK : refuse_output ();
}

int
dub_cli_print_id (const char *id, const char *what, const GError *error)
{
  g_autofree char *line = id != NULL ? g_strconcat (id, "\n", NULL) : NULL;

  return id != NULL ? dub_cli_write (line) : dub_cli_refuse (what, error);
}

int
dub_cli_tell_restore (const DubCliCall *call)
{
  g_autofree char *command =
      g_strdup_printf ("dubarry-cli %s restore %s", call->command->name, call->operands[0]);
  g_autofree char *sentence =
      /* Translators: %s is a command. */
      g_strdup_printf (C_ ("command line", "Within 30 days, “%s” takes it back."), command);
  g_autofree char *line = g_strconcat (sentence, "\n", NULL);

  return dub_cli_print (line);
}

/* Runs the command of the words, the first of which is the name of the program. */
static int
run (char **words, DubCliCall *call)
{
  g_autofree char *help = NULL;
  int status = DUB_CLI_OK;

  if (call->flags[DUB_OPTION_VERSION])
    return dub_cli_write ("dubarry-cli " DUB_VERSION "\n");
  /* Help is never refused for what else is there or missing. */
  help = call->flags[DUB_OPTION_HELP] ? dup_help (words[1]) : NULL;
  if (help != NULL)
    return dub_cli_print (help);
  if (words[1] == NULL)
    return dub_cli_refuse_usage (NULL, C_ ("command line", "A command is missing."));
  if (!parse_call (words + 1, call, &status))
    return status;
  if (call->flags[DUB_OPTION_ASCII])
    dub_screen_set_ascii ();

  return call->command->run (call);
}

int
main (int argc, char **argv)
{
  g_auto (DubCliCall) call = { 0 };
  g_auto (GStrv) words = g_strdupv (argv);
  const char *edition;

  /* A limit on the size of files is an error like any other. */
  signal (SIGXFSZ, SIG_IGN);
  dub_text_init ();
  /* The edition comes first, as it determines the words of every answer. */
  if (!parse_every (&words, &call) ||
      ((edition = call.values[DUB_OPTION_EDITION]) != NULL && !set_edition (edition)))
    return dub_cli_refuse_usage (NULL,
                                 C_ ("command line", "--edition takes en, fr, uk or classic."));
  if (call.flags[DUB_OPTION_PLAIN])
    dub_screen_set_plain ();

  return run (words, &call);
}
