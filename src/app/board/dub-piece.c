/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shapes are drawn in an area of 40 by 44, which is scaled to the widget, and kept as textures.
 */

#include "dub-piece.h"

#include "dub-colors.h"
#include "dub-place.h"
#include "dub-shapes.h"

#include <string.h>

enum {
  WIDTH = 40,
  HEIGHT = 44,
  CORNER = 9, /* radius of a token in the corner of a garment */
  ASIDE = 4,  /* what the garment moves aside for it */
  MAX_TEXTURES = 512
};

static guint n_drawn;

typedef struct {
  guint8 owner;
  guint8 color;
} Token;

struct _DubPiece {
  GtkWidget parent_instance;

  int width;
  DubFace face;
  Token token;
  const char *letter; /* static */
  gboolean master;
};

G_DEFINE_FINAL_TYPE (DubPiece, dub_piece, GTK_TYPE_WIDGET)

static void
draw_shape (cairo_t *cr, DubShape shape, GdkRGBA color)
{
  dub_shapes_draw (cr, shape, color, color);
}

static void
draw_tile (DubPiece *self, cairo_t *cr)
{
  DubEdition edition = self->face.edition;
  GdkRGBA common = dub_colors_get_silk (edition, DUB_BLUE);
  GdkRGBA coat = dub_colors_get_silk (edition, DUB_PINK);
  GdkRGBA gown = dub_colors_get_silk (edition, DUB_GREEN);
  GdkRGBA rare = dub_colors_get_silk (edition, DUB_ORANGE);

  switch ((DubTile) self->face.value) {
  case DUB_TILE_BP:
    dub_shapes_draw (cr, DUB_SHAPE_SILK, common, coat);
    break;
  case DUB_TILE_GO:
    dub_shapes_draw (cr, DUB_SHAPE_SILK, gown, rare);
    break;
  case DUB_TILE_BP_GO:
    dub_shapes_draw (cr, DUB_SHAPE_SILK_ABOVE, common, coat);
    dub_shapes_draw (cr, DUB_SHAPE_SILK_BELOW, gown, rare);
    break;
  case DUB_TILE_UNKNOWN:
    draw_shape (cr, DUB_SHAPE_BACK, dub_colors_get_silk (edition, DUB_COLOR_UNKNOWN));
    break;
  case DUB_TILE_NONE:
  case DUB_N_TILES:
    break;
  }
}

/* A gown or a coat, a necklace or a ring. */
static void
draw_colored (DubPiece *self, cairo_t *cr, DubShape gown, DubShape coat)
{
  DubColor which = self->face.value;
  GdkRGBA color = dub_colors_get_silk (self->face.edition, which);

  draw_shape (cr,
              which == DUB_COLOR_UNKNOWN  ? DUB_SHAPE_BACK
              : dub_color_is_gown (which) ? gown
                                          : coat,
              color);
}

static gboolean
has_token (DubPiece *self)
{
  return self->token.owner != DUB_NOBODY && self->letter != NULL;
}

/* A token leaves the head free. */
static void
draw_garment (DubPiece *self, cairo_t *cr)
{
  cairo_save (cr);
  if (has_token (self))
    cairo_translate (cr, ASIDE, 0);
  draw_colored (self, cr, DUB_SHAPE_GOWN, DUB_SHAPE_COAT);
  cairo_restore (cr);
  if (self->face.extra)
    draw_shape (cr, DUB_SHAPE_THIMBLE, dub_color_gilt);
}

static void
draw_employee (DubPiece *self, cairo_t *cr)
{
  static const DubShape shapes[DUB_N_TYPES] = { [DUB_MASTER] = DUB_SHAPE_MASTER,
                                                [DUB_JOURNEYMAN] = DUB_SHAPE_JOURNEYMAN,
                                                [DUB_APPRENTICE] = DUB_SHAPE_APPRENTICE };

  if (self->face.value == DUB_TYPE_UNKNOWN) {
    draw_shape (cr, DUB_SHAPE_BACK, dub_color_gilt);
    return;
  }
  draw_shape (cr, shapes[self->face.value], dub_color_ink);
  if (self->face.extra != DUB_CROWN_NONE)
    draw_shape (cr, DUB_SHAPE_BADGE, dub_color_gilt);
}

static GdkRGBA
get_text_color (DubPiece *self)
{
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &color);

  return color;
}

/* Draws the subject of the card in the color of the surrounding text. */
static void
draw_card (DubPiece *self, cairo_t *cr)
{
  static const DubShape shapes[] = { [DUB_CARD_FAVOR] = DUB_SHAPE_CROWN,
                                     [DUB_CARD_TAILOR] = DUB_SHAPE_GOWN,
                                     [DUB_CARD_HIRE] = DUB_SHAPE_MASTER,
                                     [DUB_CARD_FUND] = DUB_SHAPE_COINS };
  DubCardAction action = self->face.value;

  if (action == DUB_CARD_UNKNOWN)
    dub_shapes_draw (cr, DUB_SHAPE_CARD_BACK, dub_color_plum, dub_color_gilt);
  else if (action == DUB_CARD_DRAWER || action == DUB_CARD_COLUMN)
    dub_shapes_draw (cr, DUB_SHAPE_SILK, dub_colors_get_silk (self->face.edition, DUB_BLUE),
                     dub_colors_get_silk (self->face.edition, DUB_ORANGE));
  else
    draw_shape (cr, shapes[action], get_text_color (self));
}

static void
draw (DubPiece *self, cairo_t *cr)
{
  switch ((DubPieceKind) self->face.kind) {
  case DUB_PIECE_PORTRAIT:
    dub_shapes_draw (cr, DUB_SHAPE_PORTRAIT, dub_color_plum, dub_color_gilt);
    break;
  case DUB_PIECE_GARMENT:
    draw_garment (self, cr);
    break;
  case DUB_PIECE_JEWEL:
    draw_colored (self, cr, DUB_SHAPE_NECKLACE, DUB_SHAPE_RING);
    break;
  case DUB_PIECE_TILE:
    draw_tile (self, cr);
    break;
  case DUB_PIECE_EMPLOYEE:
    draw_employee (self, cr);
    break;
  case DUB_PIECE_CARD:
    if (has_token (self)) /* beside the crown, not upon it */
      cairo_transform (cr, &(cairo_matrix_t){ 0.75, 0, 0, 0.75, 10, 9 });
    draw_card (self, cr);
    break;
  case DUB_PIECE_RING:
    if (self->token.owner == DUB_NOBODY)
      draw_shape (cr, DUB_SHAPE_PLACE, get_text_color (self));
    break;
  case DUB_PIECE_THREAD:
    dub_shapes_draw (cr, DUB_SHAPE_THREAD, dub_color_plum, dub_color_gilt);
    break;
  case DUB_PIECE_LACE:
    draw_shape (cr, DUB_SHAPE_LACE, dub_color_plum);
    break;
  case DUB_PIECE_NOTHING:
    if (self->master)
      draw_shape (cr, DUB_SHAPE_STAR, dub_color_gilt);
    break;
  }
}

static void
draw_token (DubPiece *self, cairo_t *cr)
{
  GdkRGBA color = dub_colors_get_token (self->token.color, self->token.owner);
  gboolean alone = self->face.kind == DUB_PIECE_NOTHING || self->face.kind == DUB_PIECE_RING;
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->letter);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  double radius = alone ? 18 : CORNER;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  /* Her token has corners, so that it can be recognized without its color. */
  cairo_save (cr);
  cairo_translate (cr, alone ? 20 : radius, alone ? 21 : radius);
  dub_shapes_draw_token (cr, radius, self->token.owner == DUB_BARRY, color,
                         dub_colors_get_ink (color), layout);
  cairo_restore (cr);
}

static void
draw_all (DubPiece *self, cairo_t *cr)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double scale = MIN ((double) width / WIDTH, (double) height / HEIGHT);

  cairo_translate (cr, (width - scale * WIDTH) / 2, (height - scale * HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  cairo_save (cr);
  draw (self, cr);
  cairo_restore (cr);
  if (has_token (self))
    draw_token (self, cr);
}

/* Returns everything that its look depends on. */
static char *
dup_look (DubPiece *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  DubFace face = self->face;
  GdkRGBA text = face.kind == DUB_PIECE_CARD || face.kind == DUB_PIECE_RING ? get_text_color (self)
                                                                            : dub_color_ink;
  g_autofree char *color = gdk_rgba_to_string (&text);
  g_autofree char *token = has_token (self) ? g_strdup_printf ("%d %d %s", self->token.owner,
                                                               self->token.color, self->letter)
                                            : g_strdup ("");

  return g_strdup_printf ("%d %d %d %d %d %d %d %d %s %s", gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget), gtk_widget_get_scale_factor (widget),
                          face.kind, face.edition, face.value, face.extra, self->master, token,
                          color);
}

static GdkTexture *
draw_texture (DubPiece *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int scale = gtk_widget_get_scale_factor (widget);
  int width = gtk_widget_get_width (widget) * scale;
  int height = gtk_widget_get_height (widget) * scale;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  cairo_scale (cr, scale, scale);
  draw_all (self, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize) height * (gsize) cairo_image_surface_get_stride (surface));
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes,
                                    (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);
  n_drawn++;

  return texture;
}

/* Pieces that look alike share a texture, which is drawn once for each size. A window that is
 * being resized leaves many sizes behind, so all of them are dropped when there are too many. */
static GdkTexture *
get_texture (DubPiece *self)
{
  static GHashTable *textures;
  g_autofree char *look = dup_look (self);
  GdkTexture *texture;

  if (textures == NULL)
    textures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  texture = g_hash_table_lookup (textures, look);
  if (texture != NULL)
    return texture;
  if (g_hash_table_size (textures) >= MAX_TEXTURES)
    g_hash_table_remove_all (textures);
  texture = draw_texture (self);
  g_hash_table_insert (textures, g_steal_pointer (&look), texture);

  return texture;
}

static void
dub_piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (width > 0 && height > 0)
    gtk_snapshot_append_texture (snapshot, get_texture (DUB_PIECE (widget)),
                                 &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

static void
dub_piece_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                   int *natural, int *minimum_baseline, int *natural_baseline)
{
  int width = DUB_PIECE (widget)->width;

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : width * HEIGHT / WIDTH;
  *minimum_baseline = *natural_baseline = -1;
}

static void
dub_piece_class_init (DubPieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = dub_piece_snapshot;
  widget_class->measure = dub_piece_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "piece");
}

static void
dub_piece_init (DubPiece *self)
{
  self->width = WIDTH;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
dub_piece_new (void)
{
  return g_object_new (DUB_TYPE_PIECE, NULL);
}

void
dub_piece_set_size (DubPiece *self, int width)
{
  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Most pieces are shown again as they are, which takes no frame. */
void
dub_piece_show (DubPiece *self, DubFace face)
{
  if (memcmp (&self->face, &face, sizeof face) == 0)
    return;
  self->face = face;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A place without a piece has a color, tile or rank of none. */
void
dub_piece_show_thing (DubPiece *self, DubEdition edition, DubThing thing)
{
  DubFace face = { .edition = (guint8) edition, .value = thing.name };

  if (thing.kind == DUB_KIND_TILE)
    face.kind = DUB_PIECE_TILE;
  else if (thing.kind == DUB_KIND_JEWEL)
    face.kind = DUB_PIECE_JEWEL;
  else if (thing.kind == DUB_KIND_GARMENT)
    face = (DubFace){ DUB_PIECE_GARMENT, (guint8) edition, thing.garment.color,
                      thing.garment.thimble };
  else if (thing.kind == DUB_KIND_EMPLOYEE)
    face = (DubFace){ DUB_PIECE_EMPLOYEE, 0, thing.employee.type, thing.employee.crown };
  else
    return;
  dub_piece_show (self, face.value != 0 ? face : (DubFace){ 0 });
}

void
dub_piece_set_token (DubPiece *self, DubOwner owner, DubPlayerColor color, const char *letter)
{
  Token token = { (guint8) owner, (guint8) color };

  if (memcmp (&self->token, &token, sizeof token) == 0 && g_strcmp0 (self->letter, letter) == 0)
    return;
  self->token = token;
  self->letter = letter;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dub_piece_set_master (DubPiece *self, gboolean master)
{
  if (self->master == master)
    return;
  self->master = master;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
dub_piece_count_drawn (void)
{
  return n_drawn;
}
