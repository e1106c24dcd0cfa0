/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Orders of her examinations.
 */

#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

static guint
find_task (const DubBox *box, DubTrack track, DubTask task)
{
  guint n;
  const guint8 *tasks = dub_box_get_tasks (box, track, &n);

  for (guint i = 0; i < n; i++)
    if (tasks[i] == task)
      return i;

  g_return_val_if_reached (0);
}

static char *
order_task (const DubBox *box, DubTrack track, DubTask task)
{
  const char *place = dub_text_nth_task (find_task (box, track, task));
  g_autofree char *name = dub_text_task (task);

  if (track == DUB_TRACK_JOURNEYMAN)
    /* Translators: the first %s is a task, the second like “2nd from the top”. */
    return g_strdup_printf (C_("order", "Place one of her Trademark tokens on a task of the "
                                        "Journeyman Examination: %s, %s."),
                                name, place);

  /* Translators: the first %s is a task, the second like “2nd from the top”. */
  return g_strdup_printf (C_("order", "Place one of her Trademark tokens on a task of the Master "
                                      "Examination: %s, %s."),
                              name, place);
}

/* EXAM-R: the card is named if it is known, else by its place in the stack. */
static char *
order_removal (const DubBox *box, const DubState *state, guint at)
{
  DubEmployee employee = state->barry.staff[at];
  g_autofree char *place = dub_text_staff_place (state, at);
  g_autofree char *card = dub_text_staff_card (box, state, at);

  if (employee.id != 0)
    /* Translators: %s is like “Level II Journeyman (…), card 2 from the top”. */
    return g_strdup_printf (C_("order", "Return this card of her Employee deck to the box: %s."),
                                card);

  switch ((DubType) employee.type) {
  case DUB_APPRENTICE:
    /* Translators: %s is like “card 2 from the top”. */
    return g_strdup_printf (C_("order", "Return an Apprentice of her Employee deck to the box: "
                                        "%s."),
                                place);
  case DUB_JOURNEYMAN:
    /* Translators: %s is like “card 2 from the top”. */
    return g_strdup_printf (C_("order", "Return a Journeyman of her Employee deck to the box: %s."), place);
  case DUB_MASTER:
    /* Translators: %s is like “card 2 from the top”. */
    return g_strdup_printf (C_("order", "Return a Master of her Employee deck to the box: %s."),
                                place);
  case DUB_TYPE_NONE:
  case DUB_TYPE_UNKNOWN:
  case DUB_N_TYPES:
  default:
    /* Translators: %s is like “card 2 from the top”. */
    return g_strdup_printf (C_("order", "Return a card of her Employee deck to the box: %s."),
                                place);
  }
}

static char *
order_new_card (DubTrack track)
{
  if (track == DUB_TRACK_JOURNEYMAN)
    return g_strdup (C_("order", "Put the top card of the Journeyman Employee deck, unseen, on "
                                 "top of her Employee deck."));

  return g_strdup (
      C_("order", "Put the top card of the Master Employee deck, unseen, on top of her Employee "
                  "deck."));
}

static char *
order_clearing (DubTrack track)
{
  if (track == DUB_TRACK_JOURNEYMAN)
    return g_strdup (C_("order", "Return her Trademark tokens on the tasks of the Journeyman "
                                 "Examination to her supply."));

  return g_strdup (C_("order", "Return her Trademark tokens on the tasks of the Master "
                               "Examination to her supply."));
}

static char *
order_track (DubTrack track)
{
  if (track == DUB_TRACK_JOURNEYMAN)
    return g_strdup (C_("order", "Move her Trademark token from the Master Examination start area "
                                 "to the Journeyman Examination Start area."));

  return g_strdup (C_("order", "Move her Trademark token from the Journeyman Examination Start "
                               "area to the Master Examination start area."));
}

char *
dub_text_exam_order (const DubBox *box, const DubState *state, const DubStep *step)
{
  switch (step->verb) {
  case DUB_STEP_EXAM_TOKEN:
    return order_task (box, state->barry.track, step->task);
  case DUB_STEP_REMOVE_EMPLOYEE:
    return order_removal (box, state, step->at);
  case DUB_STEP_ADD_EXAM_CARD:
    return order_new_card (step->track);
  case DUB_STEP_CLEAR_TASKS:
    return order_clearing (state->barry.track);
  case DUB_STEP_MOVE_EXAM_TOKEN:
    return order_track (step->track);
  default:
    g_return_val_if_reached (NULL);
  }
}
