/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

#include "dub-score.h"
#include "history-fixture.h"

#include <string.h>

enum { MAX_LEGAL = 64 };

/* A warning of GLib counts as a failure. */
int
LLVMFuzzerInitialize (G_GNUC_UNUSED int *argc, G_GNUC_UNUSED char ***argv)
{
  g_log_set_always_fatal (
      (GLogLevelFlags) (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING));

  return 0;
}

void
fuzz_check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strchr (error->message, '\n'));
}

void
fuzz_look (const DubHistory *history)
{
  const DubGame *game = dub_history_get_game (history);
  g_autofree DubTurn *turn = g_new (DubTurn, 1);
  DubScore score;

  if (game->state.playing.action != DUB_CARD_UNKNOWN)
    dub_game_get_turn (game, TRUE, turn);
  dub_score_count (&game->box, &game->state, &score);
}

void
fuzz_go_on (DubHistory *history, DubRng *rng, guint n_moves)
{
  g_autofree DubMove *legal = g_new (DubMove, MAX_LEGAL);

  for (guint i = 0; i < n_moves; i++) {
    guint n = dub_game_list_legal (dub_history_get_game (history), NULL, legal, MAX_LEGAL);

    if (n == 0)
      break;
    history_perform (history, &legal[dub_rng_below (rng, n)], NULL);
  }
}
