/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Final scoring (section END) for both players, with the details of each line.
 */

#pragma once

#include "dub-state.h"
#include "dub-turn.h"
#include "dub-types.h"

/* Her handicaps. None of them changes a rule: they change what she starts with. */

/* The PP on her counter at the start, and the cards of her hand in a round. */
guint dub_strength_get_pp (DubStrength strength);
guint dub_strength_get_hand_size (DubStrength strength, guint round);

/* The worth of the employees with an end-of-game bonus (section VAL). */

/* Returns the unknown facts about you that the formula needs; hers are always known. */
guint dub_worth_get_missing (const DubState *state, DubCrown crown);

/* Returns the PP of the card for its owner. extra is the number of cards counted in addition
 * to the staff, for a candidate that has not joined it yet (VAL-1). Unknown facts count as
 * 0. */
guint dub_worth_get (const DubBox *box, const DubState *state, DubOwner owner, DubCrown crown,
                     guint extra);

/* Returns the PP of vi-staff for a staff of this size. */
guint dub_worth_of_staff (guint size);

enum { DUB_N_SCORE_LINES = 8 }; /* END-1 to END-8 */

/* END-5: a garment in the Royal Hall and the fireworks decoration that it is assigned to. */
typedef struct {
  guint8 guest;    /* guest space in the Royal Hall */
  guint8 firework; /* fireworks space */
} DubBalcony;

/* END-3 and END-4: what a side has in a majority, and what it scores. */
typedef struct {
  guint n;             /* garments or fireworks */
  guint n_masters;     /* garments on Master guest spaces */
  gboolean breaks_tie; /* has the musicians, or the most expensive fireworks */
  guint pp;
} DubShare;

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
  DubShare halls[DUB_N_HALLS];
  DubShare fireworks;
  guint n_balcony;
  DubBalcony balcony[DUB_MAX_SPACES];
  guint statues[DUB_N_COLORS]; /* the garments that they count */
  guint garment_pp;            /* as printed */
  guint decoration_pp;
  guint all_halls_pp;
} DubSideScore;

typedef struct {
  DubQuestion question;
  guint missing;  /* unknown facts about you that change your score, bitmask of DubFact */
  guint64 hidden; /* her facedown cards that may have a bonus, bitmask of her staff */
  DubSideScore sides[DUB_N_OWNERS];
  guint64 rulings;
  DubOwner winner;
} DubScore;

/* As long as there is a question, nobody wins, and what is unknown counts as nothing. */

void dub_score_count (const DubBox *box, const DubState *state, DubScore *score);
