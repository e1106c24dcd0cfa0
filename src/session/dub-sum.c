/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-sum.h"

static void
skip_spaces (const char **rest)
{
  while (g_ascii_isspace (**rest))
    ++*rest;
}

/* A number without a sign, and the spaces around it. */
static gboolean
parse_number (const char **rest, gint64 *number)
{
  skip_spaces (rest);
  if (!g_ascii_isdigit (**rest))
    return FALSE;

  for (*number = 0; g_ascii_isdigit (**rest); ++*rest) {
    *number = *number * 10 + g_ascii_digit_value (**rest);
    if (*number > G_MAXINT)
      return FALSE;
  }
  skip_spaces (rest);

  return TRUE;
}

gboolean
dub_sum_parse (const char *text, gint min, gint max, gint *n)
{
  gint64 sum = 0, number;
  char sign = '+';

  for (;;) {
    if (!parse_number (&text, &number))
      return FALSE;
    sum += sign == '+' ? number : -number;
    /* No part may leave the range of a number, so a long text cannot overflow. */
    if (sum > G_MAXINT || sum < G_MININT)
      return FALSE;
    sign = *text;
    if (sign != '+' && sign != '-')
      break;
    text++;
  }
  if (sign != '\0' || sum < min || sum > max)
    return FALSE;
  *n = (gint) sum;

  return TRUE;
}
