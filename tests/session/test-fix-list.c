/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The corrections that are offered: all are accepted, and what is so already is
 * among them, once.
 */

#include "dub-box-file.h"
#include "dub-fix-list.h"
#include "dub-fix-number.h"

static void
perform (DubGame *game, DubAction action)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GError) error = NULL;

  dub_rules_perform (game, &action, events, &error);
  g_assert_no_error (error);
}

static void
begin (DubGame *game, guint8 modules)
{
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_game_init (game, &box);
  perform (game, (DubAction){ .type = DUB_ACTION_NEW_GAME,
                              .detail = { .setup = { .seed = 5, .modules = modules } } });
  perform (game, (DubAction){ .type = DUB_ACTION_FILL });
}

static void
check (const DubGame *game, DubDetail subject, guint min, guint n_so)
{
  DubAction fixes[DUB_MAX_FIXES];
  guint n = dub_fix_list (game, &subject, fixes), n_found = 0;

  g_test_message ("fix %u at %u", subject.fix, subject.at);
  g_assert_cmpuint (n, >=, min);
  g_assert_cmpuint (n, <, DUB_MAX_FIXES);
  for (guint i = 0; i < n; i++) {
    g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));

    g_assert_cmpint (fixes[i].type, ==, DUB_ACTION_FIX);
    g_assert_cmpint (fixes[i].detail.fix, ==, subject.fix);
    g_assert_true (dub_rules_decide (game, &fixes[i], events, NULL));
    g_assert_cmpint (dub_fix_find_problem (game, &fixes[i]).code, ==, DUB_PROBLEM_NONE);
    n_found += dub_fix_is_so (game, &fixes[i]);
  }
  g_assert_cmpuint (n_found, ==, n_so);
}

static void
test_places (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  const DubBox *box = &game->box;

  begin (game, (1u << DUB_N_MODULES) - 1);
  for (guint8 at = 0; at < DUB_N_DRAWERS * DUB_N_COLUMNS; at++)
    check (game, (DubDetail){ .fix = DUB_FIX_TILE, .at = at }, DUB_N_TILES, 1);
  for (guint8 at = 0; at < box->garment_display.n; at++)
    check (game, (DubDetail){ .fix = DUB_FIX_GARMENT, .at = at }, 10, 1);
  for (guint8 at = 0; at < DUB_N_HIRE_SPACES; at++)
    check (game, (DubDetail){ .fix = DUB_FIX_EMPLOYEE, .at = at }, 3, 1);
  for (guint8 at = 0; at < box->jewelry_display.n; at++)
    check (game, (DubDetail){ .fix = DUB_FIX_JEWEL, .at = at }, 5, 1);
  for (guint8 hall = 0; hall < DUB_N_HALLS; hall++)
    check (game, (DubDetail){ .fix = DUB_FIX_GUEST, .hall = hall }, 10, 1);
  for (guint8 where = 0; where < DUB_N_WHERES; where++)
    check (game, (DubDetail){ .fix = DUB_FIX_TOKEN, .where = where }, 3, 1);
  check (game, (DubDetail){ .fix = DUB_FIX_ALL_HALLS }, 3, 1);
  check (game, (DubDetail){ .fix = DUB_FIX_FAVOR }, 3, 1);
}

static void
test_facts (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);

  begin (game, (1u << DUB_N_MODULES) - 1);
  check (game, (DubDetail){ .fix = DUB_FIX_STAFF, .at = 0 }, 20, 1);
  check (game, (DubDetail){ .fix = DUB_FIX_STAFF, .at = 5 }, 20, 0);
  check (game, (DubDetail){ .fix = DUB_FIX_TRACK }, 2, 1);
  check (game, (DubDetail){ .fix = DUB_FIX_TASK, .task = DUB_TASK_BP }, 2, 1);
  check (game, (DubDetail){ .fix = DUB_FIX_START }, 2, 1);
  check (game, (DubDetail){ .fix = DUB_FIX_WAY }, DUB_N_WAYS, 1);
  check (game, (DubDetail){ .fix = DUB_FIX_TURN }, 0, 0); /* nobody's while a round is prepared */
  perform (game, (DubAction){ .type = DUB_ACTION_READY });
  check (game, (DubDetail){ .fix = DUB_FIX_TURN }, 2, 1);
  check (game, (DubDetail){ .fix = DUB_FIX_WAY }, 0, 0);
}

/* What is filled in is what is so, and the spaces of a section are all places. */
static void
test_spaces (void)
{
  static const guint8 sections[] = { DUB_FIX_TILE,  DUB_FIX_GARMENT, DUB_FIX_EMPLOYEE,
                                     DUB_FIX_JEWEL, DUB_FIX_GUEST,   DUB_FIX_TOKEN,
                                     DUB_FIX_TASK,  DUB_FIX_STAFF,   DUB_FIX_ALL_HALLS };
  g_autofree DubGame *game = g_new0 (DubGame, 1);

  begin (game, (1u << DUB_N_MODULES) - 1);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++) {
    DubDetail section = { .fix = sections[i], .hall = 1, .where = DUB_STATUES };
    guint n = dub_fix_count_spaces (game, &section);

    g_assert_cmpuint (n, >, 0);
    for (guint j = sections[i] == DUB_FIX_STAFF ? 1 : 0; j < n; j++) {
      DubDetail space = dub_fix_get_space (game, &section, j);
      DubPlace place = dub_fix_get_place (&game->state, &space);
      DubAction fix = { .type = DUB_ACTION_FIX, .detail = dub_fix_fill_in (&game->state, space) };

      g_assert_true (dub_fix_is_so (game, &fix));
      if (sections[i] == DUB_FIX_STAFF)
        continue;
      space = dub_fix_from_place (place);
      g_assert_true (dub_place_equal (place, dub_fix_get_place (&game->state, &space)));
      g_assert_cmpuint (space.fix, ==, sections[i]);
    }
  }
  g_assert_cmpuint (dub_fix_count_spaces (game, &(DubDetail){ .fix = DUB_FIX_FAVOR }), ==, 0);
}

/* Each number that the app has is so, the highest is within the rules, and one
 * more is not. */
static void
test_numbers (void)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autofree DubGame *game = g_new0 (DubGame, 1);

  begin (game, (1u << DUB_N_MODULES) - 1);
  perform (game, (DubAction){ .type = DUB_ACTION_FIX,
                              .detail = { .fix = DUB_FIX_JEWELRY,
                                          .jewelry = { [DUB_PINK] = 2, [DUB_GREEN] = 1 } } });
  for (guint i = 0; i < DUB_N_FIX_NUMBERS; i++) {
    g_autofree char *name = dub_fix_dup_number (i);
    gint n = dub_fix_get_number (&game->state, i);
    DubAction fix = { .type = DUB_ACTION_FIX, .detail = dub_fix_set_number (&game->state, i, n) };

    g_assert_cmpstr (name, !=, "");
    g_assert_cmpint (n, <=, dub_fix_get_max (&game->state, i));
    g_assert_true (dub_fix_is_so (game, &fix) || fix.detail.fix == DUB_FIX_PILE);
    fix.detail = dub_fix_set_number (&game->state, i, dub_fix_get_max (&game->state, i) + 1);
    g_assert_false (dub_rules_decide (game, &fix, events, NULL));
  }
}

/* A garment that lies there stays among the choices, with either owner. */
static void
test_guest (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubDetail guest = { .fix = DUB_FIX_GUEST,
                      .hall = 2,
                      .at = 1,
                      .owner = DUB_YOU,
                      .garment = { .colour = DUB_ORANGE, .pp = 9, .thimble = 1 } };

  begin (game, 0);
  perform (game, (DubAction){ .type = DUB_ACTION_FIX, .detail = guest });
  check (game, (DubDetail){ .fix = DUB_FIX_GUEST, .hall = 2, .at = 1, .owner = DUB_YOU }, 10, 1);
  check (game, (DubDetail){ .fix = DUB_FIX_GUEST, .hall = 2, .at = 1, .owner = DUB_BARRY }, 10, 0);
  check (game, (DubDetail){ .fix = DUB_FIX_GUEST, .hall = 2, .at = 99 }, 0, 0);
  check (game, (DubDetail){ .fix = DUB_FIX_GARMENT, .at = 99 }, 0, 0);
}

/* Without their modules things have no place. */
static void
test_modules (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubAction fixes[DUB_MAX_FIXES];

  begin (game, 0);
  g_assert_cmpuint (dub_fix_list (game, &(DubDetail){ .fix = DUB_FIX_TRACK }, fixes), ==, 0);
  g_assert_cmpuint (dub_fix_list (game, &(DubDetail){ .fix = DUB_FIX_TASK, .task = DUB_TASK_BP },
                                  fixes),
                    ==, 0);
  g_assert_cmpuint (dub_fix_list (game, &(DubDetail){ .fix = DUB_FIX_PP }, fixes), ==, 0);
}

/* The seventh orange coat is named. */
static void
test_problem (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubAction fix = { .type = DUB_ACTION_FIX,
                    .detail = { .fix = DUB_FIX_GUEST,
                                .owner = DUB_YOU,
                                .garment = { .colour = DUB_ORANGE, .pp = 4 } } };
  DubProblem problem = { .code = DUB_PROBLEM_NONE };

  begin (game, 0);
  for (guint8 hall = 0; hall < 2 && problem.code == DUB_PROBLEM_NONE; hall++)
    for (guint8 at = 0; at < 4 && problem.code == DUB_PROBLEM_NONE; at++) {
      fix.detail.hall = hall;
      fix.detail.at = at;
      problem = dub_fix_find_problem (game, &fix);
      if (problem.code == DUB_PROBLEM_NONE)
        perform (game, fix);
    }
  g_assert_cmpint (problem.code, ==, DUB_PROBLEM_GARMENTS);
  g_assert_cmpuint (problem.which, ==, DUB_ORANGE);
  fix.detail.at = 99;
  g_assert_cmpint (dub_fix_find_problem (game, &fix).code, ==, DUB_PROBLEM_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fix-list/places", test_places);
  g_test_add_func ("/fix-list/facts", test_facts);
  g_test_add_func ("/fix-list/spaces", test_spaces);
  g_test_add_func ("/fix-list/numbers", test_numbers);
  g_test_add_func ("/fix-list/guest", test_guest);
  g_test_add_func ("/fix-list/modules", test_modules);
  g_test_add_func ("/fix-list/problem", test_problem);

  return g_test_run ();
}
