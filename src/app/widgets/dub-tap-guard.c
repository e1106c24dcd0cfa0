/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-tap-guard.h"

#include "dub-game-page.h"
#include "dub-press-delay.h"

/* Where a control was, or which part of a window a popover covered. Controls and windows are known
 * by numbers of their own, because they may be gone when the next press comes, and another may have
 * their address. */
typedef struct {
  guint number;           /* of the control, or of what was covered */
  graphene_rect_t bounds; /* in its window or popover */
} Spot;

/* Where all controls were right before a press or a key. */
typedef struct {
  DubPressDelay since;
  GArray *spots; /* owned; of Spot */
  Spot pressed;  /* the control that was pressed; its number is 0 if none was */
  guint native;  /* the number of its window or popover */
} Look;

struct _DubTapGuard {
  GObject parent_instance;

  GQueue looks;          /* owned; of Look, the oldest first */
  DubPressDelay resized; /* since a window had another size, or went and uncovered others */
  guint n_numbers;       /* that were given */
  gulong hook;           /* on every widget that is mapped */
  GHashTable *refused; /* owned; of GdkEventSequence: fingers that are down; NULL is the pointer */
};

G_DEFINE_FINAL_TYPE (DubTapGuard, dub_tap_guard, G_TYPE_OBJECT)

static G_DEFINE_QUARK (dub - tap - guard - number, number)
static G_DEFINE_QUARK (dub - tap - guard - size, size)
static G_DEFINE_QUARK (dub - tap - guard - popped - up, popped_up)

static void
look_free (gpointer data)
{
  Look *look = data;

  g_array_unref (look->spots);
  g_free (look);
}

/* Buttons, switches, entries of menus, rows. */
static gboolean
is_control (GtkWidget *widget)
{
  return GTK_IS_ACTIONABLE (widget) &&
         (!GTK_IS_LIST_BOX_ROW (widget) ||
          gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)));
}

static guint
get_number (DubTapGuard *self, gpointer widget)
{
  guint n = GPOINTER_TO_UINT (g_object_get_qdata (widget, number_quark ()));

  if (n == 0) {
    n = ++self->n_numbers;
    g_object_set_qdata (widget, number_quark (), GUINT_TO_POINTER (n));
  }

  return n;
}

/* Without its shadow. */
static void
add_cover (DubTapGuard *self, GtkWidget *popover, GArray *spots)
{
  GdkPopup *popup = GDK_POPUP (gtk_native_get_surface (GTK_NATIVE (popover)));
  GtkNative *below = gtk_native_get_for_surface (gdk_popup_get_parent (popup));
  double left, top, left_below, top_below;
  Spot spot;

  gtk_native_get_surface_transform (GTK_NATIVE (popover), &left, &top);
  gtk_native_get_surface_transform (below, &left_below, &top_below);
  spot.number = get_number (self, below);
  spot.bounds = GRAPHENE_RECT_INIT ((float) (gdk_popup_get_position_x (popup) + left - left_below),
                                    (float) (gdk_popup_get_position_y (popup) + top - top_below),
                                    (float) gtk_widget_get_width (popover),
                                    (float) gtk_widget_get_height (popover));
  g_array_append_val (spots, spot);
}

static void
add_spots (DubTapGuard *self, GtkWidget *widget, GArray *spots)
{
  Spot spot;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_POPOVER (widget))
    add_cover (self, widget, spots);
  if (is_control (widget) &&
      gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_native (widget)),
                                 &spot.bounds)) {
    spot.number = get_number (self, widget);
    g_array_append_val (spots, spot);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_spots (self, child, spots);
}

static void
forget_old_looks (DubTapGuard *self)
{
  Look *look;

  while ((look = g_queue_peek_head (&self->looks)) != NULL &&
         dub_press_delay_is_over (&look->since, DUB_PRESS_DELAY_FINGER))
    look_free (g_queue_pop_head (&self->looks));
}

/* In all windows, because a press in one may change another. */
static Look *
look_around (DubTapGuard *self)
{
  GListModel *windows = gtk_window_get_toplevels ();
  Look *look = g_new0 (Look, 1);

  forget_old_looks (self);
  dub_press_delay_begin (&look->since);
  look->spots = g_array_new (FALSE, FALSE, sizeof (Spot));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    add_spots (self, window, look->spots);
  }
  g_queue_push_tail (&self->looks, look);

  return look;
}

static gboolean
is_at (const Look *look, guint number, const graphene_point_t *point)
{
  for (guint i = 0; i < look->spots->len; i++) {
    const Spot *spot = &g_array_index (look->spots, Spot, i);

    if (spot->number == number && graphene_rect_contains_point (&spot->bounds, point))
      return TRUE;
  }

  return FALSE;
}

static GtkWidget *
find_control (GtkNative *native, graphene_point_t point)
{
  GtkWidget *control =
      gtk_widget_pick (GTK_WIDGET (native), (double) point.x, (double) point.y, GTK_PICK_DEFAULT);

  while (control != NULL && !is_control (control))
    control = gtk_widget_get_parent (control);

  return control;
}

/* A popover lay above this control, or a control that was pressed there and is gone. */
static gboolean
was_covered (DubTapGuard *self, const Look *look, GtkNative *native, GtkWidget *control,
             const graphene_point_t *point)
{
  if (is_at (look, get_number (self, native), point))
    return TRUE;
  if (look->pressed.number == 0 || look->native != get_number (self, native) ||
      !graphene_rect_contains_point (&look->pressed.bounds, point))
    return FALSE;
  for (; control != NULL; control = gtk_widget_get_parent (control))
    if (get_number (self, control) == look->pressed.number)
      return FALSE;

  return TRUE;
}

/* The big button is another one when it does something else. */
static gboolean
is_new (GtkWidget *control)
{
  GtkWidget *page = gtk_widget_get_ancestor (control, DUB_TYPE_GAME_PAGE);

  return page != NULL && gtk_widget_has_css_class (control, "next") &&
         !dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_FINGER);
}

/* A popover covers what was there, and may come a while after the press that it comes of, as one of
 * a long press does. */
static gboolean
has_just_popped_up (GtkNative *native)
{
  const DubPressDelay *delay = g_object_get_qdata (G_OBJECT (native), popped_up_quark ());

  return delay != NULL && !dub_press_delay_is_over (delay, DUB_PRESS_DELAY_FINGER);
}

static gboolean
comes_too_soon (DubTapGuard *self, GtkNative *native, graphene_point_t point)
{
  GtkWidget *control = find_control (native, point);

  if (has_just_popped_up (native))
    return TRUE;
  if (control == NULL)
    return FALSE;
  if (!dub_press_delay_is_over (&self->resized, DUB_PRESS_DELAY_FINGER) || is_new (control))
    return TRUE;
  forget_old_looks (self);
  for (GList *item = self->looks.head; item != NULL; item = item->next)
    if (!is_at (item->data, get_number (self, control), &point) ||
        was_covered (self, item->data, native, control, &point))
      return TRUE;

  return FALSE;
}

static gboolean
press_comes_too_soon (DubTapGuard *self, GdkEvent *event)
{
  GtkNative *native = gtk_native_get_for_surface (gdk_event_get_surface (event));
  double x, y, left, top;
  graphene_point_t point;
  GtkWidget *control;
  gboolean too_soon;
  Look *look;

  if (native == NULL || !gdk_event_get_position (event, &x, &y))
    return FALSE;
  gtk_native_get_surface_transform (native, &left, &top);
  point = GRAPHENE_POINT_INIT ((float) (x - left), (float) (y - top));
  too_soon = comes_too_soon (self, native, point);
  look = look_around (self);
  look->native = get_number (self, native);
  control = find_control (native, point);
  if (control != NULL &&
      gtk_widget_compute_bounds (control, GTK_WIDGET (native), &look->pressed.bounds))
    look->pressed.number = get_number (self, control);

  return too_soon;
}

/* The entry of a menu is chosen where a finger lets go, even if it was not pressed there. */
static gboolean
release_comes_too_soon (DubTapGuard *self, GdkEvent *event)
{
  GtkNative *native = gtk_native_get_for_surface (gdk_event_get_surface (event));

  return g_hash_table_remove (self->refused, gdk_event_get_event_sequence (event)) ||
         (native != NULL && has_just_popped_up (native));
}

static gboolean
event_cb (DubTapGuard *self, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END)
    return release_comes_too_soon (self, event);
  if (type == GDK_KEY_PRESS)
    look_around (self);
  if (type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN)
    return GDK_EVENT_PROPAGATE;
  if (press_comes_too_soon (self, event)) {
    g_hash_table_add (self->refused, gdk_event_get_event_sequence (event));
    return GDK_EVENT_STOP;
  }
  g_hash_table_remove (self->refused, gdk_event_get_event_sequence (event));

  return GDK_EVENT_PROPAGATE;
}

/* Everything is somewhere else then. */
static void
layout_cb (DubTapGuard *self, int width, int height, GdkSurface *surface)
{
  guint before = GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (surface), size_quark ()));
  guint now = (guint) width << 16 | (guint) height;

  if (before != 0 && before != now)
    dub_press_delay_begin (&self->resized);
  g_object_set_qdata (G_OBJECT (surface), size_quark (), GUINT_TO_POINTER (now));
}

static void
watch_events (DubTapGuard *self, GtkWidget *native)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_object (events, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (native, events);
}

/* Where it was is not known on every system. */
static void
unmapped_cb (DubTapGuard *self)
{
  dub_press_delay_begin (&self->resized);
}

static void
watch_window (DubTapGuard *self, GtkWidget *window)
{
  g_signal_handlers_disconnect_by_data (window, self);
  watch_events (self, window);
  g_signal_connect_object (window, "unmap", G_CALLBACK (unmapped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "layout",
                           G_CALLBACK (layout_cb), self, G_CONNECT_SWAPPED);
}

static void
windows_changed_cb (DubTapGuard *self, guint position, guint n_removed, guint n_added,
                    GListModel *windows)
{
  (void) n_removed;
  for (guint i = position; i < position + n_added; i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    g_signal_connect_object (window, "map", G_CALLBACK (watch_window), self, G_CONNECT_SWAPPED);
  }
}

/* What happens in a popover that closes by a press elsewhere does not come to its window. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer self)
{
  GObject *widget = g_value_get_object (&values[0]);
  DubPressDelay *delay;

  (void) hint, (void) n;
  if (!GTK_IS_POPOVER (widget))
    return G_SOURCE_CONTINUE;
  delay = g_object_get_qdata (widget, popped_up_quark ());
  if (delay == NULL) {
    delay = g_new0 (DubPressDelay, 1);
    g_object_set_qdata_full (widget, popped_up_quark (), delay, g_free);
    watch_events (self, GTK_WIDGET (widget));
  }
  dub_press_delay_begin (delay);

  return G_SOURCE_CONTINUE;
}

static void
dub_tap_guard_finalize (GObject *object)
{
  DubTapGuard *self = DUB_TAP_GUARD (object);

  g_signal_remove_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), self->hook);
  g_queue_clear_full (&self->looks, look_free);
  g_hash_table_unref (self->refused);

  G_OBJECT_CLASS (dub_tap_guard_parent_class)->finalize (object);
}

static void
dub_tap_guard_class_init (DubTapGuardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_tap_guard_finalize;
}

static void
dub_tap_guard_init (DubTapGuard *self)
{
  g_autoptr (GTypeClass) widgets = g_type_class_ref (GTK_TYPE_WIDGET);

  g_queue_init (&self->looks);
  self->refused = g_hash_table_new (NULL, NULL);
  self->hook = g_signal_add_emission_hook (g_signal_lookup ("map", G_TYPE_FROM_CLASS (widgets)), 0,
                                           mapped_cb, self, NULL);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (windows_changed_cb), self, G_CONNECT_SWAPPED);
}

DubTapGuard *
dub_tap_guard_new (void)
{
  return g_object_new (DUB_TYPE_TAP_GUARD, NULL);
}
