/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant-plate.h"

#include "dub-box-assistant-figure.h"
#include "dub-pane.h"
#include "dub-wrap-layout.h"

enum { GAP = 8, SPACE_GAP = 4 };

GtkWidget *
dub_plate_add_figure (GPtrArray *figures, GtkWidget *box, DubField field)
{
  GtkWidget *figure = dub_box_figure_new (field);

  g_ptr_array_add (figures, figure);
  gtk_box_append (GTK_BOX (box), figure);

  return figure;
}

GtkWidget *
dub_plate_add_plate (GtkWidget *page, const char *title)
{
  GtkWidget *plate = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);

  gtk_widget_add_css_class (plate, "part");
  if (title != NULL)
    gtk_box_append (GTK_BOX (plate), dub_pane_new_label (title, "part-title"));
  gtk_box_append (GTK_BOX (page), plate);

  return plate;
}

GtkWidget *
dub_plate_add_lines (GtkWidget *box, DubPlateLines kind)
{
  GtkWidget *lines =
      dub_wrap_new (kind == DUB_PLATE_SPACES ? SPACE_GAP : GAP, kind != DUB_PLATE_FIGURES);

  gtk_box_append (GTK_BOX (box), lines);

  return lines;
}

GtkWidget *
dub_plate_add_space (GtkWidget *wrap, const char *css_class)
{
  GtkWidget *space = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (space, "printed-space");
  if (css_class != NULL)
    gtk_widget_add_css_class (space, css_class);
  gtk_box_append (GTK_BOX (wrap), space);

  return space;
}

void
dub_plate_add_outline (GtkWidget *space)
{
  GtkWidget *outline = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (outline, "outline-tile");
  gtk_widget_set_halign (outline, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (space), outline);
}
