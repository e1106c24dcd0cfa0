/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-break.h"

#include "dub-names.h"

enum {
  STARTED = DUB_N_VERBS,
  CARDS,
  GAINS, /* any move of yours with a cost or a gain */
};

/* The rule applies to this verb of the side, or to one of the groups above. */
typedef struct {
  DubRuleId rule;
  DubOwner side;
  guint verb;
  void (*spoil) (DubState *state, const DubMove *move);
} Way;

static void
spoil_setup (DubState *state, const DubMove *move)
{
  state->count_candidate = !state->count_candidate;
}

static void
spoil_her_supplies (DubState *state, const DubMove *move)
{
  state->sides[DUB_BARRY].counts[DUB_FACT_THREAD] = 0;
}

static void
spoil_her_staff (DubState *state, const DubMove *move)
{
  state->sides[DUB_BARRY].n_staff--;
}

static void
spoil_your_livres (DubState *state, const DubMove *move)
{
  state->sides[DUB_YOU].counts[DUB_FACT_LIVRE]++;
}

/* Makes the same card appear twice. */
static void
spoil_stack (DubState *state, const DubMove *move)
{
  if (move->to.kind == DUB_PLACE_EMPLOYEE && move->to.at > 0)
    state->employees[move->to.at].id = state->employees[0].id;
}

static void
spoil_exam_decks (DubState *state, const DubMove *move)
{
  state->exam_decks[DUB_TRACK_MASTER] = 8;
}

static void
spoil_track (DubState *state, const DubMove *move)
{
  state->sides[DUB_BARRY].track = DUB_TRACK_MASTER;
}

static void
spoil_garment_bag (DubState *state, const DubMove *move)
{
  state->garment_bag--;
}

static void
spoil_start (DubState *state, const DubMove *move)
{
  state->start = state->start == DUB_BARRY ? DUB_YOU : DUB_BARRY;
}

static void
spoil_employees (DubState *state, const DubMove *move)
{
  if (move->from.kind == DUB_PLACE_EMPLOYEE)
    state->employees[3] = (DubEmployee){ .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNKNOWN };
}

static void
spoil_resources (DubState *state, const DubMove *move)
{
  state->resources[0][0] = DUB_TILE_NONE;
}

static void
spoil_garments (DubState *state, const DubMove *move)
{
  if (move->from.kind == DUB_PLACE_GARMENT)
    state->garments[5] = (DubGarment){ 0 };
}

static void
spoil_jewelry (DubState *state, const DubMove *move)
{
  if (move->from.kind == DUB_PLACE_JEWEL)
    state->jewelry[3] = DUB_COLOR_NONE;
}

static void
spoil_supply (DubState *state, const DubMove *move)
{
  state->supply.cards[0] = state->supply.cards[1];
}

static void
spoil_hand (DubState *state, const DubMove *move)
{
  state->hand.n--;
}

static void
spoil_your_hand (DubState *state, const DubMove *move)
{
  state->yours.hand = 0;
}

static void
spoil_all_halls (DubState *state, const DubMove *move)
{
  state->all_halls[move->to.at] = DUB_NOBODY;
}

static void
spoil_your_thread (DubState *state, const DubMove *move)
{
  state->sides[DUB_YOU].counts[DUB_FACT_THREAD]++;
}

static void
spoil_your_pp (DubState *state, const DubMove *move)
{
  state->sides[DUB_YOU].counts[DUB_FACT_PP]++;
}

static void
spoil_favor (DubState *state, const DubMove *move)
{
  state->favor = DUB_NOBODY;
}

static void
spoil_deputed (DubState *state, const DubMove *move)
{
  state->yours.hand++;
}

static void
spoil_your_track (DubState *state, const DubMove *move)
{
  state->sides[DUB_YOU].track = move->to.in;
}

static void
spoil_specialist (DubState *state, const DubMove *move)
{
  state->yours.has_specialist = FALSE;
}

static void
spoil_your_jewelry (DubState *state, const DubMove *move)
{
  state->yours.turn.took_jewelry = FALSE;
}

static void
spoil_choice (DubState *state, const DubMove *move)
{
  state->sides[DUB_YOU].where[move->from.at] = DUB_WHERE_SUPPLY;
}

/* Gives the card the actions of a Master. */
static void
spoil_card (DubState *state, const DubMove *move)
{
  state->yours.turn.card.type = DUB_MASTER;
}

static void
spoil_bonus (DubState *state, const DubMove *move)
{
  state->yours.turn.bonus = DUB_BONUS_OPEN;
}

static void
spoil_task (DubState *state, const DubMove *move)
{
  dub_side_mark (&state->sides[DUB_YOU], move->to.at, FALSE);
}

static const Way ways[] = {
  { DUB_RULE_SET_1, DUB_NOBODY, STARTED, spoil_setup },
  { DUB_RULE_SET_2, DUB_NOBODY, STARTED, spoil_her_supplies },
  { DUB_RULE_SET_3, DUB_NOBODY, STARTED, spoil_her_staff },
  { DUB_RULE_SET_4, DUB_NOBODY, STARTED, spoil_your_livres },
  { DUB_RULE_SET_5, DUB_NOBODY, DUB_MOVE_ENTER, spoil_stack },
  { DUB_RULE_SET_6, DUB_NOBODY, STARTED, spoil_exam_decks },
  { DUB_RULE_SET_7, DUB_NOBODY, STARTED, spoil_track },
  { DUB_RULE_SET_8, DUB_NOBODY, STARTED, spoil_garment_bag },
  { DUB_RULE_P1_A, DUB_BARRY, DUB_MOVE_RETURN_FAVOR, spoil_start },
  { DUB_RULE_P1_B, DUB_NOBODY, DUB_MOVE_LEAVE, spoil_employees },
  { DUB_RULE_P1_C, DUB_NOBODY, DUB_MOVE_BEGIN_ROUND, spoil_resources },
  { DUB_RULE_P1_D, DUB_NOBODY, DUB_MOVE_SHIFT, spoil_garments },
  { DUB_RULE_P1_E, DUB_NOBODY, DUB_MOVE_SHIFT, spoil_jewelry },
  { DUB_RULE_P1_F, DUB_NOBODY, CARDS, spoil_supply },
  { DUB_RULE_P2, DUB_NOBODY, DUB_MOVE_DRAW_HAND, spoil_hand },
  { DUB_RULE_P3, DUB_YOU, DUB_MOVE_END_TURN, spoil_your_hand },
  { DUB_RULE_P4, DUB_YOU, DUB_MOVE_INCOME, spoil_your_livres },
  { DUB_RULE_ALL_1, DUB_YOU, DUB_MOVE_ALL_HALLS_TOKEN, spoil_all_halls },
  { DUB_RULE_YOU_1, DUB_YOU, GAINS, spoil_your_livres },
  { DUB_RULE_YOU_2, DUB_YOU, GAINS, spoil_your_thread },
  { DUB_RULE_YOU_3, DUB_YOU, DUB_MOVE_TAKE_FAVOR, spoil_favor },
  { DUB_RULE_YOU_4, DUB_YOU, DUB_MOVE_DEPUTE, spoil_deputed },
  { DUB_RULE_YOU_5, DUB_YOU, DUB_MOVE_PASS_EXAM, spoil_your_track },
  { DUB_RULE_YOU_6, DUB_YOU, DUB_MOVE_HIRE, spoil_specialist },
  { DUB_RULE_YOU_7, DUB_YOU, DUB_MOVE_TAKE_JEWELRY, spoil_your_jewelry },
  { DUB_RULE_YOU_8, DUB_YOU, GAINS, spoil_your_pp },
  { DUB_RULE_YOU_9, DUB_YOU, DUB_MOVE_CHOOSE_CARD, spoil_choice },
  { DUB_RULE_YOU_10, DUB_YOU, DUB_MOVE_PLAY_EMPLOYEE, spoil_card },
  { DUB_RULE_YOU_11, DUB_YOU, DUB_MOVE_BONUS, spoil_bonus },
  { DUB_RULE_YOU_12, DUB_YOU, DUB_MOVE_EXAM_TOKEN, spoil_task },
};

static gboolean
brings_something (const DubMove *move)
{
  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    if (move->gains[fact] != 0)
      return TRUE;

  return move->open != 0;
}

static gboolean
fits (const Way *way, const DubEvent *event)
{
  if (event->type != DUB_EVENT_MOVE)
    return way->verb == (event->type == DUB_EVENT_STARTED ? STARTED : CARDS);

  return event->move.side == way->side &&
         (way->verb == GAINS ? brings_something (&event->move) : way->verb == event->move.verb);
}

void
game_break (DubState *state, const DubEvent *event)
{
  const char *id = g_getenv ("DUB_TEST_BREAK");
  guint at = 0;

  if (id == NULL)
    return;
  while (at < G_N_ELEMENTS (ways) && !g_str_equal (dub_rule_id_to_string (ways[at].rule), id))
    at++;
  if (at == G_N_ELEMENTS (ways))
    g_error ("nobody knows how to break %s", id);
  if (fits (&ways[at], event))
    ways[at].spoil (state, &event->move);
}
