/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No control takes a press within half a second where another one was, by a real pointer.
 */

#include "dub-choice-popover.h"
#include "dub-pause.h"
#include "ui-fixture.h"
#include "ui-hand.h"

enum { PER_MOMENT = 10, LONG = 1000 /* milliseconds */ };

typedef struct {
  DubSession *session; /* owned */
  DubWindow *window;
  GtkWidget *page;
} Table;

static Table
open_table (void)
{
  Table self = { .session = ui_begin (7, 1u << DUB_EXPANSION_JEWELRY_BOX),
                 .window = ui_open_window (1366, 768) };

  self.page = ui_show_session (self.window, self.session);

  return self;
}

static void
close_table (Table *self)
{
  ui_close_window (self->window);
  g_object_unref (self->session);
}

static void
set_up (Table *self)
{
  gtk_widget_activate_action (self->page, "game.go-on", NULL);
  ui_settle (self->window);
}

/* The first button of this class that a pointer can reach. */
static GtkWidget *
find_button (Table *self, const char *style_class)
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

static guint
click (Table *self, UiPoint point)
{
  guint position = ui_get_position (self->session);

  ui_click_at (point, GDK_BUTTON_PRIMARY);

  return ui_get_position (self->session) - position;
}

/* What stays where it is can be pressed as fast as one likes. */
static void
test_same (void)
{
  Table table = open_table ();
  UiPoint point;

  set_up (&table);
  point = ui_find_point (find_button (&table, "palette-tile"));
  g_assert_cmpuint (click (&table, point), ==, 1);
  g_assert_cmpuint (click (&table, point), ==, 1);
  close_table (&table);
}

/* When a display is complete, the next one comes under the finger. */
static void
test_appears (void)
{
  Table table = open_table ();
  GtkWidget *tile;
  UiPoint point;

  set_up (&table);
  for (guint i = 0; i < 5; i++)
    g_assert_cmpuint (click (&table, ui_find_point (find_button (&table, "palette-tile"))), ==, 1);
  tile = find_button (&table, "palette-tile");
  point = ui_find_point (tile);
  g_assert_cmpuint (click (&table, point), ==, 1);
  g_assert_false (gtk_widget_get_mapped (tile));
  tile = find_button (&table, "palette-tile");
  g_assert_cmpuint (click (&table, ui_find_point (tile)), ==, 0);
  ui_pass_time (DUB_PAUSE_FINGER - 1);
  g_assert_cmpuint (click (&table, ui_find_point (tile)), ==, 0);
  ui_pass_time (1);
  g_assert_cmpuint (click (&table, ui_find_point (tile)), ==, 1);
  close_table (&table);
}

/* An undo brings the tiles back, where they may be laid out anew before the next press. */
static void
test_comes_back (void)
{
  Table table = open_table ();
  UiPoint point;
  GtkWidget *tile;

  set_up (&table);
  tile = find_button (&table, "palette-tile");
  point = ui_find_point (tile);
  ui_click (find_button (&table, "next"));
  g_assert_false (gtk_widget_get_mapped (tile));
  ui_pass_time (LONG);
  ui_type (GTK_WIDGET (table.window), GDK_KEY_z, GDK_CONTROL_MASK, 1);
  g_assert_true (gtk_widget_get_mapped (tile));
  g_assert_cmpuint (click (&table, point), ==, 0);
  ui_pass_time (DUB_PAUSE_FINGER);
  g_assert_cmpuint (click (&table, point), ==, 1);
  close_table (&table);
}

/* The big button is another one when it does something else, and asks once at most. */
static void
test_big_button (void)
{
  Table table = open_table ();
  UiPoint point;

  set_up (&table);
  point = ui_find_point (find_button (&table, "next"));
  g_assert_cmpuint (click (&table, point), ==, 1);
  g_assert_cmpuint (click (&table, point), ==, 0);
  ui_pass_time (DUB_PAUSE_FINGER);
  g_assert_cmpuint (click (&table, point), ==, 1);
  close_table (&table);
}

/* Nothing is where it was then. */
static void
test_resized (void)
{
  Table table = open_table ();

  set_up (&table);
  gtk_window_set_default_size (GTK_WINDOW (table.window), 1280, 800);
  ui_draw (table.window);
  ui_draw (table.window);
  g_assert_cmpuint (click (&table, ui_find_point (find_button (&table, "palette-tile"))), ==, 0);
  ui_pass_time (DUB_PAUSE_FINGER);
  g_assert_cmpuint (click (&table, ui_find_point (find_button (&table, "palette-tile"))), ==, 1);
  close_table (&table);
}

/* The choices of a space come up beside the finger, or under it. */
static void
test_choices (void)
{
  Table table = open_table ();
  g_autoptr (GPtrArray) popovers = NULL;
  g_autoptr (GPtrArray) choices = NULL;
  UiPoint point;

  set_up (&table);
  ui_play_until (table.session, DUB_PHASE_TURNS, DUB_YOU);
  ui_settle (table.window);
  ui_click_at (ui_find_point (ui_find_space (table.page, (DubPlace){ .kind = DUB_PLACE_GARMENT })),
               GDK_BUTTON_SECONDARY);
  popovers = ui_list (table.page, DUB_TYPE_CHOICE_POPOVER);
  g_assert_cmpuint (popovers->len, ==, 1);
  choices = ui_list (g_ptr_array_index (popovers, 0), GTK_TYPE_BUTTON);
  point = ui_find_point (g_ptr_array_index (choices, 1));
  g_assert_cmpuint (click (&table, point), ==, 0);
  ui_wait (DUB_PAUSE_FINGER + 100);
  g_assert_cmpuint (click (&table, point), ==, 1);
  close_table (&table);
}

/* The last button that was clicked. */
static gboolean
clicked_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  (void) hint, (void) n;
  *(GtkWidget **) data = g_value_get_object (&values[0]);

  return G_SOURCE_CONTINUE;
}

/* Closes what a press has opened. */
static void
clear_away (Table *self)
{
  g_autoptr (GPtrArray) popovers = ui_list (GTK_WIDGET (self->window), GTK_TYPE_POPOVER);
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (guint i = 0; i < popovers->len; i++)
    gtk_popover_popdown (g_ptr_array_index (popovers, i));
  for (GList *item = windows; item != NULL; item = item->next)
    if (item->data != self->window && gtk_widget_get_visible (item->data))
      gtk_window_destroy (item->data);
  ui_settle (self->window);
}

/* Whether a press does something to the game, or to what is shown of it. */
static gboolean
is_of_the_game (GtkWidget *button)
{
  return gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button) &&
         gtk_widget_get_ancestor (button, ADW_TYPE_HEADER_BAR) == NULL &&
         ui_find_button (ui_find_point (button)) == button;
}

/* Presses some control of this moment twice at the same point: the second press, even the half of
 * a second later, presses that control again or nothing. */
static void
check_moment (Table *self, GRand *chance)
{
  guint position = ui_get_position (self->session);
  GtkWidget *clicked = NULL;
  guint signal = g_signal_lookup ("clicked", GTK_TYPE_BUTTON);
  gulong hook = g_signal_add_emission_hook (signal, 0, clicked_cb, &clicked, NULL);

  for (guint i = 0; i < PER_MOMENT; i++) {
    g_autoptr (GPtrArray) buttons = ui_list (self->page, GTK_TYPE_BUTTON);
    GtkWidget *button;
    UiPoint point;

    for (guint j = buttons->len; j > 0; j--)
      if (!is_of_the_game (g_ptr_array_index (buttons, j - 1)))
        g_ptr_array_remove_index (buttons, j - 1);
    g_assert_cmpuint (buttons->len, >, 0);
    button = g_ptr_array_index (buttons, (guint) g_rand_int_range (chance, 0, (gint) buttons->len));
    point = ui_find_point (button);
    clicked = NULL;
    ui_click_at (point, GDK_BUTTON_PRIMARY);
    g_assert_true (clicked == button);
    clicked = NULL;
    ui_pass_time ((guint) g_rand_int_range (chance, 0, DUB_PAUSE_FINGER));
    ui_click_at (point, GDK_BUTTON_PRIMARY);
    if (clicked != NULL && clicked != button)
      g_error ("%s was clicked", G_OBJECT_TYPE_NAME (clicked));
    clear_away (self);
    g_assert_true (dub_session_jump (self->session, position, NULL));
    ui_settle (self->window);
  }
  g_signal_remove_emission_hook (signal, hook);
}

static void
test_moments (void)
{
  static const struct {
    DubPhase phase;
    DubOwner turn;
  } moments[] = { { DUB_PHASE_TURNS, DUB_BARRY },
                  { DUB_PHASE_TURNS, DUB_YOU },
                  { DUB_PHASE_INCOME, DUB_NOBODY },
                  { DUB_PHASE_PREPARE, DUB_NOBODY },
                  { DUB_PHASE_OVER, DUB_NOBODY } };
  Table table = open_table ();
  GRand *chance = g_rand_new_with_seed (1);

  check_moment (&table, chance);
  set_up (&table);
  check_moment (&table, chance);
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++) {
    ui_play_until (table.session, moments[i].phase, moments[i].turn);
    ui_settle (table.window);
    g_test_message ("moment %u", i);
    check_moment (&table, chance);
    if (moments[i].turn == DUB_BARRY && moments[i].phase == DUB_PHASE_TURNS) {
      session_go_on (table.session); /* her card is revealed */
      ui_settle (table.window);
      check_moment (&table, chance);
    }
  }
  g_rand_free (chance);
  close_table (&table);
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  int status;

  g_test_init (&argc, &argv, NULL);
  ui_init ();
  g_test_add_func ("/tap-guard/same", test_same);
  g_test_add_func ("/tap-guard/appears", test_appears);
  g_test_add_func ("/tap-guard/comes-back", test_comes_back);
  g_test_add_func ("/tap-guard/big-button", test_big_button);
  g_test_add_func ("/tap-guard/resized", test_resized);
  g_test_add_func ("/tap-guard/choices", test_choices);
  g_test_add_func ("/tap-guard/moments", test_moments);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
