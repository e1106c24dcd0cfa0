/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words about the box: the text never presents starter values as printed ones.
 */

#include "dub-text-box.h"
#include "text-board.h"

#include <string.h>

/* The parts whose values decide a step, with several candidates and with one, if the app draws her
 * cards. */
static const struct {
  DubMove step;
  const char *several;
  const char *one;
} rows[] = {
  { { .verb = DUB_MOVE_PLACE_GARMENT,
      .to = { .kind = DUB_PLACE_GUEST, .in = 2 },
      .rules = { DUB_RULE_TAI_4 } },
    "Hall 3",
    "Hall 3" },
  { { .verb = DUB_MOVE_DRAW_BAG_TILE, .rules = { DUB_RULE_TAI_6 } }, NULL, NULL },
  { { .verb = DUB_MOVE_PLACE_TOKEN,
      .to = { .kind = DUB_PLACE_TOKEN, .in = DUB_FIREWORKS },
      .rules = { DUB_RULE_FUN_2 } },
    "Fireworks and her 25 cards",
    "her 25 cards" },
  { { .verb = DUB_MOVE_PLACE_TOKEN,
      .to = { .kind = DUB_PLACE_TOKEN, .in = DUB_STATUES },
      .rules = { DUB_RULE_FUN_2 } },
    "Statues and her 25 cards",
    "her 25 cards" },
  { { .verb = DUB_MOVE_PLACE_TOKEN,
      .to = { .kind = DUB_PLACE_TOKEN, .in = DUB_KITCHEN_RIGHT },
      .rules = { DUB_RULE_FUN_2 } },
    "Catering Kitchen and her 25 cards",
    "her 25 cards" },
  { { .verb = DUB_MOVE_PLACE_TOKEN,
      .to = { .kind = DUB_PLACE_TOKEN, .in = DUB_MUSICIANS, .at = 1 },
      .rules = { DUB_RULE_FUN_2 } },
    "Hall 2 and her 25 cards",
    "her 25 cards" },
  { { .verb = DUB_MOVE_PLACE_TOKEN,
      .to = { .kind = DUB_PLACE_TOKEN, .in = DUB_JEWELER },
      .rules = { DUB_RULE_FUN_1 } },
    "Jeweler board",
    NULL },
  { { .verb = DUB_MOVE_TAKE_JEWELRY,
      .from = { .kind = DUB_PLACE_JEWEL },
      .rules = { DUB_RULE_TAI_6 } },
    "Jeweler board and her 25 cards",
    "her 25 cards" },
  { { .verb = DUB_MOVE_EXAM_TOKEN, .to = { .kind = DUB_PLACE_TASK }, .rules = { DUB_RULE_RES_3 } },
    "Jeweler board",
    NULL },
  { { .verb = DUB_MOVE_ALL_HALLS_TOKEN,
      .to = { .kind = DUB_PLACE_ALL_HALLS },
      .rules = { DUB_RULE_ALL_1 } },
    "All Halls Bonus",
    NULL },
  { { .verb = DUB_MOVE_TAKE_GARMENT,
      .from = { .kind = DUB_PLACE_GARMENT },
      .rules = { DUB_RULE_TAI_1, DUB_RULE_R_4 } },
    "Garment Design display and her 25 cards",
    "her 25 cards" },
  { { .verb = DUB_MOVE_REMOVE_EMPLOYEE, .rules = { DUB_RULE_EXAM_J } },
    "Employee cards",
    "Employee cards" },
  { { .verb = DUB_MOVE_TAKE_GARMENT, .rules = { DUB_RULE_TAI_1 } },
    "her 25 cards",
    "her 25 cards" },
  { { .verb = DUB_MOVE_REVEAL_CARD, .rules = { DUB_RULE_TAI_3 } }, "her 25 cards", "her 25 cards" },
  { { .verb = DUB_MOVE_HIRE, .rules = { DUB_RULE_HIR_1 } }, "her 25 cards", "her 25 cards" },
  { { .verb = DUB_MOVE_GAIN, .gains = { [DUB_FACT_PP] = 1 }, .rules = { DUB_RULE_T_2 } },
    NULL,
    NULL },
  { { .verb = DUB_MOVE_CLEAR_TASKS, .rules = { DUB_RULE_EXAM_J } }, NULL, NULL },
};

static void
check (const DubBox *box, DubDrawMode draw_mode, DubMove step, guint n_candidates,
       const char *sections)
{
  const DubState state = text_board_make_state (draw_mode);
  DubPlace place = (dub_verb_get_uses (step.verb) & DUB_USES_TO) != 0 ? step.to : step.from;
  DubTurn turn = { .n_steps = 1,
                   .steps = { step },
                   .n_candidates = n_candidates,
                   .candidates = { { .place = place }, { .place = place } } };
  g_autofree char *sentence = dub_text_starter_reason (box, &state, &turn, 0);
  g_autofree char *expected =
      g_strdup_printf ("Decided by sample values, not the printed ones: %s. Your copy may "
                       "differ.",
                       sections);

  g_assert_cmpstr (sentence, ==, sections != NULL ? expected : NULL);
}

static void
test_reasons (void)
{
  DubBox box = text_board_make_box ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    DubMove step = rows[i].step;

    g_test_message ("row %u", i);
    memset (box.sources, DUB_SOURCE_STARTER, sizeof box.sources);
    step.side = DUB_BARRY;
    check (&box, DUB_DRAW_APP, step, 1, rows[i].one);
    check (&box, DUB_DRAW_APP, step, 2, rows[i].several);
    memset (box.sources, DUB_SOURCE_CHECKED, sizeof box.sources);
    check (&box, DUB_DRAW_APP, step, 2, NULL);
    memset (box.sources, DUB_SOURCE_RULEBOOK, sizeof box.sources);
    check (&box, DUB_DRAW_APP, step, 2, NULL);
  }
}

/* The space of a garment determines its reward. */
static void
test_reward (void)
{
  const DubState state = text_board_make_state (DUB_DRAW_TABLE);
  const DubTurn turn = {
    .n_steps = 2,
    .steps = { { .verb = DUB_MOVE_PLACE_GARMENT,
                 .to = { .kind = DUB_PLACE_GUEST, .in = 3 },
                 .rules = { DUB_RULE_TAI_4 } },
               { .verb = DUB_MOVE_DRAW_BAG_TILE, .rules = { DUB_RULE_TAI_5 } } },
  };
  DubBox box = text_board_make_box ();
  g_autofree char *sentence = NULL;

  memset (box.sources, DUB_SOURCE_CHECKED, sizeof box.sources);
  g_assert_null (dub_text_starter_reason (&box, &state, &turn, 1));
  box.sources[DUB_PART_HALL_1 + 3] = DUB_SOURCE_STARTER;
  sentence = dub_text_starter_reason (&box, &state, &turn, 1);
  g_assert_nonnull (strstr (sentence, "Hall 4."));
}

/* When the player draws, the real cards count, whatever the box has. */
static void
test_table (void)
{
  const DubMove step = { .verb = DUB_MOVE_TAKE_GARMENT,
                         .side = DUB_BARRY,
                         .rules = { DUB_RULE_TAI_1 } };
  DubBox box = text_board_make_box ();

  memset (box.sources, DUB_SOURCE_STARTER, sizeof box.sources);
  check (&box, DUB_DRAW_TABLE, step, 2, NULL);
  check (&box, DUB_DRAW_LEARN, step, 2, NULL);
}

/* “Why?” has this sentence between rules and candidates. */
static void
test_why (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  g_auto (GStrv) lines = NULL;
  DubTurn turn;

  memset (box.sources, DUB_SOURCE_CHECKED, sizeof box.sources);
  box.sources[DUB_PART_STATUES] = DUB_SOURCE_STARTER;
  state.tokens[DUB_JEWELER][0] = DUB_BARRY;
  state.playing = (DubCard){ .action = DUB_CARD_FUND, .n = DUB_FUND_STATUES, .hall = 1 };
  dub_turn_resolve (&box, &state, TRUE, &turn);
  lines = dub_text_reasons (&box, &state, &turn, 0);
  g_assert_true (g_str_has_suffix (lines[0], " [FUN-2]"));
  g_assert_cmpstr (lines[1], ==,
                   "Decided by sample values, not the printed ones: Statues. Your copy may "
                   "differ.");
  g_assert_nonnull (strstr (lines[2], ": chosen."));
}

static void
test_parts (void)
{
  const guint all_parts = (1u << DUB_N_PARTS) - 1;
  g_autofree char *base = dub_text_list_parts (all_parts, FALSE);
  g_autofree char *all = dub_text_list_parts (all_parts, TRUE);
  g_autofree char *halls =
      dub_text_list_parts (1u << DUB_PART_HALL_1 | 1u << DUB_PART_HALL_5, TRUE);
  g_autofree char *none = dub_text_parts (0, 0, 16);
  g_autofree char *some = dub_text_parts (2, 0, 16);
  g_autofree char *whole = dub_text_parts (16, 0, 16);

  g_assert_null (strstr (base, "Jeweler board"));
  g_assert_nonnull (strstr (all, "Jeweler board"));
  g_assert_true (g_str_has_prefix (all, "Halls"));
  g_assert_cmpstr (halls, ==, "Royal Hall and Hall 5");
  g_assert_null (dub_text_list_parts (1u << DUB_PART_JEWELER, FALSE));
  g_assert_cmpstr (none, ==, "Sample values");
  g_assert_cmpstr (some, ==, "2 of 16 parts matched");
  g_assert_cmpstr (whole, ==, "All parts matched");
}

static void
test_known (void)
{
  g_autofree char *known = dub_text_known (17);
  g_autofree char *all = dub_text_all_known ();

  g_assert_cmpstr (known, ==, "17 of 25 cards known");
  g_assert_true (g_str_has_prefix (all, "All 25 of her cards are known."));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/box/reasons", test_reasons);
  g_test_add_func ("/text/box/table", test_table);
  g_test_add_func ("/text/box/reward", test_reward);
  g_test_add_func ("/text/box/why", test_why);
  g_test_add_func ("/text/box/sections", test_parts);
  g_test_add_func ("/text/box/known", test_known);

  return g_test_run ();
}
