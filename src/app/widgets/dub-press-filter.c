/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-press-filter.h"

#include "dub-game-page.h"
#include "dub-panes.h"
#include "dub-ui.h"

/* The facts that the filter keeps of a control, a popover or a window. */
typedef struct {
  graphene_rect_t bounds; /* of a control in its window or popover, at the last look */
  guint look;             /* the number of that look */
  DubPressDelay moved;    /* since it came where it is */
} Spot;

struct _DubPressFilter {
  GObject parent_instance;

  DubPressDelay looked;    /* since the last look: right before a press or a key */
  guint n_looks;           /* that were taken */
  DubPressDelay pressed;   /* since the last press that was not refused */
  GtkWidget *control;      /* that it was on; a weak pointer */
  graphene_rect_t covered; /* by the control, in its window */
  DubPressDelay resized;   /* since a window had another size, or went and uncovered others */
  gulong hook;             /* on every widget that is mapped */
  GHashTable *refused; /* owned; of GdkEventSequence: fingers that are down; NULL is the pointer */
  guint hush;          /* the source that lets tooltips come again after a press */
  guint n_popovers;    /* that are open */

  /* For all windows together, because a key may close or open a window, and its repeats go to
   * another one. */
  GHashTable *held; /* owned; keycodes, with the time of the last press */
};

/* In milliseconds. Any repeat comes sooner than this, including the first one. A later press is
 * a new one, whose earlier release went to another app. */
enum { LONGEST_PAUSE = 2500, HUSH = 2000 };

G_DEFINE_FINAL_TYPE (DubPressFilter, dub_press_filter, G_TYPE_OBJECT)

static G_DEFINE_QUARK (dub - press - filter - spot, spot)

static Spot *
get_spot (gpointer object)
{
  Spot *spot = g_object_get_qdata (object, spot_quark ());

  if (spot == NULL) {
    spot = g_new0 (Spot, 1);
    g_object_set_qdata_full (object, spot_quark (), spot, g_free);
  }

  return spot;
}

static gboolean
is_recent (const DubPressDelay *delay)
{
  return !dub_press_delay_is_over (delay, DUB_PRESS_DELAY_FINGER);
}

/* Buttons, switches, entries of menus, rows. */
static gboolean
is_control (GtkWidget *widget)
{
  return GTK_IS_ACTIONABLE (widget) &&
         (!GTK_IS_LIST_BOX_ROW (widget) ||
          gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)));
}

static void
look_at (DubPressFilter *self, GtkWidget *widget)
{
  graphene_rect_t bounds;
  graphene_point_t center;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_control (widget) &&
      gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_native (widget)), &bounds)) {
    Spot *spot = get_spot (widget);

    graphene_rect_get_center (&bounds, &center);
    if (spot->look != self->n_looks || !graphene_rect_contains_point (&spot->bounds, &center))
      spot->moved = self->looked;
    spot->look = self->n_looks + 1;
    spot->bounds = bounds;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at (self, child);
}

/* In all windows, because a press in one may change another. */
static void
look_around (DubPressFilter *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    look_at (self, window);
  }
  self->n_looks++;
  dub_press_delay_begin (&self->looked);
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

/* The big button is another one when it does something else. */
static gboolean
is_new (GtkWidget *control)
{
  GtkWidget *page = gtk_widget_get_ancestor (control, DUB_TYPE_GAME_PAGE);

  return page != NULL && gtk_widget_has_css_class (control, "next") &&
         !dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_FINGER);
}

/* The last press was on something else that was there, and is gone. */
static gboolean
was_covered (DubPressFilter *self, GtkWidget *control, const graphene_point_t *place)
{
  return is_recent (&self->pressed) && graphene_rect_contains_point (&self->covered, place) &&
         (self->control == NULL ||
          (control != self->control && !gtk_widget_is_ancestor (control, self->control)));
}

/* Keeps what the press is on, with its bounds in the window. */
static void
keep_press (DubPressFilter *self, GtkWidget *control, const graphene_point_t *point,
            const graphene_point_t *place)
{
  dub_press_delay_begin (&self->pressed);
  g_set_weak_pointer (&self->control, control);
  self->covered = control != NULL ? get_spot (control)->bounds : *graphene_rect_zero ();
  graphene_rect_offset (&self->covered, place->x - point->x, place->y - point->y);
}

/* A popover covers what was there, and may come a while after the press that it comes of, as one of
 * a long press does. */
static gboolean
press_comes_too_soon (DubPressFilter *self, GdkEvent *event)
{
  GdkSurface *surface = gdk_event_get_surface (event);
  GtkNative *native = gtk_native_get_for_surface (surface);
  double x, y, left, top;
  graphene_point_t point, place; /* in the window or popover, and in the window */
  GtkWidget *control;

  if (native == NULL || !gdk_event_get_position (event, &x, &y))
    return FALSE;
  gtk_native_get_surface_transform (native, &left, &top);
  point = GRAPHENE_POINT_INIT ((float) (x - left), (float) (y - top));
  place = GRAPHENE_POINT_INIT ((float) x, (float) y);
  for (; GDK_IS_POPUP (surface); surface = gdk_popup_get_parent (GDK_POPUP (surface))) {
    place.x += (float) gdk_popup_get_position_x (GDK_POPUP (surface));
    place.y += (float) gdk_popup_get_position_y (GDK_POPUP (surface));
  }
  look_around (self);
  control = find_control (native, point);
  if (is_recent (&get_spot (native)->moved) ||
      (control != NULL && (is_recent (&self->resized) || is_recent (&get_spot (control)->moved) ||
                           is_new (control) || was_covered (self, control, &place))))
    return TRUE;
  keep_press (self, control, &point, &place);

  return FALSE;
}

/* The entry of a menu is chosen where a finger lets go, even if it was not pressed there. */
static gboolean
release_comes_too_soon (DubPressFilter *self, GdkEvent *event)
{
  GtkNative *native = gtk_native_get_for_surface (gdk_event_get_surface (event));

  return g_hash_table_remove (self->refused, gdk_event_get_event_sequence (event)) ||
         (native != NULL && is_recent (&get_spot (native)->moved));
}

/* A class of all windows. */
static void
set_class (const char *css_class, gboolean has)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    dub_ui_set_class (window, css_class, has);
  }
}

static gboolean
end_hush (gpointer data)
{
  DubPressFilter *self = data;

  self->hush = 0;
  set_class ("touched", FALSE);

  return G_SOURCE_REMOVE;
}

/* A tooltip over what was just touched would hide what came of it. */
static void
begin_hush (DubPressFilter *self)
{
  g_clear_handle_id (&self->hush, g_source_remove);
  self->hush = g_timeout_add (HUSH, end_hush, self);
  set_class ("touched", TRUE);
}

static void
popover_unmapped_cb (DubPressFilter *self)
{
  set_class ("choosing", --self->n_popovers > 0);
}

static gboolean
event_cb (DubPressFilter *self, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END)
    return release_comes_too_soon (self, event);
  if (type == GDK_KEY_PRESS)
    look_around (self);
  if (type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN)
    return GDK_EVENT_PROPAGATE;
  begin_hush (self);
  if (press_comes_too_soon (self, event)) {
    g_hash_table_add (self->refused, gdk_event_get_event_sequence (event));
    return GDK_EVENT_STOP;
  }
  g_hash_table_remove (self->refused, gdk_event_get_event_sequence (event));

  return GDK_EVENT_PROPAGATE;
}

/* A new size moves every widget, so that presses have to wait again. */
static void
layout_cb (DubPressFilter *self, int width, int height, GdkSurface *surface)
{
  Spot *spot = get_spot (surface);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);

  if (spot->look > 0 && !graphene_rect_equal (&spot->bounds, &bounds))
    dub_press_delay_begin (&self->resized);
  spot->look = 1;
  spot->bounds = bounds;
}

static void
watch_events (DubPressFilter *self, GtkWidget *native)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_object (events, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (native, events);
}

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
key_comes_too_soon (GtkWidget *focus, guint keyval)
{
  GtkWidget *page = focus != NULL ? gtk_widget_get_ancestor (focus, DUB_TYPE_GAME_PAGE) : NULL;

  return page != NULL && !GTK_IS_EDITABLE (focus) &&
         (is_enter (keyval) || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space) &&
         !dub_game_page_is_steady (DUB_GAME_PAGE (page), DUB_PRESS_DELAY_KEY);
}

static gboolean
key_pressed_cb (DubPressFilter *self, guint keyval, guint keycode, GdkModifierType state,
                GtkEventController *controller)
{
  GtkWindow *window = GTK_WINDOW (gtk_event_controller_get_widget (controller));
  guint32 time = gtk_event_controller_get_current_event_time (controller);
  gpointer key = GUINT_TO_POINTER (keycode), last;
  gboolean is_held = g_hash_table_lookup_extended (self->held, key, NULL, &last) &&
                     time - GPOINTER_TO_UINT (last) <= LONGEST_PAUSE;

  g_hash_table_insert (self->held, key, GUINT_TO_POINTER (time));

  return (is_held && !may_repeat (gtk_window_get_focus (window), keyval, state)) ||
         key_comes_too_soon (gtk_window_get_focus (window), keyval);
}

static void
key_released_cb (DubPressFilter *self, guint keyval, guint keycode)
{
  g_hash_table_remove (self->held, GUINT_TO_POINTER (keycode));
}

/* A window asks its last controller first, so this one is added after those of the app’s
 * shortcuts. */
static void
watch_keys (DubPressFilter *self, GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_name (keys, "dub-press-filter");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (key_released_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, keys);
}

/* The place where it was is not known on every system. */
static void
unmapped_cb (DubPressFilter *self)
{
  dub_press_delay_begin (&self->resized);
}

static void
watch_window (DubPressFilter *self, GtkWidget *window)
{
  watch_keys (self, window);
  g_signal_connect_object (window, "unmap", G_CALLBACK (unmapped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "layout",
                           G_CALLBACK (layout_cb), self, G_CONNECT_SWAPPED);
}

/* Events in a popover that closes by a press elsewhere do not come to its window. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer self)
{
  GObject *widget = g_value_get_object (&values[0]);
  Spot *spot;

  (void) hint, (void) n;
  if (!GTK_IS_WINDOW (widget) && !GTK_IS_POPOVER (widget))
    return G_SOURCE_CONTINUE;
  if (g_object_get_qdata (widget, spot_quark ()) == NULL) {
    if (GTK_IS_WINDOW (widget))
      watch_window (self, GTK_WIDGET (widget));
    else
      g_signal_connect_object (widget, "unmap", G_CALLBACK (popover_unmapped_cb), self,
                               G_CONNECT_SWAPPED);
    watch_events (self, GTK_WIDGET (widget));
  }
  spot = get_spot (widget);
  if (GTK_IS_POPOVER (widget)) {
    dub_press_delay_begin (&spot->moved);
    ((DubPressFilter *) self)->n_popovers++;
    set_class ("choosing", TRUE);
  }

  return G_SOURCE_CONTINUE;
}

static void
dub_press_filter_finalize (GObject *object)
{
  DubPressFilter *self = DUB_PRESS_FILTER (object);

  g_signal_remove_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), self->hook);
  g_clear_handle_id (&self->hush, g_source_remove);
  g_clear_weak_pointer (&self->control);
  g_hash_table_unref (self->refused);
  g_hash_table_unref (self->held);

  G_OBJECT_CLASS (dub_press_filter_parent_class)->finalize (object);
}

static void
dub_press_filter_class_init (DubPressFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_press_filter_finalize;
}

static void
dub_press_filter_init (DubPressFilter *self)
{
  g_autoptr (GTypeClass) widgets = g_type_class_ref (GTK_TYPE_WIDGET);

  self->refused = g_hash_table_new (NULL, NULL);
  self->held = g_hash_table_new (NULL, NULL);
  self->hook = g_signal_add_emission_hook (g_signal_lookup ("map", G_TYPE_FROM_CLASS (widgets)), 0,
                                           mapped_cb, self, NULL);
}

static gint64 (*get_time) (void) = g_get_monotonic_time;

void
dub_press_delay_set_clock (gint64 (*clock) (void))
{
  get_time = clock != NULL ? clock : g_get_monotonic_time;
}

void
dub_press_delay_begin (DubPressDelay *self)
{
  self->since = get_time ();
}

gboolean
dub_press_delay_is_over (const DubPressDelay *self, guint milliseconds)
{
  return self->since == 0 || get_time () - self->since >= (gint64) milliseconds * 1000;
}
