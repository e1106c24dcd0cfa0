/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All steps of her turn are in sight at 1366 by 768, in at least 99 of 100 turns of simulated
 * games with all Expansions, in every edition. What the rows of a turn take is measured with real
 * rows on the real page, once per sentence; that this is what the page takes is seen in turns that
 * are played on it. All two thousand games: DUB_TEST_GAMES=2000
 */

#include "edition.h"

#include "dub-barry-pane.h"
#include "dub-box-file.h"
#include "dub-panes.h"
#include "dub-sim.h"
#include "dub-step-row.h"
#include "dub-text.h"

enum { WIDTH = 1366, HEIGHT = 768, N_GAMES = 12, N_PLAYED = 12, MOST_STEPS = 24 };

/* The page of a game, and what was measured on it. */
typedef struct {
  DubWindow *window;
  DubTableView *view;
  GtkWidget *scroller;
  GtkWidget *card;
  GtkLabel *action;
  GtkLabel *holdings;
  GtkWidget *steps;
  int margin;
  int width;              /* of the steps */
  int height;             /* of what is seen */
  GtkWidget *samples[2];  /* where rows are measured; the second one in smaller type */
  GHashTable *heights[2]; /* owned; of rows, by their sentences */
  GHashTable *cards[2];   /* owned; of her card, by what it says */
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
  GtkWidget *page, *pane;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  page = ui_show_session (window, session);
  ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
  ui_settle (window);
  pane = find (page, DUB_TYPE_BARRY_PANE, NULL);
  *self = (Page){
    .window = window,
    .view = dub_pane_get_view (DUB_PANE (pane)),
    .scroller = find (find (page, DUB_TYPE_NOW_PANE, NULL), GTK_TYPE_SCROLLED_WINDOW, NULL),
    .card = find (pane, GTK_TYPE_BOX, "her-card"),
  };
  self->action = GTK_LABEL (find (self->card, GTK_TYPE_LABEL, "title-4"));
  self->holdings = GTK_LABEL (find (self->card, GTK_TYPE_LABEL, "dim-label"));
  self->steps = gtk_widget_get_parent (find (pane, DUB_TYPE_STEP_ROW, NULL));
  self->margin = gtk_widget_get_margin_top (gtk_widget_get_parent (pane));
  for (guint i = 0; i < 2; i++) {
    self->cards[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    self->heights[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    self->samples[i] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_add_css_class (self->samples[i], i == 0 ? "steps" : "dense");
    gtk_box_append (GTK_BOX (gtk_widget_get_parent (self->steps)), self->samples[i]);
  }
  self->width = gtk_widget_get_width (self->steps);
  self->height = gtk_widget_get_height (self->scroller);
}

static int
get_row_height (Page *self, gboolean is_dense, const DubMove *step, const char *sentence)
{
  g_autoptr (DubStepItem) item = NULL;
  gpointer height;
  GtkWidget *row;

  if (g_hash_table_lookup_extended (self->heights[is_dense], sentence, NULL, &height))
    return GPOINTER_TO_INT (height);
  item = dub_step_item_new (0, sentence, step);
  row = dub_step_row_new (self->view, item);
  gtk_box_append (GTK_BOX (self->samples[is_dense]), row);
  height = GINT_TO_POINTER (measure (row, self->width));
  gtk_box_remove (GTK_BOX (self->samples[is_dense]), row);
  g_hash_table_insert (self->heights[is_dense], g_strdup (sentence), height);

  return GPOINTER_TO_INT (height);
}

static int
get_card_height (Page *self, gboolean is_dense, const DubState *state)
{
  GtkWidget *foot = gtk_widget_get_parent (GTK_WIDGET (self->holdings));
  g_autofree char *action = dub_text_card_face (state->playing);
  g_autofree char *holdings = dub_text_holdings (state);
  g_autofree char *both = g_strjoin ("\n", action, holdings, NULL);
  gpointer height;

  if (!g_hash_table_lookup_extended (self->cards[is_dense], both, NULL, &height)) {
    gtk_label_set_label (self->action, action);
    gtk_label_set_label (self->holdings, holdings);
    gtk_widget_set_visible (foot, !is_dense);
    height = GINT_TO_POINTER (measure (self->card, self->width));
    g_hash_table_insert (self->cards[is_dense], g_steal_pointer (&both), height);
  }

  return GPOINTER_TO_INT (height);
}

/* The foot of the last step, from the top of what is seen. */
static int
get_foot (Page *self, gboolean is_dense, const DubGame *game, const DubMove *steps, guint n)
{
  int foot = self->margin + get_card_height (self, is_dense, &game->state) +
             gtk_box_get_spacing (GTK_BOX (gtk_widget_get_parent (self->steps)));

  for (guint i = 0; i < n; i++) {
    g_autofree char *sentence = dub_text_move (&game->box, &game->state, &steps[i]);

    foot += get_row_height (self, is_dense, &steps[i], sentence);
  }

  return foot;
}

/* Smaller type is for what would not be in sight. */
static int
find_foot (Page *self, const DubGame *game, const DubMove *steps, guint n)
{
  int foot = get_foot (self, FALSE, game, steps, n);

  return foot <= self->height ? foot : get_foot (self, TRUE, game, steps, n);
}

/* What is measured is what is seen, in turns that are played on the page. */
static void
check_played (Page *self, DubSession *session)
{
  for (guint i = 0; i < N_PLAYED; i++) {
    const DubTurn *turn = dub_session_get_turn (session);
    graphene_rect_t bounds;

    if (turn != NULL && dub_session_get_question (session) == NULL) {
      GtkWidget *last;
      int foot, seen;

      ui_settle (self->window);
      last = gtk_widget_get_first_child (self->steps);
      while (DUB_IS_STEP_ROW (gtk_widget_get_next_sibling (last)))
        last = gtk_widget_get_next_sibling (last);
      g_assert_true (gtk_widget_compute_bounds (last, self->scroller, &bounds));
      /* Its margin below is not within its bounds. Rows of smaller type share what room is left. */
      foot = find_foot (self, dub_session_get_game (session), turn->steps, turn->n_steps);
      seen = (int) bounds.origin.y + measure (last, self->width);
      g_assert_cmpint (seen, >=, foot);
      if (seen > foot) {
        g_assert_true (gtk_widget_has_css_class (self->steps, "dense"));
        g_assert_cmpint (seen, <=, self->height);
      }
    }
    ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
    ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
    ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
    while (dub_session_get_question (session) != NULL)
      ui_answer (session);
  }
}

/* Takes the next turn of hers, and returns the game after her card is revealed, and the steps. */
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
  int lowest; /* foot of a turn, from the top of what is seen */
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
  for (guint i = 0; i < G_N_ELEMENTS (page.heights); i++) {
    g_hash_table_unref (page.heights[i]);
    g_hash_table_unref (page.cards[i]);
  }
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
