/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-step-picture.h"

#include "dub-colors.h"
#include "dub-piece.h"
#include "dub-place.h"
#include "dub-text.h"

struct _DubStepPicture {
  GtkBox parent_instance;

  GtkWidget *piece;
  guint n;       /* of spaces; 0 if there are none to show */
  guint columns; /* in a row */
  guint64 marked;
  gboolean is_taken; /* from them, rather than put on them */
};

enum { ARROW = 3, SLOT = 4 };

G_DEFINE_FINAL_TYPE (DubStepPicture, dub_step_picture, GTK_TYPE_BOX)

static void
show_token (DubPiece *piece, const DubState *state)
{
  dub_piece_set_token (piece, DUB_BARRY, state->colors[DUB_BARRY], dub_text_initial (DUB_BARRY));
}

/* The kinds of the tiles are in the sentence; of several the first is shown. */
static void
show_tile (DubPiece *piece, const DubGame *game, guint tiles)
{
  DubPlace place = { .kind = DUB_PLACE_RESOURCE, .at = (guint8) g_bit_nth_lsf (tiles, -1) };

  dub_piece_show_thing (piece, game->box.edition, dub_place_read (&game->state, place));
}

static void
show_gain (DubPiece *piece, const DubMove *step)
{
  if (step->gains[DUB_FACT_THREAD] > 0)
    dub_piece_show_thread (piece);
  else if (step->gains[DUB_FACT_LACE] > 0)
    dub_piece_show_lace (piece);
  else
    dub_piece_set_master (piece, TRUE); /* a star */
}

static void
show_piece (DubPiece *piece, const DubGame *game, const DubMove *step)
{
  DubEdition edition = game->box.edition;

  switch (step->verb) {
  case DUB_MOVE_TAKE_FAVOR:
    dub_piece_show_card (piece, edition, (DubCard){ .action = DUB_CARD_FAVOR });
    break;
  case DUB_MOVE_GAIN:
    show_gain (piece, step);
    break;
  case DUB_MOVE_TAKE_TILES:
    show_tile (piece, game, step->spaces);
    break;
  case DUB_MOVE_DRAW_BAG_TILE:
    dub_piece_show_tile (piece, edition, DUB_TILE_UNKNOWN);
    break;
  case DUB_MOVE_PLACE_GARMENT:
    show_token (piece, &game->state);
    dub_piece_show_thing (piece, edition, step->thing);
    break;
  case DUB_MOVE_TAKE_GARMENT:
  case DUB_MOVE_TAKE_JEWELRY:
  case DUB_MOVE_HIRE:
  case DUB_MOVE_REMOVE_EMPLOYEE:
    dub_piece_show_thing (piece, edition, step->thing);
    break;
  case DUB_MOVE_REVEAL_CARD:
  case DUB_MOVE_ADD_HAND_CARD:
  case DUB_MOVE_SHUFFLE_DISCARDS:
    dub_piece_show_card (piece, edition, (DubCard){ .action = DUB_CARD_UNKNOWN });
    break;
  case DUB_MOVE_ADD_EXAM_CARD:
    dub_piece_show_employee (piece, (DubEmployee){ .type = DUB_TYPE_UNKNOWN });
    break;
  default: /* a token is put somewhere, or taken back */
    show_token (piece, &game->state);
    break;
  }
}

static void
find_spaces (DubStepPicture *self, const DubGame *game, DubStepItem *item)
{
  DubPlace place = dub_step_item_get_to (item);

  if (dub_step_item_get_step (item)->verb == DUB_MOVE_TAKE_TILES)
    place.kind = DUB_PLACE_RESOURCE;
  self->is_taken = place.kind == DUB_PLACE_NONE || place.kind == DUB_PLACE_RESOURCE;
  if (place.kind == DUB_PLACE_NONE)
    place = dub_step_item_get_from (item);
  if (place.kind == DUB_PLACE_NONE)
    return;
  self->n = dub_place_count_spaces (&game->box, &game->state, place);
  self->columns = place.kind == DUB_PLACE_RESOURCE ? DUB_N_COLUMNS : self->n;
  for (guint i = 0; i < self->n; i++)
    if (dub_step_item_touches (item, dub_place_get_space (&game->box, &game->state, place, i)))
      self->marked |= G_GUINT64_CONSTANT (1) << i;
  if (self->marked == 0)
    self->n = 0; /* such as the start of an examination */
}

/* Points up from the spaces, or down to them. */
static void
draw_arrow (DubStepPicture *self, cairo_t *cr, double x, double y)
{
  double foot = self->is_taken ? ARROW : 0;

  cairo_move_to (cr, x - ARROW, y + foot);
  cairo_line_to (cr, x + ARROW, y + foot);
  cairo_line_to (cr, x, y + ARROW - foot);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &dub_color_plum);
  cairo_fill (cr);
}

static void
draw_spaces (DubStepPicture *self, cairo_t *cr, double x, double y, double width)
{
  gboolean from_right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double step = MIN (width / self->columns, 9);
  double left = x + (width - step * self->columns) / 2;
  GdkRGBA empty = dub_color_ink;

  empty.alpha = 0.25F;
  for (guint i = 0; i < self->n; i++) {
    gboolean is_marked = (self->marked & (G_GUINT64_CONSTANT (1) << i)) != 0;
    guint line = i / self->columns;
    guint column = from_right ? self->columns - 1 - i % self->columns : i % self->columns;

    gdk_cairo_set_source_rgba (cr, is_marked ? &dub_color_plum : &empty);
    cairo_rectangle (cr, left + step * column, y + (SLOT + 1.0) * line, step - 1, SLOT);
    cairo_fill (cr);
  }
}

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer picture)
{
  draw_arrow (picture, cr, width / 2.0, 1);
  draw_spaces (picture, cr, 0, ARROW + 2, width);
}

static void
add_spaces (DubStepPicture *self)
{
  GtkWidget *area = gtk_drawing_area_new ();
  guint n_rows = (self->n + self->columns - 1) / self->columns;

  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area),
                                       ARROW + 2 + (int) n_rows * (SLOT + 1));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, self, NULL);
  gtk_box_append (GTK_BOX (self), area);
}

static void
dub_step_picture_class_init (DubStepPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
dub_step_picture_init (DubStepPicture *self)
{
  self->piece = dub_piece_new ();
  dub_piece_set_size (DUB_PIECE (self->piece),
                      1); /* the style of the picture determines its size */
  gtk_widget_set_vexpand (self->piece, TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (self), self->piece);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
dub_step_picture_new (const DubGame *game, DubStepItem *item)
{
  DubStepPicture *self = g_object_new (DUB_TYPE_STEP_PICTURE, NULL);

  show_piece (DUB_PIECE (self->piece), game, dub_step_item_get_step (item));
  find_spaces (self, game, item);
  if (self->n > 0)
    add_spaces (self);

  return GTK_WIDGET (self);
}
