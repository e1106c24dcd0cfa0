/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play.h"

#include "view.h"

#include <glib/gstdio.h>

enum { LOOK_EVERY = 24 };

/* Removes everything that a case left behind. */
static void
clear_folder (void)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_remove (path);
  }
}

static char *
import (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *id = dub_games_import (path, NULL, &error);

  g_assert_no_error (error);

  return id;
}

static DubSession *
open_game (const char *id)
{
  g_autoptr (GError) error = NULL;
  DubSession *session = dub_session_open (id, &error);

  g_assert_no_error (error);
  view_check_score (session);

  return session;
}

static void
make_move (DubSession *session, const Move *move)
{
  g_autoptr (GError) error = NULL;

  if (move->type == MOVE_UNDO)
    dub_session_undo (session, &error);
  else if (move->type == MOVE_REDO)
    dub_session_redo (session, &error);
  else if (move->box != NULL)
    dub_session_change_box (session, move->box, &error);
  else
    dub_session_perform (session, &move->move, &error);
  g_assert_no_error (error);
}

/* With look, shows the game now and then, as a front end would. */
static void
play_on (DubSession *session, guint seed, gboolean look)
{
  g_autofree Script *script = script_new (seed, seed % 4 == 0 ? SCRIPT_CORRECTION : SCRIPT_FILL);

  for (guint i = 0;; i++) {
    Move move = script_next (script, dub_session_get_history (session));

    if (move.type == MOVE_NONE)
      return;
    make_move (session, &move);
    view_check_score (session);
    if (look && i % LOOK_EVERY == seed % LOOK_EVERY)
      g_free (view_dup (session));
  }
}

/* The view of a game does not change when it is closed and opened again. Takes the session. */
static DubSession *
reopen (DubSession *session)
{
  g_autofree char *id = g_strdup (dub_session_get_id (session));
  g_autofree char *before = view_dup (session), *after = NULL;

  g_object_unref (session);
  session = open_game (id);
  after = view_dup (session);
  g_assert_cmpstr (before, ==, after);

  return session;
}

/* Moving the game elsewhere as a file does not change the view either. Returns the view, takes the
 * session. */
static char *
move_away (DubSession *session)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "exported", NULL);
  g_autofree char *before = view_dup (session), *id = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (DubSession) moved = NULL;
  char *after;

  dub_games_export (dub_session_get_id (session), path, &error);
  g_assert_no_error (error);
  g_object_unref (session);
  id = import (path);
  moved = open_game (id);
  after = view_dup (moved);
  g_assert_cmpstr (before, ==, after);

  return after;
}

/* The first game is shown on the way, the second is not, and both must come to the same end. */
static void
play_twice (DubSession *first, DubSession *second, guint seed)
{
  g_autofree char *end = NULL, *same = NULL;

  first = reopen (first);
  play_on (first, seed, TRUE);
  end = move_away (first);
  play_on (second, seed, FALSE);
  same = view_dup (second);
  g_assert_cmpstr (end, ==, same);
  g_object_unref (second);
}

void
play_file (const char *path, guint seed)
{
  g_autofree char *first = NULL, *second = NULL;

  clear_folder ();
  first = import (path);
  second = import (path);
  play_twice (open_game (first), open_game (second), seed);
}

static DubSession *
begin (const DubBox *box, const DubSetup *setup)
{
  g_autoptr (GError) error = NULL;
  DubSession *session = dub_session_new ("A box", box, setup, &error);

  g_assert_no_error (error);

  return session;
}

void
play_box (const DubBox *box, guint seed)
{
  g_autofree Script *script = script_new (seed, SCRIPT_FILL);

  clear_folder ();
  play_twice (begin (box, &script->setup), begin (box, &script->setup), seed);
}
