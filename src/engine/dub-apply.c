/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Applies events to the table. The same code judges and changes, whether a game is
 * played or read from a file.
 *
 * An event is refused only if no game could lead to it under any rules: recorded
 * random results and choices are accepted, so that old games survive a change of the
 * rules. What may be asked for is judged by deciding (dub-game.h).
 */

#include "dub-game-private.h"
#include "dub-names.h"
#include "dub-place-private.h"
#include "dub-score.h"
#include "dub-table.h"
#include "dub-your-turn.h"

#include <string.h>

/* Applies the moves of a turn that either side can make, or that are steps of hers: the same
 * code judges her steps and yours. */

static gboolean
refuse_place (DubTable *self, DubReasonCode code, DubPlace place)
{
  return dub_refuse (self, .code = (guint8) code, .place = place);
}

/* Returns whether something is there; if the move says what, it has to be that. */
static gboolean
holds (DubTable *self, DubPlaceKind kind, DubPlace place, DubThing thing)
{
  if (place.kind != kind)
    return dub_table_cannot_come (self);
  if (!dub_place_exists (self->box, self->state, place) || dub_place_is_empty (self->state, place))
    return dub_table_refuse_space (self, place);

  return dub_thing_equal (dub_place_read (self->state, place), thing) ||
         dub_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = place, .thing = thing);
}

static gboolean
is_free (DubTable *self, DubPlaceKind kind, DubPlace place)
{
  if (place.kind != kind)
    return dub_table_cannot_come (self);

  return (dub_place_exists (self->box, self->state, place) &&
          dub_place_get_owner (self->state, place) == DUB_NOBODY) ||
         dub_table_refuse_space (self, place);
}

static gboolean
take_favor (DubTable *self, const DubMove *move)
{
  if (self->state->favor != DUB_NOBODY)
    return dub_refuse (self, .code = DUB_REASON_FAVOR, .side = self->state->favor);
  self->state->favor = move->side;

  return TRUE;
}

/* Returns whether the move brings only these facts, and costs nothing. */
static gboolean
brings_only (DubTable *self, const DubMove *move, guint facts)
{
  gboolean is_good = move->open == 0;

  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    is_good = is_good && move->gains[fact] >= 0 &&
              (move->gains[fact] == 0 || (facts & (1u << fact)) != 0);

  return is_good || dub_table_cannot_come (self);
}

/* She gains PP, thread and lace; she never pays, and has no Livre (T-3). */
static gboolean
gain (DubTable *self, const DubMove *move)
{
  if (!brings_only (self, move, 1u << DUB_FACT_PP | 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE))
    return FALSE;
  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    dub_side_gain (&self->state->sides[move->side], fact, move->gains[fact]);

  return TRUE;
}

/* You take a single tile, which she does not. It goes to no place, unless you discard it. */
static gboolean
take_tiles (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  gboolean is_yours = move->side == DUB_YOU;
  guint spaces = move->spaces;

  if (!dub_place_equal (move->to, (DubPlace){ 0 }) && move->to.kind != DUB_PLACE_NONE &&
      !(is_yours && dub_place_equal (move->to, (DubPlace){ .kind = DUB_PLACE_BAG })))
    return dub_table_cannot_come (self);
  if (is_yours && !holds (self, DUB_PLACE_RESOURCE, move->from, move->thing))
    return FALSE;
  if (is_yours)
    spaces = 1u << move->from.at;
  if (spaces == 0)
    return dub_table_cannot_come (self);
  for (guint i = 0; i < 16; i++)
    if ((spaces & (1u << i)) != 0 &&
        (i >= DUB_N_DRAWERS * DUB_N_COLUMNS ||
         state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] == DUB_TILE_NONE))
      return dub_table_refuse_space (self,
                                     (DubPlace){ .kind = DUB_PLACE_RESOURCE, .at = (guint8) i });

  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    if ((spaces & (1u << i)) != 0) {
      state->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] = DUB_TILE_NONE;
      if (!is_yours)
        state->sides[move->side].counts[DUB_FACT_TILES]++;
    }

  return TRUE;
}

static gboolean
draw_bag_tile (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (dub_state_bag_is_empty (state))
    return dub_refuse (self, .code = DUB_REASON_NOTHING_LEFT);
  if (state->bag != DUB_PLENTY)
    state->bag--;
  state->sides[move->side].counts[DUB_FACT_TILES]++;

  return TRUE;
}

/* If the garment is unknown, the app asks for it after it is taken. */
static gboolean
take_garment (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (state->making.color != DUB_COLOR_NONE)
    return dub_table_cannot_come (self);
  if (!holds (self, DUB_PLACE_GARMENT, move->from, move->thing))
    return FALSE;
  state->making = move->thing.garment;
  state->garments[move->from.at] = (DubGarment){ 0 };

  return TRUE;
}

static gboolean
reveal_card (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (state->supply.n == 0 || state->discard.n == DUB_N_CARDS)
    return dub_table_cannot_come (self);
  if (move->thing.kind != DUB_KIND_CARD || !dub_card_is_valid (move->thing.card))
    return dub_refuse (self, .code = DUB_REASON_TELL_CARD);
  dub_pile_pop (&state->supply);
  dub_pile_push (&state->discard, move->thing.card);

  return TRUE;
}

static gboolean
take_jewelry (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  DubSide *side = &state->sides[move->side];

  if (!dub_table_needs_jewelry_box (self) ||
      !holds (self, DUB_PLACE_JEWEL, move->from, move->thing))
    return FALSE;
  if (dub_state_count_tokens (state, DUB_JEWELER, move->side) == 0)
    return dub_refuse (self, .code = DUB_REASON_NO_JEWELER, .side = move->side);
  if (move->thing.name == DUB_COLOR_UNKNOWN)
    return refuse_place (self, DUB_REASON_UNKNOWN, move->from);
  if (side->jewelry.n == DUB_MAX_JEWELRY)
    return dub_refuse (self, .code = DUB_REASON_JEWELRY, .limit = DUB_MAX_JEWELRY);
  dub_jewelry_add (&side->jewelry, move->thing.name);
  state->jewelry[move->from.at] = DUB_COLOR_NONE;

  return TRUE;
}

/* Hers was taken from the display before; yours is. */
static gboolean
place_garment (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  DubGarment *from = &state->making;
  DubColor color = move->thing.garment.color;

  if (move->side == DUB_YOU) {
    if (!holds (self, DUB_PLACE_GARMENT, move->from, move->thing))
      return FALSE;
    from = &state->garments[move->from.at];
  }
  if (color == DUB_COLOR_UNKNOWN)
    return refuse_place (self, DUB_REASON_UNKNOWN, move->from);
  if (color == DUB_COLOR_NONE || !dub_garment_equal (*from, move->thing.garment))
    return dub_table_cannot_come (self);
  if (!is_free (self, DUB_PLACE_GUEST, move->to))
    return FALSE;
  state->halls[move->to.in][move->to.at] = (DubGuest){ *from, move->side };
  *from = (DubGarment){ 0 };

  return TRUE;
}

static gboolean
has_room (DubTable *self, DubOwner owner)
{
  const DubSide *side = &self->state->sides[owner];

  return (owner == DUB_BARRY ? side->n_staff < DUB_MAX_STAFF
                             : self->state->yours.hand < DUB_MAX_COUNT &&
                                   side->counts[DUB_FACT_STAFF] < DUB_MAX_COUNT &&
                                   side->counts[DUB_FACT_APPRENTICES] < DUB_MAX_COUNT) ||
         dub_refuse (self, .code = DUB_REASON_STAFF, .side = (guint8) owner);
}

gboolean
dub_apply_join (DubTable *self, DubOwner owner, DubEmployee card)
{
  DubSide *side = &self->state->sides[owner];

  if (!has_room (self, owner))
    return FALSE;
  if (owner == DUB_YOU) {
    self->state->yours.hand++;
    if (card.id != 0 && dub_side_find (side, card) >= 0)
      card = dub_employee_of_type (card.type);
  }
  dub_side_join (side, card);
  if (owner == DUB_YOU && side->n_staff > 0)
    side->where[side->n_staff - 1] = DUB_WHERE_HAND;

  return TRUE;
}

/* A profile may name its cards in its own way. */
static DubEmployee
get_specialist (const DubBox *box, DubSpecialist specialist)
{
  const char *id = dub_name_get (DUB_SET_SPECIALIST, specialist);
  DubEmployee card = id != NULL ? dub_box_get_employee (box, id) : (DubEmployee){ 0 };

  return card.type == DUB_APPRENTICE && card.level == 0 ? card
                                                        : (DubEmployee){ .type = DUB_APPRENTICE };
}

static gboolean
hire_specialist (DubTable *self, const DubMove *move)
{
  DubYours *yours = &self->state->yours;

  if (move->side != DUB_YOU)
    return dub_table_cannot_come (self);
  if (!dub_table_needs_jewelry_box (self))
    return FALSE;
  if (yours->has_specialist)
    return dub_refuse (self, .code = DUB_REASON_SPECIALIST);
  if (!dub_apply_join (self, DUB_YOU, get_specialist (self->box, yours->specialist)))
    return FALSE;
  yours->has_specialist = TRUE;

  return TRUE;
}

static gboolean
hire (DubTable *self, const DubMove *move)
{
  if (move->from.kind == DUB_PLACE_SPECIALIST)
    return hire_specialist (self, move);
  if (!holds (self, DUB_PLACE_EMPLOYEE, move->from, move->thing) ||
      !dub_apply_join (self, move->side, move->thing.employee))
    return FALSE;
  self->state->employees[move->from.at] = (DubEmployee){ 0 };

  return TRUE;
}

/* */
static gboolean
add_hand_card (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (state->supply.n == 0 || state->hand.n == DUB_N_CARDS)
    return dub_table_cannot_come (self);
  dub_pile_push (&state->hand, dub_pile_pop (&state->supply));

  return TRUE;
}

/* The cards follow as an event of their own. */
static gboolean
shuffle_discards (DubTable *self, const DubMove *move)
{
  if (self->state->supply.n > 0 || self->state->discard.n == 0 ||
      move->thing.kind != DUB_KIND_NUMBER || move->thing.n != self->state->discard.n)
    return dub_table_cannot_come (self);
  self->state->doing |= DUB_DOING_SHUFFLE;

  return TRUE;
}

static gboolean
place_token (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (!is_free (self, DUB_PLACE_TOKEN, move->to))
    return FALSE;
  if (move->to.in == DUB_JEWELER && !dub_table_needs_jewelry_box (self))
    return FALSE;
  if (!dub_state_may_have_token (state, move->to.in, move->side))
    return dub_refuse (self, .code = DUB_REASON_ONE_TOKEN, .place = move->to, .side = move->side);
  state->tokens[move->to.in][move->to.at] = move->side;

  return TRUE;
}

/* YOU-12, EXAM-X: only the tasks of the examination that is prepared for. */
static gboolean
put_exam_token (DubTable *self, const DubMove *move)
{
  DubSide *side = &self->state->sides[move->side];
  guint n_tasks;
  const guint8 *tasks = dub_box_get_tasks (self->box, side->track, &n_tasks);

  if (!dub_table_needs_jewelry_box (self))
    return FALSE;
  if (move->to.kind != DUB_PLACE_TASK || move->to.in != side->track ||
      memchr (tasks, move->to.at, n_tasks) == NULL)
    return refuse_place (self, DUB_REASON_OTHER_TASK, move->to);
  if (dub_side_has_done (side, move->to.at))
    return refuse_place (self, DUB_REASON_TAKEN, move->to);
  dub_side_mark (side, move->to.at, TRUE);
  if (move->side == DUB_YOU)
    self->state->yours.turn.tasks |= (guint8) (1u << move->to.at);

  return TRUE;
}

static gboolean
remove_employee (DubTable *self, const DubMove *move)
{
  DubSide *side = &self->state->sides[move->side];

  if (!dub_table_needs_jewelry_box (self))
    return FALSE;
  if (move->from.kind != DUB_PLACE_STAFF || move->from.at >= side->n_staff ||
      !dub_thing_equal (move->thing, dub_thing_employee (side->staff[move->from.at])))
    return dub_table_cannot_come (self);
  dub_side_remove (side, move->from.at);
  self->state->n_removals++;

  return TRUE;
}

static gboolean
add_exam_card (DubTable *self, const DubMove *move)
{
  gint8 *decks = self->state->exam_decks;
  guint track = move->from.at;

  if (!dub_table_needs_jewelry_box (self))
    return FALSE;
  if (move->from.kind != DUB_PLACE_EXAM_DECK || track >= DUB_N_TRACKS || decks[track] == 0)
    return dub_table_cannot_come (self);
  if (!dub_apply_join (self, move->side,
                       (DubEmployee){ .type = (guint8) dub_track_get_type (track),
                                      .level = DUB_LEVEL_EXAM }))
    return FALSE;
  if (decks[track] != DUB_PLENTY)
    decks[track]--;

  return TRUE;
}

static gboolean
clear_tasks (DubTable *self, const DubMove *move)
{
  DubSide *side = &self->state->sides[move->side];

  if (!dub_table_needs_jewelry_box (self))
    return FALSE;
  if (move->from.kind != DUB_PLACE_TRACK || move->from.in != side->track)
    return dub_table_cannot_come (self);
  dub_side_set_track (side, side->track);

  return TRUE;
}

static gboolean
move_exam_token (DubTable *self, const DubMove *move)
{
  DubSide *side = &self->state->sides[move->side];

  if (!dub_table_needs_jewelry_box (self))
    return FALSE;
  if (move->to.kind != DUB_PLACE_TASK || move->to.in >= DUB_N_TRACKS || side->n_done > 0)
    return dub_table_cannot_come (self);
  dub_side_set_track (side, move->to.in);

  return TRUE;
}

/* ALL-1. */
static gboolean
put_all_halls_token (DubTable *self, const DubMove *move)
{
  if (!is_free (self, DUB_PLACE_ALL_HALLS, move->to))
    return FALSE;
  self->state->all_halls[move->to.at] = move->side;

  return TRUE;
}

/* her discards, shuffled. */
gboolean
dub_apply_shuffle (DubTable *self, const DubPile *cards)
{
  DubState *state = self->state;

  if (!dub_pile_is_shuffled (cards, &state->discard))
    return dub_table_cannot_come (self);
  state->supply = *cards;
  state->discard = (DubPile){ 0 };
  state->n_reshuffles++;
  state->doing &= (guint8) ~DUB_DOING_SHUFFLE;

  return TRUE;
}

/* SET-2 to SET-4, SET-7. Your starting possessions are known, but thread, lace, Livre and PP
 * only until the end of your first turn. */
static void
lay_out (DubState *state, const DubSetup *setup)
{
  DubSide *hers = &state->sides[DUB_BARRY], *yours = &state->sides[DUB_YOU];

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
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    DubSide *side = &state->sides[owner];

    dub_side_start (side, owner == DUB_YOU ? DUB_LEVEL_START : DUB_LEVEL_UNKNOWN);
    side->known = (1u << DUB_N_FACTS) - 1;
    side->counts[DUB_FACT_THREAD] = side->counts[DUB_FACT_LACE] = 1;
  }
  memset (yours->where, DUB_WHERE_SUPPLY, yours->n_staff);
  hers->counts[DUB_FACT_PP] = (guint16) dub_strength_get_pp (setup->strength);
  yours->counts[DUB_FACT_LIVRE] = 15;
  yours->kept |= 1u << DUB_FACT_JEWELRY;

  state->garment_bag = (guint8) dub_limits_get_garments (state);
  if (dub_state_has_jewelry_box (state))
    for (guint i = 0; i < DUB_N_TRACKS; i++)
      state->exam_decks[i] = DUB_N_EXAM_CARDS;
}

/* Both colors have to be different, if they are known. */
static gboolean
start (DubTable *self, const DubSetup *setup)
{
  guint hers = setup->colors[DUB_BARRY], yours = setup->colors[DUB_YOU];

  if (self->state->phase != DUB_PHASE_NONE || self->box->n_employees == 0)
    return dub_table_cannot_come (self);
  if (setup->draw_mode >= DUB_N_DRAW_MODES || setup->expansions >= 1u << DUB_N_EXPANSIONS ||
      setup->strength >= DUB_N_STRENGTHS || setup->colors[DUB_NOBODY] != DUB_PLAYER_COLOR_UNKNOWN ||
      hers >= DUB_N_PLAYER_COLORS || yours >= DUB_N_PLAYER_COLORS ||
      (hers == yours && hers != DUB_PLAYER_COLOR_UNKNOWN))
    return dub_refuse (self, .code = DUB_REASON_SETUP);
  lay_out (self->state, setup);

  return TRUE;
}

/* Cards are identified by their index in the list, so a new box must have the same ones; files
 * are read into the same order (dub-box-file.c). */
static gboolean
change_box (DubTable *self, const DubBox *box)
{
  if (box == NULL)
    return dub_table_cannot_come (self);
  if (!dub_table_fits (box, self->state))
    return dub_refuse (self, .code = DUB_REASON_NO_ROOM);
  for (guint i = 0; self->state->phase != DUB_PHASE_NONE && i < DUB_N_EMPLOYEES; i++)
    if (strcmp (box->employees[i].id, self->box->employees[i].id) != 0 ||
        box->employees[i].level != self->box->employees[i].level)
      return dub_refuse (self, .code = DUB_REASON_EMPLOYEES);
  self->box = box;

  return TRUE;
}

static gboolean
earn (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;
  gint livre = move->gains[DUB_FACT_LIVRE];

  if (!brings_only (self, move, 1u << DUB_FACT_LIVRE))
    return FALSE;
  if (state->paid || livre > DUB_MAX_COUNT)
    return dub_table_cannot_come (self);

  dub_side_gain (&state->sides[DUB_YOU], DUB_FACT_LIVRE, livre);
  if (state->round == DUB_N_ROUNDS)
    state->phase = DUB_PHASE_SCORING;
  else
    state->paid = TRUE;

  return TRUE;
}

static gboolean
finish (DubTable *self, const DubMove *move)
{
  self->state->phase = DUB_PHASE_OVER;

  return TRUE;
}

/* The head of an entry whose consequences follow. */
static gboolean
go_on (DubTable *self, const DubMove *move)
{
  self->state->doing |= move->verb == DUB_MOVE_FILL ? DUB_DOING_FILL : DUB_DOING_DEAL;

  return TRUE;
}

static gboolean
end_turn (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (!(move->side == DUB_YOU ? dub_apply_your_end (self, move) : dub_apply_her_end (self, move)))
    return FALSE;
  state->turn = (guint8) dub_round_get_next_player (state);
  if (state->turn == DUB_NOBODY)
    state->phase = DUB_PHASE_INCOME;

  return TRUE;
}

typedef struct {
  DubApply apply;
  guint8 sides;     /* whose it can be: bitmask of DubOwner */
  guint8 phases;    /* when it can happen: bitmask of DubPhase */
  guint8 reason;    /* why it is refused at other times */
  guint8 parts;     /* that it changes: bitmask of DubCheck */
  gboolean is_step; /* of a turn: it is not applied alone, see dub_apply_her_step () */
} Row;

#define IN(phase) (1u << DUB_PHASE_##phase)
#define IN_GAME (IN (PREPARE) | IN (TURNS) | IN (INCOME) | IN (SCORING) | IN (OVER))
#define HERS (1u << DUB_BARRY)
#define YOURS (1u << DUB_YOU)
#define NOBODYS (1u << DUB_NOBODY)
#define BOTH (HERS | YOURS)
/* In the turn of the side whose move it is. */
#define TURN(apply, sides) \
  { \
    apply, sides, IN (TURNS), 0, 0, FALSE \
  }
#define STEP(apply, sides, parts) \
  { \
    apply, sides, IN (TURNS), 0, parts, TRUE \
  }
#define PREPARATION(apply, parts) \
  { \
    apply, NOBODYS, IN (PREPARE), DUB_REASON_NOT_PREPARING, parts, FALSE \
  }
#define DISPLAYS (DUB_CHECK_GARMENTS | DUB_CHECK_JEWELRY | DUB_CHECK_EMPLOYEES)

static const Row rows[DUB_N_VERBS] = {
  [DUB_MOVE_TAKE_FAVOR] = STEP (take_favor, BOTH, DUB_CHECK_TOKENS),
  [DUB_MOVE_GAIN] = STEP (gain, HERS, 0),
  [DUB_MOVE_TAKE_TILES] = STEP (take_tiles, BOTH, 0),
  [DUB_MOVE_DRAW_BAG_TILE] = STEP (draw_bag_tile, HERS, 0),
  [DUB_MOVE_TAKE_GARMENT] = STEP (take_garment, HERS, DUB_CHECK_GARMENTS),
  [DUB_MOVE_REVEAL_CARD] = STEP (reveal_card, HERS, 0),
  [DUB_MOVE_TAKE_JEWELRY] = STEP (take_jewelry, BOTH, DUB_CHECK_JEWELRY),
  [DUB_MOVE_PLACE_GARMENT] = STEP (place_garment, BOTH, DUB_CHECK_GARMENTS),
  [DUB_MOVE_SELL_GARMENT] = STEP (dub_apply_sell, YOURS, DUB_CHECK_GARMENTS),
  [DUB_MOVE_HIRE] = STEP (hire, BOTH, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_ADD_HAND_CARD] = STEP (add_hand_card, HERS, 0),
  [DUB_MOVE_SHUFFLE_DISCARDS] = STEP (shuffle_discards, HERS, 0),
  [DUB_MOVE_PLACE_TOKEN] = STEP (place_token, BOTH, DUB_CHECK_TOKENS),
  [DUB_MOVE_EXAM_TOKEN] = STEP (put_exam_token, BOTH, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_REMOVE_EMPLOYEE] = STEP (remove_employee, HERS, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_ADD_EXAM_CARD] = STEP (add_exam_card, HERS, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_CLEAR_TASKS] = STEP (clear_tasks, HERS, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_MOVE_EXAM_TOKEN] = STEP (move_exam_token, HERS, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_ALL_HALLS_TOKEN] = STEP (put_all_halls_token, BOTH, DUB_CHECK_TOKENS),
  [DUB_MOVE_PLAY_CARD] = TURN (dub_apply_play_card, HERS),
  [DUB_MOVE_TELL_CARD] = TURN (dub_apply_tell_card, HERS),
  [DUB_MOVE_ACT] = TURN (dub_apply_act, HERS),
  [DUB_MOVE_TURN_UP] = { dub_apply_turn_up, HERS, IN (SCORING), DUB_REASON_NOT_AT_END,
                         DUB_CHECK_EMPLOYEES, FALSE },
  [DUB_MOVE_DEPUTE] = STEP (dub_apply_depute, YOURS, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_PASS_EXAM] = STEP (dub_apply_pass_exam, YOURS, DUB_CHECK_EMPLOYEES),
  [DUB_MOVE_PASS] = STEP (dub_apply_pass, YOURS, 0),
  [DUB_MOVE_CHOOSE_CARD] = { dub_apply_choose_card, YOURS, IN_GAME, 0, 0, FALSE },
  [DUB_MOVE_PLAY_EMPLOYEE] = TURN (dub_apply_play_employee, YOURS),
  [DUB_MOVE_BONUS] = STEP (dub_apply_bonus, YOURS, 0),
  [DUB_MOVE_TELL_GAINS] = STEP (dub_apply_tell_gains, YOURS, 0),
  [DUB_MOVE_NAME_SPECIALIST] = { dub_apply_name_specialist, YOURS, IN_GAME, 0, 0, FALSE },
  [DUB_MOVE_COUNT] = { dub_apply_count, YOURS, IN_GAME, 0, DUB_CHECK_JEWELRY | DUB_CHECK_EMPLOYEES,
                       FALSE },
  [DUB_MOVE_END_TURN] = TURN (end_turn, BOTH),
  [DUB_MOVE_INCOME] = { earn, YOURS, IN (INCOME), DUB_REASON_ROUND_NOT_OVER, 0, FALSE },
  /* These check the phase themselves: a round begins after another one, and spaces are due
   * only in the preparation. */
  [DUB_MOVE_BEGIN_ROUND] = { dub_apply_begin_round, NOBODYS, IN_GAME, 0, 0, FALSE },
  [DUB_MOVE_ENTER] = { dub_apply_enter, NOBODYS, IN_GAME, 0, DISPLAYS, FALSE },
  [DUB_MOVE_RETURN_FAVOR] = { dub_apply_return_favor, BOTH, IN (PREPARE), DUB_REASON_NOT_PREPARING,
                              DUB_CHECK_TOKENS, FALSE },
  [DUB_MOVE_LEAVE] = PREPARATION (dub_apply_leave, DISPLAYS),
  [DUB_MOVE_SHIFT] = PREPARATION (dub_apply_shift, DUB_CHECK_GARMENTS | DUB_CHECK_JEWELRY),
  [DUB_MOVE_LEAVE_EMPTY] = PREPARATION (dub_apply_leave_empty, 0),
  [DUB_MOVE_ADD_FESTIVITY] = PREPARATION (dub_apply_add_festivity, DUB_CHECK_GARMENTS),
  [DUB_MOVE_DRAW_HAND] = PREPARATION (dub_apply_draw_hand, DUB_CHECK_GARMENTS), /* SET-8 */
  [DUB_MOVE_FILL] = PREPARATION (go_on, 0),
  [DUB_MOVE_READY] = PREPARATION (go_on, 0),
  [DUB_MOVE_CORRECT] = { dub_apply_correction, NOBODYS, IN_GAME, 0, DUB_CHECK_ALL, FALSE },
  [DUB_MOVE_FINISH] = { finish, NOBODYS, IN (SCORING), DUB_REASON_NOT_AT_END, 0, FALSE },
};

gboolean
dub_apply_step (DubTable *self, const DubMove *move)
{
  return rows[move->verb].apply (self, move);
}

static gboolean
apply_move (DubTable *self, const DubMove *move)
{
  const DubState *state = self->state;
  const Row *row;

  if (move->verb >= DUB_N_VERBS || move->side >= DUB_N_OWNERS || state->phase == DUB_PHASE_NONE)
    return dub_table_cannot_come (self);
  row = &rows[move->verb];
  if ((row->sides & (1u << move->side)) == 0 ||
      (move->instead != 0 && (move->side != DUB_BARRY || move->verb >= DUB_N_STEPS)))
    return dub_table_cannot_come (self);
  if ((row->phases & (1u << state->phase)) == 0 ||
      (row->phases == IN (TURNS) && state->turn != move->side))
    return dub_refuse (self, .code = row->phases != IN (TURNS) ? row->reason
                                     : move->side == DUB_YOU   ? DUB_REASON_NOT_YOUR_TURN
                                                               : DUB_REASON_NOT_HER_TURN);
  if (row->is_step && move->side == DUB_BARRY && move->verb != DUB_MOVE_GAIN &&
      !brings_only (self, move, 0))
    return FALSE;
  if (!(!row->is_step           ? row->apply (self, move)
        : move->side == DUB_YOU ? dub_apply_your_move (self, move)
                                : dub_apply_her_step (self, move)))
    return FALSE;
  /* The place of these is known to be valid only now. */
  self->touched |= move->verb == DUB_MOVE_CORRECT || move->verb == DUB_MOVE_ENTER
                       ? dub_place_table[move->to.kind].check
                       : row->parts;

  return TRUE;
}

gboolean
dub_table_apply (DubTable *self, const DubEvent *event)
{
  if ((self->state->doing & DUB_DOING_SHUFFLE) != 0 && event->type != DUB_EVENT_CARDS)
    return dub_table_cannot_come (self);

  switch ((DubEventType) event->type) {
  case DUB_EVENT_MOVE:
    return apply_move (self, &event->move);
  case DUB_EVENT_STARTED:
    self->touched = DUB_CHECK_ALL;
    return start (self, &event->setup);
  case DUB_EVENT_BOX:
    self->touched = DUB_CHECK_ALL;
    return change_box (self, event->box);
  case DUB_EVENT_CARDS:
    return dub_apply_cards (self, &event->cards);
  case DUB_N_EVENTS:
    break;
  }

  return dub_table_cannot_come (self);
}
