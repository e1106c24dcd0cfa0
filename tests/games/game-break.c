/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-break.h"

#include "dub-rule-id.h"

/* By this event the rule is followed. */
typedef struct {
  DubRuleId rule;
  DubEventType event;
  void (*spoil) (DubState *state, const DubEvent *event);
} Way;

static void
spoil_setup (DubState *state, const DubEvent *event)
{
  state->count_candidate = !state->count_candidate;
}

static void
spoil_her_supplies (DubState *state, const DubEvent *event)
{
  state->barry.thread = 0;
}

static void
spoil_her_staff (DubState *state, const DubEvent *event)
{
  state->barry.n_staff--;
}

static void
spoil_your_livres (DubState *state, const DubEvent *event)
{
  state->you.counts[DUB_FACT_LIVRE]++;
}

/* The same card comes twice. */
static void
spoil_stack (DubState *state, const DubEvent *event)
{
  if (event->detail.display == DUB_DISPLAY_EMPLOYEES && event->detail.at > 0)
    state->employees[event->detail.at].id = state->employees[0].id;
}

static void
spoil_exam_decks (DubState *state, const DubEvent *event)
{
  state->exam_decks[DUB_TRACK_MASTER] = 8;
}

static void
spoil_track (DubState *state, const DubEvent *event)
{
  state->barry.track = DUB_TRACK_MASTER;
}

static void
spoil_garment_bag (DubState *state, const DubEvent *event)
{
  state->garment_bag--;
}

static void
spoil_start (DubState *state, const DubEvent *event)
{
  state->start = state->start == DUB_BARRY ? DUB_YOU : DUB_BARRY;
}

static void
spoil_employees (DubState *state, const DubEvent *event)
{
  state->employees[3] = (DubEmployee){ .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNKNOWN };
}

static void
spoil_resources (DubState *state, const DubEvent *event)
{
  state->resources[0][0] = DUB_TILE_NONE;
}

static void
spoil_garments (DubState *state, const DubEvent *event)
{
  state->garments[5] = (DubGarment){ 0 };
}

static void
spoil_jewelry (DubState *state, const DubEvent *event)
{
  state->jewelry[3] = DUB_COLOR_NONE;
}

static void
spoil_supply (DubState *state, const DubEvent *event)
{
  state->supply.cards[0] = state->supply.cards[1];
}

static void
spoil_hand (DubState *state, const DubEvent *event)
{
  state->hand.n--;
}

static void
spoil_your_hand (DubState *state, const DubEvent *event)
{
  state->you.hand = 0;
}

static void
spoil_all_halls (DubState *state, const DubEvent *event)
{
  state->all_halls[event->detail.at] = DUB_NOBODY;
}

static void
spoil_your_thread (DubState *state, const DubEvent *event)
{
  state->you.counts[DUB_FACT_THREAD]++;
}

static void
spoil_your_pp (DubState *state, const DubEvent *event)
{
  state->you.counts[DUB_FACT_PP]++;
}

static void
spoil_favor (DubState *state, const DubEvent *event)
{
  state->favor = DUB_NOBODY;
}

static void
spoil_deputed (DubState *state, const DubEvent *event)
{
  state->you.hand++;
}

static void
spoil_your_track (DubState *state, const DubEvent *event)
{
  state->you.track = event->detail.track;
}

static void
spoil_specialist (DubState *state, const DubEvent *event)
{
  state->you.has_specialist = FALSE;
}

static void
spoil_your_jewelry (DubState *state, const DubEvent *event)
{
  state->you.turn.took_jewelry = FALSE;
}

static const Way draw_modes[] = {
  { DUB_RULE_SET_1, DUB_EVENT_STARTED, spoil_setup },
  { DUB_RULE_SET_2, DUB_EVENT_STARTED, spoil_her_supplies },
  { DUB_RULE_SET_3, DUB_EVENT_STARTED, spoil_her_staff },
  { DUB_RULE_SET_4, DUB_EVENT_STARTED, spoil_your_livres },
  { DUB_RULE_SET_5, DUB_EVENT_ENTERED, spoil_stack },
  { DUB_RULE_SET_6, DUB_EVENT_STARTED, spoil_exam_decks },
  { DUB_RULE_SET_7, DUB_EVENT_STARTED, spoil_track },
  { DUB_RULE_SET_8, DUB_EVENT_STARTED, spoil_garment_bag },
  { DUB_RULE_P1_A, DUB_EVENT_FAVOR_RETURNED, spoil_start },
  { DUB_RULE_P1_B, DUB_EVENT_EMPLOYEES_LEFT, spoil_employees },
  { DUB_RULE_P1_C, DUB_EVENT_ROUND_BEGUN, spoil_resources },
  { DUB_RULE_P1_D, DUB_EVENT_GARMENTS_SHIFTED, spoil_garments },
  { DUB_RULE_P1_E, DUB_EVENT_JEWELRY_SHIFTED, spoil_jewelry },
  { DUB_RULE_P1_F, DUB_EVENT_DEALT, spoil_supply },
  { DUB_RULE_P2, DUB_EVENT_HAND_DRAWN, spoil_hand },
  { DUB_RULE_P3, DUB_EVENT_YOU_ENDED, spoil_your_hand },
  { DUB_RULE_P4, DUB_EVENT_INCOME, spoil_your_livres },
  { DUB_RULE_ALL_1, DUB_EVENT_YOU_ALL_HALLS, spoil_all_halls },
  { DUB_RULE_YOU_1, DUB_EVENT_YOU_GAINED, spoil_your_livres },
  { DUB_RULE_YOU_2, DUB_EVENT_YOU_GAINED, spoil_your_thread },
  { DUB_RULE_YOU_3, DUB_EVENT_YOU_TOOK_FAVOR, spoil_favor },
  { DUB_RULE_YOU_4, DUB_EVENT_YOU_DEPUTED, spoil_deputed },
  { DUB_RULE_YOU_5, DUB_EVENT_YOU_PASSED_EXAM, spoil_your_track },
  { DUB_RULE_YOU_6, DUB_EVENT_YOU_HIRED, spoil_specialist },
  { DUB_RULE_YOU_7, DUB_EVENT_YOU_TOOK_JEWELRY, spoil_your_jewelry },
  { DUB_RULE_YOU_8, DUB_EVENT_YOU_GAINED, spoil_your_pp },
};

void
game_break (DubState *state, const DubEvent *event)
{
  const char *id = g_getenv ("DUB_TEST_BREAK");
  guint at = 0;

  if (id == NULL)
    return;
  while (at < G_N_ELEMENTS (draw_modes) &&
         !g_str_equal (dub_rule_id_to_string (draw_modes[at].rule), id))
    at++;
  if (at == G_N_ELEMENTS (draw_modes))
    g_error ("nobody knows how to break %s", id);
  if (event->type == draw_modes[at].event)
    draw_modes[at].spoil (state, event);
}
