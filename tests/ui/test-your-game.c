/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole games with all Expansions, in every edition. The test plays your turns by presses on
 * visible controls only. A turn takes at most as many presses as before the app tracked your side
 * of the table, its pane needs no scrolling at 1366 by 768, and your score takes at most four
 * numbers. More games: DUB_TEST_GAMES=20
 */

#include "edition.h"
#include "your-hand.h"

#include "dub-number-row.h"
#include "dub-panes.h"
#include "dub-score.h"
#include "dub-state.h"

enum {
  WIDTH = 1366,
  HEIGHT = 768,
  N_GAMES = 1,
  MAX_NUMBERS = 4,
  /* As measured with the same presses on the earlier app. */
  MEDIAN_PRESSES = 2,
  WORST_PRESSES = 5,
};

static GtkWidget *
find_mapped (GtkWidget *page, GType type)
{
  g_autoptr (GPtrArray) found = ui_list (page, type);

  for (guint i = 0; i < found->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (found, i)))
      return g_ptr_array_index (found, i);

  return NULL;
}

static void
tell_content (GtkWidget *scroller)
{
  g_autoptr (GPtrArray) labels = ui_list (scroller, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (labels, i)))
      g_test_message ("%d: %s", gtk_widget_get_height (g_ptr_array_index (labels, i)),
                      gtk_label_get_text (g_ptr_array_index (labels, i)));
}

/* Checks that the pane of your turn needs no scrolling. */
static void
look_at_pane (YourHand *hand)
{
  GtkWidget *pane = find_mapped (hand->page, DUB_TYPE_NOW_PANE);
  GtkWidget *scroller = find_mapped (pane, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  double room = gtk_adjustment_get_page_size (adjustment);
  const DubState *state = &dub_session_get_game (hand->session)->state;

  if (gtk_adjustment_get_upper (adjustment) <= room)
    return;
  g_test_message ("%s, round %u, %u presses: the pane is %g high in a room of %g",
                  edition_get ()->name, state->round, hand->n_presses,
                  gtk_adjustment_get_upper (adjustment), room);
  tell_content (scroller);
  g_test_fail ();
}

/* Types the requested numbers, and returns their count. */
static guint
enter_numbers (YourHand *hand)
{
  const DubQuestion *question = dub_session_get_question (hand->session);
  const DubGame *game = dub_session_get_game (hand->session);
  GtkWidget *form = find_mapped (hand->page, DUB_TYPE_QUESTION_FORM);
  g_autoptr (GPtrArray) rows = ui_list (form, DUB_TYPE_NUMBER_ROW);
  g_autoptr (GPtrArray) buttons = ui_list (form, GTK_TYPE_BUTTON);
  guint n = 0;

  g_assert_cmpuint (question->facts & ~(1u << DUB_FACT_PP | 1u << DUB_FACT_LIVRE |
                                        1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE),
                    ==, 0);
  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
    if ((question->facts & (1u << fact)) != 0) {
      gint number = dub_sim_human_answer (&hand->human, game, fact).thing.n;
      g_autofree char *text = g_strdup_printf ("%d", number);

      g_assert_cmpuint (n, <, rows->len);
      gtk_editable_set_text (g_ptr_array_index (rows, n++), text);
    }
  g_assert_cmpuint (rows->len, ==, n);
  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (buttons, i), "suggested-action"))
      g_signal_emit_by_name (g_ptr_array_index (buttons, i), "clicked");
  ui_settle (hand->window);

  return n;
}

/* Checks that the app's counts equal the books of the simulated player. */
static void
check_books (const YourHand *hand, const DubState *state, const DubSideScore *score)
{
  guint garments[DUB_N_COLORS], n_rented = 0, n_funded = 0;

  dub_state_count_garments (state, DUB_YOU, garments);
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    n_rented += garments[color];
  for (DubDecorationKind kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    n_funded += dub_state_count_tokens (state, kind, DUB_YOU);
  g_assert_cmpuint (n_rented, ==, hand->n_rented);
  g_assert_cmpuint (n_funded, ==, hand->n_funded);
  g_assert_cmpuint (score->n_bonuses, ==, hand->n_crowns);
  g_assert_cmpuint (score->jewelry_pp, ==, hand->n_jewelry);
  g_assert_cmpuint (score->track, ==, hand->human.pp);
  g_assert_cmpuint (score->livre_pp, ==, hand->human.livre / 10);
}

static void
check_score (YourHand *hand)
{
  const DubGame *game = dub_session_get_game (hand->session);
  guint n_numbers = 0;
  DubScore score;

  ui_settle (hand->window);
  while (dub_session_get_question (hand->session) != NULL)
    if (dub_session_get_question (hand->session)->facts != 0) {
      n_numbers += enter_numbers (hand);
    } else {
      ui_answer (hand->session); /* turns up her facedown cards */
      ui_settle (hand->window);
    }
  g_assert_cmpuint (n_numbers, <=, MAX_NUMBERS);
  session_go_on (hand->session);
  g_assert_cmpint (game->state.phase, ==, DUB_PHASE_OVER);
  dub_score_count (&game->box, &game->state, &score);
  g_assert_cmpint (score.question.kind, ==, DUB_QUESTION_NOTHING);
  check_books (hand, &game->state, &score.sides[DUB_YOU]);
  g_assert_cmpuint (score.sides[DUB_YOU].total, >, score.sides[DUB_YOU].track);
  g_test_message ("%s: %u numbers, %u PP, %u crowns, %u Jewelry tiles", edition_get ()->name,
                  n_numbers, score.sides[DUB_YOU].total, hand->n_crowns, hand->n_jewelry);
}

static void
test_game (gconstpointer data)
{
  const Edition *edition = data;
  const char *wanted = g_getenv ("DUB_TEST_GAMES");
  guint n_games = wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : N_GAMES;
  YourHand hand = { .marks_tasks = TRUE, .look = look_at_pane };

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  edition_choose (edition, 100);
  for (guint seed = 1; seed <= n_games; seed++) {
    g_autoptr (DubSession) session = edition_begin_seed (edition, seed);
    DubWindow *window = ui_open_window (WIDTH, HEIGHT);

    g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), ==, HEIGHT);
    hand.n_crowns = hand.n_jewelry = hand.n_rented = hand.n_funded = 0;
    your_hand_init (&hand, window, session);
    your_hand_play (&hand);
    check_score (&hand);
    ui_close_window (window);
  }
  for (guint i = 0; i < MAX_PRESSES; i++)
    if (hand.turns[i] > 0)
      g_test_message ("%s: %u presses: %u turns", edition->name, i, hand.turns[i]);
  g_test_message ("%s: median %u, worst %u, %u tasks marked", edition->name,
                  your_hand_get_median (&hand), your_hand_get_worst (&hand), hand.n_tasks);
  g_assert_cmpuint (your_hand_get_median (&hand), <=, MEDIAN_PRESSES);
  g_assert_cmpuint (your_hand_get_worst (&hand), <=, WORST_PRESSES);
  g_assert_cmpuint (hand.n_tasks, >, 0);
}

/* Checks that the four counters show the values that the game knows. */
static void
look_at_purse (YourHand *hand)
{
  static const DubFact facts[] = { DUB_FACT_LIVRE, DUB_FACT_PP, DUB_FACT_THREAD, DUB_FACT_LACE };
  const DubState *state = &dub_session_get_game (hand->session)->state;
  GtkWidget *pane = find_mapped (hand->page, DUB_TYPE_PURSE_PANE);
  g_autoptr (GPtrArray) labels = NULL;
  guint n = 0;

  if (pane == NULL)
    return;
  labels = ui_list (pane, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len && n < G_N_ELEMENTS (facts); i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (labels, i), "number")) {
      DubFact fact = facts[n++];
      g_autofree char *number = dub_state_knows (state, fact)
                                    ? g_strdup_printf ("%u", state->sides[DUB_YOU].counts[fact])
                                    : g_strdup ("?");

      g_assert_cmpstr (gtk_label_get_text (g_ptr_array_index (labels, i)), ==, number);
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (facts));
}

/* Writes a log for the independent count. */
static void
write_log (DubSession *session, const char *path)
{
  const DubHistory *history = dub_session_get_history (session);
  g_autoptr (GString) log = g_string_new ("game 1\n");
  g_autofree DubGame *after = g_new (DubGame, 1);
  DubScore score;

  for (guint i = 0; i < dub_history_get_position (history); i++) {
    DubEntry entry = dub_history_get_entry (history, i);

    after->box = *dub_history_get_box (history, i + 1);
    after->state = *dub_history_get_state (history, i + 1);
    told_player_log (log, after, entry.events, entry.n_events);
  }
  dub_score_count (&after->box, &after->state, &score);
  g_string_append_printf (log, "asked %u\n", score.question.facts);
  g_assert_true (g_file_set_contents (path, log->str, -1, NULL));
}

static void
check_log (DubSession *session)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "told.txt", NULL);
  const char *const command[] = { "python3", g_getenv ("DUB_TEST_PURSE"),
                                  "--box",   g_getenv ("DUB_TEST_BOX"),
                                  path,      NULL };
  g_autofree char *said = NULL;
  int status;

  write_log (session, path);
  g_assert_true (g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                               &said, NULL, &status, NULL));
  if (status != 0)
    g_error ("%s", said);
}

/* If the player enters everything, the purse equals the count of tests/oracle/purse.py, and the end
 * asks for nothing. */
static void
test_told (void)
{
  const char *wanted = g_getenv ("DUB_TEST_GAMES");
  guint n_games = wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : N_GAMES;

  edition_choose (&editions[EDITION_EN], 100);
  for (guint seed = 1; seed <= n_games; seed++) {
    g_autoptr (DubSession) session = edition_begin_seed (&editions[EDITION_EN], seed);
    DubWindow *window = ui_open_window (WIDTH, HEIGHT);
    RandomPlayer teller;
    YourHand hand = { .teller = &teller, .look = look_at_purse };

    random_player_init (&teller, seed);
    your_hand_init (&hand, window, session);
    your_hand_play (&hand);
    check_log (session);
    while (dub_session_get_question (session) != NULL) {
      g_assert_cmpuint (dub_session_get_question (session)->facts, ==, 0);
      ui_answer (session); /* turns up her facedown cards */
    }
    ui_close_window (window);
  }
}

int
main (int argc, char **argv)
{
  g_setenv ("DUBARRY_LOCALEDIR", g_getenv ("DUB_TEST_CATALOGUES"), TRUE);
  ui_start (&argc, &argv);
  ui_remove_frames ();
  for (guint i = EDITION_EN; i <= EDITION_CLASSIC; i++) {
    g_autofree char *path = g_strconcat ("/ui/your-game/", editions[i].name, NULL);

    g_test_add_data_func (path, &editions[i], test_game);
  }
  g_test_add_func ("/ui/your-game/told", test_told);

  return ui_run ();
}
