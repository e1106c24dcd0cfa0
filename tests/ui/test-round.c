/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A whole round entered by hand: with a pointer, with a finger, and by codes. What is pressed is
 * what a press at that point would hit.
 */

#include "ui-fixture.h"

#include "dub-board-view.h"
#include "dub-choice-popover.h"
#include "dub-code-field.h"
#include "dub-now-pane.h"
#include "dub-prepare-pane.h"

static const guint jewelry_box = 1u << DUB_EXPANSION_JEWELRY_BOX;

typedef struct {
  DubSession *session; /* owned */
  DubWindow *window;
  GtkWidget *page;
  guint n_presses;
} Hand;

static Hand
begin (int width, int height)
{
  Hand self = { .session = ui_begin (7, jewelry_box), .window = ui_open_window (width, height) };

  self.page = ui_show_session (self.window, self.session);
  gtk_widget_activate_action (self.page, "game.go-on", NULL); /* the table is set up */
  ui_settle (self.window);
  gtk_window_set_focus_visible (GTK_WINDOW (self.window), FALSE);

  return self;
}

static void
end (Hand *self)
{
  ui_close_window (self->window);
  g_object_unref (self->session);
}

static const DubState *
get_state (Hand *self)
{
  return &dub_session_get_game (self->session)->state;
}

/* Nothing lies over it, and it takes the press. */
static void
press (Hand *self, GtkWidget *button)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (button));
  GtkWidget *hit;
  double x, y;

  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_true (gtk_widget_translate_coordinates (button, native,
                                                   gtk_widget_get_width (button) / 2.,
                                                   gtk_widget_get_height (button) / 2., &x, &y));
  hit = gtk_widget_pick (native, x, y, GTK_PICK_DEFAULT);
  g_assert_nonnull (hit);
  g_assert_true (hit == button || gtk_widget_is_ancestor (hit, button));
  g_signal_emit_by_name (button, "clicked");
  self->n_presses++;
  ui_settle (self->window);
}

static GtkWidget *
find_tile (Hand *self)
{
  g_autoptr (GPtrArray) panes = ui_list (self->page, DUB_TYPE_PREPARE_PANE);
  g_autoptr (GPtrArray) buttons = ui_list (g_ptr_array_index (panes, 0), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++) {
    GtkWidget *button = g_ptr_array_index (buttons, i);

    if (gtk_widget_has_css_class (button, "palette-tile") && gtk_widget_get_mapped (button) &&
        !gtk_widget_has_css_class (button, "used-up"))
      return button;
  }

  return NULL;
}

static void
press_big_button (Hand *self)
{
  g_autoptr (GPtrArray) panes = ui_list (self->page, DUB_TYPE_NOW_PANE);
  g_autoptr (GPtrArray) buttons = ui_list (g_ptr_array_index (panes, 0), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (buttons, i), "next") &&
        gtk_widget_get_mapped (g_ptr_array_index (buttons, i))) {
      press (self, g_ptr_array_index (buttons, i));
      return;
    }
  g_assert_not_reached ();
}

/* Takes the first Resource tile that is left, by its space and the first choice. */
static void
take_tile (Hand *self)
{
  DubPlace tile = { .kind = DUB_PLACE_RESOURCE };
  guint before = ui_get_position (self->session);
  g_autoptr (GPtrArray) popovers = NULL;

  while (tile.at < DUB_N_DRAWERS * DUB_N_COLUMNS && dub_place_is_empty (get_state (self), tile))
    tile.at++;
  if (tile.at == DUB_N_DRAWERS * DUB_N_COLUMNS)
    return;
  press (self, ui_find_space (self->page, tile));
  popovers = ui_list (self->page, DUB_TYPE_CHOICE_POPOVER);
  for (guint i = 0; i < popovers->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (popovers, i))) {
      g_autoptr (GPtrArray) choices = ui_list (g_ptr_array_index (popovers, i), GTK_TYPE_BUTTON);

      ui_wait (600); /* it takes no press that was meant for something else */
      press (self, g_ptr_array_index (choices, 0));
      break;
    }
  g_assert_cmpuint (ui_get_position (self->session), ==, before + 1);
  g_assert_true (dub_place_is_empty (get_state (self), tile));
}

/* All turns up to the next preparation. */
static void
play_turns (Hand *self, void (*go_on) (Hand *self))
{
  guint n_turns = 0;

  while (get_state (self)->phase != DUB_PHASE_PREPARE) {
    if (dub_session_get_question (self->session) != NULL) {
      ui_answer (self->session);
      ui_settle (self->window);
      continue;
    }
    if (get_state (self)->phase == DUB_PHASE_TURNS && get_state (self)->turn == DUB_YOU) {
      take_tile (self);
      n_turns++;
    }
    go_on (self);
  }
  g_assert_cmpuint (n_turns, >=, 3);
  g_assert_cmpuint (get_state (self)->round, ==, 2);
}

static void
prepare (Hand *self)
{
  GtkWidget *tile;

  while ((tile = find_tile (self)) != NULL)
    press (self, tile);
  g_assert_cmpuint (dub_session_count_due (self->session), ==, 0);
  g_assert_cmpuint (ui_get_position (self->session), ==, 24);
  press_big_button (self);
  g_assert_cmpuint (self->n_presses, ==, 24);
  g_assert_cmpint (get_state (self)->phase, ==, DUB_PHASE_TURNS);
}

static void
test_pointer (void)
{
  Hand hand = begin (1366, 768);

  prepare (&hand);
  play_turns (&hand, press_big_button);
  g_test_message ("%u presses", hand.n_presses);
  end (&hand);
}

/* Holds a space down, and chooses what is there. */
static void
correct (Hand *self, DubPlace place)
{
  GtkWidget *space = ui_find_space (self->page, place);
  GtkWidget *board = gtk_widget_get_ancestor (space, DUB_TYPE_BOARD_VIEW);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board);
  g_autoptr (GPtrArray) popovers = NULL;
  g_autoptr (GPtrArray) choices = NULL;
  double x, y;

  g_assert_true (gtk_widget_translate_coordinates (space, board, 8, 8, &x, &y));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_LONG_PRESS (controller))
      g_signal_emit_by_name (controller, "pressed", x, y);
  }
  ui_settle (self->window);
  ui_wait (600);
  popovers = ui_list (self->page, DUB_TYPE_CHOICE_POPOVER);
  g_assert_cmpuint (popovers->len, ==, 1);
  choices = ui_list (g_ptr_array_index (popovers, 0), GTK_TYPE_BUTTON);
  press (self, g_ptr_array_index (choices, 1));
}

/* A tablet, and a slip that is corrected where it lies. */
static void
test_finger (void)
{
  const DubPlace garment = { .kind = DUB_PLACE_GARMENT, .at = 5 };
  Hand hand = begin (1280, 800);
  DubGarment before;

  prepare (&hand);
  before = get_state (&hand)->garments[garment.at];
  correct (&hand, garment);
  g_assert_false (dub_garment_equal (get_state (&hand)->garments[garment.at], before));
  g_assert_cmpuint (ui_get_position (hand.session), ==, 26);
  play_turns (&hand, press_big_button);
  end (&hand);
}

/* Enter alone presses the big button. */
static void
press_enter (Hand *self)
{
  gtk_widget_activate_action (self->page, "game.go-on", NULL);
  ui_settle (self->window);
}

static void
test_codes (void)
{
  Hand hand = begin (1366, 768);
  g_autoptr (GPtrArray) fields = ui_list (hand.page, DUB_TYPE_CODE_FIELD);
  GtkWidget *entry = gtk_widget_get_first_child (g_ptr_array_index (fields, 0));

  gtk_editable_set_text (GTK_EDITABLE (entry),
                         "b1 b2 b3 p1 p2 o7t gain 2 3 4 blue green pink orange "
                         "bp bp bp go go go bp+go bp+go bp+go");
  g_signal_emit_by_name (entry, "activate");
  ui_settle (hand.window);
  g_assert_cmpuint (dub_session_count_due (hand.session), ==, 0);
  g_assert_cmpuint (ui_get_position (hand.session), ==, 24);
  ui_wait (600);
  g_signal_emit_by_name (entry, "activate"); /* empty */
  ui_settle (hand.window);
  g_assert_cmpint (get_state (&hand)->phase, ==, DUB_PHASE_TURNS);
  play_turns (&hand, press_enter);
  end (&hand);
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  int status;

  g_test_init (&argc, &argv, NULL);
  ui_init ();
  g_test_add_func ("/round/pointer", test_pointer);
  g_test_add_func ("/round/finger", test_finger);
  g_test_add_func ("/round/codes", test_codes);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
