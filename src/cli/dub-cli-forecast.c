/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli forecast.
 */

#include "dub-cli.h"

#include "dub-forecast.h"
#include "dub-json.h"
#include "dub-text-forecast.h"

static char *
print_json (const DubForecast *forecast)
{
  JsonObject *object = json_object_new ();
  g_autoptr (JsonNode) root = dub_json_take_object (object);

  json_object_set_int_member (object, "games", forecast->n_games);
  json_object_set_int_member (object, "barry-wins", forecast->n_wins);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    const DubBand *band = &forecast->totals[owner];
    JsonObject *side = json_object_new ();

    json_object_set_int_member (side, "5", band->low);
    json_object_set_int_member (side, "50", band->middle);
    json_object_set_int_member (side, "95", band->high);
    json_object_set_object_member (object, owner == DUB_BARRY ? "barry" : "you", side);
  }

  return dub_json_print (root);
}

static char *
print_text (const DubForecast *forecast)
{
  const DubBand *hers = &forecast->totals[DUB_BARRY], *yours = &forecast->totals[DUB_YOU];
  g_autofree char *chance = dub_text_forecast_chance (forecast->n_wins, forecast->n_games);
  g_autofree char *her_band = dub_text_forecast_band (DUB_BARRY, hers->low, hers->high);
  g_autofree char *your_band = dub_text_forecast_band (DUB_YOU, yours->low, yours->high);
  g_autofree char *basis = dub_text_forecast_basis (forecast->n_games);

  if (forecast->n_games == 0)
    return g_strconcat (chance, "\n", NULL);

  return g_strconcat (chance, "\n", her_band, "\n", your_band, "\n", basis, "\n", NULL);
}

int
dub_cli_forecast (const DubCliCall *call)
{
  const char *name = call->operands[0];
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = dub_cli_read_game (name, &error);
  g_autofree char *printed = NULL;
  DubForecast forecast;

  if (journal == NULL)
    return dub_cli_refuse (name, error);

  dub_cli_follow_box (&dub_history_get_game (journal->history)->box);
  dub_forecast_run (dub_history_get_game (journal->history), DUB_FORECAST_GAMES,
                    g_get_num_processors (), NULL, &forecast);
  if (call->flags[DUB_OPTION_JSON]) {
    printed = print_json (&forecast);
    return dub_cli_write (printed);
  }
  printed = print_text (&forecast);

  return dub_cli_print (printed);
}
