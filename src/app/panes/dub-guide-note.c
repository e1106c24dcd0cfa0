/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-guide-note.h"

#include "dub-settings.h"
#include "dub-space.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

struct _DubGuideNote {
  DubPane parent_instance;

  GtkLabel *label;
  GtkWidget *close_button;
  GtkWidget *endings;

  gboolean is_folded;
};

#define TO_SCROLL "dub-to-scroll" /* data of the adjustment of the board */

/* Of the note over the board, and of what it points at. */
enum { WIDTH = 340, MARGIN = 8, UNDO_WIDTH = 96, TITLE_HEIGHT = 48, GAP = 6, N_SHIFTS = 13 };

G_DEFINE_FINAL_TYPE (DubGuideNote, dub_guide_note, DUB_TYPE_PANE)

static gboolean
is_at (DubGuideNote *self, const char *spot)
{
  return g_str_equal (gtk_widget_get_name (GTK_WIDGET (self)), spot);
}

/* Whether this is the note beside what the lesson speaks of. While a garment waits for its guest
 * space, the hint on the board says what to do. */
static gboolean
is_its_spot (DubGuideNote *self, DubLessonSpot spot)
{
  switch (spot) {
  case DUB_LESSON_SPOT_PANE:
    return is_at (self, "pane");
  case DUB_LESSON_SPOT_BUTTON:
    return is_at (self, "button");
  case DUB_LESSON_SPOT_BOARD:
  case DUB_LESSON_SPOT_UNDO:
    return is_at (self, self->is_folded ? "strip" : "board") &&
           dub_table_view_get_selected (dub_pane_get_view (DUB_PANE (self))).kind == DUB_PLACE_NONE;
  case DUB_LESSON_SPOT_NONE:
  case DUB_N_LESSON_SPOTS:
  default:
    return FALSE;
  }
}

/* Returns DUB_LESSON_NONE too if the guide was closed. */
static DubLesson
get_lesson (DubGuideNote *self)
{
  DubTableView *view = dub_pane_get_view (DUB_PANE (self));
  g_autofree char *closed = g_settings_get_string (dub_settings_get (), "closed-guide");

  if (view == NULL || g_str_equal (closed, dub_session_get_id (dub_table_view_get_session (view))))
    return DUB_LESSON_NONE;

  return dub_lesson_find (view);
}

static void
dub_guide_note_update (DubPane *pane, DubSession *session)
{
  DubGuideNote *self = DUB_GUIDE_NOTE (pane);
  DubLesson lesson = get_lesson (self);
  g_autofree char *text = dub_text_lesson (lesson);

  gtk_widget_set_visible (GTK_WIDGET (self), is_its_spot (self, dub_lesson_get_spot (lesson)));
  if (text == NULL)
    return;
  gtk_label_set_label (self->label, text);
  gtk_widget_set_visible (self->endings, lesson == DUB_LESSON_END);
  dub_ui_describe (self->close_button, text);
}

static void
close_guide (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGuideNote *self = DUB_GUIDE_NOTE (widget);

  g_settings_set_string (dub_settings_get (), "closed-guide",
                         dub_session_get_id (dub_pane_get_session (DUB_PANE (self))));
}

/* A hidden pane is not updated by itself. */
static void
view_set_cb (DubGuideNote *self)
{
  DubTableView *view = dub_pane_get_view (DUB_PANE (self));

  if (view == NULL)
    return;
  dub_pane_update (DUB_PANE (self));
  if (!dub_lesson_is_guided (dub_table_view_get_session (view)))
    return;
  g_signal_connect_object (view, "changed", G_CALLBACK (dub_pane_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "selected", G_CALLBACK (dub_pane_update), self, G_CONNECT_SWAPPED);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubGuideNote, name)

static void
dub_guide_note_class_init (DubGuideNoteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->build = NULL;
  DUB_PANE_CLASS (klass)->update = dub_guide_note_update;

  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-guide-note", CHILD (label), CHILD (close_button),
                    CHILD (endings), NULL);
  gtk_widget_class_install_action (widget_class, "guide.close", NULL, close_guide);
}

static void
dub_guide_note_init (DubGuideNote *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::view", G_CALLBACK (view_set_cb), NULL);
  g_signal_connect_object (dub_settings_get (), "changed::closed-guide",
                           G_CALLBACK (dub_pane_update), self, G_CONNECT_SWAPPED);
}

void
dub_guide_note_set_folded (DubGuideNote *self, gboolean folded)
{
  self->is_folded = folded;
  dub_pane_update (DUB_PANE (self));
}

static int
center (int target, int target_size, int size, int area, int area_size)
{
  return CLAMP (target + (target_size - size) / 2, area, MAX (area + area_size - size, area));
}

/* How much a note covers of what is to be avoided. To be out of the area is worse than all that. */
static gint64
count_cost (const GdkRectangle *at, const GdkRectangle *area, const DubGuideObstacle *avoided,
            guint n_avoided)
{
  GdkRectangle both = { 0 };
  gint64 cost;

  gdk_rectangle_intersect (at, area, &both);
  cost = (at->width * at->height - both.width * both.height) * (G_GINT64_CONSTANT (1) << 32);
  for (guint i = 0; i < n_avoided; i++)
    if (gdk_rectangle_intersect (at, &avoided[i].at, &both))
      cost += (gint64) both.width * both.height * avoided[i].weight;

  return cost;
}

/* The position along the target: first in the middle, then further and further to both ends, but
 * still beside it. */
static int
shift (int target, int target_size, int size, int area, int area_size, int nth)
{
  int step = (target_size + size) / (N_SHIFTS + 1);
  int by = (nth + 1) / 2 * step;

  return center (target + (nth % 2 == 0 ? by : -by), target_size, size, area, area_size);
}

GdkRectangle
dub_guide_note_find_position (GdkRectangle area, GdkRectangle target, int width, int height,
                              const DubGuideObstacle *avoided, guint n_avoided)
{
  GdkRectangle best = { 0 };
  gint64 best_cost = G_MAXINT64;

  for (int i = 0; i < N_SHIFTS; i++) {
    int x = shift (target.x, target.width, width, area.x, area.width, i);
    int y = shift (target.y, target.height, height, area.y, area.height, i);
    const GdkRectangle sides[] = {
      { x, target.y + target.height + GAP, width, height },
      { x, target.y - GAP - height, width, height },
      { target.x + target.width + GAP, y, width, height },
      { target.x - GAP - width, y, width, height },
    };

    for (guint j = 0; j < G_N_ELEMENTS (sides); j++) {
      gint64 cost = count_cost (&sides[j], &area, avoided, n_avoided);

      if (cost < best_cost) {
        best = sides[j];
        best_cost = cost;
      }
    }
  }

  return best;
}

/* The spaces of the board: those of the lesson, as one rectangle, and the others. */
typedef struct {
  GtkWidget *around;
  DubLesson lesson;
  GdkRectangle target; /* relative to what is around them */
  GArray *others;      /* owned; of DubGuideObstacle */
} Survey;

/* The note must not cover the other subjects of its text, and then no control. */
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
  DubGuideObstacle other;

  if (!gtk_widget_compute_bounds (space, self->around, &bounds))
    return;
  place = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                          (int) bounds.size.height };
  other = (DubGuideObstacle){ place, get_weight (self, space) };
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
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (DubGuideObstacle));
  Survey found = { GTK_WIDGET (overlay), get_lesson (note), { 0 }, others };
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
  *allocation =
      dub_guide_note_find_position (area, found.target, width, height,
                                    (const DubGuideObstacle *) (void *) others->data, others->len);

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
dub_guide_note_watch_board (DubGuideNote *note)
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
