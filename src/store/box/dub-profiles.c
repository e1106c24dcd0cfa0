/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-profiles.h"

#include "dub-fault.h"
#include "dub-file.h"

#include <glib/gstdio.h>
#include <string.h>

static gboolean
summarize (const char *text, gsize length, DubSummary *summary, GError **error)
{
  DubBox box;

  if (!dub_box_parse (text, length, &box, error))
    return FALSE;
  summary->name = g_strdup (box.name);
  summary->numbers[DUB_PROFILE_EDITION] = box.edition;

  return TRUE;
}

static DubFolder folder = {
  .name = "boxes",
  .trash = "boxes/.trash",
  .suffix = ".json",
  .companion = ".draft",
  .prefix = "box-",
  .no_such = DUB_FAULT_NO_SUCH_PROFILE,
  .max_bytes = DUB_MAX_BOX_BYTES,
  .summarize = summarize,
};

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

gboolean
dub_profiles_is_shipped (const char *id)
{
  guint edition;

  return dub_name_find (DUB_SET_EDITION, id, &edition);
}

/* Returns the path of a profile of the player; shipped ones are refused. */
static char *
find_own (const char *id, GError **error)
{
  if (dub_profiles_is_shipped (id)) {
    dub_fault (error, .kind = DUB_FAULT_SHIPPED, .words = (char *) id);
    return NULL;
  }

  return dub_folder_find (&folder, id, error);
}

static gboolean
load_file (const char *path, DubBox *box, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  return dub_file_read (path, folder.max_bytes, &text, &length, error) &&
         dub_box_parse (text, length, box, error);
}

gboolean
dub_profiles_load (const char *id, DubBox *box, GError **error)
{
  g_autofree char *path = NULL;

  if (dub_box_load_shipped (id, box))
    return TRUE;
  path = find_own (id, error);

  return path != NULL && load_file (path, box, error);
}

/* Parses the text before it is written, so that a valid file is never replaced by one
 * that cannot be read back. */
static char *
print (const DubBox *box, GError **error)
{
  g_autofree char *text = dub_box_print (box);
  DubBox read;

  return dub_box_parse (text, strlen (text), &read, error) ? g_steal_pointer (&text) : NULL;
}

static gboolean
write_profile (const char *id, const DubBox *box, GError **error)
{
  g_autofree char *path = dub_folder_dup_file (&folder, id, folder.suffix);
  g_autofree char *text = print (box, error);

  return text != NULL && dub_file_write (path, text, -1, 0600, error);
}

/* Sorts the shipped profiles first, in the order of the editions. */
static gint
get_shipped_place (const DubSummary *summary)
{
  return dub_profiles_is_shipped (summary->id) ? (gint) summary->numbers[DUB_PROFILE_EDITION]
                                               : DUB_N_EDITIONS;
}

static gint
compare_profiles (gconstpointer a, gconstpointer b)
{
  const DubSummary *x = *(DubSummary *const *) a, *y = *(DubSummary *const *) b;
  gint names = 0;

  if (dub_profiles_is_shipped (x->id) || dub_profiles_is_shipped (y->id))
    return get_shipped_place (x) - get_shipped_place (y);
  if ((x->problem != NULL) != (y->problem != NULL))
    return x->problem != NULL ? 1 : -1;
  if (x->problem == NULL)
    names = g_utf8_collate (x->name, y->name);

  return names != 0 ? names : strcmp (x->id, y->id);
}

/* The list is unsorted. A file with a shipped name is ignored. */
static GPtrArray *
list_all (void)
{
  GPtrArray *list = dub_summary_list (&folder, NULL);

  for (guint i = list->len; i-- > 0;) {
    const DubSummary *summary = g_ptr_array_index (list, i);

    if (dub_profiles_is_shipped (summary->id))
      g_ptr_array_remove_index_fast (list, i);
  }
  for (guint i = 0; i < DUB_N_EDITIONS; i++) {
    DubSummary *summary = g_new0 (DubSummary, 1);
    DubBox box;

    dub_box_load_shipped (dub_name_get (DUB_SET_EDITION, i), &box);
    summary->id = g_strdup (dub_name_get (DUB_SET_EDITION, i));
    summary->name = g_strdup (box.name);
    summary->numbers[DUB_PROFILE_EDITION] = i;
    g_ptr_array_add (list, summary);
  }

  return list;
}

GPtrArray *
dub_profiles_list (void)
{
  GPtrArray *list = list_all ();

  g_ptr_array_sort (list, compare_profiles);

  return list;
}

char *
dub_profiles_find (const char *name)
{
  g_autoptr (GPtrArray) list = list_all ();
  const char *found = NULL;

  /* Files copied by hand may share a name; always choose the first id. */
  for (guint i = 0; i < list->len; i++) {
    const DubSummary *summary = g_ptr_array_index (list, i);

    if (g_strcmp0 (summary->name, name) == 0 && (found == NULL || strcmp (summary->id, found) < 0))
      found = summary->id;
  }

  return g_strdup (found);
}

static gboolean
check_name_is_free (const char *id, const char *name, GError **error)
{
  g_autofree char *used = dub_profiles_find (name);

  if (used == NULL || g_str_equal (used, id))
    return TRUE;

  return dub_fault (error, .kind = DUB_FAULT_NAME_TAKEN, .place = (char *) "$.name",
                    .words = (char *) name);
}

/* Called with the lock held. Only a new name is compared with those of other profiles. */
static gboolean
save_profile (const char *id, const DubBox *before, const DubBox *box, GError **error)
{
  if ((before == NULL || !g_str_equal (before->name, box->name)) &&
      !check_name_is_free (id, box->name, error))
    return FALSE;

  return write_profile (id, box, error);
}

/* Called with the lock held. If the draft cannot be updated, the profile is restored. */
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

gboolean
dub_profiles_edit (const char *id, DubProfileEdit edit, gconstpointer data, GError **error)
{
  g_autofree char *path = find_own (id, error);
  gboolean done = FALSE;
  DubBox before, box;

  if (path == NULL || !dub_profiles_lock (error))
    return FALSE;
  if (dub_profiles_load (id, &before, error)) {
    box = before;
    done = edit (&box, data, error) && save (id, &before, &box, error);
  }
  dub_profiles_unlock ();

  return done;
}

/* The draft is saved first, so that nothing is lost whenever the app is killed. */
gboolean
dub_profiles_save_draft (const char *id, const DubBox *saved, const DubBoxDraft *draft,
                         gboolean is_kept, GError **error)
{
  g_autofree char *path = find_own (id, error);
  gboolean done;

  if (path == NULL || !dub_profiles_lock (error))
    return FALSE;
  done = (is_kept || dub_box_draft_keep (id, saved, saved, draft, error)) &&
         dub_box_draft_sync (id, error) &&
         (dub_box_equal (&draft->box, saved) || !dub_box_check (&draft->box, NULL) ||
          save_profile (id, saved, &draft->box, error));
  dub_profiles_unlock ();

  return done;
}

gboolean
dub_profiles_put_back (const char *id, const DubBox *box, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (dub_folder_is_id (id) && !dub_profiles_is_shipped (id), FALSE);

  path = dub_folder_dup_file (&folder, id, folder.suffix);

  return g_file_test (path, G_FILE_TEST_EXISTS) ||
         (dub_folder_make (&folder, error) && write_profile (id, box, error));
}

/* Shortens the name to fit, without cutting a character in half. */
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
  g_autoptr (GPtrArray) list = list_all ();
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *name = g_strdup (box->name);

  for (guint i = 0; i < list->len; i++) {
    const DubSummary *summary = g_ptr_array_index (list, i);

    if (summary->name != NULL)
      g_hash_table_add (names, summary->name);
  }
  for (guint n = 2; g_hash_table_contains (names, box->name); n++) {
    g_autofree char *ending = g_strdup_printf (" (%u)", n);

    set_name (box, name, ending);
  }
}

char *
dub_profiles_create (const DubBox *box, GError **error)
{
  g_autofree char *text = NULL;
  DubBox named = *box;
  char *id = NULL;

  if (!dub_box_check (box, error) || !dub_profiles_lock (error))
    return NULL;
  make_name_unique (&named);
  text = print (&named, error);
  if (text != NULL)
    id = dub_folder_add (&folder, text, error);
  dub_profiles_unlock ();

  return id;
}

static gboolean
check_name (const char *name, GError **error)
{
  g_autofree char *bytes = g_strdup_printf ("%d", DUB_MAX_BOX_NAME - 1);

  return (*name != '\0' && strlen (name) < DUB_MAX_BOX_NAME && dub_file_is_plain (name)) ||
         dub_fault (error, .kind = DUB_FAULT_PROFILE_NAME, .words = bytes);
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
  g_autofree char *path = find_own (id, error);

  return path != NULL && dub_folder_throw_away (&folder, id, error);
}

/* Another profile may have got its name since. */
char *
dub_profiles_restore (const char *id, GError **error)
{
  const DubFolder trash = dub_folder_get_trash (&folder);
  g_autofree char *path = dub_folder_find (&trash, id, error);
  g_autofree char *used = NULL;
  char *back;
  DubBox box;

  if (path == NULL || !dub_profiles_lock (error))
    return NULL;
  if (load_file (path, &box, NULL))
    used = dub_profiles_find (box.name);
  back = dub_folder_take_back (&folder, id, error);
  if (back != NULL && used != NULL) {
    make_name_unique (&box);
    write_profile (back, &box, NULL);
  }
  dub_profiles_unlock ();

  return back;
}

GPtrArray *
dub_profiles_list_deleted (void)
{
  const DubFolder trash = dub_folder_get_trash (&folder);
  GPtrArray *list = dub_summary_list (&trash, NULL);

  g_ptr_array_sort (list, compare_profiles);

  return list;
}

char *
dub_profiles_add_copy (const char *id, const char *text, const char *draft, gint64 changed,
                       GError **error)
{
  g_autofree char *used = NULL, *path = NULL;
  char *made;
  DubBox box;

  if (!dub_box_parse (text, strlen (text), &box, error) || !dub_profiles_lock (error))
    return NULL;
  used = dub_profiles_find (box.name);
  made = dub_folder_add_copy (&folder, id, text, strlen (text), changed, error);
  if (made != NULL && draft != NULL) {
    path = dub_folder_dup_file (&folder, made, folder.companion);
    if (!dub_file_write (path, draft, -1, 0600, error))
      g_clear_pointer (&made, g_free);
  }
  if (made != NULL && used != NULL) {
    make_name_unique (&box);
    write_profile (made, &box, NULL);
  }
  dub_profiles_unlock ();

  return made;
}

static gboolean
reset_sections (DubBox *box, gconstpointer data, GError **error)
{
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    dub_box_copy_section (box, dub_box_get_shipped (box->edition), i);

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

gboolean
dub_profiles_export (const char *id, const char *path, GError **error)
{
  g_autofree char *text = NULL;
  DubBox box;

  if (!dub_profiles_load (id, &box, error))
    return FALSE;
  text = print (&box, error);

  return text != NULL && dub_file_export (path, text, -1, error);
}

char *
dub_profiles_find_namesake (const char *path)
{
  g_autofree char *id = NULL;
  DubBox box, own;

  if (!load_file (path, &box, NULL))
    return NULL;
  id = dub_profiles_find (box.name);

  return id != NULL && !dub_profiles_is_shipped (id) && dub_profiles_load (id, &own, NULL) &&
                 !dub_box_equal (&own, &box)
             ? g_steal_pointer (&id)
             : NULL;
}

gboolean
dub_profiles_replace (const char *id, const char *path, GError **error)
{
  DubBox box;

  return load_file (path, &box, error) && dub_profiles_delete (id, error) &&
         dub_profiles_put_back (id, &box, error);
}

char *
dub_profiles_import (const char *path, GError **error)
{
  DubBox box;

  return load_file (path, &box, error) ? dub_profiles_create (&box, error) : NULL;
}
