/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games that cannot be saved: the messages for the player, and saving a copy
 * elsewhere.
 */

#include "dub-file.h"
#include "dub-session-private.h"
#include "dub-text.h"

char **
dub_session_dup_warnings (DubSession *self)
{
  const DubGameFile *file = dub_session_get_file (self);

  DubWarnings warnings = 0;

  if (dub_game_file_is_open_elsewhere (file))
    warnings |= DUB_WARNING_OPEN_ELSEWHERE;
  if (dub_game_file_get_damage (file) != NULL)
    warnings |= DUB_WARNING_DAMAGED;
  if (dub_game_file_is_read_only (file))
    warnings |= DUB_WARNING_READ_ONLY;
  if (dub_game_file_is_unlocked (file))
    warnings |= DUB_WARNING_UNLOCKED;
  if (dub_game_file_get_n_torn (file) > 0)
    warnings |= DUB_WARNING_TORN;

  return dub_text_warnings (warnings);
}

gboolean
dub_session_get_damaged (DubSession *self)
{
  return dub_game_file_get_damage (dub_session_get_file (self)) != NULL;
}

char *
dub_session_dup_trouble (DubSession *self)
{
  int problem;

  switch (dub_game_file_get_trouble (dub_session_get_file (self), &problem)) {
  case DUB_TROUBLE_WRITE:
    return dub_text_not_saved (dub_file_error_from_errno (problem), g_strerror (problem));
  case DUB_TROUBLE_GONE:
    return dub_text_file_gone ();
  case DUB_TROUBLE_CHANGED:
    return dub_text_file_changed ();
  case DUB_TROUBLE_NONE:
  default:
    return NULL;
  }
}

char *
dub_session_dup_sentence (DubSession *self, const GError *error)
{
  char *trouble = error->domain != DUB_RULES_ERROR ? dub_session_dup_trouble (self) : NULL;

  return trouble != NULL ? trouble : dub_text_error (error);
}

char *
dub_session_print (DubSession *self, GError **error)
{
  return dub_game_file_print (dub_session_get_file (self), error);
}

gboolean
dub_session_save_copy (DubSession *self, const char *path, GError **error)
{
  g_autofree char *text = dub_session_print (self, error);

  return text != NULL && dub_games_write_copy (text, path, error);
}

gboolean
dub_session_flush (DubSession *self, GError **error)
{
  return dub_game_file_flush (dub_session_get_file (self), error);
}
