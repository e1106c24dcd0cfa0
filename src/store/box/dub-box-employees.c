/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-employees.h"

/* How many cards of each level a box has: 28 of the base game, and of the
 * Jewelry Box 10 Apprentices of level 0, 9 Journeymen of level II and 9 Masters
 * of level V (SET). */
static const guint level_sizes[DUB_N_LEVELS] = { 10, 6, 13, 4, 4, 13, 6 };

/* What the rulebooks tell of the types; the rest is the box's own. */
static const struct {
  guint8 level;
  guint8 type;
  guint8 n;
} known_types[] = {
  { 0, DUB_APPRENTICE, 10 }, { 2, DUB_MASTER, 1 },  { 2, DUB_JOURNEYMAN, 11 },
  { 2, DUB_APPRENTICE, 1 },  { 5, DUB_MASTER, 11 }, { 5, DUB_JOURNEYMAN, 1 },
  { 5, DUB_APPRENTICE, 1 },
};

static gboolean
read_id (const DubJson *at, const DubBox *box, DubBoxEmployee *card)
{
  const char *id = dub_json_read_string (at, DUB_MAX_EMPLOYEE_ID - 1);
  guint crown;

  if (id == NULL)
    return FALSE;
  if (dub_box_get_employee (box, id).type != DUB_TYPE_NONE)
    return dub_json_refuse (at, "an id of its own: each stands for one card");

  g_strlcpy (card->id, id, sizeof card->id);
  card->crown = dub_name_find (DUB_SET_CROWN, id, &crown) ? (guint8) crown : DUB_CROWN_NONE;

  return TRUE;
}

/* The crowned cards of level VI are Apprentices, those of the Jewelry Box
 * Masters of level V. */
static gboolean
check_crown (const DubJson *at, const DubBoxEmployee *card)
{
  gboolean jb = card->crown >= DUB_JB_JEWELRY_SET;
  DubJson level = dub_json_member (at, "level");
  DubJson type = dub_json_member (at, "type");

  if (card->crown == DUB_CROWN_NONE)
    return TRUE;
  if (card->level != (jb ? 5 : 6))
    return dub_json_refuse (&level, "%d for %s", jb ? 5 : 6, card->id);
  if (card->type != (jb ? DUB_MASTER : DUB_APPRENTICE))
    return dub_json_refuse (&type, "\"%s\" for %s", jb ? "master" : "apprentice", card->id);

  return TRUE;
}

static gboolean
read_employee (const DubJson *at, DubBox *box)
{
  static const char *const keys[] = { "id", "level", "type", NULL };
  DubJson id = dub_json_member (at, "id");
  DubJson level = dub_json_member (at, "level");
  DubJson type = dub_json_member (at, "type");
  DubBoxEmployee card = { 0 };

  if (!dub_json_check_object (at, keys) || !read_id (&id, box, &card) ||
      !dub_json_read_u8 (&level, 0, DUB_N_LEVELS - 1, &card.level) ||
      !dub_json_read_name (&type, DUB_SET_TYPE, &card.type) || !check_crown (at, &card))
    return FALSE;

  box->employees[box->n_employees++] = card;

  return TRUE;
}

static guint
count (const DubBox *box, guint level, DubType type)
{
  guint n = 0;

  for (guint i = 0; i < box->n_employees; i++)
    n += box->employees[i].level == level &&
         (type == DUB_TYPE_NONE || box->employees[i].type == type);

  return n;
}

static gboolean
check_counts (const DubJson *at, const DubBox *box)
{
  for (guint level = 0; level < DUB_N_LEVELS; level++)
    if (count (box, level, DUB_TYPE_NONE) != level_sizes[level])
      return dub_json_refuse_board (at, "%u cards of level %u; expected %u",
                                    count (box, level, DUB_TYPE_NONE), level, level_sizes[level]);

  for (guint i = 0; i < G_N_ELEMENTS (known_types); i++) {
    guint n = count (box, known_types[i].level, known_types[i].type);

    if (n != known_types[i].n)
      return dub_json_refuse_board (at, "%u cards of level %u and type %s; expected %u", n,
                                    known_types[i].level,
                                    dub_name_get (DUB_SET_TYPE, known_types[i].type),
                                    known_types[i].n);
  }

  for (guint i = DUB_VI_STAFF; i <= DUB_JB_APPRENTICES; i++) {
    const char *id = dub_name_get (DUB_SET_CROWN, i);

    if (dub_box_get_employee (box, id).type == DUB_TYPE_NONE)
      return dub_json_refuse_board (at, "the card \"%s\" is missing", id);
  }

  return TRUE;
}

gboolean
dub_box_read_employees (const DubJson *at, DubBox *box)
{
  if (!dub_json_check_array (at, DUB_N_EMPLOYEES, DUB_N_EMPLOYEES))
    return FALSE;

  for (guint i = 0; i < DUB_N_EMPLOYEES; i++) {
    DubJson element = dub_json_element (at, i);

    if (!read_employee (&element, box))
      return FALSE;
  }

  return check_counts (at, box);
}
