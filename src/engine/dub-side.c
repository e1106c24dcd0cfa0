/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-side.h"

#include <string.h>

static const DubEmployee unknown = { .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNKNOWN };

static gboolean
is_same (DubEmployee a, DubEmployee b)
{
  return a.type == b.type && a.level == b.level && a.id == b.id && a.crown == b.crown;
}

static gboolean
is_plain (DubEmployee employee)
{
  return employee.crown == DUB_CROWN_NONE;
}

void
dub_side_start (DubSide *side, guint level)
{
  static const guint8 types[DUB_N_START_EMPLOYEES] = { DUB_MASTER, DUB_MASTER, DUB_JOURNEYMAN,
                                                       DUB_APPRENTICE, DUB_APPRENTICE };

  side->n_staff = DUB_N_START_EMPLOYEES;
  for (guint i = 0; i < side->n_staff; i++)
    side->staff[i] = (DubEmployee){ .type = types[i], .level = (guint8) level };
  dub_side_recount (side);
}

static void
add_crown (DubSide *side, DubCrown crown)
{
  if (crown != DUB_CROWN_NONE && side->n_bonuses < DUB_N_CROWNS)
    side->bonuses[side->n_bonuses++] = (guint8) crown;
}

static void
remove_crown (DubSide *side, DubCrown crown)
{
  guint8 *there = memchr (side->bonuses, (int) crown, side->n_bonuses);

  if (there == NULL)
    return;
  side->n_bonuses--;
  memmove (there, there + 1, (gsize) (side->bonuses + side->n_bonuses - there));
  side->bonuses[side->n_bonuses] = DUB_CROWN_NONE;
}

void
dub_side_forget (DubSide *side, guint facts)
{
  side->known &= (guint16) ~facts;
  side->kept &= (guint16) ~facts;
}

/* From then on only their number is known. */
static void
forget_cards (DubSide *side)
{
  side->n_staff = 0;
  memset (side->staff, 0, sizeof side->staff);
  memset (side->where, 0, sizeof side->where);
}

void
dub_side_join (DubSide *side, DubEmployee employee)
{
  if (side->n_staff == DUB_MAX_STAFF)
    forget_cards (side);
  if (side->n_staff > 0 || side->counts[DUB_FACT_STAFF] == 0)
    side->staff[side->n_staff++] = employee;
  side->counts[DUB_FACT_STAFF]++;
  if (employee.type == DUB_APPRENTICE)
    side->counts[DUB_FACT_APPRENTICES]++;
  if (employee.type == DUB_TYPE_UNKNOWN)
    dub_side_forget (side, 1u << DUB_FACT_APPRENTICES | 1u << DUB_FACT_BONUSES);
  add_crown (side, employee.crown);
}

static void
remove_at (DubSide *side, guint at)
{
  remove_crown (side, side->staff[at].crown);
  side->n_staff--;
  memmove (&side->staff[at], &side->staff[at + 1], (side->n_staff - at) * sizeof side->staff[0]);
  memmove (&side->where[at], &side->where[at + 1], side->n_staff - at);
  side->staff[side->n_staff] = (DubEmployee){ 0 };
  side->where[side->n_staff] = DUB_WHERE_UNKNOWN;
}

/* Returns whether the card can be the one of the type that left, if nothing else is known about it.
 * Without a plain card of the type it was one that was not entered; without such a card it had a
 * crown. */
static gboolean
may_have_left (const DubSide *side, DubEmployee employee, DubType type)
{
  gboolean has_unknown = FALSE;

  for (guint i = 0; i < side->n_staff; i++) {
    if (side->staff[i].type == type && is_plain (side->staff[i]))
      return employee.type == type && is_plain (employee);
    has_unknown |= side->staff[i].type == DUB_TYPE_UNKNOWN;
  }

  return employee.type == (has_unknown ? DUB_TYPE_UNKNOWN : type);
}

/* Removes the newest of the cards that can have left. If they differ, the others are not
 * known any longer. */
static void
remove_one (DubSide *side, DubType type)
{
  int last = -1;
  gboolean differ = FALSE;

  for (guint i = 0; i < side->n_staff; i++) {
    if (!may_have_left (side, side->staff[i], type))
      continue;
    differ |= last >= 0 && !is_same (side->staff[last], side->staff[i]);
    last = (int) i;
  }
  if (last < 0) { /* a card was not what it was taken for */
    forget_cards (side);
    return;
  }

  if (differ && !is_plain (side->staff[last])) {
    dub_side_forget (side, 1u << DUB_FACT_BONUSES);
    differ = FALSE;
  }
  for (guint i = 0; differ && i < (guint) last; i++)
    if (may_have_left (side, side->staff[i], type))
      side->staff[i] = dub_employee_of_type (type);
  remove_at (side, (guint) last);
}

static void
count_out (DubSide *side, DubType type)
{
  if (side->counts[DUB_FACT_STAFF] > 0)
    side->counts[DUB_FACT_STAFF]--;
  if (type == DUB_APPRENTICE && side->counts[DUB_FACT_APPRENTICES] > 0)
    side->counts[DUB_FACT_APPRENTICES]--;
}

void
dub_side_remove (DubSide *side, guint at)
{
  DubType type = side->staff[at].type;

  g_assert (at < side->n_staff);
  remove_at (side, at);
  count_out (side, type);
}

void
dub_side_leave (DubSide *side, DubType type, DubEmployee employee)
{
  gboolean is_any =
      employee.type == DUB_TYPE_NONE || is_same (employee, dub_employee_of_type (type));
  int at = is_any ? -1 : dub_side_find (side, employee);

  if (at >= 0)
    remove_at (side, (guint) at);
  else if (side->n_staff > 0)
    remove_one (side, type);
  count_out (side, type);
}

int
dub_side_find (const DubSide *side, DubEmployee employee)
{
  for (guint i = 0; i < side->n_staff; i++)
    if (is_same (side->staff[i], employee))
      return (int) i;

  return -1;
}

gboolean
dub_side_has (const DubSide *side, DubType type)
{
  for (guint i = 0; i < side->n_staff; i++)
    if (side->staff[i].type == type || side->staff[i].type == DUB_TYPE_UNKNOWN)
      return TRUE;

  return side->n_staff == 0;
}

gboolean
dub_side_has_plain (const DubSide *side, DubType type)
{
  for (guint i = 0; i < side->n_staff; i++)
    if ((side->staff[i].type == type && is_plain (side->staff[i])) ||
        side->staff[i].type == DUB_TYPE_UNKNOWN)
      return TRUE;

  return side->n_staff == 0;
}

gboolean
dub_side_has_crowned (const DubSide *side, DubType type)
{
  for (guint i = 0; i < side->n_staff; i++)
    if (side->staff[i].type == type && !is_plain (side->staff[i]))
      return TRUE;

  return FALSE;
}

/* Crowned cards are known, whatever the others are. */
static void
forget_plain_cards (DubSide *side)
{
  for (guint i = 0; i < side->n_staff; i++)
    if (is_plain (side->staff[i]))
      side->staff[i] = unknown;
}

static void
follow_size (DubSide *side)
{
  guint n = side->counts[DUB_FACT_STAFF];

  if (n > DUB_MAX_STAFF || n < side->n_bonuses) {
    forget_cards (side);
    return;
  }
  if (n < side->n_staff)
    forget_plain_cards (side);
  for (guint i = side->n_staff; i > 0 && side->n_staff > n; i--)
    if (is_plain (side->staff[i - 1]))
      remove_at (side, i - 1);
  while (side->n_staff < n)
    side->staff[side->n_staff++] = unknown;
}

static guint
count_apprentices (const DubSide *side)
{
  guint n = 0;

  for (guint i = 0; i < side->n_staff; i++)
    n += side->staff[i].type == DUB_APPRENTICE;

  return n;
}

/* Returns the card that turns out to be another one. */
static int
find_disguised (const DubSide *side, DubEmployee card)
{
  int best = -1;

  for (guint i = 0; i < side->n_staff; i++) {
    DubEmployee own = side->staff[i];

    if (own.type == DUB_TYPE_UNKNOWN)
      return (int) i;
    if (is_plain (own) && (best < 0 || own.type == card.type))
      best = (int) i;
  }

  return best;
}

static void
follow_crowns (DubSide *side, const DubBox *box)
{
  for (guint i = 0; i < side->n_staff; i++)
    if (!is_plain (side->staff[i]) &&
        memchr (side->bonuses, side->staff[i].crown, side->n_bonuses) == NULL)
      side->staff[i] = unknown;
  for (guint i = 0; i < side->n_bonuses; i++) {
    DubEmployee card = dub_box_get_crown (box, side->bonuses[i]);
    int at = dub_side_find (side, card) < 0 ? find_disguised (side, card) : -1;

    if (at >= 0 && card.type != DUB_TYPE_NONE)
      side->staff[at] = card;
  }
}

void
dub_side_follow (DubSide *side, const DubBox *box, DubFact fact)
{
  if (fact == DUB_FACT_STAFF)
    follow_size (side);
  if (fact == DUB_FACT_BONUSES || fact == DUB_FACT_STAFF)
    follow_crowns (side, box);
  if (fact == DUB_FACT_APPRENTICES && count_apprentices (side) != side->counts[fact])
    forget_plain_cards (side);
}

void
dub_side_recount (DubSide *side)
{
  guint facts = 1u << DUB_FACT_APPRENTICES | 1u << DUB_FACT_BONUSES;

  side->counts[DUB_FACT_STAFF] = side->n_staff;
  side->counts[DUB_FACT_APPRENTICES] = (guint16) count_apprentices (side);
  side->n_bonuses = 0;
  memset (side->bonuses, 0, sizeof side->bonuses);
  for (guint i = 0; i < side->n_staff; i++)
    add_crown (side, side->staff[i].crown);

  side->known |= (guint16) (facts | 1u << DUB_FACT_STAFF);
  side->kept |= (guint16) (facts | 1u << DUB_FACT_STAFF);
  for (guint i = 0; i < side->n_staff; i++)
    if (side->staff[i].type == DUB_TYPE_UNKNOWN)
      dub_side_forget (side, facts);
}

void
dub_side_gain (DubSide *side, DubFact fact, gint n)
{
  gint count = side->counts[fact] + n;

  if ((side->known & (1u << fact)) == 0)
    return;
  if (count < 0)
    dub_side_forget (side, 1u << fact);
  else
    side->counts[fact] = (guint16) MIN ((guint) count, dub_fact_get_max (fact));
}

gboolean
dub_side_has_done (const DubSide *side, DubTask task)
{
  return memchr (side->done, (int) task, side->n_done) != NULL;
}

void
dub_side_mark (DubSide *side, DubTask task, gboolean is_done)
{
  guint8 *there = memchr (side->done, (int) task, side->n_done);

  if (is_done && there == NULL)
    side->done[side->n_done++] = (guint8) task;
  if (!is_done && there != NULL) {
    side->n_done--;
    memmove (there, there + 1, (gsize) (side->done + side->n_done - there));
    side->done[side->n_done] = DUB_TASK_NONE;
  }
}

void
dub_side_set_track (DubSide *side, DubTrack track)
{
  side->track = (guint8) track;
  side->n_done = 0;
  memset (side->done, 0, sizeof side->done);
}

void
dub_jewelry_add (DubJewelry *jewelry, DubColor color)
{
  g_assert (jewelry->n < DUB_MAX_JEWELRY);
  jewelry->colors[jewelry->n++] = (guint8) color;
}

void
dub_jewelry_set (DubJewelry *jewelry, const guint8 counts[DUB_N_COLORS])
{
  *jewelry = (DubJewelry){ 0 };
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    for (guint i = 0; i < counts[color]; i++)
      dub_jewelry_add (jewelry, color);
}

guint
dub_jewelry_count (const DubJewelry *jewelry, DubColor color)
{
  guint n = 0;

  for (guint i = 0; i < jewelry->n; i++)
    n += jewelry->colors[i] == color;

  return n;
}

gboolean
dub_jewelry_is_valid (const guint8 counts[DUB_N_COLORS])
{
  guint n = 0;

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    n += counts[color];

  return n <= DUB_MAX_JEWELRY;
}
