/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every file of the corpora beside this test: the reader accepts the good ones, and refuses the bad
 * ones with one line of text. The name of a file describes its fault. Good files are also cut and
 * damaged; the reader may accept or refuse the result, but must never crash.
 */

#include "dub-box-file.h"
#include "dub-scenario.h"
#include "edit.h"

#include <string.h>

enum { N_DAMAGES = 60 };

typedef gboolean (*Reader) (const char *text, gsize length, const char *folder, GError **error);

typedef struct {
  char *file;
  Reader reader;
  gboolean good;
} Case;

static gboolean
read_box (const char *text, gsize length, G_GNUC_UNUSED const char *folder, GError **error)
{
  DubBox box;

  return dub_box_parse (text, length, &box, error);
}

static gboolean
read_scenario (const char *text, gsize length, const char *folder, GError **error)
{
  g_autoptr (DubScenario) scenario = dub_scenario_parse (text, length, folder, error);

  return scenario != NULL;
}

static void
test_file (gconstpointer data)
{
  const Case *item = data;
  g_autofree char *folder = g_path_get_dirname (item->file);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  gboolean good;

  g_assert_true (g_file_get_contents (item->file, &text, &length, NULL));
  good = item->reader (text, length, folder, &error);

  if (item->good)
    g_assert_no_error (error);
  else
    dub_edit_assert_error (error, NULL);
  g_assert_true (good == item->good);
}

/* Whatever is cut off or overwritten, the reader accepts the text or gives one line of text. Half
 * of the bytes have a meaning in JSON; others are invalid in its text. */
static void
test_damage (gconstpointer data)
{
  static const char bytes[] = { '"', '{', '}', '[', ']', ',', ':', '-', '9', '\\', '\x80', '\0' };
  const Case *item = data;
  g_autofree char *folder = g_path_get_dirname (item->file);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (item->file, &text, &length, NULL));
  for (gsize at = 0; at + 1 < length; at += 1 + length / N_DAMAGES) {
    g_autofree char *damaged = g_memdup2 (text, length);
    g_autoptr (GError) torn_error = NULL, error = NULL;

    /* A copy of exactly that size, so that a sanitizer detects reads beyond it. */
    g_autofree char *torn = g_memdup2 (text, at);

    g_assert_false (item->reader (at > 0 ? torn : "", at, folder, &torn_error));
    dub_edit_assert_error (torn_error, NULL);

    damaged[at] = bytes[at % G_N_ELEMENTS (bytes)];
    if (!item->reader (damaged, length, folder, &error))
      dub_edit_assert_error (error, NULL);
  }
}

static void
free_case (gpointer data)
{
  Case *item = data;

  g_free (item->file);
  g_free (item);
}

static void
add_case (const char *file, const char *path, Reader reader, gboolean good, GTestDataFunc test)
{
  Case *item = g_new0 (Case, 1);

  item->file = g_strdup (file);
  item->reader = reader;
  item->good = good;
  g_test_add_data_func_full (path, item, test, free_case);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Adds a case for each file of the folder, which has at least min of them. */
static void
add_folder (const char *kind, const char *verdict, Reader reader, guint min)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, kind, verdict, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  gboolean good = g_str_equal (verdict, "good");
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_assert_cmpuint (names->len, >=, min);

  for (guint i = 0; i < names->len; i++) {
    g_autofree char *file = g_build_filename (folder, g_ptr_array_index (names, i), NULL);
    g_autofree char *path =
        g_strdup_printf ("/%s/%s/%s", kind, verdict, (char *) g_ptr_array_index (names, i));
    g_autofree char *damage = g_strconcat (path, "/damaged", NULL);

    add_case (file, path, reader, good, test_file);
    if (good)
      add_case (file, damage, reader, good, test_damage);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  add_folder ("boxes", "good", read_box, 5);
  add_folder ("boxes", "bad", read_box, 40);
  add_folder ("scenarios", "good", read_scenario, 10);
  add_folder ("scenarios", "bad", read_scenario, 60);

  return g_test_run ();
}
