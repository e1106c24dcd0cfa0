/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-names.h"
#include "dub-move.h"
#include "dub-turn.h"

#include <string.h>

typedef struct {
  const char *const *keys;
  guint n;
} Set;

#define KEYS(...) ((const char *const[]){ __VA_ARGS__ })
#define SET(...) \
  { \
    KEYS (__VA_ARGS__), G_N_ELEMENTS (KEYS (__VA_ARGS__)) \
  }

static const Set sets[DUB_N_SETS] = {
  [DUB_SET_OWNER] = SET ([DUB_NOBODY] = "board", [DUB_BARRY] = "barry", [DUB_YOU] = "you"),
  [DUB_SET_EXPANSION] =
      SET ([DUB_EXPANSION_JEWELRY_BOX] = "jewelry-box", [DUB_EXPANSION_FANCY] = "fancy",
           [DUB_EXPANSION_FESTIVITY] = "festivity", [DUB_EXPANSION_EXPERT] = "expert"),
  [DUB_SET_COLOR] = SET ([DUB_BLUE] = "blue", [DUB_PINK] = "pink", [DUB_GREEN] = "green",
                         [DUB_ORANGE] = "orange"),
  [DUB_SET_FESTIVITY] =
      SET ([DUB_FESTIVITY_PAIRS] = "pairs", [DUB_FESTIVITY_DECORATIONS] = "decorations",
           [DUB_FESTIVITY_BLUE] = "blue", [DUB_FESTIVITY_PINK] = "pink"),
  [DUB_SET_EXPERT] =
      SET ([DUB_EXPERT_FAVOR] = "favor", [DUB_EXPERT_DEPUTE] = "depute", [DUB_EXPERT_TILE] = "tile",
           [DUB_EXPERT_LIVRE14] = "livre14", [DUB_EXPERT_ANY_JEWELRY] = "any-jewelry",
           [DUB_EXPERT_MATCH_JEWELRY] = "match-jewelry"),
  [DUB_SET_TILE] = SET ([DUB_TILE_BP] = "bp", [DUB_TILE_GO] = "go", [DUB_TILE_BP_GO] = "bp+go",
                        [DUB_TILE_UNKNOWN] = "?"),
  [DUB_SET_TYPE] = SET ([DUB_MASTER] = "master", [DUB_JOURNEYMAN] = "journeyman",
                        [DUB_APPRENTICE] = "apprentice"),
  [DUB_SET_CROWN] =
      SET ([DUB_VI_STAFF] = "vi-staff", [DUB_VI_THREAD_LACE] = "vi-thread-lace",
           [DUB_VI_MASTER_GUESTS] = "vi-master-guests", [DUB_VI_PAIRS] = "vi-pairs",
           [DUB_JB_JEWELRY_SET] = "jb-jewelry-set", [DUB_JB_NECKLACES] = "jb-necklaces",
           [DUB_JB_DECORATIONS] = "jb-decorations", [DUB_JB_APPRENTICES] = "jb-apprentices"),
  [DUB_SET_REWARD] = SET ([DUB_REWARD_NONE] = "none", [DUB_REWARD_RESOURCE] = "resource",
                          [DUB_REWARD_THREAD] = "thread", [DUB_REWARD_LACE] = "lace",
                          [DUB_REWARD_LIVRE] = "livre"),
  [DUB_SET_DECORATION_KIND] =
      SET ([DUB_FIREWORKS] = "fireworks", [DUB_STATUES] = "statues",
           [DUB_KITCHEN_LEFT] = "kitchen-left", [DUB_KITCHEN_RIGHT] = "kitchen-right",
           [DUB_MUSICIANS] = "musicians", [DUB_JEWELER] = "jeweler"),
  [DUB_SET_FUND] = SET ([DUB_FUND_FIREWORKS] = "fireworks", [DUB_FUND_KITCHEN] = "kitchen",
                        [DUB_FUND_MUSICIANS] = "musicians", [DUB_FUND_STATUES] = "statues"),
  [DUB_SET_TRACK] = SET ([DUB_TRACK_JOURNEYMAN] = "journeyman", [DUB_TRACK_MASTER] = "master"),
  [DUB_SET_TASK] =
      SET ([DUB_TASK_BP] = "bp", [DUB_TASK_GO] = "go", [DUB_TASK_THREAD_LACE] = "thread-lace",
           [DUB_TASK_DECORATION] = "decoration", [DUB_TASK_THIMBLE] = "thimble",
           [DUB_TASK_GOWN] = "gown", [DUB_TASK_COAT] = "coat"),
  [DUB_SET_SPECIALIST] = SET ([DUB_SPECIALIST_COATS] = "jb-apprentice-coats",
                              [DUB_SPECIALIST_GOWNS] = "jb-apprentice-gowns",
                              [DUB_SPECIALIST_MASTER_GUESTS] = "jb-apprentice-master-guests",
                              [DUB_SPECIALIST_LIVRE] = "jb-apprentice-livre",
                              [DUB_SPECIALIST_JEWELRY] = "jb-apprentice-jewelry",
                              [DUB_SPECIALIST_DECORATIONS] = "jb-apprentice-decorations",
                              [DUB_SPECIALIST_STOCKS] = "jb-apprentice-stocks",
                              [DUB_SPECIALIST_PRESTIGE] = "jb-apprentice-prestige",
                              [DUB_SPECIALIST_MASTER_EXAM] = "jb-apprentice-master-exam",
                              [DUB_SPECIALIST_HALLS] = "jb-apprentice-halls"),
  [DUB_SET_END] = SET ([DUB_LEFT] = "left", [DUB_RIGHT] = "right"),
  [DUB_SET_COLUMN] = SET ("left", "center", "right"),
  [DUB_SET_SYMBOL] = SET ([DUB_SYMBOL_NONE] = "none", [DUB_SYMBOL_SUITABLE] = "suitable",
                          [DUB_SYMBOL_SAME_COLOR] = "same-color"),
  [DUB_SET_FACT] =
      SET ([DUB_FACT_PP] = "pp", [DUB_FACT_LIVRE] = "livre", [DUB_FACT_THREAD] = "thread",
           [DUB_FACT_LACE] = "lace", [DUB_FACT_TILES] = "tiles", [DUB_FACT_STAFF] = "staff",
           [DUB_FACT_APPRENTICES] = "apprentices", [DUB_FACT_JEWELRY] = "jewelry",
           [DUB_FACT_BONUSES] = "bonuses"),
  [DUB_SET_EDITION] = SET ([DUB_EDITION_DELUXE] = "deluxe", [DUB_EDITION_CLASSIC] = "classic"),
  [DUB_SET_SECTION] =
      SET ([DUB_SECTION_HALLS] = "halls", [DUB_SECTION_FIREWORKS] = "fireworks",
           [DUB_SECTION_STATUES] = "statues", [DUB_SECTION_KITCHEN] = "kitchen",
           [DUB_SECTION_ALL_HALLS] = "all-halls", [DUB_SECTION_GARMENT_DISPLAY] = "garment-display",
           [DUB_SECTION_JEWELER] = "jeweler", [DUB_SECTION_EMPLOYEES] = "employees",
           [DUB_SECTION_DECK] = "deck", [DUB_SECTION_GARMENTS] = "garments",
           [DUB_SECTION_RESOURCES] = "resources", [DUB_SECTION_JEWELRY] = "jewelry"),
  [DUB_SET_SOURCE] = SET ([DUB_SOURCE_STARTER] = "starter", [DUB_SOURCE_RULEBOOK] = "rulebook",
                          [DUB_SOURCE_CHECKED] = "checked", [DUB_SOURCE_SHARED] = "shared"),
  [DUB_SET_PILE] =
      SET ([DUB_PILE_HAND] = "hand", [DUB_PILE_SUPPLY] = "supply", [DUB_PILE_DISCARD] = "discard"),
  [DUB_SET_VERB] = SET (
      [DUB_MOVE_TAKE_FAVOR] = "take-favor", [DUB_MOVE_GAIN] = "gain",
      [DUB_MOVE_TAKE_TILES] = "take-tiles", [DUB_MOVE_DRAW_BAG_TILE] = "draw-bag-tile",
      [DUB_MOVE_TAKE_GARMENT] = "take-garment", [DUB_MOVE_REVEAL_CARD] = "reveal-card",
      [DUB_MOVE_TAKE_JEWELRY] = "take-jewelry", [DUB_MOVE_PLACE_GARMENT] = "place-garment",
      [DUB_MOVE_SELL_GARMENT] = "sell-garment", [DUB_MOVE_HIRE] = "hire",
      [DUB_MOVE_ADD_HAND_CARD] = "add-hand-card", [DUB_MOVE_SHUFFLE_DISCARDS] = "shuffle-discards",
      [DUB_MOVE_PLACE_TOKEN] = "place-token", [DUB_MOVE_EXAM_TOKEN] = "exam-token",
      [DUB_MOVE_REMOVE_EMPLOYEE] = "remove-employee", [DUB_MOVE_ADD_EXAM_CARD] = "add-exam-card",
      [DUB_MOVE_CLEAR_TASKS] = "clear-tasks", [DUB_MOVE_MOVE_EXAM_TOKEN] = "move-exam-token",
      [DUB_MOVE_ALL_HALLS_TOKEN] = "all-halls-token", [DUB_MOVE_PLAY_CARD] = "play-card",
      [DUB_MOVE_TELL_CARD] = "tell-card", [DUB_MOVE_ACT] = "act", [DUB_MOVE_TURN_UP] = "turn-up",
      [DUB_MOVE_DEPUTE] = "depute", [DUB_MOVE_PASS_EXAM] = "pass-exam", [DUB_MOVE_PASS] = "pass",
      [DUB_MOVE_CHOOSE_CARD] = "choose-card", [DUB_MOVE_PLAY_EMPLOYEE] = "play-employee",
      [DUB_MOVE_BONUS] = "bonus", [DUB_MOVE_TELL_GAINS] = "tell-gains",
      [DUB_MOVE_NAME_SPECIALIST] = "name-specialist", [DUB_MOVE_COUNT] = "count",
      [DUB_MOVE_END_TURN] = "end-turn", [DUB_MOVE_INCOME] = "income",
      [DUB_MOVE_BEGIN_ROUND] = "begin-round", [DUB_MOVE_RETURN_FAVOR] = "return-favor",
      [DUB_MOVE_LEAVE] = "leave", [DUB_MOVE_SHIFT] = "shift", [DUB_MOVE_ENTER] = "enter",
      [DUB_MOVE_LEAVE_EMPTY] = "leave-empty", [DUB_MOVE_ADD_FESTIVITY] = "add-festivity",
      [DUB_MOVE_DRAW_HAND] = "draw-hand", [DUB_MOVE_FILL] = "fill", [DUB_MOVE_READY] = "ready",
      [DUB_MOVE_CORRECT] = "correct", [DUB_MOVE_FINISH] = "finish"),
  [DUB_SET_DRAW_MODE] =
      SET ([DUB_DRAW_APP] = "app", [DUB_DRAW_TABLE] = "table", [DUB_DRAW_LEARN] = "learn"),
  [DUB_SET_DISPLAY] =
      SET ([DUB_DISPLAY_RESOURCES] = "resources", [DUB_DISPLAY_GARMENTS] = "garments",
           [DUB_DISPLAY_EMPLOYEES] = "employees", [DUB_DISPLAY_JEWELRY] = "jewelry"),
  [DUB_SET_PLACE] = SET (
      [DUB_PLACE_RESOURCE] = "tile", [DUB_PLACE_GARMENT] = "garment",
      [DUB_PLACE_EMPLOYEE] = "employee", [DUB_PLACE_JEWEL] = "jewel", [DUB_PLACE_GUEST] = "guest",
      [DUB_PLACE_TOKEN] = "token", [DUB_PLACE_ALL_HALLS] = "all-halls", [DUB_PLACE_FAVOR] = "favor",
      [DUB_PLACE_COUNT] = "count", [DUB_PLACE_JEWELRY] = "jewelry", [DUB_PLACE_STAFF] = "staff",
      [DUB_PLACE_TRACK] = "track", [DUB_PLACE_TASK] = "task", [DUB_PLACE_HAND] = "hand",
      [DUB_PLACE_SPECIALIST] = "specialist", [DUB_PLACE_PILE] = "pile", [DUB_PLACE_BAG] = "bag",
      [DUB_PLACE_EXAM_DECK] = "exam-deck", [DUB_PLACE_START] = "start", [DUB_PLACE_TURN] = "turn",
      [DUB_PLACE_DRAW_MODE] = "draw-mode"),
  [DUB_SET_KIND] = SET (
      [DUB_KIND_NUMBER] = "n", [DUB_KIND_TILE] = "tile", [DUB_KIND_JEWEL] = "jewel",
      [DUB_KIND_OWNER] = "owner", [DUB_KIND_TRACK] = "track", [DUB_KIND_TOKEN] = "token",
      [DUB_KIND_DRAW_MODE] = "draw-mode", [DUB_KIND_SPECIALIST] = "specialist",
      [DUB_KIND_JEWELRY] = "jewelry", [DUB_KIND_CROWNS] = "crowns", [DUB_KIND_GARMENT] = "garment",
      [DUB_KIND_EMPLOYEE] = "employee", [DUB_KIND_CARD] = "card"),
  /* Whose move a line tells. */
  [DUB_SET_PLAYER] = SET ([DUB_NOBODY] = "table", [DUB_BARRY] = "barry", [DUB_YOU] = "you"),
  [DUB_SET_EVENT] =
      SET ([DUB_EVENT_STARTED] = "started", [DUB_EVENT_BOX] = "box", [DUB_EVENT_CARDS] = "cards"),
  [DUB_SET_PLAYER_COLOR] = SET ([DUB_PLAYER_PURPLE] = "purple", [DUB_PLAYER_BLACK] = "black",
                                [DUB_PLAYER_YELLOW] = "yellow", [DUB_PLAYER_BLUE] = "blue",
                                [DUB_PLAYER_WHITE] = "white"),
  [DUB_SET_STRENGTH] =
      SET ([DUB_STRENGTH_PRINTED] = "printed", [DUB_STRENGTH_CARD_FEWER] = "card-fewer",
           [DUB_STRENGTH_CARD_MORE] = "card-more", [DUB_STRENGTH_PP_5] = "pp-5",
           [DUB_STRENGTH_PP_10] = "pp-10"),
  [DUB_SET_EMPLOYEE_EXPANSION] = SET ([TRUE] = "jewelry-box"),
  [DUB_SET_QUESTION] = SET ([DUB_QUESTION_TILE_FACES] = "tile-faces", [DUB_QUESTION_YOU] = "you",
                            [DUB_QUESTION_CARD] = "card", [DUB_QUESTION_GARMENT] = "garment",
                            [DUB_QUESTION_EMPLOYEES] = "employees",
                            [DUB_QUESTION_JEWELRY] = "jewelry", [DUB_QUESTION_STAFF] = "staff"),
};

const char *
dub_name_get (DubSet set, guint value)
{
  g_return_val_if_fail (set < DUB_N_SETS, NULL);

  return value < sets[set].n ? sets[set].keys[value] : NULL;
}

gboolean
dub_name_find (DubSet set, const char *key, guint *value)
{
  return dub_name_find_part (set, key, strlen (key), value);
}

gboolean
dub_name_find_part (DubSet set, const char *key, gsize length, guint *value)
{
  g_return_val_if_fail (set < DUB_N_SETS, FALSE);

  for (guint i = 0; i < sets[set].n; i++) {
    const char *own = sets[set].keys[i];

    /* Journals look up every key here, and few begin alike. */
    if (own != NULL && length > 0 && own[0] == key[0] && strlen (own) == length &&
        memcmp (own, key, length) == 0) {
      *value = i;
      return TRUE;
    }
  }

  return FALSE;
}

guint
dub_set_get_size (DubSet set)
{
  g_return_val_if_fail (set < DUB_N_SETS, 0);

  return sets[set].n;
}

#define ID(name, id) [DUB_RULE_##name] = (id),

static const char *const ids[DUB_N_RULES] = { DUB_RULES (ID) };

const char *
dub_rule_id_to_string (DubRuleId rule)
{
  g_return_val_if_fail (rule > DUB_RULE_NONE && rule < DUB_N_RULES, NULL);

  return ids[rule];
}

gboolean
dub_rule_id_is_ruling (DubRuleId rule)
{
  return rule >= DUB_RULE_R_1 && rule <= DUB_RULE_R_17;
}
