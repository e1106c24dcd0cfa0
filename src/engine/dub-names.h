/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stable ASCII keys of the enums, for files and output. They are never translated and
 * never shown to the player as text.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The numbered rules that the engine applies. Steps, questions, candidates and
 * tests cite them. */

typedef enum {
  DUB_RULE_NONE,
  DUB_RULE_T_1,
  DUB_RULE_T_2,
  DUB_RULE_T_3,
  DUB_RULE_FAV_1,
  DUB_RULE_FAV_2,
  DUB_RULE_RES_1,
  DUB_RULE_RES_2,
  DUB_RULE_RES_3,
  DUB_RULE_RES_4,
  DUB_RULE_TAI_1,
  DUB_RULE_TAI_2,
  DUB_RULE_TAI_3,
  DUB_RULE_TAI_4,
  DUB_RULE_TAI_5,
  DUB_RULE_TAI_6,
  DUB_RULE_HIR_1,
  DUB_RULE_HIR_2,
  DUB_RULE_HIR_3,
  DUB_RULE_HIR_4,
  DUB_RULE_FUN_1,
  DUB_RULE_FUN_2,
  DUB_RULE_FUN_3,
  DUB_RULE_EXAM_J,
  DUB_RULE_EXAM_M,
  DUB_RULE_EXAM_R,
  DUB_RULE_EXAM_X,
  DUB_RULE_ALL_1,
  DUB_RULE_VAL_1,
  DUB_RULE_FES_1,
  DUB_RULE_EXP_1,
  DUB_RULE_END_1,
  DUB_RULE_END_2,
  DUB_RULE_END_3,
  DUB_RULE_END_4,
  DUB_RULE_END_5,
  DUB_RULE_END_6,
  DUB_RULE_END_7,
  DUB_RULE_END_8,
  DUB_RULE_END_9,
  DUB_RULE_R_1,
  DUB_RULE_R_2,
  DUB_RULE_R_3,
  DUB_RULE_R_4,
  DUB_RULE_R_5,
  DUB_RULE_R_6,
  DUB_RULE_R_7,
  DUB_RULE_R_8,
  DUB_RULE_R_9,
  DUB_RULE_R_10,
  DUB_RULE_R_11,
  DUB_RULE_R_12,
  DUB_RULE_R_13,
  DUB_RULE_R_14,
  DUB_RULE_R_15,
  DUB_RULE_R_16,
  DUB_RULE_R_17,
  DUB_RULE_SET_1,
  DUB_RULE_SET_2,
  DUB_RULE_SET_3,
  DUB_RULE_SET_4,
  DUB_RULE_SET_5,
  DUB_RULE_SET_6,
  DUB_RULE_SET_7,
  DUB_RULE_SET_8,
  DUB_RULE_P1_A,
  DUB_RULE_P1_B,
  DUB_RULE_P1_C,
  DUB_RULE_P1_D,
  DUB_RULE_P1_E,
  DUB_RULE_P1_F,
  DUB_RULE_P2,
  DUB_RULE_P3,
  DUB_RULE_P4,
  DUB_RULE_YOU_1,
  DUB_RULE_YOU_2,
  DUB_RULE_YOU_3,
  DUB_RULE_YOU_4,
  DUB_RULE_YOU_5,
  DUB_RULE_YOU_6,
  DUB_RULE_YOU_7,
  DUB_RULE_YOU_8,
  DUB_N_RULES,
} DubRuleId;

G_STATIC_ASSERT (DUB_RULE_R_14 < 64); /* rulings of her steps are a bitmask in a guint64 */

/* Returns the printed id, for example "TAI-4"; static. */
const char *dub_rule_id_to_string (DubRuleId rule);

/* Whether the rule is a ruling, which settles what the rulebooks leave open. */
gboolean dub_rule_id_is_ruling (DubRuleId rule);

typedef enum {
  DUB_SET_OWNER,
  DUB_SET_EXPANSION,
  DUB_SET_COLOR,
  DUB_SET_FESTIVITY,
  DUB_SET_EXPERT,
  DUB_SET_TILE,
  DUB_SET_TYPE,
  DUB_SET_CROWN,
  DUB_SET_REWARD,
  DUB_SET_DECORATION_KIND,
  DUB_SET_FUND,
  DUB_SET_TRACK,
  DUB_SET_TASK,
  DUB_SET_SPECIALIST,
  DUB_SET_END,
  DUB_SET_COLUMN,
  DUB_SET_SYMBOL,
  DUB_SET_FACT,
  DUB_SET_EDITION,
  DUB_SET_SECTION,
  DUB_SET_SOURCE,
  DUB_SET_PILE,
  DUB_SET_VERB,
  DUB_SET_DRAW_MODE,
  DUB_SET_DISPLAY,
  DUB_SET_PLACE,
  DUB_SET_KIND,
  DUB_SET_PLAYER,
  DUB_SET_EVENT,
  DUB_SET_PLAYER_COLOR,
  DUB_SET_STRENGTH,
  DUB_SET_EMPLOYEE_EXPANSION, /* the values of in_jewelry_box */
  DUB_N_SETS,
} DubSet;

/* Returns the key of a value, or NULL for a gap in the set. */
const char *dub_name_get (DubSet set, guint value);

/* Finds the value of a key; the second function uses only its first length bytes. Returns
 * FALSE if the set has no such key. */
gboolean dub_name_find (DubSet set, const char *key, guint *value);
gboolean dub_name_find_part (DubSet set, const char *key, gsize length, guint *value);

/* One more than the largest value. */
guint dub_set_get_size (DubSet set);

G_END_DECLS
