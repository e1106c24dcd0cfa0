/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Set-up, the preparation of a round (P1, P2) and its end (P4).
 */

#include "dub-limits.h"
#include "dub-rng.h"
#include "dub-rules-private.h"
#include "dub-tiles.h"

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

static guint
get_all (guint n)
{
  return (1u << n) - 1;
}

/* Whether something lies left of a gap, that is, whether a shift moves it. The
 * mask has the empty spaces of n. */
static gboolean
has_gap (guint empty, guint n)
{
  guint taken = get_all (n) & ~empty;

  return taken != 0 && (empty >> g_bit_nth_lsf (taken, -1)) != 0;
}

/* P1-D: the two rightmost are discarded, the rest moves right. */
static void
prepare_garments (DubDecision *self)
{
  guint n = self->box->garment_display.n;
  guint empty = dub_round_get_empty (self->box, &self->now, DUB_DISPLAY_GARMENTS);

  emit_mask (self, DUB_EVENT_GARMENTS_LEFT, ~empty & (get_all (n) & ~get_all (n - 2)));
  if (has_gap (dub_round_get_empty (self->box, &self->now, DUB_DISPLAY_GARMENTS), n))
    dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_GARMENTS_SHIFTED });
}

/* P1-E: the rightmost leaves the game, the rest moves right. */
static void
prepare_jewelry (DubDecision *self)
{
  guint n = self->box->jewelry_display.n;
  guint empty = dub_round_get_empty (self->box, &self->now, DUB_DISPLAY_JEWELRY);

  emit_mask (self, DUB_EVENT_JEWELRY_LEFT, ~empty & (get_all (n) & ~get_all (n - 1)));
  if (has_gap (dub_round_get_empty (self->box, &self->now, DUB_DISPLAY_JEWELRY), n))
    dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_JEWELRY_SHIFTED });
}

/* Too few to draw: the due spaces that would be filled last stay empty. */
static void
limit_draws (DubDecision *self, DubDisplayName display, guint n_left)
{
  gboolean from_left = display == DUB_DISPLAY_RESOURCES;
  guint rest = dub_round_get_due (self->box, &self->now, display);

  for (guint i = 0; i < n_left && rest != 0; i++) {
    int next = from_left ? g_bit_nth_lsf (rest, -1) : g_bit_nth_msf (rest, -1);

    g_assert (next >= 0 && next < 16);
    rest &= ~(1u << next);
  }
  keep_empty (self, display, rest);
}

static guint
count_garments_left (const DubState *state)
{
  guint n = state->garment_bag;

  for (guint i = 0; i < DUB_N_COLOURS; i++)
    n += state->garment_discards[i];
  for (guint i = 0; i < DUB_N_SPECIALS; i++)
    n += (state->special_discards >> i) & 1u;

  return n;
}

static guint
count_jewelry_left (const DubState *state)
{
  guint unknown = state->jewelry_gone[DUB_COLOUR_UNKNOWN];
  guint counts[DUB_N_COLOURS];
  guint n = 0;

  dub_tiles_count_jewelry (state, counts);
  for (guint i = 0; i < DUB_N_COLOURS; i++)
    n += counts[i];
  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    unknown += state->jewelry[i] == DUB_COLOUR_UNKNOWN;

  return n - MIN (n, unknown);
}

void
dub_decide_round (DubDecision *self, guint round)
{
  DubOwner favorite = self->now.favor;
  guint employees;

  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_ROUND_BEGUN,
                                       .detail = { .n = (gint16) round } });

  if (round > 1) {
    if (favorite != DUB_NOBODY) /* P1-A */
      dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_FAVOR_RETURNED,
                                           .detail = { .owner = (guint8) favorite } });
    employees = dub_round_get_empty (self->box, &self->now, DUB_DISPLAY_EMPLOYEES);
    emit_mask (self, DUB_EVENT_EMPLOYEES_LEFT, get_all (DUB_N_HIRE_SPACES) & ~employees);
    prepare_garments (self);
    prepare_jewelry (self);
  }
  /* What you keep of the resource tiles is not known: there may be fewer. */
  limit_draws (self, DUB_DISPLAY_RESOURCES,
               dub_state_get_n_tiles (&self->now) - dub_state_count_tiles (&self->now));
  limit_draws (self, DUB_DISPLAY_GARMENTS, count_garments_left (&self->now));
  limit_draws (self, DUB_DISPLAY_JEWELRY, count_jewelry_left (&self->now));
}

gboolean
dub_setup_has_fine_colours (const DubSetup *setup)
{
  guint hers = setup->colours[DUB_BARRY], yours = setup->colours[DUB_YOU];

  return setup->colours[DUB_NOBODY] == DUB_PLAYER_COLOUR_UNTOLD && hers < DUB_N_PLAYER_COLOURS &&
         yours < DUB_N_PLAYER_COLOURS && (hers != yours || hers == DUB_PLAYER_COLOUR_UNTOLD);
}

gboolean
dub_decide_new_game (DubDecision *self, const DubAction *action)
{
  const DubSetup *setup = &action->detail.setup;

  if (self->now.phase != DUB_PHASE_NONE)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PHASE, "the game has begun already");
  if (setup->way >= DUB_N_WAYS || setup->modules >= 1u << DUB_N_MODULES)
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "no such module or way");
  if (!dub_setup_has_fine_colours (setup))
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "she needs a colour of her own");

  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_STARTED, .detail = { .setup = *setup } });
  dub_decide_round (self, 1);

  return TRUE;
}

static gboolean
garment_is_well_formed (DubGarment garment)
{
  return garment.colour >= DUB_BLUE && garment.colour <= DUB_COLOUR_UNKNOWN && garment.pp <= 9 &&
         garment.thimble <= 1 && garment.special < DUB_N_SPECIALS &&
         (garment.colour != DUB_COLOUR_UNKNOWN || garment.special == DUB_SPECIAL_NONE);
}

/* P1-B: a card of a level that is due, and none that has been there before. */
static gboolean
check_employee (DubDecision *self, DubEmployee employee)
{
  const DubState *state = &self->now;

  if (employee.type == DUB_TYPE_UNKNOWN)
    return TRUE;
  if (employee.type == DUB_TYPE_NONE || !dub_employee_is_well_formed (self->box, employee))
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "no such employee");
  if (employee.level >= DUB_N_LEVELS ||
      state->levels_shown[employee.level] >= dub_round_count_level (state->round, employee.level))
    return dub_decision_refuse (self, DUB_RULES_ERROR_COUNT,
                                "no more employees of this level are due this round");
  if (employee.id != 0 &&
      (state->employees_seen & (G_GUINT64_CONSTANT (1) << (employee.id - 1))) != 0)
    return dub_decision_refuse (self, DUB_RULES_ERROR_COUNT,
                                "this employee has been there already");

  return TRUE;
}

static gboolean
check_entry (DubDecision *self, const DubDetail *entry)
{
  switch ((DubDisplayName) entry->display) {
  case DUB_DISPLAY_RESOURCES:
    if (entry->tile > DUB_TILE_NONE && entry->tile < DUB_N_TILES)
      return TRUE;
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "no such resource tile");
  case DUB_DISPLAY_GARMENTS:
    if (garment_is_well_formed (entry->garment))
      return TRUE;
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "no such garment");
  case DUB_DISPLAY_EMPLOYEES:
    return check_employee (self, entry->employee);
  case DUB_DISPLAY_JEWELRY:
    if (entry->colour >= DUB_BLUE && entry->colour <= DUB_COLOUR_UNKNOWN)
      return TRUE;
    return dub_decision_refuse (self, DUB_RULES_ERROR_VALUE, "no such jewelry tile");
  case DUB_N_DISPLAYS:
  default:
    return dub_decision_refuse (self, DUB_RULES_ERROR_PLACE, "no such display");
  }
}

static gboolean
is_unknown (const DubState *state, DubDisplayName display, guint at)
{
  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    return at < DUB_N_DRAWERS * DUB_N_COLUMNS &&
           state->resources[at / DUB_N_COLUMNS][at % DUB_N_COLUMNS] == DUB_TILE_UNKNOWN;
  case DUB_DISPLAY_GARMENTS:
    return at < DUB_MAX_SPACES && state->garments[at].colour == DUB_COLOUR_UNKNOWN;
  case DUB_DISPLAY_EMPLOYEES:
    return at < DUB_N_HIRE_SPACES && state->employees[at].type == DUB_TYPE_UNKNOWN;
  case DUB_DISPLAY_JEWELRY:
    return at < DUB_MAX_SPACES && state->jewelry[at] == DUB_COLOUR_UNKNOWN;
  case DUB_N_DISPLAYS:
  default:
    return FALSE;
  }
}

/* A tile that lay there unknown is told later: no new one was drawn. */
static void
tell_later (DubDecision *self, const DubDetail *entry)
{
  static const guint8 fixes[DUB_N_DISPLAYS] = { [DUB_DISPLAY_RESOURCES] = DUB_FIX_TILE,
                                                [DUB_DISPLAY_GARMENTS] = DUB_FIX_GARMENT,
                                                [DUB_DISPLAY_EMPLOYEES] = DUB_FIX_EMPLOYEE,
                                                [DUB_DISPLAY_JEWELRY] = DUB_FIX_JEWEL };
  DubEvent event = { .type = DUB_EVENT_FIXED, .detail = *entry };

  event.detail.fix = fixes[entry->display];
  dub_decision_emit (self, event);
}

static gboolean
enter (DubDecision *self, const DubDetail *entry)
{
  guint due;

  if (entry->display >= DUB_N_DISPLAYS || entry->at >= 16)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PLACE, "there is no such space");
  due = dub_round_get_due (self->box, &self->now, entry->display);
  if (is_unknown (&self->now, entry->display, entry->at)) {
    if (!check_entry (self, entry))
      return FALSE;
    tell_later (self, entry);
    return dub_decision_check_limits (self);
  }
  if ((due & (1u << entry->at)) == 0)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PLACE, "nothing is due on this space");
  if (!check_entry (self, entry))
    return FALSE;

  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_ENTERED, .detail = *entry });

  return dub_decision_check_limits (self);
}

static gboolean
leave_empty (DubDecision *self, DubDisplayName display)
{
  guint due = display < DUB_N_DISPLAYS ? dub_round_get_due (self->box, &self->now, display) : 0;

  if (due == 0 || display == DUB_DISPLAY_EMPLOYEES)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PLACE, "nothing can stay empty there");
  keep_empty (self, display, due);

  return TRUE;
}

/* P1-F: the deck of round r is the same however often it is dealt. */
static DubPile
shuffle_deck (const DubDecision *self)
{
  DubRng rng = dub_rng_for (self->now.seed, DUB_CHANCE_DECK, self->now.round);
  DubPile cards = { .n = DUB_N_CARDS };

  if (self->now.way != DUB_WAY_APP)
    return cards;

  for (guint i = 0; i < DUB_N_CARDS; i++)
    cards.cards[i] = self->box->deck[i];
  dub_rng_shuffle (&rng, cards.cards, DUB_N_CARDS);

  return cards;
}

/* What was skipped lies there unknown; a rule that needs it will ask. */
static void
enter_unknown (DubDecision *self)
{
  const DubDetail unknown = { .tile = DUB_TILE_UNKNOWN,
                              .colour = DUB_COLOUR_UNKNOWN,
                              .garment = { .colour = DUB_COLOUR_UNKNOWN },
                              .employee = { .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNTOLD } };

  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    int at;

    while ((at = dub_round_get_next (self->box, &self->now, display)) >= 0) {
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
  enter_unknown (self);
  if (self->now.round == 1 && dub_state_has_module (&self->now, DUB_MODULE_FESTIVITY)) /* SET-8 */
    dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_FESTIVITY_ADDED });
  dub_decision_emit (self, (DubEvent){ .type = DUB_EVENT_DEALT, .cards = shuffle_deck (self) });
  dub_decision_emit (self,
                     (DubEvent){ .type = DUB_EVENT_HAND_DRAWN, .detail = { .n = DUB_HAND_SIZE } });
}

static gboolean
fill (DubDecision *self)
{
  guint n_events = self->events->len;

  dub_fill_displays (self);
  if (self->events->len == n_events)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PLACE, "the displays are filled");

  return dub_decision_check_limits (self);
}

static void
pay_income (DubDecision *self)
{
  guint round = self->now.round;

  dub_decision_emit (self,
                     (DubEvent){ .type = DUB_EVENT_INCOME,
                                 .detail = { .n = (gint16) dub_round_get_income (&self->now) } });
  if (round < DUB_N_ROUNDS)
    dub_decide_round (self, round + 1);
}

gboolean
dub_decide_prepare (DubDecision *self, const DubAction *action)
{
  if (action->type == DUB_ACTION_INCOME) {
    if (self->now.phase != DUB_PHASE_INCOME)
      return dub_decision_refuse (self, DUB_RULES_ERROR_PHASE, "the round is not over");
    pay_income (self);
    return TRUE;
  }
  if (action->type == DUB_ACTION_ENTER)
    return enter (self, &action->detail);
  if (self->now.phase != DUB_PHASE_PREPARE)
    return dub_decision_refuse (self, DUB_RULES_ERROR_PHASE, "no round is being prepared");
  if (action->type == DUB_ACTION_LEAVE_EMPTY)
    return leave_empty (self, action->detail.display);

  if (action->type == DUB_ACTION_FILL)
    return fill (self);
  deal (self);

  return TRUE;
}
