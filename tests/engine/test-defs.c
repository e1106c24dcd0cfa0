/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sets of names: their keys and the ids of the rules.
 */

#include "dub-box.h"
#include "dub-move.h"
#include "dub-names.h"
#include "dub-state.h"
#include "dub-turn.h"

#include <string.h>

/* size: one more than the last value; first: smaller values have no key. */
static const struct {
  DubSet set;
  guint first;
  guint size;
} sets[] = {
  { DUB_SET_OWNER, DUB_NOBODY, DUB_N_OWNERS },
  { DUB_SET_EXPANSION, 0, DUB_N_EXPANSIONS },
  { DUB_SET_COLOR, DUB_BLUE, DUB_ORANGE + 1 },
  { DUB_SET_FESTIVITY, DUB_FESTIVITY_PAIRS, DUB_FESTIVITY_PINK + 1 },
  { DUB_SET_EXPERT, DUB_EXPERT_FAVOR, DUB_N_SPECIALS },
  { DUB_SET_TILE, DUB_TILE_BP, DUB_N_TILES },
  { DUB_SET_TYPE, DUB_MASTER, DUB_APPRENTICE + 1 },
  { DUB_SET_CROWN, DUB_VI_STAFF, DUB_N_CROWNS + 1 },
  { DUB_SET_REWARD, DUB_REWARD_NONE, DUB_N_REWARDS },
  { DUB_SET_DECORATION_KIND, 0, DUB_N_DECORATION_KINDS },
  { DUB_SET_FUND, 0, DUB_N_FUNDS },
  { DUB_SET_TRACK, 0, DUB_N_TRACKS },
  { DUB_SET_TASK, DUB_TASK_BP, DUB_N_TASKS },
  { DUB_SET_SPECIALIST, DUB_SPECIALIST_COATS, DUB_N_SPECIALISTS },
  { DUB_SET_END, 0, DUB_N_ENDS },
  { DUB_SET_COLUMN, 0, DUB_N_COLUMNS },
  { DUB_SET_SYMBOL, 0, DUB_N_SYMBOLS },
  { DUB_SET_FACT, 0, DUB_N_FACTS },
  { DUB_SET_EDITION, 0, DUB_N_EDITIONS },
  { DUB_SET_SECTION, 0, DUB_N_SECTIONS },
  { DUB_SET_SOURCE, 0, DUB_N_SOURCES },
  { DUB_SET_PILE, 0, DUB_PILE_DISCARD + 1 },
  { DUB_SET_VERB, 0, DUB_N_VERBS },
  { DUB_SET_DRAW_MODE, 0, DUB_N_DRAW_MODES },
  { DUB_SET_DISPLAY, 0, DUB_N_DISPLAYS },
  { DUB_SET_PLACE, 0, DUB_N_PLACES },
  { DUB_SET_KIND, DUB_KIND_NUMBER, DUB_N_KINDS },
  { DUB_SET_PLAYER, DUB_NOBODY, DUB_N_OWNERS },
  { DUB_SET_EVENT, DUB_EVENT_STARTED, DUB_N_EVENTS },
  { DUB_SET_PLAYER_COLOR, DUB_PLAYER_PURPLE, DUB_N_PLAYER_COLORS },
  { DUB_SET_STRENGTH, DUB_STRENGTH_PRINTED, DUB_N_STRENGTHS },
  { DUB_SET_EMPLOYEE_EXPANSION, TRUE, TRUE + 1 },
  { DUB_SET_QUESTION, DUB_QUESTION_TILE_FACES, DUB_QUESTION_STAFF + 1 },
};

static void
check_key (DubSet set, guint value)
{
  const char *key = dub_name_get (set, value);
  guint found;

  g_assert_nonnull (key);
  g_assert_cmpuint (strlen (key), >, 0);
  g_assert_cmpuint (strspn (key, "abcdefghijklmnopqrstuvwxyz0123456789-+?"), ==, strlen (key));

  /* Keys are unique: the first value with this key is the value itself. */
  g_assert_true (dub_name_find (set, key, &found));
  g_assert_cmpuint (found, ==, value);
}

static void
test_sets (void)
{
  gboolean listed[DUB_N_SETS] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++) {
    listed[sets[i].set] = TRUE;
    g_assert_cmpuint (dub_set_get_size (sets[i].set), ==, sets[i].size);
    for (guint value = 0; value < sets[i].first; value++)
      g_assert_null (dub_name_get (sets[i].set, value));
    for (guint value = sets[i].first; value < sets[i].size; value++)
      check_key (sets[i].set, value);
    g_assert_null (dub_name_get (sets[i].set, sets[i].size));
  }

  for (guint set = 0; set < DUB_N_SETS; set++)
    g_assert_true (listed[set]);
}

static void
test_unknown_keys (void)
{
  guint value = 99;

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++) {
    g_assert_false (dub_name_find (sets[i].set, "", &value));
    g_assert_false (dub_name_find (sets[i].set, "no such key", &value));
    /* A file may contain a NUL anywhere, and continue after it. */
    g_assert_false (dub_name_find_part (DUB_SET_COLOR, "blue\0\0\0\0\0\0\0", 11, &value));
    g_assert_cmpuint (value, ==, 99);
  }
}

static void
test_rules (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (DubRuleId rule = DUB_RULE_NONE + 1; rule < DUB_N_RULES; rule++) {
    const char *id = dub_rule_id_to_string (rule);

    g_assert_nonnull (id);
    g_assert_cmpuint (strspn (id, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"), ==, strlen (id));
    g_assert_true (g_hash_table_add (ids, (gpointer) id));
    g_assert_cmpint (dub_rule_id_is_ruling (rule), ==, g_str_has_prefix (id, "R-"));
  }
}

static void
test_colors (void)
{
  g_assert_true (dub_color_is_gown (DUB_BLUE));
  g_assert_true (dub_color_is_gown (DUB_GREEN));
  g_assert_false (dub_color_is_gown (DUB_PINK));
  g_assert_false (dub_color_is_gown (DUB_ORANGE));
}

static void
test_box (void)
{
  DubBox box = { .n_employees = 2,
                 .employees = { { "one", 1, DUB_MASTER, DUB_CROWN_NONE },
                                { "vi-pairs", 6, DUB_APPRENTICE, DUB_VI_PAIRS } } };
  DubEmployee employee = dub_box_get_employee (&box, "vi-pairs");
  guint n;

  g_assert_cmpuint (employee.id, ==, 2);
  g_assert_cmpuint (employee.level, ==, 6);
  g_assert_cmpuint (employee.type, ==, DUB_APPRENTICE);
  g_assert_cmpuint (employee.crown, ==, DUB_VI_PAIRS);
  g_assert_cmpuint (dub_box_get_employee (&box, "none").type, ==, DUB_TYPE_NONE);

  g_assert_true (dub_box_get_tasks (&box, DUB_TRACK_JOURNEYMAN, &n) == box.journeyman_tasks);
  g_assert_cmpuint (n, ==, DUB_N_JOURNEYMAN_TASKS);
  g_assert_true (dub_box_get_tasks (&box, DUB_TRACK_MASTER, &n) == box.master_tasks);
  g_assert_cmpuint (n, ==, DUB_N_MASTER_TASKS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/defs/sets", test_sets);
  g_test_add_func ("/defs/unknown-keys", test_unknown_keys);
  g_test_add_func ("/defs/rules", test_rules);
  g_test_add_func ("/defs/colors", test_colors);
  g_test_add_func ("/defs/box", test_box);

  return g_test_run ();
}
