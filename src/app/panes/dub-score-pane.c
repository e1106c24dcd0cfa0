/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-deal-box.h"
#include "dub-dialogs.h"
#include "dub-forecast.h"
#include "dub-game-charts.h"
#include "dub-game-page.h"
#include "dub-pane.h"
#include "dub-piece.h"
#include "dub-rules-window.h"
#include "dub-score-sheet.h"
#include "dub-text-score.h"
#include "dub-text.h"
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
dub_forecast_row_finalize (GObject *object)
{
  DubForecastRow *self = DUB_FORECAST_ROW (object);

  g_clear_pointer (&self->job, dub_worker_cancel);
  g_clear_pointer (&self->game, g_free);

  G_OBJECT_CLASS (dub_forecast_row_parent_class)->finalize (object);
}

static void
dub_forecast_row_class_init (DubForecastRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_forecast_row_finalize;
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

typedef struct {
  GtkWidget *row;
  GtkLabel *figures[DUB_N_OWNERS];
  GtkLabel *reasons[DUB_N_OWNERS];
  GtkProgressBar *bars[DUB_N_OWNERS]; /* where there is room for them */
} Line;

/* Where the lines have room beside the result, how wide both may be, the
 * width of the result, and the length of a bar. */
enum { WIDE = 940, WIDEST = 1240, RESULT = 400, BAR = 110 };

struct _DubScorePane {
  DubPane parent_instance;

  AdwClamp *clamp;
  GtkOrientable *columns;
  GtkWidget *result;
  GtkWidget *ceremony_card;
  DubPiece *ceremony; /* for whoever has won */
  GtkWidget *ways;    /* from here */
  GtkWidget *again_button;
  GtkWidget *board_button;
  GtkWidget *her_side;
  GtkWidget *your_side;
  DubPiece *her_token;
  DubPiece *your_token;
  GtkLabel *heading;
  GtkLabel *subtitle;
  GtkLabel *her_total;
  GtkLabel *your_total;
  GtkWidget *missing;
  GtkLabel *missing_facts;
  GtkLabel *missing_cards;
  GtkWidget *counts_button;
  DubPane *form;
  GtkListBox *list;
  DubForecastRow *forecast;
  DubGameCharts *course;
  DubPane *note;
  GtkWidget *deal; /* all about the code */
  GtkLabel *code;
  GtkSizeGroup *her_column;
  GtkSizeGroup *your_column;
  Line lines[DUB_N_SCORE_ROWS];
  Line total;
};

DUB_DEFINE_BARE_TYPE (DubScorePane, dub_score_pane, DUB_TYPE_PANE)

static void
show_figure (GtkLabel *label, const DubScoreRow *row, DubOwner owner)
{
  gtk_label_set_label (label, row->figures[owner]);
  dub_ui_name (label, row->spoken[owner]);
}

static void
show_line (Line *line, const DubScoreRow *row)
{
  /* The widget that gets the focus, which is inside the row if that is expandable. */
  GtkWidget *head =
      gtk_widget_get_ancestor (GTK_WIDGET (line->figures[DUB_YOU]), ADW_TYPE_ACTION_ROW);
  g_autofree char *spoken =
      g_strdup_printf ("%s. %s.", row->spoken[DUB_BARRY], row->spoken[DUB_YOU]);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (line->row), row->title);
  dub_ui_describe (head, spoken);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    show_figure (line->figures[owner], row, owner);
    if (row->reasons[owner] != NULL)
      gtk_label_set_label (line->reasons[owner], row->reasons[owner]);
  }
}

/* During the game you can enter missing facts; at the end the app asks for them. */
static void
show_missing (DubScorePane *self, const DubScoreTable *table, gboolean is_end)
{
  dub_ui_set_text (self->missing_facts, table->missing);
  dub_ui_set_text (self->missing_cards, table->hidden);
  gtk_widget_set_visible (self->counts_button, table->missing != NULL);
  gtk_widget_set_visible (self->missing,
                          !is_end && (table->missing != NULL || table->hidden != NULL));
}

/* A crown for you, her portrait for her. */
static void
show_ceremony (DubScorePane *self, const DubGame *game)
{
  DubScore score = { 0 };
  gboolean is_over = game->state.phase == DUB_PHASE_OVER;

  if (is_over)
    dub_score_count (&game->box, &game->state, &score);
  if (score.winner == DUB_YOU)
    dub_piece_show (self->ceremony, (DubFace){ .kind = DUB_PIECE_CARD, .value = DUB_CARD_FAVOR });
  else
    dub_piece_show (self->ceremony, (DubFace){ .kind = DUB_PIECE_PORTRAIT });
  gtk_widget_set_visible (GTK_WIDGET (self->ceremony), is_over && score.winner != DUB_NOBODY);
  gtk_widget_set_visible (self->ways, is_over);
  dub_ui_set_class (self->ceremony_card, "her-card", is_over);
  dub_ui_set_class (self->her_side, "winner", is_over && score.winner == DUB_BARRY);
  dub_ui_set_class (self->your_side, "winner", is_over && score.winner == DUB_YOU);
  dub_piece_set_token (self->her_token, DUB_BARRY, game->state.colors[DUB_BARRY]);
  dub_piece_set_token (self->your_token, DUB_YOU, game->state.colors[DUB_YOU]);
}

/* A row of the table is the score track or one of the lines after it. */
static guint
get_points (const DubSideScore *side, guint row)
{
  return row == 0 ? side->track : side->lines[row - 1];
}

/* Each side has a bar from the middle, and the longest one is full. */
static void
show_bars (DubScorePane *self, const DubGame *game)
{
  DubScore score;
  guint most = 1;

  dub_score_count (&game->box, &game->state, &score);
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
      most = MAX (most, get_points (&score.sides[owner], i));
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
      gtk_progress_bar_set_fraction (self->lines[i].bars[owner],
                                     (double) get_points (&score.sides[owner], i) / most);
}

/* Who has won is said first, and alone; a screen reader says the whole sentence. */
static void
show_heading (DubScorePane *self, const DubScoreTable *table, gboolean is_over)
{
  g_autofree char *rest = NULL;

  if (!is_over || table->winner == NULL) {
    dub_ui_set_text (self->heading, table->title);
    dub_ui_set_text (self->subtitle, table->winner);
    return;
  }
  dub_ui_take_text (self->heading, dub_text_winner_head (table->winner, &rest));
  dub_ui_name (self->heading, table->winner);
  dub_ui_set_text (self->subtitle, rest);
}

/* It is filled before it is shown, because GTK keeps what it asks for while it is empty. */
static void
show_pane (DubPane *pane, gboolean is_shown)
{
  if (is_shown && !gtk_widget_get_visible (GTK_WIDGET (pane)))
    dub_pane_update (pane);
  gtk_widget_set_visible (GTK_WIDGET (pane), is_shown);
}

static void
show_code (DubScorePane *self, DubSession *session, gboolean is_over)
{
  g_autofree char *code = is_over ? dub_deal_dup_code_of (dub_session_get_history (session)) : NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.copy-code", code != NULL);
  gtk_widget_set_visible (self->deal, code != NULL);
  gtk_label_set_label (self->code, code != NULL ? code : "");
}

static void
dub_score_pane_update (DubPane *pane, DubSession *session)
{
  DubScorePane *self = DUB_SCORE_PANE (pane);
  g_autoptr (DubScoreTable) table = dub_score_table_new (dub_session_get_game (session));
  guint phase = dub_session_get_game (session)->state.phase;
  gboolean is_asked = phase == DUB_PHASE_SCORING && dub_session_get_question (session) != NULL;
  gboolean is_over = phase == DUB_PHASE_OVER;

  show_ceremony (self, dub_session_get_game (session));
  show_heading (self, table, is_over);
  show_missing (self, table, phase == DUB_PHASE_SCORING || is_over);
  show_figure (self->her_total, &table->total, DUB_BARRY);
  show_figure (self->your_total, &table->total, DUB_YOU);
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    show_line (&self->lines[i], &table->rows[i]);
  show_line (&self->total, &table->total);
  show_pane (self->form, is_asked);
  show_bars (self, dub_session_get_game (session));
  show_code (self, session, is_over);
  show_pane (self->note, is_over);
  dub_forecast_row_set_game (self->forecast, dub_session_get_game (session));
  dub_game_charts_set_history (self->course, is_over ? dub_session_get_history (session) : NULL);
}

static gboolean
dub_score_pane_focus_first (DubPane *pane)
{
  DubScorePane *self = DUB_SCORE_PANE (pane);

  if (gtk_widget_get_visible (GTK_WIDGET (self->form)))
    return dub_pane_focus_first (self->form);

  /* At the end there is nothing to enter. The lines are there to be read; a key pressed once too
   * often does nothing in them, where “Play Again” would begin another game. */
  return gtk_widget_get_visible (self->again_button) &&
         gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

static void
copy_code (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.copy-code", "s",
                              gtk_label_get_label (DUB_SCORE_PANE (widget)->code));
}

static void
log_play (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (widget));

  gtk_widget_activate_action (widget, "games.log", "(ss)", dub_session_get_id (session),
                              dub_session_get_name (session));
}

/* A page of its own has the lines beside the result. */
static void
dub_score_pane_laid_out (DubPane *pane)
{
  DubScorePane *self = DUB_SCORE_PANE (pane);
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), DUB_TYPE_GAME_PAGE);
  gboolean is_wide = gtk_widget_get_width (GTK_WIDGET (self)) >= WIDE;

  adw_clamp_set_maximum_size (self->clamp, is_wide ? WIDEST : 640);
  gtk_orientable_set_orientation (self->columns,
                                  is_wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_size_request (self->result, is_wide ? RESULT : -1, -1);
  gtk_widget_set_visible (self->board_button,
                          page != NULL && !gtk_widget_has_css_class (page, "folded"));
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
      gtk_widget_set_visible (GTK_WIDGET (self->lines[i].bars[owner]), is_wide);
}

static void
save_sheet (GtkWidget *widget, const char *path, gpointer data)
{
  dub_score_sheet_save (dub_pane_get_session (DUB_PANE (widget)), path, widget);
}

static void
save_card (GtkWidget *widget, const char *path, gpointer data)
{
  g_autoptr (DubPicture) card =
      dub_result_card_new (dub_pane_get_session (DUB_PANE (widget)), widget);

  if (card != NULL)
    dub_picture_save (card, path, widget, C_ ("toast", "The picture is saved."));
}

static void
save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gboolean is_pdf = g_str_equal (action, "score.save-pdf");
  gboolean is_card = g_str_equal (action, "score.save-card");

  dub_dialogs_choose (widget,
                      &(DubChooser){
                          .title = is_pdf    ? C_ ("file chooser", "Save as PDF")
                                   : is_card ? C_ ("file chooser", "Save Result Picture")
                                             : C_ ("file chooser", "Save as Image"),
                          .name = dub_session_get_name (dub_pane_get_session (DUB_PANE (widget))),
                          .suffix = is_pdf ? ".pdf" : ".png",
                          .chosen = is_card ? save_card : save_sheet });
}

static void
print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dub_score_sheet_print (dub_pane_get_session (DUB_PANE (widget)), widget);
}

/* The two columns, which have the same width in all rows. */
static GtkWidget *
make_columns (DubScorePane *self, Line *line, const char *style_class)
{
  GtkSizeGroup *columns[] = { [DUB_BARRY] = self->her_column, [DUB_YOU] = self->your_column };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    GtkWidget *label = gtk_label_new (NULL);

    gtk_widget_add_css_class (label, style_class);
    gtk_label_set_xalign (GTK_LABEL (label), 1);
    gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
    gtk_size_group_add_widget (columns[owner], label);
    gtk_box_append (GTK_BOX (box), label);
    line->figures[owner] = GTK_LABEL (label);
  }

  return box;
}

/* Header and total have to line up with expandable rows, which have an arrow 6 pixels after the
 * columns. */
static void
add_plain_row (DubScorePane *self, Line *line, const char *style_class)
{
  GtkWidget *columns = make_columns (self, line, style_class);
  GtkWidget *arrow = gtk_image_new_from_icon_name ("adw-expander-arrow-symbolic");
  /* An image has a baseline, which GTK 4.18 cannot align beside two lines of text. */
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  line->row = adw_action_row_new ();
  gtk_widget_set_opacity (room, 0);
  gtk_box_append (GTK_BOX (room), arrow);
  gtk_widget_set_margin_end (columns, 6);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (line->row), FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (line->row), columns);
  adw_action_row_add_suffix (ADW_ACTION_ROW (line->row), room);
  gtk_list_box_append (self->list, line->row);
}

/* The rules that a line follows; the score track has been counted during the game. */
static const guint8 rules[DUB_N_SCORE_ROWS][DUB_MAX_MOVE_RULES] = {
  { DUB_RULE_NONE },
  { DUB_RULE_END_1 },
  { DUB_RULE_END_2 },
  { DUB_RULE_END_3, DUB_RULE_R_1 },
  { DUB_RULE_END_4, DUB_RULE_R_1 },
  { DUB_RULE_END_5 },
  { DUB_RULE_END_6 },
  { DUB_RULE_END_7 },
  { DUB_RULE_END_8 },
};

static GtkWidget *
make_reasons (Line *line, const guint8 *cited)
{
  GtkWidget *names[] = { [DUB_BARRY] = dub_pane_new_label (C_ ("person", "Madame du Barry"), NULL),
                         [DUB_YOU] = dub_pane_new_label (C_ ("person", "You"), NULL) };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = gtk_list_box_row_new ();

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    GtkWidget *reason = dub_pane_new_label (NULL, NULL);

    gtk_widget_add_css_class (names[owner], "caption-heading");
    gtk_widget_set_margin_bottom (reason, 6);
    gtk_box_append (GTK_BOX (box), names[owner]);
    gtk_box_append (GTK_BOX (box), reason);
    line->reasons[owner] = GTK_LABEL (reason);
  }
  if (cited[0] != DUB_RULE_NONE)
    gtk_box_append (GTK_BOX (box), dub_rules_button_new (cited));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  names[DUB_BARRY], line->reasons[DUB_BARRY], names[DUB_YOU],
                                  line->reasons[DUB_YOU], NULL, -1);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  g_object_set (box, "margin-top", 10, "margin-bottom", 4, "margin-start", 12, "margin-end", 12,
                NULL);

  return row;
}

/* Between the two columns, from the middle: hers to the left, yours to the right. */
static void
add_bars (Line *line, GtkBox *columns)
{
  GtkWidget *before = GTK_WIDGET (line->figures[DUB_BARRY]);

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    GtkWidget *bar =
        g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                      "inverted", owner == DUB_BARRY, "valign", GTK_ALIGN_CENTER, "width-request",
                      BAR, "visible", FALSE, NULL);

    gtk_widget_add_css_class (bar, owner == DUB_BARRY ? "her-bar" : "your-bar");
    line->bars[owner] = GTK_PROGRESS_BAR (bar);
    gtk_box_insert_child_after (columns, bar, before);
    before = bar;
  }
}

static void
add_line (DubScorePane *self, Line *line, const guint8 *cited)
{
  GtkWidget *columns = make_columns (self, line, "numeric");

  add_bars (line, GTK_BOX (columns));
  line->row = adw_expander_row_new ();
  adw_expander_row_add_action (ADW_EXPANDER_ROW (line->row), columns);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (line->row), make_reasons (line, cited));
  gtk_list_box_append (self->list, line->row);
}

static void
add_lines (DubScorePane *self)
{
  Line head;

  /* The list only takes the focus through its first row, so the header needs a name. Later
   * rows of libadwaita are labelled by their title, which is empty here. */
  add_plain_row (self, &head, "caption-heading");
  gtk_label_set_label (head.figures[DUB_BARRY], C_ ("person", "Madame du Barry"));
  gtk_label_set_label (head.figures[DUB_YOU], C_ ("person", "You"));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (head.row), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  head.figures[DUB_BARRY], head.figures[DUB_YOU], NULL, -1);
  gtk_label_set_wrap (head.figures[DUB_BARRY], TRUE);
  gtk_label_set_width_chars (head.figures[DUB_BARRY], 8);
  gtk_label_set_max_width_chars (head.figures[DUB_BARRY], 8);
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    add_line (self, &self->lines[i], rules[i]);
  add_plain_row (self, &self->total, "total");
  gtk_widget_add_css_class (self->total.row, "heading");
}

static void
dub_score_pane_build (DubPane *pane)
{
  DubScorePane *self = DUB_SCORE_PANE (pane);

  gtk_widget_init_template (GTK_WIDGET (self));
  add_lines (self);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubScorePane, name)

static void
dub_score_pane_class_init (DubScorePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->build = dub_score_pane_build;
  DUB_PANE_CLASS (klass)->update = dub_score_pane_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_score_pane_focus_first;
  DUB_PANE_CLASS (klass)->laid_out = dub_score_pane_laid_out;

  g_type_ensure (DUB_TYPE_GAME_CHARTS);
  g_type_ensure (DUB_TYPE_FORECAST_ROW);
  g_type_ensure (DUB_TYPE_NOTE_BOX);
  g_type_ensure (DUB_TYPE_QUESTION_FORM);
  dub_template_set (widget_class, "dub-score-pane", CHILD (clamp), CHILD (columns), CHILD (result),
                    CHILD (ceremony_card), CHILD (ceremony), CHILD (ways), CHILD (again_button),
                    CHILD (board_button), CHILD (her_side), CHILD (your_side), CHILD (her_token),
                    CHILD (your_token), CHILD (heading), CHILD (subtitle), CHILD (her_total),
                    CHILD (your_total), CHILD (missing), CHILD (missing_facts),
                    CHILD (missing_cards), CHILD (counts_button), CHILD (form), CHILD (list),
                    CHILD (forecast), CHILD (course), CHILD (note), CHILD (deal), CHILD (code),
                    CHILD (her_column), CHILD (your_column), NULL);
  gtk_widget_class_install_action (widget_class, "score.copy-code", NULL, copy_code);
  gtk_widget_class_install_action (widget_class, "score.log", NULL, log_play);
  gtk_widget_class_install_action (widget_class, "score.save-pdf", NULL, save);
  gtk_widget_class_install_action (widget_class, "score.save-picture", NULL, save);
  gtk_widget_class_install_action (widget_class, "score.save-card", NULL, save);
  gtk_widget_class_install_action (widget_class, "score.print", NULL, print);
}
