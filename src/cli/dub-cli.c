/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli: the engine on the command line, for people, tests and other programs.
 */

#include "dub-cli.h"
#include "config.h"
#include "dub-columns.h"
#include "dub-file.h"
#include "dub-json.h"
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

/* Returns whether so many keys correct one word to the other: a key missed, added, wrong, or two in
 * the wrong order. The words are ASCII; other bytes merely count as differences. */
static gboolean
is_near (const char *a, const char *b, guint n_keys)
{
  for (; *a != '\0' && *a == *b; a++)
    b++;
  if (*a == *b || n_keys == 0)
    return *a == *b;

  return (*a != '\0' && is_near (a + 1, b, n_keys - 1)) ||
         (*b != '\0' && is_near (a, b + 1, n_keys - 1)) ||
         (*a != '\0' && *b != '\0' && is_near (a + 1, b + 1, n_keys - 1)) ||
         (*a != '\0' && *b != '\0' && a[0] == b[1] && a[1] == b[0] &&
          is_near (a + 2, b + 2, n_keys - 1));
}

/* The nearest candidate takes the fewest keys to correct to, and is the first of several; there is
 * none if even that one is too different. */
void
dub_nearest_append (GString *sentence, const char *word, const char *const *candidates)
{
  g_autofree char *lower = g_ascii_strdown (word, -1);
  const char *nearest = NULL;
  gsize length = strlen (word), max_keys = length < 4 ? 2 : MIN (length / 2 + 1, 4);

  for (guint n_keys = 0; nearest == NULL && n_keys < max_keys; n_keys++)
    for (guint i = 0; nearest == NULL && candidates[i] != NULL; i++)
      /* A short word is another one, not a misspelt one, if all of its letters differ. */
      if (n_keys < MAX (length, strlen (candidates[i])) && is_near (lower, candidates[i], n_keys))
        nearest = candidates[i];
  if (nearest == NULL)
    return;
  g_string_append_c (sentence, ' ');
  /* Translators: %s is a word to be typed, as “help”. */
  g_string_append_printf (sentence, C_ ("command line", "Did you mean “%s”?"), nearest);
}

enum { MAX_GAMES = 10000000 };

#define BIT(name) (1u << DUB_OPTION_##name)
#define EVERY (BIT (PLAIN) | BIT (EDITION) | BIT (HELP))
#define RULINGS (BIT (SECOND_PLACE) | BIT (WITHOUT_CANDIDATE) | BIT (WITHOUT_ZERO_GOWN))

/* Translators: it stands for the name of a command. */
#define COMMAND NC_ ("command line", "COMMAND")

/* The command line is in two tables, by which GOption reads it and prints the help. */

typedef struct {
  const char *name;
  char letter;         /* or 0 */
  const char *value;   /* what it takes, in a word, with the context “command line”, or NULL */
  guint64 min;         /* of a number */
  guint64 max;         /* 0 if it is none */
  const char *choices; /* with commas; NULL if any text is allowed */
  const char *text;    /* with the context “command line” */
} Option;

/* In the order of DubCliOptionId. */
static const Option options[DUB_N_OPTIONS] = {
  { "explain", 'e', NULL, 0, 0, NULL,
    NC_ ("command line", "Show the candidates of each choice and the rule that removed them") },
  { "seed", 's', NC_ ("command line", "N"), 0, G_MAXINT64, NULL,
    NC_ ("command line", "Random seed") },
  { "new", 0, NULL, 0, 0, NULL, NC_ ("command line", "Start a new game") },
  { "game", 'g', NC_ ("command line", "GAME"), 0, 0, NULL,
    NC_ ("command line", "Resume this game (default: the last one)") },
  { "name", 0, NC_ ("command line", "NAME"), 0, 0, NULL,
    NC_ ("command line", "Name of the new game") },
  { "box", 'b', NC_ ("command line", "PROFILE"), 0, 0, NULL,
    NC_ ("command line", "Box profile: built-in name, ID or file (default: deluxe)") },
  { "expansions", 'm', NC_ ("command line", "LIST"), 0, 0, "jewelry-box, fancy, festivity, expert",
    NC_ ("command line", "Comma-separated: jewelry-box, fancy, festivity, expert") },
  { "cards", 'w', NC_ ("command line", "WHO"), 0, 0, "app, table, learn",
    NC_ ("command line", "app: the program draws her cards (default); table: you draw; learn: you "
                         "draw, the program records") },
  { "strength", 0, NC_ ("command line", "HANDICAP"), 0, 0,
    "printed, card-fewer, card-more, pp-5, pp-10",
    NC_ ("command line", "Her handicap: card-fewer or card-more in Round 1, pp-5 or pp-10 at the "
                         "start (default: printed)") },
  { "deal", 0, NC_ ("command line", "CODE"), 0, 0, NULL,
    NC_ ("command line", "The same cards as another game, by its code") },
  { "week", 0, NC_ ("command line", "WEEK"), 0, 0, NULL,
    NC_ ("command line", "The deal of a week: now, or one such as 2026-W07") },
  { "at", 0, NC_ ("command line", "N"), 1, G_MAXINT, NULL,
    NC_ ("command line", "After how many entries (default: after all that are not undone)") },
  { "code", 0, NULL, 0, 0, NULL, NC_ ("command line", "Print the link as a code for a phone") },
  { "player", 0, NC_ ("command line", "NAME"), 0, 0, NULL,
    NC_ ("command line", "Your name in the play") },
  { "location", 0, NC_ ("command line", "PLACE"), 0, 0, NULL,
    NC_ ("command line", "Where you played") },
  { "second-place", 0, NULL, 0, 0, NULL, NC_ ("command line", "Switch ruling R-1 on") },
  { "without-candidate", 0, NULL, 0, 0, NULL, NC_ ("command line", "Switch ruling R-7 off") },
  { "without-zero-gown", 0, NULL, 0, 0, NULL, NC_ ("command line", "Switch ruling R-9 off") },
  { "games", 'n', NC_ ("command line", "N"), 1, MAX_GAMES, NULL,
    NC_ ("command line", "How many games (default: 1000)") },
  { "jobs", 'j', NC_ ("command line", "N"), 1, DUB_SIM_MAX_JOBS, NULL,
    NC_ ("command line", "Threads (default: 1)") },
  { "csv", 0, NULL, 0, 0, NULL, NC_ ("command line", "Print one line per game, comma-separated") },
  { "json", 0, NULL, 0, 0, NULL, NC_ ("command line", "Print JSON") },
  { "ascii", 0, NULL, 0, 0, NULL,
    NC_ ("command line", "Draw the board with plain ASCII characters") },
  { "force", 'f', NULL, 0, 0, NULL, NC_ ("command line", "Replace a file that exists") },
  { "plain", 0, NULL, 0, 0, NULL,
    NC_ ("command line", "Draw nothing: one fact per line, for a screen reader") },
  { "edition", 0, NC_ ("command line", "EDITION"), 0, 0, "en, fr, uk, classic",
    NC_ ("command line", "Language and terms: en, fr, uk, classic (default: system)") },
  { "help", 'h', NULL, 0, 0, NULL, NC_ ("command line", "Show this help") },
  { "version", 0, NULL, 0, 0, NULL, NC_ ("command line", "Show the version") },
};

struct _DubCliCommand {
  const char *name;
  const char *verb;     /* as “list” in “box list”, or NULL */
  const char *operands; /* with the context “command line”; bytes of any kind if one is a FILE */
  guint n_required;
  guint max_operands;
  guint32 options; /* a bit per DubCliOptionId */
  int (*run) (const DubCliCall *call);
  const char *text;    /* with the context “help” */
  const char *example; /* to be typed, with the context “example”; or NULL */
  const char *topic;   /* with the context “topic”; NULL if the text says all */
};

/* The commands, each followed by its verbs, and then the other topics of the help. */
static const DubCliCommand commands[] = {
  { "resolve", NULL, NC_ ("command line", "FILE"), 1, 1, BIT (EXPLAIN) | BIT (SEED),
    dub_cli_resolve, NC_ ("help", "one turn of Madame du Barry from a scenario, as JSON"), NULL,
    NC_ ("topic",
         "Resolves the turn of the top card of her hand: prints the steps, the table after "
         "them and the rulings that decided something; or only a question, if an unknown "
         "fact decides. Fill it in and ask again.") },
  { "score", NULL, NC_ ("command line", "FILE"), 1, 1, 0, dub_cli_score,
    NC_ ("help", "the final scoring of a scenario, as JSON"), NULL,
    NC_ ("topic",
         "Scores the end of the game: prints each line of the scoring for both, the totals "
         "and the winner; or only a question, if an unknown fact decides.") },
  { "check-box", NULL, NC_ ("command line", "FILE"), 1, 1, 0, dub_cli_check_box,
    NC_ ("help", "whether a box profile is valid, and where its values come from"), NULL, NULL },
  { "box", NULL, COMMAND, 0, 0, 0, NULL,
    NC_ ("help", "list, make, compare, export, import box profiles"), NULL,
    NC_ ("topic", "A box profile has the printed values of your copy. To change them here, export "
                  "the profile, edit the file and import it again. PART is a number that "
                  "“box compare” prints, a key of the profile, or a Hall like “hall-1”.") },
  { "box", "list", NULL, 0, 0, 0, dub_cli_list,
    NC_ ("help", "the box profiles, and how many of their parts are matched"), NULL, NULL },
  { "box", "new", NC_ ("command line", "NAME [PROFILE]"), 1, 2, 0, dub_cli_box_new,
    NC_ ("help", "a new box profile, a copy of another (default: deluxe)"), NULL, NULL },
  { "box", "show", NC_ ("command line", "PROFILE"), 1, 1, 0, dub_cli_box_show,
    NC_ ("help", "a box profile as JSON"), NULL, NULL },
  { "box", "export", NC_ ("command line", "PROFILE FILE"), 2, 2, BIT (FORCE), dub_cli_export,
    NC_ ("help", "save a box profile as a file"), NULL, NULL },
  { "box", "import", NC_ ("command line", "FILE"), 1, 1, 0, dub_cli_import,
    NC_ ("help", "a new box profile from a file"), NULL, NULL },
  { "box", "compare", NC_ ("command line", "PROFILE PROFILE"), 2, 2, 0, dub_cli_box_compare,
    NC_ ("help", "where the values of two box profiles differ"), NULL, NULL },
  { "box", "merge", NC_ ("command line", "PROFILE PROFILE [PART…]"), 2, G_MAXUINT, 0,
    dub_cli_box_merge, NC_ ("help", "take values of another box profile, all or of these parts"),
    NULL, NULL },
  { "box", "delete", NC_ ("command line", "PROFILE"), 1, 1, 0, dub_cli_delete,
    NC_ ("help", "delete a box profile"), NULL, NULL },
  { "box", "trash", NULL, 0, 0, 0, dub_cli_list_deleted,
    NC_ ("help", "the box profiles that were deleted, for 30 days"), NULL, NULL },
  { "box", "restore", NC_ ("command line", "PROFILE"), 1, 1, 0, dub_cli_restore,
    NC_ ("help", "take back a deleted box profile"), NULL, NULL },
  { "play", NULL, NULL, 0, 0,
    BIT (NEW) | BIT (GAME) | BIT (NAME) | BIT (BOX) | BIT (EXPANSIONS) | BIT (CARDS) | BIT (SEED) |
        BIT (STRENGTH) | BIT (DEAL) | BIT (WEEK) | BIT (ASCII) | RULINGS,
    dub_cli_play, NC_ ("help", "a whole game in the terminal: the last one, or a new one"), NULL,
    NC_ ("topic",
         "Plays a game in the terminal: the last one that is not over, or a new one. Every "
         "step is saved. “help” lists what can be typed in the game.") },
  { "replay", NULL, NC_ ("command line", "FILE"), 1, 1, BIT (JSON), dub_cli_replay,
    NC_ ("help", "a saved game as text or JSON"), NULL,
    NC_ ("topic", "Prints a saved game: its ID, or a file.") },
  { "forecast", NULL, NC_ ("command line", "FILE"), 1, 1, BIT (JSON), dub_cli_forecast,
    NC_ ("help", "how a saved game is likely to end"), NULL,
    NC_ ("topic",
         "Plays a saved game to its end many times, with a simulated player in your place. "
         "What nobody has seen yet is drawn again each time; the game is not changed.") },
  { "course", NULL, NC_ ("command line", "FILE"), 1, 1, 0, dub_cli_course,
    NC_ ("help", "where a saved game was won: the chances after each turn"), NULL,
    NC_ ("topic",
         "Prints how likely either side was to win after each turn of a saved game, as forecast "
         "from that table, and the three turns that changed it most. Each turn has the number of "
         "its entry, for “dubarry-cli games branch --at”.") },
  { "stats", NULL, NULL, 0, 0, BIT (CSV) | BIT (JSON), dub_cli_stats,
    NC_ ("help", "statistics over your finished games"), NULL,
    NC_ ("topic", "Counts your finished games: wins, totals, and the lines of the scoring. With "
                  "--csv, the table of all games for a spreadsheet.") },
  { "games", NULL, COMMAND, 0, 0, 0, NULL,
    NC_ ("help", "list, rename, delete, export, import, repair, go on from saved games"), NULL,
    NC_ ("topic", "GAME is the ID in the first column of the list.") },
  { "games", "list", NULL, 0, 0, BIT (DEAL), dub_cli_list,
    NC_ ("help", "the saved games; with --deal, the results of one deal, the best first"), NULL,
    NULL },
  { "games", "rename", NC_ ("command line", "GAME NAME"), 2, 2, 0, dub_cli_games_rename,
    NC_ ("help", "give a saved game another name"), NULL, NULL },
  { "games", "delete", NC_ ("command line", "GAME"), 1, 1, 0, dub_cli_delete,
    NC_ ("help", "delete a saved game"), NULL, NULL },
  { "games", "trash", NULL, 0, 0, 0, dub_cli_list_deleted,
    NC_ ("help", "the games that were deleted, for 30 days"), NULL, NULL },
  { "games", "restore", NC_ ("command line", "GAME"), 1, 1, 0, dub_cli_restore,
    NC_ ("help", "take back a deleted game"), NULL, NULL },
  { "games", "export", NC_ ("command line", "GAME FILE"), 2, 2, BIT (FORCE), dub_cli_export,
    NC_ ("help", "save a game as a file"), NULL, NULL },
  { "games", "import", NC_ ("command line", "FILE"), 1, 1, 0, dub_cli_import,
    NC_ ("help", "a new saved game from a file"), NULL, NULL },
  { "games", "repair", NC_ ("command line", "GAME"), 1, 1, 0, dub_cli_games_repair,
    NC_ ("help", "play on from before the damage in a file"), NULL, NULL },
  { "games", "branch", NC_ ("command line", "GAME"), 1, 1, BIT (AT), dub_cli_games_branch,
    NC_ ("help", "a new game that goes on from an entry of another one"), NULL, NULL },
  { "games", "log", NC_ ("command line", "GAME"), 1, 1,
    BIT (CODE) | BIT (JSON) | BIT (PLAYER) | BIT (LOCATION) | BIT (ASCII), dub_cli_games_log,
    NC_ ("help", "the link that takes a finished game into BG Stats, or its code"), NULL, NULL },
  { "data", NULL, COMMAND, 0, 0, 0, NULL,
    NC_ ("help", "all that you have, in one archive: export, import"), NULL,
    NC_ ("topic", "The archive is a tar file with the saved games, your box profiles and the "
                  "settings of the app. Importing it replaces nothing: what is here already is "
                  "skipped, and what has the ID of something else gets another one.") },
  { "data", "export", NC_ ("command line", "FILE"), 1, 1, BIT (FORCE), dub_cli_data_export,
    NC_ ("help", "save everything as an archive"), NULL, NULL },
  { "data", "import", NC_ ("command line", "FILE"), 1, 1, 0, dub_cli_data_import,
    NC_ ("help", "add what is in an archive"), NULL, NULL },
  { "simulate", NULL, NULL, 0, 0,
    BIT (GAMES) | BIT (SEED) | BIT (BOX) | BIT (EXPANSIONS) | BIT (JOBS) | BIT (STRENGTH) |
        RULINGS | BIT (JSON),
    dub_cli_simulate, NC_ ("help", "whole games, to see how strong she is"), NULL,
    NC_ ("topic",
         "Plays whole games against a simulated human. The same seed gives the same games, "
         "whatever the number of threads.") },
  { "rules", NULL, NC_ ("command line", "[ID|WORD…]"), 0, G_MAXUINT, 0, dub_cli_rules,
    NC_ ("help", "the rules that the program applies: all, one by its ID, or those with a word"),
    NULL, NULL },
  { "help", NULL, NC_ ("command line", "[TOPIC]"), 0, 1, 0, dub_cli_help,
    NC_ ("help", "help on a command or a topic"), NULL, NULL },
  { "scenario", NULL, NULL, 0, 0, 0, NULL,
    NC_ ("help", "the table as JSON, the input of resolve and score"), NULL,
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
         "scenario.schema.json describes it exactly; see “dubarry-cli help schemas”.") },
  { "codes", NULL, NULL, 0, 0, 0, NULL, NC_ ("help", "short codes for what is drawn in a game"),
    NC_ ("example", "  g b3 o4t g0:livre14\n"
                    "  reveal tailor:2:right:3:suitable"),
    NC_ ("topic",
         "Tiles and cards that are drawn are typed as codes after r, g, e or j, and cards "
         "of hers with colons:\n"
         "\n"
         "  r  Resource tiles: bp (blue and pink), go (green and orange), bp+go\n"
         "  g  Garments: b, p, g or o for the color, the PP, t for a gold thimble, and the "
         "key of a special symbol after a colon\n"
         "  e  Employees: the ID of the card in the box profile\n"
         "  j  Jewelry: blue, pink, green, orange") },
  { "schemas", NULL, NULL, 0, 0, 0, NULL, NC_ ("help", "the JSON forms, as JSON Schemas"), NULL,
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
         "  stats.schema.json       what stats --json prints\n"
         "  play.schema.json        what games log --json prints") },
  { "status", NULL, NULL, 0, 0, 0, NULL, NC_ ("help", "exit statuses"), NULL,
    NC_ ("topic", "  0  success: the answer is on standard output\n"
                  "  1  invalid input: one line on standard error names the place\n"
                  "  2  usage error: one line on standard error says what was expected") },
  { NULL, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, NULL },
};

enum { NAME_WIDTH = 12, VERB_WIDTH = 26 };

/* Translates a text of the tables, for GOption too. */
static const char *
translate (const char *text, gpointer message_context)
{
  return text != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, message_context, text) : NULL;
}

/* Makes a context with the options of the mask; they write to the call. */
static GOptionContext *
make_context (DubCliCall *call, const char *operands, guint32 mask)
{
  GOptionContext *context = g_option_context_new (operands);
  GOptionEntry entries[DUB_N_OPTIONS + 2] = { 0 };
  guint n = 0;

  for (guint i = 0; i < DUB_N_OPTIONS; i++) {
    const Option *option = &options[i];

    if (mask & 1u << i)
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

static const DubCliCommand *
find_command (const char *name)
{
  for (const DubCliCommand *command = commands; command->name != NULL; command++)
    if (g_str_equal (command->name, name))
      return command;

  return NULL;
}

static const DubCliCommand *
get_next_verb (const DubCliCommand *command)
{
  return g_strcmp0 (command[1].name, command->name) == 0 ? command + 1 : NULL;
}

static gboolean
is_topic (const DubCliCommand *command)
{
  return command->run == NULL && get_next_verb (command) == NULL;
}

static char *
dup_topic (const DubCliCommand *command)
{
  return command->topic == NULL
             ? g_strdup (translate (command->text, (gpointer) "help"))
             : g_strjoin ("\n\n", translate (command->topic, (gpointer) "topic"),
                          translate (command->example, (gpointer) "example"), NULL);
}

/* The help of a command lists its verbs, and the options of them all. */
static char *
dup_command_help (const DubCliCommand *command)
{
  DubCliCall none = { 0 };
  g_autoptr (GString) summary = g_string_new (NULL);
  g_autoptr (GOptionContext) context = NULL;
  g_autofree char *text = dup_topic (command);
  g_autofree char *name = g_strconcat ("dubarry-cli ", command->name, NULL);
  guint32 mask = EVERY | command->options;

  for (const DubCliCommand *verb = get_next_verb (command); verb != NULL;
       verb = get_next_verb (verb)) {
    g_autofree char *usage =
        g_strjoin (" ", verb->verb, translate (verb->operands, (gpointer) "command line"), NULL);

    mask |= verb->options;
    append_row (summary, usage, VERB_WIDTH, translate (verb->text, (gpointer) "help"));
  }
  g_string_append_printf (summary, "%s%s", summary->len > 0 ? "\n" : "", text);
  context = make_context (&none, command->operands, mask);
  g_option_context_set_summary (context, summary->str);
  g_set_prgname (name);

  return g_option_context_get_help (context, TRUE, NULL);
}

/* Lists commands, or the topics that are no commands. */
static void
append_list (GString *text, const char *title, gboolean topics)
{
  g_string_append_printf (text, "\n\n%s", title);
  for (const DubCliCommand *command = commands; command->name != NULL; command++)
    if (command->verb == NULL && is_topic (command) == topics) {
      g_string_append_c (text, '\n');
      append_row (text, command->name, NAME_WIDTH, translate (command->text, (gpointer) "help"));
      g_string_truncate (text, text->len - 1);
    }
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

  append_list (summary, C_ ("help", "Commands:"), FALSE);
  append_list (summary, C_ ("help", "Topics:"), TRUE);
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
  g_autofree char *text = NULL;

  if (name == NULL)
    return dup_program_help ();
  if (command == NULL || !is_topic (command))
    return command != NULL ? dup_command_help (command) : NULL;
  text = dup_topic (command);

  return g_strconcat (text, "\n", NULL);
}

/* Prints the usage error, a sentence, with the command whose help explains more (NULL for the whole
 * program). Frees the sentence. */
static int
refuse_usage (const DubCliCommand *command, char *sentence)
{
  g_autofree char *plain = dub_file_make_plain (sentence, -1);
  g_autofree char *help = command == NULL ? g_strdup ("dubarry-cli --help")
                                          : g_strdup_printf ("dubarry-cli help %s", command->name);
  /* Translators: %s is a command that tells more. */
  g_autofree char *see = g_strdup_printf (C_ ("command line", "See “%s”."), help);

  g_free (sentence);
  dub_columns_drop_period (plain);
  fprintf (stderr, "dubarry-cli: %s %s\n", plain, see);

  return DUB_CLI_USAGE;
}

/* The same for a word that may have been meant for one of the commands, or one of the verbs. Frees
 * the sentence. */
static int
refuse_word (const DubCliCommand *command, char *sentence, const char *word)
{
  g_autoptr (GString) text = g_string_new (sentence);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_free (sentence);
  for (const DubCliCommand *row = commands; row->name != NULL; row++)
    if (command == NULL && row->verb == NULL)
      g_ptr_array_add (names, (gpointer) row->name);
    else if (command != NULL && row->verb != NULL && g_str_equal (row->name, command->name))
      g_ptr_array_add (names, (gpointer) row->verb);
  g_ptr_array_add (names, NULL);
  dub_nearest_append (text, word, (const char *const *) names->pdata);

  return refuse_usage (command, g_strdup (text->str));
}

int
dub_cli_help (const DubCliCall *call)
{
  const char *name = call->operands[0];
  g_autofree char *text = dup_help (name);

  if (text != NULL)
    return dub_cli_print (text);

  /* Translators: %s is what was typed. */
  return refuse_word (NULL, g_strdup_printf (C_ ("command line", "There is no topic “%s”."), name),
                      name);
}

/* Finds the command that the words begin with. */
static int
take_command (char **words, const DubCliCommand **found)
{
  const DubCliCommand *first = find_command (words[0]);

  *found = first;
  if (first == NULL || is_topic (first))
    return refuse_word (NULL,
                        /* Translators: %s is what was typed. */
                        g_strdup_printf (C_ ("command line", "There is no command “%s”."),
                                         words[0]),
                        words[0]);
  while (*found != NULL && first->run == NULL && g_strcmp0 ((*found)->verb, words[1]) != 0)
    *found = get_next_verb (*found);
  if (*found != NULL)
    return DUB_CLI_OK;

  return refuse_word (first,
                      /* Translators: %s is what was typed. */
                      g_strdup_printf (C_ ("command line", "There is no command “%s” here."),
                                       words[1]),
                      words[1]);
}

static char *
dup_expected (const Option *option)
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
is_allowed (const Option *option, const char *value)
{
  g_auto (GStrv) choices = NULL, values = NULL;
  gboolean is_list;

  if (option->max > 0)
    return g_ascii_string_to_unsigned (value, 10, option->min, option->max, NULL, NULL);
  if (option->choices == NULL)
    return TRUE;
  choices = g_strsplit (option->choices, ", ", -1);
  /* Only the Expansions are a list. */
  is_list = option == &options[DUB_OPTION_EXPANSIONS];
  values = g_strsplit (value, is_list ? "," : "\n", -1);
  for (guint i = 0; values[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) choices, values[i]))
      return FALSE;

  return is_list || values[0] != NULL;
}

static int
check_text (const DubCliCommand *command, const char *word)
{
  if (word == NULL || g_utf8_validate (word, -1, NULL))
    return DUB_CLI_OK;

  return refuse_usage (command,
                       /* Translators: %s is a word of the command line. */
                       g_strdup_printf (C_ ("command line", "“%s” is not UTF-8 text."), word));
}

static int
check_value (const DubCliCall *call, DubCliOptionId id)
{
  const char *value = call->values[id];
  g_autofree char *expected = NULL;

  if (value == NULL || is_allowed (&options[id], value))
    return DUB_CLI_OK;
  expected = dup_expected (&options[id]);

  return refuse_usage (call->command,
                       g_strdup_printf (C_ ("command line",
                                            /* Translators: an option, its value, what was
                                             * expected. */
                                            "--%s: “%s” is not allowed. Expected: %s."),
                                        options[id].name, value, expected));
}

static int
check_operands (const DubCliCall *call)
{
  const DubCliCommand *command = call->command;
  gboolean has_file = g_strcmp0 (command->operands, "FILE") == 0 ||
                      (command->operands != NULL && g_str_has_suffix (command->operands, " FILE"));
  const char *operands = translate (command->operands, (gpointer) "command line");
  g_autofree char *usage = g_strjoin (" ", "dubarry-cli", command->name,
                                      command->verb != NULL ? command->verb : operands,
                                      command->verb != NULL ? operands : NULL, NULL);
  int status = DUB_CLI_OK;

  if (call->n_operands < command->n_required || call->n_operands > command->max_operands)
    return refuse_usage (command,
                         /* Translators: %s is how the command is typed. */
                         g_strdup_printf (C_ ("command line", "Expected: %s."), usage));
  for (guint i = 0; i < call->n_operands && !has_file && status == DUB_CLI_OK; i++)
    status = check_text (command, call->operands[i]);

  return status;
}

/* Parses the words, the first of which is the name of a command. On failure, prints the message
 * and returns the exit status. Options and operands are as the tables say then. */
static int
parse_call (char **words, DubCliCall *call)
{
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry operands[] = {
    { .long_name = G_OPTION_REMAINING,
      .arg = G_OPTION_ARG_FILENAME_ARRAY,
      .arg_data = &call->operands },
    { 0 },
  };
  int status = take_command (words, &call->command);

  if (status != DUB_CLI_OK)
    return status;
  call->name = call->command->name;
  words += call->command->verb != NULL ? 1 : 0;
  context = make_context (call, NULL, call->command->options);
  g_option_context_add_main_entries (context, operands, NULL);
  if (!g_option_context_parse_strv (context, &words, &error))
    return refuse_usage (call->command, g_strconcat (error->message, ".", NULL));
  if (call->operands == NULL)
    call->operands = g_new0 (char *, 1);
  call->n_operands = g_strv_length (call->operands);

  status = check_operands (call);
  for (guint i = 0; i < DUB_N_OPTIONS && status == DUB_CLI_OK; i++) {
    /* A box can be a file, the name of which can be any bytes. */
    status = i == DUB_OPTION_BOX ? DUB_CLI_OK : check_text (call->command, call->values[i]);
    if (status == DUB_CLI_OK)
      status = check_value (call, i);
  }

  return status;
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

static gboolean edition_is_set;

void
dub_cli_follow_edition (DubEdition edition)
{
  if (!edition_is_set && edition == DUB_EDITION_CLASSIC)
    dub_text_set_language ("en@classic");
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
dub_cli_write_json (JsonNode *node)
{
  g_autofree char *text = dub_json_print (node);

  json_node_unref (node);

  return dub_cli_write (text);
}

int
dub_cli_print (const char *text)
{
  return dub_screen_print (text) ? DUB_CLI_OK : refuse_output ();
}

/* Runs the command of the words, the first of which is the name of the program. */
static int
run (char **words, DubCliCall *call)
{
  const DubCliCommand *command = words[1] != NULL ? find_command (words[1]) : NULL;
  gboolean lacks_verb = command != NULL && get_next_verb (command) != NULL && words[2] == NULL;
  g_autofree char *help = NULL;
  int status;

  if (call->flags[DUB_OPTION_VERSION])
    return dub_cli_write ("dubarry-cli " DUB_VERSION "\n");
  /* Help is never refused for what else is there or missing. */
  help = call->flags[DUB_OPTION_HELP] || lacks_verb ? dup_help (words[1]) : NULL;
  if (help != NULL)
    return dub_cli_print (help);
  if (words[1] == NULL)
    return refuse_usage (NULL, g_strdup (C_ ("command line", "A command is missing.")));
  status = parse_call (words + 1, call);
  if (status != DUB_CLI_OK)
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
  g_autoptr (GOptionContext) every = NULL;
  const char *edition;
  gboolean is_good;

  /* A limit on the size of files is an error like any other. */
  signal (SIGXFSZ, SIG_IGN);
  dub_text_init ();
  /* The options of every command come first, as --edition determines the words of every answer. */
  every = make_context (&call, NULL, EVERY | BIT (VERSION));
  g_option_context_set_ignore_unknown_options (every, TRUE);
  is_good = g_option_context_parse_strv (every, &words, NULL);
  edition = call.values[DUB_OPTION_EDITION];
  edition_is_set = edition != NULL;
  if (!is_good || (edition_is_set && !is_allowed (&options[DUB_OPTION_EDITION], edition)))
    return refuse_usage (NULL,
                         g_strdup (C_ ("command line", "--edition takes en, fr, uk or classic.")));
  if (edition_is_set)
    dub_text_set_language (g_str_equal (edition, "classic") ? "en@classic" : edition);
  if (call.flags[DUB_OPTION_PLAIN])
    dub_screen_set_plain ();

  return run (words, &call);
}
