/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's box profiles in their folder: there may be several, each has a name, each is
 * complete or does not exist, and a refused call never changes one.
 */

#include "dub-box-draft.h"
#include "dub-fault.h"
#include "dub-games.h"
#include "dub-profiles.h"
#include "edit.h"
#include "profile-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Returns everything in the folder, to prove that nothing changed. */
static char *
read_folder (void)
{
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GString *all = g_string_new (NULL);
  const char *name;

  /* The list is a cache, which trusts a file only some time after its last change. */
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (!g_str_equal (name, ".list") && !g_str_equal (name, ".trash"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);
    g_autofree char *text = NULL;

    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
    g_string_append_printf (all, "== %s\n%s", (char *) g_ptr_array_index (names, i), text);
  }

  return g_string_free (all, FALSE);
}

static void
clear (void)
{
  g_autoptr (GPtrArray) list = dub_profiles_list ();

  for (guint i = 0; i < list->len; i++) {
    const DubSummary *info = g_ptr_array_index (list, i);

    if (!dub_profiles_is_shipped (info->id))
      g_assert_true (dub_profiles_delete (info->id, NULL));
  }
}

static char *
duplicate (const char *id, const char *name)
{
  g_autoptr (GError) error = NULL;
  char *made = dub_profiles_duplicate (id, name, &error);

  g_assert_no_error (error);

  return made;
}

static const DubSummary *
get_info (GPtrArray *list, const char *id)
{
  for (guint i = 0; i < list->len; i++) {
    const DubSummary *info = g_ptr_array_index (list, i);

    if (g_str_equal (info->id, id))
      return info;
  }

  return NULL;
}

static void
write_profile (const char *name, const char *text)
{
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
test_shipped (void)
{
  g_autoptr (GPtrArray) list = dub_profiles_list ();

  g_assert_cmpuint (list->len, ==, 2);
  for (guint i = 0; i < list->len; i++) {
    const DubSummary *info = g_ptr_array_index (list, i);
    g_autofree char *found = dub_profiles_find (info->name);
    DubBox box;

    g_assert_true (dub_profiles_is_shipped (info->id));
    g_assert_cmpstr (found, ==, info->id);
    g_assert_true (dub_profiles_load (info->id, &box, NULL));
    g_assert_cmpuint (box.edition, ==, info->numbers[DUB_PROFILE_EDITION]);
  }
}

/* Asserts that the call fails, and takes its error. */
#define REFUSED(call) \
  G_STMT_START \
  { \
    g_autoptr (GError) error = NULL; \
    g_assert_false (call); \
    g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_SHIPPED); \
  } \
  G_STMT_END

static void
test_shipped_is_read_only (void)
{
  DubBox box;

  g_assert_true (dub_profiles_load ("classic", &box, NULL));
  REFUSED (profile_save ("classic", &box, &error));
  REFUSED (dub_profiles_rename ("classic", "x", &error));
  REFUSED (dub_profiles_delete ("classic", &error));
  REFUSED (dub_profiles_reset ("classic", &error));
}

/* A file of that name does not replace a shipped profile. */
static void
test_shipped_is_not_hidden (void)
{
  g_autoptr (GPtrArray) list = NULL;
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autofree char *path = g_build_filename (folder, "deluxe.json", NULL);
  DubBox box;

  write_profile ("deluxe.json", "{}");
  list = dub_profiles_list ();
  g_assert_cmpuint (list->len, ==, 2);
  g_assert_true (dub_profiles_load ("deluxe", &box, NULL));
  g_unlink (path);
}

static void
test_several (void)
{
  g_autofree char *b = duplicate ("deluxe", "Beta");
  g_autofree char *a = duplicate ("classic", "Alpha");
  g_autofree char *found = dub_profiles_find ("Alpha");
  g_autofree char *none = dub_profiles_find ("Gamma");
  g_autoptr (GPtrArray) list = dub_profiles_list ();
  DubBox box;

  g_assert_cmpuint (list->len, ==, 4);
  g_assert_cmpstr (((DubSummary *) g_ptr_array_index (list, 2))->id, ==, a);
  g_assert_cmpstr (((DubSummary *) g_ptr_array_index (list, 3))->id, ==, b);
  g_assert_cmpuint (get_info (list, a)->numbers[DUB_PROFILE_EDITION], ==, DUB_EDITION_CLASSIC);
  g_assert_cmpstr (found, ==, a);
  g_assert_null (none);
  g_assert_true (dub_profiles_load (b, &box, NULL));
  g_assert_cmpstr (box.name, ==, "Beta");
  g_assert_true (dub_profiles_delete (a, NULL));
  g_assert_false (dub_profiles_load (a, &box, NULL));
  g_assert_false (dub_profiles_delete (a, NULL));
  clear ();
}

static void
test_names (void)
{
  const char *too_long = "0123456789012345678901234567890123456789"
                         "0123456789012345678901234567890123456789";
  g_autofree char *one = duplicate ("deluxe", "Mine");
  g_autofree char *two = duplicate ("deluxe", "Mine");
  g_autofree char *three = duplicate (two, "Mine");
  g_autoptr (GPtrArray) list = dub_profiles_list ();
  g_autoptr (GError) error = NULL;
  g_autofree char *before = read_folder ();
  g_autofree char *after = NULL;

  g_assert_cmpstr (get_info (list, one)->name, ==, "Mine");
  g_assert_cmpstr (get_info (list, two)->name, ==, "Mine (2)");
  g_assert_cmpstr (get_info (list, three)->name, ==, "Mine (3)");
  g_assert_false (dub_profiles_rename (one, "Mine (2)", &error));
  dub_edit_assert_error (error, "$.name: another box profile has the name “Mine (2)”");
  g_assert_false (dub_profiles_rename (one, "Rococo Deluxe (starter)", NULL));
  g_assert_false (dub_profiles_rename (one, "", NULL));
  g_assert_false (dub_profiles_rename (one, too_long, NULL));
  g_assert_null (dub_profiles_duplicate (one, "", NULL));
  after = read_folder ();
  g_assert_cmpstr (before, ==, after);
  g_assert_true (dub_profiles_rename (one, "Mine", NULL));
  g_assert_true (dub_profiles_rename (one, "Yours", NULL));
  clear ();
}

/* A long name is shortened for its number, but never within a character. */
static void
test_long_names (void)
{
  const char *name = "éééééééééééééééééééééééééééééééééééééé×";
  g_autofree char *one = duplicate ("deluxe", name);
  g_autofree char *two = duplicate ("deluxe", name);
  DubBox box;

  g_assert_cmpstr (one, !=, two);
  g_assert_true (dub_profiles_load (two, &box, NULL));
  g_assert_true (g_utf8_validate (box.name, -1, NULL));
  g_assert_true (g_str_has_suffix (box.name, " (2)"));
  clear ();
}

static void
test_ids (void)
{
  static const char *const ids[] = { "",  "../games/game-1", "/etc/passwd", "box 1", "box-77",
                                     ".", "box-1.json" };
  DubBox box, before;

  memset (&box, 0x5a, sizeof box);
  memcpy (&before, &box, sizeof box);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_false (dub_profiles_load (ids[i], &box, &error));
    g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_NO_SUCH_PROFILE);
    g_assert_false (dub_profiles_delete (ids[i], NULL));
    g_assert_null (dub_profiles_duplicate (ids[i], "x", NULL));
  }
  g_assert_cmpmem (&box, sizeof box, &before, sizeof before);
}

static void
test_save (void)
{
  g_autofree char *id = duplicate ("deluxe", "Mine");
  g_autofree char *before = read_folder ();
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  DubBox box, read;

  g_assert_true (dub_profiles_load (id, &box, NULL));
  box.decorations[DUB_FIREWORKS].spaces[1].cost = 3;
  g_assert_false (profile_save (id, &box, &error));
  dub_edit_assert_error (error, "$.fireworks.spaces[1].cost: 3" DUB_NOT_FROM (9, 40));
  after = read_folder ();
  g_assert_cmpstr (before, ==, after);

  box.decorations[DUB_FIREWORKS].spaces[1].cost = 9;
  g_assert_true (profile_save (id, &box, NULL));
  g_assert_true (dub_profiles_load (id, &read, NULL));
  g_assert_cmpmem (&box, sizeof box, &read, sizeof read);
  clear ();
}

/* A file in the place of the folder leaves no room for the folder. */
static void
test_write_error (void)
{
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autofree char *parent = g_path_get_dirname (folder);
  g_autoptr (GError) error = NULL;
  DubBox box;

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "x", -1, NULL));
  g_assert_true (dub_profiles_load ("deluxe", &box, NULL));
  g_assert_null (dub_profiles_create (&box, &error));
  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_SYSTEM);
  g_unlink (folder);
}

static void
test_damaged (void)
{
  g_autoptr (GPtrArray) list = NULL;
  g_autofree char *good = duplicate ("deluxe", "Zeta");
  DubBox box;

  write_profile ("bad.json", "{\"format\": \"dubarry-box\", \"version\": 1, \"name\": \"A\"}");
  list = dub_profiles_list ();
  g_assert_cmpuint (list->len, ==, 4);
  g_assert_cmpstr (((DubSummary *) g_ptr_array_index (list, 3))->id, ==, "bad");
  dub_edit_assert_error (get_info (list, "bad")->problem, "$.edition: it is missing; expected one "
                                                          "of \"deluxe\", \"classic\"");
  g_assert_null (get_info (list, good)->problem);
  g_assert_false (dub_profiles_load ("bad", &box, NULL));
  g_assert_true (dub_profiles_delete ("bad", NULL));
  clear ();
}

static void
test_round_trip (gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "box.json", NULL);
  g_autofree char *id = duplicate (data, "Mine");
  g_autofree char *copy = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  DubBox box, read;

  g_assert_true (dub_profiles_load (id, &box, NULL));
  box.halls[2].guests[1] = (DubGuestSpace){ .reward = DUB_REWARD_LIVRE, .livre = 9 };
  box.sources[DUB_PART_HALL_1] = DUB_SOURCE_CHECKED;
  g_assert_true (profile_save (id, &box, NULL));
  g_assert_true (dub_profiles_export (id, path, NULL));
  g_assert_true (dub_profiles_delete (id, NULL));
  copy = dub_profiles_import (path, NULL);
  g_assert_nonnull (copy);
  g_assert_true (dub_profiles_load (copy, &read, NULL));
  g_assert_cmpmem (&box, sizeof box, &read, sizeof read);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (dub_profiles_export (copy, path, NULL));
  g_assert_true (g_file_get_contents (path, &again, NULL, NULL));
  g_assert_cmpstr (text, ==, again);
  g_unlink (path);
  clear ();
}

static void
test_export_shipped (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "shipped.json", NULL);
  g_autofree char *id = NULL;
  DubBox box;

  g_assert_true (dub_profiles_export ("deluxe", path, NULL));
  id = dub_profiles_import (path, NULL);
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpstr (box.name, ==, "Rococo Deluxe (starter) (2)");
  g_assert_false (dub_profiles_export ("deluxe", "/no/such/folder/box.json", NULL));
  g_unlink (path);
  clear ();
}

/* A file may replace the profile of the same name; the replaced profile can be restored. */
static void
test_replace (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "mine.dubarry-box", NULL);
  g_autofree char *id = duplicate ("deluxe", "Mine");
  g_autofree char *found = NULL, *back = NULL;
  DubBox box, mine;

  g_assert_true (dub_profiles_load (id, &mine, NULL));
  g_assert_true (dub_profiles_export (id, path, NULL));
  g_assert_null (dub_profiles_find_namesake (path)); /* the file equals the profile */
  box = mine;
  box.all_halls[0] = 9;
  g_assert_true (profile_save (id, &box, NULL));
  found = dub_profiles_find_namesake (path);
  g_assert_cmpstr (found, ==, id);
  g_assert_false (dub_profiles_replace (id, "/no/such/file.dubarry-box", NULL));
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpuint (box.all_halls[0], ==, 9);

  g_assert_true (dub_profiles_replace (id, path, NULL));
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpmem (&box, sizeof box, &mine, sizeof mine);
  back = dub_profiles_restore (id, NULL);
  g_assert_true (dub_profiles_load (back, &box, NULL));
  g_assert_cmpuint (box.all_halls[0], ==, 9);
  g_assert_cmpstr (box.name, ==, "Mine (2)");

  g_assert_true (dub_profiles_rename (id, "Other", NULL));
  g_assert_null (dub_profiles_find_namesake (path));
  g_unlink (path);
  clear ();
}

/* The message has the place and the reason, and nothing changes. */
static void
test_import_bad (void)
{
  g_autofree char *corpus = g_test_build_filename (G_TEST_DIST, "boxes/bad", NULL);
  g_autoptr (GDir) dir = g_dir_open (corpus, 0, NULL);
  g_autofree char *id = duplicate ("deluxe", "Mine");
  g_autofree char *before = read_folder ();
  g_autofree char *after = NULL;
  const char *name;
  guint n = 0;

  for (; (name = g_dir_read_name (dir)) != NULL; n++) {
    g_autofree char *path = g_build_filename (corpus, name, NULL);
    g_autoptr (GError) error = NULL;

    g_assert_null (dub_profiles_import (path, &error));
    dub_edit_assert_error (error, NULL);
  }
  g_assert_cmpstr (id, ==, "box-1");
  g_assert_cmpuint (n, >, 40);
  g_assert_null (dub_profiles_import ("/no/such/file.json", NULL));
  g_assert_null (dub_profiles_import (corpus, NULL));
  after = read_folder ();
  g_assert_cmpstr (before, ==, after);
  clear ();
}

static void
check_not_imported (const char *path, DubFaultKind kind)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (dub_profiles_import (path, &error));
  g_assert_error (error, DUB_STORE_ERROR, (int) kind);
}

/* These are not profiles: 50 MB, a folder, an endless pipe, a picture, a name of 1000
 * characters. */
static void
test_import_no_profile (void)
{
  static const char binary[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\xff\xfe";
  g_autofree char *folder = g_dir_make_tmp ("dubarry-import-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "box.json", NULL);
  g_autofree char *name = g_strnfill (1000, 'x');
  g_autofree char *quoted = g_strdup_printf ("\"name\": \"%s\"", name);
  g_autofree char *before = read_folder ();
  g_autofree char *after = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GString) long_name = NULL;

  g_assert_true (g_file_set_contents (path, binary, sizeof binary, NULL));
  check_not_imported (path, DUB_FAULT_UTF8);
  g_assert_cmpint (truncate (path, 50 * 1000 * 1000), ==, 0);
  check_not_imported (path, DUB_FAULT_TOO_LARGE);
  check_not_imported (folder, DUB_FAULT_NOT_A_FILE);
  g_unlink (path);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  check_not_imported (path, DUB_FAULT_NOT_A_FILE);
  g_unlink (path);
  g_assert_true (dub_profiles_export ("deluxe", path, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  long_name = g_string_new (text);
  g_assert_cmpuint (g_string_replace (long_name, "\"name\": \"Rococo Deluxe (starter)\"", quoted,
                                      1),
                    ==, 1);
  g_assert_true (g_file_set_contents (path, long_name->str, -1, NULL));
  check_not_imported (path, DUB_FAULT_STRING);
  after = read_folder ();
  g_assert_cmpstr (before, ==, after);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_sections (void)
{
  g_autofree char *id = duplicate ("deluxe", "Mine");
  DubBox box, starter;

  g_assert_true (dub_profiles_load ("deluxe", &starter, NULL));
  g_assert_true (dub_profiles_load (id, &box, NULL));
  memset (box.sources, DUB_SOURCE_CHECKED, sizeof box.sources);
  box.all_halls[0] = 9;
  g_assert_true (profile_save (id, &box, NULL));
  g_assert_true (dub_profiles_reset (id, NULL));
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpuint (box.all_halls[0], ==, starter.all_halls[0]);
  g_assert_cmpmem (box.sources, sizeof box.sources, starter.sources, sizeof starter.sources);
  clear ();
}

static void
test_draft (void)
{
  g_autofree char *id = duplicate ("deluxe", "Mine"), *back = NULL;
  DubBoxDraft draft, read;
  DubBox box;

  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_false (dub_box_draft_load (id, &box, &read));
  dub_box_draft_init (&draft, &box);
  g_assert_cmpuint (dub_box_draft_count_done (&draft), ==, 0);
  draft.part = DUB_PART_DECK;
  draft.field = 3;
  memset (draft.box.sources, DUB_SOURCE_CHECKED, DUB_PART_HALL_5);
  draft.card = 17;
  draft.cards_done = 0x1ffff;
  draft.picked = box.deck[9];
  draft.picks = DUB_PICK_HALL;
  /* The draft keeps values out of order, too. */
  draft.box.decorations[DUB_FIREWORKS].spaces[0].cost = 30;
  draft.box.garment_display.costs[0] = 1;
  draft.box.jewelry_display.costs[3] = 9;
  g_assert_true (dub_box_draft_keep (id, &box, &box, &draft, NULL));
  g_assert_true (dub_box_draft_load (id, &box, &read));
  g_assert_cmpmem (&draft.box, sizeof draft.box, &read.box, sizeof read.box);
  g_assert_cmpuint (read.part, ==, DUB_PART_DECK);
  g_assert_cmpuint (read.field, ==, 3);
  g_assert_cmpuint (dub_box_draft_count_done (&read), ==, DUB_PART_HALL_5);
  g_assert_cmpuint (read.card, ==, 17);
  g_assert_cmpuint (read.cards_done, ==, 0x1ffff);
  g_assert_true (dub_card_equal (read.picked, box.deck[9]));
  g_assert_cmpuint (read.picks, ==, DUB_PICK_HALL);

  /* Deleting and restoring the profile includes the draft. */
  g_assert_true (dub_profiles_delete (id, NULL));
  g_assert_false (dub_box_draft_load (id, &box, &read));
  back = dub_profiles_restore (id, NULL);
  g_assert_cmpstr (back, ==, id);
  g_assert_true (dub_box_draft_load (id, &box, &read));

  /* The draft has entered values only: another profile in its place keeps its own values. */
  box.all_halls[0] = 1;
  g_assert_true (dub_box_draft_load (id, &box, &read));
  g_assert_cmpuint (read.box.all_halls[0], ==, 1);
  g_assert_cmpuint (read.box.garment_display.costs[0], ==, 1);
  clear ();
}

static gboolean
set_figures (DubBox *box, gconstpointer data, GError **error)
{
  box->all_halls[0] = 9;
  box->decorations[DUB_STATUES].spaces[0].cost = 3;
  box->sources[DUB_PART_STATUES] = DUB_SOURCE_CHECKED;

  return TRUE;
}

/* A profile that changes otherwise keeps its draft, and the draft keeps its values. */
static void
test_draft_follows (void)
{
  g_autofree char *id = duplicate ("deluxe", "Mine");
  DubBoxDraft draft, read;
  DubBox box;

  g_assert_true (dub_profiles_load (id, &box, NULL));
  dub_box_draft_init (&draft, &box);
  draft.part = DUB_PART_DECK;
  draft.box.sources[DUB_PART_KITCHEN] = DUB_SOURCE_CHECKED;
  draft.box.decorations[DUB_FIREWORKS].spaces[0].cost = 30; /* out of order */
  draft.box.all_halls[0] = 7;
  g_assert_true (dub_box_draft_keep (id, &box, &box, &draft, NULL));
  g_assert_true (dub_profiles_edit (id, set_figures, NULL, NULL));

  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpuint (box.all_halls[0], ==, 9);
  g_assert_true (dub_box_draft_load (id, &box, &read));
  g_assert_cmpuint (read.part, ==, DUB_PART_DECK);
  g_assert_cmpuint (dub_box_draft_count_done (&read), ==, 2);
  g_assert_cmpuint (read.box.sources[DUB_PART_KITCHEN], ==, DUB_SOURCE_CHECKED);
  g_assert_cmpuint (read.box.sources[DUB_PART_STATUES], ==, DUB_SOURCE_CHECKED);
  g_assert_cmpuint (read.box.decorations[DUB_FIREWORKS].spaces[0].cost, ==, 30);
  g_assert_cmpuint (read.box.decorations[DUB_STATUES].spaces[0].cost, ==, 3);
  g_assert_cmpuint (read.box.all_halls[0], ==, 7);
  g_assert_true (dub_profiles_reset (id, NULL));
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_false (dub_box_draft_load (id, &box, &read));
  clear ();
}

/* A damaged or altered draft does not count. */
static void
test_draft_damaged (void)
{
  g_autofree char *id = duplicate ("deluxe", "Mine");
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autofree char *file = g_strconcat (id, ".draft", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *text = NULL;
  DubBoxDraft draft, read;
  gsize length;
  DubBox box;

  g_assert_true (dub_profiles_load (id, &box, NULL));
  dub_box_draft_init (&draft, &box);
  g_assert_true (dub_box_draft_keep (id, &box, &box, &draft, NULL));
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (gsize i = 0; i + 3 < length; i += 97) {
    g_assert_true (g_file_set_contents (path, text, (gssize) i, NULL));
    g_assert_false (dub_box_draft_load (id, &box, &read));
  }
  g_assert_true (dub_profiles_delete (id, NULL));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* A checked profile needs no second look, down to the last part. */
static void
test_draft_of_checked (void)
{
  DubBoxDraft draft;
  DubBox box;

  g_assert_true (dub_profiles_load ("deluxe", &box, NULL));
  memset (box.sources, DUB_SOURCE_CHECKED, DUB_N_HALLS);
  box.sources[DUB_PART_STATUES] = DUB_SOURCE_RULEBOOK;
  dub_box_draft_init (&draft, &box);
  g_assert_cmpuint (dub_box_draft_count_done (&draft), ==, DUB_N_HALLS + 1);
  g_assert_cmpuint (draft.part, ==, DUB_PART_FIREWORKS);
  g_assert_cmpuint (dub_part_get_section (DUB_PART_HALL_5), ==, DUB_SECTION_HALLS);
  g_assert_cmpuint (dub_part_get_section (DUB_PART_DECK), ==, DUB_SECTION_DECK);
  memset (box.sources, DUB_SOURCE_CHECKED, sizeof box.sources);
  dub_box_draft_init (&draft, &box);
  g_assert_cmpuint (draft.part, ==, DUB_N_PARTS - 1);
  g_assert_cmpuint (draft.cards_done, ==, (1u << DUB_N_CARDS) - 1);
}

static void
test_known (void)
{
  const DubCard a = { .action = DUB_CARD_FAVOR, .hall = 1 },
                b = { .action = DUB_CARD_FAVOR, .hall = 2 };
  DubPile known = { .n = 2, .cards = { a, b } };
  DubPile other = { .n = 3, .cards = { a, a, a } };
  DubPile many = { .n = DUB_N_CARDS };

  g_assert_true (dub_learned_deck_unite (&known, &other));
  g_assert_cmpuint (known.n, ==, 4);
  g_assert_true (dub_learned_deck_unite (&known, &other));
  g_assert_cmpuint (known.n, ==, 4);
  for (guint i = 0; i < DUB_N_CARDS; i++)
    many.cards[i] = a;
  g_assert_false (dub_learned_deck_unite (&known, &many));
  g_assert_cmpuint (known.n, ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/profiles/shipped/there", test_shipped);
  g_test_add_func ("/profiles/shipped/read-only", test_shipped_is_read_only);
  g_test_add_func ("/profiles/shipped/not-hidden", test_shipped_is_not_hidden);
  g_test_add_func ("/profiles/several", test_several);
  g_test_add_func ("/profiles/names", test_names);
  g_test_add_func ("/profiles/long-names", test_long_names);
  g_test_add_func ("/profiles/ids", test_ids);
  g_test_add_func ("/profiles/save", test_save);
  g_test_add_func ("/profiles/write-error", test_write_error);
  g_test_add_func ("/profiles/damaged", test_damaged);
  g_test_add_data_func ("/profiles/round-trip/deluxe", "deluxe", test_round_trip);
  g_test_add_data_func ("/profiles/round-trip/classic", "classic", test_round_trip);
  g_test_add_func ("/profiles/export-shipped", test_export_shipped);
  g_test_add_func ("/profiles/replace", test_replace);
  g_test_add_func ("/profiles/import-bad", test_import_bad);
  g_test_add_func ("/profiles/import-no-profile", test_import_no_profile);
  g_test_add_func ("/profiles/sections", test_sections);
  g_test_add_func ("/profiles/draft/round-trip", test_draft);
  g_test_add_func ("/profiles/draft/follows", test_draft_follows);
  g_test_add_func ("/profiles/draft/damaged", test_draft_damaged);
  g_test_add_func ("/profiles/draft/checked", test_draft_of_checked);
  g_test_add_func ("/profiles/known", test_known);

  return g_test_run ();
}
