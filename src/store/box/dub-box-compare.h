/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two profiles side by side: where their values differ, and a third one that has some of both.
 */

#pragma once

#include "dub-box-schema.h"

/* A place whose values differ. Her cards and the Employees are compared without their order. */
typedef struct {
  guint8 part;   /* DubPart */
  guint8 is_row; /* the whole row, which has another number of spaces */
  DubRow row;
  guint8 at;       /* the space of the row, from 0 */
  guint8 other_at; /* the same in the other box */
} DubDifference;

typedef struct _DubComparison DubComparison;

DubComparison *dub_comparison_new (const DubBox *mine, const DubBox *theirs);
void dub_comparison_free (DubComparison *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubComparison, dub_comparison_free)

const DubBox *dub_comparison_get_mine (const DubComparison *self);
const DubBox *dub_comparison_get_theirs (const DubComparison *self);

/* The differences, in the order of the parts. */
guint dub_comparison_get_n (const DubComparison *self);
const DubDifference *dub_comparison_get (const DubComparison *self, guint i);

/* Returns the parts with the same values, for which the other profile knows better where they come
 * from, as a bitmask. */
guint dub_comparison_get_confirmed (const DubComparison *self);

/* Returns whether the values there are to be those of the other box. */
gboolean dub_comparison_get_taken (const DubComparison *self, guint i);
guint dub_comparison_count_taken (const DubComparison *self);

/* Choose the values of the other box there, or mine again. What is possible only together, like
 * numbers of tiles that have a total, is chosen together. */
void dub_comparison_choose (DubComparison *self, guint i, gboolean theirs);
void dub_comparison_choose_part (DubComparison *self, DubPart part, gboolean theirs);

/* Makes my box with what was chosen. In these parts, what somebody else has checked comes from
 * others; in what is mixed the values come from the less certain of both. */
void dub_comparison_merge (const DubComparison *self, guint parts, DubBox *box);
