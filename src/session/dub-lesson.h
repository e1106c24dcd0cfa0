/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The guided round: the first round of an ordinary game with a fixed deal, which shows each phase,
 * each action of hers and an examination. A game is guided if it has the seed of that deal; nothing
 * else marks it. The lesson follows from the entries of the game alone, so that undo, a restart and
 * another language need nothing more.
 */

#pragma once

#include "dub-table-view.h"
#include "dub-text-guide.h"

/* The part of the page that a lesson speaks of. */
typedef enum {
  DUB_LESSON_SPOT_NONE,
  DUB_LESSON_SPOT_PANE,   /* what the pane of the moment shows first */
  DUB_LESSON_SPOT_BUTTON, /* the big button, or the one beside it */
  DUB_LESSON_SPOT_BOARD,  /* the spaces of the board that dub_lesson_concerns () */
  DUB_LESSON_SPOT_UNDO,   /* the undo button */
  DUB_N_LESSON_SPOTS,
} DubLessonSpot;

/* Creates a guided game with this name: with the Jewelry Box, a task of her Examination that is
 * done, and one garment that is not known. */
DubGameFile *dub_lesson_create_game (const char *name, GError **error);

/* Returns the id of the last guided game that is still in its guided round; NULL if there is none,
 * or if it is open elsewhere. */
char *dub_lesson_find_game (void);

/* Return whether the game began with a guided round, and whether it is still in it. */
gboolean dub_lesson_is_guided (DubSession *session);
gboolean dub_lesson_is_running (DubSession *session);

/* Returns DUB_LESSON_NONE if the game is not guided, or past its guided round. */
DubLesson dub_lesson_find (DubTableView *view);

DubLessonSpot dub_lesson_get_spot (DubLesson lesson);

/* Return whether the lesson speaks of the place, and whether it has to be seen besides, because it
 * is tapped next. */
gboolean dub_lesson_concerns (DubLesson lesson, DubPlace place);
gboolean dub_lesson_needs (DubLesson lesson, DubPlace place);
