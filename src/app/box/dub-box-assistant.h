/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * “Match my box”: guides the owner through a box profile part by part, with a drawing of
 * each. A profile is saved continuously; the box of a game is changed once, as an entry of
 * its log.
 */

#pragma once

#include "dub-box-editor.h"
#include "dub-session.h"

#include <adwaita.h>

#define DUB_TYPE_BOX_ASSISTANT (dub_box_assistant_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxAssistant, dub_box_assistant, DUB, BOX_ASSISTANT, AdwWindow)

/* For a profile that is being matched. */
GtkWidget *dub_box_assistant_new (GtkWindow *parent, DubBoxEditor *editor);

/* For the copy of the box in a game. The parent says how it went. */
GtkWidget *dub_box_assistant_new_for_game (GtkWindow *parent, DubSession *session);

DubBoxEditor *dub_box_assistant_get_editor (DubBoxAssistant *self);

/* Closes the window, discarding any changes. */
void dub_box_assistant_leave (DubBoxAssistant *self);
