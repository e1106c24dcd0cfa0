/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Codes for every display: how the program reads them, and what it enters.
 */

#include "dub-box-file.h"
#include "dub-entry-code.h"
#include "dub-fault.h"
#include "dub-history.h"
#include "dub-round.h"
#include "dub-text.h"
#include "session-fixture.h"

static DubSession *
begin (guint expansions)
{
  DubSetup setup = { .seed = 7, .expansions = (guint8) expansions };
  g_autoptr (GError) error = NULL;
  DubSession *session;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  session = dub_session_new ("Codes", &box, &setup, &error);
  g_assert_no_error (error);

  return session;
}

static guint
count_entries (DubSession *session)
{
  return dub_history_get_position (dub_session_get_history (session));
}

static void
check (DubSession *session, const char *text, const char *understood, const char *problem,
       const char *rest)
{
  guint n = count_entries (session);
  g_auto (DubEntryLine) line = { 0 };

  dub_entry_line_read (session, DUB_DISPLAY_GARMENTS, text, &line);
  g_assert_cmpstr (line.understood, ==, understood);
  g_assert_cmpstr (line.problem, ==, problem);
  g_assert_cmpstr (text + line.rest, ==, rest);
  g_assert_cmpuint (count_entries (session), ==, n);
}

static void
test_as_it_is_typed (void)
{
  g_autoptr (DubSession) session = begin (1u << DUB_EXPANSION_JEWELRY_BOX);

  check (session, "", NULL, NULL, "");
  check (session, "  ", NULL, NULL, "");
  check (session, "b", NULL, "Not understood: b (codes are like b3, o4t, bp or blue)", "b");
  check (session, "b3", "blue gown (3 PP)", NULL, "");
  check (session, "B3", "blue gown (3 PP)", NULL, "");
  check (session, " b3  o7T ", "blue gown (3 PP)\u00a0· orange frock coat (7 PP, gold thimble)",
         NULL, "");
  check (session, "bp, go;bp+go",
         "blue/pink silk\u00a0· green/orange silk\u00a0· "
         "blue/pink and green/orange silk",
         NULL, "");
  check (session, "blue", "blue necklace", NULL, "");
  check (session, "gr", "green necklace", NULL, "");
  check (session, "b3 x9 b2", "blue gown (3 PP)",
         "Not understood: x9 (codes are like b3, o4t, bp or blue)", "x9 b2");
  check (session, "b33", NULL, "Not understood: b33 (codes are like b3, o4t, bp or blue)", "b33");
}

static void
test_employees (void)
{
  g_autoptr (DubSession) session = begin (0);
  const DubBox *box = &dub_session_get_game (session)->box;
  g_autofree char *number = g_strdup_printf ("%u", dub_box_get_employee (box, "i-buy-tile").id);
  const char *livre = "Level I Master (Gain 1 Livre)";

  check (session, "i-livre", livre, NULL, "");
  check (session, "gain", livre, NULL, "");
  check (session, "ma", livre, NULL, "");
  check (session, number, "Level I Journeyman (Random Resource tile for 1 Livre)", NULL, "");
  check (session, "jo", NULL, "2 cards begin like this, type more: jo", "jo");
  /* Each card exists once, and cards of later rounds are not in play yet. */
  check (session, "ma ma", livre, "Not understood: ma (codes are like b3, o4t, bp or blue)", "ma");
  check (session, "ii-depute", NULL, "No more Employee cards of this Level are due this Round.",
         "ii-depute");
}

static void
test_nothing_due (void)
{
  g_autoptr (DubSession) session = begin (0);

  check (session, "b1 b2 b3 p1 p2 o7t",
         "blue gown (1 PP)\u00a0· blue gown (2 PP)\u00a0· blue gown (3 PP)\u00a0· "
         "pink frock coat (1 PP)\u00a0· pink frock coat (2 PP)\u00a0· "
         "orange frock coat (7 PP, gold thimble)",
         NULL, "");
  check (session, "blue", NULL, "Not expected now: blue", "blue");
}

/* One line enters a whole preparation. A code that is not understood does not stop the others. */
static void
test_whole_preparation (void)
{
  g_autoptr (DubSession) session = begin (1u << DUB_EXPANSION_JEWELRY_BOX);
  const DubGame *game = dub_session_get_game (session);
  g_auto (DubEntryLine) line = { 0 };
  g_autoptr (GError) error = NULL;

  dub_entry_line_read (session, DUB_DISPLAY_RESOURCES,
                       "bp go bp go bp go bp go bp b1 b2 b3 p1 p2 o7t gain free blue green pink "
                       "orange 2 3 ?",
                       &line);
  g_assert_cmpstr (line.problem, ==, "2 cards begin like this, type more: free");
  dub_entry_line_clear (&line);
  dub_entry_line_read (session, DUB_DISPLAY_RESOURCES,
                       "bp go bp go bp go bp go bp b1 b2 b3 p1 p2 o7t gain 2 blue green pink "
                       "orange 3 4 x",
                       &line);
  g_assert_cmpstr (line.problem, ==, "Not understood: x (codes are like b3, o4t, bp or blue)");
  g_assert_cmpuint (line.moves->len, ==, 9 + 6 + 4 + 4);
  for (guint i = 0; i < line.moves->len; i++)
    g_assert_true (dub_session_perform (session, &g_array_index (line.moves, DubMove, i), &error));
  g_assert_no_error (error);
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    g_assert_cmpuint (dub_round_get_due (&game->box, &dub_session_get_game (session)->state,
                                         display),
                      ==, 0);
  g_assert_cmpuint (count_entries (session), ==, 1 + 23);
}

/* Each edition accepts the letters and words that it shows, and the keys of files too. */
static void
test_editions (void)
{
  static const struct {
    const char *language, *codes;
  } cases[] = {
    { "en", "b1 p1 g1 o1 bp go bp+go blue pi green or" },
    { "fr", "b1 r1 v1 o1 br VO br+vo bleu rose vert orange" },
    { "fr", "b1 p1 g1 o1 bp go bp+go blue pink green orange" },
    { "en", "blue1 pink1 gr1 orange1 bp go bp+go BLUE pink green orange" },
    { "uk", "си1 ро1 зе1 ор1 сиро зеор СИРО+ЗЕОР синє рож зелений оранжевий" },
    { "uk", "син1 рож1 зел1 ор1 bp go bp+go синій рож зелене оранжевий" },
    { "en@classic", "y1 g1 r1 b1 yg rb yg+rb yellow green red blue" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (DubSession) session = begin (1u << DUB_EXPANSION_JEWELRY_BOX);
    g_auto (DubEntryLine) line = { 0 };

    dub_text_set_language (cases[i].language);
    dub_entry_line_read (session, DUB_DISPLAY_GARMENTS, cases[i].codes, &line);
    g_assert_cmpstr (line.problem, ==, NULL);
    for (guint j = 0; j < 4; j++) {
      const DubMove *garment = &g_array_index (line.moves, DubMove, j);
      const DubMove *jewel = &g_array_index (line.moves, DubMove, 7 + j);

      g_assert_cmpuint (garment->thing.kind, ==, DUB_KIND_GARMENT);
      g_assert_cmpuint (garment->thing.garment.color, ==, DUB_BLUE + j);
      g_assert_cmpuint (jewel->to.kind, ==, DUB_PLACE_JEWEL);
      g_assert_cmpuint (jewel->thing.name, ==, DUB_BLUE + j);
    }
    for (guint j = 0; j < 3; j++)
      g_assert_cmpuint (g_array_index (line.moves, DubMove, 4 + j).thing.name, ==, DUB_TILE_BP + j);
  }
  dub_text_set_language ("en");
}

/* A word that fits two tiles selects neither. */
static void
test_common_word (void)
{
  static const char *const codes[][2] = { { "en", "ring" },
                                          { "en", "necklace" },
                                          { "fr", "collier" },
                                          { "uk", "кольє" } };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++) {
    g_autoptr (DubSession) session = begin (1u << DUB_EXPANSION_JEWELRY_BOX);
    g_autoptr (GError) error = NULL;

    dub_text_set_language (codes[i][0]);
    g_assert_false (dub_entry_code_perform (session, DUB_DISPLAY_JEWELRY, codes[i][1], &error));
    g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_WORD);
  }
  dub_text_set_language ("en");
}

/* After the name of the display, the first letter of a jewel suffices. */
static void
test_letter (void)
{
  g_autoptr (DubSession) session = begin (1u << DUB_EXPANSION_JEWELRY_BOX);
  const DubGame *game = dub_session_get_game (session);
  int at = dub_round_get_next (&game->box, &game->state, DUB_DISPLAY_JEWELRY);
  g_autoptr (GError) error = NULL;

  dub_text_set_language ("fr");
  g_assert_true (dub_entry_code_perform (session, DUB_DISPLAY_JEWELRY, "v", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (dub_session_get_game (session)->state.jewelry[at], ==, DUB_GREEN);
  dub_text_set_language ("en");
}

/* A piece that may be drawn already keeps its place in the list, even when none remains. */
static void
test_drawn (void)
{
  g_autoptr (DubSession) session = begin (1u << DUB_EXPANSION_JEWELRY_BOX);
  const DubGame *game = dub_session_get_game (session);

  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    int at = dub_round_get_next (&game->box, &game->state, display);
    g_autoptr (GArray) before = dub_drawn_list (game, display, at);
    const DubDrawn first = g_array_index (before, DubDrawn, 0);
    DubMove move = dub_drawn_get_move (display, at, first.piece);
    g_autofree char *refusal = dub_drawn_dup_refusal (game, display, at, first.piece);
    g_autofree char *full = dub_drawn_dup_refusal (game, display, -1, first.piece);
    g_autoptr (GArray) after = NULL;
    const DubDrawn *left;

    g_assert_null (refusal);
    g_assert_cmpstr (full, ==, "This display is complete.");
    g_assert_true (first.is_left);
    g_assert_cmpuint (first.n_left, >, 0);
    g_assert_true (dub_session_perform (session, &move, NULL));
    at = dub_round_get_next (&game->box, &game->state, display);
    after = dub_drawn_list (game, display, at);
    left = &g_array_index (after, DubDrawn, 0);
    g_assert_cmpuint (after->len, ==, before->len);
    g_assert_true (dub_thing_equal (left->piece, first.piece));
    if (left->is_left)
      g_assert_cmpuint (left->n_left, ==, first.n_left - 1);
    refusal = dub_drawn_dup_refusal (game, display, at, first.piece);
    g_assert_true (left->is_left == (refusal == NULL));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  dub_text_init ();
  dub_text_set_language ("en");

  g_test_add_func ("/entry-code/as-it-is-typed", test_as_it_is_typed);
  g_test_add_func ("/entry-code/employees", test_employees);
  g_test_add_func ("/entry-code/nothing-due", test_nothing_due);
  g_test_add_func ("/entry-code/whole-preparation", test_whole_preparation);
  g_test_add_func ("/entry-code/editions", test_editions);
  g_test_add_func ("/entry-code/common-word", test_common_word);
  g_test_add_func ("/entry-code/letter", test_letter);
  g_test_add_func ("/entry-code/drawn", test_drawn);

  return g_test_run ();
}
