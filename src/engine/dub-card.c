/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-card.h"

#include <string.h>

#define NUMBER(n) .first = 1, .last = (n)
#define NAME(names, n) .is_named = TRUE, .set = (names), .last = (n) -1

const DubCardForm dub_card_forms[DUB_N_CARD_ACTIONS] = {
  [DUB_CARD_UNKNOWN] = { .key = "?" },
  [DUB_CARD_FAVOR] = { .key = "favor", .action = "favor" },
  [DUB_CARD_DRAWER] = { "drawer", "resources", "drawer", NUMBER (DUB_N_DRAWERS) },
  [DUB_CARD_COLUMN] = { "column", "resources", "column", NAME (DUB_SET_COLUMN, DUB_N_COLUMNS) },
  [DUB_CARD_TAILOR] = { "tailor", "tailor", "n", NUMBER (DUB_MAX_SPACES), .has_end = TRUE },
  [DUB_CARD_HIRE] = { "hire", "hire", "n", NUMBER (DUB_N_HIRE_SPACES), .has_end = TRUE },
  [DUB_CARD_FUND] = { "fund", "fund", "what", NAME (DUB_SET_FUND, DUB_N_FUNDS) },
};

void
dub_pile_push (DubPile *pile, DubCard card)
{
  g_assert (pile->n < DUB_N_CARDS);
  pile->cards[pile->n++] = card;
}

DubCard
dub_pile_pop (DubPile *pile)
{
  DubCard top;

  g_assert (pile->n > 0);
  top = pile->cards[0];
  pile->n--;
  memmove (pile->cards, pile->cards + 1, pile->n * sizeof top);
  pile->cards[pile->n] = (DubCard){ 0 };

  return top;
}

guint
dub_pile_count (const DubPile *pile, DubCard card)
{
  guint n = 0;

  for (guint i = 0; i < pile->n; i++)
    n += dub_card_equal (pile->cards[i], card);

  return n;
}

/* Removes each card from a copy of the other pile. */
gboolean
dub_pile_is_shuffled (const DubPile *pile, const DubPile *other)
{
  DubPile rest = *other;
  gboolean is_unknown = TRUE;

  for (guint i = 0; i < pile->n && is_unknown; i++)
    is_unknown = pile->cards[i].action == DUB_CARD_UNKNOWN;
  if (is_unknown || pile->n != other->n)
    return pile->n == other->n;

  for (guint i = 0; i < pile->n; i++) {
    guint at = 0;

    while (at < rest.n && memcmp (&rest.cards[at], &pile->cards[i], sizeof (DubCard)) != 0)
      at++;
    if (at == rest.n)
      return FALSE;
    rest.cards[at] = rest.cards[--rest.n];
  }

  return TRUE;
}
