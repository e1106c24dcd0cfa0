/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-holdings.h"

#include <string.h>

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

/* Each card is taken out of a copy of the other pile. */
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

void
dub_barry_join (DubBarry *barry, DubEmployee employee)
{
  g_assert (barry->n_staff < DUB_MAX_STAFF);
  barry->staff[barry->n_staff++] = employee;
}

void
dub_barry_lose (DubBarry *barry, guint at)
{
  g_assert (at < barry->n_staff);
  barry->n_staff--;
  memmove (barry->staff + at, barry->staff + at + 1,
           (barry->n_staff - at) * sizeof barry->staff[0]);
  barry->staff[barry->n_staff] = (DubEmployee){ 0 };
}

void
dub_jewelry_add (DubJewelry *jewelry, DubColor color)
{
  g_assert (jewelry->n < DUB_MAX_JEWELRY);
  jewelry->colors[jewelry->n++] = (guint8) color;
}

void
dub_jewelry_set (DubJewelry *jewelry, const guint8 counts[DUB_N_COLORS])
{
  *jewelry = (DubJewelry){ 0 };
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    for (guint i = 0; i < counts[color]; i++)
      dub_jewelry_add (jewelry, color);
}

guint
dub_jewelry_count (const DubJewelry *jewelry, DubColor color)
{
  guint n = 0;

  for (guint i = 0; i < jewelry->n; i++)
    n += jewelry->colors[i] == color;

  return n;
}
