/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text about the code of a deal.
 */

#pragma once

#include "dub-deal.h"

G_BEGIN_DECLS

/* Says why a code is refused. */
char *dub_text_deal_problem (DubDealProblem problem);

/* The code of a game, for the terminal. */
char *dub_text_deal_code (const char *code);

G_END_DECLS
