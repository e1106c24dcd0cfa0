/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-profiles.h"

#include "dub-file.h"
#include "dub-store-error.h"
#include "dub-summary.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

static DubFolder folder = { .name = "boxes",
                            .suffix = ".json",
                            .prefix = "box-",
                            .what = "box profiles" };

char *
dub_profiles_dup_folder (void)
{
  return dub_folder_dup_path (&folder);
}

gboolean
dub_profiles_check (GError **error)
{
  return dub_folder_check (&folder, error);
}

gboolean
dub_profiles_lock (GError **error)
{
  return dub_folder_lock (&folder, error);
}

void
dub_profiles_unlock (void)
{
  dub_folder_unlock (&folder);
}

static char *
get_path (const char *id)
{
  return dub_folder_dup_file (&folder, id, folder.suffix);
}

gboolean
dub_profiles_is_shipped (const char *id)
{
  guint edition;

  return dub_name_find (DUB_SET_EDITION, id, &edition);
}

static gboolean
check_own (const char *id, GError **error)
{
  g_autofree char *path = dub_folder_is_id (id) ? get_path (id) : NULL;
  g_autofree char *name = dub_file_make_plain (id, -1);

  if (dub_profiles_is_shipped (id))
    g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_READ_ONLY,
                 "the shipped profile “%s” cannot be changed; make a copy of it", id);
  else if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_READ, "there is no box profile “%s”",
                 name);
  else
    return TRUE;

  return FALSE;
}

static gboolean
load_file (const char *path, DubBox *box, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  return dub_file_read (path, DUB_MAX_BOX_BYTES, &text, &length, error) &&
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
new_info (const char *id, const DubBox *box)
{
  DubProfileInfo *info = g_new0 (DubProfileInfo, 1);

  info->id = g_strdup (id);
  info->name = g_strdup (box->name);
  info->edition = box->edition;
  memcpy (info->sources, box->sources, sizeof info->sources);

  return info;
}

/* EDITION SOURCES NAME, the sources a digit each. */
static char *
make_line (const char *path, GError **error)
{
  GString *line = g_string_new (NULL);
  DubBox box;

  if (!load_file (path, &box, error)) {
    g_string_free (line, TRUE);
    return NULL;
  }
  g_string_append_printf (line, "%u ", box.edition);
  for (guint i = 0; i < DUB_N_SECTIONS; i++)
    g_string_append_printf (line, "%u", box.sources[i]);
  g_string_append_printf (line, " %s", box.name);

  return g_string_free (line, FALSE);
}

static gboolean
read_digit (const char **at, guint n, guint8 *digit)
{
  *digit = (guint8) (**at - '0');

  return g_ascii_isdigit (*(*at)++) && *digit < n;
}

/* What a list needs of the box. */
static gboolean
read_line (const char *line, DubBox *box)
{
  if (!read_digit (&line, DUB_N_EDITIONS, &box->edition) || *line++ != ' ')
    return FALSE;
  for (guint i = 0; i < DUB_N_SECTIONS; i++)
    if (!read_digit (&line, DUB_N_SOURCES, &box->sources[i]))
      return FALSE;
  if (*line++ != ' ' || *line == '\0')
    return FALSE;

  return g_strlcpy (box->name, line, sizeof box->name) < sizeof box->name;
}

static gboolean
is_line (const char *line)
{
  DubBox box;

  return read_line (line, &box);
}

static DubProfileInfo *
make_info (const DubSummary *summary)
{
  DubBox box = { 0 };
  DubProfileInfo *info;

  if (summary->problem == NULL && !read_line (summary->line, &box))
    g_assert_not_reached ();
  info = new_info (summary->id, &box);
  info->problem = g_strdup (summary->problem);
  if (info->problem != NULL)
    g_clear_pointer (&info->name, g_free);

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
  static const DubSummaryMaker maker = { make_line, is_line };
  g_autoptr (GPtrArray) summaries = dub_summary_list (&folder, &maker);
  g_autoptr (GPtrArray) own = g_ptr_array_new ();
  GPtrArray *list = g_ptr_array_new_with_free_func (info_free);

  for (DubEdition i = 0; i < DUB_N_EDITIONS; i++) {
    DubProfileInfo *info = new_info (dub_name_get (DUB_SET_EDITION, i), dub_box_get_shipped (i));

    info->is_shipped = TRUE;
    g_ptr_array_add (list, info);
  }
  for (guint i = 0; i < summaries->len; i++) {
    const DubSummary *summary = g_ptr_array_index (summaries, i);

    if (!dub_profiles_is_shipped (summary->id))
      g_ptr_array_add (own, make_info (summary));
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

/* With the lock. The name needs no look at the others unless it is a new one. */
static gboolean
save_profile (const char *id, const DubBox *before, const DubBox *box, GError **error)
{
  g_autofree char *path = get_path (id);

  if ((before == NULL || !g_str_equal (before->name, box->name)) &&
      !check_name_is_free (id, box->name, error))
    return FALSE;

  return write_file (path, box, 0600, error);
}

/* With the lock. A draft that cannot follow keeps the profile as it was. */
static gboolean
save (const char *id, const DubBox *before, const DubBox *box, GError **error)
{
  if (!save_profile (id, before, box, error))
    return FALSE;
  if (dub_box_draft_follow (id, before, box, error))
    return TRUE;
  save_profile (id, before, before, NULL);

  return FALSE;
}

static gboolean
replace_box (DubBox *box, gconstpointer data, GError **error)
{
  (void) error;
  *box = *(const DubBox *) data;

  return TRUE;
}

gboolean
dub_profiles_save (const char *id, const DubBox *box, GError **error)
{
  return dub_profiles_edit (id, replace_box, box, error);
}

gboolean
dub_profiles_edit (const char *id, DubProfileEdit edit, gconstpointer data, GError **error)
{
  gboolean done = FALSE;
  DubBox before, box;

  if (!check_own (id, error) || !dub_profiles_lock (error))
    return FALSE;
  if (dub_profiles_load (id, &before, error)) {
    box = before;
    done = edit (&box, data, error) && save (id, &before, &box, error);
  }
  dub_profiles_unlock ();

  return done;
}

/* The draft comes first: whenever the app is killed, it goes with the profile. */
gboolean
dub_profiles_save_draft (const char *id, const DubBox *saved, const DubBoxDraft *draft,
                         GError **error)
{
  gboolean done;

  if (!check_own (id, error) || !dub_profiles_lock (error))
    return FALSE;
  done = dub_box_draft_save (id, saved, draft, error) &&
         (!dub_box_check (&draft->box, NULL) || save_profile (id, saved, &draft->box, error));
  dub_profiles_unlock ();

  return done;
}

gboolean
dub_profiles_put_back (const char *id, const DubBox *box, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (dub_folder_is_id (id) && !dub_profiles_is_shipped (id), FALSE);

  path = get_path (id);

  return g_file_test (path, G_FILE_TEST_EXISTS) ||
         (dub_folder_make (&folder, error) && write_file (path, box, 0600, error));
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

static void
make_name_unique (DubBox *box)
{
  g_autoptr (GPtrArray) list = dub_profiles_list ();
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *name = g_strdup (box->name);

  for (guint i = 0; i < list->len; i++) {
    const DubProfileInfo *info = g_ptr_array_index (list, i);

    if (info->name != NULL)
      g_hash_table_add (names, info->name);
  }
  for (guint n = 2; g_hash_table_contains (names, box->name); n++) {
    g_autofree char *ending = g_strdup_printf (" (%u)", n);

    set_name (box, name, ending);
  }
}

char *
dub_profiles_create (const DubBox *box, GError **error)
{
  DubBox named = *box, read;
  char *id = NULL;

  if (!dub_box_check (box, error) || !dub_profiles_lock (error))
    return NULL;
  make_name_unique (&named);

  g_autofree char *text = dub_box_print (&named);

  if (dub_box_parse (text, strlen (text), &read, error))
    id = dub_folder_add (&folder, text, error);
  dub_profiles_unlock ();

  return id;
}

static gboolean
check_name (const char *name, GError **error)
{
  if (*name != '\0' && strlen (name) < DUB_MAX_BOX_NAME && dub_file_is_plain (name))
    return TRUE;
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE,
               "a box profile needs a name of at most %d bytes, on one line", DUB_MAX_BOX_NAME - 1);

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

static gboolean
rename_box (DubBox *box, gconstpointer name, GError **error)
{
  (void) error;
  set_name (box, name, "");

  return TRUE;
}

gboolean
dub_profiles_rename (const char *id, const char *name, GError **error)
{
  return check_name (name, error) && dub_profiles_edit (id, rename_box, name, error);
}

gboolean
dub_profiles_delete (const char *id, GError **error)
{
  g_autofree char *path = NULL;
  gboolean done;

  if (!check_own (id, error) || !dub_profiles_lock (error))
    return FALSE;
  path = get_path (id);
  done = g_unlink (path) == 0;
  if (done)
    dub_box_draft_delete (id);
  else
    g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_WRITE, "%s: %s", path, g_strerror (errno));
  dub_profiles_unlock ();

  return done;
}

static gboolean
reset_sections (DubBox *box, gconstpointer data, GError **error)
{
  (void) data, (void) error;
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    dub_box_reset_section (box, i);

  return TRUE;
}

gboolean
dub_profiles_reset (const char *id, GError **error)
{
  if (!dub_profiles_edit (id, reset_sections, NULL, error))
    return FALSE;
  dub_box_draft_delete (id);

  return TRUE;
}

static gboolean
check_section (DubBox *box, gconstpointer section, GError **error)
{
  (void) error;
  box->sources[*(const DubSection *) section] = DUB_SOURCE_CHECKED;

  return TRUE;
}

gboolean
dub_profiles_check_section (const char *id, DubSection section, GError **error)
{
  return dub_profiles_edit (id, check_section, &section, error);
}

gboolean
dub_profiles_export (const char *id, const char *path, GError **error)
{
  DubBox box;

  return dub_folder_check_target (&folder, path, error) && dub_profiles_load (id, &box, error) &&
         write_file (path, &box, 0666, error);
}

char *
dub_profiles_import (const char *path, GError **error)
{
  DubBox box;

  return load_file (path, &box, error) ? dub_profiles_create (&box, error) : NULL;
}
