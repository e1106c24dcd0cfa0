/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of past games: what is listed, found and opened, and the note of a game.
 */

#include "dub-games.h"
#include "dub-note-box.h"
#include "dub-past-games-page.h"
#include "dub-text.h"
#include "ui-fixture.h"

static const char *const goldens[] = { "base", "classic", "jewelry-box" };

static void
import_games (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++) {
    g_autofree char *file = g_strconcat (goldens[i], ".dubarry", NULL);
    g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", file, NULL);
    g_autoptr (GError) error = NULL;
    g_autofree char *id = dub_games_import (path, &error);

    g_assert_no_error (error);
    g_assert_true (dub_games_rename (id, goldens[i], NULL));
  }
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  g_autoptr (GPtrArray) all = ui_list (widget, type);

  return all->len > 0 ? g_ptr_array_index (all, 0) : NULL;
}

static GtkWidget *
show_page (DubWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  ui_settle (window);

  return find (GTK_WIDGET (window), DUB_TYPE_PAST_GAMES_PAGE);
}

/* The list of games; each of the choices has a list too. */
static GtkWidget *
find_list (GtkWidget *page)
{
  g_autoptr (GPtrArray) lists = ui_list (page, GTK_TYPE_LIST_VIEW);

  for (guint i = 0; i < lists->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (lists, i), "past-games"))
      return g_ptr_array_index (lists, i);

  g_assert_not_reached ();
}

static guint
count_listed (GtkWidget *page)
{
  GtkWidget *list = find_list (page);

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
}

static void
test_empty (void)
{
  DubWindow *window = ui_open_window (360, 640);
  GtkWidget *page = show_page (window);

  g_assert_nonnull (page);
  g_assert_nonnull (ui_find_label (page, "No finished games yet"));
  g_assert_false (gtk_widget_get_mapped (find (page, GTK_TYPE_SEARCH_ENTRY)));
  ui_close_window (window);
}

static void
test_search (void)
{
  DubWindow *window = ui_open_window (360, 640);
  GtkWidget *page = show_page (window);
  GtkWidget *search = find (page, GTK_TYPE_SEARCH_ENTRY);

  g_assert_cmpuint (count_listed (page), ==, G_N_ELEMENTS (goldens));
  g_assert_nonnull (ui_find_label (page, "3 games"));
  gtk_editable_set_text (GTK_EDITABLE (search), "jewelry");
  g_signal_emit_by_name (search, "search-changed");
  ui_settle (window);
  g_assert_cmpuint (count_listed (page), ==, 1);
  g_assert_nonnull (ui_find_label (page, "1 of 3"));
  gtk_editable_set_text (GTK_EDITABLE (search), "nothing of the kind");
  g_signal_emit_by_name (search, "search-changed");
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "No such game"));
  ui_close_window (window);
}

static void
test_sort (void)
{
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *page = show_page (window);
  g_autoptr (GPtrArray) lists = ui_list (page, GTK_TYPE_DROP_DOWN);

  /* The order, who won, Expansions and boxes. */
  g_assert_cmpuint (lists->len, ==, 4);
  gtk_drop_down_set_selected (g_ptr_array_index (lists, 1), DUB_BARRY);
  ui_settle (window);
  g_assert_cmpuint (count_listed (page), <, G_N_ELEMENTS (goldens));
  gtk_drop_down_set_selected (g_ptr_array_index (lists, 1), DUB_NOBODY);
  gtk_drop_down_set_selected (g_ptr_array_index (lists, 3), 1);
  ui_settle (window);
  g_assert_cmpuint (count_listed (page), <, G_N_ELEMENTS (goldens));
  ui_close_window (window);
}

/* A row opens its game at the end, where a note is kept as soon as the field is left. */
static void
test_note (void)
{
  DubWindow *window = ui_open_window (1280, 800);
  GtkWidget *page = show_page (window), *box, *view;
  g_autoptr (GPtrArray) games = NULL;
  gboolean is_found = FALSE;

  g_signal_emit_by_name (find_list (page), "activate", 0);
  ui_settle (window);
  page = ui_get_page (window);
  box = find (page, DUB_TYPE_NOTE_BOX);
  g_assert_nonnull (box);
  view = find (box, GTK_TYPE_TEXT_VIEW);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "Tea was cold.", -1);
  ui_settle (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  ui_settle (window);
  games = dub_games_list ();
  for (guint i = 0; i < games->len; i++)
    is_found |=
        g_strcmp0 (((DubSummary *) g_ptr_array_index (games, i))->note, "Tea was cold.") == 0;
  g_assert_true (is_found);
  page = show_page (window);
  g_assert_nonnull (ui_find_label (page, "Tea was cold."));
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  int status;

  gtk_test_init (&argc, &argv, NULL);
  dub_text_init ();
  adw_init ();
  ui_init ();
  g_test_add_func ("/past-games/empty", test_empty);
  g_test_add_func ("/past-games/import", import_games);
  g_test_add_func ("/past-games/search", test_search);
  g_test_add_func ("/past-games/sort", test_sort);
  g_test_add_func ("/past-games/note", test_note);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
