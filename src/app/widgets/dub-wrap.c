/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-wrap.h"

struct _DubWrap {
  GtkWidget parent_instance;

  int spacing;
  gboolean stretch;
};

G_DEFINE_FINAL_TYPE (DubWrap, dub_wrap, GTK_TYPE_WIDGET)

/* The visible children, starting with first, that fit in a line. */
typedef struct {
  GtkWidget *first;
  GtkWidget *end; /* the child after the last one, or NULL */
  int n;
  int width; /* including the spacing between them */
  int height;
} Line;

static int
measure_width (GtkWidget *child, int available)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);

  return MAX (minimum, MIN (natural, available));
}

static int
get_width_in_line (DubWrap *self, const Line *line, GtkWidget *child, int available, int index)
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
measure_highest (DubWrap *self, int available)
{
  int height = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int minimum;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, measure_width (child, available), &minimum,
                        NULL, NULL, NULL);
    height = MAX (height, minimum);
  }

  return height;
}

static int
measure_line (DubWrap *self, const Line *line, int available)
{
  int index = 0, height = 0;

  if (!self->stretch)
    return measure_highest (self, available);
  for (GtkWidget *child = line->first; child != line->end;
       child = gtk_widget_get_next_sibling (child)) {
    int minimum;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL,
                        get_width_in_line (self, line, child, available, index++), &minimum, NULL,
                        NULL, NULL);
    height = MAX (height, minimum);
  }

  return height;
}

static Line
find_line (DubWrap *self, GtkWidget *first, int available)
{
  Line line = { .first = first };

  for (line.end = first; line.end != NULL; line.end = gtk_widget_get_next_sibling (line.end)) {
    int width;

    if (!gtk_widget_should_layout (line.end))
      continue;
    width = measure_width (line.end, available) + (line.n > 0 ? self->spacing : 0);
    if (line.n > 0 && line.width + width > available)
      break;
    line.width += width;
    line.n++;
  }
  if (line.n > 0)
    line.height = measure_line (self, &line, available);

  return line;
}

static GtkSizeRequestMode
dub_wrap_get_request_mode (GtkWidget *widget)
{
  (void) widget;

  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_horizontally (DubWrap *self, int *minimum, int *natural)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int child_minimum, child_natural;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL,
                        NULL);
    *minimum = MAX (*minimum, child_minimum);
    *natural += child_natural + (*natural > 0 ? self->spacing : 0);
  }
}

static void
dub_wrap_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                  int *natural, int *minimum_baseline, int *natural_baseline)
{
  DubWrap *self = DUB_WRAP (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int available = for_size < 0 ? G_MAXINT / 2 : for_size;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    measure_horizontally (self, minimum, natural);
    return;
  }
  while (child != NULL) {
    Line line = find_line (self, child, available);

    if (line.n > 0)
      *minimum += line.height + (*minimum > 0 ? self->spacing : 0);
    child = line.end;
  }
  *natural = *minimum;
}

static void
allocate_line (DubWrap *self, const Line *line, int width, int y)
{
  gboolean from_right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int x = 0, index = 0;

  for (GtkWidget *child = line->first; child != line->end;
       child = gtk_widget_get_next_sibling (child)) {
    GtkAllocation allocation = { .y = y, .height = line->height };

    if (!gtk_widget_should_layout (child))
      continue;
    allocation.width = get_width_in_line (self, line, child, width, index++);
    allocation.x = from_right ? width - x - allocation.width : x;
    gtk_widget_size_allocate (child, &allocation, -1);
    x += allocation.width + self->spacing;
  }
}

static void
dub_wrap_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  DubWrap *self = DUB_WRAP (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int y = 0;

  (void) height, (void) baseline;
  while (child != NULL) {
    Line line = find_line (self, child, width);

    allocate_line (self, &line, width, y);
    y += line.height + self->spacing;
    child = line.end;
  }
}

static void
dub_wrap_dispose (GObject *object)
{
  dub_wrap_clear (DUB_WRAP (object));

  G_OBJECT_CLASS (dub_wrap_parent_class)->dispose (object);
}

static void
dub_wrap_class_init (DubWrapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_wrap_dispose;
  widget_class->get_request_mode = dub_wrap_get_request_mode;
  widget_class->measure = dub_wrap_measure;
  widget_class->size_allocate = dub_wrap_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
dub_wrap_init (DubWrap *self)
{
  (void) self;
}

GtkWidget *
dub_wrap_new (int spacing, gboolean stretch)
{
  DubWrap *self = g_object_new (DUB_TYPE_WRAP, NULL);

  self->spacing = spacing;
  self->stretch = stretch;

  return GTK_WIDGET (self);
}

void
dub_wrap_append (DubWrap *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
dub_wrap_clear (DubWrap *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
