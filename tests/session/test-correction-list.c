/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The corrections that are offered: all are accepted, and what is so already is
 * among them, once.
 */

#include "dub-box-file.h"
#include "dub-correction-list.h"
#include "dub-text-correction-number.h"

static void
perform (DubGame *game, DubAction action)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GError) error = NULL;

  dub_game_perform (game, &action, events, &error);
  g_assert_no_error (error);
}

static void
begin (DubGame *game, guint8 expansions)
{
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_game_init (game, &box);
  perform (game, (DubAction){ .type = DUB_ACTION_NEW_GAME,
                              .detail = { .setup = { .seed = 5, .expansions = expansions } } });
  perform (game, (DubAction){ .type = DUB_ACTION_FILL });
}

static void
check (const DubGame *game, DubDetail subject, guint min, guint n_so)
{
  DubAction corrections[DUB_MAX_CORRECTIONS];
  guint n = dub_correction_list (game, &subject, corrections), n_found = 0;

  g_test_message ("fix %u at %u", subject.correction, subject.at);
  g_assert_cmpuint (n, >=, min);
  g_assert_cmpuint (n, <, DUB_MAX_CORRECTIONS);
  for (guint i = 0; i < n; i++) {
    g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));

    g_assert_cmpint (corrections[i].type, ==, DUB_ACTION_CORRECT);
    g_assert_cmpint (corrections[i].detail.correction, ==, subject.correction);
    g_assert_true (dub_game_decide (game, &corrections[i], events, NULL));
    g_assert_cmpint (dub_correction_find_problem (game, &corrections[i]).code, ==,
                     DUB_PROBLEM_NONE);
    n_found += dub_correction_is_so (game, &corrections[i]);
  }
  g_assert_cmpuint (n_found, ==, n_so);
}

static void
test_places (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  const DubBox *box = &game->box;

  begin (game, (1u << DUB_N_EXPANSIONS) - 1);
  for (guint8 at = 0; at < DUB_N_DRAWERS * DUB_N_COLUMNS; at++)
    check (game, (DubDetail){ .correction = DUB_CORRECTION_RESOURCE, .at = at }, DUB_N_TILES, 1);
  for (guint8 at = 0; at < box->garment_display.n; at++)
    check (game, (DubDetail){ .correction = DUB_CORRECTION_GARMENT, .at = at }, 10, 1);
  for (guint8 at = 0; at < DUB_N_HIRE_SPACES; at++)
    check (game, (DubDetail){ .correction = DUB_CORRECTION_EMPLOYEE, .at = at }, 3, 1);
  for (guint8 at = 0; at < box->jewelry_display.n; at++)
    check (game, (DubDetail){ .correction = DUB_CORRECTION_JEWEL, .at = at }, 5, 1);
  for (guint8 hall = 0; hall < DUB_N_HALLS; hall++)
    check (game, (DubDetail){ .correction = DUB_CORRECTION_GUEST, .hall = hall }, 10, 1);
  for (guint8 decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
    check (game, (DubDetail){ .correction = DUB_CORRECTION_TOKEN, .decoration = decoration }, 3, 1);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_ALL_HALLS }, 3, 1);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_FAVOR }, 3, 1);
}

static void
test_facts (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);

  begin (game, (1u << DUB_N_EXPANSIONS) - 1);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_HER_STAFF, .at = 0 }, 20, 1);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_HER_STAFF, .at = 5 }, 20, 0);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_TRACK }, 2, 1);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_TASK, .task = DUB_TASK_BP }, 2, 1);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_START }, 2, 1);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_DRAW_MODE }, DUB_N_DRAW_MODES, 1);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_TURN }, 0,
         0); /* nobody's while a round is prepared */
  perform (game, (DubAction){ .type = DUB_ACTION_READY });
  check (game, (DubDetail){ .correction = DUB_CORRECTION_TURN }, 2, 1);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_DRAW_MODE }, 0, 0);
}

/* What is filled in is what is so, and the spaces of a section are all places. */
static void
test_spaces (void)
{
  static const guint8 sections[] = { DUB_CORRECTION_RESOURCE, DUB_CORRECTION_GARMENT,
                                     DUB_CORRECTION_EMPLOYEE, DUB_CORRECTION_JEWEL,
                                     DUB_CORRECTION_GUEST,    DUB_CORRECTION_TOKEN,
                                     DUB_CORRECTION_TASK,     DUB_CORRECTION_HER_STAFF,
                                     DUB_CORRECTION_ALL_HALLS };
  g_autofree DubGame *game = g_new0 (DubGame, 1);

  begin (game, (1u << DUB_N_EXPANSIONS) - 1);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++) {
    DubDetail section = { .correction = sections[i], .hall = 1, .decoration = DUB_STATUES };
    guint n = dub_correction_count_spaces (game, &section);

    g_assert_cmpuint (n, >, 0);
    for (guint j = sections[i] == DUB_CORRECTION_HER_STAFF ? 1 : 0; j < n; j++) {
      DubDetail space = dub_correction_get_space (game, &section, j);
      DubPlace place = dub_correction_get_place (&game->state, &space);
      DubAction correction = { .type = DUB_ACTION_CORRECT,
                               .detail = dub_correction_fill_in (&game->state, space) };

      g_assert_true (dub_correction_is_so (game, &correction));
      if (sections[i] == DUB_CORRECTION_HER_STAFF)
        continue;
      space = dub_correction_from_place (place);
      g_assert_true (dub_place_equal (place, dub_correction_get_place (&game->state, &space)));
      g_assert_cmpuint (space.correction, ==, sections[i]);
    }
  }
  g_assert_cmpuint (dub_correction_count_spaces (game, &(DubDetail){ .correction =
                                                                         DUB_CORRECTION_FAVOR }),
                    ==, 0);
}

/* Each number that the app has is so, the highest is within the rules, and one
 * more is not. */
static void
test_numbers (void)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autofree DubGame *game = g_new0 (DubGame, 1);

  begin (game, (1u << DUB_N_EXPANSIONS) - 1);
  perform (game, (DubAction){ .type = DUB_ACTION_CORRECT,
                              .detail = { .correction = DUB_CORRECTION_HER_JEWELRY,
                                          .jewelry = { [DUB_PINK] = 2, [DUB_GREEN] = 1 } } });
  for (guint i = 0; i < DUB_N_CORRECTION_NUMBERS; i++) {
    g_autofree char *name = dub_correction_dup_number (i);
    gint n = dub_correction_get_number (&game->state, i);
    DubAction correction = { .type = DUB_ACTION_CORRECT,
                             .detail = dub_correction_set_number (&game->state, i, n) };

    g_assert_cmpstr (name, !=, "");
    g_assert_cmpint (n, <=, dub_correction_get_max (&game->state, i));
    g_assert_true (dub_correction_is_so (game, &correction) ||
                   correction.detail.correction == DUB_CORRECTION_PILE);
    correction.detail =
        dub_correction_set_number (&game->state, i, dub_correction_get_max (&game->state, i) + 1);
    g_assert_false (dub_game_decide (game, &correction, events, NULL));
  }
}

/* A garment that lies there stays among the choices, with either owner. */
static void
test_guest (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubDetail guest = { .correction = DUB_CORRECTION_GUEST,
                      .hall = 2,
                      .at = 1,
                      .owner = DUB_YOU,
                      .garment = { .color = DUB_ORANGE, .pp = 9, .thimble = 1 } };

  begin (game, 0);
  perform (game, (DubAction){ .type = DUB_ACTION_CORRECT, .detail = guest });
  check (game,
         (DubDetail){ .correction = DUB_CORRECTION_GUEST, .hall = 2, .at = 1, .owner = DUB_YOU },
         10, 1);
  check (game,
         (DubDetail){ .correction = DUB_CORRECTION_GUEST, .hall = 2, .at = 1, .owner = DUB_BARRY },
         10, 0);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_GUEST, .hall = 2, .at = 99 }, 0, 0);
  check (game, (DubDetail){ .correction = DUB_CORRECTION_GARMENT, .at = 99 }, 0, 0);
}

/* Without their modules things have no place. */
static void
test_expansions (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubAction corrections[DUB_MAX_CORRECTIONS];

  begin (game, 0);
  g_assert_cmpuint (dub_correction_list (game, &(DubDetail){ .correction = DUB_CORRECTION_TRACK },
                                         corrections),
                    ==, 0);
  g_assert_cmpuint (dub_correction_list (game,
                                         &(DubDetail){ .correction = DUB_CORRECTION_TASK,
                                                       .task = DUB_TASK_BP },
                                         corrections),
                    ==, 0);
  g_assert_cmpuint (dub_correction_list (game, &(DubDetail){ .correction = DUB_CORRECTION_HER_PP },
                                         corrections),
                    ==, 0);
}

/* The seventh orange coat is named. */
static void
test_problem (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubAction correction = { .type = DUB_ACTION_CORRECT,
                           .detail = { .correction = DUB_CORRECTION_GUEST,
                                       .owner = DUB_YOU,
                                       .garment = { .color = DUB_ORANGE, .pp = 4 } } };
  DubProblem problem = { .code = DUB_PROBLEM_NONE };

  begin (game, 0);
  for (guint8 hall = 0; hall < 2 && problem.code == DUB_PROBLEM_NONE; hall++)
    for (guint8 at = 0; at < 4 && problem.code == DUB_PROBLEM_NONE; at++) {
      correction.detail.hall = hall;
      correction.detail.at = at;
      problem = dub_correction_find_problem (game, &correction);
      if (problem.code == DUB_PROBLEM_NONE)
        perform (game, correction);
    }
  g_assert_cmpint (problem.code, ==, DUB_PROBLEM_GARMENTS);
  g_assert_cmpuint (problem.which, ==, DUB_ORANGE);
  correction.detail.at = 99;
  g_assert_cmpint (dub_correction_find_problem (game, &correction).code, ==, DUB_PROBLEM_NONE);
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
  g_test_add_func ("/fix-list/modules", test_expansions);
  g_test_add_func ("/fix-list/problem", test_problem);

  return g_test_run ();
}
