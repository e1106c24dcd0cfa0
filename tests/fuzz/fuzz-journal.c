/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The loader of journals. The target plays accepted games on, undoes entries, scores and prints
 * them, and reads them again.
 *
 * Random changes of bytes would mostly break the long line of the box or the checksum of a unit. So
 * most changes affect other lines, and the target corrects the checksums.
 */

#include "dub-journal.h"
#include "dub-rng.h"
#include "fuzz.h"
#include "history-fixture.h"
#include "seal.h"

#include <string.h>

enum { N_MOVES = 8 };

static void
check_same (const DubHistory *a, const DubHistory *b)
{
  guint n = dub_history_get_n_entries (a);

  g_assert_cmpuint (dub_history_get_n_entries (b), ==, n);
  g_assert_cmpuint (dub_history_get_position (b), ==, dub_history_get_position (a));
  for (guint i = 0; i <= n; i++)
    g_assert_true (dub_state_equal (dub_history_get_state (a, i), dub_history_get_state (b, i)));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL, again_error = NULL;
  g_autoptr (DubJournal) journal = dub_journal_parse ((const char *) data, size, &error);
  g_autoptr (DubJournal) again = NULL;
  g_autofree char *text = NULL;
  DubRng rng = dub_rng_for (size, DUB_RANDOM_FILL, 0);

  if (journal == NULL) {
    fuzz_check_error (error);
    g_assert_true (g_str_has_prefix (error->message, "line "));
    return 0;
  }

  g_assert_cmpuint (journal->length, <=, size);
  g_assert_true ((journal->n_torn == 0) == (journal->length == size));
  fuzz_look (journal->history);
  fuzz_go_on (journal->history, &rng, N_MOVES);
  fuzz_look (journal->history);
  history_undo (journal->history);
  text = dub_journal_print (journal);
  again = dub_journal_parse (text, strlen (text), &again_error);
  if (again == NULL)
    g_error ("what was accepted is not read again: %s", again_error->message);
  check_same (journal->history, again->history);

  return 0;
}

/* Replaces a random word of a line by one of another line, or lets the fuzzer change some bytes. */
static char *
change_line (const char *line, const char *other, DubRng *rng)
{
  gsize length = strlen (line), size;
  g_autofree char *bytes = NULL;
  g_auto (GStrv) words = NULL, others = NULL;

  if (dub_rng_below (rng, 2) == 0) {
    words = g_strsplit (line, " ", -1);
    others = g_strsplit (other, " ", -1);
    if (words[0] != NULL && others[0] != NULL) {
      guint at = dub_rng_below (rng, g_strv_length (words));

      g_free (words[at]);
      words[at] = g_strdup (others[dub_rng_below (rng, g_strv_length (others))]);
    }
    return g_strjoinv (" ", words);
  }

  bytes = g_malloc0 (length + 33);
  memcpy (bytes, line, length);
  size = LLVMFuzzerMutate ((uint8_t *) bytes, length, length + 32);
  for (gsize i = 0; i < size; i++)
    if (bytes[i] == '\n' || bytes[i] == '\0')
      bytes[i] = ' ';
  bytes[size] = '\0';

  return g_steal_pointer (&bytes);
}

static void
change_lines (GPtrArray *lines, DubRng *rng)
{
  guint at = dub_rng_below (rng, lines->len), other = dub_rng_below (rng, lines->len);
  const char *text = g_ptr_array_index (lines, other);
  char *changed;

  switch (dub_rng_below (rng, 6)) {
  case 0:
    g_ptr_array_remove_index (lines, at);
    break;
  case 1:
    g_ptr_array_insert (lines, (int) at, g_strdup (text));
    break;
  case 2:
    g_ptr_array_insert (lines, (int) at, g_strdup (dub_rng_below (rng, 2) ? "undo" : "redo"));
    break;
  case 3:
    g_ptr_array_set_size (lines, (int) at + 1);
    break;
  default:
    if (strlen (g_ptr_array_index (lines, at)) > 1000) /* a box */
      break;
    changed = change_line (g_ptr_array_index (lines, at), text, rng);
    g_free (lines->pdata[at]);
    lines->pdata[at] = changed;
    break;
  }
}

size_t
LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned int seed)
{
  DubRng rng = dub_rng_for (seed, DUB_RANDOM_FILL, 1);
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) split = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) out = g_string_new (NULL);

  if (dub_rng_below (&rng, 8) == 0)
    return LLVMFuzzerMutate (data, size, max_size);

  split = g_strsplit (text, "\n", -1);
  for (guint i = 0; split[i] != NULL && (split[i + 1] != NULL || split[i][0] != '\0'); i++)
    g_ptr_array_add (lines, g_strdup (split[i]));
  for (guint n = 1 + dub_rng_below (&rng, 3); n > 0 && lines->len > 1; n--)
    change_lines (lines, &rng);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (out, "%s\n", (char *) g_ptr_array_index (lines, i));
  if (dub_rng_below (&rng, 16) > 0)
    seal_journal (out);
  size = MIN (out->len, max_size);
  memcpy (data, out->str, size);

  return size;
}
