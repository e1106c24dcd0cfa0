/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No control accepts a press by a real pointer within half a second of another control in the same
 * place.
 */

#include "dub-choice-popover.h"
#include "dub-press-filter.h"
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

/* Returns the first button of this class that a pointer can reach. */
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

/* A control that stays in place accepts presses at any speed. */
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

/* When a display is complete, the next one appears under the finger. */
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
  ui_pass_time (DUB_PRESS_DELAY_FINGER - 1);
  g_assert_cmpuint (click (&table, ui_find_point (tile)), ==, 0);
  ui_pass_time (1);
  g_assert_cmpuint (click (&table, ui_find_point (tile)), ==, 1);
  close_table (&table);
}

/* Begins the round; the first press only asks. */
static void
press_next (Table *self)
{
  ui_click (find_button (self, "next"));
  ui_pass_time (LONG);
  ui_click (find_button (self, "next"));
}

/* After an undo the tiles are back; their layout may change before the next press. */
static void
test_comes_back (void)
{
  Table table = open_table ();
  UiPoint point;
  GtkWidget *tile;

  set_up (&table);
  tile = find_button (&table, "palette-tile");
  point = ui_find_point (tile);
  press_next (&table);
  g_assert_false (gtk_widget_get_mapped (tile));
  ui_pass_time (LONG);
  ui_type (GTK_WIDGET (table.window), GDK_KEY_z, GDK_CONTROL_MASK, 1);
  g_assert_true (gtk_widget_get_mapped (tile));
  g_assert_cmpuint (click (&table, point), ==, 0);
  ui_pass_time (DUB_PRESS_DELAY_FINGER);
  g_assert_cmpuint (click (&table, point), ==, 1);
  close_table (&table);
}

/* When its action changes, the big button counts as a new control. It asks once at most. */
static void
test_big_button (void)
{
  Table table = open_table ();
  UiPoint point;

  set_up (&table);
  point = ui_find_point (find_button (&table, "next"));
  for (guint i = 0; i < 2; i++) { /* the button first asks about unknown pieces */
    g_assert_cmpuint (click (&table, point), ==, i);
    g_assert_cmpuint (click (&table, point), ==, 0);
    ui_pass_time (DUB_PRESS_DELAY_FINGER);
  }
  g_assert_cmpuint (click (&table, point), ==, 1);
  close_table (&table);
}

/* Every control is in another place then. */
static void
test_resized (void)
{
  Table table = open_table ();

  set_up (&table);
  gtk_window_set_default_size (GTK_WINDOW (table.window), 1280, 800);
  ui_draw (table.window);
  ui_draw (table.window);
  g_assert_cmpuint (click (&table, ui_find_point (find_button (&table, "palette-tile"))), ==, 0);
  ui_pass_time (DUB_PRESS_DELAY_FINGER);
  g_assert_cmpuint (click (&table, ui_find_point (find_button (&table, "palette-tile"))), ==, 1);
  close_table (&table);
}

static GdkEventSequence *finger; /* the finger of the next event */

/* Replaces the toolkit's function, since events of a pointer have no finger and a test cannot make
 * touches. */
GdkEventSequence *
gdk_event_get_event_sequence (GdkEvent *event)
{
  return finger;
}

static gboolean
keep_event (GdkEvent **kept, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE) {
    g_clear_pointer (&kept[type == GDK_BUTTON_RELEASE], gdk_event_unref);
    kept[type == GDK_BUTTON_RELEASE] = gdk_event_ref (event);
  }

  return GDK_EVENT_PROPAGATE;
}

/* Returns whether the guard refuses the event of a finger. */
static gboolean
refuses (GtkEventController *guard, guint number, GdkEvent *event)
{
  gboolean is_refused = FALSE;

  finger = GUINT_TO_POINTER (number);
  g_signal_emit_by_name (guard, "event", event, &is_refused);
  finger = NULL;

  return is_refused;
}

/* The guard refuses the press of one finger, and does not interrupt the press of another. */
static void
test_fingers (void)
{
  Table table = open_table ();
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (table.window));
  g_autoptr (GtkEventController) guard = NULL;
  GdkEvent *events[2] = { NULL, NULL }; /* a press and its release */
  gulong handler;

  for (guint i = 0; guard == NULL; i++) {
    guard = g_list_model_get_item (controllers, i);
    if (!GTK_IS_EVENT_CONTROLLER_LEGACY (guard))
      g_clear_object (&guard);
  }
  set_up (&table);
  handler = g_signal_connect_swapped (guard, "event", G_CALLBACK (keep_event), events);
  ui_click (find_button (&table, "palette-tile"));
  g_signal_handler_disconnect (guard, handler);
  ui_pass_time (LONG);
  g_assert_false (refuses (guard, 1, events[0]));
  gtk_window_set_default_size (GTK_WINDOW (table.window), 1280, 800);
  ui_draw (table.window);
  ui_draw (table.window);
  g_assert_true (refuses (guard, 2, events[0]));
  g_assert_false (refuses (guard, 1, events[1]));
  g_assert_true (refuses (guard, 2, events[1]));
  gdk_event_unref (events[0]);
  gdk_event_unref (events[1]);
  close_table (&table);
}

/* The choices of a space open beside the finger, or under it. */
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
  choices = ui_list_tiles (g_ptr_array_index (popovers, 0));
  point = ui_find_point (g_ptr_array_index (choices, 1));
  g_assert_cmpuint (click (&table, point), ==, 0);
  ui_pass_time (DUB_PRESS_DELAY_FINGER - 1);
  g_assert_cmpuint (click (&table, point), ==, 0);
  ui_pass_time (DUB_PRESS_DELAY_FINGER);
  g_assert_cmpuint (click (&table, point), ==, 1);
  close_table (&table);
}

/* No tooltip is visible over a control that was just touched, or while choices are open. */
static void
test_tooltips (void)
{
  Table table = open_table ();
  GtkWidget *window = GTK_WIDGET (table.window);

  set_up (&table);
  ui_play_until (table.session, DUB_PHASE_TURNS, DUB_YOU);
  ui_wait (2100);
  g_assert_false (gtk_widget_has_css_class (window, "touched"));
  ui_click_at (ui_find_point (ui_find_space (table.page, (DubPlace){ .kind = DUB_PLACE_GARMENT })),
               GDK_BUTTON_SECONDARY);
  g_assert_true (gtk_widget_has_css_class (window, "touched"));
  g_assert_true (gtk_widget_has_css_class (window, "choosing"));
  ui_wait (2100);
  g_assert_false (gtk_widget_has_css_class (window, "touched"));
  g_assert_true (gtk_widget_has_css_class (window, "choosing"));
  ui_type (window, GDK_KEY_Escape, 0, 1);
  ui_settle (table.window);
  ui_wait (300);
  g_assert_false (gtk_widget_has_css_class (window, "choosing"));
  close_table (&table);
}

/* When another page replaces open choices, no press or key goes through to it. */
static void
test_page_goes (void)
{
  Table table = open_table ();

  set_up (&table);
  ui_click_at (ui_find_point (ui_find_space (table.page, (DubPlace){ .kind = DUB_PLACE_GARMENT })),
               GDK_BUTTON_SECONDARY);
  table.page = ui_show_session (table.window, table.session);
  set_up (&table);
  g_assert_cmpuint (click (&table, ui_find_point (find_button (&table, "palette-tile"))), ==, 1);
  ui_type (GTK_WIDGET (table.window), GDK_KEY_z, GDK_CONTROL_MASK, 1);
  g_assert_true (dub_session_get_can_redo (table.session));
  close_table (&table);
}

static void
count (GSimpleAction *action, GVariant *parameter, gpointer n)
{
  (void) action, (void) parameter;
  ++*(guint *) n;
}

/* Makes a button whose menu covers it as soon as it is pressed. */
static GtkWidget *
new_menu (GtkWidget *button, guint *n)
{
  g_autoptr (GMenu) entries = g_menu_new ();
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("count", NULL);
  GtkWidget *menu;

  g_signal_connect (action, "activate", G_CALLBACK (count), n);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (button, "test", G_ACTION_GROUP (group));
  g_menu_append (entries, "An entry", "test.count");
  menu = gtk_popover_menu_new_from_model (G_MENU_MODEL (entries));
  gtk_popover_set_has_arrow (GTK_POPOVER (menu), FALSE);
  gtk_popover_set_position (GTK_POPOVER (menu), GTK_POS_BOTTOM);
  gtk_widget_set_parent (menu, button);

  return menu;
}

/* Returns the menu entry, whose type is private. */
static GtkWidget *
find_entry (GtkWidget *menu)
{
  g_autoptr (GPtrArray) widgets = ui_list (menu, GTK_TYPE_WIDGET);

  for (guint i = 0; i < widgets->len; i++)
    if (GTK_IS_ACTIONABLE (g_ptr_array_index (widgets, i)))
      return g_ptr_array_index (widgets, i);
  g_assert_not_reached ();
}

/* The entry of a menu appears over the button that opened it, or later if a finger is held down.
 * Two presses at the same point only open the menu. When the menu closes, the button reappears
 * where the entry was. */
static void
test_menu (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_button_new_with_label ("Menu");
  guint n = 0;
  GtkWidget *menu = new_menu (button, &n);
  UiPoint point;

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (gtk_popover_popup), menu);
  gtk_popover_set_pointing_to (GTK_POPOVER (menu), &(GdkRectangle){ 200, 140, 1, 1 });
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  ui_settle (window);
  ui_click (button);
  g_assert_true (gtk_widget_get_mapped (menu));
  point = ui_find_fixed_point (find_entry (menu));
  gtk_popover_popdown (GTK_POPOVER (menu));
  ui_settle (window); /* the place of the entry is known now */
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  g_assert_true (gtk_widget_get_mapped (menu));
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  ui_pass_time (DUB_PRESS_DELAY_FINGER - 1);
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (gtk_widget_get_mapped (menu));
  ui_pass_time (DUB_PRESS_DELAY_FINGER);
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  g_assert_cmpuint (n, ==, 1);
  ui_pass_time (DUB_PRESS_DELAY_FINGER - 1);
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  g_assert_false (gtk_widget_get_mapped (menu));
  ui_pass_time (LONG);
  gtk_popover_popup (GTK_POPOVER (menu)); /* opens without a press, a while after the last one */
  ui_draw (window);
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  g_assert_cmpuint (n, ==, 1);
  ui_pass_time (DUB_PRESS_DELAY_FINGER);
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  g_assert_cmpuint (n, ==, 2);
  gtk_widget_unparent (menu);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
count_click (GtkWidget *button, guint *n)
{
  (void) button;
  ++*n;
}

/* A control that hides after a press uncovers the one below. */
static void
test_overlay (void)
{
  GtkWidget *window = gtk_window_new (), *overlay = gtk_overlay_new ();
  GtkWidget *below = gtk_button_new_with_label ("Below"),
            *above = gtk_button_new_with_label ("Above");
  UiPoint point;
  guint n = 0;

  gtk_overlay_set_child (GTK_OVERLAY (overlay), below);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), above);
  gtk_widget_set_halign (above, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (above, GTK_ALIGN_CENTER);
  g_signal_connect (below, "clicked", G_CALLBACK (count_click), &n);
  g_signal_connect (above, "clicked", G_CALLBACK (gtk_widget_hide), NULL);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  ui_settle (window);
  point = ui_find_point (above);
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  g_assert_false (gtk_widget_get_mapped (above));
  ui_pass_time (DUB_PRESS_DELAY_FINGER - 1);
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  g_assert_cmpuint (n, ==, 0);
  ui_pass_time (1);
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  g_assert_cmpuint (n, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A window that closes after a press uncovers another one, which ignores the second press of a
 * double tap. */
static void
test_window_goes (void)
{
  Table table = open_table ();
  GtkWidget *window = gtk_window_new (), *button = gtk_button_new_with_label ("Close");
  UiPoint point;

  set_up (&table);
  point = ui_find_point (find_button (&table, "palette-tile"));
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (table.window));
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (gtk_window_destroy), window);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  ui_settle (window);
  g_assert_true (ui_find_button (point) == button);
  g_assert_cmpuint (click (&table, point), ==, 0);
  g_assert_false (ui_find_button (point) == button);
  ui_pass_time (DUB_PRESS_DELAY_FINGER - 1);
  g_assert_cmpuint (click (&table, point), ==, 0);
  ui_pass_time (1);
  g_assert_cmpuint (click (&table, point), ==, 1);
  close_table (&table);
}

/* Remembers the last clicked button. */
static gboolean
clicked_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  (void) hint, (void) n;
  *(GtkWidget **) data = g_value_get_object (&values[0]);

  return G_SOURCE_CONTINUE;
}

/* Closes all windows that a press opened, and returns from another game that it began. */
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
  if (ui_get_page (self->window) != self->page)
    self->page = ui_show_session (self->window, self->session);
}

/* Returns whether a press of this button affects the game or its view. */
static gboolean
is_of_the_game (GtkWidget *button)
{
  return gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button) &&
         gtk_widget_get_ancestor (button, ADW_TYPE_HEADER_BAR) == NULL &&
         ui_find_button (ui_find_point (button)) == button;
}

/* Presses a random control of this moment twice at the same point: the second press, even half a
 * second later, hits that control again or nothing. */
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
    ui_pass_time ((guint) g_rand_int_range (chance, 0, DUB_PRESS_DELAY_FINGER));
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
      session_go_on (table.session); /* reveals her card */
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
  ui_start (&argc, &argv);
  g_test_add_func ("/tap-guard/same", test_same);
  g_test_add_func ("/tap-guard/appears", test_appears);
  g_test_add_func ("/tap-guard/comes-back", test_comes_back);
  g_test_add_func ("/tap-guard/big-button", test_big_button);
  g_test_add_func ("/tap-guard/resized", test_resized);
  g_test_add_func ("/tap-guard/fingers", test_fingers);
  g_test_add_func ("/tap-guard/choices", test_choices);
  g_test_add_func ("/tap-guard/tooltips", test_tooltips);
  g_test_add_func ("/tap-guard/page-goes", test_page_goes);
  g_test_add_func ("/tap-guard/menu", test_menu);
  g_test_add_func ("/tap-guard/overlay", test_overlay);
  g_test_add_func ("/tap-guard/window-goes", test_window_goes);
  g_test_add_func ("/tap-guard/moments", test_moments);

  return ui_run ();
}
