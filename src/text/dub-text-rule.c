/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules and rulings, briefly paraphrased.
 */

#include "dub-text-sentence-private.h"
#include "dub-text-turn.h"

#include <glib/gi18n-lib.h>

static const char *const rules[DUB_N_RULES] = {
  [DUB_RULE_T_1] =
      /* Translators: the texts of the rules that “Why?” shows, here and below. “She” is Madame du
       * Barry. */
  NC_ ("rule", "She plays the topmost of her hand cards: first its action, then the card goes "
               "to her Discard pile."),
  [DUB_RULE_T_2] =
      NC_ ("rule", "If she cannot perform an action at all, she scores 3 Prestige Points instead."),
  [DUB_RULE_T_3] = NC_ ("rule", "She pays nothing and gains no Livre."),
  [DUB_RULE_FAV_1] =
      NC_ ("rule", "If the Queen’s Favor token is still on the board, it goes to her."),
  [DUB_RULE_FAV_2] =
      NC_ ("rule", "With or without the token, this action gains her 3 Prestige Points and nothing "
                   "else."),
  [DUB_RULE_RES_1] =
      NC_ ("rule", "Her card names a drawer, or one space in all 3 drawers. Every Resource tile "
                   "there is hers and stays facedown."),
  [DUB_RULE_RES_2] = NC_ ("rule", "If no Resource tile lies there, she scores 3 Prestige Points."),
  [DUB_RULE_RES_3] =
      NC_ ("rule", "While she prepares for the Journeyman Examination, this action marks one task: "
                   "the topmost free one that a tile fits (blue/pink silk, green/orange silk or "
                   "Thread/Lace). She keeps the tiles."),
  [DUB_RULE_RES_4] =
      NC_ ("rule", "The fourth token on the tasks completes her Journeyman Examination "
                   "immediately."),
  [DUB_RULE_TAI_1] =
      NC_ ("rule", "Her card counts Garments from one side and skips empty spaces. If it counts "
                   "further than there are Garments, she takes the one with the highest cost; if "
                   "there is none, she scores 3 Prestige Points."),
  [DUB_RULE_TAI_2] =
      NC_ ("rule", "While she prepares for the Master Examination, this action marks one task: the "
                   "topmost free one that the Garment fits. The top one needs a gold thimble, the "
                   "others a gown and a frock coat. The third token completes the Examination "
                   "immediately."),
  [DUB_RULE_TAI_3] =
      NC_ ("rule", "She rents out every Garment. The bottom of the next card of her Card supply "
                   "names the Hall and the Jewelry; if that Hall is full, the next card counts "
                   "instead."),
  [DUB_RULE_TAI_4] =
      NC_ ("rule", "In the Hall she prefers a free Master Guest space. Among equals the best "
                   "reward decides: a Resource tile before Thread and Lace, those before Livre, "
                   "anything before nothing."),
  [DUB_RULE_TAI_5] =
      NC_ ("rule", "She gains the reward of the guest space: for a Resource tile, one drawn unseen "
                   "from the Resource bag; otherwise Thread or Lace. She takes no Livre."),
  [DUB_RULE_TAI_6] =
      NC_ ("rule", "With a token on a Jeweler Decoration she may acquire Jewelry, as the symbol on "
                   "the card says: in the color of the Garment, or suitable for it (a necklace for "
                   "a gown, a ring for a frock coat). She takes the least expensive tile; of two, "
                   "the one further right. If its color is that of the Garment, an unseen Resource "
                   "tile from the bag comes with it."),
  [DUB_RULE_HIR_1] =
      NC_ ("rule", "Her card counts Employee cards from one side and skips empty spaces. If there "
                   "is none, she scores 3 Prestige Points."),
  [DUB_RULE_HIR_2] =
      NC_ ("rule", "If an Employee with an end-of-game bonus is on display, the count does not "
                   "matter: she hires the one worth most to her at this moment; among equals, "
                   "the one worth most to you; then the first of them from the side on her card."),
  [DUB_RULE_HIR_3] = NC_ ("rule", "Each Employee she hires goes to her Employee deck."),
  [DUB_RULE_HIR_4] =
      NC_ ("rule", "Whenever she hires, a card of her Card supply joins her hand cards unseen, so "
                   "she has another turn this Round."),
  [DUB_RULE_FUN_1] =
      NC_ ("rule", "Until she has a token on a Jeweler Decoration, she funds the least expensive "
                   "free one, whatever type her card states."),
  [DUB_RULE_FUN_2] =
      NC_ ("rule", "She funds the least expensive free Decoration of the type on her card, but "
                   "never a second one on the same side of the Catering Kitchen. If there is "
                   "none, she scores 3 Prestige Points."),
  [DUB_RULE_FUN_3] =
      NC_ ("rule", "While she prepares for the Journeyman Examination, this action marks the task "
                   "for Decorations, if it is free. A fourth token completes the Examination "
                   "immediately."),
  [DUB_RULE_EXAM_J] =
      NC_ ("rule", "Her Journeyman Examination: she scores 1 Prestige Point; a random "
                   "Apprentice of hers, but none of Level VI, returns to the box; an unseen "
                   "card of the Journeyman Employee deck joins her Employee deck; a card joins "
                   "her hand cards; her tokens leave the tasks; the Master Examination is next."),
  [DUB_RULE_EXAM_M] =
      NC_ ("rule", "Her Master Examination: she scores 1 Prestige Point; a random Journeyman of "
                   "hers returns to the box; an unseen card of the Master Employee deck joins "
                   "her Employee deck; a card joins her hand cards; her tokens leave the tasks; "
                   "the Journeyman Examination is next."),
  [DUB_RULE_EXAM_R] =
      NC_ ("rule", "Her Employee deck is a stack with the newest card on top. A card that "
                   "leaves is named if it is known; otherwise it is counted from the top."),
  [DUB_RULE_EXAM_X] =
      NC_ ("rule", "The two Examinations take turns, and only the tasks of the one she prepares "
                   "for can be marked."),
  [DUB_RULE_ALL_1] =
      NC_ ("rule", "The moment someone is represented in all 5 Halls by a Garment or Musicians, a "
                   "token of theirs goes on the most valuable free All Halls Bonus Space, once in "
                   "a game. It is not a Decoration."),
  [DUB_RULE_VAL_1] =
      NC_ ("rule", "An end-of-game bonus is worth what it would bring if the game ended now. "
                   "Where it counts Employee cards, the new card counts as one of the staff."),
  [DUB_RULE_FES_1] =
      NC_ ("rule", "A Festivity Garment scores when it is tailored: 2 Prestige Points for each "
                   "pair of gown and frock coat on the board, or 1 for each Decoration, each blue "
                   "gown or each pink frock coat. It cannot be sold."),
  [DUB_RULE_EXP_1] =
      NC_ ("rule", "A Garment of Expert Tailoring has a bonus when it is placed: the Queen’s "
                   "Favor, an Employee deputed, a Resource tile, 14 Livre, any Jewelry tile, or 2 "
                   "Prestige Points for matching Jewelry."),
  [DUB_RULE_END_1] =
      NC_ ("rule", "Every 10 Livre of yours are worth 1 Prestige Point. With the Jewelry Box, "
                   "each Jewelry tile is worth 1 Prestige Point, for both sides."),
  [DUB_RULE_END_2] =
      NC_ ("rule", "The end-of-game bonuses of both staffs score; her unseen cards are revealed "
                   "for this. The Queen’s Favor token is worth 3 Prestige Points."),
  [DUB_RULE_END_3] =
      NC_ ("rule", "In each Hall, the side with more Garments scores. A tie is broken by "
                   "Garments on Master Guest spaces, then by the Musicians of the Hall; if it "
                   "remains, both score in full. Nobody scores without a Garment there."),
  [DUB_RULE_END_4] =
      NC_ ("rule", "The side with more Fireworks scores. A tie is broken by the most expensive "
                   "one. Nobody scores without Fireworks."),
  [DUB_RULE_END_5] =
      NC_ ("rule",
           "Each Fireworks Decoration takes one Garment of its owner from the Royal Hall to "
           "the balcony and multiplies its Prestige Points. Garments are assigned to score "
           "the most. What this adds to the printed ones counts here."),
  [DUB_RULE_END_6] =
      NC_ ("rule", "Each Statue counts Garments of its own: 2 Prestige Points for every "
                   "different color among them. Garments are split among Statues to score the "
                   "most."),
  [DUB_RULE_END_7] =
      NC_ ("rule", "Garments in the Halls and on the balcony, Decorations and All Halls Bonus "
                   "Spaces score what is printed on them."),
  [DUB_RULE_END_8] =
      NC_ ("rule", "Every 2 of her Resource tiles are worth 1 Prestige Point, whatever they "
                   "show."),
  [DUB_RULE_END_9] = NC_ ("rule", "The higher score wins. She wins ties."),
  [DUB_RULE_R_1] =
      NC_ ("rule", "The rule for 2 players applies: in Halls and Fireworks, only first place "
                   "scores. A game can be set so that second place scores as well; that takes "
                   "at least one Garment or Fireworks Decoration and no unbroken tie."),
  [DUB_RULE_R_2] =
      NC_ ("rule", "The topmost task is the first one in the order of the box profile. On the "
                   "Master Examination the gold thimble is on top."),
  [DUB_RULE_R_3] =
      NC_ ("rule",
           "Her Discard pile is shuffled into a new Card supply only when a card is needed "
           "and none is left; the card in play stays out of it. If there is no card at all, "
           "the extra card is skipped. If no card names a Hall with a free space, it is the "
           "first Hall that has one, without Jewelry."),
  [DUB_RULE_R_4] =
      NC_ ("rule",
           "The highest cost is that of the space on the display; among equals, the Garment "
           "further left counts."),
  [DUB_RULE_R_5] =
      NC_ ("rule", "More Livre go before fewer, Thread and Lace are equal, and among equal spaces "
                   "she takes the first in the printed order. If all 5 Halls are full, nothing is "
                   "tailored and she scores 3 Prestige Points."),
  [DUB_RULE_R_6] =
      NC_ ("rule", "If her card counts further than there are Employee cards, she hires the "
                   "furthest card reached."),
  [DUB_RULE_R_7] =
      NC_ ("rule", "Whether the new card counts as one of the staff is a setting of the game; "
                   "usually it does."),
  [DUB_RULE_R_8] =
      NC_ ("rule", "A Festivity Garment scores before it is placed, so it does not count itself."),
  [DUB_RULE_R_9] =
      NC_ ("rule", "Garments of Expert Tailoring bring her the Queen’s Favor if it is on the "
                   "board, an unseen Resource tile from the bag in place of one on display (if the "
                   "bag is empty, the first tile of the lowest-numbered drawer), or the least "
                   "expensive Jewelry tile of all. She gains no Livre and deputes nobody. The gown "
                   "worth 0 is a Garment like any other; a game can be set so that it counts only "
                   "for being in a Hall and for the majority there."),
  [DUB_RULE_R_10] =
      NC_ ("rule", "Among Decorations of equal cost she funds the first in the printed order; in "
                   "the Catering Kitchen, the left side before the right."),
  [DUB_RULE_R_11] =
      NC_ ("rule", "If there is no Employee to leave at an Examination, or no card to come in, "
                   "that part is skipped."),
  [DUB_RULE_R_12] =
      NC_ ("rule", "An extra card goes under her hand cards, even on her last turn of the Round."),
  [DUB_RULE_R_13] =
      NC_ ("rule", "If the Resource bag and the Resource discard area are empty, a tile from "
                   "the bag is skipped."),
  [DUB_RULE_R_14] =
      NC_ ("rule", "Tailoring goes in this order: Garment, Examination task, Festivity score, "
                   "reveal, Jewelry, place, reward, bonus of Expert Tailoring, All Halls Bonus. "
                   "Funding goes: token, Examination task, All Halls Bonus. Anything that cannot "
                   "happen is skipped."),
  [DUB_RULE_R_15] =
      NC_ ("rule", "If a Journeyman of yours copies the bonus of an opponent’s discarded Employee, "
                   "there is none: she discards no Employees."),
  [DUB_RULE_R_16] =
      NC_ ("rule",
           "Deputing the card that you play gives 10, 7 or 4 Livre in every edition, as the "
           "classic rules say; what is printed on your cards goes before."),
  [DUB_RULE_R_17] =
      NC_ ("rule", "Of the cards revealed for a Hall, the last one names the Jewelry. Of equal "
                   "Jewelry she takes the tile further right. Every Resource tile has Thread or "
                   "Lace. She starts with 2 Masters, 1 Journeyman and 2 Apprentices. The Jeweler "
                   "counts among the Decorations of your income, in the classic game too."),
  [DUB_RULE_SET_1] =
      NC_ ("rule", "The board lies with the side for 1 to 3 players up. Each Expansion may be "
                   "used or left out; 2 Garments of Expert Tailoring need the Jewelry Box."),
  [DUB_RULE_SET_2] =
      NC_ ("rule", "She begins with 20 Trademark tokens, her counter on 0, 1 Thread, 1 Lace and "
                   "the Start Player token, but has neither Livre nor a Resource tile rack."),
  [DUB_RULE_SET_3] =
      NC_ ("rule", "Her Employee deck begins with 2 Masters, 1 Journeyman and 2 Apprentices. She "
                   "never plays them; they count for scoring and Examinations."),
  [DUB_RULE_SET_4] =
      NC_ ("rule", "You begin with 15 Livre, 1 Thread, 1 Lace and the same 5 Start Employees."),
  [DUB_RULE_SET_5] =
      NC_ ("rule", "The New Employees draw deck has Level VI at the bottom and Level I on top, "
                   "each Level shuffled on its own."),
  [DUB_RULE_SET_6] =
      NC_ ("rule", "With the Jewelry Box, the Masters of Level V and the Journeymen of Level II "
                   "are drawn from 11 cards each; the 9 left of each kind are the decks for the "
                   "Examinations."),
  [DUB_RULE_SET_7] =
      NC_ ("rule", "With the Jewelry Box, she begins on the Journeyman Examination Start area "
                   "and gets no specialized Apprentice; you get 1 of the 10."),
  [DUB_RULE_SET_8] =
      NC_ ("rule", "The tiles of Fancy Dresses and Expert Tailoring go into the bags at once, the "
                   "4 Festivity Garments once the first Round has been prepared."),
  [DUB_RULE_P1_A] =
      NC_ ("rule", "Whoever holds the Queen’s Favor gives it back and is the Start Player from "
                   "now on. If it is on the board, nothing changes."),
  [DUB_RULE_P1_B] =
      NC_ ("rule", "Employee cards that nobody hired leave the game, and 4 new ones are revealed."),
  [DUB_RULE_P1_C] =
      NC_ ("rule", "Resource tiles stay where they are; empty spaces are filled from left to "
                   "right. An empty bag takes back what was discarded."),
  [DUB_RULE_P1_D] =
      NC_ ("rule", "Garments on the 2 rightmost spaces are discarded, the others slide right to "
                   "close gaps, and the rest is filled from right to left. An empty bag takes back "
                   "what was discarded."),
  [DUB_RULE_P1_E] =
      NC_ ("rule", "With the Jewelry Box, a Jewelry tile on the rightmost space leaves the "
                   "game, the others slide right to close gaps, and the rest is filled from right "
                   "to left."),
  [DUB_RULE_P1_F] = NC_ ("rule", "Every Round begins with all 25 of her cards, newly shuffled."),
  [DUB_RULE_P2] =
      NC_ ("rule", "Her hand is the top 4 cards of her Card supply, unseen. You choose 3 Employee "
                   "cards."),
  [DUB_RULE_P3] =
      NC_ ("rule", "The Start Player begins, and turns alternate. A player with no cards left is "
                   "skipped; when both are out, the Round ends."),
  [DUB_RULE_P4] =
      NC_ ("rule", "You collect 5 Livre; with a token in the Left Area of the Catering Kitchen, "
                   "1 more for each Decoration of yours; with one in the Right Area, 1 more for "
                   "each Garment of yours on the board. With the Jewelry Box, each Jewelry tile "
                   "adds 1. She collects nothing."),
  [DUB_RULE_YOU_1] =
      NC_ ("rule", "A Resource tile costs you 2 Livre if its drawer has 3 tiles, 1 if it has 2, "
                   "nothing if it is the last. Hiring costs 5, 3, 1 or 0 Livre, with 4, 3, 2 or 1 "
                   "left on display. Garments, Jewelry and Decorations cost what is printed."),
  [DUB_RULE_YOU_2] =
      NC_ ("rule", "A guest space gives you its Livre, Thread or Lace, or a Resource tile of your "
                   "choice from the drawers. A tile that you discard gives what is at its foot: "
                   "with “+” both, with “/” one of them."),
  [DUB_RULE_YOU_3] =
      NC_ ("rule", "Claiming the Queen’s Favor gives you 5 Livre, and you begin the next Round."),
  [DUB_RULE_YOU_4] =
      NC_ ("rule", "Deputing gives you 10 Livre for a Master, 7 for a Journeyman, 4 for an "
                   "Apprentice; with a bonus, what its card says. You always keep 4 Employee "
                   "cards."),
  [DUB_RULE_YOU_5] =
      NC_ ("rule", "Each action of yours fulfills at most 1 task of the Examination that you are "
                   "preparing for; a bonus is an action of its own. With all tasks fulfilled, "
                   "completing it costs 5 Livre and brings 1 Prestige Point; the "
                   "card that you played leaves, and one of your choice joins your hand. Then "
                   "comes the other Examination."),
  [DUB_RULE_YOU_6] =
      NC_ ("rule", "Your specialized Apprentice can be hired once, for free, while his condition "
                   "is met."),
  [DUB_RULE_YOU_7] =
      NC_ ("rule", "With a token on a Jeweler Decoration you may take 1 Jewelry tile with a "
                   "Garment that you rent out: a necklace with a gown, a ring with a frock coat. "
                   "The same color brings a Resource tile from the bag, which you keep or "
                   "discard."),
  [DUB_RULE_YOU_8] = NC_ ("rule", "Festivity and Expert Garments bring you their bonuses too."),
};

char *
dub_text_rule (DubRuleId rule)
{
  return g_strdup (dub_text_pick ("rule", rules, rule));
}

char *
dub_text_rule_with_id (DubRuleId rule)
{
  return dub_text_tag (dub_text_rule (rule), rule);
}
