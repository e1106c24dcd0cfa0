/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli simulate and forecast.
 */

#include "config.h"
#include "dub-box-file.h"
#include "dub-cli.h"
#include "dub-forecast.h"
#include "dub-json.h"
#include "dub-screen.h"
#include "dub-sim.h"
#include "dub-text-score.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static JsonNode *
write_forecast (const DubForecast *forecast)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "games", forecast->n_games);
  json_object_set_int_member (object, "barry-wins", forecast->n_wins);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    const DubBand *band = &forecast->totals[owner];
    JsonObject *side = json_object_new ();

    json_object_set_int_member (side, "5", band->low);
    json_object_set_int_member (side, "50", band->middle);
    json_object_set_int_member (side, "95", band->high);
    json_object_set_object_member (object, dub_name_get (DUB_SET_OWNER, owner), side);
  }

  return dub_json_take_object (object);
}

static int
print_forecast (const DubForecast *forecast)
{
  const DubBand *hers = &forecast->totals[DUB_BARRY], *yours = &forecast->totals[DUB_YOU];
  g_autofree char *chance = dub_text_forecast_chance (forecast->n_wins, forecast->n_games);
  g_autofree char *her_band = dub_text_forecast_band (DUB_BARRY, hers->low, hers->high);
  g_autofree char *your_band = dub_text_forecast_band (DUB_YOU, yours->low, yours->high);
  g_autofree char *basis = dub_text_forecast_basis (forecast->n_games);
  g_autofree char *text = forecast->n_games == 0 ? g_strconcat (chance, "\n", NULL)
                                                 : g_strconcat (chance, "\n", her_band, "\n",
                                                                your_band, "\n", basis, "\n", NULL);

  return dub_cli_print (text);
}

int
dub_cli_forecast (const DubCliCall *call)
{
  const char *name = call->operands[0];
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = dub_cli_read_game (name, &error);
  const DubGame *game;
  DubForecast forecast;

  if (journal == NULL)
    return dub_cli_refuse (name, error);

  game = dub_history_get_game (journal->history);
  dub_cli_follow_edition (game->box.edition);
  dub_forecast_run (game, DUB_FORECAST_GAMES, g_get_num_processors (), NULL, &forecast);

  return call->flags[DUB_OPTION_JSON] ? dub_cli_write_json (write_forecast (&forecast))
                                      : print_forecast (&forecast);
}

enum { N_GAMES = 1000 };

static const char *const questions[] = {
  [DUB_QUESTION_TILE_FACES] = NC_ ("question of a simulation", "the face of a Resource tile"),
  [DUB_QUESTION_YOU] = NC_ ("question of a simulation", "what you have"),
  [DUB_QUESTION_CARD] = NC_ ("question of a simulation", "a card of hers"),
  [DUB_QUESTION_GARMENT] = NC_ ("question of a simulation", "a Garment on display"),
  [DUB_QUESTION_EMPLOYEES] = NC_ ("question of a simulation", "an Employee on display"),
  [DUB_QUESTION_JEWELRY] = NC_ ("question of a simulation", "a Jewelry tile on display"),
  [DUB_QUESTION_STAFF] = NC_ ("question of a simulation", "a card of her Employee deck"),
};

static const guint percents[] = { 5, 25, 50, 75, 95 };

/* The statistics of one side. */
typedef struct {
  double mean;
  double deviation;
  guint quantiles[G_N_ELEMENTS (percents)];
} Summary;

static Summary
summarize (guint16 *scores, guint n)
{
  Summary summary = { 0 };
  double squares = 0;

  dub_sim_sort (scores, n);
  for (guint i = 0; i < n; i++)
    summary.mean += scores[i];
  summary.mean /= n;
  for (guint i = 0; i < n; i++)
    squares += (scores[i] - summary.mean) * (scores[i] - summary.mean);
  summary.deviation = sqrt (squares / n);
  for (guint i = 0; i < G_N_ELEMENTS (percents); i++)
    summary.quantiles[i] = scores[(guint64) (n - 1) * percents[i] / 100];

  return summary;
}

/* Returns the count of a game, on average. */
static char *
dup_mean (const DubSimResult *result, guint64 count, int n_digits)
{
  return g_strdup_printf ("%.*f", n_digits, (double) count / result->n_games);
}

/* One row per side, below the titles of its figures. */
static void
append_sides (GString *text, const Summary *sides)
{
  const char *titles[G_N_ELEMENTS (percents) + 3] = { C_ ("simulation", "average"),
                                                      C_ ("simulation", "spread") };
  char quantiles[G_N_ELEMENTS (percents)][8];
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint i = 0; i < G_N_ELEMENTS (percents); i++) {
    g_snprintf (quantiles[i], sizeof quantiles[i], "%u %%", percents[i]);
    titles[i + 2] = quantiles[i];
  }
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    const Summary *summary = &sides[owner];
    GPtrArray *row = g_ptr_array_new ();

    g_ptr_array_add (row, g_strdup (dub_text_person (owner)));
    g_ptr_array_add (row, g_strdup_printf ("%.2f", summary->mean));
    g_ptr_array_add (row, g_strdup_printf ("%.2f", summary->deviation));
    for (guint i = 0; i < G_N_ELEMENTS (percents); i++)
      g_ptr_array_add (row, g_strdup_printf ("%u", summary->quantiles[i]));
    g_ptr_array_add (row, NULL);
    g_ptr_array_add (rows, g_ptr_array_free (row, FALSE));
  }
  dub_figures_append_rows (text, titles, rows, TRUE);
}

/* The mean points from each source, hers and yours. */
static void
append_lines (GString *text, const DubSimResult *result)
{
  g_string_append_printf (text, "\n%s\n", C_ ("simulation", "Points by source, hers and yours:"));
  for (guint i = 0; i <= DUB_N_SCORE_LINES; i++) {
    g_autofree char *line = i < DUB_N_SCORE_LINES ? dub_text_score_line (i)
                                                  : g_strdup (C_ ("simulation", "during the game"));
    g_autofree char *hers = dup_mean (result, result->lines[DUB_BARRY][i], 2);
    g_autofree char *yours = dup_mean (result, result->lines[DUB_YOU][i], 2);

    dub_figures_append_sides (text, hers, yours, line);
  }
}

/* Appends how often something came up in a game, unless it never did; it may have an id. */
static void
append_count (GString *text, const DubSimResult *result, guint64 count, const char *id,
              const char *title)
{
  g_autofree char *mean = dup_mean (result, count, 3);
  g_autofree char *with_title = g_strdup_printf ("%s. %s", mean, title);

  if (count == 0)
    return;
  if (dub_screen_is_plain ())
    dub_figures_append_fact (text, NULL, id != NULL ? id : title, id != NULL ? with_title : mean);
  else if (id != NULL)
    g_string_append_printf (text, "  %-7s%7s  %s\n", id, mean, title);
  else
    g_string_append_printf (text, "%7s  %s\n", mean, title);
}

static void
append_counts (GString *text, const DubSimResult *result)
{
  g_string_append_printf (text, "\n%s\n",
                          C_ ("simulation", "How often a rule was cited, per game:"));
  for (guint i = 1; i < DUB_N_RULES; i++) {
    g_autofree char *rule = dub_text_rule (i);

    append_count (text, result, result->rules[i], dub_rule_id_to_string (i), rule);
  }
  g_string_append_printf (text, "\n%s\n", C_ ("simulation", "How often it had to ask, per game:"));
  for (guint i = 1; i < G_N_ELEMENTS (questions); i++)
    append_count (text, result, result->questions[i], NULL,
                  g_dpgettext2 (GETTEXT_PACKAGE, "question of a simulation", questions[i]));
}

static int
print_result (const DubSimResult *result, const Summary *sides, double seconds)
{
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: how many games, and how many of them a second. */
  g_string_append_printf (text, C_ ("simulation", "Games: %u (%.0f per second)"), result->n_games,
                          result->n_games / seconds);
  g_string_append_c (text, '\n');
  /* Translators: how many percent of the games she wins. */
  g_string_append_printf (text, C_ ("simulation", "She wins: %.2f%%"),
                          100.0 * result->n_wins / result->n_games);
  g_string_append_c (text, '\n');
  /* Translators: how many turns she has in a game. */
  g_string_append_printf (text, C_ ("simulation", "Her turns in a game: %.2f"),
                          (double) result->turns / result->n_games);
  g_string_append (text, "\n\n");
  append_sides (text, sides);
  append_lines (text, result);
  append_counts (text, result);

  return dub_cli_print (text->str);
}

static JsonObject *
write_side (const Summary *summary)
{
  JsonObject *object = json_object_new ();
  JsonObject *quantiles = json_object_new ();

  json_object_set_double_member (object, "mean", summary->mean);
  json_object_set_double_member (object, "deviation", summary->deviation);
  for (guint i = 0; i < G_N_ELEMENTS (percents); i++) {
    g_autofree char *key = g_strdup_printf ("%u", percents[i]);

    json_object_set_int_member (quantiles, key, summary->quantiles[i]);
  }
  json_object_set_object_member (object, "quantiles", quantiles);

  return object;
}

static JsonNode *
write_result (const DubSimResult *result, const Summary *sides, double seconds)
{
  JsonObject *object = json_object_new ();
  JsonObject *rules = json_object_new (), *asked = json_object_new ();

  json_object_set_int_member (object, "games", result->n_games);
  json_object_set_object_member (object, "barry", write_side (&sides[DUB_BARRY]));
  json_object_set_object_member (object, "you", write_side (&sides[DUB_YOU]));
  json_object_set_double_member (object, "barry-wins", (double) result->n_wins / result->n_games);
  json_object_set_int_member (object, "turns", (gint64) result->turns);
  for (guint i = 1; i < DUB_N_RULES; i++)
    if (result->rules[i] > 0)
      json_object_set_int_member (rules, dub_rule_id_to_string (i), (gint64) result->rules[i]);
  json_object_set_object_member (object, "rules", rules);
  for (guint i = 1; i < G_N_ELEMENTS (questions); i++)
    if (result->questions[i] > 0)
      json_object_set_int_member (asked, dub_name_get (DUB_SET_QUESTION, i),
                                  (gint64) result->questions[i]);
  json_object_set_object_member (object, "questions", asked);
  json_object_set_double_member (object, "games-per-second", result->n_games / seconds);

  return dub_json_take_object (object);
}

int
dub_cli_simulate (const DubCliCall *call)
{
  const char *box_name = call->values[DUB_OPTION_BOX];
  DubSimPlan plan = { .setup = dub_cli_get_setup (call, 0) };
  g_autoptr (DubSimResult) result = NULL;
  g_autoptr (GError) error = NULL;
  Summary sides[DUB_N_OWNERS];
  double seconds;
  gint64 begin;
  DubBox box;

  if (box_name == NULL)
    box_name = "deluxe";
  if (!dub_cli_load_box (box_name, &box, &error))
    return dub_cli_refuse (box_name, error);

  plan.n_games = (guint) dub_cli_get_number (call, DUB_OPTION_GAMES, N_GAMES);
  plan.n_jobs = MIN ((guint) dub_cli_get_number (call, DUB_OPTION_JOBS, 1), plan.n_games);
  begin = g_get_monotonic_time ();
  result = dub_sim_run (&box, &plan);
  seconds = (double) (g_get_monotonic_time () - begin + 1) / G_USEC_PER_SEC;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    sides[owner] = summarize (result->scores[owner], result->n_games);

  return call->flags[DUB_OPTION_JSON] ? dub_cli_write_json (write_result (result, sides, seconds))
                                      : print_result (result, sides, seconds);
}
