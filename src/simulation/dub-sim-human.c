/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-sim-human.h"

#include "dub-round.h"
#include "dub-side.h"
#include "dub-sim-choice.h"

enum { PLAY_BONUS = 3 };

/* Which card leaves matters if it may have a crown: one without, or else the first. */
static DubThing
name_card (const DubSide *you, DubType type, gboolean is_deputed)
{
  if (dub_side_has_plain (you, type))
    return is_deputed && dub_side_has_crowned (you, type)
               ? dub_thing_employee (dub_employee_of_type (type))
               : (DubThing){ 0 };
  for (guint i = 0; i < you->n_staff; i++)
    if (you->staff[i].type == type)
      return dub_thing_employee (you->staff[i]);

  return (DubThing){ 0 };
}

void
dub_sim_human_init (DubSimHuman *self)
{
  *self = (DubSimHuman){ .livre = 15,
                         .thread = 1,
                         .lace = 1,
                         .supply = { [DUB_MASTER] = 2, [DUB_JOURNEYMAN] = 1, [DUB_APPRENTICE] = 2 },
                         .wants_specialist = TRUE };
}

static DubType
find_type (const guint8 *cards)
{
  for (DubType type = DUB_MASTER; type <= DUB_APPRENTICE; type++)
    if (cards[type] > 0)
      return type;

  return DUB_TYPE_NONE;
}

void
dub_sim_human_begin_round (DubSimHuman *self)
{
  for (guint i = 0; i < DUB_YOUR_HAND_SIZE; i++) {
    DubType type = find_type (self->supply);

    if (type == DUB_TYPE_NONE) {
      for (guint t = 0; t < DUB_N_TYPES; t++) {
        self->supply[t] = self->discard[t];
        self->discard[t] = 0;
      }
      type = find_type (self->supply);
    }
    if (type == DUB_TYPE_NONE)
      return;
    self->supply[type]--;
    self->hand[type]++;
  }
}

static void
carry_out (DubSimHuman *self, const DubSimChoice *plan, DubType type)
{
  self->livre += plan->livre + PLAY_BONUS;
  self->silk += plan->silk;
  self->thread += plan->thread;
  self->lace += plan->lace;
  self->pp += plan->pp;
  self->n_tasks = (guint8) (self->n_tasks + plan->tasks);
  self->hand[type]--;
  if (!plan->deputes && !plan->joins_for_type)
    self->discard[type]++;
  if (plan->joins != DUB_TYPE_NONE)
    self->hand[plan->joins]++;
  if (plan->joins_for_type) {
    self->track = !self->track;
    self->n_tasks = 0;
  }
  if (plan->n > 0 && plan->moves[0].from.kind == DUB_PLACE_SPECIALIST)
    self->wants_specialist = FALSE;
}

/* Tries each type of employee in the hand and takes the best choice. If tied, the
 * lowest-ranking type is played. */
guint
dub_sim_human_play (DubSimHuman *self, const DubGame *game, DubMove moves[4])
{
  const DubSide *you = &game->state.sides[DUB_YOU];
  DubType type = find_type (self->hand);
  DubSimChoice best = { 0 };

  dub_sim_choose (self, game, &type, &best);
  carry_out (self, &best, type);
  for (guint i = 0; i < best.n; i++) {
    moves[i] = best.moves[i];
    if (moves[i].verb == DUB_MOVE_DEPUTE || moves[i].verb == DUB_MOVE_PASS_EXAM)
      moves[i].other = name_card (you, type, moves[i].verb == DUB_MOVE_DEPUTE);
  }

  return best.n;
}

DubMove
dub_sim_human_answer (const DubSimHuman *self, const DubGame *game, DubFact fact)
{
  const int values[DUB_N_COUNTS] = {
    [DUB_FACT_PP] = self->pp,
    [DUB_FACT_LIVRE] = self->livre,
    [DUB_FACT_THREAD] = self->thread,
    [DUB_FACT_LACE] = self->lace,
    [DUB_FACT_STAFF] = game->state.sides[DUB_YOU].counts[DUB_FACT_STAFF],
    [DUB_FACT_APPRENTICES] = game->state.sides[DUB_YOU].counts[DUB_FACT_APPRENTICES],
    [DUB_FACT_TILES] = self->silk,
  };
  DubMove count = dub_move (DUB_YOU, DUB_MOVE_COUNT);

  count.to = dub_place_of_count (DUB_YOU, fact);
  if (fact < DUB_N_COUNTS)
    count.thing = dub_thing_number (values[fact]);
  else
    count.thing.kind = fact == DUB_FACT_JEWELRY ? DUB_KIND_JEWELRY : DUB_KIND_CROWNS;

  return count;
}

void
dub_sim_human_earn (DubSimHuman *self, guint livre)
{
  self->livre += (int) livre;
}
