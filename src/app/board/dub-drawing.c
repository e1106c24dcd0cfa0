/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-drawing.h"

#include "dub-colors.h"

#include <string.h>

#define FOLDER "/io/github/dubarry_companion/DuBarry/drawings/"

enum {
  MAX_TEXTURES = 1024,
  SHARPER = 4, /* on paper */
  FONT = 16,   /* of all text, in pixels */
};

static const char *const names[DUB_N_DRAWINGS] = {
  [DUB_DRAWING_GOWN] = "gown",
  [DUB_DRAWING_COAT] = "coat",
  [DUB_DRAWING_THIMBLE] = "thimble",
  [DUB_DRAWING_NECKLACE] = "necklace",
  [DUB_DRAWING_RING] = "ring",
  [DUB_DRAWING_TILE_FIRST] = "tile-first",
  [DUB_DRAWING_TILE_SECOND] = "tile-second",
  [DUB_DRAWING_TILE_BOTH] = "tile-both",
  [DUB_DRAWING_TILE_BACK] = "tile-back",
  [DUB_DRAWING_BACK] = "back",
  [DUB_DRAWING_CARD_BACK] = "card-back",
  [DUB_DRAWING_MASTER] = "master",
  [DUB_DRAWING_JOURNEYMAN] = "journeyman",
  [DUB_DRAWING_APPRENTICE] = "apprentice",
  [DUB_DRAWING_PORTRAIT] = "portrait",
  [DUB_DRAWING_CROWN] = "crown",
  [DUB_DRAWING_COIN] = "coin",
  [DUB_DRAWING_COINS] = "coins",
  [DUB_DRAWING_SHIELD] = "shield",
  [DUB_DRAWING_SPOOL] = "spool",
  [DUB_DRAWING_LACE] = "lace",
  [DUB_DRAWING_RESOURCE] = "resource",
  [DUB_DRAWING_MUSIC] = "music",
  [DUB_DRAWING_STAR] = "star",
  [DUB_DRAWING_FRAME_CORNER] = "frame-corner",
  [DUB_DRAWING_STRUCK] = "struck",
  [DUB_DRAWING_PLACE] = "place",
  [DUB_DRAWING_TOKEN_ROUND] = "token-round",
  [DUB_DRAWING_TOKEN_CORNERED] = "token-cornered",
};

static guint n_drawn;
static gboolean has_begun;        /* the first frame of the program was seen */
static GPtrArray *waiting = NULL; /* owned; of widgets that lack drawings in that frame */
static gboolean is_on_paper;

typedef struct {
  char text[24];
} Color;

static Color
write_color (GdkRGBA color)
{
  Color written;

  g_snprintf (written.text, sizeof written.text, "#%02x%02x%02x", (guint) (color.red * 255 + 0.5f),
              (guint) (color.green * 255 + 0.5f), (guint) (color.blue * 255 + 0.5f));

  return written;
}

static const char *
intern (char *style)
{
  const char *interned = g_intern_string (style);

  g_free (style);

  return interned;
}

/* Folds are 24 % darker than the silk, a petticoat is 74 % lighter, and its hem a third. */
const char *
dub_drawing_style_silk (GdkRGBA silk)
{
  Color plain = write_color (silk);
  Color fold = write_color (dub_colors_mix (silk, (GdkRGBA){ 0, 0, 0, 1 }, 0.24));
  Color pale = write_color (dub_colors_mix (silk, (GdkRGBA){ 1, 1, 1, 1 }, 0.74));
  Color hem = write_color (dub_colors_mix (silk, (GdkRGBA){ 1, 1, 1, 1 }, 0.34));

  return intern (g_strdup_printf (".silk{fill:%s}.fold{fill:%s}.pale{fill:%s}.crease{stroke:%s}"
                                  ".hem{stroke:%s}",
                                  plain.text, fold.text, pale.text, fold.text, hem.text));
}

const char *
dub_drawing_style_tiles (DubEdition edition)
{
  Color first = write_color (dub_colors_get_silk (edition, DUB_BLUE));
  Color second = write_color (dub_colors_get_silk (edition, DUB_PINK));
  Color third = write_color (dub_colors_get_silk (edition, DUB_GREEN));
  Color fourth = write_color (dub_colors_get_silk (edition, DUB_ORANGE));

  return intern (g_strdup_printf (".first{fill:%s}.second{fill:%s}.third{fill:%s}.fourth{fill:%s}",
                                  first.text, second.text, third.text, fourth.text));
}

const char *
dub_drawing_style_ink (GdkRGBA ink)
{
  Color color = write_color (ink);

  return intern (g_strdup_printf (".ink,.gilt{fill:%s}.line{stroke:%s}", color.text, color.text));
}

const char *
dub_drawing_style_token (GdkRGBA body, GdkRGBA rim)
{
  Color inside = write_color (body), line = write_color (rim);

  return intern (g_strdup_printf (".body{fill:%s}.rim{stroke:%s}", inside.text, line.text));
}

static GInputStream *
open_drawing (DubDrawing drawing, const char *style)
{
  g_autofree char *path = g_strconcat (FOLDER, names[drawing], ".svg", NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  const char *end = g_strrstr_len (text, (gssize) size, "</svg>");
  char *styled = g_strdup_printf ("%.*s<style>%s</style></svg>", (int) (end - text), text,
                                  style != NULL ? style : "");

  return g_memory_input_stream_new_from_data (styled, (gssize) strlen (styled), g_free);
}

/* Renderers need no conversion of the default format. */
static GdkTexture *
render (DubDrawing drawing, const char *style, int width, int height)
{
  g_autoptr (GInputStream) stream = open_drawing (drawing, style);
  g_autoptr (GdkPixbuf) pixbuf =
      gdk_pixbuf_new_from_stream_at_scale (stream, width, height, TRUE, NULL, NULL);
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GBytes) source = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize stride;
  guchar *data;

  /* Without a loader for this format there are no pictures, and no icons. */
  if (pixbuf == NULL)
    return NULL;
  width = gdk_pixbuf_get_width (pixbuf);
  height = gdk_pixbuf_get_height (pixbuf);
  source = gdk_pixbuf_read_pixel_bytes (pixbuf);
  texture = gdk_memory_texture_new (width, height,
                                    gdk_pixbuf_get_has_alpha (pixbuf) ? GDK_MEMORY_R8G8B8A8
                                                                      : GDK_MEMORY_R8G8B8,
                                    source, (gsize) gdk_pixbuf_get_rowstride (pixbuf));
  stride = (gsize) width * 4;
  data = g_malloc (stride * (gsize) height);
  gdk_texture_download (texture, data, stride);
  bytes = g_bytes_new_take (data, stride * (gsize) height);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

static gboolean
draw_waiting (gpointer unused)
{
  has_begun = TRUE;
  for (guint i = 0; i < waiting->len; i++)
    gtk_widget_queue_draw (g_ptr_array_index (waiting, i));
  g_clear_pointer (&waiting, g_ptr_array_unref);

  return G_SOURCE_REMOVE;
}

/* Drawings take as long as a third of all the rest of the first frame. */
gboolean
dub_drawing_put_off (GtkWidget *widget)
{
  if (has_begun || is_on_paper || !gtk_widget_get_mapped (widget))
    return FALSE;
  if (waiting == NULL) {
    waiting = g_ptr_array_new_with_free_func (g_object_unref);
    g_idle_add (draw_waiting, NULL);
  }
  g_ptr_array_add (waiting, g_object_ref (widget));

  return TRUE;
}

/* A window that is being resized leaves many sizes behind, so all of them are dropped when there
 * are too many. */
static GdkTexture *
get_texture (DubDrawing drawing, const char *style, int width, int height)
{
  static GHashTable *textures;
  g_autofree char *look =
      g_strdup_printf ("%d %p %d %d", drawing, (gconstpointer) style, width, height);
  GdkTexture *texture;

  if (textures == NULL)
    textures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  texture = g_hash_table_lookup (textures, look);
  if (texture != NULL)
    return texture;
  if (g_hash_table_size (textures) >= MAX_TEXTURES)
    g_hash_table_remove_all (textures);
  texture = render (drawing, style, width, height);
  if (texture == NULL)
    return NULL;
  n_drawn++;
  g_hash_table_insert (textures, g_steal_pointer (&look), texture);

  return texture;
}

void
dub_drawing_snapshot (GtkSnapshot *snapshot, GtkWidget *widget, DubDrawing drawing,
                      const char *style, graphene_rect_t area)
{
  int scale = gtk_widget_get_scale_factor (widget) * (is_on_paper ? SHARPER : 1);
  int width = (int) (area.size.width * (float) scale + 0.5f);
  int height = (int) (area.size.height * (float) scale + 0.5f);
  GdkTexture *texture;
  float x, y;

  if (width < 1 || height < 1 || dub_drawing_put_off (widget))
    return;
  texture = get_texture (drawing, style, width, height);
  if (texture == NULL)
    return;
  /* A texture between two pixels would be blurred. */
  x = (float) (int) (area.origin.x * (float) scale +
                     (float) (width - gdk_texture_get_width (texture)) / 2);
  y = (float) (int) (area.origin.y * (float) scale +
                     (float) (height - gdk_texture_get_height (texture)) / 2);
  gtk_snapshot_append_texture (
      snapshot, texture,
      &GRAPHENE_RECT_INIT (x / (float) scale, y / (float) scale,
                           (float) gdk_texture_get_width (texture) / (float) scale,
                           (float) gdk_texture_get_height (texture) / (float) scale));
}

/* All text has one font, which is scaled: to look for one in every size takes longer than the rest
 * of the first frame. */
void
dub_drawing_snapshot_text (GtkSnapshot *snapshot, GtkWidget *widget, const char *text,
                           GdkRGBA color, double height, graphene_rect_t area)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  float scale = (float) height / FONT;
  PangoRectangle extents;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (FONT * PANGO_SCALE));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_extents (layout, NULL, &extents);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot,
      &GRAPHENE_POINT_INIT (area.origin.x + (area.size.width - (float) extents.width * scale) / 2,
                            area.origin.y +
                                (area.size.height - (float) extents.height * scale) / 2));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_layout (snapshot, layout, &color);
  gtk_snapshot_restore (snapshot);
}

void
dub_drawing_set_on_paper (gboolean on_paper)
{
  is_on_paper = on_paper;
}

gboolean
dub_drawing_is_on_paper (void)
{
  return is_on_paper;
}

void
dub_drawing_paint (cairo_t *cr, DubDrawing drawing, const char *style, int width, int height)
{
  g_autoptr (GdkTexture) texture = render (drawing, style, SHARPER * width, SHARPER * height);
  cairo_surface_t *surface;

  if (texture == NULL)
    return;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture),
                                        gdk_texture_get_height (texture));
  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  cairo_save (cr);
  cairo_scale (cr, 1.0 / SHARPER, 1.0 / SHARPER);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
  cairo_surface_destroy (surface);
}

guint
dub_drawing_count (void)
{
  return n_drawn;
}
