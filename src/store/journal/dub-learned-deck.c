/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-learned-deck.h"

#include "dub-file.h"
#include "dub-games.h"

#include <string.h>

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

static void
add_game (const char *path, const char *box_name, DubPile *known)
{
  g_autofree char *text = NULL;
  g_autoptr (DubJournal) journal = NULL;
  const DubGame *game;
  gsize length;

  if (!dub_file_read (path, DUB_MAX_JOURNAL_BYTES, &text, &length, NULL))
    return;
  journal = dub_journal_parse (text, length, NULL);
  if (journal == NULL)
    return;
  game = dub_history_get_game (journal->history);
  if (strcmp (game->box.name, box_name) == 0)
    dub_learned_deck_unite (known, &game->state.learned);
}

void
dub_learned_deck_gather (const char *box_name, const char *except, DubPile *known)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *left_out = g_strconcat (except, ".dubarry", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  *known = (DubPile){ 0 };
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_str_has_suffix (name, ".dubarry") && !g_str_equal (name, left_out))
      add_game (path, box_name, known);
  }
}
