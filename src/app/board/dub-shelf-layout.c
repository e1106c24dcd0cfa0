/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-shelf-layout.h"

#include "dub-template.h"
#include "dub-wrap-layout.h"

struct _DubShelfLayout {
  GtkLayoutManager parent_instance;

  int spacing;
};

DUB_DEFINE_BARE_TYPE (DubShelfLayout, dub_shelf_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The arrangement of the children for a given width. */
typedef struct {
  int n;
  int columns;
  int lines;
  int width; /* of a child */
  int height;
} Shape;

static int
measure_widest (GtkWidget *widget, int *n, int *minimum)
{
  int widest = 0;

  *n = *minimum = 0;
  for (GtkWidget *child = dub_wrap_get_first (widget); child != NULL;
       child = dub_wrap_get_next (child)) {
    int child_minimum, child_natural;

    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL,
                        NULL);
    *minimum = MAX (*minimum, child_minimum);
    widest = MAX (widest, child_natural);
    (*n)++;
  }

  return widest;
}

static Shape
get_shape (DubShelfLayout *self, GtkWidget *widget, int available)
{
  Shape shape = { 0 };
  int minimum, widest = measure_widest (widget, &shape.n, &minimum);

  if (shape.n == 0)
    return shape;
  shape.columns = CLAMP ((available + self->spacing) / (widest + self->spacing), 1, shape.n);
  /* Balance the lines: four children in two lines are two and two. */
  shape.lines = (shape.n + shape.columns - 1) / shape.columns;
  shape.columns = (shape.n + shape.lines - 1) / shape.lines;
  shape.width = (available - (shape.columns - 1) * self->spacing) / shape.columns;
  shape.width = MAX (minimum, shape.width);
  for (GtkWidget *child = dub_wrap_get_first (widget); child != NULL;
       child = dub_wrap_get_next (child)) {
    int height;

    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, shape.width, &height, NULL, NULL, NULL);
    shape.height = MAX (shape.height, height);
  }

  return shape;
}

static GtkSizeRequestMode
dub_shelf_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dub_shelf_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                          int for_size, int *minimum, int *natural, int *minimum_baseline,
                          int *natural_baseline)
{
  DubShelfLayout *self = DUB_SHELF_LAYOUT (manager);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    int n, widest = measure_widest (widget, &n, minimum);

    *natural = MAX (n * widest + (n - 1) * self->spacing, *minimum);
  } else {
    Shape shape = get_shape (self, widget, for_size < 0 ? G_MAXINT / 2 : for_size);

    *minimum = *natural = MAX (shape.lines * (shape.height + self->spacing) - self->spacing, 0);
  }
}

static void
dub_shelf_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                           int baseline)
{
  DubShelfLayout *self = DUB_SHELF_LAYOUT (manager);
  Shape shape = get_shape (self, widget, width);
  int at = 0;

  if (shape.n == 0)
    return;
  shape.height = MAX (shape.height, (height + self->spacing) / shape.lines - self->spacing);
  for (GtkWidget *child = dub_wrap_get_first (widget); child != NULL;
       child = dub_wrap_get_next (child)) {
    GtkAllocation area = { .width = shape.width, .height = shape.height };

    /* Remaining pixels are spread over the line. */
    area.x = at % shape.columns * (width + self->spacing) / shape.columns;
    area.y = at / shape.columns * (shape.height + self->spacing);
    dub_wrap_allocate (child, area, width);
    at++;
  }
}

static void
dub_shelf_layout_class_init (DubShelfLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = dub_shelf_layout_get_request_mode;
  manager_class->measure = dub_shelf_layout_measure;
  manager_class->allocate = dub_shelf_layout_allocate;
}

GtkWidget *
dub_shelf_new (int spacing)
{
  DubShelfLayout *self = g_object_new (DUB_TYPE_SHELF_LAYOUT, NULL);

  self->spacing = spacing;

  return g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "layout-manager",
                       self, NULL);
}
