/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decides setup, the preparation of a round (P1, P2) and its end (P4).
 */

#include "dub-components.h"
#include "dub-game-private.h"
#include "dub-rng.h"
#include "dub-strength.h"

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

/* Returns the n rightmost of all spaces. */
static guint
get_rightmost (guint all, guint n)
{
  return all & ~(all >> n);
}

/* Whether there is something left of a gap, which a shift would move. */
static gboolean
has_gap (const DubDecision *self, DubDisplayName display)
{
  guint empty = dub_round_get_empty (self->table.box, &self->now, display);
  guint taken = dub_round_get_all (self->table.box, display) & ~empty;

  return taken != 0 && (empty >> g_bit_nth_lsf (taken, -1)) != 0;
}

/* P1-D, P1-E: the rightmost tiles leave, the rest move right. */
static void
prepare_display (DubDecision *self, DubDisplayName display, guint n_leaving)
{
  guint all = dub_round_get_all (self->table.box, display);
  guint empty = dub_round_get_empty (self->table.box, &self->now, display);

  emit_spaces (self, DUB_MOVE_LEAVE, display, ~empty & get_rightmost (all, n_leaving));
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
    guint n_left = dub_round_count_left (&self->now, display);
    guint rest = dub_round_get_due (self->table.box, &self->now, display);

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
  DubOwner favorite = self->now.favor;
  guint employees;

  dub_decision_move (self, (DubMove){ .verb = DUB_MOVE_BEGIN_ROUND,
                                      .thing = dub_thing_number ((gint) round) });
  if (round > 1) {
    if (favorite != DUB_NOBODY) /* P1-A */
      dub_decision_move (self, dub_move (favorite, DUB_MOVE_RETURN_FAVOR));
    employees = dub_round_get_empty (self->table.box, &self->now, DUB_DISPLAY_EMPLOYEES);
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
    move.spaces = (guint16) dub_round_get_due (self->table.box, &self->now, move.to.kind);

  return dub_decision_move (self, move);
}

/* P1-F: dealing the deck of a round again gives the same order. */
static DubPile
shuffle_deck (const DubDecision *self)
{
  DubRng rng = dub_rng_for (self->now.seed, DUB_RANDOM_DECK, self->now.round);
  DubPile cards = { .n = DUB_N_CARDS };

  if (self->now.draw_mode != DUB_DRAW_APP)
    return cards;

  for (guint i = 0; i < DUB_N_CARDS; i++)
    cards.cards[i] = self->table.box->deck[i];
  dub_rng_shuffle (&rng, cards.cards, DUB_N_CARDS);

  return cards;
}

/* Spaces that were skipped have an unknown tile or card; a rule that needs it will ask. */
static void
enter_unknown (DubDecision *self)
{
  const DubThing unknown[DUB_N_DISPLAYS] = {
    [DUB_DISPLAY_RESOURCES] = dub_thing_name (DUB_KIND_TILE, DUB_TILE_UNKNOWN),
    [DUB_DISPLAY_GARMENTS] =
        dub_thing_garment ((DubGarment){ .color = DUB_COLOR_UNKNOWN }, DUB_NOBODY),
    [DUB_DISPLAY_EMPLOYEES] = dub_thing_employee (dub_employee_of_type (DUB_TYPE_UNKNOWN)),
    [DUB_DISPLAY_JEWELRY] = dub_thing_name (DUB_KIND_JEWEL, DUB_COLOR_UNKNOWN),
  };

  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    int at;

    while (!self->is_refused &&
           (at = dub_round_get_next (self->table.box, &self->now, display)) >= 0)
      dub_decision_move (self, (DubMove){ .verb = DUB_MOVE_ENTER,
                                          .to = { .kind = (guint8) display, .at = (guint8) at },
                                          .thing = unknown[display] });
  }
}

static void
deal (DubDecision *self)
{
  guint n_cards = dub_strength_get_hand_size (self->now.strength, self->now.round);

  limit_draws (self);
  enter_unknown (self);
  if (self->now.round == 1 &&
      dub_state_has_expansion (&self->now, DUB_EXPANSION_FESTIVITY)) /* SET-8 */
    dub_decision_move (self, dub_move (DUB_NOBODY, DUB_MOVE_ADD_FESTIVITY));
  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_CARDS, .cards = shuffle_deck (self) });
  dub_decision_move (self, (DubMove){ .verb = DUB_MOVE_DRAW_HAND,
                                      .thing = dub_thing_number ((gint) n_cards) });
}

static gboolean
fill (DubDecision *self)
{
  guint n_events = self->events->len;

  limit_draws (self);
  if (!dub_fill_displays (self))
    return FALSE;

  return self->events->len > n_events || dub_decision_refuse (self, .code = DUB_REASON_FILLED);
}

static gboolean
pay_income (DubDecision *self, DubMove move)
{
  guint round = self->now.round;

  move.gains[DUB_FACT_LIVRE] = (gint16) dub_round_get_income (&self->now);
  if (!dub_decision_move (self, move))
    return FALSE;
  if (round < DUB_N_ROUNDS)
    begin_round (self, round + 1);

  return TRUE;
}

gboolean
dub_decide_prepare (DubDecision *self, const DubMove *move)
{
  if (move->verb == DUB_MOVE_INCOME)
    return pay_income (self, *move);
  if (move->verb == DUB_MOVE_LEAVE_EMPTY)
    return leave_empty (self, *move);
  if (!dub_decision_move (self, *move))
    return FALSE;
  if (move->verb == DUB_MOVE_FILL)
    return fill (self);
  if (move->verb == DUB_MOVE_READY)
    deal (self);

  return TRUE;
}
