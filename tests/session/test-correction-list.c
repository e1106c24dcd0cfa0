/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The corrections that are offered: all are accepted, and what is so already is
 * among them, once.
 */

#include "dub-box-file.h"
#include "dub-correction.h"
#include "dub-text-correction-title.h"
#include "dub-text-error.h"

static void
perform (DubGame *game, DubAction action)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GError) error = NULL;

  dub_game_perform (game, NULL, &action, events, &error);
  g_assert_no_error (error);
}

/* As when it is read from a file. */
static gboolean
apply (DubGame *game, DubDetail correction)
{
  return dub_game_apply (game, &(DubEvent){ .type = DUB_EVENT_CORRECTED, .detail = correction },
                         NULL);
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
check_with_owner (const DubGame *game, DubPlace place, DubOwner owner, guint min, guint n_so)
{
  DubThing thing = dub_place_get_thing (place.kind);
  DubAction corrections[DUB_MAX_CORRECTIONS];
  guint n = dub_correction_list (game, place, owner, corrections), n_found = 0;

  g_test_message ("place %u in %u at %u", place.kind, place.in, place.at);
  g_assert_cmpuint (n, >=, min);
  g_assert_cmpuint (n, <, DUB_MAX_CORRECTIONS);
  if (thing != DUB_THING_GARMENT && thing != DUB_THING_GUEST && thing != DUB_THING_EMPLOYEE)
    g_assert_cmpuint (n, ==, min); /* no box has more or less of these */
  for (guint i = 0; i < n; i++) {
    g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));

    g_assert_cmpint (corrections[i].type, ==, DUB_ACTION_CORRECT);
    g_assert_true (
        dub_place_equal (dub_correction_get_place (&game->state, &corrections[i].detail), place));
    g_assert_true (dub_game_decide (game, &corrections[i], events, NULL));
    n_found += dub_correction_is_so (game, &corrections[i]);
  }
  g_assert_cmpuint (n_found, ==, n_so);
}

static void
check (const DubGame *game, DubPlaceKind kind, guint in, guint at, guint min, guint n_so)
{
  check_with_owner (game, (DubPlace){ (guint8) kind, (guint8) in, (guint8) at }, DUB_NOBODY, min,
                    n_so);
}

static void
test_places (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  const DubBox *box = &game->box;

  begin (game, (1u << DUB_N_EXPANSIONS) - 1);
  for (guint at = 0; at < DUB_N_DRAWERS * DUB_N_COLUMNS; at++)
    check (game, DUB_PLACE_RESOURCE, 0, at, DUB_N_TILES, 1);
  for (guint at = 0; at < box->garment_display.n; at++)
    check (game, DUB_PLACE_GARMENT, 0, at, 10, 1);
  for (guint at = 0; at < DUB_N_HIRE_SPACES; at++)
    check (game, DUB_PLACE_EMPLOYEE, 0, at, 3, 1);
  for (guint at = 0; at < box->jewelry_display.n; at++)
    check (game, DUB_PLACE_JEWEL, 0, at, 6, 1);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    check (game, DUB_PLACE_GUEST, hall, 0, 10, 1);
  for (guint decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
    check (game, DUB_PLACE_TOKEN, decoration, 0, 3, 1);
  check (game, DUB_PLACE_ALL_HALLS, 0, 0, 3, 1);
  check (game, DUB_PLACE_FAVOR, 0, 0, 3, 1);
}

static void
test_facts (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);

  begin (game, (1u << DUB_N_EXPANSIONS) - 1);
  check (game, DUB_PLACE_HER_STAFF, 0, 0, 20, 1);
  check (game, DUB_PLACE_HER_STAFF, 0, 5, 20, 0);
  check (game, DUB_PLACE_TRACK, 0, 0, 2, 1);
  check (game, DUB_PLACE_TASK, DUB_TRACK_JOURNEYMAN, DUB_TASK_BP, 2, 1);
  check (game, DUB_PLACE_YOUR_STAFF, 0, 0, 1, 1);
  check (game, DUB_PLACE_YOUR_TRACK, 0, 0, 2, 1);
  check (game, DUB_PLACE_YOUR_TASK, DUB_TRACK_JOURNEYMAN, DUB_TASK_BP, 2, 1);
  check (game, DUB_PLACE_START, 0, 0, 2, 1);
  check (game, DUB_PLACE_DRAW_MODE, 0, 0, DUB_N_DRAW_MODES, 1);
  check (game, DUB_PLACE_TURN, 0, 0, 0, 0); /* nobody's while a round is prepared */
  perform (game, (DubAction){ .type = DUB_ACTION_READY });
  check (game, DUB_PLACE_TURN, 0, 0, 2, 1);
  check (game, DUB_PLACE_DRAW_MODE, 0, 0, 0, 0);
}

/* What is read is what is so, and names the place that was read. */
static void
check_reading (const DubGame *game, DubPlace place)
{
  DubAction correction = { .type = DUB_ACTION_CORRECT,
                           .detail = dub_correction_read (&game->state, place) };
  DubPlace same = dub_correction_get_place (&game->state, &correction.detail);

  g_test_message ("place %u in %u at %u", place.kind, place.in, place.at);
  g_assert_true (dub_place_exists (&game->box, &game->state, place));
  if (place.kind != DUB_PLACE_HER_JEWELRY) /* of any color */
    g_assert_true (dub_place_equal (same, place));
  if (dub_place_is_in_play (&game->state, place) &&
      !(place.kind == DUB_PLACE_HER_STAFF && place.at == game->state.barry.n_staff) &&
      !(place.kind == DUB_PLACE_YOUR_STAFF && place.at == game->state.you.n_staff))
    g_assert_true (dub_correction_is_so (game, &correction));
}

/* Every space of every place; one more is not there. */
static void
test_spaces (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  guint n_in, n;

  begin (game, (1u << DUB_N_EXPANSIONS) - 1);
  for (guint kind = 0; kind < DUB_N_PLACES; kind++) {
    n_in = kind == DUB_PLACE_GUEST   ? DUB_N_HALLS
           : kind == DUB_PLACE_TOKEN ? DUB_N_DECORATION_KINDS
                                     : 1;
    for (guint in = 0; in < n_in; in++) {
      DubPlace place = { (guint8) kind, (guint8) in, 0 };

      n = dub_place_count_spaces (&game->box, &game->state, place);
      if (n == 0)
        check_reading (game, place);
      for (guint i = 0; i < n; i++)
        check_reading (game, dub_place_get_space (&game->box, &game->state, place, i));
      place.at = (guint8) n;
      g_assert_true (n == 0 || kind == DUB_PLACE_TASK || kind == DUB_PLACE_YOUR_TASK ||
                     !dub_place_exists (&game->box, &game->state, place));
    }
    g_assert_true (n_in == 1 || !dub_place_exists (&game->box, &game->state,
                                                   (DubPlace){ (guint8) kind, (guint8) n_in, 0 }));
  }
}

static void
check_number (const DubGame *game, DubPlace place)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autofree char *name = dub_text_correction_number (place);
  gint n = dub_place_get_number (&game->state, place);
  gint max = dub_place_get_max (&game->state, place.kind);
  DubAction correction = { .type = DUB_ACTION_CORRECT,
                           .detail = dub_correction_read_number (&game->state, place, n) };

  g_assert_cmpstr (name, !=, "");
  g_assert_cmpint (n, <=, max);
  g_assert_true (dub_correction_is_so (game, &correction) || place.kind == DUB_PLACE_PILE);
  correction.detail = dub_correction_read_number (&game->state, place, max + 1);
  g_assert_false (dub_game_decide (game, &correction, events, NULL));
  if (place.kind == DUB_PLACE_HER_JEWELRY)
    g_assert_cmpint (max, ==, DUB_MAX_JEWELRY); /* some of it is on display */
  correction.detail = dub_correction_read_number (&game->state, place, max);
  if (place.kind == DUB_PLACE_HER_PP || place.kind == DUB_PLACE_HER_THREAD ||
      place.kind == DUB_PLACE_HER_LACE || place.kind == DUB_PLACE_YOUR_HAND)
    g_assert_true (dub_game_decide (game, &correction, events, NULL));
}

/* Each number that the app has is so, the highest is within the rules, and one
 * more is not. */
static void
test_numbers (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  guint n = 0;

  begin (game, (1u << DUB_N_EXPANSIONS) - 1);
  perform (game, (DubAction){ .type = DUB_ACTION_CORRECT,
                              .detail = { .place_kind = DUB_PLACE_HER_JEWELRY,
                                          .jewelry = { [DUB_PINK] = 2, [DUB_GREEN] = 1 } } });
  for (guint kind = 0; kind < DUB_N_PLACES; kind++) {
    gboolean is_jewelry = kind == DUB_PLACE_HER_JEWELRY;
    DubPlace place = { .kind = (guint8) kind };
    guint n_spaces = dub_place_count_spaces (&game->box, &game->state, place);

    if (!is_jewelry && dub_place_get_thing (kind) != DUB_THING_NUMBER)
      continue;
    for (guint i = 0; i < (is_jewelry ? 4 : MAX (n_spaces, 1)); i++, n++) {
      place.at = (guint8) (is_jewelry ? DUB_BLUE + i : i);
      check_number (game, place);
    }
  }
  g_assert_cmpuint (n, ==, 15);
  g_assert_cmpint (dub_place_get_number (&game->state,
                                         (DubPlace){ DUB_PLACE_HER_JEWELRY, 0, DUB_PINK }),
                   ==, 2);
}

/* A garment that lies there stays among the choices, with either owner. */
static void
test_guest (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubDetail guest = { .place_kind = DUB_PLACE_GUEST,
                      .hall = 2,
                      .at = 1,
                      .owner = DUB_YOU,
                      .garment = { .color = DUB_ORANGE, .pp = 9, .thimble = 1 } };
  DubPlace place = { DUB_PLACE_GUEST, 2, 1 };

  begin (game, 0);
  perform (game, (DubAction){ .type = DUB_ACTION_CORRECT, .detail = guest });
  check_with_owner (game, place, DUB_YOU, 10, 1);
  check_with_owner (game, place, DUB_BARRY, 10, 0);
  check (game, DUB_PLACE_GUEST, 2, 99, 0, 0);
  check (game, DUB_PLACE_GUEST, DUB_N_HALLS, 0, 0, 0);
  check (game, DUB_PLACE_GARMENT, 0, 99, 0, 0);
}

/* Without their expansions things have no place, and of numbers there is no list. */
static void
test_expansions (void)
{
  static const DubPlace places[] = { { DUB_PLACE_TRACK, 0, 0 },
                                     { DUB_PLACE_TASK, 0, DUB_TASK_BP },
                                     { DUB_PLACE_HER_PP, 0, 0 } };
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubAction corrections[DUB_MAX_CORRECTIONS];

  begin (game, 0);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    g_assert_cmpuint (dub_correction_list (game, places[i], DUB_NOBODY, corrections), ==, 0);
}

static gboolean
is_in_play (const DubGame *game, DubPlaceKind kind, guint in)
{
  return dub_place_is_in_play (&game->state, (DubPlace){ (guint8) kind, (guint8) in, 0 });
}

/* What the table does not have now is not shown: expansions, phases, her own cards. */
static void
test_in_play (void)
{
  g_autofree DubGame *base = g_new0 (DubGame, 1), *game = g_new0 (DubGame, 1);
  DubDetail turn = { .place_kind = DUB_PLACE_TURN, .owner = DUB_BARRY };

  begin (base, 0);
  begin (game, 1u << DUB_EXPANSION_JEWELRY_BOX);
  for (guint kind = 0; kind < DUB_N_PLACES; kind++) {
    gboolean of_jewelry_box = kind == DUB_PLACE_JEWEL || kind == DUB_PLACE_HER_JEWELRY ||
                              kind == DUB_PLACE_TRACK || kind == DUB_PLACE_TASK ||
                              kind == DUB_PLACE_YOUR_TRACK || kind == DUB_PLACE_YOUR_TASK ||
                              kind == DUB_PLACE_EXAM_DECK;
    gboolean is_late = kind == DUB_PLACE_TURN || kind == DUB_PLACE_PILE;

    g_assert_cmpint (is_in_play (base, kind, 0), ==, !of_jewelry_box && !is_late);
    g_assert_cmpint (is_in_play (game, kind, 0), ==, !is_late);
  }
  g_assert_false (is_in_play (base, DUB_PLACE_TOKEN, DUB_JEWELER));
  g_assert_true (is_in_play (game, DUB_PLACE_TOKEN, DUB_JEWELER));
  perform (base,
           (DubAction){ .type = DUB_ACTION_CORRECT,
                        .detail = { .place_kind = DUB_PLACE_DRAW_MODE, .n = DUB_DRAW_TABLE } });
  g_assert_true (is_in_play (base, DUB_PLACE_PILE, 0));
  perform (game, (DubAction){ .type = DUB_ACTION_READY });
  g_assert_true (is_in_play (game, DUB_PLACE_TURN, 0));
  g_assert_false (is_in_play (game, DUB_PLACE_DRAW_MODE, 0));
  g_assert_true (apply (game, turn));
  perform (game, (DubAction){ .type = DUB_ACTION_REVEAL });
  g_assert_false (is_in_play (game, DUB_PLACE_TURN, 0));
  g_assert_false (apply (game, turn)); /* although it is */
}

/* Old journals may say more than there can be: her counter stops at its end, and a deck
 * lacks what she has of it. A player may not. */
static void
test_too_much (void)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubAction deck = { .type = DUB_ACTION_CORRECT,
                     .detail = { .place_kind = DUB_PLACE_EXAM_DECK,
                                 .track = DUB_TRACK_MASTER,
                                 .n = DUB_N_EXAM_CARDS } };
  DubAction pp = { .type = DUB_ACTION_CORRECT,
                   .detail = { .place_kind = DUB_PLACE_HER_PP, .n = DUB_MAX_PP + 1 } };

  begin (game, 1u << DUB_EXPANSION_JEWELRY_BOX);
  perform (game, (DubAction){
                     .type = DUB_ACTION_CORRECT,
                     .detail = { .place_kind = DUB_PLACE_HER_STAFF,
                                 .at = 5,
                                 .employee = { .type = DUB_MASTER, .level = DUB_LEVEL_EXAM } } });
  g_assert_cmpint (game->state.exam_decks[DUB_TRACK_MASTER], ==, DUB_N_EXAM_CARDS - 1);
  game->state.exam_decks[DUB_TRACK_MASTER] = 0;
  g_assert_false (dub_game_decide (game, &deck, events, NULL));
  g_assert_true (apply (game, deck.detail));
  g_assert_cmpint (game->state.exam_decks[DUB_TRACK_MASTER], ==, DUB_N_EXAM_CARDS - 1);
  deck.detail.n++;
  g_assert_false (apply (game, deck.detail));

  g_assert_false (dub_game_decide (game, &pp, events, NULL));
  g_assert_true (apply (game, pp.detail));
  g_assert_cmpuint (game->state.barry.pp, ==, DUB_MAX_PP);
}

/* Returns the sentence that the player reads, or NULL if the game accepts the correction. */
static char *
read_refusal (const DubGame *game, DubDetail correction)
{
  DubAction action = { .type = DUB_ACTION_CORRECT, .detail = correction };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GError) error = NULL;

  return dub_game_decide (game, &action, events, &error) ? NULL : dub_text_error (error);
}

/* The seventh orange coat is named. */
static void
test_problem (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubDetail correction = { .place_kind = DUB_PLACE_GUEST,
                           .owner = DUB_YOU,
                           .garment = { .color = DUB_ORANGE, .pp = 4 } };
  g_autofree char *sentence = NULL;

  begin (game, 0);
  for (guint8 i = 0; i < 8; i++) {
    correction.hall = i / 4;
    correction.at = i % 4;
    sentence = read_refusal (game, correction);
    if (sentence != NULL)
      break;
    perform (game, (DubAction){ .type = DUB_ACTION_CORRECT, .detail = correction });
  }
  g_assert_cmpstr (sentence, ==, "The box does not have that many orange frock coats.");
}

/* A refused correction says why, and where. */
static void
test_sentences (void)
{
  static const struct {
    DubDetail correction;
    const char *sentence;
  } rows[] = {
    { { .place_kind = DUB_PLACE_GARMENT,
        .garment = { .color = DUB_BLUE, .special = DUB_EXPERT_LIVRE14 } },
      "The Garment of 14 Livre is a green gown." },
    { { .place_kind = DUB_PLACE_TOKEN, .decoration = DUB_KITCHEN_LEFT, .at = 1, .owner = DUB_YOU },
      "Each side may have only one Trademark token there: Catering Kitchen, Left Area, 2nd from left." },
    { { .place_kind = DUB_PLACE_ALL_HALLS, .at = 1, .owner = DUB_BARRY },
      "Each side may have only one Trademark token there: All Halls Bonus." },
    { { .place_kind = DUB_PLACE_GUEST,
        .hall = 1,
        .at = 9,
        .owner = DUB_YOU,
        .garment = { .color = DUB_BLUE } },
      "There is no such space (Hall 2, number of spaces: 4)." },
  };
  g_autofree DubGame *game = g_new0 (DubGame, 1);

  begin (game, 1u << DUB_EXPANSION_EXPERT);
  game->state.tokens[DUB_KITCHEN_LEFT][0] = DUB_YOU;
  game->state.all_halls[0] = DUB_BARRY;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *sentence = read_refusal (game, rows[i].correction);

    g_assert_cmpstr (sentence, ==, rows[i].sentence);
  }
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
  g_test_add_func ("/fix-list/in-play", test_in_play);
  g_test_add_func ("/fix-list/too-much", test_too_much);
  g_test_add_func ("/fix-list/problem", test_problem);
  g_test_add_func ("/fix-list/sentences", test_sentences);

  return g_test_run ();
}
