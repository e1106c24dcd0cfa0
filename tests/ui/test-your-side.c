/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your side of the table in the app: cost and gain of a tap, the next action, your examination,
 * your page, and reminders.
 */

#include "test-your-side.h"

#include "session-fixture.h"
#include "ui-fixture.h"

#include "dub-board-view.h"
#include "dub-pane.h"
#include "dub-panes.h"
#include "dub-place.h"
#include "dub-table-view.h"

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

/* Presses the button with this caption, which has to be visible. */
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
  GtkWidget *page;
  DubWindow *window = open_your_turn (session, &page);
  g_autoptr (DubTableView) view = dub_table_view_new (session);
  g_autofree char *mark = NULL, *gone = NULL;
  const DubPlace tile = { .kind = DUB_PLACE_RESOURCE, .at = 4 };

  ui_perform (session, correct_garment (5, (DubGarment){ .color = DUB_BLUE, .pp = 2 }));
  ui_perform (session, you_rent (5, 1, 1));
  ui_settle (window);
  g_assert_nonnull (
      ui_find_label (page, "Discard the silk, Thread and Lace shown on the Garment."));
  g_assert_nonnull (
      ui_find_label (page, "Take 1 Resource tile of your choice from the drawers, free."));
  mark = dub_table_view_dup_mark (view, tile);
  g_assert_cmpstr (mark, ==, "+");
  g_assert_true (dub_table_view_get_flags (view, tile) & DUB_PLACE_IS_LIT);

  press (window, page, "Leave it");
  g_assert_cmpuint (dub_session_get_game (session)->state.yours.turn.free_tiles, ==, 0);
  g_assert_null (ui_find_label (page, "Leave it"));
  gone = dub_table_view_dup_mark (view, tile);
  g_assert_null (gone);
  ui_perform (session, you_take_tile (4));
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "You pay 2 Livre. You gain 1 Resource tile.\n"
                                         "This turn: −2 Livre, +1 Resource tile. Discard the "
                                         "silk, Thread and Lace shown on the Garment."));
  ui_close_window (window);
}

/* If the board takes the whole page, the line appears above it. */
static void
test_phone (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (360, 720);
  GtkWidget *page;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  page = ui_show_session (window, session);
  g_assert_true (gtk_widget_activate_action (page, "game.show", "s", "board"));
  ui_settle (window);
  ui_activate (page, you_take_tile (4));
  ui_settle (window);
  g_assert_nonnull (
      ui_find_label (GTK_WIDGET (window), "You pay 2 Livre. You gain 1 Resource tile."));
  ui_close_window (window);
}

static GtkWidget *
find_task (GtkWidget *page, DubTrack track, DubTask task)
{
  GtkWidget *space = ui_find_space (page, place_in (DUB_PLACE_TASK, track, task));

  g_assert_nonnull (space);

  return space;
}

/* Presses a task that the app refuses. The reason appears there, and a screen reader reads it. */
static void
press_refused (DubWindow *window, GtkWidget *page, GtkWidget *space, const char *reason)
{
  g_assert_true (gtk_widget_has_css_class (space, "refused"));
  gtk_test_accessible_assert_property (space, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason);
  g_signal_emit_by_name (space, "clicked");
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, reason));
}

/* The card that joins is chosen from the deck. */
static GtkWidget *
find_exam_card (GtkWidget *page)
{
  g_autoptr (GPtrArray) buttons = ui_list (page, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++) {
    const DubMove *move = dub_pane_get_move (g_ptr_array_index (buttons, i));

    if (move != NULL && move->verb == DUB_MOVE_PASS_EXAM && move->thing.kind == DUB_KIND_EMPLOYEE &&
        gtk_widget_get_mapped (g_ptr_array_index (buttons, i)))
      return g_ptr_array_index (buttons, i);
  }

  return NULL;
}

/* The steps of the Examination are one text. */
static gboolean
has_steps (GtkWidget *page)
{
  g_autoptr (GPtrArray) labels = ui_list (page, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (labels, i)) &&
        strstr (gtk_label_get_text (g_ptr_array_index (labels, i)),
                "2. Return the card that you played to the box.\n3. Take into your hand: ") != NULL)
      return TRUE;

  return FALSE;
}

/* Each task on the board accepts a press: the app offers one and refuses another. */
static void
test_exam (void)
{
  g_autoptr (DubSession) session = ui_begin (7, JEWELRY_BOX);
  const DubSide *you = &dub_session_get_game (session)->state.sides[DUB_YOU];
  GtkWidget *page, *funding, *dialog;
  DubWindow *window = open_your_turn (session, &page);
  guint position;

  g_assert_nonnull (ui_find_label (page, "0 of 4 tasks"));
  position = ui_get_position (session);
  press_refused (window, page, find_task (page, DUB_TRACK_JOURNEYMAN, DUB_TASK_THREAD_LACE),
                 "Nothing you did this turn fulfills this task: one task per action.");
  press_refused (window, page, find_task (page, DUB_TRACK_MASTER, DUB_TASK_GOWN),
                 "This task belongs to the other Examination: the two alternate.");
  g_assert_cmpuint (ui_get_position (session), ==, position);

  ui_perform (session, you_fund (DUB_STATUES, 1));
  ui_settle (window);
  funding = find_task (page, DUB_TRACK_JOURNEYMAN, DUB_TASK_DECORATION);
  g_assert_true (gtk_widget_has_css_class (funding, "lit"));
  g_assert_true (gtk_widget_has_css_class (funding, "open"));
  g_assert_nonnull (ui_find_label (page, "+ Decoration: an Apprentice funded it"));
  g_signal_emit_by_name (funding, "clicked");
  ui_settle (window);
  g_assert_cmpuint (you->n_done, ==, 1);
  gtk_test_accessible_assert_property (
      funding, GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Journeyman Examination, Fund a Decoration: your Trademark token");
  g_assert_false (gtk_widget_has_css_class (funding, "lit"));
  g_assert_null (ui_find_label (page, "+ Decoration: an Apprentice funded it"));
  g_assert_nonnull (ui_find_label (page, "1 of 4 tasks"));
  /* YOU-10: an examination is an action, so it takes a separate turn. YOU-5: the player may have
   * forgotten tasks. */
  ui_perform (session, your_move (DUB_MOVE_END_TURN));
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  ui_settle (window);
  position = ui_get_position (session);
  press (window, page, "Your Examination");
  g_assert_null (ui_find_dialog ());
  g_signal_emit_by_name (find_exam_card (page), "clicked");
  ui_settle (window);
  dialog = ui_find_dialog ();
  g_assert_nonnull (
      ui_find_label (dialog, "Only 1 of 4 tasks are marked. Are the others fulfilled as well?"));
  g_assert_cmpuint (ui_get_position (session), ==, position);
  ui_respond ("ok");
  ui_settle (window);
  g_assert_cmpuint (you->track, ==, DUB_TRACK_MASTER);
  g_assert_true (has_steps (page));
  g_assert_cmpuint (you->staff[you->n_staff - 1].id, !=, 0);
  ui_close_window (window);
}

/* Counts the tokens by their letters. */
static guint
count_letters (GtkWidget *space)
{
  g_autofree char *drawing = ui_dup_drawing (space);
  guint n = 0;

  for (const char *at = drawing; (at = strstr (at, "text {")) != NULL; at++)
    n++;

  return n;
}

/* Both players have a token on the same task: both tokens are visible, named, and can be
 * corrected. */
static void
test_both_tokens (void)
{
  static const char both[] = "Journeyman Examination, Acquire Thread/Lace: Trademark token of "
                             "Madame du Barry and your Trademark token";
  g_autoptr (DubSession) session = ui_begin (7, JEWELRY_BOX);
  const DubState *state = &dub_session_get_game (session)->state;
  GtkWidget *page, *space, *board;
  DubWindow *window = open_your_turn (session, &page);

  ui_perform (session, correct_task (DUB_BARRY, DUB_TASK_THREAD_LACE, TRUE));
  ui_perform (session, correct_task (DUB_YOU, DUB_TASK_THREAD_LACE, TRUE));
  ui_settle (window);
  space = find_task (page, DUB_TRACK_JOURNEYMAN, DUB_TASK_THREAD_LACE);
  gtk_test_accessible_assert_property (space, GTK_ACCESSIBLE_PROPERTY_LABEL, both);
  g_assert_cmpuint (count_letters (space), ==, 2);

  board = gtk_widget_get_ancestor (space, DUB_TYPE_BOARD_VIEW);
  dub_board_view_correct (DUB_BOARD_VIEW (board),
                          place_in (DUB_PLACE_TASK, DUB_TRACK_JOURNEYMAN, DUB_TASK_THREAD_LACE));
  ui_settle (window);
  press (window, page, "Your Examination tasks: no Trademark token");
  g_assert_cmpuint (state->sides[DUB_YOU].n_done, ==, 0);
  g_assert_cmpuint (state->sides[DUB_BARRY].n_done, ==, 1);
  ui_settle (window);
  g_assert_cmpuint (count_letters (space), ==, 1);
  ui_close_window (window);
}

static void
test_page (void)
{
  g_autoptr (DubSession) session = ui_begin (7, JEWELRY_BOX);
  GtkWidget *page;
  DubWindow *window = open_your_turn (session, &page);
  g_autoptr (GPtrArray) panes = ui_list (page, DUB_TYPE_YOUR_SIDE_PANE);
  g_autoptr (GPtrArray) expanders = NULL;

  g_assert_true (gtk_widget_activate_action (page, "game.show", "s", "your-side"));
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "Your supply"));
  g_assert_nonnull (ui_find_label (page, "Journeyman Examination"));
  g_assert_nonnull (ui_find_label (page, "secret"));

  expanders = ui_list (g_ptr_array_index (panes, 0), GTK_TYPE_EXPANDER);
  g_assert_cmpuint (expanders->len, ==, 1);
  gtk_expander_set_expanded (g_ptr_array_index (expanders, 0), TRUE);
  ui_settle (window);
  press (window, page, "3 frock coats");
  g_assert_cmpuint (dub_session_get_game (session)->state.yours.specialist, ==,
                    DUB_SPECIALIST_COATS);
  g_assert_nonnull (ui_find_label (page, "0 of 3"));
  /* The pane follows the game. */
  ui_perform (session, correct_guest (0, 3, DUB_YOU, (DubGarment){ .color = DUB_PINK, .pp = 3 }));
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "1 of 3"));
  ui_close_window (window);
}

/* A reminder disappears with the next entry, and never appears if the preference is off. The
 * reminder that begins the round always appears. */
static void
test_reminders (void)
{
#define BEGINNING "The app draws 4 hand cards for her. Choose 3 Employee cards."
  static const char *const sentences[] = {
    BEGINNING,
    BEGINNING "\nPut the 4 Festivity Garments into the Garment bag and mix the tiles.",
  };
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);

  for (guint is_on = FALSE; is_on <= TRUE; is_on++) {
    g_autoptr (DubSession) session = ui_begin (7, FESTIVITY);
    DubWindow *window;
    GtkWidget *page;

    g_settings_set_boolean (settings, "reminders", (gboolean) is_on);
    window = ui_open_window (1180, 820);
    ui_perform (session, table_move (DUB_MOVE_FILL));
    ui_perform (session, table_move (DUB_MOVE_READY));
    page = ui_show_session (window, session);
    ui_settle (window);
    g_assert_nonnull (ui_find_label (page, sentences[is_on]));
    ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
    ui_settle (window);
    g_assert_null (ui_find_label (page, sentences[is_on]));
    ui_close_window (window);
  }
}

void
test_your_side_add (void)
{
  g_test_add_func ("/ui/yours/gains", test_gains);
  g_test_add_func ("/ui/yours/phone", test_phone);
  g_test_add_func ("/ui/yours/exam", test_exam);
  g_test_add_func ("/ui/yours/both-tokens", test_both_tokens);
  g_test_add_func ("/ui/yours/page", test_page);
  g_test_add_func ("/ui/yours/reminders", test_reminders);
}
