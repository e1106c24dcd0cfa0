/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-outcome.h"

#include "dub-card-json.h"
#include "dub-rng.h"

static const char *const criteria[] = {
  [DUB_CRITERION_PLACE] = "place",   [DUB_CRITERION_MASTER] = "master",
  [DUB_CRITERION_REWARD] = "reward", [DUB_CRITERION_LIVRE] = "livre",
  [DUB_CRITERION_COST] = "cost",     [DUB_CRITERION_VALUE] = "value",
  [DUB_CRITERION_WORTH] = "worth",   [DUB_CRITERION_WORTH_YOU] = "worth-you",
  [DUB_CRITERION_TASK] = "place",
};

static void
set_name (JsonObject *object, const char *key, DubSet set, guint value)
{
  json_object_set_string_member (object, key, dub_name_get (set, value));
}

static void
set_rules (JsonObject *object, const guint8 *rules)
{
  JsonArray *array;

  if (rules[0] == DUB_RULE_NONE)
    return;

  array = json_array_new ();
  for (guint i = 0; i < DUB_MAX_STEP_RULES; i++)
    if (rules[i] != DUB_RULE_NONE)
      json_array_add_string_element (array, dub_rule_id_to_string (rules[i]));
  json_object_set_array_member (object, "rules", array);
}

/* The spaces of resource tiles as [drawer, column]. */
static void
set_tiles (JsonObject *object, guint tiles)
{
  JsonArray *spaces = json_array_new ();

  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++) {
    JsonArray *space;

    if ((tiles & (1u << i)) == 0)
      continue;
    space = json_array_new ();
    json_array_add_int_element (space, i / DUB_N_COLUMNS + 1);
    json_array_add_string_element (space, dub_name_get (DUB_SET_COLUMN, i % DUB_N_COLUMNS));
    json_array_add_array_element (spaces, space);
  }
  json_object_set_array_member (object, "spaces", spaces);
}

static JsonNode *
write_question (const DubQuestion *question)
{
  JsonObject *root = json_object_new ();
  JsonObject *object = json_object_new ();
  JsonArray *facts;

  switch ((DubQuestionKind) question->kind) {
  case DUB_QUESTION_TILE_FACES:
    json_object_set_string_member (object, "about", "tile-faces");
    set_tiles (object, question->tiles);
    break;
  case DUB_QUESTION_YOU:
    json_object_set_string_member (object, "about", "you");
    facts = json_array_new ();
    for (guint i = 0; i < DUB_N_FACTS; i++)
      if ((question->facts & (1u << i)) != 0)
        json_array_add_string_element (facts, dub_name_get (DUB_SET_FACT, i));
    json_object_set_array_member (object, "facts", facts);
    break;
  case DUB_QUESTION_CARD:
    json_object_set_string_member (object, "about", "card");
    set_name (object, "pile", DUB_SET_PILE, question->pile);
    break;
  case DUB_QUESTION_NOTHING:
  case DUB_QUESTION_GARMENT: /* a scenario has no unknown tiles or cards there */
  case DUB_QUESTION_EMPLOYEES:
  case DUB_QUESTION_JEWELRY:
  case DUB_QUESTION_STAFF:
    g_assert_not_reached ();
  }
  set_rules (object, question->rules);
  json_object_set_object_member (root, "question", object);

  return dub_json_take_object (root);
}

static void
set_fields (JsonObject *object, const DubStep *step)
{
  switch ((DubVerb) step->verb) {
  case DUB_STEP_GAIN_PP:
    json_object_set_int_member (object, "n", step->n);
    json_object_set_int_member (object, "to", step->to);
    break;
  case DUB_STEP_TAKE_TILES:
    set_tiles (object, step->tiles);
    break;
  case DUB_STEP_TAKE_GARMENT:
  case DUB_STEP_HIRE:
  case DUB_STEP_TAKE_JEWELRY:
    json_object_set_int_member (object, "from", step->at);
    break;
  case DUB_STEP_REVEAL_CARD:
    json_object_set_object_member (object, "card", dub_card_write (step->cards.cards[0]));
    break;
  case DUB_STEP_PLACE_GARMENT:
    json_object_set_int_member (object, "hall", step->hall + 1);
    json_object_set_int_member (object, "space", step->at);
    break;
  case DUB_STEP_PLACE_TOKEN:
    set_name (object, "where", DUB_SET_DECORATION_KIND, step->decoration);
    json_object_set_int_member (object, "space", step->at);
    break;
  case DUB_STEP_EXAM_TOKEN:
    set_name (object, "task", DUB_SET_TASK, step->task);
    break;
  case DUB_STEP_REMOVE_EMPLOYEE:
    json_object_set_int_member (object, "staff", step->at);
    break;
  case DUB_STEP_ADD_EXAM_CARD:
    set_name (object, "type", DUB_SET_TRACK, step->track);
    break;
  case DUB_STEP_MOVE_EXAM_TOKEN:
    set_name (object, "to", DUB_SET_TRACK, step->track);
    break;
  case DUB_STEP_ALL_HALLS_TOKEN:
    json_object_set_int_member (object, "space", step->at);
    break;
  case DUB_STEP_TAKE_FAVOR:
  case DUB_STEP_DRAW_BAG_TILE:
  case DUB_STEP_TAKE_THREAD:
  case DUB_STEP_TAKE_LACE:
  case DUB_STEP_ADD_HAND_CARD:
  case DUB_STEP_SHUFFLE_DISCARDS:
  case DUB_STEP_CLEAR_TASKS:
  case DUB_N_VERBS:
    break;
  }
}

/* The key under which a step says what it chose. */
static void
set_choice (JsonObject *object, DubVerb verb, const DubCandidate *candidate)
{
  switch (verb) {
  case DUB_STEP_EXAM_TOKEN:
    set_name (object, "task", DUB_SET_TASK, candidate->at);
    return;
  case DUB_STEP_PLACE_TOKEN:
    set_name (object, "where", DUB_SET_DECORATION_KIND, candidate->decoration);
    json_object_set_int_member (object, "space", candidate->at);
    return;
  case DUB_STEP_PLACE_GARMENT:
  case DUB_STEP_ALL_HALLS_TOKEN:
    json_object_set_int_member (object, "space", candidate->at);
    return;
  case DUB_STEP_TAKE_GARMENT:
  case DUB_STEP_TAKE_JEWELRY:
  case DUB_STEP_HIRE:
    json_object_set_int_member (object, "from", candidate->at);
    return;
  case DUB_STEP_TAKE_FAVOR:
  case DUB_STEP_GAIN_PP:
  case DUB_STEP_TAKE_TILES:
  case DUB_STEP_DRAW_BAG_TILE:
  case DUB_STEP_TAKE_THREAD:
  case DUB_STEP_TAKE_LACE:
  case DUB_STEP_REVEAL_CARD:
  case DUB_STEP_ADD_HAND_CARD:
  case DUB_STEP_SHUFFLE_DISCARDS:
  case DUB_STEP_REMOVE_EMPLOYEE:
  case DUB_STEP_ADD_EXAM_CARD:
  case DUB_STEP_CLEAR_TASKS:
  case DUB_STEP_MOVE_EXAM_TOKEN:
  case DUB_N_VERBS:
    g_assert_not_reached (); /* nothing to choose */
  }
}

static JsonObject *
write_criteria (const DubCandidate *candidate)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < DUB_MAX_CRITERIA; i++) {
    DubCriterion criterion = candidate->criteria[i];

    switch ((DubCriterionKind) criterion.kind) {
    case DUB_CRITERION_NOTHING:
      break;
    case DUB_CRITERION_MASTER:
      json_object_set_boolean_member (object, criteria[criterion.kind], criterion.value != 0);
      break;
    case DUB_CRITERION_REWARD:
      set_name (object, criteria[criterion.kind], DUB_SET_REWARD, (guint) criterion.value);
      break;
    case DUB_CRITERION_PLACE:
    case DUB_CRITERION_LIVRE:
    case DUB_CRITERION_COST:
    case DUB_CRITERION_VALUE:
    case DUB_CRITERION_WORTH:
    case DUB_CRITERION_WORTH_YOU:
    case DUB_CRITERION_TASK:
      json_object_set_int_member (object, criteria[criterion.kind], criterion.value);
      break;
    }
  }

  return object;
}

static void
set_candidates (JsonObject *object, const DubTurn *turn, const DubStep *step)
{
  JsonArray *array;

  if (step->n_candidates == 0)
    return;

  array = json_array_new ();
  for (guint i = 0; i < step->n_candidates; i++) {
    const DubCandidate *candidate = &turn->candidates[step->first_candidate + i];
    JsonObject *element = json_object_new ();

    set_choice (element, step->verb, candidate);
    json_object_set_object_member (element, "by", write_criteria (candidate));
    if (candidate->out != DUB_RULE_NONE)
      json_object_set_string_member (element, "out", dub_rule_id_to_string (candidate->out));
    json_array_add_object_element (array, element);
  }
  json_object_set_array_member (object, "candidates", array);
}

static JsonArray *
write_rulings (guint64 rulings)
{
  JsonArray *array = json_array_new ();

  for (guint i = DUB_RULE_R_1; i <= DUB_RULE_R_14; i++)
    if ((rulings & (G_GUINT64_CONSTANT (1) << i)) != 0)
      json_array_add_string_element (array, dub_rule_id_to_string (i));

  return array;
}

JsonObject *
dub_outcome_write_step (const DubStep *step)
{
  JsonObject *object = json_object_new ();

  set_name (object, "do", DUB_SET_VERB, step->verb);
  set_fields (object, step);
  set_rules (object, step->rules);

  return object;
}

JsonNode *
dub_outcome_of_turn (const DubScenario *scenario, const DubTurn *turn)
{
  JsonObject *root;
  JsonArray *steps;
  DubState after;

  if (turn->question.kind != DUB_QUESTION_NOTHING)
    return write_question (&turn->question);

  root = json_object_new ();
  steps = json_array_new ();
  for (guint i = 0; i < turn->n_steps; i++) {
    JsonObject *step = dub_outcome_write_step (&turn->steps[i]);

    set_candidates (step, turn, &turn->steps[i]);
    json_array_add_object_element (steps, step);
  }
  json_object_set_array_member (root, "steps", steps);
  json_object_set_array_member (root, "rulings", write_rulings (turn->rulings));

  /* A scenario does not count shuffles and removals: another seed stands for
   * the next ones. */
  after = turn->after;
  after.seed = dub_rng_next_seed (after.seed);
  json_object_set_object_member (root, "after", dub_scenario_write (scenario, &after));

  return dub_json_take_object (root);
}

static JsonObject *
write_lines (const DubSideScore *side)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < DUB_N_SCORE_LINES; i++)
    json_object_set_int_member (object, dub_rule_id_to_string (DUB_RULE_END_1 + i), side->lines[i]);
  json_object_set_int_member (object, "total", side->total);

  return object;
}

static JsonArray *
write_balcony (const DubScenario *scenario, const DubSideScore *side)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < side->n_balcony; i++) {
    DubBalcony move = side->balcony[i];
    JsonObject *object = json_object_new ();

    guint times = scenario->box.decorations[DUB_FIREWORKS].spaces[move.firework].times;
    DubGarment garment = scenario->state.halls[0][move.guest].garment;

    json_object_set_int_member (object, "space", move.guest);
    json_object_set_int_member (object, "firework", move.firework);
    json_object_set_int_member (object, "times", times);
    json_object_set_int_member (object, "adds", (times - 1) * dub_garment_get_pp (garment));
    json_array_add_object_element (array, object);
  }

  return array;
}

/* What the lines of one side are made of. */
static JsonObject *
write_detail (const DubScenario *scenario, const DubSideScore *side)
{
  JsonObject *object = json_object_new ();
  JsonObject *bonuses = json_object_new ();
  JsonArray *halls = json_array_new ();

  json_object_set_int_member (object, "pp", side->track);
  json_object_set_int_member (object, "livre", side->livre_pp);
  json_object_set_int_member (object, "jewelry", side->jewelry_pp);
  for (guint i = 0; i < side->n_bonuses; i++)
    json_object_set_int_member (bonuses, dub_name_get (DUB_SET_CROWN, side->bonuses[i]),
                                side->bonus_pp[i]);
  json_object_set_object_member (object, "bonuses", bonuses);
  json_object_set_int_member (object, "favor", side->favor_pp);
  for (guint i = 0; i < DUB_N_HALLS; i++)
    json_array_add_int_element (halls, side->halls[i]);
  json_object_set_array_member (object, "halls", halls);
  json_object_set_array_member (object, "balcony", write_balcony (scenario, side));
  json_object_set_int_member (object, "garments", side->garment_pp);
  json_object_set_int_member (object, "decorations", side->decoration_pp);
  json_object_set_int_member (object, "all-halls", side->all_halls_pp);

  return object;
}

JsonNode *
dub_outcome_of_score (const DubScenario *scenario, const DubScore *score)
{
  JsonObject *root, *detail;

  if (score->question.kind != DUB_QUESTION_NOTHING)
    return write_question (&score->question);

  root = json_object_new ();
  detail = json_object_new ();
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    const char *name = dub_name_get (DUB_SET_OWNER, owner);

    json_object_set_object_member (root, name, write_lines (&score->sides[owner]));
    json_object_set_object_member (detail, name, write_detail (scenario, &score->sides[owner]));
  }
  set_name (root, "winner", DUB_SET_OWNER, score->winner);
  json_object_set_array_member (detail, "rulings", write_rulings (score->rulings));
  json_object_set_object_member (root, "detail", detail);

  return dub_json_take_object (root);
}
