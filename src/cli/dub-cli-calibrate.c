/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli simulate --calibrate.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-calibration.h"
#include "dub-figures.h"
#include "dub-json.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

enum { BIN_PERCENT = 100 / DUB_N_CALIBRATION_BINS };

static char *
dup_percent (double share)
{
  return g_strdup_printf ("%.1f %%", 100 * share);
}

/* The range in which the true share is, with 95 % (Wilson): few games tell little. */
static void
get_range (const DubCalibrationBin *bin, double *low, double *high)
{
  const double z = 1.96;
  double n = bin->n_games, share = bin->n_wins / n;
  double scale = 1 + z * z / n, middle = share + z * z / (2 * n);
  double half = z * sqrt (share * (1 - share) / n + z * z / (4 * n * n));

  *low = MAX (0, (middle - half) / scale);
  *high = MIN (1, (middle + half) / scale);
}

static char **
dup_row (guint i, const DubCalibrationBin *bin)
{
  char **row = g_new0 (char *, 6);
  double low, high;

  row[0] = g_strdup_printf ("%u–%u %%", i * BIN_PERCENT, (i + 1) * BIN_PERCENT);
  row[1] = g_strdup_printf ("%u", bin->n_games);
  row[2] = dup_percent (bin->sum / bin->n_games);
  row[3] = dup_percent ((double) bin->n_wins / bin->n_games);
  get_range (bin, &low, &high);
  row[4] = g_strdup_printf ("%.1f–%.1f %%", 100 * low, 100 * high);

  return row;
}

static char *
print_text (const DubCalibration *result, guint n_games)
{
  const char *titles[] = { C_("calibration", "games"),
                               C_("calibration", "mean forecast"),
                                   /* Translators: the share of these games that she won. */
                                   C_("calibration", "her wins"),
                                       /* Translators: where the share of her wins truly is. */
                                       C_("calibration", "interval of 95%"), NULL };
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s\n", C_("calibration", "Her chance to win, as forecast:"));
  for (guint i = 0; i < DUB_N_CALIBRATION_BINS; i++)
    if (result->bins[i].n_games > 0)
      g_ptr_array_add (rows, dup_row (i, &result->bins[i]));
  dub_figures_append_table (text, titles, rows);
  g_string_append_printf (text, "\n%s\n",
                          C_("calibration", "Totals within the forecast range (nine in ten "
                                            "expected):"));
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    g_autofree char *share = dup_percent ((double) result->n_within[owner] / n_games);

    dub_figures_append_fact (text, NULL, dub_text_person (owner), share);
  }

  return g_string_free (text, FALSE);
}

static char *
print_json (const DubCalibration *result, guint n_games)
{
  JsonObject *object = json_object_new (), *within = json_object_new ();
  g_autoptr (JsonNode) root = dub_json_take_object (object);
  JsonArray *forecasts = json_array_new ();

  json_object_set_int_member (object, "games", n_games);
  for (guint i = 0; i < DUB_N_CALIBRATION_BINS; i++) {
    const DubCalibrationBin *bin = &result->bins[i];
    JsonObject *forecast;
    double low, high;

    if (bin->n_games == 0)
      continue;
    get_range (bin, &low, &high);
    forecast = json_object_new ();
    json_object_set_int_member (forecast, "from", i * BIN_PERCENT);
    json_object_set_int_member (forecast, "to", (i + 1) * BIN_PERCENT);
    json_object_set_int_member (forecast, "games", bin->n_games);
    json_object_set_double_member (forecast, "mean", bin->sum / bin->n_games);
    json_object_set_double_member (forecast, "barry-wins", (double) bin->n_wins / bin->n_games);
    json_object_set_double_member (forecast, "low", low);
    json_object_set_double_member (forecast, "high", high);
    json_array_add_object_element (forecasts, forecast);
  }
  json_object_set_array_member (object, "forecasts", forecasts);
  json_object_set_double_member (within, "barry", (double) result->n_within[DUB_BARRY] / n_games);
  json_object_set_double_member (within, "you", (double) result->n_within[DUB_YOU] / n_games);
  json_object_set_object_member (object, "within", within);

  return dub_json_print (root);
}

int
dub_cli_calibrate (const DubBox *box, const DubSimPlan *plan, gboolean json)
{
  g_autofree char *printed = NULL;
  DubCalibration result;

  dub_calibration_run (box, plan, DUB_FORECAST_GAMES, &result);
  printed = json ? print_json (&result, plan->n_games) : print_text (&result, plan->n_games);

  return json ? dub_cli_write (printed) : dub_cli_print (printed);
}
