/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-sim-human.h"

#include "dub-round.h"
#include "dub-sim-choice.h"
#include "dub-your-staff.h"

enum { PLAY_BONUS = 3 };

static DubAction
get_action (const DubSimMove *move)
{
  return (DubAction){ .type = move->type,
                      .detail = { .at = move->at,
                                  .hall = move->hall,
                                  .space = move->space,
                                  .decoration = move->decoration,
                                  .flag = move->flag,
                                  .sure = move->type == DUB_ACTION_YOU_EXAM ||
                                          (move->type == DUB_ACTION_YOU_HIRE && move->flag),
                                  .track = move->track,
                                  .type = move->employee } };
}

/* Which of the crowned cards leaves matters; the first one will do. */
static void
name_card (const DubYou *you, DubType type, DubEmployee *card)
{
  for (guint i = 0; !dub_your_staff_has_plain (you, type) && i < you->n_staff; i++)
    if (you->staff[i].type == type) {
      *card = you->staff[i];
      return;
    }
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
  if (plan->n > 0 && plan->moves[0].type == DUB_ACTION_YOU_HIRE && plan->moves[0].flag)
    self->wants_specialist = FALSE;
}

/* Tries each type of employee in the hand and takes the best choice. If tied, the
 * lowest-ranking type is played. */
guint
dub_sim_human_play (DubSimHuman *self, const DubGame *game, DubAction actions[4])
{
  DubType type = find_type (self->hand);
  DubSimChoice best = { 0 };

  dub_sim_choose (self, game, &type, &best);
  carry_out (self, &best, type);
  for (guint i = 0; i < best.n; i++) {
    actions[i] = get_action (&best.moves[i]);
    if (actions[i].type == DUB_ACTION_YOU_DEPUTE &&
        dub_your_staff_has_plain (&game->state.you, type) &&
        dub_your_staff_has_crowned (&game->state.you, type))
      actions[i].detail.employee = dub_employee_of_type (type);
    else if (actions[i].type == DUB_ACTION_YOU_DEPUTE)
      name_card (&game->state.you, type, &actions[i].detail.employee);
    if (actions[i].type == DUB_ACTION_YOU_EXAM)
      name_card (&game->state.you, type, &actions[i].detail.left);
  }

  return best.n;
}

DubAction
dub_sim_human_answer (const DubSimHuman *self, const DubGame *game, DubFact fact)
{
  const int values[DUB_N_COUNTS] = {
    [DUB_FACT_PP] = self->pp,
    [DUB_FACT_LIVRE] = self->livre,
    [DUB_FACT_THREAD] = self->thread,
    [DUB_FACT_LACE] = self->lace,
    [DUB_FACT_STAFF] = game->state.you.counts[DUB_FACT_STAFF],
    [DUB_FACT_APPRENTICES] = game->state.you.counts[DUB_FACT_APPRENTICES],
    [DUB_FACT_TILES] = self->silk,
  };

  return (DubAction){ .type = DUB_ACTION_YOU_COUNT,
                      .detail = { .fact = (guint8) fact,
                                  .n = (gint16) (fact < DUB_N_COUNTS ? values[fact] : 0) } };
}

void
dub_sim_human_earn (DubSimHuman *self, guint livre)
{
  self->livre += (int) livre;
}
