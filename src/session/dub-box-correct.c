/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-correct.h"

#include "dub-profiles.h"

char *
dub_box_find_profile (DubSession *session)
{
  g_autofree char *id = dub_profiles_find (dub_session_get_game (session)->box.name);

  return id != NULL && !dub_profiles_is_shipped (id) ? g_steal_pointer (&id) : NULL;
}

static gboolean
change (DubSession *session, const DubBox *box, GError **error)
{
  DubAction action = { .type = DUB_ACTION_CHANGE_BOX, .box = box };

  return dub_session_perform (session, &action, error);
}

/* Before any file is touched. */
static gboolean
check_change (DubSession *session, const DubBox *box, GError **error)
{
  DubAction action = { .type = DUB_ACTION_CHANGE_BOX, .box = box };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));

  return dub_game_decide (dub_session_get_game (session), &action, events, error);
}

typedef struct {
  const DubBox *before;
  const DubBox *after;
} Correction;

/* Only what was corrected: the profile may have been changed since the game began. */
static gboolean
carry_over (DubBox *box, gconstpointer data, GError **error)
{
  const Correction *correction = data;

  (void) error;
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    if (!dub_box_has_same_section (correction->before, correction->after, i))
      dub_box_copy_section (box, correction->after, i);

  return TRUE;
}

/* The profile first: it can be put back as it was, a game only be undone. */
static gboolean
change_with_profile (DubSession *session, const DubBox *box, const char *id, GError **error)
{
  const DubBox before = dub_session_get_game (session)->box;
  const Correction correction = { &before, box };
  gboolean done;
  DubBox old;

  if (!dub_profiles_lock (error))
    return FALSE;
  done =
      dub_profiles_load (id, &old, error) && dub_profiles_edit (id, carry_over, &correction, error);
  if (done && !change (session, box, error)) {
    done = FALSE;
    dub_profiles_save (id, &old, NULL);
  }
  dub_profiles_unlock ();

  return done;
}

/* The game takes the name of the new profile, so that it is found again. */
static gboolean
change_with_new_profile (DubSession *session, const DubBox *box, const char *name, GError **error)
{
  g_autofree char *id = NULL;
  DubBox named = *box;

  g_strlcpy (named.name, name, sizeof named.name);
  id = dub_profiles_create (&named, error);
  if (id == NULL || !dub_profiles_load (id, &named, error))
    return FALSE;
  if (change (session, &named, error))
    return TRUE;
  dub_profiles_delete (id, NULL);

  return FALSE;
}

gboolean
dub_box_correct (DubSession *session, const DubBox *box, gboolean to_profile, const char *new_name,
                 GError **error)
{
  g_autofree char *id = to_profile ? dub_box_find_profile (session) : NULL;

  if (!dub_box_check (box, error) || !check_change (session, box, error))
    return FALSE;
  if (!to_profile)
    return change (session, box, error);
  if (id == NULL)
    return change_with_new_profile (session, box, new_name, error);

  return change_with_profile (session, box, id, error);
}
