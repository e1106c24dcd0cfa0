/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text about the state of a game.
 */

#pragma once

#include "dub-deal.h"
#include "dub-state.h"
#include "dub-types.h"

/* The round and her counter. */
char *dub_text_status (const DubState *state);

/* The round and whose turn it is, for the header of a page, and the two apart; after the last round
 * there is no round. */
char *dub_text_heading (const DubState *state);
char *dub_text_heading_round (const DubState *state);
char *dub_text_heading_moment (const DubState *state);

/* Her holdings, and the PP of a side; NULL if they are unknown. */
char *dub_text_holdings (const DubState *state);
char *dub_text_points (const DubState *state, DubOwner owner);

/* More about her, one item per string: her examination, and the current value of each
 * end-of-game card of her staff; NULL-terminated. */
char **dub_text_barry (const DubBox *box, const DubState *state);

/* Counter, tokens in each hall and tiles, to find a mistake early; NULL-terminated. */
char *dub_text_audit_title (void);
char **dub_text_audit (const DubState *state);

/* The reason why the code of a deal is refused; and the code of a game, for the terminal. */
char *dub_text_deal_problem (DubDealProblem problem);
char *dub_text_deal_code (const char *code);

/* The name of a handicap, or of the game as it is printed. */
char *dub_text_strength (DubStrength strength);

/* The percentage of simulated games that she wins, by default or with a handicap. */
char *dub_text_strength_rate (gboolean is_default, guint percent);

/* The change that a handicap makes to the setup; NULL if nothing. */
char *dub_text_strength_setup (DubStrength strength);
