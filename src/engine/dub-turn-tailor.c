/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tailor a Garment: TAI-1 to TAI-6 with the festivity (FES) and expert (EXP)
 * garments. R-14 fixes the order: take, exam token, festivity bonus, reveal,
 * jewelry, place, reward, expert bonus, All Halls.
 */

#include "dub-game-private.h"

/* returns the tile on the most expensive space; if tied, the leftmost. Costs may be
 * printed in any order. */
static guint
find_dearest (const DubResolver *self, const DubCandidate *candidates, guint n)
{
  const guint8 *costs = self->box->garment_display.costs;
  guint best = 0;

  for (guint i = 1; i < n; i++)
    if (costs[candidates[i].place.at] > costs[candidates[best].place.at])
      best = i;

  return best;
}

/* TAI-1: takes the n-th tile from the card's side, skipping empty spaces. With fewer tiles,
 * takes the most expensive. There is one. */
static void
take_garment (DubResolver *self, DubCard card)
{
  guint n_spaces = self->box->garment_display.n;
  DubCandidate candidates[DUB_MAX_SPACES];
  DubMove step = { .verb = DUB_MOVE_TAKE_GARMENT, .rules = { DUB_RULE_TAI_1 } };
  guint n = 0, chosen;

  for (guint i = 0; i < n_spaces; i++)
    if (self->now->garments[i].color != DUB_COLOR_NONE)
      candidates[n++] = (DubCandidate){ .place = { .kind = DUB_PLACE_GARMENT, .at = (guint8) i } };

  if (card.n > n)
    chosen = find_dearest (self, candidates, n);
  else
    chosen = card.end == DUB_LEFT ? card.n - 1u : n - card.n;
  if (card.n > n && n > 1)
    step.rules[1] = DUB_RULE_R_4;
  for (guint i = 0; i < n; i++) {
    guint place = card.end == DUB_LEFT ? i + 1 : n - i;
    guint cost = self->box->garment_display.costs[candidates[i].place.at];

    candidates[i].criteria[0] = (DubCriterion){ DUB_CRITERION_PLACE, (gint16) place };
    candidates[i].criteria[1] = (DubCriterion){ DUB_CRITERION_COST, (gint16) cost };
    if (i != chosen)
      candidates[i].out = card.n > n ? DUB_RULE_R_4 : DUB_RULE_TAI_1;
  }

  step.from = candidates[chosen].place;
  step.thing = dub_place_read (self->now, step.from);
  dub_resolver_choose (self, step, candidates, n, chosen);
}

static void
mark_master_task (DubResolver *self)
{
  DubGarment garment = self->now->making;
  guint tasks = 1u << (dub_color_is_gown (garment.color) ? DUB_TASK_GOWN : DUB_TASK_COAT);

  if (garment.thimble)
    tasks |= 1u << DUB_TASK_THIMBLE;
  if (dub_resolver_is_on_track (self, DUB_TRACK_MASTER))
    dub_resolver_mark_task (self, tasks, DUB_RULE_TAI_2);
}

/* Puts the new garment on any guest space. There is a free one; otherwise R-5 would have ended the
 * action. */
static void
seat_anywhere (DubState *state)
{
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      if (state->halls[hall][i].owner == DUB_NOBODY) {
        state->halls[hall][i] = (DubGuest){ state->making, DUB_BARRY };
        return;
      }
}

/* FES-1, before the garment is placed. */
static void
score_festivity (DubResolver *self)
{
  DubSpecial special = self->now->making.special;
  guint pp = dub_state_count_festivity (self->now, DUB_BARRY, special);
  DubState placed, other;
  gboolean placing_decides;

  if (special < DUB_FESTIVITY_PAIRS || special > DUB_FESTIVITY_PINK)
    return;

  /* A ruling decides if the bonus would differ without it. */
  placed = other = *self->now;
  seat_anywhere (&placed);
  other.zero_gown_apart = !other.zero_gown_apart;
  placing_decides = dub_state_count_festivity (&placed, DUB_BARRY, special) != pp;
  if (placing_decides)
    dub_resolver_cite (self, DUB_RULE_R_8);
  if (dub_state_count_festivity (&other, DUB_BARRY, special) != pp)
    dub_resolver_cite (self, DUB_RULE_R_9);
  dub_resolver_gain_pp (self, pp, DUB_RULE_FES_1, placing_decides ? DUB_RULE_R_8 : DUB_RULE_NONE);
}

static gboolean
symbol_allows (DubSymbol symbol, DubColor garment, DubColor jewel)
{
  if (symbol == DUB_SYMBOL_SAME_COLOR)
    return jewel == garment;

  return dub_color_is_gown (jewel) == dub_color_is_gown (garment);
}

/* Takes the cheapest suitable jewelry, or the cheapest of all with any; if tied, the
 * rightmost. A matching color earns a bag tile. Returns the color. */
static DubColor
take_jewelry (DubResolver *self, DubSymbol symbol, DubColor garment, gboolean any)
{
  DubCandidate candidates[DUB_MAX_SPACES];
  DubRuleId rule = any ? DUB_RULE_EXP_1 : DUB_RULE_TAI_6;
  DubRuleId more = any ? DUB_RULE_R_9 : DUB_RULE_NONE;
  DubMove step = { .verb = DUB_MOVE_TAKE_JEWELRY, .rules = { (guint8) rule, (guint8) more } };
  guint n = 0, best = 0;
  DubColor color;

  for (guint i = 0; i < self->box->jewelry_display.n; i++) {
    gint16 cost = self->box->jewelry_display.costs[i];

    if (self->now->jewelry[i] == DUB_COLOR_NONE ||
        !(any || symbol_allows (symbol, garment, self->now->jewelry[i])))
      continue;
    candidates[n] = (DubCandidate){ .place = { .kind = DUB_PLACE_JEWEL, .at = (guint8) i },
                                    .out = (guint8) (any ? more : rule),
                                    .criteria = { { DUB_CRITERION_COST, cost } } };
    if (n > 0 && cost <= candidates[best].criteria[0].value)
      best = n;
    n++;
  }
  if (n == 0)
    return DUB_COLOR_NONE;

  candidates[best].out = DUB_RULE_NONE;
  step.from = candidates[best].place;
  step.thing = dub_place_read (self->now, step.from);
  color = dub_resolver_choose (self, step, candidates, n, best).thing.name;
  if (color == garment)
    dub_resolver_draw_bag_tile (self, rule, DUB_RULE_NONE);

  return color;
}

/* Asks for unknown jewelry that decides what take_jewelry () takes: all unknown tiles that are
 * cheaper than the cheapest one known to suit, or the cheapest of all with any. */
static gboolean
check_jewelry (DubResolver *self, DubSymbol symbol, DubColor garment, gboolean any)
{
  const DubDisplay *display = &self->box->jewelry_display;
  const guint8 *jewelry = self->now->jewelry;
  guint best = display->n, first = display->n;
  guint64 spaces = 0;

  for (guint i = 0; i < display->n; i++)
    if (jewelry[i] != DUB_COLOR_NONE && jewelry[i] != DUB_COLOR_UNKNOWN &&
        (any || symbol_allows (symbol, garment, jewelry[i])) &&
        (best == display->n || display->costs[i] <= display->costs[best]))
      best = i;
  for (guint i = 0; i < display->n; i++) {
    if (jewelry[i] != DUB_COLOR_UNKNOWN ||
        (best < display->n && (display->costs[i] > display->costs[best] ||
                               (display->costs[i] == display->costs[best] && i < best))))
      continue;
    spaces |= G_GUINT64_CONSTANT (1) << i;
    if (first == display->n || display->costs[i] <= display->costs[first])
      first = i;
  }

  return spaces == 0 ||
         dub_resolver_ask (self,
                           (DubQuestion){ .kind = DUB_QUESTION_JEWELRY,
                                          .spaces = any ? G_GUINT64_CONSTANT (1) << first : spaces,
                                          .rules = { any ? DUB_RULE_EXP_1 : DUB_RULE_TAI_6 } });
}

static gboolean
may_take_jewelry (const DubResolver *self)
{
  return dub_state_has_jewelry_box (self->now) &&
         dub_state_count_tokens (self->now, DUB_JEWELER, DUB_BARRY) > 0;
}

/* TAI-4: Resource tile, then thread or lace, then Livre, then nothing. */
static gint
rank_reward (DubGuestSpace space)
{
  static const gint ranks[DUB_N_REWARDS] = { [DUB_REWARD_RESOURCE] = 3,
                                             [DUB_REWARD_THREAD] = 2,
                                             [DUB_REWARD_LACE] = 2,
                                             [DUB_REWARD_LIVRE] = 1,
                                             [DUB_REWARD_NONE] = 0 };

  return ranks[space.reward] + (space.master ? 4 : 0);
}

static gboolean
beats (DubGuestSpace space, DubGuestSpace best)
{
  if (rank_reward (space) != rank_reward (best))
    return rank_reward (space) > rank_reward (best);

  return space.livre > best.livre; /* */
}

/* TAI-4; returns the space. */
static DubGuestSpace
place_garment (DubResolver *self, DubPlace from, guint hall)
{
  const DubHall *printed = &self->box->halls[hall];
  DubCandidate candidates[DUB_MAX_SPACES];
  DubMove step = { .verb = DUB_MOVE_PLACE_GARMENT,
                   .rules = { DUB_RULE_TAI_4 },
                   .from = from,
                   .thing = dub_thing_garment (self->now->making, DUB_NOBODY) };
  guint n = 0, best = 0;

  for (guint i = 0; i < printed->n_guests; i++) {
    DubGuestSpace space = printed->guests[i];

    if (self->now->halls[hall][i].owner != DUB_NOBODY)
      continue;
    candidates[n] =
        (DubCandidate){ .place = { .kind = DUB_PLACE_GUEST, .in = (guint8) hall, .at = (guint8) i },
                        .criteria = { { DUB_CRITERION_MASTER, space.master },
                                      { DUB_CRITERION_REWARD, space.reward } } };
    if (space.reward == DUB_REWARD_LIVRE)
      candidates[n].criteria[2] = (DubCriterion){ DUB_CRITERION_LIVRE, space.livre };
    if (n > 0 && beats (space, printed->guests[candidates[best].place.at]))
      best = n;
    n++;
  }

  g_assert (n > 0); /* the hall was chosen because it has room */
  step.to = candidates[best].place;
  /* A space that ranks as high has less Livre, or comes later in the order of the profile. */
  for (guint i = 0; i < n; i++) {
    gint rank = rank_reward (printed->guests[candidates[i].place.at]);

    if (i == best)
      continue;
    candidates[i].out =
        rank < rank_reward (printed->guests[step.to.at]) ? DUB_RULE_TAI_4 : DUB_RULE_R_5;
    if (candidates[i].out == DUB_RULE_R_5)
      step.rules[1] = DUB_RULE_R_5;
  }
  step = dub_resolver_choose (self, step, candidates, n, best);

  return self->box->halls[step.to.in].guests[step.to.at];
}

/* TAI-5, but no Livre (T-3). */
static void
take_reward (DubResolver *self, DubReward reward)
{
  DubMove step = { .verb = DUB_MOVE_GAIN, .rules = { DUB_RULE_TAI_5 } };

  if (reward == DUB_REWARD_RESOURCE)
    dub_resolver_draw_bag_tile (self, DUB_RULE_TAI_5, DUB_RULE_NONE);
  if (reward == DUB_REWARD_THREAD || reward == DUB_REWARD_LACE) {
    step.gains[reward == DUB_REWARD_THREAD ? DUB_FACT_THREAD : DUB_FACT_LACE] = 1;
    dub_resolver_emit (self, step);
  }
}

/* a tile of the bag for the one on display. If the bag is empty, the first tile of the lowest
 * drawer that has one. */
static void
take_expert_tile (DubResolver *self)
{
  DubMove step = { .verb = DUB_MOVE_TAKE_TILES,
                   .from = { .kind = DUB_PLACE_RESOURCE },
                   .rules = { DUB_RULE_EXP_1, DUB_RULE_R_9 } };

  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS && step.spaces == 0; i++)
    if (self->now->resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] != DUB_TILE_NONE)
      step.spaces = (guint16) (1u << i);
  if (dub_state_bag_is_empty (self->now) && step.spaces != 0)
    dub_resolver_emit (self, step);
  else
    dub_resolver_draw_bag_tile (self, DUB_RULE_EXP_1, DUB_RULE_R_9);
}

/* EXP-1 for her, according to R-9, but no Livre (T-3). jewel is what she acquired with the garment.
 */
static gboolean
take_expert_bonus (DubResolver *self, DubGarment garment, DubColor jewel)
{
  if (garment.special == DUB_EXPERT_FAVOR && self->now->favor == DUB_NOBODY)
    dub_resolver_emit (self, (DubMove){ .verb = DUB_MOVE_TAKE_FAVOR,
                                        .from = { .kind = DUB_PLACE_FAVOR },
                                        .rules = { DUB_RULE_EXP_1, DUB_RULE_R_9 } });
  if (garment.special == DUB_EXPERT_DEPUTE)
    dub_resolver_cite (self, DUB_RULE_R_9);
  if (garment.special == DUB_EXPERT_TILE)
    take_expert_tile (self);
  if (garment.special == DUB_EXPERT_MATCH_JEWELRY && jewel == garment.color)
    dub_resolver_gain_pp (self, 2, DUB_RULE_EXP_1, DUB_RULE_NONE);
  if (garment.special != DUB_EXPERT_ANY_JEWELRY || !may_take_jewelry (self))
    return TRUE;
  if (!check_jewelry (self, DUB_SYMBOL_NONE, garment.color, TRUE))
    return FALSE;
  take_jewelry (self, DUB_SYMBOL_NONE, garment.color, TRUE);

  return TRUE;
}

static gboolean
has_garment (const DubResolver *self)
{
  for (guint i = 0; i < self->box->garment_display.n; i++)
    if (self->now->garments[i].color != DUB_COLOR_NONE)
      return TRUE;

  return FALSE;
}

static gboolean
all_halls_are_full (const DubResolver *self)
{
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    if (dub_state_hall_has_room (self->box, self->now, hall))
      return FALSE;

  return TRUE;
}

/* If the garment was not entered, the app asks for it when she makes it. */
static gboolean
check_garment (DubResolver *self)
{
  const DubMove *taken = &self->turn->steps[self->turn->n_steps - 1];

  return self->now->making.color != DUB_COLOR_UNKNOWN ||
         dub_resolver_ask (self, (DubQuestion){ .kind = DUB_QUESTION_GARMENT,
                                                .spaces = G_GUINT64_CONSTANT (1) << taken->from.at,
                                                .rules = { DUB_RULE_TAI_1 } });
}

gboolean
dub_resolver_tailor (DubResolver *self, DubCard card)
{
  DubColor jewel = DUB_COLOR_NONE;
  DubSymbol symbol;
  DubGarment garment;
  DubPlace from;
  guint hall;

  if (!has_garment (self)) {
    dub_resolver_gain_pp (self, 3, DUB_RULE_TAI_1, DUB_RULE_T_2);
    return TRUE;
  }
  if (all_halls_are_full (self)) {
    dub_resolver_gain_pp (self, 3, DUB_RULE_T_2, DUB_RULE_R_5);
    return TRUE;
  }
  take_garment (self, card);
  if (!check_garment (self))
    return FALSE;

  garment = self->now->making;
  from = self->turn->steps[self->turn->n_steps - 1].from;
  mark_master_task (self);
  score_festivity (self);
  if (!dub_resolver_reveal (self, &hall, &symbol))
    return FALSE;
  if (symbol != DUB_SYMBOL_NONE && may_take_jewelry (self)) {
    if (!check_jewelry (self, symbol, garment.color, FALSE))
      return FALSE;
    jewel = take_jewelry (self, symbol, garment.color, FALSE);
  }
  take_reward (self, place_garment (self, from, hall).reward);
  if (!take_expert_bonus (self, garment, jewel))
    return FALSE;
  dub_resolver_check_all_halls (self);

  return TRUE;
}
