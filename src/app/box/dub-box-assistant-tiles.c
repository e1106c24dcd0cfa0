/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant-tiles.h"

#include "dub-box-assistant-plate.h"
#include "dub-pane.h"
#include "dub-piece.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"

enum {
  BONUS_CHARS = 16,
  SPACE_WIDTH = 96, /* three side by side on a phone, six on a wider screen */
  TILE_WIDTH = 148, /* two side by side on a phone, four on a wider screen */
  N_PER_COLOR = DUB_MAX_GARMENT_KINDS / 4,
};

typedef struct {
  const DubBox *box;
  GPtrArray *figures;
  GPtrArray *tiles;
} Layout;

/* Pictures and totals store the field that they belong to. */
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
  gtk_widget_set_vexpand (label, TRUE); /* so that the values below line up */
  gtk_box_append (GTK_BOX (space), label);
}

/* Adds a plate with the number of tiles and the expected total as its heading. */
static GtkWidget *
add_counted_plate (const Layout *layout, GtkWidget *page, DubField field)
{
  GtkWidget *plate = dub_plate_add_plate (page, NULL);

  add_live (layout, plate, dub_pane_new_label (NULL, "part-title"), field);

  return dub_plate_add_lines (plate, DUB_PLATE_SPACES);
}

static GtkWidget *
add_picture (const Layout *layout, GtkWidget *wrap, DubField field, int width)
{
  GtkWidget *space = dub_plate_add_space (wrap, NULL);
  GtkWidget *picture = add_live (layout, space, dub_piece_new (), field);

  gtk_widget_set_size_request (space, width, -1);

  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);

  return space;
}

/* A note that distinguishes a number of tiles from its neighbors. */
static char *
dup_note (const DubBox *box, DubField field)
{
  const DubField worth = { .kind = DUB_FIELD_WORTH, .in = field.in, .at = field.at };

  if (field.kind == DUB_FIELD_GARMENTS)
    return dub_text_field_value (worth, dub_field_get (box, worth));

  return field.kind == DUB_FIELD_RESOURCES ? dub_text_tile (field.at) : dub_text_jewel (field.at);
}

/* Adds a space for the values of identical tiles, or of a garment of an Expansion. The bonus of
 * such a garment is known; its other values are printed on it. */
static GtkWidget *
add_tile (const Layout *layout, GtkWidget *wrap, DubField field)
{
  gboolean is_count = dub_field_get_info (field)->type == DUB_VALUE_TILES;
  g_autofree char *note = is_count ? dup_note (layout->box, field)
                                   : dub_text_tile_title (layout->box, field.in, field.at);
  GtkWidget *space = add_picture (layout, wrap, field, is_count ? SPACE_WIDTH : TILE_WIDTH);

  add_note (space, note);

  return space;
}

static GtkWidget *
add_plate (const Layout *layout, GtkWidget *page, DubField field)
{
  const DubRowInfo *row = dub_row_get_info (dub_field_get_row (field));
  g_autofree char *title = NULL;

  if (dub_field_get_info (field)->type == DUB_VALUE_TILES)
    return add_counted_plate (layout, page, field);
  title = dub_text_expansion (g_bit_nth_lsf (row->expansions, -1));

  return dub_plate_add_lines (dub_plate_add_plate (page, title), DUB_PLATE_FIGURES);
}

/* A plate is for tiles that are counted together, or for those of an Expansion. */
static gboolean
begins_plate (DubField field, DubField before)
{
  return dub_field_get_row (field).kind != dub_field_get_row (before).kind ||
         (field.kind == DUB_FIELD_GARMENTS && field.at % N_PER_COLOR == 0);
}

void
dub_box_tiles_lay_out (GtkWidget *page, const DubBox *box, DubPart part, GPtrArray *figures,
                       GPtrArray *tiles)
{
  const Layout layout = { .box = box, .figures = figures, .tiles = tiles };
  DubField fields[DUB_MAX_FIELDS];
  guint n = dub_part_list_fields (box, part, fields);
  GtkWidget *wrap = NULL, *space = NULL;

  for (guint i = 0; i < n; i++) {
    gboolean is_new = i == 0 || begins_plate (fields[i], fields[i - 1]);

    if (is_new)
      wrap = add_plate (&layout, page, fields[i]);
    if (is_new || fields[i].at != fields[i - 1].at)
      space = add_tile (&layout, wrap, fields[i]);
    dub_plate_add_figure (figures, space, fields[i]);
  }
}

static void
update_picture (DubPiece *picture, const DubBox *box, DubField field)
{
  if (field.kind == DUB_FIELD_RESOURCES)
    dub_piece_show_tile (picture, box->edition, field.at);
  else if (field.kind == DUB_FIELD_JEWELRY)
    dub_piece_show_jewel (picture, box->edition, field.at);
  else
    dub_piece_show_garment (picture, box->edition, box->garments[field.in].kinds[field.at].garment);
}

static void
update_total (GtkWidget *label, const DubBox *box, DubField field)
{
  guint stated;

  dub_ui_take_text (label, dub_text_field_total (box, field));
  dub_ui_set_class (label, "error", dub_field_get_total (box, field, &stated) != stated);
}

void
dub_box_tiles_update (GPtrArray *tiles, const DubBox *box)
{
  for (guint i = 0; i < tiles->len; i++) {
    GtkWidget *widget = g_ptr_array_index (tiles, i);

    if (DUB_IS_PIECE (widget))
      update_picture (DUB_PIECE (widget), box, get_field (widget));
    else
      update_total (widget, box, get_field (widget));
  }
}
