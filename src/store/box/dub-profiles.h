/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's own box profiles, below the user's data folder, one file each, and
 * the shipped ones, which cannot be changed. The id of a profile is the name of
 * its file without its ending, or the shipped name. Names are told apart: no two
 * profiles have the same, so that a game finds the one that it was begun with.
 */

#pragma once

#include "dub-box-draft.h"
#include "dub-box-edit.h"
#include "dub-summary.h"

G_BEGIN_DECLS

/* The number in the summary of a profile. */
enum { DUB_PROFILE_EDITION };

/* The folder, below the user's data folder; it is made when it is needed. */
char *dub_profiles_dup_folder (void);

/* FALSE with the error set if there are profiles that cannot be listed. */
gboolean dub_profiles_check (GError **error);

/* Of DubSummary: the shipped ones, then the others by name, then those that
 * cannot be read. */
GPtrArray *dub_profiles_list (void);

gboolean dub_profiles_is_shipped (const char *id);

/* The id of the profile of this name, NULL if there is none. */
char *dub_profiles_find (const char *name);

/* On failure box is left alone. */
gboolean dub_profiles_load (const char *id, DubBox *box, GError **error);

/* Keeps other programs from changing profiles, from what was loaded to what is saved.
 * Locks may be nested. */
gboolean dub_profiles_lock (GError **error);
void dub_profiles_unlock (void);

/* The file appears whole or not at all, and only with a box that can be read
 * back. Its draft takes over what is new. */
gboolean dub_profiles_save (const char *id, const DubBox *box, GError **error);

/* Loads, edits and saves the profile; nobody else changes it in between. */
typedef gboolean (*DubProfileEdit) (DubBox *box, gconstpointer data, GError **error);

gboolean dub_profiles_edit (const char *id, DubProfileEdit edit, gconstpointer data,
                            GError **error);

/* Saves a draft of the profile, which is as saved now, and the box of the draft as the
 * profile if its costs are in order. A draft that is kept already is synced only: a newer
 * one may have taken its place. */
gboolean dub_profiles_save_draft (const char *id, const DubBox *saved, const DubBoxDraft *draft,
                                  gboolean is_kept, GError **error);

/* Makes the file again if it is gone, under the same id. */
gboolean dub_profiles_put_back (const char *id, const DubBox *box, GError **error);

/* A new profile; its id. If the name is in use, a number follows it. */
char *dub_profiles_create (const DubBox *box, GError **error);
char *dub_profiles_duplicate (const char *id, const char *name, GError **error);

gboolean dub_profiles_rename (const char *id, const char *name, GError **error);
gboolean dub_profiles_delete (const char *id, GError **error);

/* Puts the shipped figures in the place of all that was entered. */
gboolean dub_profiles_reset (const char *id, GError **error);

/* To and from a file of the player's choice. A bad file changes nothing. The id
 * of the new profile is owned by the caller. */
gboolean dub_profiles_export (const char *id, const char *path, GError **error);
char *dub_profiles_import (const char *path, GError **error);

G_END_DECLS
