/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-part-layout.h"

#include "dub-plan.h"

#include <math.h>

enum { GAP = 2 };

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Only the spaces determine the width of a part; the header wraps. */
static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *head = gtk_widget_get_first_child (widget);
  int head_minimum, head_natural;

  gtk_widget_measure (head, orientation, for_size, &head_minimum, &head_natural, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_next_sibling (head), orientation, for_size, minimum, natural,
                      NULL, NULL);
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MAX (*minimum, head_minimum);
    *natural = MAX (*natural, *minimum);
  } else {
    *minimum += head_minimum + GAP;
    *natural += head_minimum + GAP;
  }
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *head = gtk_widget_get_first_child (widget);
  GtkWidget *spaces = gtk_widget_get_next_sibling (head);
  GtkWidget *board = gtk_widget_get_ancestor (widget, DUB_TYPE_PLAN);
  double scale = board != NULL ? dub_plan_get_scale (DUB_PLAN (board)) : 1;
  int head_width, head_height, least, top;

  gtk_widget_measure (head, GTK_ORIENTATION_HORIZONTAL, -1, &head_width, NULL, NULL, NULL);
  gtk_widget_measure (spaces, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  head_width = MAX (head_width, (int) (width / scale));
  gtk_widget_measure (head, GTK_ORIENTATION_VERTICAL, head_width, &head_height, NULL, NULL, NULL);
  scale = (double) width / head_width;
  top = MIN ((int) ceil (head_height * scale) + GAP, height - least);
  gtk_widget_allocate (head, head_width, head_height, -1,
                       gsk_transform_scale (NULL, (float) scale, (float) scale));
  gtk_widget_size_allocate (spaces, &(GtkAllocation){ 0, top, width, height - top }, -1);
}

GtkLayoutManager *
dub_part_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}
