/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A pointer and a keyboard for the window of a test. Their events go through the screen, so that
 * the app receives them as from a player. The screen has no finger: X makes no touches without a
 * device.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A point of a window or popover. */
typedef struct {
  GtkNative *native;
  double x;
  double y;
} UiPoint;

/* Returns the middle of the widget. */
UiPoint ui_find_point (GtkWidget *widget);

/* Returns the same as a point of the window below, which remains when a popover closes. */
UiPoint ui_find_fixed_point (GtkWidget *widget);

/* Returns the target of a press there, in the topmost window or popover: the widget, the button
 * around it, or NULL. */
GtkWidget *ui_find_widget (UiPoint point);
GtkWidget *ui_find_button (UiPoint point);

/* Presses and releases a button. Before the next press the app receives the event and draws two
 * frames, but the clock of its pauses does not move. */
void ui_click_at (UiPoint point, guint button);
void ui_click (GtkWidget *widget);

/* Presses, and releases after so many milliseconds. */
void ui_hold_at (UiPoint point, guint milliseconds);

/* Gives the keyboard focus to this window, as a window manager does for the topmost one. */
void ui_give_keys (GtkWidget *window);

/* Presses a key in the focused window; with n > 1 the key is held down and repeats. */
void ui_type (GtkWidget *window, guint keyval, GdkModifierType state, guint n);

G_END_DECLS
