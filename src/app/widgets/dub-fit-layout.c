/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-fit-layout.h"

#include "dub-template.h"

struct _DubFitLayout {
  GtkLayoutManager parent_instance;
};

enum { SPACING = 12, LEAST_SPACING = 4, MAX_CHILDREN = 16 };

DUB_DEFINE_BARE_TYPE (DubFitLayout, dub_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct {
  GtkWidget *children[MAX_CHILDREN];
  GtkRequestedSize sizes[MAX_CHILDREN];
  guint n;
} Column;

/* Lists what is visible, whether it has given way or not. */
static Column
list_children (GtkWidget *widget, int width)
{
  Column column = { .n = 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkRequestedSize size = { .data = child };

    if (!gtk_widget_get_visible (child))
      continue;
    g_assert (column.n < MAX_CHILDREN);
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &size.minimum_size,
                        &size.natural_size, NULL, NULL);
    column.children[column.n] = child;
    column.sizes[column.n++] = size;
  }

  return column;
}

static int
sum_up (const Column *column, gboolean is_natural, int spacing)
{
  int height = -spacing;

  for (guint i = 0; i < column->n; i++)
    height +=
        spacing + (is_natural ? column->sizes[i].natural_size : column->sizes[i].minimum_size);

  return MAX (height, 0);
}

/* Removes the last child of the class, or returns FALSE. */
static gboolean
remove_last (Column *column, const char *css_class)
{
  for (guint i = column->n; i-- > 0;) {
    if (!gtk_widget_has_css_class (column->children[i], css_class))
      continue;
    column->n--;
    for (; i < column->n; i++) {
      column->children[i] = column->children[i + 1];
      column->sizes[i] = column->sizes[i + 1];
    }
    return TRUE;
  }

  return FALSE;
}

static gboolean
give_way (Column *column)
{
  return remove_last (column, "repeated") || remove_last (column, "optional");
}

static GtkSizeRequestMode
dub_fit_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dub_fit_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                        int for_size, int *minimum, int *natural, int *minimum_baseline,
                        int *natural_baseline)
{
  Column column;

  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    column = list_children (widget, for_size);
    *natural = sum_up (&column, TRUE, SPACING);
    while (give_way (&column))
      ;
    *minimum = sum_up (&column, FALSE, LEAST_SPACING);
    return;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int child_minimum, child_natural;

    if (!gtk_widget_get_visible (child))
      continue;
    gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
    *minimum = MAX (*minimum, child_minimum);
    *natural = MAX (*natural, child_natural);
  }
}

static void
dub_fit_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                         int baseline)
{
  Column all = list_children (widget, width), column = all;
  int spacing = SPACING, y = 0;

  while (sum_up (&column, TRUE, SPACING) > height && give_way (&column))
    ;
  if (column.n > 1)
    spacing =
        CLAMP ((height - sum_up (&column, TRUE, 0)) / (int) (column.n - 1), LEAST_SPACING, SPACING);
  gtk_distribute_natural_allocation (MAX (height - sum_up (&column, FALSE, spacing), 0), column.n,
                                     column.sizes);
  for (guint i = 0, shown = 0; i < all.n; i++) {
    gboolean is_shown = shown < column.n && column.children[shown] == all.children[i];

    gtk_widget_set_child_visible (all.children[i], is_shown);
    if (!is_shown)
      continue;
    gtk_widget_size_allocate (all.children[i],
                              &(GtkAllocation){ 0, y, width, column.sizes[shown].minimum_size },
                              -1);
    y += column.sizes[shown++].minimum_size + spacing;
  }
}

static void
dub_fit_layout_class_init (DubFitLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = dub_fit_layout_get_request_mode;
  manager_class->measure = dub_fit_layout_measure;
  manager_class->allocate = dub_fit_layout_allocate;
}
