/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-row-layout.h"

#include "dub-template.h"

enum { MAX_CHILDREN = 8 };

struct _DubRowLayout {
  GtkLayoutManager parent_instance;

  int spacing;
};

enum { PROP_0, PROP_SPACING, N_PROPS };

static GParamSpec *properties[N_PROPS];

DUB_DEFINE_BARE_TYPE (DubRowLayout, dub_row_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The children that are visible, and what they ask for. */
typedef struct {
  guint n;
  guint n_expanding;
  int gaps;
  GtkRequestedSize sizes[MAX_CHILDREN]; /* its data is the child */
} Row;

static Row
list_children (DubRowLayout *self, GtkWidget *widget)
{
  Row row = { 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkRequestedSize *size = &row.sizes[row.n];

    if (!gtk_widget_should_layout (child))
      continue;
    g_assert (row.n < MAX_CHILDREN);
    size->data = child;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size->minimum_size,
                        &size->natural_size, NULL, NULL);
    row.n_expanding += gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
    row.gaps += row.n > 0 ? self->spacing : 0;
    row.n++;
  }

  return row;
}

/* The minimum sizes become what each child gets. What is left over goes to those that expand. */
static void
share_width (Row *row, int width)
{
  int rest = width - row->gaps, each;

  for (guint i = 0; i < row->n; i++)
    rest -= row->sizes[i].minimum_size;
  rest = gtk_distribute_natural_allocation (MAX (rest, 0), row->n, row->sizes);
  each = row->n_expanding > 0 ? rest / (int) row->n_expanding : 0;
  rest -= each * (int) row->n_expanding;
  for (guint i = 0; row->n_expanding > 0 && i < row->n; i++)
    if (gtk_widget_compute_expand (row->sizes[i].data, GTK_ORIENTATION_HORIZONTAL)) {
      row->sizes[i].minimum_size += each + (rest > 0);
      rest = MAX (rest - 1, 0);
    }
}

static int
get_natural (const Row *row)
{
  int width = row->gaps;

  for (guint i = 0; i < row->n; i++)
    width += row->sizes[i].natural_size;

  return width;
}

static GtkSizeRequestMode
dub_row_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dub_row_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                        int for_size, int *minimum, int *natural, int *minimum_baseline,
                        int *natural_baseline)
{
  Row row = list_children (DUB_ROW_LAYOUT (manager), widget);
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = is_width ? row.gaps : 0;
  *natural = is_width ? get_natural (&row) : 0;
  *minimum_baseline = *natural_baseline = -1;
  if (!is_width)
    share_width (&row, for_size < 0 ? get_natural (&row) : for_size);
  for (guint i = 0; i < row.n; i++)
    if (is_width)
      *minimum += row.sizes[i].minimum_size;
    else {
      int child_minimum, child_natural;

      gtk_widget_measure (row.sizes[i].data, orientation, row.sizes[i].minimum_size, &child_minimum,
                          &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
dub_row_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                         int baseline)
{
  DubRowLayout *self = DUB_ROW_LAYOUT (manager);
  gboolean from_right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Row row = list_children (self, widget);
  int x = 0;

  share_width (&row, width);
  for (guint i = 0; i < row.n; i++) {
    int size = row.sizes[i].minimum_size;

    gtk_widget_size_allocate (row.sizes[i].data,
                              &(GtkAllocation){ from_right ? width - x - size : x, 0, size,
                                                height },
                              -1);
    x += size + self->spacing;
  }
}

static void
dub_row_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    g_value_set_int (value, DUB_ROW_LAYOUT (object)->spacing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_row_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    DUB_ROW_LAYOUT (object)->spacing = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_row_layout_class_init (DubRowLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = dub_row_layout_get_property;
  object_class->set_property = dub_row_layout_set_property;
  manager_class->get_request_mode = dub_row_layout_get_request_mode;
  manager_class->measure = dub_row_layout_measure;
  manager_class->allocate = dub_row_layout_allocate;

  properties[PROP_SPACING] =
      g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0,
                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

GtkWidget *
dub_row_new (int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, g_object_new (DUB_TYPE_ROW_LAYOUT, "spacing", spacing, NULL));

  return box;
}
