/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * “Why?”: the rules of a step and, for a choice, how each candidate was judged and which
 * rule removed it.
 */

#include "dub-text-box.h"
#include "dub-text-move.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* A choice: the candidate that won, one that is compared with it, and the name of that one. */
typedef struct {
  const DubBox *box;
  const DubState *state;
  const DubMove *step;
  guint n_candidates;
  const DubCandidate *best;
  const DubCandidate *candidate;
  const char *name;
} Choice;

static gint
get_value (const DubCandidate *candidate, DubCriterionKind by, gint fallback)
{
  for (guint i = 0; i < DUB_MAX_CRITERIA; i++)
    if (candidate->criteria[i].kind == by)
      return candidate->criteria[i].value;

  return fallback;
}

/* Returns the position of a garment or employee, counted from the side on her card. */
static char *
name_place (const Choice *choice)
{
  const DubState *state = choice->state;
  gboolean is_played = state->playing.action != DUB_CARD_UNKNOWN;

  return g_strdup (dub_text_nth ((DubDisplayName) choice->candidate->place.kind,
                                 (guint) get_value (choice->candidate, DUB_CRITERION_PLACE, 1),
                                 is_played ? state->playing.end : state->hand.cards[0].end));
}

/* TAI-4 and its tiebreakers. */
static const char *
judge_guest (const Choice *choice)
{
  gint master = get_value (choice->candidate, DUB_CRITERION_MASTER, 0);
  gint best_master = get_value (choice->best, DUB_CRITERION_MASTER, 0);
  gint livre = get_value (choice->candidate, DUB_CRITERION_LIVRE, 0);
  gint best_livre = get_value (choice->best, DUB_CRITERION_LIVRE, 0);

  if (choice->candidate->out == DUB_RULE_TAI_4 && best_master && !master)
    /* Translators: %s is a guest space. */
    return C_ ("why", "%s: not a Master Guest space.");
  if (choice->candidate->out == DUB_RULE_TAI_4)
    /* Translators: %s is a guest space. */
    return C_ ("why", "%s: smaller reward.");
  if (livre < best_livre)
    /* Translators: %s is a guest space. */
    return C_ ("why", "%s: fewer Livre.");

  /* Translators: %s is a guest space. */
  return C_ ("why", "%s: just as good, but farther right.");
}

/* Returns why the candidate is not the one, or NULL if it is for the count of her card. */
static const char *
judge_out (const Choice *choice)
{
  const DubCandidate *candidate = choice->candidate, *best = choice->best;
  DubVerb verb = choice->step->verb;

  if (verb == DUB_MOVE_PLACE_GARMENT)
    return judge_guest (choice);
  if (verb == DUB_MOVE_EXAM_TOKEN)
    /* Translators: %s is an Examination task. */
    return C_ ("why", "%s: farther down.");
  if (verb == DUB_MOVE_ALL_HALLS_TOKEN)
    return get_value (candidate, DUB_CRITERION_VALUE, 0) < get_value (best, DUB_CRITERION_VALUE, 0)
               /* Translators: %s is an All Halls Bonus Space. */
               ? C_ ("why", "%s: less valuable.")
               /* Translators: %s is an All Halls Bonus Space. */
               : C_ ("why", "%s: equally valuable.");
  /* her card counts further than the display has pieces. */
  if (candidate->out == DUB_RULE_R_4)
    /* Translators: %s is the Garment and its space. */
    return C_ ("why", "%s: not the leftmost Garment.");
  if (candidate->out == DUB_RULE_R_6)
    /* Translators: %s is an Employee and the space. */
    return C_ ("why", "%s: not the farthest card reached.");
  if (verb == DUB_MOVE_TAKE_GARMENT || verb == DUB_MOVE_HIRE)
    return NULL;
  if (get_value (candidate, DUB_CRITERION_COST, 0) > get_value (best, DUB_CRITERION_COST, 0))
    /* Translators: %s is a tile or a Decoration, its cost included. */
    return C_ ("why", "%s: more expensive.");

  return verb == DUB_MOVE_TAKE_JEWELRY
             /* Translators: %s is a Jewelry tile and its space. */
             ? C_ ("why", "%s: the same cost, but farther left.")
             /* Translators: %s is a Decoration. */
             : C_ ("why", "%s: the same cost, but later in the printed order.");
}

/* HIR-2. Its value to you may be unknown if it cannot decide. */
static char *
judge_crown (const Choice *choice)
{
  gint worth = get_value (choice->candidate, DUB_CRITERION_WORTH, -1);
  gint best = get_value (choice->best, DUB_CRITERION_WORTH, -1);
  gint yours = get_value (choice->candidate, DUB_CRITERION_WORTH_YOU, -1);
  gint best_yours = get_value (choice->best, DUB_CRITERION_WORTH_YOU, -1);

  if (worth < 0)
    /* Translators: %s is an Employee and the space. */
    return g_strdup_printf (C_ ("why", "%s: no end-of-game bonus."), choice->name);
  if (worth < best)
    /* Translators: %s is an Employee and the space, %d what the card is worth to her and what the
     * hired one is. */
    return g_strdup_printf (C_ ("why", "%s: worth %d PP to her, not %d PP."), choice->name, worth,
                            best);
  if (yours < 0 || best_yours < 0)
    /* Translators: %s is an Employee and the space, %d what the card is worth to her. */
    return g_strdup_printf (C_ ("why", "%s: also worth %d PP to her, but never worth more to you."),
                            choice->name, worth);
  if (yours < best_yours)
    /* Translators: %s is an Employee and the space, %d what the card is worth to her, to you, and
     * what the hired one is worth to you. */
    return g_strdup_printf (C_ ("why", "%s: also worth %d PP to her, but %d PP to you, not %d PP."),
                            choice->name, worth, yours, best_yours);

  /* Translators: %s is an Employee and the space, %d what the card is worth to her and to you. */
  return g_strdup_printf (C_ ("why", "%s: also worth %d PP to her and %d PP to you, but farther "
                                     "from the side on her card."),
                          choice->name, worth, yours);
}

/* Explains a candidate that won by its position. */
static char *
praise_place (const Choice *choice)
{
  char *name = g_strdup (choice->name);

  if (choice->step->rules[1] == DUB_RULE_R_4)
    /* Translators: the Garment that the rules choose. %s is the Garment and its space. */
    return dub_text_fill (C_ ("why", "%s: the leftmost Garment, chosen."), name);
  if (choice->step->rules[2] == DUB_RULE_R_6)
    /* Translators: the Employee that the rules choose. %s is the Employee and the space. */
    return dub_text_fill (C_ ("why", "%s: the farthest card reached, chosen."), name);

  /* Translators: the one that the rules choose. The first %s is a Garment or Employee and its
   * space, the second is like “third Garment from the left”. */
  return dub_text_fill (C_ ("why", "%s: %s, chosen."), name, name_place (choice));
}

/* The candidates of a step are consecutive, with the chosen one first. */
static guint
count_crowns (const Choice *choice)
{
  guint n = 0;

  for (guint i = 0; i < choice->n_candidates; i++)
    n += get_value (&choice->best[i], DUB_CRITERION_WORTH, -1) >= 0;

  return n;
}

static char *
praise (const Choice *choice)
{
  gint worth = get_value (choice->candidate, DUB_CRITERION_WORTH, -1);

  if (count_crowns (choice) == 1)
    /* Translators: the Employee that the rules choose. %s is the Employee and the space. */
    return g_strdup_printf (C_ ("why", "%s: the only end-of-game bonus, chosen."), choice->name);

  if (worth >= 0)
    /* Translators: the Employee that the rules choose. %s is the Employee and the space, %d what
     * the card is worth to her. */
    return g_strdup_printf (C_ ("why", "%s: worth %d PP to her, chosen."), choice->name, worth);
  if (choice->step->verb == DUB_MOVE_TAKE_GARMENT || choice->step->verb == DUB_MOVE_HIRE)
    return praise_place (choice);

  /* Translators: of several possible things the one that the rules choose. */
  return g_strdup_printf (C_ ("why", "%s: chosen."), choice->name);
}

static char *
judge (const Choice *choice)
{
  const char *text;

  if (choice->candidate->out == DUB_RULE_NONE)
    return praise (choice);
  if (choice->step->verb == DUB_MOVE_HIRE && choice->candidate->out == DUB_RULE_HIR_2)
    return judge_crown (choice);
  text = judge_out (choice);
  if (text != NULL)
    return dub_text_fill (text, g_strdup (choice->name));

  /* Translators: the first %s is a Garment or Employee and its space, the second is like “third
   * Garment from the left”. */
  return dub_text_fill (C_ ("why", "%s: %s, not the one on her card."), g_strdup (choice->name),
                        name_place (choice));
}

static char *
name_candidate (const Choice *choice)
{
  DubPlace place = choice->candidate->place;

  if (choice->step->verb == DUB_MOVE_PLACE_GARMENT)
    return dub_text_guest_space (choice->box, place.in, place.at);
  if (choice->step->verb == DUB_MOVE_EXAM_TOKEN)
    return dub_text_her_task (place.at);
  if (choice->step->verb == DUB_MOVE_ALL_HALLS_TOKEN)
    /* Translators: an All Halls Bonus Space. */
    return g_strdup_printf (C_ ("why", "All Halls Bonus Space (%u PP)"),
                            choice->box->all_halls[place.at]);
  if (choice->step->verb == DUB_MOVE_PLACE_TOKEN)
    return dub_text_space (choice->box, place);

  /* Translators: the first %s is a space like “2nd from left”, the second what lies
   * there. */
  return dub_text_fill (C_ ("why", "%s, %s"), dub_text_space (choice->box, place),
                        dub_text_displayed (choice->box, choice->state, (DubDisplayName) place.kind,
                                            place.at));
}

char **
dub_text_reasons (const DubBox *box, const DubState *state, const DubTurn *turn, guint step)
{
  const DubMove *move = &turn->steps[step];
  GPtrArray *lines = g_ptr_array_new ();
  char *starter = dub_text_starter_reason (box, state, turn, step);
  guint n;
  const DubCandidate *candidates = dub_turn_get_candidates (turn, step, &n);

  for (guint i = 0; i < DUB_MAX_MOVE_RULES; i++)
    if (move->rules[i] != DUB_RULE_NONE)
      g_ptr_array_add (lines, dub_text_rule_with_id (move->rules[i]));
  if (starter != NULL)
    g_ptr_array_add (lines, starter);

  for (guint i = 0; i < n; i++) {
    Choice choice = { .box = box,
                      .state = state,
                      .step = move,
                      .n_candidates = n,
                      .best = candidates,
                      .candidate = &candidates[i] };
    g_autofree char *name = dub_text_begin (name_candidate (&choice));

    choice.name = name;
    g_ptr_array_add (lines, dub_text_tag (judge (&choice), candidates[i].out));
  }

  return dub_text_end_lines (lines);
}

static const char *const criteria[] = {
  [DUB_CRITERION_PLACE] = NC_ ("criterion", "Counted from the side on her card"),
  [DUB_CRITERION_COST] = NC_ ("criterion", "Cost"),
  [DUB_CRITERION_WORTH] = NC_ ("criterion", "Worth to her now"),
  [DUB_CRITERION_WORTH_YOU] = NC_ ("criterion", "Then worth to you"),
};

DUB_DEFINE_NAME (criterion, DubCriterionKind, kind, "criterion", criteria)

/* Questions, and why they matter now. */

static const DubPlural spaces[] = {
  /* Translators: %s lists spaces like “Drawer 1 left, Drawer 2 left”. The plural goes by their
   * number. */
  [DUB_QUESTION_TILE_FACES] = NP_ ("Which silk does this Resource tile show: %s?",
                                   "Which silk do these Resource tiles show: %s?"),
  /* Translators: %s is like “2nd from left (cost 6)” or “spaces 1, 3 from the left”. */
  [DUB_QUESTION_GARMENT] = NP_ ("Which Garment is here: %s?", "Which Garments are here: %s?"),
  [DUB_QUESTION_EMPLOYEES] =
      /* Translators: %s is like “2nd from left” or “spaces 1, 3 from the left”. */
  NP_ ("Which Employee card is here: %s?", "Which Employee cards are here: %s?"),
  [DUB_QUESTION_JEWELRY] =
      /* Translators: %s is like “2nd from left (cost 4)” or “spaces 1, 3 from the left”.
       */
  NP_ ("Which Jewelry tile is here: %s?", "Which Jewelry tiles are here: %s?"),
  [DUB_QUESTION_STAFF] = NP_ (
      /* Translators: %s lists places like “card 2 from top”. */
      "Reveal this Master in her Employee deck: %s. Which end-of-game bonus does it have, if any?",
      "Reveal these Masters in her Employee deck: %s. Which end-of-game bonuses do they have, if any?"),
};

static const char *const cards[] = {
  [DUB_PILE_HAND] = NC_ ("question", "Reveal her top hand card: what does it show?"),
  [DUB_PILE_SUPPLY] = NC_ ("question", "Reveal the top card of her Card supply: which Hall and "
                                       "which Jewelry symbol does it show?"),
  [DUB_PILE_DISCARD] = NC_ ("question", "Which cards are on her Discard pile?"),
};

static const char *const facts[DUB_N_FACTS] = {
  [DUB_FACT_PP] = NC_ ("question", "How many Prestige Points does your counter show?"),
  [DUB_FACT_LIVRE] = NC_ ("question", "How many Livre do you have?"),
  [DUB_FACT_THREAD] = NC_ ("question", "How many Thread tokens do you have?"),
  [DUB_FACT_LACE] = NC_ ("question", "How many Lace tokens do you have?"),
  [DUB_FACT_STAFF] = NC_ ("question", "How many Employee cards are in your staff?"),
  [DUB_FACT_APPRENTICES] = NC_ ("question", "How many Apprentices are in your staff?"),
  [DUB_FACT_TILES] = NC_ ("question", "How many Resource tiles do you have?"),
  [DUB_FACT_JEWELRY] = NC_ ("question", "Which Jewelry tiles do you have?"),
  [DUB_FACT_BONUSES] = NC_ ("question", "Which end-of-game bonuses are in your staff?"),
};

static const char *const reasons[] = {
  [DUB_QUESTION_TILE_FACES] =
      NC_ ("reason for a question", "It decides which task of the Journeyman Examination gets her "
                                    "Trademark token."),
  [DUB_QUESTION_YOU] = NC_ ("reason for a question", "The app does not know it, and it counts in "
                                                     "the final scoring."),
  [DUB_QUESTION_GARMENT] = NC_ ("reason for a question", "She tailors it now, and it is unknown."),
  [DUB_QUESTION_EMPLOYEES] =
      NC_ ("reason for a question", "She hires now, and her choice depends on the unknown cards."),
  [DUB_QUESTION_JEWELRY] =
      NC_ ("reason for a question", "It may be the least expensive Jewelry tile that goes with her "
                                    "Garment."),
  [DUB_QUESTION_STAFF] =
      NC_ ("reason for a question", "These cards are still unrevealed, and a bonus on them counts "
                                    "in the final scoring."),
};

static const char *const card_reasons[] = {
  [DUB_PILE_HAND] = NC_ ("reason for a question", "It decides what she does this turn."),
  [DUB_PILE_SUPPLY] =
      NC_ ("reason for a question", "It decides where her Garment goes and whether she acquires "
                                    "Jewelry."),
  [DUB_PILE_DISCARD] = NC_ ("reason for a question",
                            "They become her new Card supply, and one of them decides where "
                            "her Garment goes."),
};

static char *
ask_you (guint mask)
{
  if (dub_text_count_bits (mask) == 1)
    return g_strdup (dub_text_pick ("question", facts, (guint) g_bit_nth_lsf (mask, -1)));

  /* Translators: %s lists facts like “your Thread, your Lace”. */
  return dub_text_fill (C_ ("question", "Enter what you have: %s."),
                        dub_text_list (mask, DUB_N_FACTS, dub_text_fact));
}

/* Lists the cards from the top, the order in which they are reached. */
static char *
list_staff (const DubState *state, guint64 cards_to_turn)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = state->sides[DUB_BARRY].n_staff; i-- > 0;)
    if ((cards_to_turn >> i & 1) != 0)
      g_ptr_array_add (names, dub_text_staff_place (state, i));

  return dub_text_join_all (names);
}

/* A single piece is named as her card counts it. */
static char *
name_spaces (const DubBox *box, const DubState *state, DubDisplayName display, guint64 mask)
{
  g_autofree char *side = dub_text_card_side (state, display);

  if (side != NULL && dub_text_count_bits (mask) == 1)
    return dub_text_counted_space (state, display, (guint) g_bit_nth_lsf ((gulong) mask, -1));

  return dub_text_spaces (box, display, mask);
}

char *
dub_text_question (const DubBox *box, const DubState *state, const DubQuestion *question)
{
  static const DubDisplayName displays[] = {
    [DUB_QUESTION_TILE_FACES] = DUB_DISPLAY_RESOURCES,
    [DUB_QUESTION_GARMENT] = DUB_DISPLAY_GARMENTS,
    [DUB_QUESTION_EMPLOYEES] = DUB_DISPLAY_EMPLOYEES,
    [DUB_QUESTION_JEWELRY] = DUB_DISPLAY_JEWELRY,
  };
  DubQuestionKind kind = question->kind;
  guint64 mask = kind == DUB_QUESTION_TILE_FACES ? question->tiles : question->spaces;

  if (kind == DUB_QUESTION_NOTHING)
    return NULL;
  if (kind == DUB_QUESTION_YOU)
    return ask_you (question->facts);
  if (kind == DUB_QUESTION_CARD)
    return g_strdup (dub_text_pick ("question", cards, question->pile));

  return dub_text_fill (dub_text_plural (spaces[kind], dub_text_count_bits (mask)),
                        kind == DUB_QUESTION_STAFF
                            ? list_staff (state, mask)
                            : name_spaces (box, state, displays[kind], mask));
}

char *
dub_text_question_reason (const DubQuestion *question)
{
  static const guint8 card_rules[] = {
    [DUB_PILE_HAND] = DUB_RULE_T_1,
    [DUB_PILE_SUPPLY] = DUB_RULE_TAI_3,
    [DUB_PILE_DISCARD] = DUB_RULE_R_3,
  };
  const char *context = "reason for a question", *reason;
  DubRuleId rule = question->rules[0];

  if (question->kind == DUB_QUESTION_NOTHING)
    return NULL;
  if (question->kind == DUB_QUESTION_CARD) {
    rule = card_rules[question->pile];
    reason = dub_text_pick (context, card_reasons, question->pile);
  } else if (question->kind == DUB_QUESTION_YOU && rule == DUB_RULE_HIR_2)
    reason = C_ ("reason for a question", "Several Employees are worth the same to her. She takes "
                                          "the one that would be worth most to you.");
  else if (question->kind == DUB_QUESTION_JEWELRY && rule == DUB_RULE_EXP_1)
    reason =
        C_ ("reason for a question", "It may be the Jewelry tile that her Garment brings her.");
  else
    reason = dub_text_pick (context, reasons, question->kind);
  /* END-1 asks as well, but most of the facts are for the bonuses. */
  if (rule == DUB_RULE_END_1)
    rule = DUB_RULE_END_2;

  return dub_text_tag (g_strdup (reason), rule);
}
