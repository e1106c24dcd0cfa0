/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-read.h"

#include "dub-entry-code.h"
#include "dub-line-values.h"
#include "dub-sum.h"
#include "dub-your-staff.h"

#include <string.h>

/* Places count from 1 for players and from 0 in the game. */
gboolean
dub_play_read_place (const DubPlayArgument *self, const char *word, DubDetail *detail)
{
  guint64 n;

  if (!g_ascii_string_to_unsigned (word, 10, 1, 64, &n, NULL))
    return FALSE;
  G_STRUCT_MEMBER (guint8, detail, self->offset) = (guint8) (n - 1);

  return TRUE;
}

gboolean
dub_play_read_name (const DubPlayArgument *self, const char *word, DubDetail *detail)
{
  return dub_value_parse_name (dub_slice_of (word), (DubSet) self->set,
                               G_STRUCT_MEMBER_P (detail, self->offset));
}

gboolean
dub_play_read_crown (const DubPlayArgument *self, const char *word, DubDetail *detail)
{
  if (!g_str_equal (word, "none"))
    return dub_play_read_name (self, word, detail);
  if (detail->type != DUB_TYPE_NONE) /* it left without a crown */
    detail->employee = dub_employee_of_type (detail->type);

  return TRUE;
}

gboolean
dub_play_read_card (const DubPlayArgument *self, const char *word, DubDetail *detail)
{
  return dub_value_parse_card (dub_slice_of (word), &detail->card);
}

gboolean
dub_play_read_display (const DubPlayArgument *self, const char *word, DubDetail *detail)
{
  while (detail->display < DUB_N_DISPLAYS &&
         !g_str_equal (word, dub_play_displays[detail->display]))
    detail->display++;

  return detail->display < DUB_N_DISPLAYS;
}

/* Expects that the drawer was read before. A column has a name and a number. */
gboolean
dub_play_read_column (const DubPlayArgument *self, const char *word, DubDetail *detail)
{
  guint64 number;
  guint column;

  if (g_ascii_string_to_unsigned (word, 10, 1, DUB_N_COLUMNS, &number, NULL))
    column = (guint) number - 1;
  else if (!dub_name_find ((DubSet) self->set, word, &column))
    return FALSE;
  detail->at = (guint8) (detail->at * DUB_N_COLUMNS + column);

  return TRUE;
}

static gboolean
parse_bonuses (const char *word, guint8 *crowns)
{
  g_auto (GStrv) names = g_strsplit (word, ":", -1);
  guint crown;

  for (guint i = 0; names[i] != NULL; i++) {
    if (!dub_name_find (DUB_SET_CROWN, names[i], &crown))
      return FALSE;
    *crowns |= (guint8) (1u << (crown - 1));
  }

  return TRUE;
}

static gboolean
parse_jewelry (const char *word, guint8 counts[DUB_N_COLORS])
{
  g_auto (GStrv) codes = g_strsplit (word, ":", -1);
  guint8 color;

  if (g_strv_length (codes) > DUB_MAX_JEWELRY)
    return FALSE;
  for (guint i = 0; codes[i] != NULL; i++) {
    if (!dub_entry_code_parse_jewel (codes[i], &color))
      return FALSE;
    counts[color]++;
  }

  return TRUE;
}

/* Expects that the fact was read before. Jewelry and bonuses are lists with colons. */
gboolean
dub_play_read_amount (const DubPlayArgument *self, const char *word, DubDetail *detail)
{
  gint n;

  if (detail->fact < DUB_N_COUNTS) {
    if (!dub_sum_parse (word, 0, G_MAXINT16, &n))
      return FALSE;
    detail->n = (gint16) n;
    return TRUE;
  }
  if (g_str_equal (word, "none"))
    return TRUE;
  if (detail->fact == DUB_FACT_JEWELRY)
    return parse_jewelry (word, detail->jewelry);

  return parse_bonuses (word, &detail->crowns);
}
