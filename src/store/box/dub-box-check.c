/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks of whole rows against the rulebooks, beyond the range of each value. No rulebook
 * says that the costs of a display fall to the right, so this is not checked.
 */

#include "dub-box-space.h"

#include "dub-limits.h"

#include <string.h>

/* The types that the rulebooks state; the rest is up to the box. */
static const struct {
  guint8 level;
  guint8 type;
  guint8 n;
} known_types[] = {
  { 2, DUB_MASTER, 1 },  { 2, DUB_JOURNEYMAN, 11 }, { 2, DUB_APPRENTICE, 1 },
  { 5, DUB_MASTER, 11 }, { 5, DUB_JOURNEYMAN, 1 },  { 5, DUB_APPRENTICE, 1 },
};

/* Those of the Jewelry Box: specialized Apprentices, Journeymen and Masters (SET). */
static const guint8 jewelry_box_types[DUB_N_LEVELS] = { [0] = DUB_APPRENTICE,
                                                        [DUB_JOURNEYMAN_LEVEL] = DUB_JOURNEYMAN,
                                                        [DUB_MASTER_LEVEL] = DUB_MASTER };

/* As a file has them. */
static const char *const type_words[] = { [DUB_MASTER] = "\"master\"",
                                          [DUB_JOURNEYMAN] = "\"journeyman\"",
                                          [DUB_APPRENTICE] = "\"apprentice\"" };

static gboolean
check_fireworks (const DubJson *at, const DubBox *box, DubRow row)
{
  const DubDecorations *fireworks = &box->decorations[DUB_FIREWORKS];

  for (guint i = 1; i < fireworks->n && !at->draft; i++)
    if (fireworks->spaces[i].cost <= fireworks->spaces[i - 1].cost) {
      DubJson space = dub_json_element (at, i);
      DubJson cost = dub_json_member (&space, "cost");

      return dub_json_refuse (&cost, DUB_FAULT_FIREWORKS,
                              "more than %u: the costs of fireworks rise to the right",
                              fireworks->spaces[i - 1].cost);
    }

  return TRUE;
}

static gboolean
check_display (const DubJson *at, const DubBox *box, DubRow row)
{
  const DubDisplay *display = &box->garment_display;

  for (guint i = display->n - 2u; i < display->n && !at->draft; i++) {
    DubJson cost = dub_json_element (at, i);

    if (display->costs[i] != 0)
      return dub_json_refuse (&cost, DUB_FAULT_FREE_GARMENTS,
                              "0: the two rightmost garments are free");
  }

  return TRUE;
}

static gboolean
check_tasks (const DubJson *at, const DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint n;
  const guint8 *tasks = dub_box_get_tasks (box, info->in, &n);

  for (guint i = 0; i < n; i++) {
    DubJson task = dub_json_element (at, i);

    if (tasks[i] < info->low || tasks[i] > info->high)
      return dub_json_refuse (&task, DUB_FAULT_TASK, "a task of this examination");
    if (memchr (tasks, tasks[i], i) != NULL)
      return dub_json_refuse (&task, DUB_FAULT_TASK_TWICE, "each task once");
  }
  if (info->in == DUB_TRACK_MASTER && tasks[0] != DUB_TASK_THIMBLE) {
    DubJson top = dub_json_element (at, 0);

    return dub_json_refuse (&top, DUB_FAULT_THIMBLE, "%s: the gold thimble is on top",
                            "\"thimble\"");
  }

  return TRUE;
}

/* The crowned cards of the base game are Apprentices of level VI, those of the Jewelry Box
 * Masters of level V. */
static gboolean
check_employee (const DubJson *at, const DubBox *box, guint place)
{
  const DubBoxEmployee *card = &box->employees[place];
  gboolean jb = card->crown >= DUB_JB_JEWELRY_SET;
  DubJson id = dub_json_member (at, "id");
  DubJson level = dub_json_member (at, "level");
  DubJson type = dub_json_member (at, "type");
  DubJson expansion = dub_json_member (at, "expansion");

  if (dub_box_get_employee (box, card->id).id <= place)
    return dub_json_refuse (&id, DUB_FAULT_OWN_ID, "an id of its own: each stands for one card");
  if (jb && !card->in_jewelry_box)
    return dub_json_refuse (&expansion, DUB_FAULT_OF_CARD, "%s for %s", "\"jewelry-box\"",
                            card->id);
  if (card->in_jewelry_box && jewelry_box_types[card->level] != DUB_TYPE_NONE &&
      card->type != jewelry_box_types[card->level])
    return dub_json_refuse (&type, DUB_FAULT_OF_CARD, "%s for %s",
                            type_words[jewelry_box_types[card->level]], card->id);
  if (card->crown == DUB_CROWN_NONE)
    return TRUE;
  if (card->level != (jb ? 5 : 6))
    return dub_json_refuse (&level, DUB_FAULT_OF_CARD, "%d for %s", jb ? 5 : 6, card->id);
  if (card->type != (jb ? DUB_MASTER : DUB_APPRENTICE))
    return dub_json_refuse (&type, DUB_FAULT_OF_CARD, "%s for %s",
                            type_words[jb ? DUB_MASTER : DUB_APPRENTICE], card->id);

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

static guint
count_jewelry_box (const DubBox *box, guint level)
{
  guint n = 0;

  for (guint i = 0; i < box->n_employees; i++)
    n += box->employees[i].level == level && box->employees[i].in_jewelry_box;

  return n;
}

static gboolean
check_levels (const DubJson *at, const DubBox *box)
{
  for (guint level = 0; level < DUB_N_LEVELS; level++) {
    guint n = count (box, level, DUB_TYPE_NONE), n_jb = count_jewelry_box (box, level);
    guint expected_jb = dub_limits_get_level (level, TRUE);
    guint expected = dub_limits_get_level (level, FALSE) + expected_jb;

    if (n != expected)
      return dub_json_refuse_board (at, DUB_FAULT_LEVEL_COUNT, "%u cards of level %u; expected %u",
                                    n, level, expected);
    if (n_jb != expected_jb)
      return dub_json_refuse_board (at, DUB_FAULT_JEWELRY_BOX_COUNT,
                                    "%u cards of level %u in the Jewelry Box; expected %u", n_jb,
                                    level, expected_jb);
  }

  return TRUE;
}

static gboolean
check_employee_counts (const DubJson *at, const DubBox *box)
{
  if (!check_levels (at, box))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (known_types); i++) {
    guint n = count (box, known_types[i].level, known_types[i].type);

    if (n != known_types[i].n)
      return dub_json_refuse_board (at, DUB_FAULT_TYPE_COUNT,
                                    "%u cards of level %u and type %s; expected %u", n,
                                    known_types[i].level,
                                    dub_name_get (DUB_SET_TYPE, known_types[i].type),
                                    known_types[i].n);
  }

  for (guint i = DUB_VI_STAFF; i <= DUB_JB_APPRENTICES; i++) {
    const char *id = dub_name_get (DUB_SET_CROWN, i);

    if (dub_box_get_employee (box, id).type == DUB_TYPE_NONE)
      return dub_json_refuse_board (at, DUB_FAULT_CARD_MISSING, "the card \"%s\" is missing", id);
  }

  return TRUE;
}

static gboolean
check_employees (const DubJson *at, const DubBox *box, DubRow row)
{
  for (guint i = 0; i < box->n_employees; i++) {
    DubJson element = dub_json_element (at, i);

    if (!check_employee (&element, box, i))
      return FALSE;
  }

  return check_employee_counts (at, box);
}

static gboolean
check_total (const DubJson *at, const DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint n = 0;

  for (guint i = 0; i < info->max; i++)
    n += dub_field_get (box, dub_row_get_field (row, i, 0));
  if (n != info->total && !at->draft)
    return dub_json_refuse_board (at, DUB_FAULT_TILE_COUNT, "%u tiles; expected %u", n,
                                  info->total);

  return TRUE;
}

gboolean
dub_box_check_row (const DubJson *at, const DubBox *box, DubRow row)
{
  static gboolean (*const checks[DUB_N_ROW_KINDS]) (const DubJson *, const DubBox *, DubRow) = {
    [DUB_ROW_FIREWORKS] = check_fireworks,    [DUB_ROW_GARMENT_DISPLAY] = check_display,
    [DUB_ROW_JOURNEYMAN_TASKS] = check_tasks, [DUB_ROW_MASTER_TASKS] = check_tasks,
    [DUB_ROW_EMPLOYEES] = check_employees,    [DUB_ROW_RESOURCES] = check_total,
    [DUB_ROW_FANCY_RESOURCES] = check_total,  [DUB_ROW_JEWELRY] = check_total,
  };

  return checks[row.kind] == NULL || checks[row.kind](at, box, row);
}
