/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-wrap-layout.h"

#include "dub-template.h"

struct _DubWrapLayout {
  GtkLayoutManager parent_instance;

  int spacing;
  gboolean stretch;
  gboolean is_shelf;
};

DUB_DEFINE_BARE_TYPE (DubWrapLayout, dub_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The visible children, starting with first, that fit in a line. */
typedef struct {
  GtkWidget *first;
  GtkWidget *end; /* the child after the last one, or NULL */
  int n;
  int width; /* including the spacing between them */
  int height;
} Line;

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static GtkWidget *
get_first (GtkWidget *widget)
{
  return skip_hidden (gtk_widget_get_first_child (widget));
}

static GtkWidget *
get_next (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

/* The place is counted from the start of the line. */
static void
place (GtkWidget *child, GtkAllocation area, int line_width)
{
  if (gtk_widget_get_direction (gtk_widget_get_parent (child)) == GTK_TEXT_DIR_RTL)
    area.x = line_width - area.x - area.width;
  gtk_widget_size_allocate (child, &area, -1);
}

static int
measure_width (GtkWidget *child, int available)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);

  return MAX (minimum, MIN (natural, available));
}

static int
measure_height (GtkWidget *child, int width)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);

  return minimum;
}

static int
get_width_in_line (DubWrapLayout *self, const Line *line, GtkWidget *child, int available,
                   int index)
{
  int width = measure_width (child, available), rest = available - line->width;

  if (!self->stretch || rest <= 0 || line->n == 0)
    return width;

  /* Remaining pixels go to the first children. */
  return width + rest / line->n + (index < rest % line->n);
}

/* Without stretching, all lines are as tall as the tallest child. So less width never needs
 * less height, which GtkBox relies on: GTK 4.8 would search for a fit forever. */
static int
measure_line (DubWrapLayout *self, const Line *line, int available)
{
  GtkWidget *first = self->stretch ? line->first : get_first (gtk_widget_get_parent (line->first));
  GtkWidget *end = self->stretch ? line->end : NULL;
  int index = 0, height = 0;

  for (GtkWidget *child = first; child != end; child = get_next (child)) {
    int needed = measure_height (child, get_width_in_line (self, line, child, available, index++));

    height = MAX (height, needed);
  }

  return height;
}

static Line
find_line (DubWrapLayout *self, GtkWidget *first, int available)
{
  Line line = { .first = first };

  for (line.end = first; line.end != NULL; line.end = get_next (line.end)) {
    int width = measure_width (line.end, available) + (line.n > 0 ? self->spacing : 0);

    if (line.n > 0 && line.width + width > available)
      break;
    line.width += width;
    line.n++;
  }
  line.height = measure_line (self, &line, available);

  return line;
}

/* The arrangement of the children of a shelf for a given width. */
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
  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child)) {
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
get_shape (DubWrapLayout *self, GtkWidget *widget, int available)
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
  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child)) {
    int height = measure_height (child, shape.width);

    shape.height = MAX (shape.height, height);
  }

  return shape;
}

static void
measure_shelf (DubWrapLayout *self, GtkWidget *widget, GtkOrientation orientation, int available,
               int *minimum, int *natural)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    int n, widest = measure_widest (widget, &n, minimum);

    *natural = MAX (n * widest + (n - 1) * self->spacing, *minimum);
  } else {
    Shape shape = get_shape (self, widget, available);

    *minimum = *natural = MAX (shape.lines * (shape.height + self->spacing) - self->spacing, 0);
  }
}

static void
allocate_shelf (DubWrapLayout *self, GtkWidget *widget, int width, int height)
{
  Shape shape = get_shape (self, widget, width);
  int at = 0;

  if (shape.n == 0)
    return;
  shape.height = MAX (shape.height, (height + self->spacing) / shape.lines - self->spacing);
  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child)) {
    GtkAllocation area = { .width = shape.width, .height = shape.height };

    /* Remaining pixels are spread over the line. */
    area.x = at % shape.columns * (width + self->spacing) / shape.columns;
    area.y = at / shape.columns * (shape.height + self->spacing);
    place (child, area, width);
    at++;
  }
}

static GtkSizeRequestMode
dub_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_horizontally (DubWrapLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child)) {
    *minimum = MAX (*minimum, measure_width (child, 0));
    *natural += measure_width (child, G_MAXINT) + (*natural > 0 ? self->spacing : 0);
  }
}

static void
dub_wrap_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                         int for_size, int *minimum, int *natural, int *minimum_baseline,
                         int *natural_baseline)
{
  DubWrapLayout *self = DUB_WRAP_LAYOUT (manager);
  GtkWidget *child = get_first (widget);
  int available = for_size < 0 ? G_MAXINT / 2 : for_size;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (self->is_shelf)
    measure_shelf (self, widget, orientation, available, minimum, natural);
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_horizontally (self, widget, minimum, natural);
  if (self->is_shelf || orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  while (child != NULL) {
    Line line = find_line (self, child, available);

    *minimum += line.height + (*minimum > 0 ? self->spacing : 0);
    child = line.end;
  }
  *natural = *minimum;
}

static void
dub_wrap_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                          int baseline)
{
  DubWrapLayout *self = DUB_WRAP_LAYOUT (manager);
  int y = 0;

  if (self->is_shelf) {
    allocate_shelf (self, widget, width, height);
    return;
  }
  for (GtkWidget *first = get_first (widget); first != NULL;) {
    Line line = find_line (self, first, width);
    int x = 0, index = 0;

    for (GtkWidget *child = first; child != line.end; child = get_next (child)) {
      int child_width = get_width_in_line (self, &line, child, width, index++);

      place (child, (GtkAllocation){ x, y, child_width, line.height }, width);
      x += child_width + self->spacing;
    }
    y += line.height + self->spacing;
    first = line.end;
  }
}

static void
dub_wrap_layout_class_init (DubWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = dub_wrap_layout_get_request_mode;
  manager_class->measure = dub_wrap_layout_measure;
  manager_class->allocate = dub_wrap_layout_allocate;
}

void
dub_wrap_use (GtkWidget *box, int spacing, gboolean stretch)
{
  DubWrapLayout *self = g_object_new (DUB_TYPE_WRAP_LAYOUT, NULL);

  self->spacing = spacing;
  self->stretch = stretch;
  gtk_widget_set_layout_manager (box, GTK_LAYOUT_MANAGER (self));
}

GtkWidget *
dub_wrap_new (int spacing, gboolean stretch)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  dub_wrap_use (box, spacing, stretch);

  return box;
}

GtkWidget *
dub_shelf_new (int spacing)
{
  GtkWidget *box = dub_wrap_new (spacing, FALSE);

  DUB_WRAP_LAYOUT (gtk_widget_get_layout_manager (box))->is_shelf = TRUE;

  return box;
}
