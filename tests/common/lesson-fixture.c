/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lesson-fixture.h"

#include "session-fixture.h"

const LessonMove lesson_moves[] = {
  { DUB_LESSON_ENTER, "table enter to=garment:5 garment=blue:2" },
  { DUB_LESSON_FILL, "table fill" },
  { DUB_LESSON_READY, NULL },
  { DUB_LESSON_REVEAL, NULL },
  { DUB_LESSON_HER_RESOURCES, NULL },
  { DUB_LESSON_YOUR_TILE, "you take-tiles from=tile:0" },
  { DUB_LESSON_UNDO, "undo" },
  { DUB_LESSON_YOUR_GARMENT, "you place-garment from=garment:5 to=guest:2:1" },
  { DUB_LESSON_END_TURN, NULL },
  { DUB_LESSON_REVEAL_AGAIN, NULL },
  { DUB_LESSON_HER_HIRE, NULL },
  { DUB_LESSON_CORRECT, "table correct to=garment:4 garment=green:2" },
  { DUB_LESSON_YOUR_HIRE, "you hire from=employee:2" },
  { DUB_LESSON_END_TURN_AGAIN, NULL },
  { DUB_LESSON_REVEAL_AGAIN, NULL },
  { DUB_LESSON_HER_DECORATION, NULL },
  { DUB_LESSON_YOUR_DECORATION, "you place-token to=token:statues:0" },
  { DUB_LESSON_END_TURN_AGAIN, NULL },
  { DUB_LESSON_REVEAL_AGAIN, NULL },
  { DUB_LESSON_QUESTION, "table enter to=garment:1 garment=orange:3" },
  { DUB_LESSON_HER_GARMENT, NULL },
  { DUB_LESSON_YOUR_LAST, "you depute employee=apprentice:0" },
  { DUB_LESSON_END_TURN_AGAIN, NULL },
  { DUB_LESSON_REVEAL_AGAIN, NULL },
  { DUB_LESSON_HER_EXAM, NULL },
  { DUB_LESSON_REVEAL_AGAIN, NULL },
  { DUB_LESSON_HER_FAVOR, NULL },
  { DUB_LESSON_INCOME, NULL },
  { DUB_LESSON_END, "table fill" },
  { DUB_LESSON_END, NULL },
  { DUB_LESSON_NONE, NULL },
};

const guint n_lesson_moves = G_N_ELEMENTS (lesson_moves);

DubTableView *
lesson_begin (void)
{
  g_autoptr (GError) error = NULL;
  DubGameFile *file = dub_lesson_create_game ("A test", &error);
  g_autoptr (DubSession) session = NULL;

  g_assert_no_error (error);
  session = dub_session_new_for_file (file);

  return dub_table_view_new (session);
}

void
lesson_play (DubTableView *view, const char *line)
{
  DubSession *session = dub_table_view_get_session (view);
  g_autoptr (GError) error = NULL;

  if (line == NULL)
    dub_table_view_go_on (view);
  else if (g_str_equal (line, "undo"))
    dub_session_undo (session, &error);
  else
    session_perform (session, line);
  g_assert_no_error (error);
}

void
lesson_play_until (DubTableView *view, DubLesson lesson)
{
  for (guint i = 0; i < n_lesson_moves && lesson_moves[i].lesson != lesson; i++)
    lesson_play (view, lesson_moves[i].line);
  g_assert_cmpint (dub_lesson_find (view), ==, lesson);
}
