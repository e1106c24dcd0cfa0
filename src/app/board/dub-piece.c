/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-piece.h"

#include "dub-colors.h"
#include "dub-drawing.h"
#include "dub-place.h"
#include "dub-text-place.h"

#include <string.h>

/* The proportions of the area that it is drawn in. */
enum { WIDTH = 40, HEIGHT = 44 };

struct _DubPiece {
  GtkWidget parent_instance;

  int width;
  DubFace face;
  DubFace token;
};

G_DEFINE_FINAL_TYPE (DubPiece, dub_piece, GTK_TYPE_WIDGET)

graphene_rect_t
dub_piece_cut (graphene_rect_t area, double x, double y, double width, double height)
{
  return GRAPHENE_RECT_INIT (area.origin.x + (float) x * area.size.width,
                             area.origin.y + (float) y * area.size.height,
                             (float) width * area.size.width, (float) height * area.size.height);
}

/* Returns a color of the style, by its name there. */
static GdkRGBA
find_color (GtkWidget *widget, const char *name)
{
  static const struct {
    const char *name;
    GdkRGBA color;
  } on_paper[] = {
    { "shield", { 0x3a / 255.0f, 0x46 / 255.0f, 0x57 / 255.0f, 1 } },
    { "shield_ink", { 1, 1, 1, 1 } },
    { "gilt_line", { 0xa8 / 255.0f, 0x7b / 255.0f, 0x2c / 255.0f, 1 } },
    { "title", { 0x6e / 255.0f, 0x4c / 255.0f, 0x10 / 255.0f, 1 } },
  };
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  GdkRGBA color;

  /* The style of the window may be a dark one. */
  for (guint i = 0; dub_drawing_is_on_paper () && i < G_N_ELEMENTS (on_paper); i++)
    if (g_strcmp0 (name, on_paper[i].name) == 0)
      return on_paper[i].color;
  if (name == NULL || !gtk_style_context_lookup_color (context, name, &color))
    gtk_style_context_get_color (context, &color);

  return color;
}

/* The letters of a tile are read without its colors. */
static void
draw_letters (GtkSnapshot *snapshot, GtkWidget *widget, graphene_rect_t area, DubColor first,
              DubColor second)
{
  double height = MIN ((double) area.size.height * 0.42, (double) area.size.width * 0.3);

  dub_drawing_snapshot_text (snapshot, widget, dub_text_letter (first), dub_color_paper, height,
                             dub_piece_cut (area, 0.06, 0.04, 0.4, 0.54));
  dub_drawing_snapshot_text (snapshot, widget, dub_text_letter (second), dub_color_paper, height,
                             dub_piece_cut (area, 0.54, 0.42, 0.4, 0.54));
}

static void
draw_tile (GtkSnapshot *snapshot, GtkWidget *widget, DubFace face, graphene_rect_t area)
{
  static const guint8 drawings[DUB_N_TILES] = { [DUB_TILE_BP] = DUB_DRAWING_TILE_FIRST,
                                                [DUB_TILE_GO] = DUB_DRAWING_TILE_SECOND,
                                                [DUB_TILE_BP_GO] = DUB_DRAWING_TILE_BOTH,
                                                [DUB_TILE_UNKNOWN] = DUB_DRAWING_TILE_BACK };
  float height = MIN (area.size.height, area.size.width * 3 / 4);

  area =
      GRAPHENE_RECT_INIT (area.origin.x + (area.size.width - height * 4 / 3) / 2,
                          area.origin.y + (area.size.height - height) / 2, height * 4 / 3, height);
  dub_drawing_snapshot (snapshot, widget, drawings[face.value],
                        dub_drawing_style_tiles (face.edition), area);
  if (face.value == DUB_TILE_BP)
    draw_letters (snapshot, widget, area, DUB_BLUE, DUB_PINK);
  if (face.value == DUB_TILE_GO)
    draw_letters (snapshot, widget, area, DUB_GREEN, DUB_ORANGE);
  if (face.value != DUB_TILE_BP_GO)
    return;
  draw_letters (snapshot, widget, dub_piece_cut (area, 0, 0.03, 1, 0.47), DUB_BLUE, DUB_PINK);
  draw_letters (snapshot, widget, dub_piece_cut (area, 0, 0.5, 1, 0.47), DUB_GREEN, DUB_ORANGE);
}

/* A gown or a coat, a necklace or a ring. */
static void
draw_colored (GtkSnapshot *snapshot, GtkWidget *widget, DubFace face, graphene_rect_t area)
{
  DubColor color = face.value;
  gboolean is_gown = dub_color_is_gown (color), is_jewel = face.kind == DUB_PIECE_JEWEL;
  DubDrawing drawing = is_jewel  ? is_gown ? DUB_DRAWING_NECKLACE : DUB_DRAWING_RING
                       : is_gown ? DUB_DRAWING_GOWN
                                 : DUB_DRAWING_COAT;

  dub_drawing_snapshot (snapshot, widget, color == DUB_COLOR_UNKNOWN ? DUB_DRAWING_BACK : drawing,
                        dub_drawing_style_silk (dub_colors_get_silk (face.edition, color)), area);
  if (!is_jewel && face.extra)
    dub_drawing_snapshot (snapshot, widget, DUB_DRAWING_THIMBLE, NULL,
                          dub_piece_cut (area, 0.7, 0, 0.3, 0.3));
}

static void
draw_employee (GtkSnapshot *snapshot, GtkWidget *widget, DubFace face, graphene_rect_t area)
{
  static const guint8 drawings[DUB_N_TYPES] = { [DUB_MASTER] = DUB_DRAWING_MASTER,
                                                [DUB_JOURNEYMAN] = DUB_DRAWING_JOURNEYMAN,
                                                [DUB_APPRENTICE] = DUB_DRAWING_APPRENTICE,
                                                [DUB_TYPE_UNKNOWN] = DUB_DRAWING_BACK };

  dub_drawing_snapshot (snapshot, widget, drawings[face.value], NULL, area);
  if (face.value != DUB_TYPE_UNKNOWN && face.extra != DUB_CROWN_NONE)
    dub_drawing_snapshot (snapshot, widget, DUB_DRAWING_CROWN, NULL,
                          dub_piece_cut (area, 0.5, 0.6, 0.5, 0.4));
}

/* Draws the subject of the card. */
static void
draw_card (GtkSnapshot *snapshot, GtkWidget *widget, DubFace face, graphene_rect_t area)
{
  static const struct {
    DubCardAction action;
    DubDrawing drawing;
  } subjects[] = {
    { DUB_CARD_UNKNOWN, DUB_DRAWING_CARD_BACK }, { DUB_CARD_FAVOR, DUB_DRAWING_CROWN },
    { DUB_CARD_TAILOR, DUB_DRAWING_GOWN },       { DUB_CARD_HIRE, DUB_DRAWING_MASTER },
    { DUB_CARD_FUND, DUB_DRAWING_COINS },        { DUB_CARD_DRAWER, DUB_DRAWING_TILE_BOTH },
    { DUB_CARD_COLUMN, DUB_DRAWING_TILE_BOTH }
  };
  const char *style = face.value == DUB_CARD_TAILOR ? dub_drawing_style_silk (dub_color_plum)
                                                    : dub_drawing_style_tiles (face.edition);

  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    if (subjects[i].action == face.value)
      dub_drawing_snapshot (snapshot, widget, subjects[i].drawing, style, area);
}

/* Her token has corners, so that it can be recognized without its color. */
static void
draw_token (GtkSnapshot *snapshot, GtkWidget *widget, DubFace face, graphene_rect_t area)
{
  GdkRGBA body = dub_colors_get_token (face.extra, face.value), ink = dub_colors_get_ink (body);
  float side = MIN (area.size.width, area.size.height * WIDTH / HEIGHT);

  dub_drawing_snapshot (snapshot, widget,
                        face.value == DUB_BARRY ? DUB_DRAWING_TOKEN_CORNERED
                                                : DUB_DRAWING_TOKEN_ROUND,
                        dub_drawing_style_token (body, ink), area);
  area.size.height -= side / 10; /* the shadow */
  dub_drawing_snapshot_text (snapshot, widget, dub_text_initial (face.value), ink,
                             (double) side * 0.5, area);
}

static void
draw_number (GtkSnapshot *snapshot, GtkWidget *widget, DubFace face, graphene_rect_t area)
{
  double side = (double) MIN (area.size.width, area.size.height);
  char number[8];
  GdkRGBA ink;

  g_snprintf (number, sizeof number, face.kind == DUB_PIECE_TIMES ? "×%u" : "%u", face.value);
  if (face.kind == DUB_PIECE_TIMES) {
    dub_drawing_snapshot_text (snapshot, widget, number, find_color (widget, "title"), side * 0.62,
                               area);
    return;
  }
  if (face.kind == DUB_PIECE_COIN) {
    ink = dub_color_coin_ink;
    dub_drawing_snapshot (snapshot, widget, DUB_DRAWING_COIN, NULL, area);
  } else {
    ink = face.extra ? dub_color_paper : find_color (widget, "shield_ink");
    dub_drawing_snapshot (snapshot, widget, DUB_DRAWING_SHIELD,
                          face.extra ? NULL : dub_drawing_style_ink (find_color (widget, "shield")),
                          area);
  }
  if (face.value != DUB_PIECE_BLANK)
    dub_drawing_snapshot_text (snapshot, widget, number, ink, side * 0.56,
                               dub_piece_cut (area, 0, 0, 1, 0.96));
}

/* Signs have the color of the text around them, and what is printed in gold that of the style. */
static void
draw_sign (GtkSnapshot *snapshot, GtkWidget *widget, DubFace face, graphene_rect_t area)
{
  static const struct {
    DubDrawing drawing;
    const char *color;
  } signs[DUB_N_PIECES] = { [DUB_PIECE_PORTRAIT] = { DUB_DRAWING_PORTRAIT, "gilt_line" },
                            [DUB_PIECE_RING] = { DUB_DRAWING_PLACE, "gilt_line" },
                            [DUB_PIECE_STAR] = { DUB_DRAWING_STAR, "gilt_line" },
                            [DUB_PIECE_THREAD] = { DUB_DRAWING_SPOOL, NULL },
                            [DUB_PIECE_LACE] = { DUB_DRAWING_LACE, NULL },
                            [DUB_PIECE_RESOURCE] = { DUB_DRAWING_RESOURCE, NULL },
                            [DUB_PIECE_MUSIC] = { DUB_DRAWING_MUSIC, NULL },
                            [DUB_PIECE_THIMBLE] = { DUB_DRAWING_THIMBLE, NULL },
                            [DUB_PIECE_GOWN] = { DUB_DRAWING_GOWN, NULL },
                            [DUB_PIECE_COAT] = { DUB_DRAWING_COAT, NULL } };
  gboolean is_garment = face.kind == DUB_PIECE_GOWN || face.kind == DUB_PIECE_COAT;

  dub_drawing_snapshot (snapshot, widget, signs[face.kind].drawing,
                        is_garment
                            ? dub_drawing_style_silk (
                                  dub_colors_get_silk (face.edition, DUB_COLOR_NONE))
                            : dub_drawing_style_ink (find_color (widget, signs[face.kind].color)),
                        area);
}

void
dub_piece_draw (GtkSnapshot *snapshot, GtkWidget *widget, DubFace face, graphene_rect_t area)
{
  static void (*const draws[DUB_N_PIECES]) (GtkSnapshot *, GtkWidget *, DubFace,
                                            graphene_rect_t) = {
    [DUB_PIECE_PORTRAIT] = draw_sign,     [DUB_PIECE_GARMENT] = draw_colored,
    [DUB_PIECE_JEWEL] = draw_colored,     [DUB_PIECE_TILE] = draw_tile,
    [DUB_PIECE_EMPLOYEE] = draw_employee, [DUB_PIECE_CARD] = draw_card,
    [DUB_PIECE_RING] = draw_sign,         [DUB_PIECE_TOKEN] = draw_token,
    [DUB_PIECE_STAR] = draw_sign,         [DUB_PIECE_THREAD] = draw_sign,
    [DUB_PIECE_LACE] = draw_sign,         [DUB_PIECE_RESOURCE] = draw_sign,
    [DUB_PIECE_THIMBLE] = draw_sign,      [DUB_PIECE_GOWN] = draw_sign,
    [DUB_PIECE_COAT] = draw_sign,         [DUB_PIECE_MUSIC] = draw_sign,
    [DUB_PIECE_COIN] = draw_number,       [DUB_PIECE_SHIELD] = draw_number,
    [DUB_PIECE_TIMES] = draw_number,
  };

  if (draws[face.kind] != NULL)
    draws[face.kind](snapshot, widget, face, area);
}

static void
dub_piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DubPiece *self = DUB_PIECE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float side = MIN (width, height * WIDTH / HEIGHT);
  graphene_rect_t area =
      GRAPHENE_RECT_INIT ((width - side) / 2, (height - side * HEIGHT / WIDTH) / 2, side,
                          side * HEIGHT / WIDTH);
  gboolean has_token = self->token.kind == DUB_PIECE_TOKEN;
  gboolean is_alone = self->face.kind == DUB_PIECE_NOTHING || self->face.kind == DUB_PIECE_RING;

  if (!has_token || self->face.kind == DUB_PIECE_GARMENT)
    dub_piece_draw (snapshot, widget, self->face, area);
  else if (!is_alone) /* beside a crown, not upon it */
    dub_piece_draw (snapshot, widget, self->face, dub_piece_cut (area, 0.25, 0.2, 0.75, 0.75));
  if (has_token)
    dub_piece_draw (snapshot, widget, self->token,
                    is_alone ? area : dub_piece_cut (area, 0, 0, 0.46, 0.46));
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
static void
show (DubPiece *self, DubFace *shown, DubFace face)
{
  if (memcmp (shown, &face, sizeof face) == 0)
    return;
  *shown = face;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dub_piece_show (DubPiece *self, DubFace face)
{
  show (self, &self->face, face);
}

/* A place without a piece has a color, tile or rank of none. */
DubFace
dub_piece_get_face (DubEdition edition, DubThing thing)
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

  return face.kind != DUB_PIECE_NOTHING && face.value != 0 ? face : (DubFace){ 0 };
}

void
dub_piece_show_thing (DubPiece *self, DubEdition edition, DubThing thing)
{
  if (thing.kind == DUB_KIND_TILE || thing.kind == DUB_KIND_JEWEL ||
      thing.kind == DUB_KIND_GARMENT || thing.kind == DUB_KIND_EMPLOYEE)
    dub_piece_show (self, dub_piece_get_face (edition, thing));
}

DubFace
dub_piece_get_token (const DubState *state, DubOwner owner)
{
  if (owner == DUB_NOBODY)
    return (DubFace){ 0 };

  return (DubFace){ DUB_PIECE_TOKEN, 0, (guint8) owner, state->colors[owner] };
}

void
dub_piece_set_token (DubPiece *self, DubOwner owner, DubPlayerColor color)
{
  show (self, &self->token,
        owner == DUB_NOBODY ? (DubFace){ 0 }
                            : (DubFace){ DUB_PIECE_TOKEN, 0, (guint8) owner, (guint8) color });
}
