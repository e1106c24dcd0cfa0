/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-hint.h"

#include <string.h>

typedef struct {
  DubHint *hints;
  guint n;
} List;

static void
add (List *list, DubHint hint)
{
  if (list->n < DUB_MAX_HINTS)
    list->hints[list->n++] = hint;
}

/* The two rightmost spaces for garments are free on every board, so equal costs are usual
 * there. */
static void
look_at_display (List *list, const DubDisplay *display, gboolean is_jewelry)
{
  for (guint at = 1; at < display->n; at++) {
    DubHint hint = { .is_jewelry = (guint8) is_jewelry, .at = (guint8) at };

    if (display->costs[at] < display->costs[at - 1] || (!is_jewelry && at + 1u == display->n))
      continue;
    hint.kind =
        display->costs[at] > display->costs[at - 1] ? DUB_HINT_COST_RISES : DUB_HINT_COST_STAYS;
    add (list, hint);
  }
  if (display->n > DUB_USUAL_SPACES)
    add (list, (DubHint){ .kind = DUB_HINT_MANY_SPACES,
                          .is_jewelry = (guint8) is_jewelry,
                          .at = display->n });
}

static void
look_at_hall (List *list, const DubHall *hall)
{
  gboolean any_master = FALSE;

  for (guint i = 0; i < hall->n_guests; i++)
    any_master = any_master || hall->guests[i].master;
  if (!any_master)
    add (list, (DubHint){ .kind = DUB_HINT_NO_MASTER });
  if (hall->majority.second >= hall->majority.first)
    add (list, (DubHint){ .kind = DUB_HINT_MAJORITY });
  if (hall->n_guests > DUB_USUAL_SPACES)
    add (list, (DubHint){ .kind = DUB_HINT_MANY_SPACES, .at = hall->n_guests });
}

/* The only Apprentice with a Fund bonus is the one of level III, and the cards of level VI
 * without a crown are not Apprentices. */
static void
look_at_employees (List *list, const DubBox *box)
{
  for (guint i = 0; i < box->n_employees; i++) {
    const DubBoxEmployee *card = &box->employees[i];
    gboolean is_apprentice = card->type == DUB_APPRENTICE;

    if ((strcmp (card->id, "iii-fund") == 0 && !is_apprentice) ||
        (card->level == 6 && card->crown == DUB_CROWN_NONE && is_apprentice))
      add (list, (DubHint){ .kind = DUB_HINT_TYPE, .at = (guint8) i });
  }
}

guint
dub_part_list_hints (const DubBox *box, DubPart part, DubHint hints[DUB_MAX_HINTS])
{
  const DubField fireworks = { .kind = DUB_FIELD_FIREWORKS };
  List list = { .hints = hints };

  if (part <= DUB_PART_HALL_5)
    look_at_hall (&list, &box->halls[part]);
  if (part == DUB_PART_FIREWORKS && dub_field_get (box, fireworks) >= DUB_OTHER_MAJORITY)
    add (&list, (DubHint){ .kind = DUB_HINT_FIREWORKS });
  if (part == DUB_PART_ALL_HALLS && box->n_all_halls < 2)
    add (&list, (DubHint){ .kind = DUB_HINT_ONE_ALL_HALLS });
  if (part == DUB_PART_GARMENT_DISPLAY)
    look_at_display (&list, &box->garment_display, FALSE);
  if (part == DUB_PART_JEWELER)
    look_at_display (&list, &box->jewelry_display, TRUE);
  if (part == DUB_PART_EMPLOYEES)
    look_at_employees (&list, box);

  return list.n;
}
