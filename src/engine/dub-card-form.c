/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-card-form.h"

#define NUMBER(n) .first = 1, .last = (n)
#define NAME(names, n) .is_named = TRUE, .set = (names), .last = (n) -1

const DubCardForm dub_card_forms[DUB_N_CARD_ACTIONS] = {
  [DUB_CARD_UNKNOWN] = { .key = "?" },
  [DUB_CARD_FAVOR] = { .key = "favor", .action = "favor" },
  [DUB_CARD_DRAWER] = { "drawer", "resources", "drawer", NUMBER (DUB_N_DRAWERS) },
  [DUB_CARD_COLUMN] = { "column", "resources", "column", NAME (DUB_SET_COLUMN, DUB_N_COLUMNS) },
  [DUB_CARD_TAILOR] = { "tailor", "tailor", "n", NUMBER (DUB_MAX_SPACES), .has_end = TRUE },
  [DUB_CARD_HIRE] = { "hire", "hire", "n", NUMBER (DUB_N_HIRE_SPACES), .has_end = TRUE },
  [DUB_CARD_FUND] = { "fund", "fund", "what", NAME (DUB_SET_FUND, DUB_N_FUNDS) },
};
