/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-game-start.h"

#include "dub-history.h"
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
dub_game_start_make_name (void)
{
  /* A game with the name of this day was changed today, so it is among the newest. */
  DubListing listing = { .max_bytes = DUB_LISTING_AT_ONCE };
  g_autoptr (GPtrArray) games = dub_games_list (&listing);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: the name that a new game has at first, in the form of g_date_time_format (). */
  g_autofree char *date = g_date_time_format (now, C_ ("name of a game", "%B %-d, %Y"));
  g_autofree char *name = g_strdup (date);

  for (guint i = 2; is_used (games, name); i++) {
    g_free (name);
    name = g_strdup_printf ("%s (%u)", date, i);
  }

  return g_steal_pointer (&name);
}

void
dub_game_start_try (DubWindow *window)
{
  const DubSetup setup = {
    .seed = g_random_int (),
    .count_candidate = TRUE,
    .draw_mode = DUB_DRAW_APP,
    .colors = { [DUB_BARRY] = DUB_PLAYER_PURPLE, [DUB_YOU] = DUB_PLAYER_BLACK },
  };
  g_autofree char *name = dub_game_start_make_name ();
  DubBox box;

  if (!dub_profiles_load ("deluxe", &box, NULL))
    g_assert_not_reached ();
  dub_window_begin_game (window, name, &box, &setup, TRUE);
}

/* Displays that the app has filled before anything else was done are filled again. */
void
dub_game_start_again (DubWindow *window, DubSession *session)
{
  const DubHistory *history = dub_session_get_history (session);
  DubSetup setup = *dub_history_get_setup (history);
  gboolean fill = dub_history_get_position (history) > 1 &&
                  dub_event_is (&dub_history_get_entry (history, 1).events[0], DUB_MOVE_FILL);
  g_autofree char *name = dub_game_start_make_name ();

  setup.seed = g_random_int ();
  dub_window_begin_game (window, name, &dub_session_get_game (session)->box, &setup, fill);
}

guint
dub_game_start_read_choice (GSettings *settings, const char *key, DubSet set)
{
  g_autofree char *name = g_settings_get_string (settings, key);
  guint value = 0;

  dub_name_find (set, name, &value);

  return value;
}

DubSetup
dub_game_start_read_setup (GSettings *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "expansions");
  DubSetup setup = {
    .second_place = (guint8) g_settings_get_boolean (settings, "second-place"),
    .count_candidate = (guint8) g_settings_get_boolean (settings, "count-candidate"),
    .zero_gown_apart = (guint8) !g_settings_get_boolean (settings, "zero-gown"),
    .draw_mode = (guint8) dub_game_start_read_choice (settings, "way", DUB_SET_DRAW_MODE),
    .strength = (guint8) dub_game_start_read_choice (settings, "strength", DUB_SET_STRENGTH),
  };
  guint expansion;

  for (guint i = 0; names[i] != NULL; i++)
    if (dub_name_find (DUB_SET_EXPANSION, names[i], &expansion))
      setup.expansions |= (guint8) (1u << expansion);

  return setup;
}

void
dub_game_start_write_expansions (GSettings *settings, guint expansions)
{
  const char *names[DUB_N_EXPANSIONS + 1] = { NULL };
  guint n = 0;

  for (guint i = 0; i < DUB_N_EXPANSIONS; i++)
    if ((expansions & (1u << i)) != 0)
      names[n++] = dub_name_get (DUB_SET_EXPANSION, i);
  g_settings_set_strv (settings, "expansions", names);
}

void
dub_game_start_write_setup (GSettings *settings, const DubSetup *setup)
{
  dub_game_start_write_expansions (settings, setup->expansions);
  g_settings_set_string (settings, "strength", dub_name_get (DUB_SET_STRENGTH, setup->strength));
  g_settings_set_string (settings, "way", dub_name_get (DUB_SET_DRAW_MODE, setup->draw_mode));
  g_settings_set_boolean (settings, "second-place", setup->second_place);
  g_settings_set_boolean (settings, "count-candidate", setup->count_candidate);
  g_settings_set_boolean (settings, "zero-gown", !setup->zero_gown_apart);
}
