/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant-tiles.h"

#include "dub-box-assistant-plate.h"
#include "dub-figure.h"
#include "dub-pane.h"
#include "dub-text-field.h"
#include "dub-text.h"

enum {
  BONUS_CHARS = 16,
  SPACE_WIDTH = 96, /* three side by side on a phone, six elsewhere */
  TILE_WIDTH = 148, /* two side by side on a phone, four elsewhere */
  N_PER_COLOR = DUB_MAX_GARMENT_KINDS / 4,
};

typedef struct {
  const DubBox *box;
  GPtrArray *figures;
  GPtrArray *tiles;
} Layout;

/* Pictures and totals know which figure they go with. */
static void
set_field (GtkWidget *widget, DubField field)
{
  g_object_set_data (G_OBJECT (widget), "dub-field",
                     GUINT_TO_POINTER ((guint) field.kind << 16 | (guint) field.in << 8 |
                                       field.at));
}

static DubField
get_field (GtkWidget *widget)
{
  guint bits = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "dub-field"));

  return (DubField){ .kind = (guint8) (bits >> 16 & 0xff),
                     .in = (guint8) (bits >> 8 & 0xff),
                     .at = (guint8) (bits & 0xff) };
}

static GtkWidget *
add_live (const Layout *layout, GtkWidget *box, GtkWidget *widget, DubField field)
{
  set_field (widget, field);
  g_ptr_array_add (layout->tiles, widget);
  gtk_box_append (GTK_BOX (box), widget);

  return widget;
}

static void
add_note (GtkWidget *space, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), BONUS_CHARS);
  gtk_widget_add_css_class (label, "caption");
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_set_vexpand (label, TRUE); /* so that the figures below stand in line */
  gtk_box_append (GTK_BOX (space), label);
}

/* A plate that is headed by how many tiles there are, of how many. */
static GtkWidget *
add_counted_plate (const Layout *layout, GtkWidget *page, DubField field)
{
  GtkWidget *plate = dub_plate_add_plate (page, NULL);

  add_live (layout, plate, dub_pane_new_label (NULL, "part-title"), field);

  return dub_plate_add_spaces (plate, NULL);
}

static GtkWidget *
add_picture (const Layout *layout, GtkWidget *wrap, DubField field, int width)
{
  GtkWidget *space = dub_plate_add_space (wrap, NULL);
  GtkWidget *picture = add_live (layout, space, dub_figure_new (), field);

  gtk_widget_set_size_request (space, width, -1);

  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);

  return space;
}

static void
add_count (const Layout *layout, GtkWidget *wrap, DubField field, const char *note)
{
  GtkWidget *space = add_picture (layout, wrap, field, SPACE_WIDTH);

  add_note (space, note);
  dub_plate_add_figure (layout->figures, space, field);
}

/* A garment of an Expansion: what it brings is known, the rest is printed on it. */
static void
add_tile (const Layout *layout, GtkWidget *wrap, DubGarmentList list, guint at)
{
  static const guint8 kinds[] = { DUB_FIELD_COLOR, DUB_FIELD_WORTH, DUB_FIELD_THIMBLE };
  gboolean is_known = layout->box->garments[list].kinds[at].garment.special == DUB_EXPERT_LIVRE14;
  DubField field = { .kind = DUB_FIELD_COLOR, .in = (guint8) list, .at = (guint8) at };
  g_autofree char *title = dub_tile_dup_title (layout->box, list, at);
  GtkWidget *space = add_picture (layout, wrap, field, TILE_WIDTH);

  add_note (space, title);
  for (guint i = is_known ? 2 : 0; i < G_N_ELEMENTS (kinds); i++) {
    field.kind = kinds[i];
    dub_plate_add_figure (layout->figures, space, field);
  }
}

static void
lay_out_garments (const Layout *layout, GtkWidget *page)
{
  GtkWidget *wrap = NULL;

  for (guint at = 0; at < layout->box->garments[DUB_GARMENTS_BASE].n; at++) {
    DubField field = { .kind = DUB_FIELD_GARMENTS, .at = (guint8) at };
    DubField worth = { .kind = DUB_FIELD_WORTH };
    g_autofree char *note =
        dub_field_dup_value (worth, layout->box->garments[DUB_GARMENTS_BASE].kinds[at].garment.pp);

    if (at % N_PER_COLOR == 0)
      wrap = add_counted_plate (layout, page, field);
    add_count (layout, wrap, field, note);
  }
  for (guint list = DUB_GARMENTS_FANCY; list < DUB_N_GARMENT_LISTS; list++) {
    const DubRow row = { .kind = (guint8) (DUB_ROW_BASE_GARMENTS + list) };
    g_autofree char *title =
        dub_text_expansion (g_bit_nth_lsf (dub_row_get_info (row)->expansions, -1));

    wrap = dub_plate_add_wrap (dub_plate_add_plate (page, title));
    for (guint at = 0; at < layout->box->garments[list].n; at++)
      add_tile (layout, wrap, list, at);
  }
}

static void
lay_out_resources (const Layout *layout, GtkWidget *page)
{
  for (guint fancy = 0; fancy < 2; fancy++) {
    DubField field = { .kind = DUB_FIELD_RESOURCES, .in = (guint8) fancy, .at = DUB_TILE_BP };
    GtkWidget *wrap = add_counted_plate (layout, page, field);

    for (guint tile = DUB_TILE_BP; tile <= DUB_TILE_BP_GO; tile++) {
      g_autofree char *note = dub_text_tile (tile);

      field.at = (guint8) tile;
      add_count (layout, wrap, field, note);
    }
  }
}

static void
lay_out_jewelry (const Layout *layout, GtkWidget *page)
{
  DubField field = { .kind = DUB_FIELD_JEWELRY, .at = DUB_BLUE };
  GtkWidget *wrap = add_counted_plate (layout, page, field);

  for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    g_autofree char *note = dub_text_jewel (color);

    field.at = (guint8) color;
    add_count (layout, wrap, field, note);
  }
}

void
dub_box_tiles_lay_out (GtkWidget *page, const DubBox *box, DubPart part, GPtrArray *figures,
                       GPtrArray *tiles)
{
  const Layout layout = { .box = box, .figures = figures, .tiles = tiles };

  if (part == DUB_PART_GARMENTS)
    lay_out_garments (&layout, page);
  else if (part == DUB_PART_RESOURCES)
    lay_out_resources (&layout, page);
  else
    lay_out_jewelry (&layout, page);
}

static void
update_picture (DubFigure *picture, const DubBox *box, DubField field)
{
  if (field.kind == DUB_FIELD_RESOURCES)
    dub_figure_show_tile (picture, box->edition, field.at);
  else if (field.kind == DUB_FIELD_JEWELRY)
    dub_figure_show_jewel (picture, box->edition, field.at);
  else
    dub_figure_show_garment (picture, box->edition,
                             box->garments[field.in].kinds[field.at].garment);
}

static void
update_total (GtkWidget *label, const DubBox *box, DubField field)
{
  g_autofree char *text = dub_field_dup_total (box, field);
  guint stated;

  gtk_label_set_label (GTK_LABEL (label), text);
  if (dub_field_get_total (box, field, &stated) != stated)
    gtk_widget_add_css_class (label, "error");
  else
    gtk_widget_remove_css_class (label, "error");
}

void
dub_box_tiles_update (GPtrArray *tiles, const DubBox *box)
{
  for (guint i = 0; i < tiles->len; i++) {
    GtkWidget *widget = g_ptr_array_index (tiles, i);

    if (DUB_IS_FIGURE (widget))
      update_picture (DUB_FIGURE (widget), box, get_field (widget));
    else
      update_total (widget, box, get_field (widget));
  }
}
