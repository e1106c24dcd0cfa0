/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The loader of scenarios. The target resolves, scores and prints accepted ones, as `resolve
 * --explain` and `score` do.
 */

#include "dub-scenario.h"
#include "fuzz.h"

static void
print (JsonNode *outcome)
{
  g_autoptr (JsonNode) node = outcome;
  g_autofree char *text = dub_json_print (node);

  g_assert_true (g_utf8_validate (text, -1, NULL));
}

/* The path of a box leads nowhere here, because there are no files. */
int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario =
      dub_scenario_parse ((const char *) data, size, "/nowhere", &error);
  g_autofree DubTurn *turn = NULL;
  DubScore score;

  if (scenario == NULL) {
    fuzz_check_error (error);
    return 0;
  }

  if (scenario->state.hand.n > 0) {
    turn = g_new (DubTurn, 1);
    dub_turn_resolve (&scenario->box, &scenario->state, TRUE, turn);
    print (dub_outcome_of_turn (scenario, turn));
  }
  dub_score_count (&scenario->box, &scenario->state, &score);
  print (dub_outcome_of_score (scenario, &score));

  return 0;
}
