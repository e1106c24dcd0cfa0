/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli resolve and score.
 */

#include "dub-cli.h"

#include "dub-fault.h"
#include "dub-file.h"
#include "dub-scenario.h"

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

int
dub_cli_resolve (const DubCliCall *call)
{
  const char *file = call->operands[0];
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = load (file, &error);
  g_autofree DubTurn *turn = NULL;

  if (scenario == NULL)
    return dub_cli_refuse (file, error);
  if (scenario->state.hand.n == 0) {
    dub_fault (&error, .kind = DUB_FAULT_HAND, .place = (char *) "$.hand");
    return dub_cli_refuse (file, error);
  }

  scenario->state.seed = dub_cli_get_number (call, DUB_OPTION_SEED, scenario->state.seed);
  turn = g_new (DubTurn, 1);
  dub_turn_resolve (&scenario->box, &scenario->state, call->flags[DUB_OPTION_EXPLAIN], turn);

  return dub_cli_write_json (dub_outcome_of_turn (scenario, turn));
}

int
dub_cli_score (const DubCliCall *call)
{
  const char *file = call->operands[0];
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = load (file, &error);
  DubScore score;

  if (scenario == NULL)
    return dub_cli_refuse (file, error);

  dub_score_count (&scenario->box, &scenario->state, &score);

  return dub_cli_write_json (dub_outcome_of_score (scenario, &score));
}
