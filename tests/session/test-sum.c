/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sums as the player types them.
 */

#include "dub-entry-code.h"

typedef struct {
  const char *text;
  gint min, max;
  gboolean good;
  gint n;
} Row;

static const Row rows[] = {
  { "12", 0, 99, TRUE, 12 },
  { "0", 0, 99, TRUE, 0 },
  { "007", 0, 99, TRUE, 7 },
  { "3+4", 0, 99, TRUE, 7 },
  { " 3 + 4 +1", 0, 99, TRUE, 8 },
  { "\t3 +\n4 ", 0, 99, TRUE, 7 },
  { "10-2", 0, 99, TRUE, 8 },
  { "10 - 2 + 5 - 1", 0, 99, TRUE, 12 },
  { "2-5+10", 0, 99, TRUE, 7 },
  { "2-5", -9, 99, TRUE, -3 },
  { "4", 4, 4, TRUE, 4 },
  { "2147483647", 0, G_MAXINT, TRUE, G_MAXINT },
  { "0-2147483647-1", G_MININT, 0, TRUE, G_MININT },

  { "", 0, 99, FALSE, 0 },
  { "  ", 0, 99, FALSE, 0 },
  { "+", 0, 99, FALSE, 0 },
  { "+3", 0, 99, FALSE, 0 },
  { "-3", -9, 99, FALSE, 0 },
  { "3+", 0, 99, FALSE, 0 },
  { "3++4", 0, 99, FALSE, 0 },
  { "3+-4", 0, 99, FALSE, 0 },
  { "3 4", 0, 99, FALSE, 0 },
  { "3*4", 0, 99, FALSE, 0 },
  { "3.5", 0, 99, FALSE, 0 },
  { "3,5", 0, 99, FALSE, 0 },
  { "(3+4)", 0, 99, FALSE, 0 },
  { "0x10", 0, 99, FALSE, 0 },
  { "1e3", 0, 9999, FALSE, 0 },
  { "three", 0, 99, FALSE, 0 },
  { "3\xe2\x88\x92"
    "1",
    0, 99, FALSE, 0 },
  { "\xd9\xa3", 0, 99, FALSE, 0 }, /* digits of other scripts */
  { "\xff", 0, 99, FALSE, 0 },

  { "3", 4, 99, FALSE, 0 },
  { "100", 0, 99, FALSE, 0 },
  { "50+50", 0, 99, FALSE, 0 },
  { "2-5", 0, 99, FALSE, 0 },
  { "2147483648", G_MININT, G_MAXINT, FALSE, 0 },
  { "2147483647+1", G_MININT, G_MAXINT, FALSE, 0 },
  { "2147483647+1-1", G_MININT, G_MAXINT, FALSE, 0 },
  { "0-2147483647-2", G_MININT, G_MAXINT, FALSE, 0 },
  { "99999999999999999999999999999999", 0, G_MAXINT, FALSE, 0 },
};

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    const gint untouched = -77;
    gint n = untouched;
    gboolean good = dub_sum_parse (rows[i].text, rows[i].min, rows[i].max, &n);

    g_test_message ("row %u", i);
    g_assert_cmpint (good, ==, rows[i].good);
    g_assert_cmpint (n, ==, rows[i].good ? rows[i].n : untouched);
  }
}

/* The reader accepts a text of any length without an overflow. */
static void
test_long (void)
{
  g_autoptr (GString) text = g_string_new ("0");
  gint n;

  for (guint i = 0; i < 100000; i++)
    g_string_append (text, i % 2 == 0 ? "+2147483647" : "-2147483647");
  g_assert_true (dub_sum_parse (text->str, 0, 0, &n));
  g_string_append (text, "+1+2147483647");
  g_assert_false (dub_sum_parse (text->str, G_MININT, G_MAXINT, &n));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sum/rows", test_rows);
  g_test_add_func ("/sum/long", test_long);

  return g_test_run ();
}
