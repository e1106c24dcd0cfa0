/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include "dub-box-assistant.h"
#include "dub-box-file.h"
#include "dub-game-page.h"
#include "dub-profiles.h"
#include "move-fixture.h"
#include "picture.h"
#include "player.h"

static const char *box_name = "deluxe";

void
stage_choose_box (const char *name)
{
  box_name = name;
}

DubSession *
stage_begin_game (const char *name, guint64 seed, guint expansions, DubDrawMode draw_mode)
{
  DubSetup setup = { .seed = seed,
                     .expansions = (guint8) expansions,
                     .count_candidate = TRUE,
                     .draw_mode = (guint8) draw_mode,
                     .colors = { [DUB_BARRY] = DUB_PLAYER_PURPLE, [DUB_YOU] = DUB_PLAYER_BLACK } };
  g_autoptr (GError) error = NULL;
  DubSession *session;
  DubBox box;

  g_assert_true (dub_box_load_shipped (box_name, &box));
  session = dub_session_new (name, &box, &setup, &error);
  g_assert_no_error (error);

  return session;
}

/* When the player draws, enters cards in the order of the deck. */
static void
name_card (DubSession *session, DubMove *move, guint *n_reported)
{
  const DubGame *game = dub_session_get_game (session);
  const DubQuestion *question = dub_session_get_question (session);

  if (game->state.draw_mode == DUB_DRAW_APP)
    return;
  if (question != NULL && question->kind == DUB_QUESTION_CARD)
    *move = her_move (DUB_MOVE_TELL_CARD);
  else if (move->verb != DUB_MOVE_PLAY_CARD)
    return;
  move->thing = dub_thing_card (game->box.deck[(*n_reported)++ % DUB_N_CARDS]);
}

void
stage_play_until (DubSession *session, Moment moment)
{
  g_autoptr (GError) error = NULL;
  DubMove move;
  Player player;
  guint n_reported = 0;

  player_init (&player);
  while (!moment (session) && player_next (&player, dub_session_get_game (session), &move)) {
    name_card (session, &move, &n_reported);
    dub_session_perform (session, &move, &error);
    g_assert_no_error (error);
  }
  g_assert_true (moment (session));
}

/* A page used for a while may look different from a new one, so this undoes and redoes the last
 * entry. */
void
stage_show_session (Stage *stage)
{
  dub_window_show_session (stage->window, stage->session);
  picture_settle (GTK_WINDOW (stage->window));
  if (dub_session_get_can_undo (stage->session)) {
    g_assert_true (dub_session_undo (stage->session, NULL));
    g_assert_true (dub_session_redo (stage->session, NULL));
  }
  picture_settle (GTK_WINDOW (stage->window));
}

static GtkWidget *
find_widget (GtkWidget *widget, GType type, gboolean is_seen)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (!is_seen || gtk_widget_get_mapped (widget)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_widget (child, type, is_seen);

    if (found != NULL)
      return found;
  }

  return NULL;
}

GtkWidget *
stage_find (Stage *stage, GType type)
{
  GtkWidget *found = find_widget (GTK_WIDGET (stage->window), type, FALSE);

  g_assert_nonnull (found);

  return found;
}

GtkWidget *
stage_find_seen (Stage *stage, GType type)
{
  GtkWidget *found;

  picture_settle (GTK_WINDOW (stage->window));
  found = find_widget (GTK_WIDGET (stage->window), type, TRUE);
  g_assert_nonnull (found);

  return found;
}

void
stage_activate (Stage *stage, const char *action, const char *parameter)
{
  GtkWidget *page = stage_find (stage, DUB_TYPE_GAME_PAGE);

  if (parameter != NULL)
    g_assert_true (gtk_widget_activate_action (page, action, "s", parameter));
  else
    g_assert_true (gtk_widget_activate_action (page, action, NULL));
}

void
stage_take_window (Stage *stage, GType type)
{
  GList *toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      stage->shown = l->data;
  g_list_free (toplevels);
  g_assert_true (stage->shown != GTK_WINDOW (stage->window));
}

/* Closes the window of the picture and its parents, except for the main window. */
static void
close_windows (Stage *stage)
{
  while (stage->shown != GTK_WINDOW (stage->window)) {
    GtkWindow *window = stage->shown;

    stage->shown = gtk_window_get_transient_for (window);
    if (stage->shown == NULL)
      stage->shown = GTK_WINDOW (stage->window);
    if (DUB_IS_BOX_ASSISTANT (window))
      dub_box_assistant_leave (DUB_BOX_ASSISTANT (window));
    else
      gtk_window_close (window);
    picture_settle (stage->shown);
  }
}

static void
delete_boxes (void)
{
  g_autoptr (GPtrArray) profiles = dub_profiles_list ();

  for (guint i = 0; i < profiles->len; i++) {
    const DubSummary *info = g_ptr_array_index (profiles, i);

    if (!dub_profiles_is_shipped (info->id))
      g_assert_true (dub_profiles_delete (info->id, NULL));
  }
}

/* Deletes the past games, which did not begin on the stage. */
static void
delete_games (void)
{
  g_autoptr (GPtrArray) games = dub_games_list (NULL);

  for (guint i = 0; i < games->len; i++) {
    const DubSummary *game = g_ptr_array_index (games, i);

    if (g_str_has_prefix (game->id, "past-"))
      g_assert_true (dub_games_delete (game->id, NULL));
  }
}

void
stage_clear (Stage *stage)
{
  g_autofree char *id =
      stage->session != NULL ? g_strdup (dub_session_get_id (stage->session)) : NULL;

  close_windows (stage);
  delete_games ();
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.welcome", NULL);
  picture_settle (stage->shown);
  g_clear_object (&stage->session);
  if (id != NULL)
    g_assert_true (dub_games_delete (id, NULL));
  delete_boxes ();
}
