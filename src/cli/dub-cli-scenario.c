/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli resolve and score.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-file.h"
#include "dub-outcome.h"
#include "dub-store-error.h"

#include <glib/gi18n-lib.h>

/* Translated where the options are parsed. */
static const char *const resolve_text =
    NC_("command line", "Resolves the turn of the top card of her hand and prints it as JSON.");
static const char *const score_text =
    NC_("command line", "Scores the end of the game and prints it as JSON.");
static const char *const explain_text =
    NC_("command line", "Show the candidates of each choice and the rule that removed them");
static const char *const seed_text =
    NC_("command line", "Take chance from this seed, not from the scenario’s");

static DubScenario *
load (const char *file, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (file);
  g_autofree char *text = NULL;
  gsize length;

  if (!dub_cli_read (file, DUB_MAX_BOX_BYTES, &text, &length, error))
    return NULL;

  return dub_scenario_parse (text, length, folder, error);
}

static int
print (JsonNode *outcome)
{
  g_autoptr (JsonNode) node = outcome;
  g_autofree char *text = dub_json_print (node);

  return dub_cli_write (text);
}

int
dub_cli_resolve (int argc, char **argv)
{
  gboolean explain = FALSE;
  g_autofree char *seed = NULL;
  guint64 number = 0;
  const GOptionEntry entries[] = {
    { "explain", 'e', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &explain, explain_text, NULL },
    { "seed", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &seed, seed_text, "N" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (DubScenario) scenario = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree DubTurn *turn = NULL;
  const char *file;
  int status;

  if (!dub_cli_parse (argc, argv, entries, resolve_text, &file, &status))
    return status;
  if (seed != NULL && !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXINT64, &number, NULL))
    return dub_cli_refuse_usage ("--seed takes a whole number from 0 on");

  scenario = load (file, &error);
  if (scenario == NULL)
    return dub_cli_refuse (file, error);
  if (scenario->state.hand.n == 0) {
    g_set_error_literal (&error, DUB_STORE_ERROR, DUB_STORE_ERROR_BOARD,
                         "$.hand: it is empty; expected the card that she plays");
    return dub_cli_refuse (file, error);
  }

  if (seed != NULL)
    scenario->state.seed = number;
  turn = g_new (DubTurn, 1);
  dub_turn_resolve (&scenario->box, &scenario->state, explain, turn);

  return print (dub_outcome_of_turn (scenario, turn));
}

int
dub_cli_score (int argc, char **argv)
{
  const GOptionEntry entries[] = { { NULL, 0, 0, 0, NULL, NULL, NULL } };
  g_autoptr (DubScenario) scenario = NULL;
  g_autoptr (GError) error = NULL;
  const char *file;
  DubScore score;
  int status;

  if (!dub_cli_parse (argc, argv, entries, score_text, &file, &status))
    return status;

  scenario = load (file, &error);
  if (scenario == NULL)
    return dub_cli_refuse (file, error);

  dub_score_count (&scenario->box, &scenario->state, &score);

  return print (dub_outcome_of_score (scenario, &score));
}
