/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-rule-id.h"

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
