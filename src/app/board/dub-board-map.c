/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-board-map.h"

#include "dub-drawing.h"
#include "dub-piece.h"
#include "dub-place.h"

enum {
  WIDTH = 240,
  HEIGHT = 165,
  MARGIN = 8,
  GAP = 4, /* between rooms */
  PAD = 3, /* in a room */
  SEAL = 18,
  MAX_CELLS = 128,
  MAX_IN_ROOM = 12,
  MAX_TASKS = 5, /* with the start; the discs of both examinations are equal */
  MAX_ROOMS = 4
};

typedef struct {
  DubPlace place;
  graphene_rect_t area;
} Cell;

/* The places of a room are those of a kind. */
typedef struct {
  DubPlaceKind kind;
  guint8 in;
} Room;

typedef struct {
  float height; /* in shares of the others */
  guint n;
  Room rooms[MAX_ROOMS];
} Row;

static const Row rows[] = {
  { 40,
    4,
    { { DUB_PLACE_TOKEN, DUB_FIREWORKS },
      { DUB_PLACE_ALL_HALLS, 0 },
      { DUB_PLACE_FAVOR, 0 },
      { DUB_PLACE_TOKEN, DUB_STATUES } } },
  { 54, 2, { { DUB_PLACE_GUEST, 0 }, { DUB_PLACE_TOKEN, DUB_KITCHEN_LEFT } } },
  { 52, 2, { { DUB_PLACE_GUEST, 1 }, { DUB_PLACE_GUEST, 2 } } },
  { 52, 2, { { DUB_PLACE_GUEST, 3 }, { DUB_PLACE_GUEST, 4 } } },
  { 66, 2, { { DUB_PLACE_GARMENT, 0 }, { DUB_PLACE_RESOURCE, 0 } } },
  { 32, 1, { { DUB_PLACE_EMPLOYEE, 0 } } },
};

static const Row slab[] = {
  { 40, 1, { { DUB_PLACE_TOKEN, DUB_JEWELER } } },
  { 54, 1, { { DUB_PLACE_JEWEL, 0 } } },
  { 204, 2, { { DUB_PLACE_TASK, DUB_TRACK_JOURNEYMAN }, { DUB_PLACE_TASK, DUB_TRACK_MASTER } } },
};

struct _DubBoardMap {
  GtkWidget parent_instance;

  DubTableView *view; /* owned; NULL for a game without one */
  DubGame *game;      /* owned; NULL if there is a view */
  Cell cells[MAX_CELLS];
  guint n_cells;
};

G_DEFINE_FINAL_TYPE (DubBoardMap, dub_board_map, GTK_TYPE_WIDGET)

static const DubGame *
get_game (DubBoardMap *self)
{
  return self->game != NULL ? self->game
                            : dub_session_get_game (dub_table_view_get_session (self->view));
}

static GdkRGBA
find_color (DubBoardMap *self, const char *name)
{
  GdkRGBA color;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), name, &color);

  return color;
}

static guint
add_places (DubPlace *places, guint n, DubPlace first, guint n_more)
{
  for (guint at = 0; at < n_more; at++) {
    places[n + at] = first;
    places[n + at].at = (guint8) at;
  }

  return n + n_more;
}

static guint
list_places (const DubGame *game, Room room, DubPlace places[MAX_IN_ROOM])
{
  DubPlace place = { .kind = (guint8) room.kind, .in = room.in };
  guint n = 0, n_tasks;

  if (room.kind == DUB_PLACE_TASK) {
    const guint8 *tasks = dub_box_get_tasks (&game->box, room.in, &n_tasks);

    places[n++] = place; /* the start */
    for (guint i = 0; i < n_tasks; i++) {
      places[n] = place;
      places[n++].at = tasks[i];
    }
    return n;
  }
  n = add_places (places, 0, place,
                  room.kind == DUB_PLACE_FAVOR
                      ? 1
                      : dub_place_count_spaces (&game->box, &game->state, place));
  if (room.kind == DUB_PLACE_GUEST)
    places[n++] = (DubPlace){ .kind = DUB_PLACE_TOKEN, .in = DUB_MUSICIANS, .at = room.in };
  if (room.kind == DUB_PLACE_TOKEN && room.in == DUB_KITCHEN_LEFT) {
    place.in = DUB_KITCHEN_RIGHT;
    n = add_places (places, n, place, dub_place_count_spaces (&game->box, &game->state, place));
  }

  return n;
}

static void
draw_ground (DubBoardMap *self, GtkSnapshot *snapshot, graphene_rect_t area, double radius,
             const char *ground, const char *line, double width)
{
  float border = (float) width;
  GdkRGBA fill = find_color (self, ground), edge = find_color (self, line);
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, &area, (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &fill, &area);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &round, (float[4]){ border, border, border, border },
                              (GdkRGBA[4]){ edge, edge, edge, edge });
}

/* Her steps leave a faint picture of what they put there. */
static gboolean
find_ghost (DubBoardMap *self, DubPlace place, DubFace *piece, DubFace *token)
{
  GListModel *steps = self->view != NULL ? dub_table_view_get_steps (self->view) : NULL;
  const DubGame *game = get_game (self);

  for (guint i = 0; steps != NULL && i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) step = g_list_model_get_item (steps, i);

    if (dub_place_equal (step->to, place)) {
      *piece = dub_piece_get_face (game->box.edition, step->what);
      *token = dub_piece_get_token (&game->state, DUB_BARRY);
      return TRUE;
    }
  }

  return FALSE;
}

static void
draw_pieces (DubBoardMap *self, GtkSnapshot *snapshot, const Cell *cell, DubFace piece,
             DubFace token)
{
  gboolean is_alone = piece.kind == DUB_PIECE_NOTHING;

  dub_piece_draw (snapshot, GTK_WIDGET (self), piece, dub_piece_cut (cell->area, 0, 0.04, 1, 0.92));
  dub_piece_draw (snapshot, GTK_WIDGET (self), token,
                  is_alone ? dub_piece_cut (cell->area, 0.06, 0.06, 0.88, 0.88)
                           : dub_piece_cut (cell->area, 0, 0, 0.5, 0.5));
}

static void
draw_cell (DubBoardMap *self, GtkSnapshot *snapshot, const Cell *cell)
{
  const DubGame *game = get_game (self);
  DubPlace place = cell->place;
  gboolean is_task = place.kind == DUB_PLACE_TASK;
  gboolean is_lit =
      self->view != NULL && (dub_table_view_get_flags (self->view, place) & DUB_PLACE_IS_LIT) != 0;
  DubFace piece = { 0 },
          token = dub_piece_get_token (&game->state,
                                       is_task ? DUB_NOBODY
                                               : dub_place_get_owner (&game->state, place));
  gboolean is_ghost, is_lying;

  for (DubOwner owner = DUB_BARRY; is_task && owner <= DUB_YOU; owner++)
    if (token.kind == DUB_PIECE_NOTHING && dub_place_has_exam_token (&game->state, place, owner))
      token = dub_piece_get_token (&game->state, owner);
  if (place.kind == DUB_PLACE_FAVOR)
    piece = (DubFace){ .kind = DUB_PIECE_CARD, .value = DUB_CARD_FAVOR };
  else if (!is_task && place.kind != DUB_PLACE_TOKEN && place.kind != DUB_PLACE_ALL_HALLS)
    piece = dub_piece_get_face (game->box.edition, dub_place_read (&game->state, place));
  is_lying = piece.kind != DUB_PIECE_NOTHING;
  is_ghost =
      !is_lying && token.kind == DUB_PIECE_NOTHING && find_ghost (self, place, &piece, &token);
  draw_ground (self, snapshot, cell->area, is_task ? 99 : 2,
               is_lit     ? is_lying ? "lit_tile" : "lit_ground"
               : is_lying ? "tile"
                          : "empty",
               is_lit     ? "lit"
               : is_task  ? "gilt_line"
               : is_lying ? "tile_line"
                          : "empty_line",
               is_lit ? 2.5 : 1);
  if (is_ghost)
    gtk_snapshot_push_opacity (snapshot, 0.5);
  draw_pieces (self, snapshot, cell, piece, token);
  if (is_ghost)
    gtk_snapshot_pop (snapshot);
}

static void
add_cell (DubBoardMap *self, GtkSnapshot *snapshot, DubPlace place, graphene_rect_t area)
{
  Cell *cell = &self->cells[self->n_cells];

  g_return_if_fail (self->n_cells < MAX_CELLS);
  if (place.kind == DUB_PLACE_TASK) {
    float side = MIN (area.size.width, area.size.height);

    area = GRAPHENE_RECT_INIT (area.origin.x + (area.size.width - side) / 2,
                               area.origin.y + (area.size.height - side) / 2, side, side);
  }
  *cell = (Cell){ place, area };
  self->n_cells++;
  draw_cell (self, snapshot, cell);
}

/* A room is a row of places; the drawers are three rows, and an examination is a column. */
static void
draw_room (DubBoardMap *self, GtkSnapshot *snapshot, Room room, graphene_rect_t area)
{
  DubPlace places[MAX_IN_ROOM];
  guint n = list_places (get_game (self), room, places);
  guint n_columns = room.kind == DUB_PLACE_RESOURCE ? DUB_N_COLUMNS
                    : room.kind == DUB_PLACE_TASK   ? 1
                                                    : n;
  guint n_lines =
      (MAX (n, room.kind == DUB_PLACE_TASK ? MAX_TASKS : 1) + n_columns - 1) / MAX (n_columns, 1);
  float width, height;

  draw_ground (self, snapshot, area, 4, "room", "gilt_line", 1);
  graphene_rect_inset (&area, PAD, PAD);
  width = (area.size.width + 2) / (float) n_columns;
  height = (area.size.height + 2) / (float) n_lines;
  for (guint i = 0; i < n; i++) {
    guint column = i % n_columns, line = i / n_columns;

    add_cell (self, snapshot, places[i],
              GRAPHENE_RECT_INIT (area.origin.x + (float) column * width,
                                  area.origin.y + (float) line * height, width - 2, height - 2));
  }
}

/* Rooms are as wide as what is in them. */
static void
draw_row (DubBoardMap *self, GtkSnapshot *snapshot, const Row *row, graphene_rect_t area)
{
  DubPlace places[MAX_IN_ROOM];
  float weights[MAX_ROOMS] = { 0 }, total = 0, room = area.size.width + GAP;

  for (guint n = 0; n < row->n; n++) {
    guint n_places = list_places (get_game (self), row->rooms[n], places);

    weights[n] = row->rooms[n].kind == DUB_PLACE_RESOURCE ? DUB_N_COLUMNS
                 : row->rooms[n].kind == DUB_PLACE_TASK   ? 1
                 : row->rooms[n].kind == DUB_PLACE_FAVOR  ? 2
                                                          : (float) n_places;
    total += weights[n];
  }
  for (guint i = 0; i < row->n; i++) {
    area.size.width = room * weights[i] / total - GAP;
    draw_room (self, snapshot, row->rooms[i], area);
    area.origin.x += area.size.width + GAP;
  }
}

static void
draw_rows (DubBoardMap *self, GtkSnapshot *snapshot, const Row *list, guint n, graphene_rect_t area)
{
  float total = 0, room = area.size.height + GAP;

  for (guint i = 0; i < n; i++)
    total += list[i].height;
  for (guint i = 0; i < n; i++) {
    area.size.height = room * list[i].height / total - GAP;
    draw_row (self, snapshot, &list[i], area);
    area.origin.y += area.size.height + GAP;
  }
}

static const Cell *
find_cell (DubBoardMap *self, DubPlace place)
{
  for (guint i = 0; i < self->n_cells; i++)
    if (dub_place_equal (self->cells[i].place, place))
      return &self->cells[i];

  return NULL;
}

static void
draw_way (DubBoardMap *self, GtkSnapshot *snapshot, const Cell *from, const Cell *to)
{
  graphene_rect_t whole =
      GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                          (float) gtk_widget_get_height (GTK_WIDGET (self)));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &whole);
  GdkRGBA color = find_color (self, "lit");

  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 2.6);
  cairo_set_dash (cr, (const double[]){ 0, 4.6 }, 2, 0);
  cairo_move_to (cr, (double) (from->area.origin.x + from->area.size.width / 2),
                 (double) from->area.origin.y);
  cairo_line_to (cr, (double) (to->area.origin.x + to->area.size.width / 2),
                 (double) (to->area.origin.y + to->area.size.height));
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
draw_steps (DubBoardMap *self, GtkSnapshot *snapshot)
{
  GListModel *steps = dub_table_view_get_steps (self->view);
  DubStepItem *selected = dub_table_view_get_selected_step (self->view);

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) step = g_list_model_get_item (steps, i);
    const Cell *from = find_cell (self, step->from);
    const Cell *to = find_cell (self, step->to);

    if (from != NULL && to != NULL && (selected == NULL || selected == step))
      draw_way (self, snapshot, from, to);
  }
  for (guint i = 0; i < self->n_cells; i++) {
    const Cell *cell = &self->cells[i];
    g_autofree char *mark = dub_table_view_dup_mark (self->view, cell->place);
    graphene_rect_t seal =
        GRAPHENE_RECT_INIT (cell->area.origin.x + cell->area.size.width - SEAL / 2.f,
                            cell->area.origin.y - SEAL / 3.f, SEAL, SEAL);

    if (mark == NULL)
      continue;
    draw_ground (self, snapshot, seal, SEAL / 2., "lit", "lit_halo", 1.6);
    dub_drawing_snapshot_text (snapshot, GTK_WIDGET (self), mark, find_color (self, "lit_ink"), 11,
                               seal);
  }
}

static void
dub_board_map_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DubBoardMap *self = DUB_BOARD_MAP (widget);
  graphene_rect_t area =
      GRAPHENE_RECT_INIT (MARGIN, MARGIN, (float) gtk_widget_get_width (widget) - 2 * MARGIN,
                          (float) gtk_widget_get_height (widget) - 2 * MARGIN);
  graphene_rect_t right = area;

  self->n_cells = 0;
  if ((self->view == NULL && self->game == NULL) || dub_drawing_put_off (widget))
    return;
  if (dub_state_has_expansion (&get_game (self)->state, DUB_EXPANSION_JEWELRY_BOX)) {
    area.size.width = area.size.width * 0.755f - GAP;
    right.size.width -= area.size.width + GAP;
    right.origin.x += area.size.width + GAP;
    draw_rows (self, snapshot, slab, G_N_ELEMENTS (slab), right);
  }
  draw_rows (self, snapshot, rows, G_N_ELEMENTS (rows), area);
  if (self->view != NULL)
    draw_steps (self, snapshot);
}

static void
dub_board_map_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
  *minimum_baseline = *natural_baseline = -1;
}

static void
dub_board_map_dispose (GObject *object)
{
  g_clear_object (&DUB_BOARD_MAP (object)->view);
  g_clear_pointer (&DUB_BOARD_MAP (object)->game, g_free);

  G_OBJECT_CLASS (dub_board_map_parent_class)->dispose (object);
}

static void
dub_board_map_class_init (DubBoardMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_board_map_dispose;
  widget_class->snapshot = dub_board_map_snapshot;
  widget_class->measure = dub_board_map_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "map");
}

static void
dub_board_map_init (DubBoardMap *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "board");
}

void
dub_board_map_set_view (DubBoardMap *self, DubTableView *view)
{
  if (self->view == view)
    return;
  if (self->view != NULL)
    g_signal_handlers_disconnect_by_data (self->view, self);
  g_set_object (&self->view, view);
  if (view != NULL) {
    g_signal_connect_object (view, "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (view, "selected", G_CALLBACK (gtk_widget_queue_draw), self,
                             G_CONNECT_SWAPPED);
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dub_board_map_set_game (DubBoardMap *self, const DubGame *game)
{
  g_clear_pointer (&self->game, g_free);
  self->game = game != NULL ? g_memdup2 (game, sizeof *game) : NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
