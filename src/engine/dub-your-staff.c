/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-your-staff.h"

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
dub_your_staff_init (DubYou *you)
{
  static const guint8 types[] = { DUB_MASTER, DUB_MASTER, DUB_JOURNEYMAN, DUB_APPRENTICE,
                                  DUB_APPRENTICE };

  you->n_staff = G_N_ELEMENTS (types);
  for (guint i = 0; i < you->n_staff; i++)
    you->staff[i] = (DubEmployee){ .type = types[i], .level = DUB_LEVEL_START };
  you->counts[DUB_FACT_STAFF] = you->n_staff;
  you->counts[DUB_FACT_APPRENTICES] = 2;
}

static void
add_crown (DubYou *you, DubCrown crown)
{
  if (crown != DUB_CROWN_NONE && you->n_bonuses < DUB_N_CROWNS)
    you->bonuses[you->n_bonuses++] = (guint8) crown;
}

static void
remove_crown (DubYou *you, DubCrown crown)
{
  guint8 *there = memchr (you->bonuses, (int) crown, you->n_bonuses);

  if (there == NULL)
    return;
  you->n_bonuses--;
  memmove (there, there + 1, (gsize) (you->bonuses + you->n_bonuses - there));
  you->bonuses[you->n_bonuses] = DUB_CROWN_NONE;
}

static void
forget (DubYou *you, guint facts)
{
  you->known &= (guint16) ~facts;
  you->kept &= (guint16) ~facts;
}

/* From then on only their number is known. */
static void
forget_cards (DubYou *you)
{
  you->n_staff = 0;
  memset (you->staff, 0, sizeof you->staff);
}

/* An unknown card makes the number of your Apprentices and your crowns unknown. */
void
dub_your_staff_join (DubYou *you, DubEmployee employee)
{
  you->hand++;
  if (employee.id != 0 && dub_your_staff_find (you, employee) >= 0) /* one was a mistake */
    employee = (DubEmployee){ .type = employee.type, .level = DUB_LEVEL_UNKNOWN };
  if (you->n_staff == DUB_MAX_STAFF)
    forget_cards (you);
  if (you->n_staff > 0)
    you->staff[you->n_staff++] = employee;
  you->counts[DUB_FACT_STAFF]++;
  if (employee.type == DUB_APPRENTICE)
    you->counts[DUB_FACT_APPRENTICES]++;
  if (employee.type == DUB_TYPE_UNKNOWN)
    forget (you, 1u << DUB_FACT_APPRENTICES | 1u << DUB_FACT_BONUSES);
  add_crown (you, employee.crown);
}

static void
remove_at (DubYou *you, guint at)
{
  remove_crown (you, you->staff[at].crown);
  you->n_staff--;
  memmove (&you->staff[at], &you->staff[at + 1], (you->n_staff - at) * sizeof you->staff[0]);
  you->staff[you->n_staff] = (DubEmployee){ 0 };
}

/* Whether the card can be the one of the type that left, if nothing else is known about it.
 * Without a plain card of the type it was one that was not entered; without such a card it
 * had a crown. */
static gboolean
may_have_left (const DubYou *you, DubEmployee employee, DubType type)
{
  gboolean has_unknown = FALSE;

  for (guint i = 0; i < you->n_staff; i++) {
    if (you->staff[i].type == type && is_plain (you->staff[i]))
      return employee.type == type && is_plain (employee);
    has_unknown |= you->staff[i].type == DUB_TYPE_UNKNOWN;
  }

  return employee.type == (has_unknown ? DUB_TYPE_UNKNOWN : type);
}

/* Removes the newest of the cards that can have left. If they differ, the others are not
 * known any longer. */
static void
remove_one (DubYou *you, DubType type)
{
  int last = -1;
  gboolean differ = FALSE;

  for (guint i = 0; i < you->n_staff; i++) {
    if (!may_have_left (you, you->staff[i], type))
      continue;
    differ |= last >= 0 && !is_same (you->staff[last], you->staff[i]);
    last = (int) i;
  }
  if (last < 0) { /* a card was not what it was taken for */
    forget_cards (you);
    return;
  }

  if (differ && !is_plain (you->staff[last])) {
    forget (you, 1u << DUB_FACT_BONUSES);
    differ = FALSE;
  }
  for (guint i = 0; differ && i < (guint) last; i++)
    if (may_have_left (you, you->staff[i], type))
      you->staff[i] = (DubEmployee){ .type = (guint8) type, .level = DUB_LEVEL_UNKNOWN };
  remove_at (you, (guint) last);
}

void
dub_your_staff_leave (DubYou *you, DubType type, DubEmployee employee)
{
  gboolean is_any =
      employee.type == DUB_TYPE_NONE || is_same (employee, dub_employee_of_type (type));
  int at = is_any ? -1 : dub_your_staff_find (you, employee);

  if (at >= 0)
    remove_at (you, (guint) at);
  else if (you->n_staff > 0)
    remove_one (you, type);
  if (you->counts[DUB_FACT_STAFF] > 0)
    you->counts[DUB_FACT_STAFF]--;
  if (type == DUB_APPRENTICE && you->counts[DUB_FACT_APPRENTICES] > 0)
    you->counts[DUB_FACT_APPRENTICES]--;
}

int
dub_your_staff_find (const DubYou *you, DubEmployee employee)
{
  for (guint i = 0; i < you->n_staff; i++)
    if (is_same (you->staff[i], employee))
      return (int) i;

  return -1;
}

gboolean
dub_your_staff_has (const DubYou *you, DubType type)
{
  for (guint i = 0; i < you->n_staff; i++)
    if (you->staff[i].type == type || you->staff[i].type == DUB_TYPE_UNKNOWN)
      return TRUE;

  return you->n_staff == 0;
}

gboolean
dub_your_staff_has_plain (const DubYou *you, DubType type)
{
  for (guint i = 0; i < you->n_staff; i++)
    if ((you->staff[i].type == type && is_plain (you->staff[i])) ||
        you->staff[i].type == DUB_TYPE_UNKNOWN)
      return TRUE;

  return you->n_staff == 0;
}

gboolean
dub_your_staff_has_crowned (const DubYou *you, DubType type)
{
  for (guint i = 0; i < you->n_staff; i++)
    if (you->staff[i].type == type && !is_plain (you->staff[i]))
      return TRUE;

  return FALSE;
}

/* Crowned cards are known, whatever the others are. */
static void
forget_plain_cards (DubYou *you)
{
  for (guint i = 0; i < you->n_staff; i++)
    if (is_plain (you->staff[i]))
      you->staff[i] = unknown;
}

static void
follow_size (DubYou *you)
{
  guint n = you->counts[DUB_FACT_STAFF];

  if (n > DUB_MAX_STAFF || n < you->n_bonuses) {
    forget_cards (you);
    return;
  }
  if (n < you->n_staff)
    forget_plain_cards (you);
  for (guint i = you->n_staff; i > 0 && you->n_staff > n; i--)
    if (is_plain (you->staff[i - 1]))
      remove_at (you, i - 1);
  while (you->n_staff < n)
    you->staff[you->n_staff++] = unknown;
}

static guint
count_apprentices (const DubYou *you)
{
  guint n = 0;

  for (guint i = 0; i < you->n_staff; i++)
    n += you->staff[i].type == DUB_APPRENTICE;

  return n;
}

/* Returns the card that turns out to be another one. */
static int
find_disguised (const DubYou *you, DubEmployee card)
{
  int best = -1;

  for (guint i = 0; i < you->n_staff; i++) {
    DubEmployee own = you->staff[i];

    if (own.type == DUB_TYPE_UNKNOWN)
      return (int) i;
    if (is_plain (own) && (best < 0 || own.type == card.type))
      best = (int) i;
  }

  return best;
}

static void
follow_crowns (DubYou *you, const DubBox *box)
{
  for (guint i = 0; i < you->n_staff; i++)
    if (!is_plain (you->staff[i]) &&
        memchr (you->bonuses, you->staff[i].crown, you->n_bonuses) == NULL)
      you->staff[i] = unknown;
  for (guint i = 0; i < you->n_bonuses; i++) {
    DubEmployee card = dub_box_get_crown (box, you->bonuses[i]);
    int at = dub_your_staff_find (you, card) < 0 ? find_disguised (you, card) : -1;

    if (at >= 0 && card.type != DUB_TYPE_NONE)
      you->staff[at] = card;
  }
}

void
dub_your_staff_follow (DubYou *you, const DubBox *box, DubFact fact)
{
  if (fact == DUB_FACT_STAFF)
    follow_size (you);
  if (fact == DUB_FACT_BONUSES || fact == DUB_FACT_STAFF)
    follow_crowns (you, box);
  if (fact == DUB_FACT_APPRENTICES && count_apprentices (you) != you->counts[fact])
    forget_plain_cards (you);
}

void
dub_your_staff_count (DubYou *you)
{
  guint facts = 1u << DUB_FACT_APPRENTICES | 1u << DUB_FACT_BONUSES;

  you->counts[DUB_FACT_STAFF] = you->n_staff;
  you->counts[DUB_FACT_APPRENTICES] = (guint16) count_apprentices (you);
  you->n_bonuses = 0;
  memset (you->bonuses, 0, sizeof you->bonuses);
  for (guint i = 0; i < you->n_staff; i++)
    add_crown (you, you->staff[i].crown);

  you->known |= (guint16) (facts | 1u << DUB_FACT_STAFF);
  you->kept |= (guint16) (facts | 1u << DUB_FACT_STAFF);
  for (guint i = 0; i < you->n_staff; i++)
    if (you->staff[i].type == DUB_TYPE_UNKNOWN)
      forget (you, facts);
}
