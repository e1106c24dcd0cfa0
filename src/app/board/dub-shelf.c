/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-shelf.h"

struct _DubShelf {
  GtkWidget parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (DubShelf, dub_shelf, GTK_TYPE_WIDGET)

/* The arrangement of the children for a given width. */
typedef struct {
  int n;
  int columns;
  int lines;
  int width; /* of a child */
  int height;
} Shape;

static int
measure_widest (DubShelf *self, int *n, int *minimum)
{
  int widest = 0;

  *n = *minimum = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int child_minimum, child_natural;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL,
                        NULL);
    *minimum = MAX (*minimum, child_minimum);
    widest = MAX (widest, child_natural);
    (*n)++;
  }

  return widest;
}

static Shape
get_shape (DubShelf *self, int available)
{
  Shape shape = { 0 };
  int minimum, widest = measure_widest (self, &shape.n, &minimum);

  if (shape.n == 0)
    return shape;
  shape.columns = CLAMP ((available + self->spacing) / (widest + self->spacing), 1, shape.n);
  /* Balance the lines: four children in two lines are two and two. */
  shape.lines = (shape.n + shape.columns - 1) / shape.columns;
  shape.columns = (shape.n + shape.lines - 1) / shape.lines;
  shape.width = (available - (shape.columns - 1) * self->spacing) / shape.columns;
  shape.width = MAX (minimum, shape.width);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int height;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, shape.width, &height, NULL, NULL, NULL);
    shape.height = MAX (shape.height, height);
  }

  return shape;
}

static GtkSizeRequestMode
dub_shelf_get_request_mode (GtkWidget *widget)
{
  (void) widget;

  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dub_shelf_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                   int *natural, int *minimum_baseline, int *natural_baseline)
{
  DubShelf *self = DUB_SHELF (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    int n, widest = measure_widest (self, &n, minimum);

    *natural = MAX (n * widest + (n - 1) * self->spacing, *minimum);
  } else {
    Shape shape = get_shape (self, for_size < 0 ? G_MAXINT / 2 : for_size);

    *minimum = *natural = MAX (shape.lines * (shape.height + self->spacing) - self->spacing, 0);
  }
}

static void
dub_shelf_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  DubShelf *self = DUB_SHELF (widget);
  gboolean from_right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Shape shape = get_shape (self, width);
  int at = 0;

  (void) baseline;
  if (shape.n == 0)
    return;
  shape.height = MAX (shape.height, (height + self->spacing) / shape.lines - self->spacing);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkAllocation area = { .width = shape.width, .height = shape.height };

    if (!gtk_widget_should_layout (child))
      continue;
    /* Remaining pixels are spread over the line. */
    area.x = at % shape.columns * (width + self->spacing) / shape.columns;
    area.y = at / shape.columns * (shape.height + self->spacing);
    if (from_right)
      area.x = width - area.x - area.width;
    gtk_widget_size_allocate (child, &area, -1);
    at++;
  }
}

static void
dub_shelf_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (dub_shelf_parent_class)->dispose (object);
}

static void
dub_shelf_class_init (DubShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_shelf_dispose;
  widget_class->get_request_mode = dub_shelf_get_request_mode;
  widget_class->measure = dub_shelf_measure;
  widget_class->size_allocate = dub_shelf_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
dub_shelf_init (DubShelf *self)
{
  (void) self;
}

GtkWidget *
dub_shelf_new (int spacing)
{
  DubShelf *self = g_object_new (DUB_TYPE_SHELF, NULL);

  self->spacing = spacing;

  return GTK_WIDGET (self);
}

void
dub_shelf_append (DubShelf *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
