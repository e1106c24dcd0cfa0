/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-archive.h"

#include "dub-fault.h"

#include <string.h>

enum { BLOCK = 512 };

/* Two blocks of them end an archive, and fewer fill up the last block of a file. */
static const char zeros[2 * BLOCK];

/* Numbers are octal. */
typedef struct {
  char name[DUB_MAX_ARCHIVE_NAME];
  char mode[8];
  char uid[8];
  char gid[8];
  char size[12];
  char changed[12];
  char sum[8];
  char type;
  char link[100];
  char magic[6];
  char version[2];
  char rest[247]; /* names of users, devices, and a start of longer names */
} Header;

G_STATIC_ASSERT (sizeof (Header) == BLOCK);

/* Returns the sum of the bytes, with spaces for the sum itself. */
static guint
sum_up (Header header)
{
  guint sum = 0;

  memset (header.sum, ' ', sizeof header.sum);
  for (guint i = 0; i < BLOCK; i++)
    sum += ((const guint8 *) &header)[i];

  return sum;
}

void
dub_archive_append (GString *out, const char *name, gint64 changed, const char *text, gsize length)
{
  Header header = { .mode = "0000644",
                    .uid = "0000000",
                    .gid = "0000000",
                    .type = '0',
                    .magic = "ustar",
                    .version = { '0', '0' } };

  memcpy (header.name, name, MIN (strlen (name), sizeof header.name));
  g_snprintf (header.size, sizeof header.size, "%011" G_GINT64_MODIFIER "o", (guint64) length);
  g_snprintf (header.changed, sizeof header.changed, "%011" G_GINT64_MODIFIER "o",
              (guint64) MAX (changed, 0));
  g_snprintf (header.sum, sizeof header.sum, "%06o", sum_up (header));
  header.sum[7] = ' ';
  g_string_append_len (out, (const char *) &header, BLOCK);
  g_string_append_len (out, text, (gssize) length);
  g_string_append_len (out, zeros, (gssize) ((BLOCK - length % BLOCK) % BLOCK));
}

void
dub_archive_end (GString *out)
{
  g_string_append_len (out, zeros, sizeof zeros);
}

/* A number that is none is 0, or too large; the sum tells of damage. */
static guint64
read_octal (const char *digits, gsize n)
{
  g_autofree char *number = g_strndup (digits, n);

  return g_ascii_strtoull (number, NULL, 8);
}

/* Returns whether it is the header of a file that fits into the room after it. */
static gboolean
read_header (const Header *header, gsize room, DubArchiveFile *file)
{
  guint64 size = read_octal (header->size, sizeof header->size);
  guint64 changed = read_octal (header->changed, sizeof header->changed);

  if (memcmp (header->magic, "ustar", 5) != 0 || header->type != '0' ||
      read_octal (header->sum, sizeof header->sum) != sum_up (*header) || size > room)
    return FALSE;
  memcpy (file->name, header->name, sizeof header->name);
  file->changed = (gint64) MIN (changed, G_MAXUINT32);
  file->length = (gsize) size;

  return TRUE;
}

GArray *
dub_archive_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (DubArchiveFile));
  gboolean is_good = TRUE;
  gsize at = 0;

  while (is_good && at + BLOCK <= length && text[at] != '\0') {
    DubArchiveFile file = { .text = text + at + BLOCK };
    Header header;

    memcpy (&header, text + at, BLOCK);
    is_good = read_header (&header, length - at - BLOCK, &file);
    at += BLOCK + (file.length + BLOCK - 1) / BLOCK * BLOCK;
    g_array_append_val (files, file);
  }
  if (is_good && at + BLOCK <= length)
    return g_steal_pointer (&files);
  dub_fault (error, .kind = DUB_FAULT_ARCHIVE_BROKEN);

  return NULL;
}
