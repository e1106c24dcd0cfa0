/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each shape is a table of what makes a path, and of what paints the path that was made.
 */

#include "dub-shapes.h"

typedef enum {
  END,
  MOVE_TO,
  LINE_TO,
  CURVE_TO,
  CLOSED,
  ARC_OF,  /* with the clock, from one angle to another */
  BACK_OF, /* against the clock */
  OVAL_OF,
  BOX_OF,
  ROUND_OF, /* a box with round corners */
  FILLED,
  DRAWN,   /* with a line of a width */
  DOTTED,  /* with dots of a width, so far apart */
  INSIDE,  /* what follows is seen in the path only */
  SCALED,  /* what follows is moved and scaled */
  CUT_OUT, /* what was painted before is gone */
  N_VERBS
} Verb;

typedef enum { COLOR, SECOND, WHITE, BLACK, IVORY, PEARL, N_PAINTS } Paint;

/* A shape is a list of numbers: a verb, then what it needs, and so on until the end. */
#define M(x, y) MOVE_TO, x, y
#define L(x, y) LINE_TO, x, y
#define C(x1, y1, x2, y2, x, y) CURVE_TO, x1, y1, x2, y2, x, y
#define Z CLOSED
#define ARC(x, y, radius, from, to) ARC_OF, x, y, radius, from, to
#define ARC_BACK(x, y, radius, from, to) BACK_OF, x, y, radius, from, to
#define OVAL(x, y, width, height) OVAL_OF, x, y, width, height
#define CIRCLE(x, y, radius) OVAL (x, y, radius, radius)
#define BOX(x, y, width, height) BOX_OF, x, y, width, height
#define ROUND(left, top, right, bottom, radius) ROUND_OF, left, top, right, bottom, radius
#define FILL(paint) FILLED, paint, 0
#define TINT(paint, alpha) FILLED, paint, alpha
#define LINE(paint, width) DRAWN, paint, 0, width
#define FAINT(paint, width, alpha) DRAWN, paint, alpha, width
#define DOTS(paint, width, apart) DOTTED, paint, 0, width, apart
#define CLIP INSIDE
#define SCALE(x, y, scale) SCALED, x, y, scale
#define CLEAR CUT_OUT

#define GEM(x, y, size) \
  M (x, (y) - (size)), L ((x) + (size), y), L (x, (y) + (size) *1.2), L ((x) - (size), y), Z, \
      FILL (COLOR)

#define CROWN(x, foot, s) \
  M ((x) -6 * (s), foot), L ((x) -8 * (s), (foot) -9 * (s)), L ((x) -3 * (s), (foot) -5 * (s)), \
      L (x, (foot) -11 * (s)), L ((x) + 3 * (s), (foot) -5 * (s)), \
      L ((x) + 8 * (s), (foot) -9 * (s)), L ((x) + 6 * (s), foot), Z, FILL (COLOR)

#define SILK(y) \
  M (6, y), L (34, y), L (6, (y) + 19), Z, FILL (COLOR), M (34, y), L (34, (y) + 19), \
      L (6, (y) + 19), Z, FILL (SECOND)

#define STAR(with) \
  M (20, 12), L (22.404, 19.596), L (30, 22), L (22.404, 24.404), L (20, 32), L (17.596, 24.404), \
      L (10, 22), L (17.596, 19.596), Z, FILL (with)

#define BODY \
  CIRCLE (20, 17, 6.5), TINT (COLOR, 0.75), M (7, 42), C (7, 28, 33, 28, 33, 42), Z, \
      TINT (COLOR, 0.75)

#define TURN(y) ROUND (11, y, 29, (y) + 3.8, 1.8)

#define COIN(x, y) CIRCLE (x, y, 11), CLEAR, CIRCLE (x, y, 9.5), LINE (COLOR, 2)

#define SCALLOP(x) \
  M ((x) -5.6, 15), ARC_BACK (x, 15, 5.6, G_PI, 0), L ((x) + 5.6, 22), \
      ARC (x, 26, 6.8, -0.6, G_PI + 0.6), Z, LINE (COLOR, 2.2), CIRCLE (x, 26.5, 2.4), \
      FILL (COLOR)

#define MESH(x) M (x, 5), L ((x) + 34, 39), M (x, 39), L ((x) + 34, 5)

/* A square with its corners cut. */
#define CORNERS(y, r) \
  M (0.92 * (r), (y) + 0.74 * (r)), L (0.74 * (r), (y) + 0.92 * (r)), \
      L (-0.74 * (r), (y) + 0.92 * (r)), L (-0.92 * (r), (y) + 0.74 * (r)), \
      L (-0.92 * (r), (y) -0.74 * (r)), L (-0.74 * (r), (y) -0.92 * (r)), \
      L (0.74 * (r), (y) -0.92 * (r)), L (0.92 * (r), (y) -0.74 * (r)), Z

/* What is painted at once begins a row. */
/* clang-format off */

/* A bell skirt with a narrow waist and puffed sleeves, and the fall of the underskirt. */
static const double gown[] = {
  CIRCLE (20, 6, 3.6), FILL (COLOR),
  M (16, 11), C (13, 11, 11.5, 13.5, 12, 17), L (15, 18), L (17, 22), C (13, 28, 7, 34, 5, 42),
  C (14, 44, 26, 44, 35, 42), C (33, 34, 27, 28, 23, 22), L (25, 18), L (28, 17),
  C (28.5, 13.5, 27, 11, 24, 11), Z, FILL (COLOR),
  M (20, 24), C (18, 30, 15, 37, 14, 43), L (26, 43), C (25, 37, 22, 30, 20, 24), Z,
  TINT (WHITE, 0.28),
  END,
};

/* A long coat with tails over breeches, and the waistcoat. */
static const double coat[] = {
  CIRCLE (20, 6, 3.6), FILL (COLOR),
  M (14, 11), L (26, 11), L (30, 24), L (27, 25), L (25.5, 20), L (29, 34), L (23.5, 35),
  L (20, 25), L (16.5, 35), L (11, 34), L (14.5, 20), L (13, 25), L (10, 24), Z, FILL (COLOR),
  BOX (15.5, 33, 3.4, 10), BOX (21.1, 33, 3.4, 10), FILL (COLOR),
  M (18, 11), L (22, 11), L (21.5, 24), L (18.5, 24), Z, TINT (WHITE, 0.32),
  END,
};

static const double thimble[] = {
  M (31, 10), L (32, 4), C (32.5, 0.5, 37.5, 0.5, 38, 4), L (39, 10), Z, FILL (COLOR),
  BOX (30, 10.8, 10, 1.8), FILL (COLOR),
  END,
};

static const double necklace[] = {
  M (7, 6), C (9, 22, 15, 27, 20, 28), C (25, 27, 31, 22, 33, 6), LINE (COLOR, 2.4),
  CIRCLE (12, 22, 2.4), CIRCLE (28, 22, 2.4), FILL (COLOR),
  GEM (20, 34, 6),
  END,
};

static const double ring[] = { CIRCLE (20, 28, 11), LINE (COLOR, 3.4), GEM (20, 12, 7), END };

static const double silk[] = { SILK (12), END };
static const double silk_above[] = { SILK (2), END };
static const double silk_below[] = { SILK (23), END };

/* A spool with five turns of thread. */
static const double thread[] = {
  ROUND (8, 4, 32, 10, 2), ROUND (8, 34, 32, 40, 2), FILL (SECOND),
  TURN (11), TURN (15.6), TURN (20.2), TURN (24.8), TURN (29.4), FILL (COLOR),
  END,
};

/* A scalloped edge with holes. */
static const double lace[] = {
  BOX (3, 9, 34, 5), FILL (COLOR),
  SCALLOP (8.6),
  SCALLOP (20),
  SCALLOP (31.4),
  END,
};

/* Three that overlap. */
static const double coins[] = {
  COIN (13, 14),
  COIN (20, 21),
  COIN (27, 28),
  CIRCLE (27, 28, 4), FILL (COLOR),
  END,
};

static const double crown[] = {
  CROWN (20, 35, 2),
  CIRCLE (4, 15, 2), CIRCLE (20, 10, 2.4), CIRCLE (36, 15, 2), BOX (8, 37, 24, 3), FILL (COLOR),
  END,
};

/* The headdress shows the rank: a wig with a crown of curls, a hat, a cap. */
static const double master[] = {
  M (11, 15), C (8, 2, 32, 2, 29, 15), Z, TINT (COLOR, 0.75),
  BODY,
  END,
};
static const double journeyman[] = {
  M (7, 12), L (20, 3), L (33, 12), Z, TINT (COLOR, 0.75),
  BODY,
  END,
};
static const double apprentice[] = {
  M (12, 13), ARC (20, 13, 8, G_PI, 0), Z, TINT (COLOR, 0.75),
  BODY,
  END,
};
static const double badge[] = { CROWN (20, 40, 1), END };

static const double star[] = { STAR (COLOR), END };
static const double place[] = { CIRCLE (20, 21, 15), LINE (COLOR, 1.6), END };

/* A lattice, as on the back of a card. */
static const double back[] = {
  ROUND (6, 5, 34, 39, 4), TINT (COLOR, 0.2),
  ROUND (6, 5, 34, 39, 4), LINE (COLOR, 1.6),
  ROUND (6, 5, 34, 39, 4), CLIP,
  MESH (-26), MESH (-19), MESH (-12), MESH (-5), MESH (2), MESH (9), MESH (16), MESH (23),
  MESH (30), LINE (COLOR, 0.8),
  END,
};

static const double card_back[] = {
  ROUND (5, 1, 35, 43, 4), FILL (COLOR),
  ROUND (8, 4, 32, 40, 3), LINE (SECOND, 1.2),
  STAR (SECOND),
  END,
};

/* Madame du Barry in an oval, as in data/icons, with the same area of 128 by 128: frame and
 * ground, face, shoulders, hair, three curls, and pearls. */
static const double portrait[] = {
  SCALE (-3.68, -1.68, 0.37), OVAL (64, 64, 48, 57), FILL (SECOND),
  OVAL (64, 64, 43, 51), FILL (IVORY),
  OVAL (64, 64, 43, 51), CLIP,
  SCALE (5.5, 8, 0.9), M (46.5, 60.5), C (44.6, 62.5, 43.8, 65.5, 44.2, 68.5),
  C (42.4, 71, 40, 73, 38, 75.3), C (37.2, 76.6, 37.7, 77.6, 39.2, 77.8), L (41.6, 78.2),
  C (41, 79.2, 39.9, 80, 39.6, 81.1), C (39.4, 82.2, 40.4, 82.7, 41.6, 83),
  C (40.6, 83.7, 40.1, 84.6, 40.5, 85.6), C (40.9, 86.6, 42.1, 86.9, 42.4, 87.9),
  C (41.7, 89.5, 41.4, 91.3, 42.4, 93), C (43.9, 95.5, 48, 95.7, 51.5, 94.8),
  C (54.5, 94, 57.3, 92.9, 59.5, 91.5), C (60.4, 94.5, 60.2, 97.5, 59, 100), L (77, 100),
  C (75, 92, 75, 84, 78, 76), L (66, 62), Z, M (58, 104.5), C (54, 107.5, 45, 108.5, 37.5, 111),
  C (31, 113.5, 27, 118, 26, 128), L (104, 128), C (103, 117, 98, 111.5, 90, 108.8),
  C (84, 106.8, 79.5, 106, 77.5, 104), Z, M (44.5, 57), C (39.5, 54.5, 37.5, 48.5, 40.5, 44),
  C (36, 39.5, 37, 32, 42.5, 29), C (41.5, 22, 47, 16.5, 53.5, 17.5),
  C (57, 11.5, 66, 10, 71.5, 14), C (78, 11, 86.5, 14.5, 88, 21), C (95, 22.5, 99, 30, 96, 36.5),
  C (100.5, 41.5, 99, 49.5, 93.5, 52.5), C (94.5, 57, 91.5, 62, 86.5, 63),
  C (80, 68, 70, 66.5, 66.5, 60.5), C (62, 53.5, 52, 53, 44.5, 57), Z, FILL (COLOR),
  OVAL (85, 73.5, 9, 7.5), OVAL (86.5, 88, 8, 6.5), OVAL (85.5, 100.5, 6.5, 5), FILL (COLOR),
  M (46.5, 42.5), C (58, 32, 78, 31, 91, 43), DOTS (PEARL, 5.6, 8.6),
  END,
};

/* Tokens are around the origin, with a radius of 1: a shadow, and an inner rim, like wood. */
static const double round_token[] = {
  CIRCLE (0, 0.1, 1), TINT (BLACK, 0.3),
  CIRCLE (0, 0, 1), FILL (COLOR),
  CIRCLE (0, 0, 1), FAINT (SECOND, 0.07, 0.6),
  CIRCLE (0, 0, 0.84), FAINT (SECOND, 0.07, 0.6),
  END,
};
static const double cornered_token[] = {
  CORNERS (0.1, 1), TINT (BLACK, 0.3),
  CORNERS (0, 1), FILL (COLOR),
  CORNERS (0, 1), FAINT (SECOND, 0.07, 0.6),
  CORNERS (0, 0.84), FAINT (SECOND, 0.07, 0.6),
  END,
};

/* clang-format on */

static const double *const shapes[DUB_N_SHAPES] = {
  [DUB_SHAPE_GOWN] = gown,
  [DUB_SHAPE_COAT] = coat,
  [DUB_SHAPE_THIMBLE] = thimble,
  [DUB_SHAPE_NECKLACE] = necklace,
  [DUB_SHAPE_RING] = ring,
  [DUB_SHAPE_SILK] = silk,
  [DUB_SHAPE_SILK_ABOVE] = silk_above,
  [DUB_SHAPE_SILK_BELOW] = silk_below,
  [DUB_SHAPE_THREAD] = thread,
  [DUB_SHAPE_LACE] = lace,
  [DUB_SHAPE_COINS] = coins,
  [DUB_SHAPE_CROWN] = crown,
  [DUB_SHAPE_MASTER] = master,
  [DUB_SHAPE_JOURNEYMAN] = journeyman,
  [DUB_SHAPE_APPRENTICE] = apprentice,
  [DUB_SHAPE_BADGE] = badge,
  [DUB_SHAPE_STAR] = star,
  [DUB_SHAPE_PLACE] = place,
  [DUB_SHAPE_BACK] = back,
  [DUB_SHAPE_CARD_BACK] = card_back,
  [DUB_SHAPE_PORTRAIT] = portrait,
  [DUB_SHAPE_ROUND_TOKEN] = round_token,
  [DUB_SHAPE_CORNERED_TOKEN] = cornered_token,
};

static void
add_oval (cairo_t *cr, double x, double y, double width, double height)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, width, height);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_restore (cr);
}

static void
add_rounded (cairo_t *cr, double left, double top, double right, double bottom, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, top + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, left + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, left + radius, top + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* The numbers are: which color, how much of it if not as much as it has, a width, a distance. */
static void
paint (cairo_t *cr, Verb verb, const double *at, const GdkRGBA *colors)
{
  GdkRGBA color = colors[(guint) at[0]];

  if (at[1] > 0)
    color.alpha = (float) at[1];
  gdk_cairo_set_source_rgba (cr, &color);
  if (verb == FILLED) {
    cairo_fill (cr);
    return;
  }
  cairo_set_line_width (cr, at[2]);
  if (verb == DOTTED) {
    cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_dash (cr, (const double[]){ 0, at[3] }, 2, 0);
  }
  cairo_stroke (cr);
}

static void
cut_out (cairo_t *cr)
{
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
}

static void
follow (cairo_t *cr, Verb verb, const double *at, const GdkRGBA *colors)
{
  switch (verb) {
  case MOVE_TO:
    cairo_move_to (cr, at[0], at[1]);
    break;
  case LINE_TO:
    cairo_line_to (cr, at[0], at[1]);
    break;
  case CURVE_TO:
    cairo_curve_to (cr, at[0], at[1], at[2], at[3], at[4], at[5]);
    break;
  case CLOSED:
    cairo_close_path (cr);
    break;
  case ARC_OF:
    cairo_arc (cr, at[0], at[1], at[2], at[3], at[4]);
    break;
  case BACK_OF:
    cairo_arc_negative (cr, at[0], at[1], at[2], at[3], at[4]);
    break;
  case OVAL_OF:
    add_oval (cr, at[0], at[1], at[2], at[3]);
    break;
  case BOX_OF:
    cairo_rectangle (cr, at[0], at[1], at[2], at[3]);
    break;
  case ROUND_OF:
    add_rounded (cr, at[0], at[1], at[2], at[3], at[4]);
    break;
  case FILLED:
  case DRAWN:
  case DOTTED:
    paint (cr, verb, at, colors);
    break;
  case INSIDE:
    cairo_clip (cr);
    break;
  case SCALED:
    cairo_translate (cr, at[0], at[1]);
    cairo_scale (cr, at[2], at[2]);
    break;
  case CUT_OUT:
    cut_out (cr);
    break;
  case END:
  case N_VERBS:
    g_assert_not_reached ();
  }
}

void
dub_shapes_draw (cairo_t *cr, DubShape shape, GdkRGBA color, GdkRGBA second)
{
  static const guint8 n_numbers[N_VERBS] = {
    [MOVE_TO] = 2, [LINE_TO] = 2,  [CURVE_TO] = 6, [ARC_OF] = 5, [BACK_OF] = 5, [OVAL_OF] = 4,
    [BOX_OF] = 4,  [ROUND_OF] = 5, [FILLED] = 2,   [DRAWN] = 3,  [DOTTED] = 4,  [SCALED] = 3,
  };
  const GdkRGBA colors[N_PAINTS] = {
    [COLOR] = color,
    [SECOND] = second,
    [WHITE] = { 1, 1, 1, 1 },
    [BLACK] = { 0, 0, 0, 1 },
    [IVORY] = { 1, 0.98f, 0.94f, 1 },
    [PEARL] = { 0.94f, 0.84f, 0.57f, 1 },
  };

  cairo_save (cr);
  cairo_new_path (cr);
  for (const double *at = shapes[shape]; (Verb) *at != END; at += n_numbers[(Verb) *at] + 1)
    follow (cr, (Verb) *at, at + 1, colors);
  cairo_restore (cr);
}

void
dub_shapes_draw_token (cairo_t *cr, double radius, gboolean cornered, GdkRGBA color, GdkRGBA ink,
                       PangoLayout *letter)
{
  PangoRectangle extents;
  double scale;

  cairo_save (cr);
  cairo_scale (cr, radius, radius);
  dub_shapes_draw (cr, cornered ? DUB_SHAPE_CORNERED_TOKEN : DUB_SHAPE_ROUND_TOKEN, color, ink);
  pango_layout_get_extents (letter, &extents, NULL);
  if (extents.height > 0) {
    scale = 0.95 / ((double) extents.height / PANGO_SCALE);
    gdk_cairo_set_source_rgba (cr, &ink);
    cairo_scale (cr, scale, scale);
    cairo_move_to (cr, -(extents.x + extents.width / 2.0) / PANGO_SCALE,
                   -(extents.y + extents.height / 2.0) / PANGO_SCALE);
    pango_cairo_show_layout (cr, letter);
  }
  cairo_restore (cr);
}
