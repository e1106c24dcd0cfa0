/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The deal of the week. Weeks follow the calendar. Each has its own seed, the same everywhere and
 * in every version.
 */

#include "dub-week.h"

/* A year that begins or ends on a Thursday has 53 weeks, every other year 52. */
static void
test_calendar (void)
{
  guint last = 0;

  for (guint year = 1990; year < 2100; year++) {
    g_autoptr (GDateTime) first = g_date_time_new_utc ((int) year, 1, 1, 0, 0, 0);
    g_autoptr (GDateTime) end = g_date_time_new_utc ((int) year, 12, 31, 0, 0, 0);
    gboolean is_long =
        g_date_time_get_day_of_week (first) == 4 || g_date_time_get_day_of_week (end) == 4;

    for (guint number = 0; number <= 54; number++) {
      g_autofree char *text = g_strdup_printf ("%u-W%02u", year, number);
      g_autofree char *printed = NULL;
      guint week = dub_week_parse (text);

      if (number < 1 || number > (is_long ? 53 : 52)) {
        g_assert_cmpuint (week, ==, 0);
        continue;
      }
      printed = dub_week_print (week);
      g_assert_cmpstr (printed, ==, text);
      g_assert_cmpuint (week, >, last);
      last = week;
    }
  }
}

static void
test_refused (void)
{
  static const char *const bad[] = { "",           "2026-07",  "2026-W7",   "2026W07",
                                     "2026-W07-1", "26-W07",   "2026-W07 ", "2026/W07",
                                     "2026-Wx1",   "0000-W01", "2026-W",    "2026-W0007" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_cmpuint (dub_week_parse (bad[i]), ==, 0);
  g_assert_cmpuint (dub_week_parse ("2026-w53"), ==, 202653);
}

/* Previous weeks come without a gap, over more than one year that has 53 of them. */
static void
test_past (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  for (guint i = 0; i < 530; i++) {
    g_autoptr (GDateTime) day = g_date_time_add_days (now, -7 * (int) i);
    g_autofree char *text = g_date_time_format (day, "%G-W%V");

    g_assert_cmpuint (dub_week_get_past (i), ==, dub_week_parse (text));
  }
}

/* These values never change: a version with other values would deal other cards. */
static void
test_seeds (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_direct_hash, g_direct_equal);

  g_assert_cmpuint (dub_week_get_seed (202607), ==, 930790646);
  g_assert_cmpuint (dub_week_get_seed (202701), ==, 965646831);
  for (guint i = 0; i < 520; i++) {
    guint64 seed = dub_week_get_seed (dub_week_get_past (i));

    g_assert_cmpuint (seed, <, 1u << 30);
    g_assert_true (g_hash_table_add (seen, GUINT_TO_POINTER ((guint) seed)));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/week/calendar", test_calendar);
  g_test_add_func ("/week/refused", test_refused);
  g_test_add_func ("/week/past", test_past);
  g_test_add_func ("/week/seeds", test_seeds);

  return g_test_run ();
}
