/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Impatient players: at any moment they tap twice, press Space, Enter or Escape again, change
 * the size of the window or the language. Whatever they do, each entry is one that they saw and
 * pressed, never one that came under the finger. DUB_TEST_GAMES says how many of them play.
 */

#include "dub-choice-popover.h"
#include "dub-game-page.h"
#include "dub-history.h"
#include "dub-pause.h"
#include "dub-text-language.h"
#include "ui-fixture.h"

enum { SAMPLE = 3, N_MOVES = 120 };

/* In milliseconds: whatever moves after the first tap does so before the second. */
enum { FRAMES = 60 };

/* What a player does next, in hundredths. */
enum { TAP = 55, DOUBLE_TAP = 75, KEY = 88, ESCAPE = 91, RESIZE = 94, LANGUAGE = 97 };

typedef struct {
  DubWindow *window;
  GtkWidget *page;
  DubSession *session;
  GRand *chance;
  guint n_taps; /* that have entered something */
} Player;

/* The buttons for data that a finger can reach now. */
static GPtrArray *
list_data (Player *self)
{
  g_autoptr (GPtrArray) buttons = ui_list (self->page, GTK_TYPE_BUTTON);
  GPtrArray *data = g_ptr_array_new ();

  for (guint i = 0; i < buttons->len; i++) {
    GtkWidget *button = g_ptr_array_index (buttons, i);

    if (gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button) &&
        gtk_widget_get_ancestor (button, DUB_TYPE_CHOICE_POPOVER) == NULL &&
        gtk_widget_has_css_class (button, "palette-tile"))
      g_ptr_array_add (data, button);
  }

  return data;
}

static graphene_point_t
get_middle (Player *self, GtkWidget *widget)
{
  graphene_point_t middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                 (float) gtk_widget_get_height (widget) / 2);
  graphene_point_t point = middle;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (self->window), &middle, &point));

  return point;
}

static GtkWidget *
find_button (Player *self, graphene_point_t point)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self->window), (double) point.x,
                                       (double) point.y, GTK_PICK_DEFAULT);

  return widget != NULL ? gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) : NULL;
}

/* Presses whatever is at the point. Returns the piece that was entered, or NULL. */
static char *
tap (Player *self, graphene_point_t point)
{
  guint position = ui_get_position (self->session);
  GtkWidget *button = find_button (self, point);
  char *name;

  if (button == NULL || !gtk_widget_has_css_class (button, "palette-tile"))
    return NULL;
  name = g_strdup (gtk_widget_get_tooltip_text (button));
  g_signal_emit_by_name (button, "clicked");
  if (ui_get_position (self->session) > position) {
    self->n_taps++;
    return name;
  }
  g_free (name);

  return NULL;
}

/* Taps a tile, twice without looking if wanted: the second tap enters the same or nothing. */
static void
tap_tile (Player *self, gboolean twice)
{
  g_autoptr (GPtrArray) data = list_data (self);
  graphene_point_t point;
  g_autofree char *wanted = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  GtkWidget *tile;

  if (data->len == 0)
    return;
  tile = g_ptr_array_index (data, (guint) g_rand_int_range (self->chance, 0, (gint) data->len));
  wanted = g_strdup (gtk_widget_get_tooltip_text (tile));
  point = get_middle (self, tile);
  if (find_button (self, point) != tile) /* out of sight */
    return;
  first = tap (self, point);
  if (first != NULL)
    g_assert_cmpstr (first, ==, wanted);
  if (!twice)
    return;
  ui_pass_time ((guint) g_rand_int_range (self->chance, 20, DUB_PAUSE_FINGER));
  ui_wait (FRAMES);
  second = tap (self, point);
  if (first != NULL && second != NULL)
    g_assert_cmpstr (second, ==, first);
}

/* Space or Enter, as the window passes them on: not at all while the big button is new, and
 * otherwise to what has the focus, which is never data by itself. */
static void
press_key (Player *self)
{
  guint position = ui_get_position (self->session);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  if (!dub_game_page_takes_keys (DUB_GAME_PAGE (self->page)))
    return;
  if (focus != NULL)
    g_assert_false (gtk_widget_has_css_class (focus, "palette-tile"));
  gtk_widget_activate_action (self->page, "game.go-on", NULL);
  if (ui_get_position (self->session) > position) {
    const DubHistory *history = dub_session_get_history (self->session);

    g_assert_cmpint (dub_history_get_entry (history, position).action.type, !=, DUB_ACTION_ENTER);
    /* The key again, before anyone can have seen what it has done. */
    if (!dub_game_page_takes_keys (DUB_GAME_PAGE (self->page)))
      g_assert_cmpuint (ui_get_position (self->session), ==, position + 1);
  }
}

static void
resize (Player *self)
{
  static const int sizes[][2] = { { 360, 720 }, { 1366, 768 }, { 1920, 1080 }, { 800, 600 } };
  guint at = (guint) g_rand_int_range (self->chance, 0, G_N_ELEMENTS (sizes));

  gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[at][0], sizes[at][1]);
}

static void
change_language (Player *self)
{
  static const char *const languages[] = { "en", "fr", "uk" };
  guint position = ui_get_position (self->session);

  dub_text_set_language (languages[g_rand_int_range (self->chance, 0, 3)]);
  self->page = ui_show_session (self->window, self->session);
  g_assert_cmpuint (ui_get_position (self->session), ==, position);
}

static void
move (Player *self)
{
  gint what = g_rand_int_range (self->chance, 0, 100);

  if (dub_session_get_question (self->session) != NULL)
    ui_answer (self->session);
  else if (what < DOUBLE_TAP)
    tap_tile (self, what >= TAP);
  else if (what < KEY)
    press_key (self);
  else if (what < ESCAPE)
    gtk_widget_activate_action (ui_find_space (self->page, (DubPlace){ .kind = DUB_PLACE_GARMENT }),
                                "mirror.let-go", NULL);
  else if (what < RESIZE)
    resize (self);
  else if (what < LANGUAGE)
    change_language (self);
  else
    gtk_widget_activate_action (self->page, "game.undo", NULL);
}

/* Returns how many pieces were entered. */
static guint
play (guint seed)
{
  Player player = { .session = ui_begin (seed, 1u << DUB_EXPANSION_JEWELRY_BOX),
                    .window = ui_open_window (1366, 768),
                    .chance = g_rand_new_with_seed (seed) };

  player.page = ui_show_session (player.window, player.session);
  gtk_widget_activate_action (player.page, "game.go-on", NULL); /* the table is set up */
  ui_settle (player.window);
  for (guint i = 0; i < N_MOVES; i++) {
    move (&player);
    if (g_rand_boolean (player.chance))
      ui_settle (player.window);
  }
  dub_text_set_language ("en");
  g_rand_free (player.chance);
  ui_close_window (player.window);
  g_object_unref (player.session);

  return player.n_taps;
}

static void
test_impatient (void)
{
  const char *text = g_getenv ("DUB_TEST_GAMES");
  guint n = text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : SAMPLE;
  guint n_taps = 0;

  for (guint seed = 1; seed <= n; seed++) {
    g_test_message ("seed %u", seed);
    n_taps += play (seed);
  }
  g_test_message ("%u pieces in %u games", n_taps, n);
  g_assert_cmpuint (n_taps, >, n);
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  int status;

  g_test_init (&argc, &argv, NULL);
  ui_init ();
  /* GTK 4.8 warns of the bindings of a page that goes while it is resized. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  g_test_add_func ("/ui/impatient", test_impatient);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
