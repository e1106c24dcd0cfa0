/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The win rates that the app shows for her strengths match simulated games.
 */

#include "dub-box-file.h"
#include "dub-forecast.h"
#include "dub-names.h"
#include "dub-sim.h"

#include <math.h>

/* The standard deviation of the share is at most 1.6 %. */
enum { N_GAMES = 1000, TOLERANCE = 5 };

static void
assert_rate (DubStrength strength, gboolean jewelry_box, gboolean second_place)
{
  const DubSimPlan plan = { .setup = { .seed = 900000,
                                       .expansions =
                                           jewelry_box ? 1 << DUB_EXPANSION_JEWELRY_BOX : 0,
                                       .second_place = (guint8) second_place,
                                       .count_candidate = TRUE,
                                       .strength = (guint8) strength },
                            .n_games = N_GAMES,
                            .n_jobs = 1 };
  g_autoptr (DubSimResult) result = dub_sim_run (dub_box_get_shipped (DUB_EDITION_DELUXE), &plan);
  double percent = 100.0 * result->n_wins / N_GAMES;
  guint stated = dub_win_rate_get (strength, jewelry_box, second_place);

  g_test_message ("%s: %u stated, %.1f played", dub_name_get (DUB_SET_STRENGTH, strength), stated,
                  percent);
  g_assert_cmpfloat (fabs (percent - stated), <=, TOLERANCE);
}

static void
test_rates (gconstpointer data)
{
  guint kind = GPOINTER_TO_UINT (data);

  for (DubStrength i = 0; i < DUB_N_STRENGTHS; i++)
    assert_rate (i, (kind & 1) != 0, (kind & 2) != 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/win-rate/base", GUINT_TO_POINTER (0), test_rates);
  g_test_add_data_func ("/win-rate/jewelry-box", GUINT_TO_POINTER (1), test_rates);
  g_test_add_data_func ("/win-rate/second-place", GUINT_TO_POINTER (2), test_rates);
  g_test_add_data_func ("/win-rate/jewelry-box-second-place", GUINT_TO_POINTER (3), test_rates);

  return g_test_run ();
}
