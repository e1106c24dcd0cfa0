/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If sample values decide her turn, the app asks for the printed values beside her steps, once for
 * each part of the box. The profile keeps the answer, and the player can undo it.
 */

#include "dub-box-assistant.h"
#include "dub-panes.h"
#include "dub-profiles.h"
#include "dub-settings.h"
#include "ui-fixture.h"

enum { JEWELRY_BOX = 1u << DUB_EXPANSION_JEWELRY_BOX };

static GtkWidget *
find_check (GtkWidget *page)
{
  g_autoptr (GPtrArray) checks = ui_list (page, DUB_TYPE_SAMPLE_CHECK);

  g_assert_cmpuint (checks->len, ==, 1);

  return checks->pdata[0];
}

/* Plays until sample values decide her turn. Returns FALSE if that never happens in this game. */
static gboolean
go_on_to_check (DubWindow *window, DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;
  DubPart part;

  while (state->phase < DUB_PHASE_SCORING && !dub_box_find_sample (session, &part)) {
    if (dub_session_get_question (session) != NULL)
      ui_answer (session);
    else if (state->phase == DUB_PHASE_PREPARE)
      ui_play_until (session, DUB_PHASE_TURNS, state->start);
    else
      session_go_on (session);
  }
  ui_settle (window);

  return state->phase < DUB_PHASE_SCORING;
}

static void
press (GtkWidget *check, const char *action, DubWindow *window)
{
  g_assert_true (gtk_widget_activate_action (check, action, NULL));
  dub_worker_wait ();
  ui_settle (window);
}

/* Each answer is an entry of the game, and goes into the profile as well. */
static void
test_match (void)
{
  DubWindow *window = ui_open_window (1280, 860);
  g_autoptr (DubSession) session = ui_begin (7, JEWELRY_BOX);
  const DubGame *game = dub_session_get_game (session);
  GtkWidget *page = ui_show_session (window, session);
  guint asked = 0;

  while (go_on_to_check (window, session)) {
    GtkWidget *check = find_check (page);
    guint position = ui_get_position (session);
    g_autofree char *id = NULL;
    DubPart part;
    DubBox profile;

    g_assert_true (dub_box_find_sample (session, &part));
    g_assert_true (gtk_widget_get_mapped (check));
    g_assert_cmpuint (asked & (1u << part), ==, 0); /* the app never asks twice */
    asked |= 1u << part;
    press (check, "sample.match", window);
    g_assert_cmpuint (game->box.sources[part], ==, DUB_SOURCE_CHECKED);
    g_assert_cmpuint (ui_get_position (session), ==, position + 1);
    id = g_settings_get_string (dub_settings_get (), "box");
    g_assert_true (dub_profiles_load (id, &profile, NULL));
    g_assert_cmpstr (profile.name, ==, game->box.name);
    g_assert_cmpmem (profile.sources, sizeof profile.sources, game->box.sources,
                     sizeof profile.sources);
    g_assert_true (dub_session_undo (session, NULL));
    g_assert_cmpuint (game->box.sources[part], ==, DUB_SOURCE_STARTER);
    ui_settle (window);
    g_assert_true (gtk_widget_get_mapped (check));
    g_assert_true (dub_session_redo (session, NULL));
  }
  g_assert_cmpuint (asked, !=, 0);
  ui_close_window (window);
}

/* The player enters other values in the assistant, which opens at the part in question. */
static void
test_change (void)
{
  DubWindow *window = ui_open_window (1280, 860);
  g_autoptr (DubSession) session = ui_begin (7, JEWELRY_BOX);
  GtkWidget *page = ui_show_session (window, session);
  GtkWidget *assistant;
  DubPart part;

  g_assert_true (go_on_to_check (window, session));
  g_assert_true (dub_box_find_sample (session, &part));
  g_assert_true (gtk_widget_activate_action (find_check (page), "sample.change", NULL));
  ui_settle (window);
  assistant = ui_find_window (DUB_TYPE_BOX_ASSISTANT);
  g_assert_nonnull (assistant);
  g_assert_cmpuint (
      dub_box_editor_get_draft (dub_box_assistant_get_editor (DUB_BOX_ASSISTANT (assistant)))->part,
      ==, part);
  dub_box_assistant_leave (DUB_BOX_ASSISTANT (assistant));
  ui_close_window (window);
}

int
main (int argc, char *argv[])
{
  ui_start (&argc, &argv);
  g_test_add_func ("/ui/sample-check/match", test_match);
  g_test_add_func ("/ui/sample-check/change", test_change);

  return ui_run ();
}
