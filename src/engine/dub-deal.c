/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A code has digits of base 32, 5 bits each, the highest first: two for Expansions, strength and
 * rulings, three for the check of the profile, at least one for the seed, and two that are a
 * checksum of the others: their remainder by a prime, which notices every wrong digit and every
 * two that are swapped.
 */

#include "dub-deal.h"

#include <string.h>

enum {
  N_BITS = 5,
  N_SETUP = 2,
  N_CHECK = 3,
  N_SUM = 2,
  MIN_SEED = 1,
  MAX_SEED = 13,
  MAX_DIGITS = N_SETUP + N_CHECK + MAX_SEED + N_SUM,
  GROUP = 4,
  PRIME = 1021,
  VERSION = 1, /* what the checksum begins with */
};

/* Without letters that look like digits, and without U. */
static const char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

G_STATIC_ASSERT (DUB_N_STRENGTHS <= 8 && DUB_N_EXPANSIONS <= 4);

static guint
sum_up (const guint8 *digits, guint n)
{
  guint sum = VERSION;

  for (guint i = 0; i < n; i++)
    sum = (sum * (1u << N_BITS) + digits[i]) % PRIME;

  return sum;
}

static guint
put (guint8 *digits, guint n, guint64 value, guint n_digits)
{
  for (guint i = 0; i < n_digits; i++)
    digits[n + i] = (guint8) (value >> (N_BITS * (n_digits - 1 - i)) & ((1u << N_BITS) - 1));

  return n + n_digits;
}

static guint64
take (const guint8 *digits, guint n_digits)
{
  guint64 value = 0;

  for (guint i = 0; i < n_digits; i++)
    value = value << N_BITS | digits[i];

  return value;
}

static guint
pack (const DubSetup *setup)
{
  return (guint) setup->expansions << 6 | (guint) setup->strength << 3 |
         (guint) (setup->second_place != 0) << 2 | (guint) (setup->count_candidate != 0) << 1 |
         (guint) (setup->zero_gown_apart != 0);
}

char *
dub_deal_print (const DubDeal *deal)
{
  guint8 digits[MAX_DIGITS];
  guint n_seed = MIN_SEED, n = 0;
  GString *text = g_string_new (NULL);

  while (n_seed < MAX_SEED && deal->setup.seed >> (N_BITS * n_seed) != 0)
    n_seed++;
  n = put (digits, n, pack (&deal->setup), N_SETUP);
  n = put (digits, n, deal->check, N_CHECK);
  n = put (digits, n, deal->setup.seed, n_seed);
  n = put (digits, n, sum_up (digits, n), N_SUM);
  for (guint i = 0; i < n; i++) {
    if (i > 0 && i % GROUP == 0)
      g_string_append_c (text, '-');
    g_string_append_c (text, alphabet[digits[i]]);
  }

  return g_string_free (text, FALSE);
}

/* Returns the digit, or -1. */
static int
find_digit (char letter)
{
  const char *at;

  letter = g_ascii_toupper (letter);
  if (letter == 'O')
    letter = '0';
  if (letter == 'I' || letter == 'L')
    letter = '1';
  at = letter != '\0' ? strchr (alphabet, letter) : NULL;

  return at != NULL ? (int) (at - alphabet) : -1;
}

/* Reads the digits, at most one more than a code can have. */
static gboolean
read_digits (const char *text, guint8 *digits, guint *n)
{
  for (const char *at = text; *at != '\0'; at++) {
    int digit = find_digit (*at);

    if (*at == '-' || g_ascii_isspace (*at))
      continue;
    if (digit < 0)
      return FALSE;
    if (*n <= MAX_DIGITS)
      digits[(*n)++] = (guint8) digit;
  }

  return TRUE;
}

DubDealProblem
dub_deal_parse (const char *text, DubDeal *deal)
{
  guint8 digits[MAX_DIGITS + 1];
  guint n = 0, n_seed, packed;

  if (!read_digits (text, digits, &n))
    return DUB_DEAL_LETTER;
  if (n < N_SETUP + N_CHECK + MIN_SEED + N_SUM || n > MAX_DIGITS)
    return DUB_DEAL_SHORT;
  if (sum_up (digits, n - N_SUM) != take (digits + n - N_SUM, N_SUM))
    return DUB_DEAL_CHECK;
  n_seed = n - N_SETUP - N_CHECK - N_SUM;
  packed = (guint) take (digits, N_SETUP);
  if ((packed >> 3 & 7) >= DUB_N_STRENGTHS ||
      (n_seed == MAX_SEED && digits[N_SETUP + N_CHECK] >= 1u << (64 - N_BITS * (MAX_SEED - 1))))
    return DUB_DEAL_VALUE;
  *deal = (DubDeal){
    .setup = { .seed = take (digits + N_SETUP + N_CHECK, n_seed),
               .expansions = (guint8) (packed >> 6),
               .strength = (guint8) (packed >> 3 & 7),
               .second_place = packed >> 2 & 1,
               .count_candidate = packed >> 1 & 1,
               .zero_gown_apart = packed & 1,
               .draw_mode = DUB_DRAW_APP },
    .check = (guint) take (digits + N_SETUP, N_CHECK),
  };

  return DUB_DEAL_GOOD;
}
