/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-names.h"
#include "dub-move.h"
#include "dub-turn.h"

#include <string.h>

/* Comparing lengths first is faster: journals look up every key here, and many begin alike. */
typedef struct {
  const char *text;
  gsize length;
} Key;

#define KEY(text) \
  { \
    text, sizeof (text) - 1 \
  }

static const Key owners[] = {
  [DUB_NOBODY] = KEY ("board"),
  [DUB_BARRY] = KEY ("barry"),
  [DUB_YOU] = KEY ("you"),
};
static const Key expansions[] = {
  [DUB_EXPANSION_JEWELRY_BOX] = KEY ("jewelry-box"),
  [DUB_EXPANSION_FANCY] = KEY ("fancy"),
  [DUB_EXPANSION_FESTIVITY] = KEY ("festivity"),
  [DUB_EXPANSION_EXPERT] = KEY ("expert"),
};
static const Key employee_expansions[] = { [TRUE] = KEY ("jewelry-box") };
static const Key colors[] = {
  [DUB_BLUE] = KEY ("blue"),
  [DUB_PINK] = KEY ("pink"),
  [DUB_GREEN] = KEY ("green"),
  [DUB_ORANGE] = KEY ("orange"),
};
static const Key festivities[] = {
  [DUB_FESTIVITY_PAIRS] = KEY ("pairs"),
  [DUB_FESTIVITY_DECORATIONS] = KEY ("decorations"),
  [DUB_FESTIVITY_BLUE] = KEY ("blue"),
  [DUB_FESTIVITY_PINK] = KEY ("pink"),
};
static const Key experts[] = {
  [DUB_EXPERT_FAVOR] = KEY ("favor"),
  [DUB_EXPERT_DEPUTE] = KEY ("depute"),
  [DUB_EXPERT_TILE] = KEY ("tile"),
  [DUB_EXPERT_LIVRE14] = KEY ("livre14"),
  [DUB_EXPERT_ANY_JEWELRY] = KEY ("any-jewelry"),
  [DUB_EXPERT_MATCH_JEWELRY] = KEY ("match-jewelry"),
};
static const Key tiles[] = {
  [DUB_TILE_BP] = KEY ("bp"),
  [DUB_TILE_GO] = KEY ("go"),
  [DUB_TILE_BP_GO] = KEY ("bp+go"),
  [DUB_TILE_UNKNOWN] = KEY ("?"),
};
static const Key types[] = {
  [DUB_MASTER] = KEY ("master"),
  [DUB_JOURNEYMAN] = KEY ("journeyman"),
  [DUB_APPRENTICE] = KEY ("apprentice"),
};
static const Key crowns[] = {
  [DUB_VI_STAFF] = KEY ("vi-staff"),
  [DUB_VI_THREAD_LACE] = KEY ("vi-thread-lace"),
  [DUB_VI_MASTER_GUESTS] = KEY ("vi-master-guests"),
  [DUB_VI_PAIRS] = KEY ("vi-pairs"),
  [DUB_JB_JEWELRY_SET] = KEY ("jb-jewelry-set"),
  [DUB_JB_NECKLACES] = KEY ("jb-necklaces"),
  [DUB_JB_DECORATIONS] = KEY ("jb-decorations"),
  [DUB_JB_APPRENTICES] = KEY ("jb-apprentices"),
};
static const Key rewards[] = {
  [DUB_REWARD_NONE] = KEY ("none"),     [DUB_REWARD_RESOURCE] = KEY ("resource"),
  [DUB_REWARD_THREAD] = KEY ("thread"), [DUB_REWARD_LACE] = KEY ("lace"),
  [DUB_REWARD_LIVRE] = KEY ("livre"),
};
static const Key decoration_kinds[] = {
  [DUB_FIREWORKS] = KEY ("fireworks"),       [DUB_STATUES] = KEY ("statues"),
  [DUB_KITCHEN_LEFT] = KEY ("kitchen-left"), [DUB_KITCHEN_RIGHT] = KEY ("kitchen-right"),
  [DUB_MUSICIANS] = KEY ("musicians"),       [DUB_JEWELER] = KEY ("jeweler"),
};
static const Key funds[] = {
  [DUB_FUND_FIREWORKS] = KEY ("fireworks"),
  [DUB_FUND_KITCHEN] = KEY ("kitchen"),
  [DUB_FUND_MUSICIANS] = KEY ("musicians"),
  [DUB_FUND_STATUES] = KEY ("statues"),
};
static const Key tracks[] = {
  [DUB_TRACK_JOURNEYMAN] = KEY ("journeyman"),
  [DUB_TRACK_MASTER] = KEY ("master"),
};
static const Key tasks[] = {
  [DUB_TASK_BP] = KEY ("bp"),
  [DUB_TASK_GO] = KEY ("go"),
  [DUB_TASK_THREAD_LACE] = KEY ("thread-lace"),
  [DUB_TASK_DECORATION] = KEY ("decoration"),
  [DUB_TASK_THIMBLE] = KEY ("thimble"),
  [DUB_TASK_GOWN] = KEY ("gown"),
  [DUB_TASK_COAT] = KEY ("coat"),
};
static const Key specialists[] = {
  [DUB_SPECIALIST_COATS] = KEY ("jb-apprentice-coats"),
  [DUB_SPECIALIST_GOWNS] = KEY ("jb-apprentice-gowns"),
  [DUB_SPECIALIST_MASTER_GUESTS] = KEY ("jb-apprentice-master-guests"),
  [DUB_SPECIALIST_LIVRE] = KEY ("jb-apprentice-livre"),
  [DUB_SPECIALIST_JEWELRY] = KEY ("jb-apprentice-jewelry"),
  [DUB_SPECIALIST_DECORATIONS] = KEY ("jb-apprentice-decorations"),
  [DUB_SPECIALIST_STOCKS] = KEY ("jb-apprentice-stocks"),
  [DUB_SPECIALIST_PRESTIGE] = KEY ("jb-apprentice-prestige"),
  [DUB_SPECIALIST_MASTER_EXAM] = KEY ("jb-apprentice-master-exam"),
  [DUB_SPECIALIST_HALLS] = KEY ("jb-apprentice-halls"),
};
static const Key ends[] = {
  [DUB_LEFT] = KEY ("left"),
  [DUB_RIGHT] = KEY ("right"),
};
static const Key columns[] = { KEY ("left"), KEY ("center"), KEY ("right") };
static const Key symbols[] = {
  [DUB_SYMBOL_NONE] = KEY ("none"),
  [DUB_SYMBOL_SUITABLE] = KEY ("suitable"),
  [DUB_SYMBOL_SAME_COLOR] = KEY ("same-color"),
};
static const Key facts[] = {
  [DUB_FACT_PP] = KEY ("pp"),
  [DUB_FACT_LIVRE] = KEY ("livre"),
  [DUB_FACT_THREAD] = KEY ("thread"),
  [DUB_FACT_LACE] = KEY ("lace"),
  [DUB_FACT_TILES] = KEY ("tiles"),
  [DUB_FACT_STAFF] = KEY ("staff"),
  [DUB_FACT_APPRENTICES] = KEY ("apprentices"),
  [DUB_FACT_JEWELRY] = KEY ("jewelry"),
  [DUB_FACT_BONUSES] = KEY ("bonuses"),
};
static const Key editions[] = {
  [DUB_EDITION_DELUXE] = KEY ("deluxe"),
  [DUB_EDITION_CLASSIC] = KEY ("classic"),
};
static const Key sections[] = {
  [DUB_SECTION_HALLS] = KEY ("halls"),
  [DUB_SECTION_FIREWORKS] = KEY ("fireworks"),
  [DUB_SECTION_STATUES] = KEY ("statues"),
  [DUB_SECTION_KITCHEN] = KEY ("kitchen"),
  [DUB_SECTION_ALL_HALLS] = KEY ("all-halls"),
  [DUB_SECTION_GARMENT_DISPLAY] = KEY ("garment-display"),
  [DUB_SECTION_JEWELER] = KEY ("jeweler"),
  [DUB_SECTION_EMPLOYEES] = KEY ("employees"),
  [DUB_SECTION_DECK] = KEY ("deck"),
  [DUB_SECTION_GARMENTS] = KEY ("garments"),
  [DUB_SECTION_RESOURCES] = KEY ("resources"),
  [DUB_SECTION_JEWELRY] = KEY ("jewelry"),
};
static const Key sources[] = {
  [DUB_SOURCE_STARTER] = KEY ("starter"),
  [DUB_SOURCE_RULEBOOK] = KEY ("rulebook"),
  [DUB_SOURCE_CHECKED] = KEY ("checked"),
};
static const Key piles[] = {
  [DUB_PILE_HAND] = KEY ("hand"),
  [DUB_PILE_SUPPLY] = KEY ("supply"),
  [DUB_PILE_DISCARD] = KEY ("discard"),
};
static const Key verbs[] = {
  [DUB_MOVE_TAKE_FAVOR] = KEY ("take-favor"),
  [DUB_MOVE_GAIN] = KEY ("gain"),
  [DUB_MOVE_TAKE_TILES] = KEY ("take-tiles"),
  [DUB_MOVE_DRAW_BAG_TILE] = KEY ("draw-bag-tile"),
  [DUB_MOVE_TAKE_GARMENT] = KEY ("take-garment"),
  [DUB_MOVE_REVEAL_CARD] = KEY ("reveal-card"),
  [DUB_MOVE_TAKE_JEWELRY] = KEY ("take-jewelry"),
  [DUB_MOVE_PLACE_GARMENT] = KEY ("place-garment"),
  [DUB_MOVE_SELL_GARMENT] = KEY ("sell-garment"),
  [DUB_MOVE_HIRE] = KEY ("hire"),
  [DUB_MOVE_ADD_HAND_CARD] = KEY ("add-hand-card"),
  [DUB_MOVE_SHUFFLE_DISCARDS] = KEY ("shuffle-discards"),
  [DUB_MOVE_PLACE_TOKEN] = KEY ("place-token"),
  [DUB_MOVE_EXAM_TOKEN] = KEY ("exam-token"),
  [DUB_MOVE_REMOVE_EMPLOYEE] = KEY ("remove-employee"),
  [DUB_MOVE_ADD_EXAM_CARD] = KEY ("add-exam-card"),
  [DUB_MOVE_CLEAR_TASKS] = KEY ("clear-tasks"),
  [DUB_MOVE_MOVE_EXAM_TOKEN] = KEY ("move-exam-token"),
  [DUB_MOVE_ALL_HALLS_TOKEN] = KEY ("all-halls-token"),
  [DUB_MOVE_PLAY_CARD] = KEY ("play-card"),
  [DUB_MOVE_TELL_CARD] = KEY ("tell-card"),
  [DUB_MOVE_ACT] = KEY ("act"),
  [DUB_MOVE_TURN_UP] = KEY ("turn-up"),
  [DUB_MOVE_DEPUTE] = KEY ("depute"),
  [DUB_MOVE_PASS_EXAM] = KEY ("pass-exam"),
  [DUB_MOVE_PASS] = KEY ("pass"),
  [DUB_MOVE_NAME_SPECIALIST] = KEY ("name-specialist"),
  [DUB_MOVE_COUNT] = KEY ("count"),
  [DUB_MOVE_END_TURN] = KEY ("end-turn"),
  [DUB_MOVE_INCOME] = KEY ("income"),
  [DUB_MOVE_BEGIN_ROUND] = KEY ("begin-round"),
  [DUB_MOVE_RETURN_FAVOR] = KEY ("return-favor"),
  [DUB_MOVE_LEAVE] = KEY ("leave"),
  [DUB_MOVE_SHIFT] = KEY ("shift"),
  [DUB_MOVE_ENTER] = KEY ("enter"),
  [DUB_MOVE_LEAVE_EMPTY] = KEY ("leave-empty"),
  [DUB_MOVE_ADD_FESTIVITY] = KEY ("add-festivity"),
  [DUB_MOVE_DRAW_HAND] = KEY ("draw-hand"),
  [DUB_MOVE_FILL] = KEY ("fill"),
  [DUB_MOVE_READY] = KEY ("ready"),
  [DUB_MOVE_CORRECT] = KEY ("correct"),
  [DUB_MOVE_FINISH] = KEY ("finish"),
};
static const Key draw_modes[] = {
  [DUB_DRAW_APP] = KEY ("app"),
  [DUB_DRAW_TABLE] = KEY ("table"),
  [DUB_DRAW_LEARN] = KEY ("learn"),
};
static const Key strengths[] = {
  [DUB_STRENGTH_PRINTED] = KEY ("printed"),     [DUB_STRENGTH_CARD_FEWER] = KEY ("card-fewer"),
  [DUB_STRENGTH_CARD_MORE] = KEY ("card-more"), [DUB_STRENGTH_PP_5] = KEY ("pp-5"),
  [DUB_STRENGTH_PP_10] = KEY ("pp-10"),
};
static const Key player_colors[] = {
  [DUB_PLAYER_PURPLE] = KEY ("purple"), [DUB_PLAYER_BLACK] = KEY ("black"),
  [DUB_PLAYER_YELLOW] = KEY ("yellow"), [DUB_PLAYER_BLUE] = KEY ("blue"),
  [DUB_PLAYER_WHITE] = KEY ("white"),
};
static const Key displays[] = {
  [DUB_DISPLAY_RESOURCES] = KEY ("resources"),
  [DUB_DISPLAY_GARMENTS] = KEY ("garments"),
  [DUB_DISPLAY_EMPLOYEES] = KEY ("employees"),
  [DUB_DISPLAY_JEWELRY] = KEY ("jewelry"),
};
static const Key places[] = {
  [DUB_PLACE_RESOURCE] = KEY ("tile"),
  [DUB_PLACE_GARMENT] = KEY ("garment"),
  [DUB_PLACE_EMPLOYEE] = KEY ("employee"),
  [DUB_PLACE_JEWEL] = KEY ("jewel"),
  [DUB_PLACE_GUEST] = KEY ("guest"),
  [DUB_PLACE_TOKEN] = KEY ("token"),
  [DUB_PLACE_ALL_HALLS] = KEY ("all-halls"),
  [DUB_PLACE_FAVOR] = KEY ("favor"),
  [DUB_PLACE_COUNT] = KEY ("count"),
  [DUB_PLACE_JEWELRY] = KEY ("jewelry"),
  [DUB_PLACE_STAFF] = KEY ("staff"),
  [DUB_PLACE_TRACK] = KEY ("track"),
  [DUB_PLACE_TASK] = KEY ("task"),
  [DUB_PLACE_HAND] = KEY ("hand"),
  [DUB_PLACE_SPECIALIST] = KEY ("specialist"),
  [DUB_PLACE_PILE] = KEY ("pile"),
  [DUB_PLACE_BAG] = KEY ("bag"),
  [DUB_PLACE_EXAM_DECK] = KEY ("exam-deck"),
  [DUB_PLACE_START] = KEY ("start"),
  [DUB_PLACE_TURN] = KEY ("turn"),
  [DUB_PLACE_DRAW_MODE] = KEY ("draw-mode"),
};
static const Key kinds[] = {
  [DUB_KIND_NUMBER] = KEY ("n"),
  [DUB_KIND_TILE] = KEY ("tile"),
  [DUB_KIND_JEWEL] = KEY ("jewel"),
  [DUB_KIND_OWNER] = KEY ("owner"),
  [DUB_KIND_TRACK] = KEY ("track"),
  [DUB_KIND_TOKEN] = KEY ("token"),
  [DUB_KIND_DRAW_MODE] = KEY ("draw-mode"),
  [DUB_KIND_SPECIALIST] = KEY ("specialist"),
  [DUB_KIND_JEWELRY] = KEY ("jewelry"),
  [DUB_KIND_CROWNS] = KEY ("crowns"),
  [DUB_KIND_GARMENT] = KEY ("garment"),
  [DUB_KIND_EMPLOYEE] = KEY ("employee"),
  [DUB_KIND_CARD] = KEY ("card"),
};
static const Key events[] = {
  [DUB_EVENT_STARTED] = KEY ("started"),
  [DUB_EVENT_BOX] = KEY ("box"),
  [DUB_EVENT_CARDS] = KEY ("cards"),
};
/* Whose move a line tells. */
static const Key players[] = {
  [DUB_NOBODY] = KEY ("table"),
  [DUB_BARRY] = KEY ("barry"),
  [DUB_YOU] = KEY ("you"),
};

typedef struct {
  const Key *keys;
  guint n;
} Set;

#define SET(keys) \
  { \
    keys, G_N_ELEMENTS (keys) \
  }

static const Set sets[DUB_N_SETS] = {
  [DUB_SET_OWNER] = SET (owners),       [DUB_SET_EXPANSION] = SET (expansions),
  [DUB_SET_COLOR] = SET (colors),       [DUB_SET_FESTIVITY] = SET (festivities),
  [DUB_SET_EXPERT] = SET (experts),     [DUB_SET_TILE] = SET (tiles),
  [DUB_SET_TYPE] = SET (types),         [DUB_SET_CROWN] = SET (crowns),
  [DUB_SET_REWARD] = SET (rewards),     [DUB_SET_DECORATION_KIND] = SET (decoration_kinds),
  [DUB_SET_FUND] = SET (funds),         [DUB_SET_TRACK] = SET (tracks),
  [DUB_SET_TASK] = SET (tasks),         [DUB_SET_SPECIALIST] = SET (specialists),
  [DUB_SET_END] = SET (ends),           [DUB_SET_COLUMN] = SET (columns),
  [DUB_SET_SYMBOL] = SET (symbols),     [DUB_SET_FACT] = SET (facts),
  [DUB_SET_EDITION] = SET (editions),   [DUB_SET_SECTION] = SET (sections),
  [DUB_SET_SOURCE] = SET (sources),     [DUB_SET_PILE] = SET (piles),
  [DUB_SET_VERB] = SET (verbs),         [DUB_SET_DRAW_MODE] = SET (draw_modes),
  [DUB_SET_DISPLAY] = SET (displays),   [DUB_SET_PLACE] = SET (places),
  [DUB_SET_KIND] = SET (kinds),         [DUB_SET_PLAYER] = SET (players),
  [DUB_SET_EVENT] = SET (events),       [DUB_SET_PLAYER_COLOR] = SET (player_colors),
  [DUB_SET_STRENGTH] = SET (strengths), [DUB_SET_EMPLOYEE_EXPANSION] = SET (employee_expansions),
};

const char *
dub_name_get (DubSet set, guint value)
{
  g_return_val_if_fail (set < DUB_N_SETS, NULL);

  return value < sets[set].n ? sets[set].keys[value].text : NULL;
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
    const Key *own = &sets[set].keys[i];

    if (own->length == length && length > 0 && memcmp (own->text, key, length) == 0) {
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

static const char *const ids[DUB_N_RULES] = {
  [DUB_RULE_T_1] = "T-1",       [DUB_RULE_T_2] = "T-2",       [DUB_RULE_T_3] = "T-3",
  [DUB_RULE_FAV_1] = "FAV-1",   [DUB_RULE_FAV_2] = "FAV-2",   [DUB_RULE_RES_1] = "RES-1",
  [DUB_RULE_RES_2] = "RES-2",   [DUB_RULE_RES_3] = "RES-3",   [DUB_RULE_RES_4] = "RES-4",
  [DUB_RULE_TAI_1] = "TAI-1",   [DUB_RULE_TAI_2] = "TAI-2",   [DUB_RULE_TAI_3] = "TAI-3",
  [DUB_RULE_TAI_4] = "TAI-4",   [DUB_RULE_TAI_5] = "TAI-5",   [DUB_RULE_TAI_6] = "TAI-6",
  [DUB_RULE_HIR_1] = "HIR-1",   [DUB_RULE_HIR_2] = "HIR-2",   [DUB_RULE_HIR_3] = "HIR-3",
  [DUB_RULE_HIR_4] = "HIR-4",   [DUB_RULE_FUN_1] = "FUN-1",   [DUB_RULE_FUN_2] = "FUN-2",
  [DUB_RULE_FUN_3] = "FUN-3",   [DUB_RULE_EXAM_J] = "EXAM-J", [DUB_RULE_EXAM_M] = "EXAM-M",
  [DUB_RULE_EXAM_R] = "EXAM-R", [DUB_RULE_EXAM_X] = "EXAM-X", [DUB_RULE_ALL_1] = "ALL-1",
  [DUB_RULE_VAL_1] = "VAL-1",   [DUB_RULE_FES_1] = "FES-1",   [DUB_RULE_EXP_1] = "EXP-1",
  [DUB_RULE_END_1] = "END-1",   [DUB_RULE_END_2] = "END-2",   [DUB_RULE_END_3] = "END-3",
  [DUB_RULE_END_4] = "END-4",   [DUB_RULE_END_5] = "END-5",   [DUB_RULE_END_6] = "END-6",
  [DUB_RULE_END_7] = "END-7",   [DUB_RULE_END_8] = "END-8",   [DUB_RULE_END_9] = "END-9",
  [DUB_RULE_R_1] = "R-1",       [DUB_RULE_R_2] = "R-2",       [DUB_RULE_R_3] = "R-3",
  [DUB_RULE_R_4] = "R-4",       [DUB_RULE_R_5] = "R-5",       [DUB_RULE_R_6] = "R-6",
  [DUB_RULE_R_7] = "R-7",       [DUB_RULE_R_8] = "R-8",       [DUB_RULE_R_9] = "R-9",
  [DUB_RULE_R_10] = "R-10",     [DUB_RULE_R_11] = "R-11",     [DUB_RULE_R_12] = "R-12",
  [DUB_RULE_R_13] = "R-13",     [DUB_RULE_R_14] = "R-14",     [DUB_RULE_R_15] = "R-15",
  [DUB_RULE_R_16] = "R-16",     [DUB_RULE_R_17] = "R-17",     [DUB_RULE_SET_1] = "SET-1",
  [DUB_RULE_SET_2] = "SET-2",   [DUB_RULE_SET_3] = "SET-3",   [DUB_RULE_SET_4] = "SET-4",
  [DUB_RULE_SET_5] = "SET-5",   [DUB_RULE_SET_6] = "SET-6",   [DUB_RULE_SET_7] = "SET-7",
  [DUB_RULE_SET_8] = "SET-8",   [DUB_RULE_P1_A] = "P1-A",     [DUB_RULE_P1_B] = "P1-B",
  [DUB_RULE_P1_C] = "P1-C",     [DUB_RULE_P1_D] = "P1-D",     [DUB_RULE_P1_E] = "P1-E",
  [DUB_RULE_P1_F] = "P1-F",     [DUB_RULE_P2] = "P2",         [DUB_RULE_P3] = "P3",
  [DUB_RULE_P4] = "P4",         [DUB_RULE_YOU_1] = "YOU-1",   [DUB_RULE_YOU_2] = "YOU-2",
  [DUB_RULE_YOU_3] = "YOU-3",   [DUB_RULE_YOU_4] = "YOU-4",   [DUB_RULE_YOU_5] = "YOU-5",
  [DUB_RULE_YOU_6] = "YOU-6",   [DUB_RULE_YOU_7] = "YOU-7",   [DUB_RULE_YOU_8] = "YOU-8",
};

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
