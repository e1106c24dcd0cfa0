/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A whole round entered by hand: with a pointer, with a finger, with keys, and with codes. All of
 * it goes through the screen. The screen sends a finger as a pointer; the test itself performs what
 * only a finger can do.
 */

#include "ui-fixture.h"
#include "ui-hand.h"

#include "dub-board-view.h"
#include "dub-choice-popover.h"
#include "dub-panes.h"

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
  gtk_widget_activate_action (self.page, "game.go-on", NULL); /* ends the setup */
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

/* Presses a button. No other widget covers it. */
static void
press (Hand *self, GtkWidget *button)
{
  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_true (ui_find_button (ui_find_point (button)) == button);
  ui_click (button);
  self->n_presses++;
  ui_settle (self->window);
}

static void
type (Hand *self, guint keyval)
{
  ui_type (GTK_WIDGET (self->window), keyval, 0, 1);
  self->n_presses++;
  ui_settle (self->window);
}

static GtkWidget *
get_focus (Hand *self)
{
  return gtk_root_get_focus (GTK_ROOT (self->window));
}

static gboolean
is_live_tile (GtkWidget *button)
{
  return button != NULL && gtk_widget_has_css_class (button, "palette-tile") &&
         gtk_widget_get_mapped (button) && !gtk_widget_has_css_class (button, "used-up");
}

static GtkWidget *
find_tile (Hand *self)
{
  g_autoptr (GPtrArray) panes = ui_list (self->page, DUB_TYPE_PREPARE_PANE);
  g_autoptr (GPtrArray) buttons = ui_list (g_ptr_array_index (panes, 0), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++) {
    GtkWidget *button = g_ptr_array_index (buttons, i);

    if (is_live_tile (button))
      return button;
  }

  return NULL;
}

static gboolean
is_big_button (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_has_css_class (widget, "next") &&
         gtk_widget_get_mapped (widget);
}

static void
press_big_button (Hand *self)
{
  g_autoptr (GPtrArray) panes = ui_list (self->page, DUB_TYPE_NOW_PANE);
  g_autoptr (GPtrArray) buttons = ui_list (g_ptr_array_index (panes, 0), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (is_big_button (g_ptr_array_index (buttons, i))) {
      press (self, g_ptr_array_index (buttons, i));
      return;
    }
  g_assert_not_reached ();
}

/* Returns the first Resource tile that is left. */
static DubPlace
find_resource (Hand *self)
{
  DubPlace tile = { .kind = DUB_PLACE_RESOURCE };

  while (dub_place_is_empty (get_state (self), tile))
    tile.at++;
  g_assert_cmpuint (tile.at, <, DUB_N_DRAWERS * DUB_N_COLUMNS);

  return tile;
}

/* Takes the tile by its space and the first choice. */
static void
take_tile (Hand *self)
{
  DubPlace tile = find_resource (self);
  guint before = ui_get_position (self->session);
  g_autoptr (GPtrArray) popovers = NULL;

  press (self, ui_find_space (self->page, tile));
  popovers = ui_list (self->page, DUB_TYPE_CHOICE_POPOVER);
  for (guint i = 0; i < popovers->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (popovers, i))) {
      g_autoptr (GPtrArray) choices = ui_list (g_ptr_array_index (popovers, i), GTK_TYPE_BUTTON);

      press (self, g_ptr_array_index (choices, 0));
      break;
    }
  g_assert_cmpuint (ui_get_position (self->session), ==, before + 1);
  g_assert_true (dub_place_is_empty (get_state (self), tile));
}

/* Plays all turns up to the next preparation. The only questions in this game are about unmarked
 * tasks. */
static void
play_turns (Hand *self, void (*take) (Hand *self), void (*go_on) (Hand *self))
{
  guint n_turns = 0;

  while (get_state (self)->phase != DUB_PHASE_PREPARE) {
    guint position = ui_get_position (self->session);

    g_assert_null (dub_session_get_question (self->session));
    if (get_state (self)->phase == DUB_PHASE_TURNS && get_state (self)->turn == DUB_YOU) {
      take (self);
      n_turns++;
      position++;
    }
    go_on (self);
    if (ui_get_position (self->session) == position)
      go_on (self);
    g_assert_cmpuint (ui_get_position (self->session), ==, position + 1);
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
  play_turns (&hand, take_tile, press_big_button);
  g_test_message ("%u presses", hand.n_presses);
  end (&hand);
}

/* Holds a space down and chooses another piece. The gesture is for fingers only, and the screen has
 * none, so the test lets it accept the pointer. */
static void
correct (Hand *self, DubPlace place)
{
  GtkWidget *space = ui_find_space (self->page, place);
  GtkWidget *board = gtk_widget_get_ancestor (space, DUB_TYPE_BOARD_VIEW);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board);
  g_autoptr (GPtrArray) popovers = NULL;
  g_autoptr (GPtrArray) choices = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_LONG_PRESS (controller)) {
      g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (controller)));
      gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (controller), FALSE);
    }
  }
  ui_hold_at (ui_find_point (space), 900);
  ui_settle (self->window);
  popovers = ui_list (self->page, DUB_TYPE_CHOICE_POPOVER);
  g_assert_cmpuint (popovers->len, ==, 1);
  choices = ui_list_tiles (g_ptr_array_index (popovers, 0));
  ui_click (g_ptr_array_index (choices, 1));
  self->n_presses++;
  ui_settle (self->window);
}

/* The player uses a tablet, and corrects a mistake in place. */
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
  play_turns (&hand, take_tile, press_big_button);
  end (&hand);
}

static void
press_space (Hand *self)
{
  type (self, GDK_KEY_space);
}

static void
walk (Hand *self, guint keyval, gboolean (*is_there) (GtkWidget *widget), guint most)
{
  for (guint i = 0; i < most && !is_there (get_focus (self)); i++)
    type (self, keyval);
  g_assert_true (is_there (get_focus (self)));
}

static gboolean
is_resource (GtkWidget *widget)
{
  return DUB_IS_SPACE (widget) &&
         dub_space_get_place (DUB_SPACE (widget)).kind == DUB_PLACE_RESOURCE &&
         gtk_widget_is_sensitive (widget);
}

static gboolean
is_choice (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_ancestor (widget, DUB_TYPE_CHOICE_POPOVER) != NULL;
}

/* Arrows lead to the board and to the tiles: first left, since the examinations are at the right
 * edge. Other spaces are on the way. */
static void
take_tile_by_keys (Hand *self)
{
  static const guint arrows[] = { GDK_KEY_Left, GDK_KEY_Down, GDK_KEY_Right, GDK_KEY_Up };
  guint before = ui_get_position (self->session);

  type (self, GDK_KEY_Left);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (arrows) && !is_resource (get_focus (self)); i++)
    for (GtkWidget *at = NULL; at != get_focus (self) && !is_resource (get_focus (self));) {
      at = get_focus (self);
      type (self, arrows[i % G_N_ELEMENTS (arrows)]);
    }
  g_assert_true (is_resource (get_focus (self)));
  type (self, GDK_KEY_space);
  if (is_choice (get_focus (self)))
    type (self, GDK_KEY_Return);
  g_assert_cmpuint (ui_get_position (self->session), ==, before + 1);
}

/* Tab focuses each tile and Space enters it, until the display is complete. */
static void
test_keys (void)
{
  Hand hand = begin (1366, 768);

  for (guint i = 0; i < 23; i++) {
    walk (&hand, GDK_KEY_Tab, is_live_tile, 60);
    type (&hand, GDK_KEY_space);
    g_assert_cmpuint (ui_get_position (hand.session), ==, 1 + i + 1);
  }
  g_assert_cmpuint (dub_session_count_due (hand.session), ==, 0);
  walk (&hand, GDK_KEY_Tab, is_big_button, 60);
  type (&hand, GDK_KEY_space);
  g_assert_cmpint (get_state (&hand)->phase, ==, DUB_PHASE_TURNS);
  play_turns (&hand, take_tile_by_keys, press_space);
  g_test_message ("%u keys", hand.n_presses);
  end (&hand);
}

static void
test_codes (void)
{
  static const char codes[] = "b1 b2 b3 p1 p2 o7t gain 2 3 4 blue green pink orange "
                              "bp bp bp go go go bp+go bp+go bp+go";
  Hand hand = begin (1366, 768);

  for (const char *c = codes; *c != '\0'; c++)
    type (&hand, gdk_unicode_to_keyval ((guint) *c));
  g_assert_cmpuint (ui_get_position (hand.session), ==, 1);
  type (&hand, GDK_KEY_Return);
  g_assert_cmpuint (dub_session_count_due (hand.session), ==, 0);
  g_assert_cmpuint (ui_get_position (hand.session), ==, 24);
  type (&hand, GDK_KEY_Return); /* the field is empty */
  g_assert_cmpint (get_state (&hand)->phase, ==, DUB_PHASE_TURNS);
  play_turns (&hand, take_tile_by_keys, press_space);
  end (&hand);
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);
  g_test_add_func ("/round/pointer", test_pointer);
  g_test_add_func ("/round/finger", test_finger);
  g_test_add_func ("/round/keys", test_keys);
  g_test_add_func ("/round/codes", test_codes);

  return ui_run ();
}
