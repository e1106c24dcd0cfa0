/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Steps read aloud, by a fake service that keeps the texts.
 */

#include "ui-fixture.h"

#include "dub-panes.h"
#include "dub-reader.h"
#include "dub-text.h"

/* The texts in order of arrival, each with its language and rate. */
static GPtrArray *said; /* owned */
static gboolean is_missing, is_broken, is_read;
static guint n_opened;

static gpointer
fake_open (void)
{
  n_opened++;

  return is_missing ? NULL : &n_opened;
}

static void
fake_close (gpointer connection)
{
  g_assert_true (connection == &n_opened);
}

static gboolean
fake_say (gpointer connection, const char *text, const char *language, int rate)
{
  g_assert_true (connection == &n_opened);
  if (is_broken) {
    is_broken = FALSE;
    return FALSE;
  }
  g_ptr_array_add (said, g_strdup_printf ("%s %d %s", language, rate, text));

  return TRUE;
}

static void
fake_stop (gpointer connection)
{
  g_assert_true (connection == &n_opened);
}

static gboolean
fake_reader (void)
{
  return is_read;
}

static const DubSpeechService fake = {
  .open = fake_open,
  .close = fake_close,
  .say = fake_say,
  .stop = fake_stop,
  .has_screen_reader = fake_reader,
};

typedef struct {
  DubWindow *window;
  DubSession *session;
  GtkWidget *page;
  GSettings *settings;
} Game;

static void
settle (Game *game)
{
  dub_speaker_wait ();
  ui_settle (game->window);
}

/* Begins her turn, before her card is revealed. */
static void
set_up (Game *game, gconstpointer data)
{
  said = g_ptr_array_new_with_free_func (g_free);
  is_missing = is_broken = is_read = FALSE;
  n_opened = 0;
  dub_application_set_speech (ui_init (), &fake);
  game->settings = g_settings_new (DUB_APPLICATION_ID);
  game->window = ui_open_window (1300, 900);
  game->session = ui_begin (1769, 0);
  ui_play_until (game->session, DUB_PHASE_TURNS, DUB_BARRY);
  game->page = ui_show_session (game->window, game->session);
}

static void
tear_down (Game *game, gconstpointer data)
{
  g_settings_reset (game->settings, "read-aloud");
  g_settings_reset (game->settings, "speech-rate");
  g_settings_reset (game->settings, "language");
  ui_close_window (game->window);
  g_object_unref (game->session);
  g_object_unref (game->settings);
  dub_application_set_speech (ui_init (), NULL);
  g_ptr_array_unref (said);
}

/* Plays until her turn has several steps. */
static char **
reveal (Game *game)
{
  char **steps = NULL;

  while (steps == NULL || g_strv_length (steps) < 2) {
    g_strfreev (steps);
    if (steps != NULL) {
      ui_activate (game->page, her_move (DUB_MOVE_ACT));
      ui_play_until (game->session, DUB_PHASE_TURNS, DUB_BARRY);
    }
    g_ptr_array_set_size (said, 0);
    ui_activate (game->page, her_move (DUB_MOVE_PLAY_CARD));
    while (dub_session_get_question (game->session) != NULL)
      ui_answer (game->session);
    settle (game);
    steps = dub_session_dup_orders (game->session);
  }

  return steps;
}

static void
check_said (guint at, const char *language, int rate, const char *sentence)
{
  g_autofree char *text = dub_text_speech (sentence);
  g_autofree char *expected = g_strdup_printf ("%s %d %s", language, rate, text);

  g_assert_cmpuint (said->len, ==, at + 1);
  g_assert_cmpstr (g_ptr_array_index (said, at), ==, expected);
}

/* Speech is off by default. Once on, it reads the first step, and the others on demand. */
static void
test_steps (Game *game, gconstpointer data)
{
  g_auto (GStrv) steps = reveal (game);

  g_assert_cmpuint (said->len, ==, 0);
  g_assert_cmpuint (n_opened, ==, 0);
  g_action_group_activate_action (G_ACTION_GROUP (ui_init ()), "read-aloud", NULL);
  settle (game);
  check_said (0, "en", 0, steps[0]);
  gtk_widget_activate_action (game->page, "read.next", NULL);
  settle (game);
  check_said (1, "en", 0, steps[1]);
  gtk_widget_activate_action (game->page, "read.again", NULL);
  settle (game);
  check_said (2, "en", 0, steps[1]);
  gtk_widget_activate_action (game->page, "read.step", "u", 0);
  settle (game);
  check_said (3, "en", 0, steps[0]);

  /* After the last step there is nothing to read. */
  gtk_widget_activate_action (game->page, "read.step", "u", g_strv_length (steps) - 1);
  gtk_widget_activate_action (game->page, "read.next", NULL);
  settle (game);
  g_assert_cmpuint (said->len, ==, 5);
  g_action_group_activate_action (G_ACTION_GROUP (ui_init ()), "read-aloud", NULL);
  gtk_widget_activate_action (game->page, "read.again", NULL);
  settle (game);
  g_assert_cmpuint (said->len, ==, 5);
}

/* New steps are read once, when they appear. */
static void
test_turn (Game *game, gconstpointer data)
{
  g_auto (GStrv) steps = NULL;

  g_settings_set_boolean (game->settings, "read-aloud", TRUE);
  g_settings_set_string (game->settings, "speech-rate", "fast");
  steps = reveal (game);
  check_said (0, "en", 40, steps[0]);
  g_settings_set_string (game->settings, "speech-rate", "slow");
  gtk_widget_activate_action (game->page, "read.again", NULL);
  settle (game);
  check_said (1, "en", -40, steps[0]);
}

/* The Large Text view reads the step that it shows. */
static void
test_large_text (Game *game, gconstpointer data)
{
  g_auto (GStrv) steps = NULL;
  g_autoptr (GPtrArray) large = ui_list (game->page, DUB_TYPE_LARGE_TEXT);

  g_settings_set_boolean (game->settings, "read-aloud", TRUE);
  steps = reveal (game);
  gtk_widget_activate_action (game->page, "game.large-text", NULL);
  ui_settle (game->window);
  gtk_widget_activate_action (g_ptr_array_index (large, 0), "large-text.next", NULL);
  settle (game);
  check_said (1, "en", 0, steps[1]);
  gtk_widget_activate_action (g_ptr_array_index (large, 0), "large-text.back", NULL);
  settle (game);
  check_said (2, "en", 0, steps[0]);
}

static void
test_screen_reader (Game *game, gconstpointer data)
{
  g_auto (GStrv) steps = NULL;
  g_autofree char *problem = NULL;

  is_read = TRUE;
  g_settings_set_boolean (game->settings, "read-aloud", TRUE);
  steps = reveal (game);
  g_assert_cmpuint (said->len, ==, 0);
  problem = dub_speaker_dup_problem (dub_application_get_speaker (ui_init ()));
  g_assert_nonnull (problem);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (game->window), problem));
}

/* The app reports a missing service, and uses one that comes back. */
static void
test_missing (Game *game, gconstpointer data)
{
  DubSpeaker *speaker = dub_application_get_speaker (ui_init ());
  g_auto (GStrv) steps = NULL;
  g_autofree char *problem = NULL;

  is_missing = TRUE;
  g_settings_set_boolean (game->settings, "read-aloud", TRUE);
  steps = reveal (game);
  g_assert_cmpuint (dub_speaker_get_problem (speaker), ==, DUB_SPEAKER_NO_SERVICE);
  problem = dub_speaker_dup_problem (speaker);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (game->window), problem));
  is_missing = FALSE;
  gtk_widget_activate_action (game->page, "read.again", NULL);
  settle (game);
  check_said (0, "en", 0, steps[0]);
  g_assert_cmpuint (dub_speaker_get_problem (speaker), ==, DUB_SPEAKER_READY);

  /* The app opens a broken connection again. */
  is_broken = TRUE;
  gtk_widget_activate_action (game->page, "read.again", NULL);
  settle (game);
  check_said (1, "en", 0, steps[0]);
}

static void
test_not_built (Game *game, gconstpointer data)
{
  DubSpeaker *speaker;
  g_autofree char *problem = NULL;

  dub_application_set_speech (ui_init (), NULL);
  speaker = dub_application_get_speaker (ui_init ());
  g_assert_cmpuint (dub_speaker_get_problem (speaker), ==, DUB_SPEAKER_NOT_BUILT);
  problem = dub_speaker_dup_problem (speaker);
  g_assert_nonnull (problem);
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  int status;

  gtk_test_init (&argc, &argv, NULL);
  dub_text_init ();
  ui_init ();
  g_test_add ("/ui/speech/steps", Game, NULL, set_up, test_steps, tear_down);
  g_test_add ("/ui/speech/turn", Game, NULL, set_up, test_turn, tear_down);
  g_test_add ("/ui/speech/large-text", Game, NULL, set_up, test_large_text, tear_down);
  g_test_add ("/ui/speech/screen-reader", Game, NULL, set_up, test_screen_reader, tear_down);
  g_test_add ("/ui/speech/missing", Game, NULL, set_up, test_missing, tear_down);
  g_test_add ("/ui/speech/not-built", Game, NULL, set_up, test_not_built, tear_down);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
