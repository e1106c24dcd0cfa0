/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The final scoring, every number with its explanation.
 */

#pragma once

#include "dub-score.h"

G_BEGIN_DECLS

/* A line of the final scoring: 0 is END-1, and DUB_N_SCORE_LINES is the score track before it. */
char *dub_text_score_line (guint line);
char *dub_text_score_reason (const DubBox *box, const DubState *state, const DubScore *score,
                             DubOwner owner, guint line);
char *dub_text_winner (const DubScore *score);

/* The totals of a game that is not over. */
char *dub_text_score_now (const DubScore *score);

G_END_DECLS
