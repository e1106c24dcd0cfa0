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

static gboolean
has_same_values (const DubBox *a, const DubBox *b, DubPart part)
{
  DubBox copy = *b;

  copy.sources[part] = a->sources[part];

  return dub_box_has_same_part (a, &copy, part);
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

/* Makes a copy whose values differ from the samples: in each hall, for each kind of Decoration, and
 * on the displays. */
static DubBox
print_copy (void)
{
  DubBox printed = *dub_box_get_shipped (DUB_EDITION_DELUXE);

  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    printed.halls[hall].majority.first++;
    printed.halls[hall].guests[1] =
        (DubGuestSpace){ printed.halls[hall].guests[1].master, DUB_REWARD_LIVRE, 4 };
  }
  for (guint kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    printed.decorations[kind].spaces[0].pp++;
  printed.all_halls[0]++;
  printed.garment_display.costs[0]--;
  printed.jewelry_display.costs[0]++;

  return printed;
}

/* Enters the values that differ in the assistant, with the actions of its buttons, and saves them
 * in the game and in the profile. Returns their number. */
static guint
enter_part (GtkWidget *assistant, const DubBox *printed)
{
  DubBoxEditor *editor = dub_box_assistant_get_editor (DUB_BOX_ASSISTANT (assistant));
  const DubBoxDraft *draft = dub_box_editor_get_draft (editor);
  DubField fields[DUB_MAX_FIELDS];
  guint n = dub_part_list_fields (printed, draft->part, fields), n_entered = 0;

  for (guint i = 0; i < n; i++) {
    guint value = dub_field_get (printed, fields[i]);

    if (dub_field_get (&draft->box, fields[i]) == value)
      continue;
    gtk_widget_activate_action (assistant, "box.select", "(yyy)", fields[i].kind, fields[i].in,
                                fields[i].at);
    gtk_widget_activate_action (assistant, "box.enter", "u", value);
    n_entered++;
  }
  gtk_widget_activate_action (assistant, "box.confirm", NULL);
  gtk_widget_activate_action (assistant, "box.save", NULL);
  ui_settle (assistant);
  ui_respond ("both");

  return n_entered;
}

/* Answers the app's questions about her turn. Returns the number of entered values. */
static guint
answer_check (DubWindow *window, DubSession *session, const DubBox *printed)
{
  const DubBox *box = &dub_session_get_game (session)->box;
  GtkWidget *check = find_check (ui_get_page (window));
  guint n = 0;
  DubPart part;

  g_assert_true (dub_box_find_sample (session, &part));
  g_assert_true (gtk_widget_get_mapped (check));
  if (has_same_values (box, printed, part))
    press (check, "sample.match", window);
  else {
    gtk_widget_activate_action (check, "sample.change", NULL);
    ui_settle (window);
    n = enter_part (ui_find_window (DUB_TYPE_BOX_ASSISTANT), printed);
    dub_worker_wait ();
    ui_settle (window);
  }
  g_assert_cmpuint (box->sources[part], ==, DUB_SOURCE_CHECKED);
  g_assert_true (has_same_values (box, printed, part));

  return n;
}

/* Plays a game with the profile of the last one. Returns how many parts the app asked for. */
static guint
play_game (guint seed, const DubBox *printed, guint *n_entered)
{
  g_autofree char *id = g_settings_get_string (dub_settings_get (), "box");
  const DubSetup setup = { .seed = seed, .expansions = JEWELRY_BOX, .count_candidate = TRUE };
  DubWindow *window = ui_open_window (1280, 860);
  g_autoptr (DubSession) session = NULL;
  guint n_asked = 0;
  DubBox box;

  g_assert_true (dub_profiles_load (id, &box, NULL));
  session = dub_session_new ("A game", &box, &setup, NULL);
  ui_show_session (window, session);
  for (; go_on_to_check (window, session); n_asked++)
    *n_entered += answer_check (window, session, printed);
  ui_close_window (window);

  return n_asked;
}

/* After three games from samples, the profile gives the same turns as the copy. In a fourth game,
 * at most one more part decides for the first time. */
static void
test_three_games (void)
{
  const DubBox printed = print_copy ();
  guint n_asked[4], n_entered = 0;
  g_autofree char *id = NULL;
  DubBox profile;

  g_settings_set_string (dub_settings_get (), "box", "deluxe");
  for (guint i = 0; i < G_N_ELEMENTS (n_asked); i++)
    n_asked[i] = play_game (40 + i, &printed, &n_entered);
  g_test_message ("%u, %u, %u and %u parts, %u values entered", n_asked[0], n_asked[1], n_asked[2],
                  n_asked[3], n_entered);
  g_assert_cmpuint (n_asked[0], <=, 14);
  g_assert_cmpuint (n_asked[1] + n_asked[2], <=, 2);
  g_assert_cmpuint (n_asked[3], <=, 1);
  g_assert_cmpuint (n_entered, >, 5);
  id = g_settings_get_string (dub_settings_get (), "box");
  g_assert_true (dub_profiles_load (id, &profile, NULL));
  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    if (profile.sources[part] == DUB_SOURCE_CHECKED)
      g_assert_true (has_same_values (&profile, &printed, part));
}

int
main (int argc, char *argv[])
{
  ui_start (&argc, &argv);
  g_test_add_func ("/ui/sample-check/match", test_match);
  g_test_add_func ("/ui/sample-check/change", test_change);
  g_test_add_func ("/ui/sample-check/three-games", test_three_games);

  return ui_run ();
}
