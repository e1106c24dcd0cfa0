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

void
dub_jewelry_add (DubJewelry *jewelry, DubColour colour)
{
  g_assert (jewelry->n < DUB_MAX_JEWELRY);
  jewelry->colours[jewelry->n++] = (guint8) colour;
}

guint
dub_jewelry_count (const DubJewelry *jewelry, DubColour colour)
{
  guint n = 0;

  for (guint i = 0; i < jewelry->n; i++)
    n += jewelry->colours[i] == colour;

  return n;
}
