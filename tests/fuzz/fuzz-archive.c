/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader of archives. Accepted files are complete, and packing them again gives the same
 * archive. A wrong checksum would stop nearly all inputs at the first header, so the target
 * corrects the checksums.
 */

#include "dub-archive.h"
#include "fuzz.h"

#include <string.h>

enum { BLOCK = 512, SUM = 148 };

static void
mend_sum (char *header)
{
  guint sum = 0;

  memset (header + SUM, ' ', 8);
  for (guint i = 0; i < BLOCK; i++)
    sum += (guint8) header[i];
  g_snprintf (header + SUM, 8, "%06o", sum);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_memdup2 (data, size);
  g_autoptr (GArray) files = NULL, again = NULL;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (size_t at = 0; at + BLOCK <= size; at += BLOCK)
    if (memcmp (text + at + 257, "ustar", 5) == 0)
      mend_sum (text + at);
  files = dub_archive_parse (text, size, &error);
  if (files == NULL) {
    fuzz_check_error (error);
    return 0;
  }
  for (guint i = 0; i < files->len; i++) {
    const DubArchiveFile *file = &g_array_index (files, DubArchiveFile, i);
    g_autofree char *name = g_strdup_printf ("%u", i);

    g_assert_true (file->text >= text && file->length <= (gsize) (text + size - file->text));
    dub_archive_append (out, name, file->changed, file->text, file->length);
  }
  dub_archive_end (out);
  again = dub_archive_parse (out->str, out->len, NULL);
  g_assert_cmpuint (again->len, ==, files->len);
  for (guint i = 0; i < files->len; i++) {
    const DubArchiveFile *one = &g_array_index (files, DubArchiveFile, i);
    const DubArchiveFile *two = &g_array_index (again, DubArchiveFile, i);

    g_assert_cmpmem (one->text, one->length, two->text, two->length);
    g_assert_cmpint (one->changed, ==, two->changed);
  }

  return 0;
}
