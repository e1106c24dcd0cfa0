/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stable ASCII keys of the enums, for files and output. They are never translated and
 * never shown to the player as text.
 */

#pragma once

#include <glib.h>

/* The numbered rules that the engine applies: their names, and their printed ids. Steps,
 * questions, candidates and tests cite them. */

/* clang-format off */
#define DUB_RULES(X) \
  X (T_1, "T-1") X (T_2, "T-2") X (T_3, "T-3") \
  X (FAV_1, "FAV-1") X (FAV_2, "FAV-2") \
  X (RES_1, "RES-1") X (RES_2, "RES-2") X (RES_3, "RES-3") X (RES_4, "RES-4") \
  X (TAI_1, "TAI-1") X (TAI_2, "TAI-2") X (TAI_3, "TAI-3") X (TAI_4, "TAI-4") \
  X (TAI_5, "TAI-5") X (TAI_6, "TAI-6") \
  X (HIR_1, "HIR-1") X (HIR_2, "HIR-2") X (HIR_3, "HIR-3") X (HIR_4, "HIR-4") \
  X (FUN_1, "FUN-1") X (FUN_2, "FUN-2") X (FUN_3, "FUN-3") \
  X (EXAM_J, "EXAM-J") X (EXAM_M, "EXAM-M") X (EXAM_R, "EXAM-R") X (EXAM_X, "EXAM-X") \
  X (ALL_1, "ALL-1") \
  X (VAL_1, "VAL-1") \
  X (FES_1, "FES-1") \
  X (EXP_1, "EXP-1") \
  X (END_1, "END-1") X (END_2, "END-2") X (END_3, "END-3") X (END_4, "END-4") \
  X (END_5, "END-5") X (END_6, "END-6") X (END_7, "END-7") X (END_8, "END-8") \
  X (END_9, "END-9") \
  X (R_1, "R-1") X (R_2, "R-2") X (R_3, "R-3") X (R_4, "R-4") X (R_5, "R-5") X (R_6, "R-6") \
  X (R_7, "R-7") X (R_8, "R-8") X (R_9, "R-9") X (R_10, "R-10") X (R_11, "R-11") \
  X (R_12, "R-12") X (R_13, "R-13") X (R_14, "R-14") X (R_15, "R-15") X (R_16, "R-16") \
  X (R_17, "R-17") \
  X (SET_1, "SET-1") X (SET_2, "SET-2") X (SET_3, "SET-3") X (SET_4, "SET-4") \
  X (SET_5, "SET-5") X (SET_6, "SET-6") X (SET_7, "SET-7") X (SET_8, "SET-8") \
  X (P1_A, "P1-A") X (P1_B, "P1-B") X (P1_C, "P1-C") X (P1_D, "P1-D") X (P1_E, "P1-E") \
  X (P1_F, "P1-F") \
  X (P2, "P2") X (P3, "P3") X (P4, "P4") \
  X (YOU_1, "YOU-1") X (YOU_2, "YOU-2") X (YOU_3, "YOU-3") X (YOU_4, "YOU-4") \
  X (YOU_5, "YOU-5") X (YOU_6, "YOU-6") X (YOU_7, "YOU-7") X (YOU_8, "YOU-8") \
  X (YOU_9, "YOU-9") X (YOU_10, "YOU-10") X (YOU_11, "YOU-11") X (YOU_12, "YOU-12")
/* clang-format on */

#define DUB_RULE_VALUE(name, id) DUB_RULE_##name,
typedef enum { DUB_RULE_NONE, DUB_RULES (DUB_RULE_VALUE) DUB_N_RULES } DubRuleId;
#undef DUB_RULE_VALUE

G_STATIC_ASSERT (DUB_RULE_R_14 < 64); /* rulings of her steps are a bitmask in a guint64 */

/* Returns the printed id, for example "TAI-4"; static. */
const char *dub_rule_id_to_string (DubRuleId rule);

/* Returns whether the rule is a ruling, which settles what the rulebooks leave open. */
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
  DUB_SET_QUESTION,
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
