/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game accepts every correction that it offers, and the list contains the present value once.
 */

#include "dub-box-file.h"
#include "dub-game.h"
#include "dub-table.h"
#include "dub-text-entry.h"
#include "dub-text-error.h"

static void
perform (DubGame *game, DubMove move)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GError) error = NULL;

  dub_game_perform (game, NULL, &move, events, &error);
  g_assert_no_error (error);
}

/* Applies the correction as the reader of a file does. */
static gboolean
apply (DubGame *game, DubMove correction)
{
  return dub_game_apply (game, &(DubEvent){ .type = DUB_EVENT_MOVE, .move = correction }, NULL);
}

static void
begin (DubGame *game, guint8 expansions)
{
  const DubSetup setup = { .seed = 5, .expansions = expansions };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_game_init (game, &box);
  g_assert_true (dub_game_start (game, &setup, events, NULL));
  perform (game, dub_move (DUB_NOBODY, DUB_MOVE_FILL));
}

static void
check_with_owner (const DubGame *game, DubPlace place, DubOwner owner, guint min, guint n_so)
{
  DubMove corrections[DUB_MAX_CORRECTIONS];
  guint n = dub_correction_list (game, place, owner, corrections), n_found = 0;

  g_test_message ("place %u in %u at %u of %u", place.kind, place.in, place.at, place.side);
  g_assert_cmpuint (n, >=, min);
  g_assert_cmpuint (n, <, DUB_MAX_CORRECTIONS);
  if (dub_place_get_kind (place) != DUB_KIND_GARMENT &&
      dub_place_get_kind (place) != DUB_KIND_EMPLOYEE)
    g_assert_cmpuint (n, ==, min); /* a box has a fixed number of these */
  for (guint i = 0; i < n; i++) {
    g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));

    g_assert_cmpint (corrections[i].verb, ==, DUB_MOVE_CORRECT);
    g_assert_cmpint (corrections[i].side, ==, DUB_NOBODY);
    g_assert_true (dub_place_equal (dub_move_get_to (&corrections[i]), place));
    g_assert_true (dub_game_decide (game, &corrections[i], events, NULL));
    n_found += dub_correction_is_so (game, &corrections[i]);
  }
  g_assert_cmpuint (n_found, ==, n_so);
}

static void
check_of_side (const DubGame *game, DubOwner side, DubPlaceKind kind, guint in, guint at, guint min,
               guint n_so)
{
  const DubPlace place = { .kind = (guint8) kind,
                           .in = (guint8) in,
                           .at = (guint8) at,
                           .side = (guint8) side };

  check_with_owner (game, place, DUB_NOBODY, min, n_so);
}

static void
check (const DubGame *game, DubPlaceKind kind, guint in, guint at, guint min, guint n_so)
{
  check_of_side (game, DUB_NOBODY, kind, in, at, min, n_so);
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
  check_of_side (game, DUB_BARRY, DUB_PLACE_STAFF, 0, 0, 20, 1);
  check_of_side (game, DUB_BARRY, DUB_PLACE_STAFF, 0, 5, 20, 0);
  check_of_side (game, DUB_YOU, DUB_PLACE_STAFF, 0, 0, 1, 1);
  for (DubOwner side = DUB_BARRY; side <= DUB_YOU; side++) {
    check_of_side (game, side, DUB_PLACE_TRACK, 0, 0, 2, 1);
    check_of_side (game, side, DUB_PLACE_TASK, DUB_TRACK_JOURNEYMAN, DUB_TASK_BP, 2, 1);
  }
  check (game, DUB_PLACE_START, 0, 0, 2, 1);
  check (game, DUB_PLACE_DRAW_MODE, 0, 0, DUB_N_DRAW_MODES, 1);
  check (game, DUB_PLACE_TURN, 0, 0, 0, 0); /* nobody has the turn while a round is prepared */
  perform (game, dub_move (DUB_NOBODY, DUB_MOVE_READY));
  check (game, DUB_PLACE_TURN, 0, 0, 2, 1);
  check (game, DUB_PLACE_DRAW_MODE, 0, 0, 0, 0);
}

/* Returns whether the side has places of this kind that can be corrected. You count your
 * possessions, and name your specialized Apprentice. */
static gboolean
has_places (DubOwner side, DubPlaceKind kind)
{
  if (kind == DUB_PLACE_COUNT || kind == DUB_PLACE_JEWELRY)
    return side == DUB_BARRY;
  if (kind == DUB_PLACE_STAFF || kind == DUB_PLACE_TRACK || kind == DUB_PLACE_TASK)
    return side != DUB_NOBODY;

  return kind == DUB_PLACE_HAND ? side == DUB_YOU
                                : kind != DUB_PLACE_SPECIALIST && side == DUB_NOBODY;
}

/* The value that the list marks as present is the value on the table. */
static void
check_reading (const DubGame *game, DubPlace place)
{
  DubMove correction = dub_correction (place, dub_place_read (&game->state, place));

  g_test_message ("place %u in %u at %u of %u", place.kind, place.in, place.at, place.side);
  g_assert_true (dub_place_exists (&game->box, &game->state, place));
  g_assert_true (dub_place_equal (dub_move_get_to (&correction), place));
  if (dub_place_is_in_play (&game->state, place) &&
      !(place.kind == DUB_PLACE_STAFF && place.at == game->state.sides[place.side].n_staff))
    g_assert_true (dub_correction_is_so (game, &correction));
}

/* She has only some of the counts: she never has Livre. */
static void
check_spaces (const DubGame *game, DubPlace place)
{
  guint n = dub_place_count_spaces (&game->box, &game->state, place), n_counts = 0;

  if (n == 0)
    check_reading (game, place);
  for (guint i = 0; i < n; i++) {
    DubPlace space = dub_place_get_space (&game->box, &game->state, place, i);

    if (place.kind == DUB_PLACE_COUNT && !dub_place_exists (&game->box, &game->state, space))
      continue;
    check_reading (game, space);
    n_counts += place.kind == DUB_PLACE_COUNT;
  }
  if (place.kind == DUB_PLACE_COUNT)
    g_assert_cmpuint (n_counts, ==, 4);
  place.at = (guint8) n;
  g_assert_true (n == 0 || place.kind == DUB_PLACE_TASK ||
                 !dub_place_exists (&game->box, &game->state, place));
}

/* Every space of every place exists, and there are no others. */
static void
test_spaces (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);

  begin (game, (1u << DUB_N_EXPANSIONS) - 1);
  for (DubPlaceKind kind = 0; kind < DUB_N_PLACES; kind++)
    for (DubOwner side = DUB_NOBODY; side < DUB_N_OWNERS; side++) {
      DubPlace place = { .kind = (guint8) kind, .side = (guint8) side };
      guint n_in = kind == DUB_PLACE_GUEST   ? DUB_N_HALLS
                   : kind == DUB_PLACE_TOKEN ? DUB_N_DECORATION_KINDS
                                             : 1;

      if (!has_places (side, kind))
        continue;
      for (; place.in < n_in; place.in++)
        check_spaces (game, place);
      g_assert_true (n_in == 1 || !dub_place_exists (&game->box, &game->state, place));
    }
}

static gboolean
may_have_most (DubPlace place)
{
  return place.kind == DUB_PLACE_HAND ||
         (place.kind == DUB_PLACE_COUNT && place.at != DUB_FACT_TILES);
}

static void
check_number (const DubGame *game, DubPlace place)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autofree char *name = dub_text_correction_number (place);
  gint n = dub_place_get_number (&game->state, place);
  gint max = dub_place_get_max (&game->state, place);
  DubMove correction = dub_correction_of_number (&game->state, place, n);

  g_assert_cmpstr (name, !=, "");
  g_assert_cmpint (n, <=, max);
  g_assert_true (dub_correction_is_so (game, &correction) || place.kind == DUB_PLACE_PILE);
  correction = dub_correction_of_number (&game->state, place, max + 1);
  g_assert_false (dub_game_decide (game, &correction, events, NULL));
  if (place.kind == DUB_PLACE_JEWELRY)
    g_assert_cmpint (max, ==, DUB_MAX_JEWELRY); /* some tiles are on display */
  correction = dub_correction_of_number (&game->state, place, max);
  if (may_have_most (place))
    g_assert_true (dub_game_decide (game, &correction, events, NULL));
}

/* The number of each place is the present one, its maximum is within the rules, and the engine
 * refuses a larger number. */
static void
test_numbers (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  const DubPlace jewelry = { .kind = DUB_PLACE_JEWELRY, .at = DUB_PINK, .side = DUB_BARRY };
  const DubThing some = { .kind = DUB_KIND_JEWELRY,
                          .jewelry = { [DUB_PINK] = 2, [DUB_GREEN] = 1 } };
  guint n = 0;

  begin (game, (1u << DUB_N_EXPANSIONS) - 1);
  perform (game, dub_correction ((DubPlace){ .kind = DUB_PLACE_JEWELRY, .side = DUB_BARRY }, some));
  for (DubPlaceKind kind = 0; kind < DUB_N_PLACES; kind++) {
    gboolean is_jewelry = kind == DUB_PLACE_JEWELRY;
    DubPlace place = { .kind = (guint8) kind,
                       .side = is_jewelry || kind == DUB_PLACE_COUNT ? DUB_BARRY
                               : kind == DUB_PLACE_HAND              ? DUB_YOU
                                                                     : DUB_NOBODY };
    guint n_spaces = dub_place_count_spaces (&game->box, &game->state, place);

    if (!is_jewelry && dub_place_get_kind (place) != DUB_KIND_NUMBER)
      continue;
    for (guint i = 0; i < (is_jewelry ? 4 : MAX (n_spaces, 1)); i++) {
      place.at = (guint8) (is_jewelry ? DUB_BLUE + i : i);
      if (kind == DUB_PLACE_COUNT && !dub_place_exists (&game->box, &game->state, place))
        continue;
      check_number (game, place);
      n++;
    }
  }
  g_assert_cmpuint (n, ==, 15);
  g_assert_cmpint (dub_place_get_number (&game->state, jewelry), ==, 2);
}

/* A garment in a hall stays among the choices, with either owner. */
static void
test_guest (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  const DubGarment garment = { .color = DUB_ORANGE, .pp = 9, .thimble = 1 };
  const DubPlace place = { .kind = DUB_PLACE_GUEST, .in = 2, .at = 1 };

  begin (game, 0);
  perform (game, dub_correction (place, dub_thing_garment (garment, DUB_YOU)));
  check_with_owner (game, place, DUB_YOU, 10, 1);
  check_with_owner (game, place, DUB_BARRY, 10, 0);
  check (game, DUB_PLACE_GUEST, 2, 99, 0, 0);
  check (game, DUB_PLACE_GUEST, DUB_N_HALLS, 0, 0, 0);
  check (game, DUB_PLACE_GARMENT, 0, 99, 0, 0);
}

/* Without their expansions, pieces have no place and counts have no list. */
static void
test_expansions (void)
{
  static const DubPlace places[] = {
    { .kind = DUB_PLACE_TRACK, .side = DUB_BARRY },
    { .kind = DUB_PLACE_TASK, .at = DUB_TASK_BP, .side = DUB_BARRY },
    { .kind = DUB_PLACE_COUNT, .at = DUB_FACT_PP, .side = DUB_BARRY },
  };
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubMove corrections[DUB_MAX_CORRECTIONS];

  begin (game, 0);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    g_assert_cmpuint (dub_correction_list (game, places[i], DUB_NOBODY, corrections), ==, 0);
}

static gboolean
is_in_play (const DubGame *game, DubPlaceKind kind, guint in, DubOwner side)
{
  return dub_place_is_in_play (&game->state, (DubPlace){ .kind = (guint8) kind,
                                                         .in = (guint8) in,
                                                         .side = (guint8) side });
}

/* The list omits places that the table does not have at the moment: of expansions, of other phases,
 * of her own cards. */
static void
test_in_play (void)
{
  g_autofree DubGame *base = g_new0 (DubGame, 1), *game = g_new0 (DubGame, 1);
  const DubMove turn = dub_correction ((DubPlace){ .kind = DUB_PLACE_TURN },
                                       dub_thing_name (DUB_KIND_OWNER, DUB_BARRY));

  begin (base, 0);
  begin (game, 1u << DUB_EXPANSION_JEWELRY_BOX);
  for (DubPlaceKind kind = 0; kind < DUB_N_PLACES; kind++)
    for (DubOwner side = DUB_NOBODY; side < DUB_N_OWNERS; side++) {
      gboolean of_jewelry_box = kind == DUB_PLACE_JEWEL || kind == DUB_PLACE_JEWELRY ||
                                kind == DUB_PLACE_TRACK || kind == DUB_PLACE_TASK ||
                                kind == DUB_PLACE_EXAM_DECK;
      gboolean is_late = kind == DUB_PLACE_TURN || kind == DUB_PLACE_PILE;

      if (!has_places (side, kind))
        continue;
      g_assert_cmpint (is_in_play (base, kind, 0, side), ==, !of_jewelry_box && !is_late);
      g_assert_cmpint (is_in_play (game, kind, 0, side), ==, !is_late);
    }
  g_assert_false (is_in_play (base, DUB_PLACE_TOKEN, DUB_JEWELER, DUB_NOBODY));
  g_assert_true (is_in_play (game, DUB_PLACE_TOKEN, DUB_JEWELER, DUB_NOBODY));
  perform (base, dub_correction ((DubPlace){ .kind = DUB_PLACE_DRAW_MODE },
                                 dub_thing_name (DUB_KIND_DRAW_MODE, DUB_DRAW_TABLE)));
  g_assert_true (is_in_play (base, DUB_PLACE_PILE, 0, DUB_NOBODY));
  perform (game, dub_move (DUB_NOBODY, DUB_MOVE_READY));
  g_assert_true (is_in_play (game, DUB_PLACE_TURN, 0, DUB_NOBODY));
  g_assert_false (is_in_play (game, DUB_PLACE_DRAW_MODE, 0, DUB_NOBODY));
  g_assert_true (apply (game, turn));
  perform (game, dub_move (DUB_BARRY, DUB_MOVE_PLAY_CARD));
  g_assert_false (is_in_play (game, DUB_PLACE_TURN, 0, DUB_NOBODY));
  g_assert_false (apply (game, turn)); /* although it is her turn */
}

/* A deck lacks the cards that players hold, and a counter has a maximum. Both hold for files
 * too. */
static void
test_too_much (void)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  const DubEmployee master = { .type = DUB_MASTER, .level = DUB_LEVEL_EXAM };
  DubMove deck = dub_correction ((DubPlace){ .kind = DUB_PLACE_EXAM_DECK, .at = DUB_TRACK_MASTER },
                                 dub_thing_number (DUB_N_EXAM_CARDS));
  DubMove pp = dub_correction (dub_place_of_count (DUB_BARRY, DUB_FACT_PP),
                               dub_thing_number (DUB_MAX_PP + 1));

  begin (game, 1u << DUB_EXPANSION_JEWELRY_BOX);
  perform (game, dub_correction ((DubPlace){ .kind = DUB_PLACE_STAFF, .at = 5, .side = DUB_BARRY },
                                 dub_thing_employee (master)));
  g_assert_cmpint (game->state.exam_decks[DUB_TRACK_MASTER], ==, DUB_N_EXAM_CARDS - 1);
  game->state.exam_decks[DUB_TRACK_MASTER] = 0;
  g_assert_false (dub_game_decide (game, &deck, events, NULL));
  g_assert_false (apply (game, deck));
  g_assert_cmpint (game->state.exam_decks[DUB_TRACK_MASTER], ==, 0);
  deck.thing.n--;
  g_assert_true (dub_game_decide (game, &deck, events, NULL));
  g_assert_true (apply (game, deck));
  g_assert_cmpint (game->state.exam_decks[DUB_TRACK_MASTER], ==, DUB_N_EXAM_CARDS - 1);

  g_assert_false (dub_game_decide (game, &pp, events, NULL));
  g_assert_false (apply (game, pp));
  pp.thing.n--;
  g_assert_true (apply (game, pp));
  g_assert_cmpuint (game->state.sides[DUB_BARRY].counts[DUB_FACT_PP], ==, DUB_MAX_PP);
}

/* Returns the sentence that the player reads, or NULL if the game accepts the correction. */
static char *
read_refusal (const DubGame *game, DubPlace place, DubThing thing)
{
  const DubMove correction = dub_correction (place, thing);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GError) error = NULL;

  return dub_game_decide (game, &correction, events, &error) ? NULL : dub_text_error (error);
}

/* The error about a seventh orange coat names the coat. */
static void
test_problem (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  const DubThing coat = dub_thing_garment ((DubGarment){ .color = DUB_ORANGE, .pp = 4 }, DUB_YOU);
  DubPlace place = { .kind = DUB_PLACE_GUEST };
  g_autofree char *sentence = NULL;

  begin (game, 0);
  for (guint8 i = 0; i < 8; i++) {
    place.in = i / 4;
    place.at = i % 4;
    sentence = read_refusal (game, place, coat);
    if (sentence != NULL)
      break;
    perform (game, dub_correction (place, coat));
  }
  g_assert_cmpstr (sentence, ==, "The box does not have that many orange frock coats.");
}

/* The refusal of a correction states the reason and the place. */
static void
test_sentences (void)
{
  static const struct {
    DubPlace place;
    DubThing thing;
    const char *sentence;
  } rows[] = {
    { { .kind = DUB_PLACE_GARMENT },
      { .kind = DUB_KIND_GARMENT, .garment = { .color = DUB_BLUE, .special = DUB_EXPERT_LIVRE14 } },
      "The Garment of 14 Livre is a green gown." },
    { { .kind = DUB_PLACE_TOKEN, .in = DUB_KITCHEN_LEFT, .at = 1 },
      { .kind = DUB_KIND_OWNER, .name = DUB_YOU },
      "Each side may have only one Trademark token there: Catering Kitchen, Left Area, 2nd from left." },
    { { .kind = DUB_PLACE_ALL_HALLS, .at = 1 },
      { .kind = DUB_KIND_OWNER, .name = DUB_BARRY },
      "Each side may have only one Trademark token there: All Halls Bonus." },
    { { .kind = DUB_PLACE_GUEST, .in = 1, .at = 9 },
      { .kind = DUB_KIND_GARMENT, .owner = DUB_YOU, .garment = { .color = DUB_BLUE } },
      "There is no such space (Hall 2, number of spaces: 4)." },
  };
  g_autofree DubGame *game = g_new0 (DubGame, 1);

  begin (game, 1u << DUB_EXPANSION_EXPERT);
  game->state.tokens[DUB_KITCHEN_LEFT][0] = DUB_YOU;
  game->state.all_halls[0] = DUB_BARRY;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *sentence = read_refusal (game, rows[i].place, rows[i].thing);

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
  g_test_add_func ("/fix-list/expansions", test_expansions);
  g_test_add_func ("/fix-list/in-play", test_in_play);
  g_test_add_func ("/fix-list/too-much", test_too_much);
  g_test_add_func ("/fix-list/problem", test_problem);
  g_test_add_func ("/fix-list/sentences", test_sentences);

  return g_test_run ();
}
