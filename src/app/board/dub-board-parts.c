/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-board-parts.h"

#include "dub-piece.h"
#include "dub-space.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* The letters of the parts: F fireworks, A All Halls, 1-5 halls, S statues, K kitchen, G
 * garments, R resources, E employees, Q the Queen's Favor; with the Jewelry Box J jeweler, j
 * jewelry, x the examinations; n the note. The plans are for a wide screen, as the board is
 * printed; for less of one; a tablet; a phone; and a phone with long words. */
static const char *const base_plans[] = {
  "[(FAQS)(1K)(23)(45)(GR)En]",
  "[(FAS)(1Q)(23)(45)(GK)(RE)n]",
  "[(FA)1([2345][K'S'Q'])GE'Rn]",
  "[F'(A'Q')1'2'3'4'5'S'K'G'R'E'n]",
  "[FAQ12345SKGREn]",
  NULL,
};

static const char *const jewelry_plans[] = {
  "([(FAQS)(1K)(23)(45)(GR)E][Jjxn])",
  "([(FAS)(1Q)(23)(45)(GR)E][JjKxn])",
  "[(FAQS)(1K)(23)(45)(GR)E([Jj]x)n]",
  "[(FA)1([2345][K'S'Q'J'])GE'(R'[j'x'])n]",
  "[F'(A'Q')1'2'3'4'5'S'K'G'R'E'J'j'x'n]",
  "[FAQ12345SKGREJjxn]",
  NULL,
};

enum {
  SPACING = 5,
  HEAD_GAP = 2,
  SHIELD = 19,    /* of a majority */
  COST = 24,      /* a coin below a space of a display */
  ASIDE = 520,    /* the width from which a title can be beside its spaces */
  TITLE = 84,     /* its width there */
  ONE_LINE = 110, /* of a title that is never broken */
};

typedef struct {
  const DubGame *game;
  DubPlan *board;
  GPtrArray *spaces;
  GtkLabel **sides;
} Layout;

static GtkSizeRequestMode
get_part_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
is_aside (GtkWidget *part, int width)
{
  return width >= ASIDE && gtk_widget_has_css_class (part, "aside");
}

/* The spaces determine the width of a part; a short title is in one line, a longer one wraps. */
static void
measure_part (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
              int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *head = gtk_widget_get_first_child (widget);
  GtkWidget *spaces = gtk_widget_get_next_sibling (head);
  gboolean beside = orientation == GTK_ORIENTATION_VERTICAL && is_aside (widget, for_size);
  int head_minimum, head_natural;

  gtk_widget_measure (head, orientation, beside ? TITLE : for_size, &head_minimum, &head_natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && !gtk_widget_has_css_class (widget, "aside"))
    head_minimum = MAX (head_minimum, MIN (head_natural, ONE_LINE));
  gtk_widget_measure (spaces, orientation, beside ? for_size - TITLE - SPACING : for_size, minimum,
                      natural, NULL, NULL);
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL || beside) {
    *minimum = MAX (*minimum, head_minimum);
    *natural = MAX (*natural, *minimum);
  } else {
    *minimum += head_minimum + HEAD_GAP;
    *natural += head_minimum + HEAD_GAP;
  }
}

static double
get_scale (GtkWidget *part)
{
  GtkWidget *board = gtk_widget_get_ancestor (part, DUB_TYPE_PLAN);

  return board != NULL ? dub_plan_get_scale (DUB_PLAN (board)) : 1;
}

/* Returns the height of the head, whose text scales with that of the board. */
static int
allocate_head (GtkWidget *head, int x, int width, double scale, int height)
{
  GskTransform *transform;
  int least, needed;

  gtk_widget_measure (head, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  least = MAX (least, (int) (width / scale));
  gtk_widget_measure (head, GTK_ORIENTATION_VERTICAL, least, &needed, NULL, NULL, NULL);
  scale = (double) width / least;
  transform = gsk_transform_translate (
      NULL, &GRAPHENE_POINT_INIT ((float) x,
                                  height > 0 ? (float) MAX (0, (height - needed * scale) / 2) : 0));
  gtk_widget_allocate (head, least, needed, -1,
                       gsk_transform_scale (transform, (float) scale, (float) scale));

  return (int) ceil (needed * scale);
}

/* The spaces get all the remaining room. */
static void
allocate_part (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *head = gtk_widget_get_first_child (widget);
  GtkWidget *spaces = gtk_widget_get_next_sibling (head);
  gboolean from_right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double scale = get_scale (widget);
  int least, title = (int) (TITLE * scale), top;

  if (is_aside (widget, width)) {
    allocate_head (head, from_right ? width - title : 0, title, scale, height);
    gtk_widget_size_allocate (spaces,
                              &(GtkAllocation){ from_right ? 0 : title + SPACING, 0,
                                                width - title - SPACING, height },
                              -1);
    return;
  }
  gtk_widget_measure (spaces, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  top = MIN (allocate_head (head, 0, width, scale, 0) + HEAD_GAP, height - least);
  gtk_widget_size_allocate (spaces, &(GtkAllocation){ 0, top, width, height - top }, -1);
}

static GtkWidget *
new_title (char *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_widget_add_css_class (label, "part-title");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  g_free (title);

  return label;
}

/* Adds a room of the table: its head, and below it what is added to it. */
static GtkWidget *
add_room (Layout *layout, char letter, const char *name, GtkWidget *head)
{
  GtkWidget *part = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                  "orientation", GTK_ORIENTATION_VERTICAL, NULL);

  dub_ui_name (part, name);
  gtk_widget_add_css_class (part, "part");
  gtk_box_append (GTK_BOX (part), head);
  gtk_widget_set_layout_manager (part, gtk_custom_layout_new (get_part_mode, measure_part,
                                                              allocate_part));
  dub_plan_append (layout->board, letter, part);

  return part;
}

/* Adds a part of the table with a title. */
static GtkWidget *
add_part (Layout *layout, char letter, char *title)
{
  g_autofree char *name = g_strdup (title);
  GtkWidget *head = dub_row_new (6);

  gtk_box_append (GTK_BOX (head), new_title (title));

  return add_room (layout, letter, name, head);
}

/* Shows the points of a majority at the end of the title. */
static void
add_majority (GtkWidget *part, guint pp)
{
  GtkWidget *head = gtk_widget_get_first_child (part);
  GtkWidget *label = gtk_label_new (C_ ("note", "Majority"));
  GtkWidget *shield = dub_piece_new ();
  g_autofree char *words = dub_text_majority (pp);

  gtk_widget_add_css_class (label, "part-note");
  dub_piece_set_size (DUB_PIECE (shield), SHIELD);
  dub_piece_show (DUB_PIECE (shield), (DubFace){ DUB_PIECE_SHIELD, 0, (guint8) pp, 0 });
  gtk_widget_set_valign (shield, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), shield);
  dub_ui_describe (part, words);
}

static GtkWidget *
add_line (GtkWidget *part)
{
  GtkWidget *line = dub_wrap_new_even (SPACING, 0);

  gtk_box_append (GTK_BOX (part), line);

  return line;
}

static GtkWidget *
new_space (Layout *layout, DubPlaceKind kind, guint in, guint at)
{
  GtkWidget *space =
      dub_space_new ((DubPlace){ .kind = (guint8) kind, .in = (guint8) in, .at = (guint8) at });

  g_ptr_array_add (layout->spaces, space);

  return space;
}

static void
add_spaces (Layout *layout, GtkWidget *line, DubPlaceKind kind, guint in, guint n)
{
  for (guint at = 0; at < n; at++)
    gtk_box_append (GTK_BOX (line), new_space (layout, kind, in, at));
}

static void
lay_out_hall (Layout *layout, guint hall)
{
  const DubHall *printed = &layout->game->box.halls[hall];
  GtkWidget *part = add_part (layout, (char) ('1' + hall), dub_text_hall (hall));
  GtkWidget *line = add_line (part);

  add_majority (part, printed->majority.first);
  add_spaces (layout, line, DUB_PLACE_GUEST, hall, printed->n_guests);
  gtk_box_append (GTK_BOX (line), new_space (layout, DUB_PLACE_TOKEN, DUB_MUSICIANS, hall));
}

static void
lay_out_decoration (Layout *layout, char letter, DubDecorationKind decoration)
{
  const DubBox *box = &layout->game->box;
  GtkWidget *part = add_part (layout, letter, dub_text_decoration_kind (decoration));

  if (decoration == DUB_FIREWORKS)
    add_majority (part, box->fireworks_majority.first);
  add_spaces (layout, add_line (part), DUB_PLACE_TOKEN, decoration, box->decorations[decoration].n);
}

/* The two sides are next to each other, as printed. */
static void
lay_out_kitchen (Layout *layout)
{
  const DubBox *box = &layout->game->box;
  GtkWidget *part = add_part (layout, 'K', dub_text_section (DUB_SECTION_KITCHEN));
  GtkWidget *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2 * SPACING);

  gtk_box_set_homogeneous (GTK_BOX (sides), TRUE);
  gtk_box_append (GTK_BOX (part), sides);
  for (DubDecorationKind decoration = DUB_KITCHEN_LEFT; decoration <= DUB_KITCHEN_RIGHT;
       decoration++) {
    GtkWidget *side = dub_wrap_new_even (SPACING, 0);

    add_spaces (layout, side, DUB_PLACE_TOKEN, decoration, box->decorations[decoration].n);
    gtk_box_append (GTK_BOX (sides), side);
  }
}

/* The drawers, with their numbers. */
static void
lay_out_resources (Layout *layout)
{
  GtkWidget *part = add_part (layout, 'R', dub_text_place_kind (DUB_PLACE_RESOURCE));
  GtkWidget *drawers = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_box_set_homogeneous (GTK_BOX (drawers), TRUE);
  gtk_box_append (GTK_BOX (part), drawers);
  for (guint drawer = 0; drawer < DUB_N_DRAWERS; drawer++) {
    GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
    GtkWidget *number = new_title (g_strdup_printf ("%u", drawer + 1));
    GtkWidget *line = dub_wrap_new_even (SPACING, 0);

    gtk_widget_set_hexpand (number, FALSE);
    gtk_widget_set_hexpand (line, TRUE);
    gtk_box_append (GTK_BOX (row), number);
    gtk_box_append (GTK_BOX (row), line);
    gtk_box_append (GTK_BOX (drawers), row);
    for (guint column = 0; column < DUB_N_COLUMNS; column++)
      gtk_box_append (GTK_BOX (line),
                      new_space (layout, DUB_PLACE_RESOURCE, 0, drawer * DUB_N_COLUMNS + column));
  }
}

/* Spaces with their prices, which are printed below them. */
static void
lay_out_priced (Layout *layout, GtkWidget *part, DubPlaceKind kind, const DubDisplay *display)
{
  GtkWidget *line = add_line (part);

  for (guint at = 0; at < display->n; at++) {
    GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
    GtkWidget *space = new_space (layout, kind, 0, at), *coin = dub_piece_new ();

    gtk_widget_set_vexpand (space, TRUE);
    dub_piece_set_size (DUB_PIECE (coin), COST * 10 / 11);
    dub_piece_show (DUB_PIECE (coin), (DubFace){ DUB_PIECE_COIN, 0, display->costs[at], 0 });
    gtk_box_append (GTK_BOX (cell), space);
    gtk_box_append (GTK_BOX (cell), coin);
    gtk_box_append (GTK_BOX (line), cell);
  }
}

/* The note of a display comes and goes, so it takes no room: it lies over the end of the title. */
static GtkLabel *
add_passing_note (GtkWidget *part)
{
  GtkWidget *head = gtk_widget_get_first_child (part);
  GtkWidget *title = g_object_ref (gtk_widget_get_first_child (head));
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *note = gtk_label_new (NULL);

  gtk_box_remove (GTK_BOX (head), title);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), title);
  g_object_unref (title);
  gtk_widget_add_css_class (note, "part-note");
  gtk_widget_add_css_class (note, "passing");
  gtk_widget_set_halign (note, GTK_ALIGN_END);
  gtk_widget_set_valign (note, GTK_ALIGN_START);
  gtk_widget_set_visible (note, FALSE);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), note);
  gtk_box_prepend (GTK_BOX (head), overlay);

  return GTK_LABEL (note);
}

static void
lay_out_display (Layout *layout, char letter, DubPlaceKind kind, guint n)
{
  GtkWidget *part = add_part (layout, letter, dub_text_place_kind (kind));

  if (kind == DUB_PLACE_GARMENT || kind == DUB_PLACE_EMPLOYEE)
    layout->sides[kind] = add_passing_note (part);
  if (kind == DUB_PLACE_EMPLOYEE)
    gtk_widget_add_css_class (part, "aside");
  if (kind == DUB_PLACE_GARMENT)
    lay_out_priced (layout, part, kind, &layout->game->box.garment_display);
  else if (kind == DUB_PLACE_JEWEL)
    lay_out_priced (layout, part, kind, &layout->game->box.jewelry_display);
  else
    add_spaces (layout, add_line (part), kind, 0, n);
}

/* A disc with the name of its task below it. */
static GtkWidget *
new_rung (Layout *layout, DubTrack track, DubTask task)
{
  DubPlace place = { .kind = DUB_PLACE_TASK, .in = (guint8) track, .at = (guint8) task };
  g_autofree char *caption = dub_text_caption (&layout->game->box, &layout->game->state, place);
  GtkWidget *rung = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *square = gtk_aspect_frame_new (0.5, 0.5, 1, FALSE);
  GtkWidget *label = gtk_label_new (caption);

  gtk_widget_add_css_class (rung, task == DUB_TASK_NONE ? "start" : "rung");
  gtk_widget_add_css_class (label, "caption");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_aspect_frame_set_child (GTK_ASPECT_FRAME (square),
                              new_space (layout, DUB_PLACE_TASK, track, task));
  gtk_widget_set_overflow (square, GTK_OVERFLOW_VISIBLE);
  gtk_widget_set_vexpand (square, TRUE);
  gtk_box_append (GTK_BOX (rung), square);
  gtk_box_append (GTK_BOX (rung), label);

  return rung;
}

/* From top to bottom, as printed; the rungs of both ladders have the same height. */
static GtkWidget *
new_ladder (Layout *layout, DubTrack track, guint n_rows)
{
  GtkWidget *ladder = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  guint n;
  const guint8 *tasks = dub_box_get_tasks (&layout->game->box, track, &n);

  gtk_box_set_homogeneous (GTK_BOX (ladder), TRUE);
  gtk_box_append (GTK_BOX (ladder), new_rung (layout, track, DUB_TASK_NONE));
  for (guint i = 0; i < n_rows; i++)
    gtk_box_append (GTK_BOX (ladder), i < n ? new_rung (layout, track, tasks[i])
                                            : gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));

  return ladder;
}

static void
lay_out_examinations (Layout *layout)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *ladders = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  g_autofree char *name = NULL;
  g_autofree char *journeyman = dub_text_track (DUB_TRACK_JOURNEYMAN);
  g_autofree char *master = dub_text_track (DUB_TRACK_MASTER);
  guint n, n_rows = 0;

  gtk_box_set_homogeneous (GTK_BOX (head), TRUE);
  gtk_box_set_homogeneous (GTK_BOX (ladders), TRUE);
  for (DubTrack track = 0; track < DUB_N_TRACKS; track++) {
    dub_box_get_tasks (&layout->game->box, track, &n);
    n_rows = MAX (n_rows, n);
  }
  for (DubTrack track = 0; track < DUB_N_TRACKS; track++) {
    GtkWidget *title = new_title (dub_text_track (track));

    gtk_label_set_justify (GTK_LABEL (title), GTK_JUSTIFY_CENTER);
    gtk_label_set_xalign (GTK_LABEL (title), 0.5);
    gtk_box_append (GTK_BOX (head), title);
    gtk_box_append (GTK_BOX (ladders), new_ladder (layout, track, n_rows));
  }
  name = g_strjoin (", ", journeyman, master, NULL);
  gtk_box_append (GTK_BOX (add_room (layout, 'x', name, head)), ladders);
}

/* Values that no rulebook states and that nobody has matched are never presented as printed. */
static void
lay_out_note (Layout *layout, gboolean has_jewelry)
{
  guint samples = dub_box_get_samples (&layout->game->box) & ((1u << DUB_PART_EMPLOYEES) - 1);
  g_autofree char *starter = dub_text_starter_note ();
  g_autofree char *parts = dub_text_list_parts (samples, has_jewelry);
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (parts == NULL)
    return;
  text = g_strjoin (" · ", starter, parts, NULL);
  label = gtk_label_new (text);
  gtk_widget_add_css_class (label, "part");
  gtk_widget_add_css_class (label, "part-note");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  dub_plan_append (layout->board, 'n', label);
}

static void
lay_out_jewelry_box (Layout *layout)
{
  lay_out_decoration (layout, 'J', DUB_JEWELER);
  lay_out_display (layout, 'j', DUB_PLACE_JEWEL, layout->game->box.jewelry_display.n);
  lay_out_examinations (layout);
}

void
dub_board_parts_lay_out (const DubGame *game, DubPlan *board, GPtrArray *spaces,
                         GtkLabel *sides[DUB_N_DISPLAYS])
{
  Layout layout = { .game = game, .board = board, .spaces = spaces, .sides = sides };
  gboolean has_jewelry = dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX);

  dub_plan_clear (board);
  dub_plan_set_plans (board, has_jewelry ? jewelry_plans : base_plans);
  g_ptr_array_set_size (spaces, 0);
  lay_out_decoration (&layout, 'F', DUB_FIREWORKS);
  lay_out_display (&layout, 'A', DUB_PLACE_ALL_HALLS, game->box.n_all_halls);
  lay_out_display (&layout, 'Q', DUB_PLACE_FAVOR, 1);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    lay_out_hall (&layout, hall);
  lay_out_decoration (&layout, 'S', DUB_STATUES);
  lay_out_kitchen (&layout);
  lay_out_display (&layout, 'G', DUB_PLACE_GARMENT, game->box.garment_display.n);
  lay_out_resources (&layout);
  lay_out_display (&layout, 'E', DUB_PLACE_EMPLOYEE, DUB_N_HIRE_SPACES);
  if (has_jewelry)
    lay_out_jewelry_box (&layout);
  lay_out_note (&layout, has_jewelry);
}

void
dub_board_parts_update (const DubState *state, GtkLabel *const sides[DUB_N_DISPLAYS])
{
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    if (sides[display] != NULL) {
      g_autofree char *side = dub_text_card_side (state, display);

      dub_ui_set_text (sides[display], side);
    }
}

gboolean
dub_board_parts_is_like (const DubGame *a, const DubGame *b)
{
  /* A box is read into a zeroed struct, so comparing bytes is safe. */
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison) */
  return a->state.expansions == b->state.expansions &&
         memcmp (&a->box, &b->box, sizeof a->box) == 0;
}
