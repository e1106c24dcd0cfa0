/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-frame.h"

#include <string.h>

enum {
  N_SLICES = 8, /* bytes that one step of the sum takes */
  N_DIGITS = 16,
  END_LENGTH = 3 + N_DIGITS + 1,
  /* One flipped bit hides at most one end of a unit, or feigns one. */
  MAX_ENDS = 3,
};

/* The polynomial of ECMA-182 with its bits reversed, as xz has it. */
#define POLYNOMIAL G_GUINT64_CONSTANT (0xc96c5795d7870f42)

/* tables[n][byte] is the sum of the byte with n zeros after it. */
static const guint64 (*get_tables (void))[256]
{
  static guint64 tables[N_SLICES][256];
  static gsize is_made;

  if (g_once_init_enter (&is_made)) {
    for (guint byte = 0; byte < 256; byte++) {
      guint64 sum = byte;

      for (guint bit = 0; bit < 8; bit++)
        sum = (sum & 1) != 0 ? sum >> 1 ^ POLYNOMIAL : sum >> 1;
      tables[0][byte] = sum;
    }
    for (guint n = 1; n < N_SLICES; n++)
      for (guint byte = 0; byte < 256; byte++)
        tables[n][byte] = tables[0][tables[n - 1][byte] & 0xff] ^ tables[n - 1][byte] >> 8;
    g_once_init_leave (&is_made, 1);
  }

  return (const guint64 (*)[256]) tables;
}

guint64
dub_frame_add (guint64 sum, const char *text, gsize length)
{
  const guint64 (*tables)[256] = get_tables ();

  sum = ~sum;
  for (; length >= N_SLICES; length -= N_SLICES, text += N_SLICES) {
    guint64 next;

    memcpy (&next, text, sizeof next);
    next = GUINT64_FROM_LE (next) ^ sum;
    sum = 0;
    for (guint i = 0; i < N_SLICES; i++)
      sum ^= tables[N_SLICES - 1 - i][next >> 8 * i & 0xff];
  }
  for (; length > 0; length--, text++)
    sum = tables[0][(sum ^ (guint8) *text) & 0xff] ^ sum >> 8;

  return ~sum;
}

static void
print_end (char end[END_LENGTH + 1], guint64 sum)
{
  g_snprintf (end, END_LENGTH + 1, "ok %016" G_GINT64_MODIFIER "x\n", sum);
}

guint64
dub_frame_append (GString *text, guint64 sum, const char *lines, gsize length)
{
  char end[END_LENGTH + 1];

  sum = dub_frame_add (sum, lines, length);
  print_end (end, sum);
  g_string_append_len (text, lines, (gssize) length);
  g_string_append (text, end);

  return dub_frame_add (sum, end, END_LENGTH);
}

static gboolean
parse_sum (const char *digits, guint64 *sum)
{
  *sum = 0;
  for (guint i = 0; i < N_DIGITS; i++) {
    gboolean is_digit = g_ascii_isdigit (digits[i]);

    if (!is_digit && (digits[i] < 'a' || digits[i] > 'f'))
      return FALSE;
    *sum = *sum << 4 | (guint64) (digits[i] - (is_digit ? '0' : 'a' - 10));
  }

  return TRUE;
}

gboolean
dub_frame_is_end (const char *line, gsize length)
{
  guint64 sum;

  return length == END_LENGTH - 1 && memcmp (line, "ok ", 3) == 0 && parse_sum (line + 3, &sum);
}

/* Returns the place of the next line that begins like the end of a unit, or NULL. */
static const char *
find_end (const char *at, const char *end)
{
  while (end - at >= END_LENGTH && memcmp (at, "ok ", 3) != 0) {
    at = memchr (at, '\n', (gsize) (end - at));
    if (at == NULL)
      return NULL;
    at++;
  }

  return end - at >= END_LENGTH ? at : NULL;
}

/* Returns the number of bits in which two texts differ. */
static guint
count_bits (const char *a, const char *b, guint length)
{
  guint n = 0;

  for (guint i = 0; i < length; i++)
    for (guint bits = (guint8) (a[i] ^ b[i]); bits != 0; bits &= bits - 1)
      n++;

  return n;
}

static void
set_byte (DubFrame *self, gsize at, char byte)
{
  DubHealedByte healed = { at, byte };

  if (self->healed == NULL)
    self->healed = g_array_new (FALSE, FALSE, sizeof (DubHealedByte));
  g_array_append_val (self->healed, healed);
  self->copy[at] = byte;
}

/* Heals a bit of the line that closes the unit. */
static gboolean
heal_end (DubFrame *self, gsize at, guint64 sum)
{
  char end[END_LENGTH + 1];

  if (self->copy[at - 1] != '\n' || count_bits (self->copy + at, "ok ", 3) > 1)
    return FALSE;
  print_end (end, sum);
  if (count_bits (self->copy + at, end, END_LENGTH) != 1)
    return FALSE;
  for (guint i = 0; i < END_LENGTH; i++)
    if (self->copy[at + i] != end[i])
      set_byte (self, at + i, end[i]);

  return TRUE;
}

/* Heals the bit between the ends of two units that makes this difference of the second sum. */
static gboolean
heal_bit (DubFrame *self, gsize first, gsize at, guint64 difference)
{
  const guint64 (*tables)[256] = get_tables ();
  guint64 made[8];

  for (guint bit = 0; bit < 8; bit++)
    made[bit] = tables[0][1 << bit];
  for (gsize i = at; i > first; i--)
    for (guint bit = 0; bit < 8; bit++) {
      if (made[bit] == difference) {
        char byte = (char) (self->copy[i - 1] ^ 1 << bit);

        if ((i == at ? byte : self->copy[at - 1]) != '\n')
          return FALSE;
        set_byte (self, i - 1, byte);
        return TRUE;
      }
      made[bit] = tables[0][made[bit] & 0xff] ^ made[bit] >> 8;
    }

  return FALSE;
}

/* Heals one flipped bit in the unit that begins where the whole ones end. Returns the place of
 * the line that closes it, or NULL. */
static const char *
heal (DubFrame *self, const char *text, gsize length)
{
  guint64 sum = self->sum, recorded;
  guint n_ends = 0;

  if (self->copy == NULL)
    self->text = self->copy = g_memdup2 (text, length);
  for (gsize at = self->length + 1; at + END_LENGTH <= length && n_ends < MAX_ENDS; at++) {
    const char *end = self->copy + at;

    sum = dub_frame_add (sum, end - 1, 1);
    if (heal_end (self, at, sum))
      return end;
    if (memcmp (end, "ok ", 3) != 0 || end[END_LENGTH - 1] != '\n' ||
        !parse_sum (end + 3, &recorded))
      continue;
    if (heal_bit (self, self->length, at, sum ^ recorded))
      return end;
    n_ends++;
  }

  return NULL;
}

/* An interrupted write leaves the beginning of a unit, and maybe zeros for the rest. */
static gboolean
is_torn (const char *text, gsize length)
{
  const char *end;

  while (length > 0 && text[length - 1] == '\0')
    length--;
  for (gsize i = 0; i < length; i++)
    if (g_ascii_iscntrl (text[i]) && text[i] != '\n')
      return FALSE;
  for (const char *at = text; (end = find_end (at, text + length)) != NULL; at = end + 1)
    if (dub_frame_is_end (end, END_LENGTH - 1) && end[END_LENGTH - 1] == '\n')
      return FALSE;

  return TRUE;
}

/* Returns the place of the line that closes the next unit, if its sum matches, or NULL. */
static const char *
match_end (const DubFrame *self, gsize length)
{
  const char *first = self->text + self->length;
  const char *at = find_end (first, self->text + length);
  guint64 recorded;

  return at != NULL && at[END_LENGTH - 1] == '\n' && parse_sum (at + 3, &recorded) &&
                 dub_frame_add (self->sum, first, (gsize) (at - first)) == recorded
             ? at
             : NULL;
}

void
dub_frame_read (const char *text, gsize length, DubFrame *self)
{
  const char *end = text;

  *self = (DubFrame){ .text = text };
  while (self->length < length && end != NULL) {
    end = match_end (self, length);
    if (end == NULL)
      end = heal (self, text, length);
    if (end != NULL) {
      gsize after = (gsize) (end - self->text) + END_LENGTH;

      self->sum = dub_frame_add (self->sum, self->text + self->length, after - self->length);
      self->length = after;
    }
  }
  if (self->length < length) {
    self->is_torn = is_torn (self->text + self->length, length - self->length);
    self->is_damaged = !self->is_torn;
  }
}

void
dub_frame_clear (DubFrame *self)
{
  g_clear_pointer (&self->copy, g_free);
  g_clear_pointer (&self->healed, g_array_unref);
}
