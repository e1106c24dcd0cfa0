/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The language changes while the program runs, without an installed locale.
 */

#include "dub-text.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

static char *root; /* the folder of the catalogues */

static void
install_catalogue (void)
{
  g_autofree char *dir = NULL;
  g_autofree char *to = NULL;
  g_autofree char *contents = NULL;
  gsize length;

  root = g_dir_make_tmp ("dub-text-XXXXXX", NULL);
  dir = g_build_filename (root, "nl", "LC_MESSAGES", NULL);
  to = g_build_filename (dir, "dubarry.mo", NULL);
  g_assert_cmpint (g_mkdir_with_parents (dir, 0700), ==, 0);
  g_assert_true (g_file_get_contents (g_getenv ("DUB_TEST_CATALOGUE"), &contents, &length, NULL));
  g_assert_true (g_file_set_contents (to, contents, (gssize) length, NULL));
  g_assert_nonnull (bindtextdomain ("dubarry", root));
}

static void
remove_catalogue (void)
{
  static const char *const names[] = { "nl/LC_MESSAGES/dubarry.mo", "nl/LC_MESSAGES", "nl", "" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *name = g_build_filename (root, names[i], NULL);

    g_assert_cmpint (g_remove (name), ==, 0);
  }
  g_free (root);
}

static void
assert_hall (const char *expected)
{
  g_autofree char *hall = dub_text_hall (0);

  g_assert_cmpstr (hall, ==, expected);
}

static void
assert_thread (guint n, const char *expected)
{
  const DubMove move = { .verb = DUB_MOVE_COUNT,
                         .side = DUB_YOU,
                         .to = dub_place_of_count (DUB_YOU, DUB_FACT_THREAD),
                         .thing = dub_thing_number ((gint) n) };
  DubState state = { 0 };
  DubBox box = { 0 };
  g_autofree char *sentence = dub_text_move (&box, &state, &move);

  g_assert_cmpstr (sentence, ==, expected);
}

static void
assert_lace (const char *expected)
{
  const DubMove step = { .verb = DUB_MOVE_GAIN,
                         .side = DUB_BARRY,
                         .gains = { [DUB_FACT_LACE] = 1 } };
  DubState state = { 0 };
  DubBox box = { 0 };
  g_autofree char *sentence = dub_text_move (&box, &state, &step);

  g_assert_cmpstr (sentence, ==, expected);
}

/* A translation may fill in its places in another order. */
static void
test_places (void)
{
  DubBox box = { .halls = { { .n_guests = 1 } } };
  g_autofree char *english = NULL;
  g_autofree char *dutch = NULL;

  dub_text_set_language ("en");
  english = dub_text_place (&box, (DubPlace){ .kind = DUB_PLACE_GUEST });
  g_assert_cmpstr (english, ==, "Royal Hall, 1st from left (no reward)");
  dub_text_set_language ("nl");
  dutch = dub_text_place (&box, (DubPlace){ .kind = DUB_PLACE_GUEST });
  g_assert_cmpstr (dutch, ==, "1st from left (no reward) in Koninklijke Zaal");
}

static void
test_switch (void)
{
  assert_hall ("Royal Hall");
  for (guint i = 0; i < 3; i++) {
    dub_text_set_language ("nl");
    assert_hall ("Koninklijke Zaal");
    assert_lace ("Neem voor haar 1 kantfiche uit de algemene voorraad.");
    assert_thread (1, "Je hebt 1 draadfiche.");
    assert_thread (3, "Je hebt 3 draadfiches.");
    dub_text_set_language ("en");
    assert_hall ("Royal Hall");
    assert_lace ("Give her 1 Lace from the General Supply.");
    assert_thread (3, "You have 3 Thread tokens.");
  }
}

/* A language without a catalogue falls back, first to its part before the @. */
static void
test_missing (void)
{
  dub_text_set_language ("tlh");
  assert_hall ("Royal Hall");
  dub_text_set_language ("nl@classic");
  assert_hall ("Koninklijke Zaal");
  dub_text_set_language ("en@classic");
  assert_hall ("Royal Hall");
}

/* NULL restores the language of the environment at the start. */
static void
test_system (void)
{
  dub_text_set_language ("nl");
  dub_text_set_language (NULL);
  assert_hall ("Royal Hall");
  g_assert_null (g_getenv ("LANGUAGE"));
}

/* The C locale does not allow translations, so the program sets another one. */
static void
test_locales (void)
{
  static const char *const locales[] = { "C", "POSIX", "xx_NOWHERE.UTF-8", "C.UTF-8" };

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++) {
    g_setenv ("LC_ALL", locales[i], TRUE);
    dub_text_set_language ("nl");
    assert_hall ("Koninklijke Zaal");
    dub_text_set_language ("en");
    assert_hall ("Royal Hall");
  }
}

int
main (int argc, char **argv)
{
  int status;

  g_unsetenv ("LANGUAGE");
  setlocale (LC_ALL, "");
  /* This comes first, because later releases of GLib give each case temporary folders. */
  install_catalogue ();
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/text/language/switch", test_switch);
  g_test_add_func ("/text/language/places", test_places);
  g_test_add_func ("/text/language/missing", test_missing);
  g_test_add_func ("/text/language/system", test_system);
  g_test_add_func ("/text/language/locales", test_locales);
  status = g_test_run ();
  remove_catalogue ();

  return status;
}
