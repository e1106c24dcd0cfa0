/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A short code of what decides the cards of a game, so that another player gets the same ones:
 * seed, Expansions, strength, rulings, and a check of the profile.
 */

#pragma once

#include "dub-move.h"

/* The reason why a code is refused. */
typedef enum {
  DUB_DEAL_GOOD,
  DUB_DEAL_LETTER, /* it has something that no code has */
  DUB_DEAL_SHORT,  /* something is missing, or there is too much */
  DUB_DEAL_CHECK,  /* mistyped */
  DUB_DEAL_VALUE,  /* of a later version */
  DUB_DEAL_BOX,    /* no profile here has its check */
  DUB_N_DEAL_PROBLEMS,
} DubDealProblem;

enum { DUB_N_DEAL_CHECKS = 1 << 15 }; /* of a profile */

typedef struct {
  DubSetup setup; /* without colors; the app draws her cards */
  guint check;    /* of the profile, less than DUB_N_DEAL_CHECKS */
} DubDeal;

/* Returns the code in groups of four letters and digits. */
char *dub_deal_print (const DubDeal *deal) G_GNUC_WARN_UNUSED_RESULT;

/* Capitals, spaces and hyphens make no difference, nor do O for 0 and I or L for 1. */
DubDealProblem dub_deal_parse (const char *text, DubDeal *deal);
