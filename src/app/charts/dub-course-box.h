/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of a finished game: both totals turn by turn, the turns that moved most, and the
 * lines of the scoring side by side.
 */

#pragma once

#include "dub-history.h"

#include <adwaita.h>

#define DUB_TYPE_COURSE_BOX (dub_course_box_get_type ())

G_DECLARE_FINAL_TYPE (DubCourseBox, dub_course_box, DUB, COURSE_BOX, AdwBin)

GtkWidget *dub_course_box_new (void);

/* Shows the course of this game; nothing if it is NULL. */
void dub_course_box_set_history (DubCourseBox *self, const DubHistory *history);
