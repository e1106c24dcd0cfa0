/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where things are, so that they are found at a glance.
 */

#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Tables of marked text, which clang-format cannot indent. */
/* clang-format off */

/* Translators: a space of a display, a hall or a row of decorations. */
static const char *const spaces_from_left[DUB_MAX_SPACES] = {
  NC_("place", "1st space from the left"),
  NC_("place", "2nd space from the left"),
  NC_("place", "3rd space from the left"),
  NC_("place", "4th space from the left"),
  NC_("place", "5th space from the left"),
  NC_("place", "6th space from the left"),
  NC_("place", "7th space from the left"),
  NC_("place", "8th space from the left"),
  NC_("place", "9th space from the left"),
  NC_("place", "10th space from the left"),
  NC_("place", "11th space from the left"),
  NC_("place", "12th space from the left"),
};

/* Translators: an Examination task on its track. */
static const char *const tasks_from_top[DUB_N_JOURNEYMAN_TASKS] = {
  NC_("task place", "1st from the top"),
  NC_("task place", "2nd from the top"),
  NC_("task place", "3rd from the top"),
  NC_("task place", "4th from the top"),
};

/* Translators: a space of the Resource display. */
static const char *const drawers[DUB_N_DRAWERS * DUB_N_COLUMNS] = {
  NC_("resource space", "Drawer 1 left"),
  NC_("resource space", "Drawer 1 center"),
  NC_("resource space", "Drawer 1 right"),
  NC_("resource space", "Drawer 2 left"),
  NC_("resource space", "Drawer 2 center"),
  NC_("resource space", "Drawer 2 right"),
  NC_("resource space", "Drawer 3 left"),
  NC_("resource space", "Drawer 3 center"),
  NC_("resource space", "Drawer 3 right"),
};

/* Translators: what is printed on a guest space. */
static const char *const guest_spaces[DUB_N_REWARDS] = {
  [DUB_REWARD_NONE] = NC_("guest space", "guest space without reward"),
  [DUB_REWARD_RESOURCE] = NC_("guest space", "guest space with a Resource tile"),
  [DUB_REWARD_THREAD] = NC_("guest space", "guest space with Thread"),
  [DUB_REWARD_LACE] = NC_("guest space", "guest space with Lace"),
};

/* Translators: what is printed on a guest space. */
static const char *const master_spaces[DUB_N_REWARDS] = {
  [DUB_REWARD_NONE] = NC_("guest space", "Master Guest space without reward"),
  [DUB_REWARD_RESOURCE] = NC_("guest space", "Master Guest space with a Resource tile"),
  [DUB_REWARD_THREAD] = NC_("guest space", "Master Guest space with Thread"),
  [DUB_REWARD_LACE] = NC_("guest space", "Master Guest space with Lace"),
};

/* clang-format on */

const char *
dub_text_find (const char *context, const char *const *table, gsize n, guint at)
{
  g_return_val_if_fail (at < n && table[at] != NULL, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, context, table[at]);
}

char *
dub_text_join (GPtrArray *names)
{
  char *list;

  g_ptr_array_add (names, NULL);
  /* Translators: stands between two items of a list. */
  list = g_strjoinv (C_("list", ", "), (char **) names->pdata);
  g_ptr_array_set_free_func (names, g_free);
  g_ptr_array_unref (names);

  return list;
}

const char *
dub_text_nth_space (guint at)
{
  return dub_text_pick ("place", spaces_from_left, at);
}

const char *
dub_text_nth_task (guint at)
{
  return dub_text_pick ("task place", tasks_from_top, at);
}

const char *
dub_text_resource_space (guint at)
{
  return dub_text_pick ("resource space", drawers, at);
}

char *
dub_text_resource_spaces (guint tiles)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (drawers); i++)
    if ((tiles & (1u << i)) != 0)
      g_ptr_array_add (names, g_strdup (dub_text_resource_space (i)));

  return dub_text_join (names);
}

char *
dub_text_display_space (const DubDisplay *display, guint at)
{
  g_return_val_if_fail (at < display->n, NULL);

  /* Translators: %s is a place like “2nd space from the left”, %u the cost printed there. */
  return g_strdup_printf (C_("place", "%s (cost %u)"), dub_text_nth_space (at),
                              display->costs[at]);
}

/* One space with its cost, if there is a display; several by their numbers. */
char *
dub_text_spaces (const DubDisplay *display, guint64 spaces)
{
  GPtrArray *numbers = g_ptr_array_new ();
  g_autofree char *list = NULL;
  guint n, last = 0;

  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    if ((spaces & (G_GUINT64_CONSTANT (1) << i)) != 0) {
      g_ptr_array_add (numbers, g_strdup_printf ("%u", i + 1));
      last = i;
    }
  n = numbers->len;
  list = dub_text_join (numbers);
  if (n > 1)
    /* Translators: %s is a list of numbers like “1, 3, 4”. */
    return g_strdup_printf (C_("place", "spaces %s from the left"), list);

  return display != NULL ? dub_text_display_space (display, last)
                         : g_strdup (dub_text_nth_space (last));
}

static char *
describe_guest_space (DubGuestSpace space)
{
  if (space.reward != DUB_REWARD_LIVRE)
    return g_strdup (space.master ? dub_text_pick ("guest space", master_spaces, space.reward)
                                  : dub_text_pick ("guest space", guest_spaces, space.reward));

  if (space.master)
    return g_strdup_printf (
        /* Translators: what is printed on a guest space. %u is the reward in Livre. */
        g_dngettext (GETTEXT_PACKAGE, "Master Guest space with %u Livre",
                     "Master Guest space with %u Livre", space.livre),
        space.livre);

  return g_strdup_printf (
      /* Translators: what is printed on a guest space. %u is the reward in Livre. */
      g_dngettext (GETTEXT_PACKAGE, "guest space with %u Livre", "guest space with %u Livre",
                   space.livre),
      space.livre);
}

char *
dub_text_guest_space (const DubBox *box, guint hall, guint at)
{
  g_autofree char *printed = NULL;

  g_return_val_if_fail (hall < DUB_N_HALLS && at < box->halls[hall].n_guests, NULL);

  printed = describe_guest_space (box->halls[hall].guests[at]);

  /* Translators: a guest space of a hall: the first %s is a place like “2nd space from the left”,
   * the second what is printed there, like “guest space with Lace”. */
  return g_strdup_printf (C_("guest space", "%s (%s)"), dub_text_nth_space (at), printed);
}

char *
dub_text_hall_space (const DubBox *box, guint hall, guint at)
{
  g_autofree char *name = dub_text_hall (hall);
  g_autofree char *space = dub_text_guest_space (box, hall, at);

  /* Translators: the first %s is a hall, the second a guest space of it. */
  return g_strdup_printf (C_("guest space", "%s, %s"), name, space);
}

char *
dub_text_decoration_cost (const DubBox *box, DubDecorationKind decoration, guint at)
{
  g_autofree char *name = dub_text_decoration (decoration, at);

  g_return_val_if_fail (at < box->decorations[decoration].n, NULL);

  /* Translators: %s is a decoration like “Statues, 2nd space from the left”, %u its cost. */
  return g_strdup_printf (C_("decoration", "%s (cost %u)"), name,
                              box->decorations[decoration].spaces[at].cost);
}

/* EXAM-R: the newest is on top. */
char *
dub_text_staff_place (const DubState *state, guint at)
{
  g_return_val_if_fail (at < state->barry.n_staff, NULL);

  /* Translators: a card of her Employee deck, %u counted from the top. */
  return g_strdup_printf (C_("employee deck", "card %u from the top"), state->barry.n_staff - at);
}

/* The card if it is known, and its place. */
char *
dub_text_staff_card (const DubBox *box, const DubState *state, guint at)
{
  g_autofree char *place = dub_text_staff_place (state, at);
  g_autofree char *card = NULL;

  g_return_val_if_fail (at < state->barry.n_staff, NULL);

  card = dub_text_employee (box, state->barry.staff[at]);

  /* Translators: a card of her Employee deck: the first %s is the Employee, the second a place like
   * “card 2 from the top”. */
  return g_strdup_printf (C_("employee deck", "%s, %s"), card, place);
}
