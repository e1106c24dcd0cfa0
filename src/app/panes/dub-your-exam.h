/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your examination in your turn: its tasks, of which those that your moves fulfill are
 * proposed, and the button that completes it. Each task can be pressed; one that cannot be
 * fulfilled is refused with the reason.
 */

#pragma once

#include "dub-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Fills the box, or hides it if the examinations are not in play. */
void dub_your_exam_update (GtkWidget *box, DubSession *session);

G_END_DECLS
