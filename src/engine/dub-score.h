/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Final scoring (section END) for both players, with the details of each line.
 */

#pragma once

#include "dub-turn.h"

G_BEGIN_DECLS

enum { DUB_N_SCORE_LINES = 8 }; /* END-1 to END-8 */

/* END-5: a garment in the Royal Hall and the fireworks decoration that it is assigned to. */
typedef struct {
  guint8 guest;    /* guest space in the Royal Hall */
  guint8 firework; /* fireworks space */
} DubBalcony;

typedef struct {
  guint lines[DUB_N_SCORE_LINES];
  guint track; /* PP on the track before the scoring */
  guint total;

  guint livre_pp;
  guint jewelry_pp;
  guint n_bonuses;
  guint8 bonuses[DUB_N_CROWNS];
  guint bonus_pp[DUB_N_CROWNS];
  guint favor_pp;
  guint halls[DUB_N_HALLS];
  guint n_balcony;
  DubBalcony balcony[DUB_MAX_SPACES];
  guint garment_pp; /* as printed */
  guint decoration_pp;
  guint all_halls_pp;
} DubSideScore;

typedef struct {
  DubQuestion question; /* if set, ignore all other fields */
  DubSideScore sides[DUB_N_OWNERS];
  guint64 rulings;
  DubOwner winner;
} DubScore;

void dub_score_count (const DubBox *box, const DubState *state, DubScore *score);

G_END_DECLS
