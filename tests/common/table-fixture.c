/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-fixture.h"

#include "dub-table.h"
#include "dub-your-turn.h"

#include <string.h>

static void
assert_garment (DubGarment garment)
{
  g_assert_cmpuint (garment.color, <=, DUB_COLOR_UNKNOWN);
  g_assert_cmpuint (garment.pp, <=, DUB_MAX_GARMENT_PP);
  g_assert_cmpuint (garment.thimble, <=, 1);
  g_assert_cmpuint (garment.special, <, DUB_N_SPECIALS);
  g_assert_true (garment.special == DUB_SPECIAL_NONE ||
                 (garment.color >= DUB_BLUE && garment.color <= DUB_ORANGE));
}

/* A garment in a hall is known and has a token. */
static void
assert_halls (const DubBox *box, const DubState *state)
{
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++) {
      const DubGuest *guest = &state->halls[hall][i];

      assert_garment (guest->garment);
      g_assert_cmpuint (guest->owner, <, DUB_N_OWNERS);
      g_assert_cmpuint (guest->garment.color, !=, DUB_COLOR_UNKNOWN);
      g_assert_true ((guest->owner == DUB_NOBODY) == (guest->garment.color == DUB_COLOR_NONE));
    }
  g_assert_true (dub_table_fits (box, state));
}

static void
assert_displays (const DubState *state)
{
  for (guint i = 0; i < DUB_MAX_SPACES; i++) {
    assert_garment (state->garments[i]);
    g_assert_cmpuint (state->jewelry[i], <=, DUB_COLOR_UNKNOWN);
  }
  assert_garment (state->making);
  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    g_assert_cmpuint (state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS], <, DUB_N_TILES);
  g_assert_cmpint (state->bag, >=, DUB_PLENTY);
}

static void
assert_tokens (const DubState *state)
{
  for (DubDecorationKind decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      g_assert_cmpuint (state->tokens[decoration][i], <, DUB_N_OWNERS);
  for (guint i = 0; i < DUB_MAX_ALL_HALLS; i++)
    g_assert_cmpuint (state->all_halls[i], <, DUB_N_OWNERS);
  g_assert_cmpuint (state->favor, <, DUB_N_OWNERS);
}

/* A card from the box keeps its crown; a correction may have changed its type. */
static void
assert_card (const DubBox *box, DubEmployee card)
{
  g_assert_cmpuint (card.type, <=, DUB_TYPE_UNKNOWN);
  g_assert_cmpuint (card.id, <=, box->n_employees);
  g_assert_true (card.level < DUB_N_LEVELS || card.level >= DUB_LEVEL_START);
  if (card.id != 0)
    g_assert_cmpuint (card.crown, ==, box->employees[card.id - 1].crown);
}

static void
assert_side (const DubBox *box, const DubState *state, DubOwner owner)
{
  const DubSide *side = &state->sides[owner];
  gboolean has_exams = dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
  guint n_tasks;
  const guint8 *tasks = dub_box_get_tasks (box, side->track, &n_tasks);

  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
    g_assert_cmpuint (side->counts[fact], <=, dub_fact_get_max (fact));
  g_assert_cmpuint (side->jewelry.n, <=, DUB_MAX_JEWELRY);
  for (guint i = 0; i < side->jewelry.n; i++)
    g_assert_true (side->jewelry.colors[i] >= DUB_BLUE && side->jewelry.colors[i] <= DUB_ORANGE);
  g_assert_cmpuint (side->n_bonuses, <=, DUB_N_CROWNS);

  g_assert_cmpuint (side->n_staff, <=, DUB_MAX_STAFF);
  g_assert_true (side->n_staff == side->counts[DUB_FACT_STAFF] ||
                 (owner == DUB_YOU && side->n_staff == 0));
  for (guint i = 0; i < side->n_staff; i++) {
    assert_card (box, side->staff[i]);
    g_assert_cmpuint (side->staff[i].type, !=, DUB_TYPE_NONE);
    g_assert_true (has_exams || side->staff[i].level != DUB_LEVEL_EXAM);
  }

  g_assert_cmpuint (side->track, <, has_exams ? DUB_N_TRACKS : 1);
  g_assert_cmpuint (side->n_done, <=, has_exams ? n_tasks : 0);
  for (guint i = 0; i < side->n_done; i++) {
    g_assert_nonnull (memchr (tasks, side->done[i], n_tasks));
    g_assert_null (memchr (side->done, side->done[i], i));
  }
}

static void
assert_pile (const DubPile *pile)
{
  g_assert_cmpuint (pile->n, <=, DUB_N_CARDS);
  for (guint i = 0; i < pile->n; i++)
    g_assert_true (pile->cards[i].action == DUB_CARD_UNKNOWN || dub_card_is_valid (pile->cards[i]));
}

/* Asserts the turn and the facts that depend on it. */
static void
assert_phase (const DubState *state)
{
  gboolean is_open = state->playing.action != DUB_CARD_UNKNOWN;
  gboolean in_turns = state->phase == DUB_PHASE_TURNS;
  gboolean is_hers = in_turns && state->turn == DUB_BARRY;
  static const DubYourTurn over = { .n_actions = 0 };

  g_assert_cmpuint (state->phase, <, DUB_N_PHASES);
  g_assert_cmpuint (state->round, <=, DUB_N_ROUNDS);
  g_assert_cmpuint (state->expansions, <, 1 << DUB_N_EXPANSIONS);
  g_assert_cmpuint (state->draw_mode, <, DUB_N_DRAW_MODES);
  g_assert_true (in_turns == (state->turn == DUB_BARRY || state->turn == DUB_YOU));
  g_assert_true (is_hers ? is_open || state->hand.n > 0 : !is_open);
  g_assert_true (state->turn == DUB_YOU || memcmp (&state->yours.turn, &over, sizeof over) == 0);
  g_assert_true (is_open || (state->reported.n == 0 && state->n_deviations == 0));
  g_assert_cmpuint (state->reported.n, <=, DUB_MAX_REPORTED);
  g_assert_cmpuint (state->n_deviations, <=, DUB_MAX_DEVIATIONS);
  g_assert_true (!is_open || dub_card_is_valid (state->playing));
  g_assert_true (state->phase < DUB_PHASE_SCORING || state->round == DUB_N_ROUNDS);
  g_assert_true (state->start == DUB_BARRY || state->start == DUB_YOU);
  g_assert_cmpuint (state->yours.hand, <=, DUB_MAX_COUNT);
  g_assert_cmpuint (state->yours.specialist, <, DUB_N_SPECIALISTS);
}

void
table_assert_possible (const DubBox *box, const DubState *state)
{
  assert_phase (state);
  assert_halls (box, state);
  assert_displays (state);
  assert_tokens (state);
  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++) {
    assert_card (box, state->employees[i]);
    g_assert_cmpuint (state->employees[i].level, !=, DUB_LEVEL_EXAM);
  }
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    assert_side (box, state, owner);
  assert_pile (&state->hand);
  assert_pile (&state->supply);
  assert_pile (&state->discard);
  g_assert_cmpint (dub_table_check_parts (box, state, DUB_CHECK_ALL).code, ==, DUB_REASON_NONE);
  g_assert_cmpint (dub_table_check_rest (box, state, DUB_CHECK_ALL).code, ==, DUB_REASON_NONE);
}
