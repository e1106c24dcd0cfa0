/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form of a box profile, version 1:
 *
 *   {"format": "dubarry-box", "version": 1, "name": "...", "edition": "deluxe",
 *    "sources": {"halls": "starter", ...},
 *    "halls": [5 of {"majority": [5, 2], "musician": {"cost": 6, "pp": 3},
 *              "guests": [{"master": true, "reward": "resource"},
 *                         {"reward": {"livre": 3}}, {}]}],
 *    "fireworks": {"majority": [7, 3], "spaces": [{"cost": 10, "times": 2, "pp": 0}]},
 *    "statues": [{"cost": 8, "pp": 1}],
 *    "kitchen": {"left": [{"cost": 5, "pp": 1}], "right": [...]},
 *    "all-halls": [5, 3], "garment-display": [8, 6, 4, 2, 0, 0],
 *    "jeweler": {"decorations": [{"cost": 5, "pp": 1}], "display": [6, 4, 2, 0],
 *                "journeyman-tasks": ["bp", "go", "thread-lace", "decoration"],
 *                "master-tasks": ["thimble", "gown", "coat"]},
 *    "employees": [56 of {"id": "vi-pairs", "level": 6, "type": "apprentice"}],
 *    "deck": [25 cards, see dub-card-json.h],
 *    "garments": ..., "resources": ..., "jewelry": ..., see dub-box-tiles.h}
 *
 * Everything must be there but sources (left out: "starter"), the tiles (left out:
 * those of the edition's starter profile), and of a guest space master (false) and
 * reward ("none"). Only what a rulebook states or implies is refused; the limits of
 * numbers are those of the form.
 */

#include "dub-box-file.h"

#include "dub-box-employees.h"
#include "dub-box-tiles.h"
#include "dub-card-json.h"
#include "dub-file.h"

#include <string.h>

enum {
  VERSION = 1,
  MAX_COST = 40,
  MAX_PP = 20,
  MAX_GARMENT_COST = 8,
  MIN_DISPLAY = 3,
  MIN_ALL_HALLS = 2
};

static gboolean
read_majority (const DubJson *at, DubMajority *majority)
{
  if (!dub_json_check_array (at, 2, 2))
    return FALSE;

  DubJson first = dub_json_element (at, 0), second = dub_json_element (at, 1);

  return dub_json_read_u8 (&first, 0, MAX_PP, &majority->first) &&
         dub_json_read_u8 (&second, 0, MAX_PP, &majority->second);
}

static gboolean
read_decoration (const DubJson *at, gboolean fireworks, DubDecoration *decoration)
{
  static const char *const plain_keys[] = { "cost", "pp", NULL };
  static const char *const firework_keys[] = { "cost", "times", "pp", NULL };
  DubJson cost = dub_json_member (at, "cost");
  DubJson pp = dub_json_member (at, "pp");
  DubJson times = dub_json_member (at, "times");

  return dub_json_check_object (at, fireworks ? firework_keys : plain_keys) &&
         dub_json_read_u8 (&cost, 0, MAX_COST, &decoration->cost) &&
         dub_json_read_u8 (&pp, 0, MAX_PP, &decoration->pp) &&
         (!fireworks || dub_json_read_u8 (&times, 2, 3, &decoration->times));
}

static gboolean
read_decorations (const DubJson *at, gboolean fireworks, DubDecorations *decorations)
{
  if (!dub_json_check_array (at, 1, DUB_MAX_DECORATIONS))
    return FALSE;

  decorations->n = (guint8) dub_json_get_length (at);
  for (guint i = 0; i < decorations->n; i++) {
    DubJson element = dub_json_element (at, i);

    if (!read_decoration (&element, fireworks, &decorations->spaces[i]))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_reward (const DubJson *at, DubGuestSpace *space)
{
  static const char *const keys[] = { "livre", NULL };
  static const char expected[] = "\"none\", \"resource\", \"thread\", \"lace\" or {\"livre\": n}";
  guint reward;

  if (dub_json_is_missing (at))
    return TRUE;

  if (dub_json_is_object (at)) {
    DubJson livre = dub_json_member (at, "livre");

    space->reward = DUB_REWARD_LIVRE;
    return dub_json_check_object (at, keys) &&
           dub_json_read_u8 (&livre, 1, MAX_COST, &space->livre);
  }

  if (!dub_json_is_string (at) ||
      !dub_name_find (DUB_SET_REWARD, json_node_get_string (at->node), &reward) ||
      reward == DUB_REWARD_LIVRE)
    return dub_json_refuse (at, "%s", expected);
  space->reward = (guint8) reward;

  return TRUE;
}

static gboolean
read_guest_space (const DubJson *at, DubGuestSpace *space)
{
  static const char *const keys[] = { "master", "reward", NULL };
  DubJson master = dub_json_member (at, "master");
  DubJson reward = dub_json_member (at, "reward");

  return dub_json_check_object (at, keys) &&
         (dub_json_is_missing (&master) || dub_json_read_bool (&master, &space->master)) &&
         read_reward (&reward, space);
}

static gboolean
read_hall (const DubJson *at, DubHall *hall, DubDecoration *musician)
{
  static const char *const keys[] = { "majority", "musician", "guests", NULL };
  DubJson majority = dub_json_member (at, "majority");
  DubJson player = dub_json_member (at, "musician");
  DubJson guests = dub_json_member (at, "guests");

  if (!dub_json_check_object (at, keys) || !read_majority (&majority, &hall->majority) ||
      !read_decoration (&player, FALSE, musician) ||
      !dub_json_check_array (&guests, 1, DUB_MAX_SPACES))
    return FALSE;

  hall->n_guests = (guint8) dub_json_get_length (&guests);
  for (guint i = 0; i < hall->n_guests; i++) {
    DubJson guest = dub_json_element (&guests, i);

    if (!read_guest_space (&guest, &hall->guests[i]))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_halls (const DubJson *at, DubBox *box)
{
  DubDecorations *musicians = &box->decorations[DUB_MUSICIANS];

  if (!dub_json_check_array (at, DUB_N_HALLS, DUB_N_HALLS))
    return FALSE;

  musicians->n = DUB_N_HALLS;
  for (guint i = 0; i < DUB_N_HALLS; i++) {
    DubJson hall = dub_json_element (at, i);

    if (!read_hall (&hall, &box->halls[i], &musicians->spaces[i]))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_fireworks (const DubJson *at, DubBox *box)
{
  static const char *const keys[] = { "majority", "spaces", NULL };
  DubDecorations *fireworks = &box->decorations[DUB_FIREWORKS];
  DubJson majority = dub_json_member (at, "majority");
  DubJson spaces = dub_json_member (at, "spaces");

  if (!dub_json_check_object (at, keys) || !read_majority (&majority, &box->fireworks_majority) ||
      !read_decorations (&spaces, TRUE, fireworks))
    return FALSE;

  for (guint i = 1; i < fireworks->n && !at->draft; i++)
    if (fireworks->spaces[i].cost <= fireworks->spaces[i - 1].cost) {
      DubJson space = dub_json_element (&spaces, i);
      DubJson cost = dub_json_member (&space, "cost");

      return dub_json_refuse (&cost, "more than %u: the costs of fireworks rise to the right",
                              fireworks->spaces[i - 1].cost);
    }

  return TRUE;
}

static gboolean
read_kitchen (const DubJson *at, DubBox *box)
{
  static const char *const keys[] = { "left", "right", NULL };
  DubJson left = dub_json_member (at, "left");
  DubJson right = dub_json_member (at, "right");

  return dub_json_check_object (at, keys) &&
         read_decorations (&left, FALSE, &box->decorations[DUB_KITCHEN_LEFT]) &&
         read_decorations (&right, FALSE, &box->decorations[DUB_KITCHEN_RIGHT]);
}

static gboolean
read_all_halls (const DubJson *at, DubBox *box)
{
  if (!dub_json_check_array (at, at->kept ? 1 : MIN_ALL_HALLS, DUB_MAX_ALL_HALLS))
    return FALSE;

  box->n_all_halls = (guint8) dub_json_get_length (at);
  for (guint i = 0; i < box->n_all_halls; i++) {
    DubJson value = dub_json_element (at, i);

    if (!dub_json_read_u8 (&value, 0, MAX_PP, &box->all_halls[i]))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_display (const DubJson *at, guint max_cost, DubDisplay *display)
{
  if (!dub_json_check_array (at, MIN_DISPLAY, DUB_MAX_SPACES))
    return FALSE;

  display->n = (guint8) dub_json_get_length (at);
  for (guint i = 0; i < display->n; i++) {
    DubJson cost = dub_json_element (at, i);

    if (!dub_json_read_u8 (&cost, 0, max_cost, &display->costs[i]))
      return FALSE;
  }

  return TRUE;
}

/* No book says that the costs fall to the right, so a box may print others. */
static gboolean
read_garment_display (const DubJson *at, DubBox *box)
{
  const DubDisplay *display = &box->garment_display;

  if (!read_display (at, MAX_GARMENT_COST, &box->garment_display))
    return FALSE;

  for (guint i = display->n - 2u; i < display->n && !at->draft; i++) {
    DubJson cost = dub_json_element (at, i);

    if (display->costs[i] != 0)
      return dub_json_refuse (&cost, "0: the two rightmost garments are free");
  }

  return TRUE;
}

static gboolean
read_tasks (const DubJson *at, DubTask first, guint n, guint8 *tasks)
{
  if (!dub_json_check_array (at, n, n))
    return FALSE;

  for (guint i = 0; i < n; i++) {
    DubJson task = dub_json_element (at, i);

    if (!dub_json_read_name (&task, DUB_SET_TASK, &tasks[i]))
      return FALSE;
    if (tasks[i] < first || tasks[i] >= first + n)
      return dub_json_refuse (&task, "a task of this examination");
    if (memchr (tasks, tasks[i], i) != NULL)
      return dub_json_refuse (&task, "each task once");
  }
  if (first == DUB_TASK_THIMBLE && tasks[0] != DUB_TASK_THIMBLE) {
    DubJson top = dub_json_element (at, 0);

    return dub_json_refuse (&top, "\"thimble\": the gold thimble is on top");
  }

  return TRUE;
}

static gboolean
read_jeweler (const DubJson *at, DubBox *box)
{
  static const char *const keys[] = { "decorations", "display", "journeyman-tasks", "master-tasks",
                                      NULL };
  DubJson decorations = dub_json_member (at, "decorations");
  DubJson display = dub_json_member (at, "display");
  DubJson journeyman = dub_json_member (at, "journeyman-tasks");
  DubJson master = dub_json_member (at, "master-tasks");

  return dub_json_check_object (at, keys) &&
         read_decorations (&decorations, FALSE, &box->decorations[DUB_JEWELER]) &&
         read_display (&display, MAX_COST, &box->jewelry_display) &&
         read_tasks (&journeyman, DUB_TASK_BP, DUB_N_JOURNEYMAN_TASKS, box->journeyman_tasks) &&
         read_tasks (&master, DUB_TASK_THIMBLE, DUB_N_MASTER_TASKS, box->master_tasks);
}

static gboolean
read_deck (const DubJson *at, DubBox *box)
{
  if (!dub_json_check_array (at, DUB_N_CARDS, DUB_N_CARDS))
    return FALSE;

  for (guint i = 0; i < DUB_N_CARDS; i++) {
    DubJson card = dub_json_element (at, i);

    if (!dub_card_read (&card, &box->deck[i]))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_sources (const DubJson *at, DubBox *box)
{
  static const char *const keys[] = { "halls",     "fireworks",       "statues",   "kitchen",
                                      "all-halls", "garment-display", "jeweler",   "employees",
                                      "deck",      "garments",        "resources", "jewelry",
                                      NULL };

  if (dub_json_is_missing (at))
    return TRUE;
  if (!dub_json_check_object (at, keys))
    return FALSE;

  for (guint i = 0; i < DUB_N_SECTIONS; i++) {
    DubJson source = dub_json_member (at, dub_name_get (DUB_SET_SECTION, i));

    if (!dub_json_is_missing (&source) &&
        !dub_json_read_name (&source, DUB_SET_SOURCE, &box->sources[i]))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_head (const DubJson *at, DubBox *box)
{
  DubJson format = dub_json_member (at, "format");
  DubJson version = dub_json_member (at, "version");
  DubJson name = dub_json_member (at, "name");
  DubJson edition = dub_json_member (at, "edition");
  g_autofree char *plain = NULL;
  const char *string;
  guint8 number;

  if (!dub_json_is_string (&format) ||
      !g_str_equal (json_node_get_string (format.node), "dubarry-box"))
    return dub_json_refuse (&format, "\"dubarry-box\"");
  if (!dub_json_read_u8 (&version, VERSION, VERSION, &number))
    return FALSE;
  string = dub_json_read_string (&name, DUB_MAX_BOX_NAME - 1);
  if (string == NULL)
    return FALSE;
  plain = dub_file_make_plain (string, -1); /* never longer */
  g_strlcpy (box->name, plain, sizeof box->name);

  return dub_json_read_name (&edition, DUB_SET_EDITION, &box->edition);
}

static gboolean
read_box (const DubJson *at, gboolean is_whole, DubBox *box)
{
  static const char *const keys[] = {
    "format",    "version", "name",     "edition",   "sources",         "halls",
    "fireworks", "statues", "kitchen",  "all-halls", "garment-display", "jeweler",
    "employees", "deck",    "garments", "resources", "jewelry",         NULL
  };
  DubJson sources = dub_json_member (at, "sources");
  DubJson halls = dub_json_member (at, "halls");
  DubJson fireworks = dub_json_member (at, "fireworks");
  DubJson statues = dub_json_member (at, "statues");
  DubJson kitchen = dub_json_member (at, "kitchen");
  DubJson all_halls = dub_json_member (at, "all-halls");
  DubJson garments = dub_json_member (at, "garment-display");
  DubJson jeweler = dub_json_member (at, "jeweler");
  DubJson employees = dub_json_member (at, "employees");
  DubJson deck = dub_json_member (at, "deck");
  DubBox read = { 0 };

  if (!dub_json_is_object (at))
    return dub_json_refuse (at, "an object with a box profile");

  /* The head comes first: of a later version the keys say nothing to us. */
  if (!read_head (at, &read) || !dub_json_check_object (at, keys) ||
      !read_sources (&sources, &read) || !read_halls (&halls, &read) ||
      !read_fireworks (&fireworks, &read) ||
      !read_decorations (&statues, FALSE, &read.decorations[DUB_STATUES]) ||
      !read_kitchen (&kitchen, &read) || !read_all_halls (&all_halls, &read) ||
      !read_garment_display (&garments, &read) || !read_jeweler (&jeweler, &read) ||
      !dub_box_read_employees (&employees, &read) || !read_deck (&deck, &read) ||
      !dub_box_read_tiles (at, is_whole ? NULL : dub_box_get_shipped (read.edition), &read))
    return FALSE;

  *box = read;

  return TRUE;
}

gboolean
dub_box_read (const DubJson *at, DubBox *box)
{
  return read_box (at, FALSE, box);
}

static gboolean
parse (const char *text, gsize length, gboolean is_kept, gboolean is_whole, DubBox *box,
       GError **error)
{
  g_autoptr (JsonNode) node = dub_json_parse (text, length, error);

  if (node == NULL)
    return FALSE;

  DubJson root = dub_json_root (node, error);

  root.kept = is_kept;

  return read_box (&root, is_whole, box);
}

gboolean
dub_box_parse (const char *text, gsize length, DubBox *box, GError **error)
{
  return parse (text, length, FALSE, FALSE, box, error);
}

gboolean
dub_box_parse_kept (const char *text, gsize length, DubBox *box, GError **error)
{
  return parse (text, length, TRUE, FALSE, box, error);
}

gboolean
dub_box_parse_whole (const char *text, gsize length, DubBox *box, GError **error)
{
  return parse (text, length, FALSE, TRUE, box, error);
}
