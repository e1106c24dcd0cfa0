/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format of a scenario. Everything but the hand is optional.
 *
 *   "box"         a shipped name, a path, or the profile itself ("deluxe")
 *   "expansions"     of "jewelry-box", "fancy", "festivity", "expert" (none)
 *   "round"       1-7 (unknown)
 *   "seed"        the random seed (0)
 *   "rulings"     {"second-place": false, "count-candidate": true, "zero-gown": true}
 *   "favor"       "board", "barry" or "you" ("board")
 *   "garments"    the display: null or a garment, {"color", "pp", "thimble",
 *                 "festivity" or "expert"}
 *   "resources"   3 drawers of 3: null, "bp", "go", "bp+go" or "?"
 *   "employees"   the display: null, {"id"} or {"level", "type"}
 *   "jewelry"     the display: null or {"color"}
 *   "halls"       5 lists of guest spaces: null or a garment with its "owner"
 *   "fireworks", "statues", "musicians", "jeweler", "kitchen" {"left", "right"},
 *   "all-halls"   spaces: null, "barry" or "you"
 *   "barry"       {"pp", "thread", "lace", "tiles", "jewelry": [colors],
 *                 "staff": [employees or types, the newest last],
 *                 "exam": {"track", "done": [tasks]}} (0, empty, journeyman)
 *   "you"         {"pp", "livre", "thread", "lace", "staff", "apprentices", "tiles",
 *                 "jewelry": [colors], "bonuses": [crowned ids]} (unknown);
 *                 "staff" is a number or cards like hers, which have the Apprentices and
 *                 the crowned ids too; "exam" as hers, "specialist": the id of yours
 *   "hand", "supply", "discard"   cards (dub-card-json.h) or "?" (empty)
 *   "bag"         resource tiles to draw (enough)
 *   "exam-decks"  {"journeyman", "master"} cards left (enough)
 *
 * Lists of spaces may be shorter than the board; they are written in full, so that their
 * indices are those of the board.
 */

#include "dub-scenario.h"
#include "dub-box-file.h"
#include "dub-card-json.h"
#include "dub-file.h"
#include "dub-side.h"
#include "dub-table.h"
#include "dub-types.h"

#include <string.h>

enum { MAX_FIELDS = 32 }; /* in an object, including the terminator */

static DubScenarioVisit
enter (const DubScenarioVisit *visit, const DubScenarioField *field)
{
  return (DubScenarioVisit){ field, (guint8 *) visit->value + field->offset, visit->walk, 0 };
}

/* Every number fits the signed type of its size. */
static gboolean
read_number (const DubJson *at, const DubScenarioVisit *visit)
{
  gint64 number;

  if (!dub_json_read_number (at, visit->field->min, visit->field->max, &number))
    return FALSE;
  dub_number_store (visit->value, visit->field->size, number);

  return TRUE;
}

static JsonNode *
write_number (const DubScenarioVisit *visit)
{
  gint64 number = dub_number_load (visit->value, visit->field->size, TRUE);

  if (number < visit->field->min || number > visit->field->max)
    return NULL;

  return json_node_init_int (json_node_alloc (), number);
}

static gboolean
read_name (const DubJson *at, const DubScenarioVisit *visit)
{
  return dub_json_read_name (at, visit->field->set, visit->value);
}

static JsonNode *
write_name (const DubScenarioVisit *visit)
{
  const char *name = dub_name_get (visit->field->set, *(guint8 *) visit->value);

  return name == NULL ? NULL : json_node_init_string (json_node_alloc (), name);
}

static gboolean
read_names (const DubJson *at, const DubScenarioVisit *visit)
{
  gint64 names = 0;
  guint8 name;

  if (!dub_json_check_array (at, 0, dub_set_get_size (visit->field->set)))
    return FALSE;
  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);

    if (!dub_json_read_name (&element, visit->field->set, &name))
      return FALSE;
    names |= 1u << name;
  }
  dub_number_store (visit->value, visit->field->size, names);

  return TRUE;
}

static JsonNode *
write_names (const DubScenarioVisit *visit)
{
  JsonArray *array = json_array_new ();
  guint names = (guint) dub_number_load (visit->value, visit->field->size, TRUE);

  for (guint i = 0; i < dub_set_get_size (visit->field->set); i++)
    if ((names & (1u << i)) != 0)
      json_array_add_string_element (array, dub_name_get (visit->field->set, i));

  return dub_json_take_array (array);
}

static gboolean
read_flag (const DubJson *at, const DubScenarioVisit *visit)
{
  guint8 *flag = visit->value;

  if (!dub_json_read_bool (at, flag))
    return FALSE;
  *flag = *flag != visit->field->opposite;

  return TRUE;
}

static JsonNode *
write_flag (const DubScenarioVisit *visit)
{
  gboolean flag = *(guint8 *) visit->value != visit->field->opposite;

  return flag < visit->field->min ? NULL : json_node_init_boolean (json_node_alloc (), flag);
}

static gboolean
read_object (const DubJson *at, const DubScenarioVisit *visit)
{
  const DubScenarioField *fields = visit->field->items;
  guint16 *known = (guint16 *) (void *) ((guint8 *) visit->value + visit->field->known_offset);
  const char *keys[MAX_FIELDS];
  guint n = 0;

  for (; fields[n].form != NULL; n++)
    keys[n] = fields[n].key;
  keys[n] = NULL;
  if (!dub_json_check_object (at, keys))
    return FALSE;

  for (guint i = 0; i < n; i++) {
    DubJson member = dub_json_member (at, keys[i]);
    DubScenarioVisit inner = enter (visit, &fields[i]);

    if (dub_json_is_missing (&member) && !fields[i].required)
      continue;
    if (!fields[i].form->read (&member, &inner))
      return FALSE;
    if (visit->field->known_offset != 0 && !fields[i].is_no_fact)
      *known |= (guint16) (1u << i);
  }

  return TRUE;
}

static gboolean
add_members (JsonObject *object, const DubScenarioVisit *visit)
{
  const DubScenarioField *fields = visit->field->items;
  guint known = G_MAXUINT;

  if (visit->field->known_offset != 0)
    known = *(const guint16 *) (const void *) ((const guint8 *) visit->value +
                                               visit->field->known_offset);
  for (guint i = 0; fields[i].form != NULL; i++) {
    DubScenarioVisit inner = enter (visit, &fields[i]);
    gboolean is_known = fields[i].is_no_fact || (known & (1u << i)) != 0;
    JsonNode *node = is_known ? fields[i].form->write (&inner) : NULL;

    if (node != NULL)
      json_object_set_member (object, fields[i].key, node);
    else if (fields[i].required)
      return FALSE;
  }

  return TRUE;
}

static JsonNode *
write_object (const DubScenarioVisit *visit)
{
  JsonObject *object = json_object_new ();

  if (add_members (object, visit) && json_object_get_size (object) >= visit->field->min)
    return dub_json_take_object (object);
  json_object_unref (object);

  return NULL;
}

gboolean
dub_scenario_add_fields (JsonObject *object, const DubScenarioField *fields, gconstpointer base,
                         DubScenarioWalk *walk)
{
  DubScenarioField root = { .items = fields };
  DubScenarioVisit visit = { &root, (gpointer) base, walk, 0 };

  return add_members (object, &visit);
}

static DubScenarioVisit
enter_item (const DubScenarioVisit *visit, guint i)
{
  DubScenarioVisit item = enter (visit, visit->field->items);

  item.value = (guint8 *) item.value + i * visit->field->size;
  item.index = i;

  return item;
}

/* Reads the items and checks that the box has enough of them. */
static gboolean
read_items (const DubJson *at, const DubScenarioVisit *visit, gboolean may_be_null)
{
  const DubScenarioField *field = visit->field->items;
  DubScenarioWalk *walk = visit->walk;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);
    DubScenarioVisit item = enter_item (visit, i);

    if (may_be_null && dub_json_is_null (&element))
      continue;
    if (!field->form->read (&element, &item))
      return FALSE;
    if (field->count != NULL &&
        !dub_scenario_accept (&element,
                              field->count (&walk->tally, item.value, &walk->scenario->box)))
      return FALSE;
  }

  return TRUE;
}

static JsonNode *
write_items (const DubScenarioVisit *visit, guint n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++) {
    DubScenarioVisit item = enter_item (visit, i);
    JsonNode *node = item.field->form->write (&item);

    json_array_add_element (array, node != NULL ? node : json_node_new (JSON_NODE_NULL));
  }

  return dub_json_take_array (array);
}

static guint
count_spaces (const DubScenarioVisit *visit)
{
  const DubScenarioField *field = visit->field;
  const DubBox *box;

  if (field->n_offset == 0)
    return (guint) field->max;
  box = &visit->walk->scenario->box;

  return ((const guint8 *) box)[field->n_offset + visit->index * field->n_size];
}

/* Spaces missing at the end of a list are empty; a nested row cannot be null. */
static gboolean
read_spaces (const DubJson *at, const DubScenarioVisit *visit)
{
  guint n = count_spaces (visit);

  if (!dub_json_check_array (at, 0, G_MAXUINT))
    return FALSE;
  if (dub_json_get_length (at) > n) {
    DubJson outside = dub_json_element (at, n);

    return dub_json_refuse_board (&outside, DUB_FAULT_SPACE,
                                  "there is no such space; the box has %u here", n);
  }

  return read_items (at, visit, visit->field->items->form != &dub_spaces_form);
}

static JsonNode *
write_spaces (const DubScenarioVisit *visit)
{
  return write_items (visit, count_spaces (visit));
}

static gboolean
read_list (const DubJson *at, const DubScenarioVisit *visit)
{
  const DubScenarioField *field = visit->field;

  if (!dub_json_check_array (at, 0, (guint) field->max) || !read_items (at, visit, FALSE))
    return FALSE;
  dub_number_store ((guint8 *) visit->value + field->n_offset, field->n_size,
                    dub_json_get_length (at));

  return TRUE;
}

static JsonNode *
write_list (const DubScenarioVisit *visit)
{
  gconstpointer n = (guint8 *) visit->value + visit->field->n_offset;

  return write_items (visit, (guint) dub_number_load (n, visit->field->n_size, TRUE));
}

const DubScenarioForm dub_number_form = { read_number, write_number };
const DubScenarioForm dub_name_form = { read_name, write_name };
const DubScenarioForm dub_names_form = { read_names, write_names };
const DubScenarioForm dub_flag_form = { read_flag, write_flag };
const DubScenarioForm dub_object_form = { read_object, write_object };
const DubScenarioForm dub_spaces_form = { read_spaces, write_spaces };
const DubScenarioForm dub_list_form = { read_list, write_list };

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

/* Our JSON numbers have at most 18 digits. */
#define MAX_SEED G_GINT64_CONSTANT (999999999999999999)

#define STATE(member) DUB_MEMBER_AT (DubState, member)
#define NUMBER(key, member, min, max) DUB_NUMBER_FIELD (key, DubState, member, min, max)
#define SPACES(name, member, item, box_member) \
  { \
    .key = (name), .form = &dub_spaces_form, .items = &(item), \
    .offset = G_STRUCT_OFFSET (DubState, member), .size = DUB_ITEM_SIZE (DubState, member), \
    .n_offset = G_STRUCT_OFFSET (DubBox, box_member) \
  }
#define FIXED_SPACES(name, member, item, n) \
  { \
    .key = (name), .form = &dub_spaces_form, .items = &(item), \
    .offset = G_STRUCT_OFFSET (DubState, member), .size = DUB_ITEM_SIZE (DubState, member), \
    .max = (n) \
  }
#define LIST(name, item, item_size, n_member, n) \
  { \
    .key = (name), .form = &dub_list_form, .items = &(item), .size = (item_size), \
    .n_offset = G_STRUCT_OFFSET (DubState, n_member), \
    .n_size = DUB_FIELD_SIZE (DubState, n_member), .max = (n) \
  }
#define OBJECT(name, members) \
  { \
    .key = (name), .form = &dub_object_form, .items = (members) \
  }
#define TOKENS(key, kind) SPACES (key, tokens[kind], token, decorations[kind].n)
#define END \
  { \
    .form = NULL \
  }

static DubReason
count_garment (DubTally *tally, gconstpointer garment, G_GNUC_UNUSED const DubBox *box)
{
  return dub_tally_add_garment (tally, *(const DubGarment *) garment);
}

static DubReason
count_jewel (DubTally *tally, gconstpointer color, G_GNUC_UNUSED const DubBox *box)
{
  return dub_tally_add_jewel (tally, *(const guint8 *) color);
}

static DubReason
count_employee (DubTally *tally, gconstpointer employee, const DubBox *box)
{
  return dub_tally_add_employee (tally, box, *(const DubEmployee *) employee);
}

static DubReason
count_token (DubTally *tally, G_GNUC_UNUSED gconstpointer token, G_GNUC_UNUSED const DubBox *box)
{
  return dub_limits_check_tokens (tally->state);
}

static DubReason
count_crown (DubTally *tally, gconstpointer crown, const DubBox *box)
{
  DubEmployee card = dub_box_get_crown (box, *(const guint8 *) crown);

  /* Your cards may be listed too. */
  return dub_side_find (&tally->state->sides[DUB_YOU], card) >= 0
             ? (DubReason){ .code = DUB_REASON_NONE }
             : dub_tally_add_employee (tally, box, card);
}

/* A guest starts with these members, because its struct starts with a garment. */
#define GARMENT_MEMBERS \
  { .key = "color", \
    .form = &dub_name_form, \
    DUB_MEMBER_AT (DubGarment, color), \
    .set = DUB_SET_COLOR, \
    .required = TRUE }, \
      DUB_NUMBER_FIELD ("pp", DubGarment, pp, 0, DUB_MAX_GARMENT_PP), \
      { .key = "thimble", .form = &dub_flag_form, DUB_MEMBER_AT (DubGarment, thimble), .min = 1 }, \
      DUB_NAME_FIELD ("festivity", DubGarment, special, DUB_SET_FESTIVITY), \
  { \
    .key = "expert", .form = &dub_expert_form, DUB_MEMBER_AT (DubGarment, special), \
    .set = DUB_SET_EXPERT \
  }

static const DubScenarioField garment_members[] = { GARMENT_MEMBERS, END };

static const DubScenarioField guest_members[] = {
  GARMENT_MEMBERS,
  { .key = "owner", .form = &dub_player_form, DUB_MEMBER_AT (DubGuest, owner), .required = TRUE },
  END,
};

static const DubScenarioField jewel_members[] = {
  { .key = "color", .form = &dub_name_form, .set = DUB_SET_COLOR, .required = TRUE },
  END,
};

#define NAMES(names, counted) .form = &dub_name_form, .set = (names), .count = (counted)
#define MEMBERS(members, counted) .form = &dub_object_form, .items = (members), .count = (counted)

static const DubScenarioField garment = { MEMBERS (garment_members, count_garment) };
static const DubScenarioField guest = { MEMBERS (guest_members, count_garment) };
static const DubScenarioField jewel = { MEMBERS (jewel_members, count_jewel) };
static const DubScenarioField tile = { NAMES (DUB_SET_TILE, NULL) };
static const DubScenarioField token = { .form = &dub_player_form, .count = count_token };
static const DubScenarioField drawer = { .form = &dub_spaces_form,
                                         .items = &tile,
                                         .size = 1,
                                         .max = DUB_N_COLUMNS };
static const DubScenarioField hall = { .form = &dub_spaces_form,
                                       .items = &guest,
                                       .size = sizeof (DubGuest),
                                       .n_offset = G_STRUCT_OFFSET (DubBox, halls[0].n_guests),
                                       .n_size = sizeof (DubHall) };
static const DubScenarioField employee = { .form = &dub_employee_form, .count = count_employee };
static const DubScenarioField her_jewel = { NAMES (DUB_SET_COLOR, count_jewel),
                                            STATE (sides[DUB_BARRY].jewelry.colors) };
static const DubScenarioField her_employee = { .form = &dub_staff_form,
                                               .count = count_employee,
                                               STATE (sides[DUB_BARRY].staff) };
static const DubScenarioField your_jewel = { NAMES (DUB_SET_COLOR, count_jewel),
                                             STATE (sides[DUB_YOU].jewelry.colors) };
static const DubScenarioField your_employee = { .form = &dub_staff_form,
                                                .count = count_employee,
                                                STATE (sides[DUB_YOU].staff) };
static const DubScenarioField your_cards =
    LIST ("staff", your_employee, sizeof (DubEmployee), sides[DUB_YOU].n_staff, DUB_MAX_STAFF);
static const DubScenarioField your_crown = { NAMES (DUB_SET_CROWN, count_crown),
                                             STATE (sides[DUB_YOU].bonuses) };
static const DubScenarioField hand_card = { .form = &dub_card_form, STATE (hand.cards) };
static const DubScenarioField supply_card = { .form = &dub_card_form, STATE (supply.cards) };
static const DubScenarioField discard_card = { .form = &dub_card_form, STATE (discard.cards) };

static const DubScenarioField rulings[] = {
  { .key = "second-place", .form = &dub_flag_form, STATE (second_place) },
  { .key = "count-candidate", .form = &dub_flag_form, STATE (count_candidate) },
  { .key = "zero-gown", .form = &dub_flag_form, STATE (zero_gown_apart), .opposite = TRUE },
  END,
};
static const DubScenarioField kitchen[] = {
  TOKENS ("left", DUB_KITCHEN_LEFT),
  TOKENS ("right", DUB_KITCHEN_RIGHT),
  END,
};
static const DubScenarioField exam[] = {
  DUB_NAME_FIELD ("track", DubState, sides[DUB_BARRY].track, DUB_SET_TRACK),
  { .key = "done", .form = &dub_done_form, STATE (sides[DUB_BARRY].track) },
  END,
};
static const DubScenarioField your_exam[] = {
  DUB_NAME_FIELD ("track", DubState, sides[DUB_YOU].track, DUB_SET_TRACK),
  { .key = "done", .form = &dub_done_form, STATE (sides[DUB_YOU].track) },
  END,
};
static const DubScenarioField barry[] = {
  NUMBER ("pp", sides[DUB_BARRY].counts[DUB_FACT_PP], 0, DUB_MAX_PP),
  NUMBER ("thread", sides[DUB_BARRY].counts[DUB_FACT_THREAD], 0, DUB_MAX_COUNT),
  NUMBER ("lace", sides[DUB_BARRY].counts[DUB_FACT_LACE], 0, DUB_MAX_COUNT),
  NUMBER ("tiles", sides[DUB_BARRY].counts[DUB_FACT_TILES], 0,
          DUB_N_RESOURCE_TILES + DUB_N_FANCY_TILES),
  LIST ("jewelry", her_jewel, 1, sides[DUB_BARRY].jewelry.n, DUB_MAX_JEWELRY),
  LIST ("staff", her_employee, sizeof (DubEmployee), sides[DUB_BARRY].n_staff,
        DUB_N_START_EMPLOYEES + DUB_N_BASE_EMPLOYEES + 2 * DUB_N_EXAM_CARDS),
  OBJECT ("exam", exam),
  END,
};
/* The facts, in the order of DubFact, and then the rest. */
static const DubScenarioField you[] = {
  NUMBER ("pp", sides[DUB_YOU].counts[DUB_FACT_PP], 0, DUB_MAX_PP),
  NUMBER ("livre", sides[DUB_YOU].counts[DUB_FACT_LIVRE], 0, DUB_MAX_LIVRE),
  NUMBER ("thread", sides[DUB_YOU].counts[DUB_FACT_THREAD], 0, DUB_MAX_COUNT),
  NUMBER ("lace", sides[DUB_YOU].counts[DUB_FACT_LACE], 0, DUB_MAX_COUNT),
  NUMBER ("tiles", sides[DUB_YOU].counts[DUB_FACT_TILES], 0,
          DUB_N_RESOURCE_TILES + DUB_N_FANCY_TILES),
  { .key = "staff", .form = &dub_your_staff_form, .items = &your_cards },
  NUMBER ("apprentices", sides[DUB_YOU].counts[DUB_FACT_APPRENTICES], 0, DUB_MAX_COUNT),
  LIST ("jewelry", your_jewel, 1, sides[DUB_YOU].jewelry.n, DUB_MAX_JEWELRY),
  LIST ("bonuses", your_crown, 1, sides[DUB_YOU].n_bonuses, DUB_N_CROWNS),
  { .key = "exam", .form = &dub_your_exam_form, .items = your_exam, .is_no_fact = TRUE },
  { .key = "specialist",
    .form = &dub_name_form,
    STATE (yours.specialist),
    .set = DUB_SET_SPECIALIST,
    .is_no_fact = TRUE },
  END,
};
static const DubScenarioField exam_decks[] = {
  NUMBER ("journeyman", exam_decks[DUB_TRACK_JOURNEYMAN], 0, DUB_N_EXAM_CARDS),
  NUMBER ("master", exam_decks[DUB_TRACK_MASTER], 0, DUB_N_EXAM_CARDS),
  END,
};

static const DubScenarioField fields[] = {
  { .key = "box", .form = &dub_box_form, .required = TRUE },
  { .key = "expansions", .form = &dub_names_form, STATE (expansions), .set = DUB_SET_EXPANSION },
  NUMBER ("round", round, 1, DUB_N_ROUNDS),
  NUMBER ("seed", seed, 0, MAX_SEED),
  OBJECT ("rulings", rulings),
  DUB_NAME_FIELD ("favor", DubState, favor, DUB_SET_OWNER),
  SPACES ("garments", garments, garment, garment_display.n),
  FIXED_SPACES ("resources", resources, drawer, DUB_N_DRAWERS),
  FIXED_SPACES ("employees", employees, employee, DUB_N_HIRE_SPACES),
  SPACES ("jewelry", jewelry, jewel, jewelry_display.n),
  FIXED_SPACES ("halls", halls, hall, DUB_N_HALLS),
  TOKENS ("fireworks", DUB_FIREWORKS),
  TOKENS ("statues", DUB_STATUES),
  TOKENS ("musicians", DUB_MUSICIANS),
  TOKENS ("jeweler", DUB_JEWELER),
  OBJECT ("kitchen", kitchen),
  SPACES ("all-halls", all_halls, token, n_all_halls),
  OBJECT ("barry", barry),
  { .key = "you",
    .form = &dub_object_form,
    .items = you,
    .known_offset = G_STRUCT_OFFSET (DubState, sides[DUB_YOU].known) },
  LIST ("hand", hand_card, sizeof (DubCard), hand.n, DUB_N_CARDS),
  LIST ("supply", supply_card, sizeof (DubCard), supply.n, DUB_N_CARDS),
  LIST ("discard", discard_card, sizeof (DubCard), discard.n, DUB_N_CARDS),
  NUMBER ("bag", bag, 0, DUB_N_RESOURCE_TILES + DUB_N_FANCY_TILES),
  { .key = "exam-decks", .form = &dub_object_form, .items = exam_decks, .min = 1 },
  END,
};

static const DubScenarioField table = { .form = &dub_object_form, .items = fields };

/* If your cards are listed, counts of them have to agree. */
static gboolean
check_your_staff (const DubJson *at, const DubSide *yours)
{
  DubJson apprentices = dub_json_member (at, "apprentices");
  DubJson bonuses = dub_json_member (at, "bonuses");
  DubSide counted = *yours;

  if (yours->n_staff == 0)
    return TRUE;
  dub_side_recount (&counted);

  if (counted.n_bonuses != yours->n_bonuses)
    return dub_json_refuse (&bonuses, DUB_FAULT_CROWNED,
                            "the crowned cards that are listed in the staff");

  return counted.counts[DUB_FACT_APPRENTICES] == yours->counts[DUB_FACT_APPRENTICES] ||
         dub_json_refuse (&apprentices, DUB_FAULT_APPRENTICES,
                          "as many Apprentices as are listed in the staff");
}

/* Reports an impossible board at the member that is most likely wrong. Having too many of
 * a piece is detected while reading. */
static gboolean
check_table (const DubJson *at, const DubScenario *scenario)
{
  DubJson your = dub_json_member (at, "you");
  DubReason problem = dub_table_check (&scenario->box, &scenario->state);
  DubJson jeweler = dub_json_member (at, "jeweler");
  DubJson her = dub_json_member (at, "barry");
  DubJson staff = dub_json_member (&her, "staff");

  if (!dub_json_is_missing (&your) && !check_your_staff (&your, &scenario->state.sides[DUB_YOU]))
    return FALSE;
  if (problem.code == DUB_REASON_STAFF)
    return dub_scenario_accept (&staff, problem);

  return dub_scenario_accept (problem.code == DUB_REASON_NO_JEWELER_BOARD ? &jeweler : at, problem);
}

DubScenario *
dub_scenario_parse (const char *text, gsize length, const char *folder, GError **error)
{
  g_autoptr (DubScenario) scenario = g_new0 (DubScenario, 1);
  DubScenarioWalk walk = { scenario, folder, { .state = &scenario->state } };
  DubScenarioVisit visit = { &table, &scenario->state, &walk, 0 };
  g_autoptr (JsonNode) node = dub_json_parse (text, length, error);
  DubJson root = dub_json_root (node, error);

  dub_state_init (&scenario->state);
  if (node == NULL || !dub_object_form.read (&root, &visit))
    return NULL;
  dub_side_recount (&scenario->state.sides[DUB_BARRY]);
  if (!check_table (&root, scenario))
    return NULL;

  return g_steal_pointer (&scenario);
}

JsonNode *
dub_scenario_write (const DubScenario *scenario, const DubState *state)
{
  DubScenarioWalk walk = { .scenario = (DubScenario *) scenario };
  DubScenarioVisit visit = { &table, (gpointer) state, &walk, 0 };

  return dub_object_form.write (&visit);
}

void
dub_scenario_free (DubScenario *scenario)
{
  g_clear_pointer (&scenario->box_node, json_node_unref);
  g_free (scenario);
}
