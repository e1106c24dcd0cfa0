/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-profiles.h"

#include "dub-box-shipped.h"
#include "dub-store-error.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static const char suffix[] = ".json";

enum { MAX_ID = 64, MAX_PROFILES = 10000, MAX_BYTES = 1024 * 1024 };

char *
dub_profiles_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "dubarry", "boxes", NULL);
}

static char *
get_path (const char *id)
{
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autofree char *file = g_strconcat (id, suffix, NULL);

  return g_build_filename (folder, file, NULL);
}

gboolean
dub_profiles_is_shipped (const char *id)
{
  for (guint i = 0; i < dub_n_shipped_boxes; i++)
    if (g_str_equal (dub_shipped_boxes[i].name, id))
      return TRUE;

  return FALSE;
}

/* An id names a file of the folder and nothing beyond it. */
static gboolean
is_id (const char *id)
{
  gsize length = strlen (id);

  return length > 0 && length <= MAX_ID &&
         strspn (id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") == length;
}

static gboolean
check_own (const char *id, GError **error)
{
  g_autofree char *path = is_id (id) ? get_path (id) : NULL;

  if (dub_profiles_is_shipped (id))
    g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_READ_ONLY,
                 "the shipped profile “%s” cannot be changed; make a copy of it", id);
  else if (path == NULL || !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_READ, "there is no box profile “%s”", id);
  else
    return TRUE;

  return FALSE;
}

/* A box takes some kilobytes. Whatever has more, or never ends, is not read. */
static gboolean
check_file (const char *path, GError **error)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_READ, "%s: %s", path, g_strerror (errno));
  else if (!S_ISREG (info.st_mode))
    g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_READ, "%s: it is no file", path);
  else if (info.st_size > MAX_BYTES)
    g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_READ,
                 "%s: it is too large for a box profile; at most %d bytes are allowed", path,
                 MAX_BYTES);
  else
    return TRUE;

  return FALSE;
}

static gboolean
load_file (const char *path, DubBox *box, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  return check_file (path, error) && g_file_get_contents (path, &text, &length, error) &&
         dub_box_parse (text, length, box, error);
}

gboolean
dub_profiles_load (const char *id, DubBox *box, GError **error)
{
  g_autofree char *path = NULL;

  if (dub_box_load_shipped (id, box))
    return TRUE;
  if (!check_own (id, error))
    return FALSE;
  path = get_path (id);

  return load_file (path, box, error);
}

/* The text is read before it is written: nothing that could not be read back
 * takes the place of what can. */
static gboolean
write_file (const char *path, const DubBox *box, int mode, GError **error)
{
  g_autofree char *text = dub_box_print (box);
  DubBox read;

  return dub_box_parse (text, strlen (text), &read, error) &&
         g_file_set_contents_full (path, text, -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   mode, error);
}

static void
info_free (gpointer data)
{
  DubProfileInfo *info = data;

  g_free (info->id);
  g_free (info->name);
  g_free (info->problem);
  g_free (info);
}

static DubProfileInfo *
new_info (const char *id)
{
  DubProfileInfo *info = g_new0 (DubProfileInfo, 1);
  g_autoptr (GError) error = NULL;
  DubBox box;

  info->id = g_strdup (id);
  info->is_shipped = dub_profiles_is_shipped (id);
  if (!dub_profiles_load (id, &box, &error)) {
    info->problem = g_strdup (error->message);
    return info;
  }
  info->name = g_strdup (box.name);
  info->edition = box.edition;
  memcpy (info->sources, box.sources, sizeof info->sources);

  return info;
}

guint
dub_profile_info_count_sure (const DubProfileInfo *info)
{
  guint n = 0;

  for (guint i = 0; i < DUB_N_SECTIONS; i++)
    n += info->sources[i] != DUB_SOURCE_STARTER;

  return n;
}

static gint
compare_infos (gconstpointer a, gconstpointer b)
{
  const DubProfileInfo *x = *(DubProfileInfo *const *) a, *y = *(DubProfileInfo *const *) b;
  gint names = 0;

  if ((x->problem != NULL) != (y->problem != NULL))
    return x->problem != NULL ? 1 : -1;
  if (x->problem == NULL)
    names = g_utf8_collate (x->name, y->name);

  return names != 0 ? names : strcmp (x->id, y->id);
}

GPtrArray *
dub_profiles_list (void)
{
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) own = g_ptr_array_new ();
  GPtrArray *list = g_ptr_array_new_with_free_func (info_free);
  const char *name;

  for (guint i = 0; i < dub_n_shipped_boxes; i++)
    g_ptr_array_add (list, new_info (dub_shipped_boxes[i].name));
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *id = NULL;

    if (!g_str_has_suffix (name, suffix))
      continue;
    id = g_strndup (name, strlen (name) - strlen (suffix));
    if (is_id (id) && !dub_profiles_is_shipped (id))
      g_ptr_array_add (own, new_info (id));
  }
  g_ptr_array_sort (own, compare_infos);
  for (guint i = 0; i < own->len; i++)
    g_ptr_array_add (list, g_ptr_array_index (own, i));

  return list;
}

char *
dub_profiles_find (const char *name)
{
  g_autoptr (GPtrArray) list = dub_profiles_list ();

  for (guint i = 0; i < list->len; i++) {
    const DubProfileInfo *info = g_ptr_array_index (list, i);

    if (g_strcmp0 (info->name, name) == 0)
      return g_strdup (info->id);
  }

  return NULL;
}

static gboolean
check_name_is_free (const char *id, const char *name, GError **error)
{
  g_autofree char *used = dub_profiles_find (name);

  if (used == NULL || g_str_equal (used, id))
    return TRUE;
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE,
               "$.name: another box profile has the name “%s”", name);

  return FALSE;
}

static gboolean
save_profile (const char *id, const DubBox *box, GError **error)
{
  g_autofree char *path = NULL;

  if (!check_own (id, error) || !check_name_is_free (id, box->name, error))
    return FALSE;
  path = get_path (id);

  return write_file (path, box, 0600, error);
}

gboolean
dub_profiles_save (const char *id, const DubBox *box, GError **error)
{
  if (!save_profile (id, box, error))
    return FALSE;
  dub_box_draft_delete (id);

  return TRUE;
}

/* The draft comes first: whenever the app is killed, it goes with the profile. */
gboolean
dub_profiles_save_draft (const char *id, const DubBox *saved, const DubBoxDraft *draft,
                         GError **error)
{
  return dub_box_draft_save (id, saved, draft, error) &&
         (!dub_box_check (&draft->box, NULL) || save_profile (id, &draft->box, error));
}

static gboolean
make_folder (GError **error)
{
  g_autofree char *folder = dub_profiles_dup_folder ();

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_WRITE, "%s: %s", folder, g_strerror (errno));

  return FALSE;
}

gboolean
dub_profiles_put_back (const char *id, const DubBox *box, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (is_id (id) && !dub_profiles_is_shipped (id), FALSE);

  path = get_path (id);

  return g_file_test (path, G_FILE_TEST_EXISTS) ||
         (make_folder (error) && write_file (path, box, 0600, error));
}

/* The first bytes of a text, without half a character. */
static void
set_name (DubBox *box, const char *name, const char *ending)
{
  gsize room = sizeof box->name - 1 - strlen (ending);
  g_autofree char *start = g_strndup (name, MIN (strlen (name), room));
  const char *end;

  g_utf8_validate (start, -1, &end);
  start[end - start] = '\0';
  g_snprintf (box->name, sizeof box->name, "%s%s", start, ending);
}

/* Ids count up: box-1, box-2, ... The file is made here, so that two processes
 * never get the same one. */
static char *
make_id (GError **error)
{
  for (guint n = 1; n < MAX_PROFILES; n++) {
    g_autofree char *id = g_strdup_printf ("box-%u", n);
    g_autofree char *path = get_path (id);
    int fd = open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    if (fd >= 0) {
      close (fd);
      return g_steal_pointer (&id);
    }
    if (errno != EEXIST) {
      g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_WRITE, "%s: %s", path,
                   g_strerror (errno));
      return NULL;
    }
  }
  g_set_error_literal (error, DUB_STORE_ERROR, DUB_STORE_ERROR_WRITE,
                       "there are too many box profiles");

  return NULL;
}

static void
make_name_unique (DubBox *box)
{
  g_autofree char *name = g_strdup (box->name);

  for (guint n = 2;; n++) {
    g_autofree char *used = dub_profiles_find (box->name);
    g_autofree char *ending = g_strdup_printf (" (%u)", n);

    if (used == NULL)
      return;
    set_name (box, name, ending);
  }
}

char *
dub_profiles_create (const DubBox *box, GError **error)
{
  g_autofree char *id = NULL;
  g_autofree char *path = NULL;
  DubBox named = *box;

  if (!dub_box_check (box, error) || !make_folder (error))
    return NULL;
  make_name_unique (&named);
  id = make_id (error);
  if (id == NULL)
    return NULL;
  path = get_path (id);
  if (!write_file (path, &named, 0600, error)) {
    g_unlink (path);
    return NULL;
  }

  return g_steal_pointer (&id);
}

static gboolean
check_name (const char *name, GError **error)
{
  if (*name != '\0' && strlen (name) < DUB_MAX_BOX_NAME && g_utf8_validate (name, -1, NULL))
    return TRUE;
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE,
               "a box profile needs a name of at most %d bytes", DUB_MAX_BOX_NAME - 1);

  return FALSE;
}

char *
dub_profiles_duplicate (const char *id, const char *name, GError **error)
{
  DubBox box;

  if (!check_name (name, error) || !dub_profiles_load (id, &box, error))
    return NULL;
  set_name (&box, name, "");

  return dub_profiles_create (&box, error);
}

/* How far it was compared is not lost by a new name. */
gboolean
dub_profiles_rename (const char *id, const char *name, GError **error)
{
  DubBox box;
  DubBoxDraft draft;
  gboolean has_draft;

  if (!check_name (name, error) || !check_own (id, error) || !dub_profiles_load (id, &box, error))
    return FALSE;
  has_draft = dub_box_draft_load (id, &box, &draft);
  set_name (&box, name, "");
  if (!dub_profiles_save (id, &box, error))
    return FALSE;
  if (!has_draft)
    return TRUE;
  set_name (&draft.box, name, "");

  return dub_box_draft_save (id, &box, &draft, error);
}

gboolean
dub_profiles_delete (const char *id, GError **error)
{
  g_autofree char *path = NULL;

  if (!check_own (id, error))
    return FALSE;
  path = get_path (id);
  if (g_unlink (path) == 0) {
    dub_box_draft_delete (id);
    return TRUE;
  }
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_WRITE, "%s: %s", path, g_strerror (errno));

  return FALSE;
}

gboolean
dub_profiles_reset_section (const char *id, DubSection section, GError **error)
{
  DubBox box;

  if (!dub_profiles_load (id, &box, error))
    return FALSE;
  dub_box_reset_section (&box, section);

  return dub_profiles_save (id, &box, error);
}

gboolean
dub_profiles_check_section (const char *id, DubSection section, GError **error)
{
  DubBox box;

  if (!dub_profiles_load (id, &box, error))
    return FALSE;
  box.sources[section] = DUB_SOURCE_CHECKED;

  return dub_profiles_save (id, &box, error);
}

gboolean
dub_profiles_export (const char *id, const char *path, GError **error)
{
  DubBox box;

  return dub_profiles_load (id, &box, error) && write_file (path, &box, 0666, error);
}

char *
dub_profiles_import (const char *path, GError **error)
{
  DubBox box;

  return load_file (path, &box, error) ? dub_profiles_create (&box, error) : NULL;
}
