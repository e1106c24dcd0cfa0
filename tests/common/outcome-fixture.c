/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "outcome-fixture.h"

#include "dub-names.h"

static void
add_rules (GString *text, const guint8 rules[DUB_MAX_MOVE_RULES])
{
  if (rules[0] == DUB_RULE_NONE)
    return;

  g_string_append (text, " [");
  for (guint i = 0; i < DUB_MAX_MOVE_RULES && rules[i] != DUB_RULE_NONE; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", dub_rule_id_to_string (rules[i]));
  g_string_append_c (text, ']');
}

static void
add_rulings (GString *text, guint64 rulings)
{
  const char *before = " | ";

  for (guint i = 0; i <= DUB_RULE_R_14; i++)
    if ((rulings & (G_GUINT64_CONSTANT (1) << i)) != 0) {
      g_string_append_printf (text, "%s%s", before, dub_rule_id_to_string (i));
      before = " ";
    }
}

static void
add_tiles (GString *text, guint tiles)
{
  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    if ((tiles & (1u << i)) != 0)
      g_string_append_printf (text, " %u/%s", i / DUB_N_COLUMNS + 1,
                              dub_name_get (DUB_SET_COLUMN, i % DUB_N_COLUMNS));
}

static void
add_foot (GString *text, DubCard card)
{
  if (card.action == DUB_CARD_UNKNOWN)
    g_string_append (text, " ?");
  else
    g_string_append_printf (text, " %u %s", card.hall, dub_name_get (DUB_SET_SYMBOL, card.symbol));
}

/* Names a step by its verb, and a gain by its kind: thread, lace or PP. */
static const char *
get_name (const DubMove *step)
{
  if (step->verb != DUB_MOVE_GAIN)
    return dub_name_get (DUB_SET_VERB, step->verb);

  return step->gains[DUB_FACT_THREAD] != 0 ? "take-thread"
         : step->gains[DUB_FACT_LACE] != 0 ? "take-lace"
                                           : "gain-pp";
}

static void
add_gains (GString *text, const DubMove *step)
{
  if (step->gains[DUB_FACT_THREAD] == 0 && step->gains[DUB_FACT_LACE] == 0)
    g_string_append_printf (text, " %d to %d", step->gains[DUB_FACT_PP], step->thing.n);
}

void
test_step_append (GString *text, const DubMove *step)
{
  g_string_append (text, get_name (step));
  switch (step->verb) {
  case DUB_MOVE_GAIN:
    add_gains (text, step);
    break;
  case DUB_MOVE_TAKE_TILES:
    add_tiles (text, step->spaces);
    break;
  case DUB_MOVE_TAKE_GARMENT:
  case DUB_MOVE_HIRE:
  case DUB_MOVE_TAKE_JEWELRY:
  case DUB_MOVE_REMOVE_EMPLOYEE:
    g_string_append_printf (text, " %u", step->from.at);
    break;
  case DUB_MOVE_ALL_HALLS_TOKEN:
    g_string_append_printf (text, " %u", step->to.at);
    break;
  case DUB_MOVE_REVEAL_CARD:
    add_foot (text, step->thing.card);
    break;
  case DUB_MOVE_SHUFFLE_DISCARDS:
    g_string_append_printf (text, " %d", step->thing.n);
    break;
  case DUB_MOVE_PLACE_GARMENT:
    g_string_append_printf (text, " %u/%u", step->to.in + 1u, step->to.at);
    break;
  case DUB_MOVE_PLACE_TOKEN:
    g_string_append_printf (text, " %s/%u", dub_name_get (DUB_SET_DECORATION_KIND, step->to.in),
                            step->to.at);
    break;
  case DUB_MOVE_EXAM_TOKEN:
    g_string_append_printf (text, " %s", dub_name_get (DUB_SET_TASK, step->to.at));
    break;
  case DUB_MOVE_ADD_EXAM_CARD:
    g_string_append_printf (text, " %s", dub_name_get (DUB_SET_TRACK, step->from.at));
    break;
  case DUB_MOVE_MOVE_EXAM_TOKEN:
    g_string_append_printf (text, " %s", dub_name_get (DUB_SET_TRACK, step->to.in));
    break;
  default:
    break;
  }
}

static void
add_criteria (GString *text, const DubCandidate *candidate)
{
  static const char *const names[] = {
    [DUB_CRITERION_PLACE] = "place",         [DUB_CRITERION_MASTER] = "master",
    [DUB_CRITERION_REWARD] = "reward",       [DUB_CRITERION_LIVRE] = "livre",
    [DUB_CRITERION_COST] = "cost",           [DUB_CRITERION_VALUE] = "value",
    [DUB_CRITERION_WORTH] = "worth",         [DUB_CRITERION_TASK] = "task",
    [DUB_CRITERION_WORTH_YOU] = "worth-you",
  };

  for (guint i = 0; i < DUB_MAX_CRITERIA; i++) {
    DubCriterion by = candidate->criteria[i];

    if (by.kind == DUB_CRITERION_REWARD)
      g_string_append_printf (text, " %s", dub_name_get (DUB_SET_REWARD, (guint) by.value));
    else if (by.kind != DUB_CRITERION_NOTHING)
      g_string_append_printf (text, " %s %d", names[by.kind], by.value);
  }
}

static void
add_candidates (GString *text, const DubTurn *turn, guint step)
{
  guint n;
  const DubCandidate *candidates = dub_turn_get_candidates (turn, step, &n);

  for (guint i = 0; i < n; i++) {
    DubPlace place = candidates[i].place;

    g_string_append (text, i == 0 ? " {" : ", ");
    if (place.kind == DUB_PLACE_TASK)
      g_string_append (text, dub_name_get (DUB_SET_TASK, place.at));
    else if (place.kind == DUB_PLACE_TOKEN)
      g_string_append_printf (text, "%s/%u", dub_name_get (DUB_SET_DECORATION_KIND, place.in),
                              place.at);
    else
      g_string_append_printf (text, "%u", place.at);
    add_criteria (text, &candidates[i]);
    if (candidates[i].out != DUB_RULE_NONE)
      g_string_append_printf (text, " out %s", dub_rule_id_to_string (candidates[i].out));
  }
  if (n > 0)
    g_string_append_c (text, '}');
}

static void
add_question (GString *text, const DubQuestion *question)
{
  switch ((DubQuestionKind) question->kind) {
  case DUB_QUESTION_TILE_FACES:
    g_string_append (text, "? tile-faces");
    add_tiles (text, question->tiles);
    break;
  case DUB_QUESTION_YOU:
    g_string_append (text, "? you");
    for (guint i = 0; i < DUB_N_FACTS; i++)
      if ((question->facts & (1u << i)) != 0)
        g_string_append_printf (text, " %s", dub_name_get (DUB_SET_FACT, i));
    break;
  case DUB_QUESTION_CARD:
    g_string_append_printf (text, "? card %s", dub_name_get (DUB_SET_PILE, question->pile));
    break;
  case DUB_QUESTION_NOTHING:
  case DUB_QUESTION_GARMENT:
  case DUB_QUESTION_EMPLOYEES:
  case DUB_QUESTION_JEWELRY:
  case DUB_QUESTION_STAFF:
    g_assert_not_reached ();
  }
  add_rules (text, question->rules);
}

static void
add_pile (GString *text, const char *name, const DubPile *pile)
{
  g_string_append_printf (text, "; %s", name);
  for (guint i = 0; i < pile->n; i++) {
    g_string_append (text, i > 0 ? "," : "");
    add_foot (text, pile->cards[i]);
  }
}

static void
add_staff (GString *text, const DubSide *barry)
{
  g_string_append (text, "; staff");
  for (guint i = 0; i < barry->n_staff; i++) {
    DubEmployee employee = barry->staff[i];

    g_string_append_printf (text, " %s",
                            employee.crown != DUB_CROWN_NONE
                                ? dub_name_get (DUB_SET_CROWN, employee.crown)
                                : dub_name_get (DUB_SET_TYPE, employee.type));
  }
}

static void
add_exam (GString *text, const DubSide *barry)
{
  g_string_append_printf (text, "; %s", dub_name_get (DUB_SET_TRACK, barry->track));
  for (guint i = 0; i < barry->n_done; i++)
    g_string_append_printf (text, " %s", dub_name_get (DUB_SET_TASK, barry->done[i]));
}

static void
add_stock (GString *text, const DubState *state)
{
  g_string_append_printf (text, "; tiles %u thread %u lace %u",
                          state->sides[DUB_BARRY].counts[DUB_FACT_TILES],
                          state->sides[DUB_BARRY].counts[DUB_FACT_THREAD],
                          state->sides[DUB_BARRY].counts[DUB_FACT_LACE]);
  if (state->bag != DUB_PLENTY)
    g_string_append_printf (text, " bag %d", state->bag);
  for (guint i = 0; i < DUB_N_TRACKS; i++)
    if (state->exam_decks[i] != DUB_PLENTY)
      g_string_append_printf (text, " %s-deck %d", dub_name_get (DUB_SET_TRACK, i),
                              state->exam_decks[i]);
  for (guint i = 0; i < state->sides[DUB_BARRY].jewelry.n; i++)
    g_string_append_printf (text, " %s",
                            dub_name_get (DUB_SET_COLOR,
                                          state->sides[DUB_BARRY].jewelry.colors[i]));
}

char *
test_outcome_of_turn (const DubTurn *turn, TestShow show)
{
  GString *text = g_string_new (NULL);

  if (turn->question.kind != DUB_QUESTION_NOTHING) {
    add_question (text, &turn->question);
    return g_string_free (text, FALSE);
  }

  for (guint i = 0; i < turn->n_steps; i++) {
    g_string_append (text, i > 0 ? "; " : "");
    test_step_append (text, &turn->steps[i]);
    add_rules (text, turn->steps[i].rules);
    if ((show & TEST_SHOW_CHOICES) != 0)
      add_candidates (text, turn, i);
  }
  add_rulings (text, turn->rulings);

  if ((show & TEST_SHOW_PILES) != 0) {
    add_pile (text, "hand", &turn->after.hand);
    add_pile (text, "supply", &turn->after.supply);
    add_pile (text, "discard", &turn->after.discard);
  }
  if ((show & TEST_SHOW_STAFF) != 0)
    add_staff (text, &turn->after.sides[DUB_BARRY]);
  if ((show & TEST_SHOW_STOCK) != 0)
    add_stock (text, &turn->after);
  if ((show & TEST_SHOW_EXAM) != 0)
    add_exam (text, &turn->after.sides[DUB_BARRY]);

  return g_string_free (text, FALSE);
}

/* END-5: lists the garments of the Royal Hall with their fireworks, as guest>firework. */
static void
add_balcony (GString *text, const DubSideScore *side)
{
  for (guint i = 0; i < side->n_balcony; i++)
    g_string_append_printf (text, " %u>%u", side->balcony[i].guest, side->balcony[i].firework);
}

char *
test_outcome_of_score (const DubScore *score, DubRuleId line)
{
  const DubSideScore *barry = &score->sides[DUB_BARRY], *you = &score->sides[DUB_YOU];
  GString *text = g_string_new (NULL);

  if (score->question.kind != DUB_QUESTION_NOTHING) {
    add_question (text, &score->question);
    return g_string_free (text, FALSE);
  }

  for (guint i = 0; i < DUB_N_SCORE_LINES; i++) {
    DubRuleId rule = DUB_RULE_END_1 + i;

    if (rule != line && barry->lines[i] == 0 && you->lines[i] == 0)
      continue;
    g_string_append_printf (text, "%s %u %u; ", dub_rule_id_to_string (rule), barry->lines[i],
                            you->lines[i]);
    if (rule == line && rule == DUB_RULE_END_5) {
      g_string_append (text, "balcony");
      add_balcony (text, barry);
      g_string_append (text, " /");
      add_balcony (text, you);
      g_string_append (text, "; ");
    }
  }
  g_string_append_printf (text, "total %u %u; %s", barry->total, you->total,
                          dub_name_get (DUB_SET_OWNER, score->winner));
  add_rulings (text, score->rulings);

  return g_string_free (text, FALSE);
}

static gboolean
rules_cite (const guint8 rules[DUB_MAX_MOVE_RULES], DubRuleId rule)
{
  for (guint i = 0; i < DUB_MAX_MOVE_RULES; i++)
    if (rules[i] == rule)
      return TRUE;

  return FALSE;
}

gboolean
test_turn_cites (const DubTurn *turn, DubRuleId rule)
{
  if (turn->question.kind != DUB_QUESTION_NOTHING)
    return rules_cite (turn->question.rules, rule);

  for (guint i = 0; i < turn->n_steps; i++)
    if (rules_cite (turn->steps[i].rules, rule))
      return TRUE;
  for (guint i = 0; i < turn->n_candidates; i++)
    if (turn->candidates[i].out == rule)
      return TRUE;

  return (turn->rulings & (G_GUINT64_CONSTANT (1) << rule)) != 0;
}
