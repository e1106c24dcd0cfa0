/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-palette-tile.h"

#include "dub-piece.h"
#include "dub-text-box.h"
#include "dub-text-code.h"

enum { FIGURE = 30 }; /* its width */

static GtkWidget *
draw_entry (DubEdition edition, DubThing entry)
{
  DubPiece *figure = DUB_PIECE (dub_piece_new ());

  dub_piece_show_thing (figure, edition, entry);
  dub_piece_set_size (figure, FIGURE);
  gtk_widget_set_valign (GTK_WIDGET (figure), GTK_ALIGN_CENTER);

  return GTK_WIDGET (figure);
}

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style_class);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

GtkWidget *
dub_palette_tile_new (const DubBox *box, DubThing entry, GtkWidget **caption, GtkWidget **left)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *labels = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (labels, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), draw_entry (box->edition, entry));
  gtk_box_append (GTK_BOX (content), labels);
  *caption = add_label (labels, NULL, "caption");
  *left = add_label (labels, NULL, "left");
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "palette-tile");

  return button;
}

GtkWidget *
dub_palette_card_new (const DubBox *box, DubEmployee employee, gboolean with_rank)
{
  g_autofree char *rank =
      with_rank ? dub_text_rank (box, employee) : g_strdup (dub_text_level (employee.level));
  g_autofree char *number = g_strdup_printf ("%u", employee.id);
  g_autofree char *bonus =
      employee.id > 0 ? dub_text_employee_short_bonus (box, employee.id - 1u) : g_strdup ("");
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = add_label (row, number, "dim-label");

  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  add_label (row, rank, "rank");
  label = add_label (row, bonus, "bonus");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "palette-tile");
  gtk_widget_add_css_class (button, "card-row");

  return button;
}
