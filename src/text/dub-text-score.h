/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The final scoring, every number with how it came about.
 */

#pragma once

#include "dub-score.h"

G_BEGIN_DECLS

/* A line of the final scoring: 0 is END-1, DUB_N_SCORE_LINES what was on the score track
 * before. */
char *dub_text_score_line (guint line);
char *dub_text_score_reason (const DubBox *box, const DubState *state, const DubScore *score,
                             DubOwner owner, guint line);
char *dub_text_winner (const DubScore *score);

G_END_DECLS
