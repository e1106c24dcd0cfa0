/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-hand.h"

#include "ui-fixture.h"

#include <X11/XKBlib.h>
#include <gdk/x11/gdkx.h>
#include <gmodule.h>

enum { FAR = 10000 }; /* beyond the edge of the screen */

/* The screen's entry point for fake events. The test loads the library at run time, because nothing
 * else needs it; it comes with the accessibility bus, which every test of the app needs. */
typedef struct {
  Display *display; /* a separate connection, so that events reach GTK from outside */
  int (*move) (Display *display, int screen, int x, int y, unsigned long delay);
  int (*press) (Display *display, unsigned int button, Bool down, unsigned long delay);
  int (*type) (Display *display, unsigned int keycode, Bool down, unsigned long delay);
} Hand;

static const Hand *
get_hand (void)
{
  static Hand hand;
  GModule *library;

  if (hand.display != NULL)
    return &hand;
  library = g_module_open ("libXtst.so.6", G_MODULE_BIND_LAZY);
  g_assert_nonnull (library);
  g_assert_true (
      g_module_symbol (library, "XTestFakeMotionEvent", (gpointer *) (gpointer) &hand.move));
  g_assert_true (
      g_module_symbol (library, "XTestFakeButtonEvent", (gpointer *) (gpointer) &hand.press));
  g_assert_true (
      g_module_symbol (library, "XTestFakeKeyEvent", (gpointer *) (gpointer) &hand.type));
  hand.display = XOpenDisplay (NULL);
  g_assert_nonnull (hand.display);

  return &hand;
}

UiPoint
ui_find_point (GtkWidget *widget)
{
  UiPoint point = { .native = gtk_widget_get_native (widget) };

  g_assert_true (gtk_widget_translate_coordinates (widget, GTK_WIDGET (point.native),
                                                   gtk_widget_get_width (widget) / 2.,
                                                   gtk_widget_get_height (widget) / 2., &point.x,
                                                   &point.y));

  return point;
}

/* Translates a point to the screen. Returns the topmost window there: a child of the screen, or
 * None. */
static Window
translate (UiPoint point, int *x, int *y)
{
  Display *display = get_hand ()->display;
  Window root = DefaultRootWindow (display), top;
  double left, top_edge;

  gtk_native_get_surface_transform (point.native, &left, &top_edge);
  XTranslateCoordinates (display, gdk_x11_surface_get_xid (gtk_native_get_surface (point.native)),
                         root, (int) (point.x + left), (int) (point.y + top_edge), x, y, &top);
  XTranslateCoordinates (display, root, root, *x, *y, x, y, &top);

  return top;
}

UiPoint
ui_find_fixed_point (GtkWidget *widget)
{
  UiPoint point = ui_find_point (widget);
  UiPoint fixed = { .native = GTK_NATIVE (gtk_widget_get_root (widget)) };
  int x, y, left, top;

  translate (point, &x, &y);
  translate (fixed, &left, &top);
  fixed.x = x - left;
  fixed.y = y - top;

  return fixed;
}

/* A popover or another window may cover the window of the point. */
GtkWidget *
ui_find_widget (UiPoint point)
{
  Display *display = get_hand ()->display;
  int x, y;
  Window top = translate (point, &x, &y), other;
  GdkSurface *surface = gdk_x11_surface_lookup_for_display (gdk_display_get_default (), top);
  GtkNative *native = surface != NULL ? gtk_native_get_for_surface (surface) : NULL;
  double left, top_edge;

  if (native == NULL)
    return NULL;
  XTranslateCoordinates (display, DefaultRootWindow (display), top, x, y, &x, &y, &other);
  gtk_native_get_surface_transform (native, &left, &top_edge);

  return gtk_widget_pick (GTK_WIDGET (native), x - left, y - top_edge, GTK_PICK_DEFAULT);
}

GtkWidget *
ui_find_button (UiPoint point)
{
  GtkWidget *hit = ui_find_widget (point);

  return hit != NULL ? gtk_widget_get_ancestor (hit, GTK_TYPE_BUTTON) : NULL;
}

/* Lets GTK receive the events of the screen, and draws the result. */
static void
arrive (GtkRoot *root)
{
  XSync (get_hand ()->display, False);
  gdk_display_sync (gdk_display_get_default ());
  ui_draw (root);
}

static void
move (UiPoint point)
{
  const Hand *hand = get_hand ();
  int x, y;

  translate (point, &x, &y);
  hand->move (hand->display, -1, x, y, CurrentTime);
}

static void
press (UiPoint point, guint button, guint milliseconds)
{
  const Hand *hand = get_hand ();
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (point.native));

  move (point);
  hand->press (hand->display, button, True, CurrentTime);
  if (milliseconds > 0) {
    arrive (root);
    ui_wait (milliseconds);
  }
  hand->press (hand->display, button, False, CurrentTime);
  /* Moves the pointer outside every window, where a lifted finger would leave it. */
  hand->move (hand->display, -1, FAR, FAR, CurrentTime);
  arrive (root);
}

void
ui_click_at (UiPoint point, guint button)
{
  press (point, button, 0);
}

void
ui_click (GtkWidget *widget)
{
  press (ui_find_point (widget), GDK_BUTTON_PRIMARY, 0);
}

void
ui_hold_at (UiPoint point, guint milliseconds)
{
  press (point, GDK_BUTTON_PRIMARY, milliseconds);
}

void
ui_give_keys (GtkWidget *window)
{
  Display *display = get_hand ()->display;
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  XSetInputFocus (display, gdk_x11_surface_get_xid (surface), RevertToParent, CurrentTime);
  arrive (GTK_ROOT (window));
}

static void
hold_modifiers (GdkModifierType state, gboolean down)
{
  static const struct {
    GdkModifierType modifier;
    guint keyval;
  } keys[] = { { GDK_CONTROL_MASK, GDK_KEY_Control_L },
               { GDK_ALT_MASK, GDK_KEY_Alt_L },
               { GDK_SHIFT_MASK, GDK_KEY_Shift_L } };
  const Hand *hand = get_hand ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if ((state & keys[i].modifier) != 0)
      hand->type (hand->display, XKeysymToKeycode (hand->display, keys[i].keyval), down,
                  CurrentTime);
}

void
ui_type (GtkWidget *window, guint keyval, GdkModifierType state, guint n)
{
  const Hand *hand = get_hand ();
  guint key = XKeysymToKeycode (hand->display, keyval);

  if (XkbKeycodeToKeysym (hand->display, (KeyCode) key, 0, 0) != keyval)
    state |= GDK_SHIFT_MASK;
  hold_modifiers (state, TRUE);
  for (guint i = 0; i < n; i++) /* a held key that repeats */
    hand->type (hand->display, key, True, CurrentTime);
  hand->type (hand->display, key, False, CurrentTime);
  hold_modifiers (state, FALSE);
  arrive (GTK_ROOT (window));
}
