/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scene.h"

#include "dub-board-view.h"
#include "dub-correction-window.h"
#include "dub-facts-form.h"
#include "dub-game-charts.h"
#include "dub-game-page.h"
#include "dub-panes.h"
#include "dub-place.h"
#include "dub-preferences.h"
#include "dub-rules-window.h"
#include "dub-space.h"
#include "dub-step-row.h"
#include "dub-worker.h"
#include "dub-your-hand.h"
#include "lesson-fixture.h"
#include "move-fixture.h"
#include "scene-box.h"
#include "scene-results.h"
#include "seal.h"

#include <glib/gstdio.h>
#include <utime.h>

enum {
  SEED = 1769,       /* the game of the pictures */
  ASKING_SEED = 132, /* a rare game in which she has to ask */
  ROUND = 3,
  MAX_LEGAL = 512,
};

static const DubState *
get_state (DubSession *session)
{
  return &dub_session_get_game (session)->state;
}

static gboolean
is_preparing (DubSession *session)
{
  return get_state (session)->round == ROUND && get_state (session)->phase == DUB_PHASE_PREPARE;
}

static gboolean
is_in_turns (DubSession *session)
{
  return get_state (session)->round >= ROUND && get_state (session)->phase == DUB_PHASE_TURNS;
}

/* In the middle of the round. */
static gboolean
is_before_reveal (DubSession *session)
{
  const DubState *state = get_state (session);

  return is_in_turns (session) && state->turn == DUB_BARRY && state->hand.n < 4 &&
         state->playing.action == DUB_CARD_UNKNOWN;
}

static gboolean
is_first_reveal (DubSession *session)
{
  return get_state (session)->phase == DUB_PHASE_TURNS && get_state (session)->turn == DUB_BARRY;
}

/* The turn with the most text. */
static gboolean
is_tailoring (DubSession *session)
{
  return is_in_turns (session) && get_state (session)->playing.action == DUB_CARD_TAILOR &&
         dub_session_get_question (session) == NULL && dub_session_get_turn (session)->n_steps >= 3;
}

static gboolean
is_asking (DubSession *session)
{
  return get_state (session)->phase == DUB_PHASE_TURNS &&
         dub_session_get_question (session) != NULL;
}

static gboolean
is_your_turn (DubSession *session)
{
  return is_in_turns (session) && get_state (session)->turn == DUB_YOU &&
         get_state (session)->hand.n < 4;
}

static gboolean
is_income (DubSession *session)
{
  return get_state (session)->round == ROUND && get_state (session)->phase == DUB_PHASE_INCOME;
}

static gboolean
is_scoring (DubSession *session)
{
  return get_state (session)->phase == DUB_PHASE_SCORING;
}

static gboolean
is_over (DubSession *session)
{
  return get_state (session)->phase == DUB_PHASE_OVER;
}

/* Shows a game at its first such moment. */
static void
show_game (Stage *stage, guint64 seed, Moment moment)
{
  stage->session =
      stage_begin_game ("Thursday’s ball", seed, 1u << DUB_EXPANSION_JEWELRY_BOX, DUB_DRAW_APP);
  if (moment != NULL)
    stage_play_until (stage->session, moment);
  stage_show_session (stage);
}

static void
show_moment (Stage *stage, Moment moment)
{
  show_game (stage, SEED, moment);
}

static void
show_welcome (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.welcome", NULL);
}

/* Sets the date of the file, and the times in it. */
static void
date_game (const char *path, time_t changed)
{
  g_autoptr (GRegex) times = g_regex_new ("^time [0-9]+$", G_REGEX_MULTILINE, 0, NULL);
  g_autofree char *line = g_strdup_printf ("time %" G_GINT64_FORMAT, (gint64) changed);
  g_autofree char *text = NULL;
  g_autofree char *dated = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  dated = seal_text (g_regex_replace_literal (times, text, -1, 0, line, 0, NULL));
  g_assert_true (g_file_set_contents (path, dated, -1, NULL));
  g_assert_cmpint (g_utime (path, &(struct utimbuf){ changed, changed }), ==, 0);
}

/* The app shows the day of a game, so it has to be the same in every run. */
static void
save_game (const char *name, guint64 seed, guint expansions, Moment moment, time_t changed)
{
  DubSession *session = stage_begin_game (name, seed, expansions, DUB_DRAW_APP);
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *file = g_strconcat (dub_session_get_id (session), ".dubarry", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  stage_play_until (session, moment);
  g_object_unref (session);
  date_game (path, changed);
}

static void
show_welcome_games (Stage *stage)
{
  guint jewelry_box = 1u << DUB_EXPANSION_JEWELRY_BOX;
  time_t day = 24 * 60 * 60, spring = 1714824000; /* 4 May 2024 */

  save_game ("Thursday’s ball", SEED, jewelry_box, is_your_turn, spring);
  save_game ("With the fireworks", 3, 0, is_preparing, spring - 3 * day);
  save_game ("First try", 1, 0, is_over, spring - 20 * day);
  save_game ("The one with all the jewelry that we played at Aunt Margot’s on her birthday", 2,
             jewelry_box, is_over, spring - 9 * day);
  show_welcome (stage);
}

/* Shows a new game. Its name is the day, unless it has another one. */
static void
show_new_game (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.new-game", NULL);
  gtk_editable_set_text (GTK_EDITABLE (stage_find (stage, ADW_TYPE_ENTRY_ROW)), "Thursday’s ball");
}

static void
show_strength (Stage *stage)
{
  show_new_game (stage);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (stage_find (stage, ADW_TYPE_EXPANDER_ROW)),
                                 TRUE);
}

static void
show_setup (Stage *stage)
{
  show_moment (stage, NULL);
}

/* The first garments are already entered. */
static void
show_prepare (Stage *stage)
{
  DubMove legal[MAX_LEGAL];

  show_moment (stage, is_preparing);
  for (guint i = 0; i < 2; i++) {
    guint n = dub_game_list_legal (dub_session_get_game (stage->session), NULL, legal, MAX_LEGAL);
    guint at = 0;

    while (at < n && (legal[at].verb != DUB_MOVE_ENTER || legal[at].to.kind != DUB_PLACE_GARMENT))
      at++;
    g_assert_cmpuint (at, <, n);
    g_assert_true (dub_session_perform (stage->session, &legal[at], NULL));
  }
}

static void
show_before_reveal (Stage *stage)
{
  show_moment (stage, is_before_reveal);
}

static void
show_orders (Stage *stage)
{
  show_moment (stage, is_tailoring);
}

/* Selects the first step, and opens its reasons. */
static void
show_why (Stage *stage)
{
  show_orders (stage);
  gtk_widget_activate_action (stage_find (stage, DUB_TYPE_STEP_ROW), "step.why", NULL);
}

static void
show_large_text (Stage *stage)
{
  show_orders (stage);
  stage_activate (stage, "game.large-text", NULL);
}

static void
show_question (Stage *stage)
{
  show_game (stage, ASKING_SEED, is_asking);
}

/* No piece was entered, so her first turns have to ask for them. */
static void
show_question_of_tiles (Stage *stage)
{
  stage->session = stage_begin_game ("Without entries", SEED, 0, DUB_DRAW_APP);
  while (!is_asking (stage->session)) {
    const DubState *state = get_state (stage->session);
    DubMove next = state->phase == DUB_PHASE_PREPARE           ? table_move (DUB_MOVE_READY)
                   : state->phase == DUB_PHASE_INCOME          ? your_move (DUB_MOVE_INCOME)
                   : state->turn == DUB_YOU                    ? your_move (DUB_MOVE_END_TURN)
                   : state->playing.action == DUB_CARD_UNKNOWN ? her_move (DUB_MOVE_PLAY_CARD)
                                                               : her_move (DUB_MOVE_ACT);

    g_assert_true (dub_session_perform (stage->session, &next, NULL));
  }
  stage_show_session (stage);
}

static void
show_card_picker (Stage *stage)
{
  stage->session = stage_begin_game ("Her cards on the table", SEED, 0, DUB_DRAW_TABLE);
  stage_play_until (stage->session, is_first_reveal);
  stage_show_session (stage);
}

static void
show_your_turn (Stage *stage)
{
  show_moment (stage, is_your_turn);
}

/* Selects the first garment that you can make, which lights its possible places. */
static void
choose_garment (Stage *stage)
{
  GtkWidget *board = stage_find (stage, DUB_TYPE_BOARD_VIEW);
  DubMove legal[MAX_LEGAL];
  guint n = dub_game_list_legal (dub_session_get_game (stage->session), NULL, legal, MAX_LEGAL);
  guint at = 0;

  while (at < n && legal[at].verb != DUB_MOVE_PLACE_GARMENT)
    at++;
  g_assert_cmpuint (at, <, n);
  dub_board_view_press (DUB_BOARD_VIEW (board), legal[at].from);
}

/* Enters the hand, and the card to play. */
static void
play_card (Stage *stage)
{
  const DubSide *you = &dub_session_get_game (stage->session)->state.sides[DUB_YOU];
  DubMove play;
  guint journeyman = 0;

  while (you->staff[journeyman].type != DUB_JOURNEYMAN)
    journeyman++;
  g_assert_cmpuint (journeyman, <, you->n_staff);
  for (guint at = 0; dub_hand_count_missing (&dub_session_get_game (stage->session)->state) > 0;
       at++) {
    const DubMove choose = you_choose_card ((journeyman + at) % you->n_staff);

    g_assert_true (dub_session_perform (stage->session, &choose, NULL));
  }
  play = you_play_employee (journeyman);
  g_assert_true (dub_session_perform (stage->session, &play, NULL));
}

static void
show_garment (Stage *stage)
{
  show_your_turn (stage);
  play_card (stage);
  choose_garment (stage);
}

/* In a narrow window the board has a separate page. */
static void
show_board (Stage *stage)
{
  show_garment (stage);
  stage_activate (stage, "game.show", "board");
}

/* A garment on a space that gives a tile of your choice. */
static void
show_your_gain (Stage *stage)
{
  DubMove legal[MAX_LEGAL];
  const DubGame *game;
  guint n, at = 0;

  show_your_turn (stage);
  game = dub_session_get_game (stage->session);
  n = dub_game_list_legal (game, NULL, legal, MAX_LEGAL);
  while (at < n &&
         (legal[at].verb != DUB_MOVE_PLACE_GARMENT ||
          game->box.halls[legal[at].to.in].guests[legal[at].to.at].reward != DUB_REWARD_RESOURCE))
    at++;
  g_assert_cmpuint (at, <, n);
  g_assert_true (dub_session_perform (stage->session, &legal[at], NULL));
}

static void
show_yours (Stage *stage)
{
  const DubMove named = you_name_specialist (DUB_SPECIALIST_STOCKS);

  show_your_turn (stage);
  g_assert_true (dub_session_perform (stage->session, &named, NULL));
  stage_activate (stage, "game.show", "your-side");
}

static void
show_income (Stage *stage)
{
  show_moment (stage, is_income);
}

static void
show_lesson (Stage *stage, DubLesson lesson)
{
  g_autoptr (DubTableView) view = lesson_begin ();

  lesson_play_until (view, lesson);
  stage->session = g_object_ref (dub_table_view_get_session (view));
  stage_show_session (stage);
}

/* The text of the guide in the pane, on the board, and above the big button. */
static void
show_guided_steps (Stage *stage)
{
  show_lesson (stage, DUB_LESSON_HER_GARMENT);
}

static void
show_guided_board (Stage *stage)
{
  show_lesson (stage, DUB_LESSON_CORRECT);
  stage_activate (stage, "game.show", "board");
}

static void
show_guided_end (Stage *stage)
{
  show_lesson (stage, DUB_LESSON_END);
}

static void
show_journal (Stage *stage)
{
  show_your_turn (stage);
  stage_activate (stage, "game.show", "journal");
}

static void
show_score (Stage *stage)
{
  show_your_turn (stage);
  stage_activate (stage, "game.show", "score");
}

/* The forecast is the same every time, since it depends on the table only. */
static void
show_forecast (Stage *stage)
{
  GtkWidget *forecast, *list;

  show_score (stage);
  forecast = stage_find_seen (stage, DUB_TYPE_FORECAST_ROW);
  list = gtk_widget_get_first_child (forecast);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (gtk_widget_get_first_child (list)), TRUE);
  g_assert_true (dub_worker_wait_for (DUB_LANE_FORECAST));
}

static void
show_scoring (Stage *stage)
{
  show_moment (stage, is_scoring);
}

static void
show_winner (Stage *stage)
{
  show_moment (stage, is_over);
}

static void
show_curve (Stage *stage)
{
  show_winner (stage);
  gtk_widget_activate_action (stage_find_seen (stage, DUB_TYPE_GAME_CHARTS), "charts.compute",
                              NULL);
  g_assert_true (dub_worker_wait_for (DUB_LANE_FORECAST));
}

static void
show_preferences (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.preferences", NULL);
  stage_take_window (stage, DUB_TYPE_PREFERENCES);
}

/* The rules that decided a step, marked in their place. */
static void
show_rules (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.rules", "s", "TAI-1 R-4");
  stage_take_window (stage, DUB_TYPE_RULES_WINDOW);
}

static void
show_rules_search (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.rules", "s", "");
  stage_take_window (stage, DUB_TYPE_RULES_WINDOW);
  g_object_set (gtk_widget_get_template_child (GTK_WIDGET (stage->shown), DUB_TYPE_RULES_WINDOW,
                                               "by_moment"),
                "active", TRUE, NULL);
  gtk_editable_set_text (GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (stage->shown))), "R-1");
}

static void
show_shortcuts (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "app.help", NULL);
  stage_take_window (stage, GTK_TYPE_SHORTCUTS_WINDOW);
}

static void
show_about (Stage *stage)
{
  g_action_group_activate_action (G_ACTION_GROUP (stage->application), "about", NULL);
  stage_take_window (stage, ADW_TYPE_ABOUT_WINDOW);
}

static void
show_counts (Stage *stage)
{
  show_your_turn (stage);
  stage_activate (stage, "game.counts", NULL);
  stage_take_window (stage, DUB_TYPE_COUNTS_WINDOW);
}

static void
show_correct_table (Stage *stage)
{
  show_your_turn (stage);
  stage_activate (stage, "game.correct-table", NULL);
  stage_take_window (stage, DUB_TYPE_CORRECTION_WINDOW);
}

const Scene scenes[] = {
  { "welcome-empty", SCENE_WINDOW, show_welcome },
  { "welcome", SCENE_WINDOW, show_welcome_games },
  { "past-games-empty", SCENE_WINDOW, scene_results_show_no_games },
  { "past-games-one", SCENE_WINDOW, scene_results_show_one_game },
  { "past-games", SCENE_WINDOW, scene_results_show_games },
  { "past-games-many", SCENE_WINDOW, scene_results_show_many_games },
  { "log-play", SCENE_DIALOG, scene_results_show_play },
  { "statistics-empty", SCENE_DIALOG, scene_results_show_no_statistics },
  { "statistics-one", SCENE_DIALOG, scene_results_show_one_statistics },
  { "statistics", SCENE_DIALOG, scene_results_show_statistics },
  { "statistics-many", SCENE_DIALOG, scene_results_show_many_statistics },
  { "new-game", SCENE_WINDOW, show_new_game },
  { "new-game-strength", SCENE_WINDOW, show_strength },
  { "set-up", SCENE_GAME, show_setup },
  { "preparation", SCENE_GAME, show_prepare },
  { "her-turn", SCENE_GAME, show_before_reveal },
  { "orders", SCENE_GAME, show_orders },
  { "orders-why", SCENE_GAME, show_why },
  { "large-text", SCENE_GAME, show_large_text },
  { "question", SCENE_GAME, show_question },
  { "question-tiles", SCENE_GAME, show_question_of_tiles },
  { "card-picker", SCENE_GAME, show_card_picker },
  { "your-turn", SCENE_GAME, show_garment },
  { "your-turn-untold", SCENE_GAME, show_your_turn },
  { "your-gain", SCENE_GAME, show_your_gain },
  { "your-side", SCENE_GAME, show_yours },
  { "board", SCENE_NARROW, show_board },
  { "income", SCENE_GAME, show_income },
  { "guided-steps", SCENE_GAME, show_guided_steps },
  { "guided-board", SCENE_GAME, show_guided_board },
  { "guided-end", SCENE_GAME, show_guided_end },
  { "journal", SCENE_GAME, show_journal },
  { "score", SCENE_GAME, show_score },
  { "score-forecast", SCENE_GAME, show_forecast },
  { "scoring", SCENE_GAME, show_scoring },
  { "winner", SCENE_GAME, show_winner },
  { "curve", SCENE_GAME, show_curve },
  { "preferences", SCENE_DIALOG, show_preferences },
  { "rules", SCENE_DIALOG, show_rules },
  { "rules-search", SCENE_DIALOG, show_rules_search },
  { "shortcuts", SCENE_DIALOG, show_shortcuts },
  { "about", SCENE_DIALOG, show_about },
  { "counts", SCENE_DIALOG, show_counts },
  { "correct-table", SCENE_DIALOG, show_correct_table },
  { "boxes-empty", SCENE_DIALOG, scene_box_show_empty },
  { "boxes", SCENE_DIALOG, scene_box_show_list },
  { "boxes-import", SCENE_DIALOG, scene_box_show_import },
  { "boxes-compare", SCENE_DIALOG, scene_box_show_compare },
  { "boxes-print", SCENE_DIALOG, scene_box_show_print },
  { "paper-cards", SCENE_DIALOG, scene_box_show_paper_cards },
  { "paper-values", SCENE_DIALOG, scene_box_show_paper_values },
  { "paper-blanks", SCENE_DIALOG, scene_box_show_paper_blanks },
  { "box-hall", SCENE_DIALOG, scene_box_show_hall },
  { "box-fireworks", SCENE_DIALOG, scene_box_show_fireworks },
  { "box-kitchen", SCENE_DIALOG, scene_box_show_kitchen },
  { "box-display", SCENE_DIALOG, scene_box_show_display },
  { "box-jeweler", SCENE_DIALOG, scene_box_show_jeweler },
  { "box-employees", SCENE_DIALOG, scene_box_show_employees },
  { "box-deck", SCENE_DIALOG, scene_box_show_deck },
  { "box-garments", SCENE_DIALOG, scene_box_show_garments },
  { "box-resources", SCENE_DIALOG, scene_box_show_resources },
  { "box-jewelry", SCENE_DIALOG, scene_box_show_jewelry },
  { "box-game", SCENE_DIALOG, scene_box_show_game },
  { "box-save", SCENE_DIALOG, scene_box_show_save },
  { "learned", SCENE_GAME, scene_box_show_learned },
  { "known-cards", SCENE_GAME, scene_box_show_known_cards },
};

const guint n_scenes = G_N_ELEMENTS (scenes);
