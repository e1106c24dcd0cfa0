/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Her piles during a turn: extra hand cards, and the cards that are revealed to place
 * a garment.
 */

#include "dub-game-private.h"
#include "dub-rng.h"

#include <string.h>

/* the discards become the supply only when a card is needed. */
static void
shuffle_discards (DubResolver *self)
{
  DubRng rng = dub_rng_for (self->now->seed, DUB_RANDOM_RESHUFFLE, self->now->n_reshuffles);
  DubTable table = { .box = self->box, .state = self->now };
  DubPile *cards = &self->turn->shuffled;

  *cards = self->now->discard;
  if (self->now->draw_mode == DUB_DRAW_APP)
    dub_rng_shuffle (&rng, cards->cards, cards->n);
  else
    memset (cards->cards, 0, sizeof cards->cards); /* the player shuffles */
  dub_resolver_emit (self, (DubMove){ .verb = DUB_MOVE_SHUFFLE_DISCARDS,
                                      .rules = { DUB_RULE_R_3 },
                                      .thing = dub_thing_number (cards->n) });
  dub_apply_shuffle (&table, cards);
  self->shuffled = TRUE;
}

/* HIR-4, EXAM: one more turn this round. The card is added even in her last turn, under her
 * hand; if there is no card at all, this is skipped. */
void
dub_resolver_add_hand_card (DubResolver *self, DubRuleId rule)
{
  if (self->now->supply.n == 0 && self->now->discard.n > 0)
    shuffle_discards (self);

  if (self->now->supply.n == 0) {
    dub_resolver_cite (self, DUB_RULE_R_3);
    return;
  }

  dub_resolver_emit (self, (DubMove){ .verb = DUB_MOVE_ADD_HAND_CARD,
                                      .rules = { (guint8) rule, DUB_RULE_R_12 } });
}

static gboolean
card_names_room (const DubResolver *self, DubCard card)
{
  return card.action != DUB_CARD_UNKNOWN &&
         dub_state_hall_has_room (self->box, self->now, card.hall - 1u);
}

typedef enum { ROOM_NO, ROOM_PERHAPS, ROOM_YES } Room;

/* Whether a discarded card names a hall with a free space. */
static Room
discards_name_room (const DubResolver *self)
{
  Room room = ROOM_NO;

  for (guint i = 0; i < self->now->discard.n; i++) {
    DubCard card = self->now->discard.cards[i];

    if (card_names_room (self, card))
      return ROOM_YES;
    if (card.action == DUB_CARD_UNKNOWN)
      room = ROOM_PERHAPS;
  }

  return room;
}

/* In a scenario, a shuffled card is one of the given discards, and must be entered there. */
static gboolean
ask_card (DubResolver *self)
{
  gboolean scenario = self->now->phase == DUB_PHASE_NONE;

  self->turn->question =
      (DubQuestion){ .kind = DUB_QUESTION_CARD,
                     .pile = scenario && self->shuffled ? DUB_PILE_DISCARD : DUB_PILE_SUPPLY };

  return FALSE;
}

/* Returns the top card of the supply; if it is unknown, the one that was reported. */
static DubCard
look_at_top (DubResolver *self)
{
  DubCard card = self->now->supply.cards[0];

  if (card.action == DUB_CARD_UNKNOWN && self->n_reported < self->now->reported.n)
    card = self->now->reported.cards[self->n_reported++];

  return card;
}

/* no card names a hall with room, so she uses the first hall that has room, without
 * jewelry. */
static void
find_first_room (DubResolver *self, guint *hall, DubSymbol *symbol)
{
  dub_resolver_cite (self, DUB_RULE_R_3);
  *symbol = DUB_SYMBOL_NONE;
  for (*hall = 0; !dub_state_hall_has_room (self->box, self->now, *hall);)
    ++*hall;
}

/* TAI-3: reveals cards until one names a hall with room; the last card decides hall and
 * jewelry. At least one hall must have room. */
gboolean
dub_resolver_reveal (DubResolver *self, guint *hall, DubSymbol *symbol)
{
  for (;;) {
    DubMove step = { .verb = DUB_MOVE_REVEAL_CARD, .rules = { DUB_RULE_TAI_3 } };
    DubCard card;

    if (self->now->supply.n == 0) {
      Room room = discards_name_room (self);

      if (room == ROOM_NO) {
        find_first_room (self, hall, symbol);
        return TRUE;
      }
      shuffle_discards (self);
      if (room == ROOM_PERHAPS && self->now->phase == DUB_PHASE_NONE)
        return ask_card (self);
    }

    card = look_at_top (self);
    if (card.action == DUB_CARD_UNKNOWN)
      return ask_card (self);

    step.thing = dub_thing_card (card);
    card = dub_resolver_emit (self, step).thing.card;
    if (card_names_room (self, card)) {
      *hall = card.hall - 1u;
      *symbol = card.symbol;
      return TRUE;
    }
  }
}
