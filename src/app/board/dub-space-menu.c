/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-space-menu.h"

#include "dub-choice-popover.h"
#include "dub-correction-choices.h"
#include "dub-correction.h"
#include "dub-pane.h"
#include "dub-space.h"
#include "dub-text-correction.h"

#include <glib/gi18n-lib.h>

/* A space where nothing can be done now is insensitive, but can be corrected. */
GtkWidget *
dub_space_menu_find (GtkWidget *board, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (board, x, y, GTK_PICK_INSENSITIVE);

  return widget != NULL ? gtk_widget_get_ancestor (widget, DUB_TYPE_SPACE) : NULL;
}

static gboolean
correct (GtkWidget *board, GtkWidget *space)
{
  DubPlace place;

  if (space == NULL)
    return FALSE;
  place = dub_space_get_place (DUB_SPACE (space));

  return gtk_widget_activate_action (board, "mirror.correct", "(yyy)", place.kind, place.in,
                                     place.at);
}

static void
right_click_cb (GtkGesture *gesture, int n_press, double x, double y, GtkWidget *board)
{
  if (correct (board, dub_space_menu_find (board, x, y)))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
long_press_cb (GtkGesture *gesture, double x, double y, GtkWidget *board)
{
  right_click_cb (gesture, 1, x, y, board);
}

static gboolean
key_pressed_cb (GtkWidget *board, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (board));

  if (focus == NULL ||
      !(keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0)))
    return GDK_EVENT_PROPAGATE;

  return correct (board, gtk_widget_get_ancestor (focus, DUB_TYPE_SPACE));
}

/* Events of a popover come through the board, too. */
static gboolean
is_in_popover (GtkEventController *controller, GtkWidget *board)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  return event != NULL &&
         gdk_event_get_surface (event) != gtk_native_get_surface (gtk_widget_get_native (board));
}

/* An insensitive space does not take a tap itself, but the board says why it does nothing. */
static void
tapped_cb (GtkGesture *gesture, int n_press, double x, double y, GtkWidget *board)
{
  GtkWidget *space = dub_space_menu_find (board, x, y);
  DubPlace place;

  if (space == NULL || gtk_widget_is_sensitive (space) ||
      is_in_popover (GTK_EVENT_CONTROLLER (gesture), board))
    return;
  place = dub_space_get_place (DUB_SPACE (space));
  gtk_widget_activate_action (board, "mirror.press", "(yyy)", place.kind, place.in, place.at);
}

static void
add_gesture (GtkWidget *board, GtkGesture *gesture, const char *signal_name, GCallback callback)
{
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect (gesture, signal_name, callback, board);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (gesture));
}

void
dub_space_menu_watch (GtkWidget *board)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkGesture *tap = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  add_gesture (board, click, "pressed", G_CALLBACK (right_click_cb));
  add_gesture (board, press, "pressed", G_CALLBACK (long_press_cb));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (tap), GDK_BUTTON_PRIMARY);
  add_gesture (board, tap, "released", G_CALLBACK (tapped_cb));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), board);
  gtk_widget_add_controller (board, keys);
}

/* On a task both players may have a token. */
static void
add_task (DubChoicePopover *popover, const DubGame *game, DubPlace place)
{
  g_autofree DubMove *choices = g_new (DubMove, DUB_MAX_CORRECTIONS);
  guint n = dub_correction_list (game, place, DUB_NOBODY, choices);

  for (guint i = 0; i < n; i++) {
    g_autofree char *name = dub_text_correction_whose (&game->box, place, choices[i].thing);

    if (!dub_correction_is_so (game, &choices[i]))
      dub_choice_popover_add (popover, name, &choices[i]);
  }
}

/* The popover closes even if the choice is refused. */
static void
chosen_cb (GtkPopover *popover, const DubMove *correction, GtkWidget *choices)
{
  g_autoptr (GtkPopover) alive = g_object_ref (popover);

  dub_pane_perform (choices, correction);
  gtk_popover_popdown (alive);
}

static void
add_choices (DubChoicePopover *popover, DubSession *session, DubPlace place)
{
  GtkWidget *choices = g_object_new (DUB_TYPE_CORRECTION_CHOICES, NULL);

  dub_correction_choices_show (DUB_CORRECTION_CHOICES (choices), session, place);
  g_signal_connect_object (choices, "chosen", G_CALLBACK (chosen_cb), popover, G_CONNECT_SWAPPED);
  /* Not the search, for which a phone would open its keyboard. */
  g_signal_connect (choices, "map", G_CALLBACK (dub_correction_choices_focus), NULL);
  dub_choice_popover_add_widget (popover, choices);
}

static void
add_button (DubChoicePopover *popover, const char *label, const char *action, DubPlace place)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  if (place.kind != DUB_PLACE_NONE)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(yyy)", place.kind, place.in,
                                      place.at);
  dub_choice_popover_add_widget (popover, button);
}

GtkWidget *
dub_space_menu_new (DubSession *session, DubPlace place)
{
  const DubGame *game = dub_session_get_game (session);
  DubChoicePopover *popover = g_object_new (DUB_TYPE_CHOICE_POPOVER, NULL);

  if (place.kind == DUB_PLACE_TASK) {
    for (place.side = DUB_BARRY; place.side <= DUB_YOU; place.side++)
      add_task (popover, game, place);
  } else {
    if (place.kind == DUB_PLACE_GUEST && !dub_place_is_empty (&game->state, place))
      add_button (popover, C_ ("correction", "Move to Another Space…"), "mirror.move", place);
    add_choices (popover, session, place);
  }
  add_button (popover, C_ ("correction", "More Corrections…"), "game.set-right", DUB_NOWHERE);

  return GTK_WIDGET (popover);
}
