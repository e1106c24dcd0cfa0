/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "answers-fixture.h"

#include "dub-state.h"

enum { MIN_STAFF = 4, N_FACES = 3 };

void
test_answers_init (TestAnswers *self, const DubBox *box, const DubState *state)
{
  *self = (TestAnswers){ .box = box, .state = state, .n = 1 };
}

void
test_answers_clear (TestAnswers *self)
{
  g_clear_pointer (&self->outcomes, g_free);
}

static void
add_axis (TestAnswers *self, guint what, guint n_options)
{
  g_assert (self->n_axes < TEST_MAX_AXES);
  self->axes[self->n_axes++] = (TestAxis){ (guint8) what, n_options };
  self->n *= n_options;
}

void
test_answers_add_tiles (TestAnswers *self)
{
  for (guint i = 0; i < TEST_N_TILES; i++)
    if (self->state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] == DUB_TILE_UNKNOWN)
      add_axis (self, i, N_FACES);
}

/* Sets jewelry to whole sets, with extra necklaces. */
static void
set_jewelry (DubSide *you, guint option)
{
  static const guint extras[] = { 0, 1, 2, 3, 4, 6, 8, 10, 12 };
  guint sets = option / G_N_ELEMENTS (extras);

  you->jewelry = (DubJewelry){ 0 };
  for (guint i = 0; i < sets; i++)
    for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
      dub_jewelry_add (&you->jewelry, color);
  for (guint i = extras[option % G_N_ELEMENTS (extras)]; i > 0 && you->jewelry.n < DUB_MAX_JEWELRY;
       i--)
    dub_jewelry_add (&you->jewelry, i % 2 == 0 ? DUB_BLUE : DUB_GREEN);
}

/* Lists the crowned cards in play that are in no other place. */
static guint
list_crowns (const DubState *state, DubCrown crowns[DUB_N_CROWNS])
{
  gboolean jb = dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
  guint n = 0;

  for (DubCrown crown = DUB_VI_STAFF; crown <= (jb ? DUB_JB_APPRENTICES : DUB_VI_PAIRS); crown++) {
    gboolean elsewhere = FALSE;

    for (guint i = 0; i < state->sides[DUB_BARRY].n_staff; i++)
      elsewhere |= state->sides[DUB_BARRY].staff[i].crown == crown;
    for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
      elsewhere |= state->employees[i].crown == crown;
    if (!elsewhere)
      crowns[n++] = crown;
  }

  return n;
}

/* Gives you none, one or two of the bonuses: the option has two digits, one per card. */
static void
set_bonuses (DubState *state, guint option)
{
  DubCrown crowns[DUB_N_CROWNS];
  guint n = list_crowns (state, crowns);
  guint first = option / (n + 1), second = option % (n + 1);

  state->sides[DUB_YOU].n_bonuses = 0;
  if (first < n)
    state->sides[DUB_YOU].bonuses[state->sides[DUB_YOU].n_bonuses++] = (guint8) crowns[first];
  if (second < n && second != first)
    state->sides[DUB_YOU].bonuses[state->sides[DUB_YOU].n_bonuses++] = (guint8) crowns[second];
}

static guint
count_options (const DubState *state, DubFact fact, gboolean small)
{
  DubCrown crowns[DUB_N_CROWNS];
  guint n;

  switch (fact) {
  case DUB_FACT_PP:
  case DUB_FACT_LIVRE:
    return 2;
  case DUB_FACT_THREAD:
  case DUB_FACT_LACE:
  case DUB_FACT_TILES:
    return small ? 3 : 7;
  case DUB_FACT_STAFF:
    return small ? 4 : 9;
  case DUB_FACT_APPRENTICES:
    return small ? 4 : 14;
  case DUB_FACT_JEWELRY:
    return small ? 10 : 36;
  case DUB_FACT_BONUSES:
    n = list_crowns (state, crowns);
    return (n + 1) * (n + 1);
  case DUB_N_FACTS:
  default:
    g_assert_not_reached ();
  }
}

void
test_answers_add_facts (TestAnswers *self, guint facts, gboolean small)
{
  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++) {
    if ((facts & (1u << fact)) == 0 || dub_state_knows (self->state, fact))
      continue;
    /* Without a token on a Jeweler decoration you have none. */
    if (fact == DUB_FACT_JEWELRY && dub_state_count_tokens (self->state, DUB_JEWELER, DUB_YOU) == 0)
      continue;
    add_axis (self, TEST_N_TILES + fact, count_options (self->state, fact, small));
  }
}

static void
set_option (DubState *state, guint what, guint option)
{
  DubFact fact = what - TEST_N_TILES;

  if (what < TEST_N_TILES) {
    state->resources[what / DUB_N_COLUMNS][what % DUB_N_COLUMNS] = (guint8) (DUB_TILE_BP + option);
    return;
  }

  state->sides[DUB_YOU].known |= (guint16) (1u << fact);
  if (fact == DUB_FACT_JEWELRY)
    set_jewelry (&state->sides[DUB_YOU], option);
  else if (fact == DUB_FACT_BONUSES)
    set_bonuses (state, option);
  else if (fact == DUB_FACT_LIVRE)
    state->sides[DUB_YOU].counts[fact] = (guint16) (10 * option);
  else
    state->sides[DUB_YOU].counts[fact] =
        (guint16) (option + (fact == DUB_FACT_STAFF ? MIN_STAFF : 0));
}

DubState
test_answers_fill (const TestAnswers *self, guint answer, guint axes)
{
  DubState state = *self->state;

  for (guint i = 0; i < self->n_axes; i++) {
    if ((axes & (1u << i)) != 0)
      set_option (&state, self->axes[i].what, answer % self->axes[i].n_options);
    answer /= self->axes[i].n_options;
  }

  return state;
}

void
test_answers_try_all (TestAnswers *self, TestOutcomeFunc outcome)
{
  self->outcomes = g_new (guint32, self->n);
  for (guint answer = 0; answer < self->n; answer++) {
    DubState state = test_answers_fill (self, answer, G_MAXUINT);

    self->outcomes[answer] = outcome (self->box, &state);
  }
}

gboolean
test_answers_axis_decides (const TestAnswers *self, guint axis)
{
  guint stride = 1, n_options = self->axes[axis].n_options;

  for (guint i = 0; i < axis; i++)
    stride *= self->axes[i].n_options;
  for (guint answer = stride; answer < self->n; answer++)
    if (answer / stride % n_options != 0 &&
        self->outcomes[answer] != self->outcomes[answer - stride])
      return TRUE;

  return FALSE;
}
