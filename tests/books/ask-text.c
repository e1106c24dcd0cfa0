/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts for the player: the list of the set-up, and the bonuses of cards.
 */

#include "book-facts.h"
#include "dub-box-file.h"
#include "dub-names.h"
#include "dub-text-box.h"
#include "dub-text.h"

#include <string.h>

static DubSetup
read_setup (char **expansions)
{
  DubSetup setup = { .count_candidate = TRUE };

  for (; *expansions != NULL; expansions++) {
    guint expansion;

    g_assert_true (dub_name_find (DUB_SET_EXPANSION, *expansions, &expansion));
    setup.expansions |= (guint8) (1u << expansion);
  }

  return setup;
}

char *
ask_setup (const char *given)
{
  g_auto (GStrv) parts = g_strsplit (given, "|", 3);
  g_auto (GStrv) words = g_strsplit (parts[0], " ", -1);
  DubSetup setup = read_setup (words + 1);
  g_auto (GStrv) lines = NULL;
  char *answer = NULL;
  DubBox box;

  g_assert_true (dub_box_load_shipped (strcmp (words[0], "en") == 0 ? "deluxe" : "classic", &box));
  dub_text_set_language (words[0]);
  lines = dub_text_setup (&box, &setup);
  dub_text_set_language ("en");

  for (guint i = 0; lines[i] != NULL && answer == NULL; i++)
    if (g_str_has_prefix (lines[i], parts[1]))
      answer = g_strdup (strstr (lines[i], parts[2]) != NULL ? "told" : lines[i]);

  return answer != NULL ? answer : g_strdup ("no such line");
}

/* The place counts the cards of the level. In levels with cards of the Jewelry Box, it counts
 * within the same part of the box. */
static char *
tell_bonus (const DubBox *box, const char *id, const char *words)
{
  DubEmployee card = dub_box_get_employee (box, id);
  g_autofree char *bonus = NULL;
  guint place = 0;

  if (card.type == DUB_TYPE_NONE)
    return g_strdup ("no such card");
  for (guint i = 0; i < card.id; i++)
    place += box->employees[i].level == card.level &&
             (i < DUB_N_BASE_EMPLOYEES) == (card.id <= DUB_N_BASE_EMPLOYEES);
  bonus = dub_text_employee_bonus (box, card.id - 1u);

  return g_strdup_printf ("%u/%u %s", card.level, place,
                          strstr (bonus, words) != NULL ? "told" : bonus);
}

char *
ask_bonus (const char *given)
{
  g_auto (GStrv) parts = g_strsplit (given, "|", 2);
  g_autofree char *deluxe = NULL;
  g_autofree char *classic = NULL;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  deluxe = tell_bonus (&box, parts[0], parts[1]);
  g_assert_true (dub_box_load_shipped ("classic", &box));
  classic = tell_bonus (&box, parts[0], parts[1]);
  if (g_str_equal (deluxe, classic))
    return g_steal_pointer (&deluxe);

  return g_strdup_printf ("deluxe %s; classic %s", deluxe, classic);
}

char *
ask_words (const char *given)
{
  g_auto (GStrv) words = g_strsplit (given, " ", 2);
  g_autofree char *garment = NULL;
  g_autofree char *jewel = NULL;
  guint color;

  dub_text_set_language (words[0]);
  if (!dub_name_find (DUB_SET_COLOR, words[1], &color)) {
    char *hall = dub_text_hall ((guint) g_ascii_strtoull (words[1], NULL, 10) - 1);

    dub_text_set_language ("en");
    return hall;
  }
  garment = dub_text_garment_kind (color);
  jewel = dub_text_jewel (color);
  dub_text_set_language ("en");

  return g_strdup_printf ("%s, %s", garment, jewel);
}
