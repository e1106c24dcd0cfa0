/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences about the majorities of the final score.
 */

#pragma once

#include "dub-text-sentence-private.h"

G_BEGIN_DECLS

/* The score of a side, and the sentences about majorities. */
typedef struct {
  const DubBox *box;
  const DubState *state;
  const DubSideScore *side;
  DubOwner owner;
} DubTextScored;
char *dub_text_score_halls (const DubTextScored *scored);
char *dub_text_score_fireworks (const DubTextScored *scored);

G_END_DECLS
