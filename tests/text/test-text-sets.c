/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole sets of names and rules, and lists: set-up, scores, refusals.
 */

#include "dub-text-score.h"
#include "text-board.h"

#include <string.h>

/* Every fact has a unique question and a unique name. */
static void
test_facts (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++) {
    DubQuestion question = { .kind = DUB_QUESTION_YOU, .facts = (guint16) (1u << fact) };

    g_assert_true (g_hash_table_add (seen, dub_text_fact (fact)));
    g_assert_true (g_hash_table_add (seen, dub_text_question (&box, &state, &question)));
  }
}

static void
test_rules (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (DubRuleId rule = DUB_RULE_NONE + 1; rule < DUB_N_RULES; rule++) {
    char *text = dub_text_rule (rule);

    g_assert_cmpuint (strlen (text), >, 20);
    g_assert_true (g_str_has_suffix (text, "."));
    g_assert_null (strstr (text, "  "));
    g_assert_null (strchr (text, '_'));
    g_assert_true (g_hash_table_add (seen, text));
  }
}

/* Checks names of a whole set: none is empty, none appears twice. */
static void
check_set (char *(*name) (guint), guint n)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < n; i++) {
    char *text = name (i);

    g_assert_cmpuint (strlen (text), >, 0);
    g_assert_true (g_hash_table_add (seen, text));
  }
}

static char *
name_garment (guint i)
{
  return dub_text_garment ((DubGarment){ .color = (guint8) i });
}

static char *
name_decoration (guint i)
{
  return dub_text_decoration (i / 5, i % 5);
}

/* Names levels 0 to 6 and an unknown one; only Apprentices have level 0. */
static char *
name_employee (guint i)
{
  DubBox box = { 0 };
  guint level = i / 3 + 1;

  return dub_text_employee (&box,
                            (DubEmployee){ .type = (guint8) (DUB_MASTER + i % 3),
                                           .level = level < DUB_N_LEVELS ? (guint8) level
                                                                         : DUB_LEVEL_UNKNOWN });
}

static void
test_names (void)
{
  check_set (name_garment, DUB_N_COLORS);
  check_set (dub_text_jewel, DUB_N_COLORS);
  check_set (dub_text_tile, DUB_N_TILES);
  check_set (dub_text_hall, DUB_N_HALLS);
  check_set (name_decoration, DUB_N_DECORATION_KINDS * 5);
  check_set (dub_text_expansion, DUB_N_EXPANSIONS);
  check_set (dub_text_draw_mode, DUB_N_DRAW_MODES);
  check_set (dub_text_phase, DUB_N_PHASES);
  check_set (dub_text_task, DUB_N_TASKS);
  check_set (name_employee, 21);
  check_set (dub_text_score_line, DUB_N_SCORE_LINES + 1);
}

static void
check_employee (DubEmployee employee, const char *expected)
{
  DubBox box = text_board_make_box ();
  g_autofree char *name = dub_text_employee (&box, employee);

  g_assert_cmpstr (name, ==, expected);
}

static void
test_employees (void)
{
  check_employee ((DubEmployee){ DUB_MASTER, DUB_LEVEL_EXAM, 0, 0 }, "Master from an Examination");
  check_employee ((DubEmployee){ DUB_APPRENTICE, 0, 0, 0 }, "specialized Apprentice");
  check_employee ((DubEmployee){ DUB_MASTER, 0, 0, 0 }, "Master");
  check_employee ((DubEmployee){ DUB_MASTER, DUB_LEVEL_UNKNOWN, 0, DUB_VI_PAIRS },
                  "Master (2 Prestige Points per gown and frock coat)");
  check_employee ((DubEmployee){ DUB_JOURNEYMAN, 2, 1, 0 },
                  "Level II Journeyman (Depute for 8/5/2 Livre)");
  check_employee ((DubEmployee){ DUB_TYPE_UNKNOWN, DUB_LEVEL_UNKNOWN, 0, 0 },
                  "unknown Employee card");
}

/* Returns the number of lines with the word. */
static gint
mentions (char **lines, const char *word)
{
  gint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += strstr (lines[i], word) != NULL;

  return n;
}

/* The list depends on the expansions and the draw mode. */
static void
test_setup (void)
{
  DubBox box = text_board_make_box ();

  for (guint i = 0; i < (1u << DUB_N_EXPANSIONS) * DUB_N_DRAW_MODES; i++) {
    DubSetup setup = { .expansions = (guint8) (i % (1u << DUB_N_EXPANSIONS)),
                       .draw_mode = (guint8) (i >> DUB_N_EXPANSIONS) };
    g_auto (GStrv) lines = dub_text_setup (&box, &setup);

    for (guint j = 0; lines[j] != NULL; j++)
      g_assert_true (g_str_has_suffix (lines[j], "."));
    g_assert_true (mentions (lines,
                             "From the bottom up they are Master, Master, Journeyman, Apprentice, "
                             "Apprentice"));
    g_assert_cmpint (mentions (lines, "Jeweler board"), ==, setup.expansions & 1u);
    g_assert_cmpint (mentions (lines, "Fancy Dresses:"), ==, (setup.expansions >> 1) & 1u);
    g_assert_cmpint (mentions (lines, "Festivity Dresses:"), ==, (setup.expansions >> 2) & 1u);
    g_assert_cmpint (mentions (lines, "Expert Tailoring:"), ==, (setup.expansions >> 3) & 1u);
    g_assert_cmpint (mentions (lines, "set aside the 2"), ==, (setup.expansions & 9u) == 8u);
    g_assert_cmpint (mentions (lines, "stay in the box"), ==, setup.draw_mode == DUB_DRAW_APP);
    g_assert_true (mentions (lines, "Please note:"));
  }
  memset (box.sources, DUB_SOURCE_CHECKED, sizeof box.sources);
  {
    DubSetup setup = { 0 };
    g_auto (GStrv) lines = dub_text_setup (&box, &setup);

    g_assert_false (mentions (lines, "Please note:"));
  }
}

/* The list has the pieces of these Expansions that the setup laid out. */
static void
test_teardown (void)
{
  for (guint i = 0; i < (1u << DUB_N_EXPANSIONS) * DUB_N_DRAW_MODES; i++) {
    DubSetup setup = { .expansions = (guint8) (i % (1u << DUB_N_EXPANSIONS)),
                       .draw_mode = (guint8) (i >> DUB_N_EXPANSIONS) };
    g_auto (GStrv) lines = dub_text_teardown (&setup);

    g_assert_cmpuint (g_strv_length (lines), <=, 9);
    for (guint j = 0; lines[j] != NULL; j++)
      g_assert_true (g_str_has_suffix (lines[j], "."));
    g_assert_true (mentions (lines, "48 Resource tiles"));
    g_assert_true (mentions (lines, "42 Garment tiles"));
    g_assert_cmpint (mentions (lines, "24 Jewelry tiles"), ==, setup.expansions & 1u);
    g_assert_cmpint (mentions (lines, "Fancy Dresses:"), ==, (setup.expansions >> 1) & 1u);
    g_assert_cmpint (mentions (lines, "Festivity Dresses:"), ==, (setup.expansions >> 2) & 1u);
    g_assert_cmpint (mentions (lines, "Expert Tailoring:"), ==, (setup.expansions >> 3) & 1u);
    g_assert_cmpint (mentions (lines, "25 Madame du Barry cards"), ==,
                     setup.draw_mode != DUB_DRAW_APP);
  }
}

static void
check_winner (guint barry, guint you, DubOwner winner, const char *expected)
{
  DubScore score = { .winner = winner };
  g_autofree char *sentence = NULL;

  score.sides[DUB_BARRY].total = barry;
  score.sides[DUB_YOU].total = you;
  sentence = dub_text_winner (&score);
  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_winner (void)
{
  check_winner (60, 61, DUB_YOU, "You win, 61 to 60!");
  check_winner (60, 60, DUB_BARRY, "Madame du Barry wins the tie. Prestige Points: 60 each.");
  check_winner (60, 59, DUB_BARRY, "Madame du Barry wins, 60 to 59. Try again!");
}

/* The crowned bonuses of both sides and their counts. */
static void
test_bonuses (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  DubScore score = { 0 };

  state.sides[DUB_BARRY].jewelry = (DubJewelry){ 3, { DUB_BLUE, DUB_GREEN, DUB_PINK } };
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++) {
      g_autofree char *sentence = NULL;

      score.sides[owner].n_bonuses = 1;
      score.sides[owner].bonuses[0] = (guint8) crown;
      score.sides[owner].bonus_pp[0] = 3;
      sentence = dub_text_score_reason (&box, &state, &score, owner, 1);
      g_assert_true (g_str_has_suffix (sentence, "): 3 PP."));
      if (owner == DUB_BARRY && crown == DUB_JB_NECKLACES)
        g_assert_cmpstr (
            sentence, ==,
            "3 Prestige Points per 2 necklaces (1 blue necklace, 1 pink ring, and 1 green necklace): 3 PP.");
    }
}

/* Hall 2 with a garment of each side on spaces 2 and 3, or on 1 and 2. */
static const struct {
  guint barry, you;
  DubOwner musician;
  gboolean second_place;
  const char *sentence;
} ties[] = {
  { 1, 2, DUB_NOBODY, FALSE, "Hall 2, Garments 1 to 1, still tied, both score: 5 PP." },
  { 1, 2, DUB_BARRY, FALSE, "Hall 2, Garments 1 to 1, the Musicians break the tie: 5 PP." },
  { 1, 2, DUB_YOU, TRUE,
    "Hall 2, Garments 1 to 1, the other side’s Musicians break the tie: 2 PP." },
  { 0, 1, DUB_YOU, FALSE, "Hall 2, Garments 1 to 1, more on Master Guest spaces: 5 PP." },
  { 1, 0, DUB_BARRY, FALSE, "Hall 2, Garments 1 to 1, fewer on Master Guest spaces: 0 PP." },
};

static void
test_ties (void)
{
  const DubGarment gown = { DUB_BLUE, 1, FALSE, DUB_SPECIAL_NONE };
  DubBox box = text_board_make_box ();

  for (guint i = 0; i < G_N_ELEMENTS (ties); i++) {
    DubState state = text_board_make_state (DUB_DRAW_APP);
    DubScore score;
    g_autofree char *sentence = NULL;

    state.second_place = ties[i].second_place;
    state.halls[1][ties[i].barry] = (DubGuest){ gown, DUB_BARRY };
    state.halls[1][ties[i].you] = (DubGuest){ gown, DUB_YOU };
    state.tokens[DUB_MUSICIANS][1] = (guint8) ties[i].musician;
    dub_score_count (&box, &state, &score);
    sentence = dub_text_score_reason (&box, &state, &score, DUB_BARRY, 2);
    g_assert_cmpstr (sentence, ==, ties[i].sentence);
  }
}

/* Hall 2 has one garment of hers and two of yours. */
static void
test_second_place (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  DubScore score = { 0 };
  g_autofree char *without = NULL;
  g_autofree char *with = NULL;
  g_autofree char *first = NULL;

  for (guint i = 0; i < 3; i++)
    state.halls[1][i] = (DubGuest){ { .color = DUB_BLUE }, i == 0 ? DUB_BARRY : DUB_YOU };
  state.second_place = FALSE;
  dub_score_count (&box, &state, &score);
  without = dub_text_score_reason (&box, &state, &score, DUB_BARRY, 2);
  state.second_place = TRUE;
  dub_score_count (&box, &state, &score);
  with = dub_text_score_reason (&box, &state, &score, DUB_BARRY, 2);
  first = dub_text_score_reason (&box, &state, &score, DUB_YOU, 2);
  g_assert_cmpstr (without, ==, "Hall 2, Garments 1 to 2: 0 PP.");
  g_assert_cmpstr (with, ==, "Hall 2, Garments 1 to 2, second place: 2 PP.");
  g_assert_cmpstr (first, ==, "Hall 2, Garments 2 to 1: 5 PP. Hall 5, Garments 4 to 0: 5 PP.");
}

/* Each of two statues counts a color once: two of three blue garments. */
static void
test_statues (void)
{
  static const DubColor colors[] = { DUB_BLUE, DUB_BLUE, DUB_BLUE, DUB_PINK };
  DubBox box = text_board_make_box ();
  DubState state = { 0 };
  DubScore score = { 0 };
  g_autofree char *sentence = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (colors); i++)
    state.halls[1][i] = (DubGuest){ { .color = colors[i] }, DUB_YOU };
  state.tokens[DUB_STATUES][0] = state.tokens[DUB_STATUES][1] = DUB_YOU;
  dub_score_count (&box, &state, &score);
  sentence = dub_text_score_reason (&box, &state, &score, DUB_YOU, 5);
  g_assert_cmpstr (sentence, ==,
                   "2 Statues count these Garments, 2 PP each: blue 2, pink 1, green 0, orange 0. "
                   "Together 6 PP.");
}

/* A missing fact leaves a lower bound, and the table names it. */
static void
test_score_table (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  g_autoptr (DubScoreTable) all = NULL;
  g_autoptr (DubScoreTable) some = NULL;

  dub_game_init (game, &(DubBox){ 0 });
  game->box = text_board_make_box ();
  game->state = text_board_make_state (DUB_DRAW_APP);
  game->state.phase = DUB_PHASE_TURNS;
  game->state.sides[DUB_BARRY].n_staff = 3; /* the card from an examination is missing */
  game->state.sides[DUB_YOU].counts[DUB_FACT_PP] = 7;
  game->state.sides[DUB_YOU].known = (1u << DUB_N_FACTS) - 1;
  all = dub_score_table_new (game);
  g_assert_cmpstr (all->title, ==, "If the Game Ended Now");
  g_assert_null (all->missing);
  g_assert_cmpstr (all->rows[0].title, ==, "On the score track");
  g_assert_cmpstr (all->rows[0].figures[DUB_BARRY], ==, "12");
  g_assert_cmpstr (all->rows[0].spoken[DUB_YOU], ==, "You: 7");
  g_assert_cmpstr (all->rows[0].reasons[DUB_YOU], ==, "Gained during the game: 7 PP.");
  g_assert_cmpstr (all->rows[3].title, ==, "Majority in each of the 5 Halls");
  g_assert_cmpstr (all->rows[3].figures[DUB_BARRY], ==, "0");
  g_assert_cmpstr (all->rows[3].spoken[DUB_YOU], ==, "You: 5");

  game->state.sides[DUB_YOU].known &= (guint16) ~(1u << DUB_FACT_PP);
  some = dub_score_table_new (game);
  g_assert_cmpstr (some->missing, ==, "Unknown: your Prestige Points.");
  g_assert_cmpstr (some->rows[0].figures[DUB_YOU], ==, "?");
  g_assert_cmpstr (some->rows[0].spoken[DUB_YOU], ==, "You: unknown");
  g_assert_cmpstr (some->rows[0].reasons[DUB_YOU], ==, some->missing);
  g_assert_cmpstr (some->rows[0].figures[DUB_BARRY], ==, "12");
  g_assert_true (g_str_has_suffix (some->total.figures[DUB_YOU], "+"));
  g_assert_cmpstr (some->total.figures[DUB_BARRY], ==, all->total.figures[DUB_BARRY]);
  g_assert_null (some->winner);
}

/* test-text-reasons.c has the refusals of the rules. */
static void
test_errors (void)
{
  g_autoptr (GError) other = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_NOSPC, "disk full");
  g_autofree char *technical = dub_text_error (other);

  g_assert_cmpstr (technical, ==, "That did not work: the disk is full");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/text/facts", test_facts);
  g_test_add_func ("/text/rules", test_rules);
  g_test_add_func ("/text/names", test_names);
  g_test_add_func ("/text/employees", test_employees);
  g_test_add_func ("/text/setup", test_setup);
  g_test_add_func ("/text/teardown", test_teardown);
  g_test_add_func ("/text/winner", test_winner);
  g_test_add_func ("/text/bonuses", test_bonuses);
  g_test_add_func ("/text/ties", test_ties);
  g_test_add_func ("/text/second-place", test_second_place);
  g_test_add_func ("/text/statues", test_statues);
  g_test_add_func ("/text/score-table", test_score_table);
  g_test_add_func ("/text/errors", test_errors);

  return g_test_run ();
}
