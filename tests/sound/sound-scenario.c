/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scenarios: the program resolves every accepted one turn after turn, each from the output of the
 * last one, and scores it.
 */

#include "sound.h"

#include "change-json.h"

#include "dub-scenario.h"
#include "dub-text.h"

#include <string.h>

enum { MAX_TURNS = 8, MAX_TOTAL = 500 };

static const JsonChanger *
get_changer (void)
{
  static const JsonChanger *changer;

  if (changer == NULL) {
    g_autoptr (GPtrArray) files = sound_list ("../data/examples", ".json");
    g_autoptr (GPtrArray) good = sound_list ("store/scenarios/good", ".json");

    g_ptr_array_extend_and_steal (files, g_steal_pointer (&good));
    changer = json_changer_new (files);
  }

  return changer;
}

static DubScenario *
parse (const char *text, GError **error)
{
  g_autofree char *folder = sound_get_path ("store/scenarios/good");

  return dub_scenario_parse (text, strlen (text), folder, error);
}

static void
check_words (const DubScenario *scenario, const DubTurn *turn)
{
  const DubState *state = &scenario->state;

  if (turn->question.kind != DUB_QUESTION_NOTHING) {
    g_autofree char *question = dub_text_question (&scenario->box, state, &turn->question);
    g_autofree char *reason = dub_text_question_reason (&turn->question);

    g_assert_cmpstr (question, !=, "");
    g_assert_cmpstr (reason, !=, "");
    return;
  }
  for (guint i = 0; i < turn->n_steps; i++) {
    g_autofree char *order = dub_text_move (&scenario->box, state, &turn->steps[i]);
    g_auto (GStrv) reasons = dub_text_reasons (&scenario->box, state, turn, i);

    g_assert_cmpstr (order, !=, "");
    g_assert_nonnull (reasons[0]);
  }
}

static void
check_score (const DubScenario *scenario)
{
  DubScore score;
  g_autoptr (JsonNode) outcome = NULL;

  dub_score_count (&scenario->box, &scenario->state, &score);
  outcome = dub_outcome_of_score (scenario, &score);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (outcome));
  if (score.question.kind != DUB_QUESTION_NOTHING)
    return;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    g_assert_cmpuint (score.sides[owner].total, <=, MAX_TOTAL);
}

/* Returns the table after the turn as text, or NULL if she has no turn left. */
static char *
resolve (const DubScenario *scenario)
{
  g_autofree DubTurn *turn = g_new0 (DubTurn, 1), *again = g_new0 (DubTurn, 1);
  g_autoptr (JsonNode) outcome = NULL, same = NULL;
  g_autofree char *text = NULL, *same_text = NULL;
  JsonObject *object;

  if (scenario->state.hand.n == 0)
    return NULL;
  dub_turn_resolve (&scenario->box, &scenario->state, TRUE, turn);
  dub_turn_resolve (&scenario->box, &scenario->state, TRUE, again);
  check_words (scenario, turn);
  outcome = dub_outcome_of_turn (scenario, turn);
  same = dub_outcome_of_turn (scenario, again);
  text = json_to_string (outcome, FALSE);
  same_text = json_to_string (same, FALSE);
  g_assert_cmpstr (text, ==, same_text);

  object = json_node_get_object (outcome);

  return json_object_has_member (object, "after")
             ? json_to_string (json_object_get_member (object, "after"), FALSE)
             : NULL;
}

void
sound_scenario_prepare (void)
{
  get_changer ();
}

gboolean
sound_scenario (DubRng *rng)
{
  g_autofree char *text = json_changer_make (get_changer (), rng);
  g_autoptr (GError) error = NULL;
  DubScenario *scenario;

  g_file_set_contents (sound_get_input (), text, -1, &error);
  g_assert_no_error (error);
  scenario = parse (text, &error);
  if (scenario == NULL) {
    sound_check_refusal (error);
    return FALSE;
  }

  for (guint i = 0; i < MAX_TURNS; i++) {
    g_autofree char *after = NULL;

    check_score (scenario);
    after = resolve (scenario);
    if (after == NULL)
      break;
    dub_scenario_free (scenario);
    scenario = parse (after, &error);
    if (scenario == NULL && g_str_has_prefix (error->message, "hand"))
      return TRUE; /* that was her last card */
    g_assert_no_error (error);
  }
  dub_scenario_free (scenario);

  return TRUE;
}
