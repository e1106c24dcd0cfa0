/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-course-box.h"

#include "dub-chart.h"
#include "dub-pane.h"
#include "dub-text-results.h"

#include <glib/gi18n-lib.h>

enum { N_GREATEST = 5 };

struct _DubCourseBox {
  AdwBin parent_instance;

  guint n_entries; /* of the game that is shown; 0 if there is none */
  DubState state;  /* the table at their end */
};

G_DEFINE_FINAL_TYPE (DubCourseBox, dub_course_box, ADW_TYPE_BIN)

static void
add_greatest (GtkBox *box, const DubCourse *course)
{
  guint turns[N_GREATEST], n = dub_course_find_greatest (course, turns, N_GREATEST);

  if (n > 0)
    gtk_box_append (box, dub_pane_new_label (C_ ("chart", "Biggest Turns"), "heading"));
  for (guint i = 0; i < n; i++) {
    const DubCourseTurn *turn = &g_array_index (course->turns, DubCourseTurn, turns[i]);
    g_autofree char *when = dub_text_chart_turn (turn->round, turn->owner);
    g_autofree char *move =
        dub_text_chart_move (turn->owner, dub_course_get_change (course, turns[i]));
    g_autofree char *line = g_strdup_printf ("%s · %s", when, move);

    gtk_box_append (box, dub_pane_new_label (line, NULL));
  }
}

static void
dub_course_box_class_init (DubCourseBoxClass *klass)
{
}

static void
dub_course_box_init (DubCourseBox *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
dub_course_box_new (void)
{
  return g_object_new (DUB_TYPE_COURSE_BOX, NULL);
}

void
dub_course_box_set_history (DubCourseBox *self, const DubHistory *history)
{
  guint n_entries = history != NULL ? dub_history_get_position (history) : 0;
  g_autoptr (DubCourse) course = NULL;
  GtkWidget *box;

  gtk_widget_set_visible (GTK_WIDGET (self), history != NULL);
  /* The end may have been undone and entered differently, with the same number of entries. */
  if (n_entries == self->n_entries &&
      (history == NULL ||
       dub_state_equal (&self->state, dub_history_get_state (history, n_entries))))
    return;
  self->n_entries = n_entries;
  adw_bin_set_child (ADW_BIN (self), NULL);
  if (history == NULL)
    return;
  self->state = *dub_history_get_state (history, n_entries);
  course = dub_course_new (history);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (box), dub_chart_new (dub_chart_data_new_course (course), FALSE));
  add_greatest (GTK_BOX (box), course);
  gtk_box_append (GTK_BOX (box), dub_chart_new (dub_chart_data_new_final (course), FALSE));
  adw_bin_set_child (ADW_BIN (self), box);
}
