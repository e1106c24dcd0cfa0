/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-specialist.h"

#include "dub-state-count.h"

static DubCondition
see (guint has, guint needs)
{
  return (DubCondition){ .has = has, .needs = needs, .is_known = TRUE, .fact = DUB_N_FACTS };
}

static DubCondition
count (const DubState *state, DubFact fact, guint needs)
{
  return (DubCondition){ .has = state->sides[DUB_YOU].counts[fact],
                         .needs = needs,
                         .is_known = dub_state_knows (state, fact),
                         .fact = fact };
}

/* Without a token on a jeweler decoration you have no jewelry. */
static DubCondition
count_jewelry (const DubState *state, guint needs)
{
  return (DubCondition){ .has = state->sides[DUB_YOU].jewelry.n,
                         .needs = needs,
                         .is_known = dub_state_knows (state, DUB_FACT_JEWELRY) ||
                                     dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) == 0,
                         .fact = DUB_FACT_JEWELRY };
}

/* The kitchen is one kind of decoration with two sides. */
static guint
count_kinds (const DubState *state)
{
  guint n = 0;

  for (DubDecorationKind kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    n += kind != DUB_KITCHEN_RIGHT && dub_state_count_tokens (state, kind, DUB_YOU) > 0;

  return n + (dub_state_count_tokens (state, DUB_KITCHEN_LEFT, DUB_YOU) == 0 &&
              dub_state_count_tokens (state, DUB_KITCHEN_RIGHT, DUB_YOU) > 0);
}

static guint
count_halls (const DubState *state)
{
  guint n = 0;

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    n += dub_state_is_in_hall (state, DUB_YOU, hall);

  return n;
}

static guint
count_colors (const DubState *state, DubColor a, DubColor b)
{
  guint garments[DUB_N_COLORS];

  dub_state_count_garments (state, DUB_YOU, garments);

  return garments[a] + garments[b];
}

/* YOU-6. */
guint
dub_specialist_get_conditions (const DubBox *box, const DubState *state, DubSpecialist specialist,
                               DubCondition conditions[DUB_MAX_CONDITIONS])
{
  switch (specialist) {
  case DUB_SPECIALIST_COATS:
    conditions[0] = see (count_colors (state, DUB_PINK, DUB_ORANGE), 3);
    return 1;
  case DUB_SPECIALIST_GOWNS:
    conditions[0] = see (count_colors (state, DUB_BLUE, DUB_GREEN), 3);
    return 1;
  case DUB_SPECIALIST_MASTER_GUESTS:
    conditions[0] = see (dub_state_count_master_guests (box, state, DUB_YOU), 3);
    return 1;
  case DUB_SPECIALIST_LIVRE:
    conditions[0] = count (state, DUB_FACT_LIVRE, 30);
    return 1;
  case DUB_SPECIALIST_JEWELRY:
    conditions[0] = count_jewelry (state, 3);
    return 1;
  case DUB_SPECIALIST_DECORATIONS:
    conditions[0] = see (count_kinds (state), 3);
    return 1;
  case DUB_SPECIALIST_STOCKS:
    conditions[0] = count (state, DUB_FACT_TILES, 4);
    conditions[1] = count (state, DUB_FACT_LACE, 2);
    conditions[2] = count (state, DUB_FACT_THREAD, 2);
    return 3;
  case DUB_SPECIALIST_PRESTIGE:
    conditions[0] = count (state, DUB_FACT_PP, 5);
    return 1;
  case DUB_SPECIALIST_MASTER_EXAM:
    conditions[0] = see (state->sides[DUB_YOU].n_exams[DUB_TRACK_MASTER], 1);
    return 1;
  case DUB_SPECIALIST_HALLS:
    conditions[0] = see (count_halls (state), DUB_N_HALLS);
    return 1;
  case DUB_SPECIALIST_UNKNOWN:
  case DUB_N_SPECIALISTS:
    break;
  }

  return 0;
}

gboolean
dub_specialist_may_be_met (const DubBox *box, const DubState *state, DubSpecialist specialist)
{
  DubCondition conditions[DUB_MAX_CONDITIONS];
  guint n = dub_specialist_get_conditions (box, state, specialist, conditions);

  for (guint i = 0; i < n; i++)
    if (conditions[i].is_known && conditions[i].has < conditions[i].needs)
      return FALSE;

  return TRUE;
}

gboolean
dub_specialist_is_met (const DubBox *box, const DubState *state, DubSpecialist specialist)
{
  DubCondition conditions[DUB_MAX_CONDITIONS];
  guint n = dub_specialist_get_conditions (box, state, specialist, conditions);

  for (guint i = 0; i < n; i++)
    if (!conditions[i].is_known || conditions[i].has < conditions[i].needs)
      return FALSE;

  return n > 0;
}
