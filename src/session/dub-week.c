/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-week.h"

#include "dub-rng.h"

#include <string.h>

enum {
  FORM_LENGTH = 8, /* of YYYY-Www */
  SEED_BITS = 30,  /* six digits of a code */
};

/* The first days of January can be in a week of the year before, as December in one of the next. */
static guint
get_week (GDateTime *day)
{
  return (guint) (g_date_time_get_week_numbering_year (day) * 100 +
                  g_date_time_get_week_of_year (day));
}

guint
dub_week_get_past (guint n_weeks)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) then = g_date_time_add_weeks (now, -(int) n_weeks);

  return get_week (then);
}

char *
dub_week_print (guint week)
{
  return g_strdup_printf ("%04u-W%02u", week / 100, week % 100);
}

/* January 4 is always in the first week. A number that the year does not have leads to another. */
guint
dub_week_parse (const char *text)
{
  g_autofree char *form = g_ascii_strup (text, -1), *printed = NULL;
  guint64 year = g_ascii_strtoull (form, NULL, 10);
  guint64 number = strlen (form) == FORM_LENGTH ? g_ascii_strtoull (form + 6, NULL, 10) : 0;
  g_autoptr (GDateTime) first = g_date_time_new_utc ((int) MIN (year, 9999), 1, 4, 0, 0, 0);
  g_autoptr (GDateTime) day =
      first != NULL ? g_date_time_add_weeks (first, (int) number - 1) : NULL;

  if (day != NULL)
    printed = dub_week_print (get_week (day));

  return g_strcmp0 (printed, form) == 0 ? get_week (day) : 0;
}

guint64
dub_week_get_seed (guint week)
{
  DubRng rng = dub_rng_for (0, DUB_RANDOM_WEEK, week);

  return dub_rng_below (&rng, 1u << SEED_BITS);
}
