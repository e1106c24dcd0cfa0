/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-session-note.h"

#include "dub-games.h"
#include "dub-session-private.h"

const char *
dub_session_get_note (DubSession *self)
{
  const char *note = dub_game_file_get_note (dub_session_get_file (self));

  return note != NULL ? note : "";
}

gboolean
dub_session_set_note (DubSession *self, const char *note, GError **error)
{
  return dub_game_file_set_note (dub_session_get_file (self), note, error);
}

gint64
dub_session_get_date (DubSession *self)
{
  gint64 finished = dub_game_file_get_finished (dub_session_get_file (self));

  return finished > 0 ? finished : dub_games_get_changed (dub_session_get_id (self));
}
