/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your Counts keeps what the player types, or reports why it cannot.
 */

#include "test-counts.h"

#include "ui-fixture.h"

#include "dub-facts-form.h"
#include "dub-number-row.h"
#include "dub-ui.h"

static const guint jewelry_box = 1u << DUB_EXPANSION_JEWELRY_BOX;

/* Returns the rows in order: the facts, then the colors of jewelry. */
static GPtrArray *
open_counts (DubWindow *window, GtkWidget *page)
{
  gtk_widget_activate_action (page, "game.counts", NULL);
  ui_settle (window);

  return ui_list (ui_find_window (DUB_TYPE_COUNTS_WINDOW), DUB_TYPE_NUMBER_ROW);
}

static void
type (GPtrArray *rows, guint row, const char *text)
{
  g_assert_true (gtk_widget_grab_focus (g_ptr_array_index (rows, row)));
  gtk_editable_set_text (GTK_EDITABLE (g_ptr_array_index (rows, row)), text);
}

static void
close_counts (DubWindow *window)
{
  gtk_window_close (GTK_WINDOW (ui_find_window (DUB_TYPE_COUNTS_WINDOW)));
  ui_settle (window);
  g_assert_null (ui_find_window (DUB_TYPE_COUNTS_WINDOW));
}

static void
check_kept (DubSession *session, DubFact fact, guint n)
{
  const DubState *state = &dub_session_get_game (session)->state;

  g_assert_true (dub_state_knows (state, fact));
  g_assert_cmpuint (state->sides[DUB_YOU].counts[fact], ==, n);
  g_assert_cmpuint (state->sides[DUB_YOU].kept & (1u << fact), !=, 0);
}

/* Leaving a row enters its count, and the end enters the row that has the focus. */
static void
test_kept (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  const DubState *state = &dub_session_get_game (session)->state;
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) rows = open_counts (window, page);
  guint before = ui_get_position (session);

  type (rows, DUB_FACT_LIVRE, "15+2");
  g_assert_cmpuint (ui_get_position (session), ==, before);
  type (rows, DUB_FACT_THREAD, "3");
  ui_settle (window);
  check_kept (session, DUB_FACT_LIVRE, 17);
  g_assert_cmpuint (ui_get_position (session), ==, before + 1);
  type (rows, DUB_N_COUNTS, "2");
  ui_settle (window);
  check_kept (session, DUB_FACT_THREAD, 3);
  close_counts (window);
  g_assert_cmpuint (ui_get_position (session), ==, before + 3);
  g_assert_cmpuint (dub_jewelry_count (&state->sides[DUB_YOU].jewelry, DUB_BLUE), ==, 2);
  ui_close_window (window);
}

/* Moving through the rows enters nothing. */
static void
test_untouched (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) rows = NULL;
  guint before;

  ui_perform (session, you_count (DUB_FACT_LIVRE, 5));
  before = ui_get_position (session);
  rows = open_counts (window, page);
  for (guint i = 0; i < rows->len; i++)
    gtk_widget_grab_focus (g_ptr_array_index (rows, i));
  ui_settle (window);
  close_counts (window);
  g_assert_cmpuint (ui_get_position (session), ==, before);
  ui_close_window (window);
}

/* An unreadable count is not kept, and the row reports it. */
static void
test_unreadable (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) rows = open_counts (window, page);
  g_autofree char *sentence = NULL;
  guint before = ui_get_position (session);

  type (rows, DUB_FACT_LACE, "a few");
  type (rows, DUB_FACT_LIVRE, "4");
  sentence =
      g_strdup_printf ("“a few” was not saved: %s",
                       adw_preferences_row_get_title (g_ptr_array_index (rows, DUB_FACT_LACE)));
  close_counts (window);
  check_kept (session, DUB_FACT_LIVRE, 4);
  g_assert_cmpuint (ui_get_position (session), ==, before + 1);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (window), sentence));
  ui_close_window (window);
}

/* Messages about an entry appear beside it. */
static void
test_front (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);

  g_ptr_array_unref (open_counts (window, page));
  dub_ui_say (page, "In front");
  ui_settle (window);
  g_assert_null (ui_find_label (GTK_WIDGET (window), "In front"));
  g_assert_nonnull (ui_find_label (ui_find_window (DUB_TYPE_COUNTS_WINDOW), "In front"));
  close_counts (window);
  dub_ui_say (page, "Alone");
  ui_settle (window);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (window), "Alone"));
  ui_close_window (window);
}

/* The page may disappear while the player types a number. */
static void
test_page_goes (void)
{
  g_autoptr (DubSession) session = ui_begin (7, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) rows = open_counts (window, page);

  type (rows, DUB_FACT_LACE, "3");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  ui_settle (window);
  g_assert_null (ui_find_window (DUB_TYPE_COUNTS_WINDOW));
  ui_close_window (window);
}

void
test_counts_add (void)
{
  g_test_add_func ("/ui/counts/kept", test_kept);
  g_test_add_func ("/ui/counts/front", test_front);
  g_test_add_func ("/ui/counts/untouched", test_untouched);
  g_test_add_func ("/ui/counts/unreadable", test_unreadable);
  g_test_add_func ("/ui/counts/page-goes", test_page_goes);
}
