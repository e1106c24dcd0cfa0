/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-beginning.h"

#include "dub-profiles.h"

#include <glib/gi18n-lib.h>

static gboolean
is_used (GPtrArray *games, const char *name)
{
  for (guint i = 0; i < games->len; i++) {
    const DubSummary *info = g_ptr_array_index (games, i);

    if (g_strcmp0 (info->name, name) == 0)
      return TRUE;
  }

  return FALSE;
}

char *
dub_beginning_make_name (void)
{
  /* A game with the name of this day was changed today, so it is among the newest. */
  DubListing listing = { .max_bytes = DUB_LISTING_AT_ONCE };
  g_autoptr (GPtrArray) games = dub_games_list (&listing);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: the name that a new game has at first, in the form of g_date_time_format (). */
  g_autofree char *date = g_date_time_format (now, C_("name of a game", "%B %-d, %Y"));
  g_autofree char *name = g_strdup (date);

  for (guint i = 2; is_used (games, name); i++) {
    g_free (name);
    name = g_strdup_printf ("%s (%u)", date, i);
  }

  return g_steal_pointer (&name);
}

void
dub_beginning_try (DubWindow *window)
{
  const DubSetup setup = {
    .seed = g_random_int (),
    .count_candidate = TRUE,
    .draw_mode = DUB_DRAW_APP,
    .colors = { [DUB_BARRY] = DUB_PLAYER_PURPLE, [DUB_YOU] = DUB_PLAYER_BLACK },
  };
  g_autofree char *name = dub_beginning_make_name ();
  DubBox box;

  if (!dub_profiles_load ("deluxe", &box, NULL))
    g_assert_not_reached ();
  dub_window_begin_game (window, name, &box, &setup, TRUE);
}

/* Displays that the app has filled before anything else was done are filled again. */
void
dub_beginning_again (DubWindow *window, DubSession *session)
{
  const DubHistory *history = dub_session_get_history (session);
  DubSetup setup = dub_history_get_entry (history, 0).action.detail.setup;
  gboolean fill = dub_history_get_position (history) > 1 &&
                  dub_history_get_entry (history, 1).action.type == DUB_ACTION_FILL;
  g_autofree char *name = dub_beginning_make_name ();

  setup.seed = g_random_int ();
  dub_window_begin_game (window, name, &dub_session_get_game (session)->box, &setup, fill);
}
