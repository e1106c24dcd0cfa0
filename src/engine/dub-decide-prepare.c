/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decides setup, the preparation of a round (P1, P2) and its end (P4).
 */

#include "dub-components.h"
#include "dub-game-private.h"
#include "dub-limits.h"
#include "dub-place.h"
#include "dub-rng.h"
#include "dub-strength.h"

static void
emit_mask (DubDecision *self, DubEventType type, guint mask)
{
  if (mask != 0)
    dub_decision_emit (self,
                       (DubEvent){ .type = (guint8) type, .detail = { .mask = (guint16) mask } });
}

static void
keep_empty (DubDecision *self, DubDisplayName display, guint mask)
{
  if (mask != 0)
    dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_STAYED_EMPTY,
                                         .detail = { .display = (guint8) display,
                                                     .mask = (guint16) mask } });
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
prepare_display (DubDecision *self, DubDisplayName display, guint n_leaving, DubEventType left,
                 DubEventType shifted)
{
  guint all = dub_round_get_all (self->table.box, display);
  guint empty = dub_round_get_empty (self->table.box, &self->now, display);

  emit_mask (self, left, ~empty & get_rightmost (all, n_leaving));
  if (has_gap (self, display))
    dub_decision_emit (self, (DubEvent){ .type = (guint8) shifted });
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
    keep_empty (self, display, rest);
  }
}

static void
begin_round (DubDecision *self, guint round)
{
  DubOwner favorite = self->now.favor;
  guint employees;

  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_ROUND_BEGUN,
                                       .detail = { .n = (gint16) round } });

  if (round > 1) {
    if (favorite != DUB_NOBODY) /* P1-A */
      dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_FAVOR_RETURNED,
                                           .detail = { .owner = (guint8) favorite } });
    employees = dub_round_get_empty (self->table.box, &self->now, DUB_DISPLAY_EMPLOYEES);
    emit_mask (self, DUB_EVENT_EMPLOYEES_LEFT,
               dub_round_get_all (self->table.box, DUB_DISPLAY_EMPLOYEES) & ~employees);
    prepare_display (self, DUB_DISPLAY_GARMENTS, 2, DUB_EVENT_GARMENTS_LEFT,
                     DUB_EVENT_GARMENTS_SHIFTED);
    prepare_display (self, DUB_DISPLAY_JEWELRY, 1, DUB_EVENT_JEWELRY_LEFT,
                     DUB_EVENT_JEWELRY_SHIFTED);
  }
  limit_draws (self);
}

gboolean
dub_decide_new_game (DubDecision *self, const DubAction *action)
{
  if (!dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_STARTED,
                                            .detail = { .setup = action->detail.setup } }))
    return FALSE;
  begin_round (self, 1);

  return TRUE;
}

/* Entering an unknown tile on the display is a correction, because no new tile was drawn. */
static gboolean
tell_later (DubDecision *self, const DubDetail *entry)
{
  DubEvent event = { .type = DUB_EVENT_CORRECTED, .detail = *entry };

  if (!dub_apply_check_entry (&self->table, entry))
    return FALSE;
  event.detail.place_kind = entry->display;

  return dub_decision_emit (self, event);
}

static gboolean
enter (DubDecision *self, const DubDetail *entry)
{
  DubPlace space = { .kind = entry->display, .at = entry->at };

  if (entry->display < DUB_N_DISPLAYS && dub_place_is_unknown (&self->now, space))
    return tell_later (self, entry);

  return dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_ENTERED, .detail = *entry });
}

static gboolean
leave_empty (DubDecision *self, DubDisplayName display)
{
  guint due =
      display < DUB_N_DISPLAYS ? dub_round_get_due (self->table.box, &self->now, display) : 0;

  return dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_STAYED_EMPTY,
                                              .detail = { .display = (guint8) display,
                                                          .mask = (guint16) due } });
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
  const DubDetail unknown = { .tile = DUB_TILE_UNKNOWN,
                              .color = DUB_COLOR_UNKNOWN,
                              .garment = { .color = DUB_COLOR_UNKNOWN },
                              .employee = { .type = DUB_TYPE_UNKNOWN,
                                            .level = DUB_LEVEL_UNKNOWN } };

  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    int at;

    while (!self->is_refused &&
           (at = dub_round_get_next (self->table.box, &self->now, display)) >= 0) {
      DubEvent event = { .type = DUB_EVENT_ENTERED, .detail = unknown };

      event.detail.display = (guint8) display;
      event.detail.at = (guint8) at;
      dub_decision_emit (self, event);
    }
  }
}

static void
deal (DubDecision *self)
{
  guint n_cards;

  limit_draws (self);
  enter_unknown (self);
  if (self->now.round == 1 &&
      dub_state_has_expansion (&self->now, DUB_EXPANSION_FESTIVITY)) /* SET-8 */
    dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_FESTIVITY_ADDED });
  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_DEALT, .cards = shuffle_deck (self) });
  n_cards = dub_strength_get_hand_size (self->now.strength, self->now.round);
  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_HAND_DRAWN,
                                       .detail = { .n = (gint16) n_cards } });
}

static gboolean
fill (DubDecision *self)
{
  guint n_events = self->events->len;

  limit_draws (self);
  if (!dub_fill_displays (self))
    return FALSE;
  if (self->events->len == n_events)
    return dub_decision_refuse_for (self, DUB_GAME_ERROR_PLACE, DUB_REASON_FILLED,
                                    "the displays are filled");

  return TRUE;
}

static void
pay_income (DubDecision *self)
{
  guint round = self->now.round;

  dub_decision_emit (self,
                     (DubEvent){ .type = DUB_EVENT_INCOME,
                                 .detail = { .n = (gint16) dub_round_get_income (&self->now) } });
  if (round < DUB_N_ROUNDS)
    begin_round (self, round + 1);
}

gboolean
dub_decide_prepare (DubDecision *self, const DubAction *action)
{
  if (action->type == DUB_ACTION_INCOME) {
    if (self->now.phase != DUB_PHASE_INCOME)
      return dub_decision_refuse_for (self, DUB_GAME_ERROR_PHASE, DUB_REASON_ROUND_NOT_OVER,
                                      "the round is not over");
    pay_income (self);
    return TRUE;
  }
  if (action->type == DUB_ACTION_ENTER)
    return enter (self, &action->detail);
  if (self->now.phase != DUB_PHASE_PREPARE)
    return dub_decision_refuse_for (self, DUB_GAME_ERROR_PHASE, DUB_REASON_NOT_PREPARING,
                                    "no round is being prepared");
  if (action->type == DUB_ACTION_LEAVE_EMPTY)
    return leave_empty (self, action->detail.display);

  if (action->type == DUB_ACTION_FILL)
    return fill (self);
  deal (self);

  return TRUE;
}
