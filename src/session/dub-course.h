/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of a game: both totals if it had ended after each of its turns. What was unknown
 * at the time counts as nothing.
 */

#pragma once

#include "dub-history.h"
#include "dub-score.h"

G_BEGIN_DECLS

typedef struct {
  guint entry; /* the index of the entry that ended the turn */
  guint8 round;
  guint8 owner;
  guint totals[DUB_N_OWNERS];
} DubCourseTurn;

typedef struct {
  GArray *turns; /* owned; of DubCourseTurn */
  DubScore last; /* the score as far as it is known now */
} DubCourse;

DubCourse *dub_course_new (const DubHistory *history) G_GNUC_WARN_UNUSED_RESULT;
void dub_course_free (DubCourse *self);

/* Returns by how much the turn changed the total of the side that played it. */
int dub_course_get_change (const DubCourse *self, guint index);

/* Sets the indices of the turns that changed most, the greatest change first, and returns
 * their number, at most max. */
guint dub_course_find_greatest (const DubCourse *self, guint *turns, guint max);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubCourse, dub_course_free)

G_END_DECLS
