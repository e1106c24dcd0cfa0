/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The editor of a box profile compares each value with the printed one, and a game continues with
 * the corrected values.
 */

#include "dub-box-editor.h"
#include "dub-learn.h"
#include "dub-profiles.h"
#include "dub-text-box.h"
#include "dub-worker.h"
#include "profile-fixture.h"
#include "session-fixture.h"

#include <string.h>

void __wrap_dub_learned_deck_gather (GPtrArray *games, const char *box_name, const char *except,
                                     DubPile *known);
void __real_dub_learned_deck_gather (GPtrArray *games, const char *box_name, const char *except,
                                     DubPile *known);

static GThread *main_thread;

/* Wraps the real function, which parses the cards of every saved game, to assert that it never runs
 * in the main thread and blocks the interface. */
void
__wrap_dub_learned_deck_gather (GPtrArray *games, const char *box_name, const char *except,
                                DubPile *known)
{
  g_assert_true (g_thread_self () != main_thread);
  __real_dub_learned_deck_gather (games, box_name, except, known);
}

/* In the game of this seed a garment comes to Hall 3, and the supply deals the corrected cards. */
enum { MID_GAME_SEED = 4 };

static DubBox
load (const char *id)
{
  g_autoptr (GError) error = NULL;
  DubBox box;

  dub_worker_wait ();
  dub_profiles_load (id, &box, &error);
  g_assert_no_error (error);

  return box;
}

static void
no_error_cb (gpointer data, const GError *error)
{
  g_assert_no_error (error);
}

static void
assert_same (const DubBox *a, const DubBox *b)
{
  g_autofree char *x = dub_box_print (a);
  g_autofree char *y = dub_box_print (b);

  g_assert_cmpstr (x, ==, y);
}

/* A value has words, and setting it changes only its section of the box. The box is then valid,
 * unless dub_part_find_disorder () reports a value out of order. */
static void
check_value (const DubBox *starter, DubPart part, DubField field, guint value)
{
  g_autofree char *words = dub_text_field_value (field, value);
  g_autofree char *caption = dub_text_field_caption (field, value);
  DubBox box = *starter, others;
  DubField wrong;

  g_assert_cmpstr (words, !=, "");
  g_assert_cmpstr (caption, !=, "");
  dub_field_set (&box, field, value);
  g_assert_cmpuint (dub_field_get (&box, field), ==, value);
  g_assert_cmpint (dub_box_check (&box, NULL), ==, !dub_part_find_disorder (&box, part, &wrong));
  others = box;
  dub_box_copy_section (&others, starter, dub_part_get_section (part));
  assert_same (&others, starter);
}

/* Every value of every part has a name, and accepts its limits. */
static void
test_fields (void)
{
  const DubBox starter = load ("deluxe");
  guint n_all = 0;

  for (DubPart part = 0; part < DUB_N_PARTS; part++) {
    DubField fields[DUB_MAX_FIELDS];
    guint n = dub_part_list_fields (&starter, part, fields);
    g_autofree char *title = dub_part_dup_title (part);
    g_autofree char *guide = dub_part_dup_guide (part);

    g_assert_cmpstr (title, !=, "");
    g_assert_cmpstr (guide, !=, "");
    g_assert_cmpint (n == 0, ==, part == DUB_PART_DECK);
    for (guint i = 0; i < n; i++, n_all++) {
      g_autofree char *name = dub_text_field_name (&starter, fields[i]);
      guint min, max;

      g_assert_cmpstr (name, !=, "");
      dub_field_get_range (fields[i], &min, &max);
      for (guint value = min; value <= max; value += value < min + 5 ? 1 : 5)
        check_value (&starter, part, fields[i], value);
      check_value (&starter, part, fields[i], max);
    }
  }
  g_assert_cmpuint (n_all, >, 100);
}

/* Every value has a unique name, and so have similar values of a row. */
static void
test_names (void)
{
  static const struct {
    DubField field;
    const char *name;
  } rows[] = {
    { { DUB_FIELD_MAJORITY, 2, 0 }, "Majority: first place" },
    { { DUB_FIELD_MAJORITY, 2, 1 }, "Majority: second place" },
    { { DUB_FIELD_FIREWORKS, 0, 0 }, "Majority: first and second place" },
    { { DUB_FIELD_REWARD, 2, 1 }, "Guest space 2: reward" },
    { { DUB_FIELD_COST, DUB_MUSICIANS, 2 }, "Musicians: cost" },
    { { DUB_FIELD_PP, DUB_MUSICIANS, 2 }, "Musicians: Prestige Points" },
    { { DUB_FIELD_COST, DUB_FIREWORKS, 1 }, "Space 2: cost" },
    { { DUB_FIELD_TIMES, DUB_FIREWORKS, 1 }, "Space 2: multiplier" },
    { { DUB_FIELD_PP, DUB_STATUES, 0 }, "Space 1: Prestige Points" },
    { { DUB_FIELD_COST, DUB_KITCHEN_LEFT, 1 }, "Left side, space 2: cost" },
    { { DUB_FIELD_PP, DUB_KITCHEN_RIGHT, 1 }, "Right side, space 2: Prestige Points" },
    { { DUB_FIELD_PP, DUB_JEWELER, 2 }, "Space 3: Prestige Points" },
    { { DUB_FIELD_ALL_HALLS, 0, 1 }, "Bonus Space 2: Prestige Points" },
    { { DUB_FIELD_GARMENT, 0, 3 }, "Garment space 4: cost" },
    { { DUB_FIELD_JEWEL, 0, 3 }, "Jewelry space 4: cost" },
    { { DUB_FIELD_TASK, DUB_TRACK_JOURNEYMAN, 1 }, "Journeyman Examination, task 2 from the top" },
    { { DUB_FIELD_TASK, DUB_TRACK_MASTER, 1 }, "Master Examination, task 2 from the top" },
    { { DUB_FIELD_WORTH, DUB_GARMENTS_FANCY, 1 }, "Fancy tile 2 – Prestige Points" },
  };
  const DubBox box = load ("deluxe");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *name = dub_text_field_name (&box, rows[i].field);

    g_assert_cmpstr (name, ==, rows[i].name);
  }
}

/* A box with one space more or less, within the limits, is still a box. */
static void
test_rows (void)
{
  static const DubRow rows[] = {
    { DUB_ROW_GUESTS, 0 },          { DUB_ROW_GUESTS, 4 },       { DUB_ROW_FIREWORKS, 0 },
    { DUB_ROW_STATUES, 0 },         { DUB_ROW_KITCHEN_LEFT, 0 }, { DUB_ROW_KITCHEN_RIGHT, 0 },
    { DUB_ROW_JEWELER, 0 },         { DUB_ROW_ALL_HALLS, 0 },    { DUB_ROW_GARMENT_DISPLAY, 0 },
    { DUB_ROW_JEWELRY_DISPLAY, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    DubBox box = load ("deluxe");
    guint n = dub_row_get_length (&box, rows[i]);
    g_autofree char *name = dub_text_row_name (rows[i]);

    g_assert_cmpstr (name, !=, "");
    while (dub_row_resize (&box, rows[i], TRUE))
      g_assert_cmpuint (dub_row_get_length (&box, rows[i]), ==, ++n);
    g_assert_true (dub_box_check (&box, NULL));
    while (dub_row_resize (&box, rows[i], FALSE))
      n--;
    g_assert_cmpuint (dub_row_get_length (&box, rows[i]), ==, n);
    g_assert_true (dub_box_check (&box, NULL));
  }
}

/* A message about a value that contradicts the rulebooks names its place, or what the rulebooks
 * count. */
static void
test_disorder_words (void)
{
  DubBox box = load ("deluxe");
  DubField field;
  g_autofree char *fireworks = NULL;
  g_autofree char *gowns = NULL;

  g_assert_false (dub_part_find_disorder (&box, DUB_PART_FIREWORKS, &field));
  box.decorations[DUB_FIREWORKS].spaces[1].cost = 0;
  g_assert_true (dub_part_find_disorder (&box, DUB_PART_FIREWORKS, &field));
  fireworks = dub_text_field_disorder (&box, field);
  g_assert_nonnull (strstr (fireworks, "space 2"));

  g_assert_false (dub_part_find_disorder (&box, DUB_PART_GARMENTS, &field));
  box.garments[DUB_GARMENTS_BASE].kinds[13].n++;
  g_assert_true (dub_part_find_disorder (&box, DUB_PART_GARMENTS, &field));
  gowns = dub_text_field_disorder (&box, field);
  g_assert_cmpstr (gowns, ==, "Green gowns: the rulebook says 10, but 11 were entered.");
}

/* If the type of a card of level II or V changes, another card changes in return. */
static void
test_types (void)
{
  DubBox box = load ("deluxe");
  const DubField gowns = { DUB_FIELD_TYPE, 0, 6 }, tailor = { DUB_FIELD_TYPE, 0, 7 };

  g_assert_cmpuint (dub_field_get (&box, gowns), ==, DUB_MASTER);
  dub_field_set (&box, tailor, DUB_MASTER);
  g_assert_cmpuint (dub_field_get (&box, gowns), ==, DUB_JOURNEYMAN);
  g_assert_true (dub_box_check (&box, NULL));
}

static void
test_editor (void)
{
  const DubBox starter = load ("deluxe");
  g_autoptr (DubBoxEditor) editor = dub_box_editor_new (&starter);
  const DubBoxDraft *draft = dub_box_editor_get_draft (editor);
  DubField field;

  g_assert_false (dub_box_editor_get_changed (editor));
  while (dub_box_editor_get_field (editor, &field))
    dub_box_editor_enter (editor, dub_field_get (&draft->box, field), TRUE);
  g_assert_false (dub_box_editor_get_changed (editor));
  dub_box_editor_enter (editor, 3, TRUE); /* no values remain */
  g_assert_false (dub_box_editor_get_changed (editor));
  dub_box_editor_move (editor, -100);
  g_assert_cmpuint (draft->field, ==, 0);
  dub_box_editor_enter (editor, 99, TRUE); /* no such value */
  g_assert_cmpuint (draft->field, ==, 0);
  dub_box_editor_enter (editor, 9, FALSE);
  g_assert_cmpuint (draft->field, ==, 0);
  g_assert_cmpuint (draft->box.halls[0].majority.first, ==, 9);
  for (guint i = 0; i < DUB_N_HALLS; i++) {
    g_assert_cmpuint (draft->box.sources[i], ==, DUB_SOURCE_STARTER);
    g_assert_true (dub_box_editor_confirm (editor));
    g_assert_cmpuint (draft->box.sources[i], ==, DUB_SOURCE_CHECKED);
  }
  dub_box_editor_show_part (editor, DUB_PART_HALL_1);
  dub_box_editor_reset_part (editor);
  g_assert_cmpuint (draft->box.halls[0].majority.first, ==, starter.halls[0].majority.first);
  g_assert_cmpuint (draft->box.sources[DUB_PART_HALL_1], ==, DUB_SOURCE_STARTER);
  while (dub_box_editor_get_can_undo (editor))
    dub_box_editor_undo (editor);
  assert_same (&draft->box, &starter);
  while (dub_box_editor_get_can_redo (editor))
    dub_box_editor_redo (editor);
  g_assert_cmpuint (dub_box_draft_count_done (draft), ==, DUB_N_HALLS - 1);
  g_assert_cmpuint (draft->box.sources[DUB_PART_HALL_1], ==, DUB_SOURCE_STARTER);

  /* A new value replaces the undone ones. */
  dub_box_editor_undo (editor);
  g_assert_true (dub_box_editor_get_can_redo (editor));
  dub_box_editor_reset_part (editor);
  g_assert_false (dub_box_editor_get_can_redo (editor));
}

/* A new card stays blank until the player makes all three choices. All 25 cards complete the
 * deck. */
static void
test_cards (void)
{
  const DubBox starter = load ("deluxe");
  g_autoptr (DubBoxEditor) editor = dub_box_editor_new (&starter);
  const DubBoxDraft *draft = dub_box_editor_get_draft (editor);
  const DubCard hire = { .action = DUB_CARD_HIRE, .n = 2, .end = 1, .hall = 3, .symbol = 2 };

  dub_box_editor_show_part (editor, DUB_PART_DECK);
  g_assert_cmpuint (draft->picks, ==, 0);
  dub_box_editor_pick (editor, hire, DUB_PICK_ACTION | DUB_PICK_HALL);
  dub_box_editor_keep_card (editor);
  g_assert_true (dub_card_equal (draft->box.deck[0], starter.deck[0]));
  g_assert_cmpuint (draft->card, ==, 0);
  dub_box_editor_pick (editor, hire, DUB_PICK_SYMBOL);
  g_assert_true (dub_card_equal (draft->box.deck[0], hire));
  g_assert_cmpuint (draft->card, ==, 1);
  g_assert_cmpuint (draft->picks, ==, 0);
  dub_box_editor_undo (editor);
  g_assert_cmpuint (draft->card, ==, 0);
  g_assert_cmpuint (draft->picks, ==, DUB_PICK_ACTION | DUB_PICK_HALL);
  dub_box_editor_redo (editor);
  dub_box_editor_pick (editor, hire, DUB_ALL_PICKS);
  g_assert_cmpuint (dub_deck_count_equal (&draft->box, draft->cards_done, hire), ==, 2);
  /* The player changes an entered card; the change counts once the player keeps the card. */
  dub_box_editor_show_card (editor, 1);
  g_assert_cmpuint (draft->picks, ==, DUB_ALL_PICKS);
  dub_box_editor_pick (editor, starter.deck[1], DUB_PICK_HALL);
  g_assert_true (dub_card_equal (draft->box.deck[1], hire));
  dub_box_editor_keep_card (editor);
  g_assert_true (dub_card_equal (draft->box.deck[1], starter.deck[1]));
  dub_box_editor_show_card (editor, 20);
  for (guint i = 2; i < DUB_N_CARDS; i++) {
    g_assert_false (dub_box_editor_get_part_done (editor, DUB_PART_DECK));
    g_assert_cmpuint (draft->picks, ==, 0);
    dub_box_editor_pick (editor, starter.deck[i], DUB_ALL_PICKS);
  }
  g_assert_true (dub_box_editor_get_part_done (editor, DUB_PART_DECK));
  g_assert_cmpuint (draft->box.sources[DUB_PART_DECK], ==, DUB_SOURCE_CHECKED);
  g_assert_cmpuint (draft->part, ==, DUB_PART_GARMENTS);
}

static void
perform (DubSession *session, DubMove move)
{
  g_autoptr (GError) error = NULL;

  dub_session_perform (session, &move, &error);
  g_assert_no_error (error);
}

static DubSession *
begin (const char *id, DubDrawMode draw_mode, guint64 seed)
{
  DubSetup setup = { .seed = seed, .draw_mode = (guint8) draw_mode, .count_candidate = TRUE };
  g_autoptr (GError) error = NULL;
  DubBox box = load (id);
  DubSession *session = dub_session_new ("A test", &box, &setup, &error);

  g_assert_no_error (error);

  return session;
}

/* Sets a count of yours to zero. */
static DubMove
count_none (DubFact fact)
{
  return (DubMove){ .verb = DUB_MOVE_COUNT,
                    .side = DUB_YOU,
                    .to = dub_place_of_count (DUB_YOU, fact),
                    .thing.kind = fact == DUB_FACT_JEWELRY   ? DUB_KIND_JEWELRY
                                  : fact == DUB_FACT_BONUSES ? DUB_KIND_CROWNS
                                                             : DUB_KIND_NUMBER };
}

/* Answers a question, or takes the next step. */
static void
go_on (DubSession *session)
{
  const DubQuestion *question = dub_session_get_question (session);

  if (question != NULL) {
    for (guint fact = 0; fact < DUB_N_FACTS; fact++)
      if ((question->facts & (1u << fact)) != 0)
        perform (session, count_none (fact));
    return;
  }
  if (dub_session_get_game (session)->state.phase == DUB_PHASE_PREPARE)
    perform (session, dub_move (DUB_NOBODY, DUB_MOVE_FILL));
  session_go_on (session);
}

/* A record of the rest of a game. */
typedef struct {
  GString *orders; /* owned; all orders, one per line */
  GString *spaces; /* owned; the spaces of Hall 3 in which she puts garments */
  guint n_played;  /* how many corrected cards she played */
  guint n_favors;  /* how many of them order her to take the Queen's Favor */
} Rest;

static void
rest_free (Rest *rest)
{
  g_string_free (rest->orders, TRUE);
  g_string_free (rest->spaces, TRUE);
  g_free (rest);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Rest, rest_free)

static void
note_turn (Rest *rest, DubSession *session, DubCard card)
{
  const DubState *state = &dub_session_get_game (session)->state;
  const DubTurn *turn = dub_session_get_turn (session);
  g_auto (GStrv) orders = dub_session_dup_orders (session);

  if (turn == NULL || turn->question.kind != 0 || dub_session_get_question (session) != NULL)
    return;
  for (guint i = 0; orders != NULL && orders[i] != NULL; i++)
    g_string_append_printf (rest->orders, "%s\n", orders[i]);
  for (guint i = 0; i < turn->n_steps; i++)
    if (turn->steps[i].verb == DUB_MOVE_PLACE_GARMENT && turn->steps[i].to.in == 2)
      g_string_append_printf (rest->spaces, "%u ", turn->steps[i].to.at);
  if (!dub_card_equal (state->playing, card))
    return;
  rest->n_played++;
  rest->n_favors += turn->n_steps > 0 && turn->steps[0].verb == DUB_MOVE_TAKE_FAVOR;
}

/* Plays the rest of the game without choices. */
static Rest *
play_rest (DubSession *session, DubCard card)
{
  const DubState *state = &dub_session_get_game (session)->state;
  Rest *rest = g_new0 (Rest, 1);

  rest->orders = g_string_new (NULL);
  rest->spaces = g_string_new (NULL);
  while (state->phase != DUB_PHASE_SCORING) {
    note_turn (rest, session, card);
    go_on (session);
  }

  return rest;
}

static void
play_to_second_round (DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;

  while (state->round < 2 || state->phase != DUB_PHASE_TURNS)
    go_on (session);
}

/* The player corrects Hall 3 and two cards in the middle of a game with a starter box. The rest of
 * the game then follows the corrected values. Undo restores the old values, and the rest of the
 * game is the same as without a correction. */
static void
test_mid_game (void)
{
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Mine", NULL);
  g_autoptr (DubSession) session = begin (id, DUB_DRAW_APP, MID_GAME_SEED);
  g_autoptr (DubSession) untouched = begin (id, DUB_DRAW_APP, MID_GAME_SEED);
  const DubGame *game = dub_session_get_game (session);
  const DubBox starter = game->box;
  DubBox corrected = starter, profile;
  const DubCard favor = { .action = DUB_CARD_FAVOR, .hall = 5 };
  g_autoptr (Rest) with_new = NULL;
  g_autoptr (Rest) with_old = NULL;
  g_autoptr (Rest) without = NULL;
  guint position;

  /* Meanwhile the player matches another hall of the profile. */
  profile = starter;
  profile.halls[0].majority.first++;
  profile.sources[DUB_PART_HALL_1] = DUB_SOURCE_CHECKED;
  g_assert_true (profile_save (id, &profile, NULL));

  play_to_second_round (session);
  play_to_second_round (untouched);
  position = dub_history_get_position (dub_session_get_history (session));

  /* The Master space becomes the last one, and the two Hire cards become Favor cards. */
  corrected.halls[2].guests[0].master = FALSE;
  corrected.halls[2].guests[3].master = TRUE;
  corrected.deck[17] = corrected.deck[18] = favor;
  corrected.sources[DUB_PART_HALL_1 + 2] = DUB_SOURCE_CHECKED;
  g_assert_true (session_correct_box (session, &corrected, TRUE, "x", NULL));
  g_assert_cmpuint (dub_history_get_position (dub_session_get_history (session)), ==, position + 1);
  assert_same (&game->box, &corrected);
  profile = load (id);
  g_assert_true (dub_box_has_same_part (&profile, &corrected, DUB_PART_HALL_1 + 2));
  g_assert_true (dub_box_has_same_part (&profile, &corrected, DUB_PART_DECK));
  g_assert_cmpuint (profile.sources[DUB_PART_HALL_1], ==, DUB_SOURCE_CHECKED);
  g_assert_cmpuint (profile.halls[0].majority.first, ==, starter.halls[0].majority.first + 1);

  with_new = play_rest (session, favor);
  g_assert_true (dub_session_jump (session, position, NULL));
  assert_same (&game->box, &starter);
  with_old = play_rest (session, favor);
  without = play_rest (untouched, favor);
  g_test_message ("her garments in Hall 3: %s with the corrected figures, %s with the old ones; "
                  "corrected cards played: %u and %u, for the Queen's Favor: %u",
                  with_new->spaces->str, with_old->spaces->str, with_new->n_played,
                  with_old->n_played, with_new->n_favors);
  g_assert_true (g_str_has_prefix (with_new->spaces->str, "3 "));
  g_assert_true (g_str_has_prefix (with_old->spaces->str, "0 "));
  g_assert_cmpuint (with_new->n_favors, >, 0);
  g_assert_cmpuint (with_old->n_played, ==, 0);
  g_assert_cmpstr (with_new->orders->str, !=, with_old->orders->str);
  g_assert_cmpstr (with_old->orders->str, ==, without->orders->str);
}

static void
enter_all (DubBoxEditor *editor, DubPart part, const guint *values, guint n)
{
  DubField fields[DUB_MAX_FIELDS];
  guint n_fields = dub_part_list_fields (&dub_box_editor_get_draft (editor)->box, part, fields);

  g_assert_cmpuint (n_fields, >=, n);
  for (guint i = 0; i < n; i++) {
    dub_box_editor_select (editor, fields[n_fields - n + i]);
    dub_box_editor_enter (editor, values[i], FALSE);
  }
}

static void
assert_hints (DubBoxEditor *editor, guint n)
{
  const DubBoxDraft *draft = dub_box_editor_get_draft (editor);
  DubHint hints[DUB_MAX_HINTS];
  g_autofree char *words = dub_part_dup_hints (&draft->box, draft->part);

  g_assert_cmpuint (dub_part_list_hints (&draft->box, draft->part, hints), ==, n);
  g_assert_true ((words == NULL) == (n == 0));
}

/* Enters a board with 9 garment spaces whose costs rise, and other jewelry. No rulebook has such a
 * box, but none forbids it. */
static void
match_odd_box (DubBoxEditor *editor)
{
  static const guint costs[] = { 0, 1, 2, 3, 4, 6, 8 };
  static const guint jewelry[] = { 1, 2, 3, 18 };
  DubRow garments = { .kind = DUB_ROW_GARMENT_DISPLAY };
  DubField field;

  dub_box_editor_show_part (editor, DUB_PART_GARMENT_DISPLAY);
  assert_hints (editor, 0);
  for (guint i = 0; i < 3; i++)
    g_assert_true (dub_box_editor_resize (editor, garments, TRUE));
  enter_all (editor, DUB_PART_GARMENT_DISPLAY, costs, G_N_ELEMENTS (costs));
  assert_hints (editor, 7); /* for six spaces and for their number */
  g_assert_true (dub_box_editor_confirm (editor));

  dub_box_editor_show_part (editor, DUB_PART_JEWELER);
  for (guint at = 0; at < 4; at++) {
    dub_box_editor_select (editor, (DubField){ .kind = DUB_FIELD_JEWEL, .at = (guint8) at });
    dub_box_editor_enter (editor, at, FALSE);
  }
  assert_hints (editor, 3);
  g_assert_true (dub_box_editor_confirm (editor));

  dub_box_editor_show_part (editor, DUB_PART_JEWELRY);
  enter_all (editor, DUB_PART_JEWELRY, jewelry, 3);
  g_assert_true (
      dub_part_find_disorder (&dub_box_editor_get_draft (editor)->box, DUB_PART_JEWELRY, &field));
  g_assert_false (dub_box_editor_confirm (editor));
  enter_all (editor, DUB_PART_JEWELRY, jewelry, 4);
  g_assert_true (dub_box_editor_confirm (editor));
}

static void
test_odd_box (void)
{
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Odd", NULL);
  g_autoptr (DubBoxEditor) editor = dub_box_editor_open (id, NULL);
  DubSetup setup = { .expansions = 1u << DUB_EXPANSION_JEWELRY_BOX, .count_candidate = TRUE };
  g_autoptr (DubSession) session = NULL;
  const DubState *state;
  guint n_orange = 0;
  DubBox box;

  match_odd_box (editor);
  box = load (id);
  g_assert_cmpuint (box.garment_display.n, ==, 9);
  g_assert_cmpuint (box.jewelry[DUB_ORANGE], ==, 18);
  g_assert_cmpuint (dub_profile_count_done (id, NULL), ==, 3);

  session = dub_session_new ("Odd", &box, &setup, NULL);
  state = &dub_session_get_game (session)->state;
  while (state->phase != DUB_PHASE_SCORING) {
    for (guint i = 0; i < box.jewelry_display.n && state->phase == DUB_PHASE_TURNS; i++)
      n_orange += state->jewelry[i] == DUB_ORANGE;
    go_on (session);
  }
  g_assert_cmpuint (state->round, ==, DUB_N_ROUNDS);
  g_assert_cmpuint (n_orange, >, 20);
}

/* A value that the game refuses does not change the profile. */
static void
test_refused (void)
{
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Refused", NULL);
  g_autoptr (DubSession) session = begin (id, DUB_DRAW_APP, 5);
  DubBox before = load (id), after, box = dub_session_get_game (session)->box;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GPtrArray) list_after = NULL;

  perform (session, dub_move (DUB_NOBODY, DUB_MOVE_FILL));
  box.garment_display = (DubDisplay){ 3, { 2, 0, 0 } };
  g_assert_false (session_correct_box (session, &box, TRUE, "x", &error));
  g_assert_error (error, DUB_RULES_ERROR, DUB_REASON_NO_ROOM);
  after = load (id);
  assert_same (&before, &after);

  /* A refused value does not create a profile either. */
  g_assert_true (dub_profiles_delete (id, NULL));
  list = dub_profiles_list ();
  g_assert_false (session_correct_box (session, &box, TRUE, "New", NULL));
  list_after = dub_profiles_list ();
  g_assert_cmpuint (list->len, ==, list_after->len);
  box.decorations[DUB_FIREWORKS].spaces[0].cost = 40;
  g_assert_false (session_correct_box (session, &box, FALSE, NULL, NULL));
  g_assert_cmpuint (dub_history_get_position (dub_session_get_history (session)), ==, 2);
}

/* The profile receives the corrected values only. A game that began with a shipped box receives its
 * own profile. */
static void
test_profiles (void)
{
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Carried", NULL);
  g_autoptr (DubSession) session = begin (id, DUB_DRAW_APP, 5);
  g_autoptr (DubSession) other = begin ("deluxe", DUB_DRAW_APP, 5);
  g_autofree char *made = NULL;
  DubBox profile = load (id), box = dub_session_get_game (session)->box;

  profile.all_halls[0] = 9;
  g_assert_true (profile_save (id, &profile, NULL));
  box.decorations[DUB_STATUES].spaces[0].cost = 3;
  g_assert_true (session_correct_box (session, &box, TRUE, "x", NULL));
  profile = load (id);
  g_assert_cmpuint (profile.all_halls[0], ==, 9);
  g_assert_cmpuint (profile.decorations[DUB_STATUES].spaces[0].cost, ==, 3);

  box = dub_session_get_game (other)->box;
  box.all_halls[0] = 7;
  g_assert_true (session_correct_box (other, &box, TRUE, "Carried", NULL));
  made = dub_box_find_profile (other);
  g_assert_nonnull (made);
  g_assert_cmpstr (dub_session_get_game (other)->box.name, ==, "Carried (2)");
  profile = load (made);
  g_assert_cmpuint (profile.all_halls[0], ==, 7);
}

static DubMove
play (DubVerb verb, DubCard card)
{
  return (DubMove){ .verb = (guint8) verb, .side = DUB_BARRY, .thing = dub_thing_card (card) };
}

/* The player shuffles and draws at the table, and enters each card. */
static void
play_round (DubSession *session, const DubCard *deck, GRand *rand)
{
  const DubGame *game = dub_session_get_game (session);
  DubCard cards[DUB_N_CARDS];
  guint n = 0, round = game->state.round;

  memcpy (cards, deck, sizeof cards);
  for (guint i = DUB_N_CARDS - 1; i > 0; i--) {
    guint j = (guint) g_rand_int_range (rand, 0, (gint32) i + 1);
    DubCard swapped = cards[i];

    cards[i] = cards[j];
    cards[j] = swapped;
  }
  while (game->state.round == round && game->state.phase < DUB_PHASE_SCORING) {
    const DubQuestion *question = dub_session_get_question (session);

    if (question != NULL && question->kind == DUB_QUESTION_CARD)
      perform (session, play (DUB_MOVE_TELL_CARD, cards[n++]));
    else if (game->state.phase == DUB_PHASE_TURNS && game->state.turn == DUB_BARRY &&
             game->state.playing.action == DUB_CARD_UNKNOWN)
      perform (session, play (DUB_MOVE_PLAY_CARD, cards[n++]));
    else
      go_on (session);
  }
}

static void
learned_cb (gboolean *is_learned)
{
  *is_learned = TRUE;
}

/* Waits for the cards learned from other games, which arrive after the main loop has run. */
static void
wait_for_others (DubSession *session, guint n)
{
  gboolean is_learned = FALSE;
  DubPile known;

  g_signal_connect_swapped (session, "learned", G_CALLBACK (learned_cb), &is_learned);
  dub_learn_get_known (session, &known);
  g_assert_cmpuint (known.n, ==, 0);
  while (!is_learned)
    g_main_context_iteration (NULL, TRUE);
  dub_learn_get_known (session, &known);
  g_assert_cmpuint (known.n, ==, n);
}

/* Several games learn the deck together, including equal cards. The deck then passes a check, goes
 * into the profile, and the app draws from it. */
static void
test_learn (void)
{
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Learned", NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  DubBox printed = load ("deluxe"), profile;
  DubPile known = { 0 };
  guint n_games = 0, before = 0;

  /* The real deck has two pairs of equal cards, and both cards of a pair have to appear in one
   * round. */
  printed.deck[3] = printed.deck[4];
  printed.deck[20] = printed.deck[21];
  while (known.n < DUB_N_CARDS) {
    g_autoptr (DubSession) session = begin (id, DUB_DRAW_LEARN, n_games);

    g_assert_cmpuint (++n_games, <, 60);
    if (n_games > 1)
      wait_for_others (session, before);
    for (guint round = 0; round < DUB_N_ROUNDS && known.n < DUB_N_CARDS; round++) {
      play_round (session, printed.deck, rand);
      dub_learn_get_known (session, &known);
      g_assert_cmpuint (known.n, >=, before);
      before = known.n;
    }
    if (known.n < DUB_N_CARDS)
      continue;
    g_assert_false (dub_learn_is_kept (session));
    dub_learn_keep (session, no_error_cb, NULL);
    g_assert_true (dub_worker_wait ());
    g_assert_true (dub_learn_is_kept (session));
    if (dub_session_get_game (session)->state.phase == DUB_PHASE_PREPARE)
      g_assert_cmpuint (dub_session_get_game (session)->state.draw_mode, ==, DUB_DRAW_APP);
  }
  g_test_message ("%u games", n_games);
  profile = load (id);
  g_assert_cmpuint (profile.sources[DUB_PART_DECK], ==, DUB_SOURCE_CHECKED);
  for (guint i = 0; i < DUB_N_CARDS; i++)
    g_assert_cmpuint (dub_deck_count_equal (&profile, G_MAXUINT32, printed.deck[i]), ==,
                      dub_deck_count_equal (&printed, G_MAXUINT32, printed.deck[i]));
}

/* The game knows the cards that the player has entered for the profile, even if the deck is
 * incomplete. */
static void
test_matched (void)
{
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Half Matched", NULL);
  g_autoptr (DubBoxEditor) editor = dub_box_editor_open (id, NULL);
  g_autoptr (DubSession) session = NULL;
  DubPile known;

  dub_box_editor_show_part (editor, DUB_PART_DECK);
  for (guint i = 0; i < 3; i++)
    dub_box_editor_pick (editor,
                         (DubCard){ .action = DUB_CARD_FAVOR, .hall = (i + 1) & 0x7, .symbol = 2 },
                         DUB_ALL_PICKS);
  session = begin (id, DUB_DRAW_LEARN, 1);
  dub_learn_get_known (session, &known);
  g_assert_cmpuint (known.n, ==, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (known.cards[i].hall, ==, i + 1);
}

/* The cards of a deck that another owner has checked are not the player's yet; those of a deck that
 * the player has checked are. */
static void
test_shared_deck (void)
{
  for (guint i = 0; i < 2; i++) {
    g_autofree char *id = dub_profiles_duplicate ("deluxe", "Shared Deck", NULL);
    DubBox box = load (id);
    g_autoptr (DubSession) session = NULL;
    DubPile known;

    box.sources[DUB_PART_DECK] = i == 0 ? DUB_SOURCE_SHARED : DUB_SOURCE_CHECKED;
    g_assert_true (profile_save (id, &box, NULL));
    session = begin (id, DUB_DRAW_LEARN, 1);
    dub_learn_get_known (session, &known);
    g_assert_cmpuint (known.n, ==, i == 0 ? 0 : DUB_N_CARDS);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  main_thread = g_thread_self ();
  g_test_add_func ("/box-editor/fields", test_fields);
  g_test_add_func ("/box-editor/names", test_names);
  g_test_add_func ("/box-editor/rows", test_rows);
  g_test_add_func ("/box-editor/disorder", test_disorder_words);
  g_test_add_func ("/box-editor/types", test_types);
  g_test_add_func ("/box-editor/editor", test_editor);
  g_test_add_func ("/box-editor/cards", test_cards);
  g_test_add_func ("/box-correct/mid-game", test_mid_game);
  g_test_add_func ("/box-editor/odd-box", test_odd_box);
  g_test_add_func ("/box-correct/refused", test_refused);
  g_test_add_func ("/box-correct/profiles", test_profiles);
  g_test_add_func ("/learn/games", test_learn);
  g_test_add_func ("/learn/matched", test_matched);
  g_test_add_func ("/learn/shared-deck", test_shared_deck);

  return g_test_run ();
}
