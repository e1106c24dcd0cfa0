/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-table.h"
#include "dub-card.h"
#include "dub-place-private.h"
#include "dub-state.h"

gboolean
dub_card_is_valid (DubCard card)
{
  return card.action > DUB_CARD_UNKNOWN && card.action < DUB_N_CARD_ACTIONS &&
         card.n >= dub_card_forms[card.action].first &&
         card.n <= dub_card_forms[card.action].last && card.hall >= 1 && card.hall <= DUB_N_HALLS &&
         card.symbol < DUB_N_SYMBOLS;
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

/* EXAM-X: an examination makes a Master or a Journeyman. Only yours are start employees by name. */
static gboolean
employee_fits (const DubBox *box, const DubState *state, DubPlace place, DubEmployee card)
{
  if (card.id != 0 || card.crown != DUB_CROWN_NONE || card.level < DUB_LEVEL_START)
    return dub_employee_is_valid (box, card);
  if (card.level == DUB_LEVEL_START)
    return place.side == DUB_YOU && card.type >= DUB_MASTER && card.type <= DUB_APPRENTICE;
  if (card.level == DUB_LEVEL_EXAM)
    return place.kind == DUB_PLACE_STAFF && dub_state_has_jewelry_box (state) &&
           (card.type == DUB_MASTER || card.type == DUB_JOURNEYMAN);

  return card.type <= DUB_TYPE_UNKNOWN;
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
  if (dub_kind_is_name (row->kind))
    return thing.name >= row->min && thing.name <= row->max;
  if (row->kind == DUB_KIND_GARMENT)
    return garment_fits (place, thing);
  if (row->kind == DUB_KIND_EMPLOYEE)
    return employee_fits (box, state, place, thing.employee);
  if (row->kind == DUB_KIND_NUMBER)
    return thing.n >= row->min && thing.n <= dub_place_get_max (state, place);

  return row->kind == DUB_KIND_JEWELRY && dub_jewelry_is_valid (thing.jewelry);
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

guint
dub_limits_get_garments (const DubState *state)
{
  guint n = N_GARMENTS;

  if (dub_state_has_expansion (state, DUB_EXPANSION_FANCY))
    n += N_FANCY_GARMENTS;
  if (dub_state_has_expansion (state, DUB_EXPANSION_EXPERT))
    n += N_EXPERT_GARMENTS + (dub_state_has_jewelry_box (state) ? N_EXPERT_JEWELRY_GARMENTS : 0);

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
  if (special >= DUB_EXPERT_ANY_JEWELRY && !dub_state_has_jewelry_box (tally->state))
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
  if (!dub_state_has_jewelry_box (tally->state))
    return problem (DUB_REASON_NO_JEWELRY);
  if (++tally->n_jewelry > DUB_MAX_JEWELRY)
    return (
        DubReason){ .code = DUB_REASON_JEWELRY, .n = tally->n_jewelry, .limit = DUB_MAX_JEWELRY };

  return none;
}

static guint64
get_bit (DubEmployee employee)
{
  return employee.id == 0 ? 0 : G_GUINT64_CONSTANT (1) << (employee.id - 1);
}

DubReason
dub_tally_add_employee (DubTally *tally, const DubBox *box, DubEmployee employee)
{
  guint64 bit = get_bit (employee);
  guint limit;

  if (employee.id != 0 && box->employees[employee.id - 1].in_jewelry_box &&
      !dub_state_has_jewelry_box (tally->state))
    return problem (DUB_REASON_NO_EMPLOYEE);
  if ((tally->ids & bit) != 0)
    return problem (DUB_REASON_EMPLOYEE_TWICE);
  tally->ids |= bit;
  if (employee.type == DUB_TYPE_NONE || employee.level >= DUB_N_LEVELS)
    return none;

  limit = level_counts[employee.level];
  if (dub_state_has_jewelry_box (tally->state))
    limit += jb_level_counts[employee.level];
  if (++tally->levels[employee.level] > limit)
    return (DubReason){ .code = DUB_REASON_LEVEL,
                        .n = tally->levels[employee.level],
                        .limit = (guint16) limit,
                        .thing = dub_thing_employee (employee) };

  return none;
}

/* Every card in her staff is from the start, hired, or from an examination. */
DubReason
dub_limits_check_staff (const DubState *state, guint more)
{
  guint limit = DUB_N_START_EMPLOYEES + DUB_N_BASE_EMPLOYEES;
  guint n = state->sides[DUB_BARRY].n_staff + more;

  if (dub_state_has_jewelry_box (state))
    limit += 2 * DUB_N_EXAM_CARDS;
  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    n += state->employees[i].type != DUB_TYPE_NONE;

  return n > limit
             ? (DubReason){ .code = DUB_REASON_STAFF, .n = (gint16) n, .limit = (guint16) limit }
             : none;
}

/* Checks what needs no tally: staff size, tiles, cards, the jeweler board. */
static DubReason
check_totals (const DubState *state)
{
  guint tiles = dub_state_count_tiles (state);
  guint cards = state->hand.n + state->supply.n + state->discard.n +
                (state->playing.action != DUB_CARD_UNKNOWN);
  DubReason staff = dub_limits_check_staff (state, 0);

  if (staff.code != DUB_REASON_NONE)
    return staff;
  if (tiles > dub_state_get_n_tiles (state))
    return (DubReason){ .code = DUB_REASON_TILES,
                        .n = (gint16) tiles,
                        .limit = (guint16) dub_state_get_n_tiles (state) };
  if (cards > DUB_N_CARDS)
    return (DubReason){ .code = DUB_REASON_CARDS, .n = (gint16) cards, .limit = DUB_N_CARDS };
  if (!dub_state_has_jewelry_box (state) &&
      dub_state_count_tokens (state, DUB_JEWELER, DUB_NOBODY) < DUB_MAX_SPACES)
    return problem (DUB_REASON_NO_JEWELER_BOARD);

  return none;
}

DubReason
dub_limits_check_tokens (const DubState *state)
{
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    guint n = 0;

    for (DubDecorationKind kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
      if (dub_state_count_tokens (state, kind, owner) > 1 &&
          !dub_state_may_have_token (state, kind, owner))
        return (DubReason){ .code = DUB_REASON_ONE_TOKEN,
                            .side = (guint8) owner,
                            .place = { .kind = DUB_PLACE_TOKEN, .in = (guint8) kind } };
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

/* A card of yours may still lie elsewhere by mistake, but you do not have it twice. */
static gboolean
has_card_twice (const DubSide *side)
{
  guint64 ids = 0;

  for (guint i = 0; i < side->n_staff; i++) {
    guint64 bit = get_bit (side->staff[i]);

    if ((ids & bit) != 0)
      return TRUE;
    ids |= bit;
  }

  return FALSE;
}

static DubReason
check_employees (const DubBox *box, DubTally *tally)
{
  const DubState *state = tally->state;
  DubReason found = none;

  if (has_card_twice (&state->sides[DUB_YOU]))
    return problem (DUB_REASON_EMPLOYEE_TWICE);

  for (guint i = 0; i < DUB_N_HIRE_SPACES && found.code == DUB_REASON_NONE; i++)
    found = dub_tally_add_employee (tally, box, state->employees[i]);
  for (guint i = 0; i < state->sides[DUB_BARRY].n_staff && found.code == DUB_REASON_NONE; i++)
    found = dub_tally_add_employee (tally, box, state->sides[DUB_BARRY].staff[i]);
  for (guint i = 0; i < state->sides[DUB_YOU].n_bonuses && found.code == DUB_REASON_NONE; i++)
    found = dub_tally_add_employee (tally, box,
                                    dub_box_get_crown (box, state->sides[DUB_YOU].bonuses[i]));

  return found;
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

/* SET-6: her cards from a deck are no longer in it. */
static gboolean
decks_are_possible (const DubState *state)
{
  for (DubTrack track = 0; track < DUB_N_TRACKS; track++)
    if ((guint) MAX (state->exam_decks[track], 0) + dub_state_count_exam_cards (state, track) >
        DUB_N_EXAM_CARDS)
      return FALSE;

  return TRUE;
}

/* Counts what has left the table, too. */
DubReason
dub_table_check_parts (const DubBox *box, const DubState *state, DubCheck parts)
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
  if (found.code == DUB_REASON_NONE)
    found = check_totals (state);
  if (found.code == DUB_REASON_NONE && (parts & DUB_CHECK_EMPLOYEES) != 0 &&
      !decks_are_possible (state))
    found = problem (DUB_REASON_CANNOT_COME);

  return found;
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

  dub_box_get_tasks (box, state->sides[DUB_BARRY].track, &n_tasks);
  if (state->phase == DUB_PHASE_NONE || state->round == 0 || state->paid || state->doing != 0 ||
      state->making.color != DUB_COLOR_NONE || state->sides[DUB_BARRY].n_done == n_tasks)
    return problem (DUB_REASON_CANNOT_COME);

  return (parts & DUB_CHECK_GARMENTS) != 0 ? check_all_garments (state) : none;
}
