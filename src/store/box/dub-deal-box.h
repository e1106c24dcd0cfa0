/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The profile of a deal: its check, and the profile here that has the same figures.
 */

#pragma once

#include "dub-deal.h"
#include "dub-history.h"

/* Returns the code of a game that is being begun. */
char *dub_deal_dup_code (const DubBox *box, const DubSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the code of a game, or NULL if the player draws her cards. */
char *dub_deal_dup_code_of (const DubHistory *history) G_GNUC_WARN_UNUSED_RESULT;

/* Parses a code and finds its profile: the preferred one if it fits, or another one. *id is the id
 * of the profile. */
DubDealProblem dub_deal_find (const char *code, const char *preferred, DubDeal *deal, char **id);
