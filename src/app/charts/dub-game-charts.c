/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the game was won takes seconds to find out: it is computed when the player asks, beside the
 * main loop.
 */

#include "dub-game-charts.h"

#include "dub-chart-data.h"
#include "dub-chart.h"
#include "dub-pane.h"
#include "dub-scroll.h"
#include "dub-session.h"
#include "dub-text-guide.h"
#include "dub-text-results.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

enum { N_GREATEST = 5, N_SWINGS = 3, TARGET = 44, LOOK_EVERY = 100 /* milliseconds */ };

struct _DubGameCharts {
  AdwBin parent_instance;

  GtkWidget *swings; /* where the game was won; NULL if no game is shown */
  GtkWidget *progress;

  const DubHistory *history; /* unowned; of the game that is shown, or NULL */
  guint n_entries;           /* of it; 0 if there is none */
  DubState state;            /* the table at their end */
  DubJob *job;               /* NULL unless the chances are being computed */
  guint look;                /* the source that shows how far that is */
};

G_DEFINE_FINAL_TYPE (DubGameCharts, dub_game_charts, ADW_TYPE_BIN)

static void
stop (DubGameCharts *self)
{
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_pointer (&self->job, dub_worker_cancel);
}

static void
append (DubGameCharts *self, GtkWidget *widget)
{
  gtk_box_append (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), widget);
}

/* The row tells what happened in the turn and what came of it, and leads to it in the log. Those of
 * the toolkit take a tenth of a second to break so much text into lines. */
static GtkWidget *
new_swing (DubGameCharts *self, const DubChanceTurn *turn)
{
  g_autofree char *when = dub_text_chart_turn (turn->round, turn->owner);
  g_autofree char *change = dub_text_chance_change (turn->before, turn->after);
  g_autoptr (GString) lines = g_string_new (change);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = dub_row_new (12), *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  for (guint entry = turn->first; entry <= turn->entry; entry++) {
    g_auto (GStrv) sentences = dub_log_dup_sentences (self->history, entry);

    for (guint i = 0; sentences[i] != NULL; i++)
      g_string_append_printf (lines, "\n%s", sentences[i]);
  }
  gtk_box_append (GTK_BOX (texts), dub_pane_new_label (when, "heading"));
  gtk_box_append (GTK_BOX (texts), dub_pane_new_label (lines->str, "subtitle"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (line), texts);
  gtk_box_append (GTK_BOX (line), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_widget_add_css_class (line, "swing");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  dub_ui_name (row, when);
  dub_ui_describe (row, lines->str);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "game.show-entry");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", turn->first);

  return row;
}

static void
computed_cb (gpointer owner, DubJob *job)
{
  DubGameCharts *self = owner;
  const DubChances *chances = job->data;
  guint turns[N_SWINGS], n = dub_chances_find_greatest (chances, turns, N_SWINGS);
  GtkWidget *chart = dub_chart_new (dub_chart_data_new_chances (chances), FALSE);
  GtkWidget *list = dub_ui_new_list (C_ ("chart", "The Turns That Decided It"));
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  self->job = NULL;
  stop (self);
  dub_pane_clear (self->swings);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (GTK_LIST_BOX (list),
                         new_swing (self,
                                    &g_array_index (chances->turns, DubChanceTurn, turns[i])));
  gtk_box_append (GTK_BOX (self->swings), chart);
  gtk_box_append (GTK_BOX (self->swings),
                  dub_pane_new_label (C_ ("chart", "The Turns That Decided It"), "heading"));
  gtk_box_append (GTK_BOX (self->swings), list);
  gtk_widget_child_focus (chart, GTK_DIR_TAB_FORWARD);
  if (scroller != NULL)
    dub_scroll_to_top (GTK_SCROLLED_WINDOW (scroller), chart, 0);
}

static gboolean
look_cb (gpointer data)
{
  const DubGameCharts *self = data;
  gint n_todo = g_atomic_int_get (&self->job->n_todo);

  if (n_todo > 0)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                   (double) g_atomic_int_get (&self->job->n_done) / n_todo);

  return G_SOURCE_CONTINUE;
}

static void
compute (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGameCharts *self = DUB_GAME_CHARTS (widget);
  const char *text = C_ ("forecast", "Simulating…");

  if (self->job != NULL)
    return;
  dub_pane_clear (self->swings);
  self->progress = gtk_progress_bar_new ();
  dub_ui_name (self->progress, text);
  gtk_box_append (GTK_BOX (self->swings), dub_pane_new_label (text, NULL));
  gtk_box_append (GTK_BOX (self->swings), self->progress);
  self->job = dub_worker_run (dub_chances_work, computed_cb, self,
                              (DubJob){ .lane = DUB_LANE_FORECAST,
                                        .data = dub_chances_new (self->history),
                                        .free_data = (GDestroyNotify) dub_chances_free });
  self->look = g_timeout_add (LOOK_EVERY, look_cb, self);
}

static void
add_swings (DubGameCharts *self)
{
  GtkWidget *button = gtk_button_new_with_label (C_ ("button", "Find Where It Was Won"));

  self->swings = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_set_size_request (button, -1, TARGET);
  gtk_widget_add_css_class (button, "plain");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "charts.compute");
  gtk_box_append (GTK_BOX (self->swings), button);
  append (self, self->swings);
}

static void
add_greatest (DubGameCharts *self, const DubCourse *course)
{
  guint turns[N_GREATEST], n = dub_course_find_greatest (course, turns, N_GREATEST);

  if (n > 0)
    append (self, dub_pane_new_label (C_ ("chart", "Biggest Turns"), "heading"));
  for (guint i = 0; i < n; i++) {
    const DubCourseTurn *turn = &g_array_index (course->turns, DubCourseTurn, turns[i]);
    g_autofree char *when = dub_text_chart_turn (turn->round, turn->owner);
    g_autofree char *move =
        dub_text_chart_move (turn->owner, dub_course_get_change (course, turns[i]));
    g_autofree char *line = g_strdup_printf ("%s · %s", when, move);

    append (self, dub_pane_new_label (line, NULL));
  }
}

static void
add_teardown (DubGameCharts *self)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  g_auto (GStrv) texts = dub_text_teardown (dub_history_get_setup (self->history));

  dub_pane_show_lines (lines, texts, "body");
  append (self, dub_pane_new_expander (C_ ("setup", "Back Into the Box"), lines));
}

static void
dub_game_charts_dispose (GObject *object)
{
  stop (DUB_GAME_CHARTS (object));

  G_OBJECT_CLASS (dub_game_charts_parent_class)->dispose (object);
}

static void
dub_game_charts_class_init (DubGameChartsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dub_game_charts_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "charts.compute", NULL, compute);
}

static void
dub_game_charts_init (DubGameCharts *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
dub_game_charts_set_history (DubGameCharts *self, const DubHistory *history)
{
  guint n_entries = history != NULL ? dub_history_get_position (history) : 0;
  g_autoptr (DubCourse) course = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), history != NULL);
  self->history = history;
  /* The end may have been undone and entered differently, with the same number of entries. */
  if (n_entries == self->n_entries &&
      (history == NULL ||
       dub_state_equal (&self->state, dub_history_get_state (history, n_entries))))
    return;
  stop (self);
  self->n_entries = n_entries;
  self->swings = NULL;
  adw_bin_set_child (ADW_BIN (self), NULL);
  if (history == NULL)
    return;
  self->state = *dub_history_get_state (history, n_entries);
  course = dub_course_new (history);
  adw_bin_set_child (ADW_BIN (self), gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  append (self, dub_chart_new (dub_chart_data_new_course (course), FALSE));
  add_swings (self);
  add_greatest (self, course);
  append (self, dub_chart_new (dub_chart_data_new_final (course), FALSE));
  add_teardown (self);
}
