/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-correct.h"

#include "dub-profiles.h"
#include "dub-worker.h"

char *
dub_box_find_profile (DubSession *session)
{
  g_autofree char *id = dub_profiles_find (dub_session_get_game (session)->box.name);

  return id != NULL && !dub_profiles_is_shipped (id) ? g_steal_pointer (&id) : NULL;
}

/* Returns whether the game accepts the box, without touching any file. */
static gboolean
check_change (DubSession *session, const DubBox *box, GError **error)
{
  g_autoptr (DubPending) pending =
      dub_history_decide_box (dub_session_get_history (session), box, error);

  return pending != NULL;
}

/* A correction in progress. The profile is changed first, because it can be restored,
 * while a change to the game can only be undone. */
typedef struct {
  DubSession *session; /* owned */
  DubBox before;       /* the box of the game */
  DubBox after;
  DubBox profile;  /* the profile before the correction */
  gboolean is_new; /* the correction creates the profile */
  DubBoxCorrected done;
  gpointer data; /* for done */
} Correction;

static void
correction_free (gpointer data)
{
  Correction *self = data;

  g_object_unref (self->session);
  g_free (self);
}

/* Copies only corrected sections: the profile may have changed since the game started. */
static gboolean
carry_over (DubBox *box, gconstpointer data, GError **error)
{
  Correction *const *self = data;

  (*self)->profile = *box;
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    if (!dub_box_has_same_section (&(*self)->before, &(*self)->after, i))
      dub_box_copy_section (box, &(*self)->after, i);

  return TRUE;
}

static void
change_profile (DubJob *job)
{
  Correction *self = job->data;

  dub_profiles_edit (job->id, carry_over, &self, &job->error);
}

/* Restores the profile, except for sections that were changed again in the meantime. */
static gboolean
carry_back (DubBox *box, gconstpointer data, GError **error)
{
  const Correction *self = data;

  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    if (!dub_box_has_same_section (&self->before, &self->after, i) &&
        dub_box_has_same_section (box, &self->after, i))
      dub_box_copy_section (box, &self->profile, i);

  return TRUE;
}

static void
restore_profile (DubJob *job)
{
  dub_profiles_edit (job->id, carry_back, job->data, NULL);
}

/* The game's box takes the name of the new profile, so that the game finds it again. */
static void
create_profile (DubJob *job)
{
  Correction *self = job->data;

  job->id = dub_profiles_create (&self->after, &job->error);
  if (job->id != NULL)
    dub_profiles_load (job->id, &self->after, &job->error);
}

static void
delete_profile (DubJob *job)
{
  dub_profiles_delete (job->id, NULL);
}

static void
profile_changed_cb (gpointer owner, DubJob *job)
{
  Correction *self = job->data;

  if (job->error == NULL && !dub_session_change_box (self->session, &self->after, &job->error))
    dub_worker_run (self->is_new ? delete_profile : restore_profile, NULL, NULL,
                    (DubJob){ .id = g_strdup (job->id),
                              .data = g_steal_pointer (&job->data),
                              .free_data = correction_free });
  self->done (self->data, job->error);
}

void
dub_box_correct_async (DubSession *session, const DubBox *box, gboolean to_profile,
                       const char *new_name, DubBoxCorrected done, gpointer data)
{
  g_autofree char *id = to_profile ? dub_box_find_profile (session) : NULL;
  Correction *self = g_new (Correction, 1);
  g_autoptr (GError) error = NULL;

  *self = (Correction){ .session = g_object_ref (session),
                        .before = dub_session_get_game (session)->box,
                        .after = *box,
                        .is_new = id == NULL,
                        .done = done,
                        .data = data };
  if (to_profile && self->is_new)
    g_strlcpy (self->after.name, new_name, sizeof self->after.name);
  /* If the game refuses the box, the profile must not be touched. */
  if (dub_box_check (box, &error) && check_change (session, box, &error) && to_profile &&
      !dub_session_get_read_only (session)) {
    dub_worker_run (self->is_new ? create_profile : change_profile, profile_changed_cb, NULL,
                    (DubJob){ .id = g_steal_pointer (&id),
                              .data = self,
                              .free_data = correction_free });
    return;
  }
  if (error == NULL)
    dub_session_change_box (session, box, &error);
  correction_free (self);
  done (data, error);
}

static void
keep_error_cb (gpointer data, const GError *error)
{
  if (error != NULL)
    *(GError **) data = g_error_copy (error);
}

gboolean
dub_box_correct (DubSession *session, const DubBox *box, gboolean to_profile, const char *new_name,
                 GError **error)
{
  GError *problem = NULL;

  dub_box_correct_async (session, box, to_profile, new_name, keep_error_cb, &problem);
  dub_worker_wait ();
  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, problem);

  return FALSE;
}
