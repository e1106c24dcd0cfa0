/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A pointer and a keyboard for the window of a test: what they do goes through the screen, so that
 * the app gets it as from a player. A screen has no finger: X makes no touches without a device.
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

/* Its middle. */
UiPoint ui_find_point (GtkWidget *widget);

/* The same as a point of the window below, which stays when a popover goes. */
UiPoint ui_find_fixed_point (GtkWidget *widget);

/* What a press there would hit, in whatever window or popover is on top: the widget, or the button
 * around it, or NULL. */
GtkWidget *ui_find_widget (UiPoint point);
GtkWidget *ui_find_button (UiPoint point);

/* Presses and lets go. Until the next press the app gets the event, and draws two frames, but no
 * time passes for its pauses. */
void ui_click_at (UiPoint point, guint button);
void ui_click (GtkWidget *widget);

/* Presses, and lets go after so many milliseconds. */
void ui_hold_at (UiPoint point, guint milliseconds);

/* Lets keys go to this window, as a window manager does for the one on top. */
void ui_give_keys (GtkWidget *window);

/* Presses a key in the window that has the focus; with n > 1 it is held down and repeats. */
void ui_type (GtkWidget *window, guint keyval, GdkModifierType state, guint n);

G_END_DECLS
