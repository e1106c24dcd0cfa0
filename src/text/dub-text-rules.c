/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two orders of the rules. Each has every rule once; a test sees to it.
 */

#include "dub-text-rules.h"
#include "dub-text-move.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The rules and rulings, briefly paraphrased. */

#define RULE(id, title, text) [id] = { title, text }
static const struct {
  const char *title;
  const char *text;
} rules[DUB_N_RULES] = {
  RULE (DUB_RULE_T_1, NC_ ("rule title", "The Top Card"),
        /* Translators: the texts of the rules that “Why?” shows, here and below. “She” is Madame
         * du Barry. */
        NC_ ("rule", "She plays the topmost of her hand cards: first its action, then the card "
                     "goes to her Discard pile.")),
  RULE (DUB_RULE_T_2, NC_ ("rule title", "Not Possible"),
        NC_ ("rule", "If she cannot perform an action at all, she scores 3 Prestige Points "
                     "instead.")),
  RULE (DUB_RULE_T_3, NC_ ("rule title", "No Livre"),
        NC_ ("rule", "She pays nothing and gains no Livre.")),
  RULE (DUB_RULE_FAV_1, NC_ ("rule title", "The Queen’s Favor Token"),
        NC_ ("rule", "If the Queen’s Favor token is still on the board, it goes to her.")),
  RULE (DUB_RULE_FAV_2, NC_ ("rule title", "3 Prestige Points in Any Case"),
        NC_ ("rule", "With or without the token, this action gains her 3 Prestige Points and "
                     "nothing else.")),
  RULE (DUB_RULE_RES_1, NC_ ("rule title", "Which Resource Tiles"),
        NC_ ("rule", "Her card names a drawer, or one space in all 3 drawers. Every Resource tile "
                     "there is hers and stays facedown.")),
  RULE (DUB_RULE_RES_2, NC_ ("rule title", "No Resource Tile There"),
        NC_ ("rule", "If there is no Resource tile, she scores 3 Prestige Points.")),
  RULE (DUB_RULE_RES_3, NC_ ("rule title", "Examination Task: Resources"),
        NC_ ("rule", "While she prepares for the Journeyman Examination, this action marks one "
                     "task: the topmost free one that a tile fits (blue/pink silk, green/orange "
                     "silk or Thread/Lace). She keeps the tiles.")),
  RULE (DUB_RULE_RES_4, NC_ ("rule title", "The Fourth Task"),
        NC_ ("rule", "The fourth token on the tasks completes her Journeyman Examination "
                     "immediately.")),
  RULE (
      DUB_RULE_TAI_1, NC_ ("rule title", "Which Garment"),
      NC_ (
          "rule",
          "Her card counts Garments from one side and skips empty spaces. If it counts farther than there are Garments, she takes the one with the highest cost; if there is none, she scores 3 Prestige Points.")),
  RULE (DUB_RULE_TAI_2, NC_ ("rule title", "Examination Task: Garment"),
        NC_ ("rule", "While she prepares for the Master Examination, this action marks one task: "
                     "the topmost free one that the Garment fits. The top one needs a gold "
                     "thimble, the others a gown and a frock coat. The third token completes the "
                     "Examination immediately.")),
  RULE (DUB_RULE_TAI_3, NC_ ("rule title", "Which Hall"),
        NC_ ("rule", "She rents out every Garment. The bottom of the next card of her Card supply "
                     "names the Hall and the Jewelry; if that Hall is full, the next card counts "
                     "instead.")),
  RULE (DUB_RULE_TAI_4, NC_ ("rule title", "Which Guest Space"),
        NC_ ("rule", "In the Hall she prefers a free Master Guest space. Among equals the best "
                     "reward decides: a Resource tile before Thread and Lace, those before Livre, "
                     "anything before nothing.")),
  RULE (DUB_RULE_TAI_5, NC_ ("rule title", "Reward of the Guest Space"),
        NC_ ("rule", "She gains the reward of the guest space: for a Resource tile, one drawn "
                     "unseen from the Resource bag; otherwise Thread or Lace. She takes no "
                     "Livre.")),
  RULE (
      DUB_RULE_TAI_6, NC_ ("rule title", "Jewelry with a Garment"),
      NC_ (
          "rule",
          "With a token on a Jeweler Decoration she may acquire Jewelry, as the symbol on the card says: in the color of the Garment, or suitable for it (a necklace for a gown, a ring for a frock coat). She takes the least expensive tile; if two cost the same, the one farther right. If its color is that of the Garment, an unseen Resource tile from the bag comes with it.")),
  RULE (DUB_RULE_HIR_1, NC_ ("rule title", "Which Employee"),
        NC_ ("rule", "Her card counts Employee cards from one side and skips empty spaces. If "
                     "there is none, she scores 3 Prestige Points.")),
  RULE (DUB_RULE_HIR_2, NC_ ("rule title", "End-of-Game Bonuses First"),
        NC_ ("rule", "If an Employee with an end-of-game bonus is on display, the count does not "
                     "matter: she hires the one worth most to her at this moment; among equals, "
                     "the one worth most to you; then the first of them from the side on her "
                     "card.")),
  RULE (DUB_RULE_HIR_3, NC_ ("rule title", "Where the Employee Goes"),
        NC_ ("rule", "Each Employee she hires goes to her Employee deck.")),
  RULE (DUB_RULE_HIR_4, NC_ ("rule title", "One More Turn"),
        NC_ ("rule", "Whenever she hires, a card of her Card supply joins her hand cards unseen, "
                     "so she has another turn this Round.")),
  RULE (DUB_RULE_FUN_1, NC_ ("rule title", "The Jeweler First"),
        NC_ ("rule", "Until she has a token on a Jeweler Decoration, she funds the least expensive "
                     "free one, whatever type her card states.")),
  RULE (DUB_RULE_FUN_2, NC_ ("rule title", "Which Decoration"),
        NC_ ("rule", "She funds the least expensive free Decoration of the type on her card, but "
                     "never a second one on the same side of the Catering Kitchen. If there is "
                     "none, she scores 3 Prestige Points.")),
  RULE (DUB_RULE_FUN_3, NC_ ("rule title", "Examination Task: Decoration"),
        NC_ ("rule", "While she prepares for the Journeyman Examination, this action marks the "
                     "task for Decorations, if it is free. A fourth token completes the "
                     "Examination immediately.")),
  RULE (DUB_RULE_EXAM_J, NC_ ("rule title", "Journeyman Examination"),
        NC_ ("rule", "Her Journeyman Examination: she scores 1 Prestige Point; a random Apprentice "
                     "of hers, but none of Level VI, returns to the box; an unseen card of the "
                     "Journeyman Employee deck joins her Employee deck; a card joins her hand "
                     "cards; her tokens leave the tasks; the Master Examination is next.")),
  RULE (DUB_RULE_EXAM_M, NC_ ("rule title", "Master Examination"),
        NC_ ("rule", "Her Master Examination: she scores 1 Prestige Point; a random Journeyman of "
                     "hers returns to the box; an unseen card of the Master Employee deck joins "
                     "her Employee deck; a card joins her hand cards; her tokens leave the tasks; "
                     "the Journeyman Examination is next.")),
  RULE (DUB_RULE_EXAM_R, NC_ ("rule title", "Which Employee Leaves"),
        NC_ ("rule", "Her Employee deck is a stack with the newest card on top. A card that leaves "
                     "is named if it is known; otherwise it is counted from the top.")),
  RULE (DUB_RULE_EXAM_X, NC_ ("rule title", "One Examination at a Time"),
        NC_ ("rule", "The two Examinations take turns, and only the tasks of the one she prepares "
                     "for can be marked.")),
  RULE (DUB_RULE_ALL_1, NC_ ("rule title", "All Halls Bonus"),
        NC_ ("rule", "The moment someone is represented in all 5 Halls by a Garment or Musicians, "
                     "a token of theirs goes on the most valuable free All Halls Bonus Space, once "
                     "in a game. It is not a Decoration.")),
  RULE (DUB_RULE_VAL_1, NC_ ("rule title", "What a Bonus Is Worth"),
        NC_ ("rule", "An end-of-game bonus is worth what it would bring if the game ended now. "
                     "Where it counts Employee cards, the new card counts as one of the staff.")),
  RULE (DUB_RULE_FES_1, NC_ ("rule title", "Festivity Dresses"),
        NC_ ("rule", "A Festivity Garment scores when it is tailored: 2 Prestige Points for each "
                     "pair of gown and frock coat on the board, or 1 for each Decoration, each "
                     "blue gown or each pink frock coat. It cannot be sold.")),
  RULE (DUB_RULE_EXP_1, NC_ ("rule title", "Expert Tailoring"),
        NC_ ("rule", "A Garment of Expert Tailoring has a bonus when it is placed: the Queen’s "
                     "Favor, an Employee deputed, a Resource tile, 14 Livre, any Jewelry tile, or "
                     "2 Prestige Points for matching Jewelry.")),
  RULE (DUB_RULE_END_1, NC_ ("rule title", "Livre and Jewelry"),
        NC_ ("rule", "Every 10 Livre of yours are worth 1 Prestige Point. With the Jewelry Box, "
                     "each Jewelry tile is worth 1 Prestige Point, for both sides.")),
  RULE (DUB_RULE_END_2, NC_ ("rule title", "Employees and Queen’s Favor"),
        NC_ ("rule", "The end-of-game bonuses of both staffs score; her unseen cards are revealed "
                     "for this. The Queen’s Favor token is worth 3 Prestige Points.")),
  RULE (DUB_RULE_END_3, NC_ ("rule title", "Majority in the Halls"),
        NC_ ("rule", "In each Hall, the side with more Garments scores. A tie is broken by "
                     "Garments on Master Guest spaces, then by the Musicians of the Hall; if it "
                     "remains, both score in full. Nobody scores without a Garment there.")),
  RULE (DUB_RULE_END_4, NC_ ("rule title", "Majority in Fireworks"),
        NC_ ("rule", "The side with more Fireworks scores. A tie is broken by the most expensive "
                     "one. Nobody scores without Fireworks.")),
  RULE (
      DUB_RULE_END_5, NC_ ("rule title", "Garments on the Balcony"),
      NC_ (
          "rule",
          "Each Fireworks Decoration takes one Garment of its owner from the Royal Hall to the balcony and multiplies its Prestige Points. Garments are assigned to score the most. Only the extra points count here.")),
  RULE (DUB_RULE_END_6, NC_ ("rule title", "Statues"),
        NC_ ("rule", "Each Statue counts Garments of its own: 2 Prestige Points for every "
                     "different color among them. Garments are split among Statues to score the "
                     "most.")),
  RULE (DUB_RULE_END_7, NC_ ("rule title", "Printed Prestige Points"),
        NC_ ("rule", "Garments in the Halls and on the balcony, Decorations and All Halls Bonus "
                     "Spaces score what is printed on them.")),
  RULE (DUB_RULE_END_8, NC_ ("rule title", "Her Resource Tiles"),
        NC_ ("rule", "Every 2 of her Resource tiles are worth 1 Prestige Point, whatever they "
                     "show.")),
  RULE (DUB_RULE_END_9, NC_ ("rule title", "Who Wins"),
        NC_ ("rule", "The higher score wins. She wins ties.")),
  RULE (DUB_RULE_R_1, NC_ ("rule title", "Second Place"),
        NC_ ("rule", "The rule for 2 players applies: in Halls and Fireworks, only first place "
                     "scores. A game can be set so that second place scores as well; that takes at "
                     "least one Garment or Fireworks Decoration and no unbroken tie.")),
  RULE (DUB_RULE_R_2, NC_ ("rule title", "The Topmost Task"),
        NC_ ("rule", "The topmost task is the first one in the order of the box profile. On the "
                     "Master Examination the gold thimble is on top.")),
  RULE (DUB_RULE_R_3, NC_ ("rule title", "Her Card Supply Is Empty"),
        NC_ ("rule", "Her Discard pile is shuffled into a new Card supply only when a card is "
                     "needed and none is left; the card in play stays out of it. If there is no "
                     "card at all, the extra card is skipped. If no card names a Hall with a free "
                     "space, it is the first Hall that has one, without Jewelry.")),
  RULE (
      DUB_RULE_R_4, NC_ ("rule title", "The Highest Cost"),
      NC_ (
          "rule",
          "The highest cost is that of the space on the display; among equals, the Garment farther left counts.")),
  RULE (
      DUB_RULE_R_5, NC_ ("rule title", "Equal Guest Spaces, Full Halls"),
      NC_ (
          "rule",
          "She prefers more Livre; Thread and Lace are equal, and among equal spaces she takes the first in the printed order. If all 5 Halls are full, nothing is tailored and she scores 3 Prestige Points.")),
  RULE (
      DUB_RULE_R_6, NC_ ("rule title", "Too Few Employees"),
      NC_ (
          "rule",
          "If her card counts farther than there are Employee cards, she hires the farthest card reached.")),
  RULE (DUB_RULE_R_7, NC_ ("rule title", "Does the New Card Count Itself?"),
        NC_ ("rule", "Whether the new card counts as one of the staff is a setting of the game; "
                     "usually it does.")),
  RULE (DUB_RULE_R_8, NC_ ("rule title", "Before It Is Placed"),
        NC_ ("rule", "A Festivity Garment scores before it is placed, so it does not count "
                     "itself.")),
  RULE (DUB_RULE_R_9, NC_ ("rule title", "Expert Tailoring for Her"),
        NC_ ("rule", "Garments of Expert Tailoring bring her the Queen’s Favor if it is on the "
                     "board, an unseen Resource tile from the bag in place of one on display (if "
                     "the bag is empty, the first tile of the lowest-numbered drawer), or the "
                     "least expensive Jewelry tile of all. She gains no Livre and deputes nobody. "
                     "The gown worth 0 is a Garment like any other; a game can be set so that it "
                     "counts only for being in a Hall and for the majority there.")),
  RULE (DUB_RULE_R_10, NC_ ("rule title", "Equal Costs"),
        NC_ ("rule", "Among Decorations of equal cost she funds the first in the printed order; in "
                     "the Catering Kitchen, the left side before the right.")),
  RULE (
      DUB_RULE_R_11, NC_ ("rule title", "No Card to Exchange"),
      NC_ (
          "rule",
          "If there is no Employee to remove at an Examination, or no card to add, that part is skipped.")),
  RULE (DUB_RULE_R_12, NC_ ("rule title", "The Extra Card"),
        NC_ ("rule", "An extra card goes under her hand cards, even on her last turn of the "
                     "Round.")),
  RULE (DUB_RULE_R_13, NC_ ("rule title", "The Resource Bag Is Empty"),
        NC_ ("rule", "If the Resource bag and the Resource discard area are empty, a tile from the "
                     "bag is skipped.")),
  RULE (DUB_RULE_R_14, NC_ ("rule title", "The Order of Steps"),
        NC_ ("rule", "Tailoring goes in this order: Garment, Examination task, Festivity score, "
                     "reveal, Jewelry, place, reward, bonus of Expert Tailoring, All Halls Bonus. "
                     "Funding goes: token, Examination task, All Halls Bonus. Anything that cannot "
                     "happen is skipped.")),
  RULE (DUB_RULE_R_15, NC_ ("rule title", "Copying Her Employees"),
        NC_ ("rule", "If a Journeyman of yours copies the bonus of an opponent’s discarded "
                     "Employee, there is none: she discards no Employees.")),
  RULE (DUB_RULE_R_16, NC_ ("rule title", "What Deputing Pays"),
        NC_ ("rule", "Deputing the card that you play gives 10, 7 or 4 Livre in every edition, as "
                     "the classic rules say; what is printed on your cards goes before.")),
  RULE (
      DUB_RULE_R_17, NC_ ("rule title", "Other Open Points"),
      NC_ (
          "rule",
          "Of the cards revealed for a Hall, the last one names the Jewelry. Of equal Jewelry she takes the tile farther right. Every Resource tile has Thread or Lace. She starts with 2 Masters, 1 Journeyman and 2 Apprentices. The Jeweler counts among the Decorations of your income, in the classic game too.")),
  RULE (
      DUB_RULE_SET_1, NC_ ("rule title", "Board and Expansions"),
      NC_ (
          "rule",
          "Use the board side for 1–3 players. Each Expansion may be used or left out; 2 Garments of Expert Tailoring need the Jewelry Box.")),
  RULE (DUB_RULE_SET_2, NC_ ("rule title", "What She Starts With"),
        NC_ ("rule", "She begins with 20 Trademark tokens, her counter on 0, 1 Thread, 1 Lace and "
                     "the Start Player token, but has neither Livre nor a Resource tile rack.")),
  RULE (DUB_RULE_SET_3, NC_ ("rule title", "Her Employee Deck"),
        NC_ ("rule", "Her Employee deck begins with 2 Masters, 1 Journeyman and 2 Apprentices. She "
                     "never plays them; they count for scoring and Examinations.")),
  RULE (DUB_RULE_SET_4, NC_ ("rule title", "What You Start With"),
        NC_ ("rule", "You begin with 15 Livre, 1 Thread, 1 Lace and the same 5 Start Employees.")),
  RULE (DUB_RULE_SET_5, NC_ ("rule title", "The New Employees Draw Deck"),
        NC_ ("rule", "The New Employees draw deck has Level VI at the bottom and Level I on top, "
                     "each Level shuffled on its own.")),
  RULE (DUB_RULE_SET_6, NC_ ("rule title", "Decks for the Examinations"),
        NC_ ("rule", "With the Jewelry Box, the Masters of Level V and the Journeymen of Level II "
                     "are drawn from 11 cards each; the 9 left of each kind are the decks for the "
                     "Examinations.")),
  RULE (DUB_RULE_SET_7, NC_ ("rule title", "Where the Examinations Start"),
        NC_ ("rule", "With the Jewelry Box, she begins on the Journeyman Examination Start area "
                     "and gets no specialized Apprentice; you get 1 of the 10.")),
  RULE (DUB_RULE_SET_8, NC_ ("rule title", "Tiles of the Expansions"),
        NC_ ("rule", "The tiles of Fancy Dresses and Expert Tailoring go into the bags at once, "
                     "the 4 Festivity Garments once the first Round has been prepared.")),
  RULE (DUB_RULE_P1_A, NC_ ("rule title", "Start Player"),
        NC_ ("rule", "Whoever holds the Queen’s Favor gives it back and is the Start Player from "
                     "now on. If it is on the board, nothing changes.")),
  RULE (DUB_RULE_P1_B, NC_ ("rule title", "New Employee Cards"),
        NC_ ("rule", "Employee cards that nobody hired leave the game, and 4 new ones are "
                     "revealed.")),
  RULE (DUB_RULE_P1_C, NC_ ("rule title", "New Resource Tiles"),
        NC_ ("rule", "Resource tiles stay where they are; empty spaces are filled from left to "
                     "right. An empty bag takes back what was discarded.")),
  RULE (DUB_RULE_P1_D, NC_ ("rule title", "New Garment Tiles"),
        NC_ ("rule", "Garments on the 2 rightmost spaces are discarded, the others slide right to "
                     "close gaps, and the rest is filled from right to left. An empty bag takes "
                     "back what was discarded.")),
  RULE (DUB_RULE_P1_E, NC_ ("rule title", "New Jewelry Tiles"),
        NC_ ("rule", "With the Jewelry Box, a Jewelry tile on the rightmost space leaves the game, "
                     "the others slide right to close gaps, and the rest is filled from right to "
                     "left.")),
  RULE (DUB_RULE_P1_F, NC_ ("rule title", "Her 25 Cards"),
        NC_ ("rule", "Every Round begins with all 25 of her cards, newly shuffled.")),
  RULE (DUB_RULE_P2, NC_ ("rule title", "Hand Cards"),
        NC_ ("rule", "Her hand is the top 4 cards of her Card supply, unseen. You choose 3 "
                     "Employee cards.")),
  RULE (DUB_RULE_P3, NC_ ("rule title", "Whose Turn It Is"),
        NC_ ("rule", "The Start Player begins, and turns alternate. A player with no cards left is "
                     "skipped; when both are out, the Round ends.")),
  RULE (DUB_RULE_P4, NC_ ("rule title", "Your Income"),
        NC_ ("rule", "You collect 5 Livre; with a token in the Left Area of the Catering Kitchen, "
                     "1 more for each Decoration of yours; with one in the Right Area, 1 more for "
                     "each Garment of yours on the board. With the Jewelry Box, each Jewelry tile "
                     "adds 1. She collects nothing.")),
  RULE (DUB_RULE_YOU_1, NC_ ("rule title", "What You Pay"),
        NC_ ("rule", "A Resource tile costs you 2 Livre if its drawer has 3 tiles, 1 if it has 2, "
                     "nothing if it is the last. Hiring costs 5, 3, 1 or 0 Livre, with 4, 3, 2 or "
                     "1 left on display. Garments, Jewelry and Decorations cost what is printed.")),
  RULE (DUB_RULE_YOU_2, NC_ ("rule title", "Your Guest Spaces"),
        NC_ ("rule", "A guest space gives you its Livre, Thread or Lace, or a Resource tile of "
                     "your choice from the drawers. A tile that you discard gives what is at its "
                     "foot: with “+” both, with “/” one of them.")),
  RULE (DUB_RULE_YOU_3, NC_ ("rule title", "Your Queen’s Favor"),
        NC_ ("rule", "Claiming the Queen’s Favor gives you 5 Livre, and you begin the next "
                     "Round.")),
  RULE (DUB_RULE_YOU_4, NC_ ("rule title", "Deputing"),
        NC_ ("rule", "Deputing gives you 10 Livre for a Master, 7 for a Journeyman, 4 for an "
                     "Apprentice; then its bonus can be used a last time. With a bonus, its card "
                     "says what you gain. You always keep 4 Employee cards.")),
  RULE (DUB_RULE_YOU_5, NC_ ("rule title", "Your Examinations"),
        NC_ ("rule", "Each action of yours fulfills at most 1 task of the Examination that you are "
                     "preparing for; a bonus is an action of its own. With all tasks fulfilled, "
                     "completing it costs 5 Livre and brings 1 Prestige Point; the card that you "
                     "played leaves, and one of your choice joins your hand. Then comes the other "
                     "Examination.")),
  RULE (DUB_RULE_YOU_6, NC_ ("rule title", "Your Specialized Apprentice"),
        NC_ ("rule", "Your specialized Apprentice can be hired once, for free, while his condition "
                     "is met.")),
  RULE (DUB_RULE_YOU_7, NC_ ("rule title", "Your Jewelry"),
        NC_ ("rule", "With a token on a Jeweler Decoration you may take 1 Jewelry tile with a "
                     "Garment that you rent out: a necklace with a gown, a ring with a frock coat. "
                     "The same color brings a Resource tile from the bag, which you keep or "
                     "discard.")),
  RULE (DUB_RULE_YOU_8, NC_ ("rule title", "Your Special Garments"),
        NC_ ("rule", "Festivity and Expert Garments bring you their bonuses too.")),
  RULE (DUB_RULE_YOU_9, NC_ ("rule title", "Your Hand"),
        NC_ ("rule", "At the beginning of a Round you choose 3 Employee cards of your supply. "
                     "With fewer than 3 there, take them all; your discards become the new "
                     "supply, and you choose the rest from it. Played cards go to your "
                     "discards; a hired card and one from an Examination come into your hand.")),
  RULE (DUB_RULE_YOU_10, NC_ ("rule title", "The Card That You Play"),
        NC_ ("rule", "Each turn you play one card: one action or none, then its bonus or none."
                     " A Master may do any action; a Journeyman never hires; an Apprentice "
                     "never hires, tailors or claims the Queen’s Favor. A Garment with a gold "
                     "thimble and a Master Guest space need a Master. Excess silk of a "
                     "discarded tile is lost; Thread and Lace are paid in tokens only.")),
  RULE (DUB_RULE_YOU_11, NC_ ("rule title", "The Bonus of a Card"),
        NC_ ("rule", "A bonus counts the board before it is used. Livre by staff: 2, 6, 10, 14"
                     " or 1, 3, 5, 7 with 5, 7, 9, 11 Employee cards or more; 6, 5, 4, 2 with "
                     "4, 5, 6, 7. Silk for Prestige Points: 1 for each orange or green bale, 1"
                     " for 2 pink or blue ones. An additional action by a bonus tailors no "
                     "Garment with a gold thimble. Your specialized Apprentice brings 3 "
                     "Prestige Points.")),
  RULE (DUB_RULE_YOU_12, NC_ ("rule title", "Your Examination Tasks"),
        NC_ ("rule",
             "One task per action, and the bonus is one of its own. An Apprentice acquires a "
             "tile that you keep for its silk, or discard for Thread/Lace, or funds a "
             "Decoration. A Journeyman tailors a gown or a frock coat. For the gold thimble a "
             "Master tailors any Garment.")),
};

char *
dub_text_rule (DubRuleId rule)
{
  return dub_text_dup ("rule", rules[rule].text);
}

char *
dub_text_rule_with_id (DubRuleId rule)
{
  return dub_text_tag (dub_text_rule (rule), rule);
}

/* Finding rules by words and by id. */

/* Letters that do not decompose, as they are typed without their own key. */
static const char *
get_plain (gunichar c)
{
  switch (c) {
  case 0x0153: /* oe */
    return "oe";
  case 0x00e6: /* ae */
    return "ae";
  case 0x0491: /* Ukrainian ge, often typed as he */
    return "\xd0\xb3";
  default:
    return NULL;
  }
}

char *
dub_text_fold (const char *text)
{
  g_autofree char *lower = g_utf8_casefold (text, -1);
  g_autofree char *apart = g_utf8_normalize (lower, -1, G_NORMALIZE_ALL);
  GString *folded = g_string_new (NULL);

  for (const char *at = apart; at != NULL && *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar c = g_utf8_get_char (at);
    const char *plain = get_plain (c);

    if (plain != NULL)
      g_string_append (folded, plain);
    else if (g_utf8_strchr ("'\u2019\u02bc\u2018\u2032", -1, c) != NULL) /* apostrophes */
      g_string_append_c (folded, '\'');
    else if (g_unichar_isspace (c))
      g_string_append_c (folded, ' ');
    else if (!g_unichar_ismark (c) && c != 0x00ad)
      g_string_append_unichar (folded, c);
  }

  return g_string_free (folded, FALSE);
}

/* A whole id finds its own rule only: R-1 is not HIR-1, and not R-13. */
static gboolean
contains (guint item, const char *searched, const char *part)
{
  DubRuleId named = dub_text_rule_parse (part);
  g_autofree char *id =
      item < DUB_N_RULES ? g_ascii_strdown (dub_rule_id_to_string (item), -1) : g_strdup ("");

  if (named != DUB_RULE_NONE)
    return item == named;

  return g_str_has_prefix (id, part) || strstr (searched, part) != NULL;
}

/* Translators: words that a player might type to find a rule of the own turn, besides those in its
 * text: those printed in your rulebook, and everyday ones. Nobody reads them. */
static const char *const search_words[DUB_N_RULES] = {
  [DUB_RULE_YOU_1] = NC_ ("search words", "price pay cost expensive cheap free hire acquire"),
  [DUB_RULE_YOU_2] = NC_ ("search words", "plus slash discard keep rack silk bale thread lace "
                                          "reward rent sell"),
  [DUB_RULE_YOU_3] = NC_ ("search words", "queen claim start player"),
  [DUB_RULE_YOU_4] = NC_ ("search words", "depute dismiss carriage court remove four"),
  [DUB_RULE_YOU_5] = NC_ ("search words", "exam examination promotion fee tracks"),
  [DUB_RULE_YOU_6] = NC_ ("search words", "specialized apprentice condition gray"),
  [DUB_RULE_YOU_7] = NC_ ("search words", "jewelry necklace ring jeweler match color"),
  [DUB_RULE_YOU_8] = NC_ ("search words", "festivity expert sell sold special"),
  [DUB_RULE_YOU_9] = NC_ ("search words", "hand choose three supply discards empty flip shuffle"),
  [DUB_RULE_YOU_10] = NC_ ("search words", "main action order forfeit silver brass thimble excess "
                                           "silk waste tailor hire"),
  [DUB_RULE_YOU_11] = NC_ ("search words", "bonus steps bale copy depute discount overview"),
  [DUB_RULE_YOU_12] = NC_ ("search words", "task thimble token mark examination"),
};

char *
dub_text_rule_words (DubRuleId rule)
{
  return dub_text_dup ("search words", search_words[rule]);
}

/* Returns all that a player can find an item by, but for its id. */
static char *
dup_searched (guint item)
{
  GPtrArray *texts = g_ptr_array_new ();
  g_autofree char *all = NULL;

  for (DubRuleOrder order = 0; order < DUB_N_RULE_ORDERS; order++)
    g_ptr_array_add (texts,
                     dub_text_rules_chapter (order, dub_text_rules_find_chapter (order, item)));
  if (item >= DUB_FIRST_SIGN)
    g_ptr_array_add (texts, dub_text_sign (item - DUB_FIRST_SIGN));
  else {
    g_auto (GStrv) list = dub_text_rule_list (item);

    g_ptr_array_add (texts, dub_text_rule_title (item));
    g_ptr_array_add (texts, dub_text_rule (item));
    g_ptr_array_add (texts, g_strjoinv (" ", list));
    if (search_words[item] != NULL)
      g_ptr_array_add (texts, dub_text_rule_words (item));
  }
  all = dub_text_join_sentences (texts);

  return dub_text_fold (all);
}

gboolean
dub_text_rules_match (guint item, const char *words)
{
  g_autofree char *searched = dup_searched (item);
  g_autofree char *folded = g_utf8_validate (words, -1, NULL) ? dub_text_fold (words) : NULL;
  g_auto (GStrv) parts = folded != NULL ? g_strsplit (folded, " ", -1) : NULL;

  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    if (!contains (item, searched, parts[i]))
      return FALSE;

  return parts != NULL;
}

DubRuleId
dub_text_rule_parse (const char *id)
{
  for (DubRuleId rule = DUB_RULE_NONE + 1; rule < DUB_N_RULES; rule++)
    if (g_ascii_strcasecmp (dub_rule_id_to_string (rule), id) == 0)
      return rule;

  return DUB_RULE_NONE;
}

enum { MAX_RULES = 20 };

typedef struct {
  const char *title;
  const char *intro;
  guint8 items[MAX_RULES];
} Chapter;

#define SIGN(name) (DUB_FIRST_SIGN + DUB_SIGN_##name)

static const Chapter signs = {
  NC_ ("rules chapter", "Board Symbols"),
  NC_ ("rules", "What the letters, numbers and drawings stand for."),
  { SIGN (PP), SIGN (LIVRE), SIGN (TOKENS), SIGN (COLORS), SIGN (SILK), SIGN (BONUS),
    SIGN (MUSICIANS), SIGN (TIMES), SIGN (UNKNOWN), SIGN (MASTER), SIGN (THIMBLE), SIGN (CROWN),
    SIGN (STEPS), SIGN (OPEN) },
};

static const Chapter subjects[] = {
  { NC_ ("rules chapter", "Setup"),
    NC_ ("rules", "What is on the table before the first Round."),
    { DUB_RULE_SET_1, DUB_RULE_SET_2, DUB_RULE_SET_3, DUB_RULE_SET_4, DUB_RULE_SET_5,
      DUB_RULE_SET_8 } },
  { NC_ ("rules chapter", "The Round"),
    NC_ ("rules", "There are 7 Rounds. Each has 4 Phases: prepare, choose cards, take turns, "
                  "collect income."),
    { DUB_RULE_P1_A, DUB_RULE_P1_B, DUB_RULE_P1_C, DUB_RULE_P1_D, DUB_RULE_P1_F, DUB_RULE_P2,
      DUB_RULE_P3, DUB_RULE_P4 } },
  { NC_ ("rules chapter", "Her Turn"),
    NC_ ("rules", "Madame du Barry plays 1 card each turn, and her card decides what she does."),
    { DUB_RULE_T_1, DUB_RULE_T_2, DUB_RULE_T_3, DUB_RULE_R_3, DUB_RULE_R_17 } },
  { NC_ ("rules chapter", "Claim the Queen’s Favor"),
    NC_ ("rules", "She takes the token, and with it the Start Player token of the next Round."),
    { DUB_RULE_FAV_1, DUB_RULE_FAV_2 } },
  { NC_ ("rules chapter", "Acquire Resources"),
    NC_ ("rules", "She collects Resource tiles only to score them at the end of the game."),
    { DUB_RULE_RES_1, DUB_RULE_RES_2, DUB_RULE_R_13 } },
  { NC_ ("rules chapter", "Tailor a Garment"),
    NC_ ("rules", "Her card names the Garment, and a second card where it goes."),
    { DUB_RULE_TAI_1, DUB_RULE_R_4, DUB_RULE_TAI_3, DUB_RULE_TAI_4, DUB_RULE_R_5, DUB_RULE_TAI_5,
      DUB_RULE_R_14, DUB_RULE_ALL_1 } },
  { NC_ ("rules chapter", "Hire a New Employee"),
    NC_ ("rules", "Her Employees do no work. They bring her bonuses at the end of the game and "
                  "more turns."),
    { DUB_RULE_HIR_1, DUB_RULE_R_6, DUB_RULE_HIR_2, DUB_RULE_VAL_1, DUB_RULE_R_7, DUB_RULE_HIR_3,
      DUB_RULE_HIR_4, DUB_RULE_R_12 } },
  { NC_ ("rules chapter", "Fund a Decoration"),
    NC_ ("rules", "Her card names the type of Decoration, and the cost decides which one."),
    { DUB_RULE_FUN_2, DUB_RULE_R_10 } },
  { NC_ ("rules chapter", "Jewelry Box"),
    NC_ ("rules", "With this Expansion she acquires Jewelry and prepares for Examinations."),
    { DUB_RULE_SET_6, DUB_RULE_SET_7, DUB_RULE_P1_E, DUB_RULE_FUN_1, DUB_RULE_TAI_6,
      DUB_RULE_EXAM_X, DUB_RULE_RES_3, DUB_RULE_FUN_3, DUB_RULE_RES_4, DUB_RULE_EXAM_J,
      DUB_RULE_TAI_2, DUB_RULE_R_2, DUB_RULE_EXAM_M, DUB_RULE_EXAM_R, DUB_RULE_R_11 } },
  { NC_ ("rules chapter", "Other Expansions"),
    NC_ ("rules", "Garments with a bonus of their own."),
    { DUB_RULE_FES_1, DUB_RULE_R_8, DUB_RULE_EXP_1, DUB_RULE_R_9 } },
  { NC_ ("rules chapter", "Your Turn"),
    NC_ ("rules", "What your moves cost and bring, beyond what is on the card you play."),
    { DUB_RULE_YOU_1, DUB_RULE_YOU_2, DUB_RULE_YOU_3, DUB_RULE_YOU_4, DUB_RULE_R_16, DUB_RULE_YOU_5,
      DUB_RULE_R_15, DUB_RULE_YOU_6, DUB_RULE_YOU_7, DUB_RULE_YOU_8, DUB_RULE_YOU_9,
      DUB_RULE_YOU_10, DUB_RULE_YOU_11, DUB_RULE_YOU_12 } },
  { NC_ ("rules chapter", "End of Game"),
    NC_ ("rules", "After the 7th Round both sides score, in this order."),
    { DUB_RULE_END_1, DUB_RULE_END_2, DUB_RULE_END_3, DUB_RULE_R_1, DUB_RULE_END_4, DUB_RULE_END_5,
      DUB_RULE_END_6, DUB_RULE_END_7, DUB_RULE_END_8, DUB_RULE_END_9 } },
};

static const Chapter moments[] = {
  { NC_ ("rules chapter", "Before the Game"),
    NC_ ("rules", "What is on the table before the first Round."),
    { DUB_RULE_SET_1, DUB_RULE_SET_2, DUB_RULE_SET_3, DUB_RULE_SET_4, DUB_RULE_SET_5,
      DUB_RULE_SET_6, DUB_RULE_SET_7, DUB_RULE_SET_8 } },
  { NC_ ("rules chapter", "A New Round"),
    NC_ ("rules", "What is moved, filled and shuffled before the turns."),
    { DUB_RULE_P1_A, DUB_RULE_P1_B, DUB_RULE_P1_C, DUB_RULE_P1_D, DUB_RULE_P1_E, DUB_RULE_P1_F,
      DUB_RULE_P2 } },
  { NC_ ("rules chapter", "She Reveals a Card"),
    NC_ ("rules", "When it is her turn, and what holds for each of her cards."),
    { DUB_RULE_P3, DUB_RULE_T_1, DUB_RULE_T_2, DUB_RULE_T_3, DUB_RULE_R_3, DUB_RULE_R_17 } },
  { NC_ ("rules chapter", "She Takes Something"),
    NC_ ("rules", "Which piece her card means."),
    { DUB_RULE_FAV_1, DUB_RULE_FAV_2, DUB_RULE_RES_1, DUB_RULE_RES_2, DUB_RULE_TAI_1, DUB_RULE_R_4,
      DUB_RULE_HIR_1, DUB_RULE_R_6, DUB_RULE_HIR_2, DUB_RULE_VAL_1, DUB_RULE_R_7,
      DUB_RULE_HIR_3 } },
  { NC_ ("rules chapter", "She Places Something"),
    NC_ ("rules", "Where her Garments and Trademark tokens go."),
    { DUB_RULE_TAI_3, DUB_RULE_TAI_4, DUB_RULE_R_5, DUB_RULE_R_14, DUB_RULE_FUN_1, DUB_RULE_FUN_2,
      DUB_RULE_R_10, DUB_RULE_ALL_1 } },
  { NC_ ("rules chapter", "She Gains Something More"),
    NC_ ("rules", "Rewards, Jewelry, bonuses and extra cards."),
    { DUB_RULE_TAI_5, DUB_RULE_R_13, DUB_RULE_TAI_6, DUB_RULE_FES_1, DUB_RULE_R_8, DUB_RULE_EXP_1,
      DUB_RULE_R_9, DUB_RULE_HIR_4, DUB_RULE_R_12 } },
  { NC_ ("rules chapter", "She Prepares for an Examination"),
    NC_ ("rules", "Only with the Jewelry Box: her tasks, and what completing them brings."),
    { DUB_RULE_EXAM_X, DUB_RULE_RES_3, DUB_RULE_FUN_3, DUB_RULE_RES_4, DUB_RULE_EXAM_J,
      DUB_RULE_TAI_2, DUB_RULE_R_2, DUB_RULE_EXAM_M, DUB_RULE_EXAM_R, DUB_RULE_R_11 } },
  { NC_ ("rules chapter", "Your Turn"),
    NC_ ("rules", "What your moves cost and bring, beyond what is on the card you play."),
    { DUB_RULE_YOU_1, DUB_RULE_YOU_2, DUB_RULE_YOU_3, DUB_RULE_YOU_4, DUB_RULE_R_16, DUB_RULE_YOU_5,
      DUB_RULE_R_15, DUB_RULE_YOU_6, DUB_RULE_YOU_7, DUB_RULE_YOU_8, DUB_RULE_YOU_9,
      DUB_RULE_YOU_10, DUB_RULE_YOU_11, DUB_RULE_YOU_12 } },
  { NC_ ("rules chapter", "End of the Round"),
    NC_ ("rules", "When neither of you has a hand card left."),
    { DUB_RULE_P4 } },
  { NC_ ("rules chapter", "End of Game"),
    NC_ ("rules", "After the 7th Round both sides score, in this order."),
    { DUB_RULE_END_1, DUB_RULE_END_2, DUB_RULE_END_3, DUB_RULE_R_1, DUB_RULE_END_4, DUB_RULE_END_5,
      DUB_RULE_END_6, DUB_RULE_END_7, DUB_RULE_END_8, DUB_RULE_END_9 } },
};

static const struct {
  const Chapter *chapters;
  guint n;
} orders[DUB_N_RULE_ORDERS] = {
  [DUB_RULES_BY_SUBJECT] = { subjects, G_N_ELEMENTS (subjects) },
  [DUB_RULES_BY_MOMENT] = { moments, G_N_ELEMENTS (moments) },
};

guint
dub_text_rules_count_chapters (DubRuleOrder order)
{
  return orders[order].n + 1;
}

static const Chapter *
get_chapter (DubRuleOrder order, guint chapter)
{
  return chapter < orders[order].n ? &orders[order].chapters[chapter] : &signs;
}

char *
dub_text_rules_chapter (DubRuleOrder order, guint chapter)
{
  return dub_text_dup ("rules chapter", get_chapter (order, chapter)->title);
}

char *
dub_text_rules_intro (DubRuleOrder order, guint chapter)
{
  return dub_text_dup ("rules", get_chapter (order, chapter)->intro);
}

const guint8 *
dub_text_rules_list (DubRuleOrder order, guint chapter)
{
  return get_chapter (order, chapter)->items;
}

guint
dub_text_rules_find_chapter (DubRuleOrder order, guint item)
{
  guint i = 0;

  while (i < orders[order].n &&
         memchr (orders[order].chapters[i].items, (int) item, MAX_RULES) == NULL)
    i++;

  return i;
}

char *
dub_text_rule_title (DubRuleId rule)
{
  return dub_text_dup ("rule title", rules[rule].title);
}

char **
dub_text_rule_list (DubRuleId rule)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (DubCrown crown = DUB_VI_STAFF; rule == DUB_RULE_VAL_1 && crown <= DUB_JB_APPRENTICES;
       crown++)
    g_ptr_array_add (lines, dub_text_crown (crown));

  return dub_text_end_lines (lines);
}

/* Rulebooks that say otherwise than the others, in a language of their own. */
static const struct {
  guint8 rule;
  const char *language;
  const char *text;
} deviations[] = {
  { DUB_RULE_R_2, "fr",
    NC_ ("deviation", "The French rulebook says “the nearest free space”, the others “the topmost "
                      "matching free space”. Du Barry follows the others.") },
  { DUB_RULE_YOU_12, "fr",
    NC_ ("deviation", "For the first task the French rulebook names green and/or pink silk, the "
                      "others blue and/or pink silk. Du Barry follows the others.") },
  { DUB_RULE_YOU_11, "fr",
    NC_ ("deviation", "For one Journeyman the French rulebook counts sets of 2 Jewelry tiles, the "
                      "others sets of 2 rings. Du Barry follows the others.") },
  { DUB_RULE_END_4, "uk",
    NC_ ("deviation", "For her the Ukrainian rulebook names the majority in the Halls alone, the "
                      "others every majority. Du Barry follows the others.") },
  { DUB_RULE_R_4, "uk",
    NC_ ("deviation", "The Ukrainian rulebook says “the most expensive Garment”, the others “the "
                      "Garment with the highest cost”. Du Barry follows the others.") },
  { DUB_RULE_YOU_6, "uk",
    NC_ ("deviation", "The Ukrainian rulebook says that you receive this Apprentice for free, the "
                      "others that you hire him for free. Du Barry follows the others.") },
  { DUB_RULE_R_1, "uk",
    NC_ ("deviation", "The Ukrainian rulebook gives the full reward to a tie for the most Garments "
                      "alone, the others to every tie. Du Barry follows the others.") },
};

char *
dub_text_rule_deviation (DubRuleId rule, const char *language)
{
  for (guint i = 0; i < G_N_ELEMENTS (deviations); i++)
    if (deviations[i].rule == rule && g_str_equal (deviations[i].language, language))
      return dub_text_dup ("deviation", deviations[i].text);

  return NULL;
}

/* The words of the player's own rulebook come before what none of the rulebooks does. */
char *
dub_text_rule_remark (DubRuleId rule)
{
  char *deviation = dub_text_rule_deviation (rule, dub_text_speech_language ());

  if (deviation != NULL || !dub_rule_id_is_ruling (rule))
    return deviation;

  return g_strdup (C_ ("rules", "The rulebooks leave this open. Du Barry applies this ruling."));
}
