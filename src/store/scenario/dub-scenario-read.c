/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form of a scenario. Everything but the hand may be left out.
 *
 *   "box"         a shipped name, a path, or the profile itself ("deluxe")
 *   "modules"     of "jewelry-box", "fancy", "festivity", "expert" (none)
 *   "round"       1-7 (not told)
 *   "seed"        of chance (0)
 *   "rulings"     {"second-place": false, "count-candidate": true, "zero-gown": true}
 *   "favor"       "board", "barry" or "you" ("board")
 *   "garments"    the display: null or a garment, {"color", "pp", "thimble",
 *                 "festivity" or "expert"}
 *   "resources"   3 drawers of 3: null, "bp", "go", "bp+go" or "?"
 *   "employees"   the display: null, {"id"} or {"level", "type"}
 *   "jewelry"     the display: null or {"color"}
 *   "halls"       5 lists of guest spaces: null or a garment with its "owner"
 *   "musicians", "fireworks", "statues", "kitchen" {"left", "right"},
 *   "jeweler", "all-halls"   spaces: null, "barry" or "you"
 *   "barry"       {"pp", "thread", "lace", "tiles", "jewelry": [colors],
 *                 "staff": [employees or types, the newest last],
 *                 "exam": {"track", "done": [tasks]}} (0, empty, journeyman)
 *   "you"         {"pp", "livre", "thread", "lace", "staff", "apprentices",
 *                 "jewelry": [colors], "bonuses": [crowned ids]} (unknown)
 *   "hand", "supply", "discard"   cards (dub-card-json.h) or "?" (empty)
 *   "bag"         resource tiles to draw (enough)
 *   "exam-decks"  {"journeyman", "master"} cards left (enough)
 */

#include "dub-box-file.h"
#include "dub-card-json.h"
#include "dub-file.h"
#include "dub-scenario-private.h"
#include "dub-store-error.h"

/* A JSON number of ours has at most 18 digits. */
static const gint64 max_seed = G_GINT64_CONSTANT (999999999999999999);

static const char *const keys[] = {
  "box",       "modules",   "round",      "seed",  "rulings",   "favor",     "garments",
  "resources", "employees", "jewelry",    "halls", "musicians", "fireworks", "statues",
  "kitchen",   "jeweler",   "all-halls",  "barry", "you",       "hand",      "supply",
  "discard",   "bag",       "exam-decks", NULL,
};

static gboolean
read_box_file (const DubJson *at, const char *path, const char *folder, DubBox *box)
{
  g_autofree char *beside = folder != NULL ? g_build_filename (folder, path, NULL) : NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!dub_file_read (path, DUB_MAX_BOX_BYTES, &text, &length, NULL) &&
      !(beside != NULL && dub_file_read (beside, DUB_MAX_BOX_BYTES, &text, &length, NULL)))
    return dub_json_refuse (at, "\"deluxe\", \"classic\", a readable file or a profile");

  if (!dub_box_parse (text, length, box, &error))
    return dub_json_refuse_board (at, "%s: %s", path, error->message);

  return TRUE;
}

static gboolean
read_box (const DubJson *at, const char *folder, DubScenario *scenario)
{
  const char *name = "deluxe";

  if (dub_json_is_missing (at))
    scenario->box_node = json_node_init_string (json_node_alloc (), name);
  else
    scenario->box_node = json_node_ref (at->node);

  if (dub_json_is_object (at))
    return dub_box_read (at, &scenario->box);
  if (!dub_json_is_missing (at) && !dub_json_is_string (at))
    return dub_json_refuse (at, "a name, a path or a profile");

  name = json_node_get_string (scenario->box_node);
  if (dub_box_load_shipped (name, &scenario->box))
    return TRUE;

  return read_box_file (at, name, folder, &scenario->box);
}

static gboolean
read_expansions (const DubJson *at, DubState *state)
{
  if (dub_json_is_missing (at))
    return TRUE;
  if (!dub_json_check_array (at, 0, DUB_N_EXPANSIONS))
    return FALSE;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);
    guint8 expansion;

    if (!dub_json_read_name (&element, DUB_SET_EXPANSION, &expansion))
      return FALSE;
    state->expansions |= (guint8) (1u << expansion);
  }

  return TRUE;
}

static gboolean
read_rulings (const DubJson *at, DubState *state)
{
  static const char *const ruling_keys[] = { "second-place", "count-candidate", "zero-gown", NULL };
  DubJson second = dub_json_member (at, "second-place");
  DubJson count = dub_json_member (at, "count-candidate");
  DubJson gown = dub_json_member (at, "zero-gown");
  guint8 zero_gown = TRUE;

  if (dub_json_is_missing (at))
    return TRUE;
  if (!dub_json_check_object (at, ruling_keys) ||
      (!dub_json_is_missing (&second) && !dub_json_read_bool (&second, &state->second_place)) ||
      (!dub_json_is_missing (&count) && !dub_json_read_bool (&count, &state->count_candidate)) ||
      (!dub_json_is_missing (&gown) && !dub_json_read_bool (&gown, &zero_gown)))
    return FALSE;
  state->zero_gown_apart = !zero_gown;

  return TRUE;
}

/* round, seed, modules, rulings and favor. */
static gboolean
read_frame (const DubJson *at, DubState *state)
{
  DubJson round = dub_json_member (at, "round");
  DubJson seed = dub_json_member (at, "seed");
  DubJson expansions = dub_json_member (at, "modules");
  DubJson rulings = dub_json_member (at, "rulings");
  DubJson favor = dub_json_member (at, "favor");
  gint64 number = 0;

  if (!(dub_json_is_missing (&round) ||
        dub_json_read_u8 (&round, 1, DUB_N_ROUNDS, &state->round)) ||
      !(dub_json_is_missing (&seed) || dub_json_read_number (&seed, 0, max_seed, &number)) ||
      !read_expansions (&expansions, state) || !read_rulings (&rulings, state) ||
      !(dub_json_is_missing (&favor) || dub_json_read_name (&favor, DUB_SET_OWNER, &state->favor)))
    return FALSE;
  state->seed = (guint64) number;

  return TRUE;
}

static gboolean
read_pile (const DubJson *at, DubPile *pile)
{
  if (dub_json_is_missing (at))
    return TRUE;
  if (!dub_json_check_array (at, 0, DUB_N_CARDS))
    return FALSE;

  pile->n = (guint8) dub_json_get_length (at);
  for (guint i = 0; i < pile->n; i++) {
    DubJson card = dub_json_element (at, i);

    if (dub_json_is_string (&card) && g_str_equal (json_node_get_string (card.node), "?"))
      pile->cards[i] = (DubCard){ .action = DUB_CARD_UNKNOWN };
    else if (!dub_card_read (&card, &pile->cards[i]))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_piles (const DubJson *at, DubState *state)
{
  DubJson hand = dub_json_member (at, "hand");
  DubJson supply = dub_json_member (at, "supply");
  DubJson discard = dub_json_member (at, "discard");

  return read_pile (&hand, &state->hand) && read_pile (&supply, &state->supply) &&
         read_pile (&discard, &state->discard);
}

/* Of the bag and the examination decks it may be known how much is left. */
static gboolean
read_stocks (const DubJson *at, DubState *state)
{
  static const char *const deck_keys[] = { "journeyman", "master", NULL };
  DubJson bag = dub_json_member (at, "bag");
  DubJson decks = dub_json_member (at, "exam-decks");
  gint64 n;

  if (!dub_json_is_missing (&bag)) {
    if (!dub_json_read_number (&bag, 0, DUB_N_RESOURCE_TILES + DUB_N_FANCY_TILES, &n))
      return FALSE;
    state->bag = (gint16) n;
  }
  if (dub_json_is_missing (&decks))
    return TRUE;
  if (!dub_json_check_object (&decks, deck_keys))
    return FALSE;

  for (guint i = 0; i < DUB_N_TRACKS; i++) {
    DubJson deck = dub_json_member (&decks, deck_keys[i]);

    if (dub_json_is_missing (&deck))
      continue;
    if (!dub_json_read_number (&deck, 0, DUB_N_EXAM_CARDS, &n))
      return FALSE;
    state->exam_decks[i] = (gint8) n;
  }

  return TRUE;
}

static gboolean
read_scenario (const DubJson *at, const char *folder, DubScenario *scenario)
{
  DubJson box = dub_json_member (at, "box");
  DubJson barry = dub_json_member (at, "barry");
  DubJson you = dub_json_member (at, "you");

  return dub_json_check_object (at, keys) && read_box (&box, folder, scenario) &&
         read_frame (at, &scenario->state) && dub_scenario_read_board (at, scenario) &&
         dub_scenario_read_barry (&barry, scenario) &&
         dub_scenario_read_you (&you, &scenario->state) && read_piles (at, &scenario->state) &&
         read_stocks (at, &scenario->state) && dub_scenario_check (at, scenario);
}

DubScenario *
dub_scenario_parse (const char *text, gsize length, const char *folder, GError **error)
{
  g_autoptr (DubScenario) scenario = g_new0 (DubScenario, 1);
  g_autoptr (JsonNode) node = dub_json_parse (text, length, error);
  DubJson root = dub_json_root (node, error);

  dub_state_init (&scenario->state);
  if (node == NULL || !read_scenario (&root, folder, scenario))
    return NULL;

  return g_steal_pointer (&scenario);
}

void
dub_scenario_free (DubScenario *scenario)
{
  g_clear_pointer (&scenario->box_node, json_node_unref);
  g_free (scenario);
}
