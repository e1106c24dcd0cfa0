/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The guided round, played as its texts direct.
 */

#pragma once

#include "dub-lesson.h"

G_BEGIN_DECLS

typedef struct {
  DubLesson lesson; /* the lesson before this move */
  const char *line; /* the move as a line of the journal; NULL for the next step without a choice */
} LessonMove;

extern const LessonMove lesson_moves[];
extern const guint n_lesson_moves;

/* Begins a new guided game. */
DubTableView *lesson_begin (void);

void lesson_play (DubTableView *view, const char *line);

/* Plays a new game up to the first move with this lesson. */
void lesson_play_until (DubTableView *view, DubLesson lesson);

G_END_DECLS
