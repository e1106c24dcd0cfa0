/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All steps of her turn are in sight at 1366 by 768, in at least 99 of 100 turns of simulated games
 * with all Expansions, in every edition. The test computes the height of a turn in the smallest
 * type from real rows on the real page, measured once per sentence. A few turns played on the page
 * prove that the page agrees. For all two thousand games, set DUB_TEST_GAMES=2000.
 */

#include "edition.h"

#include "dub-barry-pane.h"
#include "dub-box-file.h"
#include "dub-panes.h"
#include "dub-sim.h"
#include "dub-step-row.h"
#include "dub-text.h"

enum { WIDTH = 1366, HEIGHT = 768, LOW = 420, N_GAMES = 12, N_PLAYED = 12, MOST_STEPS = 24 };

/* The page of a game, and its measurements. */
typedef struct {
  DubWindow *window;
  DubTableView *view;
  GtkWidget *pane;
  GtkWidget *card;
  GtkWidget *action;
  GtkWidget *scroller;
  GtkWidget *steps;
  GtkWidget *sample;   /* the parent of the measured rows */
  GHashTable *heights; /* owned; heights of rows in each size, by their sentences */
  int width;           /* width of the steps */
  int height;          /* height of the visible area, with the score beside the big button */
  int others;          /* height above the steps, without the card */
} Page;

static GtkWidget *
find (GtkWidget *widget, GType type, const char *css_class)
{
  g_autoptr (GPtrArray) found = ui_list (widget, type);

  for (guint i = 0; i < found->len; i++)
    if (css_class == NULL || gtk_widget_has_css_class (g_ptr_array_index (found, i), css_class))
      return g_ptr_array_index (found, i);
  g_error ("there is no %s %s", g_type_name (type), css_class);
}

static int
measure (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);

  return height;
}

static void
page_init (Page *self, DubWindow *window, DubSession *session)
{
  GtkWidget *page;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  page = ui_show_session (window, session);
  ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
  ui_settle (window);
  *self = (Page){ .window = window, .pane = find (page, DUB_TYPE_BARRY_PANE, NULL) };
  self->view = dub_pane_get_view (DUB_PANE (self->pane));
  self->scroller = find (find (page, DUB_TYPE_NOW_PANE, NULL), GTK_TYPE_SCROLLED_WINDOW, NULL);
  self->card = find (self->pane, GTK_TYPE_BOX, "her-card");
  self->action = find (self->card, GTK_TYPE_LABEL, "serif");
  self->steps = gtk_widget_get_parent (find (self->pane, DUB_TYPE_STEP_ROW, NULL));
  self->sample = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (self->steps)), self->sample);
  self->heights = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->width = gtk_widget_get_width (self->steps);
}

/* Returns the height of a row in each size, as measured. */
static const int *
get_heights (Page *self, const DubMove *step, const char *sentence)
{
  g_autoptr (DubStepItem) item = NULL;
  int *heights = g_hash_table_lookup (self->heights, sentence);
  GtkWidget *row;

  if (heights != NULL)
    return heights;
  heights = g_new0 (int, DUB_N_STEP_SIZES);
  item = dub_step_item_new (0, sentence, step);
  row = dub_step_row_new (self->view, item);
  gtk_box_append (GTK_BOX (self->sample), row);
  for (guint size = 0; size < DUB_N_STEP_SIZES; size++) {
    heights[size] = dub_step_row_measure (DUB_STEP_ROW (row), size, self->width);
    dub_step_row_set_size (DUB_STEP_ROW (row), size);
    g_assert_cmpint (measure (row, self->width), ==, heights[size]);
  }
  gtk_box_remove (GTK_BOX (self->sample), row);
  g_hash_table_insert (self->heights, g_strdup (sentence), heights);

  return heights;
}

static int
get_card_height (Page *self, DubCard card)
{
  g_autofree char *face = dub_text_card_face (card);
  g_autofree char *which = NULL, *head = dub_text_card_head (face, &which);

  gtk_label_set_label (GTK_LABEL (self->action), head);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (self->action)), which);

  return measure (self->card, self->width);
}

/* Returns the foot of the last step in the smallest type. */
static int
find_foot (Page *self, const DubGame *game, const DubMove *steps, guint n)
{
  int foot = self->others + get_card_height (self, game->state.playing);

  for (guint i = 0; i < n; i++) {
    g_autofree char *sentence = dub_text_move (&game->box, &game->state, &steps[i]);

    foot += get_heights (self, &steps[i], sentence)[DUB_STEP_TINY];
  }

  return foot;
}

/* In a low window the page saves room as it does for a long turn. */
static void
save_room (Page *self)
{
  graphene_rect_t steps;

  gtk_window_set_default_size (GTK_WINDOW (self->window), WIDTH, LOW);
  ui_settle (self->window);
  ui_wait (100);
  ui_settle (self->window);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (self->window)), ==, LOW);
  g_assert_true (gtk_widget_has_css_class (self->steps, "dense"));
  g_assert_true (
      gtk_widget_compute_bounds (self->steps, gtk_widget_get_parent (self->pane), &steps));
  self->height = gtk_widget_get_height (self->scroller) + HEIGHT - LOW;
  self->others = gtk_widget_get_margin_top (gtk_widget_get_parent (self->pane)) +
                 (int) steps.origin.y - gtk_widget_get_height (self->card);
}

/* Returns the foot of the last step, measured from the top of the visible area. */
static int
get_foot (Page *self)
{
  GtkWidget *last = gtk_widget_get_last_child (self->steps);
  graphene_rect_t bounds;

  while (!DUB_IS_STEP_ROW (last))
    last = gtk_widget_get_prev_sibling (last);
  g_assert_true (gtk_widget_compute_bounds (last, self->scroller, &bounds));

  return (int) (bounds.origin.y + bounds.size.height);
}

/* Checks that steps of turns played on the page are in sight, in the largest type. */
static void
check_played (Page *self, DubSession *session)
{
  for (guint i = 0; i < N_PLAYED; i++) {
    const DubTurn *turn = dub_session_get_turn (session);

    if (turn != NULL && dub_session_get_question (session) == NULL) {
      ui_settle (self->window);
      g_assert_cmpint (get_foot (self), <=, gtk_widget_get_height (self->scroller));
    }
    ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
    ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
    ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
    while (dub_session_get_question (session) != NULL)
      ui_answer (session);
  }
}

/* Takes her next turn. Returns the number of steps, and sets the game after the reveal and the
 * steps. */
static guint
take_turn (DubSimPlay *play, DubGame *game, DubMove steps[MOST_STEPS])
{
  const DubMove reveal = her_move (DUB_MOVE_PLAY_CARD);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  guint n = 0;

  *game = play->game;
  g_assert_true (dub_game_perform (game, NULL, &reveal, events, NULL));
  dub_sim_play_advance (play);
  for (guint i = 0; i < play->events->len; i++) {
    const DubEvent *event = &g_array_index (play->events, DubEvent, i);

    if (event->type == DUB_EVENT_MOVE && event->move.verb < DUB_N_STEPS) {
      g_assert_cmpuint (n, <, MOST_STEPS);
      steps[n++] = event->move;
    }
  }

  return n;
}

typedef struct {
  guint n_turns;
  guint n_seen;
  int lowest; /* the lowest foot of a turn, measured from the top of the visible area */
  guint n_steps[MOST_STEPS + 1];
  guint n_steps_seen[MOST_STEPS + 1];
} Count;

static void
play_game (Page *self, const DubBox *box, guint64 seed, Count *count)
{
  const DubSetup setup = { .seed = seed,
                           .expansions = (1u << DUB_N_EXPANSIONS) - 1,
                           .count_candidate = TRUE };
  DubSimPlay play = { 0 };
  DubMove steps[MOST_STEPS];
  DubGame game;

  dub_sim_play_init (&play);
  dub_sim_play_begin (&play, box, &setup);
  while (play.game.state.phase != DUB_PHASE_SCORING) {
    gboolean is_seen;
    guint n;
    int foot;

    if (play.game.state.phase != DUB_PHASE_TURNS || play.game.state.turn != DUB_BARRY) {
      dub_sim_play_advance (&play);
      continue;
    }
    n = take_turn (&play, &game, steps);
    foot = find_foot (self, &game, steps, n);
    is_seen = foot <= self->height;
    count->lowest = MAX (count->lowest, foot);
    count->n_turns++;
    count->n_seen += is_seen;
    count->n_steps[n]++;
    count->n_steps_seen[n] += is_seen;
  }
  dub_sim_play_clear (&play);
}

static void
test_in_sight (gconstpointer data)
{
  const Edition *edition = data;
  const char *wanted = g_getenv ("DUB_TEST_GAMES");
  guint n_games = wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : N_GAMES;
  g_autoptr (DubSession) session = NULL;
  DubWindow *window;
  Count count = { 0 };
  DubBox box;
  Page page;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  edition_choose (edition, 100);
  session = edition_begin (edition);
  window = ui_open_window (WIDTH, HEIGHT);
  page_init (&page, window, session);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), ==, HEIGHT);
  check_played (&page, session);
  save_room (&page);
  g_assert_true (dub_box_load_shipped (edition->box, &box));
  for (guint i = 0; i < n_games; i++)
    play_game (&page, &box, 1 + i, &count);
  g_test_message ("%s: %u turns of %u games, all steps in sight in %u (%.2f %%)", edition->name,
                  count.n_turns, n_games, count.n_seen, 100.0 * count.n_seen / count.n_turns);
  g_test_message ("the lowest foot is at %d of %d", count.lowest, page.height);
  for (guint n = 0; n <= MOST_STEPS; n++)
    if (count.n_steps[n] > 0)
      g_test_message ("%2u steps: %u turns, %u in sight", n, count.n_steps[n],
                      count.n_steps_seen[n]);
  g_assert_cmpuint (100 * count.n_seen, >=, 99 * count.n_turns);
  g_hash_table_unref (page.heights);
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  g_setenv ("DUBARRY_LOCALEDIR", g_getenv ("DUB_TEST_CATALOGUES"), TRUE);
  ui_start (&argc, &argv);
  ui_remove_frames ();
  for (guint i = EDITION_EN; i <= EDITION_CLASSIC; i++) {
    g_autofree char *path = g_strconcat ("/ui/steps-in-sight/", editions[i].name, NULL);

    g_test_add_data_func (path, &editions[i], test_in_sight);
  }

  return ui_run ();
}
