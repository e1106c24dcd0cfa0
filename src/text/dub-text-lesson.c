/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-lesson.h"

#include "dub-text-sentence-private.h"

#include <glib/gi18n-lib.h>

static const char *const lessons[DUB_N_LESSONS] = {
  [DUB_LESSON_ENTER] =
      NC_ ("lesson", "Madame du Barry is your rival, and the app plays her. Phase 1: new tiles and "
                     "cards. At your table you draw them and enter here what you drew. One of the "
                     "6 Garments, “?” on the board, is facedown on purpose, so 5 are left. Try it: "
                     "tap a Garment below."),
  [DUB_LESSON_FILL] =
      NC_ ("lesson", "At your table you enter the rest in the same way. Here the app draws for "
                     "you: press “Fill for Me”. “Signs on the Board” in the menu explains letters "
                     "and drawings."),
  [DUB_LESSON_READY] =
      NC_ ("lesson",
           "One Garment tile is still facedown. What you do not enter is unknown, and the "
           "app asks for it only if it decides something. Start the Round."),
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
  [DUB_LESSON_YOUR_LAST] =
      NC_ ("lesson",
           "This is your last card. Do what you like: tap the board, or depute an Employee "
           "by a button below, which gives up the card for Livre. Then end your turn."),
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
  [DUB_LESSON_END] =
      NC_ ("lesson", "That was a whole Round, and there are 7 in a game. Between Rounds, do the "
                     "listed steps at your table, then enter the new tiles and cards; the board "
                     "here has done the steps already. Her six actions: Acquire Resources, Tailor "
                     "a Garment, Hire a New Employee, Fund a Decoration, Claim the Queen’s Favor "
                     "and, with the Jewelry Box, the Examination. F2 opens the rules."),
};

char *
dub_text_lesson (DubLesson lesson)
{
  return lesson != DUB_LESSON_NONE ? g_strdup (dub_text_pick ("lesson", lessons, lesson)) : NULL;
}

char *
dub_text_guided_game (void)
{
  return g_strdup (C_ ("lesson", "Guided Round"));
}
