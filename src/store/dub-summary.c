/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * ".list" has a line with its version, a checksum of the rest, and one row per readable file: a
 * Row as it is in memory, then the texts of the summary, each up to a NUL, empty if there is none.
 * A list that something else has changed is not believed.
 */

#include "dub-folder.h"

#include "dub-file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
  MAX_BYTES = 64 * 1024 * 1024,
  /* Microseconds after which a later change is sure to get a different time stamp, on file
   * systems with and without fractions of a second. */
  SETTLED_AFTER = G_USEC_PER_SEC / 10,
  SETTLED_AFTER_SECONDS = 3 * G_USEC_PER_SEC,
  N_NUMBERS = 5,
};

static const char list_name[] = ".list";
static const char version[16] = "dubarry-list 9\n";

/* Identifies one state of a file. */
typedef struct {
  guint64 numbers[N_NUMBERS];
} Stamp;

typedef struct {
  Stamp stamp;
  guint numbers[DUB_MAX_SUMMARY_NUMBERS];
} Row;

enum { ID, NAME, LABEL, NOTE, LEARNED, DEAL, N_TEXTS };

/* A row in the list; nothing of it is owned. */
typedef struct {
  const char *row; /* a Row, not aligned */
  const char *texts[N_TEXTS];
} Kept;

enum { HEAD_LENGTH = sizeof version + sizeof (guint32) };

void
dub_summary_free (DubSummary *self)
{
  g_free (self->id);
  g_free (self->name);
  g_clear_pointer (&self->label, g_ref_string_release);
  g_free (self->note);
  g_free (self->learned);
  g_free (self->deal);
  g_clear_error (&self->problem);
  g_free (self);
}

static guint32
get_sum (const char *rows, gsize length)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (rows, length);

  return g_bytes_hash (bytes);
}

/* Finds the rows of a list, if it is as it was written. They are kept in one block: ten thousand
 * small ones would leave the memory in pieces. */
static void
parse_list (const char *text, gsize length, GArray *rows)
{
  const char *at, *end;
  guint32 sum;

  if (length < HEAD_LENGTH || memcmp (text, version, sizeof version) != 0)
    return;
  at = text + HEAD_LENGTH;
  end = text + length;
  memcpy (&sum, text + sizeof version, sizeof sum);
  if (sum != get_sum (at, length - HEAD_LENGTH))
    return;
  while (end - at > (gssize) sizeof (Row)) {
    Kept kept = { .row = at };

    at += sizeof (Row);
    for (guint i = 0; i < N_TEXTS; i++) {
      kept.texts[i] = at;
      at = memchr (at, '\0', (gsize) (end - at));
      if (at == NULL)
        return;
      at++;
    }
    g_array_append_val (rows, kept);
  }
}

/* Finds rows by id; the table points into the array. */
static GHashTable *
index_rows (GArray *rows)
{
  GHashTable *all = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < rows->len; i++) {
    Kept *kept = &g_array_index (rows, Kept, i);

    g_hash_table_insert (all, (gpointer) kept->texts[ID], kept);
  }

  return all;
}

static char *
dup_text (const char *text)
{
  return *text != '\0' ? g_strdup (text) : NULL;
}

/* Fills in the summary from the row, if that is of this state of the file. */
static gboolean
take_row (const Kept *kept, const Stamp *stamp, DubSummary *summary)
{
  Row row;

  memcpy (&row, kept->row, sizeof row);
  if (memcmp (&row.stamp, stamp, sizeof *stamp) != 0)
    return FALSE;
  memcpy (summary->numbers, row.numbers, sizeof row.numbers);
  summary->name = dup_text (kept->texts[NAME]);
  if (*kept->texts[LABEL] != '\0')
    summary->label = g_ref_string_new_intern (kept->texts[LABEL]);
  summary->note = dup_text (kept->texts[NOTE]);
  summary->learned = dup_text (kept->texts[LEARNED]);
  summary->deal = dup_text (kept->texts[DEAL]);

  return TRUE;
}

/* Returns whether a change after this moment would change the stamp. */
static gboolean
is_settled (const Stamp *stamp, gint64 moment)
{
  gint64 nanoseconds = (gint64) stamp->numbers[4];
  gint64 changed = (gint64) stamp->numbers[3] * G_USEC_PER_SEC + nanoseconds / 1000;

  return changed + (nanoseconds != 0 ? SETTLED_AFTER : SETTLED_AFTER_SECONDS) <= moment;
}

/* A file that is listed. */
typedef struct {
  DubSummary *summary; /* owned; NULL if the file is gone, or was left out */
  Stamp stamp;
  gboolean is_kept;   /* the cache has its summary */
  gboolean is_cached; /* the cache may have it from now on */
} File;

static void
file_clear (gpointer data)
{
  File *file = data;

  g_clear_pointer (&file->summary, dub_summary_free);
}

static void
set_stamp (File *file, const struct stat *info)
{
  file->stamp = (Stamp){ { (guint64) info->st_dev, (guint64) info->st_ino, (guint64) info->st_size,
                           (guint64) info->st_mtim.tv_sec, (guint64) info->st_mtim.tv_nsec } };
  file->is_cached = is_settled (&file->stamp, g_get_real_time ());
  file->summary->changed = info->st_mtim.tv_sec;
}

/* Looks at all files, and takes the summaries that the cache has. */
static void
look_at_files (DIR *dir, const DubFolder *folder, GHashTable *kept, GArray *files)
{
  struct dirent *entry;

  while ((entry = readdir (dir)) != NULL) {
    g_autofree char *id = dub_folder_get_id (folder, entry->d_name);
    File file = { 0 };
    const Kept *found;
    struct stat info;

    if (id == NULL || fstatat (dirfd (dir), entry->d_name, &info, 0) != 0)
      continue;
    found = g_hash_table_lookup (kept, id);
    file.summary = g_new0 (DubSummary, 1);
    file.summary->id = g_steal_pointer (&id);
    set_stamp (&file, &info);
    file.is_kept = found != NULL && take_row (found, &file.stamp, file.summary);
    g_array_append_val (files, file);
  }
}

/* Reading thousands of files takes seconds, in which one may be changed or deleted. */
static void
read_file (const DubFolder *folder, File *file)
{
  DubSummary *summary = file->summary;
  g_autofree char *path = dub_folder_dup_file (folder, summary->id, folder->suffix);
  g_autofree char *text = NULL;
  struct stat info;
  gsize length;

  if (stat (path, &info) == 0)
    set_stamp (file, &info);
  if (dub_file_read (path, folder->max_bytes, &text, &length, &summary->problem))
    folder->summarize (text, length, summary, &summary->problem);
  if (summary->problem == NULL)
    return;
  file->is_cached = FALSE;
  if (g_access (path, F_OK) != 0 && errno == ENOENT)
    file_clear (file);
}

static gint
compare_times (gconstpointer a, gconstpointer b)
{
  const File *x = *(const File *const *) a, *y = *(const File *const *) b;

  if (x->summary->changed != y->summary->changed)
    return x->summary->changed > y->summary->changed ? -1 : 1;

  return strcmp (x->summary->id, y->summary->id);
}

static GPtrArray *
list_new (GArray *files)
{
  GPtrArray *all = g_ptr_array_new ();

  for (guint i = 0; i < files->len; i++)
    if (!g_array_index (files, File, i).is_kept)
      g_ptr_array_add (all, &g_array_index (files, File, i));
  g_ptr_array_sort (all, compare_times);

  return all;
}

/* Leaves out this file and all that are not newer. */
static void
leave_out (GArray *files, const File *first)
{
  gint64 changed = first->summary->changed;

  for (guint i = 0; i < files->len; i++) {
    File *file = &g_array_index (files, File, i);

    if (file->summary != NULL && file->summary->changed <= changed)
      file_clear (file);
  }
}

static guint64
get_size (const DubFolder *folder, const File *file)
{
  return MIN (file->stamp.numbers[2], folder->max_bytes);
}

/* Returns whether there is more to read than may be, beside the one file that always may. */
static gboolean
is_too_much (const DubFolder *folder, GPtrArray *todo, gsize max_bytes)
{
  guint64 n_bytes = 0;

  for (guint i = 0; i < todo->len; i++)
    n_bytes += get_size (folder, g_ptr_array_index (todo, i));

  return todo->len > 1 && n_bytes > max_bytes;
}

/* Reads what the cache lacks, at least one file, the newest ones first: a player looks for those.
 * Returns FALSE if files were left out because there are too many. */
static gboolean
read_files (const DubFolder *folder, GArray *files, DubListing *listing)
{
  g_autoptr (GPtrArray) todo = list_new (files);
  DubJob unwatched = { 0 }, *job = listing->job != NULL ? listing->job : &unwatched;
  guint64 n_bytes = 0;

  if (listing->is_whole_or_none && is_too_much (folder, todo, listing->max_bytes)) {
    g_array_set_size (files, 0);
    listing->is_whole = FALSE;
    return FALSE;
  }
  g_atomic_int_set (&job->n_todo, (gint) todo->len);
  for (guint i = 0; i < todo->len; i++) {
    File *file = g_ptr_array_index (todo, i);

    n_bytes += get_size (folder, file);
    if (i > 0 && listing->max_bytes > 0 && n_bytes > listing->max_bytes) {
      leave_out (files, file);
      listing->is_whole = FALSE;
      return FALSE;
    }
    if (g_atomic_int_get (&job->is_cancelled)) {
      file_clear (file);
      listing->is_whole = FALSE;
    } else
      read_file (folder, file);
    g_atomic_int_inc (&job->n_done);
  }

  return TRUE;
}

/* Returns whether the cache has to be written again. */
static gboolean
is_outdated (GArray *files, guint n_kept)
{
  guint n_lines = 0;
  gboolean is_new = FALSE;

  for (guint i = 0; i < files->len; i++) {
    const File *file = &g_array_index (files, File, i);

    if (file->summary != NULL && file->is_cached) {
      is_new |= !file->is_kept;
      n_lines++;
    }
  }

  return is_new || n_lines != n_kept;
}

static void
append_row (GString *out, const Stamp *stamp, const DubSummary *summary)
{
  const char *texts[N_TEXTS] = { summary->id,   summary->name,    summary->label,
                                 summary->note, summary->learned, summary->deal };
  Row row = { .stamp = *stamp };

  memcpy (row.numbers, summary->numbers, sizeof row.numbers);
  g_string_append_len (out, (const char *) &row, sizeof row);
  for (guint i = 0; i < N_TEXTS; i++) {
    g_string_append (out, texts[i] != NULL ? texts[i] : "");
    g_string_append_c (out, '\0');
  }
}

static void
write_list (const char *path, GArray *files)
{
  g_autoptr (GString) text = g_string_new_len (version, sizeof version);
  guint32 sum = 0;

  g_string_append_len (text, (const char *) &sum, sizeof sum);
  for (guint i = 0; i < files->len; i++) {
    const File *file = &g_array_index (files, File, i);

    if (file->summary != NULL && file->is_cached)
      append_row (text, &file->stamp, file->summary);
  }
  sum = get_sum (text->str + HEAD_LENGTH, text->len - HEAD_LENGTH);
  memcpy (text->str + sizeof version, &sum, sizeof sum);
  /* Listing must not wait for the disk, so this is not synced. A lost cache is rebuilt the next
   * time. */
  dub_file_replace (path, text->str, text->len, NULL);
}

/* Hands the summaries over. */
static GPtrArray *
take_summaries (GArray *files)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) dub_summary_free);

  for (guint i = 0; i < files->len; i++)
    if (g_array_index (files, File, i).summary != NULL)
      g_ptr_array_add (list, g_steal_pointer (&g_array_index (files, File, i).summary));

  return list;
}

static void
list_folder (DIR *dir, const DubFolder *folder, const char *list_path, GArray *files,
             DubListing *listing)
{
  g_autofree char *old = NULL;
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_autoptr (GHashTable) kept = NULL;
  gsize length = 0;

  if (dub_file_read (list_path, MAX_BYTES, &old, &length, NULL) && listing->is_whole_or_none &&
      length > listing->max_bytes) {
    listing->is_whole = FALSE;
    return;
  }
  parse_list (old, length, rows);
  kept = index_rows (rows);
  look_at_files (dir, folder, kept, files);
  if (read_files (folder, files, listing) && is_outdated (files, g_hash_table_size (kept)))
    write_list (list_path, files);
}

GPtrArray *
dub_summary_list (const DubFolder *folder, DubListing *listing)
{
  g_autofree char *path = dub_folder_dup_path (folder);
  g_autofree char *list_path = g_build_filename (path, list_name, NULL);
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (File));
  DubListing whole = { 0 };
  DIR *dir = opendir (path);

  listing = listing != NULL ? listing : &whole;
  listing->is_whole = TRUE;
  g_array_set_clear_func (files, file_clear);
  if (dir != NULL) {
    list_folder (dir, folder, list_path, files, listing);
    closedir (dir);
  }

  return take_summaries (files);
}
