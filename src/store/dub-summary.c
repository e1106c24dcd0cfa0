/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format of ".list", with one line per readable file:
 *
 *   dubarry-list 6
 *   SUM DEVICE INODE SIZE SECONDS NANOSECONDS ID NUMBER... LABEL NOTE NAME
 *
 * LABEL and NOTE are escaped like a URI, and "-" if there is none. SUM is a checksum of what
 * follows it: a line that something else has changed is not believed.
 */

#include "dub-summary.h"

#include "dub-file.h"

#include <dirent.h>
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
static const char version[] = "dubarry-list 6\n";
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
  gboolean is_none = g_str_has_prefix (*at, "- ");
  g_autofree char *read = NULL;

  if (end == NULL || (gsize) (end - *at) > 3 * max)
    return FALSE;
  read = g_uri_unescape_segment (*at, end, NULL);
  if (read == NULL || !dub_file_is_plain (read))
    return FALSE;
  *at = end + 1;
  if (!is_none)
    *text = g_steal_pointer (&read);

  return TRUE;
}

/* Returns FALSE if this program cannot have written the line. */
static gboolean
read_line (const DubFolder *folder, const char *line, DubSummary *summary)
{
  g_autofree char *label = NULL;
  g_autofree char *note = NULL;

  for (guint i = 0; i < folder->n_numbers; i++) {
    guint max = folder->max_numbers[i];
    guint64 number;

    if (!read_number (&line, max != 0 ? max : G_MAXUINT16, &number))
      return FALSE;
    summary->numbers[i] = (guint) number;
  }
  if (!read_text (&line, DUB_MAX_SUMMARY_LABEL, &label) ||
      !read_text (&line, DUB_MAX_SUMMARY_NOTE, &note) || *line == '\0' ||
      strlen (line) > folder->max_name || !dub_file_is_plain (line))
    return FALSE;
  summary->label = label != NULL ? g_ref_string_new_intern (label) : NULL;
  summary->note = g_steal_pointer (&note);
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

static void
read_file (const DubFolder *folder, DubSummary *summary)
{
  g_autofree char *path = dub_folder_dup_file (folder, summary->id, folder->suffix);
  g_autofree char *text = NULL;
  gsize length;

  if (dub_file_read (path, folder->max_bytes, &text, &length, &summary->problem))
    folder->summarize (text, length, summary, &summary->problem);
}

/* Returns whether a change after this moment would change the stamp. */
static gboolean
is_settled (const Stamp *stamp, gint64 moment)
{
  gint64 nanoseconds = (gint64) stamp->numbers[4];
  gint64 changed = (gint64) stamp->numbers[3] * G_USEC_PER_SEC + nanoseconds / 1000;

  return changed + (nanoseconds != 0 ? SETTLED_AFTER : SETTLED_AFTER_SECONDS) <= moment;
}

/* Fills the list, with one stamp per file, all zero if its summary must not be cached.
 * Returns whether the cache has to be written again. */
static gboolean
list_files (DIR *dir, const DubFolder *folder, GHashTable *kept, GPtrArray *list, GArray *stamps)
{
  const Stamp none = { 0 };
  guint n_lines = 0;
  gboolean is_new = FALSE;
  struct dirent *entry;

  while ((entry = readdir (dir)) != NULL) {
    g_autofree char *id = dub_folder_get_id (folder, entry->d_name);
    gboolean is_known;
    const Kept *found;
    DubSummary *summary;
    struct stat info;
    gint64 looked_at;
    Stamp stamp;

    if (id == NULL || fstatat (dirfd (dir), entry->d_name, &info, 0) != 0)
      continue;
    stamp = make_stamp (&info);
    looked_at = g_get_real_time ();
    found = g_hash_table_lookup (kept, id);
    summary = g_new0 (DubSummary, 1);
    summary->id = g_steal_pointer (&id);
    summary->changed = info.st_mtim.tv_sec;
    is_known = found != NULL && memcmp (&found->stamp, &stamp, sizeof stamp) == 0 &&
               read_line (folder, found->line, summary);
    if (!is_known)
      read_file (folder, summary);
    g_ptr_array_add (list, summary);
    if (summary->problem != NULL || !is_settled (&stamp, looked_at))
      stamp = none;
    else {
      is_new |= !is_known;
      n_lines++;
    }
    g_array_append_val (stamps, stamp);
  }

  return is_new || n_lines != g_hash_table_size (kept);
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
print_list (const DubFolder *folder, GPtrArray *list, GArray *stamps)
{
  g_autoptr (GString) line = g_string_new (NULL);
  GString *text = g_string_new (version);

  for (guint i = 0; i < list->len; i++) {
    const DubSummary *summary = g_ptr_array_index (list, i);
    const Stamp *stamp = &g_array_index (stamps, Stamp, i);

    if (stamp->numbers[1] == 0) /* no file has inode 0 */
      continue;
    g_string_truncate (line, 0);
    for (guint j = 0; j < N_NUMBERS; j++)
      g_string_append_printf (line, "%" G_GUINT64_FORMAT " ", stamp->numbers[j]);
    g_string_append_printf (line, "%s ", summary->id);
    for (guint j = 0; j < folder->n_numbers; j++)
      g_string_append_printf (line, "%u ", summary->numbers[j]);
    append_text (line, summary->label);
    append_text (line, summary->note);
    g_string_append (line, summary->name);
    g_string_append_printf (text, "%u %s\n", g_str_hash (line->str), line->str);
  }

  return text;
}

GPtrArray *
dub_summary_list (const DubFolder *folder)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (summary_free);
  g_autofree char *path = dub_folder_dup_path (folder);
  g_autofree char *list_path = g_build_filename (path, list_name, NULL);
  g_autofree char *old = NULL;
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_autoptr (GHashTable) kept = NULL;
  g_autoptr (GArray) stamps = g_array_new (FALSE, FALSE, sizeof (Stamp));
  DIR *dir = opendir (path);
  gsize length;

  if (dir == NULL)
    return list;
  if (!dub_file_read (list_path, MAX_BYTES, &old, &length, NULL))
    old = NULL;
  parse_list (old, lines);
  kept = index_lines (lines);
  if (list_files (dir, folder, kept, list, stamps)) {
    g_autoptr (GString) text = print_list (folder, list, stamps);

    /* Listing must not wait for the disk, so this is not synced. A lost cache is rebuilt the
     * next time. */
    dub_file_replace (list_path, text->str, text->len, NULL);
  }
  closedir (dir);

  return list;
}
