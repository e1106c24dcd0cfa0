/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "change-journal.h"

#include "seal.h"

#include <string.h>

/* The lines of a unit: an entry, or a single line outside of entries. */
typedef GPtrArray Block;

struct _JournalChanger {
  GPtrArray *journals; /* GPtrArray of Block: the first is the head */
  GHashTable *values;  /* key of a field, or role and key -> GPtrArray of its values */
  GHashTable *keys;    /* role of a line -> GPtrArray of the keys of its fields */
  GPtrArray *all_keys; /* keys of all fields */
  GPtrArray *roles;    /* roles of lines that a player may enter at any time */
};

enum { N_HEAD = 1, MAX_CHANGES = 4, SHORT = 60 };

static Block *
block_new (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static Block *
block_copy (const Block *block)
{
  Block *copy = block_new ();

  for (guint i = 0; i < block->len; i++)
    g_ptr_array_add (copy, g_strdup (block->pdata[i]));

  return copy;
}

static void
block_unref (gpointer data)
{
  g_ptr_array_unref (data);
}

/* Returns FALSE for other units: the head, and marks of the player. */
static gboolean
is_entry (const Block *block)
{
  static const char *const marks[] = {
    "dubarry-journal ", "name ", "note ", "time ", "undo", "redo"
  };

  for (guint i = 0; block->len > 0 && i < G_N_ELEMENTS (marks); i++)
    if (g_str_has_prefix (block->pdata[0], marks[i]))
      return FALSE;

  return block->len > 0;
}

/* The first block is the head with the name, the second the entry that begins the game. */
static GPtrArray *
split (const char *text)
{
  GPtrArray *blocks = g_ptr_array_new_with_free_func (block_unref);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gboolean ended = TRUE;

  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++) {
    if (g_str_has_prefix (lines[i], "ok ")) {
      ended = TRUE;
      continue;
    }
    if (ended)
      g_ptr_array_add (blocks, block_new ());
    g_ptr_array_add (blocks->pdata[blocks->len - 1], g_strdup (lines[i]));
    ended = FALSE;
  }

  return blocks;
}

/* Returns the subject of a line, which determines its fields: its side and verb, the kind of the
 * place that is corrected, entered or counted, and whether it is a deviation. */
static char *
dup_role (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  GString *role = g_string_new (words[0]);

  for (guint i = 1; words[0] != NULL && words[i] != NULL; i++)
    if (i == 1 && strchr (words[i], '=') == NULL)
      g_string_append_printf (role, " %s", words[i]);
    else if (g_str_has_prefix (words[i], "to="))
      g_string_append_printf (role, " %.*s", (int) strcspn (words[i], ":"), words[i]);
    else if (g_str_has_prefix (words[i], "instead="))
      g_string_append (role, " instead");

  return g_string_free (role, FALSE);
}

static void
remember (GHashTable *table, const char *key, const char *value)
{
  GPtrArray *values = g_hash_table_lookup (table, key);

  if (values == NULL) {
    values = g_ptr_array_new_with_free_func (g_free);
    g_hash_table_insert (table, g_strdup (key), values);
  }
  if (!g_ptr_array_find_with_equal_func (values, value, g_str_equal, NULL))
    g_ptr_array_add (values, g_strdup (value));
}

static char *
join (const char *role, const char *key)
{
  return g_strconcat (role, "|", key, NULL);
}

/* Returns whether a player may enter the move at any time. */
static gboolean
is_report (const char *role)
{
  return g_str_has_prefix (role, "table correct ") || g_str_has_prefix (role, "you count ") ||
         g_str_has_suffix (role, " instead");
}

static void
learn_line (JournalChanger *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autofree char *role = dup_role (line);

  if (strchr (line, '{') != NULL)
    return;
  if (g_hash_table_lookup (self->keys, role) == NULL && is_report (role))
    g_ptr_array_add (self->roles, g_strdup (role));
  for (guint i = 1; words[0] != NULL && words[i] != NULL; i++) {
    g_autofree char *own = NULL;
    char *equal = strchr (words[i], '=');

    if (equal == NULL)
      continue;
    *equal = '\0';
    own = join (role, words[i]);
    if (g_hash_table_lookup (self->values, words[i]) == NULL)
      g_ptr_array_add (self->all_keys, g_strdup (words[i]));
    remember (self->values, words[i], equal + 1);
    remember (self->values, own, equal + 1);
    remember (self->keys, role, words[i]);
  }
}

JournalChanger *
journal_changer_new (const char *const *texts)
{
  JournalChanger *self = g_new0 (JournalChanger, 1);

  self->journals = g_ptr_array_new ();
  self->values =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  self->keys =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  self->all_keys = g_ptr_array_new ();
  self->roles = g_ptr_array_new ();
  for (guint i = 0; texts[i] != NULL; i++) {
    GPtrArray *blocks = split (texts[i]);

    g_ptr_array_add (self->journals, blocks);
    for (guint j = N_HEAD; j < blocks->len; j++) {
      const Block *block = blocks->pdata[j];

      for (guint k = 0; k < block->len && is_entry (block); k++)
        learn_line (self, block->pdata[k]);
    }
  }

  return self;
}

static gpointer
pick (const GPtrArray *array, DubRng *rng)
{
  return array->pdata[dub_rng_below (rng, array->len)];
}

static const char *
pick_extreme (DubRng *rng)
{
  static const char *const extremes[] = {
    "0",  "1",   "-1", "2",  "4",   "5",   "7",   "8",    "9",     "11",   "12",
    "15", "16",  "24", "25", "48",  "53",  "55",  "56",   "63",    "64",   "98",
    "99", "100", "?",  "",   "255", "256", "511", "9999", "10000", "65535"
  };

  return extremes[dub_rng_below (rng, G_N_ELEMENTS (extremes))];
}

/* Returns a value of a field with this key, mostly from lines of the role; one of its parts may be
 * changed. */
static char *
pick_value (const JournalChanger *self, const char *role, const char *key, DubRng *rng)
{
  g_autofree char *own = join (role, key);
  const GPtrArray *values = g_hash_table_lookup (self->values, own);
  g_auto (GStrv) parts = NULL;
  guint at;

  if (values == NULL || dub_rng_below (rng, 4) == 0)
    values = g_hash_table_lookup (self->values, key);
  if (values == NULL || dub_rng_below (rng, 4) == 0)
    return g_strdup (pick_extreme (rng));
  parts = g_strsplit (pick (values, rng), ":", -1);
  if (parts[0] == NULL || dub_rng_below (rng, 4) > 0)
    return g_strjoinv (":", parts);
  at = dub_rng_below (rng, g_strv_length (parts));
  g_free (parts[at]);
  parts[at] = g_strdup (pick_extreme (rng));

  return g_strjoinv (":", parts);
}

/* Returns a key from lines of this role, or now and then any other key. */
static const char *
pick_key_for (const JournalChanger *self, const char *role, DubRng *rng)
{
  const GPtrArray *keys = g_hash_table_lookup (self->keys, role);

  return pick (keys == NULL || dub_rng_below (rng, 20) == 0 ? self->all_keys : keys, rng);
}

static void
set_line (Block *block, guint i, char *line)
{
  g_free (block->pdata[i]);
  block->pdata[i] = line;
}

/* Sets the field with this key wherever the line has it; adds it if the line lacks it. An empty
 * value removes it. */
static char *
set_field (const char *line, const char *key, const char *value)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autofree char *start = g_strconcat (key, "=", NULL);
  GString *out = g_string_new (words[0]);
  gboolean found = FALSE;

  for (guint i = 1; words[i] != NULL; i++) {
    gboolean is_it = g_str_has_prefix (words[i], start);

    found = found || is_it;
    if (!is_it)
      g_string_append_printf (out, " %s", words[i]);
    else if (value[0] != '\0')
      g_string_append_printf (out, " %s%s", start, value);
  }
  if (!found && value[0] != '\0')
    g_string_append_printf (out, " %s%s", start, value);

  return g_string_free (out, FALSE);
}

/* Returns a random key of the line, or NULL. */
static char *
pick_key (const char *line, DubRng *rng)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint n = g_strv_length (words), i;
  char *equal;

  if (n < 2 || strchr (line, '{') != NULL)
    return NULL;
  i = 1 + dub_rng_below (rng, n - 1);
  equal = strchr (words[i], '=');

  return equal != NULL ? g_strndup (words[i], (gsize) (equal - words[i])) : NULL;
}

/* A consequence often repeats the fields of its move, so this often changes a field in all lines of
 * the entry that have it. */
static void
change_field (const JournalChanger *self, Block *block, DubRng *rng)
{
  guint at = dub_rng_below (rng, block->len);
  gboolean all = dub_rng_below (rng, 2) == 0;
  g_autofree char *role = dup_role (block->pdata[at]);
  g_autofree char *key = pick_key (block->pdata[at], rng);
  g_autofree char *value = NULL, *start = NULL;

  if (key == NULL || dub_rng_below (rng, 6) == 0) {
    g_free (key);
    key = g_strdup (pick_key_for (self, role, rng));
  }
  value = dub_rng_below (rng, 10) == 0 ? g_strdup ("") : pick_value (self, role, key, rng);
  start = g_strconcat (" ", key, "=", NULL);
  for (guint i = 0; i < block->len; i++)
    if ((i == at || (all && strstr (block->pdata[i], start) != NULL)) &&
        strchr (block->pdata[i], '{') == NULL)
      set_line (block, i, set_field (block->pdata[i], key, value));
}

/* Makes a correction, a count or a deviation with random fields. */
static Block *
make_entry (const JournalChanger *self, DubRng *rng)
{
  const char *role = pick (self->roles, rng);
  const GPtrArray *keys = g_hash_table_lookup (self->keys, role);
  const char *second = strchr (role, ' ') + 1;
  g_autofree char *line = g_strndup (role, (gsize) (second - role) + strcspn (second, " "));
  Block *block = block_new ();

  for (guint i = 0; i < keys->len; i++) {
    g_autofree char *value = pick_value (self, role, keys->pdata[i], rng);
    char *more = set_field (line, keys->pdata[i], value);

    g_free (line);
    line = more;
  }
  for (guint n = 1 + (dub_rng_below (rng, 4) == 0 ? dub_rng_below (rng, 20) : 0); n > 0; n--)
    g_ptr_array_add (block, g_strdup (line));

  return block;
}

static void
change_lines (const JournalChanger *self, Block *block, DubRng *rng)
{
  const GPtrArray *journal = pick (self->journals, rng);
  const Block *other = journal->pdata[N_HEAD + dub_rng_below (rng, journal->len - N_HEAD)];
  guint at = dub_rng_below (rng, block->len);

  switch (dub_rng_below (rng, 4)) {
  case 0:
    if (block->len > 1)
      g_ptr_array_remove_index (block, MAX (at, 1));
    break;
  case 1:
    g_ptr_array_insert (block, (gint) MAX (at, 1), g_strdup (block->pdata[at]));
    break;
  case 2:
    g_ptr_array_insert (block, (gint) MAX (at, 1), g_strdup (pick (other, rng)));
    break;
  case 3:
  default:
    set_line (block, at, g_strdup (pick (other, rng)));
    break;
  }
}

static void
change_blocks (const JournalChanger *self, GPtrArray *blocks, DubRng *rng)
{
  static const char *const marks[] = { "undo", "redo", "name Another" };
  const GPtrArray *journal = pick (self->journals, rng);
  guint at = N_HEAD + dub_rng_below (rng, blocks->len - N_HEAD);
  Block *block;

  switch (dub_rng_below (rng, 8)) {
  case 0:
    g_ptr_array_remove_index (blocks, at);
    break;
  case 1:
    g_ptr_array_insert (blocks, (gint) at, block_copy (blocks->pdata[at]));
    break;
  case 2:
    block = journal->pdata[N_HEAD + dub_rng_below (rng, journal->len - N_HEAD)];
    g_ptr_array_insert (blocks, (gint) at, block_copy (block));
    break;
  case 3:
    block = block_new ();
    g_ptr_array_add (block, g_strdup (marks[dub_rng_below (rng, G_N_ELEMENTS (marks))]));
    g_ptr_array_insert (blocks, -1, block);
    break;
  default:
    g_ptr_array_insert (blocks, (gint) MIN (at + 1, blocks->len), make_entry (self, rng));
    break;
  }
}

static void
change (const JournalChanger *self, GPtrArray *blocks, DubRng *rng)
{
  Block *block;

  if (blocks->len <= N_HEAD || dub_rng_below (rng, 3) == 0) {
    if (blocks->len > N_HEAD)
      change_blocks (self, blocks, rng);
    return;
  }
  block = blocks->pdata[N_HEAD + dub_rng_below (rng, blocks->len - N_HEAD)];
  if (!is_entry (block))
    return;
  if (dub_rng_below (rng, 4) > 0)
    change_field (self, block, rng);
  else
    change_lines (self, block, rng);
}

char *
journal_changer_make (const JournalChanger *self, DubRng *rng)
{
  const GPtrArray *journal = pick (self->journals, rng);
  g_autoptr (GPtrArray) blocks = g_ptr_array_new_with_free_func (block_unref);
  guint n = journal->len;
  GString *out = g_string_new (NULL);

  if (dub_rng_below (rng, 4) > 0)
    n = 2 + dub_rng_below (rng, MIN (n, SHORT) - 1);
  for (guint i = 0; i < MIN (n, journal->len); i++)
    g_ptr_array_add (blocks, block_copy (journal->pdata[i]));
  for (guint i = 1 + dub_rng_below (rng, MAX_CHANGES); i > 0; i--)
    change (self, blocks, rng);

  for (guint i = 0; i < blocks->len; i++) {
    const Block *block = blocks->pdata[i];

    for (guint j = 0; j < block->len; j++)
      g_string_append_printf (out, "%s\n", (const char *) block->pdata[j]);
    g_string_append (out, "ok\n");
  }

  seal_journal (out);

  return g_string_free (out, FALSE);
}
