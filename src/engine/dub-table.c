/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-table.h"
#include "dub-card.h"
#include "dub-place-private.h"
#include "dub-state.h"
#include "dub-your-turn.h"

#include <string.h>

gboolean
dub_card_is_valid (DubCard card)
{
  return card.action > DUB_CARD_UNKNOWN && card.action < DUB_N_CARD_ACTIONS &&
         card.n >= dub_card_forms[card.action].first &&
         card.n <= dub_card_forms[card.action].last && card.hall >= 1 && card.hall <= DUB_N_HALLS &&
         card.symbol < DUB_N_SYMBOLS;
}

/* Whether all cards are known or unknown ones, and not more than exist. */
static gboolean
pile_is_valid (const DubPile *pile)
{
  for (guint i = 0; i < pile->n && i < DUB_N_CARDS; i++)
    if (pile->cards[i].action != DUB_CARD_UNKNOWN && !dub_card_is_valid (pile->cards[i]))
      return FALSE;

  return pile->n <= DUB_N_CARDS;
}

static gboolean
garment_is_valid (DubGarment garment)
{
  return garment.color <= DUB_COLOR_UNKNOWN && garment.pp <= DUB_MAX_GARMENT_PP &&
         garment.thimble <= 1 && garment.special < DUB_N_SPECIALS &&
         ((garment.color != DUB_COLOR_NONE && garment.color != DUB_COLOR_UNKNOWN) ||
          garment.special == DUB_SPECIAL_NONE);
}

gboolean
dub_employee_is_valid (const DubBox *box, DubEmployee employee)
{
  const DubBoxEmployee *card;

  /* Every Apprentice of level VI has a crown (VAL), so the card must be named. */
  if (employee.id == 0)
    return employee.type <= DUB_TYPE_UNKNOWN && employee.crown == DUB_CROWN_NONE &&
           (employee.level < DUB_N_LEVELS || employee.level >= DUB_LEVEL_EXAM) &&
           !(employee.level == DUB_CROWN_LEVEL && employee.type == DUB_APPRENTICE);

  if (employee.id > box->n_employees)
    return FALSE;
  card = &box->employees[employee.id - 1];

  return employee.type == card->type && employee.level == card->level &&
         employee.crown == card->crown;
}

static gboolean
is_start_card (DubEmployee card)
{
  return card.level == DUB_LEVEL_START && card.id == 0 && card.crown == DUB_CROWN_NONE &&
         card.type >= DUB_MASTER && card.type <= DUB_APPRENTICE;
}

gboolean
dub_setup_is_valid (const DubSetup *setup)
{
  guint hers = setup->colors[DUB_BARRY], yours = setup->colors[DUB_YOU];

  return setup->colors[DUB_NOBODY] == DUB_PLAYER_COLOR_UNKNOWN && hers < DUB_N_PLAYER_COLORS &&
         yours < DUB_N_PLAYER_COLORS && (hers != yours || hers == DUB_PLAYER_COLOR_UNKNOWN);
}

/* A garment in a hall is known and has a token on it. */
static gboolean
garment_fits (DubPlace place, DubThing thing)
{
  if (place.kind != DUB_PLACE_GUEST)
    return garment_is_valid (thing.garment) && thing.owner == DUB_NOBODY;

  return garment_is_valid (thing.garment) && thing.garment.color != DUB_COLOR_UNKNOWN &&
         thing.owner < DUB_N_OWNERS &&
         (thing.owner == DUB_NOBODY) == (thing.garment.color == DUB_COLOR_NONE);
}

gboolean
dub_thing_is_valid (const DubBox *box, const DubState *state, DubPlace place, DubThing thing)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];

  if (thing.kind != row->kind)
    return FALSE;
  switch ((DubKind) row->kind) {
  case DUB_KIND_TILE:
  case DUB_KIND_JEWEL:
  case DUB_KIND_OWNER:
  case DUB_KIND_TRACK:
  case DUB_KIND_TOKEN:
  case DUB_KIND_DRAW_MODE:
  case DUB_KIND_SPECIALIST:
    return thing.name >= row->min && thing.name <= row->max;
  case DUB_KIND_GARMENT:
    return garment_fits (place, thing);
  case DUB_KIND_EMPLOYEE:
    return dub_employee_is_valid (box, thing.employee) ||
           (place.side == DUB_YOU && is_start_card (thing.employee));
  case DUB_KIND_NUMBER:
    return thing.n >= row->min && thing.n <= dub_place_get_max (state, place);
  case DUB_KIND_JEWELRY:
    return dub_jewelry_is_valid (thing.jewelry);
  case DUB_KIND_NOTHING:
  case DUB_KIND_CROWNS:
  case DUB_KIND_CARD:
  case DUB_N_KINDS:
    break;
  }

  return FALSE;
}

enum {
  N_GARMENTS = 42,
  N_FANCY_GARMENTS = 4,
  N_EXPERT_GARMENTS = 4,
  N_EXPERT_JEWELRY_GARMENTS = 2,
  FIRST_ROUND = 1,
};

static const guint8 garment_counts[DUB_N_COLORS] = {
  [DUB_BLUE] = 13,
  [DUB_PINK] = 13,
  [DUB_GREEN] = 10,
  [DUB_ORANGE] = 6,
};
/* Employees of each level in the base game, and those that the Jewelry Box adds. */
static const guint8 level_counts[DUB_N_LEVELS] = { 0, 6, 4, 4, 4, 4, 6 };
static const guint8 jb_level_counts[DUB_N_LEVELS] = { 10, 0, 9, 0, 0, 9, 0 };

guint
dub_limits_get_level (guint level, gboolean in_jewelry_box)
{
  return in_jewelry_box ? jb_level_counts[level] : level_counts[level];
}

static DubReason
problem (DubReasonCode code)
{
  return (DubReason){ .code = (guint8) code };
}

static const DubReason none = { .code = DUB_REASON_NONE };

static gboolean
has_jewelry_box (const DubState *state)
{
  return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
}

guint
dub_limits_get_garments (const DubState *state)
{
  guint n = N_GARMENTS;

  if (dub_state_has_expansion (state, DUB_EXPANSION_FANCY))
    n += N_FANCY_GARMENTS;
  if (dub_state_has_expansion (state, DUB_EXPANSION_EXPERT))
    n += N_EXPERT_GARMENTS + (has_jewelry_box (state) ? N_EXPERT_JEWELRY_GARMENTS : 0);

  return n;
}

guint
dub_limits_get_color (DubColor color)
{
  return garment_counts[color];
}

static DubReason
add_special (DubTally *tally, DubGarment garment)
{
  DubSpecial special = garment.special;
  gboolean festivity = special <= DUB_FESTIVITY_PINK;

  if (festivity && !dub_state_has_expansion (tally->state, DUB_EXPANSION_FESTIVITY))
    return problem (DUB_REASON_NO_FESTIVITY);
  if (!festivity && !dub_state_has_expansion (tally->state, DUB_EXPANSION_EXPERT))
    return problem (DUB_REASON_NO_EXPERT);
  if (special >= DUB_EXPERT_ANY_JEWELRY && !has_jewelry_box (tally->state))
    return problem (DUB_REASON_EXPERT_NEEDS_JEWELRY_BOX);
  if (festivity && tally->state->round == FIRST_ROUND)
    return problem (DUB_REASON_FESTIVITY_IN_ROUND_1);
  if (special == DUB_EXPERT_LIVRE14 && garment.color != DUB_GREEN)
    return problem (DUB_REASON_LIVRE14);
  if (++tally->specials[special] > 1)
    return problem (DUB_REASON_GARMENT_TWICE);

  return none;
}

DubReason
dub_tally_add_garment (DubTally *tally, DubGarment garment)
{
  guint limit = garment_counts[garment.color];

  if (garment.color == DUB_COLOR_NONE || garment.color == DUB_COLOR_UNKNOWN)
    return none;
  if (garment.special != DUB_SPECIAL_NONE)
    return add_special (tally, garment);

  if (dub_state_has_expansion (tally->state, DUB_EXPANSION_FANCY))
    limit += N_FANCY_GARMENTS;
  if (++tally->garments[garment.color] > limit)
    return (DubReason){ .code = DUB_REASON_GARMENTS,
                        .n = tally->garments[garment.color],
                        .limit = (guint16) limit,
                        .thing = dub_thing_garment (garment, DUB_NOBODY) };

  return none;
}

DubReason
dub_tally_add_jewel (DubTally *tally, DubColor color)
{
  if (color == DUB_COLOR_NONE)
    return none;
  if (!has_jewelry_box (tally->state))
    return problem (DUB_REASON_NO_JEWELRY);
  if (++tally->n_jewelry > DUB_MAX_JEWELRY)
    return (
        DubReason){ .code = DUB_REASON_JEWELRY, .n = tally->n_jewelry, .limit = DUB_MAX_JEWELRY };

  return none;
}

DubReason
dub_tally_add_employee (DubTally *tally, const DubBox *box, DubEmployee employee)
{
  guint64 bit = employee.id == 0 ? 0 : G_GUINT64_CONSTANT (1) << (employee.id - 1);
  guint limit;

  if (employee.id != 0 && box->employees[employee.id - 1].in_jewelry_box &&
      !has_jewelry_box (tally->state))
    return problem (DUB_REASON_NO_EMPLOYEE);
  if ((tally->ids & bit) != 0)
    return problem (DUB_REASON_EMPLOYEE_TWICE);
  tally->ids |= bit;
  if (employee.type == DUB_TYPE_NONE || employee.level >= DUB_N_LEVELS)
    return none;

  limit = level_counts[employee.level];
  if (has_jewelry_box (tally->state))
    limit += jb_level_counts[employee.level];
  if (++tally->levels[employee.level] > limit)
    return (DubReason){ .code = DUB_REASON_LEVEL,
                        .n = tally->levels[employee.level],
                        .limit = (guint16) limit,
                        .thing = dub_thing_employee (employee) };

  return none;
}

/* Every card in her staff is from the start, hired, or from an examination. */
static DubReason
check_staff (const DubState *state)
{
  guint limit = DUB_N_START_EMPLOYEES + DUB_N_BASE_EMPLOYEES;
  guint n = state->sides[DUB_BARRY].n_staff;

  if (has_jewelry_box (state))
    limit += 2 * DUB_N_EXAM_CARDS;
  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    n += state->employees[i].type != DUB_TYPE_NONE;

  return n > limit
             ? (DubReason){ .code = DUB_REASON_STAFF, .n = (gint16) n, .limit = (guint16) limit }
             : none;
}

DubReason
dub_limits_check_totals (const DubState *state)
{
  guint tiles = dub_state_count_tiles (state);
  guint cards = state->hand.n + state->supply.n + state->discard.n +
                (state->playing.action != DUB_CARD_UNKNOWN);
  DubReason staff = check_staff (state);

  if (staff.code != DUB_REASON_NONE)
    return staff;
  if (tiles > dub_state_get_n_tiles (state))
    return (DubReason){ .code = DUB_REASON_TILES,
                        .n = (gint16) tiles,
                        .limit = (guint16) dub_state_get_n_tiles (state) };
  if (cards > DUB_N_CARDS)
    return (DubReason){ .code = DUB_REASON_CARDS, .n = (gint16) cards, .limit = DUB_N_CARDS };
  if (!has_jewelry_box (state) &&
      dub_state_count_tokens (state, DUB_JEWELER, DUB_NOBODY) < DUB_MAX_SPACES)
    return problem (DUB_REASON_NO_JEWELER_BOARD);

  return none;
}

DubReason
dub_limits_check_tokens (const DubState *state)
{
  static const DubDecorationKind singles[] = { DUB_KITCHEN_LEFT, DUB_KITCHEN_RIGHT, DUB_JEWELER };

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    guint n = 0;

    for (guint i = 0; i < G_N_ELEMENTS (singles); i++)
      if (dub_state_count_tokens (state, singles[i], owner) > 1)
        return (DubReason){ .code = DUB_REASON_ONE_TOKEN,
                            .side = (guint8) owner,
                            .place = { .kind = DUB_PLACE_TOKEN, .in = (guint8) singles[i] } };
    for (guint i = 0; i < DUB_MAX_ALL_HALLS; i++)
      n += state->all_halls[i] == owner;
    if (n > 1)
      return (DubReason){ .code = DUB_REASON_ONE_TOKEN,
                          .side = (guint8) owner,
                          .place = { .kind = DUB_PLACE_ALL_HALLS } };
  }

  return none;
}

static DubReason
check_garments (DubTally *tally)
{
  const DubState *state = tally->state;
  DubReason found = none;

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    tally->garments[color] = state->garment_discards[color];
  for (guint i = 0; i < DUB_N_SPECIALS; i++)
    tally->specials[i] = (state->special_discards & (1u << i)) != 0;

  found = dub_tally_add_garment (tally, state->making);
  for (guint i = 0; i < DUB_MAX_SPACES && found.code == DUB_REASON_NONE; i++)
    if (state->garments[i].color != DUB_COLOR_NONE)
      found = dub_tally_add_garment (tally, state->garments[i]);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES && found.code == DUB_REASON_NONE; i++)
      if (state->halls[hall][i].owner != DUB_NOBODY)
        found = dub_tally_add_garment (tally, state->halls[hall][i].garment);

  return found;
}

static DubReason
check_jewelry (DubTally *tally)
{
  const DubState *state = tally->state;
  DubReason found = none;

  for (guint i = 0; i < DUB_N_COLORS; i++)
    tally->n_jewelry = (guint8) (tally->n_jewelry + state->jewelry_gone[i]);
  for (guint i = 0; i < DUB_MAX_SPACES && found.code == DUB_REASON_NONE; i++)
    found = dub_tally_add_jewel (tally, state->jewelry[i]);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    for (guint i = 0; i < state->sides[owner].jewelry.n && found.code == DUB_REASON_NONE; i++)
      found = dub_tally_add_jewel (tally, state->sides[owner].jewelry.colors[i]);

  return found;
}

static DubReason
check_employees (const DubBox *box, DubTally *tally)
{
  const DubState *state = tally->state;
  DubReason found = none;

  for (guint i = 0; i < DUB_N_HIRE_SPACES && found.code == DUB_REASON_NONE; i++)
    found = dub_tally_add_employee (tally, box, state->employees[i]);
  for (guint i = 0; i < state->sides[DUB_BARRY].n_staff && found.code == DUB_REASON_NONE; i++)
    found = dub_tally_add_employee (tally, box, state->sides[DUB_BARRY].staff[i]);
  for (guint i = 0; i < state->sides[DUB_YOU].n_bonuses && found.code == DUB_REASON_NONE; i++)
    found = dub_tally_add_employee (tally, box,
                                    dub_box_get_crown (box, state->sides[DUB_YOU].bonuses[i]));

  return found;
}

/* Returns the first problem in these parts of a table, counting what has left it. See
 * dub-table.h for the other conditions. */
static DubReason
check_limits (const DubBox *box, const DubState *state, DubCheck parts)
{
  DubTally tally = { .state = state };
  DubReason found = none;

  if ((parts & DUB_CHECK_GARMENTS) != 0)
    found = check_garments (&tally);
  if (found.code == DUB_REASON_NONE && (parts & DUB_CHECK_JEWELRY) != 0)
    found = check_jewelry (&tally);
  if (found.code == DUB_REASON_NONE && (parts & DUB_CHECK_EMPLOYEES) != 0)
    found = check_employees (box, &tally);
  if (found.code == DUB_REASON_NONE && (parts & DUB_CHECK_TOKENS) != 0)
    found = dub_limits_check_tokens (state);

  return found.code == DUB_REASON_NONE ? dub_limits_check_totals (state) : found;
}

static DubReason
refuse (DubReasonCode code)
{
  return (DubReason){ .code = (guint8) code };
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
         guest->garment.color <= DUB_ORANGE && garment_is_valid (guest->garment);
}

static gboolean
garments_are_possible (const DubState *state)
{
  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    if (!garment_is_valid (state->garments[i]))
      return FALSE;
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      if (!guest_is_possible (&state->halls[hall][i]))
        return FALSE;

  return garment_is_valid (state->making);
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
  return pile_is_valid (&state->hand) && pile_is_valid (&state->supply) &&
         pile_is_valid (&state->discard) &&
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
  problem = check_limits (box, state, parts);
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
