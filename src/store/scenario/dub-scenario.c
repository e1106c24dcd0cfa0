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

#include "dub-scenario-values.h"
#include "dub-side.h"
#include "dub-table.h"

#include <string.h>

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
