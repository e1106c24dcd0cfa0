/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists of spaces may be shorter than the board; they are written in full, so that their indices
 * are those of the board. Your "staff" is a number, or cards like hers, which have the Apprentices
 * and the crowned ids too.
 */

#include "dub-scenario.h"
#include "dub-box-file.h"
#include "dub-file.h"
#include "dub-rng.h"
#include "dub-side.h"
#include "dub-table.h"
#include "dub-types.h"
#include "dub-your-hand.h"

#include <string.h>

/* A scenario that is being read or written. */
typedef struct {
  DubScenario *scenario;
  const char *folder; /* to look for its box in */
  DubTally tally;     /* of the pieces read so far */
} Walk;

/* Refuses the value if there is a problem. */
static gboolean
accept (const DubJson *at, DubReason problem)
{
  g_autofree char *place = NULL;

  if (problem.code == DUB_REASON_NONE)
    return TRUE;
  place = dub_json_dup_path (at);

  return dub_fault (at->error, .kind = DUB_FAULT_RULES, .place = place, .reason = problem);
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
    return dub_json_refuse_for (at, DUB_FAULT_BOX, "\"deluxe\", \"classic\"");

  if (dub_box_parse (text, length, box, &error))
    return TRUE;
  place = dub_json_dup_path (at);
  dub_fault_edit (error)->file = g_strdup_printf ("%s: %s", place, path);
  g_propagate_error (at->error, g_steal_pointer (&error));

  return FALSE;
}

static gboolean
read_box (const DubJson *at, const DubVisit *visit)
{
  const Walk *walk = visit->walk;
  DubScenario *scenario = walk->scenario;
  const char *name;

  scenario->box_node =
      dub_json_is_missing (at) ? dub_json_make_string ("deluxe") : json_node_ref (at->node);
  if (dub_json_is_object (at))
    return dub_box_read (at, &scenario->box);
  if (!dub_json_is_missing (at) && !dub_json_is_string (at))
    return dub_json_refuse_for (at, DUB_FAULT_BOX, "\"deluxe\", \"classic\"");

  name = json_node_get_string (scenario->box_node);
  if (dub_box_load_shipped (name, &scenario->box))
    return TRUE;

  return read_box_file (at, name, walk->folder, &scenario->box);
}

static JsonNode *
write_box (const DubVisit *visit)
{
  return json_node_copy (((const Walk *) visit->walk)->scenario->box_node);
}

/* A card of a staff may be just its type. */
static gboolean
read_staff (const DubJson *at, const DubVisit *visit)
{
  DubEmployee *employee = visit->value;

  if (!dub_json_is_string (at))
    return dub_codec_read_employee (at, visit);
  employee->level = DUB_LEVEL_UNKNOWN;

  return dub_json_read_name (at, DUB_SET_TYPE, &employee->type);
}

/* Reads the completed tasks of a track. */
static gboolean
read_done (const DubJson *at, const DubVisit *visit)
{
  DubSide *side = visit->value;
  gboolean is_master = side->track == DUB_TRACK_MASTER;
  guint n_tasks;

  dub_box_get_tasks (visit->box, side->track, &n_tasks);
  if (!dub_json_check_array (at, 0, n_tasks))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);
    guint8 task;

    if (!dub_json_read_name_in (&element, DUB_SET_TASK, is_master ? DUB_TASK_THIMBLE : DUB_TASK_BP,
                                is_master ? DUB_TASK_COAT : DUB_TASK_DECORATION, &task))
      return FALSE;
    if (dub_side_has_done (side, task))
      return dub_json_refuse (&element, DUB_FAULT_ONCE);
    side->done[side->n_done++] = task;
  }

  return TRUE;
}

static JsonNode *
write_done (const DubVisit *visit)
{
  const DubSide *side = visit->value;
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < side->n_done; i++)
    json_array_add_string_element (array, dub_name_get (DUB_SET_TASK, side->done[i]));

  return dub_json_take_array (array);
}

/* Your staff is a number or cards, which also say how many Apprentices and which crowns there
 * are. */
static gboolean
read_your_staff (const DubJson *at, const DubVisit *visit)
{
  DubSide *you = visit->value;
  gint64 n;

  if (!JSON_NODE_HOLDS_ARRAY (at->node)) {
    if (!dub_json_read_number (at, 0, DUB_MAX_COUNT, &n))
      return FALSE;
    you->counts[DUB_FACT_STAFF] = (guint16) n;
    return TRUE;
  }

  if (!dub_codec_read_list (at, visit))
    return FALSE;
  dub_side_recount (you);
  you->kept = 0; /* there are no turns */

  return TRUE;
}

static JsonNode *
write_your_staff (const DubVisit *visit)
{
  const DubSide *you = visit->value;

  return you->n_staff > 0 ? dub_codec_write_list (visit)
                          : json_node_init_int (json_node_alloc (), you->counts[DUB_FACT_STAFF]);
}

/* Your examination is left out while you have done nothing. */
static JsonNode *
write_your_exam (const DubVisit *visit)
{
  const DubSide *you = visit->value;

  return you->track == DUB_TRACK_JOURNEYMAN && you->n_done == 0 ? NULL
                                                                : dub_codec_write_object (visit);
}

/* A card of your staff that is there now. */
static gboolean
put_card (const DubJson *at, const DubVisit *visit, DubWhere where)
{
  DubSide *you = visit->value;
  DubEmployee card = { 0 };
  DubVisit inner = { .member = visit->member, .value = &card, .box = visit->box };
  int found;

  if (!read_staff (at, &inner))
    return FALSE;
  found = dub_hand_find (you, card, DUB_WHERE_UNKNOWN);
  if (found < 0 || you->where[found] != DUB_WHERE_UNKNOWN)
    return dub_json_refuse (at, DUB_FAULT_AS_STAFF);
  you->where[found] = (guint8) where;

  return TRUE;
}

static gboolean
read_your_hand (const DubJson *at, const DubVisit *visit)
{
  if (!dub_json_check_array (at, 0, DUB_MAX_STAFF))
    return FALSE;
  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);

    if (!put_card (&element, visit, DUB_WHERE_HAND))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_your_card (const DubJson *at, const DubVisit *visit)
{
  return put_card (at, visit, DUB_WHERE_PLAYED);
}

static JsonNode *
write_card (const DubVisit *visit, guint at)
{
  DubVisit inner = { .member = visit->member,
                     .value = &((DubSide *) visit->value)->staff[at],
                     .box = visit->box };

  return dub_codec_write_employee (&inner);
}

static JsonNode *
write_your_hand (const DubVisit *visit)
{
  const DubSide *you = visit->value;
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < you->n_staff; i++)
    if (you->where[i] == DUB_WHERE_HAND)
      json_array_add_element (array, write_card (visit, i));
  if (json_array_get_length (array) > 0)
    return dub_json_take_array (array);
  json_array_unref (array);

  return NULL;
}

static JsonNode *
write_your_card (const DubVisit *visit)
{
  const DubSide *you = visit->value;
  guint i = 0;

  while (i < you->n_staff && you->where[i] != DUB_WHERE_PLAYED)
    i++;

  return i < you->n_staff ? write_card (visit, i) : NULL;
}

static const DubCodec dub_codec_box = { read_box, write_box, NULL, NULL };
static const DubCodec dub_codec_staff = { read_staff, dub_codec_write_employee, NULL, NULL };
static const DubCodec dub_codec_done = { read_done, write_done, NULL, NULL };
static const DubCodec dub_codec_your_staff = { read_your_staff, write_your_staff, NULL, NULL };
static const DubCodec dub_codec_your_hand = { read_your_hand, write_your_hand, NULL, NULL };
static const DubCodec dub_codec_your_card = { read_your_card, write_your_card, NULL, NULL };
static const DubCodec dub_codec_your_exam = { dub_codec_read_object, write_your_exam, NULL, NULL };

/* Checks of the pieces that were read: the box has to have as many. */

static gboolean
check_garment (const DubJson *at, const DubVisit *visit)
{
  Walk *walk = visit->walk;
  DubJson festivity = dub_json_member (at, "festivity");
  DubJson expert = dub_json_member (at, "expert");

  if (!dub_json_is_missing (&festivity) && !dub_json_is_missing (&expert))
    return dub_json_refuse (at, DUB_FAULT_FESTIVITY_OR_EXPERT);

  return accept (at, dub_tally_add_garment (&walk->tally, *(const DubGarment *) visit->value));
}

static gboolean
check_jewel (const DubJson *at, const DubVisit *visit)
{
  Walk *walk = visit->walk;

  return accept (at, dub_tally_add_jewel (&walk->tally, *(const guint8 *) visit->value));
}

static gboolean
check_employee (const DubJson *at, const DubVisit *visit)
{
  Walk *walk = visit->walk;
  DubEmployee employee = *(const DubEmployee *) visit->value;

  return accept (at, dub_tally_add_employee (&walk->tally, visit->box, employee));
}

static gboolean
check_token (const DubJson *at, const DubVisit *visit)
{
  const Walk *walk = visit->walk;

  return accept (at, dub_limits_check_tokens (walk->tally.state));
}

/* Your cards may be listed too. */
static gboolean
check_crown (const DubJson *at, const DubVisit *visit)
{
  Walk *walk = visit->walk;
  DubEmployee card = dub_box_get_crown (visit->box, *(const guint8 *) visit->value);

  return dub_side_find (&walk->tally.state->sides[DUB_YOU], card) >= 0 ||
         accept (at, dub_tally_add_employee (&walk->tally, visit->box, card));
}

/* Our JSON numbers have at most 18 digits. */
#define MAX_SEED G_GINT64_CONSTANT (999999999999999999)

enum { MAX_TILES = DUB_N_RESOURCE_TILES + DUB_N_FANCY_TILES };

#define ITEM_SIZE(type, field) sizeof (*((type *) NULL)->field)
#define NUMBER(key, field, min, max) DUB_NUMBER (key, DubState, field, min, max)
#define COUNT(key, fact, max) DUB_NUMBER (key, DubSide, counts[fact], 0, max)
#define ROW(as, field, item, ...) \
  { \
    .key = (as), .codec = &dub_codec_spaces, .items = &(item), \
    .offset = G_STRUCT_OFFSET (DubState, field), .size = ITEM_SIZE (DubState, field), __VA_ARGS__ \
  }
#define SPACES(as, field, item, box_field) \
  ROW (as, field, item, .n_offset = G_STRUCT_OFFSET (DubBox, box_field))
#define TOKENS(key, kind) SPACES (key, tokens[kind], token, decorations[kind].n)
#define LIST(as, kind, item, type, field, n_field, n) \
  { \
    .key = (as), .codec = &dub_codec_##kind, .items = &(item), .size = ITEM_SIZE (type, field), \
    .n_offset = G_STRUCT_OFFSET (type, n_field), .n_size = DUB_SIZE (type, n_field), .max = (n) \
  }
#define PILE(as, pile) \
  { \
    .key = (as), .codec = &dub_codec_list, .items = &card, .size = sizeof (DubCard), \
    .offset = G_STRUCT_OFFSET (DubState, pile), .n_size = DUB_SIZE (DubPile, n), \
    .max = DUB_N_CARDS \
  }
#define OBJECT(as, ...) \
  { \
    .key = (as), .codec = &dub_codec_object, .items = __VA_ARGS__ \
  }
#define SIDE(owner) .offset = G_STRUCT_OFFSET (DubState, sides[owner])

/* A guest starts with these members, because its struct starts with a garment. */
#define GARMENT \
  DUB_MEMBER ("color", name, DubGarment, color, .set = DUB_SET_COLOR, .is_required = TRUE), \
      DUB_NUMBER ("pp", DubGarment, pp, 0, DUB_MAX_GARMENT_PP), \
      DUB_MEMBER ("thimble", flag, DubGarment, thimble, .is_left_out = TRUE), \
      DUB_NAME ("festivity", DubGarment, special, DUB_SET_FESTIVITY), \
      DUB_NAME ("expert", DubGarment, special, DUB_SET_EXPERT)

static const DubMember garment_members[] = { GARMENT, DUB_MEMBERS_END };

static const DubMember guest_members[] = {
  GARMENT,
  DUB_MEMBER ("owner", name, DubGuest, owner, .set = DUB_SET_OWNER, .min = DUB_BARRY,
              .is_required = TRUE),
  DUB_MEMBERS_END,
};

static const DubMember jewel_members[] = {
  { .key = "color", .codec = &dub_codec_name, .set = DUB_SET_COLOR, .is_required = TRUE },
  DUB_MEMBERS_END,
};

static const DubMember garment = OBJECT (NULL, garment_members, .check = check_garment);
static const DubMember guest = OBJECT (NULL, guest_members, .check = check_garment);
static const DubMember jewel = OBJECT (NULL, jewel_members, .check = check_jewel);
static const DubMember tile = { .codec = &dub_codec_name, .set = DUB_SET_TILE };
static const DubMember token = { .codec = &dub_codec_name,
                                 .set = DUB_SET_OWNER,
                                 .min = DUB_BARRY,
                                 .check = check_token };
static const DubMember drawer = { .codec = &dub_codec_spaces,
                                  .items = &tile,
                                  .size = 1,
                                  .max = DUB_N_COLUMNS };
static const DubMember hall = { .codec = &dub_codec_spaces,
                                .items = &guest,
                                .size = sizeof (DubGuest),
                                .n_offset = G_STRUCT_OFFSET (DubBox, halls[0].n_guests),
                                .n_size = sizeof (DubHall) };
static const DubMember employee = { .codec = &dub_codec_employee, .check = check_employee };
static const DubMember card = DUB_MEMBER (NULL, card, DubPile, cards, .min = DUB_CARD_UNKNOWN);

/* The things of a side. */
static const DubMember jewelry =
    DUB_MEMBER (NULL, name, DubSide, jewelry.colors, .set = DUB_SET_COLOR, .check = check_jewel);
static const DubMember staff_card =
    DUB_MEMBER (NULL, staff, DubSide, staff, .check = check_employee);
static const DubMember crown =
    DUB_MEMBER (NULL, name, DubSide, bonuses, .set = DUB_SET_CROWN, .check = check_crown);

static const DubMember rulings[] = {
  DUB_MEMBER ("second-place", flag, DubState, second_place, .min = 0),
  DUB_MEMBER ("count-candidate", flag, DubState, count_candidate, .min = 0),
  DUB_MEMBER ("zero-gown", flag, DubState, zero_gown_apart, .opposite = TRUE),
  DUB_MEMBERS_END,
};
static const DubMember kitchen[] = {
  TOKENS ("left", DUB_KITCHEN_LEFT),
  TOKENS ("right", DUB_KITCHEN_RIGHT),
  DUB_MEMBERS_END,
};
static const DubMember exam[] = {
  DUB_NAME ("track", DubSide, track, DUB_SET_TRACK),
  { .key = "done", .codec = &dub_codec_done },
  DUB_MEMBERS_END,
};
static const DubMember barry[] = {
  COUNT ("pp", DUB_FACT_PP, DUB_MAX_PP),
  COUNT ("thread", DUB_FACT_THREAD, DUB_MAX_COUNT),
  COUNT ("lace", DUB_FACT_LACE, DUB_MAX_COUNT),
  COUNT ("tiles", DUB_FACT_TILES, MAX_TILES),
  LIST ("jewelry", list, jewelry, DubSide, jewelry.colors, jewelry.n, DUB_MAX_JEWELRY),
  LIST ("staff", list, staff_card, DubSide, staff, n_staff,
        DUB_N_START_EMPLOYEES + DUB_N_BASE_EMPLOYEES + 2 * DUB_N_EXAM_CARDS),
  OBJECT ("exam", exam),
  DUB_MEMBERS_END,
};
/* The facts, in the order of DubFact, and then the rest. */
static const DubMember you[] = {
  COUNT ("pp", DUB_FACT_PP, DUB_MAX_PP),
  COUNT ("livre", DUB_FACT_LIVRE, DUB_MAX_LIVRE),
  COUNT ("thread", DUB_FACT_THREAD, DUB_MAX_COUNT),
  COUNT ("lace", DUB_FACT_LACE, DUB_MAX_COUNT),
  COUNT ("tiles", DUB_FACT_TILES, MAX_TILES),
  LIST ("staff", your_staff, staff_card, DubSide, staff, n_staff, DUB_MAX_STAFF),
  COUNT ("apprentices", DUB_FACT_APPRENTICES, DUB_MAX_COUNT),
  LIST ("jewelry", list, jewelry, DubSide, jewelry.colors, jewelry.n, DUB_MAX_JEWELRY),
  LIST ("bonuses", list, crown, DubSide, bonuses, n_bonuses, DUB_N_CROWNS),
  { .key = "exam", .codec = &dub_codec_your_exam, .items = exam },
  { .key = "specialist",
    .codec = &dub_codec_name,
    .offset =
        G_STRUCT_OFFSET (DubState, yours.specialist) - G_STRUCT_OFFSET (DubState, sides[DUB_YOU]),
    .set = DUB_SET_SPECIALIST },
  { .key = "hand", .codec = &dub_codec_your_hand },
  { .key = "card", .codec = &dub_codec_your_card },
  DUB_MEMBERS_END,
};
static const DubMember exam_decks[] = {
  NUMBER ("journeyman", exam_decks[DUB_TRACK_JOURNEYMAN], 0, DUB_N_EXAM_CARDS),
  NUMBER ("master", exam_decks[DUB_TRACK_MASTER], 0, DUB_N_EXAM_CARDS),
  DUB_MEMBERS_END,
};

static const DubMember members[] = {
  { .key = "box", .codec = &dub_codec_box, .is_required = TRUE },
  DUB_MEMBER ("expansions", names, DubState, expansions, .set = DUB_SET_EXPANSION),
  NUMBER ("round", round, 1, DUB_N_ROUNDS),
  NUMBER ("seed", seed, 0, MAX_SEED),
  OBJECT ("rulings", rulings),
  DUB_NAME ("favor", DubState, favor, DUB_SET_OWNER),
  SPACES ("garments", garments, garment, garment_display.n),
  ROW ("resources", resources, drawer, .max = DUB_N_DRAWERS),
  ROW ("employees", employees, employee, .max = DUB_N_HIRE_SPACES),
  SPACES ("jewelry", jewelry, jewel, jewelry_display.n),
  ROW ("halls", halls, hall, .max = DUB_N_HALLS),
  TOKENS ("fireworks", DUB_FIREWORKS),
  TOKENS ("statues", DUB_STATUES),
  TOKENS ("musicians", DUB_MUSICIANS),
  TOKENS ("jeweler", DUB_JEWELER),
  OBJECT ("kitchen", kitchen),
  SPACES ("all-halls", all_halls, token, n_all_halls),
  OBJECT ("barry", barry, SIDE (DUB_BARRY)),
  OBJECT ("you", you, SIDE (DUB_YOU), .n_facts = DUB_N_FACTS),
  PILE ("hand", hand),
  PILE ("supply", supply),
  PILE ("discard", discard),
  NUMBER ("bag", bag, 0, MAX_TILES),
  OBJECT ("exam-decks", exam_decks, .min = 1),
  DUB_MEMBERS_END,
};

static const DubMember table = OBJECT (NULL, members);

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
    return dub_json_refuse (&bonuses, DUB_FAULT_AS_STAFF);

  return counted.counts[DUB_FACT_APPRENTICES] == yours->counts[DUB_FACT_APPRENTICES] ||
         dub_json_refuse (&apprentices, DUB_FAULT_AS_STAFF);
}

/* Reports an impossible board at the member that is most likely wrong. Having too many of
 * a piece is detected while reading. */
static gboolean
check_table (const DubJson *at, const DubScenario *scenario)
{
  DubJson your = dub_json_member (at, "you");
  DubReason problem = dub_table_check_parts (&scenario->box, &scenario->state, DUB_CHECK_ALL);
  DubJson jeweler = dub_json_member (at, "jeweler");
  DubJson her = dub_json_member (at, "barry");
  DubJson staff = dub_json_member (&her, "staff");

  if (!dub_json_is_missing (&your) && !check_your_staff (&your, &scenario->state.sides[DUB_YOU]))
    return FALSE;
  if (problem.code == DUB_REASON_STAFF)
    return accept (&staff, problem);

  return accept (problem.code == DUB_REASON_NO_JEWELER_BOARD ? &jeweler : at, problem);
}

/* The table has your card and your hand as a game has them. */
static void
note_card (DubState *state)
{
  const DubSide *yours = &state->sides[DUB_YOU];
  DubYourTurn *turn = &state->yours.turn;

  for (guint i = 0; i < yours->n_staff; i++)
    if (yours->where[i] == DUB_WHERE_PLAYED)
      turn->card = turn->source = yours->staff[i];
  state->yours.hand =
      (guint8) (dub_hand_count (yours, DUB_WHERE_HAND) + dub_hand_count (yours, DUB_WHERE_PLAYED));
}

DubScenario *
dub_scenario_parse (const char *text, gsize length, const char *folder, GError **error)
{
  g_autoptr (DubScenario) scenario = g_new0 (DubScenario, 1);
  Walk walk = { scenario, folder, { .state = &scenario->state } };
  DubVisit visit = { .member = &table,
                     .value = &scenario->state,
                     .box = &scenario->box,
                     .walk = &walk };
  g_autoptr (JsonNode) node = dub_json_parse (text, length, error);
  DubJson root = dub_json_root (node, error);

  dub_state_init (&scenario->state);
  if (node == NULL || !dub_codec_read_object (&root, &visit))
    return NULL;
  dub_side_recount (&scenario->state.sides[DUB_BARRY]);
  note_card (&scenario->state);
  if (!check_table (&root, scenario))
    return NULL;

  return g_steal_pointer (&scenario);
}

JsonNode *
dub_scenario_write (const DubScenario *scenario, const DubState *state)
{
  Walk walk = { .scenario = (DubScenario *) scenario };
  DubVisit visit = { .member = &table,
                     .value = (gpointer) state,
                     .box = &scenario->box,
                     .walk = &walk };

  return dub_codec_write_object (&visit);
}

void
dub_scenario_free (DubScenario *scenario)
{
  g_clear_pointer (&scenario->box_node, json_node_unref);
  g_free (scenario);
}

/* The outcome of a scenario. */

#define AMOUNT(key, type, field) DUB_NUMBER (key, type, field, 0, G_MAXINT)

static JsonNode *
write_from_one (const DubVisit *visit)
{
  return json_node_init_int (json_node_alloc (), *(guint8 *) visit->value + 1);
}

/* Writes the spaces of resource tiles as [drawer, column]. */
static JsonNode *
write_tiles (const DubVisit *visit)
{
  guint tiles = *(guint16 *) visit->value;
  JsonArray *spaces = json_array_new ();

  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++) {
    JsonArray *space;

    if ((tiles & (1u << i)) == 0)
      continue;
    space = json_array_new ();
    json_array_add_int_element (space, i / DUB_N_COLUMNS + 1);
    json_array_add_string_element (space, dub_name_get (DUB_SET_COLUMN, i % DUB_N_COLUMNS));
    json_array_add_array_element (spaces, space);
  }

  return dub_json_take_array (spaces);
}

static const DubCodec dub_codec_from_one = { NULL, write_from_one, NULL, NULL };
static const DubCodec dub_codec_tiles = { NULL, write_tiles, NULL, NULL };

/* The possible questions of a scenario, which has no other unknown tiles or cards. */
static const DubMember question_fields[][2] = {
  [DUB_QUESTION_TILE_FACES] = { DUB_MEMBER ("spaces", tiles, DubQuestion, tiles, .min = 0) },
  [DUB_QUESTION_YOU] = { DUB_MEMBER ("facts", names, DubQuestion, facts, .set = DUB_SET_FACT) },
  [DUB_QUESTION_CARD] = { DUB_NAME ("pile", DubQuestion, pile, DUB_SET_PILE) },
};

#define FROM AMOUNT ("from", DubMove, from.at)
#define SPACE AMOUNT ("space", DubMove, to.at)

static const DubMember step_fields[DUB_N_STEPS][3] = {
  [DUB_MOVE_TAKE_TILES] = { DUB_MEMBER ("spaces", tiles, DubMove, spaces, .min = 0) },
  [DUB_MOVE_TAKE_GARMENT] = { FROM },
  [DUB_MOVE_REVEAL_CARD] = { DUB_MEMBER ("card", card, DubMove, thing.card, .min = 0) },
  [DUB_MOVE_TAKE_JEWELRY] = { FROM },
  [DUB_MOVE_PLACE_GARMENT] = { DUB_MEMBER ("hall", from_one, DubMove, to.in, .min = 0), SPACE },
  [DUB_MOVE_HIRE] = { FROM },
  [DUB_MOVE_PLACE_TOKEN] = { DUB_NAME ("where", DubMove, to.in, DUB_SET_DECORATION_KIND), SPACE },
  [DUB_MOVE_EXAM_TOKEN] = { DUB_NAME ("task", DubMove, to.at, DUB_SET_TASK) },
  [DUB_MOVE_REMOVE_EMPLOYEE] = { AMOUNT ("staff", DubMove, from.at) },
  [DUB_MOVE_ADD_EXAM_CARD] = { DUB_NAME ("type", DubMove, from.at, DUB_SET_TRACK) },
  [DUB_MOVE_MOVE_EXAM_TOKEN] = { DUB_NAME ("to", DubMove, to.in, DUB_SET_TRACK) },
  [DUB_MOVE_ALL_HALLS_TOKEN] = { SPACE },
};

/* Her gains have verbs of their own in the output. */
static const DubMember gain_pp[] = { AMOUNT ("n", DubMove, gains[DUB_FACT_PP]),
                                     AMOUNT ("to", DubMove, thing.n), DUB_MEMBERS_END };

/* The value of a criterion. */
typedef struct {
  gint16 number;
  guint8 byte;
} Value;

#define CRITERION(key) \
  { \
    DUB_NUMBER (key, Value, number, G_MININT16, G_MAXINT16) \
  }

static const DubMember criterion_fields[][2] = {
  [DUB_CRITERION_PLACE] = CRITERION ("place"),
  [DUB_CRITERION_MASTER] = { DUB_MEMBER ("master", flag, Value, byte, .min = 0) },
  [DUB_CRITERION_REWARD] = { DUB_NAME ("reward", Value, byte, DUB_SET_REWARD) },
  [DUB_CRITERION_LIVRE] = CRITERION ("livre"),
  [DUB_CRITERION_COST] = CRITERION ("cost"),
  [DUB_CRITERION_VALUE] = CRITERION ("value"),
  [DUB_CRITERION_WORTH] = CRITERION ("worth"),
  [DUB_CRITERION_WORTH_YOU] = CRITERION ("worth-you"),
  [DUB_CRITERION_TASK] = CRITERION ("place"),
};

static JsonNode *
write_question (const DubQuestion *question)
{
  static const DubMember rules[] = { DUB_MEMBER ("rules", rules, DubQuestion, rules, .min = 0),
                                     DUB_MEMBERS_END };
  JsonObject *root = json_object_new ();
  JsonObject *object = json_object_new ();

  g_assert (question->kind < G_N_ELEMENTS (question_fields));
  json_object_set_string_member (object, "about", dub_name_get (DUB_SET_QUESTION, question->kind));
  dub_members_write (object, question_fields[question->kind], question, NULL);
  dub_members_write (object, rules, question, NULL);
  json_object_set_object_member (root, "question", object);

  return dub_json_take_object (root);
}

static JsonObject *
write_criteria (const DubCandidate *candidate)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < DUB_MAX_CRITERIA; i++) {
    DubCriterion criterion = candidate->criteria[i];
    Value value = { criterion.value, (guint8) criterion.value };

    dub_members_write (object, criterion_fields[criterion.kind], &value, NULL);
  }

  return object;
}

static void
set_candidates (JsonObject *object, const DubTurn *turn, guint index)
{
  guint n;
  const DubCandidate *candidates = dub_turn_get_candidates (turn, index, &n);
  JsonArray *array;

  if (n == 0)
    return;

  array = json_array_new ();
  for (guint i = 0; i < n; i++) {
    DubMove choice = { .from = candidates[i].place, .to = candidates[i].place };
    JsonObject *element = json_object_new ();

    dub_members_write (element, step_fields[turn->steps[index].verb], &choice, NULL);
    json_object_remove_member (element, "hall"); /* the card already has it */
    json_object_set_object_member (element, "by", write_criteria (&candidates[i]));
    if (candidates[i].out != DUB_RULE_NONE)
      json_object_set_string_member (element, "out", dub_rule_id_to_string (candidates[i].out));
    json_array_add_object_element (array, element);
  }
  json_object_set_array_member (object, "candidates", array);
}

static JsonArray *
write_rulings (guint64 mask)
{
  JsonArray *array = json_array_new ();

  for (guint i = DUB_RULE_R_1; i <= DUB_RULE_R_14; i++)
    if ((mask & (G_GUINT64_CONSTANT (1) << i)) != 0)
      json_array_add_string_element (array, dub_rule_id_to_string (i));

  return array;
}

static const char *
get_verb (const DubMove *step)
{
  if (step->verb != DUB_MOVE_GAIN)
    return dub_name_get (DUB_SET_VERB, step->verb);

  return step->gains[DUB_FACT_THREAD] != 0 ? "take-thread"
         : step->gains[DUB_FACT_LACE] != 0 ? "take-lace"
                                           : "gain-pp";
}

JsonObject *
dub_outcome_write_step (const DubMove *step)
{
  static const DubMember rules[] = { DUB_MEMBER ("rules", rules, DubMove, rules, .min = 0),
                                     DUB_MEMBERS_END };
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "do", get_verb (step));
  if (step->verb == DUB_MOVE_GAIN && step->thing.kind == DUB_KIND_NUMBER)
    dub_members_write (object, gain_pp, step, NULL);
  else
    dub_members_write (object, step_fields[step->verb], step, NULL);
  dub_members_write (object, rules, step, NULL);

  return object;
}

JsonNode *
dub_outcome_of_turn (const DubScenario *scenario, const DubTurn *turn)
{
  JsonObject *root;
  JsonArray *steps;
  DubState after;

  if (turn->question.kind != DUB_QUESTION_NOTHING)
    return write_question (&turn->question);

  root = json_object_new ();
  steps = json_array_new ();
  for (guint i = 0; i < turn->n_steps; i++) {
    JsonObject *step = dub_outcome_write_step (&turn->steps[i]);

    set_candidates (step, turn, i);
    json_array_add_object_element (steps, step);
  }
  json_object_set_array_member (root, "steps", steps);
  json_object_set_array_member (root, "rulings", write_rulings (turn->rulings));

  /* A scenario does not count shuffles and removals, so a new seed makes the next ones
   * differ. */
  after = turn->after;
  after.seed = dub_rng_next_seed (after.seed);
  json_object_set_member (root, "after", dub_scenario_write (scenario, &after));

  return dub_json_take_object (root);
}

static JsonObject *
write_lines (const DubSideScore *side)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < DUB_N_SCORE_LINES; i++)
    json_object_set_int_member (object, dub_rule_id_to_string (DUB_RULE_END_1 + i), side->lines[i]);
  json_object_set_int_member (object, "total", side->total);

  return object;
}

static JsonNode *
write_bonuses (const DubVisit *visit)
{
  const DubSideScore *side = visit->value;
  JsonObject *bonuses = json_object_new ();

  for (guint i = 0; i < side->n_bonuses; i++)
    json_object_set_int_member (bonuses, dub_name_get (DUB_SET_CROWN, side->bonuses[i]),
                                side->bonus_pp[i]);

  return dub_json_take_object (bonuses);
}

static JsonNode *
write_balcony (const DubVisit *visit)
{
  const DubSideScore *side = visit->value;
  const DubScenario *scenario = visit->walk;
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < side->n_balcony; i++) {
    DubBalcony move = side->balcony[i];
    guint times = scenario->box.decorations[DUB_FIREWORKS].spaces[move.firework].times;
    DubGarment moved = scenario->state.halls[0][move.guest].garment;
    JsonObject *object = json_object_new ();

    json_object_set_int_member (object, "space", move.guest);
    json_object_set_int_member (object, "firework", move.firework);
    json_object_set_int_member (object, "times", times);
    json_object_set_int_member (object, "adds", (times - 1) * dub_garment_get_pp (moved));
    json_array_add_object_element (array, object);
  }

  return dub_json_take_array (array);
}

static const DubCodec dub_codec_bonuses = { NULL, write_bonuses, NULL, NULL };
static const DubCodec dub_codec_balcony = { NULL, write_balcony, NULL, NULL };
static const DubMember hall_pp = AMOUNT (NULL, DubShare, pp);

/* The components of the score lines of one side. */
static const DubMember detail_fields[] = {
  AMOUNT ("pp", DubSideScore, track),
  AMOUNT ("livre", DubSideScore, livre_pp),
  AMOUNT ("jewelry", DubSideScore, jewelry_pp),
  { .key = "bonuses", .codec = &dub_codec_bonuses },
  AMOUNT ("favor", DubSideScore, favor_pp),
  { .key = "halls",
    .codec = &dub_codec_spaces,
    .items = &hall_pp,
    .offset = G_STRUCT_OFFSET (DubSideScore, halls),
    .size = sizeof (DubShare),
    .max = DUB_N_HALLS },
  { .key = "balcony", .codec = &dub_codec_balcony },
  AMOUNT ("garments", DubSideScore, garment_pp),
  AMOUNT ("decorations", DubSideScore, decoration_pp),
  AMOUNT ("all-halls", DubSideScore, all_halls_pp),
  DUB_MEMBERS_END,
};

JsonNode *
dub_outcome_of_score (const DubScenario *scenario, const DubScore *score)
{
  JsonObject *root, *detail;

  if (score->question.kind != DUB_QUESTION_NOTHING)
    return write_question (&score->question);

  root = json_object_new ();
  detail = json_object_new ();
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    const char *name = dub_name_get (DUB_SET_OWNER, owner);
    JsonObject *parts = json_object_new ();

    json_object_set_object_member (root, name, write_lines (&score->sides[owner]));
    dub_members_write (parts, detail_fields, &score->sides[owner], (gpointer) scenario);
    json_object_set_object_member (detail, name, parts);
  }
  json_object_set_string_member (root, "winner", dub_name_get (DUB_SET_OWNER, score->winner));
  json_object_set_array_member (detail, "rulings", write_rulings (score->rulings));
  json_object_set_object_member (root, "detail", detail);

  return dub_json_take_object (root);
}
