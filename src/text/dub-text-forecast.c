/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-forecast.h"

#include <glib/gi18n-lib.h>

char *
dub_text_forecast_chance (guint n, guint n_games)
{
  guint percent = (n * 200 + n_games) / (2 * MAX (n_games, 1));

  if (n_games == 0)
    return g_strdup (C_ ("forecast", "No forecast for this table"));
  if (n == 0)
    /* Translators: 1 % is a percentage. */
    return g_strdup (C_ ("forecast", "Chance that she wins: less than 1%"));
  if (n == n_games)
    /* Translators: 99 % is a percentage. */
    return g_strdup (C_ ("forecast", "Chance that she wins: more than 99%"));

  /* Translators: %u is a percentage. */
  return g_strdup_printf (C_ ("forecast", "Chance that she wins: %u%%"), CLAMP (percent, 1, 99));
}

char *
dub_text_forecast_band (DubOwner owner, guint low, guint high)
{
  if (owner == DUB_BARRY)
    /* Translators: two totals of Prestige Points, the lower one first. */
    return g_strdup_printf (C_ ("forecast", "Madame du Barry: %u to %u PP"), low, high);

  /* Translators: two totals of Prestige Points, the lower one first. */
  return g_strdup_printf (C_ ("forecast", "You: %u to %u PP"), low, high);
}

char *
dub_text_forecast_basis (guint n_games)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: %u is a number of games. */
                                       "From %u simulated game, played on from this table with a "
                                       "simulated player in your place. Hidden cards and tiles "
                                       "stay hidden. Nine in ten end within these totals.",
                                       "From %u simulated games, played on from this table with a "
                                       "simulated player in your place. Hidden cards and tiles "
                                       "stay hidden. Nine in ten end within these totals.",
                                       n_games),
                          n_games);
}
