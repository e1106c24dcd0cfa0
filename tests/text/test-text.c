/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Single sentences, on a board that is made for them.
 */

#include "text-board.h"

#include <string.h>

#define CARD(the_hall, the_symbol) \
  { \
    .n = 1, .cards = { { .action = DUB_CARD_FAVOR, .hall = the_hall, .symbol = the_symbol } } \
  }

static const struct {
  DubDrawMode draw_mode;
  DubStep step;
  const char *sentence;
} steps[] = {
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_TAKE_FAVOR },
    "Give her the Queen’s Favor token: Favor space." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_GAIN_PP, .n = 1, .to = 13 },
    "Move her Prestige Point counter: 12 to 13 (+1)." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_GAIN_PP, .n = 3, .to = 15, .rules = { DUB_RULE_RES_2, DUB_RULE_T_2 } },
    "Not possible. Move her Prestige Point counter: 12 to 15 (+3)." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_TAKE_TILES, .tiles = 1u << 0 | 1u << 7 },
    "Give her 2 Resource tiles facedown: Drawer 1 left, Drawer 3 center." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_DRAW_BAG_TILE },
    "Give her 1 Resource tile unseen: Resource bag." },
  { DUB_DRAW_APP, { .verb = DUB_STEP_TAKE_THREAD }, "Give her 1 Thread: General Supply." },
  { DUB_DRAW_APP, { .verb = DUB_STEP_TAKE_LACE }, "Give her 1 Lace: General Supply." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_TAKE_GARMENT, .at = 1 },
    "Take the blue gown (3 PP): 2nd from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_TAKE_GARMENT, .at = 2 },
    "Take the orange frock coat (7 PP, gold thimble): 3rd from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_TAKE_GARMENT, .at = 3 },
    "Take the Garment: Garment Design display, 4th from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_TAKE_GARMENT, .at = 4 },
    "Take the pink frock coat (2 PP, Festivity Garment, 1 Prestige Point per Decoration): "
    "5th from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_TAKE_GARMENT, .at = 5 },
    "Take the green gown (5 PP, Expert Tailoring, Queen’s Favor and 5 Livre): 6th from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_REVEAL_CARD, .cards = CARD (3, DUB_SYMBOL_SUITABLE) },
    "Card revealed: Hall 3, suitable Jewelry." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_REVEAL_CARD, .cards = CARD (5, DUB_SYMBOL_NONE) },
    "Card revealed: Hall 5, no Jewelry. Hall full, next card." },
  { DUB_DRAW_TABLE,
    { .verb = DUB_STEP_REVEAL_CARD, .cards = CARD (1, DUB_SYMBOL_SAME_COLOR) },
    "Discard the top card of her Card supply faceup: Royal Hall, same-color Jewelry." },
  { DUB_DRAW_LEARN,
    { .verb = DUB_STEP_REVEAL_CARD, .cards = CARD (5, DUB_SYMBOL_NONE) },
    "Discard the top card of her Card supply faceup: Hall 5, no Jewelry. Hall full, "
    "next card." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_TAKE_JEWELRY, .at = 2 },
    "Give her the pink ring: Jewelry Display, 3rd from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_PLACE_GARMENT, .hall = 0, .at = 0 },
    "Place the blue gown and her Trademark token: Royal Hall, 1st from left (Master Guest "
    "space, Resource tile)." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_PLACE_GARMENT, .hall = 2, .at = 2 },
    "Place the blue gown and her Trademark token: Hall 3, 3rd from left (1 Livre)." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_HIRE, .at = 0 },
    "Hire facedown onto her Employee deck: 1st from left, Level VI Apprentice (2 Prestige "
    "Points per gown and frock coat)." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_HIRE, .at = 1 },
    "Hire facedown onto her Employee deck: 2nd from left." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_HIRE, .at = 2 },
    "Hire facedown onto her Employee deck: 3rd from left, Level III Master (“my own card”)." },
  { DUB_DRAW_APP, { .verb = DUB_STEP_ADD_HAND_CARD }, "One more hand card for her: another turn." },
  { DUB_DRAW_TABLE,
    { .verb = DUB_STEP_ADD_HAND_CARD },
    "Put 1 card facedown under her hand cards: Card supply (another turn)." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_SHUFFLE_DISCARDS, .cards = { .n = 1 } },
    "Card supply empty. Her Discard pile is the new one: 1 card." },
  { DUB_DRAW_TABLE,
    { .verb = DUB_STEP_SHUFFLE_DISCARDS, .cards = { .n = 20 } },
    "Shuffle her Discard pile facedown into a new Card supply: 20 cards." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_PLACE_TOKEN, .decoration = DUB_FIREWORKS, .at = 1 },
    "Place her Trademark token: Fireworks, 2nd from left (cost 7)." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_PLACE_TOKEN, .decoration = DUB_MUSICIANS, .at = 0 },
    "Place her Trademark token: Musicians of the Royal Hall (cost 5)." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_EXAM_TOKEN, .task = DUB_TASK_GO },
    "Place her Trademark token: Journeyman Examination, 2nd task (Acquire green/orange silk)." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_REMOVE_EMPLOYEE, .at = 1 },
    "Return 1 Apprentice to the box: her Employee deck, card 3 from top." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_REMOVE_EMPLOYEE, .at = 2 },
    "Return this Employee to the box: her Employee deck, Level II Journeyman (Depute for "
    "8/5/2 Livre), card 2 from top." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_REMOVE_EMPLOYEE, .at = 3 },
    "Return 1 Journeyman to the box: her Employee deck, card 1 from top." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_ADD_EXAM_CARD, .track = DUB_TRACK_MASTER },
    "Add 1 card unseen on top of her Employee deck: Master Employee deck." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_CLEAR_TASKS },
    "Clear her Trademark tokens: Journeyman Examination tasks." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_MOVE_EXAM_TOKEN, .track = DUB_TRACK_MASTER },
    "Move her Trademark token: Journeyman Start area to Master Start area." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_ALL_HALLS_TOKEN, .at = 1 },
    "Place her Trademark token: All Halls Bonus Space (3 PP)." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_TAKE_GARMENT, .at = 1, .deviation = TRUE },
    "Done differently, Garment taken: 2nd from left (cost 6), blue gown (3 PP)." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_TAKE_JEWELRY, .at = 2, .deviation = TRUE },
    "Done differently, Jewelry tile taken: 3rd from left (cost 2), pink ring." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_GAIN_PP, .n = 2, .to = 14, .deviation = TRUE },
    "Done differently, Prestige Point counter moved: from 12 to 14." },
  { DUB_DRAW_APP,
    { .verb = DUB_STEP_ALL_HALLS_TOKEN, .at = 1, .deviation = TRUE },
    "Done differently, token on the All Halls Bonus Space: 3 PP." },
};

static void
test_steps (void)
{
  DubBox box = text_board_make_box ();
  guint64 seen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    DubState state = text_board_make_state (steps[i].draw_mode);
    g_autofree char *sentence = dub_text_step (&box, &state, &steps[i].step);

    g_assert_cmpstr (sentence, ==, steps[i].sentence);
    seen |= G_GUINT64_CONSTANT (1) << steps[i].step.verb;
  }
  g_assert_cmpuint (seen, ==, (G_GUINT64_CONSTANT (1) << DUB_N_VERBS) - 1);
}

/* Takes the blue gown on the second space; the third one is empty. */
static void
check_count (DubSide side, const char *count, const char *note)
{
  const DubPlace garment = { .kind = DUB_PLACE_GARMENT, .at = 1 };
  const DubStep step = { .verb = DUB_STEP_TAKE_GARMENT, .at = 1 };
  const DubQuestion question = { .kind = DUB_QUESTION_GARMENT, .spaces = 2 };
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  g_autofree char *order = g_strdup_printf ("Take the blue gown (3 PP): %s.", count);
  g_autofree char *name =
      g_strdup_printf ("Garment Design display, %s (cost 6): blue gown (3 PP)", count);
  g_autofree char *asked = g_strdup_printf ("Which Garment lies here: %s?", count);
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
  state.playing = (DubCard){ .action = DUB_CARD_TAILOR, .n = 1, .side = side };
  sentence = dub_text_step (&box, &state, &step);
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

/* Places are counted as her card counts: tiles only, from its side. */
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
    "Which silk do these Resource tiles show: Drawer 2 left, Drawer 3 right?",
    "[RES-3]" },
  { { .kind = DUB_QUESTION_YOU, .facts = 1u << DUB_FACT_STAFF, .rules = { DUB_RULE_HIR_2 } },
    "How many Employee cards are in your staff?",
    "[HIR-2]" },
  { { .kind = DUB_QUESTION_YOU,
      .facts = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE,
      .rules = { DUB_RULE_END_1 } },
    "Please count: your Thread, your Lace.",
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
    "Which Garment lies here: 4th from left (cost 2)?",
    "[TAI-1]" },
  { { .kind = DUB_QUESTION_EMPLOYEES, .spaces = 1u << 1 | 1u << 3, .rules = { DUB_RULE_HIR_2 } },
    "Which Employee cards lie here: spaces 2, 4 from left?",
    "[HIR-2]" },
  { { .kind = DUB_QUESTION_JEWELRY, .spaces = 1u << 3, .rules = { DUB_RULE_TAI_6 } },
    "Which Jewelry tile lies here: 4th from left (cost 0)?",
    "[TAI-6]" },
  { { .kind = DUB_QUESTION_JEWELRY, .spaces = 1u << 3, .rules = { DUB_RULE_EXP_1 } },
    "Which Jewelry tile lies here: 4th from left (cost 0)?",
    "[EXP-1]" },
  { { .kind = DUB_QUESTION_STAFF, .spaces = 1u << 0 | 1u << 3, .rules = { DUB_RULE_END_2 } },
    "Reveal these Masters in her Employee deck: card 1 from top, card 4 from top. Which "
    "end-of-game bonuses are they, if any?",
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
  { { .action = DUB_CARD_TAILOR, .n = 2, .side = DUB_RIGHT, .hall = 3, .symbol = 1 },
    "Tailor a Garment, second Garment from the right (Hall 3, suitable Jewelry)" },
  { { .action = DUB_CARD_HIRE, .n = 4, .side = DUB_LEFT, .hall = 4, .symbol = 2 },
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

/* Every action has a title. */
static void
test_actions (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);

  for (guint type = 0; type < DUB_N_ACTIONS; type++) {
    DubAction action = { .type = (guint8) type,
                         .detail = { .at = 2,
                                     .type = DUB_MASTER,
                                     .garment = state.garments[1],
                                     .employee = state.employees[0],
                                     .color = DUB_BLUE,
                                     .tile = DUB_TILE_BP,
                                     .card = cards[1].card } };
    g_autofree char *title = dub_text_action (&box, &state, &action);

    g_assert_cmpuint (strlen (title), >, 5);
    g_assert_cmpuint (g_utf8_strlen (title, -1), <, 80);
    g_assert_false (g_str_has_suffix (title, "."));
  }
}

/* What can be done at a place; what is not offered there goes by its title. */
static const struct {
  DubAction action;
  const char *label;
} offers[] = {
  { { .type = DUB_ACTION_ENTER, .detail = { .display = DUB_DISPLAY_JEWELRY, .color = DUB_PINK } },
    "pink ring" },
  { { .type = DUB_ACTION_YOU_TILE }, "Take Tile" },
  { { .type = DUB_ACTION_YOU_TILE, .detail = { .flag = TRUE } }, "Take and Discard" },
  { { .type = DUB_ACTION_YOU_GARMENT, .detail = { .at = 1, .flag = TRUE } },
    "Sell: blue gown (3 PP)" },
  { { .type = DUB_ACTION_YOU_GARMENT, .detail = { .at = 1, .hall = 1, .space = 1 } },
    "Rent out: blue gown (3 PP), Hall 2, 2nd from left (Thread)" },
  { { .type = DUB_ACTION_YOU_JEWELRY, .detail = { .at = 2 } }, "Take: pink ring" },
  { { .type = DUB_ACTION_YOU_HIRE }, "Hire Employee" },
  { { .type = DUB_ACTION_YOU_HIRE, .detail = { .flag = TRUE } }, "Hire Specialized Apprentice" },
  { { .type = DUB_ACTION_YOU_DEPUTE, .detail = { .type = DUB_APPRENTICE } },
    "Depute an Apprentice" },
  { { .type = DUB_ACTION_YOU_FUND, .detail = { .decoration = DUB_STATUES } },
    "Fund: Statues, 1st from left (cost 5)" },
  { { .type = DUB_ACTION_YOU_FAVOR }, "Claim the Queen’s Favor" },
  { { .type = DUB_ACTION_YOU_EXAM, .detail = { .track = DUB_TRACK_MASTER } },
    "Complete your Master Examination" },
  { { .type = DUB_ACTION_YOU_EXAM,
      .detail = { .track = DUB_TRACK_MASTER, .employee = { .crown = DUB_JB_NECKLACES } } },
    "Complete your Examination; new card: 3 Prestige Points per 2 necklaces" },
  { { .type = DUB_ACTION_YOU_EXAM,
      .detail = { .left = { .type = DUB_APPRENTICE, .level = 6, .crown = DUB_VI_STAFF } } },
    "Complete your Examination with: Level VI Apprentice (2/5/8/11 Prestige Points by staff)" },
  { { .type = DUB_ACTION_YOU_EXAM,
      .detail = { .track = DUB_TRACK_MASTER,
                  .left = { .type = DUB_JOURNEYMAN, .level = DUB_LEVEL_EXAM },
                  .employee = { .crown = DUB_JB_NECKLACES } } },
    "Complete your Examination with: Journeyman from an Examination, new card (3 Prestige Points "
    "per 2 necklaces)" },
  { { .type = DUB_ACTION_YOU_PASS }, "Leave it" },
  { { .type = DUB_ACTION_READY }, "Round 3 prepared" },
};

static void
test_offers (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);

  for (guint i = 0; i < G_N_ELEMENTS (offers); i++) {
    g_autofree char *label = dub_text_offer (&box, &state, &offers[i].action);

    g_assert_cmpstr (label, ==, offers[i].label);
  }
}

/* At a guest space, Garments that are alike are told apart by where they lie. */
static void
test_offer_at (void)
{
  const DubPlace guest = { .kind = DUB_PLACE_GUEST, .in = 1 };
  const DubAction rent = { .type = DUB_ACTION_YOU_GARMENT, .detail = { .at = 1, .hall = 1 } };
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

static void
test_titles (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  DubAction done = { .type = DUB_ACTION_DONE };
  DubAction rent = { .type = DUB_ACTION_YOU_GARMENT, .detail = { .at = 1, .hall = 2 } };
  g_autofree char *her = NULL;
  g_autofree char *yours = NULL;

  state.playing = cards[4].card;
  her = dub_text_action (&box, &state, &done);
  yours = dub_text_action (&box, &state, &rent);
  g_assert_cmpstr (her, ==, "Her turn: Tailor a Garment");
  g_assert_cmpstr (yours, ==, "Garment rented out: Hall 3");
}

#define EVENT(the_type, ...) \
  { \
    .type = the_type, .detail = { __VA_ARGS__ } \
  }

/* A row an event, in the order of their types but for a second form. */
static const struct {
  DubEvent event;
  const char *sentence;
} events[] = {
  { EVENT (DUB_EVENT_STARTED, .setup = { .expansions = 5 }),
    "New game with these Expansions: Jewelry Box, Festivity Dresses." },
  { EVENT (DUB_EVENT_STARTED, .setup = { .expansions = 0 }), "New game, base game only." },
  { EVENT (DUB_EVENT_ROUND_BEGUN, .n = 4), "Prepare for Round 4." },
  { EVENT (DUB_EVENT_FAVOR_RETURNED, .owner = DUB_YOU),
    "Return the Queen’s Favor token to the Favor space and take the Start Player token." },
  { EVENT (DUB_EVENT_FAVOR_RETURNED, .owner = DUB_BARRY),
    "Return the Queen’s Favor token to the Favor space; she keeps the Start Player token." },
  { EVENT (DUB_EVENT_EMPLOYEES_LEFT, .mask = 0x7),
    "Remove 3 unhired Employee cards from the game." },
  { EVENT (DUB_EVENT_GARMENTS_LEFT, .mask = 0x20),
    "Discard the Garment on the rightmost space: green gown (5 PP, "
    "Expert Tailoring, Queen’s Favor and 5 Livre)." },
  { EVENT (DUB_EVENT_GARMENTS_SHIFTED, .n = 0), "Slide the Garment tiles right to close gaps." },
  { EVENT (DUB_EVENT_JEWELRY_LEFT, .mask = 0x8),
    "Remove the rightmost Jewelry tile from the game." },
  { EVENT (DUB_EVENT_JEWELRY_SHIFTED, .n = 0), "Slide the Jewelry tiles right to close gaps." },
  { EVENT (DUB_EVENT_ENTERED, .display = DUB_DISPLAY_GARMENTS, .at = 0,
           .garment = { .color = DUB_PINK, .pp = 2 }),
    "Garment, 1st from left (cost 8): pink frock coat (2 PP)." },
  { EVENT (DUB_EVENT_ENTERED, .display = DUB_DISPLAY_RESOURCES, .tile = DUB_TILE_UNKNOWN), NULL },
  { EVENT (DUB_EVENT_ENTERED, .display = DUB_DISPLAY_GARMENTS,
           .garment = { .color = DUB_COLOR_UNKNOWN }),
    NULL },
  { EVENT (DUB_EVENT_ENTERED, .display = DUB_DISPLAY_EMPLOYEES,
           .employee = { .type = DUB_TYPE_UNKNOWN }),
    NULL },
  { EVENT (DUB_EVENT_ENTERED, .display = DUB_DISPLAY_JEWELRY, .color = DUB_COLOR_UNKNOWN), NULL },
  { EVENT (DUB_EVENT_STAYED_EMPTY, .display = DUB_DISPLAY_GARMENTS, .mask = 0x1),
    "No Garment tile is left to draw; this stays empty: 1st from left (cost 8)." },
  { EVENT (DUB_EVENT_FESTIVITY_ADDED, .n = 0),
    "Put the 4 Festivity Garments into the Garment bag and mix the tiles." },
  { { .type = DUB_EVENT_DEALT }, "The app shuffles her 25 cards." },
  { EVENT (DUB_EVENT_HAND_DRAWN, .n = 4),
    "The app draws 4 hand cards for her. Choose 3 Employee cards." },
  { EVENT (DUB_EVENT_REVEALED, .card = { .action = DUB_CARD_FAVOR, .hall = 1 }),
    "She reveals: Claim the Queen’s Favor." },
  { EVENT (DUB_EVENT_REPORTED, .card = { .action = DUB_CARD_FAVOR, .hall = 1 }),
    "The top card of her Card supply shows: Royal Hall, no Jewelry." },
  { { .type = DUB_EVENT_STEP, .step = { .verb = DUB_STEP_TAKE_THREAD } },
    "Give her 1 Thread: General Supply." },
  { { .type = DUB_EVENT_BARRY_ENDED }, NULL },
  { EVENT (DUB_EVENT_YOU_TOOK_TILE, .at = 0, .flag = TRUE),
    "You discarded a Resource tile for Thread and/or Lace: Drawer 1 left, blue/pink silk." },
  { EVENT (DUB_EVENT_YOU_TOOK_TILE, .at = 7), "You took a Resource tile: Drawer 3 center." },
  { EVENT (DUB_EVENT_YOU_MADE_GARMENT, .at = 1, .hall = 1, .space = 1),
    "You rented out: blue gown (3 PP); Hall 2, 2nd from left (Thread)." },
  { EVENT (DUB_EVENT_YOU_MADE_GARMENT, .at = 1, .flag = TRUE), "You sold: blue gown (3 PP)." },
  { EVENT (DUB_EVENT_YOU_TOOK_JEWELRY, .at = 2), "You acquired: pink ring." },
  { EVENT (DUB_EVENT_YOU_HIRED, .at = 1), "You hired: 2nd from left." },
  { EVENT (DUB_EVENT_YOU_HIRED, .flag = TRUE), "You hired your specialized Apprentice." },
  { EVENT (DUB_EVENT_YOU_DEPUTED, .type = DUB_JOURNEYMAN), "You deputed a Journeyman." },
  { EVENT (DUB_EVENT_YOU_FUNDED, .decoration = DUB_KITCHEN_LEFT, .at = 1),
    "You funded: Catering Kitchen, Left Area, 2nd from left (cost 7)." },
  { EVENT (DUB_EVENT_YOU_TOOK_FAVOR, .n = 0), "You claimed the Queen’s Favor." },
  { EVENT (DUB_EVENT_YOU_PASSED_EXAM, .track = DUB_TRACK_MASTER),
    "You completed the Master Examination." },
  { EVENT (DUB_EVENT_YOU_COUNTED, .fact = DUB_FACT_LACE, .n = 1), "You have 1 Lace token." },
  { EVENT (DUB_EVENT_YOU_COUNTED, .fact = DUB_FACT_JEWELRY,
           .jewelry = { [DUB_PINK] = 2, [DUB_GREEN] = 1 }),
    "Your Jewelry tiles: 2 pink rings, 1 green necklace." },
  { EVENT (DUB_EVENT_YOU_COUNTED, .fact = DUB_FACT_BONUSES, .crowns = 0),
    "Your end-of-game bonuses: none." },
  { EVENT (DUB_EVENT_YOU_ALL_HALLS, .at = 0),
    "Place your Trademark token on the All Halls Bonus Space: 6 Prestige Points." },
  { EVENT (DUB_EVENT_YOU_ENDED, .n = 0), "Your turn is over." },
  { EVENT (DUB_EVENT_INCOME, .n = 5), "Take 5 Livre from the bank (basic income 5)." },
  { EVENT (DUB_EVENT_CORRECTED, .place_kind = DUB_PLACE_HER_PP, .n = 9),
    "Corrected, her Prestige Point counter: 9." },
  { EVENT (DUB_EVENT_CORRECTED, .place_kind = DUB_PLACE_RESOURCE, .at = 7, .tile = DUB_TILE_GO),
    "Entered: Drawer 3 center, green/orange silk." },
  { EVENT (DUB_EVENT_TURNED_UP, .at = 0, .employee = { .crown = DUB_JB_NECKLACES }),
    "Revealed in her Employee deck: card 4 from top, 3 Prestige Points per 2 necklaces." },
  { { .type = DUB_EVENT_FINISHED }, "The game is over." },
  { EVENT (DUB_EVENT_YOU_DEPUTED, .type = DUB_MASTER, .flag = TRUE),
    "You deputed a Master from your hand." },
  { EVENT (DUB_EVENT_YOU_DEPUTED, .type = DUB_MASTER,
           .employee = { .type = DUB_MASTER, .level = DUB_LEVEL_START }),
    "You deputed: Master (Start Employee, no bonus)." },
  { EVENT (DUB_EVENT_YOU_DID_TASK, .task = DUB_TASK_GOWN),
    "Place your Trademark token on the task: Tailor a gown with a Journeyman." },
  { EVENT (DUB_EVENT_YOU_PASSED, .n = 0), "You left what you could have taken." },
  { EVENT (DUB_EVENT_YOU_NAMED_SPECIALIST, .specialist = DUB_SPECIALIST_UNKNOWN),
    "You keep your specialized Apprentice secret." },
  { EVENT (DUB_EVENT_YOU_GAINED, .gains = { 2, -4, 1 }),
    "You pay 4 Livre. You gain 2 Prestige Points, 1 Thread." },
  { EVENT (DUB_EVENT_YOU_GAINED, .gains = { 0, -2 }, .open = 12),
    "You pay 2 Livre. You gain the Thread and/or Lace on the tile: with “+” both, with “/” one of them." },
  { EVENT (DUB_EVENT_YOU_GAINED, .open = 76),
    "Discard the silk, Thread and Lace shown on the Garment." },
  { EVENT (DUB_EVENT_YOU_GAINED, .open = 78),
    "Discard the silk, Thread and Lace shown on the Garment; gain its price." },
  { EVENT (DUB_EVENT_YOU_GAINED, .open = 2), "The Livre depend on the card that you played." },
  { EVENT (DUB_EVENT_YOU_GAINED, .open = 2, .gains = { [DUB_FACT_LIVRE] = -5 }),
    "You pay 5 Livre. A bonus of the card that you played may change the price." },
};

static void
test_events (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  guint64 seen = 1u << DUB_EVENT_BOX_CHANGED | 1u << DUB_EVENT_DEVIATED;

  state.start = DUB_BARRY;
  for (guint i = 0; i < G_N_ELEMENTS (events); i++) {
    g_autofree char *sentence = dub_text_event (&box, &state, &events[i].event);

    g_assert_cmpstr (sentence, ==, events[i].sentence);
    seen |= G_GUINT64_CONSTANT (1) << events[i].event.type;
  }
  g_assert_cmpuint (seen, ==, (G_GUINT64_CONSTANT (1) << DUB_N_EVENTS) - 1);
}

static void
test_box_changed (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  DubEvent event = { .type = DUB_EVENT_BOX_CHANGED, .box = &box };
  g_autofree char *first = dub_text_event (&box, &state, &event);
  g_autofree char *later = NULL;

  g_assert_cmpstr (first, ==, "The game keeps a copy of the box profile.");
  state.phase = DUB_PHASE_TURNS;
  later = dub_text_event (&box, &state, &event);
  g_assert_cmpstr (later, ==, "The box profile was corrected.");
}

/* The second order of her turn; the table has come that far. */
static void
test_done_deviation (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  DubEvent event = { .type = DUB_EVENT_DEVIATED,
                     .detail = { .deviation = { .index = 1, .verb = DUB_STEP_GAIN_PP, .n = 4 } } };
  g_autofree char *sentence = NULL;
  g_autofree char *impossible = NULL;

  state.playing = cards[1].card;
  sentence = dub_text_event (&box, &state, &event);
  g_assert_cmpstr (sentence, ==,
                   "Done differently, Prestige Point counter moved: from 12 to "
                   "16.");
  event.detail.deviation.index = 7;
  impossible = dub_text_event (&box, &state, &event);
  g_assert_cmpstr (impossible, ==, "A step was done differently.");
}

/* Her counter has an end, in words as on the table. */
static void
test_deviation_past_the_end (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  DubEvent event = { .type = DUB_EVENT_DEVIATED,
                     .detail = { .deviation = { .index = 1, .verb = DUB_STEP_GAIN_PP, .n = 9 } } };
  g_autofree char *sentence = NULL;

  state.making = (DubGarment){ 0 };
  state.playing = (DubCard){ .action = DUB_CARD_FAVOR, .hall = 1 };
  state.barry.pp = DUB_MAX_PP - 2;
  sentence = dub_text_event (&box, &state, &event);
  g_assert_cmpstr (sentence, ==,
                   "Done differently, Prestige Point counter moved: from 298 to "
                   "300.");
}

/* TAI-1, TAI-4: each candidate that is out names its rule. */
static void
test_reasons (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  DubTurn turn;
  g_auto (GStrv) take = NULL;
  g_auto (GStrv) place = NULL;

  /* Of starter figures more is said: see test-text-box.c. */
  memset (box.sources, DUB_SOURCE_CHECKED, sizeof box.sources);
  state.playing = cards[4].card;
  state.making = state.garments[3] = (DubGarment){ 0 };
  state.supply = (DubPile){ .n = 1, .cards = { { .action = DUB_CARD_FAVOR, .hall = 3 } } };
  dub_turn_resolve (&box, &state, TRUE, &turn);
  g_assert_cmpuint (turn.question.kind, ==, DUB_QUESTION_NOTHING);
  take = dub_text_reasons (&box, &state, &turn, &turn.steps[0]);
  g_assert_true (g_str_has_suffix (take[0], " [TAI-1]"));
  g_assert_cmpstr (take[1], ==,
                   "5th from left (cost 0), pink frock coat (2 PP, Festivity Garment, 1 "
                   "Prestige Point per Decoration): second Garment from the right, "
                   "chosen.");
  g_assert_cmpstr (take[2], ==,
                   "2nd from left (cost 6), blue gown (3 PP): fourth Garment from the right, "
                   "not the one on her card. [TAI-1]");

  for (guint i = 0; i < turn.n_steps; i++)
    if (turn.steps[i].verb == DUB_STEP_PLACE_GARMENT)
      place = dub_text_reasons (&box, &state, &turn, &turn.steps[i]);
  g_assert_cmpuint (g_strv_length (place), ==, 5);
  g_assert_cmpstr (place[1], ==, "1st from left (Master Guest space, Resource tile): chosen.");
  g_assert_cmpstr (place[2], ==, "2nd from left (Thread): not a Master Guest space. [TAI-4]");
}

/* The second of two candidates, against the first. */
static const struct {
  guint8 verb;
  DubCandidate candidates[2];
  const char *sentence;
} judged[] = {
  { DUB_STEP_HIRE,
    { { .at = 0, .criteria = { { DUB_CRITERION_PLACE, 1 }, { DUB_CRITERION_WORTH, 4 } } },
      { .at = 2,
        .out = DUB_RULE_HIR_2,
        .criteria = { { DUB_CRITERION_PLACE, 3 },
                      { DUB_CRITERION_WORTH, 4 },
                      { DUB_CRITERION_WORTH_YOU, 2 } } } },
    "also worth 4 PP to her, but never worth more to you. [HIR-2]" },
  { DUB_STEP_HIRE,
    { { .at = 0,
        .criteria = { { DUB_CRITERION_PLACE, 1 },
                      { DUB_CRITERION_WORTH, 4 },
                      { DUB_CRITERION_WORTH_YOU, 5 } } },
      { .at = 2,
        .out = DUB_RULE_HIR_2,
        .criteria = { { DUB_CRITERION_PLACE, 3 },
                      { DUB_CRITERION_WORTH, 4 },
                      { DUB_CRITERION_WORTH_YOU, 2 } } } },
    "also worth 4 PP to her, but 2 PP to you, not 5 PP. [HIR-2]" },
  { DUB_STEP_HIRE,
    { { .at = 0,
        .criteria = { { DUB_CRITERION_PLACE, 1 },
                      { DUB_CRITERION_WORTH, 4 },
                      { DUB_CRITERION_WORTH_YOU, 5 } } },
      { .at = 2,
        .out = DUB_RULE_HIR_2,
        .criteria = { { DUB_CRITERION_PLACE, 3 },
                      { DUB_CRITERION_WORTH, 4 },
                      { DUB_CRITERION_WORTH_YOU, 5 } } } },
    "also worth 4 PP to her and 5 PP to you, but further from the side on her card. [HIR-2]" },
  { DUB_STEP_HIRE,
    { { .at = 0, .criteria = { { DUB_CRITERION_PLACE, 3 } } },
      { .at = 2, .out = DUB_RULE_R_6, .criteria = { { DUB_CRITERION_PLACE, 1 } } } },
    "not the furthest card reached. [R-6]" },
  { DUB_STEP_TAKE_JEWELRY,
    { { .at = 3, .criteria = { { DUB_CRITERION_COST, 2 } } },
      { .at = 2, .out = DUB_RULE_TAI_6, .criteria = { { DUB_CRITERION_COST, 2 } } } },
    "3rd from left (cost 2), pink ring: the same cost, but further left. [TAI-6]" },
  { DUB_STEP_ALL_HALLS_TOKEN,
    { { .at = 0, .criteria = { { DUB_CRITERION_VALUE, 3 } } },
      { .at = 1, .out = DUB_RULE_ALL_1, .criteria = { { DUB_CRITERION_VALUE, 3 } } } },
    "All Halls Bonus Space (3 PP): equally valuable. [ALL-1]" },
};

static void
test_judged (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);

  memset (box.sources, DUB_SOURCE_CHECKED, sizeof box.sources);
  for (guint i = 0; i < G_N_ELEMENTS (judged); i++) {
    DubStep step = { .verb = judged[i].verb, .rules = { DUB_RULE_HIR_3 }, .n_candidates = 2 };
    DubTurn turn = { .n_candidates = 2 };
    g_auto (GStrv) lines = NULL;

    memcpy (turn.candidates, judged[i].candidates, sizeof judged[i].candidates);
    lines = dub_text_reasons (&box, &state, &turn, &step);
    g_assert_cmpuint (g_strv_length (lines), ==, 3);
    if (!g_str_has_suffix (lines[2], judged[i].sentence))
      g_assert_cmpstr (lines[2], ==, judged[i].sentence);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/text/steps", test_steps);
  g_test_add_func ("/text/counts", test_counts);
  g_test_add_func ("/text/questions", test_questions);
  g_test_add_func ("/text/cards", test_cards);
  g_test_add_func ("/text/actions", test_actions);
  g_test_add_func ("/text/offers", test_offers);
  g_test_add_func ("/text/offer-at", test_offer_at);
  g_test_add_func ("/text/titles", test_titles);
  g_test_add_func ("/text/events", test_events);
  g_test_add_func ("/text/box-changed", test_box_changed);
  g_test_add_func ("/text/done-otherwise", test_done_deviation);
  g_test_add_func ("/text/reasons", test_reasons);
  g_test_add_func ("/text/judged", test_judged);
  g_test_add_func ("/text/otherwise-past-the-end", test_deviation_past_the_end);

  return g_test_run ();
}
