/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-nearest.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { MAX_LENGTH = 32 };

/* The words are ASCII; other bytes merely count as differences. */
static guint
get_distance (const char *a, const char *b)
{
  guint rows[3][MAX_LENGTH + 1];
  gsize length = strlen (b);

  for (guint j = 0; j <= length; j++)
    rows[0][j] = j;
  for (guint i = 1; a[i - 1] != '\0'; i++) {
    guint *row = rows[i % 3], *before = rows[(i + 2) % 3], *twice = rows[(i + 1) % 3];

    row[0] = i;
    for (guint j = 1; j <= length; j++) {
      row[j] = before[j - 1] + (a[i - 1] != b[j - 1]);
      row[j] = MIN (row[j], MIN (before[j], row[j - 1]) + 1);
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = MIN (row[j], twice[j - 2] + 1);
    }
  }

  return rows[strlen (a) % 3][length];
}

const char *
dub_nearest_find (const char *word, const char *const *candidates)
{
  g_autofree char *lower = g_ascii_strdown (word, -1);
  const char *found = NULL;
  gsize length = strlen (word);
  guint best;

  if (length == 0 || length > MAX_LENGTH)
    return NULL;
  best = length < 4 ? 2 : (guint) length / 2 + 1;
  best = MIN (best, 4);
  for (guint i = 0; candidates[i] != NULL; i++) {
    guint distance =
        strlen (candidates[i]) > MAX_LENGTH ? best : get_distance (lower, candidates[i]);

    /* A short word is another one, not a misspelt one, if all of its letters differ. */
    if (distance < best && distance < MAX (length, strlen (candidates[i]))) {
      best = distance;
      found = candidates[i];
    }
  }

  return found;
}

void
dub_nearest_append (GString *sentence, const char *word, const char *const *candidates)
{
  const char *nearest = dub_nearest_find (word, candidates);

  if (nearest == NULL)
    return;
  g_string_append_c (sentence, ' ');
  /* Translators: %s is a word to be typed, as “help”. */
  g_string_append_printf (sentence, C_ ("command line", "Did you mean “%s”?"), nearest);
}
