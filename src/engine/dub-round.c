/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-round.h"
#include "dub-components.h"
#include "dub-game-private.h"
#include "dub-place-private.h"
#include "dub-place.h"
#include "dub-rng.h"
#include "dub-score.h"
#include "dub-state.h"
#include "dub-your-turn.h"

#include <string.h>

guint
dub_round_get_all (const DubBox *box, DubDisplayName display)
{
  return (1u << dub_place_count_spaces (box, NULL, (DubPlace){ .kind = (guint8) display })) - 1;
}

/* Returns the empty spaces of a display as a bitmask. */
static guint
get_empty (const DubBox *box, const DubState *state, DubDisplayName display)
{
  DubPlace place = { .kind = (guint8) display };
  guint n = dub_place_count_spaces (box, state, place), mask = 0;

  for (guint i = 0; i < n; i++) {
    place.at = (guint8) i;
    if (dub_place_is_empty (state, place))
      mask |= 1u << i;
  }

  return mask;
}

guint
dub_round_get_due (const DubBox *box, const DubState *state, DubDisplayName display)
{
  if (state->phase != DUB_PHASE_PREPARE ||
      !dub_place_is_in_play (state, (DubPlace){ .kind = (guint8) display }))
    return 0;

  return get_empty (box, state, display) & ~(guint) state->left_empty[display];
}

guint
dub_round_count_due (const DubBox *box, const DubState *state, DubDisplayName display)
{
  guint n = 0;

  for (guint due = dub_round_get_due (box, state, display); due != 0; due &= due - 1)
    n++;

  return n;
}

/* Resources and employees are filled from left to right, garments and jewelry from right to
 * left. */
int
dub_round_get_next (const DubBox *box, const DubState *state, DubDisplayName display)
{
  guint due = dub_round_get_due (box, state, display);

  if (due == 0)
    return -1;
  if (display == DUB_DISPLAY_GARMENTS || display == DUB_DISPLAY_JEWELRY)
    return g_bit_nth_msf (due, -1);

  return g_bit_nth_lsf (due, -1);
}

/* Returns how many can be left to draw for a display at most: the tiles that you keep are
 * unknown, and there are always enough employees. */
static guint
count_left (const DubState *state, DubDisplayName display)
{
  guint n_tiles = dub_state_get_n_tiles (state);

  if (display == DUB_DISPLAY_RESOURCES)
    return n_tiles - MIN (dub_state_count_tiles (state), n_tiles);
  if (display == DUB_DISPLAY_GARMENTS)
    return state->garment_bag + dub_state_count_discards (state);

  return display == DUB_DISPLAY_EMPLOYEES
             ? DUB_N_HIRE_SPACES
             : DUB_MAX_JEWELRY - MIN (dub_state_count_jewelry (state), DUB_MAX_JEWELRY);
}

guint
dub_round_count_level (guint round, guint level)
{
  static const guint8 counts[DUB_N_ROUNDS + 1][DUB_N_LEVELS] = {
    [1] = { [1] = 4 },          [2] = { [1] = 2, [2] = 2 }, [3] = { [2] = 2, [3] = 2 },
    [4] = { [3] = 2, [4] = 2 }, [5] = { [4] = 2, [5] = 2 }, [6] = { [5] = 2, [6] = 2 },
    [7] = { [6] = 4 },
  };

  return round <= DUB_N_ROUNDS && level < DUB_N_LEVELS ? counts[round][level] : 0;
}

/* P4. The Jeweler is a decoration like the others, in the classic game too. */
guint
dub_round_get_income (const DubState *state)
{
  guint income = 5;

  if (dub_state_count_tokens (state, DUB_KITCHEN_LEFT, DUB_YOU) > 0)
    income += dub_state_count_decorations (state, DUB_YOU);
  if (dub_state_count_tokens (state, DUB_KITCHEN_RIGHT, DUB_YOU) > 0)
    income += dub_state_count_own_garments (state, DUB_YOU);

  return income + state->sides[DUB_YOU].jewelry.n;
}

DubOwner
dub_round_get_next_player (const DubState *state)
{
  gboolean barry = state->hand.n > 0, you = state->yours.hand > 0;

  if (state->turn == DUB_BARRY)
    return you ? DUB_YOU : barry ? DUB_BARRY : DUB_NOBODY;

  return barry ? DUB_BARRY : you ? DUB_YOU : DUB_NOBODY;
}

guint
dub_preparation_get_beginning (const DubHistory *history)
{
  guint index = dub_history_get_position (history) - 1;

  while (index > 0 && dub_history_get_state (history, index)->phase == DUB_PHASE_PREPARE)
    index--;

  return index;
}

const DubState *
dub_preparation_get_state (const DubHistory *history)
{
  return dub_history_get_state (history, dub_preparation_get_beginning (history) + 1);
}

static gboolean
has_no_box (const DubHistory *history)
{
  for (guint i = 1; i < dub_history_get_position (history) &&
                    dub_history_get_state (history, i)->phase == DUB_PHASE_PREPARE;
       i++) {
    const DubEvent *asked = dub_history_get_entry (history, i).events;

    if (dub_event_is (asked, DUB_MOVE_FILL))
      return TRUE;
    if (dub_event_is (asked, DUB_MOVE_ENTER) || dub_event_is (asked, DUB_MOVE_LEAVE_EMPTY))
      return FALSE;
  }

  return FALSE;
}

gboolean
dub_preparation_is_to_fill (const DubHistory *history)
{
  const DubGame *game = dub_history_get_game (history);

  if (game->state.phase != DUB_PHASE_PREPARE || !has_no_box (history))
    return FALSE;
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    if (dub_round_get_due (&game->box, &game->state, display) != 0)
      return TRUE;

  return FALSE;
}

static gboolean
is_exam_ready (const DubBox *box, const DubState *state)
{
  guint n_tasks;

  dub_box_get_tasks (box, state->sides[DUB_YOU].track, &n_tasks);

  return dub_state_has_jewelry_box (state) && state->sides[DUB_YOU].n_done == n_tasks;
}

static gboolean
is_specialist_ready (const DubBox *box, const DubState *state)
{
  return dub_state_has_jewelry_box (state) && !state->yours.has_specialist &&
         dub_specialist_is_met (box, state, state->yours.specialist);
}

static gboolean
is_due (DubReminder reminder, const DubBox *box, const DubState *state)
{
  gboolean is_turn = state->phase == DUB_PHASE_TURNS;

  switch (reminder) {
  case DUB_REMINDER_FESTIVITY:
    return is_turn && state->round == 1 && dub_state_has_expansion (state, DUB_EXPANSION_FESTIVITY);
  case DUB_REMINDER_LAST_ROUND:
    return is_turn && state->round == DUB_N_ROUNDS;
  case DUB_REMINDER_PLAY_ON:
    return is_turn && state->turn == DUB_YOU && state->hand.n == 0 && state->yours.hand > 0;
  case DUB_REMINDER_EXAM:
    return is_turn && is_exam_ready (box, state);
  case DUB_REMINDER_SPECIALIST:
    return is_turn && is_specialist_ready (box, state);
  case DUB_N_REMINDERS:
    break;
  }

  return FALSE;
}

guint
dub_reminder_find (const DubBox *box, const DubState *before, const DubState *now)
{
  guint found = 0;

  for (DubReminder reminder = 0; reminder < DUB_N_REMINDERS; reminder++)
    if (is_due (reminder, box, now) && !is_due (reminder, box, before))
      found |= 1u << reminder;

  return found;
}

/* Fills the displays for the player, by drawing what would be drawn on the table. Each
 * draw is keyed by its round and space, so that undoing and filling again draws the
 * same tiles if the table is the same. */

/* Returns a piece of the kind, by the number of each name; an unknown one if there is none. */
static DubThing
pick (DubRng rng, DubKind kind, const guint *counts, guint unknown)
{
  int name = dub_rng_pick (&rng, counts, unknown);

  return dub_thing_name (kind, name < 0 ? unknown : (guint) name);
}

/* The contents of the bag, listed once for all draws until it takes the discards back. */
typedef struct {
  gboolean is_open;
  guint n;
  DubGarment garments[DUB_MAX_GARMENTS];
} Bag;

static DubThing
draw_garment (const DubBox *box, const DubState *state, Bag *bag, DubRng rng)
{
  DubGarment garment = { .color = DUB_COLOR_UNKNOWN };
  guint place;

  if (!bag->is_open || state->garment_bag == 0)
    bag->n = dub_components_list_garments (box, state, bag->garments);
  bag->is_open = TRUE;
  if (bag->n > 0) {
    place = dub_rng_below (&rng, bag->n);
    garment = bag->garments[place];
    bag->garments[place] = bag->garments[--bag->n];
  }

  return dub_thing_garment (garment, DUB_NOBODY);
}

/* The stack is sorted from low to high levels. */
static DubThing
draw_employee (const DubBox *box, const DubState *state)
{
  guint level = 1;

  while (level < DUB_N_LEVELS - 1 &&
         state->levels_shown[level] >= dub_round_count_level (state->round, level))
    level++;

  return dub_thing_employee (dub_components_get_employee (box, state, level));
}

static DubThing
draw (const DubBox *box, const DubState *state, Bag *bag, DubDisplayName display, guint at)
{
  DubRng rng =
      dub_rng_for (state->seed, DUB_RANDOM_FILL, (state->round * 16u + at) * 16u + display);
  guint tiles[DUB_N_TILES], colors[DUB_N_COLORS];

  if (display == DUB_DISPLAY_GARMENTS)
    return draw_garment (box, state, bag, rng);
  if (display == DUB_DISPLAY_EMPLOYEES)
    return draw_employee (box, state);
  if (display == DUB_DISPLAY_JEWELRY) {
    dub_components_count_jewelry (box, state, colors);
    return pick (rng, DUB_KIND_JEWEL, colors, DUB_COLOR_UNKNOWN);
  }
  dub_components_count_resources (box, state, tiles);

  return pick (rng, DUB_KIND_TILE, tiles, DUB_TILE_UNKNOWN);
}

/* A piece that was not entered; a rule that needs it will ask. */
static DubThing
get_unknown (DubDisplayName display)
{
  if (display == DUB_DISPLAY_GARMENTS)
    return dub_thing_garment ((DubGarment){ .color = DUB_COLOR_UNKNOWN }, DUB_NOBODY);
  if (display == DUB_DISPLAY_EMPLOYEES)
    return dub_thing_employee (dub_employee_of_type (DUB_TYPE_UNKNOWN));

  return display == DUB_DISPLAY_RESOURCES ? dub_thing_name (DUB_KIND_TILE, DUB_TILE_UNKNOWN)
                                          : dub_thing_name (DUB_KIND_JEWEL, DUB_COLOR_UNKNOWN);
}

/* Enters something in every space that is due: what is drawn, or unknown pieces. */
static void
fill_displays (DubDecision *self, gboolean is_drawn)
{
  Bag bag = { .is_open = FALSE };

  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    int at;

    while (!self->is_refused &&
           (at = dub_round_get_next (self->table.box, self->now, display)) >= 0)
      dub_decision_move (self, (DubMove){ .verb = DUB_MOVE_ENTER,
                                          .to = { .kind = (guint8) display, .at = (guint8) at },
                                          .thing = is_drawn ? draw (self->table.box, self->now,
                                                                    &bag, display, (guint) at)
                                                            : get_unknown (display) });
  }
}

/* Applies the events of preparing a round (P1, P2). */

/* The first round follows the setup, every other round follows the income. */
gboolean
dub_apply_begin_round (DubTable *self, const DubMove *move)
{
  gint round = move->thing.n;
  DubState *state = self->state;
  gboolean is_over = state->round == 0 ? state->phase == DUB_PHASE_PREPARE
                                       : state->phase == DUB_PHASE_INCOME && state->paid;

  if (!is_over)
    return dub_refuse (self, .code = DUB_REASON_ROUND_NOT_OVER);
  if (move->thing.kind != DUB_KIND_NUMBER || round != state->round + 1 || round > DUB_N_ROUNDS)
    return dub_table_cannot_come (self);

  state->phase = DUB_PHASE_PREPARE;
  state->round++;
  state->paid = FALSE;
  state->turn = DUB_NOBODY;
  state->bag = DUB_PLENTY; /* discarded tiles have returned to it */
  memset (state->left_empty, 0, sizeof state->left_empty);
  memset (state->levels_shown, 0, sizeof state->levels_shown);

  return TRUE;
}

/* P1-A. */
gboolean
dub_apply_return_favor (DubTable *self, const DubMove *move)
{
  DubOwner owner = move->side;

  if (owner == DUB_NOBODY || owner != self->state->favor)
    return dub_table_cannot_come (self);
  self->state->start = (guint8) owner;
  self->state->favor = DUB_NOBODY;

  return TRUE;
}

static void
take_away (DubState *state, DubPlace space)
{
  if (space.kind == DUB_PLACE_GARMENT)
    dub_state_discard_garment (state, state->garments[space.at]);
  if (space.kind == DUB_PLACE_JEWEL)
    state->jewelry_gone[state->jewelry[space.at]]++;
  dub_place_put (state, space, (DubThing){ .kind = (guint8) dub_place_get_kind (space) });
}

/* Only what is on a display can leave it, and nothing does in the first round. Of the employees
 * all leave (P1-B), and of the resources none. */
gboolean
dub_apply_leave (DubTable *self, const DubMove *move)
{
  DubPlace space = { .kind = move->from.kind };
  guint all, empty;

  if (space.kind >= DUB_N_DISPLAYS || space.kind == DUB_PLACE_RESOURCE || self->state->round < 2)
    return dub_table_cannot_come (self);
  all = dub_round_get_all (self->box, space.kind);
  empty = get_empty (self->box, self->state, space.kind);
  if (move->spaces == 0 || (move->spaces & ~(all & ~empty)) != 0 ||
      (space.kind == DUB_PLACE_EMPLOYEE && (move->spaces | empty) != all))
    return dub_table_cannot_come (self);

  for (; space.at < DUB_MAX_SPACES; space.at++)
    if ((move->spaces >> space.at & 1) != 0)
      take_away (self->state, space);

  return TRUE;
}

/* P1-D, P1-E: closes gaps by moving tiles to the right. */
gboolean
dub_apply_shift (DubTable *self, const DubMove *move)
{
  DubPlace display = { .kind = move->from.kind };
  guint8 *spaces;
  guint size, n;

  if (display.kind != DUB_PLACE_GARMENT && display.kind != DUB_PLACE_JEWEL)
    return dub_table_cannot_come (self);
  size = dub_place_table[display.kind].at_stride;
  spaces = dub_place_reach (self->state, display);
  n = dub_place_count_spaces (self->box, self->state, display);
  for (guint i = n, to = n; i-- > 0;) {
    if (spaces[i * size] == 0 || --to == i)
      continue;
    memcpy (spaces + to * size, spaces + i * size, size);
    memset (spaces + i * size, 0, size);
  }

  return TRUE;
}

/* P1-B: the level must be due, and the card must be new. */
static gboolean
check_employee (DubTable *self, const DubMove *entry)
{
  const DubState *state = self->state;
  DubEmployee card = entry->thing.employee;

  if (card.type == DUB_TYPE_UNKNOWN && card.id == 0)
    return TRUE;
  if (card.type == DUB_TYPE_NONE || !dub_employee_is_valid (self->box, card))
    return dub_refuse (self, .code = DUB_REASON_NO_SUCH_THING, .place = entry->to,
                       .thing = entry->thing);
  if (card.level >= DUB_N_LEVELS ||
      state->levels_shown[card.level] >= dub_round_count_level (state->round, card.level))
    return dub_refuse (self, .code = DUB_REASON_LEVEL_NOT_DUE, .thing = entry->thing);
  if (card.id != 0 && (state->employees_seen & (G_GUINT64_CONSTANT (1) << (card.id - 1))) != 0)
    return dub_refuse (self, .code = DUB_REASON_SEEN, .thing = entry->thing);

  return TRUE;
}

/* The first byte of anything on a space is its face, color or type. */
static gboolean
check_entry (DubTable *self, const DubMove *entry)
{
  if (entry->thing.kind != dub_place_get_kind (entry->to) || entry->thing.name == 0 ||
      (entry->to.kind != DUB_PLACE_EMPLOYEE &&
       !dub_thing_is_valid (self->box, self->state, entry->to, entry->thing)))
    return dub_refuse (self, .code = DUB_REASON_NO_SUCH_THING, .place = entry->to,
                       .thing = entry->thing);

  return entry->to.kind != DUB_PLACE_EMPLOYEE || check_employee (self, entry);
}

/* Entering an unknown piece later draws nothing, so it is a correction. */
gboolean
dub_apply_enter (DubTable *self, const DubMove *entry)
{
  DubState *state = self->state;
  DubPlace space = entry->to;

  if (space.kind >= DUB_N_DISPLAYS)
    return dub_table_cannot_come (self);
  if (!dub_place_exists (self->box, state, space))
    return dub_table_refuse_space (self, space);
  if (dub_place_is_unknown (state, space))
    return check_entry (self, entry) && dub_apply_correction (self, entry);
  if ((dub_round_get_due (self->box, state, space.kind) & (1u << space.at)) == 0)
    return dub_refuse (self, .code = DUB_REASON_NOT_DUE, .place = space);
  if (!check_entry (self, entry))
    return FALSE;
  if (count_left (state, space.kind) == 0)
    return dub_refuse (self, .code = DUB_REASON_NOTHING_LEFT, .place = space);

  state->doing &= (guint8) ~DUB_DOING_FILL;
  if (space.kind == DUB_PLACE_GARMENT)
    dub_state_draw_garment (state);
  if (space.kind == DUB_PLACE_EMPLOYEE)
    dub_state_note_employee (state, entry->thing.employee, TRUE);
  dub_place_put (state, space, entry->thing);

  return TRUE;
}

/* There is always an employee to draw. */
gboolean
dub_apply_leave_empty (DubTable *self, const DubMove *move)
{
  DubDisplayName display = move->to.kind;

  if (display >= DUB_N_DISPLAYS)
    return dub_table_cannot_come (self);
  if (display == DUB_DISPLAY_EMPLOYEES || move->spaces == 0 ||
      (move->spaces & ~dub_round_get_due (self->box, self->state, display)) != 0)
    return dub_refuse (self, .code = DUB_REASON_NOT_DUE, .place = move->to);
  self->state->doing &= (guint8) ~DUB_DOING_FILL;
  self->state->left_empty[display] |= move->spaces;

  return TRUE;
}

/* SET-8. */
gboolean
dub_apply_add_festivity (DubTable *self, const DubMove *move)
{
  DubState *state = self->state;

  if (!dub_state_has_expansion (state, DUB_EXPANSION_FESTIVITY))
    return dub_table_cannot_come (self);
  state->garment_bag = (guint8) (state->garment_bag + DUB_N_FESTIVITY_GARMENTS);

  return TRUE;
}

/* P2. */
gboolean
dub_apply_draw_hand (DubTable *self, const DubMove *move)
{
  gint n = move->thing.n;
  DubState *state = self->state;

  if (state->hand.n > 0 || state->supply.n < DUB_N_CARDS || n < 1 || n > state->supply.n)
    return dub_table_cannot_come (self);

  for (gint i = 0; i < n; i++)
    dub_pile_push (&state->hand, dub_pile_pop (&state->supply));
  state->yours.hand = DUB_YOUR_HAND_SIZE;
  state->turn = state->start;
  state->phase = DUB_PHASE_TURNS;
  state->doing &= (guint8) ~DUB_DOING_DEAL;

  return TRUE;
}

/* Decides setup, the preparation of a round (P1, P2) and its end (P4). */

/* Pieces of a display leave the game, or spaces of it stay empty, if there are any. */
static void
emit_spaces (DubDecision *self, DubVerb verb, DubDisplayName display, guint spaces)
{
  DubMove move = { .verb = (guint8) verb, .spaces = (guint16) spaces };

  if (verb == DUB_MOVE_LEAVE)
    move.from.kind = (guint8) display;
  else
    move.to.kind = (guint8) display;
  if (spaces != 0)
    dub_decision_move (self, move);
}

/* Returns whether there is something left of a gap, which a shift would move. */
static gboolean
has_gap (const DubDecision *self, DubDisplayName display)
{
  guint empty = get_empty (self->table.box, self->now, display);
  guint taken = dub_round_get_all (self->table.box, display) & ~empty;

  return taken != 0 && (empty >> g_bit_nth_lsf (taken, -1)) != 0;
}

/* P1-D, P1-E: the rightmost tiles leave, the rest move right. */
static void
prepare_display (DubDecision *self, DubDisplayName display, guint n_leaving)
{
  guint all = dub_round_get_all (self->table.box, display);
  guint rightmost = all & ~(all >> n_leaving);

  emit_spaces (self, DUB_MOVE_LEAVE, display,
               rightmost & ~get_empty (self->table.box, self->now, display));
  if (has_gap (self, display))
    dub_decision_move (self,
                       (DubMove){ .verb = DUB_MOVE_SHIFT, .from = { .kind = (guint8) display } });
}

/* If there are too few to draw, the due spaces that would be filled last stay empty. */
static void
limit_draws (DubDecision *self)
{
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    gboolean from_left = display == DUB_DISPLAY_RESOURCES;
    guint n_left = count_left (self->now, display);
    guint rest = dub_round_get_due (self->table.box, self->now, display);

    for (guint i = 0; i < n_left && rest != 0; i++) {
      int next = from_left ? g_bit_nth_lsf (rest, -1) : g_bit_nth_msf (rest, -1);

      g_assert (next >= 0 && next < DUB_N_DISPLAY_SPACES);
      rest &= ~(1u << next);
    }
    emit_spaces (self, DUB_MOVE_LEAVE_EMPTY, display, rest);
  }
}

static void
begin_round (DubDecision *self, guint round)
{
  DubOwner favorite = self->now->favor;
  guint employees;

  dub_decision_move (self, (DubMove){ .verb = DUB_MOVE_BEGIN_ROUND,
                                      .thing = dub_thing_number ((gint) round) });
  if (round > 1) {
    if (favorite != DUB_NOBODY) /* P1-A */
      dub_decision_move (self, dub_move (favorite, DUB_MOVE_RETURN_FAVOR));
    employees = get_empty (self->table.box, self->now, DUB_DISPLAY_EMPLOYEES);
    emit_spaces (self, DUB_MOVE_LEAVE, DUB_DISPLAY_EMPLOYEES,
                 dub_round_get_all (self->table.box, DUB_DISPLAY_EMPLOYEES) & ~employees);
    prepare_display (self, DUB_DISPLAY_GARMENTS, 2);
    prepare_display (self, DUB_DISPLAY_JEWELRY, 1);
  }
  limit_draws (self);
}

gboolean
dub_decide_start (DubDecision *self, const DubSetup *setup)
{
  if (!dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_STARTED, .setup = *setup }))
    return FALSE;
  begin_round (self, 1);

  return TRUE;
}

static gboolean
leave_empty (DubDecision *self, DubMove move)
{
  if (move.to.kind < DUB_N_DISPLAYS)
    move.spaces = (guint16) dub_round_get_due (self->table.box, self->now, move.to.kind);

  return dub_decision_move (self, move);
}

/* P1-F: dealing the deck of a round again gives the same order. */
static DubPile
shuffle_deck (const DubDecision *self)
{
  DubRng rng = dub_rng_for (self->now->seed, DUB_RANDOM_DECK, self->now->round);
  DubPile cards = { .n = DUB_N_CARDS };

  if (self->now->draw_mode != DUB_DRAW_APP)
    return cards;

  for (guint i = 0; i < DUB_N_CARDS; i++)
    cards.cards[i] = self->table.box->deck[i];
  dub_rng_shuffle (&rng, cards.cards, DUB_N_CARDS);

  return cards;
}

static gboolean
deal (DubDecision *self)
{
  guint n_cards = dub_strength_get_hand_size (self->now->strength, self->now->round);

  limit_draws (self);
  fill_displays (self, FALSE);
  if (self->now->round == 1 &&
      dub_state_has_expansion (self->now, DUB_EXPANSION_FESTIVITY)) /* SET-8 */
    dub_decision_move (self, dub_move (DUB_NOBODY, DUB_MOVE_ADD_FESTIVITY));
  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_CARDS, .cards = shuffle_deck (self) });

  return dub_decision_move (self, (DubMove){ .verb = DUB_MOVE_DRAW_HAND,
                                             .thing = dub_thing_number ((gint) n_cards) });
}

static gboolean
fill (DubDecision *self)
{
  guint n_events = self->events->len;

  limit_draws (self);
  fill_displays (self, TRUE);

  return self->events->len > n_events || dub_decision_refuse (self, .code = DUB_REASON_FILLED);
}

static gboolean
pay_income (DubDecision *self, DubMove move)
{
  guint round = self->now->round;

  move.gains[DUB_FACT_LIVRE] = (gint16) dub_round_get_income (self->now);
  if (!dub_decision_move (self, move))
    return FALSE;
  if (round < DUB_N_ROUNDS)
    begin_round (self, round + 1);

  return TRUE;
}

/* END-2: nothing that changes the score is left open. */
static gboolean
finish (DubDecision *self, const DubMove *move)
{
  DubScore score;

  dub_score_count (self->table.box, self->now, &score);
  if (self->now->phase == DUB_PHASE_SCORING && score.question.kind != DUB_QUESTION_NOTHING)
    return dub_decision_refuse (self, .code = DUB_REASON_ASKED);

  return dub_decision_move (self, *move);
}

gboolean
dub_decide_table (DubDecision *self, const DubMove *move)
{
  switch (move->verb) {
  case DUB_MOVE_INCOME:
    return pay_income (self, *move);
  case DUB_MOVE_LEAVE_EMPTY:
    return leave_empty (self, *move);
  case DUB_MOVE_ENTER:
    return dub_decision_move (self, *move);
  case DUB_MOVE_FILL:
    return dub_decision_move (self, *move) && fill (self);
  case DUB_MOVE_READY:
    return dub_decision_move (self, *move) && deal (self);
  case DUB_MOVE_FINISH:
    return finish (self, move);
  default: /* a consequence */
    return dub_decision_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = DUB_NOWHERE);
  }
}
