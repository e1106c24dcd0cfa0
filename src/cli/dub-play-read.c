/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-read.h"

#include "dub-entry-code.h"
#include "dub-line-values.h"
#include "dub-side.h"
#include "dub-sum.h"

#include <string.h>

/* Places count from 1 for players and from 0 in the game. */
gboolean
dub_play_read_place (const DubPlayArgument *self, const char *word, DubMove *move)
{
  guint64 n;

  if (!g_ascii_string_to_unsigned (word, 10, 1, 64, &n, NULL))
    return FALSE;
  G_STRUCT_MEMBER (guint8, move, self->offset) = (guint8) (n - 1);

  return TRUE;
}

gboolean
dub_play_read_name (const DubPlayArgument *self, const char *word, DubMove *move)
{
  return dub_value_parse_name (dub_slice_of (word), (DubSet) self->set,
                               G_STRUCT_MEMBER_P (move, self->offset));
}

gboolean
dub_play_read_task (const DubPlayArgument *self, const char *word, DubMove *move)
{
  if (!dub_play_read_name (self, word, move))
    return FALSE;
  move->to.in = move->to.at >= DUB_TASK_THIMBLE ? DUB_TRACK_MASTER : DUB_TRACK_JOURNEYMAN;

  return TRUE;
}

/* Of the card that leaves or joins your staff, or that is turned up. */
gboolean
dub_play_read_crown (const DubPlayArgument *self, const char *word, DubMove *move)
{
  gboolean is_deputed = move->verb == DUB_MOVE_DEPUTE;
  guint crown;

  if (g_str_equal (word, "none")) {
    if (is_deputed)
      move->other = dub_thing_employee (dub_employee_of_type (move->thing.employee.type));
    return TRUE;
  }
  if (!dub_name_find ((DubSet) self->set, word, &crown))
    return FALSE;
  *(is_deputed ? &move->other : &move->thing) =
      dub_thing_employee ((DubEmployee){ .crown = (guint8) crown });

  return TRUE;
}

gboolean
dub_play_read_card (const DubPlayArgument *self, const char *word, DubMove *move)
{
  move->thing.kind = DUB_KIND_CARD;

  return dub_value_parse_card (dub_slice_of (word), &move->thing.card);
}

gboolean
dub_play_read_display (const DubPlayArgument *self, const char *word, DubMove *move)
{
  while (move->to.kind < DUB_N_DISPLAYS && !g_str_equal (word, dub_play_displays[move->to.kind]))
    move->to.kind++;

  return move->to.kind < DUB_N_DISPLAYS;
}

gboolean
dub_play_read_literal (const char *word, DubMove *move)
{
  if (g_str_equal (word, "discard"))
    move->to.kind = DUB_PLACE_BAG;
  else if (g_str_equal (word, "specialist"))
    move->from.kind = DUB_PLACE_SPECIALIST;
  else if (g_str_equal (word, "hand"))
    move->from.kind = DUB_PLACE_HAND;
  else if (g_str_equal (word, "sure"))
    move->sure = TRUE;
  else if (g_str_equal (word, "keep"))
    move->kept = TRUE;
  else
    return FALSE;

  return TRUE;
}

/* Expects that the drawer was read before. A column has a name and a number. */
gboolean
dub_play_read_column (const DubPlayArgument *self, const char *word, DubMove *move)
{
  guint64 number;
  guint column;

  if (g_ascii_string_to_unsigned (word, 10, 1, DUB_N_COLUMNS, &number, NULL))
    column = (guint) number - 1;
  else if (!dub_name_find ((DubSet) self->set, word, &column))
    return FALSE;
  move->from.at = (guint8) (move->from.at * DUB_N_COLUMNS + column);

  return TRUE;
}

static gboolean
parse_bonuses (const char *word, gint16 *crowns)
{
  g_auto (GStrv) names = g_strsplit (word, ":", -1);
  guint crown;

  for (guint i = 0; names[i] != NULL; i++) {
    if (!dub_name_find (DUB_SET_CROWN, names[i], &crown))
      return FALSE;
    *crowns |= (gint16) (1u << (crown - 1));
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
dub_play_read_amount (const DubPlayArgument *self, const char *word, DubMove *move)
{
  gboolean is_jewelry = move->to.at == DUB_FACT_JEWELRY;
  gint n;

  if (move->to.at < DUB_N_COUNTS) {
    if (!dub_sum_parse (word, 0, G_MAXINT16, &n))
      return FALSE;
    move->thing = dub_thing_number (n);
    return TRUE;
  }
  move->thing.kind = is_jewelry ? DUB_KIND_JEWELRY : DUB_KIND_CROWNS;
  if (g_str_equal (word, "none"))
    return TRUE;

  return is_jewelry ? parse_jewelry (word, move->thing.jewelry)
                    : parse_bonuses (word, &move->thing.n);
}
