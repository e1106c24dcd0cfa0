/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Applies events to the table. The same code judges and changes, whether a game is
 * played or read from a file.
 *
 * An event is refused only if no game could lead to it under any rules: recorded
 * random results and choices are accepted, so that old games survive a change of the
 * rules. In addition, dub-decide-*.c judges what an action may cause.
 */

#include "dub-game-private.h"
#include "dub-place-private.h"
#include "dub-strength.h"
#include "dub-table.h"
#include "dub-your-staff.h"

#include <string.h>

/* SET-2 to SET-4, SET-7. Your starting possessions are known, but thread, lace, Livre and PP
 * only until the end of your first turn. */
static void
lay_out (DubState *state, const DubSetup *setup)
{
  static const guint8 staff[DUB_N_START_EMPLOYEES] = { DUB_MASTER, DUB_MASTER, DUB_JOURNEYMAN,
                                                       DUB_APPRENTICE, DUB_APPRENTICE };

  dub_state_init (state);
  state->phase = DUB_PHASE_PREPARE;
  state->seed = setup->seed;
  state->expansions = setup->expansions;
  state->second_place = setup->second_place;
  state->count_candidate = setup->count_candidate;
  state->zero_gown_apart = setup->zero_gown_apart;
  state->draw_mode = setup->draw_mode;
  state->strength = setup->strength;
  memcpy (state->colors, setup->colors, sizeof state->colors);
  state->start = DUB_BARRY;
  state->barry.pp = (guint16) dub_strength_get_pp (setup->strength);
  state->barry.thread = state->barry.lace = 1;
  for (guint i = 0; i < DUB_N_START_EMPLOYEES; i++)
    state->barry.staff[i] = (DubEmployee){ .type = staff[i], .level = DUB_LEVEL_UNKNOWN };
  state->barry.n_staff = DUB_N_START_EMPLOYEES;

  state->you.known = (1u << DUB_N_FACTS) - 1;
  state->you.kept = 1u << DUB_FACT_STAFF | 1u << DUB_FACT_APPRENTICES | 1u << DUB_FACT_JEWELRY |
                    1u << DUB_FACT_BONUSES;
  state->you.counts[DUB_FACT_LIVRE] = 15;
  state->you.counts[DUB_FACT_THREAD] = state->you.counts[DUB_FACT_LACE] = 1;
  dub_your_staff_init (&state->you);

  state->garment_bag = (guint8) dub_limits_get_garments (state);
  if (dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX))
    for (guint i = 0; i < DUB_N_TRACKS; i++)
      state->exam_decks[i] = DUB_N_EXAM_CARDS;
}

static gboolean
start (DubTable *self, const DubEvent *event)
{
  const DubSetup *setup = &event->detail.setup;

  if (self->box->n_employees == 0)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "a box is missing");
  if (setup->draw_mode >= DUB_N_DRAW_MODES || setup->expansions >= 1u << DUB_N_EXPANSIONS)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "no such module or way");
  if (setup->strength >= DUB_N_STRENGTHS)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "no such strength");
  if (!dub_setup_is_valid (setup))
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "she needs a colour of her own");
  lay_out (self->state, setup);

  return TRUE;
}

/* Cards are identified by their index in the list, so a new box must have the same ones; files
 * are read into the same order (dub-box-file.c). */
static gboolean
change_box (DubTable *self, const DubEvent *event)
{
  const DubBox *box = event->box;

  if (box == NULL)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "a box is missing");
  if (!dub_table_fits (box, self->state))
    return dub_table_refuse (self, DUB_GAME_ERROR_PLACE,
                             "something lies on a space that the new box does not have");
  for (guint i = 0; self->state->phase != DUB_PHASE_NONE && i < DUB_N_EMPLOYEES; i++)
    if (strcmp (box->employees[i].id, self->box->employees[i].id) != 0 ||
        box->employees[i].level != self->box->employees[i].level)
      return dub_table_refuse_for (self, DUB_GAME_ERROR_VALUE, DUB_REASON_EMPLOYEES,
                                   "the new box has other employees");
  self->box = box;

  return TRUE;
}

static gboolean
earn (DubTable *self, const DubEvent *event)
{
  DubState *state = self->state;
  guint16 *livre = &state->you.counts[DUB_FACT_LIVRE];

  if (state->paid)
    return dub_table_refuse (self, DUB_GAME_ERROR_PHASE, "the income is paid already");
  if (event->detail.n < 0 || event->detail.n > DUB_MAX_COUNT)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "no such income");

  if (dub_state_knows (state, DUB_FACT_LIVRE))
    *livre = (guint16) MIN (*livre + event->detail.n, DUB_MAX_LIVRE);
  if (state->round == DUB_N_ROUNDS)
    state->phase = DUB_PHASE_SCORING;
  else
    state->paid = TRUE;

  return TRUE;
}

static gboolean
finish (DubTable *self, const DubEvent *event)
{
  self->state->phase = DUB_PHASE_OVER;

  return TRUE;
}

typedef struct {
  DubApply apply;
  guint phases;         /* when it can happen: bitmask of DubPhase */
  guint turn;           /* whose turn it must be, DUB_NOBODY for any */
  DubReason reason;     /* why it is refused at other times */
  const char *not_now;  /* the same, for developers */
  guint parts;          /* that it changes: bitmask of DubCheck */
  gboolean needs_check; /* the player can report more than there is */
} Kind;

#define IN(phase) (1u << DUB_PHASE_##phase)
#define IN_GAME (IN (PREPARE) | IN (TURNS) | IN (INCOME) | IN (SCORING) | IN (OVER))
#define PREPARATION(parts) \
  { \
    dub_apply_preparation, IN (PREPARE), DUB_NOBODY, DUB_REASON_NOT_PREPARING, \
        "no round is being prepared", parts, FALSE \
  }
#define HERS(parts) \
  { \
    dub_apply_barry, IN (TURNS), DUB_BARRY, DUB_REASON_NOT_HER_TURN, "it is not her turn", parts, \
        FALSE \
  }
#define YOURS(parts) \
  { \
    dub_apply_you, IN (TURNS), DUB_YOU, DUB_REASON_NOT_YOUR_TURN, "it is not your turn", parts, \
        FALSE \
  }
#define DISPLAYS (DUB_CHECK_GARMENTS | DUB_CHECK_JEWELRY | DUB_CHECK_EMPLOYEES)

static const Kind kinds[DUB_N_EVENTS] = {
  [DUB_EVENT_STARTED] = { start, IN (NONE), DUB_NOBODY, DUB_REASON_NONE,
                          "the game has begun already", DUB_CHECK_ALL, FALSE },
  [DUB_EVENT_BOX_CHANGED] = { change_box, IN (NONE) | IN_GAME, DUB_NOBODY, DUB_REASON_NONE, NULL,
                              DUB_CHECK_ALL, TRUE },
  /* These check the phase themselves: a round begins after another one, and spaces are due
   * only in the preparation. */
  [DUB_EVENT_ROUND_BEGUN] = { dub_apply_preparation, IN_GAME, DUB_NOBODY, DUB_REASON_NONE, NULL, 0,
                              FALSE },
  [DUB_EVENT_ENTERED] = { dub_apply_preparation, IN_GAME, DUB_NOBODY, DUB_REASON_NONE, NULL,
                          DISPLAYS, FALSE },
  [DUB_EVENT_FAVOR_RETURNED] = PREPARATION (DUB_CHECK_TOKENS),
  [DUB_EVENT_EMPLOYEES_LEFT] = PREPARATION (DUB_CHECK_EMPLOYEES),
  [DUB_EVENT_GARMENTS_LEFT] = PREPARATION (DUB_CHECK_GARMENTS),
  [DUB_EVENT_GARMENTS_SHIFTED] = PREPARATION (DUB_CHECK_GARMENTS),
  [DUB_EVENT_JEWELRY_LEFT] = PREPARATION (DUB_CHECK_JEWELRY),
  [DUB_EVENT_JEWELRY_SHIFTED] = PREPARATION (DUB_CHECK_JEWELRY),
  [DUB_EVENT_STAYED_EMPTY] = PREPARATION (0),
  [DUB_EVENT_FESTIVITY_ADDED] = PREPARATION (DUB_CHECK_GARMENTS),
  [DUB_EVENT_DEALT] = PREPARATION (DUB_CHECK_CARDS),
  [DUB_EVENT_HAND_DRAWN] = PREPARATION (DUB_CHECK_CARDS | DUB_CHECK_GARMENTS), /* SET-8 */
  [DUB_EVENT_REVEALED] = HERS (DUB_CHECK_CARDS),
  [DUB_EVENT_REPORTED] = HERS (DUB_CHECK_CARDS),
  [DUB_EVENT_DEVIATED] = HERS (DUB_CHECK_CARDS),
  [DUB_EVENT_STEP] = HERS (DUB_CHECK_ALL),
  [DUB_EVENT_BARRY_ENDED] = HERS (DUB_CHECK_CARDS),
  [DUB_EVENT_YOU_TOOK_TILE] = YOURS (0),
  [DUB_EVENT_YOU_MADE_GARMENT] = YOURS (DUB_CHECK_GARMENTS),
  [DUB_EVENT_YOU_TOOK_JEWELRY] = YOURS (DUB_CHECK_JEWELRY),
  [DUB_EVENT_YOU_HIRED] = YOURS (DUB_CHECK_EMPLOYEES),
  [DUB_EVENT_YOU_DEPUTED] = YOURS (DUB_CHECK_EMPLOYEES),
  [DUB_EVENT_YOU_FUNDED] = YOURS (DUB_CHECK_TOKENS),
  [DUB_EVENT_YOU_TOOK_FAVOR] = YOURS (DUB_CHECK_TOKENS),
  [DUB_EVENT_YOU_DID_TASK] = YOURS (DUB_CHECK_EMPLOYEES),
  [DUB_EVENT_YOU_PASSED_EXAM] = { dub_apply_you, IN (TURNS), DUB_YOU, DUB_REASON_NOT_YOUR_TURN,
                                  "it is not your turn", DUB_CHECK_EMPLOYEES, TRUE },
  [DUB_EVENT_YOU_PASSED] = YOURS (0),
  [DUB_EVENT_YOU_NAMED_SPECIALIST] = { dub_apply_you, IN_GAME, DUB_NOBODY, DUB_REASON_NONE, NULL,
                                       DUB_CHECK_EMPLOYEES, FALSE },
  [DUB_EVENT_YOU_GAINED] = YOURS (0),
  [DUB_EVENT_YOU_ALL_HALLS] = YOURS (DUB_CHECK_TOKENS),
  [DUB_EVENT_YOU_ENDED] = YOURS (0),
  [DUB_EVENT_YOU_COUNTED] = { dub_apply_you, IN_GAME, DUB_NOBODY, DUB_REASON_NONE, NULL,
                              DUB_CHECK_JEWELRY | DUB_CHECK_EMPLOYEES, TRUE },
  [DUB_EVENT_INCOME] = { earn, IN (INCOME), DUB_NOBODY, DUB_REASON_ROUND_NOT_OVER,
                         "the round is not over", 0, FALSE },
  [DUB_EVENT_CORRECTED] = { dub_apply_correction, IN_GAME, DUB_NOBODY, DUB_REASON_NONE, NULL,
                            DUB_CHECK_ALL, TRUE },
  [DUB_EVENT_TURNED_UP] = { dub_apply_barry, IN (SCORING), DUB_NOBODY, DUB_REASON_NOT_AT_END,
                            "the game has not come to its end", DUB_CHECK_EMPLOYEES, TRUE },
  [DUB_EVENT_FINISHED] = { finish, IN (SCORING), DUB_NOBODY, DUB_REASON_NOT_AT_END,
                           "the game has not come to its end", 0, FALSE },
};

static const guint8 step_parts[DUB_N_VERBS] = {
  [DUB_STEP_TAKE_FAVOR] = DUB_CHECK_TOKENS,
  [DUB_STEP_TAKE_GARMENT] = DUB_CHECK_GARMENTS,
  [DUB_STEP_REVEAL_CARD] = DUB_CHECK_CARDS,
  [DUB_STEP_TAKE_JEWELRY] = DUB_CHECK_JEWELRY,
  [DUB_STEP_PLACE_GARMENT] = DUB_CHECK_GARMENTS,
  [DUB_STEP_HIRE] = DUB_CHECK_EMPLOYEES,
  [DUB_STEP_ADD_HAND_CARD] = DUB_CHECK_CARDS,
  [DUB_STEP_SHUFFLE_DISCARDS] = DUB_CHECK_CARDS,
  [DUB_STEP_PLACE_TOKEN] = DUB_CHECK_TOKENS,
  [DUB_STEP_EXAM_TOKEN] = DUB_CHECK_EMPLOYEES,
  [DUB_STEP_REMOVE_EMPLOYEE] = DUB_CHECK_EMPLOYEES,
  [DUB_STEP_ADD_EXAM_CARD] = DUB_CHECK_EMPLOYEES,
  [DUB_STEP_CLEAR_TASKS] = DUB_CHECK_EMPLOYEES,
  [DUB_STEP_MOVE_EXAM_TOKEN] = DUB_CHECK_EMPLOYEES,
  [DUB_STEP_ALL_HALLS_TOKEN] = DUB_CHECK_TOKENS,
};

static const guint8 fact_parts[DUB_N_FACTS] = {
  [DUB_FACT_STAFF] = DUB_CHECK_EMPLOYEES,
  [DUB_FACT_APPRENTICES] = DUB_CHECK_EMPLOYEES,
  [DUB_FACT_JEWELRY] = DUB_CHECK_JEWELRY,
  [DUB_FACT_BONUSES] = DUB_CHECK_EMPLOYEES,
};

/* Only after the event was applied, when its place, fact or verb is known to be valid. */
static DubCheck
get_parts (const Kind *kind, const DubEvent *event)
{
  if (event->type == DUB_EVENT_CORRECTED)
    return dub_place_table[event->detail.place_kind].check;
  if (event->type == DUB_EVENT_YOU_COUNTED)
    return fact_parts[event->detail.fact];
  if (event->type == DUB_EVENT_STEP)
    return step_parts[event->step.verb];

  return kind->parts;
}

static gboolean
check (DubTable *self, DubCheck parts)
{
  DubProblem problem = dub_table_check_parts (self->box, self->state, parts);

  return problem.code == DUB_PROBLEM_NONE || dub_table_refuse_problem (self, &problem);
}

gboolean
dub_table_apply (DubTable *self, const DubEvent *event)
{
  const DubState *state = self->state;
  const Kind *kind;
  DubCheck parts;

  if (event->type >= DUB_N_EVENTS)
    return dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "there is no such event");
  kind = &kinds[event->type];
  if (state->phase == DUB_PHASE_NONE && (kind->phases & IN (NONE)) == 0)
    return dub_table_refuse (self, DUB_GAME_ERROR_PHASE, "no game has begun");
  if ((kind->phases & (1u << state->phase)) == 0 ||
      (kind->turn != DUB_NOBODY && kind->turn != state->turn))
    return dub_table_refuse_for (self, DUB_GAME_ERROR_PHASE, kind->reason, kind->not_now);

  if (!kind->apply (self, event))
    return FALSE;
  parts = get_parts (kind, event);
  self->touched |= parts;
  self->unchecked |= parts;
  self->is_checked = kind->needs_check;
  if (!kind->needs_check)
    return TRUE;
  self->unchecked &= ~parts;

  return check (self, parts);
}
