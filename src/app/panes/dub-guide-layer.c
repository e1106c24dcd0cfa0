/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-guide-layer.h"

#include "dub-beside.h"
#include "dub-lesson.h"
#include "dub-space.h"

#define TO_SCROLL "dub-to-scroll" /* data of the adjustment of the board */

enum { WIDTH = 340, MARGIN = 8, UNDO_WIDTH = 96, TITLE_HEIGHT = 48 };

/* The spaces of the board: those of the lesson, as one rectangle, and the others. */
typedef struct {
  GtkWidget *around;
  DubLesson lesson;
  GdkRectangle target; /* relative to what is around them */
  GArray *others;      /* owned; of DubBesideThing */
} Survey;

/* What is spoken of too must be seen; then comes what can be pressed. */
static int
get_weight (const Survey *self, GtkWidget *space)
{
  if (dub_lesson_needs (self->lesson, dub_space_get_place (DUB_SPACE (space))))
    return 1000;

  return gtk_widget_is_sensitive (space) ? 4 : 1;
}

static void
survey_space (Survey *self, GtkWidget *space)
{
  graphene_rect_t bounds;
  GdkRectangle place;
  DubBesideThing other;

  if (!gtk_widget_compute_bounds (space, self->around, &bounds))
    return;
  place = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                          (int) bounds.size.height };
  other = (DubBesideThing){ place, get_weight (self, space) };
  if (!dub_lesson_concerns (self->lesson, dub_space_get_place (DUB_SPACE (space))))
    g_array_append_val (self->others, other);
  else if (self->target.width == 0)
    self->target = place;
  else
    gdk_rectangle_union (&self->target, &place, &self->target);
}

static void
survey (Survey *self, GtkWidget *widget)
{
  if (DUB_IS_SPACE (widget)) {
    survey_space (self, widget);
    return;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    survey (self, child);
}

/* The undo button is at the start of the header bar, above the board. */
static int
get_undo_start (GtkWidget *overlay)
{
  return gtk_widget_get_direction (overlay) == GTK_TEXT_DIR_RTL
             ? gtk_widget_get_width (overlay) - UNDO_WIDTH
             : 0;
}

static GtkAdjustment *
find_adjustment (GtkWidget *widget)
{
  GtkAdjustment *found = NULL;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_adjustment (child);

  return found;
}

/* Scrolls as little as possible to what the lesson speaks of, with the title above it, once for
 * each change. The board is laid out again at once; later would be after it is drawn. */
static void
scroll (GtkWidget *board, Survey *found)
{
  GtkAdjustment *adjustment = find_adjustment (board);
  double before = gtk_adjustment_get_value (adjustment);
  double top = before + found->target.y;

  if (g_object_steal_data (G_OBJECT (adjustment), TO_SCROLL) == NULL || found->target.height == 0)
    return;
  gtk_adjustment_clamp_page (adjustment, top - TITLE_HEIGHT, top + found->target.height + MARGIN);
  if (gtk_adjustment_get_value (adjustment) == before)
    return;
  gtk_widget_allocate (board, gtk_widget_get_width (board), gtk_widget_get_height (board), -1,
                       NULL);
  g_array_set_size (found->others, 0);
  found->target = (GdkRectangle){ 0 };
  survey (found, board);
}

static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *child, GdkRectangle *allocation, DubGuideNote *note)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (DubBesideThing));
  Survey found = { GTK_WIDGET (overlay), dub_guide_note_get_lesson (note), { 0 }, others };
  GdkRectangle area = { MARGIN, 0, gtk_widget_get_width (found.around) - 2 * MARGIN,
                        gtk_widget_get_height (found.around) - MARGIN };
  int width = MIN (WIDTH, area.width), height;

  if (child != GTK_WIDGET (note))
    return FALSE;
  survey (&found, gtk_overlay_get_child (overlay));
  scroll (gtk_overlay_get_child (overlay), &found);
  if (dub_lesson_get_spot (found.lesson) == DUB_LESSON_SPOT_UNDO)
    found.target = (GdkRectangle){ get_undo_start (found.around), 0, UNDO_WIDTH, 0 };
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  *allocation = dub_beside_find (area, found.target, width, height,
                                 (const DubBesideThing *) (void *) others->data, others->len);

  return TRUE;
}

/* The spaces have their positions when the note is placed. */
static void
queue_scroll (GtkWidget *overlay)
{
  GtkWidget *board = gtk_overlay_get_child (GTK_OVERLAY (overlay));

  g_object_set_data (G_OBJECT (find_adjustment (board)), TO_SCROLL, overlay);
  gtk_widget_queue_allocate (overlay);
}

void
dub_guide_layer_attach (DubGuideNote *note)
{
  GtkOverlay *overlay = GTK_OVERLAY (gtk_widget_get_parent (GTK_WIDGET (note)));
  GtkWidget *board = gtk_overlay_get_child (overlay);

  /* Arrows that come upon it would not find back to the spaces. The notes in the pane can be
   * closed by keys. */
  gtk_widget_set_can_focus (GTK_WIDGET (note), FALSE);
  g_signal_connect (overlay, "get-child-position", G_CALLBACK (place_cb), note);
  g_signal_connect_object (dub_pane_get_view (DUB_PANE (note)), "changed",
                           G_CALLBACK (queue_scroll), overlay, G_CONNECT_SWAPPED);
  g_signal_connect_object (find_adjustment (board), "changed", G_CALLBACK (queue_scroll), overlay,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (find_adjustment (board), "value-changed",
                           G_CALLBACK (gtk_widget_queue_allocate), overlay, G_CONNECT_SWAPPED);
}
