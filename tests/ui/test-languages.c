/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every page in every edition, and in an artificial long language: all words fit on a narrow screen
 * without a split, and all are marked for translation. They fit in large text as well. Then the
 * language changes in the middle of her turn.
 *
 * The process starts in that language, which thereby becomes the language of the system.
 */

#include "edition-tour.h"

#include "dub-step-row.h"
#include "dub-text.h"

#include <glib/gstdio.h>
#include <unistd.h>

/* Checks all pages; those outside a game again, once there are games to list. */
static void
tour (const Edition *edition, guint percent)
{
  DubWindow *window;

  edition_choose (edition, percent);
  window = ui_open_window (NARROW, TALL);
  edition_tour_pages (window);
  edition_tour_game (window);
  /* The drawings in the assistant stay side by side, and need a screen that grows with the text. */
  edition_tour_windows (window, percent == 100);
  edition_tour_pages (window);
  ui_close_window (window);
}

static void
test_pages (gconstpointer data)
{
  tour (data, 100);
}

static gboolean
is_installed (const char *family)
{
  PangoFontFamily **families;
  gboolean is_found = FALSE;
  int n;

  pango_font_map_list_families (pango_cairo_font_map_get_default (), &families, &n);
  for (int i = 0; i < n && !is_found; i++)
    is_found = g_str_equal (pango_font_family_get_name (families[i]), family);
  g_free (families);

  return is_found;
}

/* Checks a game on a desk and on a phone, in fonts of different widths. */
static void
test_fonts (gconstpointer data)
{
  static const struct {
    const char *family;
    const char *font;
  } fonts[] = {
    { "DejaVu Sans", "DejaVu Sans 10" },
    { "Cantarell", "Cantarell 11" },
    { "Noto Sans", "Noto Sans 11" },
  };
  g_autofree char *before = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &before, NULL);
  edition_choose (data, 100);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (fonts); i++) {
    DubWindow *window;

    if (!is_installed (fonts[i / 2].family))
      continue;
    g_object_set (gtk_settings_get_default (), "gtk-font-name", fonts[i / 2].font, NULL);
    window = i % 2 == 0 ? edition_open_window (1180, 820) : edition_open_window (NARROW, TALL);
    edition_tour_game (window);
    ui_close_window (window);
  }
  g_object_set (gtk_settings_get_default (), "gtk-font-name", before, NULL);
}

static void
test_large_text (gconstpointer data)
{
  tour (data, 150);
}

static void
test_largest_text (gconstpointer data)
{
  tour (data, 200);
}

/* Checks questions of a game, and orders of all kinds. */
static void
test_questions (gconstpointer data)
{
  const Edition *edition = data;
  DubWindow *window;

  edition_choose (edition, 100);
  window = ui_open_window (NARROW, TALL);
  if (g_str_equal (edition->box, "classic"))
    edition_tour_saved (window, "classic.dubarry");
  else {
    edition_tour_saved (window, "all-modules.dubarry");
    edition_tour_saved (window, "way-table.dubarry");
  }
  ui_close_window (window);
}

static char *
join_orders (DubWindow *window)
{
  g_autoptr (GPtrArray) rows = ui_list (GTK_WIDGET (window), DUB_TYPE_STEP_ROW);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    g_autoptr (GPtrArray) labels = ui_list (g_ptr_array_index (rows, i), GTK_TYPE_LABEL);

    if (!gtk_widget_get_mapped (g_ptr_array_index (rows, i)))
      continue;
    g_assert_cmpuint (labels->len, >=, 3);
    for (guint part = 0; part < 3; part++)
      g_string_append_printf (text, "%s\n", gtk_label_get_text (g_ptr_array_index (labels, part)));
  }

  return g_string_free (text, FALSE);
}

/* Returns the text of the session itself, in the present language. */
static char *
expect_orders (DubSession *session)
{
  g_auto (GStrv) orders = dub_session_dup_orders (session);
  GString *text = g_string_new (NULL);

  /* The test has ticked the first one. */
  for (guint i = 0; orders[i] != NULL; i++) {
    g_autofree char *rest = NULL;
    g_autofree char *head =
        dub_text_step_head (&dub_session_get_turn (session)->steps[i], orders[i], &rest);

    g_autofree char *number = i > 0 ? g_strdup_printf ("%u", i + 1) : g_strdup ("✓");

    g_string_append_printf (text, "%s\n%s\n%s\n", number, head, rest != NULL ? rest : "");
  }

  return g_string_free (text, FALSE);
}

static DubStepRow *
get_row (DubWindow *window, guint index)
{
  g_autoptr (GPtrArray) rows = ui_list (GTK_WIDGET (window), DUB_TYPE_STEP_ROW);

  g_assert_cmpuint (rows->len, >, index);

  return g_ptr_array_index (rows, index);
}

static DubTableView *
get_view (DubWindow *window)
{
  DubTableView *view;

  g_object_get (ui_get_page (window), "view", &view, NULL);
  g_object_unref (view);

  return view;
}

/* Ticks the first step, selects the second one, and focuses the button for its reasons. */
static void
tick_and_select (DubWindow *window)
{
  g_autoptr (DubStepItem) first =
      g_list_model_get_item (dub_table_view_get_steps (get_view (window)), 0);

  dub_step_item_set_ticked (first, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (get_row (window, 1)), "step.why", NULL);
  ui_settle (window);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (get_row (window, 1)), GTK_DIR_TAB_FORWARD));
}

static void
check_kept (DubWindow *window)
{
  DubTableView *view = get_view (window);
  g_autoptr (DubStepItem) first = g_list_model_get_item (dub_table_view_get_steps (view), 0);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_true (first->ticked);
  g_assert_cmpuint (dub_table_view_get_selected_step (view)->index, ==, 1);
  g_assert_nonnull (focus);
  g_assert_true (focus == GTK_WIDGET (get_row (window, 1)) ||
                 gtk_widget_is_ancestor (focus, GTK_WIDGET (get_row (window, 1))));
}

/* The language changes in the middle of her turn: the same orders appear at once in other words,
 * and the game does not change. */
static void
test_switch (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (DubSession) session = NULL;
  g_autofree char *journal = NULL;
  DubWindow *window;
  DubState state;
  guint n_steps;

  edition_choose (&editions[EDITION_EN], 100);
  session = edition_begin (&editions[EDITION_EN]);
  window = ui_open_window (1180, 820);
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
  ui_show_session (window, session);
  journal = ui_read_journal (session);
  state = dub_session_get_game (session)->state;
  n_steps = dub_session_get_turn (session)->n_steps;
  g_assert_cmpuint (n_steps, >, 0);
  tick_and_select (window);

  for (guint i = 0; i < 2 * N_EDITIONS; i++) {
    g_autofree char *shown = NULL;
    g_autofree char *expected = NULL;
    g_autofree char *after = ui_read_journal (session);

    if (g_str_equal (editions[i / 2].box, "classic"))
      continue;
    edition_choose (&editions[i % 2 == 0 ? i / 2 : EDITION_EN], 100);
    ui_settle (window);
    shown = join_orders (window);
    expected = expect_orders (session);
    g_assert_cmpstr (shown, ==, expected);
    g_hash_table_add (seen, g_steal_pointer (&shown));
    check_kept (window);
    g_assert_true (dub_window_get_session (window) == session);
    g_assert_true (dub_state_equal (&dub_session_get_game (session)->state, &state));
    g_assert_cmpuint (dub_session_get_turn (session)->n_steps, ==, n_steps);
    g_assert_cmpstr (after, ==, journal);
  }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 4);
  ui_close_window (window);
}

/* A classic box brings its words whatever the preferred language, and they disappear with the
 * box. */
static void
test_classic (void)
{
  g_autoptr (DubSession) session = NULL;
  g_autofree char *hall = NULL;
  g_autofree char *other = NULL;
  DubWindow *window;

  edition_choose (&editions[EDITION_FR], 100);
  session = edition_begin (&editions[EDITION_CLASSIC]);
  window = ui_open_window (NARROW, TALL);
  ui_show_session (window, session);
  hall = dub_text_hall (0);
  g_assert_cmpstr (hall, ==, editions[EDITION_CLASSIC].hall);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  ui_settle (window);
  other = dub_text_hall (0);
  g_assert_cmpstr (other, ==, editions[EDITION_FR].hall);
  ui_close_window (window);
}

static void
link_catalogue (const char *root, const char *language, const char *file)
{
  g_autofree char *folder = g_build_filename (root, language, "LC_MESSAGES", NULL);
  g_autofree char *link = g_build_filename (folder, "dubarry.mo", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_test (file, G_FILE_TEST_EXISTS));
  g_assert_cmpint (symlink (file, link), ==, 0);
}

/* Makes one folder with the catalogues of the build and the long one. */
static void
link_catalogues (const char *folder)
{
  static const char *const languages[] = { "fr", "uk", "en@classic" };
  g_autofree char *root = g_build_filename (folder, "locale", NULL);

  link_catalogue (root, "qps", g_getenv ("DUB_TEST_PSEUDO"));
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
    g_autofree char *file = g_build_filename (g_getenv ("DUB_TEST_CATALOGUES"), languages[i],
                                              "LC_MESSAGES", "dubarry.mo", NULL);

    link_catalogue (root, languages[i], file);
  }
  g_setenv ("DUBARRY_LOCALEDIR", root, TRUE);
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  int status;

  link_catalogues (folder);
  g_setenv ("LANGUAGE", "qps", TRUE);
  dub_text_init ();
  g_test_init (&argc, &argv, NULL);
  ui_init ();

  for (guint i = 0; i < N_EDITIONS; i++) {
    g_autofree char *pages = g_strdup_printf ("/ui/languages/%s/pages", editions[i].name);
    g_autofree char *questions = g_strdup_printf ("/ui/languages/%s/questions", editions[i].name);

    g_test_add_data_func (pages, &editions[i], test_pages);
    g_test_add_data_func (questions, &editions[i], test_questions);
  }
  for (guint i = EDITION_EN; i <= EDITION_UK; i++) {
    g_autofree char *fonts = g_strdup_printf ("/ui/languages/%s/fonts", editions[i].name);

    g_test_add_data_func (fonts, &editions[i], test_fonts);
  }
  for (guint i = EDITION_FR; i <= EDITION_UK; i++) {
    g_autofree char *large = g_strdup_printf ("/ui/languages/%s/text-150", editions[i].name);
    g_autofree char *largest = g_strdup_printf ("/ui/languages/%s/text-200", editions[i].name);

    g_test_add_data_func (large, &editions[i], test_large_text);
    g_test_add_data_func (largest, &editions[i], test_largest_text);
  }
  g_test_add_func ("/ui/languages/switch", test_switch);
  g_test_add_func ("/ui/languages/classic", test_classic);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
