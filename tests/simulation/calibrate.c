/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * calibrate: prints how often she won the games for which the forecast gave a certain chance. It
 * made the tables of src/simulation/README.md.
 */

#include "calibration.h"
#include "dub-box-file.h"

#include <math.h>

enum { BIN_PERCENT = 100 / DUB_N_CALIBRATION_BINS };

/* Computes the 95 % confidence interval of the true share (Wilson). Several tables of one game
 * count as one, since they are not independent. */
static void
get_range (const DubCalibrationBin *bin, double *low, double *high)
{
  const double z = 1.96;
  double n = bin->n_games, share = (double) bin->n_wins / bin->n_tables;
  double scale = 1 + z * z / n, middle = share + z * z / (2 * n);
  double half = z * sqrt (share * (1 - share) / n + z * z / (4 * n * n));

  *low = MAX (0, (middle - half) / scale);
  *high = MIN (1, (middle + half) / scale);
}

static void
print_bin (guint i, const DubCalibrationBin *bin)
{
  double low, high;

  if (bin->n_games == 0)
    return;
  get_range (bin, &low, &high);
  g_print ("%2u-%3u %%: %5u games, mean forecast %4.1f %%, her wins %4.1f %% (%.1f-%.1f %%)\n",
           i * BIN_PERCENT, (i + 1) * BIN_PERCENT, bin->n_games, 100 * bin->sum / bin->n_tables,
           100.0 * bin->n_wins / bin->n_tables, 100 * low, 100 * high);
}

static void
print_turns (const DubSimPlan *plan, gboolean has_purse, gboolean is_told)
{
  static const char *const parts[] = { "Rounds 1 and 2", "Rounds 3 and 4", "Rounds 5 to 7" };
  DubCalibration results[DUB_N_CALIBRATION_PARTS] = { 0 };

  dub_calibration_run_turns (dub_box_get_shipped (DUB_EDITION_DELUXE), plan, DUB_FORECAST_GAMES,
                             has_purse, is_told, results);
  for (guint part = 0; part < DUB_N_CALIBRATION_PARTS; part++) {
    g_print ("%s\n", parts[part]);
    for (guint i = 0; i < DUB_N_CALIBRATION_BINS; i++)
      print_bin (i, &results[part].bins[i]);
  }
}

int
main (int argc, char **argv)
{
  int n_games = 1000, n_jobs = 1;
  gint64 seed = 0;
  gboolean jewelry_box = FALSE, turns = FALSE, curves = FALSE, purse = FALSE;
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_INT, &n_games, "How many games (default: 1000)", "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &n_jobs, "Threads (default: 1)", "N" },
    { "seed", 's', 0, G_OPTION_ARG_INT64, &seed, "Seed of the first game", "N" },
    { "jewelry-box", 0, 0, G_OPTION_ARG_NONE, &jewelry_box, "With the Jewelry Box", NULL },
    { "turns", 0, 0, G_OPTION_ARG_NONE, &turns, "After every turn, by parts of the game", NULL },
    { "curves", 0, 0, G_OPTION_ARG_NONE, &curves, "The same, with the curve of each game", NULL },
    { "purse", 0, 0, G_OPTION_ARG_NONE, &purse, "The same, with what the player has", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  DubSimPlan plan = { .setup = { .count_candidate = TRUE } };
  DubCalibration result;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || n_games < 1 || n_jobs < 1) {
    g_printerr ("calibrate: %s\n", error != NULL ? error->message : "too few");
    return 2;
  }
  plan.n_games = (guint) n_games;
  plan.n_jobs = (guint) n_jobs;
  plan.setup.seed = (guint64) seed;
  plan.setup.expansions = jewelry_box ? 1u << DUB_EXPANSION_JEWELRY_BOX : 0;
  if (turns || curves) {
    print_turns (&plan, purse, curves);
    return 0;
  }
  dub_calibration_run (dub_box_get_shipped (DUB_EDITION_DELUXE), &plan, DUB_FORECAST_GAMES,
                       &result);
  for (guint i = 0; i < DUB_N_CALIBRATION_BINS; i++)
    print_bin (i, &result.bins[i]);
  g_print ("Totals within their bands: hers %.1f %%, yours %.1f %%\n",
           100.0 * result.n_within[DUB_BARRY] / n_games,
           100.0 * result.n_within[DUB_YOU] / n_games);

  return 0;
}
