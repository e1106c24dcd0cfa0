/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows in columns: their layout, and their speed, which is linear in the number of rows and not
 * quadratic.
 */

#include "dub-columns.h"

static guint n_measured;

/* Replaces GLib's function, which the program calls once for each measured character. */
gboolean
g_unichar_iszerowidth (gunichar c)
{
  n_measured++;

  return FALSE;
}

static GPtrArray *
make_rows (guint n)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (rows, g_strsplit (i % 2 == 0 ? "a,bcd,ef" : "abc,d", ",", -1));

  return rows;
}

static void
test_rows (void)
{
  g_autoptr (GPtrArray) rows = make_rows (2);
  g_autoptr (GString) text = g_string_new (NULL);

  dub_columns_append_rows (text, rows, FALSE);
  g_assert_cmpstr (text->str, ==, "a    bcd  ef\nabc  d\n");
  g_string_truncate (text, 0);
  dub_columns_append_rows (text, rows, TRUE);
  g_assert_cmpstr (text->str, ==, "a     bcd   ef\nabc     d\n");
}

static guint
count_measured (guint n_rows)
{
  g_autoptr (GPtrArray) rows = make_rows (n_rows);
  g_autoptr (GString) text = g_string_new (NULL);

  n_measured = 0;
  dub_columns_append_rows (text, rows, FALSE);

  return n_measured;
}

static void
test_many_rows (void)
{
  guint n = count_measured (100);

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (count_measured (200), ==, 2 * n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/columns/rows", test_rows);
  g_test_add_func ("/columns/many-rows", test_many_rows);

  return g_test_run ();
}
