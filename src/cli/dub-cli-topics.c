/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-cli-topics.h"

#include "config.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const char *name;
  const char *summary; /* NULL if the table of commands has it */
  const char *text;
  const char *example; /* to be typed, with the context “example”; or NULL */
} Topic;

/* clang-format off */

static const Topic topics[] = {
  { "resolve", NULL,
    NC_("topic", "Resolves the turn of the top card of her hand: prints the steps, the table after "
                 "them and the rulings that decided something; or only a question, if an unknown "
                 "fact decides. Fill it in and ask again."), NULL },
  { "score", NULL,
    NC_("topic", "Scores the end of the game: prints each line of the scoring for both, the totals "
                 "and the winner; or only a question, if an unknown fact decides."), NULL },
  { "box", NC_("help", "list, make, export, import box profiles"),
    NC_("topic", "A box profile has the printed values of your copy. To change them here, export "
                 "the profile, edit the file and import it again."), NULL },
  { "play", NULL,
    NC_("topic", "Plays a game in the terminal: the last one that is not over, or a new one. Every "
                 "step is saved. “help” lists what can be typed in the game."), NULL },
  { "games", NC_("help", "list, rename, delete, export, import, repair saved games"),
    NC_("topic", "GAME is the ID in the first column of the list."), NULL },
  { "replay", NULL, NC_("topic", "Prints a saved game: its ID, or a file."), NULL },
  { "forecast", NULL,
    NC_("topic", "Plays a saved game to its end many times, with a simulated player in your place. "
                 "What nobody has seen yet is drawn again each time; the game is not changed."), NULL },
  { "stats", NULL,
    NC_("topic", "Counts your finished games: wins, totals, and the lines of the scoring. With "
                 "--csv, the table of all games for a spreadsheet."), NULL },
  { "simulate", NULL,
    NC_("topic", "Plays whole games against a simulated human. The same seed gives the same games, "
                 "whatever the number of threads."), NULL },
  { "scenario", NC_("help", "the table as JSON, the input of resolve and score"),
    NC_("topic", "A scenario is a JSON object; all but the hand can be left out. Spaces are in "
                 "printed order, left to right, and null is an empty one.\n"
                 "\n"
                 "  box, modules, rulings   the profile: a built-in name, a path or the profile "
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
  { "codes", NC_("help", "short codes for what is drawn in a game"),
    NC_("topic", "Tiles and cards that are drawn are typed as codes after r, g, e or j, and cards "
                 "of hers with colons:\n"
                 "\n"
                 "  r  Resource tiles: bp (blue and pink), go (green and orange), bp+go\n"
                 "  g  Garments: b, p, g or o for the color, the PP, t for a gold thimble, and the "
                 "key of a special symbol after a colon\n"
                 "  e  Employees: the ID of the card in the box profile\n"
                 "  j  Jewelry: blue, pink, green, orange"),
    NC_("example", "  g b3 o4t g0:livre14\n"
                   "  reveal tailor:2:right:3:suitable") },
  { "schemas", NC_("help", "the JSON forms, as JSON Schemas"),
    NC_("topic", "Each JSON form has a JSON Schema (draft 2020-12) in the installed data, usually in "
                 "/usr/share/dubarry/schemas:\n"
                 "\n"
                 "  scenario.schema.json    what resolve and score read\n"
                 "  profile.schema.json     what check-box reads and box show prints\n"
                 "  turn.schema.json        what resolve prints\n"
                 "  score.schema.json       what score prints\n"
                 "  replay.schema.json      what replay --json prints\n"
                 "  simulate.schema.json    what simulate --json prints\n"
                 "  forecast.schema.json    what forecast --json prints\n"
                 "  stats.schema.json       what stats --json prints"), NULL },
  { "status", NC_("help", "exit statuses"),
    NC_("topic", "  0  success: the answer is on standard output\n"
                 "  1  invalid input: one line on standard error names the place\n"
                 "  2  usage error: one line on standard error says what was expected"), NULL },
};

/* clang-format on */

static const Topic *
find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    if (g_str_equal (topics[i].name, name))
      return &topics[i];

  return NULL;
}

const char *
dub_cli_topic_get_name (guint index)
{
  return index < G_N_ELEMENTS (topics) ? topics[index].name : NULL;
}

const char *
dub_cli_topic_get_summary (const char *name)
{
  const Topic *topic = find (name);

  return topic != NULL ? topic->summary : NULL;
}

char *
dub_cli_topic_dup_text (const char *name)
{
  const Topic *topic = find (name);
  const char *text;

  if (topic == NULL)
    return NULL;
  text = g_dpgettext2 (GETTEXT_PACKAGE, "topic", topic->text);

  return topic->example != NULL
             ? g_strconcat (text, "\n\n", g_dpgettext2 (GETTEXT_PACKAGE, "example", topic->example),
                            NULL)
             : g_strdup (text);
}
