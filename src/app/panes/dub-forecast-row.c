/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-forecast-row.h"

#include "dub-forecast.h"
#include "dub-pane.h"
#include "dub-text-score.h"
#include "dub-ui.h"
#include "dub-worker.h"

#include <glib/gi18n-lib.h>

typedef enum { CHANCE, HERS, YOURS, BASIS, N_LINES } LineId;

struct _DubForecastRow {
  AdwBin parent_instance;

  AdwExpanderRow *row;
  GtkWidget *inside; /* the row with the lines */
  GtkLabel *lines[N_LINES];

  DubGame *game; /* owned; NULL until it is set */
  DubJob *job;   /* NULL unless a forecast is being computed */
};

G_DEFINE_FINAL_TYPE (DubForecastRow, dub_forecast_row, ADW_TYPE_BIN)

typedef struct {
  DubGame game;
  DubForecast forecast;
} Work;

static void
run (DubJob *job)
{
  Work *work = job->data;

  dub_forecast_run (&work->game, DUB_FORECAST_GAMES, g_get_num_processors (), &job->is_cancelled,
                    &work->forecast);
}

/* The row is read as a whole. */
static void
show_lines (DubForecastRow *self, char *texts[N_LINES + 1])
{
  g_autofree char *name = g_strjoinv ("\n", texts);

  for (LineId line = 0; line < N_LINES; line++) {
    dub_ui_set_text (self->lines[line], texts[line]);
    g_free (texts[line]);
  }
  dub_ui_name (self->inside, name);
}

static void
computed_cb (gpointer owner, DubJob *job)
{
  DubForecastRow *self = owner;
  const DubForecast *forecast = &((const Work *) job->data)->forecast;
  const DubBand *totals = forecast->totals;
  char *texts[N_LINES + 1] = { dub_text_forecast_chance (forecast->n_wins, forecast->n_games) };

  self->job = NULL;
  if (forecast->n_games > 0) {
    texts[HERS] = dub_text_forecast_band (DUB_BARRY, totals[DUB_BARRY].low, totals[DUB_BARRY].high);
    texts[YOURS] = dub_text_forecast_band (DUB_YOU, totals[DUB_YOU].low, totals[DUB_YOU].high);
    texts[BASIS] = dub_text_forecast_basis (forecast->n_games);
  }
  show_lines (self, texts);
}

static void
compute (DubForecastRow *self)
{
  char *texts[N_LINES + 1] = { g_strdup (C_ ("forecast", "Simulating…")) };
  Work *work;

  g_clear_pointer (&self->job, dub_worker_cancel);
  show_lines (self, texts);
  if (self->game == NULL || !adw_expander_row_get_expanded (self->row))
    return;
  work = g_new0 (Work, 1);
  work->game = *self->game;
  self->job =
      dub_worker_run (run, computed_cb, self,
                      (DubJob){ .lane = DUB_LANE_FORECAST, .data = work, .free_data = g_free });
}

static void
dub_forecast_row_dispose (GObject *object)
{
  DubForecastRow *self = DUB_FORECAST_ROW (object);

  g_clear_pointer (&self->job, dub_worker_cancel);
  g_clear_pointer (&self->game, g_free);

  G_OBJECT_CLASS (dub_forecast_row_parent_class)->dispose (object);
}

static void
dub_forecast_row_class_init (DubForecastRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dub_forecast_row_dispose;
}

static void
dub_forecast_row_init (DubForecastRow *self)
{
  GtkWidget *list = dub_ui_new_list (C_ ("forecast", "Forecast"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *inside = gtk_list_box_row_new ();

  self->inside = inside;
  self->row = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row),
                                 C_ ("forecast", "Where This Is Heading"));
  for (LineId line = 0; line < N_LINES; line++) {
    self->lines[line] = GTK_LABEL (dub_pane_new_label (NULL, NULL));
    gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->lines[line]));
  }
  gtk_widget_add_css_class (GTK_WIDGET (self->lines[CHANCE]), "heading");
  gtk_widget_add_css_class (GTK_WIDGET (self->lines[BASIS]), "caption");
  g_object_set (box, "margin-top", 12, "margin-bottom", 12, "margin-start", 12, "margin-end", 12,
                NULL);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (inside), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (inside), FALSE);
  adw_expander_row_add_row (self->row, inside);
  gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (self->row));
  adw_bin_set_child (ADW_BIN (self), list);
  dub_ui_follow_unfolding (self->row);
  g_signal_connect_object (self->row, "notify::expanded", G_CALLBACK (compute), self,
                           G_CONNECT_SWAPPED);
}

void
dub_forecast_row_set_game (DubForecastRow *self, const DubGame *game)
{
  gtk_widget_set_visible (GTK_WIDGET (self), game->state.phase < DUB_PHASE_SCORING);
  if (self->game == NULL)
    self->game = g_new (DubGame, 1);
  else if (dub_state_equal (&self->game->state, &game->state))
    return;
  *self->game = *game;
  compute (self);
}
