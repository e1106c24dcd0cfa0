/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-board-parts.h"

#include "dub-space.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <math.h>
#include <string.h>

/* The letters of the parts: F fireworks, A All Halls, 1-5 halls, S statues, K kitchen, G
 * garments, R resources, E employees, Q the Queen's Favor; with the Jewelry Box J jeweler, j
 * jewelry, o and m the examinations of a Journeyman and a Master; n the note. The plans are for
 * a wide screen, with the parts that are tapped most at the bottom; half of one; a tablet; a
 * phone; and a phone with long words. */
static const char *const base_plans[] = {
  "[(FAQSK)1(23)(45)([GE]R)n]",
  "[(FAS)(1Q)(23)(45)(GK)(RE)n]",
  "[(FA)1([2345][K'S'Q'])GE'Rn]",
  "[F'(A'Q')1'2'3'4'5'S'K'G'R'E'n]",
  "[FAQ12345SKGREn]",
  NULL,
};

static const char *const jewelry_plans[] = {
  "([(FAQS)(1K)(23)(45)GEn][J(o'm')jR])",
  "[(FAS)(1Q)(23)(45)(GE)(RKo'm')(Jj)n]",
  "[(FA)1([2345][K'S'Q'J'])GE'(Rj')(o'm')n]",
  "[F'(A'Q')1'2'3'4'5'S'K'G'R'E'J'j'(o'm')n]",
  "[FAQ12345SKGREJjomn]",
  NULL,
};

enum { SPACING = 4, HEAD_GAP = 2 };

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

/* Only the spaces determine the width of a part; the header wraps. */
static void
measure_part (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
              int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *head = gtk_widget_get_first_child (widget);
  int head_minimum, head_natural;

  gtk_widget_measure (head, orientation, for_size, &head_minimum, &head_natural, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_next_sibling (head), orientation, for_size, minimum, natural,
                      NULL, NULL);
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MAX (*minimum, head_minimum);
    *natural = MAX (*natural, *minimum);
  } else {
    *minimum += head_minimum + HEAD_GAP;
    *natural += head_minimum + HEAD_GAP;
  }
}

/* The text of the header scales with that of the board; the spaces get all the remaining room. */
static void
allocate_part (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *head = gtk_widget_get_first_child (widget);
  GtkWidget *spaces = gtk_widget_get_next_sibling (head);
  GtkWidget *board = gtk_widget_get_ancestor (widget, DUB_TYPE_PLAN);
  double scale = board != NULL ? dub_plan_get_scale (DUB_PLAN (board)) : 1;
  int head_width, head_height, least, top;

  gtk_widget_measure (head, GTK_ORIENTATION_HORIZONTAL, -1, &head_width, NULL, NULL, NULL);
  gtk_widget_measure (spaces, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  head_width = MAX (head_width, (int) (width / scale));
  gtk_widget_measure (head, GTK_ORIENTATION_VERTICAL, head_width, &head_height, NULL, NULL, NULL);
  scale = (double) width / head_width;
  top = MIN ((int) ceil (head_height * scale) + HEAD_GAP, height - least);
  gtk_widget_allocate (head, head_width, head_height, -1,
                       gsk_transform_scale (NULL, (float) scale, (float) scale));
  gtk_widget_size_allocate (spaces, &(GtkAllocation){ 0, top, width, height - top }, -1);
}

/* Adds a part of the table with a title and, to its right, a note of the printed values. */
static GtkWidget *
add_part (Layout *layout, char letter, char *title, char *note)
{
  GtkWidget *part = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                  "orientation", GTK_ORIENTATION_VERTICAL, NULL);
  GtkWidget *head = note == NULL ? dub_row_new (8) : gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *title_label = gtk_label_new (title);
  GtkWidget *note_label = gtk_label_new (note);

  dub_ui_name (part, title);
  gtk_widget_add_css_class (part, "part");
  gtk_widget_add_css_class (title_label, "part-title");
  gtk_widget_add_css_class (note_label, "part-note");
  gtk_label_set_wrap (GTK_LABEL (title_label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (title_label), 1); /* the spaces determine the width */
  gtk_label_set_xalign (GTK_LABEL (title_label), 0);
  gtk_label_set_wrap (GTK_LABEL (note_label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (note_label), 1);
  gtk_widget_set_hexpand (title_label, TRUE);
  gtk_box_append (GTK_BOX (head), title_label);
  gtk_box_append (GTK_BOX (head), note_label);
  gtk_box_append (GTK_BOX (part), head);
  gtk_widget_set_layout_manager (part, gtk_custom_layout_new (get_part_mode, measure_part,
                                                              allocate_part));
  dub_plan_append (layout->board, letter, part);
  g_free (title);
  g_free (note);

  return part;
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
      dub_space_new (&layout->game->box,
                     (DubPlace){ .kind = (guint8) kind, .in = (guint8) in, .at = (guint8) at });

  g_ptr_array_add (layout->spaces, space);

  return space;
}

static void
add_space (Layout *layout, GtkWidget *line, DubPlaceKind kind, guint in, guint at)
{
  gtk_box_append (GTK_BOX (line), new_space (layout, kind, in, at));
}

static void
add_spaces (Layout *layout, GtkWidget *line, DubPlaceKind kind, guint in, guint n)
{
  for (guint at = 0; at < n; at++)
    add_space (layout, line, kind, in, at);
}

static void
lay_out_hall (Layout *layout, guint hall)
{
  const DubHall *printed = &layout->game->box.halls[hall];
  GtkWidget *part = add_part (layout, (char) ('1' + hall), dub_text_hall (hall),
                              dub_text_majority (printed->majority.first));
  GtkWidget *line = add_line (part);

  add_spaces (layout, line, DUB_PLACE_GUEST, hall, printed->n_guests);
  add_space (layout, line, DUB_PLACE_TOKEN, DUB_MUSICIANS, hall);
}

static void
lay_out_decoration (Layout *layout, char letter, DubDecorationKind decoration)
{
  const DubBox *box = &layout->game->box;
  char *note =
      decoration == DUB_FIREWORKS ? dub_text_majority (box->fireworks_majority.first) : NULL;
  GtkWidget *part = add_part (layout, letter, dub_text_decoration_kind (decoration), note);

  add_spaces (layout, add_line (part), DUB_PLACE_TOKEN, decoration, box->decorations[decoration].n);
}

/* The two sides are next to each other, as printed. */
static void
lay_out_kitchen (Layout *layout)
{
  const DubBox *box = &layout->game->box;
  GtkWidget *part = add_part (layout, 'K', dub_text_section (DUB_SECTION_KITCHEN), NULL);
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

static void
lay_out_resources (Layout *layout)
{
  GtkWidget *part = add_part (layout, 'R', dub_text_place_kind (DUB_PLACE_RESOURCE), NULL);
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), SPACING);
  gtk_grid_set_column_spacing (GTK_GRID (grid), SPACING);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_box_append (GTK_BOX (part), grid);
  for (guint at = 0; at < DUB_N_DRAWERS * DUB_N_COLUMNS; at++) {
    GtkWidget *space = new_space (layout, DUB_PLACE_RESOURCE, 0, at);

    gtk_widget_set_hexpand (space, TRUE);
    gtk_grid_attach (GTK_GRID (grid), space, (int) (at % DUB_N_COLUMNS), (int) (at / DUB_N_COLUMNS),
                     1, 1);
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
  GtkWidget *part = add_part (layout, letter, dub_text_place_kind (kind), NULL);

  if (kind == DUB_PLACE_GARMENT || kind == DUB_PLACE_EMPLOYEE)
    layout->sides[kind] = add_passing_note (part);
  add_spaces (layout, add_line (part), kind, 0, n);
}

/* From top to bottom, as printed; the rows of both tracks have the same height. */
static void
lay_out_track (Layout *layout, char letter, DubTrack track)
{
  GtkWidget *part = add_part (layout, letter, dub_text_track (track), NULL);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  guint n, n_rows = 0;
  const guint8 *tasks;

  for (DubTrack other = 0; other < DUB_N_TRACKS; other++) {
    dub_box_get_tasks (&layout->game->box, other, &n);
    n_rows = MAX (n_rows, n);
  }
  tasks = dub_box_get_tasks (&layout->game->box, track, &n);
  gtk_box_set_homogeneous (GTK_BOX (column), TRUE);
  gtk_box_append (GTK_BOX (part), column);
  gtk_box_append (GTK_BOX (column), new_space (layout, DUB_PLACE_TASK, track, DUB_TASK_NONE));
  for (guint i = 0; i < n_rows; i++)
    gtk_box_append (GTK_BOX (column), i < n ? new_space (layout, DUB_PLACE_TASK, track, tasks[i])
                                            : gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
}

/* Values that no rulebook states and that nobody has matched are never presented as printed. */
static void
lay_out_note (Layout *layout, gboolean has_jewelry)
{
  guint8 sources[DUB_N_SECTIONS];
  g_autofree char *starter = NULL;
  g_autofree char *sections = NULL;
  g_autofree char *text = NULL;
  GtkWidget *label;

  memcpy (sources, layout->game->box.sources, sizeof sources);
  for (DubSection section = 0; section < DUB_N_SECTIONS; section++) {
    if (section > DUB_SECTION_JEWELER)
      sources[section] = DUB_SOURCE_RULEBOOK;
    else if (starter == NULL)
      starter = dub_text_starter_note (&layout->game->box, section);
  }
  sections = dub_text_starter_sections (sources, has_jewelry);
  if (starter == NULL || sections == NULL)
    return;
  text = g_strjoin (" · ", starter, sections, NULL);
  label = gtk_label_new (text);
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
  lay_out_track (layout, 'o', DUB_TRACK_JOURNEYMAN);
  lay_out_track (layout, 'm', DUB_TRACK_MASTER);
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
