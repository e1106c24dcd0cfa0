/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Single sentences, on a board made for them.
 */

#include "dub-box-file.h"
#include "dub-game.h"
#include "text-board.h"

#include <string.h>

#define FROM(the_kind, the_place) .from = { .kind = DUB_PLACE_##the_kind, .at = the_place }
#define TO(the_kind, ...) .to = { .kind = DUB_PLACE_##the_kind, __VA_ARGS__ }
#define NUMBER(number) .thing = { .kind = DUB_KIND_NUMBER, .n = number }
#define TILE(the_tile) .thing = { .kind = DUB_KIND_TILE, .name = the_tile }
#define JEWEL(the_color) .thing = { .kind = DUB_KIND_JEWEL, .name = the_color }
#define GARMENT(...) .thing = { .kind = DUB_KIND_GARMENT, .garment = { __VA_ARGS__ } }
#define EMPLOYEE(...) .thing = { .kind = DUB_KIND_EMPLOYEE, .employee = { __VA_ARGS__ } }
#define CARD(...) .thing = { .kind = DUB_KIND_CARD, .card = { __VA_ARGS__ } }
#define LEFT(...) .other = { .kind = DUB_KIND_EMPLOYEE, .employee = { __VA_ARGS__ } }
#define SPECIALIST(who) .thing = { .kind = DUB_KIND_SPECIALIST, .name = who }
#define FOOT(the_hall, the_symbol) \
  CARD (.action = DUB_CARD_FAVOR, .hall = the_hall, .symbol = the_symbol)

/* An event: a move of a side with its fields. */
#define MOVE(the_side, the_verb, ...) \
  { \
    .type = DUB_EVENT_MOVE, .move = {.verb = the_verb, .side = the_side, __VA_ARGS__ } \
  }
#define HERS(...) MOVE (DUB_BARRY, __VA_ARGS__)
#define YOURS(...) MOVE (DUB_YOU, __VA_ARGS__)
#define TABLE(...) MOVE (DUB_NOBODY, __VA_ARGS__)
#define PLAIN .sure = FALSE

/* The board of the tests. */
#define BLUE_GOWN GARMENT (DUB_BLUE, 3, FALSE, DUB_SPECIAL_NONE)
#define APPRENTICE EMPLOYEE (DUB_APPRENTICE, 6, 2, DUB_VI_PAIRS)
#define UNKNOWN_CARD EMPLOYEE (DUB_TYPE_UNKNOWN, DUB_LEVEL_UNKNOWN, 0, DUB_CROWN_NONE)

/* Her moves. */
static const struct {
  DubDrawMode draw_mode;
  DubMove step;
  const char *sentence;
} steps[] = {
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_TAKE_FAVOR, FROM (FAVOR, 0) },
    "Give her the Queen’s Favor token from the Favor space." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_GAIN, .gains = { [DUB_FACT_PP] = 1 }, NUMBER (13) },
    "Move her Prestige Point counter: 12 to 13 (+1)." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_GAIN,
      .gains = { [DUB_FACT_PP] = 3 },
      NUMBER (15),
      .rules = { DUB_RULE_RES_2, DUB_RULE_T_2 } },
    "Not possible. Move her Prestige Point counter: 12 to 15 (+3)." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_TAKE_TILES, FROM (RESOURCE, 0), .spaces = 1u << 0 | 1u << 7 },
    "Give her 2 Resource tiles facedown: Drawer 1 left and Drawer 3 center." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_DRAW_BAG_TILE },
    "Give her 1 unseen Resource tile from the Resource bag." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_GAIN, .gains = { [DUB_FACT_THREAD] = 1 } },
    "Give her 1 Thread from the General Supply." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_GAIN, .gains = { [DUB_FACT_LACE] = 1 } },
    "Give her 1 Lace from the General Supply." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_TAKE_GARMENT, FROM (GARMENT, 1), BLUE_GOWN },
    "Take the blue gown (3 PP): 2nd from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_TAKE_GARMENT,
      FROM (GARMENT, 2),
      GARMENT (DUB_ORANGE, 7, TRUE, DUB_SPECIAL_NONE) },
    "Take the orange frock coat (7 PP, gold thimble): 3rd from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_TAKE_GARMENT, FROM (GARMENT, 3), GARMENT (.color = DUB_COLOR_UNKNOWN) },
    "Take the Garment: Garment Design display, 4th from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_TAKE_GARMENT,
      FROM (GARMENT, 4),
      GARMENT (DUB_PINK, 2, FALSE, DUB_FESTIVITY_DECORATIONS) },
    "Take the pink frock coat (2 PP, Festivity Garment, 1 Prestige Point per Decoration): "
    "5th from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_TAKE_GARMENT,
      FROM (GARMENT, 5),
      GARMENT (DUB_GREEN, 5, FALSE, DUB_EXPERT_FAVOR) },
    "Take the green gown (5 PP, Expert Tailoring, Queen’s Favor and 5 Livre): 6th from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_REVEAL_CARD, FOOT (3, DUB_SYMBOL_SUITABLE) },
    "Card revealed: Hall 3, suitable Jewelry." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_REVEAL_CARD, FOOT (5, DUB_SYMBOL_NONE) },
    "Card revealed: Hall 5, no Jewelry. Hall full, next card." },
  { DUB_DRAW_TABLE,
    { .verb = DUB_MOVE_REVEAL_CARD, FOOT (1, DUB_SYMBOL_SAME_COLOR) },
    "Discard the top card of her Card supply faceup: Royal Hall, same-color Jewelry." },
  { DUB_DRAW_LEARN,
    { .verb = DUB_MOVE_REVEAL_CARD, FOOT (5, DUB_SYMBOL_NONE) },
    "Discard the top card of her Card supply faceup: Hall 5, no Jewelry. Hall full, "
    "next card." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_TAKE_JEWELRY, FROM (JEWEL, 2), JEWEL (DUB_PINK) },
    "Give her the pink ring: Jewelry Display, 3rd from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_PLACE_GARMENT, FROM (GARMENT, 1), TO (GUEST, .in = 0, .at = 0), BLUE_GOWN },
    "Place the blue gown and her Trademark token: Royal Hall, 1st from left (Master Guest "
    "space, Resource tile)." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_PLACE_GARMENT, FROM (GARMENT, 1), TO (GUEST, .in = 2, .at = 2), BLUE_GOWN },
    "Place the blue gown and her Trademark token: Hall 3, 3rd from left (1 Livre)." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_HIRE, FROM (EMPLOYEE, 0), APPRENTICE },
    "Add facedown to the top of her Employee deck: 1st from left, Level VI Apprentice (2 Prestige "
    "Points per gown and frock coat)." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_HIRE, FROM (EMPLOYEE, 1), UNKNOWN_CARD },
    "Add facedown to the top of her Employee deck: 2nd from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_HIRE, FROM (EMPLOYEE, 2), EMPLOYEE (DUB_MASTER, 3, 3, DUB_CROWN_NONE) },
    "Add facedown to the top of her Employee deck: 3rd from left, Level III Master (“my own card”)." },
  { DUB_DRAW_APP, { .verb = DUB_MOVE_ADD_HAND_CARD }, "One more hand card for her: another turn." },
  { DUB_DRAW_TABLE,
    { .verb = DUB_MOVE_ADD_HAND_CARD },
    "Put the top card of her Card supply facedown under her hand cards (another turn)." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_SHUFFLE_DISCARDS, NUMBER (1) },
    "Card supply empty. Her shuffled Discard pile becomes the new one: 1 card." },
  { DUB_DRAW_TABLE,
    { .verb = DUB_MOVE_SHUFFLE_DISCARDS, NUMBER (20) },
    "Shuffle her Discard pile facedown into a new Card supply: 20 cards." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_PLACE_TOKEN, TO (TOKEN, .in = DUB_FIREWORKS, .at = 1) },
    "Place her Trademark token: Fireworks, 2nd from left (cost 7)." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_PLACE_TOKEN, TO (TOKEN, .in = DUB_MUSICIANS, .at = 0) },
    "Place her Trademark token: Musicians of the Royal Hall (cost 5)." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_EXAM_TOKEN,
      TO (TASK, .in = DUB_TRACK_JOURNEYMAN, .at = DUB_TASK_GO, .side = DUB_BARRY) },
    "Place her Trademark token: Journeyman Examination, 2nd task (green/orange silk)." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_REMOVE_EMPLOYEE,
      .from = { .kind = DUB_PLACE_STAFF, .at = 1, .side = DUB_BARRY },
      EMPLOYEE (DUB_APPRENTICE, DUB_LEVEL_UNKNOWN, 0, DUB_CROWN_NONE) },
    "Return 1 Apprentice to the box from her Employee deck: card 3 from top." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_REMOVE_EMPLOYEE,
      .from = { .kind = DUB_PLACE_STAFF, .at = 2, .side = DUB_BARRY },
      EMPLOYEE (DUB_JOURNEYMAN, 2, 1, DUB_CROWN_NONE) },
    "Return to the box from her Employee deck: Level II Journeyman (Depute for "
    "8/5/2 Livre), card 2 from top." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_REMOVE_EMPLOYEE,
      .from = { .kind = DUB_PLACE_STAFF, .at = 3, .side = DUB_BARRY },
      EMPLOYEE (DUB_JOURNEYMAN, DUB_LEVEL_EXAM, 0, DUB_CROWN_NONE) },
    "Return 1 Journeyman to the box from her Employee deck: card 1 from top." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_ADD_EXAM_CARD, FROM (EXAM_DECK, DUB_TRACK_MASTER) },
    "Add 1 unseen card from the Master Employee deck to the top of her Employee deck." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_CLEAR_TASKS, .from = { .kind = DUB_PLACE_TRACK, .side = DUB_BARRY } },
    "Return her Trademark tokens from the Journeyman Examination tasks to her supply." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_MOVE_EXAM_TOKEN, TO (TASK, .in = DUB_TRACK_MASTER, .side = DUB_BARRY) },
    "Move her Trademark token from the Journeyman Start area to the Master Start area." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_ALL_HALLS_TOKEN, TO (ALL_HALLS, .at = 1) },
    "Place her Trademark token: All Halls Bonus Space (3 PP)." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_TAKE_GARMENT, FROM (GARMENT, 1), BLUE_GOWN, .instead = 1 },
    "Done differently, Garment taken: 2nd from left (cost 6), blue gown (3 PP)." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_TAKE_JEWELRY, FROM (JEWEL, 2), JEWEL (DUB_PINK), .instead = 3 },
    "Done differently, Jewelry tile taken: 3rd from left (cost 2), pink ring." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_GAIN, .gains = { [DUB_FACT_PP] = 2 }, NUMBER (14), .instead = 1 },
    "Done differently, Prestige Point counter moved: from 12 to 14." },
  { DUB_DRAW_APP,
    { .verb = DUB_MOVE_ALL_HALLS_TOKEN, TO (ALL_HALLS, .at = 1), .instead = 4 },
    "Done differently, token on the All Halls Bonus Space: 3 PP." },
};

/* Every step has its sentence, as a step and as an event; only you sell. */
static void
test_steps (void)
{
  const guint all = (1u << DUB_N_STEPS) - 1;
  DubBox box = text_board_make_box ();
  guint seen = 1u << DUB_MOVE_SELL_GARMENT;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    DubState state = text_board_make_state (steps[i].draw_mode);
    DubEvent event = { .type = DUB_EVENT_MOVE, .move = steps[i].step };
    g_autofree char *sentence = NULL;
    g_autofree char *told = NULL;

    event.move.side = DUB_BARRY;
    sentence = dub_text_move (&box, &state, &event.move);
    g_assert_cmpstr (sentence, ==, steps[i].sentence);
    told = dub_text_event (&box, &state, &event);
    g_assert_cmpstr (told, ==, sentence);
    seen |= 1u << event.move.verb;
  }
  g_assert_cmpuint (seen, ==, all);
}

/* Takes the blue gown on the second space; the third space is empty. */
static void
check_count (DubEnd side, const char *count, const char *note)
{
  const DubPlace garment = { .kind = DUB_PLACE_GARMENT, .at = 1 };
  const DubMove step = { .verb = DUB_MOVE_TAKE_GARMENT,
                         .side = DUB_BARRY,
                         FROM (GARMENT, 1),
                         BLUE_GOWN };
  const DubQuestion question = { .kind = DUB_QUESTION_GARMENT, .spaces = 2 };
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  g_autofree char *order = g_strdup_printf ("Take the blue gown (3 PP): %s.", count);
  g_autofree char *name =
      g_strdup_printf ("Garment Design display, %s (cost 6): blue gown (3 PP)", count);
  g_autofree char *asked = g_strdup_printf ("Which Garment is here: %s?", count);
  g_autofree char *sentence = NULL;
  g_autofree char *named = NULL;
  g_autofree char *questioned = NULL;
  g_autofree char *noted = NULL;
  g_autofree char *other = NULL;

  for (guint i = 0; i < box.garment_display.n; i++)
    state.garments[i] = (DubGarment){ .color = i == 1   ? DUB_BLUE
                                               : i == 2 ? DUB_COLOR_NONE
                                                        : DUB_PINK,
                                      .pp = 3 };
  state.playing = (DubCard){ .action = DUB_CARD_TAILOR, .n = 1, .end = side };
  sentence = dub_text_move (&box, &state, &step);
  g_assert_cmpstr (sentence, ==, order);
  named = dub_text_place_and_content (&box, &state, garment);
  g_assert_cmpstr (named, ==, name);
  questioned = dub_text_question (&box, &state, &question);
  g_assert_cmpstr (questioned, ==, asked);
  noted = dub_text_card_side (&state, DUB_DISPLAY_GARMENTS);
  g_assert_cmpstr (noted, ==, note);
  other = dub_text_card_side (&state, DUB_DISPLAY_EMPLOYEES);
  g_assert_null (other);
}

/* Places are counted as on her card: only tiles count, from its side. */
static void
test_counts (void)
{
  guint n = text_board_make_box ().garment_display.n;

  g_assert_cmpuint (n, ==, 6);
  check_count (DUB_LEFT, "second Garment from the left", "from the left →");
  check_count (DUB_RIGHT, "fourth Garment from the right", "← from the right");
}

static const struct {
  DubQuestion question;
  const char *sentence;
  const char *rule;
} questions[] = {
  { { .kind = DUB_QUESTION_TILE_FACES, .tiles = 1u << 3, .rules = { DUB_RULE_RES_3 } },
    "Which silk does this Resource tile show: Drawer 2 left?",
    "[RES-3]" },
  { { .kind = DUB_QUESTION_TILE_FACES, .tiles = 1u << 3 | 1u << 8, .rules = { DUB_RULE_RES_3 } },
    "Which silk do these Resource tiles show: Drawer 2 left and Drawer 3 right?",
    "[RES-3]" },
  { { .kind = DUB_QUESTION_YOU, .facts = 1u << DUB_FACT_STAFF, .rules = { DUB_RULE_HIR_2 } },
    "How many Employee cards are in your staff?",
    "[HIR-2]" },
  { { .kind = DUB_QUESTION_YOU,
      .facts = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE,
      .rules = { DUB_RULE_END_1 } },
    "Enter what you have: your Thread and your Lace.",
    "[END-2]" },
  { { .kind = DUB_QUESTION_CARD, .pile = DUB_PILE_HAND },
    "Reveal her top hand card: what does it show?",
    "[T-1]" },
  { { .kind = DUB_QUESTION_CARD, .pile = DUB_PILE_SUPPLY },
    "Reveal the top card of her Card supply: which Hall and which Jewelry symbol does it show?",
    "[TAI-3]" },
  { { .kind = DUB_QUESTION_CARD, .pile = DUB_PILE_DISCARD },
    "Which cards are on her Discard pile?",
    "[R-3]" },
  { { .kind = DUB_QUESTION_GARMENT, .spaces = 1u << 3, .rules = { DUB_RULE_TAI_1 } },
    "Which Garment is here: 4th from left (cost 2)?",
    "[TAI-1]" },
  { { .kind = DUB_QUESTION_EMPLOYEES, .spaces = 1u << 1 | 1u << 3, .rules = { DUB_RULE_HIR_2 } },
    "Which Employee cards are here: spaces 2 and 4 from left?",
    "[HIR-2]" },
  { { .kind = DUB_QUESTION_JEWELRY, .spaces = 1u << 3, .rules = { DUB_RULE_TAI_6 } },
    "Which Jewelry tile is here: 4th from left (cost 0)?",
    "[TAI-6]" },
  { { .kind = DUB_QUESTION_JEWELRY, .spaces = 1u << 3, .rules = { DUB_RULE_EXP_1 } },
    "Which Jewelry tile is here: 4th from left (cost 0)?",
    "[EXP-1]" },
  { { .kind = DUB_QUESTION_STAFF, .spaces = 1u << 0 | 1u << 3, .rules = { DUB_RULE_END_2 } },
    "Reveal these Masters in her Employee deck: card 1 from top and card 4 from top. Which end-of-game bonuses do they have, if any?",
    "[END-2]" },
};

static void
test_questions (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  guint seen = 1u << DUB_QUESTION_NOTHING;

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++) {
    g_autofree char *sentence = dub_text_question (&box, &state, &questions[i].question);
    g_autofree char *reason = dub_text_question_reason (&questions[i].question);

    g_assert_cmpstr (sentence, ==, questions[i].sentence);
    g_assert_true (g_str_has_suffix (reason, questions[i].rule));
    seen |= 1u << questions[i].question.kind;
  }
  g_assert_cmpuint (seen, ==, (2u << DUB_QUESTION_STAFF) - 1);
}

static const struct {
  DubCard card;
  const char *name;
} cards[] = {
  { { .action = DUB_CARD_UNKNOWN }, "facedown card" },
  { { .action = DUB_CARD_FAVOR, .hall = 1 }, "Claim the Queen’s Favor (Royal Hall, no Jewelry)" },
  { { .action = DUB_CARD_DRAWER, .n = 3, .hall = 2 },
    "Acquire Resources, Drawer 3 (Hall 2, no Jewelry)" },
  { { .action = DUB_CARD_COLUMN, .n = 2, .hall = 2 },
    "Acquire Resources, the right space in all 3 drawers (Hall 2, no Jewelry)" },
  { { .action = DUB_CARD_TAILOR, .n = 2, .end = DUB_RIGHT, .hall = 3, .symbol = 1 },
    "Tailor a Garment, second Garment from the right (Hall 3, suitable Jewelry)" },
  { { .action = DUB_CARD_HIRE, .n = 4, .end = DUB_LEFT, .hall = 4, .symbol = 2 },
    "Hire a New Employee, fourth Employee card from the left (Hall 4, same-color Jewelry)" },
  { { .action = DUB_CARD_FUND, .n = DUB_FUND_STATUES, .hall = 5 },
    "Fund a Decoration, Statues (Hall 5, no Jewelry)" },
};

static void
test_cards (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++) {
    g_autofree char *name = dub_text_card (cards[i].card);

    g_assert_cmpstr (name, ==, cards[i].name);
  }
}

/* Each request, as the first event of its entry. */
static const struct {
  DubEvent event;
  const char *title;
} titles[] = {
  { { .type = DUB_EVENT_BOX }, "Box profile corrected" },
  { TABLE (DUB_MOVE_ENTER, TO (RESOURCE, .at = 2), TILE (DUB_TILE_BP)),
    "Resource tile: blue/pink silk" },
  { TABLE (DUB_MOVE_ENTER, TO (GARMENT, .at = 2), BLUE_GOWN), "Garment: blue gown (3 PP)" },
  { TABLE (DUB_MOVE_ENTER, TO (EMPLOYEE, .at = 2), APPRENTICE),
    "Employee card: Level VI Apprentice (2 Prestige Points per gown and frock coat)" },
  { TABLE (DUB_MOVE_ENTER, TO (JEWEL, .at = 2), JEWEL (DUB_BLUE)), "Jewelry tile: blue necklace" },
  { TABLE (DUB_MOVE_LEAVE_EMPTY, TO (RESOURCE, .at = 0)), "No Resource tile left to draw" },
  { TABLE (DUB_MOVE_LEAVE_EMPTY, TO (GARMENT, .at = 0)), "No Garment tile left to draw" },
  { TABLE (DUB_MOVE_LEAVE_EMPTY, TO (EMPLOYEE, .at = 0)), "No Employee card left to draw" },
  { TABLE (DUB_MOVE_LEAVE_EMPTY, TO (JEWEL, .at = 0)), "No Jewelry tile left to draw" },
  { TABLE (DUB_MOVE_FILL, PLAIN), "Displays filled" },
  { TABLE (DUB_MOVE_READY, PLAIN), "Round 3 prepared" },
  { HERS (DUB_MOVE_PLAY_CARD, FOOT (1, 0)), "Her card: Claim the Queen’s Favor" },
  { HERS (DUB_MOVE_TELL_CARD, FOOT (1, 0)), "Her next card: Royal Hall, no Jewelry" },
  { HERS (DUB_MOVE_TAKE_GARMENT, FROM (GARMENT, 1), BLUE_GOWN, .instead = 1),
    "Her step done differently" },
  { HERS (DUB_MOVE_ACT, PLAIN), "Her turn" },
  { YOURS (DUB_MOVE_TAKE_TILES, FROM (RESOURCE, 0), TILE (DUB_TILE_BP)),
    "Resource tile taken: Drawer 1 left" },
  { YOURS (DUB_MOVE_PLACE_GARMENT, FROM (GARMENT, 1), TO (GUEST, .in = 2), BLUE_GOWN),
    "Garment rented out: Hall 3" },
  { YOURS (DUB_MOVE_SELL_GARMENT, FROM (GARMENT, 1), BLUE_GOWN), "Garment sold" },
  { YOURS (DUB_MOVE_TAKE_JEWELRY, FROM (JEWEL, 2), JEWEL (DUB_PINK)),
    "Jewelry tile taken: pink ring" },
  { YOURS (DUB_MOVE_HIRE, FROM (EMPLOYEE, 0), APPRENTICE), "Employee hired" },
  { YOURS (DUB_MOVE_HIRE, FROM (SPECIALIST, 0)), "Specialized Apprentice hired" },
  { YOURS (DUB_MOVE_DEPUTE, EMPLOYEE (.type = DUB_MASTER)), "Employee deputed" },
  { YOURS (DUB_MOVE_PLACE_TOKEN, TO (TOKEN, .in = DUB_FIREWORKS, .at = 1)),
    "Decoration funded: Fireworks, 2nd from left" },
  { YOURS (DUB_MOVE_TAKE_FAVOR, FROM (FAVOR, 0)), "Queen’s Favor claimed" },
  { YOURS (DUB_MOVE_EXAM_TOKEN, TO (TASK, .at = DUB_TASK_GO, .side = DUB_YOU)),
    "Task fulfilled: Acquire green/orange silk" },
  { YOURS (DUB_MOVE_PASS_EXAM, TO (TRACK, .in = DUB_TRACK_JOURNEYMAN, .side = DUB_YOU)),
    "Journeyman Examination completed" },
  { YOURS (DUB_MOVE_PASS_EXAM, TO (TRACK, .in = DUB_TRACK_MASTER, .side = DUB_YOU)),
    "Master Examination completed" },
  { YOURS (DUB_MOVE_PASS, PLAIN), "Optional gain declined" },
  { YOURS (DUB_MOVE_NAME_SPECIALIST, SPECIALIST (DUB_SPECIALIST_COATS)),
    "Your specialized Apprentice" },
  { YOURS (DUB_MOVE_COUNT, TO (COUNT, .at = DUB_FACT_LIVRE, .side = DUB_YOU), NUMBER (3)),
    "Entered: your Livre" },
  { YOURS (DUB_MOVE_END_TURN, PLAIN), "End of your turn" },
  { YOURS (DUB_MOVE_INCOME, .gains = { [DUB_FACT_LIVRE] = 5 }), "Round 3 income" },
  { TABLE (DUB_MOVE_CORRECT, TO (STAFF, .side = DUB_BARRY), EMPLOYEE (.type = DUB_MASTER)),
    "Corrected: her Employee deck" },
  { TABLE (DUB_MOVE_CORRECT, TO (STAFF, .side = DUB_YOU), EMPLOYEE (.type = DUB_MASTER)),
    "Corrected: your staff" },
  { TABLE (DUB_MOVE_CORRECT, TO (COUNT, .at = DUB_FACT_PP, .side = DUB_BARRY), NUMBER (9)),
    "Corrected: her Prestige Points" },
  { HERS (DUB_MOVE_TURN_UP, TO (STAFF, .side = DUB_BARRY)), "Card of her Employee deck revealed" },
  { TABLE (DUB_MOVE_FINISH, PLAIN), "End of Game" },
};

static void
test_titles (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  g_autofree char *begun = dub_text_title (&box, &state, &(DubEvent){ .type = DUB_EVENT_BOX });
  g_autofree char *again = dub_text_title (&box, &state, &(DubEvent){ .type = DUB_EVENT_STARTED });
  g_autofree char *her = NULL;

  g_assert_cmpstr (begun, ==, "New game");
  g_assert_cmpstr (again, ==, "New game");
  state.phase = DUB_PHASE_TURNS;
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++) {
    g_autofree char *title = dub_text_title (&box, &state, &titles[i].event);

    g_assert_cmpstr (title, ==, titles[i].title);
    g_assert_cmpuint (g_utf8_strlen (title, -1), <, 80);
  }
  state.playing = cards[4].card;
  her = dub_text_title (&box, &state, &(DubEvent) HERS (DUB_MOVE_ACT, PLAIN));
  g_assert_cmpstr (her, ==, "Her turn: Tailor a Garment");
}

/* The offers at a place; other moves have their title. */
static const struct {
  DubEvent event;
  const char *label;
} offers[] = {
  { TABLE (DUB_MOVE_ENTER, TO (JEWEL, .at = 0), JEWEL (DUB_PINK)), "pink ring" },
  { YOURS (DUB_MOVE_TAKE_TILES, FROM (RESOURCE, 0)), "Take Tile" },
  { YOURS (DUB_MOVE_TAKE_TILES, FROM (RESOURCE, 0), TO (BAG, .at = 0)), "Discard for Thread/Lace" },
  { YOURS (DUB_MOVE_SELL_GARMENT, FROM (GARMENT, 1), BLUE_GOWN), "Sell: blue gown (3 PP)" },
  { YOURS (DUB_MOVE_PLACE_GARMENT, FROM (GARMENT, 1), TO (GUEST, .in = 1, .at = 1), BLUE_GOWN),
    "Rent out: blue gown (3 PP), Hall 2, 2nd from left (Thread)" },
  { YOURS (DUB_MOVE_TAKE_JEWELRY, FROM (JEWEL, 2), JEWEL (DUB_PINK)), "Take: pink ring" },
  { YOURS (DUB_MOVE_HIRE, FROM (EMPLOYEE, 0), APPRENTICE), "Hire Employee" },
  { YOURS (DUB_MOVE_HIRE, FROM (SPECIALIST, 0)), "Hire Specialized Apprentice" },
  { YOURS (DUB_MOVE_DEPUTE, EMPLOYEE (.type = DUB_APPRENTICE)), "Depute an Apprentice" },
  { YOURS (DUB_MOVE_PLACE_TOKEN, TO (TOKEN, .in = DUB_STATUES)),
    "Fund: Statues, 1st from left (cost 5)" },
  { YOURS (DUB_MOVE_TAKE_FAVOR, FROM (FAVOR, 0)), "Claim the Queen’s Favor" },
  { YOURS (DUB_MOVE_PASS_EXAM, TO (TRACK, .in = DUB_TRACK_MASTER, .side = DUB_YOU)),
    "Complete your Master Examination" },
  { YOURS (DUB_MOVE_PASS_EXAM, TO (TRACK, .in = DUB_TRACK_MASTER, .side = DUB_YOU),
           EMPLOYEE (.crown = DUB_JB_NECKLACES)),
    "Complete your Examination; new card: 3 Prestige Points per 2 necklaces" },
  { YOURS (DUB_MOVE_PASS_EXAM, TO (TRACK, .side = DUB_YOU),
           LEFT (DUB_APPRENTICE, 6, 0, DUB_VI_STAFF)),
    "Complete your Examination with: Level VI Apprentice (2/5/8/11 Prestige Points by staff)" },
  { YOURS (DUB_MOVE_PASS_EXAM, TO (TRACK, .in = DUB_TRACK_MASTER, .side = DUB_YOU),
           EMPLOYEE (.crown = DUB_JB_NECKLACES),
           LEFT (DUB_JOURNEYMAN, DUB_LEVEL_EXAM, 0, DUB_CROWN_NONE)),
    "Complete your Examination with: Journeyman from an Examination, new card (3 Prestige Points "
    "per 2 necklaces)" },
  { YOURS (DUB_MOVE_PASS, PLAIN), "Leave it" },
  { TABLE (DUB_MOVE_READY, PLAIN), "Round 3 prepared" },
};

static void
test_offers (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);

  for (guint i = 0; i < G_N_ELEMENTS (offers); i++) {
    g_autofree char *label = dub_text_offer (&box, &state, &offers[i].event.move);

    g_assert_cmpstr (label, ==, offers[i].label);
  }
}

/* At a guest space, the places of similar Garments distinguish them. */
static void
test_offer_at (void)
{
  const DubPlace guest = { .kind = DUB_PLACE_GUEST, .in = 1 };
  const DubMove rent = { .verb = DUB_MOVE_PLACE_GARMENT,
                         .side = DUB_YOU,
                         FROM (GARMENT, 1),
                         TO (GUEST, .in = 1),
                         BLUE_GOWN };
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  g_autofree char *there = dub_text_offer_at (&box, &state, &rent, guest);
  g_autofree char *here =
      dub_text_offer_at (&box, &state, &rent, (DubPlace){ .kind = DUB_PLACE_GARMENT, .at = 1 });
  g_autofree char *anywhere = dub_text_offer (&box, &state, &rent);

  g_assert_true (g_str_has_prefix (there, "Rent out: "));
  g_assert_nonnull (strstr (there, ", 2nd from left (cost "));
  g_assert_cmpstr (here, ==, anywhere);
}

/* A row for each verb missing in the steps above, and for your moves. */
static const struct {
  DubEvent event;
  const char *sentence;
} events[] = {
  { { .type = DUB_EVENT_STARTED, .setup = { .expansions = 5 } },
    "New game with these Expansions: Jewelry Box and Festivity Dresses." },
  { { .type = DUB_EVENT_STARTED, .setup = { .expansions = 0 } }, "New game, base game only." },
  { { .type = DUB_EVENT_CARDS }, "The app shuffles her 25 cards." },
  { TABLE (DUB_MOVE_BEGIN_ROUND, NUMBER (4)), "Prepare for Round 4." },
  { YOURS (DUB_MOVE_RETURN_FAVOR, PLAIN),
    "Return the Queen’s Favor token to the Favor space and take the Start Player token." },
  { HERS (DUB_MOVE_RETURN_FAVOR, PLAIN),
    "Return the Queen’s Favor token to the Favor space; she keeps the Start Player token." },
  { TABLE (DUB_MOVE_LEAVE, FROM (EMPLOYEE, 0), .spaces = 0x7),
    "Remove 3 unhired Employee cards from the game." },
  { TABLE (DUB_MOVE_LEAVE, FROM (GARMENT, 0), .spaces = 0x20),
    "Discard the Garment on the rightmost space: green gown (5 PP, "
    "Expert Tailoring, Queen’s Favor and 5 Livre)." },
  { TABLE (DUB_MOVE_SHIFT, FROM (GARMENT, 0)), "Slide the Garment tiles right to close gaps." },
  { TABLE (DUB_MOVE_LEAVE, FROM (JEWEL, 0), .spaces = 0x8),
    "Remove the rightmost Jewelry tile from the game." },
  { TABLE (DUB_MOVE_SHIFT, FROM (JEWEL, 0)), "Slide the Jewelry tiles right to close gaps." },
  { TABLE (DUB_MOVE_ENTER, TO (GARMENT, .at = 0), GARMENT (DUB_PINK, 2, FALSE, DUB_SPECIAL_NONE)),
    "Garment, 1st from left (cost 8): pink frock coat (2 PP)." },
  { TABLE (DUB_MOVE_ENTER, TO (RESOURCE, .at = 0), TILE (DUB_TILE_UNKNOWN)), NULL },
  { TABLE (DUB_MOVE_ENTER, TO (GARMENT, .at = 0), GARMENT (.color = DUB_COLOR_UNKNOWN)), NULL },
  { TABLE (DUB_MOVE_ENTER, TO (EMPLOYEE, .at = 0), UNKNOWN_CARD), NULL },
  { TABLE (DUB_MOVE_ENTER, TO (JEWEL, .at = 0), JEWEL (DUB_COLOR_UNKNOWN)), NULL },
  { TABLE (DUB_MOVE_LEAVE_EMPTY, TO (GARMENT, .at = 0), .spaces = 0x1),
    "No Garment tile is left to draw; this stays empty: 1st from left (cost 8)." },
  { TABLE (DUB_MOVE_ADD_FESTIVITY, PLAIN),
    "Put the 4 Festivity Garments into the Garment bag and mix the tiles." },
  { TABLE (DUB_MOVE_DRAW_HAND, NUMBER (4)),
    "The app draws 4 hand cards for her. Choose 3 Employee cards." },
  { TABLE (DUB_MOVE_FILL, PLAIN), NULL },
  { TABLE (DUB_MOVE_READY, PLAIN), NULL },
  { HERS (DUB_MOVE_PLAY_CARD, FOOT (1, 0)), "She reveals: Claim the Queen’s Favor." },
  { HERS (DUB_MOVE_TELL_CARD, FOOT (1, 0)),
    "The top card of her Card supply shows: Royal Hall, no Jewelry." },
  { HERS (DUB_MOVE_ACT, PLAIN), NULL },
  { HERS (DUB_MOVE_END_TURN, PLAIN), NULL },
  { YOURS (DUB_MOVE_TAKE_TILES, FROM (RESOURCE, 0), TO (BAG, .at = 0), TILE (DUB_TILE_BP)),
    "You discarded a Resource tile for Thread and/or Lace: Drawer 1 left, blue/pink silk." },
  { YOURS (DUB_MOVE_TAKE_TILES, FROM (RESOURCE, 7), TILE (DUB_TILE_UNKNOWN)),
    "You took a Resource tile: Drawer 3 center." },
  { YOURS (DUB_MOVE_PLACE_GARMENT, FROM (GARMENT, 1), TO (GUEST, .in = 1, .at = 1), BLUE_GOWN),
    "You rented out: blue gown (3 PP); Hall 2, 2nd from left (Thread)." },
  { YOURS (DUB_MOVE_SELL_GARMENT, FROM (GARMENT, 1), BLUE_GOWN), "You sold: blue gown (3 PP)." },
  { YOURS (DUB_MOVE_TAKE_JEWELRY, FROM (JEWEL, 2), JEWEL (DUB_PINK)), "You acquired: pink ring." },
  { YOURS (DUB_MOVE_HIRE, FROM (EMPLOYEE, 1), UNKNOWN_CARD), "You hired: 2nd from left." },
  { YOURS (DUB_MOVE_HIRE, FROM (SPECIALIST, 0), EMPLOYEE (.type = DUB_APPRENTICE)),
    "You hired your specialized Apprentice." },
  { YOURS (DUB_MOVE_DEPUTE, EMPLOYEE (.type = DUB_JOURNEYMAN)), "You deputed a Journeyman." },
  { YOURS (DUB_MOVE_PLACE_TOKEN, TO (TOKEN, .in = DUB_KITCHEN_LEFT, .at = 1)),
    "You funded: Catering Kitchen, Left Area, 2nd from left (cost 7)." },
  { YOURS (DUB_MOVE_TAKE_FAVOR, FROM (FAVOR, 0)), "You claimed the Queen’s Favor." },
  { YOURS (DUB_MOVE_PASS_EXAM, TO (TRACK, .in = DUB_TRACK_MASTER, .side = DUB_YOU)),
    "You completed the Master Examination." },
  { YOURS (DUB_MOVE_COUNT, TO (COUNT, .at = DUB_FACT_LACE, .side = DUB_YOU), NUMBER (1)),
    "You have 1 Lace token." },
  { YOURS (DUB_MOVE_COUNT, TO (COUNT, .at = DUB_FACT_JEWELRY, .side = DUB_YOU),
           .thing = { .kind = DUB_KIND_JEWELRY, .jewelry = { [DUB_PINK] = 2, [DUB_GREEN] = 1 } }),
    "Your Jewelry tiles: 2 pink rings and 1 green necklace." },
  { YOURS (DUB_MOVE_COUNT, TO (COUNT, .at = DUB_FACT_BONUSES, .side = DUB_YOU),
           .thing = { .kind = DUB_KIND_CROWNS }),
    "Your end-of-game bonuses: none." },
  { YOURS (DUB_MOVE_ALL_HALLS_TOKEN, TO (ALL_HALLS, .at = 0)),
    "Place your Trademark token on the All Halls Bonus Space: 6 Prestige Points." },
  { YOURS (DUB_MOVE_END_TURN, PLAIN), "Your turn is over." },
  { YOURS (DUB_MOVE_INCOME, .gains = { [DUB_FACT_LIVRE] = 5 }),
    "Take 5 Livre from the bank (basic income 5)." },
  { TABLE (DUB_MOVE_CORRECT, TO (COUNT, .at = DUB_FACT_PP, .side = DUB_BARRY), NUMBER (9)),
    "Corrected, her Prestige Points: 9." },
  { TABLE (DUB_MOVE_CORRECT, TO (RESOURCE, .at = 7), TILE (DUB_TILE_GO)),
    "Entered, Drawer 3 center: green/orange silk." },
  { HERS (DUB_MOVE_TURN_UP, TO (STAFF, .side = DUB_BARRY), EMPLOYEE (.crown = DUB_JB_NECKLACES)),
    "Revealed in her Employee deck: card 4 from top, 3 Prestige Points per 2 necklaces." },
  { TABLE (DUB_MOVE_FINISH, PLAIN), "The game is over." },
  { YOURS (DUB_MOVE_DEPUTE, FROM (HAND, 0), EMPLOYEE (.type = DUB_MASTER)),
    "You deputed a Master from your hand." },
  { YOURS (DUB_MOVE_DEPUTE, EMPLOYEE (.type = DUB_MASTER),
           LEFT (DUB_MASTER, DUB_LEVEL_START, 0, DUB_CROWN_NONE)),
    "You deputed: Master (Start Employee, no bonus)." },
  { YOURS (DUB_MOVE_EXAM_TOKEN,
           TO (TASK, .in = DUB_TRACK_MASTER, .at = DUB_TASK_GOWN, .side = DUB_YOU)),
    "Place your Trademark token on the task: Tailor a gown with a Journeyman." },
  { YOURS (DUB_MOVE_PASS, PLAIN), "You declined an optional gain." },
  { YOURS (DUB_MOVE_CHOOSE_CARD, FROM (STAFF, 0)), "For your hand: no Employee card." },
  { YOURS (DUB_MOVE_PLAY_EMPLOYEE, FROM (STAFF, 0)), "You play: no Employee card." },
  { YOURS (DUB_MOVE_BONUS, .gains = { [DUB_FACT_LIVRE] = 4 }), "Bonus of the card: +4 Livre." },
  { YOURS (DUB_MOVE_TELL_GAINS, .gains = { [DUB_FACT_LACE] = -1 }),
    "You entered what only the Garment or the tile shows." },
  { YOURS (DUB_MOVE_NAME_SPECIALIST, SPECIALIST (DUB_SPECIALIST_UNKNOWN)),
    "You keep your specialized Apprentice secret." },
};

/* Together with her steps, every verb and every other event has text. */
static void
test_events (void)
{
  const guint64 all = (G_GUINT64_CONSTANT (1) << DUB_N_VERBS) - 1;
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  g_autofree char *shuffled = NULL;
  guint64 verbs = 0;
  guint types = 1u << DUB_EVENT_BOX;

  state.phase = DUB_PHASE_PREPARE;
  state.start = DUB_BARRY;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    verbs |= G_GUINT64_CONSTANT (1) << steps[i].step.verb;
  for (guint i = 0; i < G_N_ELEMENTS (events); i++) {
    const DubEvent *event = &events[i].event;
    g_autofree char *sentence = dub_text_event (&box, &state, event);

    g_assert_cmpstr (sentence, ==, events[i].sentence);
    types |= 1u << event->type;
    if (event->type == DUB_EVENT_MOVE)
      verbs |= G_GUINT64_CONSTANT (1) << event->move.verb;
  }
  state.phase = DUB_PHASE_TURNS; /* the step has text already */
  shuffled = dub_text_event (&box, &state, &(DubEvent){ .type = DUB_EVENT_CARDS });
  g_assert_null (shuffled);
  g_assert_cmpuint (verbs, ==, all);
  g_assert_cmpuint (types, ==, (1u << DUB_N_EVENTS) - 1);
}

/* The costs and gains of your move. */
static const struct {
  DubMove move;
  const char *sentence;
} gains[] = {
  { { .verb = DUB_MOVE_PLACE_TOKEN, .gains = { 2, -4, 1 } },
    "You pay 4 Livre. You gain 2 Prestige Points and 1 Thread." },
  { { .verb = DUB_MOVE_TAKE_TILES,
      TO (BAG, .at = 0),
      .gains = { [DUB_FACT_LIVRE] = -2 },
      .open = 12 },
    "You pay 2 Livre. You gain the Thread and/or Lace on the tile: with “+” both, with “/” one of "
    "them." },
  { { .verb = DUB_MOVE_PLACE_GARMENT, .open = 28 },
    "Discard the silk, Thread and Lace shown on the Garment." },
  { { .verb = DUB_MOVE_SELL_GARMENT, .open = 30 },
    "Discard the silk, Thread and Lace shown on the Garment; gain its value." },
  { { .verb = DUB_MOVE_DEPUTE, .open = 2 },
    "The amount of Livre depends on the card that you played." },
  { { .verb = DUB_MOVE_HIRE, .open = 2, .gains = { [DUB_FACT_LIVRE] = -5 } },
    "You pay 5 Livre. A bonus on the card you played may change the cost." },
};

static void
test_gains (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (gains); i++) {
    DubMove move = gains[i].move;
    g_autofree char *sentence = NULL;

    move.side = DUB_YOU;
    sentence = dub_text_gains (&move);
    g_assert_cmpstr (sentence, ==, gains[i].sentence);
  }
}

static void
test_box_changed (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  DubEvent event = { .type = DUB_EVENT_BOX, .box = &box };
  g_autofree char *first = dub_text_event (&box, &state, &event);
  g_autofree char *later = NULL;

  g_assert_cmpstr (first, ==, "The game keeps a copy of the box profile.");
  state.phase = DUB_PHASE_TURNS;
  later = dub_text_event (&box, &state, &event);
  g_assert_cmpstr (later, ==, "The box profile was corrected.");
}

static void
perform (DubGame *game, DubMove move)
{
  g_autoptr (GArray) made = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GError) error = NULL;

  dub_game_perform (game, NULL, &move, made, &error);
  g_assert_no_error (error);
}

/* Plays Queen's Favor for her, with so many points. */
static void
play_favor (DubGame *game, guint pp)
{
  const DubSetup setup = { .draw_mode = DUB_DRAW_TABLE };
  const DubMove reveal = { .verb = DUB_MOVE_PLAY_CARD,
                           .side = DUB_BARRY,
                           .thing = dub_thing_card (cards[1].card) };
  g_autoptr (GArray) made = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_game_init (game, &box);
  g_assert_true (dub_game_start (game, &setup, made, NULL));
  perform (game, dub_move (DUB_NOBODY, DUB_MOVE_READY));
  perform (game, reveal);
  perform (game, dub_correction (dub_place_of_count (DUB_BARRY, DUB_FACT_PP),
                                 dub_thing_number ((gint) pp)));
}

/* Replaces the second step of her turn, which moves her counter. */
static char *
tell_points_instead (guint pp, guint n)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  g_autoptr (GArray) made = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  const DubMove move = { .verb = DUB_MOVE_GAIN,
                         .side = DUB_BARRY,
                         .instead = 2,
                         .gains = { [DUB_FACT_PP] = (gint16) n } };

  play_favor (game, pp);
  g_assert_true (dub_game_decide (game, &move, made, NULL));
  g_assert_cmpuint (made->len, ==, 1);

  return dub_text_event (&game->box, &game->state, &g_array_index (made, DubEvent, 0));
}

static void
test_done_deviation (void)
{
  g_autofree char *sentence = tell_points_instead (12, 4);

  g_assert_cmpstr (sentence, ==, "Done differently, Prestige Point counter moved: from 12 to 16.");
}

/* Her counter has a maximum, in words as on the table. */
static void
test_points_past_the_end (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  g_autofree DubTurn *turn = g_new0 (DubTurn, 1);
  g_autofree char *order = NULL;
  g_autofree char *sentence = tell_points_instead (DUB_MAX_PP - 2, 9);

  play_favor (game, DUB_MAX_PP - 2);
  dub_game_get_turn (game, FALSE, turn);
  g_assert_cmpuint (turn->steps[1].verb, ==, DUB_MOVE_GAIN);
  order = dub_text_move (&game->box, &game->state, &turn->steps[1]);
  g_assert_true (g_str_has_prefix (order, "Move her Prestige Point counter: 298 to 300 ("));

  g_assert_cmpstr (sentence, ==,
                   "Done differently, Prestige Point counter moved: from 298 to 300.");
}

/* TAI-1, TAI-4: each removed candidate names its rule. */
static void
test_reasons (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  DubTurn turn;
  g_auto (GStrv) take = NULL;
  g_auto (GStrv) place = NULL;

  /* test-text-box.c covers the additional text about starter values. */
  memset (box.sources, DUB_SOURCE_CHECKED, sizeof box.sources);
  state.playing = cards[4].card;
  state.making = state.garments[3] = (DubGarment){ 0 };
  state.supply = (DubPile){ .n = 1, .cards = { { .action = DUB_CARD_FAVOR, .hall = 3 } } };
  dub_turn_resolve (&box, &state, TRUE, &turn);
  g_assert_cmpuint (turn.question.kind, ==, DUB_QUESTION_NOTHING);
  take = dub_text_reasons (&box, &state, &turn, 0);
  g_assert_true (g_str_has_suffix (take[0], " [TAI-1]"));
  g_assert_cmpstr (take[1], ==,
                   "5th from left (cost 0), pink frock coat (2 PP, Festivity Garment, 1 "
                   "Prestige Point per Decoration): second Garment from the right, "
                   "chosen.");
  g_assert_cmpstr (take[2], ==,
                   "2nd from left (cost 6), blue gown (3 PP): fourth Garment from the right, "
                   "not the one on her card. [TAI-1]");

  for (guint i = 0; i < turn.n_steps; i++)
    if (turn.steps[i].verb == DUB_MOVE_PLACE_GARMENT)
      place = dub_text_reasons (&box, &state, &turn, i);
  g_assert_cmpuint (g_strv_length (place), ==, 5);
  g_assert_cmpstr (place[1], ==, "1st from left (Master Guest space, Resource tile): chosen.");
  g_assert_cmpstr (place[2], ==, "2nd from left (Thread): not a Master Guest space. [TAI-4]");
}

/* The second of two candidates, compared with the first. */
static const struct {
  guint8 verb;
  DubCandidate candidates[2];
  const char *sentence;
} judged[] = {
  { DUB_MOVE_HIRE,
    { { .place = { .kind = DUB_PLACE_EMPLOYEE, .at = 0 },
        .criteria = { { DUB_CRITERION_PLACE, 1 }, { DUB_CRITERION_WORTH, 4 } } },
      { .place = { .kind = DUB_PLACE_EMPLOYEE, .at = 2 },
        .out = DUB_RULE_HIR_2,
        .criteria = { { DUB_CRITERION_PLACE, 3 },
                      { DUB_CRITERION_WORTH, 4 },
                      { DUB_CRITERION_WORTH_YOU, 2 } } } },
    "also worth 4 PP to her, but never worth more to you. [HIR-2]" },
  { DUB_MOVE_HIRE,
    { { .place = { .kind = DUB_PLACE_EMPLOYEE, .at = 0 },
        .criteria = { { DUB_CRITERION_PLACE, 1 },
                      { DUB_CRITERION_WORTH, 4 },
                      { DUB_CRITERION_WORTH_YOU, 5 } } },
      { .place = { .kind = DUB_PLACE_EMPLOYEE, .at = 2 },
        .out = DUB_RULE_HIR_2,
        .criteria = { { DUB_CRITERION_PLACE, 3 },
                      { DUB_CRITERION_WORTH, 4 },
                      { DUB_CRITERION_WORTH_YOU, 2 } } } },
    "also worth 4 PP to her, but 2 PP to you, not 5 PP. [HIR-2]" },
  { DUB_MOVE_HIRE,
    { { .place = { .kind = DUB_PLACE_EMPLOYEE, .at = 0 },
        .criteria = { { DUB_CRITERION_PLACE, 1 },
                      { DUB_CRITERION_WORTH, 4 },
                      { DUB_CRITERION_WORTH_YOU, 5 } } },
      { .place = { .kind = DUB_PLACE_EMPLOYEE, .at = 2 },
        .out = DUB_RULE_HIR_2,
        .criteria = { { DUB_CRITERION_PLACE, 3 },
                      { DUB_CRITERION_WORTH, 4 },
                      { DUB_CRITERION_WORTH_YOU, 5 } } } },
    "also worth 4 PP to her and 5 PP to you, but farther from the side on her card. [HIR-2]" },
  { DUB_MOVE_HIRE,
    { { .place = { .kind = DUB_PLACE_EMPLOYEE, .at = 0 },
        .criteria = { { DUB_CRITERION_PLACE, 3 } } },
      { .place = { .kind = DUB_PLACE_EMPLOYEE, .at = 2 },
        .out = DUB_RULE_R_6,
        .criteria = { { DUB_CRITERION_PLACE, 1 } } } },
    "not the farthest card reached. [R-6]" },
  { DUB_MOVE_TAKE_JEWELRY,
    { { .place = { .kind = DUB_PLACE_JEWEL, .at = 3 }, .criteria = { { DUB_CRITERION_COST, 2 } } },
      { .place = { .kind = DUB_PLACE_JEWEL, .at = 2 },
        .out = DUB_RULE_TAI_6,
        .criteria = { { DUB_CRITERION_COST, 2 } } } },
    "3rd from left (cost 2), pink ring: the same cost, but farther left. [TAI-6]" },
  { DUB_MOVE_ALL_HALLS_TOKEN,
    { { .place = { .kind = DUB_PLACE_ALL_HALLS, .at = 0 },
        .criteria = { { DUB_CRITERION_VALUE, 3 } } },
      { .place = { .kind = DUB_PLACE_ALL_HALLS, .at = 1 },
        .out = DUB_RULE_ALL_1,
        .criteria = { { DUB_CRITERION_VALUE, 3 } } } },
    "All Halls Bonus Space (3 PP): equally valuable. [ALL-1]" },
};

static void
test_judged (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);

  memset (box.sources, DUB_SOURCE_CHECKED, sizeof box.sources);
  for (guint i = 0; i < G_N_ELEMENTS (judged); i++) {
    DubTurn turn = { .n_steps = 1, .n_candidates = 2 };
    g_auto (GStrv) lines = NULL;

    turn.steps[0] =
        (DubMove){ .verb = judged[i].verb, .side = DUB_BARRY, .rules = { DUB_RULE_HIR_3 } };
    memcpy (turn.candidates, judged[i].candidates, sizeof judged[i].candidates);
    lines = dub_text_reasons (&box, &state, &turn, 0);
    g_assert_cmpuint (g_strv_length (lines), ==, 3);
    if (!g_str_has_suffix (lines[2], judged[i].sentence))
      g_assert_cmpstr (lines[2], ==, judged[i].sentence);
  }
}

/* The parts that a list shows separately: the piece, and its place. */
static void
test_parts (void)
{
  static const struct {
    DubVerb verb;
    const char *sentence, *head, *rest;
  } cases[] = {
    { DUB_MOVE_TAKE_GARMENT, "Take the green gown (3 PP): second from the left.",
      "Take the green gown (3 PP)", "second from the left" },
    { DUB_MOVE_TAKE_GARMENT, "Prenez la robe\u00a0: deuxième.", "Prenez la robe", "deuxième" },
    { DUB_MOVE_SHUFFLE_DISCARDS, "Shuffle her cards.", "Shuffle her cards", NULL },
    { DUB_MOVE_REVEAL_CARD, "Card revealed: Royal Hall, no Jewelry.", "Card revealed: Royal Hall",
      "no Jewelry" },
    { DUB_MOVE_REVEAL_CARD, "Card revealed: Hall 3. Hall full, next card.", "Card revealed: Hall 3",
      "Hall full, next card" },
    { DUB_MOVE_GAIN, "Move her counter: 7 to 10 (+3).", "Move her counter: 7 to 10 (+3)", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    const DubMove step = { .verb = cases[i].verb };
    g_autofree char *rest = NULL;
    g_autofree char *head = dub_text_step_head (&step, cases[i].sentence, &rest);

    g_assert_cmpstr (head, ==, cases[i].head);
    g_assert_cmpstr (rest, ==, cases[i].rest);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/text/parts", test_parts);
  g_test_add_func ("/text/steps", test_steps);
  g_test_add_func ("/text/counts", test_counts);
  g_test_add_func ("/text/questions", test_questions);
  g_test_add_func ("/text/cards", test_cards);
  g_test_add_func ("/text/offers", test_offers);
  g_test_add_func ("/text/offer-at", test_offer_at);
  g_test_add_func ("/text/titles", test_titles);
  g_test_add_func ("/text/events", test_events);
  g_test_add_func ("/text/gains", test_gains);
  g_test_add_func ("/text/box-changed", test_box_changed);
  g_test_add_func ("/text/done-otherwise", test_done_deviation);
  g_test_add_func ("/text/reasons", test_reasons);
  g_test_add_func ("/text/judged", test_judged);
  g_test_add_func ("/text/points-past-the-end", test_points_past_the_end);

  return g_test_run ();
}
