/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shapes are drawn in an area of 40 by 44, which is scaled to the widget, and kept as textures.
 */

#include "dub-piece.h"

#include "dub-colors.h"
#include "dub-place.h"
#include "dub-shapes.h"

typedef enum { NOTHING, PORTRAIT, GARMENT, JEWEL, TILE, EMPLOYEE, CARD, RING, THREAD, LACE } Kind;

enum { WIDTH = 40, HEIGHT = 44, MAX_TEXTURES = 512 };

static guint n_drawn;

struct _DubPiece {
  GtkWidget parent_instance;

  int width;
  Kind kind;
  DubEdition edition;
  DubGarment garment;
  DubColor color;
  DubTile tile;
  DubEmployee employee;
  DubCard card;
  DubOwner owner;
  DubPlayerColor player;
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
  GdkRGBA common = dub_colors_get_silk (self->edition, DUB_BLUE);
  GdkRGBA coat = dub_colors_get_silk (self->edition, DUB_PINK);
  GdkRGBA gown = dub_colors_get_silk (self->edition, DUB_GREEN);
  GdkRGBA rare = dub_colors_get_silk (self->edition, DUB_ORANGE);

  switch (self->tile) {
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
    draw_shape (cr, DUB_SHAPE_BACK, dub_colors_get_silk (self->edition, DUB_COLOR_UNKNOWN));
    break;
  case DUB_TILE_NONE:
  case DUB_N_TILES:
    break;
  }
}

static void
draw_garment (DubPiece *self, cairo_t *cr)
{
  GdkRGBA color = dub_colors_get_silk (self->edition, self->garment.color);

  if (self->garment.color == DUB_COLOR_UNKNOWN)
    draw_shape (cr, DUB_SHAPE_BACK, color);
  else if (dub_color_is_gown (self->garment.color))
    draw_shape (cr, DUB_SHAPE_GOWN, color);
  else if (self->garment.color != DUB_COLOR_NONE)
    draw_shape (cr, DUB_SHAPE_COAT, color);
  if (self->garment.thimble)
    draw_shape (cr, DUB_SHAPE_THIMBLE, dub_color_gilt);
}

static void
draw_jewel (DubPiece *self, cairo_t *cr)
{
  GdkRGBA color = dub_colors_get_silk (self->edition, self->color);

  if (self->color == DUB_COLOR_UNKNOWN)
    draw_shape (cr, DUB_SHAPE_BACK, color);
  else if (dub_color_is_gown (self->color))
    draw_shape (cr, DUB_SHAPE_NECKLACE, color);
  else if (self->color != DUB_COLOR_NONE)
    draw_shape (cr, DUB_SHAPE_RING, color);
}

static void
draw_employee (DubPiece *self, cairo_t *cr)
{
  static const DubShape shapes[DUB_N_TYPES] = { [DUB_MASTER] = DUB_SHAPE_MASTER,
                                                [DUB_JOURNEYMAN] = DUB_SHAPE_JOURNEYMAN,
                                                [DUB_APPRENTICE] = DUB_SHAPE_APPRENTICE };

  if (self->employee.type == DUB_TYPE_NONE)
    return;
  if (self->employee.type == DUB_TYPE_UNKNOWN) {
    draw_shape (cr, DUB_SHAPE_BACK, dub_color_gilt);
    return;
  }
  draw_shape (cr, shapes[self->employee.type], dub_color_ink);
  if (self->employee.crown != DUB_CROWN_NONE)
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
  GdkRGBA color = get_text_color (self);

  switch ((DubCardAction) self->card.action) {
  case DUB_CARD_FAVOR:
    draw_shape (cr, DUB_SHAPE_CROWN, color);
    break;
  case DUB_CARD_DRAWER:
  case DUB_CARD_COLUMN:
    dub_shapes_draw (cr, DUB_SHAPE_SILK, dub_colors_get_silk (self->edition, DUB_BLUE),
                     dub_colors_get_silk (self->edition, DUB_ORANGE));
    break;
  case DUB_CARD_TAILOR:
    draw_shape (cr, DUB_SHAPE_GOWN, color);
    break;
  case DUB_CARD_HIRE:
    draw_shape (cr, DUB_SHAPE_MASTER, color);
    break;
  case DUB_CARD_FUND:
    draw_shape (cr, DUB_SHAPE_COINS, color);
    break;
  case DUB_CARD_UNKNOWN:
    dub_shapes_draw (cr, DUB_SHAPE_CARD_BACK, dub_color_plum, dub_color_gilt);
    break;
  }
}

static void
draw (DubPiece *self, cairo_t *cr)
{
  switch (self->kind) {
  case PORTRAIT:
    dub_shapes_draw (cr, DUB_SHAPE_PORTRAIT, dub_color_plum, dub_color_gilt);
    break;
  case GARMENT:
    draw_garment (self, cr);
    break;
  case JEWEL:
    draw_jewel (self, cr);
    break;
  case TILE:
    draw_tile (self, cr);
    break;
  case EMPLOYEE:
    draw_employee (self, cr);
    break;
  case CARD:
    draw_card (self, cr);
    break;
  case RING:
    if (self->owner == DUB_NOBODY)
      draw_shape (cr, DUB_SHAPE_PLACE, get_text_color (self));
    break;
  case THREAD:
    dub_shapes_draw (cr, DUB_SHAPE_THREAD, dub_color_plum, dub_color_gilt);
    break;
  case LACE:
    draw_shape (cr, DUB_SHAPE_LACE, dub_color_plum);
    break;
  case NOTHING:
    if (self->master)
      draw_shape (cr, DUB_SHAPE_STAR, dub_color_gilt);
    break;
  }
}

static gboolean
has_token (DubPiece *self)
{
  return self->owner != DUB_NOBODY && self->letter != NULL;
}

static void
draw_token (DubPiece *self, cairo_t *cr)
{
  GdkRGBA color = dub_colors_get_token (self->player, self->owner);
  gboolean alone = self->kind == NOTHING || self->kind == RING;
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->letter);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  double radius = alone ? 18 : 10;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  /* Her token has corners, so that it can be recognized without its color. */
  cairo_save (cr);
  cairo_translate (cr, alone ? 20 : radius, alone ? 21 : radius);
  dub_shapes_draw_token (cr, radius, self->owner == DUB_BARRY, color, dub_colors_get_ink (color),
                         layout);
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
  draw (self, cr);
  if (has_token (self))
    draw_token (self, cr);
}

/* Returns everything that its look depends on. Fields of other kinds may have any value. */
static char *
dup_look (DubPiece *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA text = self->kind == CARD || self->kind == RING ? get_text_color (self) : dub_color_ink;
  g_autofree char *color = gdk_rgba_to_string (&text);
  g_autofree char *face =
      g_strdup_printf ("%d %d %d %d %d %d %d %d %d %d", self->kind, self->edition,
                       self->kind == GARMENT ? self->garment.color : 0,
                       self->kind == GARMENT ? self->garment.thimble : 0,
                       self->kind == JEWEL ? (int) self->color : 0,
                       self->kind == TILE ? (int) self->tile : 0,
                       self->kind == EMPLOYEE ? self->employee.type : 0,
                       self->kind == EMPLOYEE ? self->employee.crown : 0,
                       self->kind == CARD ? self->card.action : 0, self->master);
  g_autofree char *token =
      has_token (self) ? g_strdup_printf ("%d %d %s", self->owner, self->player, self->letter)
                       : g_strdup ("");

  return g_strdup_printf ("%d %d %d %s %s %s", gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget), gtk_widget_get_scale_factor (widget),
                          face, token, color);
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

static void
show (DubPiece *self, Kind kind)
{
  self->kind = kind;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dub_piece_show_nothing (DubPiece *self)
{
  show (self, NOTHING);
}

void
dub_piece_show_portrait (DubPiece *self)
{
  show (self, PORTRAIT);
}

void
dub_piece_show_garment (DubPiece *self, DubEdition edition, DubGarment garment)
{
  self->edition = edition;
  self->garment = garment;
  show (self, garment.color == DUB_COLOR_NONE ? NOTHING : GARMENT);
}

void
dub_piece_show_jewel (DubPiece *self, DubEdition edition, DubColor color)
{
  self->edition = edition;
  self->color = color;
  show (self, color == DUB_COLOR_NONE ? NOTHING : JEWEL);
}

void
dub_piece_show_tile (DubPiece *self, DubEdition edition, DubTile tile)
{
  self->edition = edition;
  self->tile = tile;
  show (self, tile == DUB_TILE_NONE ? NOTHING : TILE);
}

void
dub_piece_show_employee (DubPiece *self, DubEmployee employee)
{
  self->employee = employee;
  show (self, employee.type == DUB_TYPE_NONE ? NOTHING : EMPLOYEE);
}

void
dub_piece_show_thing (DubPiece *self, DubEdition edition, const DubDetail *there)
{
  switch (dub_place_get_thing (there->place_kind)) {
  case DUB_THING_TILE:
    dub_piece_show_tile (self, edition, there->tile);
    break;
  case DUB_THING_GARMENT:
  case DUB_THING_GUEST:
    dub_piece_show_garment (self, edition, there->garment);
    break;
  case DUB_THING_EMPLOYEE:
    dub_piece_show_employee (self, there->employee);
    break;
  case DUB_THING_JEWEL:
    dub_piece_show_jewel (self, edition, there->color);
    break;
  case DUB_THING_OWNER:
  case DUB_THING_TASK:
  case DUB_THING_TRACK:
  case DUB_THING_NUMBER:
  case DUB_THING_DRAW_MODE:
  case DUB_THING_JEWELRY:
  case DUB_N_THINGS:
    break;
  }
}

void
dub_piece_show_card (DubPiece *self, DubEdition edition, DubCard card)
{
  self->edition = edition;
  self->card = card;
  show (self, CARD);
}

void
dub_piece_show_ring (DubPiece *self)
{
  show (self, RING);
}

void
dub_piece_show_thread (DubPiece *self)
{
  show (self, THREAD);
}

void
dub_piece_show_lace (DubPiece *self)
{
  show (self, LACE);
}

void
dub_piece_set_token (DubPiece *self, DubOwner owner, DubPlayerColor color, const char *letter)
{
  self->owner = owner;
  self->player = color;
  self->letter = letter;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dub_piece_set_master (DubPiece *self, gboolean master)
{
  self->master = master;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
dub_piece_count_drawn (void)
{
  return n_drawn;
}
