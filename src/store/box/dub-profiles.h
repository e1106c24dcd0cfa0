/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's box profiles, one file per profile below the user's data folder, and
 * the shipped ones, which cannot be changed. The id of a profile is its file name
 * without the suffix, or the shipped name. Names are unique, so that a game finds the
 * profile that it was started with.
 */

#pragma once

#include "dub-box-draft.h"
#include "dub-box-file.h"
#include "dub-folder.h"

/* The index of the number in the summary of a profile. */
enum { DUB_PROFILE_EDITION };

/* The folder is below the user's data folder, and is created when it is first needed. */
char *dub_profiles_dup_folder (void);

/* Returns FALSE with the error set if the folder exists but cannot be listed. */
gboolean dub_profiles_check (GError **error);

/* Returns an array of DubSummary: shipped profiles first, then the player's by name, and
 * unreadable files last. */
GPtrArray *dub_profiles_list (void);

gboolean dub_profiles_is_shipped (const char *id);

/* Returns the id of the profile with this name, or NULL if there is none. */
char *dub_profiles_find (const char *name);

/* On failure box is unchanged. */
gboolean dub_profiles_load (const char *id, DubBox *box, GError **error);

/* Keeps other programs from changing profiles between loading and saving. Locks may be
 * nested. */
gboolean dub_profiles_lock (GError **error);
void dub_profiles_unlock (void);

/* Loads, edits and saves the profile under one lock. The file is written whole or not at all, and
 * only if the box can be read back. Changes are merged into its draft. */
typedef gboolean (*DubProfileEdit) (DubBox *box, gconstpointer data, GError **error);

gboolean dub_profiles_edit (const char *id, DubProfileEdit edit, gconstpointer data,
                            GError **error);

/* Saves a draft of the profile, whose current content is saved. If the box of the draft is
 * valid, also saves it as the profile. A draft that was already written (is_kept) is only
 * synced: a newer one may have replaced it. */
gboolean dub_profiles_save_draft (const char *id, const DubBox *saved, const DubBoxDraft *draft,
                                  gboolean is_kept, GError **error);

/* Creates the file again under the same id, if it was deleted. */
gboolean dub_profiles_put_back (const char *id, const DubBox *box, GError **error);

/* Return the id of a new profile. If the name is taken, a number is appended. */
char *dub_profiles_create (const DubBox *box, GError **error);
char *dub_profiles_duplicate (const char *id, const char *name, GError **error);

gboolean dub_profiles_rename (const char *id, const char *name, GError **error);

/* A deleted profile can be restored for 30 days, with what was entered so far. Its id and its name
 * are new ones if they are used again. */
gboolean dub_profiles_delete (const char *id, GError **error);
char *dub_profiles_restore (const char *id, GError **error);
GPtrArray *dub_profiles_list_deleted (void);

/* Replaces everything that was entered with the shipped values. */
gboolean dub_profiles_reset (const char *id, GError **error);

/* Adds the file of a profile as it is, with its draft, which may be NULL, under its id or a new
 * one; returns the id. If the name is taken, a number is appended. */
char *dub_profiles_add_copy (const char *id, const char *text, const char *draft, gint64 changed,
                             GError **error);

/* Returns the id of the player's profile that has the name of the one in this file, but other
 * values; or NULL. */
char *dub_profiles_find_namesake (const char *path);

/* Replaces the profile with a file of its name. The old one can be restored, as if it was deleted.
 */
gboolean dub_profiles_replace (const char *id, const char *path, GError **error);

/* Export to and import from a file that the player chose. An invalid file changes
 * nothing. Import returns the id of the new profile. */
gboolean dub_profiles_export (const char *id, const char *path, GError **error);
char *dub_profiles_import (const char *path, GError **error);
