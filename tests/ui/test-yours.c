/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your side of the table in the app: what a tap costs and brings, what comes next, your
 * examination, your page, and reminders.
 */

#include "test-yours.h"

#include "session-fixture.h"
#include "ui-fixture.h"

#include "dub-action-target.h"
#include "dub-now-pane.h"
#include "dub-place.h"
#include "dub-table-view.h"
#include "dub-yours-pane.h"

enum {
  JEWELRY_BOX = 1u << DUB_EXPANSION_JEWELRY_BOX,
  FESTIVITY = 1u << DUB_EXPANSION_FESTIVITY,
};

static DubWindow *
open_your_turn (DubSession *session, GtkWidget **page)
{
  DubWindow *window = ui_open_window (1180, 820);

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  *page = ui_show_session (window, session);
  ui_settle (window);

  return window;
}

/* Presses the button with this caption, which has to be seen. */
static void
press (DubWindow *window, GtkWidget *page, const char *caption)
{
  GtkWidget *label = ui_find_label (page, caption);

  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  ui_settle (window);
}

static void
test_gains (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  const DubYou *you = &dub_session_get_game (session)->state.you;
  GtkWidget *page;
  DubWindow *window = open_your_turn (session, &page);
  g_autoptr (DubTableView) view = dub_table_view_new (session);
  g_autofree char *mark = NULL, *gone = NULL;
  const DubPlace tile = { .kind = DUB_PLACE_RESOURCE, .at = 4 };

  session_perform (session, "fix fix=garment at=5 garment=blue:2");
  session_perform (session, "you-garment at=5 hall=2 space=1");
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "Also pay the silk, Thread and Lace on the Garment."));
  g_assert_nonnull (
      ui_find_label (page, "Take 1 Resource tile of your choice from the drawers, free."));
  mark = dub_table_view_dup_mark (view, tile);
  g_assert_cmpstr (mark, ==, "+");
  g_assert_true (dub_table_view_get_flags (view, tile) & DUB_PLACE_IS_LIT);

  press (window, page, "Leave it");
  g_assert_cmpuint (you->turn.free_tiles, ==, 0);
  g_assert_null (ui_find_label (page, "Leave it"));
  gone = dub_table_view_dup_mark (view, tile);
  g_assert_null (gone);
  session_perform (session, "you-tile at=4");
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "You pay 2 Livre. You gain 1 Resource tile."));
  ui_close_window (window);
}

/* Where the board takes the whole page, the line comes over it. */
static void
test_phone (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (360, 720);
  const DubAction taken = { .type = DUB_ACTION_YOU_TILE, .detail = { .at = 4 } };
  GtkWidget *page;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  page = ui_show_session (window, session);
  g_assert_true (gtk_widget_activate_action (page, "game.show", "s", "board"));
  ui_settle (window);
  g_assert_true (
      gtk_widget_activate_action_variant (page, "game.perform", dub_action_target_new (&taken)));
  ui_settle (window);
  g_assert_nonnull (
      ui_find_label (GTK_WIDGET (window), "You pay 2 Livre. You gain 1 Resource tile."));
  ui_close_window (window);
}

/* Each task can be pressed: one is proposed, another refused. */
static void
test_exam (void)
{
  g_autoptr (DubSession) session = ui_begin (7, JEWELRY_BOX);
  const DubYou *you = &dub_session_get_game (session)->state.you;
  GtkWidget *page;
  DubWindow *window = open_your_turn (session, &page);
  guint position;

  g_assert_nonnull (ui_find_label (page, "Your Journeyman Examination: 0 of 4 tasks"));
  position = ui_get_position (session);
  press (window, page, "Acquire Thread/Lace");
  g_assert_cmpuint (ui_get_position (session), ==, position);
  g_assert_cmpuint (you->n_done, ==, 0);

  session_perform (session, "you-fund where=statues at=1");
  ui_settle (window);
  press (window, page, "Task fulfilled: Fund a Decoration");
  g_assert_cmpuint (you->n_done, ==, 1);
  g_assert_nonnull (ui_find_label (page, "✓ Fund a Decoration"));
  g_assert_nonnull (ui_find_label (page, "Your Journeyman Examination: 1 of 4 tasks"));
  press (window, page, "Complete your Journeyman Examination");
  g_assert_nonnull (ui_find_label (page, "Your Master Examination: 0 of 3 tasks"));
  g_assert_nonnull (ui_find_label (page, "The new card has an end-of-game bonus"));
  ui_close_window (window);
}

static void
test_page (void)
{
  g_autoptr (DubSession) session = ui_begin (7, JEWELRY_BOX);
  const DubYou *you = &dub_session_get_game (session)->state.you;
  GtkWidget *page;
  DubWindow *window = open_your_turn (session, &page);
  g_autoptr (GPtrArray) panes = ui_list (page, DUB_TYPE_YOURS_PANE);
  g_autoptr (GPtrArray) expanders = NULL;

  g_assert_true (gtk_widget_activate_action (page, "game.show", "s", "yours"));
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "Your supply"));
  g_assert_nonnull (ui_find_label (page, "Journeyman Examination"));
  g_assert_nonnull (ui_find_label (page, "secret"));

  expanders = ui_list (g_ptr_array_index (panes, 0), GTK_TYPE_EXPANDER);
  g_assert_cmpuint (expanders->len, ==, 1);
  gtk_expander_set_expanded (g_ptr_array_index (expanders, 0), TRUE);
  ui_settle (window);
  press (window, page, "3 frock coats");
  g_assert_cmpuint (you->specialist, ==, DUB_SPECIALIST_COATS);
  g_assert_nonnull (ui_find_label (page, "0 of 3"));
  /* It follows the game. */
  session_perform (session, "fix fix=guest hall=1 at=3 owner=you garment=pink:3");
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "1 of 3"));
  ui_close_window (window);
}

/* A reminder is gone with the next entry, and not shown at all if you wish. */
static void
test_reminders (void)
{
  static const char sentence[] =
      "Put the 4 Festivity Garments into the Garment bag and mix the tiles.";
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);

  for (guint is_on = FALSE; is_on <= TRUE; is_on++) {
    g_autoptr (DubSession) session = ui_begin (7, FESTIVITY);
    DubWindow *window;
    GtkWidget *page;

    g_settings_set_boolean (settings, "reminders", (gboolean) is_on);
    window = ui_open_window (1180, 820);
    session_perform (session, "fill");
    session_perform (session, "ready");
    page = ui_show_session (window, session);
    ui_settle (window);
    g_assert_true ((ui_find_label (page, sentence) != NULL) == (gboolean) is_on);
    session_perform (session, "reveal");
    ui_settle (window);
    g_assert_null (ui_find_label (page, sentence));
    ui_close_window (window);
  }
}

void
test_yours_add (void)
{
  g_test_add_func ("/ui/yours/gains", test_gains);
  g_test_add_func ("/ui/yours/phone", test_phone);
  g_test_add_func ("/ui/yours/exam", test_exam);
  g_test_add_func ("/ui/yours/page", test_page);
  g_test_add_func ("/ui/yours/reminders", test_reminders);
}
