/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The guided round, played as its texts say.
 */

#pragma once

#include "dub-lesson.h"

G_BEGIN_DECLS

typedef struct {
  DubLesson lesson; /* before it */
  const char *line; /* of a journal; NULL for what comes next without a choice */
} LessonMove;

extern const LessonMove lesson_moves[];
extern const guint n_lesson_moves;

/* A new guided game. */
DubTableView *lesson_begin (void);

void lesson_play (DubTableView *view, const char *line);

/* Plays a new game up to the first move with this lesson. */
void lesson_play_until (DubTableView *view, DubLesson lesson);

G_END_DECLS
