/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-guide.h"
#include "dub-box-schema.h"
#include "dub-round.h"
#include "dub-text-private.h"
#include "dub-text-status.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum {
  JEWELRY_BOX = 1 << DUB_EXPANSION_JEWELRY_BOX,
  FANCY = 1 << DUB_EXPANSION_FANCY,
  FESTIVITY = 1 << DUB_EXPANSION_FESTIVITY,
  EXPERT = 1 << DUB_EXPANSION_EXPERT,
};

typedef struct {
  const char *text;
  guint with;    /* expansions that it requires */
  guint without; /* expansions that exclude it */
} Line;

static const Line components[] = {
  /* SET-1. */
  { .text = NC_ ("setup", "Board: lay out the Game board with the side for 1, 2 and 3 players up, "
                          "the Queen’s Favor token on the Favor space, and next to it the Livre as "
                          "the bank and the General Supply of Thread and Lace.") },
  { .text = NC_ ("setup", "Jewelry Box: lay the Jeweler board to the right of the Game board and "
                          "mix the 24 Jewelry tiles in the Jewelry bag."),
    .with = JEWELRY_BOX },
  /* SET-8. */
  { .text = NC_ ("setup", "Bags: mix the 48 Resource tiles in the Resource bag and the 42 Garment "
                          "tiles in the Garment bag.") },
  { .text = NC_ ("setup", "Fancy Dresses: add the 4 Garment tiles and the 5 Resource tiles to the "
                          "bags."),
    .with = FANCY },
  { .text = NC_ ("setup", "Expert Tailoring: add the 6 Garment tiles to the Garment bag."),
    .with = EXPERT | JEWELRY_BOX },
  { .text = NC_ ("setup", "Expert Tailoring: add 4 Garment tiles to the Garment bag; set aside the "
                          "2 for the Jewelry Box."),
    .with = EXPERT,
    .without = JEWELRY_BOX },
  { .text = NC_ ("setup", "Festivity Dresses: set aside the 4 Festivity Garments; they go into the "
                          "Garment bag once the first Round has been prepared."),
    .with = FESTIVITY },
  /* SET-5, SET-6. */
  { .text = NC_ ("setup", "Masters: shuffle the 2 Masters of Level V with the 9 new Masters; 2 of "
                          "these cards, unseen, complete Level V, and the other 9 lie facedown at "
                          "the Master Examination space."),
    .with = JEWELRY_BOX },
  { .text = NC_ ("setup", "Journeymen: shuffle the 2 Journeymen of Level II with the 9 new "
                          "Journeymen; 2 of these cards, unseen, complete Level II, and the other "
                          "9 lie facedown at the Journeyman Examination space."),
    .with = JEWELRY_BOX },
  { .text = NC_ ("setup", "New Employees draw deck: shuffle each Level separately and stack them "
                          "facedown. From the bottom up there are 6 cards of Level VI, 4 of V, 4 "
                          "of IV, 4 of III, 4 of II, and 6 of Level I on top.") },
};

static const Line players[] = {
  /* SET-2, SET-3, SET-7. Her staff is a stack in the same order as in the engine. */
  { .text = NC_ ("setup", "Madame du Barry: give her a color with its Player Board, 20 Trademark "
                          "tokens, 1 Thread, 1 Lace and the Start Player token, and set her "
                          "Prestige Point counter to 0. She gets no Livre and no Resource tile "
                          "rack.") },
  { .text = NC_ ("setup", "Her Employee deck: stack her 5 Start Employees facedown above her "
                          "Player Board. From the bottom up they are Master, Master, Journeyman, "
                          "Apprentice, Apprentice. New cards always go on top.") },
  { .text = NC_ ("setup", "Her Examination: place one of her Trademark tokens on the Journeyman "
                          "Examination Start area. She gets no specialized Apprentice."),
    .with = JEWELRY_BOX },
  /* SET-4, SET-7. */
  { .text = NC_ ("setup", "You: take another color with its Player Board, Resource tile rack, 20 "
                          "Trademark tokens and 5 Start Employees, 15 Livre, 1 Thread and 1 Lace, "
                          "and set your Prestige Point counter to 0.") },
  { .text = NC_ ("setup", "Your Examination: place one of your Trademark tokens on the Journeyman "
                          "Examination Start area, and draw 1 of the 10 specialized Apprentices; "
                          "the others return to the box unseen."),
    .with = JEWELRY_BOX },
};

static const char *const her_cards[DUB_N_DRAW_MODES] = {
  [DUB_DRAW_APP] = NC_ ("setup", "Her cards: the 25 Madame du Barry cards stay in the box, since "
                                 "the app shuffles and draws for her."),
  [DUB_DRAW_TABLE] = NC_ ("setup", "Her cards: lay out the 25 Madame du Barry cards. You shuffle "
                                   "and draw them, and enter what they show."),
  [DUB_DRAW_LEARN] = NC_ ("setup", "Her cards: lay out the 25 Madame du Barry cards. You shuffle "
                                   "and draw them, and enter what they show, so the app learns "
                                   "them."),
};

static void
add_lines (GPtrArray *list, const Line *lines, guint n, guint expansions)
{
  for (guint i = 0; i < n; i++)
    if ((expansions & lines[i].with) == lines[i].with && (expansions & lines[i].without) == 0)
      g_ptr_array_add (list, dub_text_dup ("setup", lines[i].text));
}

static void
add_colors (GPtrArray *list, DubPlayerColor hers, DubPlayerColor yours)
{
  if (hers == DUB_PLAYER_COLOR_UNKNOWN || yours == DUB_PLAYER_COLOR_UNKNOWN)
    return;

  g_ptr_array_add (list,
                   /* Translators: the colors of the players’ components. */
                   dub_text_fill (C_ ("setup", "Colors: hers is %s, yours is %s."),
                                  dub_text_player_color (hers), dub_text_player_color (yours)));
}

char **
dub_text_setup (const DubBox *box, const DubSetup *setup)
{
  GPtrArray *list = g_ptr_array_new ();

  add_lines (list, components, G_N_ELEMENTS (components), setup->expansions);
  add_colors (list, setup->colors[DUB_BARRY], setup->colors[DUB_YOU]);
  add_lines (list, players, G_N_ELEMENTS (players), setup->expansions);
  dub_text_add_line (list, dub_text_strength_setup (setup->strength));
  g_ptr_array_add (list, dub_text_dup ("setup", her_cards[setup->draw_mode]));
  /* Values that no rulebook states are never presented as printed. */
  if (dub_box_get_samples (box) != 0)
    g_ptr_array_add (list,
                     g_strdup (C_ ("setup", "Please note: some values in this profile are samples, "
                                            "not the printed ones. Compare costs, Prestige Points "
                                            "and rewards with your copy.")));

  return dub_text_end_lines (list);
}

/* The components that the Expansions have added come out first, so that the next game can be
 * without them. */
static const Line teardown[] = {
  { .text = NC_ ("setup", "Fancy Dresses: take out the 4 Garment tiles and the 5 Resource tiles."),
    .with = FANCY },
  { .text = NC_ ("setup", "Festivity Dresses: take out the 4 Festivity Garments."),
    .with = FESTIVITY },
  { .text = NC_ ("setup", "Expert Tailoring: take out the 6 Garment tiles."), .with = EXPERT },
  { .text = NC_ ("setup", "Jewelry Box: the 24 Jewelry tiles go into the Jewelry bag, and the 28 "
                          "Employee cards (9 Masters, 9 Journeymen, 10 specialized Apprentices) "
                          "with the Jeweler board."),
    .with = JEWELRY_BOX },
  { .text = NC_ ("setup", "Bags: the 48 Resource tiles go into the Resource bag, the 42 Garment "
                          "tiles into the Garment bag.") },
  { .text = NC_ ("setup", "Employee cards: 28 belong to the base game, 6 of Level I, 4 each of II "
                          "to V, and 6 of VI.") },
  { .text = NC_ ("setup", "Colors: with each Player Board go its 5 Start Employees, 20 Trademark "
                          "tokens and the Prestige Point counter.") },
  { .text = NC_ ("setup", "Supply: 50 Livre coins, 16 Thread, 16 Lace, your Resource tile rack, "
                          "the Queen’s Favor token and the Start Player token.") },
};

char **
dub_text_teardown (const DubSetup *setup)
{
  GPtrArray *list = g_ptr_array_new ();

  add_lines (list, teardown, G_N_ELEMENTS (teardown), setup->expansions);
  if (setup->draw_mode != DUB_DRAW_APP)
    g_ptr_array_add (list, g_strdup (C_ ("setup", "Her cards: all 25 Madame du Barry cards.")));

  return dub_text_end_lines (list);
}

static const char *const nexts[DUB_N_PHASES] = {
  [DUB_PHASE_NONE] = NC_ ("next", "No game has started."),
  [DUB_PHASE_INCOME] = NC_ ("next", "The Round is over: collect your income."),
  [DUB_PHASE_SCORING] = NC_ ("next", "The game is over: score it."),
  [DUB_PHASE_OVER] = NC_ ("next", "This game is finished."),
};

static const DubPlural your_turn = NP_ (
    /* Translators: %u is the number of cards in your hand. */
    "Your turn. You have %u card in hand.", "Your turn. You have %u cards in hand.");

static const char *const buttons[DUB_N_PHASES] = {
  [DUB_PHASE_INCOME] = NC_ ("button", "Next Round"),
  [DUB_PHASE_SCORING] = NC_ ("button", "Finish Game"),
};

static const DubPlural dues[DUB_N_DISPLAYS] = {
  /* Translators: %u is a number of tiles. */
  [DUB_DISPLAY_RESOURCES] = NP_ ("Draw %u Resource tile for the empty drawer space.",
                                 "Draw %u Resource tiles for the empty drawer spaces, left to "
                                 "right."),
  /* Translators: %u is a number of tiles. */
  [DUB_DISPLAY_GARMENTS] = NP_ ("Draw %u Garment tile for the empty space.",
                                "Draw %u Garment tiles for the empty spaces, right to left."),
  /* Translators: %u is a number of cards. */
  [DUB_DISPLAY_EMPLOYEES] = NP_ ("Reveal %u Employee card.", "Reveal %u Employee cards."),
  /* Translators: %u is a number of tiles. */
  [DUB_DISPLAY_JEWELRY] = NP_ ("Draw %u Jewelry tile for the empty space.",
                               "Draw %u Jewelry tiles for the empty spaces, right to left."),
};

/* The things that the big button leaves unknown: tiles only, cards only, or both. */
static const DubPlural unknown_tiles =
    /* Translators: the big button; %u is a number of tiles. */
    NP_ ("Continue: %u Tile Unknown", "Continue: %u Tiles Unknown");
static const DubPlural unknown_cards =
    /* Translators: the big button; %u is a number of Employee cards. */
    NP_ ("Continue: %u Card Unknown", "Continue: %u Cards Unknown");
static const DubPlural unknown_both =
    /* Translators: the big button; %u is a number of tiles and Employee cards together. */
    NP_ ("Continue: %u Tile or Card Unknown", "Continue: %u Tiles and Cards Unknown");
static const DubPlural start_unknown =
    /* Translators: the big button, after a first press; %u is a number of tiles and cards. */
    NP_ ("Start with %u Unknown?", "Start with %u Unknown?");

static gboolean
is_card_open (const DubState *state)
{
  return state->playing.action != DUB_CARD_UNKNOWN;
}

char *
dub_text_next (const DubState *state)
{
  if (state->phase == DUB_PHASE_PREPARE)
    /* Translators: %u is the number of the Round. */
    return g_strdup_printf (C_ ("next", "Prepare Round %u."), state->round);
  if (state->phase == DUB_PHASE_TURNS && state->turn == DUB_YOU)
    return dub_text_count (your_turn, state->yours.hand);
  if (state->phase == DUB_PHASE_TURNS)
    return g_strdup (is_card_open (state) ? C_ ("next", "Her turn: follow these steps.")
                                          : C_ ("next", "Her turn: reveal her card."));

  return g_strdup (dub_text_pick ("next", nexts, state->phase));
}

DUB_DEFINE_TEXT (next_answer, C_ ("next", "Her turn: answer this question."))

DUB_DEFINE_TEXT (lay_out, C_ ("next", "Lay out tiles and cards. What decides something is asked "
                                      "for when it does."))

char *
dub_text_start_round (const DubState *state)
{
  /* Translators: %u is the number of the Round. */
  return g_strdup_printf (C_ ("button", "Start Round %u"), state->round);
}

/* Skipping is possible, but never silent. */
static char *
get_ready (const DubBox *box, const DubState *state)
{
  guint n_cards = dub_round_count_due (box, state, DUB_DISPLAY_EMPLOYEES);
  guint n_tiles = dub_round_count_due (box, state, DUB_DISPLAY_RESOURCES) +
                  dub_round_count_due (box, state, DUB_DISPLAY_GARMENTS) +
                  dub_round_count_due (box, state, DUB_DISPLAY_JEWELRY);

  if (n_cards > 0)
    return dub_text_count (n_tiles > 0 ? unknown_both : unknown_cards, n_tiles + n_cards);
  if (n_tiles > 0)
    return dub_text_count (unknown_tiles, n_tiles);

  return dub_text_start_round (state);
}

char *
dub_text_next_button (const DubBox *box, const DubState *state)
{
  if (state->phase == DUB_PHASE_PREPARE)
    return get_ready (box, state);
  if (state->phase == DUB_PHASE_TURNS && state->turn == DUB_YOU)
    return g_strdup (C_ ("button", "End Turn"));
  if (state->phase == DUB_PHASE_TURNS)
    return g_strdup (is_card_open (state) ? C_ ("button", "Done") : C_ ("button", "Reveal Card"));
  if (state->phase == DUB_PHASE_INCOME && state->round == DUB_N_ROUNDS)
    return g_strdup (C_ ("button", "Final Scoring"));
  if (buttons[state->phase] == NULL)
    return NULL;

  return g_strdup (dub_text_pick ("button", buttons, state->phase));
}

DUB_DEFINE_TEXT (setup_done, C_ ("button", "Setup Done"))
DUB_DEFINE_TEXT (end_empty_turn, C_ ("button", "End Turn: Nothing Entered"))

char *
dub_text_start_unknown (guint n)
{
  return dub_text_count (start_unknown, n);
}

char *
dub_text_end_unmarked (const DubBox *box, const DubState *state, guint tasks)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint task = DUB_TASK_BP; task < DUB_N_TASKS; task++)
    if ((tasks & (1u << task)) != 0)
      g_ptr_array_add (names, dub_text_caption (box, state,
                                                (DubPlace){ .kind = DUB_PLACE_TASK,
                                                            .in = state->sides[DUB_YOU].track,
                                                            .at = (guint8) task }));

  /* Translators: a button; %s lists Examination tasks, like “Gold thimble, Gown”. */
  return dub_text_fill (C_ ("button", "End Turn, Not Marked: %s"), dub_text_join_all (names));
}

DUB_DEFINE_TEXT (fill_button, C_ ("button", "Fill for Me"))
DUB_DEFINE_TEXT (leave_empty_button, C_ ("button", "None Left: Leave Empty"))

char *
dub_text_due (const DubBox *box, const DubState *state, DubDisplayName display)
{
  guint n = dub_round_count_due (box, state, display);

  return n != 0 ? dub_text_count (dues[display], n) : NULL;
}

char *
dub_text_display_progress (const DubBox *box, const DubState *state, DubDisplayName display)
{
  /* Translators: a display of the board, and a number of tiles or cards, 0 when all of them are
   * there. */
  return dub_text_fill (C_ ("preparation", "%s, still to enter: %u"),
                        dub_text_place_kind ((DubPlaceKind) display),
                        dub_text_number (dub_round_count_due (box, state, display)));
}

char *
dub_text_display_left (const DubBox *box, const DubState *state, DubDisplayName display)
{
  guint n = dub_round_count_due (box, state, display);

  return n > 0 ? dub_text_number (n) : g_strdup ("✓");
}

DUB_DEFINE_TEXT (your_guide, C_ ("your turn", "Play a card, then tap what you took or placed."))

char *
dub_text_garment_guide (DubGarment garment)
{
  /* Translators: %s is a Garment that you have made. */
  return dub_text_fill (C_ ("hint", "Tap the guest space for this Garment: %s."),
                        dub_text_garment (garment));
}

static const char *const lessons[DUB_N_LESSONS] = {
  [DUB_LESSON_ENTER] =
      NC_ ("lesson", "Madame du Barry is your rival, and the app plays her. Phase 1: new tiles and "
                     "cards. At your table you draw them and enter here what you drew. One of the "
                     "6 Garments, “?” on the board, is facedown on purpose, so 5 are left. Try it: "
                     "tap a Garment below."),
  [DUB_LESSON_FILL] = NC_ (
      "lesson",
      "At your table you enter the rest in the same way. Here the app draws for you: press “Fill for Me”. “Board Symbols” in the menu explains letters and drawings."),
  [DUB_LESSON_READY] = NC_ (
      "lesson",
      "One Garment tile is still facedown. Anything you don’t enter stays unknown; the app asks only if it matters. Start the Round."),
  [DUB_LESSON_REVEAL] =
      NC_ ("lesson",
           "Phase 2: Madame du Barry draws 4 cards, and you choose 3 Employees from your "
           "own deck, at the table; the app need not know which. Phase 3: you take turns, "
           "and she begins. Press the button, Space or Enter."),
  [DUB_LESSON_REVEAL_AGAIN] = NC_ ("lesson", "It is her turn again: reveal her next card."),
  [DUB_LESSON_HER_RESOURCES] =
      NC_ ("lesson", "Acquire Resources: she takes all tiles of one drawer or one column. Every 2 "
                     "tiles are worth 1 Prestige Point at the end. With the Jewelry Box, her token "
                     "marks a task of the Examination; more on that later. At your table you carry "
                     "out the steps for her. Their numbers are on the board too; tap a step to ask "
                     "why. Then press “Done”."),
  [DUB_LESSON_YOUR_TILE] =
      NC_ ("lesson", "Now you play a card, by the usual rules, and tap what you took or placed. "
                     "Take a Resource tile: tap one in the Resource display, then “Take Tile”."),
  [DUB_LESSON_UNDO] =
      NC_ ("lesson", "Suppose that was the wrong tile: the arrow at the top left undoes it, and so "
                     "does Ctrl+Z. That never changes her cards. Try it."),
  [DUB_LESSON_YOUR_GARMENT] =
      NC_ ("lesson", "The tile is back. Tailor a Garment instead: tap the rightmost one in the "
                     "Garment Design display, and then a guest space, for example the leftmost of "
                     "Hall 2."),
  [DUB_LESSON_END_TURN] =
      NC_ ("lesson", "That is entered, and the line above says what you pay and gain. Each turn "
                     "uses one of your cards. End your turn."),
  [DUB_LESSON_END_TURN_AGAIN] = NC_ ("lesson", "End your turn."),
  [DUB_LESSON_HER_HIRE] =
      NC_ ("lesson",
           "Hire a New Employee: her card says which one, counted from one side, but a card "
           "with an end-of-game bonus comes first. She also gets one more hand card, so "
           "she has another turn later this Round."),
  [DUB_LESSON_CORRECT] =
      NC_ ("lesson", "Does your table differ from the screen? Right-click the space, hold it, or "
                     "press the Menu key on it, and choose what is there. Try it on the leftmost "
                     "space of the Garment Design display."),
  [DUB_LESSON_YOUR_HIRE] =
      NC_ ("lesson", "A correction can be undone as well. Now hire: tap a card in the Hire New "
                     "Employees display. It joins your hand, so you have another turn too."),
  [DUB_LESSON_HER_DECORATION] =
      NC_ ("lesson", "Fund a Decoration: she takes the cheapest free space of the kind on her "
                     "card. With the Jewelry Box she takes a Jeweler first, whatever her card "
                     "says. That marks one more task. Was it done differently at your table? "
                     "Select the step, then “Done Differently…”."),
  [DUB_LESSON_YOUR_DECORATION] =
      NC_ ("lesson", "Fund a Decoration: tap a free space, for example one of the Statues. “+” "
                     "then marks a task of your own Examination."),
  [DUB_LESSON_QUESTION] =
      NC_ ("lesson",
           "Her card leads to the tile that is facedown. Now it matters, so the app asks for "
           "it. Choose any Garment."),
  [DUB_LESSON_HER_GARMENT] =
      NC_ ("lesson", "Tailor a Garment: her card says which one, counted from one side, and the "
                     "next card says in which Hall. There she prefers a Master Guest space, and "
                     "then the best reward. Her Jeweler can bring her Jewelry with it. She never "
                     "pays."),
  [DUB_LESSON_YOUR_LAST] = NC_ (
      "lesson",
      "This is your last card. Do what you like: tap the board, or depute an Employee with a button below, which gives up the card for Livre. Then end your turn."),
  [DUB_LESSON_HER_EXAM] =
      NC_ ("lesson",
           "Examination: her action marks the last of 4 tasks, and that completes it at "
           "once. She scores 1 Prestige Point, a Journeyman replaces an Apprentice in "
           "her Employee deck, and she has another turn. The Master Examination is next."),
  [DUB_LESSON_HER_FAVOR] =
      NC_ ("lesson",
           "Claim the Queen’s Favor: she takes the token if it is on the board, to begin the "
           "next Round, and scores 3 Prestige Points in any case. She also scores 3 for "
           "every action that is not possible."),
  [DUB_LESSON_INCOME] =
      NC_ ("lesson", "Phase 4: you collect income. She gets none, because she never has Livre."),
  [DUB_LESSON_END] = NC_ (
      "lesson",
      "That was a whole Round, and there are 7 in a game. Between Rounds, do the listed steps at your table, then enter the new tiles and cards; the board on screen already shows them. Her six actions: Acquire Resources, Tailor a Garment, Hire a New Employee, Fund a Decoration, Claim the Queen’s Favor and, with the Jewelry Box, the Examination. F1 opens the rules."),
};

char *
dub_text_lesson (DubLesson lesson)
{
  return lesson != DUB_LESSON_NONE ? g_strdup (dub_text_pick ("lesson", lessons, lesson)) : NULL;
}

DUB_DEFINE_TEXT (guided_game, C_ ("lesson", "Guided Round"))
