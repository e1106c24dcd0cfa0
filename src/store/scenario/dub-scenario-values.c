/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-scenario-values.h"

#include "dub-box-file.h"
#include "dub-card-json.h"
#include "dub-file.h"
#include "dub-side.h"
#include "dub-valid.h"

#include <string.h>

gboolean
dub_scenario_accept (const DubJson *at, DubReason problem)
{
  g_auto (DubFault) fault = { .kind = DUB_FAULT_RULES, .reason = problem };

  if (problem.code == DUB_REASON_NONE)
    return TRUE;
  fault.place = dub_json_dup_path (at);
  dub_store_error_set (at->error, DUB_STORE_ERROR_BOARD, &fault, "%s: refused for reason %u",
                       fault.place, problem.code);

  return FALSE;
}

static JsonNode *
write_string (const char *string)
{
  return json_node_init_string (json_node_alloc (), string);
}

static gboolean
read_box_file (const DubJson *at, const char *path, const char *folder, DubBox *box)
{
  g_autofree char *beside = folder != NULL ? g_build_filename (folder, path, NULL) : NULL;
  g_autofree char *text = NULL;
  g_autofree char *place = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!dub_file_read (path, DUB_MAX_BOX_BYTES, &text, &length, NULL) &&
      !(beside != NULL && dub_file_read (beside, DUB_MAX_BOX_BYTES, &text, &length, NULL)))
    return dub_json_refuse (at, DUB_FAULT_BOX, "%s, a readable file or a profile",
                            "\"deluxe\", \"classic\"");

  if (dub_box_parse (text, length, box, &error))
    return TRUE;
  place = dub_json_dup_path (at);
  dub_fault_edit (error)->file = g_strdup_printf ("%s: %s", place, path);
  g_prefix_error (&error, "%s: %s: ", place, path);
  error->code = DUB_STORE_ERROR_BOARD;
  g_propagate_error (at->error, g_steal_pointer (&error));

  return FALSE;
}

static gboolean
read_box (const DubJson *at, const DubScenarioVisit *visit)
{
  DubScenario *scenario = visit->walk->scenario;
  const char *name;

  scenario->box_node =
      dub_json_is_missing (at) ? write_string ("deluxe") : json_node_ref (at->node);
  if (dub_json_is_object (at))
    return dub_box_read (at, &scenario->box);
  if (!dub_json_is_missing (at) && !dub_json_is_string (at))
    return dub_json_refuse (at, DUB_FAULT_BOX, "%s, a readable file or a profile",
                            "\"deluxe\", \"classic\"");

  name = json_node_get_string (scenario->box_node);
  if (dub_box_load_shipped (name, &scenario->box))
    return TRUE;

  return read_box_file (at, name, visit->walk->folder, &scenario->box);
}

static JsonNode *
write_box (const DubScenarioVisit *visit)
{
  return json_node_copy (visit->walk->scenario->box_node);
}

static gboolean
read_player (const DubJson *at, const DubScenarioVisit *visit)
{
  guint owner = DUB_NOBODY;

  if (dub_json_is_string (at))
    dub_name_find (DUB_SET_OWNER, json_node_get_string (at->node), &owner);
  if (owner == DUB_NOBODY)
    return dub_json_refuse (at, DUB_FAULT_ONE_OF, "one of %s", "\"barry\", \"you\"");
  *(guint8 *) visit->value = (guint8) owner;

  return TRUE;
}

static JsonNode *
write_player (const DubScenarioVisit *visit)
{
  guint owner = *(guint8 *) visit->value;

  return owner == DUB_NOBODY ? NULL : write_string (dub_name_get (DUB_SET_OWNER, owner));
}

static gboolean
read_expert (const DubJson *at, const DubScenarioVisit *visit)
{
  DubJson festivity = dub_json_member (at->parent, "festivity");

  if (!dub_json_is_missing (&festivity))
    return dub_json_refuse (at->parent, DUB_FAULT_FESTIVITY_OR_EXPERT,
                            "a festivity or an expert garment, not both");

  return dub_name_form.read (at, visit);
}

static JsonNode *
write_expert (const DubScenarioVisit *visit)
{
  return dub_name_form.write (visit);
}

/* If there is an id, level and type must agree with it. */
static gboolean
read_employee (const DubJson *at, const DubScenarioVisit *visit)
{
  static const char *const keys[] = { "id", "level", "type", NULL };
  DubJson id = dub_json_member (at, "id");
  DubJson level = dub_json_member (at, "level");
  DubJson type = dub_json_member (at, "type");
  gboolean known = !dub_json_is_missing (&id);
  DubEmployee card = { 0 }, reported;

  if (!dub_json_check_object (at, keys))
    return FALSE;
  if (known) {
    const char *string = dub_json_read_string (&id, DUB_MAX_EMPLOYEE_ID - 1);

    if (string == NULL)
      return FALSE;
    card = dub_box_get_employee (&visit->walk->scenario->box, string);
    if (card.type == DUB_TYPE_NONE)
      return dub_json_refuse (&id, DUB_FAULT_EMPLOYEE_ID, "the id of an employee of the box");
  }

  reported = card;
  if (((!known || !dub_json_is_missing (&level)) &&
       !dub_json_read_u8 (&level, 0, DUB_N_LEVELS - 1, &reported.level)) ||
      ((!known || !dub_json_is_missing (&type)) &&
       !dub_json_read_name (&type, DUB_SET_TYPE, &reported.type)))
    return FALSE;
  if (!known && !dub_employee_is_valid (&visit->walk->scenario->box, reported))
    return dub_json_refuse (&id, DUB_FAULT_CROWNED_ID,
                            "the id of the card: every Apprentice of level VI has a crown");
  if (known && memcmp (&reported, &card, sizeof card) != 0)
    return dub_json_refuse (at, DUB_FAULT_EMPLOYEE,
                            "level and type as the box has them for this id");
  *(DubEmployee *) visit->value = reported;

  return TRUE;
}

static gboolean
read_staff (const DubJson *at, const DubScenarioVisit *visit)
{
  DubEmployee *employee = visit->value;

  if (!dub_json_is_string (at))
    return read_employee (at, visit);
  employee->level = DUB_LEVEL_UNKNOWN;

  return dub_json_read_name (at, DUB_SET_TYPE, &employee->type);
}

static JsonNode *
write_employee (const DubScenarioVisit *visit)
{
  const DubEmployee *employee = visit->value;
  const char *type = dub_name_get (DUB_SET_TYPE, employee->type);
  JsonObject *object;

  if (employee->type == DUB_TYPE_NONE)
    return NULL;
  if (employee->id == 0 && employee->level >= DUB_LEVEL_EXAM)
    return write_string (type);

  object = json_object_new ();
  if (employee->id != 0)
    json_object_set_string_member (object, "id",
                                   visit->walk->scenario->box.employees[employee->id - 1].id);
  else {
    json_object_set_int_member (object, "level", employee->level);
    json_object_set_string_member (object, "type", type);
  }

  return dub_json_take_object (object);
}

/* Both players have these members in this order. */
typedef struct {
  guint8 track;
  guint8 n_done;
  guint8 done[DUB_N_JOURNEYMAN_TASKS];
} Exam;

#define IS_AT(type, member) \
  (G_STRUCT_OFFSET (type, member) - G_STRUCT_OFFSET (type, track) == G_STRUCT_OFFSET (Exam, member))
G_STATIC_ASSERT (IS_AT (DubSide, n_done) && IS_AT (DubSide, done));

static gboolean
read_done (const DubJson *at, const DubScenarioVisit *visit)
{
  Exam *exam = visit->value;
  guint n_tasks;
  const guint8 *tasks = dub_box_get_tasks (&visit->walk->scenario->box, exam->track, &n_tasks);

  if (!dub_json_check_array (at, 0, n_tasks))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);
    guint8 task;

    if (!dub_json_read_name (&element, DUB_SET_TASK, &task))
      return FALSE;
    if (memchr (tasks, task, n_tasks) == NULL)
      return dub_json_refuse (&element, DUB_FAULT_TASK, "a task of this track");
    if (memchr (exam->done, task, exam->n_done) != NULL)
      return dub_json_refuse (&element, DUB_FAULT_TASK_TWICE, "each task once");
    exam->done[exam->n_done++] = task;
  }

  return TRUE;
}

static JsonNode *
write_done (const DubScenarioVisit *visit)
{
  const Exam *exam = visit->value;
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < exam->n_done; i++)
    json_array_add_string_element (array, dub_name_get (DUB_SET_TASK, exam->done[i]));

  return dub_json_take_array (array);
}

/* Cards also say how many Apprentices and which crowns there are. */
static gboolean
read_your_staff (const DubJson *at, const DubScenarioVisit *visit)
{
  DubSide *you = &((DubState *) visit->value)->sides[DUB_YOU];
  DubScenarioVisit cards = { visit->field->items, visit->value, visit->walk, 0 };
  gint64 n;

  if (!JSON_NODE_HOLDS_ARRAY (at->node)) {
    if (!dub_json_read_number (at, 0, DUB_MAX_COUNT, &n))
      return FALSE;
    you->counts[DUB_FACT_STAFF] = (guint16) n;
    return TRUE;
  }

  if (!dub_list_form.read (at, &cards))
    return FALSE;
  dub_side_recount (you);
  you->kept = 0; /* there are no turns */

  return TRUE;
}

static JsonNode *
write_your_staff (const DubScenarioVisit *visit)
{
  const DubSide *you = &((const DubState *) visit->value)->sides[DUB_YOU];
  DubScenarioVisit cards = { visit->field->items, visit->value, visit->walk, 0 };

  return you->n_staff > 0 ? dub_list_form.write (&cards)
                          : json_node_init_int (json_node_alloc (), you->counts[DUB_FACT_STAFF]);
}

static JsonNode *
write_your_exam (const DubScenarioVisit *visit)
{
  const DubSide *you = &((const DubState *) visit->value)->sides[DUB_YOU];

  return you->track == DUB_TRACK_JOURNEYMAN && you->n_done == 0 ? NULL
                                                                : dub_object_form.write (visit);
}

static gboolean
read_your_exam (const DubJson *at, const DubScenarioVisit *visit)
{
  return dub_object_form.read (at, visit);
}

static gboolean
read_card (const DubJson *at, const DubScenarioVisit *visit)
{
  DubCard *card = visit->value;

  if (!dub_json_is_string (at) || !g_str_equal (json_node_get_string (at->node), "?"))
    return dub_card_read (at, card);
  *card = (DubCard){ .action = DUB_CARD_UNKNOWN };

  return TRUE;
}

static JsonNode *
write_card (const DubScenarioVisit *visit)
{
  const DubCard *card = visit->value;

  return card->action == DUB_CARD_UNKNOWN ? write_string ("?")
                                          : dub_json_take_object (dub_card_write (*card));
}

const DubScenarioForm dub_box_form = { read_box, write_box };
const DubScenarioForm dub_player_form = { read_player, write_player };
const DubScenarioForm dub_expert_form = { read_expert, write_expert };
const DubScenarioForm dub_employee_form = { read_employee, write_employee };
const DubScenarioForm dub_staff_form = { read_staff, write_employee };
const DubScenarioForm dub_done_form = { read_done, write_done };
const DubScenarioForm dub_your_staff_form = { read_your_staff, write_your_staff };
const DubScenarioForm dub_your_exam_form = { read_your_exam, write_your_exam };
const DubScenarioForm dub_card_form = { read_card, write_card };
