/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format of ".list", with one line per readable file:
 *
 *   dubarry-list 7
 *   SUM DEVICE INODE SIZE SECONDS NANOSECONDS ID NUMBER... LABEL NOTE LEARNED NAME
 *
 * LABEL, NOTE and LEARNED are escaped like a URI, and "-" if there is none. SUM is a checksum of
 * what follows it: a line that something else has changed is not believed.
 */

#include "dub-summary.h"

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
static const char version[] = "dubarry-list 7\n";
static const char no_text[] = "-";

/* Identifies one state of a file. */
typedef struct {
  guint64 numbers[N_NUMBERS];
} Stamp;

typedef struct {
  Stamp stamp;
  const char *id;   /* not owned */
  const char *line; /* not owned; what follows the id */
} Kept;

static void
summary_free (gpointer data)
{
  DubSummary *self = data;

  g_free (self->id);
  g_free (self->name);
  g_clear_pointer (&self->label, g_ref_string_release);
  g_free (self->note);
  g_free (self->learned);
  g_clear_error (&self->problem);
  g_free (self);
}

static Stamp
make_stamp (const struct stat *info)
{
  return (Stamp){ { (guint64) info->st_dev, (guint64) info->st_ino, (guint64) info->st_size,
                    (guint64) info->st_mtim.tv_sec, (guint64) info->st_mtim.tv_nsec } };
}

/* Reads a number and the space after it. */
static gboolean
read_number (const char **at, guint64 max, guint64 *number)
{
  char *end;

  *number = g_ascii_strtoull (*at, &end, 10);
  if (!g_ascii_isdigit (**at) || *end != ' ' || *number > max)
    return FALSE;
  *at = end + 1;

  return TRUE;
}

/* Returns whether the line is as it was written. */
static gboolean
read_sum (const char **at)
{
  guint64 sum;

  return read_number (at, G_MAXUINT32, &sum) && sum == g_str_hash (*at);
}

static gboolean
read_stamp (const char **at, Stamp *stamp)
{
  for (guint i = 0; i < N_NUMBERS; i++)
    if (!read_number (at, G_MAXUINT64, &stamp->numbers[i]))
      return FALSE;

  return TRUE;
}

/* Reads an escaped text and the space after it. */
static gboolean
read_text (const char **at, gsize max, char **text)
{
  const char *end = strchr (*at, ' ');
  g_autofree char *read = NULL;

  if (g_str_has_prefix (*at, "- ")) {
    *at = end + 1;
    return TRUE;
  }
  if (end == NULL || (gsize) (end - *at) > 3 * max)
    return FALSE;
  read = g_uri_unescape_segment (*at, end, NULL);
  if (read == NULL || !dub_file_is_plain (read))
    return FALSE;
  *at = end + 1;
  *text = g_steal_pointer (&read);

  return TRUE;
}

/* Returns FALSE if this program cannot have written the line. */
static gboolean
read_line (const DubFolder *folder, const char *line, DubSummary *summary)
{
  g_autofree char *label = NULL;
  g_autofree char *note = NULL;
  g_autofree char *learned = NULL;

  for (guint i = 0; i < folder->n_numbers; i++) {
    guint max = folder->max_numbers[i];
    guint64 number;

    if (!read_number (&line, max != 0 ? max : G_MAXUINT16, &number))
      return FALSE;
    summary->numbers[i] = (guint) number;
  }
  if (!read_text (&line, DUB_MAX_SUMMARY_LABEL, &label) ||
      !read_text (&line, DUB_MAX_SUMMARY_NOTE, &note) ||
      !read_text (&line, DUB_MAX_SUMMARY_LEARNED, &learned) || *line == '\0' ||
      strlen (line) > folder->max_name || !dub_file_is_plain (line))
    return FALSE;
  summary->label = label != NULL ? g_ref_string_new_intern (label) : NULL;
  summary->note = g_steal_pointer (&note);
  summary->learned = g_steal_pointer (&learned);
  summary->name = g_strdup (line);

  return TRUE;
}

/* Splits the text in place and skips lines that it cannot parse. The lines are kept in one block:
 * ten thousand small ones would leave the memory in pieces. */
static void
parse_list (char *text, GArray *lines)
{
  char *next = NULL;

  if (text == NULL || !g_str_has_prefix (text, version))
    return;
  for (char *at = text + strlen (version); *at != '\0'; at = next) {
    char *end = strchr (at, '\n');
    Kept kept = { .line = at };

    if (end == NULL)
      break;
    *end = '\0';
    next = end + 1;
    if (!read_sum (&kept.line) || !read_stamp (&kept.line, &kept.stamp))
      continue;
    kept.id = kept.line;
    end = strchr (at + (kept.id - at), ' ');
    if (end == NULL)
      continue;
    *end = '\0';
    kept.line = end + 1;
    g_array_append_val (lines, kept);
  }
}

/* Finds lines by id; the table points into the array. */
static GHashTable *
index_lines (GArray *lines)
{
  GHashTable *all = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < lines->len; i++) {
    Kept *kept = &g_array_index (lines, Kept, i);

    g_hash_table_insert (all, (gpointer) kept->id, kept);
  }

  return all;
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

  g_clear_pointer (&file->summary, summary_free);
}

static void
set_stamp (File *file, const struct stat *info)
{
  file->stamp = make_stamp (info);
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
    file.is_kept = found != NULL && memcmp (&found->stamp, &file.stamp, sizeof file.stamp) == 0 &&
                   read_line (folder, found->line, file.summary);
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

  /* A line of the cache that is refused may have left something here. */
  memset (summary->numbers, 0, sizeof summary->numbers);
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

/* A text that is "-" itself must not be taken for none. */
static void
append_text (GString *out, const char *text)
{
  if (text == NULL)
    g_string_append (out, no_text);
  else if (g_str_equal (text, no_text))
    g_string_append (out, "%2D");
  else
    g_string_append_uri_escaped (out, text, NULL, TRUE);
  g_string_append_c (out, ' ');
}

static GString *
print_list (const DubFolder *folder, GArray *files)
{
  g_autoptr (GString) line = g_string_new (NULL);
  GString *text = g_string_new (version);

  for (guint i = 0; i < files->len; i++) {
    const File *file = &g_array_index (files, File, i);
    const DubSummary *summary = file->summary;

    if (summary == NULL || !file->is_cached)
      continue;
    g_string_truncate (line, 0);
    for (guint j = 0; j < N_NUMBERS; j++)
      g_string_append_printf (line, "%" G_GUINT64_FORMAT " ", file->stamp.numbers[j]);
    g_string_append_printf (line, "%s ", summary->id);
    for (guint j = 0; j < folder->n_numbers; j++)
      g_string_append_printf (line, "%u ", summary->numbers[j]);
    append_text (line, summary->label);
    append_text (line, summary->note);
    append_text (line, summary->learned);
    g_string_append (line, summary->name);
    g_string_append_printf (text, "%u %s\n", g_str_hash (line->str), line->str);
  }

  return text;
}

/* Hands the summaries over. */
static GPtrArray *
take_summaries (GArray *files)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (summary_free);

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
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_autoptr (GHashTable) kept = NULL;
  gsize length;

  if (!dub_file_read (list_path, MAX_BYTES, &old, &length, NULL))
    old = NULL;
  else if (listing->is_whole_or_none && length > listing->max_bytes) {
    listing->is_whole = FALSE;
    return;
  }
  parse_list (old, lines);
  kept = index_lines (lines);
  look_at_files (dir, folder, kept, files);
  if (read_files (folder, files, listing) && is_outdated (files, g_hash_table_size (kept))) {
    g_autoptr (GString) text = print_list (folder, files);

    /* Listing must not wait for the disk, so this is not synced. A lost cache is rebuilt the
     * next time. */
    dub_file_replace (list_path, text->str, text->len, NULL);
  }
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
