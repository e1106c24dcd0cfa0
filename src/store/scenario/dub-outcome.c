/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-outcome.h"

#include "dub-rng.h"
#include "dub-scenario.h"

#define NUMBER(key, type, field) DUB_NUMBER (key, type, field, 0, G_MAXINT)

static JsonNode *
write_from_one (const DubVisit *visit)
{
  return json_node_init_int (json_node_alloc (), *(guint8 *) visit->value + 1);
}

/* Writes the spaces of resource tiles as [drawer, column]. */
static JsonNode *
write_tiles (const DubVisit *visit)
{
  guint tiles = *(guint16 *) visit->value;
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

  return dub_json_take_array (spaces);
}

static const DubCodec dub_codec_from_one = { NULL, write_from_one, NULL, NULL };
static const DubCodec dub_codec_tiles = { NULL, write_tiles, NULL, NULL };

/* The possible questions of a scenario, which has no other unknown tiles or cards. */
static const DubMember question_fields[][2] = {
  [DUB_QUESTION_TILE_FACES] = { DUB_MEMBER ("spaces", tiles, DubQuestion, tiles, .min = 0) },
  [DUB_QUESTION_YOU] = { DUB_MEMBER ("facts", names, DubQuestion, facts, .set = DUB_SET_FACT) },
  [DUB_QUESTION_CARD] = { DUB_NAME ("pile", DubQuestion, pile, DUB_SET_PILE) },
};

static const char *const questions[] = {
  [DUB_QUESTION_TILE_FACES] = "tile-faces",
  [DUB_QUESTION_YOU] = "you",
  [DUB_QUESTION_CARD] = "card",
};

#define FROM NUMBER ("from", DubMove, from.at)
#define SPACE NUMBER ("space", DubMove, to.at)

static const DubMember step_fields[DUB_N_STEPS][3] = {
  [DUB_MOVE_TAKE_TILES] = { DUB_MEMBER ("spaces", tiles, DubMove, spaces, .min = 0) },
  [DUB_MOVE_TAKE_GARMENT] = { FROM },
  [DUB_MOVE_REVEAL_CARD] = { DUB_MEMBER ("card", card, DubMove, thing.card, .min = 0) },
  [DUB_MOVE_TAKE_JEWELRY] = { FROM },
  [DUB_MOVE_PLACE_GARMENT] = { DUB_MEMBER ("hall", from_one, DubMove, to.in, .min = 0), SPACE },
  [DUB_MOVE_HIRE] = { FROM },
  [DUB_MOVE_PLACE_TOKEN] = { DUB_NAME ("where", DubMove, to.in, DUB_SET_DECORATION_KIND), SPACE },
  [DUB_MOVE_EXAM_TOKEN] = { DUB_NAME ("task", DubMove, to.at, DUB_SET_TASK) },
  [DUB_MOVE_REMOVE_EMPLOYEE] = { NUMBER ("staff", DubMove, from.at) },
  [DUB_MOVE_ADD_EXAM_CARD] = { DUB_NAME ("type", DubMove, from.at, DUB_SET_TRACK) },
  [DUB_MOVE_MOVE_EXAM_TOKEN] = { DUB_NAME ("to", DubMove, to.in, DUB_SET_TRACK) },
  [DUB_MOVE_ALL_HALLS_TOKEN] = { SPACE },
};

/* Her gains have verbs of their own in the output. */
static const DubMember gain_pp[] = { NUMBER ("n", DubMove, gains[DUB_FACT_PP]),
                                     NUMBER ("to", DubMove, thing.n), DUB_MEMBERS_END };

/* The value of a criterion. */
typedef struct {
  gint16 number;
  guint8 byte;
} Value;

#define CRITERION(key) \
  { \
    DUB_NUMBER (key, Value, number, G_MININT16, G_MAXINT16) \
  }

static const DubMember criterion_fields[][2] = {
  [DUB_CRITERION_PLACE] = CRITERION ("place"),
  [DUB_CRITERION_MASTER] = { DUB_MEMBER ("master", flag, Value, byte, .min = 0) },
  [DUB_CRITERION_REWARD] = { DUB_NAME ("reward", Value, byte, DUB_SET_REWARD) },
  [DUB_CRITERION_LIVRE] = CRITERION ("livre"),
  [DUB_CRITERION_COST] = CRITERION ("cost"),
  [DUB_CRITERION_VALUE] = CRITERION ("value"),
  [DUB_CRITERION_WORTH] = CRITERION ("worth"),
  [DUB_CRITERION_WORTH_YOU] = CRITERION ("worth-you"),
  [DUB_CRITERION_TASK] = CRITERION ("place"),
};

static JsonNode *
write_question (const DubQuestion *question)
{
  static const DubMember rules[] = { DUB_MEMBER ("rules", rules, DubQuestion, rules, .min = 0),
                                     DUB_MEMBERS_END };
  JsonObject *root = json_object_new ();
  JsonObject *object = json_object_new ();

  g_assert (question->kind < G_N_ELEMENTS (questions));
  json_object_set_string_member (object, "about", questions[question->kind]);
  dub_members_write (object, question_fields[question->kind], question, NULL);
  dub_members_write (object, rules, question, NULL);
  json_object_set_object_member (root, "question", object);

  return dub_json_take_object (root);
}

static JsonObject *
write_criteria (const DubCandidate *candidate)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < DUB_MAX_CRITERIA; i++) {
    DubCriterion criterion = candidate->criteria[i];
    Value value = { criterion.value, (guint8) criterion.value };

    dub_members_write (object, criterion_fields[criterion.kind], &value, NULL);
  }

  return object;
}

static void
set_candidates (JsonObject *object, const DubTurn *turn, guint index)
{
  guint n;
  const DubCandidate *candidates = dub_turn_get_candidates (turn, index, &n);
  JsonArray *array;

  if (n == 0)
    return;

  array = json_array_new ();
  for (guint i = 0; i < n; i++) {
    DubMove choice = { .from = candidates[i].place, .to = candidates[i].place };
    JsonObject *element = json_object_new ();

    dub_members_write (element, step_fields[turn->steps[index].verb], &choice, NULL);
    json_object_remove_member (element, "hall"); /* the card already has it */
    json_object_set_object_member (element, "by", write_criteria (&candidates[i]));
    if (candidates[i].out != DUB_RULE_NONE)
      json_object_set_string_member (element, "out", dub_rule_id_to_string (candidates[i].out));
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

static const char *
get_verb (const DubMove *step)
{
  if (step->verb != DUB_MOVE_GAIN)
    return dub_name_get (DUB_SET_VERB, step->verb);

  return step->gains[DUB_FACT_THREAD] != 0 ? "take-thread"
         : step->gains[DUB_FACT_LACE] != 0 ? "take-lace"
                                           : "gain-pp";
}

JsonObject *
dub_outcome_write_step (const DubMove *step)
{
  static const DubMember rules[] = { DUB_MEMBER ("rules", rules, DubMove, rules, .min = 0),
                                     DUB_MEMBERS_END };
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "do", get_verb (step));
  if (step->verb == DUB_MOVE_GAIN && step->thing.kind == DUB_KIND_NUMBER)
    dub_members_write (object, gain_pp, step, NULL);
  else
    dub_members_write (object, step_fields[step->verb], step, NULL);
  dub_members_write (object, rules, step, NULL);

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

    set_candidates (step, turn, i);
    json_array_add_object_element (steps, step);
  }
  json_object_set_array_member (root, "steps", steps);
  json_object_set_array_member (root, "rulings", write_rulings (turn->rulings));

  /* A scenario does not count shuffles and removals, so a new seed makes the next ones
   * differ. */
  after = turn->after;
  after.seed = dub_rng_next_seed (after.seed);
  json_object_set_member (root, "after", dub_scenario_write (scenario, &after));

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

static JsonNode *
write_bonuses (const DubVisit *visit)
{
  const DubSideScore *side = visit->value;
  JsonObject *bonuses = json_object_new ();

  for (guint i = 0; i < side->n_bonuses; i++)
    json_object_set_int_member (bonuses, dub_name_get (DUB_SET_CROWN, side->bonuses[i]),
                                side->bonus_pp[i]);

  return dub_json_take_object (bonuses);
}

static JsonNode *
write_balcony (const DubVisit *visit)
{
  const DubSideScore *side = visit->value;
  const DubScenario *scenario = visit->walk;
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < side->n_balcony; i++) {
    DubBalcony move = side->balcony[i];
    guint times = scenario->box.decorations[DUB_FIREWORKS].spaces[move.firework].times;
    DubGarment garment = scenario->state.halls[0][move.guest].garment;
    JsonObject *object = json_object_new ();

    json_object_set_int_member (object, "space", move.guest);
    json_object_set_int_member (object, "firework", move.firework);
    json_object_set_int_member (object, "times", times);
    json_object_set_int_member (object, "adds", (times - 1) * dub_garment_get_pp (garment));
    json_array_add_object_element (array, object);
  }

  return dub_json_take_array (array);
}

static const DubCodec dub_codec_bonuses = { NULL, write_bonuses, NULL, NULL };
static const DubCodec dub_codec_balcony = { NULL, write_balcony, NULL, NULL };
static const DubMember hall_pp = NUMBER (NULL, DubShare, pp);

/* The components of the score lines of one side. */
static const DubMember detail_fields[] = {
  NUMBER ("pp", DubSideScore, track),
  NUMBER ("livre", DubSideScore, livre_pp),
  NUMBER ("jewelry", DubSideScore, jewelry_pp),
  { .key = "bonuses", .codec = &dub_codec_bonuses },
  NUMBER ("favor", DubSideScore, favor_pp),
  { .key = "halls",
    .codec = &dub_codec_spaces,
    .items = &hall_pp,
    .offset = G_STRUCT_OFFSET (DubSideScore, halls),
    .size = sizeof (DubShare),
    .max = DUB_N_HALLS },
  { .key = "balcony", .codec = &dub_codec_balcony },
  NUMBER ("garments", DubSideScore, garment_pp),
  NUMBER ("decorations", DubSideScore, decoration_pp),
  NUMBER ("all-halls", DubSideScore, all_halls_pp),
  DUB_MEMBERS_END,
};

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
    JsonObject *parts = json_object_new ();

    json_object_set_object_member (root, name, write_lines (&score->sides[owner]));
    dub_members_write (parts, detail_fields, &score->sides[owner], (gpointer) scenario);
    json_object_set_object_member (detail, name, parts);
  }
  json_object_set_string_member (root, "winner", dub_name_get (DUB_SET_OWNER, score->winner));
  json_object_set_array_member (detail, "rulings", write_rulings (score->rulings));
  json_object_set_object_member (root, "detail", detail);

  return dub_json_take_object (root);
}
