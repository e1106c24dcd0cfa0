/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The result of a game as a picture to share.
 */

#pragma once

#include "dub-picture.h"
#include "dub-session.h"

/* Returns the picture, twice as large in pixels as messengers like it; or NULL as long as the
 * score has a question. The widget is in a window that is shown. */
DubPicture *dub_result_card_new (DubSession *session, GtkWidget *near) G_GNUC_WARN_UNUSED_RESULT;
