/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-space-face.h"

#include "dub-colors.h"
#include "dub-drawing.h"
#include "dub-place.h"
#include "dub-plan.h"
#include "dub-text-box.h"
#include "dub-text-entry.h"
#include "dub-text-place.h"
#include "dub-text.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

/* At the scale of a small board. */
enum { NUMBER = 26, SIGN = 32, TOKEN = 36, LETTER = 12, FRAME_CORNER = 13 };

/* The sizes of the text on a card. */
enum { LARGEST_TEXT = 13, SMALLEST_TEXT = 9 };

enum { MAX_SIGNS = 2 };

/* Milliseconds and pixels of a refusal, and of a piece that is put down; of several the next one
 * comes later. */
enum { SHAKE = 120, WAY = 4, SETTLE = 350, LATER = 70, HEIGHT = 6 };

/* Everything that is drawn, in bytes, so that two can be compared. */
typedef struct {
  DubFace piece;
  DubFace token;
  DubFace own;  /* your token beside hers, at an examination */
  DubFace over; /* above the signs */
  DubFace signs[MAX_SIGNS];
  guint8 n_signs;
  guint8 pp;     /* of a garment, plus 1 */
  guint8 letter; /* the color of a garment or a jewel */
  guint8 is_special;
  guint8 is_master;
  guint8 is_ghost;
  guint8 is_struck;
  guint8 is_asked;
  DubEmployee employee;
} Look;

struct _DubSpaceFace {
  GtkWidget parent_instance;

  DubPlace place;
  Look look;
  char *title;         /* owned; of an employee, with its bonus */
  char *bonus;         /* owned */
  AdwAnimation *shake; /* owned; NULL before the first one, as is the other */
  AdwAnimation *settle;
};

G_DEFINE_FINAL_TYPE (DubSpaceFace, dub_space_face, GTK_TYPE_WIDGET)

static double
get_scale (DubSpaceFace *self)
{
  GtkWidget *board = gtk_widget_get_ancestor (GTK_WIDGET (self), DUB_TYPE_PLAN);

  return board != NULL ? dub_plan_get_scale (DUB_PLAN (board)) : 1;
}

static gboolean
is_mirrored (DubSpaceFace *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

/* Returns a square in a corner of the area, so far from its edges. */
static graphene_rect_t
find_corner (DubSpaceFace *self, graphene_rect_t area, gboolean at_end, gboolean at_bottom,
             double side, double gap)
{
  gboolean at_right = at_end != is_mirrored (self);
  float room = (float) side, edge = (float) gap;

  return GRAPHENE_RECT_INIT (area.origin.x + (at_right ? area.size.width - room - edge : edge),
                             area.origin.y + (at_bottom ? area.size.height - room - edge : edge),
                             room, room);
}

static graphene_rect_t
find_middle (graphene_rect_t area, double side)
{
  float room = (float) side;

  return GRAPHENE_RECT_INIT (area.origin.x + (area.size.width - room) / 2,
                             area.origin.y + (area.size.height - room) / 2, room, room);
}

/* Tokens are larger than what is printed, and numbers need less room than drawings. */
static double
limit (DubSpaceFace *self, DubFace face, double side)
{
  int most = face.kind == DUB_PIECE_TOKEN                                   ? TOKEN
             : face.kind == DUB_PIECE_COIN || face.kind == DUB_PIECE_SHIELD ? NUMBER
                                                                            : SIGN;

  return MIN (side, most * get_scale (self));
}

/* Draws what is above the signs; returns the area that it leaves to them. */
static graphene_rect_t
draw_over (DubSpaceFace *self, GtkSnapshot *snapshot, graphene_rect_t area)
{
  DubFace over = self->look.over;
  double share = self->look.n_signs == 0 ? 1 : over.kind == DUB_PIECE_TOKEN ? 0.62 : 0.52;
  graphene_rect_t upper = dub_piece_cut (area, 0.06, 0.04, 0.88, share - 0.04);

  dub_piece_draw (snapshot, GTK_WIDGET (self), over,
                  find_middle (upper, limit (self, over,
                                             (double) MIN (upper.size.width, upper.size.height))));

  return dub_piece_cut (area, 0.04, share, 0.92, 0.96 - share);
}

/* Draws the signs beside each other, or below each other if that leaves them more room. */
static void
draw_signs (DubSpaceFace *self, GtkSnapshot *snapshot, graphene_rect_t area)
{
  const Look *look = &self->look;
  double width, height, beside, below;

  if (look->over.kind != DUB_PIECE_NOTHING)
    area = draw_over (self, snapshot, area);
  else
    area = dub_piece_cut (area, 0.03, 0.05, 0.94, 0.9);
  width = (double) area.size.width;
  height = (double) area.size.height;
  if (look->n_signs == 1) {
    dub_piece_draw (snapshot, GTK_WIDGET (self), look->signs[0],
                    find_middle (area, limit (self, look->signs[0], MIN (width, height))));
    return;
  }
  beside = MIN (width * 0.47, height);
  below = MIN (width, height * 0.48);
  for (guint i = 0; i < look->n_signs; i++) {
    guint at = beside > below && is_mirrored (self) ? look->n_signs - 1 - i : i;
    double aside = ((double) at - 0.5) * MIN (1.2 * TOKEN * get_scale (self) / width, 0.5);
    graphene_rect_t part = beside > below ? dub_piece_cut (area, aside, 0, 1, 1)
                                          : dub_piece_cut (area, 0, 0.5 * at, 1, 0.5);

    dub_piece_draw (snapshot, GTK_WIDGET (self), look->signs[i],
                    find_middle (part, limit (self, look->signs[i], MAX (beside, below))));
  }
}

/* The letter of its color, on the ground of the tile, so that it is read over a train. */
static void
draw_letter (DubSpaceFace *self, GtkSnapshot *snapshot, graphene_rect_t area)
{
  DubColor color = self->look.letter;
  GdkRGBA silk = dub_colors_get_silk (self->look.piece.edition, color);
  double side = MIN ((double) area.size.width * 0.24, LETTER * 1.3 * get_scale (self));
  graphene_rect_t spot = find_corner (self, area, FALSE, TRUE, side, 2);
  GskRoundedRect round;
  GdkRGBA ground = dub_color_paper;

  ground.alpha = 0.6f;
  gsk_rounded_rect_init_from_rect (&round, &spot, (float) side / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &ground, &spot);
  gtk_snapshot_pop (snapshot);
  dub_drawing_snapshot_text (snapshot, GTK_WIDGET (self), dub_text_letter (color),
                             dub_colors_mix (silk, (GdkRGBA){ 0, 0, 0, 1 }, 0.24), side * 0.8,
                             spot);
}

/* On a tile of a palette the foot has the number that is left. */
static gboolean
is_tile (DubSpaceFace *self)
{
  return self->place.kind == DUB_PLACE_NONE;
}

/* On such a tile all that is printed beside a garment is in a column. */
static void
draw_tile (DubSpaceFace *self, GtkSnapshot *snapshot, graphene_rect_t area)
{
  DubFace piece = self->look.piece;
  float side = MIN (area.size.width * 0.36f, 26);
  gboolean has_column = piece.kind == DUB_PIECE_GARMENT;
  double width = has_column ? 0.72 : 0.88;

  if (has_column && piece.extra)
    dub_drawing_snapshot (snapshot, GTK_WIDGET (self), DUB_DRAWING_THIMBLE, NULL,
                          GRAPHENE_RECT_INIT (is_mirrored (self) ? 2 : area.size.width - side - 2,
                                              side + 4, side, side * 0.9f));
  if (has_column)
    piece.extra = 0;
  dub_piece_draw (snapshot, GTK_WIDGET (self), piece,
                  dub_piece_cut (area,
                                 !has_column          ? 0.06
                                 : is_mirrored (self) ? 0.27
                                                      : 0.01,
                                 0.03, width, 0.76));
}

/* A garment or a jewel, with its letter and its points. */
static void
draw_piece (DubSpaceFace *self, GtkSnapshot *snapshot, graphene_rect_t area)
{
  const Look *look = &self->look;
  double width = (double) area.size.width, sign = MIN (width * 0.34, 26 * get_scale (self));
  gboolean has_token = look->token.kind != DUB_PIECE_NOTHING;
  double aside = !has_token ? 0 : is_mirrored (self) ? -0.08 : 0.08;

  if (is_tile (self))
    draw_tile (self, snapshot, area);
  else
    dub_piece_draw (snapshot, GTK_WIDGET (self), look->piece,
                    dub_piece_cut (area, 0.03 + aside, 0.03, 0.94, 0.95));
  if (look->letter != DUB_COLOR_NONE && look->letter != DUB_COLOR_UNKNOWN)
    draw_letter (self, snapshot, area);
  if (look->pp > 0)
    dub_piece_draw (snapshot, GTK_WIDGET (self),
                    (DubFace){ DUB_PIECE_SHIELD, 0, (guint8) (look->pp - 1), TRUE },
                    find_corner (self, area, TRUE, !is_tile (self), sign, 1));
  if (look->is_special)
    dub_piece_draw (snapshot, GTK_WIDGET (self), (DubFace){ .kind = DUB_PIECE_STAR },
                    find_corner (self, area, FALSE, FALSE, sign * 0.7, 3));
  if (has_token)
    dub_piece_draw (snapshot, GTK_WIDGET (self), look->token,
                    find_corner (self, area, FALSE, FALSE,
                                 MIN (width * 0.44, 26 * get_scale (self)), 0));
}

/* The corners of the gilt frame of a Master guest space. */
static void
draw_frame (DubSpaceFace *self, GtkSnapshot *snapshot, graphene_rect_t area)
{
  static const float signs[][2] = { { 1, 1 }, { -1, 1 }, { -1, -1 }, { 1, -1 } };
  GdkRGBA gilt;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), "gilt_line",
                                  &gilt);
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++) {
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot,
                            &GRAPHENE_POINT_INIT (signs[i][0] < 0 ? area.size.width : 0,
                                                  signs[i][1] < 0 ? area.size.height : 0));
    gtk_snapshot_scale (snapshot, signs[i][0], signs[i][1]);
    dub_drawing_snapshot (snapshot, GTK_WIDGET (self), DUB_DRAWING_FRAME_CORNER,
                          dub_drawing_style_ink (gilt),
                          GRAPHENE_RECT_INIT (-1, -1, FRAME_CORNER, FRAME_CORNER));
    gtk_snapshot_restore (snapshot);
  }
}

/* Both players may have a token on a task: hers is above yours then. */
static void
draw_task (DubSpaceFace *self, GtkSnapshot *snapshot, graphene_rect_t area)
{
  const Look *look = &self->look;

  if (look->own.kind != DUB_PIECE_NOTHING) {
    dub_piece_draw (snapshot, GTK_WIDGET (self), look->own,
                    dub_piece_cut (area, 0.42, 0.42, 0.54, 0.54));
    dub_piece_draw (snapshot, GTK_WIDGET (self), look->token,
                    dub_piece_cut (area, 0.04, 0.02, 0.54, 0.54));
  } else if (look->token.kind != DUB_PIECE_NOTHING)
    dub_piece_draw (snapshot, GTK_WIDGET (self), look->token,
                    dub_piece_cut (area, 0.12, 0.11, 0.76, 0.82));
  else
    draw_signs (self, snapshot, dub_piece_cut (area, 0.1, 0.1, 0.8, 0.8));
}

/* Returns the text of a card, with its title in bold, at this size. */
static PangoLayout *
new_card_text (DubSpaceFace *self, double size, double width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  g_autofree char *markup = g_markup_printf_escaped ("<b>%s</b>%s%s", self->title,
                                                     *self->bonus != '\0' ? "\n" : "", self->bonus);
  PangoAttrList *attributes;

  pango_layout_set_markup (layout, markup, -1);
  attributes = pango_attr_list_copy (pango_layout_get_attributes (layout));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute ((int) (size * PANGO_SCALE)));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_line_spacing (layout, 0.92f);

  return layout;
}

/* Draws the text as large as it fits. */
static void
draw_card_text (DubSpaceFace *self, GtkSnapshot *snapshot, graphene_rect_t area)
{
  double scale = get_scale (self);
  int height = G_MAXINT;
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  for (double size = floor (LARGEST_TEXT * scale); height > (int) area.size.height; size -= 1) {
    g_autoptr (PangoLayout) layout = new_card_text (self, size, (double) area.size.width);

    pango_layout_get_pixel_size (layout, NULL, &height);
    if (height > (int) area.size.height && size > SMALLEST_TEXT)
      continue;
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot,
                            &GRAPHENE_POINT_INIT (area.origin.x,
                                                  area.origin.y +
                                                      (area.size.height - (float) height) / 2));
    gtk_snapshot_append_layout (snapshot, layout, &ink);
    gtk_snapshot_restore (snapshot);
    break;
  }
}

/* The level above the figure, beside the type and the bonus. */
static void
draw_card (DubSpaceFace *self, GtkSnapshot *snapshot, graphene_rect_t area)
{
  double width = (double) area.size.width;
  double column = MIN (MIN (width * 0.24, (double) area.size.height * 0.7), 44 * get_scale (self));
  double share = column / width, text = share + 0.03;
  gboolean has_level = self->look.employee.level != DUB_LEVEL_UNKNOWN;
  graphene_rect_t figure = dub_piece_cut (area, is_mirrored (self) ? 1 - share : 0,
                                          has_level ? 0.28 : 0.06, share, has_level ? 0.7 : 0.9);

  if (has_level) {
    g_autofree char *level = g_strdup (dub_text_level (self->look.employee.level));
    GdkRGBA gilt = dub_colors_mix (dub_color_gilt, (GdkRGBA){ 0, 0, 0, 1 }, 0.35);

    dub_drawing_snapshot_text (snapshot, GTK_WIDGET (self), level, gilt,
                               MIN (column * 0.42, 15 * get_scale (self)),
                               GRAPHENE_RECT_INIT (figure.origin.x, area.origin.y,
                                                   figure.size.width, area.size.height * 0.26f));
  }
  dub_piece_draw (snapshot, GTK_WIDGET (self), self->look.piece, figure);
  draw_card_text (self, snapshot,
                  dub_piece_cut (area, is_mirrored (self) ? 0.01 : text, 0, 0.99 - text, 1));
}

static void
draw_question (DubSpaceFace *self, GtkSnapshot *snapshot, graphene_rect_t area)
{
  GdkRGBA color;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), "offered",
                                  &color);
  dub_drawing_snapshot_text (snapshot, GTK_WIDGET (self), "?", color,
                             MIN ((double) area.size.height * 0.5, SIGN * get_scale (self)), area);
}

static void
draw_content (DubSpaceFace *self, GtkSnapshot *snapshot, graphene_rect_t area)
{
  const Look *look = &self->look;

  if (self->place.kind == DUB_PLACE_TASK)
    draw_task (self, snapshot, area);
  else if (look->piece.kind == DUB_PIECE_EMPLOYEE && self->title != NULL)
    draw_card (self, snapshot, dub_piece_cut (area, 0.03, 0.05, 0.94, 0.9));
  else if (look->piece.kind == DUB_PIECE_GARMENT || look->piece.kind == DUB_PIECE_JEWEL)
    draw_piece (self, snapshot, area);
  else if (look->piece.kind != DUB_PIECE_NOTHING)
    dub_piece_draw (snapshot, GTK_WIDGET (self), look->piece,
                    dub_piece_cut (area, 0.08, 0.08, 0.84, is_tile (self) ? 0.66 : 0.84));
  else if (look->is_asked)
    draw_question (self, snapshot, area);
  else
    draw_signs (self, snapshot, area);
  if (self->place.kind == DUB_PLACE_FAVOR && look->token.kind != DUB_PIECE_NOTHING)
    dub_piece_draw (snapshot, GTK_WIDGET (self), look->token,
                    find_corner (self, area, FALSE, FALSE, limit (self, look->token, 44), 2));
}

static float
get_shake (DubSpaceFace *self)
{
  return self->shake != NULL
             ? (float) (WAY * sin (2 * G_PI * adw_animation_get_value (self->shake)))
             : 0;
}

/* Above the table, as long as it is put down: fast at first, and then slower. */
static float
get_height (DubSpaceFace *self)
{
  double share = self->settle != NULL ? MIN (adw_animation_get_value (self->settle), 1) : 0;

  return (float) (-HEIGHT * share * share);
}

static void
dub_space_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DubSpaceFace *self = DUB_SPACE_FACE (widget);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                             (float) gtk_widget_get_height (widget));

  if (dub_drawing_put_off (widget))
    return;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (get_shake (self), get_height (self)));
  if (self->look.is_master)
    draw_frame (self, snapshot, area);
  if (self->look.is_ghost || self->look.is_struck)
    gtk_snapshot_push_opacity (snapshot, self->look.is_struck ? 0.3 : 0.5);
  draw_content (self, snapshot, area);
  if (self->look.is_ghost || self->look.is_struck)
    gtk_snapshot_pop (snapshot);
  if (self->look.is_struck)
    dub_drawing_snapshot (snapshot, widget, DUB_DRAWING_STRUCK, NULL,
                          find_corner (self, area, FALSE, FALSE, 16 * get_scale (self), 3));
}

/* The least sizes that keep the space a good target. */
static void
dub_space_face_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  static const struct {
    int width;
    int natural;
    int height;
  } sizes[DUB_N_PLACES + 1] = {
    [DUB_PLACE_GARMENT] = { 48, 50, 70 },   [DUB_PLACE_EMPLOYEE] = { 124, 124, 54 },
    [DUB_PLACE_JEWEL] = { 42, 42, 50 },     [DUB_PLACE_RESOURCE] = { 42, 42, 42 },
    [DUB_PLACE_GUEST] = { 42, 42, 48 },     [DUB_PLACE_TOKEN] = { 42, 42, 44 },
    [DUB_PLACE_ALL_HALLS] = { 42, 42, 44 }, [DUB_PLACE_FAVOR] = { 76, 76, 44 },
    [DUB_PLACE_TASK] = { 42, 42, 42 },      [DUB_PLACE_NONE] = { 53, 64, 74 },
  };
  DubPlace place = DUB_SPACE_FACE (widget)->place;
  gboolean is_wide = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = is_wide ? sizes[place.kind].width : sizes[place.kind].height;
  *natural = is_wide ? sizes[place.kind].natural : *minimum;
  *minimum_baseline = *natural_baseline = -1;
}

static void
dub_space_face_dispose (GObject *object)
{
  g_clear_object (&DUB_SPACE_FACE (object)->shake);
  g_clear_object (&DUB_SPACE_FACE (object)->settle);

  G_OBJECT_CLASS (dub_space_face_parent_class)->dispose (object);
}

static void
dub_space_face_finalize (GObject *object)
{
  DubSpaceFace *self = DUB_SPACE_FACE (object);

  g_free (self->title);
  g_free (self->bonus);

  G_OBJECT_CLASS (dub_space_face_parent_class)->finalize (object);
}

static void
dub_space_face_class_init (DubSpaceFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_space_face_dispose;
  G_OBJECT_CLASS (klass)->finalize = dub_space_face_finalize;
  widget_class->snapshot = dub_space_face_snapshot;
  widget_class->measure = dub_space_face_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "face");
}

static void
dub_space_face_init (DubSpaceFace *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
dub_space_face_new (DubPlace place)
{
  DubSpaceFace *self = g_object_new (DUB_TYPE_SPACE_FACE, NULL);

  self->place = place;

  return GTK_WIDGET (self);
}

static void
add_sign (Look *look, guint8 kind, guint value)
{
  look->signs[look->n_signs++] = (DubFace){ kind, 0, (guint8) value, 0 };
}

static void
print_guest (Look *look, const DubGuestSpace *space)
{
  static const guint8 rewards[DUB_N_REWARDS] = { [DUB_REWARD_RESOURCE] = DUB_PIECE_RESOURCE,
                                                 [DUB_REWARD_THREAD] = DUB_PIECE_THREAD,
                                                 [DUB_REWARD_LACE] = DUB_PIECE_LACE,
                                                 [DUB_REWARD_LIVRE] = DUB_PIECE_COIN };

  look->is_master = space->master;
  if (space->master)
    look->over.kind = DUB_PIECE_STAR;
  if (space->reward != DUB_REWARD_NONE)
    add_sign (look, rewards[space->reward], space->livre);
}

/* A token covers the price. */
static void
print_decoration (Look *look, DubDecorationKind kind, const DubDecoration *space)
{
  gboolean is_taken = look->token.kind != DUB_PIECE_NOTHING;

  if (kind == DUB_MUSICIANS)
    look->over = is_taken ? look->token : (DubFace){ .kind = DUB_PIECE_MUSIC };
  if (kind == DUB_MUSICIANS && is_taken)
    add_sign (look, DUB_PIECE_MUSIC, 0);
  else if (is_taken)
    look->signs[look->n_signs++] = look->token;
  else
    add_sign (look, DUB_PIECE_COIN, space->cost);
  add_sign (look, space->times > 0 ? DUB_PIECE_TIMES : DUB_PIECE_SHIELD,
            space->times > 0 ? space->times : space->pp);
}

static void
print_task (Look *look, DubEdition edition, DubTask task)
{
  static const DubFace signs[DUB_N_TASKS][MAX_SIGNS] = {
    [DUB_TASK_BP] = { { .kind = DUB_PIECE_TILE, .value = DUB_TILE_BP } },
    [DUB_TASK_GO] = { { .kind = DUB_PIECE_TILE, .value = DUB_TILE_GO } },
    [DUB_TASK_THREAD_LACE] = { { .kind = DUB_PIECE_THREAD }, { .kind = DUB_PIECE_LACE } },
    [DUB_TASK_DECORATION] = { { .kind = DUB_PIECE_MUSIC } },
    [DUB_TASK_THIMBLE] = { { .kind = DUB_PIECE_THIMBLE } },
    [DUB_TASK_GOWN] = { { .kind = DUB_PIECE_GOWN } },
    [DUB_TASK_COAT] = { { .kind = DUB_PIECE_COAT } },
  };

  for (guint i = 0; i < MAX_SIGNS && signs[task][i].kind != DUB_PIECE_NOTHING; i++) {
    look->signs[look->n_signs] = signs[task][i];
    look->signs[look->n_signs++].edition = (guint8) edition;
  }
}

static void
print_space (Look *look, const DubBox *box, DubPlace place)
{
  if (place.kind == DUB_PLACE_GUEST)
    print_guest (look, &box->halls[place.in].guests[place.at]);
  else if (place.kind == DUB_PLACE_TOKEN)
    print_decoration (look, place.in, &box->decorations[place.in].spaces[place.at]);
  else if (place.kind == DUB_PLACE_TASK)
    print_task (look, box->edition, place.at);
  else if (place.kind == DUB_PLACE_FAVOR)
    look->piece = (DubFace){ .kind = DUB_PIECE_CARD, .value = DUB_CARD_FAVOR };
  else if (place.kind == DUB_PLACE_ALL_HALLS) {
    if (look->token.kind != DUB_PIECE_NOTHING)
      look->signs[look->n_signs++] = look->token;
    add_sign (look, DUB_PIECE_SHIELD, box->all_halls[place.at]);
  }
}

static void
lay_thing (Look *look, DubEdition edition, DubThing thing)
{
  look->piece = dub_piece_get_face (edition, thing);
  if (thing.kind == DUB_KIND_EMPLOYEE)
    look->employee = thing.employee;
  if (thing.kind == DUB_KIND_JEWEL || thing.kind == DUB_KIND_GARMENT)
    look->letter = look->piece.value;
  if (thing.kind == DUB_KIND_GARMENT && look->letter != DUB_COLOR_NONE &&
      look->letter != DUB_COLOR_UNKNOWN) {
    look->pp = (guint8) (thing.garment.pp + 1);
    look->is_special = thing.garment.special != DUB_SPECIAL_NONE;
  }
}

static void
lay_down (Look *look, const DubGame *game, DubPlace place)
{
  const DubState *state = &game->state;
  DubThing thing = dub_place_read (state, place);

  if (place.kind == DUB_PLACE_TASK) {
    gboolean is_hers = dub_place_has_exam_token (state, place, DUB_BARRY);
    gboolean is_yours = dub_place_has_exam_token (state, place, DUB_YOU);

    look->token = dub_piece_get_token (state, is_hers    ? DUB_BARRY
                                              : is_yours ? DUB_YOU
                                                         : DUB_NOBODY);
    look->own = dub_piece_get_token (state, is_hers && is_yours ? DUB_YOU : DUB_NOBODY);
    return;
  }
  look->token = dub_piece_get_token (state, dub_place_get_owner (state, place));
  if (place.kind == DUB_PLACE_TOKEN || place.kind == DUB_PLACE_ALL_HALLS)
    return;
  lay_thing (look, game->box.edition, thing);
}

static void
write_card (DubSpaceFace *self, const DubGame *game)
{
  DubEmployee employee = self->look.employee;

  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->bonus, g_free);
  if (employee.type == DUB_TYPE_NONE || employee.type == DUB_TYPE_UNKNOWN)
    return;
  if (employee.id > 0 && employee.id <= game->box.n_employees)
    self->bonus = dub_text_employee_bonus (&game->box, employee.id - 1u);
  else if (employee.crown != DUB_CROWN_NONE)
    self->bonus = dub_text_employee (&game->box, employee);
  if (self->bonus == NULL)
    self->bonus = g_strdup ("");
  self->title = dub_text_employee (&game->box, (DubEmployee){ .type = employee.type,
                                                              .level = DUB_LEVEL_UNKNOWN });
}

static void
set_look (DubSpaceFace *self, Look look)
{
  if (memcmp (&self->look, &look, sizeof look) == 0)
    return;
  self->look = look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
dub_space_face_show (DubSpaceFace *self, const DubGame *game)
{
  Look look = { .is_struck = self->look.is_struck, .is_asked = self->look.is_asked };
  Look before = self->look;

  lay_down (&look, game, self->place);
  print_space (&look, &game->box, self->place);
  set_look (self, look);
  if (self->place.kind == DUB_PLACE_EMPLOYEE)
    write_card (self, game);

  return before.is_ghost && memcmp (&before.piece, &look.piece, sizeof look.piece) == 0 &&
         memcmp (&before.token, &look.token, sizeof look.token) == 0;
}

void
dub_space_face_show_thing (DubSpaceFace *self, DubEdition edition, DubThing thing)
{
  Look look = { 0 };

  lay_thing (&look, edition, thing);
  set_look (self, look);
}

void
dub_space_face_set_ghost (DubSpaceFace *self, DubFace piece, DubFace token)
{
  Look look = self->look;

  if (piece.kind == DUB_PIECE_NOTHING && token.kind == DUB_PIECE_NOTHING)
    return;
  look.is_ghost = TRUE;
  look.piece = piece;
  look.token = token;
  if (piece.kind == DUB_PIECE_NOTHING && self->place.kind != DUB_PLACE_TASK) {
    look.over = token;
    look.n_signs = 0;
  }
  set_look (self, look);
}

void
dub_space_face_set_state (DubSpaceFace *self, gboolean struck, gboolean asked)
{
  Look look = self->look;

  look.is_struck = struck != FALSE;
  look.is_asked = asked != FALSE;
  set_look (self, look);
}

static void
draw_again (double value, gpointer self)
{
  gtk_widget_queue_draw (self);
}

static AdwAnimation *
new_animation (DubSpaceFace *self, double from, double to, guint milliseconds)
{
  return adw_timed_animation_new (GTK_WIDGET (self), from, to, milliseconds,
                                  adw_callback_animation_target_new (draw_again, self, NULL));
}

void
dub_space_face_shake (DubSpaceFace *self)
{
  if (self->shake == NULL)
    self->shake = new_animation (self, 0, 1, SHAKE);
  adw_animation_play (self->shake);
}

/* It stays up there as long as the others before it take. */
void
dub_space_face_settle (DubSpaceFace *self, guint n_before)
{
  guint later = LATER * n_before;

  g_clear_object (&self->settle);
  self->settle = new_animation (self, (double) (SETTLE + later) / SETTLE, 0, SETTLE + later);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->settle), ADW_LINEAR);
  adw_animation_play (self->settle);
}
