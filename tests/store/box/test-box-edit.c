/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places of a profile are set by their paths: what is not valid as a whole is
 * refused with its place and reason, and nothing changes.
 */

#include "dub-box-edit.h"
#include "edit.h"

#include <string.h>

typedef struct {
  const char *name;
  const char *assignments[4];
  const char *error; /* NULL: accepted */
} Row;

#define FROM(min, max) DUB_NOT_FROM (min, max)

static const Row bad_rows[] = {
  { "no-value", { "name" }, "$: “name” is not PATH=VALUE" },
  { "no-path", { "=3" }, "$: “=3” is not PATH=VALUE" },
  { "empty", { "" }, "$: “” is not PATH=VALUE" },
  { "no-such-hall",
    { "halls[6]={}" },
    "$.halls[6]: there is no such place; an index counts from 0" },
  { "no-such-guest",
    { "halls[0].guests[99].master=true" },
    "$.halls[0].guests[99].master: there is no such place; an index counts from 0" },
  { "past-the-end",
    { "halls[0].guests[6].master=true" },
    "$.halls[0].guests[6].master: there is no such place" },
  { "index-of-an-object", { "fireworks[0]=1" }, "$.fireworks[0]: there is no such place" },
  { "key-of-an-array", { "halls.guests=1" }, "$.halls.guests: there is no such place" },
  { "below-a-number", { "all-halls[0].pp=1" }, "$.all-halls[0].pp: there is no such place" },
  { "below-nothing", { "nothing.at.all=1" }, "$.nothing.at.all: there is no such place" },
  { "bad-index", { "halls[x]=1" }, "$.halls[x]: an index is a number in brackets" },
  { "open-index", { "halls[1=1" }, "$.halls[1: an index is a number in brackets" },
  { "two-dots",
    { "fireworks..spaces=1" },
    "$.fireworks..spaces: a path is written like halls[2].guests[0].master" },
  { "unknown-key",
    { "halls[0].colour=blue" },
    "$.halls[0].colour: unknown key; expected one of: majority, musician, guests" },
  { "format", { "format=box" }, "$.format: 'box' is not allowed; expected 'dubarry-box'" },
  { "version", { "version=2" }, "$.version: 2 is not allowed; expected the number 1" },
  { "name-gone", { "name=" }, "$.name: it is missing; expected a string of 1 to 79 bytes" },
  { "name-number", { "name=5" }, "$.name: 5 is not allowed; expected a string of 1 to 79 bytes" },
  { "edition",
    { "edition=gold" },
    "$.edition: 'gold' is not allowed; expected one of 'deluxe', 'classic'" },
  { "source",
    { "sources.halls=printed" },
    "$.sources.halls: 'printed' is not allowed; expected one of 'starter', 'rulebook', 'checked'" },
  { "majority", { "halls[0].majority[0]=21" }, "$.halls[0].majority[0]: 21" FROM (0, 20) },
  { "majority-one",
    { "halls[1].majority[1]=" },
    "$.halls[1].majority: [5] is not allowed; expected exactly 2 elements, not 1" },
  { "hall-gone", { "halls[4]=" }, NULL },
  { "musician", { "halls[0].musician.cost=41" }, "$.halls[0].musician.cost: 41" FROM (0, 40) },
  { "master",
    { "halls[2].guests[0].master=yes" },
    "$.halls[2].guests[0].master: 'yes' is not allowed; expected true or false" },
  { "reward",
    { "halls[2].guests[0].reward=gold" },
    "$.halls[2].guests[0].reward: 'gold' is not allowed; expected one of 'none', 'resource', 'thread', "
    "'lace', {'livre': n}" },
  { "livre",
    { "halls[2].guests[0].reward={\"livre\":0}" },
    "$.halls[2].guests[0].reward.livre: 0" FROM (1, 40) },
  { "guests-none",
    { "halls[2].guests=[]" },
    "$.halls[2].guests: [] is not allowed; expected 1 to 12 elements, not 0" },
  { "fireworks-order",
    { "fireworks.spaces[1].cost=8" },
    "$.fireworks.spaces[1].cost: 8 is not allowed; expected more than 8: the costs of fireworks "
    "rise to the right" },
  { "fireworks-times",
    { "fireworks.spaces[1].times=4" },
    "$.fireworks.spaces[1].times: 4" FROM (2, 3) },
  { "fireworks-majority",
    { "fireworks.majority[1]=-1" },
    "$.fireworks.majority[1]: -1" FROM (0, 20) },
  { "statue", { "statues[0].pp=21" }, "$.statues[0].pp: 21" FROM (0, 20) },
  { "statue-times",
    { "statues[0].times=2" },
    "$.statues[0].times: unknown key; expected one of: cost, pp" },
  { "kitchen", { "kitchen.left[0].cost=x" }, "$.kitchen.left[0].cost: 'x'" FROM (0, 40) },
  { "kitchen-gone", { "kitchen.right=" }, "$.kitchen.right: it is missing; expected an array" },
  { "all-halls", { "all-halls[0]=99" }, "$.all-halls[0]: 99" FROM (0, 20) },
  { "garments-free",
    { "garment-display[5]=1" },
    "$.garment-display[5]: 1 is not allowed; expected 0: the two rightmost garments are free" },
  { "garments-9", { "garment-display[0]=9" }, "$.garment-display[0]: 9" FROM (0, 8) },
  { "garments-total",
    { "garments.base[0].n=5" },
    "$.garments.base: 12 blue garments; expected 13" },
  { "garments-pp", { "garments.base[0].pp=5" }, "$.garments.base[0].pp: 5" FROM (2, 4) },
  { "fancy-pp", { "garments.fancy[0].pp=4" }, "$.garments.fancy[0].pp: 4" FROM (5, 9) },
  { "gown-of-14-livre",
    { "garments.expert[3].colour=blue" },
    "$.garments.expert[3].colour: 'blue' is not allowed; expected 'green' for the garment of 14 "
    "Livre" },
  { "resources-total", { "resources.base.bp=27" }, "$.resources.base: 49 tiles; expected 48" },
  { "jewelry-total", { "jewelry.orange=5" }, "$.jewelry: 25 tiles; expected 24" },
  { "tasks-twice",
    { "jeweler.journeyman-tasks[1]=bp" },
    "$.jeweler.journeyman-tasks[3]: 'bp' is not allowed; expected each task once" },
  { "thimble-below",
    { "jeweler.master-tasks=[\"gown\",\"thimble\",\"coat\"]" },
    "$.jeweler.master-tasks[0]: 'gown' is not allowed; expected 'thimble': the gold thimble is on "
    "top" },
  { "employee-type",
    { "employees[6].type=apprentice" },
    "$.employees: 0 cards of level 2 and type master; expected 1" },
  { "employee-twice",
    { "employees[1].id=i-livre" },
    "$.employees[1].id: 'i-livre' is not allowed; expected an id of its own: each stands for one "
    "card" },
  { "crown-type",
    { "employees[24].type=master" },
    "$.employees[24].type: 'master' is not allowed; expected 'apprentice' for vi-staff" },
  { "deck-24", { "deck[24]=" }, NULL },
  { "card-hall", { "deck[0].hall=6" }, "$.deck[0].hall: 6" FROM (1, 5) },
  { "card-jewelry",
    { "deck[0].jewelry=gold" },
    "$.deck[0].jewelry: 'gold' is not allowed; expected one of 'none', 'suitable', 'same-colour'" },
  { "card-key",
    { "deck[0].n=2" },
    "$.deck[0].n: unknown key; expected one of: action, hall, jewelry" },
  { "second-of-two",
    { "halls[0].musician.cost=4", "halls[0].musician.pp=40" },
    "$.halls[0].musician.pp: 40" FROM (0, 20) },
};

static const Row good_rows[] = {
  { "nothing", { NULL }, NULL },
  { "dollar", { "$.halls[2].guests[0].master=false" }, NULL },
  { "bare-word", { "halls[2].guests[1].reward=resource" }, NULL },
  { "quoted", { "name=\"5\"" }, NULL },
  { "sentence", { "name=My own box, with “quotes”" }, NULL },
  { "equals-in-value", { "name=a=b" }, NULL },
  { "object", { "halls[2].guests[1].reward={\"livre\": 40}" }, NULL },
  { "reward-gone", { "halls[2].guests[0].reward=" }, NULL },
  { "space-more", { "halls[1].guests[4]={}" }, NULL },
  { "into-new-space", { "halls[1].guests[4]={}", "halls[1].guests[4].master=true" }, NULL },
  { "space-less", { "halls[1].guests[3]=" }, NULL },
  /* Each alone would be out of order. */
  { "together", { "fireworks.spaces[0].cost=12", "fireworks.spaces[1].cost=14" }, NULL },
  { "swap-types", { "employees[6].type=journeyman", "employees[7].type=master" }, NULL },
  { "card",
    { "deck[0]={\"action\":\"hire\",\"n\":3,\"from\":\"left\",\"hall\":2,\"jewelry\":\"none\"}" },
    NULL },
  { "sources", { "sources.deck=checked", "sources.halls=rulebook" }, NULL },
  { "sources-gone", { "sources=" }, NULL },
};

static void
test_bad (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *expected = row->error != NULL ? dub_edit_quote (row->error) : NULL;
  g_autoptr (GError) error = NULL;
  DubBox box, before;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  before = box;
  g_assert_false (dub_box_edit (&box, row->assignments, &error));
  dub_edit_assert_error (error, expected);
  g_assert_cmpmem (&box, sizeof box, &before, sizeof before);
}

static void
test_good (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GError) error = NULL;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_box_edit (&box, row->assignments, &error);
  g_assert_no_error (error);
  g_assert_true (dub_box_check (&box, NULL));
}

static void
test_values (void)
{
  const char *const assignments[] = { "halls[2].guests[0].master=false",
                                      "halls[2].guests[1].reward={\"livre\": 7}",
                                      "halls[1].guests[4]={\"reward\": \"lace\"}",
                                      "all-halls=[4,9,1]",
                                      "name=a=b",
                                      "deck[3].drawer=",
                                      "deck[3].column=right",
                                      NULL };
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  g_assert_true (dub_box_edit (&box, assignments, NULL));
  g_assert_false (box.halls[2].guests[0].master);
  g_assert_cmpuint (box.halls[2].guests[1].reward, ==, DUB_REWARD_LIVRE);
  g_assert_cmpuint (box.halls[2].guests[1].livre, ==, 7);
  g_assert_cmpuint (box.halls[1].n_guests, ==, 5);
  g_assert_cmpuint (box.halls[1].guests[4].reward, ==, DUB_REWARD_LACE);
  g_assert_cmpuint (box.n_all_halls, ==, 3);
  g_assert_cmpuint (box.all_halls[1], ==, 9);
  g_assert_cmpstr (box.name, ==, "a=b");
  g_assert_cmpuint (box.deck[3].action, ==, DUB_CARD_COLUMN);
  g_assert_cmpuint (box.deck[3].n, ==, 2);
}

/* Each section by itself: copied, told apart, and brought back. */
static void
test_sections (void)
{
  static const char *const changes[DUB_N_SECTIONS][2] = {
    { "halls[3].musician.pp=9" },
    { "fireworks.majority[0]=9" },
    { "statues[0].cost=1" },
    { "kitchen.right[0].cost=1" },
    { "all-halls[0]=9" },
    { "garment-display[0]=7" },
    { "jeweler.display=[9,8,7,6,5]" },
    { "employees[0].type=master" },
    { "deck[24].hall=1" },
    { "garments.fancy[0].pp=9" },
    { NULL },
    { NULL },
  };
  DubBox starter, changed, box;

  g_assert_true (dub_box_load_shipped ("classic", &starter));
  changed = starter;
  changed.fancy_resources[DUB_TILE_GO]++;
  changed.fancy_resources[DUB_TILE_BP]--;
  changed.jewelry[DUB_PINK]++;
  changed.jewelry[DUB_BLUE]--;
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++) {
    g_assert_true (dub_box_edit (&changed, changes[i], NULL));
    changed.sources[i] = DUB_SOURCE_CHECKED;
  }
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++) {
    box = starter;
    g_assert_true (dub_box_has_same_section (&box, &starter, i));
    g_assert_false (dub_box_has_same_section (&box, &changed, i));
    dub_box_copy_section (&box, &changed, i);
    g_assert_true (dub_box_has_same_section (&box, &changed, i));
    g_assert_cmpuint (box.sources[i], ==, DUB_SOURCE_CHECKED);
    for (DubSection j = 0; j < DUB_N_SECTIONS; j++)
      g_assert_true (j == i || dub_box_has_same_section (&box, &starter, j));
    dub_box_copy_section (&box, dub_box_get_shipped (box.edition), i);
    g_assert_cmpmem (&box, sizeof box, &starter, sizeof starter);
  }
}

static void
add_rows (const char *prefix, const Row *rows, guint n_rows, GTestDataFunc test)
{
  for (guint i = 0; i < n_rows; i++) {
    g_autofree char *path = g_strconcat (prefix, rows[i].name, NULL);

    g_test_add_data_func (path, &rows[i], test);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_rows ("/box-edit/bad/", bad_rows, G_N_ELEMENTS (bad_rows), test_bad);
  add_rows ("/box-edit/good/", good_rows, G_N_ELEMENTS (good_rows), test_good);
  g_test_add_func ("/box-edit/values", test_values);
  g_test_add_func ("/box-edit/sections", test_sections);

  return g_test_run ();
}
