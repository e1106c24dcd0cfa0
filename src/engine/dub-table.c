/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-table.h"

#include "dub-place-private.h"
#include "dub-state-count.h"
#include "dub-valid.h"
#include "dub-your-turn.h"

#include <string.h>

static const DubReason none = { .code = DUB_REASON_NONE };

static DubReason
refuse (DubReasonCode code)
{
  return (DubReason){ .code = (guint8) code };
}

static gboolean
has_jewelry_box (const DubState *state)
{
  return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
}

static gboolean
is_empty_beyond (const DubState *state, DubPlace place, guint n)
{
  for (place.at = (guint8) n; place.at < dub_place_table[place.kind].n_max; place.at++)
    if (!dub_place_is_empty (state, place))
      return FALSE;

  return TRUE;
}

gboolean
dub_table_fits (const DubBox *box, const DubState *state)
{
  for (DubPlaceKind kind = 0; kind <= DUB_PLACE_ALL_HALLS; kind++)
    for (guint in = 0; in < MAX (dub_place_table[kind].n_in, 1); in++) {
      DubPlace place = { .kind = (guint8) kind, .in = (guint8) in };

      if (!is_empty_beyond (state, place, dub_place_count_spaces (box, state, place)))
        return FALSE;
    }

  return TRUE;
}

/* A garment in a hall is known and has a token on it. */
static gboolean
guest_is_possible (const DubGuest *guest)
{
  if (guest->owner == DUB_NOBODY)
    return guest->garment.color == DUB_COLOR_NONE;

  return guest->owner < DUB_N_OWNERS && guest->garment.color >= DUB_BLUE &&
         guest->garment.color <= DUB_ORANGE && dub_garment_is_valid (guest->garment);
}

static gboolean
garments_are_possible (const DubState *state)
{
  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    if (!dub_garment_is_valid (state->garments[i]))
      return FALSE;
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      if (!guest_is_possible (&state->halls[hall][i]))
        return FALSE;

  return dub_garment_is_valid (state->making);
}

static gboolean
tiles_are_possible (const DubState *state)
{
  for (guint i = 0; i < DUB_N_DRAWERS; i++)
    for (guint j = 0; j < DUB_N_COLUMNS; j++)
      if (state->resources[i][j] >= DUB_N_TILES)
        return FALSE;

  return state->bag >= DUB_PLENTY;
}

static gboolean
colors_are_possible (const DubJewelry *jewelry)
{
  for (guint i = 0; i < jewelry->n && i < DUB_MAX_JEWELRY; i++)
    if (jewelry->colors[i] < DUB_BLUE || jewelry->colors[i] > DUB_ORANGE)
      return FALSE;

  return jewelry->n <= DUB_MAX_JEWELRY;
}

static gboolean
tokens_are_possible (const DubState *state)
{
  for (DubDecorationKind decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      if (state->tokens[decoration][i] >= DUB_N_OWNERS)
        return FALSE;
  for (guint i = 0; i < DUB_MAX_ALL_HALLS; i++)
    if (state->all_halls[i] >= DUB_N_OWNERS)
      return FALSE;

  return state->favor < DUB_N_OWNERS;
}

/* A card in the box keeps its crown, but its type may have been corrected. */
static gboolean
employee_is_possible (const DubBox *box, DubEmployee employee)
{
  if (employee.id == 0)
    return dub_employee_is_valid (box, employee);

  return employee.id <= box->n_employees && employee.type > DUB_TYPE_NONE &&
         employee.type < DUB_TYPE_UNKNOWN &&
         employee.crown == box->employees[employee.id - 1].crown;
}

/* EXAM-X: an examination makes a Master or a Journeyman of hers. */
static gboolean
her_card_is_possible (const DubState *state, DubEmployee employee)
{
  if (employee.level == DUB_LEVEL_EXAM)
    return has_jewelry_box (state) &&
           (employee.type == DUB_MASTER || employee.type == DUB_JOURNEYMAN);

  return employee.type != DUB_TYPE_NONE;
}

/* A crown from an examination may be known without the card. */
static gboolean
your_card_is_possible (const DubBox *box, DubEmployee card)
{
  if (card.type == DUB_TYPE_NONE || card.crown > DUB_JB_APPRENTICES)
    return FALSE;
  if (card.id == 0 && (card.level >= DUB_LEVEL_START || card.level == 0))
    return card.type <= DUB_TYPE_UNKNOWN;

  return employee_is_possible (box, card);
}

static gboolean
your_staff_is_possible (const DubBox *box, const DubSide *you)
{
  if (you->n_staff > DUB_MAX_STAFF ||
      (you->n_staff > 0 && you->n_staff != you->counts[DUB_FACT_STAFF]))
    return FALSE;
  for (guint i = 0; i < you->n_staff; i++) {
    if (!your_card_is_possible (box, you->staff[i]))
      return FALSE;
    for (guint j = 0; you->staff[i].id != 0 && j < i; j++)
      if (you->staff[j].id == you->staff[i].id)
        return FALSE;
  }

  return TRUE;
}

static gboolean
staff_is_possible (const DubBox *box, const DubState *state)
{
  if (state->sides[DUB_BARRY].n_staff > DUB_MAX_STAFF ||
      !your_staff_is_possible (box, &state->sides[DUB_YOU]))
    return FALSE;
  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    if (state->employees[i].level == DUB_LEVEL_EXAM ||
        !employee_is_possible (box, state->employees[i]))
      return FALSE;
  for (guint i = 0; i < state->sides[DUB_BARRY].n_staff; i++)
    if (!her_card_is_possible (state, state->sides[DUB_BARRY].staff[i]) ||
        !employee_is_possible (box, state->sides[DUB_BARRY].staff[i]))
      return FALSE;

  return TRUE;
}

/* Each task once, and only those of the track. */
static gboolean
track_is_possible (const DubBox *box, const DubSide *side)
{
  const guint8 *done = side->done;
  guint n_tasks;
  const guint8 *tasks;

  if (side->track >= DUB_N_TRACKS)
    return FALSE;
  tasks = dub_box_get_tasks (box, side->track, &n_tasks);
  if (side->n_done > n_tasks)
    return FALSE;
  for (guint i = 0; i < side->n_done; i++)
    if (memchr (tasks, done[i], n_tasks) == NULL || memchr (done, done[i], i) != NULL)
      return FALSE;

  return TRUE;
}

static gboolean
exams_are_begun (const DubSide *side)
{
  return side->track != DUB_TRACK_JOURNEYMAN || side->n_done > 0;
}

/* EXAM-X, SET-6, YOU-5. Her cards from a deck are no longer in it. */
static gboolean
exams_are_possible (const DubBox *box, const DubState *state)
{
  const DubSide *hers = &state->sides[DUB_BARRY], *yours = &state->sides[DUB_YOU];

  if (!has_jewelry_box (state) && state->phase == DUB_PHASE_NONE)
    return TRUE; /* the exams are not used */
  if (!has_jewelry_box (state))
    return !exams_are_begun (hers) && !exams_are_begun (yours) &&
           state->exam_decks[DUB_TRACK_JOURNEYMAN] == DUB_PLENTY &&
           state->exam_decks[DUB_TRACK_MASTER] == DUB_PLENTY && !state->yours.has_specialist &&
           state->yours.specialist == DUB_SPECIALIST_UNKNOWN;

  if (!track_is_possible (box, hers) || !track_is_possible (box, yours) ||
      state->yours.specialist >= DUB_N_SPECIALISTS)
    return FALSE;

  for (DubTrack track = 0; track < DUB_N_TRACKS; track++)
    if (state->exam_decks[track] < DUB_PLENTY ||
        (guint) MAX (state->exam_decks[track], 0) + dub_state_count_exam_cards (state, track) >
            DUB_N_EXAM_CARDS)
      return FALSE;

  return TRUE;
}

static gboolean
counts_are_possible (const DubState *state)
{
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
      if (state->sides[owner].counts[fact] > dub_fact_get_max (fact))
        return FALSE;

  return state->yours.hand <= DUB_MAX_COUNT && state->sides[DUB_YOU].n_bonuses <= DUB_N_CROWNS;
}

static gboolean
cards_are_possible (const DubState *state)
{
  return dub_pile_is_valid (&state->hand) && dub_pile_is_valid (&state->supply) &&
         dub_pile_is_valid (&state->discard) &&
         (state->playing.action == DUB_CARD_UNKNOWN || dub_card_is_valid (state->playing)) &&
         state->reported.n <= DUB_MAX_REPORTED && state->n_deviations <= DUB_MAX_DEVIATIONS;
}

/* Whose turn it is, and what depends on it. A scenario has no phase. */
static gboolean
phase_is_possible (const DubState *state)
{
  gboolean in_turns = state->phase == DUB_PHASE_TURNS;
  gboolean is_open = state->playing.action != DUB_CARD_UNKNOWN;

  if (state->phase >= DUB_N_PHASES || state->round > DUB_N_ROUNDS ||
      state->expansions >= 1u << DUB_N_EXPANSIONS || state->draw_mode >= DUB_N_DRAW_MODES)
    return FALSE;
  if (state->phase == DUB_PHASE_NONE)
    return TRUE;

  if (in_turns != (state->turn == DUB_BARRY || state->turn == DUB_YOU) ||
      (is_open && !(in_turns && state->turn == DUB_BARRY)) ||
      (in_turns && state->turn == DUB_BARRY && !is_open && state->hand.n == 0))
    return FALSE;
  if (state->turn != DUB_YOU && !dub_your_turn_is_over (&state->yours.turn))
    return FALSE;
  if (!is_open && (state->reported.n > 0 || state->n_deviations > 0))
    return FALSE;
  if (state->phase >= DUB_PHASE_SCORING && state->round != DUB_N_ROUNDS)
    return FALSE;

  return (state->start == DUB_BARRY || state->start == DUB_YOU) &&
         (!state->paid || state->phase == DUB_PHASE_INCOME);
}

static gboolean
jewelry_is_possible (const DubState *state)
{
  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    if (state->jewelry[i] > DUB_COLOR_UNKNOWN)
      return FALSE;

  return colors_are_possible (&state->sides[DUB_BARRY].jewelry) &&
         colors_are_possible (&state->sides[DUB_YOU].jewelry);
}

/* Returns what is wrong with individual things, or DUB_REASON_NONE. */
static DubReasonCode
find_fault (const DubBox *box, const DubState *state, DubCheck parts)
{
  if (!phase_is_possible (state))
    return DUB_REASON_CANNOT_COME;
  if (!counts_are_possible (state) || !tiles_are_possible (state))
    return DUB_REASON_NO_SUCH_THING;
  if ((parts & DUB_CHECK_GARMENTS) != 0 && !garments_are_possible (state))
    return DUB_REASON_NO_SUCH_THING;
  if ((parts & DUB_CHECK_JEWELRY) != 0 && !jewelry_is_possible (state))
    return DUB_REASON_NO_SUCH_THING;
  if ((parts & DUB_CHECK_TOKENS) != 0 && !tokens_are_possible (state))
    return DUB_REASON_NO_SUCH_THING;
  if ((parts & DUB_CHECK_EMPLOYEES) != 0 && !staff_is_possible (box, state))
    return DUB_REASON_NO_SUCH_THING;
  if ((parts & DUB_CHECK_CARDS) != 0 && !cards_are_possible (state))
    return DUB_REASON_NO_SUCH_THING;
  /* Nothing is ever put on a missing space, but a new box may have fewer spaces. */
  if (parts == DUB_CHECK_ALL && !dub_table_fits (box, state))
    return DUB_REASON_NO_ROOM;

  return DUB_REASON_NONE;
}

DubReason
dub_table_check_parts (const DubBox *box, const DubState *state, DubCheck parts)
{
  DubReasonCode fault = find_fault (box, state, parts);
  DubReason problem;

  if (fault != DUB_REASON_NONE)
    return (DubReason){ .code = (guint8) fault, .place = DUB_NOWHERE };
  problem = dub_limits_check (box, state, parts);
  if (problem.code == DUB_REASON_NONE && (parts & DUB_CHECK_EMPLOYEES) != 0 &&
      !exams_are_possible (box, state))
    return refuse (DUB_REASON_CANNOT_COME);

  return problem;
}

DubReason
dub_table_check (const DubBox *box, const DubState *state)
{
  return dub_table_check_parts (box, state, DUB_CHECK_ALL);
}

/* SET-8: the festivity garments are added when round 1 is prepared. */
static DubReason
check_all_garments (const DubState *state)
{
  gboolean has_festivity = dub_state_has_expansion (state, DUB_EXPANSION_FESTIVITY) &&
                           !(state->round == 1 && state->phase == DUB_PHASE_PREPARE);
  guint limit = dub_limits_get_garments (state) + (has_festivity ? DUB_N_FESTIVITY_GARMENTS : 0);
  guint n = dub_state_count_all_garments (state);

  return n == limit ? none
                    : (DubReason){ .code = DUB_REASON_GARMENTS,
                                   .n = (gint16) n,
                                   .limit = (guint16) limit };
}

DubReason
dub_table_check_rest (const DubBox *box, const DubState *state, DubCheck parts)
{
  guint n_tasks;

  if (state->phase == DUB_PHASE_NONE || state->round == 0)
    return refuse (DUB_REASON_CANNOT_COME);
  if (state->paid)
    return refuse (DUB_REASON_CANNOT_COME);
  if (state->making.color != DUB_COLOR_NONE)
    return refuse (DUB_REASON_CANNOT_COME);
  dub_box_get_tasks (box, state->sides[DUB_BARRY].track, &n_tasks);
  if (state->sides[DUB_BARRY].n_done == n_tasks)
    return refuse (DUB_REASON_CANNOT_COME);

  return (parts & DUB_CHECK_GARMENTS) != 0 ? check_all_garments (state) : none;
}

DubReason
dub_table_check_at_rest (const DubBox *box, const DubState *state)
{
  DubReason problem = dub_table_check (box, state);

  return problem.code != DUB_REASON_NONE ? problem
                                         : dub_table_check_rest (box, state, DUB_CHECK_ALL);
}
