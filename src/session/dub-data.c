/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-data.h"

#include "dub-archive.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-games.h"
#include "dub-profiles.h"

#include <string.h>

static const char about_name[] = "dubarry/about.txt";
static const char about[] = "dubarry-data 1\n";

typedef enum { GAME, PROFILE, DRAFT, SETTINGS, N_KINDS } Kind;

static const struct {
  const char *start;
  const char *end;
  gsize max_bytes;
} kinds[N_KINDS] = {
  [GAME] = { "dubarry/games/", ".dubarry", DUB_MAX_JOURNAL_BYTES },
  [PROFILE] = { "dubarry/boxes/", ".json", DUB_MAX_BOX_BYTES },
  [DRAFT] = { "dubarry/boxes/", ".draft", DUB_MAX_BOX_BYTES },
  [SETTINGS] = { "dubarry/", "settings.txt", DUB_MAX_BOX_BYTES },
};

/* Returns the content of the file here, or NULL. */
static char *
read_here (Kind kind, const char *id, gsize *length)
{
  g_autofree char *folder = kind == GAME ? dub_games_dup_folder () : dub_profiles_dup_folder ();
  g_autofree char *path = g_strconcat (folder, G_DIR_SEPARATOR_S, id, kinds[kind].end, NULL);
  char *text = NULL;

  dub_file_read (path, kinds[kind].max_bytes, &text, length, NULL);

  return text;
}

static gboolean
append_file (GString *out, Kind kind, const DubSummary *item)
{
  gsize length = 0;
  g_autofree char *text = item->problem == NULL ? read_here (kind, item->id, &length) : NULL;
  g_autofree char *name = g_strconcat (kinds[kind].start, item->id, kinds[kind].end, NULL);

  if (text != NULL)
    dub_archive_append (out, name, item->changed, text, length);

  return text != NULL;
}

static void
count_file (DubJob *job, guint n_todo)
{
  if (job == NULL)
    return;
  g_atomic_int_set (&job->n_todo, (gint) n_todo);
  g_atomic_int_inc (&job->n_done);
}

gboolean
dub_data_export (const char *path, const char *settings, DubDataCounts *counts, DubJob *job,
                 GError **error)
{
  g_autoptr (GPtrArray) games = NULL, profiles = NULL;
  g_autoptr (GString) out = g_string_new (NULL);

  *counts = (DubDataCounts){ 0 };
  if (!dub_games_check (error) || !dub_profiles_check (error))
    return FALSE;
  games = dub_games_list (NULL);
  profiles = dub_profiles_list ();
  dub_archive_append (out, about_name, 0, about, strlen (about));
  for (guint i = 0; i < games->len; i++) {
    ++*(append_file (out, GAME, g_ptr_array_index (games, i)) ? &counts->n_games
                                                              : &counts->n_left_out);
    count_file (job, games->len);
  }
  for (guint i = 0; i < profiles->len; i++) {
    const DubSummary *profile = g_ptr_array_index (profiles, i);

    if (dub_profiles_is_shipped (profile->id))
      continue;
    ++*(append_file (out, PROFILE, profile) ? &counts->n_profiles : &counts->n_left_out);
    append_file (out, DRAFT, profile);
  }
  if (settings != NULL)
    dub_archive_append (out, "dubarry/settings.txt", 0, settings, strlen (settings));
  dub_archive_end (out);

  return dub_file_export (path, out->str, (gssize) out->len, error);
}

typedef struct {
  const DubArchiveFile *file; /* of the archive */
  Kind kind;
  char *id; /* owned; of a game or profile: it cannot lead out of its folder */
} Item;

static void
item_clear (gpointer item)
{
  g_free (((Item *) item)->id);
}

/* Finds kind and id by the name. */
static gboolean
name_item (Item *item, const DubArchiveFile *file)
{
  gsize length = strlen (file->name);

  for (Kind kind = 0; kind < N_KINDS; kind++) {
    gsize n_start = strlen (kinds[kind].start), n_end = strlen (kinds[kind].end);

    if (length < n_start + n_end || !g_str_has_prefix (file->name, kinds[kind].start) ||
        !g_str_has_suffix (file->name, kinds[kind].end))
      continue;
    *item = (Item){ file, kind, g_strndup (file->name + n_start, length - n_start - n_end) };
    if (kind == SETTINGS ? *item->id == '\0'
                         : dub_folder_is_id (item->id) && !dub_profiles_is_shipped (item->id))
      return file->length <= kinds[kind].max_bytes;
    item_clear (item);
  }
  *item = (Item){ 0 };

  return FALSE;
}

/* Returns whether the content is what the name says. In drafts and settings, what is not understood
 * is passed over when they are used. */
static gboolean
check_content (const Item *item, GError **error)
{
  const char *text = item->file->text;
  gsize length = item->file->length;
  g_autoptr (DubJournal) journal = NULL;
  DubBox box;

  if (item->kind == GAME)
    journal = dub_journal_recover (text, length, error);
  if (item->kind > PROFILE && !g_utf8_validate_len (text, length, NULL))
    return dub_fault (error, .kind = DUB_FAULT_UTF8);

  return item->kind > PROFILE || journal != NULL ||
         (item->kind == PROFILE && dub_box_parse (text, length, &box, error));
}

/* Returns the items of the archive, if all of them are valid. */
static GArray *
read_items (GArray *files, GError **error)
{
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (Item));
  const DubArchiveFile *first = files->len > 0 ? &g_array_index (files, DubArchiveFile, 0) : NULL;

  g_array_set_clear_func (items, item_clear);
  if (first == NULL || !g_str_equal (first->name, about_name) || first->length != strlen (about) ||
      memcmp (first->text, about, first->length) != 0) {
    dub_fault (error, .kind = DUB_FAULT_NO_ARCHIVE);
    return NULL;
  }
  for (guint i = 1; i < files->len; i++) {
    const DubArchiveFile *file = &g_array_index (files, DubArchiveFile, i);
    g_autofree char *plain = dub_file_make_plain (file->name, -1);
    Item item;
    gboolean is_ours = name_item (&item, file);

    g_array_append_val (items, item);
    if (!is_ours)
      dub_fault (error, .kind = DUB_FAULT_ARCHIVE_FILE, .words = plain);
    else if (check_content (&item, error))
      continue;
    else if (error != NULL)
      dub_fault_edit (*error)->file = g_steal_pointer (&plain);
    return NULL;
  }

  return g_steal_pointer (&items);
}

typedef struct {
  GArray *items;
  GHashTable *here; /* sums of what is here, and its ids */
  GHashTable *ids;  /* those of the archive, and those that they have here */
  DubDataCounts *counts;
  DubJob *job; /* or NULL */
} Import;

/* Returns the text of the item, or NULL if there is none. */
static char *
dup_text (GArray *items, Kind kind, const char *id)
{
  for (guint i = 0; i < items->len; i++) {
    const Item *item = &g_array_index (items, Item, i);

    if (item->kind == kind && g_str_equal (item->id, id))
      return g_strndup (item->file->text, item->file->length);
  }

  return NULL;
}

/* Prints a profile without the number that its name got because another one had the name. */
static char *
print_values (const char *text, gsize length)
{
  DubBox box;
  char *number;

  if (!dub_box_parse (text, length, &box, NULL))
    return g_strndup (text, length);
  number = g_strrstr (box.name, " (");
  if (number != NULL && strspn (number, " (0123456789)") == strlen (number))
    *number = '\0';

  return dub_box_print_line (&box);
}

/* The values that were entered so far are part of a profile. */
static char *
sum_up (Kind kind, const char *text, gsize length, const char *draft)
{
  g_autofree char *values = kind == PROFILE ? print_values (text, length) : NULL;
  g_autofree char *both = values != NULL ? g_strconcat (values, draft, NULL) : NULL;

  return both != NULL
             ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, both, -1)
             : g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guint8 *) text, length);
}

static void
sum_up_all (GHashTable *here, Kind kind, GPtrArray *items)
{
  for (guint i = 0; i < items->len; i++) {
    const char *id = ((const DubSummary *) g_ptr_array_index (items, i))->id;
    gsize length = 0, n_draft;
    g_autofree char *text = read_here (kind, id, &length);
    g_autofree char *draft = kind == PROFILE ? read_here (DRAFT, id, &n_draft) : NULL;

    if (text != NULL)
      g_hash_table_insert (here, sum_up (kind, text, length, draft), g_strdup (id));
  }
}

static gboolean
add_item (Import *self, const Item *item, GError **error)
{
  const DubArchiveFile *file = item->file;
  g_autofree char *draft = item->kind == PROFILE ? dup_text (self->items, DRAFT, item->id) : NULL;
  g_autofree char *text = g_strndup (file->text, file->length);
  g_autofree char *sum = sum_up (item->kind, file->text, file->length, draft);
  g_autofree char *made = g_strdup (g_hash_table_lookup (self->here, sum));
  gboolean is_here = made != NULL;

  if (!is_here)
    made = item->kind == GAME
               ? dub_games_add_copy (item->id, file->text, file->length, file->changed, error)
               : dub_profiles_add_copy (item->id, text, draft, file->changed, error);
  if (made == NULL)
    return FALSE;
  ++*(is_here              ? &self->counts->n_here
      : item->kind == GAME ? &self->counts->n_games
                           : &self->counts->n_profiles);
  g_hash_table_insert (self->ids, g_strdup (item->id), g_steal_pointer (&made));

  return TRUE;
}

/* Replaces the ids in quotes by those that they have here. */
static char *
rename_ids (const char *settings, GHashTable *ids)
{
  g_auto (GStrv) parts = g_strsplit (settings, "'", -1);

  for (char **part = parts; *part != NULL; part++) {
    char *id = g_strdup (g_hash_table_lookup (ids, *part));

    if (id != NULL) {
      g_free (*part);
      *part = id;
    }
  }

  return g_strjoinv ("'", parts);
}

/* Called with valid items. */
static gboolean
import_items (Import *self, GError **error)
{
  g_autoptr (GPtrArray) games = dub_games_list (NULL), profiles = dub_profiles_list ();

  sum_up_all (self->here, GAME, games);
  sum_up_all (self->here, PROFILE, profiles);
  for (guint i = 0; i < self->items->len; i++) {
    const Item *item = &g_array_index (self->items, Item, i);

    if (item->kind <= PROFILE && !add_item (self, item, error))
      return FALSE;
    count_file (self->job, self->items->len);
  }

  return TRUE;
}

gboolean
dub_data_import (const char *path, char **settings, DubDataCounts *counts, DubJob *job,
                 GError **error)
{
  g_autoptr (GHashTable) here = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GArray) files = NULL, items = NULL;
  g_autofree char *text = NULL, *found = NULL;
  gsize length;

  *counts = (DubDataCounts){ 0 };
  *settings = NULL;
  if (!dub_file_read (path, DUB_MAX_ARCHIVE_BYTES, &text, &length, error))
    return FALSE;
  files = dub_archive_parse (text, length, error);
  if (files != NULL)
    items = read_items (files, error);
  if (items == NULL || !import_items (&(Import){ items, here, ids, counts, job }, error))
    return FALSE;
  found = dup_text (items, SETTINGS, "");
  *settings = found != NULL ? rename_ids (found, ids) : NULL;

  return TRUE;
}

static GSettingsSchema *
get_schema (GSettings *settings)
{
  GSettingsSchema *schema = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);

  return schema;
}

char *
dub_data_print_settings (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = get_schema (settings);
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);
  GString *text = g_string_new (NULL);

  for (char **key = keys; *key != NULL; key++) {
    g_autoptr (GVariant) value = g_settings_get_user_value (settings, *key);
    g_autofree char *printed = value != NULL ? g_variant_print (value, FALSE) : NULL;

    if (printed != NULL)
      g_string_append_printf (text, "%s=%s\n", *key, printed);
  }

  return g_string_free (text, FALSE);
}

static void
take_value (GSettings *settings, GSettingsSchemaKey *key, const char *printed)
{
  const char *name = g_settings_schema_key_get_name (key);
  g_autoptr (GVariant) here = g_settings_get_user_value (settings, name);
  g_autoptr (GVariant) value =
      g_variant_parse (g_settings_schema_key_get_value_type (key), printed, NULL, NULL, NULL);

  if (here == NULL && value != NULL && g_settings_schema_key_range_check (key, value))
    g_settings_set_value (settings, name, value);
}

void
dub_data_take_settings (GSettings *settings, const char *text)
{
  g_autoptr (GSettingsSchema) schema = get_schema (settings);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++) {
    g_auto (GStrv) words = g_strsplit (*line, "=", 2);
    g_autoptr (GSettingsSchemaKey) key = NULL;

    if (g_strv_length (words) < 2 || !g_settings_schema_has_key (schema, words[0]))
      continue;
    key = g_settings_schema_get_key (schema, words[0]);
    take_value (settings, key, words[1]);
  }
  g_settings_sync ();
}
