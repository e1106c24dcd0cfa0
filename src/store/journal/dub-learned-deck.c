/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-learned-deck.h"

#include "dub-file.h"
#include "dub-line-values.h"

/* Summaries have the cards in the words of the journal. */
static guint
count (const DubPile *pile, guint n, DubCard card)
{
  guint found = 0;

  for (guint i = 0; i < n; i++)
    found += dub_card_equal (pile->cards[i], card);

  return found;
}

gboolean
dub_learned_deck_unite (DubPile *known, const DubPile *other)
{
  DubPile united = *known;

  /* Add the nth of identical cards only if fewer than n of them are known. */
  for (guint i = 0; i < other->n; i++) {
    DubCard card = other->cards[i];

    if (count (other, i + 1u, card) <= count (known, known->n, card))
      continue;
    if (united.n == DUB_N_CARDS)
      return FALSE;
    dub_pile_push (&united, card);
  }
  *known = united;

  return TRUE;
}

char *
dub_learned_deck_print (const DubPile *known)
{
  GString *text;

  if (known->n == 0)
    return NULL;
  text = g_string_new (NULL);
  dub_value_print_pile (text, known);

  return g_string_free (text, FALSE);
}

void
dub_learned_deck_gather (GPtrArray *games, const char *box_name, const char *except, DubPile *known)
{
  g_autofree char *label = dub_file_make_plain (box_name, -1);
  DubPile pile;

  *known = (DubPile){ 0 };
  for (guint i = 0; i < games->len; i++) {
    const DubSummary *game = g_ptr_array_index (games, i);

    if (game->learned != NULL && g_strcmp0 (game->label, label) == 0 &&
        !g_str_equal (game->id, except) &&
        dub_value_parse_pile (dub_slice_of (game->learned), &pile))
      dub_learned_deck_unite (known, &pile);
  }
}
