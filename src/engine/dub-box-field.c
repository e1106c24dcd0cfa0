/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-field.h"

#include "dub-box-row.h"

enum { MAX_COST = 40, MAX_PP = 20, MAX_GARMENT_COST = 8 };

#define AT(member) .offset = G_STRUCT_OFFSET (DubBox, member)
#define GARMENT(member) \
  AT (garments[0].kinds[0].member), .in_size = sizeof (DubGarmentKinds), \
                                    .at_size = sizeof (DubGarmentKind)
#define DECORATION(member) \
  AT (decorations[0].spaces[0].member), .in_size = sizeof (DubDecorations), \
                                        .at_size = sizeof (DubDecoration)
#define GUEST(member) \
  AT (halls[0].guests[0].member), .in_size = sizeof (DubHall), .at_size = sizeof (DubGuestSpace)
#define EMPLOYEE(member) AT (employees[0].member), .at_size = sizeof (DubBoxEmployee)
#define DISTANCE(from, to) (G_STRUCT_OFFSET (DubBox, to) - G_STRUCT_OFFSET (DubBox, from))

/* clang-format off */
static const DubFieldInfo infos[DUB_N_FIELD_KINDS] = {
  [DUB_FIELD_MAJORITY] = { NULL, AT (halls[0].majority), .in_size = sizeof (DubHall), .at_size = 1,
                           .type = DUB_VALUE_PP, .max = MAX_PP, .usual = 10 },
  [DUB_FIELD_FIREWORKS] = { NULL, AT (fireworks_majority), .at_size = 1,
                            .type = DUB_VALUE_MAJORITY, .max = MAX_PP },
  [DUB_FIELD_MASTER] = { "master", GUEST (master), .type = DUB_VALUE_FLAG, .max = TRUE,
                         .is_optional = TRUE },
  [DUB_FIELD_REWARD] = { "reward", GUEST (reward), .type = DUB_VALUE_REWARD, .is_optional = TRUE,
                         .max = MAX_COST, .usual = DUB_LIVRE (6) },
  [DUB_FIELD_COST] = { "cost", DECORATION (cost), .type = DUB_VALUE_LIVRE, .max = MAX_COST,
                       .usual = 20 },
  [DUB_FIELD_TIMES] = { "times", DECORATION (times), .type = DUB_VALUE_TIMES, .min = 2, .max = 3 },
  [DUB_FIELD_PP] = { "pp", DECORATION (pp), .type = DUB_VALUE_PP, .max = MAX_PP, .usual = 10 },
  [DUB_FIELD_ALL_HALLS] = { NULL, AT (all_halls), .at_size = 1, .type = DUB_VALUE_PP,
                            .max = MAX_PP, .usual = 10 },
  [DUB_FIELD_GARMENT] = { NULL, AT (garment_display.costs), .at_size = 1, .type = DUB_VALUE_LIVRE,
                          .max = MAX_GARMENT_COST },
  [DUB_FIELD_JEWEL] = { NULL, AT (jewelry_display.costs), .at_size = 1, .type = DUB_VALUE_LIVRE,
                        .max = MAX_COST, .usual = 12 },
  [DUB_FIELD_TASK] = { NULL, AT (journeyman_tasks), .at_size = 1,
                       .in_size = DISTANCE (journeyman_tasks, master_tasks),
                       .type = DUB_VALUE_NAME, .set = DUB_SET_TASK },
  [DUB_FIELD_ID] = { "id", EMPLOYEE (id), .type = DUB_VALUE_ID },
  [DUB_FIELD_LEVEL] = { "level", EMPLOYEE (level), .max = DUB_N_LEVELS - 1 },
  [DUB_FIELD_TYPE] = { "type", EMPLOYEE (type), .type = DUB_VALUE_NAME, .set = DUB_SET_TYPE,
                       .min = DUB_MASTER, .max = DUB_APPRENTICE },
  [DUB_FIELD_EXPANSION] = { "expansion", EMPLOYEE (in_jewelry_box), .type = DUB_VALUE_NAME,
                            .set = DUB_SET_EMPLOYEE_EXPANSION, .max = TRUE, .is_optional = TRUE },
  [DUB_FIELD_CARD] = { NULL, AT (deck), .at_size = sizeof (DubCard), .type = DUB_VALUE_CARD },
  [DUB_FIELD_COLOR] = { "color", GARMENT (garment.color), .type = DUB_VALUE_NAME,
                        .set = DUB_SET_COLOR, .min = DUB_BLUE, .max = DUB_ORANGE },
  [DUB_FIELD_WORTH] = { "pp", GARMENT (garment.pp), .type = DUB_VALUE_PP },
  [DUB_FIELD_THIMBLE] = { "thimble", GARMENT (garment.thimble), .type = DUB_VALUE_FLAG,
                          .max = TRUE, .is_optional = TRUE },
  [DUB_FIELD_FESTIVITY] = { "festivity", GARMENT (garment.special), .type = DUB_VALUE_NAME,
                            .set = DUB_SET_FESTIVITY },
  [DUB_FIELD_EXPERT] = { "expert", GARMENT (garment.special), .type = DUB_VALUE_NAME,
                         .set = DUB_SET_EXPERT },
  [DUB_FIELD_GARMENTS] = { "n", GARMENT (n), .type = DUB_VALUE_TILES, .min = 1,
                           .is_optional = TRUE, .missing = 1 },
  [DUB_FIELD_RESOURCES] = { NULL, AT (resources), .at_size = 1,
                            .in_size = DISTANCE (resources, fancy_resources),
                            .type = DUB_VALUE_TILES, .usual = 27 },
  [DUB_FIELD_JEWELRY] = { NULL, AT (jewelry), .at_size = 1, .type = DUB_VALUE_TILES,
                          .usual = 12 },
};
/* clang-format on */

const DubFieldInfo *
dub_field_get_info (DubField field)
{
  return &infos[field.kind];
}

guint8 *
dub_field_find (DubBox *box, DubField field)
{
  const DubFieldInfo *info = &infos[field.kind];

  return (guint8 *) box + info->offset + field.in * info->in_size + field.at * info->at_size;
}

static const DubMajority fireworks_majorities[DUB_OTHER_MAJORITY] = {
  [DUB_MAJORITY_7_3] = { 7, 3 },
  [DUB_MAJORITY_6_2] = { 6, 2 },
};

DubMajority
dub_majority_of_value (guint value)
{
  guint pair = value - DUB_OTHER_MAJORITY;

  if (value < DUB_OTHER_MAJORITY)
    return fireworks_majorities[value];

  return (DubMajority){ (guint8) (pair / (MAX_PP + 1)), (guint8) (pair % (MAX_PP + 1)) };
}

static guint
get_value_of_majority (DubMajority majority)
{
  for (guint i = 0; i < DUB_OTHER_MAJORITY; i++)
    if (fireworks_majorities[i].first == majority.first &&
        fireworks_majorities[i].second == majority.second)
      return i;

  return DUB_OTHER_MAJORITY + majority.first * (MAX_PP + 1u) + majority.second;
}

guint
dub_field_get (const DubBox *box, DubField field)
{
  guint8 value = *dub_field_find ((DubBox *) box, field);

  if (field.kind == DUB_FIELD_FIREWORKS)
    return get_value_of_majority (box->fireworks_majority);
  if (field.kind == DUB_FIELD_REWARD && value == DUB_REWARD_LIVRE)
    return DUB_LIVRE (box->halls[field.in].guests[field.at].livre);

  return value;
}

static void
set_reward (DubGuestSpace *guest, guint value)
{
  guest->reward = (guint8) MIN (value, DUB_REWARD_LIVRE);
  guest->livre = value >= DUB_REWARD_LIVRE ? (guint8) (value - DUB_LIVRE (0)) : 0;
}

static void
swap_task (DubBox *box, DubField field, guint8 task)
{
  guint8 *tasks = field.in == DUB_TRACK_MASTER ? box->master_tasks : box->journeyman_tasks;
  guint n = field.in == DUB_TRACK_MASTER ? DUB_N_MASTER_TASKS : DUB_N_JOURNEYMAN_TASKS;

  for (guint i = 0; i < n; i++)
    if (tasks[i] == task)
      tasks[i] = tasks[field.at];
  tasks[field.at] = task;
}

gboolean
dub_employee_type_is_free (const DubBoxEmployee *card)
{
  return card->crown == DUB_CROWN_NONE && !card->in_jewelry_box;
}

/* For levels II and V the rulebooks state the number of cards of each type, so two cards
 * swap types. It is the next card of the level, because earlier ones were already entered. */
static void
set_type (DubBox *box, guint at, guint8 type)
{
  DubBoxEmployee *card = &box->employees[at];

  if (card->type == type)
    return;
  if (card->level == 2 || card->level == 5)
    for (guint i = 1; i < box->n_employees; i++) {
      DubBoxEmployee *other = &box->employees[(at + i) % box->n_employees];

      if (other->level == card->level && other->type == type && dub_employee_type_is_free (other)) {
        other->type = card->type;
        break;
      }
    }
  card->type = type;
}

void
dub_field_set (DubBox *box, DubField field, guint value)
{
  guint min, max;

  dub_field_get_range (field, &min, &max);
  g_return_if_fail (value >= min && value <= max);

  if (field.kind == DUB_FIELD_REWARD)
    set_reward (&box->halls[field.in].guests[field.at], value);
  else if (field.kind == DUB_FIELD_TASK)
    swap_task (box, field, (guint8) value);
  else if (field.kind == DUB_FIELD_TYPE)
    set_type (box, field.at, (guint8) value);
  else if (field.kind == DUB_FIELD_FIREWORKS)
    box->fireworks_majority = dub_majority_of_value (value);
  else
    *dub_field_find (box, field) = (guint8) value;
}
