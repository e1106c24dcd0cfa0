/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-adaptive-split.h"

#include "dub-ui.h"

/* The pane beside the board has larger type on a large screen, as the board has. */
enum { FOLD_WIDTH = 800, MIN_SIDE = 360, MAX_SIDE = 480, LARGE_WIDTH = 1700, LARGE_HEIGHT = 900 };
enum { LARGE_SIDE = 570 };

struct _DubAdaptiveSplit {
  GtkWidget parent_instance;

  gboolean is_formed; /* its width is known */
  gboolean folded;
  gboolean large;
  gboolean shows_side;
  gboolean is_alone;    /* the side, also where there is room for both */
  GdkFrameClock *clock; /* owned; NULL unless it is still to be told that these have changed */
};

enum { PROP_0, PROP_FOLDED, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (DubAdaptiveSplit, dub_adaptive_split, GTK_TYPE_WIDGET)

static void
stop_telling (DubAdaptiveSplit *self)
{
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
}

static void
tell (DubAdaptiveSplit *self)
{
  GtkWidget *board = gtk_widget_get_first_child (GTK_WIDGET (self));
  GtkWidget *side = gtk_widget_get_last_child (GTK_WIDGET (self));

  stop_telling (self);
  dub_ui_set_class (board, "large", self->large);
  dub_ui_set_class (side, "large", self->large);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDED]);
}

/* Whoever listens changes the layout, which is too late while it is being made. GTK makes it
 * again before it paints, so a frame with the old one, where everything is elsewhere, is never
 * seen. */
static void
set_form (DubAdaptiveSplit *self, gboolean folded, gboolean large)
{
  if (self->is_formed && self->folded == folded && self->large == large)
    return;
  self->is_formed = TRUE;
  self->folded = folded;
  self->large = large;
  if (self->clock != NULL)
    return;
  self->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  g_signal_connect_swapped (self->clock, "layout", G_CALLBACK (tell), self);
  gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static GtkSizeRequestMode
dub_adaptive_split_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
dub_adaptive_split_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  GtkWidget *side = gtk_widget_get_last_child (widget);
  gboolean is_wide = orientation == GTK_ORIENTATION_HORIZONTAL;
  int side_minimum, side_natural, width = -1;

  *minimum = *natural = 0;
  /* The board scrolls, so its height does not matter, and it takes long to find. So does the height
   * of the side at any width: each of its texts would be broken into lines at many. At the
   * width that it has, or at its least one, that is done anyway. */
  if (is_wide)
    gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, minimum, natural,
                        NULL, NULL);
  else {
    gtk_widget_measure (side, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    width = MAX (width, MAX (gtk_widget_get_width (side), MIN_SIDE));
  }
  gtk_widget_measure (side, orientation, width, &side_minimum, &side_natural, NULL, NULL);
  *minimum = MAX (*minimum, side_minimum);
  *natural = MAX (*natural, side_natural);
  *minimum_baseline = *natural_baseline = -1;
}

static void
allocate (GtkWidget *child, gboolean visible, int x, int width, int height)
{
  gtk_widget_set_child_visible (child, visible);
  if (visible)
    gtk_widget_size_allocate (child, &(GtkAllocation){ x, 0, width, height }, -1);
}

static void
dub_adaptive_split_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  DubAdaptiveSplit *self = DUB_ADAPTIVE_SPLIT (widget);
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *pane = gtk_widget_get_last_child (widget);
  gboolean from_right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean large = width >= LARGE_WIDTH && height >= LARGE_HEIGHT;
  int side = CLAMP (width * 31 / 100, MIN_SIDE, large ? LARGE_SIDE : MAX_SIDE), minimum;

  gtk_widget_measure (pane, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  side = MAX (side, minimum);
  set_form (self, width < FOLD_WIDTH, large);
  if (self->is_alone && !self->folded) {
    allocate (board, FALSE, 0, width, height);
    allocate (pane, TRUE, 0, width, height);
    return;
  }
  if (self->folded) {
    allocate (board, !self->shows_side, 0, width, height);
    allocate (pane, self->shows_side, 0, width, height);
    return;
  }
  allocate (board, TRUE, from_right ? side : 0, width - side, height);
  allocate (pane, TRUE, from_right ? 0 : width - side, side, height);
}

static void
dub_adaptive_split_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, DUB_ADAPTIVE_SPLIT (object)->folded);
}

static void
dub_adaptive_split_dispose (GObject *object)
{
  GtkWidget *child;

  stop_telling (DUB_ADAPTIVE_SPLIT (object));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (dub_adaptive_split_parent_class)->dispose (object);
}

static void
dub_adaptive_split_class_init (DubAdaptiveSplitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dub_adaptive_split_get_property;
  object_class->dispose = dub_adaptive_split_dispose;
  widget_class->get_request_mode = dub_adaptive_split_get_request_mode;
  widget_class->measure = dub_adaptive_split_measure;
  widget_class->size_allocate = dub_adaptive_split_size_allocate;

  properties[PROP_FOLDED] =
      g_param_spec_boolean ("folded", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
dub_adaptive_split_init (DubAdaptiveSplit *self)
{
  self->shows_side = TRUE;
}

void
dub_adaptive_split_set_alone (DubAdaptiveSplit *self, gboolean alone)
{
  if (self->is_alone == alone)
    return;
  self->is_alone = alone;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
dub_adaptive_split_has_room (DubAdaptiveSplit *self)
{
  return self->is_formed && !self->folded;
}

gboolean
dub_adaptive_split_get_folded (DubAdaptiveSplit *self)
{
  return self->folded;
}

void
dub_adaptive_split_show_side (DubAdaptiveSplit *self, gboolean side)
{
  if (self->shows_side == side)
    return;
  self->shows_side = side;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
