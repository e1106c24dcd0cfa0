/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-held-keys.h"

#include "dub-game-page.h"
#include "dub-panes.h"
#include "dub-press-delay.h"

/* Held keys are tracked for all windows together, because a key may close or open a window, and
 * its repeats go to another one. */
struct _DubHeldKeys {
  GObject parent_instance;

  GHashTable *pressed; /* owned; keycodes, with the time of the last press */
};

/* In milliseconds. Any repeat comes sooner than this, including the first one. A later press is
 * a new one, whose earlier release went to another app. */
enum { LONGEST_PAUSE = 2500 };

G_DEFINE_FINAL_TYPE (DubHeldKeys, dub_held_keys, G_TYPE_OBJECT)

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

static gboolean
is_tab (guint keyval)
{
  return keyval == GDK_KEY_Tab || keyval == GDK_KEY_KP_Tab || keyval == GDK_KEY_ISO_Left_Tab;
}

/* The values of the arrows, Home, End, Page Up and Page Down are consecutive. */
static gboolean
moves_or_erases (guint keyval)
{
  return is_tab (keyval) || (keyval >= GDK_KEY_Home && keyval <= GDK_KEY_End) ||
         (keyval >= GDK_KEY_KP_Home && keyval <= GDK_KEY_KP_End) || keyval == GDK_KEY_BackSpace ||
         keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete;
}

/* In the Large Text view every key turns the page, and on the last page continues the game. */
static gboolean
may_repeat (GtkWidget *focus, guint keyval, GdkModifierType state)
{
  if (focus != NULL && gtk_widget_get_ancestor (focus, DUB_TYPE_LARGE_TEXT) != NULL)
    return is_tab (keyval);
  if ((state & GDK_ALT_MASK) != 0)
    return FALSE;
  if (moves_or_erases (keyval))
    return TRUE;

  return GTK_IS_EDITABLE (focus) && (state & GDK_CONTROL_MASK) == 0 && !is_enter (keyval);
}

/* Space and Enter wait a moment when the big button means something else than before. */
static gboolean
comes_too_soon (GtkWidget *focus, guint keyval)
{
  GtkWidget *page = focus != NULL ? gtk_widget_get_ancestor (focus, DUB_TYPE_GAME_PAGE) : NULL;

  return page != NULL && !GTK_IS_EDITABLE (focus) &&
         (is_enter (keyval) || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space) &&
         !dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_KEY);
}

static gboolean
press_cb (DubHeldKeys *self, guint keyval, guint keycode, GdkModifierType state,
          GtkEventController *controller)
{
  GtkWindow *window = GTK_WINDOW (gtk_event_controller_get_widget (controller));
  guint32 time = gtk_event_controller_get_current_event_time (controller);
  gpointer key = GUINT_TO_POINTER (keycode), last;
  gboolean is_held = g_hash_table_lookup_extended (self->pressed, key, NULL, &last) &&
                     time - GPOINTER_TO_UINT (last) <= LONGEST_PAUSE;

  g_hash_table_insert (self->pressed, key, GUINT_TO_POINTER (time));

  return (is_held && !may_repeat (gtk_window_get_focus (window), keyval, state)) ||
         comes_too_soon (gtk_window_get_focus (window), keyval);
}

static void
release_cb (DubHeldKeys *self, guint keyval, guint keycode)
{
  g_hash_table_remove (self->pressed, GUINT_TO_POINTER (keycode));
}

/* A window asks its last controller first, so this one is added after those of the app’s
 * shortcuts. */
static void
watch_window (DubHeldKeys *self, GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_handlers_disconnect_by_data (window, self);
  gtk_event_controller_set_name (keys, "dub-held-keys");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (press_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (release_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, keys);
}

static void
windows_changed_cb (DubHeldKeys *self, guint position, guint n_removed, guint n_added,
                    GListModel *windows)
{
  for (guint i = position; i < position + n_added; i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    g_signal_connect_object (window, "map", G_CALLBACK (watch_window), self, G_CONNECT_SWAPPED);
  }
}

static void
dub_held_keys_finalize (GObject *object)
{
  g_hash_table_unref (DUB_HELD_KEYS (object)->pressed);

  G_OBJECT_CLASS (dub_held_keys_parent_class)->finalize (object);
}

static void
dub_held_keys_class_init (DubHeldKeysClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_held_keys_finalize;
}

static void
dub_held_keys_init (DubHeldKeys *self)
{
  self->pressed = g_hash_table_new (NULL, NULL);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (windows_changed_cb), self, G_CONNECT_SWAPPED);
}
