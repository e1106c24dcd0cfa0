/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text of the guided round beside the thing that it speaks of. There is a note at each place
 * of the page that a text may speak of, and at most one of them is shown. Its name says
 * where it is: "pane" and "button" in the pane, "board" over the board, where it gets a position
 * beside its spaces, and "strip" below the board on a narrow screen.
 */

#pragma once

#include "dub-lesson.h"
#include "dub-pane.h"

#define DUB_TYPE_GUIDE_NOTE (dub_guide_note_get_type ())

G_DECLARE_FINAL_TYPE (DubGuideNote, dub_guide_note, DUB, GUIDE_NOTE, DubPane)

/* Sets whether the board and the pane are shown one at a time. */
void dub_guide_note_set_folded (DubGuideNote *self, gboolean folded);

/* Places the note over the board beside the spaces that the lesson speaks of, never over them. It
 * is in an overlay whose child has the board, and has its view. */
void dub_guide_note_watch_board (DubGuideNote *note);

/* Something to be avoided. Even a little of what weighs more is worse than much of the rest. */
typedef struct {
  GdkRectangle at;
  int weight;
} DubGuideObstacle;

/* Returns where something of this size goes: in the area, below, above, right or left of the
 * target, wherever it covers the least of what is to be avoided, in the middle of that side if it
 * makes no difference. If there is no room on any side, it goes to the side with the most room, and
 * partly out of the area. */
GdkRectangle dub_guide_note_find_position (GdkRectangle area, GdkRectangle target, int width,
                                           int height, const DubGuideObstacle *avoided,
                                           guint n_avoided);
