/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-sum.h"

static char *
skip_spaces (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;

  return (char *) text;
}

gboolean
dub_sum_parse (const char *text, gint min, gint max, gint *n)
{
  gint64 sum = 0;
  char sign = '+';

  while (sign == '+' || sign == '-') {
    char *rest = skip_spaces (text);
    guint64 number = g_ascii_isdigit (*rest) ? g_ascii_strtoull (rest, &rest, 10) : G_MAXUINT64;

    if (number > G_MAXINT)
      return FALSE;
    sum += sign == '+' ? (gint64) number : -(gint64) number;
    /* Check each partial sum, so that a long text cannot overflow. */
    if (sum > G_MAXINT || sum < G_MININT)
      return FALSE;
    text = skip_spaces (rest);
    sign = *text++;
  }
  if (sign != '\0' || sum < min || sum > max)
    return FALSE;
  *n = (gint) sum;

  return TRUE;
}
