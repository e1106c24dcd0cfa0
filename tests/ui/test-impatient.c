/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Impatient players: at any moment they tap twice, hold Space or Enter down, press Escape, change
 * the size of the window or the language. Whatever they do, each entry is one that they saw and
 * pressed, never one that came under the finger. Taps and keys go through the screen.
 * DUB_TEST_GAMES says how many of them play, DUB_TEST_FIRST which one comes first.
 */

#include "dub-choice-popover.h"
#include "dub-history.h"
#include "dub-pause.h"
#include "dub-text-language.h"
#include "ui-fixture.h"
#include "ui-hand.h"

enum { SAMPLE = 2, N_MOVES = 120 };

/* What a player does next, in hundredths. */
enum { TAP = 55, DOUBLE_TAP = 75, KEY = 88, ESCAPE = 91, RESIZE = 94, LANGUAGE = 97 };

typedef struct {
  DubWindow *window;
  GtkWidget *page;
  DubSession *session;
  GRand *chance;
  guint n_taps; /* that have entered something */
} Player;

static GtkWidget *clicked; /* the last button; unowned */

static gboolean
clicked_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  (void) hint, (void) n, (void) data;
  clicked = g_value_get_object (&values[0]);

  return G_SOURCE_CONTINUE;
}

/* What can be entered now: tiles and cards, spaces of the board in your turn, choices. */
static gboolean
is_data (GtkWidget *button)
{
  return gtk_widget_has_css_class (button, "palette-tile") || DUB_IS_SPACE (button) ||
         gtk_widget_get_ancestor (button, DUB_TYPE_CHOICE_POPOVER) != NULL;
}

/* The buttons for data that a finger can reach now. An open popover takes all taps. */
static GPtrArray *
list_data (Player *self)
{
  g_autoptr (GPtrArray) buttons = ui_list (self->page, GTK_TYPE_BUTTON);
  GPtrArray *data = g_ptr_array_new ();

  for (guint i = 0; i < buttons->len; i++) {
    GtkWidget *button = g_ptr_array_index (buttons, i);

    if (gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button) && is_data (button) &&
        ui_find_button (ui_find_point (button)) == button)
      g_ptr_array_add (data, button);
  }

  return data;
}

/* Returns how many entries came of it. What is pressed is this button, or nothing. */
static guint
tap (Player *self, GtkWidget *button, UiPoint point)
{
  guint position = ui_get_position (self->session);

  clicked = NULL;
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  g_assert_true (clicked == NULL || clicked == button);
  g_assert_true (clicked != NULL || ui_get_position (self->session) == position);

  return ui_get_position (self->session) - position;
}

/* The piece that the button is for was entered, and no other. */
static void
check_entry (Player *self, const char *wanted)
{
  g_autoptr (DubLogItem) item = g_list_model_get_item (dub_session_get_log (self->session),
                                                       ui_get_position (self->session) - 1);
  g_auto (GStrv) sentences = dub_log_item_dup_sentences (item);
  g_autofree char *text = g_strjoinv ("\n", sentences);
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *name = g_utf8_casefold (wanted, -1);

  if (strstr (folded, name) == NULL)
    g_error ("“%s” was entered, wanted: “%s”", text, wanted);
}

/* Taps something, twice without looking if wanted: the second tap enters the same or nothing. */
static void
tap_data (Player *self, gboolean twice)
{
  g_autoptr (GPtrArray) data = list_data (self);
  g_autofree char *wanted = NULL;
  GtkWidget *button;
  gboolean is_tile;
  UiPoint point;

  if (data->len == 0)
    return;
  button = g_ptr_array_index (data, (guint) g_rand_int_range (self->chance, 0, (gint) data->len));
  is_tile = gtk_widget_has_css_class (button, "palette-tile");
  wanted = g_strdup (gtk_widget_get_tooltip_text (button));
  point = ui_find_point (button);
  for (guint i = 0; i < (twice ? 2 : 1); i++) {
    guint n = tap (self, button, point);

    g_assert_cmpuint (n, <=, 1);
    if (n > 0 && is_tile)
      check_entry (self, wanted);
    self->n_taps += n;
    ui_pass_time ((guint) g_rand_int_range (self->chance, 20, DUB_PAUSE_FINGER));
  }
}

/* Space or Enter, held down or not: at most one entry, and never data by itself. */
static void
press_key (Player *self)
{
  guint position = ui_get_position (self->session);
  guint key = g_rand_boolean (self->chance) ? GDK_KEY_space : GDK_KEY_Return;
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));
  const DubHistory *history = dub_session_get_history (self->session);

  if (focus != NULL && is_data (focus)) /* as the player wanted it by a tap on the board */
    return;
  ui_type (GTK_WIDGET (self->window), key, 0, (guint) g_rand_int_range (self->chance, 1, 5));
  g_assert_cmpuint (ui_get_position (self->session), <=, position + 1);
  if (ui_get_position (self->session) > position)
    g_assert_cmpint (dub_history_get_entry (history, position).action.type, !=, DUB_ACTION_ENTER);
}

static void
press_escape (Player *self)
{
  guint position = ui_get_position (self->session);

  ui_type (GTK_WIDGET (self->window), GDK_KEY_Escape, 0, 1);
  g_assert_cmpuint (ui_get_position (self->session), ==, position);
}

static void
undo (Player *self)
{
  guint position = ui_get_position (self->session);

  ui_type (GTK_WIDGET (self->window), GDK_KEY_z, GDK_CONTROL_MASK, 3);
  g_assert_cmpuint (ui_get_position (self->session) + 1, >=, position);
  g_assert_cmpuint (ui_get_position (self->session), <=, position);
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
  const char *language = languages[g_rand_int_range (self->chance, 0, 3)];
  guint position = ui_get_position (self->session);

  dub_text_set_language (language);
  self->page = ui_show_session (self->window, self->session);
  g_assert_cmpuint (ui_get_position (self->session), ==, position);
}

static void
move (Player *self)
{
  gint what = g_rand_int_range (self->chance, 0, 100);

  if (dub_session_get_question (self->session) != NULL) {
    ui_answer (self->session);
    ui_settle (self->window);
  } else if (what < DOUBLE_TAP)
    tap_data (self, what >= TAP);
  else if (what < KEY)
    press_key (self);
  else if (what < ESCAPE)
    press_escape (self);
  else if (what < RESIZE)
    resize (self);
  else if (what < LANGUAGE)
    change_language (self);
  else
    undo (self);
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

static guint
get_number (const char *name, guint otherwise)
{
  const char *text = g_getenv (name);

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : otherwise;
}

static void
test_impatient (void)
{
  guint first = get_number ("DUB_TEST_FIRST", 1), n = get_number ("DUB_TEST_GAMES", SAMPLE);
  g_autoptr (GTypeClass) buttons = g_type_class_ref (GTK_TYPE_BUTTON);
  guint n_taps = 0;

  g_signal_add_emission_hook (g_signal_lookup ("clicked", G_TYPE_FROM_CLASS (buttons)), 0,
                              clicked_cb, NULL, NULL);
  for (guint seed = first; seed < first + n; seed++) {
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

  dub_text_init ();
  g_test_init (&argc, &argv, NULL);
  ui_init ();
  /* GTK 4.8 warns of the bindings of a page that goes while it is resized. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  g_test_add_func ("/ui/impatient", test_impatient);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
