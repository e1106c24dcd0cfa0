/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The texts of the guided round, for a player who has not read the rulebook. Each speaks of one
 * thing on the page, and is shown beside it.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In the order of the round. */
typedef enum {
  DUB_LESSON_NONE,
  DUB_LESSON_ENTER,
  DUB_LESSON_FILL,
  DUB_LESSON_READY,
  DUB_LESSON_REVEAL,
  DUB_LESSON_REVEAL_AGAIN,
  DUB_LESSON_HER_RESOURCES,
  DUB_LESSON_YOUR_TILE,
  DUB_LESSON_UNDO,
  DUB_LESSON_YOUR_GARMENT,
  DUB_LESSON_END_TURN,
  DUB_LESSON_END_TURN_AGAIN,
  DUB_LESSON_HER_HIRE,
  DUB_LESSON_CORRECT,
  DUB_LESSON_YOUR_HIRE,
  DUB_LESSON_HER_DECORATION,
  DUB_LESSON_YOUR_DECORATION,
  DUB_LESSON_QUESTION,
  DUB_LESSON_HER_GARMENT,
  DUB_LESSON_YOUR_LAST,
  DUB_LESSON_HER_EXAM,
  DUB_LESSON_HER_FAVOR,
  DUB_LESSON_INCOME,
  DUB_LESSON_END,
  DUB_N_LESSONS,
} DubLesson;

/* Returns NULL for DUB_LESSON_NONE. */
char *dub_text_lesson (DubLesson lesson);

/* The name of a new guided game. */
char *dub_text_guided_game (void);

G_END_DECLS
