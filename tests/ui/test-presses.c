/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts how many presses each kind of entry takes with a real pointer, and compares each with the
 * number that a newcomer needed. Run the test to see the table; it fails if a number grows.
 */

#include "dub-choice-popover.h"
#include "dub-pane.h"
#include "dub-settings.h"
#include "ui-fixture.h"
#include "ui-hand.h"

typedef struct {
  DubSession *session; /* owned */
  DubWindow *window;
  GtkWidget *page;
  guint n_presses;
} Hand;

static const DubState *
get_state (Hand *self)
{
  return &dub_session_get_game (self->session)->state;
}

static void
click (Hand *self, GtkWidget *widget, guint button)
{
  g_assert_nonnull (widget);
  ui_click_at (ui_find_point (widget), button);
  ui_settle (self->window);
  self->n_presses++;
}

static GtkWidget *
find_button (Hand *self, const char *style_class)
{
  g_autoptr (GPtrArray) buttons = ui_list (self->page, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++) {
    GtkWidget *button = g_ptr_array_index (buttons, i);

    if (gtk_widget_has_css_class (button, style_class) && gtk_widget_get_mapped (button) &&
        !gtk_widget_has_css_class (button, "used-up"))
      return button;
  }

  return NULL;
}

/* Returns a button of the open popover, or NULL if none is open. */
static GtkWidget *
find_choice (Hand *self, guint index)
{
  g_autoptr (GPtrArray) popovers = ui_list (self->page, DUB_TYPE_CHOICE_POPOVER);

  for (guint i = 0; i < popovers->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (popovers, i))) {
      g_autoptr (GPtrArray) choices = ui_list (g_ptr_array_index (popovers, i), GTK_TYPE_BUTTON);

      return g_ptr_array_index (choices, index);
    }

  return NULL;
}

static GtkWidget *
find_live_space (Hand *self, DubPlaceKind kind)
{
  g_autoptr (GPtrArray) spaces = ui_list (self->page, DUB_TYPE_SPACE);

  for (guint i = 0; i < spaces->len; i++)
    if (dub_space_get_place (g_ptr_array_index (spaces, i)).kind == kind &&
        gtk_widget_is_sensitive (g_ptr_array_index (spaces, i)))
      return g_ptr_array_index (spaces, i);

  return NULL;
}

/* Presses a space, its offers, and a hall if the piece goes there, until there is an entry. */
static void
enter_piece (Hand *self, DubPlaceKind kind)
{
  guint position = ui_get_position (self->session), before = self->n_presses;
  GtkWidget *next = find_live_space (self, kind);

  while (ui_get_position (self->session) == position) {
    g_assert_cmpuint (self->n_presses, <, before + 10);
    click (self, next, GDK_BUTTON_PRIMARY);
    next = find_choice (self, 0);
    if (next == NULL)
      next = find_live_space (self, DUB_PLACE_GUEST);
  }
}

static void
press_next (Hand *self)
{
  click (self, find_button (self, "next"), GDK_BUTTON_PRIMARY);
}

/* Plays her turn, up to yours. */
static void
let_her_play (Hand *self)
{
  ui_play_until (self->session, DUB_PHASE_TURNS, DUB_YOU);
  ui_settle (self->window);
}

static void
report (Hand *self, const char *kind, guint before, guint most)
{
  g_test_message ("%-32s %2u before %2u after", kind, before, self->n_presses);
  g_assert_cmpuint (self->n_presses, <=, most);
  self->n_presses = 0;
}

static void
report_turn (Hand *self, const char *kind, DubPlaceKind place, guint before, guint most)
{
  enter_piece (self, place);
  report (self, kind, before, most);
}

static void
report_preparation (Hand *self)
{
  static const char *const names[] = { "garment", "employee", "jewelry", "resource tile" };
  static const guint counts[] = { 6, 4, 4, 9 }, before[] = { 1, 1, 1, 2 };
  guint sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint j = 0; j < counts[i]; j++) {
      click (self, find_button (self, "palette-tile"), GDK_BUTTON_PRIMARY);
      sum += self->n_presses;
      if (j == 0)
        report (self, names[i], before[i], 1);
      self->n_presses = 0;
    }
  press_next (self);
  self->n_presses += sum;
  report (self, "preparation of round 1", 33, 24);
  g_assert_cmpint (get_state (self)->phase, ==, DUB_PHASE_TURNS);
}

static void
report_turns (Hand *self)
{
  press_next (self);
  press_next (self);
  report (self, "her turn", 2, 2);
  let_her_play (self);
  report_turn (self, "take a resource tile", DUB_PLACE_RESOURCE, 2, 2);
  press_next (self);
  press_next (self);
  report (self, "end of a turn, asked for the task", 2, 2);
  let_her_play (self);
  report_turn (self, "hire", DUB_PLACE_EMPLOYEE, 1, 1);
  press_next (self);
  let_her_play (self);
  self->n_presses = 0;
  report_turn (self, "tailor and rent", DUB_PLACE_GARMENT, 2, 2);
  click (self, ui_find_space (self->page, (DubPlace){ .kind = DUB_PLACE_GARMENT, .at = 3 }),
         GDK_BUTTON_SECONDARY);
  click (self, find_choice (self, 1), GDK_BUTTON_PRIMARY);
  report (self, "correction of a garment", 5, 2);
  press_next (self);
  let_her_play (self);
  self->n_presses = 0;
  press_next (self);
  press_next (self);
  g_assert_true (get_state (self)->phase != DUB_PHASE_TURNS || get_state (self)->turn == DUB_BARRY);
  report (self, "end of an empty turn, asked once", 1, 2);
}

static void
test_presses (void)
{
  Hand hand = { .session = ui_begin (7, 1u << DUB_EXPANSION_JEWELRY_BOX),
                .window = ui_open_window (1366, 768) };

  hand.page = ui_show_session (hand.window, hand.session);
  gtk_widget_activate_action (hand.page, "game.go-on", NULL); /* ends the setup */
  ui_settle (hand.window);
  report_preparation (&hand);
  report_turns (&hand);
  ui_close_window (hand.window);
  g_object_unref (hand.session);
}

/* Keeps a tile without entering its face. */
static void
keep_tile (Hand *self)
{
  g_autoptr (GPtrArray) buttons = NULL;
  GtkWidget *keep = NULL;

  click (self, find_live_space (self, DUB_PLACE_RESOURCE), GDK_BUTTON_PRIMARY);
  buttons = ui_list (self->page, GTK_TYPE_BUTTON);
  for (guint i = buttons->len; i-- > 0;) {
    GtkWidget *button = g_ptr_array_index (buttons, i);
    const DubMove *move = gtk_widget_get_mapped (button) ? dub_pane_get_move (button) : NULL;

    if (move != NULL && move->verb == DUB_MOVE_TAKE_TILES)
      keep = button;
  }
  click (self, keep, GDK_BUTTON_PRIMARY);
}

/* Plays her turn with its questions, or yours, in which you take a tile. */
static void
play_turn (Hand *self)
{
  DubOwner turn = get_state (self)->turn;

  if (turn == DUB_YOU)
    keep_tile (self);
  else
    press_next (self);
  do {
    gboolean is_asked = dub_session_get_question (self->session) != NULL;

    click (self, find_button (self, is_asked ? "palette-tile" : "next"), GDK_BUTTON_PRIMARY);
  } while (get_state (self)->turn == turn && turn == DUB_BARRY &&
           get_state (self)->playing.action != DUB_CARD_UNKNOWN);
}

/* Plays round 1, from the button that begins it to the one that collects the income. */
static guint
play_round (guint64 seed)
{
  Hand hand = { .session = ui_begin (seed, 1u << DUB_EXPANSION_JEWELRY_BOX),
                .window = ui_open_window (1366, 768) };

  hand.page = ui_show_session (hand.window, hand.session);
  gtk_widget_activate_action (hand.page, "game.go-on", NULL); /* the table is set up */
  ui_settle (hand.window);
  press_next (&hand);
  while (get_state (&hand)->phase == DUB_PHASE_TURNS)
    play_turn (&hand);
  press_next (&hand);
  g_assert_cmpuint (get_state (&hand)->round, ==, 2);
  g_test_message ("%-32s %2u before %2u after", "a round, only what she needs", 45, hand.n_presses);
  ui_close_window (hand.window);
  g_object_unref (hand.session);

  return hand.n_presses;
}

/* The player enters only pieces that decide something. A hire gives her one more turn, and some of
 * her cards need more pieces than others, so the test uses the median of some rounds. */
static void
test_needed (void)
{
  enum { N = 5, MOST = 22, ANY = 45 };
  guint below = 0;

  g_settings_set_boolean (dub_settings_get (), "enter-needed", TRUE);
  g_settings_set_boolean (dub_settings_get (), "reminders", FALSE);
  for (guint seed = 1; seed <= N; seed++) {
    guint n = play_round (seed);

    g_assert_cmpuint (n, <, ANY);
    below += n <= MOST;
  }
  g_assert_cmpuint (below, >, N / 2);
  g_settings_reset (dub_settings_get (), "enter-needed");
  g_settings_reset (dub_settings_get (), "reminders");
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);
  g_test_add_func ("/presses/each", test_presses);
  g_test_add_func ("/presses/needed", test_needed);

  return ui_run ();
}
