/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-names.h"

#include "dub-event.h"
#include "dub-turn.h"

#include <string.h>

static const char *const owners[] = {
  [DUB_NOBODY] = "board",
  [DUB_BARRY] = "barry",
  [DUB_YOU] = "you",
};
static const char *const expansions[] = {
  [DUB_EXPANSION_JEWELRY_BOX] = "jewelry-box",
  [DUB_EXPANSION_FANCY] = "fancy",
  [DUB_EXPANSION_FESTIVITY] = "festivity",
  [DUB_EXPANSION_EXPERT] = "expert",
};
static const char *const colors[] = {
  [DUB_BLUE] = "blue",
  [DUB_PINK] = "pink",
  [DUB_GREEN] = "green",
  [DUB_ORANGE] = "orange",
};
static const char *const festivities[] = {
  [DUB_FESTIVITY_PAIRS] = "pairs",
  [DUB_FESTIVITY_DECORATIONS] = "decorations",
  [DUB_FESTIVITY_BLUE] = "blue",
  [DUB_FESTIVITY_PINK] = "pink",
};
static const char *const experts[] = {
  [DUB_EXPERT_FAVOR] = "favor",
  [DUB_EXPERT_DEPUTE] = "depute",
  [DUB_EXPERT_TILE] = "tile",
  [DUB_EXPERT_LIVRE14] = "livre14",
  [DUB_EXPERT_ANY_JEWELRY] = "any-jewelry",
  [DUB_EXPERT_MATCH_JEWELRY] = "match-jewelry",
};
static const char *const tiles[] = {
  [DUB_TILE_BP] = "bp",
  [DUB_TILE_GO] = "go",
  [DUB_TILE_BP_GO] = "bp+go",
  [DUB_TILE_UNKNOWN] = "?",
};
static const char *const types[] = {
  [DUB_MASTER] = "master",
  [DUB_JOURNEYMAN] = "journeyman",
  [DUB_APPRENTICE] = "apprentice",
};
static const char *const crowns[] = {
  [DUB_VI_STAFF] = "vi-staff",
  [DUB_VI_THREAD_LACE] = "vi-thread-lace",
  [DUB_VI_MASTER_GUESTS] = "vi-master-guests",
  [DUB_VI_PAIRS] = "vi-pairs",
  [DUB_JB_JEWELRY_SET] = "jb-jewelry-set",
  [DUB_JB_NECKLACES] = "jb-necklaces",
  [DUB_JB_DECORATIONS] = "jb-decorations",
  [DUB_JB_APPRENTICES] = "jb-apprentices",
};
static const char *const rewards[] = {
  [DUB_REWARD_NONE] = "none", [DUB_REWARD_RESOURCE] = "resource", [DUB_REWARD_THREAD] = "thread",
  [DUB_REWARD_LACE] = "lace", [DUB_REWARD_LIVRE] = "livre",
};
static const char *const decoration_kinds[] = {
  [DUB_FIREWORKS] = "fireworks",       [DUB_STATUES] = "statues",
  [DUB_KITCHEN_LEFT] = "kitchen-left", [DUB_KITCHEN_RIGHT] = "kitchen-right",
  [DUB_MUSICIANS] = "musicians",       [DUB_JEWELER] = "jeweler",
};
static const char *const funds[] = {
  [DUB_FUND_FIREWORKS] = "fireworks",
  [DUB_FUND_KITCHEN] = "kitchen",
  [DUB_FUND_MUSICIANS] = "musicians",
  [DUB_FUND_STATUES] = "statues",
};
static const char *const tracks[] = {
  [DUB_TRACK_JOURNEYMAN] = "journeyman",
  [DUB_TRACK_MASTER] = "master",
};
static const char *const tasks[] = {
  [DUB_TASK_BP] = "bp",
  [DUB_TASK_GO] = "go",
  [DUB_TASK_THREAD_LACE] = "thread-lace",
  [DUB_TASK_DECORATION] = "decoration",
  [DUB_TASK_THIMBLE] = "thimble",
  [DUB_TASK_GOWN] = "gown",
  [DUB_TASK_COAT] = "coat",
};
static const char *const specialists[] = {
  [DUB_SPECIALIST_COATS] = "jb-apprentice-coats",
  [DUB_SPECIALIST_GOWNS] = "jb-apprentice-gowns",
  [DUB_SPECIALIST_MASTER_GUESTS] = "jb-apprentice-master-guests",
  [DUB_SPECIALIST_LIVRE] = "jb-apprentice-livre",
  [DUB_SPECIALIST_JEWELRY] = "jb-apprentice-jewelry",
  [DUB_SPECIALIST_DECORATIONS] = "jb-apprentice-decorations",
  [DUB_SPECIALIST_STOCKS] = "jb-apprentice-stocks",
  [DUB_SPECIALIST_PRESTIGE] = "jb-apprentice-prestige",
  [DUB_SPECIALIST_MASTER_EXAM] = "jb-apprentice-master-exam",
  [DUB_SPECIALIST_HALLS] = "jb-apprentice-halls",
};
static const char *const sides[] = {
  [DUB_LEFT] = "left",
  [DUB_RIGHT] = "right",
};
static const char *const columns[] = { "left", "center", "right" };
static const char *const symbols[] = {
  [DUB_SYMBOL_NONE] = "none",
  [DUB_SYMBOL_SUITABLE] = "suitable",
  [DUB_SYMBOL_SAME_COLOR] = "same-colour",
};
static const char *const facts[] = {
  [DUB_FACT_PP] = "pp",           [DUB_FACT_LIVRE] = "livre",
  [DUB_FACT_THREAD] = "thread",   [DUB_FACT_LACE] = "lace",
  [DUB_FACT_STAFF] = "staff",     [DUB_FACT_APPRENTICES] = "apprentices",
  [DUB_FACT_TILES] = "tiles",     [DUB_FACT_JEWELRY] = "jewelry",
  [DUB_FACT_BONUSES] = "bonuses",
};
static const char *const editions[] = {
  [DUB_EDITION_DELUXE] = "deluxe",
  [DUB_EDITION_CLASSIC] = "classic",
};
static const char *const sections[] = {
  [DUB_SECTION_HALLS] = "halls",         [DUB_SECTION_FIREWORKS] = "fireworks",
  [DUB_SECTION_STATUES] = "statues",     [DUB_SECTION_KITCHEN] = "kitchen",
  [DUB_SECTION_ALL_HALLS] = "all-halls", [DUB_SECTION_GARMENT_DISPLAY] = "garment-display",
  [DUB_SECTION_JEWELER] = "jeweler",     [DUB_SECTION_EMPLOYEES] = "employees",
  [DUB_SECTION_DECK] = "deck",           [DUB_SECTION_GARMENTS] = "garments",
  [DUB_SECTION_RESOURCES] = "resources", [DUB_SECTION_JEWELRY] = "jewelry",
};
static const char *const sources[] = {
  [DUB_SOURCE_STARTER] = "starter",
  [DUB_SOURCE_RULEBOOK] = "rulebook",
  [DUB_SOURCE_CHECKED] = "checked",
};
static const char *const piles[] = {
  [DUB_PILE_HAND] = "hand",
  [DUB_PILE_SUPPLY] = "supply",
  [DUB_PILE_DISCARD] = "discard",
};
static const char *const verbs[] = {
  [DUB_STEP_TAKE_FAVOR] = "take-favor",
  [DUB_STEP_GAIN_PP] = "gain-pp",
  [DUB_STEP_TAKE_TILES] = "take-tiles",
  [DUB_STEP_DRAW_BAG_TILE] = "draw-bag-tile",
  [DUB_STEP_TAKE_THREAD] = "take-thread",
  [DUB_STEP_TAKE_LACE] = "take-lace",
  [DUB_STEP_TAKE_GARMENT] = "take-garment",
  [DUB_STEP_REVEAL_CARD] = "reveal-card",
  [DUB_STEP_TAKE_JEWELRY] = "take-jewelry",
  [DUB_STEP_PLACE_GARMENT] = "place-garment",
  [DUB_STEP_HIRE] = "hire",
  [DUB_STEP_ADD_HAND_CARD] = "add-hand-card",
  [DUB_STEP_SHUFFLE_DISCARDS] = "shuffle-discards",
  [DUB_STEP_PLACE_TOKEN] = "place-token",
  [DUB_STEP_EXAM_TOKEN] = "exam-token",
  [DUB_STEP_REMOVE_EMPLOYEE] = "remove-employee",
  [DUB_STEP_ADD_EXAM_CARD] = "add-exam-card",
  [DUB_STEP_CLEAR_TASKS] = "clear-tasks",
  [DUB_STEP_MOVE_EXAM_TOKEN] = "move-exam-token",
  [DUB_STEP_ALL_HALLS_TOKEN] = "all-halls-token",
};

static const char *const draw_modes[] = {
  [DUB_DRAW_APP] = "app",
  [DUB_DRAW_TABLE] = "table",
  [DUB_DRAW_LEARN] = "learn",
};
static const char *const strengths[] = {
  [DUB_STRENGTH_PRINTED] = "printed",     [DUB_STRENGTH_CARD_FEWER] = "card-fewer",
  [DUB_STRENGTH_CARD_MORE] = "card-more", [DUB_STRENGTH_PP_5] = "pp-5",
  [DUB_STRENGTH_PP_10] = "pp-10",
};
static const char *const player_colors[] = {
  [DUB_PLAYER_PURPLE] = "purple", [DUB_PLAYER_BLACK] = "black", [DUB_PLAYER_YELLOW] = "yellow",
  [DUB_PLAYER_BLUE] = "blue",     [DUB_PLAYER_WHITE] = "white",
};
static const char *const displays[] = {
  [DUB_DISPLAY_RESOURCES] = "resources",
  [DUB_DISPLAY_GARMENTS] = "garments",
  [DUB_DISPLAY_EMPLOYEES] = "employees",
  [DUB_DISPLAY_JEWELRY] = "jewelry",
};
static const char *const places[] = {
  [DUB_PLACE_RESOURCE] = "tile",
  [DUB_PLACE_GARMENT] = "garment",
  [DUB_PLACE_EMPLOYEE] = "employee",
  [DUB_PLACE_JEWEL] = "jewel",
  [DUB_PLACE_GUEST] = "guest",
  [DUB_PLACE_TOKEN] = "token",
  [DUB_PLACE_ALL_HALLS] = "all-halls",
  [DUB_PLACE_FAVOR] = "favor",
  [DUB_PLACE_HER_PP] = "pp",
  [DUB_PLACE_HER_THREAD] = "thread",
  [DUB_PLACE_HER_LACE] = "lace",
  [DUB_PLACE_HER_TILES] = "tiles",
  [DUB_PLACE_HER_JEWELRY] = "jewelry",
  [DUB_PLACE_HER_STAFF] = "staff",
  [DUB_PLACE_TRACK] = "track",
  [DUB_PLACE_TASK] = "task",
  [DUB_PLACE_YOUR_HAND] = "your-hand",
  [DUB_PLACE_YOUR_STAFF] = "your-staff",
  [DUB_PLACE_YOUR_TRACK] = "your-track",
  [DUB_PLACE_YOUR_TASK] = "your-task",
  [DUB_PLACE_PILE] = "pile",
  [DUB_PLACE_BAG] = "bag",
  [DUB_PLACE_EXAM_DECK] = "exam-deck",
  [DUB_PLACE_START] = "start",
  [DUB_PLACE_TURN] = "turn",
  [DUB_PLACE_DRAW_MODE] = "way",
};
static const char *const actions[] = {
  [DUB_ACTION_NEW_GAME] = "new-game",
  [DUB_ACTION_ENTER] = "enter",
  [DUB_ACTION_LEAVE_EMPTY] = "leave-empty",
  [DUB_ACTION_FILL] = "fill",
  [DUB_ACTION_READY] = "ready",
  [DUB_ACTION_REVEAL] = "reveal",
  [DUB_ACTION_REPORT] = "tell",
  [DUB_ACTION_DEVIATE] = "otherwise",
  [DUB_ACTION_DONE] = "done",
  [DUB_ACTION_YOU_TILE] = "you-tile",
  [DUB_ACTION_YOU_GARMENT] = "you-garment",
  [DUB_ACTION_YOU_JEWELRY] = "you-jewelry",
  [DUB_ACTION_YOU_HIRE] = "you-hire",
  [DUB_ACTION_YOU_DEPUTE] = "you-depute",
  [DUB_ACTION_YOU_FUND] = "you-fund",
  [DUB_ACTION_YOU_FAVOR] = "you-favor",
  [DUB_ACTION_YOU_TASK] = "you-task",
  [DUB_ACTION_YOU_EXAM] = "you-exam",
  [DUB_ACTION_YOU_PASS] = "you-pass",
  [DUB_ACTION_YOU_SPECIALIST] = "you-specialist",
  [DUB_ACTION_YOU_COUNT] = "you-count",
  [DUB_ACTION_END_TURN] = "end-turn",
  [DUB_ACTION_INCOME] = "income",
  [DUB_ACTION_CORRECT] = "fix",
  [DUB_ACTION_CHANGE_BOX] = "change-box",
  [DUB_ACTION_TURN_UP] = "turn-up",
  [DUB_ACTION_FINISH] = "finish",
};
static const char *const events[] = {
  [DUB_EVENT_STARTED] = "started",
  [DUB_EVENT_BOX_CHANGED] = "box-changed",
  [DUB_EVENT_ROUND_BEGUN] = "round-begun",
  [DUB_EVENT_FAVOR_RETURNED] = "favor-returned",
  [DUB_EVENT_EMPLOYEES_LEFT] = "employees-left",
  [DUB_EVENT_GARMENTS_LEFT] = "garments-left",
  [DUB_EVENT_GARMENTS_SHIFTED] = "garments-shifted",
  [DUB_EVENT_JEWELRY_LEFT] = "jewelry-left",
  [DUB_EVENT_JEWELRY_SHIFTED] = "jewelry-shifted",
  [DUB_EVENT_ENTERED] = "entered",
  [DUB_EVENT_STAYED_EMPTY] = "stayed-empty",
  [DUB_EVENT_FESTIVITY_ADDED] = "festivity-added",
  [DUB_EVENT_DEALT] = "dealt",
  [DUB_EVENT_HAND_DRAWN] = "hand-drawn",
  [DUB_EVENT_REVEALED] = "revealed",
  [DUB_EVENT_REPORTED] = "told",
  [DUB_EVENT_DEVIATED] = "done-otherwise",
  [DUB_EVENT_STEP] = "step",
  [DUB_EVENT_BARRY_ENDED] = "barry-ended",
  [DUB_EVENT_YOU_TOOK_TILE] = "you-took-tile",
  [DUB_EVENT_YOU_MADE_GARMENT] = "you-made-garment",
  [DUB_EVENT_YOU_TOOK_JEWELRY] = "you-took-jewelry",
  [DUB_EVENT_YOU_HIRED] = "you-hired",
  [DUB_EVENT_YOU_DEPUTED] = "you-deputed",
  [DUB_EVENT_YOU_FUNDED] = "you-funded",
  [DUB_EVENT_YOU_TOOK_FAVOR] = "you-took-favor",
  [DUB_EVENT_YOU_DID_TASK] = "you-did-task",
  [DUB_EVENT_YOU_PASSED_EXAM] = "you-passed-exam",
  [DUB_EVENT_YOU_PASSED] = "you-passed",
  [DUB_EVENT_YOU_NAMED_SPECIALIST] = "you-named-specialist",
  [DUB_EVENT_YOU_GAINED] = "you-gained",
  [DUB_EVENT_YOU_COUNTED] = "you-counted",
  [DUB_EVENT_YOU_ALL_HALLS] = "you-all-halls",
  [DUB_EVENT_YOU_ENDED] = "you-ended",
  [DUB_EVENT_INCOME] = "income",
  [DUB_EVENT_CORRECTED] = "fixed",
  [DUB_EVENT_TURNED_UP] = "turned-up",
  [DUB_EVENT_FINISHED] = "finished",
};

typedef struct {
  const char *const *keys;
  guint n;
} Set;

#define SET(keys) \
  { \
    keys, G_N_ELEMENTS (keys) \
  }

static const Set sets[DUB_N_SETS] = {
  [DUB_SET_OWNER] = SET (owners),
  [DUB_SET_EXPANSION] = SET (expansions),
  [DUB_SET_COLOR] = SET (colors),
  [DUB_SET_FESTIVITY] = SET (festivities),
  [DUB_SET_EXPERT] = SET (experts),
  [DUB_SET_TILE] = SET (tiles),
  [DUB_SET_TYPE] = SET (types),
  [DUB_SET_CROWN] = SET (crowns),
  [DUB_SET_REWARD] = SET (rewards),
  [DUB_SET_DECORATION_KIND] = SET (decoration_kinds),
  [DUB_SET_FUND] = SET (funds),
  [DUB_SET_TRACK] = SET (tracks),
  [DUB_SET_TASK] = SET (tasks),
  [DUB_SET_SPECIALIST] = SET (specialists),
  [DUB_SET_SIDE] = SET (sides),
  [DUB_SET_COLUMN] = SET (columns),
  [DUB_SET_SYMBOL] = SET (symbols),
  [DUB_SET_FACT] = SET (facts),
  [DUB_SET_EDITION] = SET (editions),
  [DUB_SET_SECTION] = SET (sections),
  [DUB_SET_SOURCE] = SET (sources),
  [DUB_SET_PILE] = SET (piles),
  [DUB_SET_VERB] = SET (verbs),
  [DUB_SET_DRAW_MODE] = SET (draw_modes),
  [DUB_SET_DISPLAY] = SET (displays),
  [DUB_SET_PLACE] = SET (places),
  [DUB_SET_ACTION] = SET (actions),
  [DUB_SET_EVENT] = SET (events),
  [DUB_SET_PLAYER_COLOR] = SET (player_colors),
  [DUB_SET_STRENGTH] = SET (strengths),
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

/* Journals look up every key here, and most keys differ in their first letter. */
gboolean
dub_name_find_part (DubSet set, const char *key, gsize length, guint *value)
{
  const Set *keys = &sets[set];

  g_return_val_if_fail (set < DUB_N_SETS, FALSE);

  for (guint i = 0; i < keys->n; i++) {
    const char *own = keys->keys[i];

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
